"""The real window on a virtual screen, driven by the X server's own mouse and keyboard events."""
