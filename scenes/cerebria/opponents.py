"""The panel above on the left: the Ego with its plans, or the Spirits of the other side."""

from __future__ import annotations

from pygame import Rect, Surface

from game.action import Ref
from game.cerebria.board import NOBODY
from game.cerebria.naming import aspiration_name, operation_name, spirit_name, team_name
from game.cerebria.operation_cards import OPERATION_CARDS
from game.cerebria.state import SpiritState
from game.text import text
from scenes.cerebria import geometry
from scenes.cerebria.figures import SIDES, spirit
from scenes.cerebria.reading import near_team, state_of
from scenes.picture import Piece, Sight
from scenes.prints import Print, shrunk
from scenes.skin import panel as skin
from scenes.skin.art_blossom import blossom_picture
from scenes.skin.art_inkblot import inkblot_picture
from scenes.skin.colours import MIND, Cerebria
from scenes.skin.icons import icon
from scenes.skin.orb import medallion
from scenes.skin.type import Align, Token
from scenes.units import Units

OPERATION = (60.0, 74.0)


def has_ego(sight: Sight) -> bool:
    return bool(state_of(sight).config.ego != NOBODY)


def header(sight: Sight) -> str:
    words, far = sight.words, 1 - near_team(sight)
    name = words("cerebria-table-ego") if has_ego(sight) else words("cerebria-table-opponents")
    return f"{name} · {words.say(team_name(far))}"


def _line(panel: Rect, units: Units, top: float, height: float, left: float = 16, width: float = 196) -> Rect:
    return Rect(panel.left + units.px(left), panel.top + units.px(top), units.px(width), units.px(height))


def prints(sight: Sight) -> list[Print]:
    return _ego_prints(sight) if has_ego(sight) else _people_prints(sight)


def _ego_prints(sight: Sight) -> list[Print]:
    units, words, view = sight.units, sight.words, state_of(sight)
    panel = geometry.opponent_panel(units)
    wants = view.target if view.target != NOBODY else (view.commons[0] if view.commons else NOBODY)
    labels = (("points", 40.0), ("willpower", 58.0), ("wants", 77.0))
    made = [
        shrunk(
            words(f"cerebria-table-{name}"),
            Token.LABEL,
            _line(panel, units, top, 18, 90, 92),
            MIND.muted,
            units,
            size=13,
        )
        for name, top in labels
    ]
    name = words.say(aspiration_name(wants))
    left = words("cerebria-table-cards-left", count=len(view.operations))
    made += [
        shrunk(name, Token.NAME, _line(panel, units, 93, 19, 90, 126), "#FFF3D6", units),
        _head(words("cerebria-table-operation"), _line(panel, units, 116, 16, 16, 110), units),
        shrunk(left, Token.BODY, _line(panel, units, 116, 16, 124, 90), MIND.muted, units, Align.RIGHT, 13),
    ]
    return made + _plan_prints(sight, panel)


def _head(words: str, room: Rect, units: Units) -> Print:
    """The head of a section: spaced capitals in gold."""
    return shrunk(words.upper(), Token.CAPS, room, MIND.accent, units, size=12)


def _plan_prints(sight: Sight, panel: Rect) -> list[Print]:
    """What the open card means, as long as there is no reason of the Ego's to be told in its place."""
    units, words, view = sight.units, sight.words, state_of(sight)
    if sight.why is not None or not view.operations_open:
        return []
    first = words.say(operation_name(view.operations_open[0]))
    room = _line(panel, units, 224, 80, 16, 200)
    return [
        shrunk(words("cerebria-table-first-card", card=first), Token.BODY, room, MIND.text, units, size=14)
    ]


def why_room(units: Units) -> Rect:
    """Where the reason of the Ego's last step stands all the time."""
    return _line(geometry.opponent_panel(units), units, 212, 102, 16, 202)


def _people_prints(sight: Sight) -> list[Print]:
    units, words, view = sight.units, sight.words, state_of(sight)
    panel = geometry.opponent_panel(units)
    far = 1 - near_team(sight)
    made = []
    for place, each in enumerate(_far_spirits(sight)):
        top = 50 + 92 * place
        made += [
            shrunk(
                words.say(spirit_name(each.kind)),
                Token.NAME,
                _line(panel, units, top, 20, 60, 150),
                SIDES[far].text,
                units,
            ),
            shrunk(
                words.seat_name(each.seat),
                Token.LABEL,
                _line(panel, units, top + 20, 16, 60, 150),
                MIND.muted,
                units,
                size=13,
            ),
            shrunk(
                words(
                    "cerebria-table-spirit-has",
                    willpower=each.willpower,
                    essence=each.essence,
                    cards=len(each.hand),
                ),
                Token.BODY,
                _line(panel, units, top + 38, 36, 16, 200),
                MIND.text,
                units,
                size=14,
            ),
        ]
    made.append(
        shrunk(
            words("cerebria-table-team-has", points=view.points[far], ambition=view.ambition[far]),
            Token.BODY,
            _line(panel, units, 238, 40, 16, 200),
            MIND.text,
            units,
            size=14,
        )
    )
    return made


