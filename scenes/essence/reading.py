"""What a view means to whoever looks: whose Island is shown, what is being decided, what is nearly there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from game.action import Ref
from game.essence.grid import NEIGHBOURS, position_of
from game.essence.island import placement_essence
from game.essence.patterns import Placement
from game.essence.prophecy import is_affordable, is_fulfilled
from game.essence.state import EssenceState, Step, StepKind
from game.essence.tables import (
    MINUS,
    NOTHING,
    OMENS,
    PALACES,
    PLUS,
    PLUS_STEP,
    SEGMENT_TYPE,
)
from game.essence.vocabulary import ANY_SEGMENT
from game.essence.words import label
from scenes.picture import Sight
from scenes.words import Words

RIVAL_OUTLOOK = "island-"


def state_of(sight: Sight) -> EssenceState:
    view: EssenceState = sight.view
    return view


def near_seat(sight: Sight) -> int:
    """The seat whose things lie before whoever looks; those who only watch sit with the first."""
    return sight.viewer if sight.viewer >= 0 else 0


def others(sight: Sight) -> list[int]:
    """The other seats, clockwise from the next."""
    seats, near = state_of(sight).seats, near_seat(sight)
    return [(near + ahead) % seats for ahead in range(1, seats)]


def pending(sight: Sight) -> Step | None:
    """The decision that waits."""
    view = state_of(sight)
    return view.stack[-1] if view.stack else None


def own_step(sight: Sight) -> Step | None:
    """The decision that waits, if it is that of whoever looks."""
    step = pending(sight)
    return step if step is not None and step.seat == sight.viewer else None


def shown_seat(sight: Sight) -> int:
    """Whose Island floats in the middle: the own one, unless another is looked at or dealt with."""
    if sight.outlook.startswith(RIVAL_OUTLOOK):
        return int(sight.outlook.removeprefix(RIVAL_OUTLOOK))
    step = own_step(sight)
    if step is not None and step.kind in (StepKind.SPOILS, StepKind.EXHAUST):
        return step.a
    return near_seat(sight)


def chosen(sight: Sight, kind: str) -> int | None:
    """The number of the thing of a kind that was touched."""
    return next((int(ref.id) for ref in sight.selection if ref.kind == kind), None)


def tile_name(words: Words, segment: int) -> str:
    """What stands on a tile: every Island has one Palace, so its tile says no more than that."""
    return words("essence-table-palace") if segment in PALACES else name_of(words, Ref("segment", segment))


def name_of(words: Words, ref: Ref) -> str:
    """What a card is called; every layout asks for many of these."""
    return _name(words.language, ref)


@cache
def _name(language: str, ref: Ref) -> str:
    return Words(language).say(label(ref))


# -- placing -----------------------------------------------------------------------------------------------


def placed_segment(sight: Sight) -> int | None:
    """The Segment that is being placed or moved."""
    step = own_step(sight)
    if step is None:
        return None
    if step.kind is StepKind.PLACE:
        return step.a
    return step.b if step.kind is StepKind.PUT else None


def ground_for(sight: Sight, segment: int) -> dict[int, int]:
    """The own Island as the Segment will find it: without itself, where it stands there already."""
    island = state_of(sight).islands[near_seat(sight)]
    return {cell: standing for cell, standing in island.items() if standing != segment}


def worth(sight: Sight, segment: int, cell: int) -> int:
    """The Essence of the Segment on that cell (C.6 step 4)."""
    return placement_essence(ground_for(sight, segment), segment, cell)


def links(sight: Sight, segment: int, cell: int) -> list[tuple[int, int, int]]:
    """The neighbours that change it: their cell, their type, and by how much."""
    island = ground_for(sight, segment)
    found = []
    for step in NEIGHBOURS:
        neighbour = island.get(cell + step)
        if neighbour is None:
            continue
        kind = SEGMENT_TYPE[neighbour]
        change = PLUS_STEP[segment] * (kind == PLUS[segment]) - (kind == MINUS[segment])
        if change:
            found.append((cell + step, kind, change))
    return found


# -- prophecies --------------------------------------------------------------------------------------------


def ways_of(view: EssenceState, fragment: int) -> tuple[tuple[Placement, ...], ...]:
    omen = OMENS[fragment]
    return omen.mirrored if view.house.mirrors_match else omen.patterns


def best_laid(island: dict[int, int], ways: Iterable[Placement]) -> tuple[frozenset[int], int]:
    """Where a pattern lies best on an Island: the cells that match, and how many Segments are missing."""
    best: tuple[frozenset[int], int] = (frozenset(), 99)
    for anchor, rest in ways:
        parts = ((0, anchor), *rest)
        # Every part may be the one that lies on a Segment which is there.
        starts = {cell - offset for cell in island for offset, _ in parts}
        for start in sorted(starts):
            met = [start + offset for offset, wanted in parts if _suits(island.get(start + offset), wanted)]
            missing = len(parts) - len(met)
            if missing < best[1]:
                best = frozenset(met), missing
    return best


def _suits(segment: int | None, wanted: int) -> bool:
    return segment is not None and (wanted == ANY_SEGMENT or SEGMENT_TYPE[segment] == wanted)


def pattern_state(view: EssenceState, seat: int, fragment: int) -> tuple[frozenset[int], int]:
    """Of all patterns of a fragment: the cells that already match, and how many Segments are missing."""
    cells: frozenset[int] = frozenset()
    missing = 0
    for ways in ways_of(view, fragment):
        met, open_cells = best_laid(view.islands[seat], ways)
        cells |= met
        missing += open_cells
    return cells, missing


READABLE, UNPAID, NEAR, FAR_OFF = "readable", "unpaid", "near", "far"


def reading_state(view: EssenceState, seat: int, fragment: int) -> str:
    """How near a seat is to a fragment: to be read, met but not paid, one Segment away, or far."""
    if is_fulfilled(view, seat, fragment):
        return READABLE if is_affordable(view, seat, fragment, 0) else UNPAID
    omen = OMENS[fragment]
    if omen.patterns and not omen.wins and not omen.monster and pattern_state(view, seat, fragment)[1] == 1:
        return NEAR
    return FAR_OFF


def matched_cells(sight: Sight, seat: int) -> frozenset[int]:
    """The cells on which patterns of open fragments already lie, or that of the chosen fragment."""
    view, picked = state_of(sight), chosen(sight, "fragment")
    cells: frozenset[int] = frozenset()
    for fragment in [picked] if picked is not None else open_fragments(view):
        if OMENS[fragment].patterns:
            met, missing = pattern_state(view, seat, fragment)
            cells |= met if missing == 0 or fragment == picked else frozenset()
    return cells


def open_fragments(view: EssenceState) -> list[int]:
    """The fragments on spaces 2 to 6."""
    return [fragment for fragment in view.track[1:] if fragment != NOTHING]


def span(cells: Iterable[int]) -> tuple[int, int, int, int]:
    """The least and largest x, then y, of some cells."""
    spots = [position_of(cell) for cell in cells]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), max(across), min(down), max(down)
