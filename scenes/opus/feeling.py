"""How events of Ego & Opus are felt: sounds, flashes and banners."""

from __future__ import annotations

from game.action import Ref
from game.event import Event
from game.opus import events as happened
from game.opus.cards import WORKS, is_ego, kind_of
from game.opus.state import NOTHING
from game.opus.syntax import SCHOOLS
from game.opus.telling import sentence_of
from scenes.picture import Moment


def place_ref(card: int) -> Ref:
    return Ref("row", card & 3) if is_ego(card) else Ref("zone", card & 7)


def _pitch(kind: int) -> int:
    """Each school has its note; works of every school have the highest."""
    school = WORKS[kind].school
    return SCHOOLS.index(school) if school in SCHOOLS else len(SCHOOLS) - 1


def moment(event: Event) -> Moment | None:
    """Works turned up and what egos do are told to everybody; the rest is only heard or seen."""
    match event:
        case happened.WorkFlipped(card, work) if work >= 0:
            return Moment("work", _pitch(kind_of(work)), (place_ref(card),), sentence_of(event))
        case happened.CopyDeclared(card, kind):
            return Moment("work", _pitch(kind), (place_ref(card),), sentence_of(event))
        case happened.EgoWorkShown(card, work) if work >= 0:
            return Moment("work", _pitch(kind_of(work)), (place_ref(card),), sentence_of(event))
        case happened.WorkFailed(card):
            return Moment("not-possible", 0, (place_ref(card),), sentence_of(event))
        case happened.Attacked(card, other):
            sound = "ego-attacks" if is_ego(card) else "built"
            flashes = tuple(place_ref(each) for each in (card, other) if each != NOTHING)
            return Moment(sound, 0, flashes, sentence_of(event))
        case happened.Retired(card):
            return Moment(
                "ego-retired" if is_ego(card) else "gloom", 0, (place_ref(card),), sentence_of(event)
            )
        case happened.DiceRolled(card):
            return Moment("dice", 0, (place_ref(card),), sentence_of(event))
        case happened.EgoIdle(card):
            return Moment("other-turn", 0, (place_ref(card),), sentence_of(event))
        case happened.PointsChanged(_, amount):
            return Moment("swell" if amount > 0 else "gloom", 0, (), sentence_of(event))
        case happened.RoundBegun() | happened.MatchEnded():
            return Moment("swell", 0, (), sentence_of(event))
    return _quiet(event)


def _quiet(event: Event) -> Moment | None:
    match event:
        case happened.WorkLaid(card) | happened.CardEntered(_, card):
            return Moment("place", 0, (place_ref(card),))
        case happened.WorkDrawn() | happened.WorkTaken() | happened.WorkFound() | happened.IdeasTaken():
            return Moment("lift")
        case happened.PortfolioShuffled():
            return Moment("shuffle")
        case happened.WorkDiscarded() | happened.WorkMilled() | happened.WorkMoved():
            return Moment("flip")
        case happened.Damaged(card):
            return Moment("gloom", 0, (place_ref(card),))
        case happened.Gained(card, amount) | happened.Shielded(card, amount):
            return Moment("bead", amount, (place_ref(card),))
        case happened.AttackChanged(card) | happened.Boosted(card) | happened.Countering(card):
            return Moment("link", 0, (place_ref(card),))
        case happened.Negated(card) | happened.Skipped(card) | happened.Lured(card):
            return Moment("gloom", 0, (place_ref(card),))
        case happened.SecretsShown():
            return Moment("flip")
    return None
