"""What a view means to whoever looks: whose Spirit is shown, which side is near, what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cerebria.aspirations import statistic
from game.cerebria.board import NOBODY
from game.cerebria.boards import COMBOS, GATEKEEPER, SPACES_PER_ROW, Combo
from game.cerebria.spirit_actions import completions
from game.cerebria.state import CerebriaState, SpiritState, Step
from game.rules import HIDDEN
from scenes.picture import Sight

if TYPE_CHECKING:
    from game.action import Ref

SPIRIT_OUTLOOK = "spirit-"
_SETUP = (Step.COLLECT, Step.SETTLE, Step.PLANT, Step.ATTUNE)


def state_of(sight: Sight) -> CerebriaState:
    view: CerebriaState = sight.view
    return view


def is_person(spirit: SpiritState) -> bool:
    """Whether a Spirit has a board, a hand and a deck; the Ego's two have not."""
    return spirit.kind < GATEKEEPER


def near_team(sight: Sight) -> int:
    """The side whoever looks belongs to; those who watch stand with the people, else with Bliss."""
    view = state_of(sight)
    for spirit in view.spirits:
        if spirit.seat == sight.viewer and is_person(spirit):
            return spirit.team
    return 1 - view.config.ego if view.config.ego != NOBODY else 0


def has_intentions(view: CerebriaState, team: int) -> bool:
    """Whether a side scores Intentions: not in the basic game, and never the Ego."""
    return not view.config.basic and team != view.config.ego


def shown_spirit(sight: Sight) -> int:
    """The number of the Spirit whose board and hand lie before whoever looks."""
    view = state_of(sight)
    if sight.outlook.startswith(SPIRIT_OUTLOOK):
        return int(sight.outlook.removeprefix(SPIRIT_OUTLOOK))
    if view.stack and view.stack[-1].step in _SETUP and _is_near(sight, view.stack[-1].a):
        return view.stack[-1].a
    order = view.config.order
    for ahead in range(len(order)):
        number = order[(view.turn + ahead) % len(order)]
        if _is_near(sight, number):
            return number
    return next(number for number, spirit in enumerate(view.spirits) if is_person(spirit))


def _is_near(sight: Sight, number: int) -> bool:
    spirit = state_of(sight).spirits[number]
    return is_person(spirit) and (spirit.seat == sight.viewer or sight.viewer < 0)


def step_of(sight: Sight) -> Step | None:
    """The decision that waits, if it is not simply somebody's turn."""
    view = state_of(sight)
    return view.stack[-1].step if view.stack else None


def declared_row(sight: Sight) -> int | None:
    """The Spirit Action that was declared and must be carried out, of the Spirit that is shown."""
    view = state_of(sight)
    if step_of(sight) == Step.ACT and view.active == shown_spirit(sight):
        return view.stack[-1].a
    return None


def places_tokens(sight: Sight) -> bool:
    """Whether spaces of the Spirit board are to be chosen, so that all of them must be seen."""
    return any(ref.kind == "board-space" for ref in sight.touchable) and declared_row(sight) is None


# -- upgrades -----------------------------------------------------------------------------------------------


def combo_parts(boosts: int) -> tuple[int, int]:
    """Of a set of upgrades: its first number (without any), and which of them it uses, as bits."""
    return boosts - boosts % 16, boosts % 16


def chosen_boosts(sight: Sight) -> int | None:
    """The set of upgrades that was touched."""
    return next((int(ref.id) for ref in sight.selection if ref.kind == "boosts"), None)


def price_key(combo: Combo) -> tuple[int, int, int, int]:
    """The cheapest set first; of equally cheap ones that with the fewest upgrades."""
    saved = sum(1 for upgrade in combo.upgrades if upgrade.effect == "determination")
    return combo.ambition, combo.essence, combo.willpower - saved, len(combo.upgrades)


def plain_boosts(sight: Sight) -> int | None:
    """The set of upgrades that is offered as long as nobody chooses another."""
    open_sets = [int(ref.id) for ref in sight.touchable if ref.kind == "boosts"]
    return min(open_sets, key=lambda boosts: price_key(COMBOS[boosts])) if open_sets else None


def open_boosts(sight: Sight) -> frozenset[int]:
    """Every set of upgrades with which the declared Action can be carried out somehow."""
    view, row = state_of(sight), declared_row(sight)
    if row is None:
        return frozenset()
    return frozenset(action.boosts for action in completions(view, view.spirits[view.active], row))


def switched(sight: Sight, now: int, bit: int) -> int:
    """The set nearest to the present one in which one upgrade is switched."""
    base, mask = combo_parts(now)
    others = [combo_parts(boosts)[1] for boosts in open_boosts(sight) if (boosts % 16 ^ mask) & bit]
    return base + min(others, key=lambda other: ((other ^ mask).bit_count(), other), default=mask ^ bit)


def boosts_now(sight: Sight) -> int | None:
    chosen = chosen_boosts(sight)
    return chosen if chosen is not None else plain_boosts(sight)


def row_tokens(spirit: SpiritState, row: int) -> tuple[int, ...]:
    return tuple(spirit.tokens[row * SPACES_PER_ROW : (row + 1) * SPACES_PER_ROW])


# -- Aspirations --------------------------------------------------------------------------------------------


def numbers_of(view: CerebriaState, aspiration: int) -> tuple[str, str]:
    """Where both sides stand in an Aspiration; unknown where it is hidden."""
    if aspiration in (HIDDEN, NOBODY):
        return "?", "?"
    return str(statistic(view, aspiration, 0)), str(statistic(view, aspiration, 1))


def is_lit(sight: Sight, ref: Ref) -> bool:
    return ref in sight.touchable or ref in sight.selection
