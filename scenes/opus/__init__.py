"""Ego & Opus in the window: a gallery at night."""
