"""Followers and Advisors: a bust, a name, and what the card does, in words or in signs."""

from __future__ import annotations

from functools import cache
from itertools import count

import pygame
from pygame import Rect, Surface

from game.action import Ref
from game.essence.card_text import ability_lines
from game.essence.cards import FACTIONS
from game.essence.tables import CHARACTERS, FOLLOWER_COUNT, FOLLOWERS_EACH
from game.essence.vocabulary import Speed
from scenes.control import TextBox
from scenes.essence.naming import SOFT_HYPHEN, card_name
from scenes.essence.segments import speed_chip
from scenes.essence.signed_text import ability_rows
from scenes.essence.symbols import coin, kind_of, sign
from scenes.prints import Print, shrunk
from scenes.skin.art_portrait import SKINS, portrait, sitter
from scenes.skin.cache import cached
from scenes.skin.card import card_back
from scenes.skin.colours import DAWN, WHITE, Colour, mix
from scenes.skin.light import blank, masked, rounded_mask
from scenes.skin.noise import grain, textured
from scenes.skin.svg import Size, linear, paint, path, rounded, star, svg
from scenes.skin.type import Align, Token, fits, measure_paragraph
from scenes.units import Units
from scenes.words import Words

INK = "#2A2140"
_ADVISOR = "#C98A2A"


def is_advisor(card: int) -> bool:
    return card >= FOLLOWER_COUNT


