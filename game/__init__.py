"""The kernel every game stands on, and one package of pure rules per game."""
