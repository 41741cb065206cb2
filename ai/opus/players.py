"""What Ego & Opus brings for its computer players."""

from __future__ import annotations

from ai.opus.egos import make_egos
from ai.opus.evaluate import CRITERIA, WEIGHTS, evaluate
from ai.opus.settle import settle, settle_with_care
from ai.players import Players

PLAYERS = Players(
    evaluate,
    {"egos": make_egos},
    settle=settle,
    settle_with_care=settle_with_care,
    criteria=CRITERIA,
    weighing=WEIGHTS,
)
