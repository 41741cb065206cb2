"""Setup, the start and the end of a round (B.1, B.3, B.11)."""

from __future__ import annotations

from game.chance import Chance
from game.opus import board
from game.opus.cards import IDEA, PLACES, kind_of
from game.opus.entering import forget_round, put_into_play
from game.opus.events import RoundBegun, RoundEnded
from game.opus.moving import start_draw
from game.opus.ordering import set_order
from game.opus.retirement import end, end_by_points
from game.opus.run import ROUND_END, ROUND_START, Run
from game.opus.state import NOTHING, UNCHOSEN, Ask, Format, Layout, OpusState, Phase

FIRST_HAND = 7


def new_state(layout: Layout, chance: Chance) -> OpusState:
    """The table before anything is placed: portfolios shuffled, vaults full."""
    seats = len(layout.works)
    portfolios = [[work for work in works if kind_of(work) != IDEA] for works in layout.works]
    for portfolio in portfolios:
        chance.shuffle(portfolio)
    state = OpusState(
        layout=layout,
        portfolio=portfolios,
        hand=[[] for _ in range(seats)],
        graveyard=[[] for _ in range(seats)],
        retired_egos=[[] for _ in range(seats)],
        vault_artists=[list(artists) for artists in layout.deck_artists],
        vault_egos=[list(egos) for egos in layout.deck_egos],
        vault_ideas=[[work for work in works if kind_of(work) == IDEA] for works in layout.works],
        points=[0] * len(layout.purse),
        earned=[0] * len(layout.purse),
        order_b=[0, 1, 2, 3] if layout.format == Format.SCHISM else [],
    )
    ask_for_place(state)
    return state


# -- setup --------------------------------------------------------------------------------------------------


def ask_for_place(state: OpusState) -> None:
    """Whoever places the next artist or ego is asked, if any place is empty."""
    state.asked = Ask.PLACE
    state.asked_seat = state.layout.owner[places_to_fill(state)[0]]


def places_to_fill(state: OpusState) -> list[int]:
    """The place to be filled next; alone, one may fill all in any order (H.30)."""
    match state.layout.format:
        case Format.SOLITAIRE:
            return [place for place in range(8) if state.card[place] == NOTHING]
        case Format.SCHISM:
            # Both sides choose secretly for the same row before either is shown.
            row = next(row for row in board.ROWS if state.card[row] == NOTHING)
            return [row + 4 * len(state.secret)]
    row = next(row for row in board.ROWS if NOTHING in (state.card[row], state.card[row + 4]))
    return [row if state.card[row] == NOTHING else row + 4]


def place_card(run: Run, place: int, kind: int) -> None:
    """A card of the vault is laid open at its place (in Schism: when both are chosen)."""
    state = run.state
    if state.layout.format == Format.SCHISM:
        state.secret.append(kind)
        if len(state.secret) == 2:
            for each, chosen in zip((place - 4, place), state.secret, strict=True):
                put_into_play(run, each, chosen)
            state.secret.clear()
    else:
        put_into_play(run, place, kind)
    if NOTHING in state.card:
        ask_for_place(state)
    else:
        start_round(run)


# -- the round ----------------------------------------------------------------------------------------------


def start_round(run: Run) -> None:
    """Start of round: last round's records are cleared and the order is set."""
    state = run.state
    state.round += 1
    state.phase, state.turn, state.step = Phase.DRAW, 0, 0
    set_order(state)
    state.executed.clear()
    for place in range(PLACES):
        forget_round(state, place)
        state.target[place] = UNCHOSEN
    run.tell(RoundBegun(state.round))
    run.happen(ROUND_START)


def go_on_drawing_works(run: Run) -> None:
    """Every player draws in the order of their numbers (H.7): 7 works in round 1, then 1."""
    state = run.state
    if state.step == len(state.layout.numbers):
        state.phase, state.turn, state.step = Phase.PLAY, 0, 0
        return
    seat = state.layout.numbers[state.step]
    state.step += 1
    start_draw(run, seat, FIRST_HAND if state.round == 1 else 1)


def go_on_ending(run: Run) -> None:
    """After the last ego: `round_end`, then what lasts "this round" ends and the next round begins."""
    state = run.state
    if state.step == 0:
        state.step = 1
        run.happen(ROUND_END)
        return
    run.tell(RoundEnded(state.round))
    _end_durations(state)
    if _are_egos_gone(state):
        if state.layout.format == Format.SUPEREGO:
            end(run, state.layout.numbers[:2])
        else:
            end_by_points(run)
    elif state.round == state.layout.max_rounds:
        end_by_points(run)
    else:
        start_round(run)


def _end_durations(state: OpusState) -> None:
    state.attack_round, state.attack_next = state.attack_next, [0] * PLACES
    state.learned_round, state.learned_next = state.learned_next, [0] * PLACES
    state.traded = [_one_round_less(until) for until in state.traded]
    state.named_until = [_one_round_less(until) for until in state.named_until]
    state.flags = [0] * PLACES
    state.lured = [NOTHING] * PLACES


def _one_round_less(until: int) -> int:
    """Durations count 1 for this round, 2 for the next, 3 for as long as the card stays in play."""
    return until - 1 if until in (1, 2) else until


def _are_egos_gone(state: OpusState) -> bool:
    """H.26: no ego is in play and no vault that supplies egos has one."""
    egos = state.layout.egos
    if not egos or any(state.card[place] != NOTHING for place in egos):
        return False
    return not any(state.vault_egos[state.layout.owner[place]] for place in egos)
