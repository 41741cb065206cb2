"""Mutated match files: whatever the bytes, one sentence or a match, and no file touched.

`python -m tests.saves.mutate --count 20000 [--game GAME]` makes that many files from good ones of the tiny
game or of another: bytes flipped, cut, pasted; fields swapped, dropped, doubled; numbers huge, types wrong;
half of the latter with checksums that fit again. Every file lies in a folder with a good neighbour and a good
backup. It is opened and listed as by the window; a match that opens is played on, taken back and composed
again. Anything but `BadFile` is a failure, and so is a changed folder.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from ai.by_chance import match_by_chance
from game.chance import SeededChance
from game.match import CannotUndo, Match
from game.registry import find, register
from saves.compose import Composer
from saves.faults import BadFile, backup_of
from saves.opening import open_match
from saves.store import Store
from scenes.words import LANGUAGES, Words
from tests.saves.sample import LABEL, SAVED, contents, play_on, reasoned_match, reseal, tiny_match, write
from tests.tiny.entry import ENTRY

Plain = Any
Place = tuple[Any, Any]
"""A list or object, and the key of one of its values."""

ABSURD: tuple[Plain, ...] = (
    None, True, False, 0, -1, 1, 2, 17, 18, 255, 2**31, 2**53, -(2**63), 2**64, 10**30, 10**3000, 0.5, -0.0,
    1e300, "", "0", "hide", "seat", "ä\u0000\u202e", "x" * 3000, [], [[]], [None], {}, {"": {}}, [1, 2, 3],
    ["seat", [["seat", 99]]], ["seat", []], "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00",
)  # fmt: skip


# -- mutations of bytes -------------------------------------------------------------------------------------


def flip(data: bytes, chance: SeededChance) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.pick((1, 1, 1, 2, 8))):
        changed[chance.below(len(changed))] ^= 1 << chance.below(8)
    return bytes(changed)


def overwrite(data: bytes, chance: SeededChance) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.pick((1, 3, 40))):
        changed[chance.below(len(changed))] = chance.pick(b'0123456789-eE.,:"[]{}\\ \n\0\xff')
    return bytes(changed)


def cut(data: bytes, chance: SeededChance) -> bytes:
    return data[: chance.below(len(data))]


def drop(data: bytes, chance: SeededChance) -> bytes:
    start = chance.below(len(data))
    return data[:start] + data[start + 1 + chance.below(200) :]


def paste(data: bytes, chance: SeededChance) -> bytes:
    start, target = chance.below(len(data)), chance.below(len(data))
    return data[:target] + data[start : start + 1 + chance.below(300)] + data[target:]


def swap_lines(data: bytes, chance: SeededChance) -> bytes:
    lines = data.split(b"\n")
    first, second = chance.below(len(lines)), chance.below(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


# -- mutations of values ------------------------------------------------------------------------------------


def wrong(plain: Plain, chance: SeededChance) -> None:
    holder, key = pick_place(plain, chance)
    holder[key] = chance.pick(ABSURD)


def nudge(plain: Plain, chance: SeededChance) -> None:
    places = [(holder, key) for holder, key in places_of(plain) if type(holder[key]) is int]
    holder, key = chance.pick(places)
    holder[key] += chance.pick((-100, -2, -1, 1, 2, 100))


def swap(plain: Plain, chance: SeededChance) -> None:
    (one, key), (other, other_key) = pick_place(plain, chance), pick_place(plain, chance)
    # Copies: a value may lie within the other one, and a file holds no circles.
    one[key], other[other_key] = deepcopy(other[other_key]), deepcopy(one[key])


def lose(plain: Plain, chance: SeededChance) -> None:
    holder, key = pick_place(plain, chance)
    del holder[key]


def double(plain: Plain, chance: SeededChance) -> None:
    holder, key = chance.pick([place for place in places_of(plain) if isinstance(place[0], list)])
    holder.insert(key, holder[key])


def rename(plain: Plain, chance: SeededChance) -> None:
    holder, key = chance.pick([place for place in places_of(plain) if isinstance(place[0], dict)])
    holder[chance.pick(("extra", "why", "start", key + "s"))] = holder.pop(key)


def places_of(plain: Plain) -> list[Place]:
    found: list[Place] = []
    waiting = [plain]
    while waiting:
        holder = waiting.pop()
        for key, value in holder.items() if isinstance(holder, dict) else enumerate(holder):
            found.append((holder, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


def pick_place(plain: Plain, chance: SeededChance) -> Place:
    """Any place; every other time one outside the log, which would get nearly all of them otherwise."""
    if chance.below(2):
        return chance.pick(places_of({name: value for name, value in plain.items() if name != "log"})[1:])
    return chance.pick(places_of(plain))


OF_BYTES: tuple[Callable[[bytes, SeededChance], bytes], ...] = (flip, overwrite, cut, drop, paste, swap_lines)
OF_VALUES: tuple[Callable[[Plain, SeededChance], None], ...] = (wrong, nudge, swap, lose, double, rename)


class Mutant(NamedTuple):
    how: str
    data: bytes


def mutant(good: bytes, number: int) -> Mutant:
    """The mutant of that number: the same on every machine."""
    chance = SeededChance(number)
    which = number % (len(OF_BYTES) + 2 * len(OF_VALUES))
    if which < len(OF_BYTES):
        of_bytes = OF_BYTES[which]
        return Mutant(of_bytes.__name__, of_bytes(good, chance))
    of_values = OF_VALUES[(which - len(OF_BYTES)) // 2]
    plain = json.loads(good)
    for _ in range(chance.pick((1, 1, 2, 4))):
        of_values(plain, chance)
    how = of_values.__name__
    if which % 2:
        try:
            plain, how = reseal(plain), f"{how}, sealed"
        except (KeyError, TypeError, AttributeError, ValueError):
            how = f"{how}, not to be sealed"
    return Mutant(how, json.dumps(plain, allow_nan=True).encode())


# -- what every mutant goes through -------------------------------------------------------------------------


class Failure(NamedTuple):
    number: int
    how: str
    details: str


class Yard:
    """A folder with a good match, and a mutant with a good backup."""

    def __init__(self, folder: Path, matches: Sequence[Match] = ()) -> None:
        matches = matches or (tiny_match(17), reasoned_match(12), tiny_match(0), tiny_match(60, seed=11))
        self.folder = folder
        self.path = write(folder / "mutant.json", tiny_match(3))
        self.goods = [Composer().compose(match, LABEL, SAVED) for match in matches]
        self.words = [Words(language) for language in LANGUAGES]
        write(folder / "neighbour.json", tiny_match(8))
        write(backup_of(self.path), tiny_match(2))

    def try_out(self, number: int) -> str | Failure:
        """How the mutant fared, in a word, or how it broke something."""
        how, data = mutant(self.goods[number // 7 % len(self.goods)], number)
        self.path.write_bytes(data)
        before = contents(self.folder)
        try:
            fate = self._open()
            self._list()
            assert contents(self.folder) == before, "a file was touched"
        except Exception:  # noqa: BLE001 - every failure is reported, whatever it is
            return Failure(number, how, traceback.format_exc())
        return fate

    def _open(self) -> str:
        try:
            opened = open_match(self.path)
        except BadFile as fault:
            return self._refused(fault)
        go_on(opened.match)
        return "opens" if opened.warning is None else "opens from its position"

    def _refused(self, fault: BadFile) -> str:
        for words in self.words:
            said = words.say(fault.reason)
            assert self.path.name in said, f"the sentence does not name the file: {said}"
            assert len(said) < 400, f"that is no sentence: {said}"
            assert said.replace("\u202f", "").isprintable(), f"the sentence is not one line: {said!r}"
        assert fault.offers_backup, "the good backup is not offered"
        return fault.reason.key

    def _list(self) -> None:
        store = Store(self.folder)
        slots = {slot.path.name: slot for slot in store.slots()}
        assert set(slots) == {"mutant.json", "neighbour.json"}
        assert slots["neighbour.json"].fault is None
        assert (slots["mutant.json"].header is None) == (slots["mutant.json"].fault is not None)
        assert store.newest() is not None


def go_on(match: Match) -> None:
    """Play, take back and save what was opened, as the window would."""
    rules = match.rules
    play_on(match, 3)
    try:
        match.undo()
    except CannotUndo:
        assert match.why_not_undo() is not None
    match.at(match.first_step)
    for seat in range(len(match.seats)):
        rules.sample(rules.view(match.state, seat), SeededChance(seat))
    Composer().compose(match, match.label, SAVED)


def try_out_all(
    count: int, first: int = 0, matches: Sequence[Match] = ()
) -> tuple[Counter[str], list[Failure]]:
    """Make that many mutants, of the tiny game's matches or of others, and see what becomes of them."""
    fates: Counter[str] = Counter()
    failures = []
    with tempfile.TemporaryDirectory() as folder:
        yard = Yard(Path(folder), matches)
        for number in range(first, first + count):
            fate = yard.try_out(number)
            if isinstance(fate, Failure):
                failures.append(fate)
            else:
                fates[fate] += 1
    return fates, failures


def of_game(name: str) -> list[Match]:
    """Matches of a shipped game: just dealt, early, in the middle, and over."""
    return [
        match_by_chance(find(name), seed, moves) for seed, moves in ((1, 0), (2, 12), (3, 80), (4, 100_000))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Open mutated match files.")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first mutant")
    parser.add_argument("--game", default=ENTRY.name, help="whose files are mutated; else the tiny game's")
    arguments = parser.parse_args()
    register(ENTRY)
    matches = () if arguments.game == ENTRY.name else of_game(arguments.game)
    fates, failures = try_out_all(arguments.count, arguments.first, matches)
    for fate, number in fates.most_common():
        print(f"{number:7} {fate}")
    for failure in failures[:5]:
        print(f"\nmutant {failure.number} ({failure.how}):\n{failure.details}")
    print(f"{arguments.count} mutants, {len(failures)} failures")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
