"""``rules``: the rules of a game as one page, or as a table that says where the pack does each of them."""

from __future__ import annotations

from pathlib import Path

from engine.cli.exits import Exit, Leave
from engine.cli.loading import Opened, open_pack, status_of, tell_findings
from engine.cli.paths import read_source
from engine.cli.speech import TEXT_FOLDER, Speech
from engine.cli.streams import put
from engine.diagnostics import Findings, Source
from engine.pack import Compiled
from engine.pack.compile import written
from engine.pack.numbers import Numbers
from engine.pack.rulebook import RuleRow, place_of, read_rulebook
from engine.scenario import find, read_file, shown
from engine.text import Words
from engine.text.page import FILE, Placeholder, fill
from engine.text.rendering import rules_text


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
            case _:
                rows = numbers.rows(asked.path, asked.span)
                lines = (card_line(compiled, words, f"{asked.path}.{row}") for row in rows)
                return "\n".join(f"- {line}" for line in lines) or None

    return fill(page, answer, findings)


def card_line(compiled: Compiled, words: Words, path: str) -> str:
    """A card in one line: what it is called and what it does."""
    row = path.rpartition(".")[2]
    effect = written(compiled, f"{path}.effect")
    text = "" if effect is None else rules_text(words, compiled.ruleset, effect).text
    return words.say("rules-card", name=words.name(row), text=text or "none")


# ---- the table
def rulebook_table(opened: Opened, findings: Findings) -> str | None:
    """The rulebook as a Markdown table: section, rule, where the pack does it, which scenarios show it."""
    rulebook = read_rulebook(opened.folder, opened.compiled.pack, findings)
    if not rulebook.rows:
        return None
    files = [file for path in find(opened.folder) if (file := read_file(path, findings)) is not None]
    scenarios = shown(rulebook, files)
    say = opened.words.say
    heads = [say(f"rules-table-{head}") for head in ("section", "rule", "at", "scenarios")]
    lines = [say("rules-table-title", pack=opened.words.name(opened.ruleset.id)), "", _line(heads), _line(["---"] * 4)]
    for row in rulebook.rows.values():
        rule = say("rules-table-choice", rule=row.says) if row.source == "choice" else row.says
        shows = [f"{_inside(opened.folder, file)}: {title}" for file, title in scenarios[row.id]]
        lines.append(_line([row.section, rule, _lines(_places(opened, row)), _lines(shows)]))
    return "\n".join([*lines, "", say("rules-table-count", count=len(rulebook.rows))])


def _places(opened: Opened, row: RuleRow) -> list[str]:
    """The definitions of a rule, each with file and line."""
    found = []
    for scalar in row.at:
        span = place_of(opened.compiled, scalar.text)
        if span is not None:
            line, _ = span.source.position(span.start)
            found.append(f"`{scalar.text}` {_inside(opened.folder, span.source.name)}:{line}")
    return found


def _inside(folder: Path, name: str) -> str:
    """The name of a file from the folder of its pack on."""
    try:
        return Path(name).resolve().relative_to(folder.resolve()).as_posix()
    except (OSError, ValueError):
        return name


def _lines(items: list[str]) -> str:
    return "<br>".join(items)


def _line(cells: list[str]) -> str:
    """A row of a Markdown table."""
    return "| " + " | ".join(" ".join(cell.split()).replace("|", "\\|") for cell in cells) + " |"
