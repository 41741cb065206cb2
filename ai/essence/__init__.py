"""The Essence's opponents."""
