"""From touches to actions: whatever the player touches narrows the legal actions, in any order.

The things touched so far are the selection. The actions that mention all of them stay possible; everything
those still mention is highlighted. When one action is left it is offered, and touching any of its things, its
verb, or the same thing once more plays it. Naming the verb last plays at once: a button that says what it
does needs no second question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from game.action import Action, Ref

VERB = "verb"


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

    def actions_with(self, ref: Ref) -> list[Action]:
        """The possible actions that mention the thing too."""
        return [action for action in self.possible if ref in self._refs[action]]

    def finishes(self, ref: Ref) -> Action | None:
        """The action of which only this thing is untouched, verbs aside; None when there are several."""
        found = [
            action
            for action in self.actions_with(ref)
            if all(
                left == ref or left.kind == VERB for left in self._refs[action] - frozenset(self.selection)
            )
        ]
        return found[0] if len(found) == 1 else None

    def touch(self, ref: Ref) -> Action | None:
        """Select a thing, put a selected one back, or play: the action this plays, if any."""
        offered = self.offered
        if offered is not None and ref in self._refs[offered]:
            return offered
        if ref in self.selection:
            self.put_back(ref)
            return None
        if ref not in self.highlighted:
            self._start_over_with(ref)
            return None
        named = self.finishes(ref) if ref.kind == VERB else None
        if named is None:
            self.selection = (*self.selection, ref)
        return named

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

    def is_mentioned(self, ref: Ref) -> bool:
        """Whether any action of the decision, possible or not, mentions the thing."""
        return any(ref in refs for refs in self._refs.values())

    def _start_over_with(self, ref: Ref) -> None:
        """A thing of another action: take it up instead, and keep of the selection what goes with it."""
        if not self.is_mentioned(ref):
            return
        kept = frozenset((ref,))
        for each in self.selection:
            if any(kept | {each} <= refs for refs in self._refs.values()):
                kept |= {each}
        self.selection = (*(each for each in self.selection if each in kept), ref)
