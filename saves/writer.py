"""Writing beside the window: the disk may take its time, the next frame may not."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import NamedTuple

from saves import atomic


class _Task(NamedTuple):
    data: bytes
    keep_previous: bool


class Writer:
    """Puts files in place on a thread of its own; of several versions that wait, only the newest is written.

    The thread lives as long as there is something to write, and the program does not end before it has.
    A failure is raised to whoever comes next, with `put` or `settle`.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: dict[Path, _Task] = {}
        self._thread: threading.Thread | None = None
        self._failure: Exception | None = None

    def put(self, path: Path, data: bytes, *, keep_previous: bool = True) -> None:
        """Have a file replaced soon; raises what became of an earlier one, after taking this one over."""
        with self._lock:
            self._waiting[path] = _Task(data, keep_previous)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="egotable-saving")
                self._thread.start()
        self._raise_failure()

    def wait(self) -> None:
        """Wait until everything is written, or could not be."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def settle(self) -> None:
        """Wait until everything is written; raises what went wrong."""
        self.wait()
        self._raise_failure()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    self._thread = None
                    return
                path = next(iter(self._waiting))
                task = self._waiting.pop(path)
            try:
                atomic.replace(path, task.data, keep_previous=task.keep_previous)
            except Exception as failure:  # noqa: BLE001 - raised again where somebody can be told
                self._failure = failure

    def _raise_failure(self) -> None:
        failure, self._failure = self._failure, None
        if failure is not None:
            raise failure
