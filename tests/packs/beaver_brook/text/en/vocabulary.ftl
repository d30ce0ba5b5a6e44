# What the words of this pack say in rules text.

noun-pond =
    { $count ->
        [one] square
       *[other] squares
    }
    .at = on
noun-wood =
    { $count ->
        [one] wood square
       *[other] wood squares
    }
    .at = on
noun-marsh =
    { $count ->
        [one] marsh square
       *[other] marsh squares
    }
    .at = on
noun-calm =
    { $count ->
        [one] square
       *[other] squares
    } without dam or beaver
    .at = on
noun-site =
    { $count ->
        [one] square
       *[other] squares
    } without a dam near { $PERSON ->
        [they] their
       *[you] your
    } beavers
    .at = on
noun-mine =
    { $PERSON ->
        [they] their own
       *[you] your
    } { $count ->
        [one] dam
       *[other] dams
    }
    .whose = yes
noun-theirs =
    the other family’s { $count ->
        [one] dam
       *[other] dams
    }
    .whose = yes
noun-den = { $owner ->
        [me] { $PERSON ->
            [they] their
           *[you] your
        } den
        [it] den
       *[other] the den
    }
    .at = in
noun-heap = the heap
    .at = from
noun-yard = the yard
    .at = from
adjective-my = { $PERSON ->
        [they] their
       *[you] your
    } { $what }
    .whose = yes

effect-swim =
    { $FORM ->
        [third] swims
       *[imperative] swim
    } up to { $strokes } { $strokes-count ->
        [one] square
       *[other] squares
    }
effect-build =
    { $FORM ->
        [third] builds
       *[imperative] build
    } a dam on { $spot }
event-build = a dam is built{ $spot-count ->
        [0] {""}
       *[other] {" "}on { $spot }
    }
effect-gather =
    { $FORM ->
        [third] gathers
       *[imperative] gather
    } twigs and reeds
effect-forage =
    { $FORM ->
        [third] takes
       *[imperative] take
    } a reed
effect-encore =
    { $FORM ->
        [third] may pay
        [infinitive] pay
       *[imperative] you may pay
    } 1 reed and do this once more: { $block }
effect-push =
    { $FORM ->
        [third] pushes
       *[imperative] push
    } { $guest } to a square nearby

value-growth = what grows on { $of }
    .plus = { $amount } more { $amount-count ->
        [one] thing grows
       *[other] things grow
    } on { $of }
    .at-most = at most { $amount } { $amount-count ->
        [one] thing grows
       *[other] things grow
    } on { $of }
