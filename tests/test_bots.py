"""Bots: what they are given, and that the short way of playing chance is the long one."""

from __future__ import annotations

import inspect
import json
import re
import sys
import typing
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest

from engine.bots import ALIASES, BOTS, bot_chance, game_seed, hint, make
from engine.bots.greedy import GreedyBot
from engine.bots.horizon import HorizonBot
from engine.bots.random_bot import RandomBot
from engine.bots.run import Plan, Programs, empty, play_batch, play_game, simulate
from engine.bots.standings import interval, kinds
from engine.cli.exits import Exit
from engine.diagnostics import Findings
from engine.pack import load
from engine.play import Chance, Game, Program, State, View
from engine.play.imagine import imagine
from tests.cli_tools import ROOT, Commands, command, tiny_pack
from tests.conftest import SAMPLE, program, ruleset

__all__ = ["command"]

PACKS = [("kite_fair", 3), ("beaver_brook", 2), ("mission_red_planet", 3)]


def by_views(name: str, seats: int, seed: int, number: int) -> tuple[object, int]:
    """A game in which every bot is asked with its view."""
    rules = program(name, seats)
    bots = [make("bot", rules) for _ in range(seats)]
    chances = [bot_chance(seed, number, seat) for seat in range(seats)]
    game, count = Game.start(rules, game_seed(seed, number)), 0
    while game.decision is not None:
        seat = game.decision.seat
        view = game.view(game.person_to_decide())
        game.choose(bots[seat].choose(view, game.decision.options, chances[seat]))
        count += 1
    return game.outcome(), count


@pytest.mark.parametrize(("name", "seats"), PACKS)
def test_playing_without_views_is_the_same_game(name: str, seats: int) -> None:
    for number in range(2):
        assert play_game(program(name, seats), ["random"] * seats, 4, number) == by_views(name, seats, 4, number)


def test_another_name_is_another_name() -> None:
    assert set(ALIASES.values()) <= set(BOTS)
    assert not set(ALIASES) & set(BOTS)
    for name in (*BOTS, *ALIASES):
        assert make(name, program("kite_fair", 2)) is not None
    with pytest.raises(KeyError):
        make("nobody", program("kite_fair", 2))


def test_random_takes_every_option_about_as_often() -> None:
    game = Game.start(program("kite_fair", 2), 1)
    view, chance = game.view(0), Chance("t")
    taken = [RandomBot().choose(view, ["a", "b", "c"], chance) for _ in range(3000)]
    assert all(800 < taken.count(option) < 1200 for option in "abc")


def test_games_have_numbers_of_their_own() -> None:
    seeds = {(game_seed(seed, game)) for seed in range(20) for game in range(20)}
    assert len(seeds) == 400
    starts = {bot_chance(seed, game, seat).state for seed in range(8) for game in range(8) for seat in range(8)}
    assert len(starts) == 512


def test_batches_add_up() -> None:
    plan = Plan(ruleset("kite_fair"), ("random", "random"), 3, 9)
    rules = Programs(plan)
    whole, parts = play_batch(rules, plan, 0, 9), empty(2)
    for first, count in ((4, 5), (0, 3), (3, 1)):
        parts.add(play_batch(rules, plan, first, count))
    assert (parts.games, parts.wins, parts.scores, parts.decisions) == (9, whole.wins, whole.scores, whole.decisions)
    assert sum(whole.wins) == Fraction(9 - whole.no_winner)
    done: list[int] = []
    assert simulate(plan, 1, done.append).scores == whole.scores
    assert done == sorted(done)
    assert done[-1] == 9


def test_a_bot_of_ones_own_fits() -> None:
    class First:
        def choose(self, view: View, options: Sequence[str], chance: Chance) -> str:
            return options[0]

    from engine.bots import Bot

    bot: Bot = First()
    assert list(inspect.signature(bot.choose).parameters) == ["view", "options", "chance"]


# ---- the bot that looks ahead


def test_a_bot_has_no_way_to_the_state() -> None:
    """What ``choose`` takes is a view, ids and random numbers; what the bot keeps is the rules."""
    for bot in (GreedyBot, HorizonBot):
        assert set(typing.get_type_hints(bot.choose).values()) == {View, Sequence[str], Chance, str}
    for maker in BOTS.values():
        made = maker(program("kite_fair", 2))
        assert not any(isinstance(getattr(made, name), State | Game) for name in vars(made))
    assert not any("State" in str(field.type) for field in View.__dataclass_fields__.values())


