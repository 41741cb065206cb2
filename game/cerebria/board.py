"""The ring of Realms and Frontiers, its slots and Spirit spaces, and the Origin, as tables (rules B).

Slots are numbered 0..14 clockwise: Realm r has 3r and 3r+1, Frontier f has 3f+2. Spirit spaces are numbered
0..9 clockwise: Realm r is 2r, Frontier f is 2f+1. Spheres are numbered as they lie on the disc.
"""

from __future__ import annotations

BLISS, GLOOM = 0, 1
NOBODY = -1
"""No team, no card, no Spirit."""

SIGN = (1, -1)
"""What a team's Intensities count as in `CerebriaState.weight`: Bliss above zero, Gloom below."""

REALMS = 5
SLOTS = 15
SPACES = 10
SPHERE_SIZE = 7
MINOR_FRAGMENTS = 6
MAJOR_FRAGMENTS = 3
MOST_TOKENS = 6
"""The highest value of an Intensity token."""
MOST_AMBITION = 3
WHEEL_END = 20

VALLEY, WILLOW, CRADLE, NETWORK, LAND = range(5)
COMMITMENT, HUMILITY, DILIGENCE, KNOWLEDGE, CREATIVITY = range(5)

REALM_NAMES = ("valley", "willow", "cradle", "network", "land")
SPHERE_NAMES = ("commitment", "humility", "diligence", "knowledge", "creativity")

NEIGHBOURS = tuple(((slot - 1) % SLOTS, (slot + 1) % SLOTS) for slot in range(SLOTS))
"""The two slots a slot touches (B.2)."""

TRIAD_OF = tuple(((slot - 1) // 3) % 5 for slot in range(SLOTS))
"""The Triad, that is the Frontier, each slot belongs to."""

TRIADS = tuple((3 * f + 1, 3 * f + 2, (3 * f + 3) % SLOTS) for f in range(5))
"""The three slots of each Triad, clockwise."""

REALMS_OF = tuple(
    ((slot - 2) // 3, ((slot - 2) // 3 + 1) % 5) if slot % 3 == 2 else (slot // 3,) for slot in range(SLOTS)
)
"""The Realms each slot can influence (B.8)."""

REALM_GUARDS = tuple((3 * r, 3 * r + 1, (3 * r - 1) % SLOTS, 3 * r + 2) for r in range(5))
"""Of each Realm: its two slots, then the Frontier slots guarded by the first and by the second."""

DYNAMIC_REACH = tuple(
    tuple(sorted({slot, *NEIGHBOURS[slot], *TRIADS[TRIAD_OF[slot]]})) for slot in range(SLOTS)
)
"""The slots whose dynamic Intensity can depend on what lies on a slot."""


def is_frontier(space: int) -> bool:
    """Whether a Spirit space is that of a Frontier."""
    return space % 2 == 1


SLOTS_OF_SPACE = tuple(
    (3 * (space // 2) + 2,) if is_frontier(space) else (3 * (space // 2), 3 * (space // 2) + 1)
    for space in range(SPACES)
)
"""The slots adjacent to a Spirit on each space (B.3)."""

WIDE_SLOTS_OF_SPACE = tuple(
    TRIADS[space // 2]
    if is_frontier(space)
    else ((3 * (space // 2) - 1) % SLOTS, *SLOTS_OF_SPACE[space], 3 * (space // 2) + 2)
    for space in range(SPACES)
)
"""Those slots and the ones next to them: Empathy's shelter and the reach of Malice's Quell (F.3)."""

FRONTIERS_OF_SPACE = tuple(
    (space // 2,) if is_frontier(space) else ((space // 2 - 1) % 5, space // 2) for space in range(SPACES)
)
"""The Frontiers adjacent to a Spirit on each space."""

REALMS_OF_SPACE = tuple(
    (space // 2, (space // 2 + 1) % 5) if is_frontier(space) else (space // 2,) for space in range(SPACES)
)
"""The Realms whose Fortress location and Sphere a Spirit on each space can reach."""

STEPS = tuple(((space - 1) % SPACES, (space + 1) % SPACES) for space in range(SPACES))
LEAPS = tuple(((space - 2) % SPACES, (space + 2) % SPACES) for space in range(SPACES))
"""The spaces one and two steps away."""


def sphere_facing(realm: int, offset: int) -> int:
    """The Sphere that faces a Realm when the Origin is turned by `offset` (B.5)."""
    return (realm - offset) % 5


def realm_faced(sphere: int, offset: int) -> int:
    """The Realm a Sphere faces."""
    return (sphere + offset) % 5
