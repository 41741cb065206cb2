"""Every card of the game as a list shows it; texts are made from the same data as the rules."""

from __future__ import annotations

from game.action import Ref
from game.cerebria.aspirations import Aspiration
from game.cerebria.boards import BOARDS, SPIRITS, Row, Upgrade
from game.cerebria.cards import EMOTIONS, PEAK, THRESHOLD, VIBE, Effect, Emotion
from game.cerebria.naming import (
    aspiration_name,
    board_name,
    card_name,
    joined,
    operation_card_name,
    row_name,
    spirit_name,
    upgrade_name,
    vibe_name,
)
from game.cerebria.operation_cards import OPERATION_CARDS
from game.rules import CardFace
from game.text import Text, text

ASPIRATION_COPIES = 3
"""One Common card and one Hidden card of each side."""


def power_text(effect: Effect) -> Text:
    """One sentence per effect of the vocabulary, with its numbers."""
    values = effect.model_dump(exclude={"effect"})
    arguments = {
        name.replace("_", "-"): int(value) if isinstance(value, bool) else value
        for name, value in values.items()
    }
    return text(f"cerebria-power-{effect.effect}", **arguments)


def _lines(kind: int, emotion: Emotion) -> tuple[Text, ...]:
    vibe = vibe_name(VIBE[kind]) if emotion.vibe else text("cerebria-vibe-none")
    lines = [text("cerebria-face-track", vibe=vibe, track=" ".join(map(str, emotion.track)))]
    lines += [power_text(effect) for effect in emotion.powers]
    if emotion.grows_from:
        origin = text(f"cerebria-emotion-{emotion.grows_from}")
        lines.append(text("cerebria-face-grows-from", card=origin))
    if emotion.void_against_ego:
        lines.append(text("cerebria-face-void"))
    return tuple(lines)


def _emotion_faces() -> list[CardFace]:
    return [
        CardFace(
            Ref("card", kind),
            f"{emotion.side} {emotion.strength}",
            emotion.copies,
            card_name(kind),
            (("peak", PEAK[kind]), ("threshold", THRESHOLD[kind])),
            _lines(kind, emotion),
        )
        for kind, emotion in enumerate(EMOTIONS)
    ]


def upgrade_text(upgrade: Upgrade) -> Text:
    """The name of an upgrade, its price and what it does."""
    return text(
        "cerebria-face-upgrade",
        name=upgrade_name(upgrade.name),
        price=_price(upgrade),
        what=text(f"cerebria-does-{upgrade.effect}"),
    )


def _price(upgrade: Upgrade) -> Text:
    parts = [
        text(f"cerebria-price-{what}", amount=amount)
        for what, amount in (
            ("willpower", upgrade.willpower if upgrade.effect != "determination" else 0),
            ("ambition", upgrade.ambition),
            ("essence", upgrade.essence),
        )
        if amount
    ]
    return joined(parts) if parts else text("cerebria-price-free")


def _board_faces() -> list[CardFace]:
    return [
        CardFace(
            Ref("board", number),
            "boards",
            1,
            board_name(number),
            (),
            tuple(
                text("cerebria-face-row", row=row_name(row), upgrade=upgrade_text(upgrade))
                for row in Row
                for upgrade in board.row(row)
            ),
        )
        for number, board in enumerate(BOARDS)
    ]


def faces() -> tuple[CardFace, ...]:
    """Emotions, Aspirations, Spirits, boards and Operations."""
    aspirations = [
        CardFace(
            Ref("aspiration", each.value),
            "aspirations",
            ASPIRATION_COPIES,
            aspiration_name(each),
            (),
            (text(f"cerebria-counts-{each.name.lower()}"),),
        )
        for each in Aspiration
    ]
    spirits = [
        CardFace(
            Ref("spirit", number),
            "spirits",
            1,
            spirit_name(number),
            (),
            (text(f"cerebria-spirit-power-{spirit.id}"),),
        )
        for number, spirit in enumerate(SPIRITS)
    ]
    operations = [
        CardFace(
            Ref("operation", number),
            "operations",
            1,
            operation_card_name(number),
            (("arrow", card.arrow), ("bonus", int(card.bonus))),
            (text("cerebria-face-operation", arrow=card.arrow, bonus=int(card.bonus)),),
        )
        for number, card in enumerate(OPERATION_CARDS)
    ]
    return (*_emotion_faces(), *aspirations, *spirits, *_board_faces(), *operations)
