"""The command line: parses arguments and calls the rooms. Bare, it opens the window.

Rooms are imported where a command enters them, so that every command starts quickly.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

try:
    import typer
    from typer.core import TyperCommand, TyperGroup
except KeyboardInterrupt:  # before `main` can catch it; nobody wants to read where it happened
    sys.exit(130)

if TYPE_CHECKING:
    from ai.simulate import Tick
    from game.registry import GameEntry
    from game.text import Text, Value
    from scenes.words import Words

REFUSED = 2
FAILED = 1
INTERRUPTED = 130

_TRACEBACK = "EGOTABLE_TRACEBACK"
"""Set in the environment, it shows where an unexpected error comes from."""


class Refused(Exception):
    """Arguments that cannot be followed, for the reason given."""

    def __init__(self, key: str, **args: Value) -> None:
        from game.text import text

        super().__init__(key)
        self.reason: Text = text(key, **args)


class Unverified(Refused):
    """A match file whose log leads elsewhere than it says."""


# -- what the arguments mean --------------------------------------------------------------------------------


def _whole_number(option: str, least: int, most: int) -> Callable[[str], int]:
    def parse(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise Refused("cli-bad-number", option=option, given=str(given), least=str(least), most=str(most))
        return number

    return parse


def _iterations(given: str) -> tuple[int, ...]:
    """One number for everybody, or one for each of the players as they are named."""
    return tuple(map(_whole_number("--iterations", 1, 1_000_000), given.split(",")))


def _size(given: str) -> tuple[int, int]:
    width, _, height = given.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(width) < 5 and len(height) < 5):
        raise Refused("cli-bad-size", given=given)
    if int(width) < 320 or int(height) < 180:
        raise Refused("cli-bad-size", given=given)
    return int(width), int(height)


def _language(given: str) -> str:
    from scenes.words import LANGUAGES

    if given not in LANGUAGES:
        raise Refused("cli-bad-language", given=given, languages=", ".join(LANGUAGES))
    return given


Game = Annotated[str, typer.Argument(metavar="GAME")]
Games = Annotated[int, typer.Option("--games", metavar="N", parser=_whole_number("--games", 1, 1_000_000))]
Seed = Annotated[int, typer.Option("--seed", metavar="S", parser=_whole_number("--seed", 0, 2**63))]
Moves = Annotated[int, typer.Option("--moves", metavar="M", parser=_whole_number("--moves", 0, 100_000))]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", parser=_whole_number("--jobs", 1, 60))]
Seats = Annotated[str, typer.Option("--seats", metavar="a,b,…")]
Iterations = Annotated[Any, typer.Option("--iterations", metavar="I", parser=_iterations)]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="k=v")]
AsJson = Annotated[bool, typer.Option("--json")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
Out = Annotated[Path, typer.Option("--out", metavar="FILE")]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE")]
Size = Annotated[Any, typer.Option("--size", metavar="WxH", parser=_size)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr|de", parser=_language)]


def _find(game: str) -> GameEntry:
    from game.registry import UnknownGame, find, games

    try:
        return find(game)
    except UnknownGame:
        known = ", ".join(entry.name for entry in games())
        raise Refused("cli-unknown-game", name=game, games=known) from None


def _names(seats: str) -> list[str]:
    return [name.strip() for name in seats.split(",")]


# -- help, in the reader's language -------------------------------------------------------------------------


class _Command(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        from scenes.usage import usage

        return usage(self, ctx, _words())


class _Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        from scenes.usage import usage

        return usage(self, ctx, _words())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None and not cmd_name.startswith("-"):
            raise Refused("cli-unknown-command", name=cmd_name, commands=", ".join(self.commands))
        return command


app = typer.Typer(cls=_Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)


# -- the commands -------------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def window(
    context: typer.Context,
    load: Load = None,
    new: Annotated[str | None, typer.Option("--new", metavar="GAME")] = None,
    lang: Lang = None,
    size: Size = None,
    saves_dir: Annotated[Path | None, typer.Option("--saves-dir", metavar="DIR")] = None,
) -> None:
    if context.invoked_subcommand is not None:
        return
    if new is not None:
        _find(new)
    from scenes.screen import has_screen

    if not has_screen():
        raise Refused("cli-no-display")
    from scenes.opening import open_window

    open_window(load=load, new=new, language=lang, size=size, saves_dir=saves_dir)


@app.command(cls=_Command)
def simulate(
    game: Game,
    games: Games = 100,
    seed: Seed = 1,
    seats: Seats = "random",
    option: GameOptions = None,
    jobs: Jobs = 1,
    iterations: Iterations = None,
    as_json: AsJson = False,
) -> None:
    from ai.levels import share_budgets, take_seats
    from ai.options import read_options
    from ai.simulate import simulate as play
    from scenes import report

    entry = _find(game)
    options = read_options(entry, option or [])
    taken = take_seats(entry, options, _names(seats))
    budgets = share_budgets(_names(seats), iterations)
    with _progress(games) as tick:
        result = play(entry, options, taken, games=games, seed=seed, jobs=jobs, budgets=budgets, tick=tick)
    _print(result, report.simulated(result, _words()), as_json)


@app.command(cls=_Command)
def replay(
    file: File, verify: Annotated[bool, typer.Option("--verify")] = False, as_json: AsJson = False
) -> None:
    from saves.opening import open_match
    from scenes import report

    words = _words()
    opened = open_match(file)
    _print(report.replayed_as_values(opened, words), report.replayed(opened, words), as_json)
    if opened.differs_at is None:
        if verify and not as_json:
            print(words("cli-verified"))
    elif verify:
        raise Unverified("cli-not-verified", step=opened.differs_at)
    elif opened.warning is not None:
        _complain(opened.warning)


@app.command(cls=_Command)
def save(game: Game, out: Out, seed: Seed = 1, moves: Moves = 0) -> None:
    from ai.by_chance import match_by_chance
    from saves.store import write_match

    match = match_by_chance(_find(game), seed, moves)
    write_match(out, match, f"{game} {seed}")
    print(_words()("cli-saved", file=str(out), game=game, steps=match.step))


@app.command(cls=_Command)
def arena(
    game: Game,
    seats: Annotated[str, typer.Option("--seats", metavar="a,b")],
    games: Games = 100,
    seed: Seed = 1,
    option: GameOptions = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="J", parser=_whole_number("--jobs", 1, 60))
    ] = None,
    iterations: Iterations = None,
    until: Annotated[
        int | None, typer.Option("--until", metavar="R", parser=_whole_number("--until", 51, 99))
    ] = None,
    as_json: AsJson = False,
) -> None:
    from ai.arena import tournament
    from ai.levels import share_budgets
    from ai.options import read_options
    from scenes import report

    entry = _find(game)
    options = read_options(entry, option or [])
    processes = jobs or min(os.cpu_count() or 1, 60)
    with _progress(games) as tick:
        result = tournament(
            entry,
            options,
            _names(seats),
            games=games,
            seed=seed,
            jobs=processes,
            budgets=share_budgets(_names(seats), iterations),
            until=None if until is None else until / 100,
            tick=tick,
        )
    _print(result, report.tournament(result, _words()), as_json)


@app.command(cls=_Command)
def tune(
    game: Game,
    matches: Annotated[
        int, typer.Option("--matches", metavar="N", parser=_whole_number("--matches", 2, 99999))
    ] = 600,
    games: Games = 400,
    seed: Seed = 1,
    option: GameOptions = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    from ai.tune import matches_to_play, tune_and_keep
    from scenes import report

    entry = _find(game)
    with _progress(matches_to_play(matches, games)) as tick:
        result = tune_and_keep(entry, option or [], matches, games, seed, write, tick)
    _print(result, report.tuned(result, _words()), as_json)


@app.command(cls=_Command)
def cards(game: Game, as_json: AsJson = False) -> None:
    from scenes import report

    words = _words()
    faces = _find(game).load_rules().cards()
    _print(report.cards_as_values(game, faces, words), report.cards(game, faces, words), as_json)


@app.command(cls=_Command)
def bench(as_json: AsJson = False) -> None:
    from ai.measure import measure_automata, measure_engine, measure_search
    from game.registry import games
    from scenes import report
    from scenes.bench import measure_window

    engine: dict[str, Any] = {}
    automata: dict[str, Any] = {}
    search: dict[str, Any] = {}
    with _progress(3 * len(games()) + 1) as tick:
        for entry in games():
            engine[entry.name] = measure_engine(entry)
            tick(1)
            turns = measure_automata(entry)
            if turns is not None:
                automata[entry.name] = turns
            tick(1)
            search[entry.name] = measure_search(entry)
            tick(1)
        result = {"engine": engine, "automata": automata, "search": search, **measure_window()}
        tick(1)
    _print(result, report.benchmark(result, _words()), as_json)


@app.command(cls=_Command)
def shot(
    scene: Annotated[str, typer.Argument(metavar="SCENE")],
    out: Out,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    seed: Seed = 1,
    moves: Moves = 0,
    load: Load = None,
    size: Size = "1280x720",
    lang: Lang = None,
) -> None:
    if game is not None:
        if load is not None:
            raise Refused("cli-game-or-file")
        _find(game)
    from scenes.shot import draw_shot

    language = lang or _words().language
    draw_shot(scene, game=game, seed=seed, moves=moves, load=load, size=size, language=language, out=out)


# -- saying it ----------------------------------------------------------------------------------------------


@cache
def _words() -> Words:
    """The words of this run: of `--lang` wherever it stands, else of the settings, else of the system."""
    from scenes.settings import load_settings, settings_path
    from scenes.words import LANGUAGES, Words

    for before, argument in zip(["", *sys.argv], sys.argv, strict=False):
        given = argument if before == "--lang" else argument.removeprefix("--lang=")
        if given in LANGUAGES and (before == "--lang" or given != argument):
            return Words.for_command_line(given)
    return Words.for_command_line(load_settings(settings_path()).language)


def _print(values: object, lines: Iterable[str], as_json: bool) -> None:
    """A result as one JSON object, or line by line for people."""
    if as_json:
        print(json.dumps(values, ensure_ascii=False, indent=2))
        return
    for line in lines:
        print(line)


def _complain(reason: Text) -> None:
    """One line on standard error, however long what was given is and whatever characters it holds."""
    from scenes.usage import shortened

    print(" ".join(_words().say(shortened(reason)).splitlines()), file=sys.stderr)


@contextmanager
def _progress(total: int) -> Iterator[Tick]:
    """A progress bar on standard error, when a person is watching."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda done: progress.advance(task, done)


