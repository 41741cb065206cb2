"""Opponents of Ego & Opus: the egos' automaton and the evaluation of a position."""
