"""A hint in three presses: the area, the move, the reason. It comes from a computer in the person's stead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from ai.controller import Choice
from ai.greedy import action_name
from ai.search.reasons import ONLY_COSTS
from game.action import Ref
from game.text import Text, text
from scenes.narrowing import VERB
from scenes.picture import Picture
from scenes.table.sitting import Sitting


@dataclass(slots=True)
class Hint:
    """What was asked and what is known so far."""

    level: int = 0
    choice: Choice | None = None

    @property
    def is_awaited(self) -> bool:
        return self.level > 0 and self.choice is None

    @property
    def shows_move(self) -> bool:
        return self.level >= 2 and self.choice is not None

    refs: frozenset[Ref] = frozenset()

    def press(self) -> None:
        """Ask for a hint, or for more of it."""
        self.level = min(3, self.level + 1)

    def poll(self, sitting: Sitting) -> bool:
        """See whether the answer has come; whether it just has."""
        if not self.is_awaited:
            return False
        self.choice = sitting.table.hint()
        if self.choice is None:
            return False
        self.refs = frozenset(sitting.rules.actions.refs(self.choice.action))
        return True

    def says(self, sitting: Sitting, picture: Picture, regions: dict[Ref, str]) -> Text | None:
        """The hint in words, as much of it as was asked for; `regions` says where things lie."""
        if self.level == 0:
            return None
        if self.choice is None:
            return text("table-hint-thinking")
        name = action_name(sitting.rules, self.choice.action)
        if self.level == 1:
            where = next((regions[ref] for ref in self._things(sitting) if ref in regions), None)
            if where is None:
                return text("table-hint-button")
            return text("table-hint-area", region=picture.region_name(where))
        if self.level == 2 or self.choice.why is None:
            return text("table-hint-move", move=name)
        first, *criteria = self.choice.why.sentences
        if not criteria or criteria[0].key in ONLY_COSTS:
            # What a move gives up is no reason for it: that comes after how it held up.
            return reduce(_and_then, criteria, first)
        return reduce(_and_then, criteria)

    def _things(self, sitting: Sitting) -> list[Ref]:
        assert self.choice is not None, "the answer has come"
        return [ref for ref in sitting.rules.actions.refs(self.choice.action) if ref.kind != VERB]


def _and_then(before: Text, sentence: Text) -> Text:
    return text("table-hint-reasons", before=before, sentence=sentence)
