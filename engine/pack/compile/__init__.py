"""From trees of YAML to a ruleset: names, types, operations.

``compile_pack`` does it all; ``compile_effect`` types one more text against a pack; ``filled`` shows how a text reads when
all that a signature fills in is written out; ``rewrite`` compiles one text of the pack anew; ``written`` gives its tree as
sentences say it.
"""

from .effects import Effect, compile_effect
from .filled import filled
from .pack import Compiled, compile_pack
from .rewrite import Rewritten, rewrite, texts_of
from .written import Written, written

__all__ = [
    "Compiled",
    "Effect",
    "Rewritten",
    "Written",
    "compile_effect",
    "compile_pack",
    "filled",
    "rewrite",
    "texts_of",
    "written",
]
