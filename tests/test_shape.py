"""Errors of a schema point at the words they mean, and the shipped schemas say what the pack format says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.diagnostics import Finding, Findings, Source
from engine.pack.data import data_folder
from engine.pack.shape import MAX_ERRORS, check, check_with
from engine.pack.yaml_reader import read
from engine.text import Words
from engine.text.finding import advice, sentence

WORDS = Words()
SCHEMAS = sorted(data_folder("schemas").glob("*.schema.json"))
SCHEMA_NAMES = [path.name.removesuffix(".schema.json") for path in SCHEMAS]
ROOT = Path(__file__).parents[1]


def shape(text: str, schema: dict[str, Any] | str) -> list[Finding]:
    findings = Findings()
    tree = read(Source("a.yaml", text), findings)
    assert tree is not None
    assert list(findings) == []
    if isinstance(schema, str):
        check(tree, schema, findings)
    else:
        check_with(tree, schema, findings)
    for item in findings:
        assert not sentence(WORDS, item).startswith(item.code)
        assert advice(WORDS, item)
    return findings.sorted()


def short(item: Finding) -> tuple[str, int, int, str, str | None]:
    assert item.span is not None
    source, start, end = item.span.source, item.span.start, item.span.end
    return (item.code, *source.position(start), source.text[start:end], item.nearest)


def of_a(schema: dict[str, Any]) -> dict[str, Any]:
    return {"properties": {"a": schema}}


UNION = of_a({"oneOf": [{"type": "integer", "minimum": 0}, {"const": "endless"}, {"$ref": "#/$defs/map"}]}) | {
    "$defs": {"map": {"type": "object", "additionalProperties": {"type": "integer"}}}
}
KNOWN = {"properties": {"count": {}, "colour": {}}, "additionalProperties": False}


@pytest.mark.parametrize(
    ("schema", "text", "expected"),
    [
        (KNOWN, "count: 1\ncolor: 2\n", [("E0200", 2, 1, "color", "colour")]),
        (KNOWN, "zz: 1\ny: 2\n", [("E0200", 1, 1, "zz", None), ("E0200", 2, 1, "y", None)]),
        (KNOWN, "colour: 1\ncolor: 2\n", [("E0200", 2, 1, "color", None)]),
        (of_a(KNOWN), "a:\n  cuont: 2\n", [("E0200", 2, 3, "cuont", "count")]),
        (
            {"additionalProperties": False, "patternProperties": {"^x": {}}},
            "xy: 1\ny: 2\n",
            [("E0217", 2, 1, "y", None)],
        ),
        ({"required": ["b", "c"]}, "# x\na: 1\n", [("E0201", 2, 1, "", None), ("E0201", 2, 1, "", None)]),
        (of_a({"required": ["b"]}), "a: {c: 1}\n", [("E0201", 1, 1, "a", None)]),
        (of_a({"items": {"required": ["b"]}}), "a:\n- b: 1\n- c: 1\n", [("E0201", 3, 3, "", None)]),
        ({"dependentRequired": {"a": ["b"]}}, "a: 1\n", [("E0201", 1, 1, "", None)]),
        (of_a({"type": "integer"}), "a: 'b'\n", [("E0202", 1, 4, "'b'", None)]),
        (of_a({"type": "integer"}), "a: 2.0\n", [("E0202", 1, 4, "2.0", None)]),
        (of_a({"type": "integer"}), "a: true\n", [("E0202", 1, 4, "true", None)]),
        (of_a({"type": "integer"}), "a:\n  b: 1\n", [("E0202", 1, 1, "a", None)]),
        (
            of_a({"items": {"type": "string"}}),
            "a: [b, [c], 3]\n",
            [("E0202", 1, 8, "[", None), ("E0202", 1, 13, "3", None)],
        ),
        (of_a({"type": ["string", "integer"]}), "a: []\n", [("E0202", 1, 1, "a", None)]),
        (of_a({"type": "string"}), "a:\nb: 1\n", [("E0215", 1, 1, "a", None)]),
        (of_a({"type": "string"}), "a: ~\n", [("E0202", 1, 4, "~", None)]),
        (of_a({"enum": ["down", "up"]}), "a: dwn\n", [("E0203", 1, 4, "dwn", "down")]),
        (of_a({"const": "player"}), "a: plaer\n", [("E0204", 1, 4, "plaer", "player")]),
        (of_a({"pattern": "^[a-z]+$"}), "a: A1\n", [("E0205", 1, 4, "A1", None)]),
        (of_a({"pattern": "^[a-z]+$"}), "a: |\n  abc\n", [("E0205", 1, 4, "|\n  abc", None)]),
        ({"propertyNames": {"pattern": "^[a-z]+$"}}, "b: 1\nB: 2\n", [("E0205", 2, 1, "B", None)]),
        (of_a({"propertyNames": {"enum": ["tin"]}}), "a: {tni: 1}\n", [("E0203", 1, 5, "tni", "tin")]),
        ({"properties": {"propertyNames": {"type": "string"}}}, "propertyNames: 1\n", [("E0202", 1, 16, "1", None)]),
        (of_a({"minimum": 1}), "a: 0\n", [("E0206", 1, 4, "0", None)]),
        (of_a({"exclusiveMinimum": 1}), "a: 1\n", [("E0207", 1, 4, "1", None)]),
        (of_a({"maximum": 1.5}), "a: 2\n", [("E0208", 1, 4, "2", None)]),
        (of_a({"exclusiveMaximum": 1}), "a: 1\n", [("E0209", 1, 4, "1", None)]),
        (of_a({"multipleOf": 2}), "a: 3\n", [("E0210", 1, 4, "3", None)]),
        (of_a({"minLength": 1}), "a: ''\n", [("E0211", 1, 4, "''", None)]),
        (of_a({"maxLength": 1}), "a: bb\n", [("E0212", 1, 4, "bb", None)]),
        (of_a({"minItems": 1}), "a: []\n", [("E0213", 1, 1, "a", None)]),
        (of_a({"maxProperties": 1}), "a: {b: 1, c: 1}\n", [("E0214", 1, 1, "a", None)]),
        (
            of_a({"uniqueItems": True}),
            "a: [b, {c: 1}, {c: 1}, b]\n",
            [("E0218", 1, 16, "{c: 1}", None), ("E0218", 1, 24, "b", None)],
        ),
        (of_a({"not": {"const": 1}}), "a: 1\n", [("E0216", 1, 4, "1", None)]),
        (
            {"dependentSchemas": {"a": {"properties": {"b": {"not": {}}}}}},
            "a: 1\nb: 2\n",
            [("E0217", 2, 1, "b", None)],
        ),
        (UNION, "a: endles\n", [("E0204", 1, 4, "endles", "endless")]),
        (UNION, "a: -1\n", [("E0206", 1, 4, "-1", None)]),
        (UNION, "a: {b: c}\n", [("E0202", 1, 8, "c", None)]),
        (of_a({"anyOf": [{"type": "integer"}, {"type": "array"}]}), "a: b\n", [("E0202", 1, 4, "b", None)]),
        (of_a({"anyOf": [KNOWN, {"required": ["b", "c"]}]}), "a: {d: 1}\n", [("E0200", 1, 5, "d", None)]),
        (of_a({"oneOf": [{"type": "integer"}, {"minimum": 0}]}), "a: 1\n", [("E0216", 1, 4, "1", None)]),
        (
            of_a({"if": {"required": ["is"]}, "then": KNOWN, "else": {"required": ["from"]}}),
            "a: {is: 1}\n",
            [("E0200", 1, 5, "is", None)],
        ),
    ],
)
def test_where_an_error_points(
    schema: dict[str, Any], text: str, expected: list[tuple[str, int, int, str, str | None]]
) -> None:
    assert [short(item) for item in shape(text, schema)] == expected


def test_what_is_missing_is_named() -> None:
    assert [item.params for item in shape("a: {}\n", of_a({"required": ["b", "c"]}))] == [{"key": "b"}, {"key": "c"}]


def test_a_union_of_types_names_them_all() -> None:
    (item,) = shape("a: b\n", of_a({"anyOf": [{"type": "integer"}, {"type": ["array", "object"]}]}))
    assert item.params["wanted"] == "integer-or-array-or-object"


def test_one_finding_for_each_place_and_code() -> None:
    schema = of_a({"allOf": [{"type": "integer"}, {"type": "integer"}]})
    assert len(shape("a: b\n", schema)) == 1


def test_errors_without_end_are_cut() -> None:
    text = "a: [" + "x," * (MAX_ERRORS + 100) + "]\n"
    assert len(shape(text, of_a({"items": {"type": "integer"}}))) == MAX_ERRORS


def test_a_long_value_is_shown_in_part() -> None:
    (item,) = shape(f"a: {'b' * 500}\n", of_a({"enum": ["c"]}))
    assert len(str(item.params["value"])) < 50


def test_reading_without_a_schema_needs_no_jsonschema() -> None:
    code = "import sys, engine.pack.shape, engine.pack.folder; sys.exit('jsonschema' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


# The shipped schemas


def parts(schema: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every object inside a schema with its path."""
    if isinstance(schema, dict):
        yield path, schema
        for key, value in schema.items():
            yield from parts(value, f"{path}/{key}")
    elif isinstance(schema, list):
        for index, value in enumerate(schema):
            yield from parts(value, f"{path}/{index}")


