"""The computer's players at the table: their choices are legal, repeatable, and their reasons can be said."""

from __future__ import annotations

from ai.controller import Budget, Choice
from ai.levels import LEVELS, default_budget, load_players, make_controller, thinking_seed
from ai.table import Table
from game.match import Match, Seat
from game.registry import GameEntry
from game.text import Text
from game.why import Why
from tests.tester.playing import Moment, Setting, deciding
from tests.tester.telling import assert_sayable

_ITERATIONS = 4


def check_automata(entry: GameEntry, setting: Setting) -> None:
    """A match in which every automaton plays its seat ends; each of its steps is repeatable and explained.

    The seats of people are played at random. Nothing is checked where the variant seats no automaton.
    """
    rules, decide = setting.rules, deciding(setting.seed)
    roles = rules.seats(setting.options)
    if not any(role.automaton for role in roles):
        return
    match = setting.start(tuple(Seat(role.automaton or "random") for role in roles))
    while (seat := match.to_act) is not None:
        with setting.blame(match.step):
            assert match.step <= rules.longest, f"more decisions than the declared {rules.longest}"
            if not roles[seat].automaton:
                match.play(decide.pick(rules.legal(match.state)))
                continue
            choice = _chosen(entry, match, seat, roles[seat].automaton)
        with setting.blame(match.step, choice.action):
            again = _chosen(entry, match, seat, roles[seat].automaton)
            assert choice == again, f"asked twice, it answers differently: {again}"
            assert choice.why is not None, "an automaton says why"
            check_why(setting, choice.why)
            match.play(choice.action, choice.why)
            faults = rules.faults(match.state)
            assert not faults, f"the state is broken: {'; '.join(faults)}"


def check_levels(entry: GameEntry, moment: Moment) -> None:
    """Every level of computer player chooses a legal action from its view, the same one when asked again."""
    setting, seat = moment.setting, moment.rules.to_act(moment.state)
    if seat is None:
        return
    evaluate = load_players(entry).evaluate
    for each in setting.seats:
        value = evaluate(moment.state.copy(), each)
        assert abs(value) < float("inf"), f"the evaluation for seat {each} is {value}"
    roles, seed = moment.rules.seats(setting.options), thinking_seed(setting.seed, seat, moment.step)
    for level in LEVELS:
        # A level that thinks by the clock is given a few iterations instead: quick, and repeatable.
        is_timed = default_budget(level).seconds is not None
        budget = Budget(iterations=_ITERATIONS) if is_timed else default_budget(level)
        made = [
            make_controller(entry, level, seat, seed, roles).choose(
                moment.rules.view(moment.state, seat), moment.rules.legal(moment.state), budget
            )
            for _ in range(2)
        ]
        assert made[0].action in moment.rules.legal(moment.state), f"{level} chooses {made[0].action}"
        assert made[0] == made[1], f"{level} chooses differently when asked again"
        if made[0].why is not None:
            check_why(setting, made[0].why)


def check_why(setting: Setting, why: Why) -> None:
    """A reason can be said in every language, survives a file, and points at what it chose."""
    said: list[Text] = [*why.sentences, *why.criteria, *(candidate.name for candidate in why.candidates)]
    assert_sayable(setting, said)
    assert Why.decode(why.encode()) == why, "a reason comes back from a file changed"
    if why.candidates:
        assert 0 <= why.chosen < len(why.candidates), (
            f"candidate {why.chosen} of {len(why.candidates)} is chosen"
        )
        assert -1 <= why.decided_by < max(1, len(why.criteria)), f"no criterion {why.decided_by}"
    for candidate in why.candidates:
        assert len(candidate.values) <= len(why.criteria), "more values than criteria"
        for ref in candidate.refs:
            assert isinstance(setting.rules.label(ref), Text), f"{ref} has no label"


def _chosen(entry: GameEntry, match: Match, seat: int, automaton: str) -> Choice:
    view = match.rules.view(match.state, seat)
    controller = make_controller(entry, automaton, seat, thinking_seed(match.seed, seat, match.step))
    return controller.choose(view, match.rules.legal(match.state), default_budget(automaton))


def play_with_automata(entry: GameEntry, setting: Setting) -> Match:
    """A whole match: automata on their seats, random players on the others."""
    roles = setting.rules.seats(setting.options)
    match = setting.start(tuple(Seat(role.automaton or "random") for role in roles))
    Table(match, entry).play_out(setting.rules.longest)
    return match
