"""What Ego & Opus brings for its computer players."""

from __future__ import annotations

from ai.opus.egos import make_egos
from ai.opus.evaluate import evaluate
from ai.players import Players

PLAYERS = Players(evaluate, {"egos": make_egos})
