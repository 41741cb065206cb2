"""The picture: window, scenes, skin, and one package of drawing per game."""

import os

# pygame greets on standard output when it is imported; a command line prints only what was asked for.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
