### What the actions need, for whoever asks why something is not offered. No numbers that the rules may change.

needs-construct =
    A new building needs a hex without a building beside one of your bots or under it, a block of its kind (or a shelter of
    your own) that is left, and what the building costs; a mine also a colonist, who stays there. Beside buildings of its kind
    it needs a technology of that kind, as high as there are buildings that it joins; where the action says so, colonists
    make up for levels that are wanting. Apart from its kind, one hex must lie between.
needs-upgrade =
    An advanced building needs a blueprint of yours that is not built yet, a building of the kind that it asks for beside one
    of your bots or under it, without a marker and in a complex as large as the blueprint's level says, and a mineral where
    the action is not free.
needs-welcome =
    A ship needs to be on its way to you and to find a dock that is free at the colony's level, and what the crew needs: a plant
    and water, where the action is not free.
needs-drive =
    A bot or rover may pass a hex with an advanced building, colonists or other bots and rovers, and must not end there. A rover
    does not end on a tile that gives its owner nothing. A step is offered only where the walk can still come to an end so.
needs-staff =
    A colonist needs to be ready in your living quarters. Who else has colonists there is paid for, with crystals or colonists;
    the optional action on a card takes one colonist of yours at a time.
needs-learn =
    A technology needs what its shelf costs, and a free space in the first row of your laboratory; of each kind you may have one.
needs-develop =
    A technology moves to a free space beside it in your laboratory, and needs what that space costs, where it is not free.
needs-use =
    The technology must lie in somebody's laboratory, and its level must be enough.
needs-take =
    What you take must be in the warehouse, and there must be room for it in your storage, your depot or on a contract.
needs-draft =
    A blueprint needs a marker that you have not yet used.
needs-hire =
    A scientist needs what the card costs, a contract a crystal, where the action is not free.
needs-activate =
    An advanced building is used with a scientist of the kind that works there, or, if it is yours, for crystals; and it must be
    able to do something now.
needs-deliver =
    A contract takes only what it asks for, and no more of it; what lies below the depot is not yet yours to give.
needs-complete =
    A private goal needs to be fulfilled now, one of its rewards to be possible, and no other one to be completed before.
needs-travel =
    You travel to the other side, to a space of the turn order there that nobody has taken.
needs-whole-turn =
    A turn has one main action, of the side that your marker is on, and at most one executive action, before or behind it: a
    space of your executive board where no ship lies, at its price in crystals. Each must be able to do something now.
