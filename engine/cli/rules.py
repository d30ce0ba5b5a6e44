"""``rules``: the rules of a game as one page, or as a table that says where the pack does each of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

from engine.cli.exits import Exit, Leave
from engine.cli.loading import Opened, open_pack, status_of, tell_findings
from engine.cli.paths import nearby, read_source
from engine.cli.speech import TEXT_FOLDER, Speech
from engine.cli.streams import put
from engine.cli.texts import Kind, printed_value
from engine.diagnostics import Findings, Source
from engine.pack import Compiled
from engine.pack.compile import written
from engine.pack.numbers import Numbers
from engine.pack.rulebook import RuleRow, place_of, read_rulebook
from engine.ruleset import TEXTS
from engine.scenario import check_shows, find, read_file, shown
from engine.text import Words
from engine.text.naming import capital, has_name
from engine.text.page import FILE, Placeholder, fill
from engine.text.paragraphs import wrapped
from engine.text.rendering import rules_text

TABLES = Path("docs", "rules")
"""Where tables of rules lie, below the folder where the command runs: their links lead from there."""


def rules(words: Speech, pack: str | None, table: bool) -> int:
    """Print the page of a pack in the person's language, or the table of its rulebook."""
    opened = open_pack(words, pack)
    findings = Findings()
    text = rulebook_table(opened, findings) if table else rules_page(opened, findings)
    if text is None and not findings.failed:
        findings.add("E0857" if table else "E0856", None)
        tell_findings(opened.words, findings.sorted())
        raise Leave(Exit.NOTHING_READ)
    if len(findings):
        tell_findings(opened.words, findings.sorted())
    if text is not None and not findings.failed:
        put(text.rstrip("\n"))
    return status_of(findings)


# ---- the page
def rules_page(opened: Opened, findings: Findings) -> str | None:
    """The page in the first language of the person's chain that has one."""
    folder = opened.folder / TEXT_FOLDER
    for language, _ in opened.words.apart():
        if (folder / language / FILE).is_file():
            page = read_source(folder / language / FILE, findings)
            return None if page is None else filled_page(page, opened.compiled, opened.words, findings)
    return None


def check_pages(folder: Path, compiled: Compiled, findings: Findings) -> set[str]:
    """What is wrong with the pages of a pack, in every language; gives the names of their files."""
    paths = sorted((folder / TEXT_FOLDER).glob(f"*/{FILE}"))
    for path in paths:
        page = read_source(path, findings)
        if page is not None:
            filled_page(page, compiled, Words(), findings)
    return {str(path) for path in paths}


def filled_page(page: Source, compiled: Compiled, words: Words, findings: Findings) -> str:
    """A page with the numbers and the cards of a pack put in."""
    numbers = Numbers(compiled, findings)

    def answer(asked: Placeholder) -> str | None:
        match asked.what:
            case "number":
                number = numbers.number(asked.path, asked.which, asked.span)
                return None if number is None else str(number)
            case "count":
                number = numbers.count(asked.path, asked.span)
                return None if number is None else str(number)
            case "card":
                row = numbers.row(asked.path, asked.span)
                return None if row is None else card_line(compiled, words, asked.path)
            case "near":
                return near_table(compiled, words, numbers.rows(asked.path, asked.span))
            case "rows":
                return rows_table(compiled, words, numbers.rows(asked.path, asked.span))
            case _:
                rows = numbers.rows(asked.path, asked.span)
                lines = (card_line(compiled, words, f"{asked.path}.{row}") for row in rows)
                return "\n".join(f"- {line}" for line in lines) or None

    return wrapped(fill(page, answer, findings))


def card_line(compiled: Compiled, words: Words, path: str) -> str:
    """A card in one line: what it is called and what it does; a text under what the pack calls its attribute, if it does."""
    table, _, row = path.rpartition(".")
    paths = (path, f"sorts.{table}.rows.{row}")
    texts = []
    for _, found, attribute in compiled.ruleset.texts():
        text = written(compiled, f"{found.path}.{attribute.name}") if found.path in paths else None
        said = "" if text is None else rules_text(words, compiled.ruleset, text).text
        if said and has_name(words, attribute.name):
            said = words.say("cards-headed", head=capital(words.name(attribute.name)), text=said)
        texts.append(said)
    return words.say("rules-card", name=words.name(row), text=" ".join(filter(None, texts)) or "none")


def near_table(compiled: Compiled, words: Words, ids: Sequence[str]) -> str | None:
    """Places and those next to them; where an option says so, a table for each of its values."""
    if not ids:
        return None
    tables = []
    for value, board in _boards(compiled, frozenset(ids)):
        head = (
            words.say("rules-place")
            if value is None
            else words.say("rules-value", name=capital(words.name(value)), id=value)
        )
        lines = [[words.name(place), _names(words, board[place])] for place in ids]
        tables.append(_markdown([head, words.say("rules-near")], lines))
    return "\n\n".join(tables)


