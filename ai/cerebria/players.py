"""What Cerebria brings for its computer players."""

from __future__ import annotations

from ai.cerebria.ego import make_ego
from ai.cerebria.evaluate import CRITERIA, WEIGHTS, evaluate
from ai.players import Players
from game.cerebria.rules import EGO

PLAYERS = Players(evaluate, {EGO: make_ego}, criteria=CRITERIA, weighing=WEIGHTS)
