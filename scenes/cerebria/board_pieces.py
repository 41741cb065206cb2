"""Pieces on the ring: Emotions and slots, Spirits, Fortresses, control, Spheres, medallions."""

from __future__ import annotations

from game.action import Ref
from game.cerebria.board import REALM_NAMES, SLOTS, SPACES, is_frontier, realm_faced
from game.cerebria.cards import IS_STRONG, STRONG_STEP, TRACK
from game.cerebria.naming import card_name, slot_name, space_name, spirit_name
from game.cerebria.realm_actions import PRINTED_COST, visit_cost
from game.cerebria.state import CerebriaState, Step
from game.text import text
from scenes.cerebria import geometry, intentions
from scenes.cerebria.reading import has_intentions, is_lit, near_team, shown_spirit, state_of, step_of
from scenes.cerebria.tower import built
from scenes.picture import Piece, Sight

_APART = 24.0
_CROWD = 16.0
"""Units between Spirits on one space: two stand beside each other, more stand closer."""


def pieces(sight: Sight) -> list[Piece]:
    return [
        *_slots(sight),
        *_emotions(sight),
        *_stands(sight),
        *_spirits(sight),
        *_places(sight),
        *_spheres(sight),
        *_turns(sight),
        *_tower(sight),
        *_wheels(sight),
        *intentions.pieces(sight),
    ]


def emotion_ids(view: CerebriaState) -> dict[int, str]:
    """A name for the Emotion on each slot: it keeps it while it moves, grows and is empowered."""
    names: dict[int, str] = {}
    seen: dict[int, int] = {}
    for slot, kind in enumerate(view.kind):
        if kind >= 0:
            base = kind - STRONG_STEP if IS_STRONG[kind] else kind
            seen[base] = seen.get(base, -1) + 1
            names[slot] = f"emotion-{base}-{seen[base]}"
    return names


def _slots(sight: Sight) -> list[Piece]:
    """Empty slots: beds for Emotions."""
    view = state_of(sight)
    return [
        Piece(
            f"slot-{slot}",
            "bed",
            (slot,),
            geometry.slot_rect(sight.units, slot),
            z=1,
            corner=6.5,
            height=None,
            ref=Ref("slot", slot),
            is_empty=True,
            region="board",
        )
        for slot in range(SLOTS)
        if view.kind[slot] < 0
    ]


