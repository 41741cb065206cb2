"""Who sees what: views, and samples that fit a view."""

from __future__ import annotations

from game.cerebria.aspirations import OF_FULL_GAME_ONLY, Aspiration
from game.cerebria.board import NOBODY
from game.cerebria.boards import GATEKEEPER
from game.cerebria.cards import IS_MILD, MILD, SIDE
from game.cerebria.operation_cards import OPERATION_CARDS
from game.cerebria.state import CerebriaState, SpiritState, Step
from game.chance import Chance
from game.rules import HIDDEN

COPIES = 2


def view(state: CerebriaState, seat: int) -> CerebriaState:
    """Hands and Hidden Aspirations of others, deck orders and the Ego's deck are masked."""
    seen = state.copy()
    own_team = next((spirit.team for spirit in state.spirits if spirit.seat == seat), NOBODY)
    for spirit in seen.spirits:
        if spirit.team != own_team:
            spirit.hand = [HIDDEN] * len(spirit.hand)
        if spirit.deck:
            spirit.deck[:-1] = [HIDDEN] * (len(spirit.deck) - 1)
    ego = state.config.ego
    for team in (0, 1):
        seen.hidden_deck[team] = [HIDDEN] * len(seen.hidden_deck[team])
        # The Ego's Hidden Aspiration is nobody's, not even the Ego's, until it is shown.
        if not state.hidden_shown[team] and (team != own_team or team == ego):
            seen.hidden[team] = HIDDEN
    if state.looked and _looking_team(state) != own_team:
        seen.looked = [HIDDEN] * len(state.looked)
    seen.ego_deck = [HIDDEN] * len(state.ego_deck)
    seen.operations = [HIDDEN] * len(state.operations)
    return seen


def _looking_team(state: CerebriaState) -> int:
    return next((frame.a for frame in state.stack if frame.step == Step.PICK_HIDDEN), NOBODY)


def sample(view: CerebriaState, chance: Chance) -> CerebriaState:
    """Deal what is masked at random, as far as everything public allows."""
    state = view.copy()
    for number, spirit in enumerate(state.spirits):
        if spirit.kind < GATEKEEPER:
            _sample_cards(state, number, spirit, chance)
    for team in (0, 1):
        _sample_hidden(state, team, chance)
    if HIDDEN in state.ego_deck:
        on_board = [
            kind
            for kind, source in zip(state.kind, state.source, strict=True)
            if kind >= 0 and source == NOBODY and IS_MILD[kind] and SIDE[kind] == state.config.ego
        ]
        state.ego_deck = _shuffled(set(MILD[state.config.ego]) - {*on_board, *state.ego_drawn}, chance)
    if HIDDEN in state.operations:
        known = {*state.operations_open, *state.operations_used}
        state.operations = _shuffled(set(range(len(OPERATION_CARDS))) - known, chance)
    return state


def _shuffled(cards: set[int], chance: Chance) -> list[int]:
    pool = sorted(cards)
    chance.shuffle(pool)
    return pool


def _sample_cards(state: CerebriaState, number: int, spirit: SpiritState, chance: Chance) -> None:
    """Hand and deck of a Spirit hold what its deck was made of and does not lie on the board."""
    if HIDDEN not in spirit.hand and HIDDEN not in spirit.deck:
        return
    pool = [kind for kind in spirit.kinds for _ in range(COPIES)]
    for kind, source in zip(state.kind, state.source, strict=True):
        if source == number:
            pool.remove(kind)
    for card in (*spirit.hand, *spirit.deck):
        if card != HIDDEN:
            pool.remove(card)
    chance.shuffle(pool)
    spirit.hand = sorted(pool.pop() if card == HIDDEN else card for card in spirit.hand)
    spirit.deck = [pool.pop() if card == HIDDEN else card for card in spirit.deck]


def aspirations_in_play(state: CerebriaState) -> list[int]:
    """Seven in the basic game, nine in the full one."""
    return [each.value for each in Aspiration if not state.config.basic or each not in OF_FULL_GAME_ONLY]


def has_hidden(state: CerebriaState, team: int) -> bool:
    """Whether a team has a Hidden Aspiration, told from the number of cards that are elsewhere."""
    looked = len(state.looked) if _looking_team(state) == team else 0
    gone = state.hidden_gone[team].bit_count()
    return len(aspirations_in_play(state)) > gone + len(state.hidden_deck[team]) + looked


def _sample_hidden(state: CerebriaState, team: int, chance: Chance) -> None:
    looks = _looking_team(state) == team
    pool = {each for each in aspirations_in_play(state) if not state.hidden_gone[team] >> each & 1}
    pool -= {state.hidden[team]}
    if looks:
        pool -= set(state.looked)
    common = state.commons[0] if state.commons else NOBODY
    if state.hidden[team] == HIDDEN and has_hidden(state, team):
        # The people's is never the Common; the Ego's may be, as long as it lies face down.
        choice = pool if team == state.config.ego else pool - {common}
        state.hidden[team] = chance.pick(sorted(choice))
        pool.remove(state.hidden[team])
    if looks and HIDDEN in state.looked:
        # There is something to pick, so at least two of them differ from the Common.
        choice = pool if len(state.looked) > 2 else pool - {common}
        state.looked = _shuffled(choice, chance)[: len(state.looked)]
        pool -= set(state.looked)
    state.hidden_deck[team] = _shuffled(pool, chance)
