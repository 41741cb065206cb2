"""What a game brings to the window: where its pieces lie and how they look, as a function of a view.

The table scene does the rest for every game: gliding, touching, focus, highlights, log, prompt, hand-over,
undo, hint, replay. A picture never sees the match, only a `Sight`: what one seat may see.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, runtime_checkable

from pygame import Rect, Surface

from game.action import Action, Ref
from game.event import Event
from game.rules import AnyRules, Options
from game.text import Text
from game.why import Why
from scenes.control import TextBox
from scenes.prints import Marks
from scenes.skin.colours import SHELL, Colour, Theme
from scenes.skin.light import Height
from scenes.skin.marks import PLAYER_SHAPES, Shape
from scenes.units import Units
from scenes.words import Words

if TYPE_CHECKING:
    from game.registry import GameEntry
    from scenes.app import App
    from scenes.lesson import Lesson
    from scenes.scene import Scene

# -- what a picture is drawn from ----------------------------------------------------------------------------


class Camera(NamedTuple):
    """How a ground that pans and zooms is looked at: the point in its middle, and which of its zooms."""

    x: float = 0.0
    y: float = 0.0
    zoom: int = 0


class Sight(NamedTuple):
    """Everything a picture is drawn from."""

    rules: AnyRules
    view: Any
    """The state as the viewer may see it; a picture gets no other."""
    viewer: int
    """The seat that looks, or `SPECTATOR`."""
    options: Options
    units: Units
    words: Words
    """Words that know who sits where."""
    selection: tuple[Ref, ...] = ()
    """What the person has touched so far."""
    touchable: frozenset[Ref] = frozenset()
    """What can be touched next: places that exist only while they can be chosen are laid out from it."""
    outlook: str = ""
    """Which of the picture's outlooks is shown; empty for the usual one."""
    camera: Camera = Camera()
    shows_marks: bool = False
    """Whether glyphs or initials stand inside pips and bars, for those who do not tell colours apart."""
    why: Why | None = None
    """The reason of the last move of a computer or automaton, as the viewer may read it."""
    history: Callable[[], Sequence[Event]] = tuple
    """Everything that happened up to here, as the viewer may know it: for charts; asked only when needed."""


# -- what it is made of --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing on the table: where it belongs now. Pieces with the same id glide from place to place.

    Equal kind, face, number and size mean an equal sprite, which is drawn once and kept.
    """

    id: str
    kind: str
    face: tuple[Hashable, ...]
    """What its sprite shows, besides its number."""
    rect: Rect
    z: int = 0
    ref: Ref | None = None
    """What touching it touches; a piece without one is only seen."""
    angle: float = 0.0
    """Degrees counter-clockwise, as a card in a fan."""
    region: str = "board"
    corner: float = 8.0
    """Radius of its corners in units: its light, frame and focus ring follow it."""
    is_round: bool = False
    is_shaped: bool = False
    """Whether its light and frame follow the outline of its sprite instead of its rectangle."""
    is_empty: bool = False
    """An empty place: as a legal target it is filled and shows a plus sign."""
    height: Height | None = Height.CARD
    """How high it lies above the table; None for what is part of the board."""
    raised: Rect | None = None
    """Where it is shown whole while looked at: a hand card that rises from its fan."""
    says_all: bool = False
    """Whether everything about it is read on it: a tooltip with its name alone would only repeat it."""
    is_open: bool = True
    """Whether its face is up; when that changes it turns over."""
    source: str = ""
    """The piece out of which it comes when it was not on the table before, as a card out of its deck."""
    sink: str = ""
    """The piece into which it goes when it leaves the table."""
    number: int | None = None
    """A number it shows; when it changes it counts up or down to it."""
    label: Text | None = None
    """What it is called, where the rules' own name of its `ref` does not say enough."""
    tip: Text | None = None
    """More about it, for the tooltip."""
    clip: Rect | None = None
    """The part of the window in which it shows, as on a ground that pans."""
    preview_at: tuple[float, float] = (0.5, 0.0)
    """Where the middle of a preview lies, in shares of its size: where it hides nothing that matters."""
    texts: tuple[TextBox, ...] = ()
    """The texts on it with the room they have, for layout tests."""


class Arrow(NamedTuple):
    """A line that leads from one place to another: an aim, a route. One with a `ref` lights up with it."""

    start: tuple[int, int]
    end: tuple[int, int]
    ref: Ref | None = None
    colour: Colour | None = None
    """Instead of the light of a legal target."""


class Form(StrEnum):
    """The forms a tool of the table can take."""

    BUTTON = "button"
    TILE = "tile"
    """Icon and key above, name below."""
    ICON = "icon"
    """An icon in a ring, its key below."""


class Tool(NamedTuple):
    """Where a button of the table stands, and in which form."""

    rect: Rect
    form: Form = Form.BUTTON


