"""`egotable shot`: a scene drawn off-screen into a PNG file."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Surface

from ai.by_chance import match_by_chance
from ai.table import Table
from game.match import Match, Seat
from game.registry import GameEntry, find
from game.text import Text, text
from saves.opening import open_match
from saves.store import Store
from scenes.app import App
from scenes.keys import Command
from scenes.settings import Settings
from scenes.units import SMALLEST_WINDOW

if TYPE_CHECKING:
    from scenes.table import TableScene

_TO_THE_END = 1_000_000


class NoSuchShot(Exception):
    """A picture that cannot be drawn; the reason says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Request(NamedTuple):
    """Of which match a picture is wanted: of a file, or of a game after some moves by chance."""

    app: App
    game: str | None
    seed: int
    moves: int
    load: Path | None

    def entry(self) -> GameEntry:
        """The game asked for, else the first with a picture."""
        playable = self.app.playable
        if self.game is None and not playable:
            raise NoSuchShot(text("shot-no-game"))
        entry = find(self.game) if self.game is not None else playable[0]
        if not entry.picture:
            raise NoSuchShot(text("shot-no-picture", game=entry.name))
        return entry

    def match(self, moves: int | None = None) -> tuple[Match, GameEntry]:
        if self.load is not None:
            opened = open_match(self.load)
            return opened.match, opened.entry
        entry = self.entry()
        return match_by_chance(entry, self.seed, self.moves if moves is None else moves), entry

    def sit_down(self, match: Match, entry: GameEntry) -> TableScene:
        from scenes.table import TableScene

        scene = TableScene(self.app, Table(match, entry, worker=self.app.worker), entry, is_kept=False)
        self.app.push(scene)
        return scene


def draw_shot(
    scene: str,
    *,
    game: str | None,
    seed: int,
    moves: int,
    load: Path | None,
    size: tuple[int, int],
    language: str,
    out: Path,
) -> None:
    """Draw a scene as it first appears, and write it to a file."""
    if scene not in SCENES:
        raise NoSuchShot(text("shot-no-such-scene", name=scene, scenes=", ".join(SCENES)))
    with _window(size, language) as app:
        SCENES[scene](Request(app, game, seed, moves, load))
        # Silent and still while the scene was made; the picture shows the settings a new player finds.
        app.settings.muted = app.settings.reduced_motion = False
        app.remeasure()
        app.draw(app.screen)
        picture = app.screen
        if picture.size != size:
            picture = pygame.transform.smoothscale(picture, size)
        out.write_bytes(_as_png(picture))


@contextmanager
def _window(size: tuple[int, int], language: str) -> Iterator[App]:
    """A window nobody sees, in a folder nobody keeps; at least as large as a window can be."""
    if not pygame.display.get_init():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()
    enlarged = max(1.0, SMALLEST_WINDOW[0] / size[0], SMALLEST_WINDOW[1] / size[1])
    drawn = (round(size[0] * enlarged), round(size[1] * enlarged))
    settings = Settings(language=language, muted=True, reduced_motion=True)  # type: ignore[arg-type]
    with tempfile.TemporaryDirectory() as folder:
        app = App(
            settings=settings, settings_file=None, store=Store(Path(folder)), size=drawn, is_strict=True
        )
        try:
            yield app
        finally:
            app.close()


def _as_png(picture: Surface) -> bytes:
    written = io.BytesIO()
    pygame.image.save(picture, written, "shot.png")
    return written.getvalue()


# -- the scenes ---------------------------------------------------------------------------------------------


def _menu(request: Request) -> None:
    """The menu; with a match to continue when one was asked for."""
    if request.load is not None or request.moves:
        request.app.store.save_as(request.match()[0], "")
    request.app.go_home()


def _new_match(request: Request) -> None:
    from scenes.new_match import new_match_page

    request.app.go_home()
    request.app.push(new_match_page(request.app, request.entry()))


def _load(request: Request) -> None:
    from scenes.load import LoadScene

    _menu(request)
    request.app.push(LoadScene(request.app))


def _learn(request: Request) -> None:
    from scenes.learn import LearnScene

    request.app.go_home()
    request.app.push(LearnScene(request.app))


def _page(command: Command) -> Callable[[Request], None]:
    def show(request: Request) -> None:
        request.app.go_home()
        request.app.command(command)

    return show


def _rules(request: Request) -> None:
    from scenes.reader import ReaderScene

    request.app.go_home()
    request.app.push(ReaderScene(request.app, request.game or "table"))


def _table(request: Request) -> None:
    request.app.go_home()
    request.sit_down(*request.match())


def _hand_over(request: Request) -> None:
    """The page between two people: everybody at the table has a name of their own."""
    match, entry = request.match()
    words = request.app.words
    seats = tuple(
        Seat(seat.controller, seat.name or words.say(role.name)) if seat.is_person else seat
        for seat, role in zip(match.seats, match.roles, strict=True)
    )
    if match.is_over or len({seat for seat in seats if seat.is_person}) < 2:
        raise NoSuchShot(text("shot-no-hand-over"))
    shared = Match(match.rules, match.options, seats, match.seed)
    for played in match.log:
        shared.play(played.action)
    request.app.go_home()
    request.sit_down(shared, entry)


def _replay(request: Request) -> None:
    from scenes.table.replay import ReplayScene

    request.app.go_home()
    table = request.sit_down(*request.match())
    request.app.push(ReplayScene(request.app, table))


def _end(request: Request) -> None:
    from scenes.table.end_page import EndScene

    match, entry = request.match(_TO_THE_END)
    if not match.is_over:
        raise NoSuchShot(text("shot-not-over"))
    request.app.go_home()
    table = request.sit_down(match, entry)
    if request.app.scene is table:
        request.app.push(EndScene(request.app, table))


def _match_menu(request: Request) -> None:
    from scenes.table.menu_page import MatchMenuScene

    request.app.go_home()
    table = request.sit_down(*request.match())
    request.app.push(MatchMenuScene(request.app, table))


SCENES: dict[str, Callable[[Request], None]] = {
    "menu": _menu,
    "new-match": _new_match,
    "load": _load,
    "learn": _learn,
    "statistics": _page(Command.STATISTICS),
    "settings": _page(Command.SETTINGS),
    "keys": _page(Command.KEY_MAP),
    "rules": _rules,
    "table": _table,
    "hand-over": _hand_over,
    "match-menu": _match_menu,
    "replay": _replay,
    "end": _end,
}
"""Everything that can be drawn, by name."""
