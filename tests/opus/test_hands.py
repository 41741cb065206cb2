"""G.7: hands, draws, reshuffles and Ideas."""

from __future__ import annotations

from game.opus.actions import Discard
from game.opus.apply import answer
from game.opus.engine import advance
from game.opus.moving import discard, start_draw
from game.opus.run import Run
from game.opus.state import Ask, Phase
from tests.opus.builder import Table

TEN = ("chisel",) * 10


def _draw(table: Table, seat: int, amount: int) -> None:
    start_draw(Run(table.state, table.chance), seat, amount)
    table.run()


def test_g45_the_eleventh_work_is_discarded_at_once() -> None:
    table = Table()
    held = table.hold(0, *TEN)
    table.stack(0, "muse")
    table.end_round()
    assert (table.state.round, table.state.phase) == (2, Phase.DRAW)
    run = Run(table.state, table.chance)
    advance(run)
    assert (table.state.asked, len(table.state.hand[0])) == (Ask.DISCARD, 11)
    answer(run, Discard(held[0]))
    assert table.state.phase == Phase.PLAY
    assert (len(table.state.hand[0]), len(table.state.graveyard[0])) == (10, 1)


def test_g46_two_draws_are_two_separate_discards() -> None:
    table = Table("Z1 carrie_glifford")
    held = table.hold(0, *TEN)
    table.stack(0, "sting", "tango")
    table.lay("Z1", "muse")
    table.flip("Z1", say=(Discard(held[0]), Discard(held[1])))
    assert (len(table.state.hand[0]), len(table.state.graveyard[0])) == (10, 2)
    assert table.vital("Z1") == 13


def test_g47_the_reshuffle_comes_when_a_work_must_be_drawn() -> None:
    table = Table()
    table.stack(0, "chisel")
    table.bury(0, "muse", "tango", "sting")
    _draw(table, 0, 2)
    assert table.names(table.state.hand[0])[0] == "chisel"
    counts = (len(table.state.hand[0]), len(table.state.portfolio[0]), len(table.state.graveyard[0]))
    assert counts == (2, 2, 0)


def test_g48_nothing_to_draw_is_no_penalty() -> None:
    table = Table()
    _draw(table, 0, 2)
    assert table.state.hand[0] == []
    assert table.state.phase == Phase.PLAY


def test_g49_retired_egos_stay_in_the_graveyard() -> None:
    table = Table()
    table.bury(0, "muse", "tango")
    table.state.retired_egos[0] = [3]
    _draw(table, 0, 1)
    assert (len(table.state.hand[0]), len(table.state.portfolio[0])) == (1, 1)
    assert table.state.retired_egos[0] == [3]


def test_g50_a_discarded_idea_returns_to_the_vault() -> None:
    table = Table()
    table.vault(0, "idea", "idea", "idea")
    [idea] = table.hold(0, "idea")
    discard(Run(table.state, table.chance), 0, idea)
    assert len(table.state.vault_ideas[0]) == 4
    assert table.state.graveyard[0] == []


def test_ideas_attached_to_a_retired_artist_return_to_the_vault() -> None:
    table = Table("Z1 cash_money_rogadeux", "Z2 matt_cross 4")
    table.attach("Z2", "idea")
    table.lay("Z1", on="Z2")
    table.flip("Z1")
    assert table.state.graveyard[1] == []
    assert len(table.state.vault_ideas[1]) == 1