def one_against_random(name: str, seats: int, games: int, seed: int) -> tuple[float, float, float]:
    """The share of wins of one greedy bot among random ones, seats rotated, with its interval."""
    plan = Plan(ruleset(name), ("greedy", *["random"] * (seats - 1)), seed, games, rotate=True)
    tally = simulate(plan)
    greedy = kinds(plan.bots, tally.bot_wins, tally.bot_scores, tally.games)[0]
    assert (greedy.name, greedy.seats) == ("greedy", 1)
    return greedy.share, greedy.low, greedy.high


def test_greedy_beats_random() -> None:
    share, low, _ = one_against_random("mission_red_planet", 4, 8, 3)
    assert share > 0.5
    assert low > 0.25
    assert one_against_random("beaver_brook", 2, 2, 4)[0] > 0.5


@pytest.mark.long
def test_greedy_beats_random_clearly() -> None:
    """Sixty of a hundred games against three random bots, where a quarter would be chance."""
    share, low, high = one_against_random("mission_red_planet", 4, 60 if SAMPLE == "ci" else 400, 11)
    print(f"greedy wins {share:.3f} ({low:.3f} to {high:.3f})")
    assert share >= 0.6
    assert one_against_random("kite_fair", 3, 150, 11)[1] > 1 / 3
    assert one_against_random("beaver_brook", 2, 30, 11)[1] > 1 / 2


@pytest.mark.parametrize(("name", "seats"), PACKS)
def test_a_hint_tells_nothing_that_a_person_does_not_know(name: str, seats: int) -> None:
    """The same for two positions that the person cannot tell apart."""
    rules, chance = program(name, seats), Chance("hints", name)
    game, compared = Game.start(rules, 8), 0
    while game.decision is not None and compared < 4:
        if chance.below(3) == 0:
            person = game.person_to_decide()
            seen = game.view(person)
            start = Game.resume(rules, seen.position).state
            twin = Game.at(rules, imagine(rules, start, list(seen.hidden), chance))
            assert twin.decision is not None
            one, two = (
                hint(rules, each.view(person), each.decision.options if each.decision else [], Chance("h"))
                for each in (game, twin)
            )
            assert one == two
            assert one in game.decision.options
            compared += 1
        game.choose(chance.below(len(game.decision.options)))
    assert compared == 4


def greedy_takes(tmp_path: Path, rules: str, wanted: Sequence[str]) -> None:
    """What greedy takes, decision by decision, in a tiny game of these rules."""
    loaded = load(
        str(tiny_pack(tmp_path / "tiny", rules + "outcome: {ladder: {points: score of it}}\n")), findings=Findings()
    )
    assert loaded is not None
    laid = Program(loaded, 2)
    game = Game.start(laid, 1)
    for best in wanted:
        assert game.decision is not None
        option = make("greedy", laid).choose(game.view(game.person_to_decide()), game.decision.options, Chance("x"))
        assert option == best
        game.choose(option)


def test_greedy_takes_the_better_option(tmp_path: Path) -> None:
    rules = (
        'standing: "score of it"\nphases:\n  game: "each player { turn_of }; win player"\n'
        '  turn_of: "either one { score 1 } or three { score 3 } or two { score 2 }"\n'
    )
    greedy_takes(tmp_path, rules, ["three", "three"])


def test_greedy_plans_to_the_horizon_of_the_pack(tmp_path: Path) -> None:
    """A first step that is worth nothing by itself is taken for what it leads to within the phase, at best."""
    rules = (
        'standing: "score of it"\nhorizon: turn_of\nphases:\n  game: "each player { turn_of }; win player"\n'
        '  turn_of: "either now { score 1 } or wait { either bad { score 0 } or good { score 5 } or poor { score (-9) } }"\n'
    )
    greedy_takes(tmp_path, rules, ["wait", "good"])


def test_intervals() -> None:
    low, high = interval(240, 400)
    assert (round(low, 3), round(high, 3)) == (0.551, 0.647)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0


def test_seats_rotate_and_jobs_change_nothing() -> None:
    plan = Plan(ruleset("kite_fair"), ("greedy", "random", "random"), 2, 6, rotate=True)
    assert [plan.sitting(game).index("greedy") for game in range(4)] == [0, 1, 2, 0]
    alone, several = simulate(plan), simulate(plan, 2)
    assert (alone.bot_wins, alone.bot_scores, alone.wins) == (several.bot_wins, several.bot_scores, several.wins)
    assert sum(alone.bot_scores) == sum(alone.scores)
    assert sum(alone.bot_wins) == sum(alone.wins)


# ---- programs of one's own

KITES = ROOT / "tests" / "packs" / "kite_fair"
GREETED = "import json, sys\ngreeting = json.loads(sys.stdin.readline())\n"


