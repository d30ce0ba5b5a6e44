"""Hostile packs, texts, scenarios, answers and command lines: a finding at the right place, quickly, and never a crash.

A text says itself what is wrong with it: «E0114» stands where just that finding must come, and no other may.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from tests.conftest import SAMPLE
from tests.hostile_tools import CHARMS, GOOD, HEAD, PACK, ROOT, Files, Place, command, here, lay, survives
from tests.small import COMMON

MORE = HEAD + "files: [all.yaml, b.yaml]\n"


def alone(text: str | bytes) -> Files:
    """A pack of this one file."""
    return {"pack.yaml": PACK, "all.yaml": text}


def added(text: str) -> Files:
    """Written below a clean file."""
    return alone(GOOD + text)


def beside(text: str) -> Files:
    """A second file beside a clean one."""
    return {"pack.yaml": MORE, "all.yaml": GOOD, "b.yaml": text}


def headed(text: str) -> Files:
    """Another ``pack.yaml``."""
    return {"pack.yaml": text, "all.yaml": GOOD}


def game(text: str, more: str = "") -> Files:
    """A pack whose game is this text (with its quotes)."""
    return alone(f'{COMMON}{CHARMS}phases:\n  never: ""\n  game: {text}\n{more}')


def scenario(text: str | bytes) -> Files:
    return {"pack.yaml": PACK, "all.yaml": GOOD, "scenarios/some.yaml": text}


ASKING = game('"each player { repeat 3 { either one { score 1 } or two { score 2 } } }"')


def fluent(text: str | bytes) -> Files:
    return {**ASKING, "text/en/names.ftl": text, "text/en/told.ftl": "phase-never = never\n"}


def chain(start: str, link: str, end: str, count: int) -> str:
    """Lines that lead from one to the next: ``{i}`` and ``{j}`` in ``link`` are a number and the one after it."""
    links = "".join(link.format(i=i, j=i + 1) for i in range(count))
    return f"{start}\n{links}{end.format(i=count)}\n"


# ---- reading YAML
YAML: dict[str, Files] = {
    "a key twice": added("words:\n  here_a: cube\n  «E0114»here_a: coin\n"),
    "a section twice": added("words: {}\n«E0114»words: {}\n"),
    "a thing in two files": {**beside("words:\n  «E0123»spare: coin\n"), "all.yaml": GOOD + "words: {spare: cube}\n"},
    "an anchor and an alias": added("words: {one_a: «E0111»&x cube, two_a: «E0112»*x}\n"),
    "a merge key": added("words:\n  «E0113»<<: {one_a: cube}\n  two_a: coin\n"),
    "a bomb of aliases": alone(
        "«E0202»a: «E0111»&a [x, x]\n"
        + "".join(
            f"«E0202»{b}: «E0111»&{b} [«E0112»*{a}, «E0112»*{a}]\n"
            for a, b in zip("abcdefghij", "bcdefghijk", strict=True)
        )
    ),
    "a tag that runs a program": added('words: {one_a: «E0110»!!python/object/apply:os.system "cube"}\n'),
    "a second document": added("«E0108»---\nwords: {}\n"),
    "a directive": alone("«E0109»%TAG ! tag:x,2000:\n---\n" + GOOD),
    "brackets without end": alone("words: " + "[" * 49 + "[«E0103»" + "[" * 100_000),
    "blocks 400 deep": alone(
        "".join(f"{' ' * i}k:\n" for i in range(49))
        + f"{' ' * 49}«E0103»k:\n"
        + "".join(f"{' ' * i}k:\n" for i in range(50, 400))
    ),
    "a list 5,000 deep": alone("words:\n  " + "- " * 49 + "«E0103»- " + "- " * 5_000),
    "a bracket never closed": alone("words: «E0134»[a, b\n"),
    "a quote never closed": alone('words: {one_a: «E0133»"cube\n'),
    "a tab before a key": alone("words:\n«E0120»\tmine: cube\n"),
    "a tab between words": added("words:\n  one_a:«E0121»\tcube\n"),
    "a mark of byte order, and a fault behind it": alone("\ufeffwords: {}\n«E0114»words: {}\n" + GOOD),
    "a mark of byte order in the middle": added('words: {one_a: "cu«E0104»\ufeffbe"}\n'),
    "lines that end as in DOS": alone((GOOD + "words:\n  one_a: cube\n  «E0114»one_a: coin\n").replace("\n", "\r\n")),
    "lines that end as on old machines": alone(
        (GOOD + "words:\n  one_a: cube\n  «E0114»one_a: coin\n").replace("\n", "\r")
    ),
    "a line separator": added('words: {one_a: "cube«E0105»\u2028"}\n'),
    "a byte of nothing": added('words: {one_a: "c«E0104»\0ube"}\n'),
    "colours for the terminal": added('words: {one_a: "c«E0104»\x1b[31mube«E0104»\x07"}\n'),
    "colours behind a backslash": added('words: {one_a: "cube «E0104»\\e[31m"}\n'),
    "a name that is written backwards": added("words: {«E0205»one«E0104»\u202eb: cube}\n"),
    "a number too large": added("bound: «E0122»99999999999999999999999999\n"),
    "a number of 100,000 digits": added("bound: «E0125»" + "9" * 100_000 + "\n"),
    "a number without end": added("bound: «E0122».inf\n"),
    "an effect cut at its comma": added("verbs:\n  go_on: {do: each player, «E0118»sealed}\n"),
    "a text of 20,000 statements": added('verbs: {go_on: {do: «E0125»"' + "score 1; " * 20_000 + '"}}\n'),
    "an empty file": alone("«E0106»"),
    "only a comment": alone("«E0106»# nothing\n"),
    "a list for a file": alone("«E0107»- words\n"),
    "a text for a file": alone("«E0107»hello\n"),
    "a file too large": alone("«E0100»" + "# x" * 200_000),
    "pack.yaml too large": headed("«E0100»" + "# x" * 1_000_000),
    "30,000 keys": alone("words: [" + "a, " * 19_997 + "«E0102»a, " + "a, " * 10_000 + "]\n"),
}

BYTES: dict[str, tuple[Files, Place]] = {
    "bytes that are no text": (alone(GOOD.encode() + b'words: {one_a: "c\xff\xfe"}\n'), ("E0101", "all.yaml", 36, 18)),
    "half a pair of surrogates": (alone(b'words: {a: "\xed\xa0\x80"}\n'), ("E0101", "all.yaml", 1, 13)),
    "UTF-16": (alone(GOOD.encode("utf-16")), ("E0101", "all.yaml", 1, 1)),
    "a program": (alone(bytes(range(256)) * 50), ("E0101", "all.yaml", 3, 115)),
    "a pack.yaml of noise": ({"pack.yaml": b"\x80\x81\x82"}, ("E0101", "pack.yaml", 1, 1)),
}

# ---- files, sections, rows, names
SHAPES: dict[str, Files] = {
    "types of pack.yaml": headed("«E0202»id: [1]\n«E0202»version: {}\nseats: «E0202»7\nfiles: «E0202»all.yaml\n"),
    "types of sections": added("words: «E0202»7\nverbs: «E0202»text\nregions: «E0202»true\n"),
    "types of fields": beside(
        "places: {spot: {holds: «E0202»7, shown: «E0203»everyone, «E0202»count: [1]}}\n"
        "alike: {bean: {each: «E0202»many, starts: «E0202»3}}\nbound: «E0202»ten\n"
    ),
    "a key nobody knows": headed(HEAD + "«E0200»file: x\nfiles: [all.yaml]\n"),
    "a section nobody knows": added('«E0407»verbz:\n  go_on: {do: "score 1"}\n'),
    "a field nobody knows": added('verbs:\n  go_on: {«E0200»doo: "score 1", do: "score 1"}\n'),
    "an attribute nobody knows": beside('charms:\n  odd: {«E0415»strenght: 1, effect: "after never { score 1 }"}\n'),
    "keys that YAML reads otherwise": added(
        "words: {«E0115»0x1F: cube, «E0115»12:30: cube, «E0115»2024-01-01: cube, «E0115»~: cube, «E0115»null: cube, "
        "«E0115»1e3: cube, «E0115»012: cube, «E0401»no: cube, «E0115»7: cube}\n"
    ),
    "words of the language as names": beside(
        'words: {"«E0401»or": cube}\nverbs: {"«E0401»after": {do: "score 1"}}\nphases: {«E0401»some: ""}\n'.replace(
            '"«E0401»or"', '«E0401»"or"'
        ).replace('"«E0401»after"', '«E0401»"after"')
    ),
    "words of the engine as names": beside(
        'words: {«E0402»me: cube, «E0402»player: cube}\nverbs: {«E0402»move: {do: "score 1"}}\n'
    ),
    "one name for two things": added("words: {«E0403»coin: cube}\n"),
    "a name of seats twice": headed(HEAD.replace("rui, eva", "«E0505»ana, rui, eva") + "files: [all.yaml]\n"),
    "too many seats": headed(
        HEAD.replace("to: 3", "to: «E0208»100000").replace("ids", "«E0425»ids") + "files: [all.yaml]\n"
    ),
    "more seats than there are": headed(
        "id: hostile\nversion: 1\nseats: {from: «E0450»3, to: 2, ids: [ana, rui, eva]}\nfiles: [all.yaml]\n"
    ),
    "options without values": headed(
        HEAD + "options: {pace: {«E0213»values: [], default: «E0427»slow}}\nfiles: [all.yaml]\n"
    ),
    "a default that is no value": headed(
        HEAD + "options: {pace: {values: [slow], default: «E0427»fast}}\nfiles: [all.yaml]\n"
    ),
    "a missing file": headed(HEAD + "files: [all.yaml, «E0152»b.yaml]\n"),
    "a file twice": headed(HEAD + "files: [all.yaml, «E0155»all.yaml, «E0155»./all.yaml, «E0156»pack.yaml]\n"),
    "files outside": headed(
        HEAD + 'files: [all.yaml, «E0154»../x.yaml, «E0154»/etc/passwd, «E0154»"C:\\\\x.yaml", «E0154»a/../../x.yaml]\n'
    ),
    "no game": alone('phases: «E0434»{gme: "win player"}\n'),
    "no phases": alone("«E0434»words: {all_of_us: player}\n"),
    "a start that cannot hold it": beside("pieces: {bee: {each: player, starts: «E0411»town}}\n"),
    "a start that is several": beside(
        "pieces: {bee: {count: 2, starts: «E0412»hive}}\nplaces: {hive: {count: 2, holds: {bee: 9}}}\n"
    ),
    "near in one direction": beside("towns: {faro: {near: [«E0417»lima]}}\n"),
    "near to itself and to nothing": beside("towns: {faro: {near: [«E0418»faro, «E0418»coin, «E0418»nowhere]}}\n"),
    "a table of nobody": beside("«E0407»villages: {one_a: {near: [b]}}\n"),
    "an attribute that is missing": beside('cards:\n  «E0414»oak: {effect: "score 1"}\n'),
    "an attribute of the wrong type": beside('cards:\n  oak: {strength: «E0416»strong, effect: "score 1"}\n'),
    "a union of nothing": beside("pieces: {both: {is: «E0420»nothing}}\n"),
    "a union of itself": beside("pieces: {both: {is: «E0600»both or card}}\n"),
    "two unions of each other": beside("pieces: {both: {is: «E0600»twin or card}, twin: {is: «E0600»both or charm}}\n"),
    "a region of nothing": beside("regions: {land: «E0420»nothing}\n"),
    "a place in no region": beside("regions: {land: town}\ntowns: {faro: {in: «E0419»sea}}\n"),
    "a ladder of truths": beside('outcome: {ladder: {points: "«E0500»1 = 1"}}\n'),
    "a ladder of nothing": beside("outcome: {«E0213»ladder: {}}\n"),
    "a billion cards": beside('cards: {oak: {strength: 1, count: «E0208»999999999, effect: ""}}\n'),
    "a billion places": beside("places: {hive: {count: «E0208»999999999, holds: {card: 9}}}\n"),
    "a trillion cubes": beside(
        "alike: {bean: {each: «E0208»999999999999, starts: sack}}\nstores: {sack: {holds: {bean: endless}}}\n"
    ),
    "a grid of 40,000 cells": beside(
        "places: {«E0171»square: {grid: {shape: square, columns: 200, rows: 200}, holds: {card: 1}}}\n"
    ),
    "fifty grids": beside(
        "places: {"
        + ", ".join(
            f"{'«E0171»' if i == 1 else ''}field_{i}: {{grid: {{shape: square, columns: 90, rows: 90}}}}"
            for i in range(50)
        )
        + "}\n"
    ),
    "piles everywhere": beside(
        "places: {field: {grid: {shape: square, columns: 60, rows: 60}, holds: {bean: 1}}}\nstores: {sack: {holds: {bean: endless}}}\n"
        "alike: {«E0171»bean: {by: owner, each: 9, starts: sack}}\n"
    ),
}

# ---- texts in the effect language
TEXTS: dict[str, Files] = {
    "an unknown verb": added('rules:\n  one_a: "after never { «E0405»scroe 1 }"\n'),
    "an unknown noun, in a block": added(
        "verbs:\n  go_on:\n    do: |\n      score 1\n      move 1 «E0404»cubee to town\n"
    ),
    "an unknown role, folded": added(
        "verbs:\n  go_on:\n    do: >\n      score 1;\n\n      move 1 cube at supply «E0516»through town\n"
    ),
    "an unknown tag": added('verbs:\n  go_on: {do: "move 1 cube at supply to town, «E0518»wholly"}\n'),
    "an unknown adverb": added(
        'verbs:\n  gift: {takes: {what: 1 coin at bank}, adverbs: [free], do: "if not free { score 1 }; move what to purse"}\n'
        '  go_on: {do: "gift 1, «E0518»fre"}\n'
    ),
    "a wrong type in a block": added("verbs:\n  go_on:\n    do: |-\n      # a note\n      score («E0500»cube)\n"),
    "a wrong type in a folded text": added(
        "values:\n  worth:\n    gives: number\n    is: >\n      count cube\n      + «E0500»card\n"
    ),
    "a wrong type in quotes over lines": added(
        'values: {worth: {gives: number, is: "count cube\n    + «E0500»card"}}\n'
    ),
    "a wrong type behind an escape": added('values: {worth: {gives: number, is: "\\x63ount cube + «E0500»card"}}\n'),
    "a wrong type in single quotes": added("values: {worth: {gives: truth, is: '«E0501»count cube'}}\n"),
    "a word by itself": added("words: {one_a: «E0600»one_a}\n"),
    "words by each other": added("words: {one_a: two_a, two_a: three_a, three_a: «E0600»one_a}\n"),
    "a value by itself": added('values: {worth: {gives: number, is: "«E0600»worth + 1"}}\n'),
    "a value by what changes it": added(
        'values: {worth: {gives: number, is: "1"}, more: {gives: number, is: "worth"}}\nrules: {one_a: "while some cube { «E0601»worth + more }"}\n'
    ),
    "a verb that always does itself": added('verbs: {go_on: {do: "score 1; «E0623»go_on"}}\n'),
    "two verbs that always do each other": added(
        'verbs:\n  go_on: {do: "«E0623»go_off"}\n  go_off: {do: "if 1 = 2 { score 1 } else { score 2 }; go_on"}\n'
    ),
    "3,000 parentheses": added('standing: "' + "(" * 32 + "«E0312»" + "(" * 2_968 + "1" + ")" * 3_000 + '"\n'),
    "500 braces": added(
        'verbs: {go_on: {do: "'
        + "whole { " * 32
        + "whole «E0312»{ "
        + "whole { " * 467
        + "score 1"
        + " }" * 500
        + '"}}\n'
    ),
    "3,000 brackets": added('words: {one_a: "' + "[" * 32 + "«E0312»" + "[" * 2_968 + "cube" + "]" * 3_000 + '"}\n'),
    "2,000 times not": added('standing: "' + "not " * 170 + "«E0312»" + "not " * 1_830 + 'true"\n'),
    "300 times if": added(
        'standing: "'
        + "if 1 = 1 then " * 168
        + "if «E0312»1 = 1 then "
        + "if 1 = 1 then " * 131
        + "1 "
        + "else 0 " * 300
        + '"\n'
    ),
    "a number of 20 digits": game('"score «E0311»99999999999999999999"'),
    "a range the wrong way round": game('"move «E0602»5..2 cube at supply to any town"'),
    "200 misspelt words": added(
        "words:\n"
        + "".join(f"  word_{i}: {'«E0404»' if i < 200 else '«E0159»' if i == 200 else ''}cubee\n" for i in range(700))
    ),
}

PLAYED: dict[str, Files] = {
    "a verb that calls itself": game("go_on", 'verbs: {go_on: {do: "if 1 = 1 { score 1; «E0702»go_on }"}}\n'),
    "two verbs that call each other": game(
        "go_on", 'verbs:\n  go_on: {do: "go_off"}\n  go_off: {do: "if 1 = 1 { «E0702»go_on }"}\n'
    ),
    "a verb that needs itself": game("go_on", 'verbs: {go_on: {needs: "«E0702»go_on", do: "score 1"}}\n'),
    "a card that performs itself": alone(
        GOOD.replace('"score 1"}', '"«E0702»perform this"}').replace("win player", "perform [ash at deck]")
    ),
    "a phase in itself": game('"score 1; «E0702»game"'),
    "a phase in another in itself": game("other", '  other: "«E0702»other"\n'),
    "a trigger that sets itself off": game(
        "ping",
        'verbs: {ping: {do: "set tally = tally + 1"}}\nrules: {one_a: "after ping { «E0702»ping }"}\n',
    ),
    "triggers that set each other off": game(
        "ping",
        'verbs: {ping: {do: "set tally = tally + 1"}, pong: {do: "set tally = tally + 1"}}\n'
        'rules: {one_a: "after ping { pong }", two_a: "after pong { «E0702»ping }"}\n',
    ),
    "an empty loop": game('"«E0703»repeat until 1 = 2 { }"'),
    "a loop that is never done": game('"repeat until 1 = 2 { «E0703»set tally = tally + 1 }"'),
    "a loop that writes a long log": game('"repeat until 1 = 2 { each player { «E0703»score 1 } }"'),
    "a billion times nothing": game('"«E0703»repeat 999999999 { }"'),
    "later and later and later": game('"repeat until 1 = 2 { «E0703»later at never for first { score 1 } }"'),
    "a game of questions without end": game(
        '"repeat until 1 = 2 { each player { «E0704»either one { score 1 } or two { score 2 } } }"'
    ),
    "too much to look ahead at": {
        "pack.yaml": MORE,
        "all.yaml": GOOD.replace("win player", "each player { walk }"),
        "b.yaml": "pieces: {pawn: {each: player, count: 12, starts: start}}\n"
        "places:\n  start: {each: player, holds: {pawn: endless}}\n"
        "  field: {grid: {shape: square, columns: 6, rows: 6}, holds: {pawn: 1}}\n"
        "verbs:\n  walk:\n    needs: |\n      «E0701»repeat any { move 1 [pawn of me] at start to any field }\n      require 1 = 2\n"
        '    do: "score 1"\n',
    },
    "too many ways to pay": {
        "pack.yaml": MORE,
        "all.yaml": GOOD.replace("win player", "each player { fill; may { «E0705»pay 90 gem_a; score 1 } }"),
        "b.yaml": "alike: {" + ", ".join(f"gem_{x}: {{each: 900, starts: vault}}" for x in "abcdefgh") + "}\n"
        "stores: {vault: {holds: {" + ", ".join(f"gem_{x}: endless" for x in "abcdefgh") + "}}}\n"
        "places: {box: {each: player, holds: {" + ", ".join(f"gem_{x}: endless" for x in "abcdefgh") + "}}}\n"
        "payment:\n  gem_a: {from: box, to: vault}\n"
        + "".join(f"  gem_{x}: {{from: box, to: vault, stands_for: [gem_a]}}\n" for x in "bcdefgh")
        + 'verbs: {fill: {do: "'
        + "; ".join(f"move 40 gem_{x} at vault to box" for x in "abcdefgh")
        + '"}}\n',
    },
    "values that ask one another twice": game(
        '"«E0706»score (v_0)"',
        chain(
            "values:", '  v_{i}: {{gives: number, is: "v_{j} + v_{j}"}}\n', '  v_{i}: {{gives: number, is: "1"}}', 40
        ),
    ),
    "counts in counts": game(
        '"«E0706»score (' + "count [cube at supply where " * 28 + "1 = 1" + "] > 0".join([""] * 28) + '])"'
    ),
}

GOES_ON: dict[str, Files] = {
    "nobody wins": game('"win none"'),
    "none of the seats wins": game('"win [player where 1 = 2]"'),
    "nothing is asked": game('""'),
    "nothing is asked, for ever": game('"repeat until 1 = 2 { never }"'),
    "a number that grows": game('"set tally = 9; repeat 90 { set tally = tally * tally }; score (tally)"'),
    "a score that grows": game('"score 9; repeat 90 { score (score of ana * score of ana) }"'),
    "a name that grows": game('"let x = 9; repeat 90 { set x = x * x }; score (x)"'),
    "a choice of a billion passes": game('"each player { repeat 1..999999999 { score 1 } }"'),
    "what stands for what stands for it": {
        "pack.yaml": MORE,
        "all.yaml": GOOD.replace(
            "win player",
            "each player { move 5 gem at vault to box; move 5 pearl at vault to box; may { pay 3 gem and 4 pearl; score 1 } }",
        ),
        "b.yaml": "alike: {gem: {each: 90, starts: vault}, pearl: {each: 90, starts: vault}}\n"
        "stores: {vault: {holds: {gem: endless, pearl: endless}}}\nplaces: {box: {each: player, holds: {gem: endless, pearl: endless}}}\n"
        "payment:\n  gem: {from: box, to: vault, stands_for: [pearl]}\n  pearl: {from: box, to: vault, stands_for: [gem]}\n",
    },
    "names in a circle": fluent("name-ana = { name-rui }\nname-rui = { name-ana }\n"),
    "a variable that nobody gives": fluent("name-ana = { $who }\nlog-score = { $nothing } { $seat }\n"),
    "broken Fluent": fluent("%%%\nname-ana = {\nname-rui = Rui\n"),
    "a bomb of names": fluent(
        "a = xxxxxxxxxx\n"
        + "".join(f"{b} = {('{ ' + a + ' }') * 10}\n" for a, b in zip("abcdefghijk", "bcdefghijkl", strict=True))
        + "name-ana = { l }\n"
    ),
    "names that steer the terminal": fluent('name-ana = \x1b[31mAna\u202e\nname-rui = { "\\u001B" }[2J\n'),
    "Fluent 3,000 deep": fluent("name-ana = " + "{ " * 3_000 + "\n"),
    "numbers of a billion digits": fluent(
        "name-ana = { NUMBER(1, minimumFractionDigits: 999999999) }\nname-rui = { " + "9" * 5_000 + " }\n"
    ),
    "Fluent of noise": fluent(bytes(range(256))),
    "Fluent too large": fluent("name-ana = " + "x" * 2_000_000 + "\n"),
}

CHECKED: dict[str, Files] = {
    "names in a circle": fluent(
        "«E0908»name-ana = { name-rui }\n«E0908»name-rui = { name-ana }\nname-eva = { name-ana }\n"
    ),
    "variables that nobody gives": fluent("name-ana = { «E0906»$who }\nlog-score = { «E0906»$nothing } { $seat }\n"),
    "names that are not there": fluent(
        'name-ana = { «E0907»-somebody }\nname-rui = { «E0907»OPEN("x") }\nname-eva = { NUMBER(1) }\n'
    ),
    "faults of a text said twice": {
        **fluent("name-ana = Ana\n"),
        "text/en/z.ftl": "«E0902»name-ana = { name-ana } { $foo } { -bar }\n",
    },
    "a variable under lines that end as in DOS": fluent("name-eva = Eva\r\nname-ana =\r\n    { «E0906»$who }\r\n"),
    "a billion digits": fluent("name-ana = { NUMBER(1, «E0915»minimumFractionDigits: 999999999) }\n"),
    "a billion digits before the point": fluent("name-ana = { NUMBER(1, «E0915»minimumIntegerDigits: 999999999) }\n"),
    "an argument that no function has": fluent("name-ana = { NUMBER(1, «E0914»minimumDigits: 2) }\n"),
    "a number of 5,000 digits in a text": fluent("name-ana = { «E0916»" + "9" * 5_000 + " }\n"),
    "a variant of 5,000 digits": fluent(
        "name-ana = { $count ->\n    [«E0916»" + "9" * 5_000 + "] a\n   *[other] b\n }\n"
    ),
    "texts that steer the terminal": fluent("name-ana = A«E0104»\x1b[31mna«E0104»\u202e\nname-rui = R«E0104»\0ui\n"),
    "ids of messages that name nothing": fluent(
        "«E0913»name-anna = Ana\n«E0913»nmae-ana = Ana\n«E0913»option-bord = Board\n«E0913»single-cobe = cube\n«E0913»choice-cobe = cube\n"
        "«E0913»tell-gaem = .\n«E0913»prompt-gaem-choose = ?\n«E0913»verb-gaem = g\n«E0913»phase-gaem = g\n«E0913»score-gaem = g\n"
        "«E0913»screen-zones-foo = z\n«E0913»quantity-exactli = e\nname-eva = { helper } { «E0906»$foo }\nhelper = Eva\nname-rui-1 = Rui\n"
    ),
    "texts that can never be said": fluent(
        'name-eva = { $count }\n«E0909»name-ana = { NUMBER("a") }\n«E0909»name-rui = { CAPITAL("a", "b", "c") }\n'
    ),
    "a page of rules that steers the terminal": {**ASKING, "text/en/rules.md": "A «E0104»\x1b[2J page\n"},
    "a page of rules of nothing": {**ASKING, "text/en/rules.md": "«E0860»\n"},
    "placeholders for nothing": {**ASKING, "text/en/rules.md": "{{ «E0850»lion }} {{ «E0850»x }} {{ «E0850»9 }}\n"},
    "broken Fluent": fluent(
        "«E0901»%%%\nname-ana = {«E0901»\nname-rui = Rui\n«E0902»name-rui = Rui\n".replace(
            "name-rui = Rui\n«E0902»", "name-rui = Rui\n«E0902»"
        )
    ),
    "Fluent 3,000 deep": fluent("«E0911»name-ana = " + "{ " * 3_000 + "\n"),
    "Fluent too large": fluent("«E0910»name-ana = " + "x" * 2_000_000 + "\n"),
}

SCENARIOS: dict[str, Files] = {
    "a number for scenarios": scenario("scenarios: «E0202»7\n"),
    "a list for a file": scenario("«E0107»- a\n"),
    "an unknown key": scenario("scenarios:\n  - scenario: A\n    «E0200»sets: 3\n    then: [{asked: none}]\n"),
    "a title twice": scenario(
        "scenarios:\n"
        + "  - {scenario: A, then: [{asked: none}]}\n"
        + "  - {scenario: «E0800»A, then: [{asked: none}]}\n"
    ),
    "too many seats": scenario(
        'scenarios:\n  - scenario: A\n    seats: «E0848»99999999\n    effect: "score 1"\n    then: [{asked: none}]\n'
    ),
    "unknown places, too many cubes": scenario(
        "scenarios:\n  - scenario: A\n    given: {places: {«E0807»twon: {cube: 3}, «E0827»lima: {cube: {ana: «E0825»999999999999}}}}\n"
        '    effect: "score 1"\n    then: [{asked: none}]\n'
    ),
    "an unknown verb": scenario(
        'scenarios:\n  - scenario: A\n    effect: "«E0405»scroe 1"\n    then: [{asked: none}]\n'
    ),
    "a loop without end": scenario(
        'scenarios:\n  - scenario: A\n    effect: "repeat until 1 = 2 { «E0703»score 1 }"\n    then: [{asked: none}]\n'
    ),
    "an answer nobody asked for": scenario(
        'scenarios:\n  - scenario: A\n    effect: "score 1"\n    then: [{asked: none}, {«E0820»ana: lima}]\n'
    ),
    "an expectation that fails": scenario(
        'scenarios:\n  - scenario: A\n    effect: "score 1"\n    by: ana\n    then: [{scores: {ana: «E0832»2}}]\n'
    ),
    "broken expressions": scenario(
        'scenarios:\n  - scenario: A\n    effect: "score 1"\n    then: [{values: {"count «E0404»cubee": 2, "1 +«E0302»": 2}}]\n'
    ),
}


def cases(*groups: dict[str, Files]) -> list[ParameterSet]:
    """Every case in this process and in one of its own; of the latter only every sixth unless ``-m long`` asks for all."""
    every = [(name, files) for group in groups for name, files in group.items()]
    here = [pytest.param(files, False, id=name) for name, files in every]
    apart = [
        pytest.param(files, True, id=f"{name} (apart)", marks=[pytest.mark.long] if index % 6 else [])
        for index, (name, files) in enumerate(every)
        if SAMPLE == "full" or index % 3 == 0
    ]
    return [*here, *apart]


def found_at(tmp_path: Path, files: Files, apart: bool, *arguments: str) -> None:
    """Run a command over a pack: exactly the findings come that its texts announce."""
    expected = lay(tmp_path / "pack", files)
    words = [part.replace("PACK", str(tmp_path / "pack")) for part in arguments]
    ended = command(*words, notes=tmp_path / "notes") if apart else here(*words)
    survives(ended)
    assert [_named(place) for place in ended.found] == [_named(place) for place in expected], ended.out + ended.err
    assert ended.status == 1


def _named(place: Place) -> Place:
    """Of a loop without end any statement may be the last one done."""
    code, file, line, column = place
    return code, file, line, 0 if code == "E0703" else column


@pytest.mark.parametrize(("files", "apart"), cases(YAML, SHAPES, TEXTS))
def test_check_finds_it(files: Files, apart: bool, tmp_path: Path) -> None:
    found_at(tmp_path, files, apart, "check", "PACK")


@pytest.mark.parametrize(("files", "place"), BYTES.values(), ids=BYTES)
def test_bytes_that_are_no_text(files: Files, place: Place, tmp_path: Path) -> None:
    lay(tmp_path / "pack", files)
    ended = here("check", tmp_path / "pack")
    survives(ended)
    assert ended.found == [place]
    assert ended.status == 1


@pytest.mark.parametrize(("files", "apart"), cases(CHECKED))
def test_check_finds_what_is_wrong_with_names(files: Files, apart: bool, tmp_path: Path) -> None:
    found_at(tmp_path, files, apart, "check", "PACK")


@pytest.mark.parametrize(("files", "apart"), cases(PLAYED))
def test_play_finds_it(files: Files, apart: bool, tmp_path: Path) -> None:
    found_at(tmp_path, files, apart, "play", "PACK", "--seats", "bot,bot", "--seed", "1")


@pytest.mark.parametrize(("files", "apart"), cases(GOES_ON))
def test_the_game_goes_on(files: Files, apart: bool, tmp_path: Path) -> None:
    lay(tmp_path / "pack", files)
    words = ("play", str(tmp_path / "pack"), "--seats", "bot,bot", "--seed", "1")
    ended = command(*words, notes=tmp_path / "notes") if apart else here(*words)
    survives(ended)
    assert (ended.status, ended.found) == (0, [])
    assert "Final score" in ended.out
    assert "log-" not in ended.out or "nothing" in str(files)


@pytest.mark.parametrize(("files", "apart"), cases(SCENARIOS))
def test_scenarios_are_found_wrong(files: Files, apart: bool, tmp_path: Path) -> None:
    found_at(tmp_path, files, apart, "test", "PACK")


@pytest.mark.parametrize("name", ["play", "parse", "format", "simulate", "test", "check"])
def test_every_command_finds_the_same(name: str, tmp_path: Path) -> None:
    more = {"parse": ["score 1"], "play": ["--seats", "bot,bot"], "simulate": ["--players", "2", "--games", "2"]}
    found_at(
        tmp_path,
        added('words: {one_a: "cube or«E0302»"}\n'),
        True,
        name,
        "PACK",
        *more.get(name, []),
    )


def test_simulate_says_which_game_it_was(tmp_path: Path) -> None:
    found_at(
        tmp_path, PLAYED["a game of questions without end"], True, "simulate", "PACK", "--players", "2", "--games", "3"
    )


# ---- what lies on the disk
def a_link_out(folder: Path) -> list[Place]:
    lay(folder, headed(HEAD + "files: [all.yaml, link.yaml]\n"))
    (folder.parent / "out.yaml").write_text("words: {}\n")
    (folder / "link.yaml").symlink_to("../out.yaml")
    return [("E0154", "pack.yaml", 4, 19)]


def a_link_to_itself(folder: Path) -> list[Place]:
    lay(folder, headed(HEAD + "files: [all.yaml, link.yaml]\n"))
    (folder / "link.yaml").symlink_to("link.yaml")
    return [("E0157", "pack.yaml", 4, 19)]


def a_folder_for_a_file(folder: Path) -> list[Place]:
    return lay(folder, {**headed(HEAD + "files: [all.yaml, «E0153»sub.yaml]\n"), "sub.yaml/x": ""})


def a_pipe_for_a_file(folder: Path) -> list[Place]:
    places = lay(folder, headed(HEAD + "files: [all.yaml, «E0153»pipe.yaml]\n"))
    os.mkfifo(folder / "pipe.yaml")
    return places


def a_pipe_for_names(folder: Path) -> list[Place]:
    lay(folder, fluent(""))
    os.mkfifo(folder / "text" / "en" / "pipe.ftl")
    return [("E0903", "pipe.ftl", 1, 1)]


def a_file_that_nobody_may_read(folder: Path) -> list[Place]:
    places = lay(folder, {**headed(HEAD + "files: [all.yaml, «E0157»b.yaml]\n"), "b.yaml": "words: {}\n"})
    (folder / "b.yaml").chmod(0)
    if os.access(folder / "b.yaml", os.R_OK):
        pytest.skip("this user may read everything")
    return places


@pytest.mark.parametrize(
    "make",
    [
        a_link_out,
        a_link_to_itself,
        a_folder_for_a_file,
        a_pipe_for_a_file,
        a_pipe_for_names,
        a_file_that_nobody_may_read,
    ],
)
def test_what_lies_in_the_folder(make: Callable[[Path], list[Place]], tmp_path: Path) -> None:
    expected = make(tmp_path / "pack")
    ended = command("check", tmp_path / "pack", notes=tmp_path / "notes")
    survives(ended)
    assert ended.found == expected
    assert ended.status == 1


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no_such_pack", "E0150"),
        ("x" * 100_000, "E0150"),
        ("\x1b[31m\u202e", "E0150"),
        ("EMPTY", "E0151"),
        ("", "E0151"),
        ("FOLDER", "E0151"),
        ("EMPTY/none.yaml", "E0152"),
        ("EMPTY/stray.yaml", "E0160"),
    ],
    ids=["unknown", "long", "unseen", "empty folder", "nothing", "a folder called pack.yaml", "no file", "no pack"],
)
def test_nothing_to_read(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "stray.yaml").write_text("words: {}\n")
    (tmp_path / "folder" / "pack.yaml").mkdir(parents=True)
    path = name.replace("EMPTY", str(tmp_path / "empty")).replace("FOLDER", str(tmp_path / "folder"))
    ended = here("check", path)
    survives(ended)
    assert [found[0] for found in ended.found] == [code]
    assert ended.status == 3


# ---- texts and options of the command line
@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("(" * 10_000, ("E0312", "effect", 1, 33)),
        ("scroe 1", ("E0405", "effect", 1, 1)),
        ("score \x1b[31m 1", ("E0310", "effect", 1, 7)),
        ("score \u202e 1", ("E0310", "effect", 1, 7)),
        ("score \udcff", ("E0310", "effect", 1, 7)),
        ("score 1;\nmove 1 cube at", ("E0302", "effect", 2, 15)),
        ("score 99999999999999999999", ("E0311", "effect", 1, 7)),
    ],
    ids=["deep", "verb", "colours", "backwards", "no text", "cut", "digits"],
)
def test_texts_on_the_command_line(text: str, place: Place, tmp_path: Path) -> None:
    lay(tmp_path / "pack", ASKING)
    ended = here("parse", tmp_path / "pack", text)
    survives(ended)
    assert place in ended.found
    assert ended.status == 1


@pytest.mark.parametrize(
    "line",
    [
        "play PACK --seats bot,bot --seed abc",
        "play PACK --seats bot,bot --seed 1.5",
        f"play PACK --seats bot,bot --seed {'9' * 5_000}",
        "play PACK --seats bot,bot --seed \x1b[31m",
        "play PACK --seed",
        "play PACK --seats ,,,",
        "play PACK --seats bto,bot",
        "play PACK --seats you:,bot",
        "play PACK --seats bot",
        f"play PACK --seats {','.join(['bot'] * 1_000)}",
        "play PACK --seats bot,bot --set pace=slow",
        "play PACK --seats bot,bot --set =",
        "play PACK PACK",
        "simulate PACK --players 2 --games 0",
        "simulate PACK --players 2 --games 1e9",
        "simulate PACK --players 2 --jobs 0",
        "simulate PACK --players -1",
        "simulate PACK --players 99",
        "simulate PACK --players 2 --seats bot,bot,bot",
        "simulate PACK --seats you,bot",
        "check PACK --format xml",
        "check PACK --fix",
        "explain E9999",
        "explain \x1b[31m",
        "parse PACK",
        "plya PACK",
    ],
    ids=lambda line: line[:40].replace("\x1b", "ESC"),
)
def test_command_lines_that_cannot_be(line: str, tmp_path: Path) -> None:
    lay(tmp_path / "pack", ASKING)
    words = [part.replace("PACK", str(tmp_path / "pack")) for part in line.split(" ")]
    ended = here(*words)
    survives(ended)
    assert ended.status == 2
    assert ended.out == ""
    assert 20 < len(ended.err) < 500


# ---- answers
@pytest.mark.parametrize(
    ("answers", "wrong"),
    [
        (b"99\n-1\n0\n3.5\nthree\n1e0\n" + b"1\n" * 3, 6),
        (b"9" * 100_000 + b"\n" + b"x" * 1_000_000 + b"\n" + b"1\n" * 3, 2),
        (b"\x1b[31m\xe2\x80\xae\n\xff\xfe\x00\x01\n" + b"1\n" * 3, 2),
        ("²\n①\n".encode() + b"1\n" * 3, 2),
        (b"1\n1\n1", 0),
    ],
    ids=["no options", "long", "noise", "odd digits", "no last line"],
)
def test_answers_that_are_none(answers: bytes, wrong: int, tmp_path: Path) -> None:
    lay(tmp_path / "pack", ASKING)
    line = ("play", tmp_path / "pack", "--seats", "you,bot", "--seed", "1")
    ended = command(*line, answers=answers, notes=tmp_path / "notes")
    survives(ended)
    assert ended.status == 0
    assert ended.out.startswith("Ana scores 1 point for game\n" * 3)
    assert ended.err.count("number from 1 to 2") == 3 + wrong
    assert len(ended.err) < 5_000


def test_answers_that_end(tmp_path: Path) -> None:
    lay(tmp_path / "pack", ASKING)
    ended = command(
        "play", tmp_path / "pack", "--seats", "you:\x1b[31mAna\u202e,bot", answers=b"1\n", notes=tmp_path / "notes"
    )
    survives(ended)
    assert ended.status == 130


@pytest.mark.parametrize("line", ["play PACK --seats you,bot --seed 1", "simulate PACK --players 2 --games 99999999"])
def test_stopped_from_outside(line: str, tmp_path: Path) -> None:
    lay(tmp_path / "pack", ASKING)
    words = [part.replace("PACK", str(tmp_path / "pack")) for part in line.split()]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "cli.py"), *words],
        cwd=ROOT,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests may run where it is switched off
    )
    try:
        if words[0] == "play":
            assert process.stderr is not None
            asked = b""
            while b"number from" not in asked:
                asked += process.stderr.read(1)
                assert process.poll() is None
        else:
            time.sleep(2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130
    assert b"Traceback" not in out + err
    assert b"stop" in err