def _far_spirits(sight: Sight) -> list[SpiritState]:
    far = 1 - near_team(sight)
    return [each for each in state_of(sight).spirits if each.team == far]


def draw(sight: Sight, surface: Surface) -> None:
    """What lies still in the panel besides its texts."""
    units = sight.units
    panel = geometry.opponent_panel(units)
    far = 1 - near_team(sight)
    if has_ego(sight):
        disc = portrait(units.px(66), far)
        surface.blit(disc, (panel.left + units.px(14), panel.top + units.px(43)))
        return
    for place, each in enumerate(_far_spirits(sight)):
        figure = spirit((units.px(26), units.px(40)), far, each.kind)
        at = (panel.left + units.px(36), panel.top + units.px(66 + 92 * place))
        surface.blit(figure, figure.get_rect(center=at))


def portrait(side: int, team: int) -> Surface:
    """The face of the Ego: a large figure of its side in a gilt round."""
    picture = (
        inkblot_picture((side, side), "the-ego", "blue")
        if team
        else blossom_picture((side, side), "the-ego", "yellow")
    )
    return medallion(side, picture, SIDES[team].fill)


# -- pieces -------------------------------------------------------------------------------------------------


def pieces(sight: Sight) -> list[Piece]:
    if not has_ego(sight):
        return []
    units, view = sight.units, state_of(sight)
    panel = geometry.opponent_panel(units)
    found = [
        Piece(
            "ego-points",
            "figure",
            ("#FFFFFF", 18),
            _line(panel, units, 40, 18, 180, 36),
            height=None,
            number=view.points[view.config.ego],
            region="panels",
        ),
        Piece(
            "ego-willpower",
            "figure",
            (Cerebria.WILLPOWER, 18),
            _line(panel, units, 58, 18, 180, 36),
            height=None,
            number=view.ego_willpower,
            region="panels",
        ),
    ]
    return found + _operations(sight, panel)


def _operations(sight: Sight, panel: Rect) -> list[Piece]:
    """The pair of this turn, the known first card of the next one, and the deck."""
    units, view = sight.units, state_of(sight)
    places = [_line(panel, units, 134, OPERATION[1], 13 + 70 * number, OPERATION[0]) for number in range(3)]
    found = [
        Piece(
            "operations",
            "pile",
            (min(3, len(view.operations)),),
            places[2],
            z=1,
            corner=7,
            is_open=False,
            ref=Ref("pile", "operations"),
            label=text("cerebria-table-operations-left", count=len(view.operations)),
            region="panels",
        ),
    ]
    shown = view.operations_open[-2:] if len(view.operations_open) % 2 == 0 else view.operations_open[-1:]
    for place, card in enumerate(shown):
        face = OPERATION_CARDS[card]
        found.append(
            Piece(
                f"operation-{card}",
                "operation",
                (card, face.kind, face.arrow, face.bonus),
                places[place],
                z=3,
                corner=7,
                ref=Ref("operation", card),
                source="operations",
                sink="operations",
                region="panels",
            )
        )
    if len(shown) < 2:
        found.append(
            Piece("operation-none", "slot", (), places[1], z=0, corner=7, height=None, region="panels")
        )
    return found


def draw_arrow(sight: Sight, surface: Surface) -> None:
    """From the first card of a pair to the second."""
    if not has_ego(sight):
        return
    units = sight.units
    panel = geometry.opponent_panel(units)
    sign = icon("right", units.px(11), "#E9C46A")
    surface.blit(sign, sign.get_rect(center=(panel.left + units.px(79), panel.top + units.px(171))))


def draw_header(sight: Sight, surface: Surface, backdrop: Surface) -> None:
    units = sight.units
    panel = geometry.opponent_panel(units)
    skin.draw_panel(surface, panel, units, MIND, backdrop)
    put_header(surface, panel, header(sight), units)


def put_header(surface: Surface, panel: Rect, words: str, units: Units) -> None:
    head = skin.header(words, panel.width - units.px(24), units, MIND)
    surface.blit(head, head.get_rect(midtop=(panel.centerx, panel.top + units.px(10))))


def board_key(sight: Sight) -> tuple[object, ...]:
    """What the panel's words depend on."""
    view = state_of(sight)
    if has_ego(sight):
        cards = (len(view.operations), tuple(view.operations_open))
        return view.target, tuple(view.commons[:1]), cards, sight.why is not None
    spirits = tuple((each.willpower, each.essence, len(each.hand)) for each in _far_spirits(sight))
    return spirits, tuple(view.points), tuple(view.ambition)
