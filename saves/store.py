"""The folder of match files: slots, autosaves, quick saves, and what the load screen asks of them."""

from __future__ import annotations

import os
import re
import time
import unicodedata
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from game.match import Match
from game.text import Text, text
from saves import atomic, statistics
from saves.compose import Composer, Label, lay_out
from saves.faults import BadFile, CannotWrite, backup_of, name_of, system_reason
from saves.opening import header_of, open_bytes, opens, read_header
from saves.plain import parse, read_bytes
from saves.schema import LONGEST_TITLE, Header, match_id, tidy
from saves.writer import Writer

_AUTOSAVE = "autosave-"
_QUICK = "quick-"
_SUFFIX = ".json"
_THUMBNAIL = ".thumb"
_OTHERS = frozenset({"settings.json", statistics.FILE})
"""Files that are no matches: the statistics, and the settings where people keep both in one folder."""

_ABANDONED = 3600.0
"""Seconds after which an unfinished file belongs to nobody: no save takes so long."""

_COARSE_CLOCK = 3.0
"""Seconds by which the time of a file may be rounded; some file systems count in twos."""


class Slot(NamedTuple):
    """One file of the folder: its header, or the sentence that says why it has none."""

    path: Path
    header: Header | None
    fault: Text | None
    is_autosave: bool
    is_quick_save: bool
    thumbnail: Path | None
    backup: Path | None
    """The previous version, where the file itself cannot be opened and the previous one can."""


class _Known(NamedTuple):
    """What was read of a file, and how it looked then."""

    look: tuple[int, int, int]
    header: Header | None
    fault: Text | None
    backup: Path | None