def _emotions(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    number = shown_spirit(sight)
    found = []
    for slot, name in emotion_ids(view).items():
        kind = view.kind[slot]
        face = (kind, view.essence[slot], abs(view.weight[slot]), _token(view, slot))
        source = f"hand-{number}-{kind}-0" if view.source[slot] == number else "ego-deck"
        found.append(
            Piece(
                name,
                "emotion",
                face,
                geometry.slot_rect(units, slot),
                z=5,
                corner=6.5,
                ref=Ref("slot", slot),
                label=text("cerebria-emotion-at", card=card_name(kind), slot=slot_name(slot)),
                source=source,
                region="board",
                preview_at=(0.5, 0.42),  # on the art, below both badges and the star
            )
        )
    return found


def _token(view: CerebriaState, slot: int) -> int:
    return abs(view.weight[slot]) - TRACK[view.kind[slot]][view.essence[slot] - 1]


# -- Spirits ------------------------------------------------------------------------------------------------


def _stands(sight: Sight) -> list[Piece]:
    """Spirit spaces that can be chosen; where a Spirit stands it stands for its space."""
    side = (geometry.STAND, geometry.STAND)
    taken = {each.space for each in state_of(sight).spirits if not _is_aimed_at(sight, each.kind)}
    return [
        Piece(
            f"space-{space}",
            "stand",
            (),
            geometry.around(sight.units, geometry.space_middle(space), side),
            z=2,
            height=None,
            is_round=True,
            is_empty=True,
            ref=Ref("space", space),
            region="spirits",
        )
        for space in range(SPACES)
        if is_lit(sight, Ref("space", space)) and space not in taken
    ]


def _is_aimed_at(sight: Sight, spirit: int) -> bool:
    """Whether a Spirit itself can be chosen, not only its space."""
    return is_lit(sight, Ref("spirit", spirit))


def _spirits(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    found = []
    for space in range(SPACES):
        here = [each for each in view.spirits if each.space == space]
        for place, each in enumerate(here):
            x, y = geometry.space_middle(space)
            x += _aside(space, place, len(here))
            rect = geometry.around(units, (x, y - 3), geometry.FIGURE)
            ref = Ref("spirit", each.kind)
            if is_lit(sight, Ref("space", space)) and not _is_aimed_at(sight, each.kind):
                ref = Ref("space", space)
            found.append(
                Piece(
                    f"spirit-{each.kind}",
                    "spirit",
                    (each.team, each.kind),
                    rect,
                    z=8 + place,
                    height=None,
                    corner=12,
                    ref=ref,
                    region="spirits",
                    label=text(
                        "cerebria-table-spirit-at", spirit=spirit_name(each.kind), space=space_name(space)
                    ),
                )
            )
    return found


def _aside(space: int, place: int, count: int) -> float:
    """How far a Spirit stands from the middle of its space, where several share it."""
    step = _APART if count < 3 else _CROWD
    spread = (place - (count - 1) / 2) * step
    if is_frontier(space) or count == 1:
        return spread
    # A Realm's space lies beside the sign of control: those who share it stand on the side away from it.
    away = geometry.space_middle(space)[0] - geometry.realm_control(space // 2)[0]
    return spread + (step / 2 if away > 0 else -step / 2) * (count - 1)


# -- places -------------------------------------------------------------------------------------------------


def builds(sight: Sight) -> bool:
    """Whether Fortress locations are what is to be chosen, not the Realms' Actions."""
    return step_of(sight) in (Step.ACT, Step.EGO_FORTIFY, Step.EGO_RAZE)


def _places(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    spirit = view.spirits[shown_spirit(sight)]
    mark = (geometry.CONTROL, geometry.CONTROL)
    found = []
    for place in range(5):
        fortress, control = view.fortress[place], view.realm[place]
        building = builds(sight)
        found += [
            Piece(
                f"fortress-{place}",
                "fortress",
                (fortress,),
                geometry.around(units, geometry.fortress_middle(place), geometry.FORTRESS),
                z=4,
                height=None,
                corner=9,
                ref=Ref("realm", place) if building else Ref("fortress", place),
                region="fortresses",
                is_empty=False,
                label=text("cerebria-table-fortress-at", place=text(f"cerebria-realm-{REALM_NAMES[place]}")),
            ),
            Piece(
                f"realm-{place}",
                "medallion",
                (
                    place,
                    visit_cost(view, spirit, place),
                    visit_cost(view, spirit, place) < PRINTED_COST[place],
                ),
                geometry.around(
                    units, geometry.medallion_middle(place), (geometry.MEDALLION, geometry.MEDALLION)
                ),
                z=4,
                height=None,
                is_round=True,
                ref=Ref("action", place) if building else Ref("realm", place),
                region="realms",
                label=text(f"cerebria-table-action-{REALM_NAMES[place]}"),
                tip=text(f"cerebria-table-action-{REALM_NAMES[place]}-tip"),
            ),
            Piece(
                f"control-{place}",
                "control",
                (control,),
                geometry.around(units, geometry.realm_control(place), mark),
                z=6,
                height=None,
                is_round=True,
            ),
            Piece(
                f"frontier-{place}",
                "control",
                (view.frontier[place],),
                geometry.around(units, geometry.frontier_control(place), mark),
                z=4,
                height=None,
                is_round=True,
                ref=Ref("frontier", place),
                region="frontiers",
            ),
        ]
    return found


def _spheres(sight: Sight) -> list[Piece]:
    """Where the Spheres can be touched; the Origin itself draws them, for it turns."""
    view, units = state_of(sight), sight.units
    side = (2 * geometry.SPHERE, 2 * geometry.SPHERE)
    found = [
        Piece(
            f"sphere-at-{realm_faced(sphere, view.origin)}",
            "clear",
            (),
            geometry.around(units, geometry.sphere_middle(realm_faced(sphere, view.origin)), side),
            z=5,
            height=None,
            is_round=True,
            ref=Ref("sphere", sphere),
            region="origin",
            tip=text(f"cerebria-table-sphere-{sphere}-tip"),
            preview_at=(0.5, 0.3),  # in the glass: the next Sphere's number may lie close above
        )
        for sphere in range(5)
    ]
    middle = (2 * geometry.IDENTITY, 2 * geometry.IDENTITY)
    found.append(
        Piece(
            "identity",
            "identity",
            tuple(built(view, ())),
            geometry.around(units, geometry.CENTRE, middle),
            z=4,
            height=None,
            is_round=True,
            ref=None if _turns(sight) else Ref("identity", 0),
            label=text("cerebria-table-identity"),
            tip=text("cerebria-inspect-identity"),
            region="origin",
        )
    )
    return found


def _turns(sight: Sight) -> list[Piece]:
    """Two arrows on the Origin while it may be turned."""
    units = sight.units
    side = (geometry.TURN, geometry.TURN)
    return [
        Piece(
            f"turn-{verb}",
            "turn",
            (way,),
            geometry.around(units, (geometry.CENTRE[0] + aside, geometry.CENTRE[1]), side),
            z=9,
            height=None,
            is_round=True,
            ref=Ref("verb", verb),
            region="origin",
        )
        for verb, way, aside in (("turn-back", -1, -19.0), ("turn-clockwise", 1, 19.0))
        if is_lit(sight, Ref("verb", verb))
    ]


def _tower(sight: Sight) -> list[Piece]:
    """Where the Identity can be touched from the side; the tower itself is drawn where it is built."""
    view, units = state_of(sight), sight.units
    worth = tuple(3 * view.minors[team] + 5 * view.majors[team] + 4 * view.capping[team] for team in (0, 1))
    return [
        Piece(
            "tower",
            "clear",
            (),
            units.rect(*geometry.TOWER),
            z=1,
            height=None,
            corner=12,
            ref=Ref("identity", 1),
            label=text("cerebria-table-identity"),
            tip=text("cerebria-inspect-identity"),
            region="origin",
        ),
        Piece("tower-points", "worth", worth, units.rect(*geometry.TOWER_POINTS), z=1, height=None),
    ]


def _wheels(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    near = near_team(sight)
    side = (2 * geometry.WHEEL, 2 * geometry.WHEEL)
    return [
        Piece(
            f"wheel-{team}",
            "wheel",
            (team, not has_intentions(view, team)),
            geometry.around(units, geometry.WHEELS[place], side),
            z=1,
            height=None,
            is_round=True,
            number=view.points[team],
            ref=Ref("wheel", team),
            region="wheels",
            label=text("cerebria-table-wheel", team=text(f"cerebria-team-{team}")),
            tip=text(f"cerebria-inspect-{'wheel' if has_intentions(view, team) else 'plain-wheel'}"),
        )
        for place, team in enumerate((1 - near, near))
    ]
