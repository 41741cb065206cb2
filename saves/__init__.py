"""The match file: its schema, versions and migrations, the atomic store and autosave."""
