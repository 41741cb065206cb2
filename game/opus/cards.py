"""The cards of section E, checked and read when they are loaded, and the numbers that stand for them.

Works are numbered in the order of E.1, artists in that of E.2, egos in that of E.3. A number tells all that a
label or a rule needs to know without a state: a *work* in a match is its owner's seat, its kind and a serial
number in one int; a *card in play* is its place, its kind and a running number in one int.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from game.cards import BadCards, load_cards
from game.opus.grammar import parse_lasting, parse_result, parse_signature, parse_strategy
from game.opus.syntax import ALL_SCHOOLS, SCHOOLS, Call, Word
from game.rules import HIDDEN

SchoolName = Literal["VIS", "MUS", "LIT", "PFM", "CFT", "CUL", "MRL", "ALL"]
Origin = Literal["seed", "ours"]

EGO, ARTIST, SELF, NONE = 1, 2, 4, 8
"""Kinds of target (D.2), as bits: what a work accepts is a sum of them."""

_LETTERS = {"E": EGO, "A": ARTIST, "S": SELF, "N": NONE}


class _Card(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    name: str
    origin: Origin

    @property
    def words(self) -> int:
        """Words in the printed name, split at spaces."""
        return len(self.name.split())


class WorkCard(_Card):
    """One work of E.1."""

    school: SchoolName
    cost: int = Field(ge=0, le=9)
    targets: str = Field(pattern="^E?A?S?N?$", min_length=1)
    result: Annotated[Any, BeforeValidator(parse_result)]
    lasting: Annotated[Any, BeforeValidator(parse_lasting)]


class ArtistCard(_Card):
    """One artist of E.2."""

    school: SchoolName
    attack: int = Field(ge=0, le=20)
    drive: int = Field(ge=1, le=99)
    specialty: str
    signature: Annotated[Any, BeforeValidator(parse_signature)]


class EgoCard(_Card):
    """One ego of E.3."""

    attack: int = Field(ge=0, le=20)
    health: int = Field(ge=1, le=99)
    top: Annotated[Any, BeforeValidator(parse_strategy)]
    bottom: Annotated[Any, BeforeValidator(parse_strategy)]


WORKS = load_cards("opus", "works", WorkCard)
ARTISTS = load_cards("opus", "artists", ArtistCard)
EGOS = load_cards("opus", "egos", EgoCard)

WORK_NUMBER = {card.id: number for number, card in enumerate(WORKS)}
ARTIST_NUMBER = {card.id: number for number, card in enumerate(ARTISTS)}
EGO_NUMBER = {card.id: number for number, card in enumerate(EGOS)}
IDEA = WORK_NUMBER["idea"]
HOMAGE = WORK_NUMBER["homage"]


def _check() -> None:
    """What one card says about another must be true."""
    ids = [card.id for cards in (WORKS, ARTISTS, EGOS) for card in cards]
    specialties = [artist.specialty for artist in ARTISTS]
    if len(set(ids)) < len(ids) or len(set(specialties)) < len(specialties):
        raise BadCards("opus: an id or a specialty stands twice")
    for name in (*specialties, *_names_in([(work.result, work.lasting) for work in WORKS])):
        if name not in WORK_NUMBER:
            raise BadCards(f"opus: no work is called {name}")


def _names_in(part: Any) -> list[str]:
    """Every work an effect mentions by its id."""
    if isinstance(part, Call) and part.name == "named" and isinstance(part.args[1], Word):
        return [part.args[1].name]
    if isinstance(part, tuple | list):
        return [name for each in part for name in _names_in(each)]
    return []


_check()

# -- schools ------------------------------------------------------------------------------------------------

SCHOOL_BIT = {name: 1 << number for number, name in enumerate(SCHOOLS)}
EVERY_SCHOOL = (1 << len(SCHOOLS)) - 1
PRACTISED = tuple(EVERY_SCHOOL if a.school == ALL_SCHOOLS else SCHOOL_BIT[a.school] for a in ARTISTS)
"""The schools an artist practices by its print, as bits (H.4: ALL practices all seven)."""
WORK_SCHOOL = tuple(EVERY_SCHOOL if w.school == ALL_SCHOOLS else SCHOOL_BIT[w.school] for w in WORKS)
"""The schools whose artists may play a work, as bits."""
ACCEPTS = tuple(sum(_LETTERS[letter] for letter in work.targets) for work in WORKS)
COSTS = tuple(work.cost for work in WORKS)
SPECIALTY = tuple(WORK_NUMBER[artist.specialty] for artist in ARTISTS)
WORK_WORDS = tuple(work.words for work in WORKS)

# -- works in a match ---------------------------------------------------------------------------------------

_WORK = 1 << 24
_OWNER_SHIFT, _KIND_SHIFT = 18, 10
_HIDDEN_STEP = 16
MOST_IDEAS = (1 << _KIND_SHIFT) - 1


def make_work(owner: int, kind: int, serial: int) -> int:
    """The number of one copy of a work in the deck of a seat."""
    return _WORK | owner << _OWNER_SHIFT | kind << _KIND_SHIFT | serial


def is_work(number: int) -> bool:
    """Whether a number stands for a work (seen or hidden), not for a card on the board."""
    return number >= _WORK or number < 0


def kind_of(work: int) -> int:
    """Which card of E.1 a work is."""
    return work >> _KIND_SHIFT & 255


def owner_of(work: int) -> int:
    """The seat whose deck the work belongs to; its back shows that even when its face is hidden."""
    return work >> _OWNER_SHIFT & 63 if work >= 0 else (-work - 1) % _HIDDEN_STEP


def hidden_work(work: int, spot: int = 0) -> int:
    """What stands for a work whose face is hidden: a negative number that tells only its owner.

    The spot, from 1, tells the hidden works of one view apart.
    """
    return HIDDEN - owner_of(work) - _HIDDEN_STEP * spot


# -- cards in play ------------------------------------------------------------------------------------------

PLACES = 8
"""Zones 1 to 4 are places 0 to 3. Places 4 to 7 are ego rows 1 to 4 or, in Schism, the zones of side B."""


_EGO_CARD = 1 << 9


def make_card(entry: int, kind: int, place: int, *, is_ego: bool) -> int:
    """The number of a card in play; `entry` counts the cards that came into play, so no two are alike."""
    return entry << 10 | is_ego << 9 | kind << 3 | place


def card_kind(card: int) -> int:
    """Which card of E.2 or, for an ego, of E.3 it is."""
    return card >> 3 & 63


def is_ego(card: int) -> bool:
    """Whether the card, in play or gone, is an ego."""
    return card >= 0 and bool(card & _EGO_CARD)


def is_artist(card: int) -> bool:
    """Whether the card, in play or gone, is an artist."""
    return card >= 0 and not card & _EGO_CARD
