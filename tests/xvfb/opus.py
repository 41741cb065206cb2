"""`python -m tests.xvfb.opus [--pictures FOLDER]`: somebody new plays Ego & Opus under Xvfb.

A list built, saved and played against the computer, two people at one screen, a Solitaire and a Superego
match, each from the menu to its score sheet, by mouse and keys through the X server. Takes some minutes;
prints one line a match. With a folder every page is kept in three languages and two sizes.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.xvfb.screen import virtual_screen

if TYPE_CHECKING:
    from tests.xvfb.evening import Album
    from tests.xvfb.screen import RealHands

LIST = "Plain Blows"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.xvfb.opus")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what was seen")
    pictures = parser.parse_args().pictures
    with tempfile.TemporaryDirectory() as made, virtual_screen():
        # Only now: SDL takes the driver of the environment when it is first imported.
        import pygame

        from tests.xvfb.evening import Album
        from tests.xvfb.screen import RealHands

        with RealHands(Path(made), speed="instant", warn_before_ending_turn=False) as hands:
            hands.go_home()
            hands.take()
            album = Album(pictures)
            play(hands, album, "computer", bring_own_list)
            play(hands, album, "hotseat", sit_together)
            play(hands, album, "solitaire", lambda hands, album: choose_format(hands, "solitaire"))
            play(hands, album, "superego", lambda hands, album: choose_format(hands, "superego"))
        pygame.quit()  # before its screen is gone


def play(hands: RealHands, album: Album, called: str, prepare: Callable[[RealHands, Album], None]) -> None:
    """One match from the menu, over in a round, to the score sheet and back to the menu."""
    from tests.opus_table.playing import Toucher, pass_on
    from tests.xvfb.evening import look_round, table_of

    hands.click("game-opus")
    prepare(hands, album)
    end_after_one_round(hands)
    album.keep(hands, f"{called}-new")
    hands.click("start")
    if hands.scene.name == "hand-over":
        look_round(hands, album, f"{called}-hand-over")
    pass_on(hands)
    scene = table_of(hands)
    toucher = Toucher(hands, scene, 1)
    touches = toucher.touch(lambda choice: hands.click(choice.id), 8)
    if hands.scene is scene:
        look_round(hands, album, f"{called}-table")
    touches += toucher.play(lambda choice: hands.click(choice.id))
    assert scene.sitting.match.is_over, "the match never ends"
    hands.wait(2.0)
    assert hands.scene.name == "end", "the score sheet comes by itself"
    look_round(hands, album, f"{called}-end")
    hands.click("home")
    assert hands.scene.name == "menu"
    print(f"{called}: {touches} touches, {scene.sitting.match.step} steps", flush=True)


def choose_format(hands: RealHands, wanted: str) -> None:
    from tests.xvfb.evening import turn_to

    turn_to(hands, "option-format", wanted)


def sit_together(hands: RealHands, album: Album) -> None:
    from tests.xvfb.evening import seat

    seat(hands, "person", "person")


def bring_own_list(hands: RealHands, album: Album) -> None:
    """A copy of a starter list with a name of its own, for the first seat; the computer plays quickly."""
    from tests.xvfb.evening import look_round, seat, turn_to

    hands.focus("builder")
    hands.key("Enter")
    hands.focus("copy")
    hands.key("left")
    hands.focus("list-name")
    hands.type(LIST)
    hands.click("save")
    look_round(hands, album, "builder")
    hands.key("Escape")
    turn_to(hands, "list-0", "plain-blows")
    seat(hands, "person", "easy")


def end_after_one_round(hands: RealHands) -> None:
    """Click where the row of the last round is least, then one step on."""
    hands.focus("option-max_rounds")
    row = hands.find("option-max_rounds")
    hands.click_at((row.field.left + 2, row.shown.centery))
    hands.key("right")
    assert row is not hands.find("option-max_rounds")
    assert hands.find("option-max_rounds").value == 1


if __name__ == "__main__":
    main()
