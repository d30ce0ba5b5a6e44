"""From trees of YAML to a ruleset: names, types, operations.

``compile_pack`` does it all; ``compile_effect`` types one more text against a pack; ``filled`` shows how a text reads when
all that a signature supplies is written out.
"""

from .effects import Effect, compile_effect
from .filled import filled
from .pack import Compiled, compile_pack

__all__ = ["Compiled", "Effect", "compile_effect", "compile_pack", "filled"]
