"""Prophecy patterns on Islands, against a plain search over every rotation and place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.essence.cards import FRAGMENTS
from game.essence.grammar import parse_requirement
from game.essence.grid import cell_at
from game.essence.patterns import is_laid, placements
from game.essence.tables import SEGMENT_TYPE
from game.essence.vocabulary import ANY_SEGMENT, Pattern
from tests.essence.builder import segment

_OF_TYPE = [
    segment(name) for name in ("loc_barracks", "loc_mage_tower", "loc_bank", "loc_theatre", "loc_forum")
]
_PATTERNS = [pattern for each in FRAGMENTS for pattern in each.requirement.patterns]


def _plainly(island: dict[tuple[int, int], int], pattern: Pattern, *, mirror: bool) -> bool:
    """Whether the pattern lies on the island, found by trying everything."""
    shapes = [[(cell.x, cell.y, cell.type) for cell in pattern]]
    if mirror:
        shapes.append([(-x, y, wanted) for x, y, wanted in shapes[0]])
    for shape in shapes:
        turned = shape
        for _ in range(4):
            turned = [(-y, x, wanted) for x, y, wanted in turned]
            for left in range(-8, 9):
                for top in range(-8, 9):
                    found = [(island.get((x + left, y + top)), wanted) for x, y, wanted in turned]
                    if all(has is not None and wanted in (has, ANY_SEGMENT) for has, wanted in found):
                        return True
    return False


_islands = st.dictionaries(
    st.tuples(st.integers(-2, 2), st.integers(-2, 2)), st.integers(0, 4), min_size=1, max_size=14
)


@given(_islands, st.sampled_from(_PATTERNS), st.booleans())
def test_patterns_match_as_a_plain_search_says(
    island: dict[tuple[int, int], int], pattern: Pattern, mirror: bool
) -> None:
    built = {cell_at(x, y): _OF_TYPE[each] for (x, y), each in island.items()}
    found = is_laid(built, SEGMENT_TYPE, placements(pattern, may_mirror=mirror))
    assert found is _plainly(island, pattern, mirror=mirror)


def test_mirror_images_do_not_match_unless_the_table_allows_them() -> None:
    (stair,) = parse_requirement("pattern(PA/C.)").patterns
    # The Quiet Crown, its mirror image: P C over A.
    built = {cell_at(0, 0): _OF_TYPE[4], cell_at(1, 0): _OF_TYPE[3], cell_at(0, 1): _OF_TYPE[1]}
    assert not is_laid(built, SEGMENT_TYPE, placements(stair))
    assert is_laid(built, SEGMENT_TYPE, placements(stair, may_mirror=True))