def bot_of(folder: Path, text: str) -> str:
    path = folder / "mybot.py"
    path.write_text(text, encoding="utf-8")
    return f"exec:{sys.executable} {path}"


def children(folder: Path) -> list[str]:
    """Programs of a folder that are still running."""
    import subprocess

    done = subprocess.run(["ps", "-eo", "pid=,args="], capture_output=True, text=True, check=False)
    return [line for line in done.stdout.splitlines() if str(folder) in line]


def test_the_example_of_the_document_plays(command: Commands, tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    bot = bot_of(tmp_path, example)
    arguments = ("simulate", KITES, "--seats", f"{bot},random", "--games", "3", "--seed", "4", "--json")
    document = json.loads(command(*arguments).out)
    assert document["games"] == 3
    assert document["bots"][0]["player"] == bot
    again = json.loads(command(*arguments).out)
    assert again["seats"] == document["seats"]
    assert command("play", KITES, "--seats", f"{bot},random", "--seed", "4").out.count("Final score") == 1
    assert not children(tmp_path)


def test_what_a_program_is_told(tmp_path: Path) -> None:
    """The greeting, and for each decision what the person may know, and no more."""
    heard = tmp_path / "heard.jsonl"
    text = (
        f"import json, sys\nout = open({str(heard)!r}, 'w')\nout.write(sys.stdin.readline())\n"
        "for line in sys.stdin:\n    out.write(line)\n    out.flush()\n"
        "    print(json.dumps({'option': json.loads(line)['options'][0]}), flush=True)\n"
    )
    rules = program("kite_fair", 2)
    game, bot, views = Game.start(rules, 6), make(bot_of(tmp_path, text), rules), []
    while game.decision is not None:
        if game.decision.seat == 0:
            view = game.view(game.person_to_decide())
            views.append((view.board, game.decision.options, game.decision.prompt, game.decision.about))
            game.choose(bot.choose(view, game.decision.options, Chance("b")))
        else:
            game.choose(0)
    from engine.bots import dismiss

    dismiss([bot])
    greeting, *told = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert greeting["protocol"] == "cardwright.bot/1"
    assert (greeting["seats"], greeting["yours"]) == (["coral", "indigo"], ["coral"])
    assert [[t["view"], t["options"], t["prompt"], t["about"]] for t in told] == json.loads(json.dumps(views))
    assert {t["seat"] for t in told} == {"coral"}


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (GREETED + "sys.exit(7)\n", "E1102", "status 7"),
        (GREETED + "print('hello', flush=True)\nsys.stdin.read()\n", "E1103", "hello"),
        (GREETED + "print('[' * 5000, flush=True)\nsys.stdin.read()\n", "E1103", "[[["),
        (GREETED + "print(json.dumps({'option': 7}), flush=True)\nsys.stdin.read()\n", "E1103", "7"),
        (GREETED + "print(json.dumps({'option': 'moon'}), flush=True)\nsys.stdin.read()\n", "E1104", "“moon”"),
        (GREETED + "import time\ntime.sleep(60)\n", "E1105", "within 1 seconds"),
        ("import sys\nsys.stdin.read()\n", "E1105", "within 1 seconds"),
        ("while True: print('{}', flush=True)\n", "E1103", "{}"),
    ],
)
def test_programs_that_do_not_do_their_part(text: str, code: str, said: str, command: Commands, tmp_path: Path) -> None:
    bot = bot_of(tmp_path, text)
    for name, more in (("play", ["--open"]), ("simulate", ["--games", "2"])):
        done = command(name, KITES, "--seats", f"random,{bot}", "--seed", "4", "--bot-seconds", "1", *more)
        assert done.status == Exit.FINDINGS
        assert f"error[{code}]" in done.err
        assert said in done.err
        assert "Traceback" not in done.err
    assert not children(tmp_path)


@pytest.mark.parametrize("answer", ["print(json.dumps({'option': 'moon'}))", "print('moon')"])
def test_what_a_program_holds_is_told_to_nobody_at_the_table(answer: str, command: Commands, tmp_path: Path) -> None:
    """Neither what it was offered nor what it wrote; nor the seed of a game that may go on, but how to go on."""
    rules = program("kite_fair", 2)
    game = Game.start(rules, game_seed(4))
    while game.decision is not None and game.decision.seat == 0:
        game.choose(0)
    assert game.decision is not None
    offered = [option for option in game.decision.options if "." in option]
    assert len(offered) > 1
    bot = bot_of(tmp_path, GREETED + f"sys.stdin.readline()\n{answer}\nsys.stdout.flush()\nsys.stdin.read()\n")
    path = tmp_path / "game.save"
    arguments = ("play", KITES, "--seed", "4", "--seats", f"you,{bot}", "--fast")
    done = command(*arguments, "--save", path, answers="1\n" * 9)
    assert done.status == Exit.FINDINGS
    told = done.err.split("error[")[1]
    assert told.startswith("E1104" if "dumps" in answer else "E1103")
    assert "moon" not in told
    assert not [option for option in offered if option in told]
    assert ("one of" in told) == ("dumps" in answer)
    assert "Seed" not in done.out + done.err
    assert f"play --resume {path} --seats" in told
    assert "Seed: 4" in command(*arguments, answers="1\n" * 9).err


