"""Actions: what they mention, and their plain form."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import pytest

from game.action import Actions, BadAction, Ref, verb_ref


class Invoke(NamedTuple):
    card: Annotated[int, "card"]
    slot: Annotated[int, "slot"]
    verb: str = "invoke"


class Pass(NamedTuple):
    verb: str = "pass"


class Unnamed(NamedTuple):
    card: Annotated[int, "card"]


class Untyped(NamedTuple):
    card: int
    verb: str = "untyped"


class VerbFirst(NamedTuple):
    verb: str = "first"
    card: Annotated[int, "card"] = 0


ACTIONS = Actions(Invoke, Pass)


def test_mentions_the_verb_then_the_things_in_order():
    assert ACTIONS.refs(Invoke(3, 1)) == (Ref("verb", "invoke"), Ref("card", 3), Ref("slot", 1))
    assert ACTIONS.refs(Pass()) == (verb_ref("pass"),)
    assert ACTIONS.verbs == ("invoke", "pass")


def test_plain_form_both_ways():
    assert ACTIONS.encode(Invoke(3, 1)) == ["invoke", 3, 1]
    decoded = ACTIONS.decode(["invoke", 3, 1])
    assert decoded == Invoke(3, 1)
    assert type(decoded) is Invoke


@pytest.mark.parametrize(
    ("plain", "fault"),
    [
        ("invoke", "a list that begins with a verb"),
        ([], "a list that begins with a verb"),
        ([3], "a list that begins with a verb"),
        (None, "a list that begins with a verb"),
        (["fly", 1], "no action is called 'fly'"),
        (["invoke", 1], "'invoke' takes 2 values, not 1"),
        (["pass", 1], "'pass' takes 0 values, not 1"),
        (["invoke", 1, "2"], "whole numbers"),
        (["invoke", 1, True], "whole numbers"),
        (["invoke", 1, 2.0], "whole numbers"),
    ],
)
def test_plain_values_that_are_no_action(plain, fault):
    with pytest.raises(BadAction, match=fault):
        ACTIONS.decode(plain)


@pytest.mark.parametrize(
    ("classes", "fault"),
    [
        ([Unnamed], "Unnamed must end with its verb"),
        ([VerbFirst], "VerbFirst must end with its verb"),
        ([Untyped], "Untyped.card must be an int annotated"),
        ([Pass, Pass], "the verb 'pass' stands twice"),
    ],
)
def test_class_that_is_no_action(classes, fault):
    with pytest.raises(TypeError, match=fault):
        Actions(*classes)
