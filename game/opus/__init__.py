"""Ego & Opus: troupes of artists, works played face down, and egos that nobody controls."""
