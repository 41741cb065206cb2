"""From touches to actions: whatever the player touches narrows the legal actions, in any order.

The things touched so far are the selection. The actions that mention all of them stay possible;
everything those still mention is highlighted. When one action is left and nothing of it is untouched but
its verb, it is complete and played; when things of it are still untouched it is offered, and played by
touching any of them or by the confirm key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game.action import Action, Ref


@dataclass(slots=True)
class Narrowing:
    """The legal actions of one decision and what of them has been touched."""

    actions: tuple[Action, ...]
    refs_of: Callable[[Action], tuple[Ref, ...]]
    selection: tuple[Ref, ...] = ()
    _refs: dict[Action, frozenset[Ref]] = field(init=False)

    def __post_init__(self) -> None:
        self._refs = {action: frozenset(self.refs_of(action)) for action in self.actions}

    @property
    def possible(self) -> list[Action]:
        """The actions that mention everything selected, in the order of the rules."""
        chosen = frozenset(self.selection)
        return [action for action in self.actions if chosen <= self._refs[action]]

    @property
    def highlighted(self) -> frozenset[Ref]:
        """What can be touched next: all things the possible actions mention, without the selected ones."""
        mentioned: frozenset[Ref] = frozenset()
        return mentioned.union(*(self._refs[action] for action in self.possible)) - frozenset(self.selection)

    @property
    def offered(self) -> Action | None:
        """The only action left, once something is selected or when there never was another."""
        possible = self.possible
        return possible[0] if len(possible) == 1 and (self.selection or len(self.actions) == 1) else None

    def touch(self, ref: Ref) -> Action | None:
        """Select a highlighted thing or put a selected one back; the action to play, if this completes one."""
        if ref in self.selection:
            self.put_back(ref)
            return None
        if ref not in self.highlighted:
            self._start_over_with(ref)
            return None
        was_offered = self.offered
        self.selection = (*self.selection, ref)
        left = self.offered
        if left is not None and (left == was_offered or self._is_complete(left)):
            return left
        return None

    def put_back(self, ref: Ref | None = None) -> bool:
        """Take the thing (or the last one touched) out of the selection; False when there was nothing."""
        if not self.selection:
            return False
        self.selection = (
            self.selection[:-1] if ref is None else tuple(each for each in self.selection if each != ref)
        )
        return True

    def narrows(self, refs: Iterable[Ref]) -> bool:
        """Whether any of the things can be touched now."""
        return not self.highlighted.isdisjoint(refs)

    def _start_over_with(self, ref: Ref) -> None:
        """A thing of another action: begin again with it, as a hand reaching for another card would."""
        if any(ref in refs for refs in self._refs.values()):
            self.selection = (ref,)

    def _is_complete(self, action: Action) -> bool:
        untouched = self._refs[action] - frozenset(self.selection)
        return all(ref.kind == "verb" for ref in untouched)