class Places(NamedTuple):
    """Where the table's own furniture stands, in pixels."""

    prompt: Rect
    """What is asked now; as wide as it may become, the bar itself is as wide as its words."""
    log: Rect
    """The chronicle, frame and head included."""
    end: Rect
    """The large golden button: ends the turn, or plays what is offered."""
    verbs: Rect
    """Buttons for choices that lie nowhere on the table: in a row, or upright when it is higher than wide."""
    tools: Mapping[str, Tool]
    """`undo`, `redo`, `hint`, `menu`, `rules`, `settings`, `speed`; what is missing stands in the menu."""
    title: Rect | None = None
    """The game's name in gold and where the match stands below it; None where the picture says it itself."""
    why: Rect | None = None
    """Where the reason of the last automatic move stands all the time, if it does."""
    inspector: Rect | None = None
    """Where a thing seen close is docked in a large window; beside the log when None."""
    banner: tuple[int, int] | None = None  # the middle of what is told for a moment; over the board when None


class Ground(NamedTuple):
    """A part of the table that pans and zooms: the window it is seen through, and how far the camera goes."""

    window: Rect
    zooms: tuple[float, ...] = (1.0,)
    bounds: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """The least and the largest x, then the least and the largest y, that the camera may stand over."""

    def clamp(self, camera: Camera) -> Camera:
        """The nearest camera that is allowed."""
        left, right, top, bottom = self.bounds
        return Camera(
            min(max(camera.x, left), right),
            min(max(camera.y, top), bottom),
            min(max(camera.zoom, 0), len(self.zooms) - 1),
        )

    def place(self, camera: Camera, units: Units, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of the ground, in units from its origin, as it lies in the window."""
        scale = self.zooms[camera.zoom] * units.scale
        left = self.window.centerx + (x - camera.x) * scale
        top = self.window.centery + (y - camera.y) * scale
        return Rect(round(left), round(top), round(width * scale), round(height * scale))


class Inspection(NamedTuple):
    """A thing seen close: its name, a large picture, its figures, and its rules text."""

    name: str
    lines: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()  # short pairs: "value" and "5"
    card: Surface | None = None
    topic: str = ""
    """Where the rules reader tells more."""


class Moment(NamedTuple):
    """How an event is felt: a sound, things that flash, and a banner for what everybody should notice."""

    sound: str = ""
    step: int = 0
    """Pitch of the sound, where it rises with a count."""
    flashes: tuple[Ref, ...] = ()
    """Besides what the rules say the event is about."""
    banner: Text | None = None
    hits: tuple[int, ...] = ()
    """The seats it was done to: their log shows an eye."""


NOBODY = -1  # the seat of what nobody did


class Telling(NamedTuple):
    """An event for a chronicle that runs on: whose deed it was, in a few words and signs."""

    seat: int
    says: str
    """Empty for what the table shows anyway."""


class Outlook(NamedTuple):
    """A way of looking at the same view: the rival's side in full, a pile spread out, the score so far."""

    id: str
    name: Text


class SeatMark(NamedTuple):
    """The form and colour that stand for a seat everywhere."""

    shape: Shape
    colour: Colour


class Ornament(Protocol):
    """Something that only moves for the eye: beads, a tower, a tumbling die. It never decides anything."""

    z: int
    """Where it lies among the pieces."""

    @property
    def bounds(self) -> Rect:
        """All that it may draw on."""

    def follow(self, sight: Sight, events: Sequence[Event], seed: int) -> None:
        """The view changed, by these events as the viewer may know them; all of the match at first.

        `seed` is the same for the same move of a match.
        """

    def update(self, seconds: float) -> None: ...

    def draw(self, surface: Surface) -> None: ...

    def settle(self) -> None:
        """Come to rest at once: motion is reduced, or the picture was skipped to."""

    @property
    def is_resting(self) -> bool: ...


@runtime_checkable
class Onlooker(Protocol):
    """An ornament that hangs on something which pans, zooms or changes with the outlook."""

    def look(self, sight: Sight) -> None:
        """The same view is looked at in another way."""


# -- the picture ---------------------------------------------------------------------------------------------


class Picture(ABC):
    """One game in the window. Holds no state of a match."""

    theme: ClassVar[Theme] = SHELL
    """The palette of panels, buttons and text at this table."""
    ambience: ClassVar[str | None] = "night"
    """Which world's music and air are heard at this table, by its name in `scenes.sound`."""
    log_signs: ClassVar[Marks | None] = None
    """Draws the signs of a chronicle whose rows run on; None where every event has a line of its own."""
    log_joins: ClassVar[bool] = False
    """Whether a row that runs on also tells what followed from the deed, of the same seat or of nobody."""
    log_is_plain: ClassVar[bool] = False
    """Whether the chronicle's head is one line of capitals, where room is scarce."""
    end_verbs: ClassVar[tuple[str, ...]] = ()
    """The verbs that end a turn: they are the large button and the key E."""
    weighed_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that are things on the table: taken up first, so that what they would bring is read before."""
    idle_label: ClassVar[str] = ""
    """What the large button says while none of them is possible; the first of them when empty."""

    # -- what must be there ---------------------------------------------------------------------------------

    @abstractmethod
    def portrait(self, size: int) -> Surface:
        """A square picture of the game for the menu's round frame, without words."""

    @abstractmethod
    def backdrop(self, units: Units) -> Surface:
        """What lies behind everything, for the whole window."""

    @abstractmethod
    def places(self, units: Units) -> Places:
        """Where the table's own furniture stands."""

    @abstractmethod
    def layout(self, sight: Sight) -> list[Piece]:
        """Every piece with its place; ids are unique."""

    @abstractmethod
    def sprite(self, piece: Piece, sight: Sight, *, is_raised: bool = False) -> Surface:
        """The picture of a piece, upright, for its rect (or for `raised`); called once per face and size.

        It is centred on the rect and may stand over it, where badges lie over the corners, by the same
        margin on opposite sides.
        """

    @abstractmethod
    def inspect(self, sight: Sight, ref: Ref) -> Inspection:
        """A thing seen close. Also asked for things that no piece shows."""

    @abstractmethod
    def draw_board(self, sight: Sight, surface: Surface) -> None:
        """Draw what lies still between backdrop and pieces: the ring, panels, tracks."""

    # -- what may be there ----------------------------------------------------------------------------------

    def of_match(self, options: Options) -> Picture:
        """The picture for a match with these options, where seats or places depend on them."""
        return self

    def is_aftermath(self, action: Action) -> bool:
        """Whether an automaton's step only follows from its turn: an earlier one is what people ask about."""
        return False

    def board_key(self, sight: Sight) -> Hashable:
        """What the board layer depends on besides size and language; it is drawn again when this changes."""
        return None

    def board_texts(self, sight: Sight) -> Sequence[TextBox]:
        """The texts that `draw_board` writes, for layout tests."""
        return ()

    def arrows(self, sight: Sight) -> Sequence[Arrow]:
        """Aims and routes over the pieces."""
        return ()

    def preview(self, sight: Sight, ref: Ref, actions: Sequence[Action]) -> Text | None:
        """A few signs beside a legal target, what touching it would give: "+2"; from public facts only."""
        return None

    def offer(self, sight: Sight, actions: Sequence[Action]) -> Action | None:
        """Of several actions that are left, the one to be offered while the others can still be chosen."""
        return None

    def needs_button(self, sight: Sight, ref: Ref) -> bool:
        """Whether a choice that lies nowhere gets a button; not what a piece leads to step by step."""
        return True

    def forecast(self, sight: Sight, action: Action) -> tuple[Text, ...]:
        """What an offered action would cost and change, said before it is played."""
        return ()

    def announce(self, before: Any, now: Any) -> Text | None:
        """What everybody should notice about the way from one view to a later one: a new phase."""
        return None

    def moment(self, event: Event) -> Moment | None:
        """How an event, as the viewer may know it, is felt."""
        return None

    def subject(self, event: Event, view: Any) -> tuple[int, Text] | None:
        """Whose deed an event tells and the name its sentence begins with, where that is not a seat's own."""
        return None

    def tell(self, event: Event, words: Words) -> Telling | None:
        """An event in short for a chronicle that runs on; None for the sentence of the rules."""
        return None

    def called(self, sight: Sight, action: Action) -> Text | None:
        """What an offered action is called, where its verb and things do not say it well."""
        return None

    def ornaments(self, sight: Sight) -> Sequence[Ornament]:
        """What moves for the eye at this table; asked when a match is opened or the window changes."""
        return ()

    def prepare(self, sight: Sight) -> Iterable[None]:
        """Measure or draw what is slow and may be needed at this table, a little at every step."""
        return ()

    def outlooks(self, sight: Sight) -> Sequence[Outlook]:
        """Other ways of looking at this view, besides the usual one; V goes through them."""
        return ()

    def ground(self, units: Units) -> Ground | None:
        """The part of the table that pans and zooms, if there is one."""
        return None

    def seat_mark(self, seat: int) -> SeatMark:
        """The form and colour of a seat."""
        colours = self.theme.players
        return SeatMark(PLAYER_SHAPES[seat % len(PLAYER_SHAPES)], colours[seat % len(colours)])

    def region_name(self, region: str) -> Text:
        """What a region of the table is called, where a hint speaks of it."""
        return Text(f"table-region-{region}")

    def lessons(self) -> Sequence[Lesson]:
        """Short guided matches, as data."""
        return ()

    def topic(self, sight: Sight) -> str:
        """Where the rules reader opens from this table, as a book and an anchor; empty for its beginning."""
        return ""

    def figure(self, name: str, width: int, units: Units, words: Words) -> Surface:
        """A figure of the game's rules book, drawn from its pieces, at most so wide."""
        raise LookupError(f"no figure {name}")

    def new_match_page(self, app: App, entry: GameEntry) -> Scene | None:
        """The game's own page for choosing options and seats; None for the one made from its options."""
        return None

    def memento(self, sight: Sight) -> tuple[Text, Surface] | None:
        """What a match leaves behind, with its name, to be shown beside the scores."""
        return None

    def gallery_page(self, app: App) -> Scene | None:
        """Every card of the game to be looked at, if it has such a page."""
        return None
