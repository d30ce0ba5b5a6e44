"""What may stand at a place: the parser's terminals as a short list of items.

An item in capitals is the rest of a message id (``NAME`` is said by ``terminal-NAME``); any other item is a word or a
sign of the language and stands for itself.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from .grammar import spellings

LONGEST = 6

# An item, the terminals that must all be there (words and signs by their spelling), and those that it covers besides.
_GROUPS = (
    (
        "STATEMENT",
        "NAME let set require do if either may whole each repeat ask later after before while",
        "",
    ),
    ("VALUE", "NAME INT ( [ count some no most least sum can -", "not if"),
    ("QUANTITY", "INT ( up all any", ""),
    ("ROLE", "in into to from with for by over through", ""),
    ("PLACE", "at on near", ""),
    ("COMPARISON", "= != < > <= >= is", ""),
    ("CALCULATION", "+ - * /", ""),
    ("CALCULATION", "+ -", ""),
    ("NAME", "NAME", "not ["),
    ("INT", "INT", "("),
    ("LINE", "_SEP", "$END"),
    ("END", "$END", ""),
)

# What helps most comes first; the rest in the order of the alphabet.
_ORDER = (
    *("STATEMENT", "VALUE", "QUANTITY", "NAME", "INT", ")", "]", "=", "then", "else", "among", "{", "becomes", "ROLE"),
    *("COMPARISON", "PLACE", "where", "of", "or", "and", "CALCULATION", "}", ",", "LINE", "END"),
)


def expected(terminals: AbstractSet[str]) -> str:
    """At most six items, parted by blanks; ``MORE`` at the end where others were left out.

    ``terminals``  names of Lark's terminals, as ``accepts()`` gives them.
    """
    left = {spellings().get(name, name) for name in terminals}
    items = []
    for item, needed, besides in _GROUPS:
        members = set(needed.split())
        if members <= left:
            left -= members | set(besides.split())
            items.append(item)
    items += left
    rank = {item: place for place, item in enumerate(_ORDER)}
    items.sort(key=lambda item: (rank.get(item, len(rank)), item))
    return " ".join(items if len(items) <= LONGEST else [*items[:LONGEST], "MORE"])
