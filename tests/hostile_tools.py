"""Hostile inputs: packs whose texts say themselves what is wrong with them and where, and commands that are measured."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.cli import run
from engine.diagnostics import Source
from tests.small import COMMON

ROOT = Path(__file__).parents[1]
SECONDS = float(os.environ.get("CARDWRIGHT_SECONDS", "25"))
"""Of processor time, from start to end of a process: a bound for what never ends. ``CARDWRIGHT_SECONDS=2`` asks for what the
product promises, on a machine that is otherwise quiet."""
MEGABYTES = 300

HEAD = "id: hostile\nversion: 1\nseats: {from: 2, to: 3, ids: [ana, rui, eva]}\n"
PACK = HEAD + "files: [all.yaml]\n"
CHARMS = 'charms: {dull: {effect: "after never { score 1 }"}}\n'
PHASES = 'phases: {never: "", game: "win player"}\n'
GOOD = COMMON + CHARMS + PHASES
"""A file that makes a clean pack, for what is written beside it."""

_MARK = re.compile("«(E[0-9]{4})»")
_FOUND = re.compile(r"^(?:error|warning)\[(E[0-9]{4})\]: .*(?:\n *--> (.*):([0-9]+):([0-9]+)$)?", re.MULTILINE)
_UNSEEN = re.compile(
    "[^\n\x20-\x7e\xa0-\u2027\u202a\u2030-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|[\u202a-\u202e]"
)

Place = tuple[str, str, int, int]
"""Code, file, line and column of a finding; without a place the file is empty."""
Files = Mapping[str, str | bytes]


@dataclass(frozen=True)
class Ended:
    """What a command came to, and what it took."""

    status: int
    out: str
    err: str
    seconds: float
    megabytes: float

    @property
    def found(self) -> list[Place]:
        """The findings in the order of their codes and places."""
        hits = _FOUND.finditer(self.out + self.err)
        return sorted((hit[1], Path(hit[2] or "").name, int(hit[3] or 0), int(hit[4] or 0)) for hit in hits)


def lay(folder: Path, files: Files) -> list[Place]:
    """Write a pack; each «E0000» in its texts is taken out, and is a finding that must come at just that place."""
    places: list[Place] = []
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, str):
            content, marks = unmarked(content)
            plain = Source(name, content.removeprefix("\ufeff"))
            shift = len(content) - len(plain.text)
            places += [(code, path.name, *plain.position(offset - shift)) for code, offset in marks]
            content = content.encode("utf-8", "surrogatepass")
        path.write_bytes(content)
    return sorted(places)


def unmarked(text: str) -> tuple[str, list[tuple[str, int]]]:
    """A text without its marks, and where they stood."""
    marks: list[tuple[str, int]] = []
    while (mark := _MARK.search(text)) is not None:
        marks.append((mark[1], mark.start()))
        text = text[: mark.start()] + text[mark.end() :]
    return text, marks


# The process that is measured is started by a small one: a child begins with the memory of its parent on its account.
_STARTER = """\
import os, resource, subprocess, sys
resource.setrlimit(resource.RLIMIT_CPU, (30, 30))
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
child = subprocess.Popen(sys.argv[2:])
_, status, usage = os.wait4(child.pid, 0)
with open(sys.argv[1], "w") as notes:
    print(os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss, file=notes)
"""


def command(*arguments: str | Path, answers: bytes = b"", notes: Path) -> Ended:
    """A command line in a process of its own; ``notes`` is a file for what it took."""
    environ = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "CARDWRIGHT_LANG")}
    done = subprocess.run(
        [
            *(sys.executable, "-I", "-S", "-c", _STARTER, str(notes)),
            *(sys.executable, str(ROOT / "cli.py"), *map(str, arguments)),
        ],
        input=answers,
        capture_output=True,
        timeout=100,
        cwd=ROOT,
        env={**environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    status, seconds, kilobytes = notes.read_text().split()
    out, err = done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    return Ended(int(status), out, err, float(seconds), int(kilobytes) / 1024)


def here(*arguments: str | Path) -> Ended:
    """The same in this process, which is quicker, and measures nothing."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = run([str(part) for part in arguments], {})
    return Ended(status, out.getvalue(), err.getvalue(), 0, 0)


def survives(ended: Ended) -> None:
    """What holds of every command, whatever it was given."""
    shown = ended.out + ended.err
    assert "Traceback" not in shown, shown
    assert _UNSEEN.search(shown) is None, ascii(shown)
    assert ended.status in (0, 1, 2, 3, 130), shown
    assert ended.seconds < SECONDS, ended.seconds
    assert ended.megabytes < MEGABYTES, ended.megabytes
