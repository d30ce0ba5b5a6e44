"""Packs: folders of YAML, read with positions, checked, and compiled into a ruleset.

``load`` takes a shipped pack by its name, or a folder; ``load_compiled`` keeps the names too, which texts that are typed
against the pack need (``compile_effect``, ``filled``), and its texts (``rewrite``, ``texts_of``). A pack is read for
values of its options: ``load_variant`` gives it for others, ``load_every`` checks it for all.

The parts are imported when they are asked for: a ruleset that was compiled before (``cache``) needs no parser.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .compile import Compiled, Effect, Rewritten, compile_effect, filled, rewrite, texts_of
    from .loading import Chosen, facts_of, load, load_compiled, load_every, load_folder, load_variant

_PARTS = {
    "compile": ("Compiled", "Effect", "Rewritten", "compile_effect", "filled", "rewrite", "texts_of"),
    "loading": ("Chosen", "facts_of", "load", "load_compiled", "load_every", "load_folder", "load_variant"),
}
_HOME = {name: part for part, names in _PARTS.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(name)
    found = globals()[name] = getattr(import_module("." + _HOME[name], __name__), name)
    return found


__all__ = [
    "Chosen",
    "Compiled",
    "Effect",
    "Rewritten",
    "compile_effect",
    "facts_of",
    "filled",
    "load",
    "load_compiled",
    "load_every",
    "load_folder",
    "load_variant",
    "rewrite",
    "texts_of",
]
