"""The commands as typer sees them: arguments and options, with help in the person's language.

Values are taken as texts and read by the commands, so that what is wrong with them is said in that language too. No
annotation here may be a text (no ``from __future__ import annotations``): typer reads them while they are local.
"""

from collections.abc import Callable
from typing import Annotated, Any, Optional, TypeVar

import typer

from engine.cli.help import classes
from engine.cli.speech import Speech

Run = TypeVar("Run", bound=Callable[..., int])


def build(words: Speech) -> typer.Typer:
    """The program's commands, with help from messages."""
    say = words.say
    command_class, group_class = classes(words)

    def argument(message: str, metavar: str) -> Any:
        return typer.Argument(help=say(message), metavar=metavar, show_default=False)

    def option(name: str, metavar: str, message: str | None = None, *, default: bool = False) -> Any:
        text = say(message or f"help-option-{name.removeprefix('--')}")
        return typer.Option(name, help=text, metavar=metavar, show_default=default)

    def flag(name: str, message: str | None = None) -> Any:
        text = say(message or f"help-option-{name.removeprefix('--')}")
        return typer.Option(name, help=text, show_default=False)

    pack_argument = argument("help-argument-pack", "[PACK]")
    layout_option = option("--format", "full|concise|json", default=True)
    app = typer.Typer(
        cls=group_class,
        help=say("help-app"),
        add_completion=False,
        no_args_is_help=False,
        invoke_without_command=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        rich_markup_mode=None,
    )

    @app.callback()
    def top(
        context: typer.Context,
        lang: Annotated[Optional[str], option("--lang", "CODE")] = None,  # noqa: UP045
        version: Annotated[bool, flag("--version")] = False,
    ) -> None:
        if version:
            from engine.cli.about import show_version

            raise typer.Exit(show_version(words))
        if context.invoked_subcommand is None:
            from engine.cli.streams import put

            put(context.get_help().rstrip())
            raise typer.Exit(0)

    def command(name: str) -> Callable[[Run], Run]:
        return app.command(name, help=say(f"help-{name}"), cls=command_class)

    @command("packs")
    def packs(
        pack: Annotated[Optional[str], argument("help-argument-pack-shown", "[PACK]")] = None,  # noqa: UP045
    ) -> int:
        from engine.cli.about import show_options, show_packs

        return show_packs(words) if pack is None else show_options(words, pack)

    @command("check")
    def check(
        paths: Annotated[Optional[list[str]], argument("help-argument-paths", "[PATH]...")] = None,  # noqa: UP045
        layout: Annotated[str, layout_option] = "full",
    ) -> int:
        from engine.cli.check import check

        return check(words, paths or [], layout)

    @command("cards")
    def cards(
        pack: Annotated[Optional[str], pack_argument] = None,  # noqa: UP045
        card: Annotated[Optional[str], argument("help-argument-card", "[CARD]")] = None,  # noqa: UP045
        settings: Annotated[Optional[list[str]], option("--set", "OPTION=VALUE")] = None,  # noqa: UP045
        source: Annotated[bool, flag("--source")] = False,
        as_json: Annotated[bool, flag("--json", "help-option-json-cards")] = False,
    ) -> int:
        from engine.cli.cards import cards

        return cards(words, pack, card, settings or [], source, as_json)

    @command("parse")
    def parse(
        pack: Annotated[str, argument("help-argument-pack-needed", "PACK")],
        effect: Annotated[str, argument("help-argument-effect", "EFFECT")],
        ops: Annotated[bool, flag("--ops")] = False,
        settings: Annotated[Optional[list[str]], option("--set", "OPTION=VALUE")] = None,  # noqa: UP045
    ) -> int:
        from engine.cli.parse import parse

        return parse(words, pack, effect, ops, settings or [])

    @command("format")
    def format_(
        paths: Annotated[list[str], argument("help-argument-paths-needed", "PATH...")],
        check: Annotated[bool, flag("--check")] = False,
    ) -> int:
        from engine.cli.rewrite import rewrite

        return rewrite(words, paths, check)

    @command("test")
    def test(
        paths: Annotated[Optional[list[str]], argument("help-argument-scenarios", "[PACK|FILE]...")] = None,  # noqa: UP045
        verbose: Annotated[bool, flag("--verbose")] = False,
        coverage: Annotated[bool, flag("--coverage")] = False,
    ) -> int:
        from engine.cli.scenarios import test

        return test(words, paths or [], coverage, verbose)

    @command("rules")
    def rules(
        pack: Annotated[Optional[str], pack_argument] = None,  # noqa: UP045
        table: Annotated[bool, flag("--table")] = False,
    ) -> int:
        from engine.cli.rules import rules

        return rules(words, pack, table)

    @command("play")
    def play(
        pack: Annotated[Optional[str], pack_argument] = None,  # noqa: UP045
        seats: Annotated[Optional[str], option("--seats", "SEAT,...", "help-option-seats-play")] = None,  # noqa: UP045
        seed: Annotated[Optional[str], option("--seed", "N")] = None,  # noqa: UP045
        settings: Annotated[Optional[list[str]], option("--set", "OPTION=VALUE")] = None,  # noqa: UP045
        save: Annotated[Optional[str], option("--save", "FILE")] = None,  # noqa: UP045
        resume: Annotated[Optional[str], option("--resume", "FILE")] = None,  # noqa: UP045
        bot_seconds: Annotated[str, option("--bot-seconds", "N", default=True)] = "10",
        fast: Annotated[bool, flag("--fast")] = False,
        everything: Annotated[bool, flag("--open")] = False,
        plain: Annotated[bool, flag("--ascii")] = False,
    ) -> int:
        from engine.cli.play import Wishes, play

        return play(
            words, Wishes(pack, seats, seed, settings or [], save, resume, bot_seconds, fast, everything, plain)
        )

    @command("replay")
    def replay(
        file: Annotated[str, argument("help-argument-save", "FILE")],
        pack: Annotated[Optional[str], argument("help-argument-pack-moved", "[PACK]")] = None,  # noqa: UP045
        to: Annotated[Optional[str], option("--to", "N")] = None,  # noqa: UP045
        step: Annotated[bool, flag("--step")] = False,
        person: Annotated[Optional[str], option("--for", "PERSON")] = None,  # noqa: UP045
    ) -> int:
        from engine.cli.replay import replay

        return replay(words, file, pack, to, step, person)

    @command("save")
    def save_(
        file: Annotated[str, argument("help-argument-save", "FILE")],
        pack: Annotated[Optional[str], argument("help-argument-pack-moved", "[PACK]")] = None,  # noqa: UP045
        *,
        person: Annotated[str, option("--for", "PERSON", "help-option-save-for")],
        out: Annotated[Optional[str], option("-o", "OUT", "help-option-out")] = None,  # noqa: UP045
    ) -> int:
        from engine.cli.save import save

        return save(words, file, pack, person, out)

    @command("simulate")
    def simulate(
        pack: Annotated[Optional[str], pack_argument] = None,  # noqa: UP045
        players: Annotated[Optional[str], option("--players", "N")] = None,  # noqa: UP045
        seats: Annotated[Optional[str], option("--seats", "BOT,...", "help-option-seats-simulate")] = None,  # noqa: UP045
        games: Annotated[str, option("--games", "N", default=True)] = "100",
        seed: Annotated[str, option("--seed", "N", default=True)] = "0",
        jobs: Annotated[str, option("--jobs", "N", default=True)] = "1",
        settings: Annotated[Optional[list[str]], option("--set", "OPTION=VALUE")] = None,  # noqa: UP045
        rotate: Annotated[bool, flag("--rotate")] = False,
        bot_seconds: Annotated[str, option("--bot-seconds", "N", default=True)] = "10",
        as_json: Annotated[bool, flag("--json")] = False,
    ) -> int:
        from engine.cli.simulate import simulate

        return simulate(words, pack, players, seats, games, seed, jobs, settings or [], rotate, bot_seconds, as_json)

    @command("explain")
    def explain(
        codes: Annotated[Optional[list[str]], argument("help-argument-code", "[CODE]...")] = None,  # noqa: UP045
    ) -> int:
        from engine.cli.about import explain_codes

        return explain_codes(words, codes or [])

    return app
