"""Cerebria in the window: the ring of Realms, the Origin that turns, and the Ego's plans in plain sight."""