def _refusal(error: Exception) -> tuple[Text, int]:
    """An error as one sentence and an exit code."""
    from game.text import Text, text

    reason = getattr(error, "reason", None)
    if isinstance(reason, Text):
        # What failed while it was done brings its details along; the rest was asked for wrongly.
        has_failed = isinstance(error, Unverified) or hasattr(error, "details")
        return reason, FAILED if has_failed else REFUSED
    from scenes.usage import written

    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return text("cli-no-such-option", option=error.option_name), REFUSED  # type: ignore[attr-defined]
        case "MissingParameter" if parameter is not None:
            return text("cli-missing", name=written(parameter)), REFUSED
        case "BadOptionUsage" | "BadArgumentUsage":
            return text("cli-no-value", option=getattr(error, "option_name", "")), REFUSED
    if isinstance(error, typer.BadParameter.__mro__[1]):  # every other complaint about usage
        return text("cli-too-much"), REFUSED
    if isinstance(error, OSError):
        return text("cli-system", file=str(error.filename or ""), fault=error.strerror or str(error)), REFUSED
    return text("cli-unexpected", fault=f"{type(error).__name__}: {error}", variable=_TRACEBACK), FAILED


def main() -> None:
    """Run the command line: an error is one line on standard error and an exit code, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        code = app(prog_name="egotable", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader went away; what is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = FAILED
    except Exception as error:
        if os.environ.get(_TRACEBACK):
            raise
        reason, code = _refusal(error)
        _complain(reason)
    sys.exit(code or 0)


if __name__ == "__main__":
    main()
