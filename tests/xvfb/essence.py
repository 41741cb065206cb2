"""`python -m tests.xvfb.essence [--pictures FOLDER]`: two people play The Essence at one screen under Xvfb.

A new match with names, a bid behind a hand-over, quit in the middle of the bidding, Continue, and on to the
score sheet, by mouse and keys through the X server. Takes some minutes; prints one line a part.
"""

from __future__ import annotations

import random
from pathlib import Path

from game.essence.state import Phase
from tests.xvfb.evening import Album, evening, lit, look_round, seat, table_of, turn_page
from tests.xvfb.screen import RealHands

MOST_TOUCHES = 4000


def main() -> None:
    with evening("essence") as (folder, album):
        begin(folder, album)
        print("bid, saved and left in the middle of the bidding")
        go_on(folder, album)
        print("continued to the score sheet")


def begin(folder: Path, album: Album) -> None:
    with RealHands(folder, language="en", speed="instant", warn_before_ending_turn=False) as hands:
        hands.go_home()
        hands.take()
        hands.click("game-essence")
        album.keep(hands, "new-match")
        seat(hands, "person", "person")
        hands.click("start")
        assert hands.scene.name == "hand-over", "the first person is asked to look alone"
        album.keep(hands, "hand-over")
        hands.key("Enter")
        scene = table_of(hands)
        first = scene.sitting.viewer
        album.keep(hands, "bidding")
        hands.click("wealth-1")
        hands.click("influence-1")
        hands.key("Enter")
        assert hands.scene.name == "hand-over", "nobody was asked to hand over"
        hands.key("Enter")
        assert hands.scene is scene, "that somebody has bid is no news"
        assert scene.sitting.viewer != first
        assert scene.sitting.view.bids[first].wealth < 0, "the bid lies face down"
        hands.key("F5")
        album.keep(hands, "second-bid")
    hands.app.store.settle()


def go_on(folder: Path, album: Album) -> None:
    with RealHands(folder, speed="instant") as hands:
        hands.go_home()
        hands.take()
        album.keep(hands, "menu")
        hands.click("continue")
        assert hands.scene.name == "hand-over", "Continue begins with a hand-over"
        match = table_of(hands).sitting.match
        assert [bid is not None for bid in match.state.bids].count(True) == 1, "one bid was made"
        chance, round_seen, is_known = random.Random(5), 0, False
        for _ in range(MOST_TOUCHES):
            if hands.scene.name == "end":
                break
            if turn_page(hands):
                continue
            if match.is_over:
                hands.wait(2.0)
                continue
            if match.state.round != round_seen:
                round_seen = match.state.round
                album.keep(hands, f"round-{round_seen}")
            if not is_known and match.state.round > 1 and match.state.phase is Phase.TURNS:
                is_known = True
                look_round(hands, album, "turn")
            hands.click(pick([each.id for each in lit(hands)], chance))
        assert hands.scene.name == "end", "the match never ends"
        look_round(hands, album, "end")
        hands.click("look")
        album.keep(hands, "shards")


def pick(lit: list[str], chance: random.Random) -> str:
    """What is offered, else anything; passing often enough for an evening to end."""
    if "end" in lit:
        return "end"
    short = [name for name in ("verb-pass", "verb-decline") if name in lit]
    return short[0] if short and chance.random() < 0.6 else chance.choice(lit)


if __name__ == "__main__":
    main()
