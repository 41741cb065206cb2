"""The panel below on the left: the Spirit at turn, its resources, its five Actions with their upgrades.

Three faces: the Actions to declare; the upgrades of a declared Action as toggles with the price of all; and
every space of the board while a token is placed.
"""

from __future__ import annotations

from pygame import Rect

from game.action import Ref
from game.cerebria.absorb import IMPULSE, INSIGHT, SURGE
from game.cerebria.boards import (
    BASE_AMBITION,
    BASE_WILLPOWER,
    BOARDS,
    COMBOS,
    SPACES_PER_ROW,
    TRADE,
    Row,
    combo_id,
)
from game.cerebria.faces import upgrade_text
from game.cerebria.naming import board_space_name, boosts_name, spirit_name, team_name
from game.cerebria.state import SpiritState, Step
from game.cerebria.taxes import combo_price, move_tax, spirit_tax
from game.text import Text, text
from scenes.cerebria import geometry
from scenes.cerebria.reading import (
    boosts_now,
    combo_parts,
    declared_row,
    places_tokens,
    row_tokens,
    shown_spirit,
    state_of,
    switched,
)
from scenes.picture import Piece, Sight
from scenes.prints import Print, shrunk
from scenes.skin.colours import MIND, Cerebria
from scenes.skin.type import Align, Token
from scenes.units import Units

RESOURCES = (Cerebria.WILLPOWER, Cerebria.ESSENCE, Cerebria.AMBITION)
RESOURCE_NAMES = ("willpower", "essence", "ambition")
ROW = (204.0, 29.0)
PLACE = (31.0, 29.0)
TOGGLE = (204.0, 52.0)
NARROW_TOGGLE = (204.0, 47.0)
SINGLE = (204.0, 26.0)
"""The lock of a locked Action, and what Hatred trades: a name alone."""
ABILITY = (65.0, 29.0)
ABILITIES = (("impulse", IMPULSE), ("insight", INSIGHT), ("surge", SURGE))
_ROWS_TOP = 102.0


def header(sight: Sight) -> str:
    spirit = state_of(sight).spirits[shown_spirit(sight)]
    words = sight.words
    return f"{words.say(spirit_name(spirit.kind))} · {words.say(team_name(spirit.team))}"


def _at(units: Units, left: float, top: float, size: tuple[float, float]) -> Rect:
    panel = geometry.spirit_panel(units)
    return Rect(panel.left + units.px(left), panel.top + units.px(top), units.px(size[0]), units.px(size[1]))


def board_key(sight: Sight) -> tuple[object, ...]:
    """What the panel's words depend on."""
    view, row = state_of(sight), declared_row(sight)
    price = (boosts_now(sight), tax_of(sight, row), _is_crowded(sight, row)) if row is not None else ()
    is_setup = any(frame.step < Step.ACT for frame in view.stack)
    turn = (view.active, view.actions_left, view.may_absorb, view.is_over, is_setup)
    return shown_spirit(sight), row, price, turn


def prints(sight: Sight) -> list[Print]:
    units, words = sight.units, sight.words
    made = [
        shrunk(
            words(f"cerebria-table-{name}"),
            Token.LABEL,
            _at(units, 6 + 72 * place, 82, (72, 17)),
            MIND.text,
            units,
            Align.CENTRE,
            13,
        )
        for place, name in enumerate(RESOURCE_NAMES)
    ]
    row = declared_row(sight)
    if row is not None:
        name = words(f"cerebria-row-{Row(row).name.lower()}")
        made.append(
            shrunk(name, Token.HEADING, _at(units, 14, _ROWS_TOP, (112, 26)), "#FFFFFF", units, size=17)
        )
        price = words("cerebria-table-price", price=_price_words(sight))
        made.append(
            shrunk(
                price, Token.LABEL, _at(units, 122, _ROWS_TOP, (96, 26)), MIND.text, units, Align.RIGHT, 13
            )
        )
    if row is None or not _is_crowded(sight, row):
        room = _at(units, 10, 296, (208, 17))
        made.append(shrunk(_status(sight), Token.BODY, room, MIND.text, units, Align.CENTRE, 13))
    return made


