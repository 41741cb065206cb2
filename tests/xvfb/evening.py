"""One evening at the table with the tiny game, by mouse and keys only; pictures on demand.

Start, play against the automaton, take back, save, change the language and the size in mid-match, quit, start
again, Continue, play to the end, replay; then two people at one screen, with the hand-over between them.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from scenes.control import Description
from scenes.table import TableScene
from scenes.words import LANGUAGES
from tests.xvfb.screen import RealHands, virtual_screen

SIZES = ((1280, 720), (1600, 900), (1920, 1080))


class Album:
    """Keeps pictures of what was seen, when somebody wants them."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    @property
    def is_open(self) -> bool:
        return self._folder is not None

    def keep(self, hands: RealHands, name: str) -> None:
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            hands.shot(self._folder / f"{name}.png")


@contextmanager
def evening(command: str) -> Iterator[tuple[Path, Album]]:
    """A virtual screen, a folder for the saves, and an album where `--pictures` asks for one."""
    parser = argparse.ArgumentParser(prog=f"python -m tests.xvfb.{command}")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what was seen")
    pictures = parser.parse_args().pictures
    with tempfile.TemporaryDirectory() as made, virtual_screen():
        yield Path(made), Album(pictures)
        pygame.quit()  # before its screen is gone


def lit(hands: RealHands) -> list[Description]:
    return [each for each in hands.describe() if each.is_legal and each.is_enabled]


def turn_page(hands: RealHands) -> bool:
    """Go on from a page that comes between two decisions; whether there was one."""
    keys = {"hand-over": ("Enter",), "since": ("Escape",), "confirm": ("Tab", "Enter")}
    if hands.scene.name in keys:
        hands.key(*keys[hands.scene.name])
        return True
    return False


def play_one(hands: RealHands, turn: int) -> None:
    """Touch lit things until a decision is made; pass whatever page comes between."""
    if not turn_page(hands):
        choices = lit(hands)
        assert choices, f"nothing can be touched on {hands.scene.name}"
        hands.click(choices[turn % len(choices)].id)


def seat(hands: RealHands, *controllers: str) -> None:
    """Choose who sits at the first seats, on the page before a match."""
    for number, controller in enumerate(controllers):
        turn_to(hands, f"seat-{number}", controller)


def turn_to(hands: RealHands, name: str, wanted: str) -> None:
    """Walk to a row of a page, and along its values."""
    hands.focus(name)
    values = [value for value, _ in hands.find(name).values]
    steps = values.index(wanted) - values.index(hands.find(name).value)
    hands.key(*["right" if steps > 0 else "left"] * abs(steps))
    assert hands.find(name).value == wanted


def speak(hands: RealHands, language: str) -> None:
    """Choose a language on the settings page, over whatever page is open."""
    hands.key("F10")
    turn_to(hands, "language", language)
    assert hands.app.words.language == language
    hands.key("Escape")


def look_round(hands: RealHands, album: Album, name: str) -> None:
    """Keep a page in every language, small and large, when somebody wants pictures."""
    if not album.is_open:
        return
    before = hands.app.settings.language, hands.app.screen.size
    for language in LANGUAGES:
        speak(hands, language)
        for size in (SIZES[0], SIZES[-1]):
            hands.resize(size)
            album.keep(hands, f"{name}-{language}-{size[0]}")
    speak(hands, before[0])
    hands.resize(before[1])


def open_new_match(hands: RealHands) -> None:
    hands.go_home()
    hands.take()
    hands.click("game-tiny")
    assert hands.scene.name == "new-match"


def play_alone(folder: Path, album: Album) -> None:
    """Against the automaton: take back, save, another language and size, quit."""
    with RealHands(folder, language="en", speed="instant") as hands:
        open_new_match(hands)
        album.keep(hands, "new-match")
        hands.click("option-moth")
        hands.click("free-takebacks")
        hands.click("start")
        album.keep(hands, "table")
        log = table_of(hands).sitting.match.log
        hands.click(lit(hands)[0].id)
        hands.key("Enter")
        assert log, "Enter plays what is offered"
        hands.key("u")
        assert not log, "undo takes it back, and what the automaton did after it"
        hands.key("Shift+u")
        assert log, "redo plays it again"
        for language, size in zip(LANGUAGES, SIZES, strict=True):
            speak(hands, language)
            for each in SIZES if album.is_open else [size]:
                hands.resize(each)
                album.keep(hands, f"table-{language}-{each[0]}")
        hands.key("F5")
        hands.key("Escape")
        album.keep(hands, "table-menu")
        hands.key("Escape")
    hands.app.store.settle()


def continue_and_end(folder: Path, album: Album) -> None:
    """The same match in another run of the program, to its end and once more from its beginning."""
    with RealHands(folder, speed="instant") as hands:
        hands.go_home()
        hands.take()
        album.keep(hands, "menu-with-continue")
        hands.click("continue")
        assert table_of(hands).sitting.match.step > 0, "Continue goes on where the match was left"
        for turn in range(120):
            if hands.scene.name == "end":
                break
            play_one(hands, turn)
        assert hands.scene.name == "end", "the match never ends"
        album.keep(hands, "end")
        hands.click("replay")
        assert hands.scene.name == "replay"
        hands.key("PageDown", "PageDown")
        assert hands.scene.sitting.shown == 2, "every key is a step"
        album.keep(hands, "replay")
        hands.key("Escape")


def play_together(folder: Path, album: Album) -> None:
    """Two people at one screen: what one hides the other never sees."""
    with RealHands(folder, language="de", speed="instant") as hands:
        open_new_match(hands)
        hands.focus("seat-1")
        hands.key("left", "left", "left")
        hands.click("start")
        assert hands.scene.name == "hand-over", "the first person is asked to look alone"
        hands.key("Enter")
        first = table_of(hands).sitting.viewer
        for turn in range(8):
            if hands.scene.name != "hand-over":
                play_one(hands, turn)
        assert hands.scene.name == "hand-over", "nobody was asked to hand over"
        album.keep(hands, "hand-over")
        hands.key("Enter")
        assert table_of(hands).sitting.viewer != first
        album.keep(hands, "since")


def table_of(hands: RealHands) -> TableScene:
    """The table, whatever page lies over it."""
    return next(scene for scene in hands.app.stack if isinstance(scene, TableScene))
