"""Why a computer player or an automaton chose what it chose, as data that the log can show."""

from __future__ import annotations

from typing import NamedTuple

from game.action import Ref
from game.text import Text


class Candidate(NamedTuple):
    """One thing that was considered: what to point at on the table, its name, its value per criterion."""

    refs: tuple[Ref, ...]
    name: Text
    values: tuple[int | float, ...] = ()


class Why(NamedTuple):
    """A reason in one or two sentences, with the candidates and criteria behind it.

    `decided_by` is the number of the criterion that told the chosen candidate from the next best,
    or -1 when there was nothing to choose between.
    """

    sentences: tuple[Text, ...]
    criteria: tuple[Text, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    chosen: int = 0
    decided_by: int = -1

    def encode(self) -> dict[str, object]:
        """As plain JSON values, for the match file."""
        return {
            "sentences": [sentence.encode() for sentence in self.sentences],
            "criteria": [criterion.encode() for criterion in self.criteria],
            "candidates": [
                [[list(ref) for ref in refs], name.encode(), list(values)]
                for refs, name, values in self.candidates
            ],
            "chosen": self.chosen,
            "decided_by": self.decided_by,
        }

    @classmethod
    def decode(cls, plain: object) -> Why:
        """The reason that `encode` wrote; `ValueError` when `plain` is anything else."""
        match plain:
            case {
                "sentences": list(sentences),
                "criteria": list(criteria),
                "candidates": list(candidates),
                "chosen": int(chosen),
                "decided_by": int(decided_by),
            }:
                return cls(
                    tuple(map(Text.decode, sentences)),
                    tuple(map(Text.decode, criteria)),
                    tuple(map(_decode_candidate, candidates)),
                    chosen,
                    decided_by,
                )
        raise ValueError("a reason holds sentences, criteria, candidates, chosen and decided_by")


def _decode_candidate(plain: object) -> Candidate:
    if type(plain) is list and len(plain) == 3:
        refs, name, values = plain
        if type(refs) is list and type(values) is list and _are_numbers(values):
            return Candidate(tuple([_decode_ref(ref) for ref in refs]), Text.decode(name), tuple(values))
    raise ValueError("a candidate is a list of references, a name and a list of numbers")


def _are_numbers(values: list[object]) -> bool:
    return all(type(value) in (int, float, bool) for value in values)


def _decode_ref(plain: object) -> Ref:
    if type(plain) is list and len(plain) == 2:
        kind, id_ = plain
        if type(kind) is str and type(id_) in (int, str):
            return Ref(kind, id_)
    raise ValueError("a reference is a kind and a number or name")
