"""Actions: a verb and references to things on the table, as NamedTuples.

A game writes its actions as NamedTuples whose fields are small ints. Each field's annotation names
the kind of thing it points at, and the last field is the verb with its only value as default:

    Slot = Annotated[int, "slot"]

    class Invoke(NamedTuple):
        card: Annotated[int, "card"]
        slot: Slot
        verb: str = "invoke"

The verb is a field because tuples of different classes with equal fields are equal in Python.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

Action: TypeAlias = tuple[Any, ...]


class Ref(NamedTuple):
    """A thing on the table a player can touch: a kind and its number, or a verb and its name."""

    kind: str
    id: int | str


def verb_ref(verb: str) -> Ref:
    """The verb itself as a touchable thing: an "End turn" button is the verb of one action."""
    return Ref("verb", verb)


class BadAction(ValueError):
    """Plain values that are no action of this game."""


class Actions:
    """All action classes of one game: their plain JSON form and the things they mention."""

    def __init__(self, *classes: type[Any]) -> None:
        self._classes: dict[str, type[Any]] = {}
        self._kinds: dict[str, tuple[str, ...]] = {}
        for action_class in classes:
            verb = action_class._field_defaults.get("verb")
            if not isinstance(verb, str) or action_class._fields[-1] != "verb":
                raise TypeError(f"{action_class.__name__} must end with its verb")
            if verb in self._classes:
                raise TypeError(f"the verb {verb!r} stands twice")
            self._classes[verb] = action_class
            self._kinds[verb] = _kinds_of(action_class)

    @property
    def verbs(self) -> tuple[str, ...]:
        return tuple(self._classes)

    def refs(self, action: Action) -> tuple[Ref, ...]:
        """What the action mentions: its verb, then each thing in the order of its fields."""
        kinds = self._kinds[action[-1]]
        return (verb_ref(action[-1]), *(Ref(kind, value) for kind, value in zip(kinds, action, strict=False)))

    def encode(self, action: Action) -> list[Any]:
        """As plain JSON values, the verb first."""
        return [action[-1], *action[:-1]]

    def decode(self, plain: object) -> Action:
        """The action that `encode` wrote; `BadAction` when `plain` is anything else."""
        if not isinstance(plain, list) or not plain or not isinstance(plain[0], str):
            raise BadAction("an action is a list that begins with a verb")
        verb, *values = plain
        if verb not in self._classes:
            raise BadAction(f"no action is called {verb!r}")
        if len(values) != len(self._kinds[verb]):
            raise BadAction(f"{verb!r} takes {len(self._kinds[verb])} values, not {len(values)}")
        if not all(type(value) is int for value in values):
            raise BadAction(f"the values of {verb!r} are whole numbers")
        action: Action = self._classes[verb](*values)
        return action


def _kinds_of(action_class: type[Any]) -> tuple[str, ...]:
    hints = get_type_hints(action_class, include_extras=True)
    kinds = []
    for field in action_class._fields[:-1]:
        hint = hints[field]
        if get_origin(hint) is not Annotated or get_args(hint)[0] is not int:
            raise TypeError(
                f"{action_class.__name__}.{field} must be an int annotated with the kind it names"
            )
        kinds.append(str(get_args(hint)[1]))
    return tuple(kinds)
