"""The own hand as a fan between its two piles, and the options of a card or Segment that has several."""

from __future__ import annotations

from pygame import Rect, Surface

from game.action import Ref
from game.essence.card_text import option_text
from game.essence.cards import FACTIONS
from game.essence.tables import CHARACTERS, PALACES, SITES
from game.essence.vocabulary import Ability, Option, Speed
from game.rules import HIDDEN
from game.text import text
from scenes.essence import characters, geometry
from scenes.essence.reading import chosen, near_seat, state_of
from scenes.essence.segments import speed_chip
from scenes.picture import Piece, Sight
from scenes.prints import Print
from scenes.skin.colours import DAWN, WHITE
from scenes.skin.light import Height
from scenes.skin.svg import Size, linear, paint, rounded, svg
from scenes.skin.type import Token, size_that_fits
from scenes.units import Units

_MIDDLE = geometry.MIDDLE + geometry.MIDDLE_WIDTH / 2


def pieces(sight: Sight) -> list[Piece]:
    return [*_piles(sight), *_fan(sight), *_options(sight)]


def _piles(sight: Sight) -> list[Piece]:
    view, units, seat = state_of(sight), sight.units, near_seat(sight)
    draw, gone = len(view.draw_piles[seat]), view.discards[seat]
    found = [
        Piece(
            f"draw-{seat}",
            "pile",
            (min(3, draw),),
            geometry.at(units, geometry.DRAW_PILE),
            z=1,
            corner=6,
            is_open=False,
            ref=Ref("pile", "draw"),
            label=text("essence-table-draw-pile", n=draw),
            region="hand",
        ),
        Piece(
            f"discard-{seat}",
            "discards",
            (gone[-1] if gone else HIDDEN,),
            geometry.at(units, geometry.DISCARD_PILE),
            z=1,
            corner=6,
            ref=Ref("pile", "discard"),
            label=text("essence-table-discard-pile", n=len(gone)),
            region="hand",
        ),
    ]
    for name, place, number in (
        ("draw", geometry.DRAW_PILE, draw),
        ("discard", geometry.DISCARD_PILE, len(gone)),
    ):
        rect = geometry.at(units, place)
        pill = Rect(0, 0, units.px(28), units.px(18))
        pill.midtop = (rect.centerx, rect.bottom - units.px(8))
        found.append(Piece(f"{name}-count", "pill", (), pill, z=3, height=None, number=number))
    return found


def _fan(sight: Sight) -> list[Piece]:
    view, units, seat = state_of(sight), sight.units, near_seat(sight)
    held = view.hands[seat]
    step = min(130.0, (geometry.HAND_WIDEST - geometry.HAND_CARD[0]) / max(1, len(held) - 1))
    found = []
    for place, card in enumerate(held):
        aside = place - (len(held) - 1) / 2
        left = _MIDDLE + aside * step - geometry.HAND_CARD[0] / 2
        bend = 1.6 * min(1.0, 6 / max(1, len(held)))
        rect = units.card(left, geometry.HAND_TOP + bend * aside * aside, *geometry.HAND_CARD)
        angle = -2.2 * aside * min(1.0, 5 / max(1, len(held)))
        if card == HIDDEN:
            found.append(
                Piece(
                    f"back-{seat}-{place}",
                    "back",
                    (),
                    rect,
                    z=20 + place,
                    corner=9,
                    angle=angle,
                    is_open=False,
                    source=f"draw-{seat}",
                    region="hand",
                    height=Height.HAND,
                )
            )
            continue
        is_covered = place < len(held) - 1 and step < geometry.HAND_CARD[0]
        seen = units.px(step - 3) if is_covered else 0
        raised = units.card(
            left - (geometry.RAISED_CARD[0] - geometry.HAND_CARD[0]) / 2,
            units.height - geometry.RAISED_CARD[1] - 4,
            *geometry.RAISED_CARD,
        )
        found.append(
            Piece(
                f"character-{card}",
                "character",
                (card, -1, seen),
                rect,
                z=20 + place,
                ref=Ref("character", card),
                corner=9,
                angle=angle,
                raised=raised,
                source=f"draw-{seat}",
                sink=f"discard-{seat}",
                region="hand",
                height=Height.HAND,
                texts=(
                    *characters.card_boxes(card, rect.size, sight.words, units, in_words=False, seen=seen),
                    *characters.card_boxes(card, raised.size, sight.words, units),
                ),
            )
        )
    return found


# -- options -----------------------------------------------------------------------------------------------


def ability_of(ref: Ref) -> Ability:
    """What a card or Segment can do."""
    number = int(ref.id)
    if ref.kind == "character":
        return CHARACTERS[number].ability
    site = SITES[number]
    return (
        FACTIONS[number].palace_ability
        if number in PALACES
        else site.ability
        if site is not None
        else Ability()
    )


def _options(sight: Sight) -> list[Piece]:
    """The options of what is selected, if it has several; each says all it does."""
    selected = next((ref for ref in sight.selection if ref.kind in ("character", "segment")), None)
    if selected is None or not any(ref.kind == "option" for ref in (*sight.touchable, *sight.selection)):
        return []
    options = ability_of(selected).options
    if len(options) < 2:
        return []
    units = sight.units
    wide, high = 500.0, 46.0
    top = geometry.PROMPT[1] - 6 - (high + 6) * len(options)
    picked = chosen(sight, "option")
    found = []
    for number, option in enumerate(options):
        rect = units.rect(_MIDDLE - wide / 2, top + (high + 6) * number, wide, high)
        words = option_print(option, rect.size, sight)
        found.append(
            Piece(
                f"option-{number}",
                "option",
                (selected, number, picked == number),
                rect,
                z=60 + number,
                ref=Ref("option", number),
                corner=10,
                region="options",
                label=option_text(option),
                texts=(words.box(units),),
            )
        )
    return found


def option_print(option: Option, size: Size, sight: Sight) -> Print:
    units = sight.units
    said = sight.words.say(option_text(option))
    room = Rect(units.px(34), units.px(3), size[0] - units.px(44), size[1] - units.px(6))
    return Print(
        said, Token.BODY, room, DAWN.text, size=size_that_fits(said, Token.BODY, room.size, units, 12.0)
    )


def option_sprite(piece: Piece, sight: Sight) -> Surface:
    selected, number, _ = piece.face
    option = ability_of(selected).options[int(number)]  # type: ignore[arg-type, call-overload]
    units = sight.units
    face = plate(piece.rect.size, units)
    chip = speed_chip(option.speed is Speed.MAIN, units.px(18))
    face.blit(chip, chip.get_rect(center=(units.px(18), piece.rect.height // 2)))
    option_print(option, piece.rect.size, sight).draw(face, units)
    return face


def plate(size: Size, units: Units) -> Surface:
    """A light plate to write on, new for each writer."""
    body = rounded(
        0.8, 0.8, size[0] - 1.6, size[1] - 1.6, 10 * units.scale, paint("url(#p)", WHITE, 1.4 * units.scale)
    )
    return svg(size[0], size[1], body, linear("p", ((0, "#FFFDF8", 0.97), (1, "#F3E6EA", 0.97))))
