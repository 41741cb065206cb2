"""Upgrades of older match files: one function per version, each leading to the next.

An upgrade works on plain values that nobody has validated yet. What does not look as its version should is
left alone: the validation that follows names the place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from saves.schema import VERSION

Plain = dict[str, Any]


def _from_1(plain: Plain) -> Plain:
    """Version 2 brought free take-backs and matches that begin from a snapshot, and named a seat's parts."""
    seats = plain.get("seats")
    if isinstance(seats, list):
        seats = [_named_seat(seat) for seat in seats]
    return {**plain, "seats": seats, "free_takebacks": False, "first_step": 0, "start": None}


def _named_seat(pair: object) -> object:
    match pair:
        case [controller, name]:
            return {"controller": controller, "name": name}
    return pair


UPGRADES: dict[int, Callable[[Plain], Plain]] = {1: _from_1}


def upgrade(plain: Plain, version: int) -> Plain:
    """The values of a file of an earlier version as the present one would have written them."""
    for earlier in range(version, VERSION):
        plain = {**UPGRADES[earlier](plain), "version": earlier + 1}
    return plain