def test_what_a_program_writes_aside_steers_no_terminal(command: Commands, tmp_path: Path) -> None:
    """It is shown, above the finding where the program fails, without control characters."""
    aside = "print('one \\x1b[2Jtwo\\x07', file=sys.stderr)\n"
    bot = bot_of(tmp_path, GREETED + aside + "sys.stderr.write('three')\nsys.exit(3)\n")
    for name in ("play", "simulate"):
        done = command(name, KITES, "--seats", f"random,{bot}", "--seed", "4")
        assert done.status == Exit.FINDINGS
        assert done.err.startswith("one [2Jtwo\nthree\nerror[E1102]")
        assert not set(done.err) & set("\x1b\x07")


def test_a_program_that_is_not_there(command: Commands) -> None:
    for bot in ("exec:./no/such/program", 'exec:"unclosed'):
        done = command("play", KITES, "--seats", f"{bot},random", "--seed", "1")
        assert done.status == Exit.FINDINGS
        assert "error[E1101]" in done.err
    assert command("play", KITES, "--seats", "exec:,random").status == Exit.USAGE


def test_a_fault_names_the_same_game_for_any_jobs(command: Commands, tmp_path: Path) -> None:
    bot = bot_of(tmp_path, GREETED + "sys.exit(3)\n")
    errors = [
        command("simulate", KITES, "--seats", f"{bot},random", "--games", "4", "--jobs", jobs).err
        for jobs in ("1", "2")
    ]
    assert errors[0] == errors[1]
    assert "game 0 of seed 0" in errors[0]


def test_a_game_with_a_program_is_gone_on_with(command: Commands, tmp_path: Path) -> None:
    text = (
        GREETED + "for line in sys.stdin: print(json.dumps({'option': json.loads(line)['options'][-1]}), flush=True)\n"
    )
    bot, path = bot_of(tmp_path, text), tmp_path / "game.save"
    seats = f"you:Ana,{bot}"
    done = command("play", KITES, "--seats", seats, "--seed", "3", "--save", path, answers="1\n1\n")
    assert done.status == Exit.INTERRUPTED
    assert "--seats" in done.err
    for others in (
        "you,random",
        f"you:Bea,{bot}",
        f"you:Ana,{bot},random",
        "you:Ana",
        "you:Ana,exec:",
        "exec:ls,exec:ls",
    ):
        assert command("play", "--resume", path, "--seats", others).status == Exit.USAGE
    done = command("play", "--resume", path, "--seats", seats, answers="1\n" * 99)
    assert done.status == Exit.FINE
    assert not children(tmp_path)


def test_another_program_goes_on_for_one_that_failed(command: Commands, tmp_path: Path) -> None:
    """That the game is saved is told, with what is typed; the same decisions are not asked for again."""
    takes = "print(json.dumps({'option': json.loads(line)['options'][-1]}), flush=True)\n"
    bad, path = (
        bot_of(tmp_path, GREETED + "line = sys.stdin.readline()\n" + takes + "sys.exit(3)\n"),
        tmp_path / "game.save",
    )
    failed = command("play", KITES, "--seats", f"random,{bad}", "--seed", "3", "--save", path)
    assert failed.status == Exit.FINDINGS
    assert "error[E1102]" in failed.err
    assert "The game is saved in" in failed.err
    assert f"play --resume {path} --seats" in failed.err
    other = tmp_path / "other"
    other.mkdir()
    good = bot_of(other, GREETED + f"for line in sys.stdin: {takes}")
    done = command("play", "--resume", path, "--seats", f"random,{good}")
    assert done.status == Exit.FINE
    assert done.out.startswith(failed.out.rsplit("\n", 2)[0])
    again = command("replay", path)
    assert again.status == Exit.FINE
    totals = [[line.split() for line in each.out.splitlines() if line.startswith("Total")] for each in (again, done)]
    assert totals[0] == totals[1] != []