def _boards(compiled: Compiled, ids: frozenset[str]) -> list[tuple[str | None, dict[str, list[str]]]]:
    """Who is next to whom, by the value of the option that says so."""
    from engine.pack import load_variant

    found: list[tuple[str | None, dict[str, list[str]]]] = [(None, _near(compiled, ids))]
    for option in compiled.ruleset.settled:
        values, _ = compiled.ruleset.options[option]
        others = [(value, load_variant(compiled, {option: value}, Findings())) for value in values]
        boards = [(value, _near(other, ids)) for value, other in others if other is not None]
        if any(board != found[0][1] for _, board in boards):
            return [(value, board) for value, board in boards]
    return found


def _near(compiled: Compiled, ids: frozenset[str]) -> dict[str, list[str]]:
    """The neighbours of places, both ways."""
    near: dict[str, list[str]] = {place: [] for place in ids}
    for kind in compiled.ruleset.places.values():
        for row in kind.rows:
            for other in row.near:
                for one, two in ((row.id, other), (other, row.id)):
                    if one in near and two not in near[one]:
                        near[one].append(two)
    return near


def _names(words: Words, ids: Sequence[str]) -> str:
    return ", ".join(sorted(words.name(name) for name in ids)) or words.say("rules-nothing")


def rows_table(compiled: Compiled, words: Words, ids: Sequence[str]) -> str | None:
    """What is printed on rows: for each value of the first attribute the others, and how often there are such rows."""
    if not ids:
        return None
    rules = compiled.ruleset
    kinds: list[Kind] = [*rules.pieces.values(), *rules.places.values(), *rules.sorts.values()]
    kind = next((kind for kind in kinds if ids[0] in {row.id for row in kind.rows}), None)
    if kind is None:
        return None
    names = [name for name, attribute in kind.attributes.items() if attribute.type not in TEXTS]
    if len(names) < 2:
        return None
    lines: dict[str, list[str]] = {}
    for row in kind.rows:
        first, *rest = (printed_value(words, name, row.printed.get(name)) for name in names)
        what, count = " / ".join(rest), row.count if isinstance(row.count, int) else 1
        lines.setdefault(first, []).append(words.say("rules-times", count=count, what=what) if count > 1 else what)
    heads = [capital(words.name(names[0])), capital(" / ".join(words.name(name) for name in names[1:]))]
    return _markdown(heads, [[first, ", ".join(cells)] for first, cells in lines.items()])


def _markdown(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    return "\n".join([_line(heads), _line(["---"] * len(heads)), *map(_line, lines)])


# ---- the table
def rulebook_table(opened: Opened, findings: Findings) -> str | None:
    """The rulebook as a Markdown table: section, rule, where the pack does it, which scenarios show it."""
    rulebook = read_rulebook(opened.folder, opened.compiled.pack, findings)
    if not rulebook.rows:
        return None
    files = [file for path in find(opened.folder) if (file := read_file(path, findings)) is not None]
    for file in files:
        check_shows(file, rulebook, findings)
    scenarios = shown(rulebook, files)
    say = opened.words.say
    heads = [say(f"rules-table-{head}") for head in ("section", "rule", "at", "scenarios")]
    title = say("rules-table-title", pack=opened.words.name(opened.ruleset.id))
    lines = [
        title,
        "",
        say("rules-table-links", folder=nearby(opened.folder).as_posix()),
        "",
        _line(heads),
        _line(["---"] * 4),
    ]
    sections = list(dict.fromkeys(row.section for row in rulebook.rows.values()))
    for row in sorted(rulebook.rows.values(), key=lambda row: sections.index(row.section)):
        rule = row.says if row.source == "rulebook" else say(f"rules-table-{row.source}", rule=row.says)
        shows = [_link(title, file) for file, title in scenarios[row.id]]
        lines.append(_line([row.section, rule, _lines(_places(opened, row)), _lines(shows)]))
    return "\n".join([*lines, "", say("rules-table-count", count=len(rulebook.rows))])


def _places(opened: Opened, row: RuleRow) -> list[str]:
    """The definitions of a rule, each with a link to its line."""
    found = []
    for scalar in row.at:
        span = place_of(opened.compiled, scalar.text)
        if span is not None:
            line, _ = span.source.position(span.start)
            found.append(_link(f"`{scalar.text}`", span.source.name, line))
    return found


def _link(text: str, name: str, line: int | None = None) -> str:
    """A Markdown link to a file, and to a line of it as forges show it."""
    target = Path(os.path.relpath(Path(name).resolve(), (Path.cwd() / TABLES).resolve())).as_posix()
    return f"[{text}]({quote(target)}{'' if line is None else f'#L{line}'})"


def _lines(items: list[str]) -> str:
    return "<br>".join(items)


def _line(cells: Sequence[str]) -> str:
    """A row of a Markdown table."""
    return "| " + " | ".join(" ".join(cell.split()).replace("|", "\\|") for cell in cells) + " |"
