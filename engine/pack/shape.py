"""Holds a tree against a JSON Schema; each error is a finding at the very words it means.

One keyword of our own may stand in a schema: ``x-words`` beside ``pattern`` names what the pattern asks for (a variant of
the message ``E0205``), so that a person reads words and not a regular expression.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

from engine.diagnostics import Findings, Note, Span, nearest
from engine.pack.data import data_folder
from engine.pack.tree import Mapping, Node, Scalar, Sequence, find, plain

MAX_ERRORS = 200
"""So many errors of one tree are looked at."""

_SHOWN = 40  # characters of a value that a message repeats

_LIMITS = {
    "minimum": "E0206",
    "exclusiveMinimum": "E0207",
    "maximum": "E0208",
    "exclusiveMaximum": "E0209",
    "multipleOf": "E0210",
    "minLength": "E0211",
    "maxLength": "E0212",
    "minItems": "E0213",
    "minProperties": "E0213",
    "maxItems": "E0214",
    "maxProperties": "E0214",
}


def check(node: Node, schema_name: str, findings: Findings) -> None:
    """Report everything about ``node`` that ``schemas/<schema_name>.schema.json`` does not allow (``E0200`` …).

    Raises ``FileNotFoundError`` when there is no such schema.
    """
    _report(node, _validator(schema_name), findings)


def check_with(node: Node, schema: dict[str, Any], findings: Findings) -> None:
    """The same with a schema that is at hand."""
    _report(node, _make_validator(schema), findings)


@cache
def _validator(schema_name: str) -> Any:
    path = data_folder("schemas") / f"{schema_name}.schema.json"
    return _make_validator(json.loads(path.read_text(encoding="utf-8")))


def _make_validator(schema: dict[str, Any]) -> Any:
    from jsonschema import Draft202012Validator, ValidationError
    from jsonschema.validators import extend

    def is_integer(_: Any, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)  # not 2.0, which the draft takes for whole

    def matches(_: Any, pattern: str, value: object, __: Any) -> Iterator[ValidationError]:
        if isinstance(value, str) and not _matches(pattern, value):
            yield ValidationError("pattern")

    whole_only = Draft202012Validator.TYPE_CHECKER.redefine("integer", is_integer)
    make: Any = extend
    return make(Draft202012Validator, {"pattern": matches}, type_checker=whole_only)(schema)


def _report(node: Node, validator: Any, findings: Findings) -> None:
    for error in islice(validator.iter_errors(plain(node)), MAX_ERRORS):
        _Report(node, findings).add(error)


class _Report:
    """Turns errors of jsonschema about one tree into findings."""

    def __init__(self, root: Node, findings: Findings) -> None:
        self.root, self.findings = root, findings

    def add(self, error: Any) -> None:
        found = find(self.root, error.absolute_path)
        assert found is not None  # the path comes from the same tree
        key, node = found
        if (name := _checked_key(error)) is not None and isinstance(node, Mapping) and name in node.entries:
            self._value(error, node.entries[name].key, name)
            return
        match error.validator:
            case "additionalProperties" | "unevaluatedProperties":
                self._unknown_keys(error, node)
            case "required":
                self._missing(error, key, node, error.validator_value)
            case "dependentRequired":
                for given, names in error.validator_value.items():
                    if given in error.instance:
                        self._missing(error, key, node, names)
            case "anyOf" | "oneOf":
                self._union(error, key, node)
            case "type":
                self._type(key, node, _types(error))
            case "uniqueItems":
                self._doubles(node)
            case "not" if error.validator_value == {} and key is not None:  # a key that excludes another one
                self.findings.add("E0217", key, key=_written(key))
            case _:
                self._value(error, _value_span(key, node), _shown(error.instance))

    def _value(self, error: Any, span: Span, value: str) -> None:
        """Errors that speak of one value by itself."""
        keyword, wanted = error.validator, error.validator_value
        match keyword:
            case "enum":
                known = [str(word) for word in wanted]
                close = nearest(str(error.instance), known)
                self.findings.add("E0203", span, nearest=close, value=value, known=", ".join(known))
            case "const":
                close = nearest(str(error.instance), [str(wanted)])
                self.findings.add("E0204", span, nearest=close, value=value, known=_shown(wanted))
            case "pattern":
                self.findings.add("E0205", span, value=value, wanted=str(error.schema.get("x-words", "other")))
            case _ if keyword in _LIMITS:
                limit = wanted if isinstance(wanted, int) else str(wanted)
                self.findings.add(_LIMITS[keyword], span, value=value, limit=limit)
            case _:
                self.findings.add("E0216", span, value=value)

    def _unknown_keys(self, error: Any, node: Node) -> None:
        assert isinstance(node, Mapping)
        known = list(error.schema.get("properties", {}))
        patterns = list(error.schema.get("patternProperties", {}))
        free = [name for name in known if name not in node.entries]
        for name, entry in node.entries.items():
            if name not in known and not any(_matches(pattern, name) for pattern in patterns):
                close = nearest(name, free)
                if known:
                    self.findings.add("E0200", entry.key, nearest=close, key=name, known=", ".join(known))
                else:
                    self.findings.add("E0217", entry.key, key=name)

    def _missing(self, error: Any, key: Span | None, node: Node, names: Iterable[str]) -> None:
        span = key or Span(node.span.source, node.span.start, node.span.start)
        for name in names:
            if name not in error.instance:
                self.findings.add("E0201", span, key=name)

    def _type(self, key: Span | None, node: Node, wanted: list[str]) -> None:
        if key is not None and isinstance(node, Scalar) and node.value is None and _is_nothing(node):
            self.findings.add("E0215", key, wanted="-or-".join(wanted), key=_written(key))
            return
        span = _value_span(key, node)
        found = _type_name(plain(node))
        self.findings.add("E0202", span, wanted="-or-".join(wanted), found=found, value=_shown(plain(node)))

    def _doubles(self, node: Node) -> None:
        assert isinstance(node, Sequence)
        seen: dict[str, Span] = {}
        for item in node.items:
            text = json.dumps(plain(item), sort_keys=True)
            if text in seen:
                shown = _shown(plain(item))
                notes = [Note("note-first-here", seen[text], {"what": shown})]
                self.findings.add("E0218", item.span, notes=notes, value=shown)
            seen.setdefault(text, item.span)

    def _union(self, error: Any, key: Span | None, node: Node) -> None:
        """Show only the branch that is meant: the one for values of this type, else the one with the fewest errors."""
        branches = list(_branches(error))
        misfits = [[item for item in errors if _is_of_another_type(item, error)] for errors in branches]
        fitting = [errors for errors, wrong in zip(branches, misfits, strict=True) if not wrong]
        if not branches:
            self.findings.add("E0216", _value_span(key, node), value=_shown(error.instance))
        elif fitting:
            for item in min(fitting, key=len):
                self.add(item)
        else:
            wanted = [kind for wrong in misfits for item in wrong for kind in _types(item)]
            self._type(key, node, list(dict.fromkeys(wanted)))


def _is_nothing(node: Scalar) -> bool:
    """Whether nothing is written there (an alias, which means nothing, is)."""
    return node.text == "" and node.span.start == node.span.end


def _branches(error: Any) -> Iterator[list[Any]]:
    """The errors below a union, one list for each of its branches."""
    by_branch: dict[Any, list[Any]] = {}
    for item in error.context:
        by_branch.setdefault(item.relative_schema_path[0], []).append(item)
    yield from by_branch.values()


def _is_of_another_type(item: Any, union: Any) -> bool:
    """Whether an error below a union says that its value has not the type that the branch is for."""
    if len(item.absolute_path) != len(union.absolute_path):
        return False
    return item.validator == "type" or (
        item.validator in ("const", "enum") and _type_name(item.instance) not in _types(item)
    )


def _types(error: Any) -> list[str]:
    """The types that an error of ``type``, ``const`` or ``enum`` asks for."""
    wanted = error.validator_value
    match error.validator:
        case "const":
            return [_type_name(wanted)]
        case "enum":
            return list(dict.fromkeys(_type_name(value) for value in wanted))
        case _:
            return [wanted] if isinstance(wanted, str) else list(wanted)


def _checked_key(error: Any) -> str | None:
    """The key that an error of ``propertyNames`` speaks of."""
    path = list(error.absolute_schema_path)
    for index, step in enumerate(path[:-1]):
        if step == "propertyNames" and (index == 0 or path[index - 1] not in ("properties", "$defs")):
            return str(error.instance)
    return None


def _matches(pattern: str, text: str) -> bool:
    """``$`` means the end of the text, as in JSON Schema; for Python it also stands before a last line break."""
    return re.search(pattern, text) is not None and not (pattern.endswith("$") and text.endswith("\n"))


def _value_span(key: Span | None, node: Node) -> Span:
    """The place of a value: a scalar as it is written; of a list or map its key, else its first character."""
    if isinstance(node, Scalar) and node.span.end > node.span.start:
        return node.span
    return key or Span(node.span.source, node.span.start, min(node.span.start + 1, node.span.end))


def _type_name(value: object) -> str:
    """What JSON Schema calls the type of a value."""
    match value:
        case dict():
            return "object"
        case list():
            return "array"
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case _:
            return "string"


def _written(span: Span) -> str:
    return span.source.text[span.start : span.end]


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
