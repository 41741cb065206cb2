"""The panel in the middle: Advisors on offer with bids, tokens to split, a pile spread out."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.action import Ref
from game.essence.actions import Split
from game.essence.bidding import top_of_pile
from game.essence.card_text import character_name
from game.essence.legal import legal
from game.essence.state import Phase, StepKind
from game.essence.tables import ADVISOR_PILES
from game.rules import HIDDEN
from game.text import text
from scenes.control import TextBox
from scenes.essence import characters, geometry
from scenes.essence.accounts import income_prints
from scenes.essence.reading import chosen, near_seat, own_step, state_of
from scenes.essence.symbols import sign
from scenes.picture import Piece, SeatMark, Sight
from scenes.prints import Print, shrunk
from scenes.skin.cache import cached
from scenes.skin.colours import DAWN
from scenes.skin.marks import pip
from scenes.skin.svg import Size, linear, paint, rounded, svg
from scenes.skin.type import Align, Token, paragraph
from scenes.units import Units

ISLAND, ADVISORS, PILES, SHARDS = "island", "advisors", "piles", "shards"
_CARD = (106.0, 150.0)
_RAISED = (150.0, 190.0)
_MIXES = (StepKind.PAY, StepKind.GAIN_MIX, StepKind.STEAL_MIX, StepKind.SPOILS)
_SPLIT = (300.0, 462.0, 666.0, 72.0)
"""The room over the lower sky in which tokens are split."""
_MIX = 96.0
"""The width of a mix of tokens among others."""


def middle(sight: Sight) -> str:
    """What is shown in the middle of the table."""
    match sight.outlook:
        case "":
            pass
        case ("advisors" | "piles" | "shards") as panel:
            return panel
        case _:
            return ISLAND
    step, view = own_step(sight), state_of(sight)
    if step is not None and step.kind is StepKind.RECOVER:
        return PILES
    if view.phase is Phase.OVER:
        return SHARDS
    return ADVISORS if view.phase is Phase.ADVISORS else ISLAND


def frame(units: Units) -> Rect:
    return geometry.at(units, geometry.STALL)


def has_panel(sight: Sight) -> bool:
    return middle(sight) != ISLAND


def panels(sight: Sight) -> list[Rect]:
    """The panels to be drawn in the middle."""
    found = [frame(sight.units)] if has_panel(sight) else []
    splits = _splits(sight)
    return [*found, _split_frame(splits, sight.units)] if splits else found


def _split_frame(splits: list[Split], units: Units) -> Rect:
    """The panel of the mixes, no wider than they are; free amounts of both kinds take the whole room."""
    whole = geometry.at(units, _SPLIT)
    if _is_free(splits):
        return whole
    wide = min(whole.width, units.px(_mix_step(splits) * len(splits) + 28))
    return Rect(whole.centerx - wide // 2, whole.top, wide, whole.height)


def _is_free(splits: list[Split]) -> bool:
    """Whether Wealth and Influence are chosen apart from each other."""
    return len({split.wealth for split in splits}) < len(splits)


def _mix_step(splits: list[Split]) -> float:
    return min(_MIX, (_SPLIT[2] - 20) / len(splits))


def prints(sight: Sight) -> list[Print]:
    """The head of the panel, and what was bid."""
    units, words, rect = sight.units, sight.words, frame(sight.units)
    px = units.px
    found = []
    kind = middle(sight)
    if kind != ISLAND:
        head = Rect(rect.left + px(18), rect.top + px(8), rect.width - px(36), px(18))
        found.append(shrunk(words(f"essence-table-head-{kind}").upper(), Token.CAPS, head, DAWN.muted, units))
    if kind == ADVISORS:
        found += _bid_prints(sight, rect)
        if bids_now(sight):
            low = Rect(rect.left + px(18), rect.top + px(278), rect.width - px(36), px(68))
            found += income_prints(sight, low)
    if kind == PILES and not state_of(sight).discards[near_seat(sight)]:
        room = Rect(rect.left + px(40), rect.top + px(60), rect.width - px(80), px(40))
        found.append(
            Print(words("essence-table-discards-empty"), Token.QUOTE, room, DAWN.muted, Align.CENTRE, 15.0)
        )
    return found


def _bid_prints(sight: Sight, rect: Rect) -> list[Print]:
    """Who has bid, and how much once all lie open."""
    view, units = state_of(sight), sight.units
    if bids_now(sight):
        return []
    found = []
    for place, seat in enumerate(view.order):
        bid = view.bids[seat]
        key = "none" if bid is None else "sealed" if bid.wealth == HIDDEN else "open"
        if key == "none" and view.phase is not Phase.ADVISORS:
            continue
        numbers = {"w": bid.wealth, "i": bid.influence} if bid is not None and key == "open" else {}
        room = bid_room(rect, place, units)
        name = Rect(room.left + units.px(26), room.top, units.px(230), room.height)
        found.append(shrunk(sight.words.seat_name(seat), Token.NAME, name, DAWN.text, units, size=15.0))
        right = Rect(name.right + units.px(12), room.top, room.right - name.right - units.px(12), room.height)
        if key == "open":
            said = mix_signs(Split(numbers["w"], numbers["i"]))
            found.append(Print(said, Token.NUMBER, right, DAWN.text, Align.LEFT, 17.0, sign))
        else:
            said = sight.words(f"essence-table-bid-{key}")
            found.append(shrunk(said, Token.QUOTE, right, DAWN.muted, units, size=14.0))
    return found


def bid_room(rect: Rect, place: int, units: Units) -> Rect:
    """The row of whoever stands on a place of the order, in the panel of the Advisors."""
    return Rect(
        rect.left + units.px(24),
        rect.top + units.px(196 + 29 * place),
        rect.width - units.px(48),
        units.px(27),
    )


def draw_bids(sight: Sight, surface: Surface, marks: list[SeatMark]) -> None:
    """The signs of those who bid, before their names."""
    if middle(sight) != ADVISORS or bids_now(sight) or state_of(sight).phase is not Phase.ADVISORS:
        return
    units = sight.units
    for place, seat in enumerate(state_of(sight).order):
        room = bid_room(frame(units), place, units)
        mark = pip(marks[seat].shape, units.px(15), marks[seat].colour)
        surface.blit(mark, mark.get_rect(midleft=(room.left + units.px(2), room.centery)))


# -- pieces ------------------------------------------------------------------------------------------------


def pieces(sight: Sight) -> list[Piece]:
    kind = middle(sight)
    found: list[Piece] = []
    if kind == ADVISORS:
        found += [*_advisors(sight), *_bid_chips(sight)]
    elif kind == PILES:
        found += _spread(sight)
    return found + _split_chips(sight)


def _advisors(sight: Sight) -> list[Piece]:
    view, units = state_of(sight), sight.units
    gap = (geometry.STALL[2] - 24 - _CARD[0] * ADVISOR_PILES) / (ADVISOR_PILES - 1)
    found = []
    for pile in range(ADVISOR_PILES):
        at = units.rect(geometry.STALL[0] + 12 + (_CARD[0] + gap) * pile, geometry.STALL[1] + 34, *_CARD)
        card = top_of_pile(view, pile)
        if card is None or not view.face_up[pile]:
            found.append(
                Piece(
                    f"advisor-{pile}",
                    "slot",
                    (),
                    at,
                    z=30,
                    height=None,
                    corner=9,
                    ref=Ref("advisor", pile),
                    region="advisors",
                    tip=text("essence-table-advisor-gone"),
                )
            )
            continue
        raised = _raised(at, units)
        found.append(
            Piece(
                f"advisor-{pile}",
                "character",
                (card, view.advisor_wealth[pile]),
                at,
                z=31,
                raised=raised,
                ref=Ref("advisor", pile),
                corner=9,
                region="advisors",
                label=character_name(card),
                tip=text("essence-table-advisor-tip", n=view.advisor_wealth[pile]),
                texts=_texts(sight, card, at, raised),
            )
        )
    return found


def _raised(at: Rect, units: Units) -> Rect:
    """A card that is looked at stands before the others, in words instead of signs."""
    raised = Rect(0, 0, *(units.px(side) for side in _RAISED))
    raised.center = at.center
    return raised.clamp(frame(units))


def _texts(sight: Sight, card: int, at: Rect, raised: Rect) -> tuple[TextBox, ...]:
    return (
        *characters.card_boxes(card, at.size, sight.words, sight.units, in_words=False),
        *characters.card_boxes(card, raised.size, sight.words, sight.units),
    )


def _spread(sight: Sight) -> list[Piece]:
    """The own discard pile, spread out: everybody saw these cards go there."""
    view, units = state_of(sight), sight.units
    cards = sorted(view.discards[near_seat(sight)])
    columns = max(1, min(6, len(cards)))
    rows = -(-len(cards) // columns) if cards else 0
    down = min(_CARD[1] + 8, (geometry.STALL[3] - 40 - _CARD[1]) / max(1, rows - 1)) if rows > 1 else 0.0
    found = []
    for place, card in enumerate(cards):
        at = units.rect(
            geometry.STALL[0] + 16 + (_CARD[0] + 5) * (place % columns),
            geometry.STALL[1] + 32 + down * (place // columns),
            *_CARD,
        )
        raised = _raised(at, units)
        found.append(
            Piece(
                f"character-{card}",
                "character",
                (card, -1),
                at,
                z=30 + place,
                raised=raised,
                ref=Ref("character", card),
                corner=9,
                region="advisors",
                source=f"discard-{near_seat(sight)}",
                texts=_texts(sight, card, at, raised),
            )
        )
    return found


# -- tokens ------------------------------------------------------------------------------------------------


def bids_now(sight: Sight) -> bool:
    """Whether whoever looks is to bid."""
    step = own_step(sight)
    return step is not None and step.kind is StepKind.BID


def _bid_chips(sight: Sight) -> list[Piece]:
    """A row of amounts for each kind of token."""
    if not bids_now(sight):
        return []
    view, seat = state_of(sight), near_seat(sight)
    top = geometry.STALL[1] + 188
    found = []
    for row, (kind, most) in enumerate((("wealth", view.wealth[seat]), ("influence", view.influence[seat]))):
        room = (geometry.STALL[0] + 16, top + 42 * row, geometry.STALL[2] - 32, 40.0)
        found += _amounts(sight, kind, list(range(most + 1)), room)
    return found


def _amounts(
    sight: Sight, kind: str, numbers: list[int], room: tuple[float, float, float, float]
) -> list[Piece]:
    """Chips of one kind of token, in one row or two."""
    units = sight.units
    left, top, wide, high = room
    lead = 44.0
    columns = len(numbers) if len(numbers) <= 16 else -(-len(numbers) // 2)
    step = min(44.0, (wide - lead) / max(1, columns))
    tall = min(34.0, high / (1 if columns == len(numbers) else 2) - 2)
    rows = 1 if columns == len(numbers) else 2
    begin = top + (high - (tall + 2) * rows) / 2
    found = [
        Piece(
            f"lead-{kind}",
            "sign",
            (kind,),
            units.rect(left + 2, top + high / 2 - 15, 30, 30),
            z=40,
            height=None,
        )
    ]
    picked = chosen(sight, kind)
    for place, number in enumerate(numbers):
        at = units.rect(
            left + lead + step * (place % columns), begin + (tall + 2) * (place // columns), step - 4, tall
        )
        found.append(
            Piece(
                f"{kind}-{number}",
                "chip",
                (str(number), picked == number),
                at,
                z=41,
                ref=Ref(kind, number),
                corner=9,
                height=None,
                region="choices",
                says_all=True,
            )
        )
    return found


def _splits(sight: Sight) -> list[Split]:
    """The mixes that may be chosen, where a mix is to be chosen."""
    step = own_step(sight)
    if step is None or step.kind not in _MIXES:
        return []
    actions: list[Any] = legal(state_of(sight))
    return [action for action in actions if type(action) is Split]


def _split_chips(sight: Sight) -> list[Piece]:
    splits = _splits(sight)
    if not splits:
        return []
    units = sight.units
    left, top, wide, high = _SPLIT
    if _is_free(splits):
        half = (wide - 20) / 2
        found = _amounts(
            sight, "wealth", sorted({split.wealth for split in splits}), (left + 10, top + 4, half, high - 8)
        )
        return found + _amounts(
            sight,
            "influence",
            sorted({split.influence for split in splits}),
            (left + 16 + half, top + 4, half, high - 8),
        )
    step = _mix_step(splits)
    begin = left + (wide - step * len(splits)) / 2
    picked = chosen(sight, "wealth")
    return [
        Piece(
            f"wealth-{split.wealth}",
            "chip",
            (mix_signs(split), picked == split.wealth),
            units.rect(begin + step * n + 2, top + 16, step - 4, 40),
            z=71,
            ref=Ref("wealth", split.wealth),
            corner=10,
            height=None,
            region="choices",
            label=text("essence-table-mix", w=split.wealth, i=split.influence),
        )
        for n, split in enumerate(sorted(splits))
    ]


def mix_signs(split: Split) -> str:
    """A mix of tokens in signs."""
    parts = [
        f"{number}{{{kind}}}"
        for kind, number in (("wealth", split.wealth), ("influence", split.influence))
        if number
    ]
    return " ".join(parts) or "0"


@cached
def chip_sprite(said: str, is_chosen: bool, size: Size, units: Units) -> Surface:
    width, height = size
    stops = ((0, "#FFF6C8"), (1, "#EAB93C")) if is_chosen else ((0, "#FFFFFF"), (1, "#F0E6EE"))
    body = rounded(
        0.8,
        0.8,
        width - 1.6,
        height - 1.6,
        9 * units.scale,
        paint("url(#c)", "#8A5F14" if is_chosen else DAWN.muted, 1.3, 1.0, 0.6),
    )
    face = svg(width, height, body, linear("c", stops))
    words = paragraph(
        said,
        Token.NUMBER,
        DAWN.text,
        width,
        Units(units.size, units.scale),
        Align.CENTRE,
        16.0 if width > units.px(26) else 12.0,
        picture=sign,
    )
    face.blit(words, words.get_rect(center=(width // 2, height // 2)))
    return face
