"""Options of a pack as ``pack.yaml`` writes them: what may be chosen, and which files a value brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.diagnostics import Span
from engine.pack.tree import Mapping as Tree
from engine.pack.tree import Node, Scalar, Sequence
from engine.ruleset.definitions import Facts

MAX_VARIANTS = 40
"""So many values of options may bring files, all options together."""


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value: where its id stands, and the files that are read with it."""

    span: Span
    files: tuple[Scalar, ...] = ()


@dataclass(frozen=True, slots=True)
class PackOption:
    """One option. ``brings`` says whether any of its values brings files: then a ruleset is made for one of them."""

    default: str
    values: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def brings(self) -> bool:
        return any(value.files for value in self.values.values())


def facts(pack: Tree) -> Facts:
    """What can be read in a ``pack.yaml`` that perhaps has faults."""
    entry = pack.entries.get("id")
    name = entry.value.text if entry is not None and isinstance(entry.value, Scalar) else ""
    return Facts(name, {key: (tuple(option.values), option.default) for key, option in read_options(pack).items()})


def read_options(pack: Tree) -> dict[str, PackOption]:
    """The options of a pack. What has not the right shape is left out: others tell it."""
    entry = pack.entries.get("options")
    found: dict[str, PackOption] = {}
    for name, option in entry.value.entries.items() if entry is not None and isinstance(entry.value, Tree) else ():
        if not isinstance(option.value, Tree):
            continue
        parts = {key: part.value for key, part in option.value.entries.items()}
        values = _values(parts.get("values"))
        default = parts.get("default")
        if values:
            said = default.text if isinstance(default, Scalar) else ""
            found[name] = PackOption(said if said in values else next(iter(values)), values)
    return found


def all_values(options: Mapping[str, PackOption], chosen: Mapping[str, str]) -> dict[str, str]:
    """A value for every option: the chosen one, else the default."""
    given = {name: chosen.get(name, option.default) for name, option in options.items()}
    return {name: value if value in options[name].values else options[name].default for name, value in given.items()}


def variants(options: Mapping[str, PackOption]) -> list[tuple[str, str]]:
    """Each value that is no default of an option that brings files: with it, other files are read."""
    return [
        (name, value)
        for name, option in options.items()
        if option.brings
        for value in option.values
        if value != option.default
    ]


def brought(options: Mapping[str, PackOption], chosen: Mapping[str, str]) -> list[Scalar]:
    """The files that chosen values bring, in the order of the options."""
    values = all_values(options, chosen)
    return [file for name, option in options.items() for file in option.values[values[name]].files]


def brought_by_any(options: Mapping[str, PackOption]) -> list[Scalar]:
    """The files that any value brings."""
    return [file for option in options.values() for value in option.values.values() for file in value.files]


def texts(items: Iterable[Node]) -> list[Scalar]:
    """Those of some nodes that are texts."""
    return [item for item in items if isinstance(item, Scalar) and isinstance(item.value, str)]


def _values(node: Node | None) -> dict[str, OptionValue]:
    match node:
        case Sequence():
            return {item.text: OptionValue(item.span) for item in texts(node.items)}
        case Tree():
            return {
                name: OptionValue(entry.key, tuple(texts(entry.value.items)))
                for name, entry in node.entries.items()
                if isinstance(entry.value, Sequence)
            }
        case _:
            return {}
