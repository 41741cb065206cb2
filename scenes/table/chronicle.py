"""The log in words: who did what, as whoever looks may know it, newest last."""

from __future__ import annotations

from typing import NamedTuple

from game.action import Ref
from game.event import Event
from game.match import Entry
from scenes.picture import NOBODY
from scenes.table.sitting import Sitting
from scenes.words import Words

__all__ = ["NOBODY", "Chronicle", "LogRow"]


class LogRow(NamedTuple):
    """One row: what a seat did in one step, or what nobody did."""

    step: int
    """The step it led to."""
    seat: int
    """Whose deed it was, or `NOBODY`."""
    title: str
    lines: tuple[str, ...]
    refs: tuple[Ref, ...]
    """What it is about, to be pointed at."""
    is_hit: bool
    """Whether it was done to whoever looks."""
    has_why: bool
    signed: str = ""
    """All of it in one short paragraph with signs, where the picture tells it so."""

    @property
    def words(self) -> str:
        """The row as one sentence."""
        return " ".join(filter(None, (self.title, "; ".join(self.lines))))


class Chronicle:
    """Rows of one sitting, made once per step, language and seat that looks: at a shared window the eyes
    change with every hand-over."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._told_to: dict[tuple[object, ...], tuple[list[Entry], list[list[LogRow]]]] = {}

    def rows(self, words: Words, since: int | None = None) -> list[LogRow]:
        """Every row up to the shown position, or only those after a step."""
        sitting = self._sitting
        match = sitting.match
        key = (sitting.seat_looking, words.language, words.seat_names, match.is_over)
        entries, told = self._told_to.setdefault(key, ([], []))
        log = match.log[: sitting.shown - match.first_step]
        # Somebody else may have taken back and gone on while these eyes were closed.
        pairs = enumerate(zip(entries, log, strict=False))
        alike = next((n for n, (was, now) in pairs if was is not now), min(len(entries), len(log)))
        del entries[alike:], told[alike:]
        for number in range(len(entries), len(log)):
            entries.append(log[number])
            told.append(self._told(log[number], match.first_step + number + 1, words))
        return [row for rows in told for row in rows if since is None or row.step > since]

    def _told(self, entry: Entry, step: int, words: Words) -> list[LogRow]:
        sitting = self._sitting
        rules = sitting.rules
        has_why = not sitting.match.seats[entry.seat].is_person and entry.why is not None
        flows = sitting.picture.log_signs is not None
        rows: list[LogRow] = []
        for event in sitting.seen(entry):
            seat, title, rest, short = self._parts(event, words)
            moment = sitting.picture.moment(event)
            is_hit = moment is not None and sitting.seat_looking in moment.hits
            refs = rules.mentions(event)
            last = rows[-1] if rows else None
            if last is not None and self._belongs_to(last, seat, title):
                said = rest if title == last.title else " ".join(filter(None, (title, rest)))
                rows[-1] = last._replace(
                    lines=(*last.lines, said),
                    refs=last.refs + refs,
                    is_hit=last.is_hit or is_hit,
                    signed=(", " if title == last.title else " · ").join(filter(None, (last.signed, short))),
                )
                continue
            rows.append(LogRow(step, seat, title, (rest,), refs, is_hit, has_why=False, signed=short))
        if flows:
            rows = [row for row in rows if row.signed]
        if has_why and rows:
            own = next((number for number, row in enumerate(rows) if row.seat == entry.seat), 0)
            rows[own] = rows[own]._replace(has_why=True)
        return rows

    def _belongs_to(self, row: LogRow, seat: int, title: str) -> bool:
        """Whether what a seat or nobody did is told in the row before it, of the same step."""
        picture = self._sitting.picture
        if (row.seat, row.title) == (seat, title):
            return picture.log_signs is not None or seat != NOBODY
        return picture.log_joins and seat in (NOBODY, row.seat)

    def _parts(self, event: Event, words: Words) -> tuple[int, str, str, str]:
        """Whose deed an event was, the name at its head, the rest of its sentence, and the short form."""
        picture = self._sitting.picture
        sentence = words.say(self._sitting.rules.describe(event))
        subject = picture.subject(event, self._sitting.view)
        seat, title, rest = (
            _parted_by(sentence, subject[0], words.say(subject[1]))
            if subject is not None
            else _parted(sentence, words, len(self._sitting.match.seats))
        )
        if picture.log_signs is None:
            # A sentence that begins otherwise still stands beside the mark of whoever it is about.
            return (seat if subject is None else subject[0]), title, rest, ""
        telling = picture.tell(event, words)
        if telling is None:
            return seat, title, rest, rest
        if subject is None:
            title = "" if telling.seat == NOBODY else words.seat_name(telling.seat)
        else:
            title = words.say(subject[1])
        return telling.seat, title, rest, telling.says


def _parted(sentence: str, words: Words, seats: int) -> tuple[int, str, str]:
    """Whose sentence it is, the name at its head, and the rest; nobody's is left whole."""
    named = sorted(((words.seat_name(seat), seat) for seat in range(seats)), key=lambda each: -len(each[0]))
    for name, seat in named:
        if sentence.startswith(name + " "):
            return seat, name, sentence[len(name) + 1 :]
    return NOBODY, "", sentence


def _parted_by(sentence: str, seat: int, name: str) -> tuple[int, str, str]:
    """The same where the picture says whose sentence it is and how it begins."""
    rest = sentence.removeprefix(name)
    if rest == sentence or not rest.startswith((" ", "\u202f", ":", ",")):
        return NOBODY, "", sentence
    return seat, name, rest.lstrip(" \u202f:")
