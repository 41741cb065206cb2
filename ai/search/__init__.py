"""The searching player: one tree over many worlds that fit what its seat sees."""
