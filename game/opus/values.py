"""What the words of a card's text mean at this moment: references, sets, numbers and conditions (D.3 to D.6).

Each part of a text is compiled once into a small function of the state and the frame that executes the text.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import NamedTuple

from game.opus import board
from game.opus.cards import (
    ARTISTS,
    COSTS,
    EGOS,
    EVERY_SCHOOL,
    SCHOOL_BIT,
    WORK_NUMBER,
    WORK_WORDS,
    WORKS,
    card_kind,
    is_artist,
    is_ego,
    is_work,
)
from game.opus.readers import Members, Reader, Reading, Test
from game.opus.state import NOTHING, Flag, Mark, OpusState
from game.opus.syntax import ALL_SCHOOLS, Call, Filtered, Node, Number, Word


class Scope(NamedTuple):
    """Where in a text a part stands: it decides what `opp` means and which numbers a boost raises (D.11)."""

    is_action: bool = False
    is_boosted: bool = False

    @property
    def inner(self) -> Scope:
        """Inside a condition or a filter: nothing is chosen and nothing boosted."""
        return Scope()


# -- references ---------------------------------------------------------------------------------------------


def compile_card(node: Node) -> Reading:
    """A card on the board, or one that has left it where an event still names it."""
    if isinstance(node, Word):
        return _CARD_WORDS[node.name]
    assert isinstance(node, Call), "the grammar allows nothing else"
    inner = compile_card(node.args[0])

    def across(state: OpusState, frame: Reader) -> int:
        card = inner(state, frame)
        return state.card[card & 7 ^ 4] if board.is_in_play(state, card) else NOTHING

    def aim(state: OpusState, frame: Reader) -> int:
        card = inner(state, frame)
        return board.aimed_card(state, card & 7) if board.is_in_play(state, card) else NOTHING

    return across if node.name == "across" else aim


def _compile_known(node: Node) -> Reading:
    """A card of which kind and owner may be asked: one in play, or whichever an event names (D.3)."""
    card_of = compile_card(node)
    if node in (Word("subject"), Word("doer")):
        return card_of

    def known(state: OpusState, frame: Reader) -> int:
        card = card_of(state, frame)
        return card if board.is_in_play(state, card) else NOTHING

    return known


def _other(state: OpusState, frame: Reader) -> int:
    """The chosen other artist; where a text cannot ask, the first one in board order."""
    if frame.other != NOTHING:
        return frame.other
    allies = _allies(state, frame)
    return allies[0] if allies else NOTHING


_CARD_WORDS: dict[str, Reading] = {
    "self": lambda state, frame: frame.me,
    "target": lambda state, frame: frame.target,
    "it": lambda state, frame: frame.it if not is_work(frame.it) else NOTHING,
    "other": _other,
    "subject": lambda state, frame: frame.subject,
    "doer": lambda state, frame: frame.doer,
}


def compile_work(node: Node) -> Reading:
    if isinstance(node, Word):
        return _WORK_WORDS[node.name]
    assert isinstance(node, Call), "the grammar allows nothing else"
    card_of = compile_card(node.args[0])

    def unflipped(state: OpusState, frame: Reader) -> int:
        card = card_of(state, frame)
        if not board.is_in_play(state, card):
            return NOTHING
        index = board.face_down(state, card & 7)
        return state.attached[card & 7][index] if index != NOTHING else NOTHING

    return unflipped


_WORK_WORDS: dict[str, Reading] = {
    "it": lambda state, frame: frame.it if is_work(frame.it) else NOTHING,
    "this": lambda state, frame: frame.this,
    "work": lambda state, frame: frame.work,
}


def _compile_thing(node: Node) -> Reading:
    """A card or a work; `it` is whichever it is."""
    if node == Word("it"):
        return lambda state, frame: frame.it
    name = node.name if isinstance(node, Word | Call) else ""
    return compile_work(node) if name in ("this", "work", "facedown") else compile_card(node)


def compile_player(node: Node, scope: Scope) -> Reading:
    if isinstance(node, Call):
        card_of = _compile_known(node.args[0])
        return lambda state, frame: board.player_of(state, card_of(state, frame))
    assert isinstance(node, Word), "the grammar allows nothing else"
    if node.name == "me":
        return lambda state, frame: frame.seat
    if node.name == "actor":
        return lambda state, frame: frame.actor
    if scope.is_action:
        return lambda state, frame: frame.opponent
    return _fullest_opponent


def _fullest_opponent(state: OpusState, frame: Reader) -> int:
    """D.3: in a number or condition, `opp` is the opponent with the most works in hand."""
    opponents = state.layout.opponents[frame.seat]
    return max(opponents, key=lambda seat: len(state.hand[seat])) if opponents else NOTHING


# -- sets ---------------------------------------------------------------------------------------------------


def compile_set(node: Node, scope: Scope) -> Members:
    if isinstance(node, Filtered):
        members, fits = compile_set(node.members, scope), compile_condition(node.condition)

        def kept(state: OpusState, frame: Reader) -> list[int]:
            outer = frame.it
            found = []
            for member in members(state, frame):
                frame.it = member
                if fits(state, frame):
                    found.append(member)
            frame.it = outer
            return found

        return kept
    if isinstance(node, Word):
        return _CARD_SETS[node.name]
    assert isinstance(node, Call), "the grammar allows nothing else"
    return _compile_set_of(node, scope)


def _compile_set_of(node: Call, scope: Scope) -> Members:
    if node.name in ("near", "attached"):
        card_of = compile_card(node.args[0])
        of_card = _near if node.name == "near" else _attached

        def of_a_card(state: OpusState, frame: Reader) -> list[int]:
            card = card_of(state, frame)
            return of_card(state, card & 7) if board.is_in_play(state, card) else []

        return of_a_card
    player = compile_player(node.args[0], scope)

    def works_of_a_player(state: OpusState, frame: Reader) -> list[int]:
        seat = player(state, frame)
        if seat == NOTHING:
            return []
        return (state.hand if node.name == "hand" else state.graveyard)[seat]

    return works_of_a_player


def _near(state: OpusState, place: int) -> list[int]:
    rows = [ego for ego in state.layout.egos if abs((ego & 3) - (place & 3)) == 1]
    return [state.card[ego] for ego in rows if state.card[ego] != NOTHING]


def _attached(state: OpusState, place: int) -> list[int]:
    return state.attached[place]


def _egos(state: OpusState, frame: Reader) -> list[int]:
    return [state.card[place] for place in state.layout.egos if state.card[place] != NOTHING]


def _artists(state: OpusState, frame: Reader) -> list[int]:
    return [state.card[place] for place in state.layout.artists if state.card[place] != NOTHING]


def _mine(state: OpusState, frame: Reader) -> list[int]:
    owner = state.layout.owner
    return [card for card in _artists(state, frame) if owner[card & 7] == frame.seat]


def _allies(state: OpusState, frame: Reader) -> list[int]:
    return [card for card in _mine(state, frame) if card != frame.me]


def _foes(state: OpusState, frame: Reader) -> list[int]:
    owner, opponents = state.layout.owner, state.layout.opponents[frame.seat]
    return [card for card in _artists(state, frame) if owner[card & 7] in opponents]


_CARD_SETS: dict[str, Members] = {
    "egos": _egos,
    "artists": _artists,
    "mine": _mine,
    "allies": _allies,
    "foes": _foes,
}

# -- numbers ------------------------------------------------------------------------------------------------


def compile_number(node: Node, scope: Scope) -> Reading:
    if isinstance(node, Number):
        value = node.value
        if scope.is_boosted:
            return lambda state, frame: value + frame.boost
        return lambda state, frame: value
    if isinstance(node, Word):
        if node.name == "n":
            return lambda state, frame: frame.n
        return lambda state, frame: state.round
    assert isinstance(node, Call), "the grammar allows nothing else"
    if node.name == "count":
        members = compile_set(node.args[0], scope.inner)
        return lambda state, frame: len(members(state, frame))
    if node.name == "cost":
        priced = compile_work(node.args[0])
        return lambda state, frame: _printed_cost(state, priced(state, frame))
    if node.name == "words":
        thing = _compile_thing(node.args[0])
        return lambda state, frame: _words(state, thing(state, frame))
    if node.name in _CARD_NUMBERS:
        return _compile_card_number(node)
    return _compile_sum(node, scope)


def _compile_card_number(node: Call) -> Reading:
    card_of, read = compile_card(node.args[0]), _CARD_NUMBERS[node.name]

    def number_of_card(state: OpusState, frame: Reader) -> int:
        card = card_of(state, frame)
        return read(state, card) if board.is_in_play(state, card) else 0

    return number_of_card


def _compile_sum(node: Call, scope: Scope) -> Reading:
    left = compile_number(node.args[0], scope)
    if node.name == "negative":
        return lambda state, frame: -left(state, frame)
    # D.11: the divisor of `div` is no amount, so it is never boosted.
    right = compile_number(node.args[1], scope.inner if node.name == "div" else scope)
    combine = _OPERATIONS[node.name]
    return lambda state, frame: combine(left(state, frame), right(state, frame))


_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "plus": operator.add,
    "minus": operator.sub,
    "times": operator.mul,
    "min": min,
    "max": max,
    "div": operator.floordiv,
}


def _printed_cost(state: OpusState, work: int) -> int:
    return COSTS[board.counted_kind(state, work)] if work != NOTHING else 0


def _words(state: OpusState, thing: int) -> int:
    if thing == NOTHING:
        return 0
    if is_work(thing):
        return WORK_WORDS[board.counted_kind(state, thing)]
    if not board.is_in_play(state, thing):
        return 0
    cards = EGOS if is_ego(thing) else ARTISTS
    return cards[card_kind(thing)].words


_CARD_NUMBERS: dict[str, Callable[[OpusState, int], int]] = {
    "attack": lambda state, card: statics.attack_of(state, card & 7),
    "base_attack": board.base_attack,
    "vital": lambda state, card: state.vital[card & 7],
    "base_vital": board.base_vital,
    "position": lambda state, card: board.position(state, card & 7),
}

# -- conditions ---------------------------------------------------------------------------------------------


def compile_condition(node: Node | None) -> Test:
    if node is None:
        return lambda state, frame: True
    assert isinstance(node, Call), "the grammar allows nothing else"
    name, args = node.name, node.args
    if name in ("and", "or", "not"):
        return _compile_joined(name, [compile_condition(arg) for arg in args])
    if name in ("same", "differs"):
        return _compile_same(name == "same", _compile_thing(args[0]), _compile_thing(args[1]))
    if name in _COMPARISONS:
        left, right = compile_number(args[0], Scope()), compile_number(args[1], Scope())
        compare = _COMPARISONS[name]
        return lambda state, frame: compare(left(state, frame), right(state, frame))
    if name in ("odd", "even"):
        number, rest = compile_number(args[0], Scope()), int(name == "odd")
        return lambda state, frame: number(state, frame) % 2 == rest
    if name == "is_opp":
        player = compile_player(args[0], Scope())
        return lambda state, frame: player(state, frame) in state.layout.opponents[frame.seat]
    if name == "faceup":
        work_of = compile_work(args[0])
        return lambda state, frame: _is_face_up(state, work_of(state, frame))
    if name == "named":
        work_of, kind = compile_work(args[0]), WORK_NUMBER[_word(args[1])]
        return lambda state, frame: _is_named(state, work_of(state, frame), kind)
    if name == "school":
        thing, school = _compile_thing(args[0]), _word(args[1])
        return lambda state, frame: _is_of_school(state, thing(state, frame), school)
    return _compile_card_test(name, args[0])


def _word(node: Node) -> str:
    assert isinstance(node, Word), "the grammar allows nothing else"
    return node.name


def _compile_joined(name: str, tests: list[Test]) -> Test:
    if name == "not":
        return lambda state, frame: not tests[0](state, frame)
    first, *others = tests
    if not others:
        return first
    rest = _compile_joined(name, others)
    if name == "and":
        return lambda state, frame: first(state, frame) and rest(state, frame)
    return lambda state, frame: first(state, frame) or rest(state, frame)


def _compile_same(is_same: bool, left: Reading, right: Reading) -> Test:
    """`==` is true only if both sides are the same existing thing; `!=` is the opposite of that."""

    def same(state: OpusState, frame: Reader) -> bool:
        one = left(state, frame)
        exists = one == right(state, frame) and one != NOTHING
        return exists and (is_work(one) or board.is_in_play(state, one))

    return same if is_same else lambda state, frame: not same(state, frame)


_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}


def _compile_card_test(name: str, node: Node) -> Test:
    if name in _REMEMBERED:
        known, remembered = _compile_known(node), _REMEMBERED[name]
        return lambda state, frame: remembered(state, frame, known(state, frame))
    card_of, test = compile_card(node), _CARD_TESTS[name]

    def test_card(state: OpusState, frame: Reader) -> bool:
        card = card_of(state, frame)
        return board.is_in_play(state, card) and test(state, card & 7)

    return test_card


_REMEMBERED: dict[str, Callable[[OpusState, Reader, int], bool]] = {
    "is_ego": lambda state, frame, card: is_ego(card),
    "is_artist": lambda state, frame, card: is_artist(card),
    "is_mine": lambda state, frame, card: card != NOTHING and board.player_of(state, card) == frame.seat,
}
"""What may be asked of a card that has left play, if an event names it (D.3)."""

_CARD_TESTS: dict[str, Callable[[OpusState, int], bool]] = {
    "first": lambda state, place: board.order_of(state, place)[0] == place & 3,
    "last": lambda state, place: board.order_of(state, place)[-1] == place & 3,
    "acted": lambda state, place: bool(state.flags[place] & Flag.ACTED),
    "gained": lambda state, place: bool(state.flags[place] & Flag.GAINED),
    "has_facedown": lambda state, place: board.face_down(state, place) != NOTHING,
}


def _is_face_up(state: OpusState, work: int) -> bool:
    place, index = board.where_attached(state, work)
    return place != NOTHING and bool(state.marks[place][index] & Mark.FACE_UP)


def _is_named(state: OpusState, work: int, kind: int) -> bool:
    return work != NOTHING and board.counted_kind(state, work) == kind


def _is_of_school(state: OpusState, thing: int, school: str) -> bool:
    if thing == NOTHING:
        return False
    if is_work(thing):
        return WORKS[board.counted_kind(state, thing)].school == school
    if not board.is_in_play(state, thing) or is_ego(thing):
        return False
    practised = board.practises(state, thing & 7)
    return practised == EVERY_SCHOOL if school == ALL_SCHOOLS else bool(practised & SCHOOL_BIT[school])


# Attack depends on texts, and texts read attack: whichever module is loaded first, all of this one is there
# when the other compiles the abilities of the cards.
from game.opus import statics  # noqa: E402
