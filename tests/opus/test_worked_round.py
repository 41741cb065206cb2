"""G.1: a whole round, played through the rules from the first work to the last ego."""

from __future__ import annotations

from pathlib import Path

from ai.greedy import action_name
from game.action import Action
from game.opus.actions import PlayNoWork, PlayWork, ReplaceEgo, TargetEgo
from game.opus.cards import EGO_NUMBER
from game.opus.rules import RULES
from game.opus.state import Ask, Phase
from scenes.words import Words
from tests.opus.builder import Table
from tests.tester import golden


def test_x1_the_worked_round() -> None:
    table = Table(
        "Z1 melven_mondo",
        "Z2 omar_uldi",
        "Z3 samuel_bristo",
        "Z4 sergeant_malaney",
        "E1 elitist",
        "E2 rude",
        "E3 snooty",
        "E4 haughty",
    )
    state = table.state
    blade, stroke = table.hold(0, "serrated_blade", "broad_stroke")
    [flanking] = table.hold(1, "flanking")
    table.stack(0, "chisel", "muse", "tango")
    table.stack(1, "sting")
    table.vault(0, "pompous", "overcritical")
    table.vault(1, "stubborn", "dismissive")
    state.turn, state.step = 0, 0
    state.asked, state.asked_seat = Ask.PLAY, 0
    told: list[str] = []
    for action in (
        PlayWork(blade),
        TargetEgo(1),
        PlayWork(flanking),
        TargetEgo(2),
        PlayWork(stroke),
        TargetEgo(1),
        PlayNoWork(),
        TargetEgo(2),
    ):
        told += _told(table, action)
    # Snooty was player 1's, Rude player 2's: each owner chooses the ego that comes instead.
    assert (table.vital("Z1"), table.attack("Z1")) == (12, 4)
    assert table.vital("Z2") == 12
    assert state.points[:2] == [2, 0]
    told += _told(table, ReplaceEgo(EGO_NUMBER["pompous"]))
    assert state.points[:2] == [4, 0]
    told += _told(table, ReplaceEgo(EGO_NUMBER["stubborn"]))
    assert state.phase == Phase.EGOS
    assert table.vitals("E1", "E2", "E3", "E4") == [5, 12, 4, 7]
    attacked = []
    while state.phase == Phase.EGOS:
        [action] = RULES.legal(state)
        attacked.append(tuple(action))
        told += _told(table, action)
    assert attacked == [
        (0, 3, "ego_attacks"),
        (1, 1, "ego_attacks"),
        (2, 0, "ego_attacks"),
        (3, 2, "ego_attacks"),
    ]
    assert table.vitals("Z1", "Z2", "Z3", "Z4") == [8, 10, 9, 10]
    assert table.vitals("E1", "E2", "E3", "E4") == [5, 12, 4, 7]
    assert state.points[:2] == [4, 0]
    assert state.round == 2
    assert [row + 1 for row in state.order] == [2, 3, 4, 1]
    golden.compare("\n".join([*told, ""]), Path(__file__).parent / "golden" / "worked_round.txt")


def _told(table: Table, action: Action) -> list[str]:
    """Play an action and tell it, with what it did, in words."""
    words = Words("en")
    heading = f"{words.seat_name(table.state.asked_seat)}: {words.say(action_name(RULES, action))}"
    events = RULES.apply(table.state, action, table.chance)
    return [heading, *(f"    {words.say(RULES.describe(event))}" for event in events)]
