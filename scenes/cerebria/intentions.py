"""The Intentions of the Team board beside the Wheel that counts them, with those scored this turn marked."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from game.action import Ref
from game.cerebria.intentions import Intention
from game.cerebria.naming import intention_name
from game.cerebria.state import CerebriaState
from game.text import Text, text
from scenes.cerebria import geometry
from scenes.cerebria.figures import SIDES
from scenes.cerebria.reading import has_intentions, near_team, state_of
from scenes.picture import Piece, Sight
from scenes.prints import Print, shrunk
from scenes.skin.colours import MIND, WHITE
from scenes.skin.marks import pip
from scenes.skin.type import Align, Token

INTENTION = "intention"
"""References to an Intention, which is only looked at."""
_PER_SIDE = 6


def intentions_of(view: CerebriaState) -> list[int]:
    """The six of the Team board's side in use."""
    first = _PER_SIDE if view.config.team_board_b else 0
    return [int(each) for each in list(Intention)[first : first + _PER_SIDE]]


def intends(intention: int) -> Text:
    """When an Intention is fulfilled."""
    return text(f"cerebria-intends-{Intention(intention).name.lower()}")


def pieces(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    near = near_team(sight)
    if not has_intentions(view, near):
        return []
    x, y, wide, pitch = geometry.INTENTIONS
    is_turn = view.spirits[view.active].team == near
    return [
        Piece(
            f"intention-{each}",
            INTENTION,
            (each, near, is_turn and bool(view.intentions >> each & 1)),
            units.rect(x, y + pitch * place, wide, pitch),
            z=1,
            height=None,
            corner=5,
            ref=Ref(INTENTION, each),
            label=intention_name(each),
            tip=intends(each),
            region="wheels",
        )
        for place, each in enumerate(intentions_of(view))
    ]


def print_of(piece: Piece, sight: Sight) -> Print:
    """The name of an Intention, in the piece's own coordinates."""
    units = sight.units
    is_scored = bool(piece.face[2])
    room = Rect(units.px(15), 0, piece.rect.width - units.px(15), piece.rect.height)
    name = sight.words.say(intention_name(int(piece.face[0])))  # type: ignore[call-overload]
    return shrunk(name, Token.LABEL, room, MIND.accent if is_scored else MIND.muted, units, size=13)


def sprite(piece: Piece, sight: Sight) -> Surface | None:
    if piece.kind != INTENTION:
        return None
    _, team, is_scored = piece.face
    units, side = sight.units, SIDES[int(team)]  # type: ignore[call-overload]
    face = Surface(piece.rect.size, SRCALPHA)
    colour = side.fill if is_scored else WHITE
    sign = pip(side.shape, units.px(9), colour, filled=bool(is_scored))
    face.blit(sign, sign.get_rect(center=(units.px(6), piece.rect.height // 2)))
    print_of(piece, sight).draw(face, units)
    return face


def prints(sight: Sight) -> list[Print]:
    """What the two Wheels and the tower of the Identity are, below them."""
    view, units, words = state_of(sight), sight.units, sight.words
    near = near_team(sight)
    made = []
    for room, team in zip(geometry.WHEEL_NAMES, (1 - near, near), strict=True):
        key = "cerebria-table-wheel-scores" if has_intentions(view, team) else "cerebria-table-wheel-counts"
        said = words(key, team=words(f"cerebria-team-{team}"))
        made.append(shrunk(said, Token.LABEL, units.rect(*room), MIND.muted, units, Align.CENTRE, 13))
    name = words("cerebria-table-identity")
    room = units.rect(*geometry.TOWER_NAME)
    return [*made, shrunk(name, Token.LABEL, room, MIND.muted, units, Align.CENTRE, 13)]