class Store:
    """Keeps matches in a folder. Whatever fails is a `BadFile` or a `CannotWrite` with one sentence."""

    def __init__(
        self, folder: Path | None = None, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self.folder = folder or default_folder()
        self._now = now
        self.statistics = statistics.Statistics(self.folder, now)
        self._composer = Composer()
        self._writer = Writer()
        self._known: dict[Path, _Known] = {}
        self._renamed: dict[Path, str] = {}
        self._is_clean = False

    # -- saving ---------------------------------------------------------------------------------------------

    def autosave(self, match: Match, title: str | None = None, thumbnail: bytes | None = None) -> Path:
        """Save a match to its own autosave file; the writing itself happens beside the window.

        A failure to write is raised by the next autosave, or by `settle`.
        """
        label = self._label(match, title)
        path = self._own_file(_AUTOSAVE, match, label)
        renamed = self._renamed.pop(path, None)
        if title is None and renamed is not None:
            label = label._replace(title=renamed)
        match.label = label
        data = self._composer.compose(match, label, self._now())
        if not _is_there(
            path
        ):  # the first time, whoever plays learns at once that nothing can be written here
            atomic.replace(path, data)
        else:
            self._writer.put(path, data)
        if thumbnail is not None:
            self._writer.put(_thumbnail_file(path), thumbnail, keep_previous=False)
        return path

    def quick_save(self, match: Match, thumbnail: bytes | None = None) -> Path:
        """Save a match to its one quick-save file."""
        label = self._label(match, None)
        return self._save(self._own_file(_QUICK, match, label), match, label, thumbnail)

    def save_as(self, match: Match, title: str, thumbnail: bytes | None = None) -> Path:
        """Save a match under a title; the same match's file of that title is replaced, nobody else's."""
        label = self._label(match, title)
        for slot in self.slots():
            if slot.header is None or slot.is_autosave or slot.is_quick_save:
                continue
            if (slot.header.match_id, slot.header.title) == (_id_of(match, label), label.title):
                return self._save(slot.path, match, label, thumbnail)
        return self._save(None, match, label, thumbnail)

    def settle(self) -> None:
        """Wait until every autosave is on the disk; `CannotWrite` when one could not be written."""
        self._writer.settle()

    def _save(self, path: Path | None, match: Match, label: Label, thumbnail: bytes | None) -> Path:
        match.label = label
        data = self._composer.compose(match, label, self._now())
        if path is None:
            path = self._put_new(label.title, match.rules.name, data)
        else:
            atomic.replace(path, data)
        if thumbnail is not None:
            atomic.replace(_thumbnail_file(path), thumbnail, keep_previous=False)
        return path

    def _label(self, match: Match, title: str | None) -> Label:
        """What the match is called and when it began: now, when it is saved for the first time."""
        label: Label = match.label or Label("", self._now())
        return label if title is None else label._replace(title=tidy(title, LONGEST_TITLE))

    def _own_file(self, kind: str, match: Match, label: Label) -> Path:
        return self.folder / f"{kind}{match.rules.name}-{_id_of(match, label)}{_SUFFIX}"

    def _put_new(self, title: str, game: str, data: bytes) -> Path:
        """Write to the first free name that fits the title."""
        name = "-".join(filter(None, (game, _as_file_name(title))))
        for number in count(1):
            path = self.folder / (f"{name}-{number}{_SUFFIX}" if number > 1 else name + _SUFFIX)
            if _is_there(path) or _is_there(backup_of(path)):
                continue
            try:
                atomic.put_new(path, data)
            except CannotWrite as failure:
                if isinstance(failure.__cause__, FileExistsError):  # another window was quicker
                    continue
                raise
            return path
        raise AssertionError("there is always a free name")

    # -- the statistics -------------------------------------------------------------------------------------

    def count(self, match: Match) -> None:
        """Count a match that has ended; it must have been saved, for that gives it the id it counts under."""
        self.statistics.count(match, _id_of(match, match.label))

    def take_up(self, match: Match, original: Match) -> None:
        """Remember that a match, saved already, goes on from the middle of another one."""
        root = _id_of(original, original.label) if original.label is not None else statistics.UNCOUNTED
        self.statistics.take_up(_id_of(match, match.label), root)

    def first_end(self, match: Match, book: statistics.Book) -> statistics.Result | None:
        """The result under which a match counts, if it does."""
        return book.find(_id_of(match, match.label)) if match.label is not None else None

    # -- what there is --------------------------------------------------------------------------------------

    def slots(self) -> list[Slot]:
        """Every match file of the folder, newest first, those that cannot be opened among them."""
        self._writer.wait()
        self._clean_up()
        slots = [self._slot(path, look) for path, look in self._files()]
        return sorted(slots, key=self._time_of, reverse=True)

    def _time_of(self, slot: Slot) -> float:
        return slot.header.saved.timestamp() if slot.header else self._known[slot.path].look[0] / 1e9

    def slot(self, path: Path) -> Slot:
        """One file of the folder."""
        try:
            return self._slot(path, path.stat())
        except OSError as error:
            reason = text("saves-bad-unreadable", file=name_of(path), reason=system_reason(error))
            raise BadFile(path, reason) from error

    def newest(self) -> Slot | None:
        """The match to continue: the newest that opens and is not over."""
        self._writer.wait()
        best: tuple[float, Slot] | None = None
        # A file was changed last when its match was saved, or later: the menu need not read all of them.
        for path, look in sorted(self._files(), key=lambda file: -file[1].st_mtime):
            if best is not None and look.st_mtime + _COARSE_CLOCK < best[0]:
                break
            slot = self._slot(path, look)
            if slot.header is None or slot.header.over:
                continue
            saved = slot.header.saved.timestamp()
            if (best is None or saved > best[0]) and opens(path):
                best = saved, slot
        return best and best[1]

    def file_count(self) -> int:
        """How many match files there are, without reading any."""
        return sum(1 for _ in self._files())

    def _files(self) -> Iterator[tuple[Path, os.stat_result]]:
        try:
            paths = list(self.folder.iterdir())
        except FileNotFoundError:
            return
        except OSError as error:
            reason = text("saves-bad-unreadable", file=name_of(self.folder), reason=system_reason(error))
            raise BadFile(self.folder, reason) from error
        for path in paths:
            name = path.name
            if not name.endswith(_SUFFIX) or name.startswith(".") or name in _OTHERS:
                continue
            try:
                look = path.stat()
            except OSError:  # deleted by another window since
                continue
            yield path, look

    def _slot(self, path: Path, look: os.stat_result) -> Slot:
        known = self._known.get(path)
        seen = (look.st_mtime_ns, look.st_size, look.st_ino)
        if known is None or known.look != seen:
            known = _Known(seen, *_examine(path))
            self._known[path] = known
        thumbnail = _thumbnail_file(path)
        return Slot(
            path,
            known.header,
            known.fault,
            path.name.startswith(_AUTOSAVE),
            path.name.startswith(_QUICK),
            thumbnail if _is_there(thumbnail) else None,
            known.backup,
        )

    def _clean_up(self) -> None:
        """Once, take away what a killed process may have left unfinished; never what one may be writing."""
        if self._is_clean:
            return
        self._is_clean = True
        try:
            for path in self.folder.glob(f".*{atomic.UNFINISHED}"):
                if time.time() - path.stat().st_mtime > _ABANDONED:
                    path.unlink()
        except OSError:
            return

    # -- changing what there is -----------------------------------------------------------------------------

    def rename(self, slot: Slot, title: str) -> None:
        """Give a match another title; its file keeps its name and its backup."""
        self._writer.wait()
        data = read_bytes(slot.path)
        header_of(slot.path, data)
        title = tidy(title, LONGEST_TITLE)
        renamed = lay_out({**parse(slot.path, data), "title": title})
        atomic.replace(slot.path, renamed, keep_previous=False)
        self._renamed[slot.path] = title

    def delete(self, slot: Slot) -> None:
        """Delete a match file with its backup and its thumbnail; the match itself last."""
        self._writer.wait()
        for path in (_thumbnail_file(slot.path), backup_of(slot.path), slot.path):
            atomic.remove(path)
        self._renamed.pop(slot.path, None)

    def import_file(self, path: Path) -> Slot:
        """Take a copy of a match file from anywhere, if it opens."""
        data = read_bytes(path)
        header = open_bytes(path, data).header
        return self.slot(self._put_new(header.title, header.game, data))

    def export(self, slot: Slot, path: Path) -> None:
        """Write a copy of a match file to anywhere; what lay there before is kept as its backup."""
        self._writer.wait()
        if path.absolute() != slot.path.absolute():
            atomic.replace(path, read_bytes(slot.path))


def write_match(path: Path, match: Match, title: str = "") -> None:
    """Write a match file anywhere, outside of any store."""
    now = datetime.now(UTC)
    label = match.label or Label(tidy(title, LONGEST_TITLE), now)
    atomic.replace(path, Composer().compose(match, label, now))


def default_folder() -> Path:
    """Where people's matches are kept unless they say otherwise."""
    return user_data_path("egotable", appauthor=False) / "matches"


def _id_of(match: Match, label: Label) -> str:
    return match_id(match.rules.name, label.created, match.seed)


def _examine(path: Path) -> tuple[Header | None, Text | None, Path | None]:
    """Header, fault and offered backup of a file."""
    try:
        return read_header(path), None, None
    except BadFile as fault:
        return None, fault.reason, fault.backup if fault.offers_backup else None


def _is_there(path: Path) -> bool:
    """Whether there is such a file; unlike the path's own answer, never an error where we may not look."""
    return os.path.exists(path)


def _thumbnail_file(path: Path) -> Path:
    return path.with_suffix(_THUMBNAIL)


def _as_file_name(title: str) -> str:
    """The title in letters that every file system takes."""
    plain = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain)[:40].strip("-")
