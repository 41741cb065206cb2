"""Figures for the rules book, put together from the pieces that hang on the wall."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.opus.cards import ARTIST_NUMBER, ARTISTS, EGO_NUMBER, EGOS, WORK_NUMBER, WORKS
from game.opus.cardtext import artist_lines, work_lines
from game.opus.decks import card_name
from game.opus.state import NOTHING
from game.opus.syntax import SCHOOLS
from scenes.figure_rows import Shown, in_rows
from scenes.opus import cards, geometry, lanes, wall_cards
from scenes.opus.lettering import breakable
from scenes.opus.reading import Hung
from scenes.opus.strategies import short_strategy
from scenes.picture import Arrow
from scenes.skin.colours import GALLERY, PLAYERS_ON_DARK, Opus
from scenes.skin.icons import die, kind_disc
from scenes.skin.light import blank
from scenes.skin.marks import PLAYER_SHAPES, number_tag
from scenes.skin.type import Token, line
from scenes.table.marking import Marker
from scenes.units import Units
from scenes.words import Words

_ARTIST, _EGO = ARTIST_NUMBER["samuel_bristo"], EGO_NUMBER["haughty"]
_LANE = 700.0


def figure(name: str, width: int, units: Units, words: Words) -> Surface:
    """One of the figures, at most `width` pixels wide."""
    if name == "lane":
        # As large as the text is wide, at most as on the table.
        small = Units(units.size, min(units.scale, width / _LANE))
        return _lane(small, words)
    if name not in _ROWS:
        raise LookupError(f"no figure {name}")
    return in_rows(_ROWS[name](Units(units.size, units.scale), words), width, units)


def _lane(units: Units, words: Words) -> Surface:
    """A row of the wall with numbers at its parts: order, ego, aim, artist, works."""
    high = units.px(geometry.LANE[1])
    whole = blank((units.px(_LANE), high + units.px(12)))
    lane = Rect(0, units.px(12), units.px(_LANE), high)
    whole.blit(lanes.ground(lane.size, units, is_mirrored=False), lane)
    side = units.px(38)
    spots = [Rect(units.px(14), lane.centery - side // 2, side, side)]
    sign = lanes.order_sign(side, str(PLAYER_SHAPES[0]), PLAYERS_ON_DARK[0], max(1.5, 2.2 * units.scale))
    whole.blit(sign, spots[0])
    digit = line("3", Token.NUMBER, GALLERY.text, units, 18)
    whole.blit(digit, digit.get_rect(center=spots[0].center))
    left = geometry.SIDE
    ego = _stand(whole, _ego(units, words), lane, units.px(left), units.px(geometry.EGO[0]))
    left += geometry.EGO[0] + geometry.AIM
    artist = _stand(whole, _artist(units, words), lane, units.px(left), units.px(geometry.ARTIST[0]))
    start, end = (artist.left - units.px(8), lane.centery), (ego.right + units.px(1), lane.centery)
    sprite, place, _ = Marker(units, GALLERY).arrow(Arrow(start, end, None, PLAYERS_ON_DARK[0]), is_lit=False)
    whole.blit(sprite, place)
    left += geometry.ARTIST[0] + 16
    hung = [_stand(whole, _work(units, words, "broad_stroke"), lane, units.px(left), units.px(80))]
    hung.append(_stand(whole, _back(units), lane, units.px(left + geometry.WORK_PITCH), units.px(80)))
    aim = Rect(ego.right, lane.centery - units.px(34), artist.left - ego.right, units.px(10))
    for number, spot in enumerate((spots[0], ego, aim, artist, hung[0].union(hung[1])), start=1):
        tag = number_tag(number, units)
        top = lane.top if number != 3 else lane.centery - units.px(24)
        whole.blit(tag, tag.get_rect(center=(spot.centerx, top)))
    return whole


def _stand(whole: Surface, sprite: Surface, lane: Rect, left: int, wide: int) -> Rect:
    """Put a sprite into the lane, upright in its middle, and say where its card is."""
    place = sprite.get_rect(center=(left + wide // 2, lane.centery))
    whole.blit(sprite, place)
    return Rect(left, lane.top, wide, lane.height)


def _with_numbers(card: Surface, size: tuple[int, int], numbers: tuple[tuple[str, int], ...], units: Units):
    """A card of the wall with its two badges, as the table puts them."""
    pad = units.px(12)
    whole = blank((card.get_width() + 2 * pad, card.get_height() + 2 * pad))
    whole.blit(card, (pad, pad))
    face = Rect(0, 0, *size)
    face.center = whole.get_rect().center
    for (name, number), y in zip(numbers, (face.top + units.px(8), face.bottom - units.px(11)), strict=True):
        badge = cards.number_badge(name, number, 0, units.px(13), units)
        whole.blit(badge, badge.get_rect(center=(face.left + units.px(7), y)))
    return whole


def _ego(units: Units, words: Words, kind: int = _EGO) -> Surface:
    size = (units.px(geometry.EGO[0]), units.px(geometry.EGO[1]))
    card = wall_cards.ego_card(size, units, kind, lanes.ego_words(words, kind), False)
    numbers = (("attack", EGOS[kind].attack), ("health", EGOS[kind].health))
    return _with_numbers(card, size, numbers, units)


def _artist(units: Units, words: Words, *, can_copy: bool = False, is_dormant: bool = False) -> Surface:
    size = (units.px(geometry.ARTIST[0]), units.px(geometry.ARTIST[1]))
    said = lanes.artist_words(words, _ARTIST)
    card = wall_cards.artist_card(size, units, _ARTIST, said, can_copy, is_dormant)
    numbers = (("attack", ARTISTS[_ARTIST].attack), ("drive", ARTISTS[_ARTIST].drive))
    return _with_numbers(card, size, numbers, units)


def _work(units: Units, words: Words, identity: str, **state: bool) -> Surface:
    flags = {"is_down": False, "is_live": True, "is_copy": False, "is_spent": False, **state}
    shown = Hung(WORK_NUMBER[identity], **flags)
    name = breakable(words, words.say(card_name(identity)))
    size = (units.px(geometry.WORK[0]), units.px(geometry.WORK[1]))
    return wall_cards.wall_work(size, units, shown, name, words("opus-table-copy"))


def _back(units: Units) -> Surface:
    size = (units.px(geometry.WORK[0]), units.px(geometry.WORK[1]))
    return wall_cards.wall_work(size, units, Hung(NOTHING, True, False, False, False), "", "")


# -- pieces side by side ------------------------------------------------------------------------------------


def _printed_cards(units: Units, words: Words) -> list[Shown]:
    """A work, an artist and an ego as they are printed."""
    say = words.say
    work = WORK_NUMBER["sting"]
    ego = EGOS[_EGO]
    texts = {
        "work": (work, WORKS[work].id, " ".join(map(say, work_lines(work)[1:]))),
        "artist": (_ARTIST, ARTISTS[_ARTIST].id, " ".join(map(say, artist_lines(_ARTIST)[:-1]))),
        "ego": (_EGO, ego.id, " · ".join(say(short_strategy(each)) for each in (ego.top, ego.bottom))),
    }
    size = (units.px(geometry.HAND[0]), units.px(geometry.HAND[1]))
    found = []
    for sort, (kind, identity, said) in texts.items():
        printed = cards.TallWords(say(card_name(identity)), said)
        drawn = cards.tall_card(size, units, cards.tall_of(sort, kind), printed)
        found.append(Shown(drawn, words(f"opus-figure-{sort}")))
    return found


def _numbers(units: Units, words: Words) -> list[Shown]:
    badges = (("attack", 4, 0), ("drive", 12, 0), ("health", 9, 0), ("attack", 5, 1), ("drive", 7, -1))
    names = ("opus-table-fact-attack", "opus-table-fact-drive", "opus-table-fact-health")
    said = [*map(words, names), words("opus-figure-raised"), words("opus-figure-lowered")]
    return [
        Shown(cards.number_badge(name, number, change, units.px(15), units), told)
        for (name, number, change), told in zip(badges, said, strict=True)
    ]


def _schools(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(kind_disc(Opus.SCHOOLS[school], units.px(15)), words(f"opus-school-name-{school.lower()}"))
        for school in (*SCHOOLS, "ALL")
    ]


def _hung_works(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(_back(units), words("opus-figure-hidden")),
        Shown(_work(units, words, "sting", is_down=True, is_live=False), words("opus-figure-own")),
        Shown(_work(units, words, "broad_stroke"), words("opus-figure-live")),
        Shown(_work(units, words, "muse", is_live=False, is_spent=True), words("opus-figure-spent")),
        Shown(_work(units, words, "slapstick", is_copy=True), words("opus-figure-copied")),
    ]


def _aims(units: Units, words: Words) -> list[Shown]:
    size = (units.px(30), units.px(46))
    return [
        Shown(wall_cards.aim_sign(size, units, sign, PLAYERS_ON_DARK[0]), words(f"opus-figure-aim-{name}"))
        for sign, name in (("…", "hidden"), ("2", "known"), ("–", "none"))
    ]


def _artist_states(units: Units, words: Words) -> list[Shown]:
    return [
        Shown(_artist(units, words, can_copy=True), words("opus-figure-can-copy")),
        Shown(_artist(units, words, is_dormant=True), words("opus-figure-dormant")),
    ]


def _dice(units: Units, words: Words) -> list[Shown]:
    rolled = (("cash_money_rogadeux", 4), ("matt_cross", 2), ("samuel_bristo", 5))
    return [Shown(die(number, units.px(40)), words.say(card_name(name))) for name, number in rolled]


_ROWS: dict[str, Callable[[Units, Words], list[Shown]]] = {
    "cards": _printed_cards,
    "numbers": _numbers,
    "schools": _schools,
    "works": _hung_works,
    "aims": _aims,
    "artists": _artist_states,
    "dice": _dice,
}