def colour_of(card: int) -> Colour:
    """Followers wear the colour of their Palace, Advisors gold."""
    if is_advisor(card):
        return _ADVISOR
    return kind_of(FACTIONS[card // FOLLOWERS_EACH].palace_type).colour


def _bar_colour(card: int) -> Colour:
    # Dark enough for white letters, whatever the colour of the faction.
    return mix(
        colour_of(card), "#1A1020", 0.45 if is_advisor(card) or card // FOLLOWERS_EACH in (2, 3) else 0.25
    )


def name_print(card: int, size: Size, words: Words, units: Units, seen: int = 0) -> Print:
    """The name on its bar; a long one takes two lines, of which the upper lies over the picture.

    Of a card that lies under the next one only `seen` pixels from the left are: the name stands in those, in
    plain letters and three lines where it must.
    """
    edge, name = units.px(4), card_name(words, Ref("character", card))
    room = Rect(edge, _art_bottom(size), (seen - edge) if seen else size[0] - 2 * edge, units.px(22))
    two = Rect(edge, room.top - units.px(10), room.width, units.px(32))
    three = Rect(edge, room.bottom - units.px(45), room.width, units.px(45))
    ways = [(Token.NAME, room), (Token.NAME, two)]
    if seen:
        ways += [(Token.LABEL, two), (Token.NAME, three), (Token.LABEL, three)]
    plain = name.replace(SOFT_HYPHEN, "")
    # Hyphens only where the name does not stand in so many lines without them.
    tried = [(plain, *way) for way in ways[:3]] + [(name, *way) for way in ways]
    said, token, room = next(
        (each for each in tried if fits(each[0], each[1], each[2].size, units, 12.0)), tried[-1]
    )
    return shrunk(said, token, room, WHITE, units, Align.CENTRE, 14.0 if token is Token.NAME else 12.0)


def _art_bottom(size: Size) -> int:
    return round(size[1] * 0.30)


def text_prints(
    card: int, size: Size, words: Words, units: Units, *, in_words: bool, seen: int = 0
) -> list[Print]:
    """What the card does: sentences if they are wanted and fit, else signs with the chip of their speed."""
    edge = units.px(8)
    top = _art_bottom(size) + units.px(25)
    room = Rect(edge, top, size[0] - 2 * edge, size[1] - top - units.px(6))
    whole = _sentences(words.language, card)
    for wanted in (14.0, 13.0, 12.0) if in_words else ():
        if fits(whole, Token.BODY, room.size, units, wanted):
            return [Print(whole, Token.BODY, room, INK, Align.LEFT, wanted)]
    rows = ability_rows(CHARACTERS[card].ability)
    wide = room.width - units.px(20)
    if seen:
        # Signs that would lie under the next card go to the next line, where they are not one word.
        wide = max(_widest_word(card, units), seen - room.left - units.px(20))
    # At rest in the fan only the upper part of a card is seen; a row of many signs takes two lines.
    least = units.px(42 if len(rows) == 1 else 24) if not in_words else room.height // len(rows)
    found, top = [], room.top
    for _, said in rows:
        high = max(least, measure_paragraph(said, Token.LABEL, wide, units, 13.0, True)[1])
        found.append(
            Print(
                said,
                Token.LABEL,
                Rect(room.left + units.px(20), top, wide, high),
                INK,
                Align.LEFT,
                13.0,
                sign,
            )
        )
        top += high
    return found


@cache
def _widest_word(card: int, units: Units) -> int:
    """The width of the widest run of signs that stands together."""
    parts = [part for _, said in ability_rows(CHARACTERS[card].ability) for part in said.split(" ")]
    return max(measure_paragraph(each, Token.LABEL, units.px(200), units, 13.0, True)[0] for each in parts)


@cache
def _sentences(language: str, card: int) -> str:
    words = Words(language)
    return "\n".join(words.say(each) for each in ability_lines(CHARACTERS[card].ability))


@cache
def _sitters() -> tuple[str, ...]:
    """Whose face each card shows: a card whose face would be that of another in its company sits again."""
    found: list[str] = []
    for card, character in enumerate(CHARACTERS):
        first = FOLLOWER_COUNT if is_advisor(card) else card // FOLLOWERS_EACH * FOLLOWERS_EACH
        company = {_face(found[other]) for other in range(first, card) if CHARACTERS[other] != character}
        sittings = (character.id + "'" * number for number in count())
        found.append(next(each for each in sittings if _face(each) not in company))
    return tuple(found)


def _face(ident: str) -> tuple[object, ...]:
    """What is seen first of a face."""
    who = sitter(ident, WHITE)
    gear = who.headgear if who.headgear != "none" else (who.hair, who.long_hair)
    return gear, who.beard, SKINS.index(who.skin) // 2, who.glasses


def card_ground(card: int, size: Size, units: Units, bar_top: int, seen: int = 0) -> Surface:
    """A card without its words, new for each writer: only what many cards share is kept."""
    width = size[0]
    colour = colour_of(card)
    face = _paper(colour, is_advisor(card), size, units).copy()
    edge = units.px(6)
    art = (width - 2 * edge, _art_bottom(size) - edge)
    bust = portrait((art[0], round(art[1] * 1.22)), _sitters()[card], colour).subsurface((0, 0, *art)).copy()
    if seen:
        bust = _moved_left(bust, max(0, (width - seen) // 2))
    face.blit(masked(bust, rounded_mask(art, 6 * units.scale)), (edge, edge))
    bar = (width - 2 * units.px(3), _art_bottom(size) + units.px(22) - bar_top)
    face.blit(_bar(_bar_colour(card), bar), (units.px(3), bar_top))
    return face


@cached
def _paper(colour: Colour, is_golden: bool, size: Size, units: Units) -> Surface:
    """The ground of all cards of a faction, or of all Advisors, with its edge."""
    width, height = size
    corner = 9 * units.scale
    ground = ((0, "#FFF3CF"), (1, "#E4C48C")) if is_golden else ((0, "#FFFAF0"), (1, "#ECDCC0"))
    face = svg(width, height, rounded(0, 0, width, height, corner, paint("url(#b)")), linear("b", ground))
    textured(face, 9, "#1A1814", 6, 4)
    edge = rounded(0.9, 0.9, width - 1.8, height - 1.8, corner, paint("none", "url(#e)", 1.6 * units.scale))
    light = linear("e", ((0, WHITE, 0.95), (0.4, colour, 0.9), (1, colour, 0.5)))
    face.blit(svg(width, height, edge, light), (0, 0))
    grain(face, 3)
    return masked(face, rounded_mask(size, corner))


@cached
def _bar(dark: Colour, size: Size) -> Surface:
    """The bar under a name."""
    body = rounded(0, 0, *size, 2, paint("url(#n)"))
    return svg(*size, body, linear("n", ((0, dark), (1, mix(dark, "#000000", 0.3)))))


def _moved_left(bust: Surface, by: int) -> Surface:
    """A bust in the middle of what is seen of its card; its ground goes on at the right."""
    moved = bust.copy()
    moved.blit(pygame.transform.flip(bust, True, False), (bust.get_width() - 2 * by, 0))
    moved.blit(bust, (-by, 0))
    return moved


def small_sprite(card: int, size: Size, words: Words, units: Units) -> Surface:
    """A card too small to be read, as it lies on a pile: the whole card from further away."""
    near = (size[0] * 3, size[1] * 3)
    close = Units(units.size, units.scale * near[0] / units.px(126))
    name = name_print(card, near, words, close)
    face = card_ground(card, near, close, name.room.top)
    for each in (name, *text_prints(card, near, words, close, in_words=False)):
        each.draw(face, close)
    return pygame.transform.smoothscale(face, size)


def card_sprite(
    card: int,
    size: Size,
    words: Words,
    units: Units,
    wealth: int = -1,
    *,
    in_words: bool = True,
    seen: int = 0,
) -> Surface:
    """A whole card; an Advisor has a star over its corner, and the Wealth that lies on it on offer.

    With `seen`, one that lies under the next card but for so many pixels.
    """
    name = name_print(card, size, words, units, seen)
    face = card_ground(card, size, units, name.room.top, seen)
    name.draw(face, units)
    prints = text_prints(card, size, words, units, in_words=in_words, seen=seen)
    for each in prints:
        each.draw(face, units)
    if prints[0].marks is not None:
        for (speed, _), each in zip(ability_rows(CHARACTERS[card].ability), prints, strict=True):
            chip = speed_chip(speed is Speed.MAIN, units.px(15))
            face.blit(chip, chip.get_rect(midleft=(units.px(8), each.room.centery)))
    pad = units.px(8)
    whole = blank((size[0] + 2 * pad, size[1] + 2 * pad))
    whole.blit(face, (pad, pad))
    if is_advisor(card) and wealth < 0:
        side = units.px(22)
        badge = coin("", side, units.scale).copy()
        badge.blit(svg(22, 22, path(star((11, 11.6), 8, 3.4), paint("#7A4A12")), "", (side, side)), (0, 0))
        whole.blit(badge, badge.get_rect(center=(pad + units.px(8), pad + units.px(8))))
    if wealth > 0:
        for number in range(min(wealth, 6)):
            token = sign("wealth", units.px(24))
            whole.blit(
                token, token.get_rect(center=(pad + size[0] - units.px(12 + 13 * number), pad + units.px(10)))
            )
    return whole


def card_boxes(
    card: int, size: Size, words: Words, units: Units, *, in_words: bool = True, seen: int = 0
) -> tuple[TextBox, ...]:
    prints = text_prints(card, size, words, units, in_words=in_words, seen=seen)
    return tuple(each.box(units) for each in (name_print(card, size, words, units, seen), *prints))


def back_sprite(size: Size, units: Units) -> Surface:
    return card_back(size, units, DAWN)
