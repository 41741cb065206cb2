"""Who sees what: views, samples, masked fields and masked events."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from game.action import Ref
from game.chance import SeededChance
from game.event import Event
from game.record import encode
from game.rules import SPECTATOR, AnyRules
from game.text import Text
from tests.tester.comparing import assert_same, field_of, leaves, masked_places, numbers_in, shared_places
from tests.tester.playing import Moment, Playthrough, fingerprint
from tests.tester.telling import parts_of


def check_views(moment: Moment) -> None:
    """What a seat sees is public where it must be, and every sample of it looks the same to that seat."""
    rules, state = moment.rules, moment.state
    before = fingerprint(rules, state)
    for seat in moment.seats:
        view = rules.view(state, seat)
        shared = list(shared_places(state, view))
        assert not shared, f"the view of seat {seat} shares {', '.join(shared)} with the state"
        assert_same(rules.view(view, seat), view, f"a view of the view of seat {seat} differs from it")
        _check_public(rules, state, view, seat)
        public = rules.view(state, SPECTATOR)
        assert_same(rules.view(view, SPECTATOR), public, f"a spectator sees more than seat {seat}")
        kept = view.copy()
        for number in range(2):
            sampled = rules.sample(view, SeededChance(number))
            assert_same(view, kept, "sampling changed the view")
            faults = rules.faults(sampled)
            assert not faults, f"a sample for seat {seat} is broken: {'; '.join(faults)}"
            assert_same(rules.view(sampled, seat), view, f"a sample looks different to seat {seat}")
            _check_public(rules, state, sampled, seat)
    assert fingerprint(rules, state) == before, "looking changed the state"


def _check_public(rules: AnyRules, state: Any, seen: Any, seat: int) -> None:
    """Whose turn it is, the round, the headline and the outcome are everybody's; the choices the actor's."""
    actor = rules.to_act(state)
    assert rules.to_act(seen) == actor, f"seat {seat} sees another seat to act"
    assert rules.round(seen) == rules.round(state), f"seat {seat} sees another round"
    assert rules.headline(seen) == rules.headline(state), f"seat {seat} sees another headline"
    assert rules.outcome(seen) == rules.outcome(state), f"seat {seat} sees another outcome"
    if seat == actor:
        assert rules.prompt(seen) == rules.prompt(state), f"seat {seat} is asked something else in its view"
        believed, legal = rules.legal(seen), rules.legal(state)
        assert believed == legal, f"what seat {seat} may do depends on the unseen: {believed} / {legal}"


def check_masked_fields(moment: Moment, declared: Collection[str]) -> None:
    """A view shows every field as it is, but for the declared ones."""
    for seat in moment.seats:
        places = masked_places(moment.state, moment.rules.view(moment.state, seat))
        with moment.blame():
            undeclared = sorted({field_of(place) for place in places} - set(declared))
            assert not undeclared, f"hidden from seat {seat}, but not declared as masked: {undeclared}"


def check_masked_somewhere(playthroughs: Iterable[Playthrough], declared: Collection[str]) -> None:
    """Every declared field is hidden from somebody at some time."""
    masked = {
        field_of(place)
        for playthrough in playthroughs
        for moment in playthrough.moments
        for seat in moment.seats
        for place in masked_places(moment.state, moment.rules.view(moment.state, seat))
    }
    shown = set(declared) - masked
    assert not shown, f"declared as masked, yet every seat sees it all the time: {sorted(shown)}"


def check_samples_vary(playthroughs: Iterable[Playthrough]) -> None:
    """Where something is hidden, samples are not always the same guess."""
    guesses = 0
    for playthrough in playthroughs:
        for moment in playthrough.moments:
            for seat in moment.seats:
                view = moment.rules.view(moment.state, seat)
                if view != moment.state:
                    guesses += 1
                    first, *others = (moment.rules.sample(view, SeededChance(number)) for number in range(3))
                    if any(other != first for other in others):
                        return
    assert not guesses, f"{guesses} times something was hidden, and every sample was the same"


def check_events(playthrough: Playthrough) -> None:
    """Every event is frozen, can be described and pointed at, as it is and as each seat sees it."""
    rules, setting = playthrough.rules, playthrough.setting
    for step, entry in enumerate(playthrough.log):
        with setting.blame(step, entry.action):
            for event in entry.events:
                assert isinstance(event, Event), f"{event!r} is no event"
                hash(event)  # what can change cannot be hashed
                _check_told(rules, event)
                for seat in setting.seats:
                    _check_heard(rules, event, seat)


def _check_heard(rules: AnyRules, event: Event, seat: int) -> None:
    seen, public = rules.see(event, seat), rules.see(event, SPECTATOR)
    retold = None if seen is None else rules.see(seen, SPECTATOR)
    assert retold == public, f"of {event!r} a spectator hears more than seat {seat}: {public!r}"
    if seen is not None:
        assert type(seen) is type(event), f"seat {seat} sees {event!r} as {seen!r}"
        assert rules.see(seen, seat) == seen, f"seat {seat} sees {seen!r} masked differently"
        _check_told(rules, seen)


def _check_told(rules: AnyRules, event: Event) -> None:
    assert isinstance(rules.describe(event), Text), f"{event!r} has no sentence"
    for ref in rules.mentions(event):
        assert isinstance(rules.label(ref), Text), f"{event!r} mentions {ref}, which has no label"


def check_no_card_is_betrayed(moment: Moment, shown_in_passing: tuple[type[Event], ...]) -> None:
    """No event names, to a seat, a card that this seat sees neither before nor after it.

    Only cards of which there is one copy can be told for certain. An event that shows a card to everybody
    and puts it back out of sight is declared in `shown_in_passing`.
    """
    if moment.entry is None:
        return
    rules = moment.rules
    unique = {face.ref for face in rules.cards() if face.copies == 1}
    names = _names(rules, unique)
    for seat in moment.seats:
        secret = _secrets(rules, moment.state, seat) & _secrets(rules, moment.after, seat)
        for event in moment.entry.events:
            seen = rules.see(event, seat)
            if seen is None or isinstance(event, shown_in_passing):
                continue
            named = set(rules.mentions(seen)) & unique
            named |= {names[part] for part in parts_of(rules.describe(seen)) if part in names}
            betrayed = [ref for ref in named if ref.id in secret]
            with moment.blame(moment.entry.action):
                assert not betrayed, f"{seen!r} tells seat {seat} where {betrayed} is"


def check_masked_stay_masked(moment: Moment, declared: Collection[str]) -> None:
    """What an event keeps from a seat cannot be read right after it in a field that hides such things."""
    if moment.entry is None:
        return
    rules = moment.rules
    for seat in moment.seats:
        view = encode(rules.view(moment.after, seat))
        readable = {value for place, value in leaves(view) if field_of(place) in declared}
        for event in moment.entry.events:
            seen = rules.see(event, seat)
            if seen is not None:
                kept = numbers_in(encode(event)) - numbers_in(encode(seen))
                betrayed = sorted(kept & readable)
                with moment.blame(moment.entry.action):
                    assert not betrayed, f"{seen!r} hides {betrayed} from seat {seat}, but its view shows it"


def _secrets(rules: AnyRules, state: Any, seat: int) -> set[int]:
    """The numbers that stand only where this seat cannot see them."""
    view = rules.view(state, seat)
    return numbers_in(list(masked_places(state, view).values())) - numbers_in(encode(view))


def _names(rules: AnyRules, refs: Iterable[Ref]) -> dict[Text, Ref]:
    """The card of each name that only one card has."""
    named: dict[Text, list[Ref]] = {}
    for ref in refs:
        named.setdefault(rules.label(ref), []).append(ref)
    return {name: same[0] for name, same in named.items() if len(same) == 1}


def check_secret_choices(moment: Moment, announced_verbs: Collection[str]) -> None:
    """Two choices that lead to the same view for another seat are told to that seat in the same words.

    A choice that is said aloud although the state keeps no trace of it is declared in `announced_verbs`.
    """
    rules, actor = moment.rules, moment.rules.to_act(moment.state)
    by_verb: dict[str, list[tuple[Any, Any, list[Event]]]] = {}
    for action in rules.legal(moment.state)[:12] if actor is not None else ():
        if action[-1] not in announced_verbs:
            after, events, _ = moment.after_playing(action)
            by_verb.setdefault(action[-1], []).append((action, after, events))
    for seat in set(moment.seats) - {actor}:
        for first, *others in by_verb.values():
            view, told = rules.view(first[1], seat), [rules.see(event, seat) for event in first[2]]
            for action, after, events in others:
                if rules.view(after, seat) == view:
                    with moment.blame(action):
                        heard = [rules.see(event, seat) for event in events]
                        assert heard == told, (
                            f"seat {seat} cannot see whether {first[0]} was played instead, but is told"
                        )
