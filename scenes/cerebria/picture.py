"""Cerebria in the window: where everything stands and how it looks.

left column       the middle                                        right column
title             prompt                                            Aspirations
the Ego's plans   the ring: Realms, Frontiers, the Origin           chronicle
the own Spirit    Wheels, Identity and deck in the corners          golden button
                  the own hand as a fan                             undo, hint ...
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.action import Action, Ref
from game.cerebria.actions import Drift, EgoAbsorb
from game.cerebria.board import REALM_NAMES
from game.cerebria.options import CerebriaOptions
from game.cerebria.rules import RULES
from game.event import Event
from game.rules import Options
from game.text import Text, text
from scenes.cerebria import (
    aspirations,
    board_pieces,
    feeling,
    foresight,
    geometry,
    hand,
    inspecting,
    intentions,
    opponents,
    ring,
    spirit_board,
    sprites,
    telling,
    trays,
)
from scenes.cerebria.around import Around, around
from scenes.cerebria.figures import SIDES
from scenes.cerebria.origin import Origin, SphereCounts
from scenes.cerebria.reading import SPIRIT_OUTLOOK, declared_row, is_person, shown_spirit, state_of
from scenes.cerebria.revelation_show import RevelationShow
from scenes.cerebria.tower import Tower, built, profile
from scenes.control import TextBox
from scenes.picture import (
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
    Telling,
    Tool,
)
from scenes.prints import Print, draw_prints
from scenes.skin import backdrop
from scenes.skin import panel as skin
from scenes.skin.colours import MIND
from scenes.skin.marks import Shape
from scenes.units import Units

if TYPE_CHECKING:
    from game.registry import GameEntry
    from scenes.app import App
    from scenes.lesson import Lesson
    from scenes.scene import Scene
    from scenes.words import Words


def steady(sight: Sight) -> Sight:
    """The sight with letters of the usual size: rows and cards of the table have fixed rooms.

    Larger letters are for the chronicle, the prompt, the inspector and the rules, which can grow.
    """
    return sight._replace(units=Units(sight.units.size, sight.units.scale))


NOBODY_YET = Around((0, 1), {})
"""As long as no match is chosen."""


class CerebriaPicture(Picture):
    """Night inside a mind."""

    theme = MIND
    log_signs = staticmethod(telling.sign)
    log_joins = True
    end_verbs = ("end-cards", "end-ambition")

    def __init__(self, table: Around = NOBODY_YET) -> None:
        self._around = table

    def of_match(self, options: Options) -> Picture:
        assert isinstance(options, CerebriaOptions), "the options of this game"
        return CerebriaPicture(around(options))

    # -- what lies still ------------------------------------------------------------------------------------

    def portrait(self, size: int) -> Surface:
        return sprites.portrait(size)

    def backdrop(self, units: Units) -> Surface:
        x, y = units.rect(*geometry.CENTRE, 0, 0).topleft
        return backdrop.night_mind(units.size, ((float(x), float(y), geometry.BEZEL * units.scale),))

    def places(self, units: Units) -> Places:
        right, wide = geometry.RIGHT, geometry.COLUMN
        lefts = {"rules": 258, "settings": 302, "menu": 346, "redo": 938, "speed": 982}
        tools = {name: Tool(units.rect(left, 12, 36, 51), Form.ICON) for name, left in lefts.items()}
        tools["undo"] = Tool(units.rect(right, 668, 112, 38))
        tools["hint"] = Tool(units.rect(right + 120, 668, 108, 38))
        return Places(
            title=units.rect(8, 2, 244, 64),
            prompt=units.rect(394, 2, 492, 38),
            log=units.rect(right, 284, wide, 284),
            end=units.rect(right, 620, wide, 42),
            verbs=units.rect(right, 576, wide, 38),
            tools=tools,
            why=opponents.why_room(units) if self._around.ego >= 0 else None,
        )

    def draw_board(self, sight: Sight, surface: Surface) -> None:
        sight = steady(sight)
        units, words = sight.units, sight.words
        behind = self.backdrop(units)
        names = tuple(words(f"cerebria-realm-{name}") for name in REALM_NAMES)
        surface.blit(ring.named_ring(names, units), ring.ring_rect(units))
        sprites.draw_beds(surface, units)
        opponents.draw_header(sight, surface, behind)
        opponents.draw(sight, surface)
        opponents.draw_arrow(sight, surface)
        panel = geometry.spirit_panel(units)
        skin.draw_panel(surface, panel, units, self.theme, behind)
        opponents.put_header(surface, panel, spirit_board.header(sight), units)
        panel = geometry.aspiration_panel(units)
        skin.draw_panel(surface, panel, units, self.theme, behind)
        opponents.put_header(surface, panel, words("cerebria-table-aspirations"), units)
        aspirations.draw(sight, surface)
        draw_prints(self._prints(sight), surface, units)

    def _prints(self, sight: Sight) -> list[Print]:
        return [
            *opponents.prints(sight),
            *spirit_board.prints(sight),
            *aspirations.prints(sight),
            *intentions.prints(sight),
        ]

    def is_aftermath(self, action: Action) -> bool:
        """The Ego's turn is about its Operation; it moves on and absorbs after every one."""
        return isinstance(action, Drift | EgoAbsorb)

    def board_key(self, sight: Sight) -> Hashable:
        is_last = len(state_of(sight).commons) < 2
        return opponents.board_key(sight), spirit_board.board_key(sight), is_last, sight.viewer

    def board_texts(self, sight: Sight) -> Sequence[TextBox]:
        sight = steady(sight)
        names = [ring.name_box(sight.words(f"cerebria-realm-{name}"), sight.units) for name in REALM_NAMES]
        return [*(each.box(sight.units) for each in self._prints(sight)), *names]

    # -- pieces ---------------------------------------------------------------------------------------------

    def layout(self, sight: Sight) -> list[Piece]:
        sight = steady(sight)
        return [
            *board_pieces.pieces(sight),
            *opponents.pieces(sight),
            *spirit_board.pieces(sight),
            *aspirations.pieces(sight),
            *hand.pieces(sight),
            *trays.pieces(sight),
            *sprites.end_pieces(sight),
        ]

    def sprite(self, piece: Piece, sight: Sight, *, is_raised: bool = False) -> Surface:
        return sprites.sprite(piece, steady(sight), is_raised)

    def inspect(self, sight: Sight, ref: Ref) -> Inspection:
        return inspecting.inspect(sight, ref)

    # -- what it foresees -----------------------------------------------------------------------------------

    def offer(self, sight: Sight, actions: Sequence[Action]) -> Action | None:
        return foresight.offer(actions)

    def needs_button(self, sight: Sight, ref: Ref) -> bool:
        """Sets of upgrades are reached by switching them on and off on the Spirit board."""
        return ref.kind != "boosts" or declared_row(sight) is None

    def preview(self, sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
        return foresight.preview(sight, ref, actions)

    def forecast(self, sight: Sight, action: Action) -> tuple[Text, ...]:
        return foresight.forecast(sight, action)

    def moment(self, event: Event) -> Moment | None:
        return feeling.moment(event, self._around.seats_of)

    def subject(self, event: Event, view: object) -> tuple[int, Text] | None:
        return self._around.subject(event)

    def tell(self, event: Event, words: Words) -> Telling | None:
        return telling.tell(event, words, self._around)

    # -- what moves and is felt -----------------------------------------------------------------------------

    def ornaments(self, sight: Sight) -> Sequence[Ornament]:
        origin = Origin(sight.units)
        return [origin, SphereCounts(origin), Tower(sight.units), RevelationShow(sight.units)]

    def outlooks(self, sight: Sight) -> Sequence[Outlook]:
        """The boards and hands of the other Spirits, as far as they may be seen."""
        view = state_of(sight)
        usual = shown_spirit(sight._replace(outlook=""))
        return [
            Outlook(
                f"{SPIRIT_OUTLOOK}{number}",
                text("cerebria-table-look", spirit=RULES.label(Ref("spirit", each.kind))),
            )
            for number, each in enumerate(view.spirits)
            if number != usual and is_person(each)
        ]

    def region_name(self, region: str) -> Text:
        return text(f"cerebria-region-{region}")

    def figure(self, name: str, width: int, units: Units, words: Words) -> Surface:
        from scenes.cerebria.illustrations import illustrate

        return illustrate(name, width, units, words)

    def lessons(self) -> Sequence[Lesson]:
        from scenes.cerebria.lessons import LESSONS

        return LESSONS

    def memento(self, sight: Sight) -> tuple[Text, Surface]:
        """The Identity as it was built."""
        fragments = tuple(built(state_of(sight), sight.history()))
        return text("cerebria-table-identity"), profile(sight.units, fragments)

    def gallery_page(self, app: App) -> Scene:
        from scenes.cerebria.gallery import EmotionGallery

        return EmotionGallery(app)

    def new_match_page(self, app: App, entry: GameEntry) -> Scene:
        from scenes.cerebria.new_match import CerebriaNewMatch

        return CerebriaNewMatch(app, entry)

    def seat_mark(self, seat: int) -> SeatMark:
        side = SIDES[self._around.teams[seat % len(self._around.teams)]]
        return SeatMark(Shape(side.shape), side.text)


PICTURE = CerebriaPicture()
