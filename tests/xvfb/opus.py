"""`python -m tests.xvfb.opus [--pictures FOLDER]`: somebody new plays Ego & Opus under Xvfb.

A list built, saved and played against the computer, two people at one screen, and a match of every other
format, each from the menu to its score sheet, by mouse and keys through the X server. Four and Schism end
after a round, the others at the goal. Takes some minutes; prints one line a match. With a folder every page
is kept in three languages and two sizes.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.opus_table.playing import Reader, pass_on
from tests.xvfb.evening import Album, evening, look_round, seat, table_of, turn_to
from tests.xvfb.screen import RealHands

LIST = "Plain Blows"
TO_THE_GOAL = ("computer", "hotseat", "solitaire", "superego")
Prepare = Callable[[RealHands, Album], None]


def main() -> None:
    with (
        evening("opus") as (folder, album),
        RealHands(folder, speed="instant", warn_before_ending_turn=False) as hands,
    ):
        hands.go_home()
        hands.take()
        play(hands, album, "computer", bring_own_list)
        play(hands, album, "hotseat", sit_together)
        for format_ in ("solitaire", "superego", "four", "schism"):
            play(hands, album, format_, choose_format(format_))


def play(hands: RealHands, album: Album, called: str, prepare: Prepare) -> None:
    """One match from the menu to the score sheet and back to the menu."""
    hands.click("game-opus")
    prepare(hands, album)
    if called not in TO_THE_GOAL:
        end_after_one_round(hands)
    album.keep(hands, f"{called}-new")
    hands.click("start")
    if hands.scene.name == "hand-over":
        look_round(hands, album, f"{called}-hand-over")
    pass_on(hands)
    scene = table_of(hands)
    toucher = Reader(hands, scene, 1)
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


def choose_format(wanted: str) -> Prepare:
    return lambda hands, _: turn_to(hands, "option-format", wanted)


def sit_together(hands: RealHands, album: Album) -> None:
    seat(hands, "person", "person")


def bring_own_list(hands: RealHands, album: Album) -> None:
    """A copy of a starter list with a name of its own, for the first seat; the computer plays quickly."""
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
