"""Cards are data: JSON files under `assets/cards/`, checked by pydantic once, when they are loaded."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

CardT = TypeVar("CardT", bound=BaseModel)


class BadCards(ValueError):
    """A card file that does not fit its model; the message names the file and the place."""


def load_cards(game: str, deck: str, model: type[CardT], package: str = "assets") -> tuple[CardT, ...]:
    """Every card of `<package>/cards/<game>/<deck>.json`, a list of objects that fit `model`."""
    path = files(package) / "cards" / game / f"{deck}.json"
    try:
        return tuple(TypeAdapter(list[model]).validate_json(path.read_bytes()))  # type: ignore[valid-type]
    except ValidationError as error:
        first = error.errors()[0]
        place = ", ".join([f"{game}/{deck}.json", ".".join(map(str, first["loc"]))]).removesuffix(", ")
        raise BadCards(f"{place}: {first['msg']}") from error
