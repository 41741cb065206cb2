"""The command line as a process of its own: what only shows from outside. Few, for each costs a start."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def start(*arguments: str, stderr: int = subprocess.PIPE, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.tiny", *arguments],
        cwd=ROOT,
        env={**os.environ, "TERM": "xterm", "LC_ALL": "en", "XDG_CONFIG_HOME": os.devnull, **environment},
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        encoding="utf-8",
        preexec_fn=_hear_ctrl_c if os.name == "posix" else None,
    )


def _hear_ctrl_c() -> None:
    """What a shell runs in the background is born deaf to Ctrl+C, and so would be its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_output_is_utf8_wherever_it_goes() -> None:
    process = start("cards", "tiny", PYTHONIOENCODING="ascii", LC_ALL="fr", PYTHONUTF8="0")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "1 × braise 1" in out


def test_a_bad_argument_ends_with_two_and_one_line() -> None:
    process = start("simulate", "tiny", "--games", "none")
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, "")
    assert err == "--games takes a whole number from 1 to 1000000, not “none”.\n"


@pytest.mark.skipif(os.name != "posix", reason="signals of another kind")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_long_run_quietly(jobs: str) -> None:
    ours, theirs = os.openpty()
    process = start("simulate", "tiny", "--games", "50000", "--jobs", jobs, stderr=theirs)
    os.close(theirs)
    seen = b""
    # A terminal shows the progress bar; when its first matches are counted, all processes are at work.
    while not re.search(rb"[1-9]\d*/50000", seen):
        seen += os.read(ours, 4096)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    with contextlib.suppress(OSError):  # how the other end of a terminal says that it is closed
        while more := os.read(ours, 4096):
            seen += more
    os.close(ours)
    assert (process.returncode, out) == (130, "")
    assert b"Traceback" not in seen


@pytest.mark.skipif(os.name != "posix", reason="pipes of another kind")
def test_a_reader_that_goes_away_is_no_error() -> None:
    process = start("cards", "tiny")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.wait(timeout=60)
    assert process.returncode in (0, 1)
    process.stderr.close()


def test_headless_commands_start_without_pygame_and_help_without_any_game() -> None:
    script = (
        "import sys; sys.argv = ['egotable', '--help']\n"
        "from egotable import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "rooms = ('pygame', 'rich', 'ai', 'saves', 'tests')\n"
        "print([room for room in rooms if room in sys.modules], file=sys.stderr)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=60
    )
    assert run.stderr == "[]\n"
    assert run.stdout.startswith("egotable [--…]")
