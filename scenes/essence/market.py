"""What can be bought and signed: the display of Locations and Monuments, and the four Treaties."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.action import Ref
from game.essence.card_text import treaty_name
from game.essence.events import RoundBegun, SegmentBought
from game.essence.state import StepKind
from game.essence.tables import COST, TREATY_COSTS
from game.essence.treaties import price_of
from game.text import seat_text, text
from scenes.essence import geometry, segments
from scenes.essence.accounts import cleaning_prints, shows_cleaning
from scenes.essence.naming import card_name, short_name
from scenes.essence.reading import near_seat, own_step, state_of
from scenes.essence.symbols import coin, sign
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print, shrunk
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN, WHITE
from scenes.skin.marks import pip
from scenes.skin.svg import Size, circle, paint, rounded, svg
from scenes.skin.type import Align, Token, line
from scenes.units import Units
from scenes.words import Words

_WHOLE = (116.0, 128.0)
"""A card of the market with its name, its picture and three rows of effects."""
TREATY_SIGNS = ("attack", "defense", "card", "move")
_SHORT = ("", "+3", "2", "")
"""What a Treaty gives besides its sign, where there is no room for words."""


def prints(sight: Sight) -> list[Print]:
    units, words = sight.units, sight.words
    px, players = units.px, state_of(sight).seats
    market = geometry.at(units, geometry.market(players))
    treaties = geometry.at(units, geometry.treaties(players))
    found = []
    upper = ("cleaning", "") if shows_cleaning(sight) else ("market", "{foundation}+{wealth}")
    for rect, key, hint in (
        (market, *upper),
        (treaties, "treaties", "{wealth}/{influence}"),
    ):
        head = Rect(rect.left + px(14), rect.top + px(7), rect.width - px(90), px(18))
        found.append(shrunk(words(f"essence-table-{key}").upper(), Token.CAPS, head, DAWN.muted, units))
        right = Rect(rect.right - px(76), rect.top + px(7), px(66), px(18))
        found.append(Print(hint, Token.LABEL, right, DAWN.muted, Align.RIGHT, 12.0, sign))
    return [*found, *cleaning_prints(sight)] if shows_cleaning(sight) else found


def _missing(sight: Sight, segment: int) -> str:
    """What is lacking to build a card, in signs, while it is the viewer's turn to build."""
    view, step = state_of(sight), own_step(sight)
    if step is None or step.kind not in (StepKind.TURN, StepKind.BUILD):
        return ""
    discount = step.a if step.kind is StepKind.BUILD else 0
    lacking = COST[segment] - discount - view.wealth[near_seat(sight)]
    has_foundation = bool(view.readied[near_seat(sight)])
    what = f"{lacking}{{wealth}}" if lacking > 0 else "" if has_foundation else "1{foundation}"
    return sight.words("essence-table-needs", what=what) if what else ""


def pieces(sight: Sight) -> list[Piece]:
    return [*_stall(sight), *_treaties(sight)]


def _bought(sight: Sight) -> dict[int, int]:
    """Who bought which card of this round's display."""
    found: dict[int, int] = {}
    for event in reversed(sight.history()):
        if isinstance(event, RoundBegun):
            break
        if isinstance(event, SegmentBought):
            found[event.segment] = event.seat
    return found


def _stall(sight: Sight) -> list[Piece]:
    """Every card keeps its place until the round is over; a pale frame says who built what is gone."""
    view, units = state_of(sight), sight.units
    if shows_cleaning(sight):
        return []
    bought = _bought(sight)
    # Monuments first, then Locations by type: the order of the cards' numbers.
    cards = sorted({*view.display, *bought})
    places = geometry.market_places(view.seats)
    found = []
    for segment, place in zip(cards, places, strict=False):
        rect = units.rect(*place)
        if segment in view.display:
            found.append(_card(sight, segment, rect))
        else:
            found.append(_built(sight, segment, bought[segment], rect))
    return found


def _built(sight: Sight, segment: int, seat: int, rect: Rect) -> Piece:
    words = sight.words
    name = card_name(words, Ref("segment", segment))
    said = words("essence-table-built", seat=seat_text(seat))
    if segments.built_prints(name, said, rect.size, sight.units)[1].text != said:
        said = words("essence-table-built", seat=short_name(words.seat_name(seat)))
    prints = segments.built_prints(name, said, rect.size, sight.units)
    return Piece(
        f"built-{segment}",
        "built",
        (name, said),
        rect,
        height=None,
        corner=9,
        texts=tuple(each.box(sight.units) for each in prints),
    )


