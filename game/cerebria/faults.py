"""Invariants of a full state: for tests, long runs and edited files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.cerebria.board import MOST_AMBITION, MOST_TOKENS, NOBODY, SPACES, SPHERE_SIZE
from game.cerebria.boards import GATEKEEPER, SPACES_PER_ROW
from game.cerebria.cards import (
    IS_MILD,
    IS_STRONG,
    KINDS,
    MILD,
    ROOM,
    SIDE,
    STARTING,
    STARTING_COPIES,
    STRONG_COPIES,
)
from game.cerebria.control import refresh_all
from game.cerebria.economy import unused_majors, unused_minors
from game.cerebria.operation_cards import OPERATION_CARDS
from game.cerebria.state import FIRST_AUTOMATIC, CerebriaState, SpiritState, Step
from game.cerebria.view import COPIES, aspirations_in_play

_LENGTHS = {
    "kind": 15,
    "essence": 15,
    "token": 15,
    "weight": 15,
    "source": 15,
    "realm": 5,
    "frontier": 5,
    "fortress": 5,
    "fortress_turn": 5,
    "sphere": 5,
    "ambition": 2,
    "points": 2,
    "minors": 2,
    "majors": 2,
    "capping": 2,
    "hidden": 2,
    "hidden_deck": 2,
    "hidden_gone": 2,
    "hidden_shown": 2,
}


def faults(state: CerebriaState) -> list[str]:
    """Everything that is wrong, for developers; a state of the wrong shape is looked at no further."""
    found = list(_faults_of_shape(state))
    if found:
        return found
    found += _faults_of_emotions(state)
    if found:
        return found
    found += _faults_of_control(state)
    found += _faults_of_amounts(state)
    for number in range(len(state.spirits)):
        found += _faults_of_spirit(state, number)
    found += _faults_of_aspirations(state)
    found += _faults_of_ego(state)
    return found


def _faults_of_shape(state: CerebriaState) -> Iterator[str]:
    for name, length in _LENGTHS.items():
        if len(getattr(state, name)) != length:
            yield f"{name} has {len(getattr(state, name))} entries, not {length}"
    spirits = len(state.spirits)
    if not all(0 <= number < spirits for number in (*state.config.order, state.active)):
        yield "a Spirit that does not exist is in the order of play"
    for spirit in state.spirits:
        if len(spirit.tokens) != 20 or len(spirit.rows) != 5 or not NOBODY <= spirit.space < SPACES:
            yield "a Spirit board or figure of the wrong shape"
        if spirit.team not in (0, 1) or not 0 <= spirit.seat < spirits:
            yield "a Spirit of no team or seat"
    seats = {spirit.seat for spirit in state.spirits}
    if any(frame.seat not in seats for frame in state.stack if frame.step < FIRST_AUTOMATIC):
        yield "a decision of nobody is pending"
    if state.stack and state.stack[-1].step >= FIRST_AUTOMATIC:
        yield "something that happens by itself did not happen"
    if any(not NOBODY <= source < spirits for source in state.source):
        yield "an Emotion from nobody's deck"
    if any(not NOBODY <= kind < KINDS for kind in state.kind):
        yield "an Emotion of no kind"


def _faults_of_emotions(state: CerebriaState) -> Iterator[str]:
    for slot, kind in enumerate(state.kind):
        if kind == NOBODY:
            if state.essence[slot] or state.token[slot] or state.weight[slot]:
                yield f"slot {slot} is empty, yet something lies there"
        elif not 1 <= state.essence[slot] <= ROOM[kind]:
            yield f"slot {slot} has {state.essence[slot]} Essence for {ROOM[kind]} spaces"
        elif not 0 <= state.token[slot] <= MOST_TOKENS:
            yield f"slot {slot} has a token of {state.token[slot]}"
    counts = Counter(state.kind)
    for kind, count in counts.items():
        if kind >= 0 and IS_STRONG[kind] and count > STRONG_COPIES:
            yield f"{count} copies of Strong Emotion {kind} are in play"
    for team in (0, 1):
        if counts[STARTING[team]] > STARTING_COPIES[team]:
            yield f"{counts[STARTING[team]]} Starting Emotions of team {team} are in play"


def _faults_of_control(state: CerebriaState) -> Iterator[str]:
    fresh = state.copy()
    refresh_all(fresh)
    for name in ("weight", "realm", "frontier"):
        if getattr(fresh, name) != getattr(state, name):
            yield f"{name} is {getattr(state, name)}, recomputed {getattr(fresh, name)}"


def _faults_of_amounts(state: CerebriaState) -> Iterator[str]:
    if not all(0 <= amount <= SPHERE_SIZE for amount in state.sphere):
        yield f"the Spheres hold {state.sphere}"
    if not all(0 <= amount <= MOST_AMBITION for amount in state.ambition):
        yield f"the teams have {state.ambition} Ambition"
    if any(abs(fortress) > 2 for fortress in state.fortress):
        yield f"the Fortresses are worth {state.fortress}"
    for team in (0, 1):
        if unused_minors(state, team) < 0 or unused_majors(state, team) < 0:
            yield f"team {team} has used more Fragments than there are"
    if min(state.points) < 0 or state.ego_willpower < 0 or state.actions_left < 0:
        yield "an amount is below zero"
    if not 0 <= state.origin < 5:
        yield f"the Origin is turned by {state.origin}"


def _faults_of_spirit(state: CerebriaState, number: int) -> Iterator[str]:
    spirit = state.spirits[number]
    if spirit.kind >= GATEKEEPER:
        return
    if spirit.willpower < 0 or spirit.essence < 0:
        yield f"Spirit {number} has {spirit.willpower} Willpower and {spirit.essence} Essence"
    yield from _faults_of_tokens(number, spirit)
    owned = Counter(dict.fromkeys(spirit.kinds, COPIES)) if spirit.deck or spirit.hand else Counter()
    seen = Counter(spirit.hand) + Counter(spirit.deck)
    seen.update(kind for kind, source in zip(state.kind, state.source, strict=True) if source == number)
    if owned and seen != owned:
        yield f"the cards of Spirit {number} are not complete: {seen} instead of {owned}"


def _faults_of_tokens(number: int, spirit: SpiritState) -> Iterator[str]:
    for row in range(5):
        tokens = spirit.tokens[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW]
        if spirit.rows[row] != sum(1 << place for place, token in enumerate(tokens) if token):
            yield f"row {row} of Spirit {number} does not tell its tokens"
        vibes = [token for token in tokens if token > 1]
        if len(set(vibes)) < len(vibes):
            yield f"row {row} of Spirit {number} has two tokens of one Vibe"
        if not tokens[0] and any(tokens):
            yield f"row {row} of Spirit {number} is locked, yet upgraded"


def _faults_of_aspirations(state: CerebriaState) -> Iterator[str]:
    every = aspirations_in_play(state)
    if len(set(state.commons)) < len(state.commons) or not set(state.commons) <= set(every):
        yield f"the Common Aspirations are {state.commons}"
    looked = {frame.a: state.looked for frame in state.stack if frame.step == Step.PICK_HIDDEN}
    for team in (0, 1):
        cards = [*state.hidden_deck[team], *looked.get(team, ())]
        cards += [card for card in every if state.hidden_gone[team] >> card & 1]
        if state.hidden[team] != NOBODY:
            cards.append(state.hidden[team])
        if sorted(cards) != every:
            yield f"the Hidden Aspirations of team {team} are {sorted(cards)}"


def _faults_of_ego(state: CerebriaState) -> Iterator[str]:
    ego = state.config.ego
    if ego == NOBODY:
        return
    cards = [*state.ego_deck, *state.ego_drawn]
    cards += [
        kind
        for kind, source in zip(state.kind, state.source, strict=True)
        if kind >= 0 and IS_MILD[kind] and source == NOBODY and SIDE[kind] == ego
    ]
    if sorted(cards) != list(MILD[ego]):
        yield f"the Ego's Emotions are {sorted(cards)}"
    operations = [*state.operations, *state.operations_open, *state.operations_used]
    if sorted(operations) != list(range(len(OPERATION_CARDS))):
        yield f"the Operation cards are {sorted(operations)}"
