"""Lanterns in the window: where its pieces lie. The model that a larger game's picture copies.

left column        the middle                                   right column
title              the other hand, backs                        chronicle
the other's panel  three lanterns over the lake                 golden button
the own panel      deck, shown cards - prompt - die on felt     undo, hint ...
                   the own hand as a fan
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.action import Action, Ref
from game.event import Event
from game.rules import HIDDEN, SPECTATOR
from game.text import Text, text
from scenes.control import TextBox
from scenes.picture import (
    Inspection,
    Moment,
    Ornament,
    Piece,
    Sight,
)
from scenes.skin.light import Height, blank
from scenes.skin.marks import pip
from scenes.skin.type import Token, line, measure_paragraph
from scenes.units import Units
from scenes.words import Words
from tests.tiny import drawing
from tests.tiny.board import TinyBoard
from tests.tiny.bodies import Die, Sparks
from tests.tiny.state import (
    LIGHTS,
    NOBODY,
    CardDrawn,
    CardHidden,
    CardsShown,
    LanternLit,
    LanternSnuffed,
    LightUp,
    MatchEnded,
    RoundBegun,
    Shaken,
    SnuffOut,
)

HAND = (118, 166)
SMALL = (62, 88)


class TinyPicture(TinyBoard):
    """Three lanterns over a lake at night."""

    # -- the book -------------------------------------------------------------------------------------------

    def figure(self, name: str, width: int, units: Units, words: Words) -> Surface:
        """The three lanterns, the first of them lit."""
        side = units.px(80)
        drawn = blank((4 * side, side * 3 // 2))
        for number in range(3):
            seen = drawing.lantern((side, side * 3 // 2), number, 4 if number == 0 else 0, units)
            drawn.blit(seen, seen.get_rect(center=(side * (4 * number + 2) // 3, drawn.get_height() // 2)))
        return drawn

    # -- pieces ---------------------------------------------------------------------------------------------

    def layout(self, sight: Sight) -> list[Piece]:
        pieces = [*self._lanterns(sight), *self._piles(sight)]
        near = max(0, sight.viewer)
        for seat in (1 - near, near):
            pieces += self._hidden(sight, seat, is_near=seat == near)
        pieces += self._backs(sight, 1 - near, is_near=False)
        pieces += self._backs(sight, near, is_near=True) if sight.viewer == SPECTATOR else self._fan(sight)
        return pieces + self._numbers(sight)

    def _lanterns(self, sight: Sight) -> list[Piece]:
        units, view = sight.units, sight.view
        pieces = []
        for number, lantern in enumerate(view.lanterns):
            rect = self._lantern(units, number)
            value = LIGHTS[lantern.card].value if lantern.card != NOBODY else 0
            pieces.append(
                Piece(
                    f"lantern-{number}",
                    "lantern",
                    (number, value),
                    rect,
                    z=2,
                    ref=Ref("lantern", number),
                    corner=34,
                    is_shaped=True,
                    height=None,
                    tip=text("tiny-lantern-tip"),
                    region="board",
                )
            )
            if lantern.card != NOBODY:
                pieces += self._burning(sight, number, rect)
        return pieces

    def _burning(self, sight: Sight, number: int, lantern: Rect) -> list[Piece]:
        """The card that burns in a lantern, and the mark of whoever lit it."""
        units, view = sight.units, sight.view
        held = view.lanterns[number]
        small = Rect(0, 0, units.px(SMALL[0]), units.px(SMALL[1]))
        small.midtop = (lantern.centerx + units.px(18), lantern.bottom - units.px(2))
        sign = Rect(0, 0, units.px(26), units.px(26))
        sign.midright = (small.left - units.px(14), small.centery)
        mark = self.seat_mark(held.holder)
        return [
            Piece(
                f"card-{held.card}",
                "small",
                _face_of(held.card),
                small,
                z=4,
                ref=Ref("card", held.card),
                corner=7,
                source=self._any_back(sight, held.holder),
                sink="discard",
            ),
            Piece(f"holder-{number}", "mark", (mark.shape, mark.colour), sign, z=4, height=None),
        ]

    def _piles(self, sight: Sight) -> list[Piece]:
        """The deck, and the last two cards that were shown beside it."""
        units, view = sight.units, sight.view
        deck = units.rect(372, 396, *SMALL)
        gone = units.rect(452, 396, *SMALL)
        pieces = [
            Piece(
                "deck",
                "pile",
                (min(4, (len(view.deck) + 3) // 4),),
                deck,
                z=1,
                corner=7,
                is_open=False,
                ref=Ref("pile", "deck"),
                label=text("tiny-deck", count=len(view.deck)),
            ),
            Piece(
                "discard",
                "slot",
                (),
                gone,
                z=1,
                corner=7,
                height=None,
                ref=Ref("pile", "discard"),
                label=text("tiny-discard", count=len(view.discard)),
            ),
        ]
        for place, card in enumerate(view.discard[-2:]):
            pieces.append(
                Piece(
                    f"card-{card}",
                    "small",
                    _face_of(card),
                    gone.move(units.px(26 * place), units.px(7 * place)),
                    z=5 + place,
                    ref=Ref("card", card),
                    corner=7,
                    source=self._where_from(sight, card),
                    sink="discard",
                    angle=(4.0, -5.0)[place],
                )
            )
        return pieces

    def _hidden(self, sight: Sight, seat: int, *, is_near: bool) -> list[Piece]:
        """The card a seat has hidden: its owner still sees which, everybody else a back."""
        player = sight.view.seats[seat]
        if not player.has_hidden:
            return []
        rect = sight.units.rect(576 if is_near else 650, 396, *SMALL)
        if player.hidden == HIDDEN:
            source = self._any_back(sight, seat)
            return [Piece(f"hidden-{seat}", "back", (), rect, z=6, corner=7, is_open=False, source=source)]
        return [
            Piece(
                f"card-{player.hidden}",
                "small",
                _face_of(player.hidden),
                rect,
                z=6,
                ref=Ref("card", player.hidden),
                corner=7,
                tip=text("tiny-hidden-tip"),
            )
        ]

    def _where_from(self, sight: Sight, card: int) -> str:
        """Shown cards come from where they were hidden; of two, the viewer saw only the own one."""
        near = max(0, sight.viewer)
        is_near = sight.view.discard[-2:].index(card) == near if len(sight.view.discard) > 1 else False
        return f"hidden-{near}" if is_near else f"hidden-{1 - near}"

    def _any_back(self, sight: Sight, seat: int) -> str:
        """A card that comes from a hidden hand: whoever played it had at least this one."""
        return f"back-{seat}-0"

    def _backs(self, sight: Sight, seat: int, *, is_near: bool) -> list[Piece]:
        units = sight.units
        count = len(sight.view.seats[seat].hand)
        step, top = (46, units.height - 110) if is_near else (30, -46)
        left = 640 - (step * (count - 1) + SMALL[0]) / 2
        return [
            Piece(
                f"back-{seat}-{number}",
                "back",
                (),
                units.rect(left + step * number, top, *SMALL),
                z=10 + number,
                corner=7,
                is_open=False,
                source="deck",
                region="hand",
                angle=((count - 1) / 2 - number) * (3 if is_near else -3),
            )
            for number in range(count)
        ]

    def _fan(self, sight: Sight) -> list[Piece]:
        """The own hand: a fan of which two thirds show; the card that is looked at rises whole."""
        units = sight.units
        hand = sight.view.seats[sight.viewer].hand
        step = min(127.0, 640 / max(1, len(hand)))
        pieces = []
        for place, card in enumerate(hand):
            aside = place - (len(hand) - 1) / 2
            left = 640 + aside * step - HAND[0] / 2
            sag = units.height - 148 + 3.2 * aside * aside
            rect = units.rect(left, sag, *HAND)
            raised = units.rect(left, units.height - HAND[1] - 7, *HAND)
            pieces.append(
                Piece(
                    f"card-{card}",
                    "card",
                    _face_of(card),
                    rect,
                    z=20 + place,
                    ref=Ref("card", card),
                    region="hand",
                    corner=9,
                    height=Height.HAND,
                    angle=-2.6 * aside,
                    raised=raised,
                    source="deck",
                    texts=(self._name_box(sight, card),),
                )
            )
        return pieces

    def _numbers(self, sight: Sight) -> list[Piece]:
        units, view = sight.units, sight.view
        pieces = []
        for seat, panel in self._panels(sight):
            points = view.seats[seat].sparks + sum(
                LIGHTS[each.card].value for each in view.lanterns if each.holder == seat
            )
            at = Rect(panel.right - units.px(66), panel.top + units.px(54), units.px(50), units.px(34))
            pieces.append(Piece(f"points-{seat}", "points", (), at, height=None, number=points))
            bowl = self._bowl(panel, units)
            pill = Rect(0, 0, units.px(30), units.px(22))
            pill.midtop = (bowl.centerx, bowl.bottom - units.px(12))
            pieces.append(
                Piece(f"sparks-{seat}", "pill", (), pill, z=50, height=None, number=view.seats[seat].sparks)
            )
        deck = units.rect(372 + SMALL[0] / 2 - 15, 396 + SMALL[1] - 10, 30, 22)
        pieces.append(Piece("deck-count", "pill", (), deck, z=8, height=None, number=len(view.deck)))
        return pieces

    def _name_box(self, sight: Sight, card: int) -> TextBox:
        units = sight.units
        name = _name(sight, card)
        width = units.px(HAND[0]) - 2 * max(3, round(units.px(HAND[0]) * 0.055))
        room = (width, round(units.px(HAND[1]) * 0.30))
        return TextBox(name, room, measure_paragraph(name, Token.NAME, width, units))

    # -- sprites --------------------------------------------------------------------------------------------

    def sprite(self, piece: Piece, sight: Sight, *, is_raised: bool = False) -> Surface:
        units, size = sight.units, piece.rect.size
        match piece.kind:
            case "lantern":
                number, value = piece.face
                return drawing.lantern(size, number, value, units)  # type: ignore[arg-type]
            case "card" | "small":
                colour, value = piece.face
                name = sight.words("tiny-card", colour=text(f"tiny-colour-{colour}"), value=value)  # type: ignore[arg-type]
                return drawing.card(size, units, colour, value, name, is_small=piece.kind == "small")  # type: ignore[arg-type]
            case "back":
                return drawing.back(size, units)
            case "pile":
                return drawing.pile(size, units, 4 * int(piece.face[0]))  # type: ignore[call-overload]
            case "slot":
                return drawing.pile(size, units, 0)
            case "mark":
                shape, colour = piece.face
                return pip(str(shape), size[0], str(colour))
            case "points":
                return line(str(piece.number), Token.NUMBER, self.theme.text, units, 26)
            case "pill":
                return drawing.count_pill(piece.number or 0, units)
        raise LookupError(f"no piece of Lanterns: {piece.kind}")

    def inspect(self, sight: Sight, ref: Ref) -> Inspection:
        words, units = sight.words, sight.units
        match ref:
            case Ref("card", int(card)) if card >= 0:
                light = LIGHTS[card]
                size = (units.px(252), units.px(360))
                large = Units(units.size, units.scale * 2, units.text_scale)
                face = drawing.card(size, large, light.colour, light.value, _name(sight, card))
                facts = ((words("tiny-fact-value"), str(light.value)),)
                return Inspection(_name(sight, card), (words("tiny-card-rules"),), facts, face, "tiny")
            case Ref("lantern", int(number)):
                held = sight.view.lanterns[number]
                value = LIGHTS[held.card].value if held.card != NOBODY else 0
                face = drawing.lantern((units.px(239), units.px(360)), number, value, units)
                facts = ((words("tiny-fact-value"), str(value)),)
                return Inspection(
                    words.say(sight.rules.label(ref)), (words("tiny-lantern-tip"),), facts, face
                )
            case Ref("pile", "deck"):
                return Inspection(words("tiny-deck", count=len(sight.view.deck)), (words("tiny-deck-tip"),))
            case Ref("pile", "discard"):
                shown = ", ".join(_name(sight, card) for card in sight.view.discard)
                return Inspection(words("tiny-discard", count=len(sight.view.discard)), (shown,))
        return Inspection(words.say(sight.rules.label(ref)))

    # -- what it says and how it feels ----------------------------------------------------------------------

    def preview(self, sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
        """How much a lantern would be worth, once a card is chosen."""
        values = {LIGHTS[action.card].value for action in actions if isinstance(action, LightUp)}
        if ref.kind == "lantern" and sight.selection and len(values) == 1:
            return text("tiny-preview", points=values.pop())
        return None

    def forecast(self, sight: Sight, action: Action) -> tuple[Text, ...]:
        match action:
            case LightUp(card, number):
                held = sight.view.lanterns[number]
                gain = LIGHTS[card].value
                if held.holder == sight.viewer:
                    gain -= LIGHTS[held.card].value
                return (text("tiny-forecast-light", points=gain),)
            case SnuffOut(number):
                value = LIGHTS[sight.view.lanterns[number].card].value
                return (text("tiny-forecast-snuff", points=value),)
        return ()

    def moment(self, event: Event) -> Moment | None:
        match event:
            case CardHidden():
                return Moment("place")
            case CardsShown(_, _, leader):
                said = text("tiny-banner-leads", seat=text("seat", seat=leader))
                return Moment("flip", banner=said)
            case LanternLit(seat, card):
                return Moment("bead", LIGHTS[card].value)
            case LanternSnuffed(seat):
                return Moment("gloom", hits=(1 - seat,))
            case Shaken():
                return Moment("dice")
            case CardDrawn():
                return Moment("lift")
            case RoundBegun(number):
                return Moment("swell", banner=text("tiny-event-round", round=number))
            case MatchEnded():
                return Moment("swell")
        return None

    def ornaments(self, sight: Sight) -> Sequence[Ornament]:
        bowls = [Sparks(seat, self._bowl(panel, sight.units)) for seat, panel in self._panels(sight)]
        return [*bowls, Die(self._felt(sight.units))]


def _face_of(card: int) -> tuple[int, int]:
    return LIGHTS[card].colour, LIGHTS[card].value


def _name(sight: Sight, card: int) -> str:
    return sight.words.say(sight.rules.label(Ref("card", card)))


PICTURE = TinyPicture()