def _card(sight: Sight, segment: int, rect: Rect) -> Piece:
    units, name = sight.units, card_name(sight.words, Ref("segment", segment))
    raised = _whole_card(rect, sight) if segments.is_narrow(rect.size, units) else None
    return Piece(
        f"segment-{segment}",
        "site",
        (segment, _missing(sight, segment)),
        rect,
        z=2,
        raised=raised,
        ref=Ref("segment", segment),
        corner=9,
        region="market",
        texts=(
            *segments.card_boxes(segment, name, rect.size, units),
            *(segments.card_boxes(segment, name, raised.size, units) if raised is not None else ()),
        ),
    )


def _whole_card(rect: Rect, sight: Sight) -> Rect:
    """Where a card that is too narrow for its picture rises to when it is looked at."""
    units = sight.units
    raised = Rect(0, 0, units.px(_WHOLE[0]), units.px(_WHOLE[1]))
    raised.center = rect.center
    return raised.clamp(geometry.at(units, geometry.market(state_of(sight).seats)))


def _treaties(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    found = []
    for number in range(len(TREATY_COSTS)):
        rect = geometry.at(units, geometry.treaty_place(number, view.seats))
        price = price_of(view, near_seat(sight), number, 0)
        face = (number, tuple(view.treaty_tokens[number]))
        found.append(
            Piece(
                f"treaty-{number}",
                "treaty",
                face,
                rect,
                z=1,
                ref=Ref("treaty", number),
                height=None,
                corner=8,
                region="treaties",
                label=treaty_name(number),
                tip=text("essence-table-treaty-tip", n=-1 if price is None else price),
                texts=(treaty_print(number, rect.size, units, sight.words).box(units),),
            )
        )
    return found


def _is_short(size: Size, units: Units) -> bool:
    """Whether a Treaty has half a row: signs stand for its words."""
    return size[0] < units.px(160)


def treaty_print(number: int, size: Size, units: Units, words: Words) -> Print:
    """What a Treaty does, in two or three words; or only how much, beside its sign."""
    if _is_short(size, units):
        room = Rect(units.px(22), 0, units.px(18), size[1])
        return Print(_SHORT[number], Token.LABEL, room, DAWN.text, Align.LEFT, 12.5)
    room = Rect(units.px(26), 0, size[0] - units.px(42) - units.px(21) * len(TREATY_COSTS[number]), size[1])
    return shrunk(words(f"essence-table-treaty-{number}"), Token.LABEL, room, DAWN.text, units, size=12.5)


def treaty_row(number: int, taken: Sequence[SeatMark], size: Size, units: Units, words: Words) -> Surface:
    """A row of spaces: whose tokens lie there, the next price in gold, the later ones pale."""
    face = _row(size, units).copy()
    is_short = _is_short(size, units)
    seen = sign(TREATY_SIGNS[number], units.px(16 if is_short else 18))
    face.blit(seen, seen.get_rect(midleft=(units.px(4 if is_short else 5), size[1] // 2)))
    treaty_print(number, size, units, words).draw(face, units)
    costs = TREATY_COSTS[number]
    # In a whole row the last price leaves its corner to the number of the key.
    pitch, side, edge = (16.5, 17, 10) if is_short else (21, 20, 22)
    for place, cost in enumerate(costs):
        x = size[0] - units.px(edge) - units.px(pitch * (len(costs) - 1 - place))
        if place < len(taken):
            token = pip(taken[place].shape, units.px(side - 4), taken[place].colour)
        else:
            token = _space(cost, place == len(taken), units.px(side), units)
        face.blit(token, token.get_rect(center=(x, size[1] // 2)))
    return face


@cached
def _row(size: Size, units: Units) -> Surface:
    return svg(
        size[0],
        size[1],
        rounded(
            0.7, 0.7, size[0] - 1.4, size[1] - 1.4, 8 * units.scale, paint(WHITE, DAWN.muted, 1, 0.5, 0.28)
        ),
    )


@cached
def _space(cost: int, is_next: bool, side: int, units: Units) -> Surface:
    if is_next:
        return coin(str(cost), side, units.scale)
    face = svg(
        side, side, circle(side / 2, side / 2, side / 2 - 1.5, paint(WHITE, DAWN.muted, 1.1, 0.4, 0.5))
    )
    letters = line(str(cost), Token.NUMBER, DAWN.muted, Units(units.size, units.scale), 13.0)
    face.blit(letters, letters.get_rect(center=(side / 2, side / 2 - 1)))
    return face
