"""What must stay as it was: copies, files, replays, take-backs, and a match somebody thinks about."""

from __future__ import annotations

import pytest

from game.chance import SeededChance
from game.match import CannotUndo, Match, Seat
from tests.tester.comparing import assert_same, from_file, shared_places
from tests.tester.playing import Moment, Playthrough, fingerprint, is_deep
from tests.tester.telling import assert_sayable

_TAKEN_BACK = 40
_PLIES = 3


def check_copy(moment: Moment) -> None:
    """A copy equals the original, shares nothing that changes, and playing on it leaves the original."""
    state = moment.state
    before = fingerprint(moment.rules, state)
    copy = state.copy()
    assert type(copy) is type(state), f"a copy is a {type(copy).__name__}"
    assert_same(copy, state, "a copy differs from its original")
    shared = list(shared_places(state, copy))
    assert not shared, f"a copy shares {', '.join(shared)} with its original"
    _play_some(moment, copy, 2)
    assert fingerprint(moment.rules, state) == before, "playing on a copy changed the original"


def check_file(moment: Moment) -> None:
    """Save, load, save: the same state and the same plain values."""
    rules = moment.rules
    written = from_file(rules, moment.state)
    loaded = rules.decode(written)
    assert_same(loaded, moment.state, "a state comes back from a file changed")
    assert from_file(rules, loaded) == written, "a loaded state is written differently"


def check_going_on(playthrough: Playthrough) -> None:
    """A match loaded early, halfway and late goes on to the same end with the same actions."""
    rules, setting, moments = playthrough.rules, playthrough.setting, playthrough.moments
    for moment in {moments[number].step: moments[number] for number in (0, len(moments) // 2, -1)}.values():
        state = rules.decode(from_file(rules, moment.state))
        for step, entry in enumerate(playthrough.log[moment.step :], moment.step):
            with setting.blame(step, entry.action):
                events = rules.apply(state, entry.action, SeededChance(setting.seed, state.draws))
                assert tuple(events) == entry.events, f"goes on differently when loaded at step {moment.step}"
        with moment.blame():
            assert_same(state, moments[-1].state, "going on after a load ends differently")


def check_replay(playthrough: Playthrough) -> None:
    """Seed and log alone give the same state at every step, by playing and by looking back."""
    setting = playthrough.setting
    match = setting.start()
    for step, entry in enumerate(playthrough.log):
        with setting.blame(step, entry.action):
            _expect(playthrough, match.state, step, "the replay")
            assert match.play(entry.action) == entry, "the replay logs something else"
    end = len(playthrough.log)
    _expect(playthrough, match.state, end, "the replay")
    for step in range(end + 1):
        if is_deep(step) or step % 16 in (0, 15) or step == end:
            _expect(playthrough, match.at(step), step, "Match.at")
    _expect(playthrough, match.state, end, "the replay after looking back")


def check_taking_back(playthrough: Playthrough) -> None:
    """Undo restores the state before, redo the state after; then many steps back and forth."""
    match = playthrough.setting.start()
    for step, entry in enumerate(playthrough.log):
        match.play(entry.action)
        if is_deep(step):
            with playthrough.setting.blame(step, entry.action):
                assert match.undo() == 1
                _expect(playthrough, match.state, step, "undo")
                assert match.redo() == 1
                _expect(playthrough, match.state, step + 1, "redo")
    end = len(playthrough.log)
    back = range(end - 1, max(-1, end - 1 - _TAKEN_BACK), -1)
    for step in back:
        match.undo()
        _expect(playthrough, match.state, step, "undo")
    for step in reversed(back):
        match.redo()
        _expect(playthrough, match.state, step + 1, "redo")
    assert tuple(match.log) == playthrough.log, "undo and redo changed the log"


def check_manners(playthrough: Playthrough) -> None:
    """Without free take-backs nothing is taken back past a draw, a reveal, or another person's turn."""
    setting = playthrough.setting
    one = setting.start(free_takebacks=False)
    many = setting.start(tuple(Seat(name=f"P{seat}") for seat in setting.seats), free_takebacks=False)
    for step, entry in enumerate(playthrough.log):
        one.play(entry.action)
        many.play(entry.action)
        if not is_deep(step):
            continue
        with setting.blame(step, entry.action):
            _check_manner(playthrough, one, step, is_open=not (entry.drew or entry.reveals))
            passed_on = many.to_act is not None and many.to_act != entry.seat
            is_open = not (entry.drew or entry.reveals or passed_on)
            _check_manner(playthrough, many, step, is_open=is_open)


def _check_manner(playthrough: Playthrough, match: Match, step: int, *, is_open: bool) -> None:
    if is_open:
        assert match.undo() == 1
        _expect(playthrough, match.state, step, "undo")
        assert match.redo() == 1
    else:
        with pytest.raises(CannotUndo) as refused:
            match.undo()
        assert_sayable(playthrough.setting, [refused.value.reason])
    _expect(playthrough, match.state, step + 1, "undo and redo, or a refused undo,")


def check_thinking(playthrough: Playthrough) -> None:
    """Thinking from every seat at every deep step changes neither the state nor what happens later."""
    rules, setting = playthrough.rules, playthrough.setting
    match = setting.start()
    deep = {moment.step: moment for moment in playthrough.moments}
    for step, entry in enumerate(playthrough.log):
        with setting.blame(step, entry.action):
            if step in deep:
                for seat in setting.seats:
                    sampled = rules.sample(rules.view(match.state, seat), SeededChance(step))
                    _play_some(deep[step], sampled, _PLIES)
                _expect(playthrough, match.state, step, "thinking")
            assert match.play(entry.action) == entry, "after thinking, the match goes on differently"
    _expect(playthrough, match.state, len(playthrough.log), "thinking")


def _play_some(moment: Moment, state: object, plies: int) -> None:
    """Play a few actions at random on somebody's own copy, as a search would."""
    chance = SeededChance(moment.setting.seed + moment.step)
    for _ in range(plies):
        legal = moment.rules.legal(state)
        if not legal:
            return
        moment.rules.perform(state, chance.pick(legal), chance)


def _expect(playthrough: Playthrough, state: object, step: int, what: str) -> None:
    if fingerprint(playthrough.rules, state) == playthrough.fingerprints[step]:
        return
    with playthrough.setting.blame(step):
        known = {moment.step: moment.state for moment in playthrough.moments}
        if step in known:
            assert_same(state, known[step], f"{what} gives another state (found / as played)")
        raise AssertionError(f"{what} gives another state than the one played")
