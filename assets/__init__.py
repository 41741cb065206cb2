"""Data the program ships: cards, locale files and rules texts. No code lives here."""