def _is_crowded(sight: Sight, row: int) -> bool:
    """Whether a declared Action shows four lines: a locked one its lock too, Hatred's what it trades."""
    return _has_trade(sight) or not state_of(sight).spirits[shown_spirit(sight)].rows[row] & 1


def _has_trade(sight: Sight) -> bool:
    now = boosts_now(sight)
    offered = any(ref.kind == "boosts" and combo_parts(int(ref.id))[1] & TRADE for ref in sight.touchable)
    return offered or (now is not None and bool(combo_parts(now)[1] & TRADE))


def _status(sight: Sight) -> str:
    """How much of the turn is left."""
    view, words = state_of(sight), sight.words
    number = shown_spirit(sight)
    if view.is_over or number != view.active or any(frame.step < Step.ACT for frame in view.stack):
        return words("cerebria-table-waiting")
    return words("cerebria-table-status", actions=view.actions_left, absorb=int(view.may_absorb))


def tax_of(sight: Sight, row: int) -> int:
    """What opposing powers add to a Spirit Action now."""
    view = state_of(sight)
    spirit = view.spirits[shown_spirit(sight)]
    if spirit.space < 0:
        return 0
    return move_tax(view, spirit) if row == Row.MOVE else spirit_tax(view, spirit)


def _price_words(sight: Sight) -> str:
    boosts, row = boosts_now(sight), declared_row(sight)
    if boosts is None or row is None:
        return "–"
    combo = COMBOS[boosts]
    words = sight.words
    parts = [words("cerebria-price-willpower", amount=combo_price(combo, tax_of(sight, row)))]
    if combo.ambition:
        parts.append(words("cerebria-price-ambition", amount=combo.ambition))
    if combo.essence:
        parts.append(words("cerebria-price-essence", amount=combo.essence))
    return ", ".join(parts)


# -- pieces -------------------------------------------------------------------------------------------------


def pieces(sight: Sight) -> list[Piece]:
    view = state_of(sight)
    number = shown_spirit(sight)
    spirit = view.spirits[number]
    found = _resources(sight, spirit)
    row = declared_row(sight)
    if row is not None:
        # Abilities may not interrupt an Action: its upgrades have their room.
        return found + _toggles(sight, spirit, row)
    found += _abilities(sight, spirit)
    if places_tokens(sight):
        return found + _places(sight, spirit)
    return found + _rows(sight, spirit)


def _resources(sight: Sight, spirit: SpiritState) -> list[Piece]:
    units, view = sight.units, state_of(sight)
    amounts = (spirit.willpower, spirit.essence, view.ambition[spirit.team])
    return [
        Piece(
            f"resource-{name}",
            "orb",
            (place,),
            _at(units, 42 - 18 + 72 * place, 44, (36, 36)),
            z=1,
            height=None,
            number=amount,
            region="spirit",
            is_round=True,
            ref=Ref("resource", name),
            label=text(f"cerebria-table-{name}"),
            tip=text(f"cerebria-table-{name}-tip"),
        )
        for place, (name, amount) in enumerate(zip(RESOURCE_NAMES, amounts, strict=True))
    ]


def rows_of(sight: Sight) -> list[Row]:
    return [row for row in Row if not (state_of(sight).config.basic and row is Row.EMPOWER)]


def _rows(sight: Sight, spirit: SpiritState) -> list[Piece]:
    units = sight.units
    found = []
    for place, row in enumerate(rows_of(sight)):
        cost = max(0, BASE_WILLPOWER[row] + tax_of(sight, row))
        tokens = row_tokens(spirit, row)
        found.append(
            Piece(
                f"row-{row.value}",
                "row",
                (row.value, cost, BASE_AMBITION[row], tokens),
                _at(units, 12, _ROWS_TOP + 33 * place, ROW),
                z=1,
                height=None,
                corner=8,
                ref=Ref("row", row.value),
                region="spirit",
            )
        )
    return found


