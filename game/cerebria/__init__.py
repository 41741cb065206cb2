"""Cerebria, the inside world: two teams of Spirits, or Spirits against the Ego."""