def loaded(name: str) -> dict[str, Any]:
    schema = json.loads((data_folder("schemas") / f"{name}.schema.json").read_text(encoding="utf-8"))
    assert isinstance(schema, dict)
    return schema


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_a_schema_is_one(name: str) -> None:
    Draft202012Validator.check_schema(loaded(name))
    assert loaded(name)["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_editors_find_help_on_every_property(name: str) -> None:
    schema = loaded(name)
    for path, part in parts(schema):
        if not path.endswith("/properties") or "/dependentSchemas/" in path or path.endswith("/if/properties"):
            continue
        for key, value in part.items():
            if value == {}:  # described where the other branches are
                continue
            target = schema["$defs"][value["$ref"].rsplit("/", 1)[1]] if set(value) == {"$ref"} else value
            assert target.get("title"), f"{path}/{key}"
            assert target.get("description"), f"{path}/{key}"


def variants(code: str, parameter: str) -> set[str]:
    text = (ROOT / "engine/text/en/findings_reading.ftl").read_text(encoding="utf-8")
    message = text.split(f"\n{code} =", 1)[1].split("\n\n", 1)[0]
    selection = message.split(f"{{ ${parameter} ->", 1)[1].split("}", 1)[0]
    return set(re.findall(r"\[([a-z-]+)\]", selection))


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_messages_know_every_type_and_pattern_of_a_schema(name: str) -> None:
    types, patterns = variants("E0202", "wanted"), variants("E0205", "wanted")
    for path, part in parts(loaded(name)):
        if "pattern" in part and isinstance(part["pattern"], str):
            assert part.get("x-words") in patterns, path
        if isinstance(part.get("type"), str | list):
            kinds = [part["type"]] if isinstance(part["type"], str) else part["type"]
            assert "-or-".join(kinds) in types, path
        for union in (part.get("oneOf"), part.get("anyOf")):
            if isinstance(union, list):
                kinds = [branch.get("type", "string") for branch in union]
                assert "-or-".join(kinds) in types, path


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_every_object_of_a_schema_is_closed_or_typed(name: str) -> None:
    for path, part in parts(loaded(name)):
        if part.get("type") == "object":
            assert "additionalProperties" in part or "if" in part, path
            assert part.get("additionalProperties") is not True, path


EXAMPLES = re.findall(r"```yaml\n(.*?)```", (ROOT / "docs/packs.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_pack_format_have_its_shape(text: str) -> None:
    assert shape(text, "pack" if "files:" in text else "definitions") == []


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_key_that_is_misspelt_in_an_example_is_found(text: str) -> None:
    """In every closed object: each known key of the format, spoilt, is a finding at that key."""
    schema = "pack" if "files:" in text else "definitions"
    known = r"\b(from|each|starts|by|short|printed|changes|holds|in_force|face|grid|order|shown|refill|shape|is|gives"
    known += r"|stands_for|when|needs|do|block|adverbs|ladder|values|default|files|rows|columns|lasts|takes|to|on|cells)(?=: )"
    spots = []
    for found in re.finditer(known, text):
        line = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        # In a note, or a section of its own: any other key would be a table.
        if "#" not in line and (line or schema == "pack"):
            spots.append(found)
    assert spots
    for found in spots:
        spoilt = f"{text[: found.end()]}zz{text[found.end() :]}"
        codes = {(item.code, item.span.start) for item in shape(spoilt, schema) if item.span}
        assert ("E0200", found.start()) in codes, spoilt[found.start() :][:60]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plases:\n  a: 1\n", [("E0202", 2, 6, "1", None)]),
        ("Rows: {}\n", [("E0205", 1, 1, "Rows", None)]),
        ("words: {A: b, c: }\n", [("E0205", 1, 9, "A", None), ("E0215", 1, 15, "c", None)]),
        ("pieces: {a: {is: b or c, starts: d}}\n", [("E0200", 1, 26, "starts", None)]),
        ("pieces: {a: {from: b}}\n", [("E0201", 1, 10, "a", None)]),
        ("places: {a: {grid: {shape: square, columns: 3}}}\n", [("E0201", 1, 14, "grid", None)]),
        ("places: {a: {grid: {shape: hex, columns: {q: [0, 1]}}}}\n", [("E0205", 1, 43, "q", None)]),
        ("places: {a: {holds: {b: endless, c: -1}}}\n", [("E0206", 1, 37, "-1", None)]),
        ("alike: {a: {each: {b: 1, c: x}, starts: d}}\n", [("E0202", 1, 29, "x", None)]),
        ("verbs: {a: {takes: {in each b: c, Bad: d}}}\n", [("E0205", 1, 35, "Bad", None)]),
        ("verbs: {a: {block: optinal}}\n", [("E0203", 1, 20, "optinal", "optional")]),
        ("counters: {a: {of: player}}\n", [("E0201", 1, 12, "a", None)]),
        ("phases: {a: , b: ''}\n", []),
        ("table: {a: {in: b, near: [c], count: player, x: true, y: 3, z: 'w'}}\n", []),
        (
            "table: {a: {near: c, count: x, y: 1.5}}\n",
            [("E0202", 1, 19, "c", None), ("E0204", 1, 29, "x", None), ("E0202", 1, 35, "1.5", None)],
        ),
    ],
)
def test_definitions(text: str, expected: list[tuple[str, int, int, str, str | None]]) -> None:
    assert [short(item) for item in shape(text, "definitions")] == expected


def test_the_description_of_a_pack() -> None:
    text = "id: Foo\nversoin: 1\nseats: {from: 0, to: '2'}\nfiles: [a.txt, ../b.yaml, c.yaml]\n"
    assert [short(item) for item in shape(text, "pack")] == [
        ("E0201", 1, 1, "", None),
        ("E0205", 1, 5, "Foo", None),
        ("E0200", 2, 1, "versoin", "version"),
        ("E0206", 3, 15, "0", None),
        ("E0202", 3, 22, "'2'", None),
        ("E0205", 4, 9, "a.txt", None),
    ]
