"""Attacks, damage, and everything else that changes what a card can do or bear (B.6, D.7)."""

from __future__ import annotations

from game.opus import board
from game.opus.cards import is_artist, is_ego
from game.opus.events import (
    AttackChanged,
    Attacked,
    Boosted,
    Countering,
    Damaged,
    DamagePrevented,
    Gained,
    Lost,
    Mixed,
    Shielded,
)
from game.opus.run import ATTACK_MADE, GAINED, Run
from game.opus.state import NOTHING, Deed, Flag, Frame
from game.opus.statics import attack_of, static_total

ROUND, NEXT, GAME = 0, 1, 2
"""Durations, in the order of `syntax.DURATIONS`."""


def attack(run: Run, attacker: int, victim: int, bonus: int) -> None:
    """Card attacks card (B.6). The blow is struck back while the victim counters, even if it fell to 0."""
    state = run.state
    amount = max(0, attack_of(state, attacker & 7) + bonus)
    run.tell(Attacked(attacker, victim, amount))
    if is_artist(attacker):
        state.deeds[attacker & 7] |= Deed.MADE_ATTACK
    deal_damage(run, attacker, victim, amount)
    if state.flags[victim & 7] & Flag.COUNTERING and board.is_in_play(state, attacker):
        deal_damage(run, victim, attacker, attack_of(state, victim & 7))
    run.happen(ATTACK_MADE, subject=victim, doer=attacker)


def deal_damage(run: Run, source: int, victim: int, amount: int) -> None:
    """Damage past armor and shield lowers the vital and is remembered by both cards."""
    state, place = run.state, victim & 7
    if amount <= 0:
        return
    rest = max(0, amount - (static_total(state, place, "armor", doer=source) or 0))
    absorbed = min(rest, state.shield[place])
    state.shield[place] -= absorbed
    rest -= absorbed
    if rest < amount:
        run.tell(DamagePrevented(victim, amount - rest))
    if rest == 0:
        return
    if is_artist(source) and board.is_in_play(state, source):
        state.damage_dealt[source & 7] += rest
    if is_artist(victim):
        state.damage_taken[place] += rest
    _fall(run, source, victim, rest)
    run.tell(Damaged(victim, rest, max(0, state.vital[place])))


def _fall(run: Run, source: int, victim: int, amount: int) -> None:
    """The vital falls and the card remembers who hurt it last.

    While two artists act together (F.3) it may fall below 0, so that both actions simply add up.
    """
    state, place = run.state, victim & 7
    state.vital[place] -= amount
    state.hurt_by[place] = source
    if state.is_together:
        if source & 7 == state.acting:
            state.hurt_together[place] |= 1
        elif source & 7 == state.acting_b:
            state.hurt_together[place] |= 2
    elif state.vital[place] <= 0:
        state.vital[place] = 0
        state.is_dying = True


def pay(run: Run, place: int, cost: int) -> None:
    """Drive is spent on a work, which is no damage; who spends the last of it is its own doer (B.10)."""
    state = run.state
    state.vital[place] -= cost
    state.cost_paid[place] += cost
    if state.vital[place] == 0:
        state.hurt_by[place] = state.card[place]


# -- primitives ---------------------------------------------------------------------------------------------


def do_attack(run: Run, frame: Frame, attacker: int, victim: int, bonus: int) -> None:
    if attacker != NOTHING and victim != NOTHING:
        attack(run, attacker, victim, bonus)


def do_damage(run: Run, frame: Frame, victim: int, amount: int) -> None:
    if victim != NOTHING:
        deal_damage(run, frame.me, victim, amount)


def do_gain(run: Run, frame: Frame, card: int, amount: int) -> None:
    state, place = run.state, card & 7
    if card == NOTHING or amount <= 0:
        return
    if card != frame.me and board.is_in_play(state, frame.me):
        amount += static_total(state, frame.me & 7, "give") or 0
    state.vital[place] += amount
    state.flags[place] |= Flag.GAINED
    if is_artist(card):
        state.drive_gained[place] += amount
    run.tell(Gained(card, amount, state.vital[place]))
    run.happen(GAINED, subject=card, doer=frame.me)


def do_lose(run: Run, frame: Frame, card: int, amount: int) -> None:
    if card != NOTHING and amount > 0:
        _fall(run, frame.me, card, amount)
        run.tell(Lost(card, amount, max(0, run.state.vital[card & 7])))


def do_shield(run: Run, frame: Frame, card: int, amount: int) -> None:
    if card != NOTHING and amount > 0:
        run.state.shield[card & 7] += amount
        run.tell(Shielded(card, amount))


def do_mix(run: Run, frame: Frame, card: int, other: int) -> None:
    state = run.state
    if card == NOTHING or other == NOTHING:
        return
    average = -(-(state.vital[card & 7] + state.vital[other & 7]) // 2)
    state.vital[card & 7] = state.vital[other & 7] = average
    run.tell(Mixed(card, other, average))


def do_mod(run: Run, frame: Frame, card: int, amount: int, duration: int) -> None:
    if card != NOTHING and amount:
        change_attack(run, card, amount, duration)


def change_attack(run: Run, card: int, amount: int, duration: int) -> None:
    state = run.state
    lists = (state.attack_round, state.attack_next, state.attack_game)
    lists[duration][card & 7] += amount
    run.tell(AttackChanged(card, amount, duration))


def do_swap_attack(run: Run, frame: Frame, card: int, other: int, duration: int) -> None:
    if card == NOTHING or other == NOTHING:
        return
    difference = attack_of(run.state, other & 7) - attack_of(run.state, card & 7)
    if difference:
        change_attack(run, card, difference, duration)
        change_attack(run, other, -difference, duration)


def do_boost(run: Run, frame: Frame, card: int, amount: int) -> None:
    if card != NOTHING and amount > 0 and not is_ego(card):
        run.state.boost[card & 7] += amount
        run.tell(Boosted(card, amount))


def do_counter(run: Run, frame: Frame, card: int) -> None:
    if card != NOTHING:
        run.state.flags[card & 7] |= Flag.COUNTERING
        run.tell(Countering(card))
