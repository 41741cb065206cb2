"""Lanterns seen otherwise, to prove what its own picture does not use: a ground that pans and zooms, arrows,
outlooks, lessons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.action import Ref
from game.text import text
from scenes.lesson import Lesson, LessonStep
from scenes.picture import Arrow, Ground, Outlook, Piece, Sight
from scenes.units import Units
from tests.tiny.drawing import LANTERN
from tests.tiny.entry import ENTRY
from tests.tiny.picture import TinyPicture
from tests.tiny.state import Hide


class RoamingPicture(TinyPicture):
    """The lanterns hang on a ground wider than its window."""

    def ground(self, units: Units) -> Ground:
        return Ground(units.rect(260, 50, 760, 340), (0.75, 1.0, 1.5), (-400, 400, -100, 100))

    def _lantern(self, units: Units, number: int) -> Rect:
        return units.rect(300 + 200 * number, 60, *LANTERN)

    def layout(self, sight: Sight) -> list[Piece]:
        ground = self.ground(sight.units)
        pieces = []
        for piece in super().layout(sight):
            if piece.kind == "lantern":
                place = ground.place(
                    sight.camera, sight.units, -475 + 400 * int(piece.ref.id), -113, *LANTERN
                )
                piece = replace(piece, rect=place, clip=ground.window)
            pieces.append(piece)
        if sight.outlook == "night":
            return [piece for piece in pieces if piece.kind != "lantern"]
        return pieces

    def outlooks(self, sight: Sight) -> Sequence[Outlook]:
        return (Outlook("night", text("tiny-name")),)

    def arrows(self, sight: Sight) -> Sequence[Arrow]:
        start = sight.units.rect(640, 560, 0, 0).topleft
        aims = [ref for ref in sorted(sight.touchable, key=str) if ref.kind == "lantern"]
        return [Arrow(start, self._lantern(sight.units, int(ref.id)).midbottom, ref) for ref in aims]

    def lessons(self) -> Sequence[Lesson]:
        return (
            Lesson(
                "hiding",
                text("tiny-name"),
                text("tiny-tagline"),
                (
                    LessonStep(text("tiny-deck-tip"), points=(Ref("lantern", 0),)),
                    LessonStep(text("tiny-prompt-hide"), expects=tuple(Hide(card) for card in range(18))),
                    LessonStep(text("tiny-card-rules")),
                ),
                seed=7,
                options={"rounds": 1, "moth": True},
            ),
        )


PICTURE = RoamingPicture()
ROAMING = ENTRY._replace(picture="tests.window.roaming:PICTURE")
