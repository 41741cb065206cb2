"""Trays over the ring for choices that lie nowhere on it: Vibes, amounts, Aspirations, kinds."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from game.action import Ref
from game.cerebria.cards import MILD, VIBE
from game.cerebria.naming import aspiration_name
from game.cerebria.state import Step
from scenes.cerebria import cards, geometry, other_cards
from scenes.cerebria.aspirations import counts_text
from scenes.cerebria.hand import card_words
from scenes.cerebria.reading import numbers_of, state_of, step_of
from scenes.picture import Piece, Sight
from scenes.skin.colours import MIND, Cerebria
from scenes.skin.icons import kind_disc
from scenes.skin.light import Height
from scenes.skin.orb import resource_orb
from scenes.skin.panel import panel
from scenes.units import Units

VIBES = tuple(Cerebria.VIBES.values())[:4]
_Z = 60
_CARD = (166.0, 118.0)
_KIND = (108.0, 120.0)
_GAP = 10.0
_PAD = 16.0


def pieces(sight: Sight) -> list[Piece]:
    """The tray of the present decision, if it needs one and is this person's."""
    if not sight.touchable and not sight.selection:
        return []
    match step_of(sight):
        case Step.TINT_TOKEN:
            return _tray(sight, [Ref("vibe", number) for number in range(4)], "vibe", (48, 48), 4)
        case Step.HARVEST:
            amounts = sorted(ref.id for ref in sight.touchable | set(sight.selection) if ref.kind == "amount")
            return _tray(sight, [Ref("amount", amount) for amount in amounts], "amount", (42, 42), 6)
        case Step.STRIKE | Step.PICK_HIDDEN:
            return _tray(sight, _aspirations(sight), "choice", _CARD, 3)
        case Step.COLLECT:
            return _collection(sight)
    return []


def _aspirations(sight: Sight) -> list[Ref]:
    view = state_of(sight)
    order = view.commons if step_of(sight) == Step.STRIKE else view.looked
    return [Ref("aspiration", each) for each in order]


def _grid(units: Units, count: int, size: tuple[float, float], columns: int) -> tuple[Rect, list[Rect]]:
    """The tray in the middle of the ring, and the places on it."""
    columns = min(columns, count)
    rows = -(-count // columns)
    width = columns * (size[0] + _GAP) - _GAP
    height = rows * (size[1] + _GAP) - _GAP
    left, top = geometry.CENTRE[0] - width / 2, geometry.CENTRE[1] - height / 2
    whole = units.rect(left - _PAD, top - _PAD, width + 2 * _PAD, height + 2 * _PAD)
    places = [
        units.rect(left + (n % columns) * (size[0] + _GAP), top + (n // columns) * (size[1] + _GAP), *size)
        for n in range(count)
    ]
    return whole, places


def _tray(sight: Sight, refs: list[Ref], kind: str, size: tuple[float, float], columns: int) -> list[Piece]:
    if not refs:
        return []
    whole, places = _grid(sight.units, len(refs), size, columns)
    found = [Piece("tray", "tray", (), whole, z=_Z, corner=13, height=Height.LIFTED)]
    for ref, rect in zip(refs, places, strict=True):
        found.append(
            Piece(
                f"tray-{ref.kind}-{ref.id}",
                kind,
                _face(sight, ref),
                rect,
                z=_Z + 1,
                ref=ref,
                corner=9,
                is_round=kind in ("vibe", "amount"),
                region="tray",
                height=None if kind != "choice" else Height.CARD,
            )
        )
    return found


def _face(sight: Sight, ref: Ref) -> tuple[Hashable, ...]:
    if ref.kind == "aspiration":
        return (ref.id, *numbers_of(state_of(sight), int(ref.id)))
    return (ref.id,)


def _collection(sight: Sight) -> list[Piece]:
    """All sixteen kinds of a side, Vibe by Vibe; two of each make the deck."""
    view, units = state_of(sight), sight.units
    spirit = view.spirits[view.stack[-1].a]
    kinds = sorted(MILD[spirit.team], key=lambda kind: (VIBE[kind], kind))
    whole, places = _grid(units, len(kinds), _KIND, 4)
    found = [Piece("tray", "tray", (), whole, z=_Z, corner=13, height=Height.LIFTED)]
    for kind, rect in zip(kinds, places, strict=True):
        is_taken = kind in spirit.kinds
        found.append(
            Piece(
                f"kind-{kind}",
                "kind",
                (kind, is_taken, VIBE[kind] == len(spirit.kinds) // 2),
                rect,
                z=_Z + 1,
                ref=Ref("card", kind),
                corner=8,
                region="tray",
            )
        )
    return found


# -- sprites ------------------------------------------------------------------------------------------------


def sprite(piece: Piece, sight: Sight) -> Surface | None:
    units, size = sight.units, piece.rect.size
    match piece.kind:
        case "tray":
            return panel(size, units, MIND)
        case "vibe":
            return kind_disc(VIBES[piece.face[0]], size[0] // 2 - 1)
        case "amount":
            return resource_orb(str(piece.face[0]), size[0] // 2 - 2, Cerebria.ESSENCE, units, False)
        case "choice":
            number, bliss, gloom = piece.face
            name = sight.words.say(aspiration_name(number))
            return other_cards.aspiration_card(
                size, units, name, sight.words.say(counts_text(number)), (bliss, gloom)
            )
        case "kind":
            return cards.kind_card(
                size, units, piece.face[0], card_words(sight.words, piece.face[0]).name, *piece.face[1:]
            )
    return None
