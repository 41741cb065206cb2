"""The names of things on the table, as texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from game.action import Ref
from game.cerebria.actions import ACTIONS
from game.cerebria.aspirations import Aspiration
from game.cerebria.board import REALM_NAMES, SLOTS, SPACES, SPHERE_NAMES, is_frontier
from game.cerebria.boards import BOARDS, COMBOS, SPACES_PER_ROW, SPIRITS, Row
from game.cerebria.cards import EMOTIONS, Vibe
from game.cerebria.intentions import Intention
from game.cerebria.operation_cards import OPERATION_CARDS
from game.text import Text, text

FIGURES = (*(spirit.id for spirit in SPIRITS), "gatekeeper", "influencer")


def _named(prefix: str, names: tuple[str, ...]) -> Callable[[int], Text]:
    def name(number: int) -> Text:
        if not 0 <= number < len(names):
            return text("cerebria-unknown")
        return text(f"cerebria-{prefix}-{names[number]}")

    return name


card_name = _named("emotion", tuple(emotion.id for emotion in EMOTIONS))
realm_name = _named("realm", REALM_NAMES)
place_name = _named("place", REALM_NAMES)
sphere_name = _named("sphere", SPHERE_NAMES)
row_name = _named("row", tuple(row.name.lower() for row in Row))
vibe_name = _named("vibe", tuple(vibe.name.lower() for vibe in Vibe))
spirit_name = _named("spirit", FIGURES)
aspiration_name = _named("aspiration", tuple(each.name.lower() for each in Aspiration))
intention_name = _named("intention", tuple(each.name.lower() for each in Intention))
team_name = _named("team", ("0", "1"))


def _between(frontier: int) -> Text:
    """The two Realms beside a Frontier, by their short names: "Valley–Willow"."""
    return text("cerebria-place-between", one=place_name(frontier), other=place_name((frontier + 1) % 5))


def frontier_name(frontier: int) -> Text:
    if not 0 <= frontier < 5:
        return text("cerebria-unknown")
    return text("cerebria-frontier", place=_between(frontier))


def space_name(space: int) -> Text:
    if not 0 <= space < SPACES:
        return text("cerebria-unknown")
    return frontier_name(space // 2) if is_frontier(space) else realm_name(space // 2)


def slot_name(slot: int) -> Text:
    if not 0 <= slot < SLOTS:
        return text("cerebria-unknown")
    return text("cerebria-slot", number=slot, place=slot_place(slot))


def slot_place(slot: int) -> Text:
    """The Realm or Frontier a slot belongs to."""
    return _between(slot // 3) if slot % 3 == 2 else place_name(slot // 3)


def board_space_name(space: int) -> Text:
    if not 0 <= space < 5 * SPACES_PER_ROW:
        return text("cerebria-unknown")
    row, place = divmod(space, SPACES_PER_ROW)
    return text("cerebria-board-space", row=row_name(row), place=place)


def upgrade_name(name: str) -> Text:
    return text(f"cerebria-upgrade-{name}")


def joined(names: list[Text]) -> Text:
    return reduce(lambda before, name: text("cerebria-and", before=before, name=name), names)


def boosts_name(boosts: int) -> Text:
    """The upgrades of a set, one after another."""
    if not 0 <= boosts < len(COMBOS):
        return text("cerebria-unknown")
    combo = COMBOS[boosts]
    names = [upgrade_name(upgrade.name) for upgrade in combo.upgrades]
    if combo.has_trade:
        names.append(text("cerebria-trade"))
    return joined(names) if names else text("cerebria-no-upgrade")


def operation_name(card: int) -> Text:
    if not 0 <= card < len(OPERATION_CARDS):
        return text("cerebria-unknown")
    return text(f"cerebria-operation-{OPERATION_CARDS[card].kind}")


def operation_card_name(card: int) -> Text:
    """Tells apart the cards of one kind, as a list of cards must."""
    return text(
        "cerebria-operation-card", kind=operation_name(card), number=int(OPERATION_CARDS[card].id[1:])
    )


def board_name(board: int) -> Text:
    if board == 0:
        return text("cerebria-board-a")
    return text("cerebria-board-b", spirit=text(f"cerebria-spirit-{BOARDS[board].id}"))


_NAMES: dict[str, Callable[[int], Text]] = {
    "card": card_name,
    "slot": slot_name,
    "space": space_name,
    "realm": realm_name,
    "frontier": frontier_name,
    "sphere": sphere_name,
    "row": row_name,
    "board-space": board_space_name,
    "vibe": vibe_name,
    "boosts": boosts_name,
    "amount": lambda amount: text("cerebria-amount", amount=amount),
    "spirit": spirit_name,
    "aspiration": aspiration_name,
    "operation": operation_card_name,
    "board": board_name,
    "team": team_name,
}


def label(ref: Ref) -> Text:
    """The name of a thing or of a verb."""
    if ref.kind == "verb" and ref.id in ACTIONS.verbs:
        return text(f"cerebria-verb-{ref.id}")
    if ref.kind in _NAMES and isinstance(ref.id, int):
        return _NAMES[ref.kind](ref.id)
    raise LookupError(f"no thing of Cerebria: {ref}")
