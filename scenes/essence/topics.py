"""Where the book of rules tells more: about a thing, and about what is being decided."""

from __future__ import annotations

from game.action import Ref
from game.essence.state import EssenceState, Phase, StepKind

_BOOK = "essence"
_OF_THINGS = {
    "segment": "building",
    "cell": "building",
    "character": "options",
    "advisor": "advisors",
    "fragment": "prophecies",
    "treaty": "treaties",
    "seat": "factions",
    "pile": "options",
}
_OF_STATS = {
    "attack": "attacks",
    "defense": "attacks",
    "foundations": "building",
    "fragment": "end",
    "token": "treaties",
    "revenge": "cleaning",
}
_OF_STEPS = {
    StepKind.TURN: "turn",
    StepKind.BUILD: "building",
    StepKind.PLACE: "building",
    StepKind.SIGN: "treaties",
    StepKind.READ: "prophecies",
    StepKind.CYCLE: "prophecies",
    StepKind.TARGET: "attacks",
    StepKind.SPOILS: "attacks",
    StepKind.LIFT: "relocating",
    StepKind.PUT: "relocating",
    StepKind.TRIGGER: "answers",
    StepKind.PASS_DISCARD: "passing",
}
_OF_PHASES = {
    Phase.ADVISORS: "advisors",
    Phase.TURNS: "effects",
    Phase.CLEANING: "cleaning",
    Phase.OVER: "end",
}


def topic_of(ref: Ref) -> str:
    """The chapter about a thing."""
    match ref:
        case Ref("stat", str(stat)):
            chapter = _OF_STATS.get(stat, "income")
        case Ref("pile", "prophecies"):
            chapter = "prophecies"
        case Ref("verb", "attack-threat"):
            chapter = "attacks"
        case _:
            chapter = _OF_THINGS.get(ref.kind, "turn")
    return f"{_BOOK}#{_BOOK}-{chapter}"


def topic_now(view: EssenceState) -> str:
    """The chapter about what is being decided."""
    step = view.stack[-1].kind if view.stack and view.phase is Phase.TURNS else None
    chapter = _OF_STEPS.get(step) if step is not None else None
    return f"{_BOOK}#{_BOOK}-{chapter or _OF_PHASES[view.phase]}"
