"""Ego & Opus in the window: where everything stands and how it looks.

four lanes: order and owner - ego - aim - artist - works        right column
                                                                points, phase, piles
                                                                prompt
                                                                chronicle
                verbs
dice - the hand as a fan, or what is chosen from                golden button, undo, hint ...
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.action import Action, Ref
from game.event import Event
from game.opus.cards import is_ego
from game.opus.formats import OpusOptions, player_count
from game.opus.state import NOTHING, OpusState
from game.opus.telling import card_text
from game.rules import Options
from game.text import Text, seat_text, text
from scenes.control import TextBox
from scenes.opus import (
    aims,
    cards,
    fan,
    feeling,
    foresight,
    geometry,
    inspecting,
    lanes,
    note,
    open_card,
    status,
    wall_cards,
)
from scenes.opus.dice import Dice
from scenes.opus.lettering import boxes
from scenes.opus.points_chart import points_chart
from scenes.opus.reading import GRAVEYARD, VAULT, seats, state_of
from scenes.picture import (
    Arrow,
    Form,
    Inspection,
    Moment,
    Ornament,
    Outlook,
    Picture,
    Piece,
    Places,
    SeatMark,
    Sight,
    Tool,
)
from scenes.skin import backdrop
from scenes.skin.art_mirror import cracked_mask
from scenes.skin.art_painting import painting
from scenes.skin.cache import cached
from scenes.skin.card import empty_slot, gilt_frame
from scenes.skin.colours import GALLERY, Opus
from scenes.skin.marks import PLAYER_SHAPES, Shape
from scenes.units import Units
from scenes.words import Words

if TYPE_CHECKING:
    from game.registry import GameEntry
    from scenes.app import App
    from scenes.lesson import Lesson
    from scenes.scene import Scene

_MORE_MARKS = ((Shape.HEXAGON, "#F4A6D0"), (Shape.OCTAGON, "#9BE08A"), (Shape.SQUARE, "#F4EFE6"))
"""For the sixth to the eighth seat of a Schism."""
_NO_EGOS = -9


class OpusPicture(Picture):
    """A gallery at night."""

    theme = GALLERY
    end_verbs = ("play_no_work", "stop", "target_nothing")
    idle_label = "opus-table-done"

    def __init__(self, egos_seat: int = _NO_EGOS) -> None:
        self._egos_seat = egos_seat

    def of_match(self, options: Options) -> Picture:
        assert isinstance(options, OpusOptions), "the options of this game"
        return OpusPicture(_NO_EGOS if options.format == "schism" else player_count(options))

    # -- what lies still ------------------------------------------------------------------------------------

    def portrait(self, size: int) -> Surface:
        return _portrait(size)

    def backdrop(self, units: Units) -> Surface:
        return backdrop.gallery_wall(units.size, geometry.FLOOR / 720)

    def places(self, units: Units) -> Places:
        left, wide = geometry.COLUMN, geometry.COLUMN_WIDE
        tools = {
            name: Tool(units.rect(left + 46 * place, 675, 44, 42), Form.ICON)
            for place, name in enumerate(("menu", "rules", "redo", "speed", "settings"))
        }
        tools["undo"] = Tool(units.rect(left, 638, 111, 34))
        tools["hint"] = Tool(units.rect(left + 117, 638, 112, 34))
        return Places(
            prompt=units.rect(left, 240, wide, 50),
            log=units.rect(left, 294, wide, 284),
            end=units.rect(left, 585, wide, 47),
            verbs=units.rect(348, 551, 440, 34),
            tools=tools,
            # Over the floor, so that it hides nothing of the wall that it tells about.
            banner=units.rect(geometry.MIDDLE, 571, 0, 0).topleft,
        )

    def draw_board(self, sight: Sight, surface: Surface) -> None:
        lanes.draw(sight, surface, self.seat_mark)
        status.draw(sight, surface, self.backdrop(sight.units), self.seat_mark)

    def board_key(self, sight: Sight) -> Hashable:
        return lanes.board_key(sight), status.board_key(sight)

    def board_texts(self, sight: Sight) -> Sequence[TextBox]:
        prints = [*lanes.prints(sight, self.seat_mark), *status.prints(sight, self.seat_mark)]
        return boxes(prints, sight.units)

    # -- pieces ---------------------------------------------------------------------------------------------

    def layout(self, sight: Sight) -> list[Piece]:
        return [*lanes.pieces(sight, self.seat_mark), *status.pieces(sight), *fan.pieces(sight)]

    def sprite(self, piece: Piece, sight: Sight, *, is_raised: bool = False) -> Surface:
        units = sight.units
        size = piece.raised.size if is_raised and piece.raised is not None else piece.rect.size
        face: tuple = piece.face
        match piece.kind:
            case "ego":
                return wall_cards.ego_card(size, units, *face)
            case "artist":
                return wall_cards.artist_card(size, units, *face)
            case "work":
                shown, name, strip = face
                return wall_cards.wall_work(size, units, shown, name, sight.words("opus-table-copy"), strip)
            case "tall":
                sort, kind, brief, whole = face
                tall = cards.tall_of(sort, kind)
                if is_raised:
                    return open_card.open_card(size, units, tall, whole)
                return cards.tall_card(size, units, tall, brief)
            case "back":
                return cards.back(size, units)
            case "here":
                return wall_cards.next_place(size, units, str(face[0]))
            case "slot":
                return empty_slot(size, units, GALLERY)
            case "number":
                name, change = face
                return cards.number_badge(name, piece.number or 0, change, size[0] // 2, units)
            case "aim":
                return wall_cards.aim_sign(size, units, *face)
            case "pile":
                return status.pile_sprite(piece, sight)
            case "note":
                return note.sprite(size, units, *map(str, face))
            case "option":
                mark = self.seat_mark(int(face[1])) if face[0] == "player" else None
                return fan.option_sprite(piece, sight, mark)
        raise LookupError(f"no piece of Ego & Opus: {piece.kind}")

    def arrows(self, sight: Sight) -> Sequence[Arrow]:
        return aims.arrows(sight, self.seat_mark)

    def inspect(self, sight: Sight, ref: Ref) -> Inspection:
        return inspecting.inspect(sight, ref)

    # -- what it foresees -----------------------------------------------------------------------------------

    def preview(self, sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
        return foresight.preview(sight, ref, actions)

    def forecast(self, sight: Sight, action: Action) -> tuple[Text, ...]:
        return foresight.forecast(sight, action)

    # -- what moves and is felt -----------------------------------------------------------------------------

    def moment(self, event: Event) -> Moment | None:
        return feeling.moment(event)

    def subject(self, event: Event, view: OpusState) -> tuple[int, Text] | None:
        """What an ego does is told of the egos, what an artist does of its player."""
        card = getattr(event, "card", NOTHING)
        if card == NOTHING or hasattr(event, "seat"):
            return None
        if is_ego(card):
            return self._egos_seat, card_text(card)
        return view.layout.owner[int(feeling.place_ref(card).id)], card_text(card)

    def ornaments(self, sight: Sight) -> Sequence[Ornament]:
        return [Dice(geometry.dice_tray(sight.units))]

    def prepare(self, sight: Sight) -> Iterable[None]:
        return fan.prepare(sight)

    def outlooks(self, sight: Sight) -> Sequence[Outlook]:
        """Graveyards are open to all, the vault to its player."""
        state = state_of(sight)
        found = []
        if 0 <= sight.viewer < len(state.hand):
            name = text("opus-table-look-vault", seat=seat_text(sight.viewer))
            found.append(Outlook(f"{VAULT}{sight.viewer}", name))
        return found + [
            Outlook(f"{GRAVEYARD}{seat}", text("opus-table-look-graveyard", seat=seat_text(seat)))
            for seat in seats(state)
        ]

    def lessons(self) -> Sequence[Lesson]:
        from scenes.opus.lessons import LESSONS

        return LESSONS

    def new_match_page(self, app: App, entry: GameEntry) -> Scene:
        from scenes.opus.new_match import OpusNewMatch

        return OpusNewMatch(app, entry)

    def figure(self, name: str, width: int, units: Units, words: Words) -> Surface:
        from scenes.opus import figures

        return figures.figure(name, width, units, words)

    def gallery_page(self, app: App) -> Scene:
        from scenes.opus.gallery import CardGallery

        return CardGallery(app)

    def memento(self, sight: Sight) -> tuple[Text, Surface] | None:
        """The path of points."""
        path = points_chart(sight, self.seat_mark)
        return (text("opus-table-chart"), path) if path is not None else None

    def seat_mark(self, seat: int) -> SeatMark:
        if seat == self._egos_seat:
            return SeatMark(Shape.TRIANGLE, Opus.EGO_MARK)
        if seat >= len(PLAYER_SHAPES):
            return SeatMark(*_MORE_MARKS[(seat - len(PLAYER_SHAPES)) % len(_MORE_MARKS)])
        return super().seat_mark(seat)


@cached
def _portrait(size: int) -> Surface:
    """Three pictures on the wall and a mask on its pedestal."""
    whole = pygame.transform.smoothscale(
        backdrop.gallery_wall((size * 16 // 9, size), 0.72), (size * 16 // 9, size)
    )
    face = whole.subsurface(((whole.get_width() - size) // 2, 0, size, size)).copy()
    border = max(2, size // 45)
    for left, top, wide, high, name, school in (
        (0.10, 0.26, 0.23, 0.30, "broad_stroke", "VIS"),
        (0.37, 0.16, 0.27, 0.40, "sting", "MUS"),
        (0.68, 0.28, 0.22, 0.28, "flanking", "MRL"),
    ):
        box = (round(size * wide), round(size * high))
        art = painting((box[0] - 2 * border, box[1] - 2 * border), name, school)
        face.blit(gilt_frame(box, art, border), (round(size * left), round(size * top)))
    mask = cracked_mask((round(size * 0.17), round(size * 0.22)), "haughty")
    face.blit(
        gilt_frame((mask.get_width() + 2 * border, mask.get_height() + 2 * border), mask, border),
        (round(size * 0.5 - mask.get_width() / 2 - border), round(size * 0.66)),
    )
    return face


PICTURE = OpusPicture()