def _places(sight: Sight, spirit: SpiritState) -> list[Piece]:
    """Every space of the board: the unlock space and three upgrades of each Action."""
    units = sight.units
    found = []
    for line, row in enumerate(rows_of(sight)):
        top = _ROWS_TOP + 33 * line
        found.append(
            Piece(
                f"row-{row.value}",
                "row-name",
                (row.value,),
                _at(units, 12, top, (78, 29)),
                z=1,
                height=None,
                corner=8,
                ref=Ref("row", row.value),
                region="spirit",
            )
        )
        for place in range(SPACES_PER_ROW):
            space = row * SPACES_PER_ROW + place
            found.append(
                Piece(
                    f"board-space-{space}",
                    "token",
                    (spirit.tokens[space], place == 0),
                    _at(units, 92 + 32 * place, top, PLACE),
                    z=1,
                    height=None,
                    corner=8,
                    ref=Ref("board-space", space),
                    region="spirit",
                    tip=_place_tip(spirit, row, place),
                )
            )
    return found


def _place_tip(spirit: SpiritState, row: int, place: int) -> Text:
    if place == 0:
        return text("cerebria-table-unlocks")
    return upgrade_text(BOARDS[spirit.board].row(row)[place - 1])


def _toggles(sight: Sight, spirit: SpiritState, row: int) -> list[Piece]:
    """The upgrades of the declared Action: owned ones are switched on and off, empty ones can be filled."""
    units = sight.units
    first = row * SPACES_PER_ROW
    now = boosts_now(sight)
    has_trade = _has_trade(sight)
    is_locked = not spirit.rows[row] & 1
    size = NARROW_TOGGLE if _is_crowded(sight, row) else TOGGLE
    pitch, top = size[1] + 3, _ROWS_TOP + 27
    found = []
    if is_locked:
        found.append(_gap(sight, spirit, first, _at(units, 12, top, SINGLE), len(found)))
        top += SINGLE[1] + 3
    for place in range(1, SPACES_PER_ROW):
        rect = _at(units, 12, top + pitch * (place - 1), size)
        if not spirit.tokens[first + place]:
            found.append(_gap(sight, spirit, first + place, rect, place))
        else:
            found.append(_toggle(sight, row, place, 1 << place - 1, rect, now))
    if has_trade:
        found.append(_toggle(sight, row, 4, TRADE, _at(units, 12, top + pitch * 3, SINGLE), now))
    return found


def _toggle(sight: Sight, row: int, place: int, bit: int, rect: Rect, now: int | None) -> Piece:
    spirit = state_of(sight).spirits[shown_spirit(sight)]
    base, mask = combo_parts(now) if now is not None else (combo_id(spirit.board, row, 0), 0)
    other = switched(sight, base + mask, bit)
    token = spirit.tokens[row * SPACES_PER_ROW + place] if place < SPACES_PER_ROW else 0
    return Piece(
        f"upgrade-{place}",
        "upgrade",
        (spirit.board, row, place, bool(mask & bit), token),
        rect,
        z=1,
        height=None,
        corner=8,
        ref=Ref("boosts", other),
        region="spirit",
        label=boosts_name(base + bit),
        tip=upgrade_text(BOARDS[spirit.board].row(row)[place - 1])
        if place < SPACES_PER_ROW
        else text("cerebria-trade"),
    )


def _gap(sight: Sight, spirit: SpiritState, space: int, rect: Rect, place: int) -> Piece:
    """A space that a card from the hand can fill."""
    row, number = divmod(space, SPACES_PER_ROW)
    return Piece(
        f"board-space-{space}",
        "gap",
        (spirit.board, row, number),
        rect,
        z=1,
        height=None,
        corner=8,
        ref=Ref("board-space", space),
        region="spirit",
        label=board_space_name(space),
        tip=_place_tip(spirit, row, number),
    )


def _abilities(sight: Sight, spirit: SpiritState) -> list[Piece]:
    units, view = sight.units, state_of(sight)
    is_active = view.spirits[view.active] is spirit
    return [
        Piece(
            f"ability-{verb}",
            "ability",
            (verb, is_active and bool(view.abilities >> bit & 1)),
            _at(units, 12 + 69.5 * place, 267, ABILITY),
            z=1,
            height=None,
            corner=8,
            ref=Ref("verb", verb),
            region="spirit",
            label=text(f"cerebria-table-{verb}"),
            tip=text(f"cerebria-table-{verb}-tip"),
        )
        for place, (verb, bit) in enumerate(ABILITIES)
    ]
