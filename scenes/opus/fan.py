"""The hand as a fan, or whatever is chosen from or spread out in its place."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.action import Ref
from game.opus.cards import ARTISTS, EGOS, WORKS, kind_of
from game.opus.syntax import SCHOOLS
from game.text import text
from scenes.control import TextBox
from scenes.opus import cards, geometry, note, open_card
from scenes.opus.catalogue import listed, open_words
from scenes.opus.lettering import boxes, fitted
from scenes.opus.reading import fan_refs, near_seat, option_refs
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print
from scenes.skin.colours import GALLERY, Opus
from scenes.skin.icons import icon, kind_disc
from scenes.skin.light import Height
from scenes.skin.marks import pip, plate
from scenes.skin.type import Align, Token

_MODE_ICONS = {2: "eye", 4: "star", 8: "close"}


def pieces(sight: Sight) -> list[Piece]:
    options = option_refs(sight)
    asking = note.pieces(sight)
    if options:
        return asking + [_option(sight, ref, place, len(options)) for place, ref in enumerate(options)]
    refs = fan_refs(sight)
    return asking + [_card(sight, ref, place, len(refs)) for place, ref in enumerate(refs)]


def _spare(sight: Sight) -> float:
    """Room at the right of the hand for the text that asks."""
    return geometry.NOTE + 12 if note.is_shown(sight) else 0.0


def _option(sight: Sight, ref: Ref, place: int, count: int) -> Piece:
    rect = geometry.option(sight.units, place, count, _spare(sight))
    called = sight.rules.label(ref)
    if ref.kind == "school":
        called = text(f"opus-school-name-{SCHOOLS[int(ref.id)].lower()}")
    name = sight.words.say(called)
    return Piece(
        f"{ref.kind}-{ref.id}",
        "option",
        (ref.kind, ref.id, name),
        rect,
        z=20 + place,
        ref=ref,
        region="hand",
        corner=10,
        says_all=True,
        label=called,
        texts=boxes([option_print(sight, rect, name)], sight.units),
    )


def option_print(sight: Sight, rect: Rect, name: str) -> Print:
    units = sight.units
    room = Rect(units.px(6), units.px(40), rect.width - units.px(12), rect.height - units.px(44))
    return fitted(name, Token.NAME, room, GALLERY.text, units, Align.CENTRE)


def option_sprite(piece: Piece, sight: Sight, mark: SeatMark | None) -> Surface:
    kind, number, name = piece.face
    units = sight.units
    face = plate(piece.rect.size, units, "#3A2F22", "#16110C", GALLERY.accent, 10 * units.scale).copy()
    if kind == "school":
        sign = kind_disc(Opus.SCHOOLS[SCHOOLS[int(str(number))]], units.px(14))
    elif mark is not None:
        sign = pip(mark.shape, units.px(26), mark.colour)
    else:
        sign = icon(_MODE_ICONS.get(int(str(number)), "star"), units.px(26), GALLERY.accent)
    face.blit(sign, sign.get_rect(center=(piece.rect.width // 2, units.px(23))))
    option_print(sight, piece.rect, str(name)).draw(face, units)
    return face


def _card(sight: Sight, ref: Ref, place: int, count: int) -> Piece:
    units = sight.units
    rect, raised, angle = geometry.fan(units, place, count, _spare(sight))
    seat = near_seat(sight)
    if int(ref.id) < 0:
        return Piece(
            f"hand-{seat}-{place}",
            "back",
            (),
            rect,
            z=20 + place,
            angle=angle,
            corner=9,
            is_open=False,
            height=Height.HAND,
            region="hand",
            ref=ref,
            source=f"pile-portfolio-{seat}",
        )
    kind = kind_of(int(ref.id)) if ref.kind == "work" else int(ref.id)
    brief, whole = _words(sight, ref.kind, kind)
    raised = geometry.opened(units, raised, open_card.width(units, whole), _spare(sight))
    return Piece(
        f"work-{ref.id}" if ref.kind == "work" else f"vault-{ref.kind}-{ref.id}",
        "tall",
        (ref.kind, kind, brief, whole),
        rect,
        z=20 + place,
        ref=ref,
        angle=angle,
        corner=9,
        raised=raised,
        says_all=True,
        height=Height.HAND,
        region="hand",
        source=f"pile-portfolio-{seat}" if ref.kind == "work" else f"pile-vault-{seat}",
        sink=f"pile-graveyard-{seat}" if ref.kind == "work" else "",
        texts=_texts(sight, ref.kind, kind, rect, raised),
        preview_at=(0.5, 0.25),  # on the picture, between cost and school
    )


def _words(sight: Sight, sort: str, kind: int) -> tuple[cards.TallWords, open_card.OpenWords]:
    """What stands on a card in the fan, and on the same card opened."""
    whole = open_words(sight.words, listed(sight.words, sort, kind))
    return cards.TallWords(whole.name, whole.text.replace("\n", " ")), whole


def _texts(sight: Sight, sort: str, kind: int, rect: Rect, raised: Rect) -> tuple[TextBox, ...]:
    units, tall = sight.units, cards.tall_of(sort, kind)
    brief, whole = _words(sight, sort, kind)
    closed = cards.tall_prints(rect.size, units, brief, tall.ink)[0]
    return boxes([*open_card.prints(raised.size, units, whole, tall), closed], units)


def prepare(sight: Sight) -> Iterator[None]:
    """Say and measure the words of every card, one at each step: six new ones in a hand take long."""
    units = sight.units
    for sort, every in (("artist", ARTISTS), ("ego", EGOS), ("work", WORKS)):
        for kind in range(len(every)):
            rect, raised, _ = geometry.fan(units, 0, 1)
            wide = open_card.width(units, _words(sight, sort, kind)[1])
            _texts(sight, sort, kind, rect, geometry.opened(units, raised, wide))
            yield
