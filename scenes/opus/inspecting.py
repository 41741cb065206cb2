"""Things seen close: a large card, its figures, its whole text."""

from __future__ import annotations

from pygame import Surface

from game.action import Ref
from game.opus import board
from game.opus.cards import ARTISTS, EGOS, WORKS, card_kind, kind_of, owner_of
from game.opus.decks import card_name
from game.opus.state import NOTHING, Flag, OpusState
from game.opus.statics import attack_of
from game.opus.telling import card_text, work_text
from scenes.opus import cards
from scenes.opus.catalogue import lines_of
from scenes.opus.foresight import ego_outlook
from scenes.opus.lettering import breakable
from scenes.opus.reading import hung, may_copy, state_of
from scenes.opus.status import pile_name
from scenes.picture import Inspection, Sight
from scenes.units import Units

LARGE = (190, 273)
_FLAGS = (
    (Flag.DORMANT, "dormant"),
    (Flag.NEGATED, "negated"),
    (Flag.SKIPPED, "skipped"),
    (Flag.COUNTERING, "countering"),
)


def inspect(sight: Sight, ref: Ref) -> Inspection:
    state = state_of(sight)
    match ref:
        case Ref("zone", int(place)) if state.card[place] != NOTHING:
            return _in_play(sight, place)
        case Ref("row", int(row)) if state.layout.egos and state.card[row + 4] != NOTHING:
            return _in_play(sight, row + 4)
        case Ref("work", int(work)) if work >= 0:
            return _work(sight, state, work)
        case Ref("kind", int(kind)):
            return _card(sight, "work", kind)
        case Ref("artist" | "ego", int(kind)) if kind >= 0:
            return _card(sight, ref.kind, kind)
        case Ref("pile", str(name)):
            return _pile(sight, state, name)
    return Inspection(sight.words.say(sight.rules.label(ref)), topic="opus")


def _large(sight: Sight, sort: str, kind: int) -> Surface:
    """The picture with its name; everything else is said beside it."""
    units = sight.units
    ref = Ref({"work": "kind"}.get(sort, sort), kind)
    words = cards.TallWords(breakable(sight.words, sight.words.say(sight.rules.label(ref))))
    twice = Units(units.size, units.scale * 1.2, units.text_scale)
    return cards.tall_card((units.px(LARGE[0]), units.px(LARGE[1])), twice, cards.tall_of(sort, kind), words)


def _card(sight: Sight, sort: str, kind: int) -> Inspection:
    """A card as it is printed."""
    words = sight.words
    facts = [
        (words(f"opus-table-fact-{_fact(sort, name)}"), str(n))
        for name, n in cards.tall_of(sort, kind).numbers
    ]
    if sort != "ego":
        school = (WORKS if sort == "work" else ARTISTS)[kind].school
        facts.append((words("opus-table-fact-school"), words(f"opus-school-name-{school.lower()}")))
    identity = {"work": WORKS, "artist": ARTISTS, "ego": EGOS}[sort][kind].id
    return Inspection(
        words.say(card_name(identity)),
        lines_of(words, sort, kind),
        tuple(facts),
        _large(sight, sort, kind),
        f"opus#{sort}s",
    )


def _fact(sort: str, name: str) -> str:
    return "cost" if sort == "work" else name


def _work(sight: Sight, state: OpusState, work: int) -> Inspection:
    """A work that may be seen; on the wall it says what became of it."""
    words = sight.words
    place, index = board.where_attached(state, work)
    kind = kind_of(work)
    lines: list[str] = []
    if place != NOTHING:
        shown = hung(work, state.marks[place][index])
        kind = shown.kind if shown.kind != NOTHING else kind
        if shown.is_down:
            lines.append(words("opus-table-face-down", work=work_text(work)))
        elif shown.is_copy:
            lines.append(words("opus-table-is-copy", work=card_name(WORKS[kind].id)))
        elif shown.is_spent:
            lines.append(words("opus-table-came-to-nothing"))
    seen = _card(sight, "work", kind)
    owner = (words("opus-table-fact-owner"), words.seat_name(owner_of(work)))
    return seen._replace(lines=(*lines, *seen.lines), facts=(*seen.facts, owner))


def _in_play(sight: Sight, place: int) -> Inspection:
    state, words = state_of(sight), sight.words
    card = state.card[place]
    sort = "ego" if board.is_ego_place(state, place) else "artist"
    vital = "health" if sort == "ego" else "drive"
    seen = _card(sight, sort, card_kind(card))
    facts = [
        _changed(sight, "attack", attack_of(state, place), board.base_attack(state, card)),
        _changed(sight, vital, state.vital[place], board.base_vital(state, card)),
        *seen.facts[2:],
        (words("opus-table-fact-owner"), words.seat_name(state.layout.owner[place])),
    ]
    if state.shield[place]:
        facts.append((words("opus-table-fact-shield"), str(state.shield[place])))
    said = [words(f"opus-table-{name}") for flag, name in _FLAGS if state.flags[place] & flag]
    if state.traded[place]:
        said.append(words("opus-table-traded"))
    if sort == "ego":
        outlook = ego_outlook(state, place)
        said += [words.say(outlook)] if outlook is not None else []
    elif may_copy(state, place):
        said.append(words("opus-table-can-copy"))
    return seen._replace(name=words.say(card_text(card)), lines=(*seen.lines, *said), facts=tuple(facts))


def _changed(sight: Sight, name: str, now: int, base: int) -> tuple[str, str]:
    words = sight.words
    said = str(now) if now == base else words("opus-table-fact-base", now=now, base=base)
    return words(f"opus-table-fact-{name}"), said


def _pile(sight: Sight, state: OpusState, ref_name: str) -> Inspection:
    name, _, seat_number = ref_name.partition("-")
    seat = int(seat_number)
    words = sight.words
    lines = [words(f"opus-table-{name}-tip")]
    names: list[str] = []
    if name == "graveyard":
        names = [words.say(work_text(work)) for work in state.graveyard[seat]]
        names += [words.say(card_name(EGOS[kind].id)) for kind in state.retired_egos[seat]]
    elif name == "vault":
        names = [words.say(card_name(ARTISTS[kind].id)) for kind in state.vault_artists[seat] if kind >= 0]
        names += [words.say(card_name(EGOS[kind].id)) for kind in state.vault_egos[seat] if kind >= 0]
    elif name == "hand":
        names = [words.say(work_text(work)) for work in state.hand[seat] if work >= 0]
    if names:
        lines.append(", ".join(names))
    return Inspection(words.say(pile_name(state, name, seat)), tuple(lines), topic="opus#places")
