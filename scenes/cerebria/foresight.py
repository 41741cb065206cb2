"""What an action would cost and change, found by playing it on a position that fits the view.

Everything said here is public: what is hidden was dealt by chance and is not spoken of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.action import Action, Ref
from game.cerebria import events as happened
from game.cerebria.actions import ACTIONS, Absorb, EndWithAmbition, EndWithCards, Invoke, Quell, QuellUnseen
from game.cerebria.aspirations import statistic
from game.cerebria.boards import COMBOS
from game.cerebria.naming import aspiration_name, frontier_name, joined, realm_name
from game.cerebria.rules import RULES
from game.cerebria.state import CerebriaState
from game.chance import SeededChance
from game.event import Event
from game.text import Text, text
from scenes.cerebria.reading import near_team, price_key, state_of
from scenes.picture import Sight

_MOST = 3
"""Changes that are said; the rest is seen."""
_PAID = {
    happened.WillpowerPaid: "willpower",
    happened.EssencePaid: "essence",
    happened.AmbitionSpent: "ambition",
}
_GAINED = {
    happened.WillpowerGained: "willpower",
    happened.EssenceGained: "essence",
    happened.AmbitionGained: "ambition",
    happened.SphereAbsorbed: "willpower",
}
_UNFORESEEN = (EndWithAmbition, EndWithCards)


class Outlook(NamedTuple):
    """The position before and after an action, and what would happen."""

    before: CerebriaState
    after: CerebriaState
    events: list[Event]


_memo: dict[Action, Outlook] = {}
_memo_of: list[CerebriaState] = []


def _foreseen(sight: Sight, action: Action) -> Outlook:
    """Kept as long as the same view is looked at."""
    view = state_of(sight)
    if not _memo_of or _memo_of[0] is not view:
        _memo.clear()
        _memo_of[:] = [view]
    if action not in _memo:
        chance = SeededChance(1)
        position = RULES.sample(view, chance)
        after = position.copy()
        _memo[action] = Outlook(position, after, RULES.perform(after, action, chance))
    return _memo[action]


# -- offering one of several --------------------------------------------------------------------------------


def offer(actions: Sequence[Action]) -> Action | None:
    """Where only the upgrades are left to choose: the cheapest set of them."""
    kinds = {
        frozenset(ref for ref in ACTIONS.refs(action) if ref.kind not in ("boosts", "verb"))
        for action in actions
    }
    if len(kinds) != 1 or not all(hasattr(action, "boosts") for action in actions):
        return None
    return min(actions, key=lambda action: price_key(COMBOS[action.boosts]))  # type: ignore[attr-defined]


# -- in a few signs -----------------------------------------------------------------------------------------


def preview(sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
    """Beside a slot, a Realm or a Sphere: what touching it would give."""
    if ref.kind not in ("slot", "sphere", "realm") or not actions:
        return None
    action = offer(actions) or (actions[0] if len(actions) == 1 else None)
    if action is None or (
        not isinstance(action, Absorb | Invoke | Quell | QuellUnseen) and ref.kind != "slot"
    ):
        return None
    seen = _foreseen(sight, action)
    if isinstance(action, Absorb):
        gained = sum(
            event.amount for event in seen.events if type(event) in _GAINED and hasattr(event, "amount")
        )
        is_last = any(isinstance(event, happened.RevelationBegan) for event in seen.events)
        return text("cerebria-preview-reveals" if is_last else "cerebria-preview-gains", amount=gained)
    places = _balance(seen, near_team(sight))
    if places:
        return text("cerebria-preview-places", count=places)
    if isinstance(action, Quell | QuellUnseen):
        removed = sum(event.amount for event in seen.events if isinstance(event, happened.EssenceRemoved))
        return text("cerebria-preview-loses", amount=removed)
    if ref.kind == "slot" and seen.after.kind[int(ref.id)] >= 0:
        return text("cerebria-preview-intensity", intensity=abs(seen.after.weight[int(ref.id)]))
    return None


def _balance(seen: Outlook, near: int) -> int:
    """Realms and Frontiers won and taken from the other side, less those lost."""
    total = 0
    for before, after in ((seen.before.realm, seen.after.realm), (seen.before.frontier, seen.after.frontier)):
        total += after.count(near) - before.count(near) + before.count(1 - near) - after.count(1 - near)
    return total


# -- in words -----------------------------------------------------------------------------------------------


def forecast(sight: Sight, action: Action) -> tuple[Text, ...]:
    if isinstance(action, _UNFORESEEN):
        return ()
    seen = _foreseen(sight, action)
    near = near_team(sight)
    said = [*_money(seen), *_control(seen, near), *_numbers(sight, seen)]
    if any(isinstance(event, happened.RevelationBegan) for event in seen.events):
        said.insert(0, text("cerebria-forecast-revelation"))
    return tuple(said[: _MOST + 1])


def _money(seen: Outlook) -> list[Text]:
    found = []
    for key, table in (("cerebria-forecast-pays", _PAID), ("cerebria-forecast-gains", _GAINED)):
        sums: dict[str, int] = {}
        for event in seen.events:
            if type(event) in table:
                sums[table[type(event)]] = sums.get(table[type(event)], 0) + event.amount  # type: ignore[attr-defined]
        if sums:
            found.append(
                text(key, what=joined([text(f"cerebria-price-{name}", amount=n) for name, n in sums.items()]))
            )
    return found


def _whose(team: int, near: int) -> str:
    return "nobody" if team < 0 else "yours" if team == near else "theirs"


def _control(seen: Outlook, near: int) -> list[Text]:
    """ "Cradle of Senses: nobody → yours"."""
    found = []
    for name, before, after in (
        (realm_name, seen.before.realm, seen.after.realm),
        (frontier_name, seen.before.frontier, seen.after.frontier),
    ):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                found.append(
                    text(
                        "cerebria-forecast-control",
                        place=name(place),
                        before=text(f"cerebria-whose-{_whose(old, near)}"),
                        after=text(f"cerebria-whose-{_whose(new, near)}"),
                    )
                )
    return found


def _numbers(sight: Sight, seen: Outlook) -> list[Text]:
    """How the current Aspirations would stand."""
    view = state_of(sight)
    near = near_team(sight)
    current = [*view.commons[:1], *(each for each in (view.hidden[near],) if each >= 0)]
    found = []
    for aspiration in current:
        old = tuple(statistic(seen.before, aspiration, team) for team in (near, 1 - near))
        new = tuple(statistic(seen.after, aspiration, team) for team in (near, 1 - near))
        if old != new:
            found.append(
                text(
                    "cerebria-forecast-aspiration",
                    aspiration=aspiration_name(aspiration),
                    mine=new[0],
                    theirs=new[1],
                )
            )
    return found
