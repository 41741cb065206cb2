"""Game pads: the one place that knows pygame's private controller module."""

from __future__ import annotations

_open: list[object] = []
"""Opened pads must be kept, or they fall silent."""


def open_pads() -> None:
    """Listen to every pad that is plugged in."""
    import pygame._sdl2.controller as controller

    if not controller.get_init():
        controller.init()
    _open[:] = [
        controller.Controller(place)
        for place in range(controller.get_count())
        if controller.is_controller(place)
    ]
