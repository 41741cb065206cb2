"""Opponents of Cerebria: the Ego, one module per idea of its rulebook, and an evaluation for the others."""
