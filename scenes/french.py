"""What French does where a name is put into a sentence: de Omar becomes d’Omar, à le surmoi au surmoi.

The sentences of the Fluent files cannot know with what a name begins. So every name is put in behind a
joint, and the word before the joint and the beginning of the name are then drawn together.
"""

from __future__ import annotations

import re

JOINT = "\ue000"
"""A character of nobody's alphabet, which stands before a name until the sentence is whole."""

_VOWEL = "AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒaeiouàâäéèêëîïôöùûüœ"

_RULES = tuple(
    (re.compile(rf"\b{before} {JOINT}{after}"), drawn_together)
    for before, after, drawn_together in (
        ("([Dd])e", "le ", r"\1u "),
        ("([Dd])e", "les ", r"\1es "),
        ("à", "le ", "au "),
        ("À", "le ", "Au "),
        ("à", "les ", "aux "),
        ("À", "les ", "Aux "),
        ("([Dd]|[Qq]u)e", f"(?=[{_VOWEL}])", r"\1’"),
    )
)


def draw_together(sentence: str) -> str:
    """The sentence without joints, as it is spoken. An h is left alone: it may be aspirated."""
    for pattern, drawn_together in _RULES:
        sentence = pattern.sub(drawn_together, sentence)
    return sentence.replace(JOINT, "")
