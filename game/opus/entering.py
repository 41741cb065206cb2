"""Cards that enter and leave play (A.6, B.10): what is remembered about them begins and ends here."""

from __future__ import annotations

from game.opus.cards import ARTISTS, EGOS, card_kind, is_ego, make_card
from game.opus.events import CardEntered, CardSwapped
from game.opus.moving import drop_all
from game.opus.run import ENTERED, Run
from game.opus.state import NOTHING, UNCHOSEN, Ask, Flag, Frame, FrameKind, OpusState


def forget(state: OpusState, place: int) -> None:
    """Nothing is remembered about a card that has left its place."""
    state.card[place] = NOTHING
    state.hurt_by[place] = state.lured[place] = state.last_flipped[place] = NOTHING
    for remembered in (
        state.vital,
        state.flags,
        state.attack_round,
        state.attack_next,
        state.attack_game,
        state.traded,
        state.named_school,
        state.named_until,
        state.learned_round,
        state.learned_next,
        state.learned_game,
        state.boost,
        state.mode,
    ):
        remembered[place] = 0
    state.target[place] = UNCHOSEN
    forget_round(state, place)


def forget_round(state: OpusState, place: int) -> None:
    """The record of the round (B.11) and the shield end."""
    state.shield[place] = state.deeds[place] = 0
    state.cost_paid[place] = state.drive_gained[place] = 0
    state.damage_dealt[place] = state.damage_taken[place] = 0
    state.flipped_as[place] = NOTHING
    state.aimed[place] = UNCHOSEN


def put_into_play(run: Run, place: int, kind: int) -> int:
    """A card from its owner's vault stands at an empty place, fresh, with its base values."""
    state = run.state
    owner = state.layout.owner[place]
    is_an_ego = place in state.layout.egos
    (state.vault_egos if is_an_ego else state.vault_artists)[owner].remove(kind)
    forget(state, place)
    state.entries += 1
    card = make_card(state.entries, kind, place, is_ego=is_an_ego)
    state.card[place] = card
    state.vital[place] = EGOS[kind].health if is_an_ego else ARTISTS[kind].drive
    run.tell(CardEntered(owner, card))
    return card


def return_to_vault(state: OpusState, place: int) -> None:
    """A card goes back to its owner's vault; its works go to graveyards."""
    card, owner = state.card[place], state.layout.owner[place]
    (state.vault_egos if is_ego(card) else state.vault_artists)[owner].append(card_kind(card))
    drop_all(state, place)
    forget(state, place)


# -- replacing ----------------------------------------------------------------------------------------------


def replacements(state: OpusState, frame: Frame) -> list[int]:
    """The cards that may take the place of the one that leaves: any other of its owner's vault."""
    card = frame.me
    owner = state.layout.owner[card & 7]
    vault = (state.vault_egos if is_ego(card) else state.vault_artists)[owner]
    # H.23: the retired artist itself only when there is no other.
    return [kind for kind in vault if kind != card_kind(card)] or vault


def go_on_replacing(run: Run, frame: Frame) -> None:
    options = replacements(run.state, frame)
    if not options:
        run.state.stack.pop()
    elif len(options) == 1:
        replace(run, options[0])
    else:
        run.ask(Ask.REPLACE, frame.seat)


def replace(run: Run, kind: int) -> None:
    """The chosen card enters. A new artist is dormant until the end of the round."""
    state = run.state
    frame = state.stack.pop()
    place = frame.me & 7
    if state.card[place] != NOTHING:
        run.tell(CardSwapped(frame.seat, state.card[place]))
        return_to_vault(state, place)
    card = put_into_play(run, place, kind)
    state.flags[place] = Flag.ENTERED if is_ego(card) else Flag.ENTERED | Flag.DORMANT
    run.happen(ENTERED, subject=card)


def do_swap_vault(run: Run, frame: Frame, card: int, seat: int) -> None:
    """Exchange a card for another of its owner's vault, which the choosing player looks at."""
    if card == NOTHING or seat == NOTHING:
        return
    exchange = Frame(FrameKind.REPLACE, seat=seat, me=card)
    if any(kind != card_kind(card) for kind in replacements(run.state, exchange)):
        run.push(exchange)
