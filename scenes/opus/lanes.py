"""The four lanes of the wall: whose they are and when they act, egos, artists, works and aims."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.action import Ref
from game.opus import board
from game.opus.cards import ARTISTS, EGOS, WORKS, card_kind
from game.opus.decks import card_name
from game.opus.play_target import deciding_place
from game.opus.state import NO_TARGET, NOTHING, Ask, Flag, Format, OpusState
from game.opus.statics import attack_of
from game.opus.telling import card_text, label_of
from game.text import Text, text
from scenes.opus import aims, geometry, wall_cards
from scenes.opus.foresight import ego_outlook
from scenes.opus.lettering import boxes, breakable, fitted
from scenes.opus.reading import Hung, hung, may_copy, moment_places, state_of
from scenes.opus.strategies import short_strategy
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print
from scenes.skin.cache import cached
from scenes.skin.colours import BLACK, GALLERY, GOLD_LIGHT, Opus, mix
from scenes.skin.light import margin, outline_glow
from scenes.skin.marks import outline
from scenes.skin.svg import Size, linear, paint, path, radial, rounded, svg
from scenes.skin.type import Align, Token
from scenes.units import Units
from scenes.words import Words

Marks = Callable[[int], SeatMark]

# -- what lies still ----------------------------------------------------------------------------------------


@cached
def ground(size: Size, units: Units, is_mirrored: bool) -> Surface:
    """Wine red at the egos' end, green at the works', a gilt edge; green on both sides for two walls."""
    wide, high = size
    stroke = max(1.0, 1.4 * units.scale)
    # So dense that the figures of the wall paper do not break off at its edges or behind cards.
    ego, works = (mix(Opus.LANE_EGO, BLACK, 0.3), 0.95), (mix(Opus.LANE_WORKS, BLACK, 0.22), 0.9)
    stops = (
        ((0, *works), (0.5, *ego), (1, *works))
        if is_mirrored
        else ((0, *ego), (0.26, *ego), (0.55, *works), (1, *works))
    )
    body = rounded(
        stroke / 2,
        stroke / 2,
        wide - stroke,
        high - stroke,
        12 * units.scale,
        paint("url(#g)", "url(#e)", stroke),
    )
    body += rounded(
        4 * units.scale,
        4 * units.scale,
        wide - 8 * units.scale,
        high - 8 * units.scale,
        9 * units.scale,
        paint("none", "#F6DC94", stroke * 0.5, stroke_opacity=0.25),
    )
    body += rounded(
        stroke, stroke, wide - 2 * stroke, high - 2 * stroke, 12 * units.scale, paint("url(#l)", opacity=1.0)
    )
    glint = radial(
        "l", ((0, "#FFE9B8", 0.16), (1, "#FFE9B8", 0.0)), (0.5 if is_mirrored else 0.58, 0.0), 0.55
    )
    edge = glint + linear("e", ((0, "#F6DC94", 0.95), (0.5, "#C4923A", 0.55), (1, "#7A5218", 0.8)))
    return svg(wide, high, body, linear("g", stops, (0, 0), (1, 0)) + edge)


@cached
def order_sign(side: int, shape: str, colour: str, stroke: float) -> Surface:
    return svg(side, side, path(outline(shape, side, stroke), paint("#0D0A08", colour, stroke, 0.72)))


def draw(sight: Sight, surface: Surface, marks: Marks) -> None:
    state, units = state_of(sight), sight.units
    now = moment_places(state)
    is_schism = state.layout.format == Format.SCHISM
    for row in board.ROWS:
        rect = geometry.lane(units, row)
        if any(place & 3 == row for place in now):
            reach = 9 * units.scale
            light = outline_glow(
                rect.size, 12 * units.scale, reach, "#C98A2A", 0.8, max(3.0, 3 * units.scale)
            )
            pad = margin(reach)
            surface.blit(light, (rect.left - pad, rect.top - pad), special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(ground(rect.size, units, is_mirrored=is_schism), rect)
    for place in side_places(state):
        _draw_side(sight, surface, place, marks(state.layout.owner[place]), place in now)
    for each in prints(sight, marks):
        each.draw(surface, units)


def side_places(state: OpusState) -> tuple[int, ...]:
    """The zones that have an order and an owner to be told."""
    return state.layout.artists


def _sign_rect(units: Units, side: Rect) -> Rect:
    sign = units.rect(0, 0, 38, 38)
    sign.center = (side.centerx, side.top + units.px(46))
    return sign


def _draw_side(sight: Sight, surface: Surface, place: int, mark: SeatMark, is_now: bool) -> None:
    units = sight.units
    rect = _sign_rect(units, geometry.side(units, state_of(sight).layout, place))
    if is_now:
        reach = 6 * units.scale
        light = outline_glow(rect.size, rect.width / 2, reach, GOLD_LIGHT, 0.8, max(2.0, 2 * units.scale))
        pad = margin(reach)
        surface.blit(light, (rect.left - pad, rect.top - pad), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(order_sign(rect.width, str(mark.shape), mark.colour, max(1.5, 2.2 * units.scale)), rect)


def prints(sight: Sight, marks: Marks) -> list[Print]:
    """Beside each lane: "acts", the place in the order, whose it is, which zone."""
    state, units, words = state_of(sight), sight.units, sight.words
    plain = Units(units.size, units.scale)
    found = []
    for place in side_places(state):
        side = geometry.side(units, state.layout, place)
        owner = state.layout.owner[place]
        sign = _sign_rect(units, side)
        number = str(board.position(state, place))

        def row(top: float, high: float, side: Rect = side) -> Rect:
            return Rect(side.left, side.top + units.px(top), side.width, units.px(high))

        found += [
            fitted(words("opus-table-acts"), Token.LABEL, row(9, 16), GALLERY.muted, units, Align.CENTRE, 12),
            Print(number, Token.NUMBER, sign, GALLERY.text, Align.CENTRE, 18),
            fitted(
                words.seat_name(owner), Token.LABEL, row(68, 34), marks(owner).colour, units, Align.CENTRE, 13
            ),
            fitted(
                _short_zone(sight, place),
                Token.LABEL,
                row(104, 18),
                GALLERY.muted,
                plain,
                Align.CENTRE,
                12,
            ),
        ]
    return found


def _short_zone(sight: Sight, place: int) -> str:
    if state_of(sight).layout.format == Format.SCHISM:
        return geometry.wall_name(place)
    return sight.words("opus-table-zone", number=place + 1)


def board_key(sight: Sight) -> Hashable:
    state = state_of(sight)
    return tuple(state.order), tuple(state.order_b), moment_places(state), state.layout.owner


# -- pieces -------------------------------------------------------------------------------------------------


def pieces(sight: Sight, marks: Marks) -> list[Piece]:
    state = state_of(sight)
    found: list[Piece] = []
    for place in state.layout.egos:
        found += _ego(sight, place)
    for place in state.layout.artists:
        found += _artist(sight, place, marks)
    for place in (*state.layout.artists, *state.layout.egos):
        found += _works(sight, place)
    return found + _next_place(sight)


def _next_place(sight: Sight) -> list[Piece]:
    """Where the work would hang that is asked for now."""
    state, units = state_of(sight), sight.units
    if state.asked != Ask.PLAY or sight.viewer != state.layout.owner[deciding_place(state)]:
        return []
    place = deciding_place(state)
    count = len(state.attached[place])
    rect = geometry.works(units, state.layout, place, count + 1)[-1]
    if rect.collidelist(geometry.works(units, state.layout, place, count)) >= 0:
        return []
    words = sight.words("opus-table-here")
    texts = boxes([wall_cards.next_place_print(rect.size, units, words)], units)
    return [Piece(f"here-{place}", "here", (words,), rect, z=1, height=None, texts=texts)]


def _numbers(sight: Sight, place: int, rect: Rect, vital: str) -> list[Piece]:
    state, units = state_of(sight), sight.units
    card = state.card[place]
    attack, base = attack_of(state, place), board.base_attack(state, card)
    now, printed = state.vital[place], board.base_vital(state, card)
    radius = units.px(13)
    made = []
    for name, number, change, y in (
        ("attack", attack, attack - base, rect.top + units.px(8)),
        (vital, max(0, now), now - printed, rect.bottom - units.px(11)),
    ):
        spot = Rect(0, 0, 2 * radius, 2 * radius)
        spot.center = (rect.left + units.px(7), y)
        sign = (change > 0) - (change < 0)
        made.append(Piece(f"{name}-{card}", "number", (name, sign), spot, z=6, height=None, number=number))
    return made


def _ego(sight: Sight, place: int) -> list[Piece]:
    state, units = state_of(sight), sight.units
    row, card = place & 3, state.card[place]
    rect = geometry.ego(units, state.layout, row)
    ref = Ref("row", row)
    if card == NOTHING:
        label = text("opus-table-empty-row", row=label_of(ref))
        return [
            Piece(f"row-{row}", "slot", (), rect, ref=ref, corner=9, is_empty=True, height=None, label=label)
        ]
    kind = card_kind(card)
    words = ego_words(sight.words, kind, is_traded=bool(state.traded[place]))
    size = rect.size
    texts = boxes(wall_cards.ego_prints(size, units, words), units)
    is_skipped = bool(state.flags[place] & Flag.SKIPPED)
    return [
        Piece(
            f"ego-{card}",
            "ego",
            (kind, words, is_skipped),
            rect,
            z=2,
            ref=ref,
            corner=9,
            label=text("opus-table-ego", ego=card_text(card), row=label_of(ref)),
            tip=ego_outlook(state, place),
            texts=texts,
            preview_at=(0.22, 0.5),  # on the mask: name and strategies are needed to choose
        ),
        *_numbers(sight, place, rect, "health"),
    ]


def ego_words(words: Words, kind: int, *, is_traded: bool = False) -> wall_cards.EgoWords:
    """Name and strategies, in the order in which they hold now."""
    ego = EGOS[kind]
    top, bottom = (ego.bottom, ego.top) if is_traded else (ego.top, ego.bottom)
    name = breakable(words, words.say(card_name(ego.id)))
    return wall_cards.EgoWords(name, words.say(short_strategy(top)), words.say(short_strategy(bottom)))


def artist_words(words: Words, kind: int) -> wall_cards.ArtistWords:
    artist = ARTISTS[kind]
    school = words(f"opus-school-name-{artist.school.lower()}")
    return wall_cards.ArtistWords(
        breakable(words, words.say(card_name(artist.id))),
        words("opus-table-all-schools") if artist.school == "ALL" else school,
        words("opus-table-specialty"),
        words.say(card_name(artist.specialty)),
    )


def _artist(sight: Sight, place: int, marks: Marks) -> list[Piece]:
    state, units = state_of(sight), sight.units
    card = state.card[place]
    ref = Ref("zone", place)
    if card == NOTHING:
        rect = geometry.artist(units, state.layout, place)
        label = text("opus-table-empty-zone", zone=label_of(ref))
        return [
            Piece(
                f"zone-{place}", "slot", (), rect, ref=ref, corner=9, is_empty=True, height=None, label=label
            )
        ]
    sign = aims.aim_of(state, place)
    rect = geometry.artist(units, state.layout, place, slid=bool(sign))
    artist = ARTISTS[card_kind(card)]
    words = artist_words(sight.words, card_kind(card))
    can_copy = may_copy(state, place)
    is_dormant = bool(state.flags[place] & Flag.DORMANT)
    prints_ = wall_cards.artist_prints(rect.size, units, words, artist.school, can_copy)
    found = [
        Piece(
            f"artist-{card}",
            "artist",
            (card_kind(card), words, can_copy, is_dormant),
            rect,
            z=3,
            ref=ref,
            corner=9,
            label=text("opus-table-artist", artist=card_text(card), zone=label_of(ref)),
            tip=aims.artist_tip(state, place),
            texts=boxes(prints_, units),
            preview_at=(0.2, 0.62),  # on the portrait, below the eyes
        ),
        *_numbers(sight, place, rect, "drive"),
    ]
    if sign:
        colour = GALLERY.accent
        if state.target[place] < NO_TARGET:
            colour = marks(state.layout.owner[state.target[place]]).colour
        where = geometry.aim(units, state.layout, place)
        found.append(Piece(f"aim-{place}", "aim", (sign, colour), where, z=4, height=None))
    return found


def _works(sight: Sight, place: int) -> list[Piece]:
    state, units = state_of(sight), sight.units
    hanging = state.attached[place]
    rects = geometry.works(units, state.layout, place, len(hanging))
    found = []
    for index, (work, rect) in enumerate(zip(hanging, rects, strict=True)):
        shown = hung(work, state.marks[place][index])
        name = ""
        if shown.kind != NOTHING:
            name = breakable(sight.words, sight.words.say(card_name(WORKS[shown.kind].id)))
        strip = _strip(rects, index)
        called = wall_cards.work_name_print(rect.size, units, name, strip) if name else None
        texts = boxes([called], units) if called is not None else ()
        found.append(
            Piece(
                f"work-{work}" if work >= 0 else f"back-{place}-{index}",
                "work",
                (shown, name, strip),
                rect,
                z=8 + index,
                ref=Ref("work", work),
                corner=8,
                is_open=shown.kind != NOTHING,
                label=_work_label(shown),
                tip=_work_tip(shown),
                source=f"pile-hand-{state.layout.owner[place]}",
                sink=f"pile-graveyard-{state.layout.owner[place]}",
                texts=texts,
            )
        )
    return found


def _strip(rects: list[Rect], index: int) -> wall_cards.Strip | None:
    """What the next newer work, which hangs over it, leaves of one; nothing where it hangs whole."""
    if index + 1 == len(rects) or not rects[index].colliderect(rects[index + 1]):
        return None
    here, over = rects[index], rects[index + 1]
    if here.left < over.left:
        return wall_cards.Strip(0, over.left - here.left)
    return wall_cards.Strip(over.right - here.left, here.right - over.right)


def _work_label(shown: Hung) -> Text | None:
    if shown.kind == NOTHING:
        return None
    name = card_name(WORKS[shown.kind].id)
    return text("opus-table-face-down", work=name) if shown.is_down else name


def _work_tip(shown: Hung) -> Text | None:
    if shown.is_copy:
        return text("opus-table-is-copy", work=card_name(WORKS[shown.kind].id))
    if shown.is_spent:
        return text("opus-table-came-to-nothing")
    return text("opus-table-live") if shown.is_live else None
