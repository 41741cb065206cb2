"""Opponents: the controller contract, players for every game, and one package of automata per game."""
