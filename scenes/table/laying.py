"""Laying the table: every control of the table scene, from what can be touched and who looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from ai.greedy import action_name
from game.action import Ref, verb_ref
from game.text import Text, text
from scenes.control import Control
from scenes.controls import Button, Plate, ScrollBar
from scenes.focus import reading_order
from scenes.keys import Command
from scenes.narrowing import VERB
from scenes.picture import Form
from scenes.table.furniture import FORMS, ChoiceButton, PromptBar, grid
from scenes.table.log_rows import RowControl, log_controls, log_view
from scenes.table.piece_control import PieceControl, visible

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

ICONS = {
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
    "menu": "menu",
    "rules": "book",
    "settings": "gear",
    "speed": "speed",
}
COMMANDS = {
    "undo": Command.UNDO,
    "redo": Command.REDO,
    "hint": Command.HINT,
    "menu": Command.BACK,
    "rules": Command.RULES,
    "settings": Command.SETTINGS,
}


class Laying:
    """Builds the controls of one moment."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.sitting = scene.sitting
        self.app = scene.app
        self.units = scene.units
        self.say = scene.table_words
        self.theme = scene.picture.theme
        self.places = scene.picture.places(scene.units)

    def controls(self) -> list[Control]:
        """Everything, in the order in which it lies on each other."""
        pieces = self._pieces()
        made: list[Control] = [*pieces, *self._choices(pieces)]
        made += self._log()
        if prompt := self._prompt():
            made.append(prompt)
        made.append(self._end())
        made += self._tools()
        return made

    # -- pieces ---------------------------------------------------------------------------------------------

    def _pieces(self) -> list[PieceControl]:
        narrowing = self.sitting.narrowing
        lit = narrowing.highlighted if narrowing else frozenset()
        chosen = frozenset(narrowing.selection) if narrowing else frozenset()
        window = Rect((0, 0), self.units.size)
        made = []
        for piece in sorted(self.scene.stage.pieces.values(), key=lambda each: each.z):
            rect = visible(piece, window)
            if piece.ref is None or not rect.width or not rect.height:
                continue
            is_usable = piece.ref in lit or piece.ref in chosen
            is_usable = is_usable or (narrowing is not None and narrowing.is_mentioned(piece.ref))
            made.append(
                PieceControl(
                    id=piece.id,
                    rect=rect,
                    label=self.say.say(piece.label or self.sitting.rules.label(piece.ref)),
                    region=piece.region,
                    tip=self.say.say(piece.tip) if piece.tip else "",
                    why_not="" if is_usable else self.say("table-not-now"),
                    is_legal=piece.ref in lit,
                    piece=piece,
                    ref=piece.ref,
                    theme=self.theme,
                    is_raised=self.scene.is_risen,
                    on_act=lambda ref=piece.ref: self.scene.touch(ref),  # type: ignore[misc]
                    on_drag=lambda at, name=piece.id: self.scene.drag(name, at),  # type: ignore[misc]
                )
            )
        return made

    # -- choices without a place ----------------------------------------------------------------------------

    def _choices(self, pieces: list[PieceControl]) -> list[Control]:
        """Buttons for what can be touched but lies nowhere on the table; numbers everything that can be."""
        refs = self._loose({control.ref for control in pieces})
        places = dict(zip(refs, grid(self.places.verbs, len(refs), self.units), strict=True))
        rects = {control.ref: control.rect for control in reversed(pieces) if control.is_legal}
        self.scene.numbers = numbered(rects | places)
        hinted = self.scene.hint.refs if self.scene.hint.shows_move else frozenset()
        made: list[Control] = []
        for ref, rect in places.items():
            made.append(
                ChoiceButton(
                    id=f"{ref.kind}-{ref.id}",
                    app=self.app,
                    theme=self.theme,
                    rect=rect,
                    label=self._choice_label(ref),
                    region="choices",
                    is_legal=True,
                    is_hinted=ref in hinted,
                    number=self.scene.numbers.get(ref, 0) if self.app.uses_keys else 0,
                    on_act=lambda ref=ref: self.scene.touch(ref),  # type: ignore[misc]
                )
            )
        return made

    def _choice_label(self, ref: Ref) -> str:
        """What a button is called: by the picture, where that names the action of a verb better."""
        narrowing, picture = self.sitting.narrowing, self.scene.picture
        action = narrowing.finishes(ref) if narrowing is not None and ref.kind == VERB else None
        called = picture.called(self.scene.sight(), action) if action is not None else None
        return self.say.say(called or self.sitting.rules.label(ref))

    def _loose(self, placed: set[Ref]) -> list[Ref]:
        """Amounts and the like, and verbs that would finish an action.

        What is offered, and the verbs that end a turn, have the golden button.
        """
        narrowing = self.sitting.narrowing
        if narrowing is None:
            return []
        refs_of = self.sitting.rules.actions.refs
        order = dict.fromkeys(ref for action in narrowing.possible for ref in refs_of(action))
        lit = narrowing.highlighted
        return [ref for ref in order if ref in lit and ref not in placed and self._needs_button(ref)]

    def _needs_button(self, ref: Ref) -> bool:
        narrowing = self.sitting.narrowing
        assert narrowing is not None, "asked only when something can be touched"
        if ref.kind != VERB:
            return self.scene.picture.needs_button(self.scene.sight(), ref)
        if narrowing.offered is not None or ref.id in self.scene.picture.end_verbs:
            return False
        return narrowing.finishes(ref) is not None

    # -- prompt and golden button ---------------------------------------------------------------------------

    def _prompt(self) -> Control | None:
        said = self.scene.prompt()
        if not said:
            return None
        narrowing = self.sitting.narrowing
        has_selection = narrowing is not None and bool(narrowing.selection)
        return PromptBar(
            id="prompt",
            app=self.app,
            theme=self.theme,
            rect=self.places.prompt,
            label=said[:1].upper() + said[1:],
            region="prompt",
            backdrop=self.scene.backdrop(),
            put_back_key=self.app.keys.name(Command.BACK) if has_selection else "",
            is_busy=self.scene.shows_busy,
            progress=self.scene.busy_progress,
        )

    def _end(self) -> Control:
        offered = self.scene.offered
        guide = self.scene.guide
        if guide is not None and guide.is_reading:
            return self._golden("end", self.say("table-go-on"), guide.go_on, Command.END_TURN)
        if self.sitting.is_watched and not self.sitting.match.is_over:
            key = "table-go-on" if self.scene.is_paused else "table-pause"
            return self._golden("end", self.say(key), self.scene.toggle_pause, Command.END_TURN)
        if self.sitting.match.is_over and self.sitting.is_live:
            return self._golden("end", self.say("table-results"), self.scene.show_end, Command.END_TURN)
        if offered is not None and offered[-1] not in self.scene.picture.end_verbs:
            called = self.scene.picture.called(self.scene.sight(), offered)
            label = self.say.say(called or self.sitting.rules.label(verb_ref(offered[-1])))
            golden = self._golden("end", label, lambda: self.scene.confirm(offered), Command.ACT)
            golden.tip = self.say.say(action_name(self.sitting.rules, offered))
            golden.is_legal = True
            return golden
        verb, why_not = self.scene.end_verb()
        idle = self.scene.picture.idle_label
        if why_not and idle:
            label = self.say(idle)
        else:
            label = self.say.say(self.sitting.rules.label(verb_ref(verb))) if verb else self.say("table-play")
        golden = self._golden("end", label, self.scene.end_turn, Command.END_TURN)
        golden.why_not = why_not
        golden.is_legal = not why_not
        golden.__post_init__()
        return golden

    def _golden(self, name: str, label: str, act: object, command: Command) -> ChoiceButton:
        return ChoiceButton(
            id=name,
            app=self.app,
            theme=self.theme,
            rect=self.places.end,
            label=label,
            region="bar",
            plate=Plate.GOLD,
            command=command,
            on_act=act,  # type: ignore[arg-type]
        )

    # -- tools ----------------------------------------------------------------------------------------------

    def _tools(self) -> list[Control]:
        acts = {
            "undo": self.scene.undo,
            "redo": self.scene.redo,
            "hint": self.scene.ask_hint,
            "menu": self.scene.open_menu,
            "rules": self.scene.open_rules,
            "settings": self.scene.open_settings,
            "speed": self.scene.next_speed,
        }
        made: list[Control] = []
        for name, (rect, form) in self.places.tools.items():
            label = self.say(f"table-speed-{self.app.settings.speed}" if name == "speed" else f"table-{name}")
            made.append(
                FORMS[form](
                    id=name,
                    app=self.app,
                    theme=self.theme,
                    rect=rect,
                    label=label,
                    region="bar" if form is Form.BUTTON else "tools",
                    icon=ICONS[name] if form is not Form.BUTTON else "",
                    command=COMMANDS.get(name),
                    tip=label if form is Form.ICON else self.say(f"table-{name}-tip"),
                    why_not=self.scene.why_not_tool(name),
                    on_act=acts[name],
                )
            )
        return made

    # -- the chronicle --------------------------------------------------------------------------------------

    def _log(self) -> list[Control]:
        frame = self.places.log
        steps = self.sitting.others_last_turn() if self.sitting.is_live else ()
        foot = self.units.px(44) if steps else 0
        is_plain = self.scene.picture.log_is_plain
        view = log_view(frame, self.units, foot, is_plain=is_plain)
        made = log_controls(
            self.app,
            self.scene.rows(),
            view,
            self.scene.scroll,
            self.scene.picture,
            self.theme,
            newest=self.sitting.shown,
            why_label=self.say("table-why-short"),
            on_use=self.scene.use_row,
            tip=self.say("table-why-tip", key=self.app.keys.name(Command.WHY)),
        )
        for control in made:
            if isinstance(control, RowControl):
                control.is_seen = self.scene.has_seen(control.row)
        made.append(
            ScrollBar(
                id="log-bar",
                app=self.app,
                theme=self.theme,
                rect=frame,
                label="",
                region="log",
                scroll=self.scene.scroll,
                on_scroll=self.scene.refresh,
            )
        )
        if steps:
            rect = Rect(
                view.left,
                frame.bottom - self.units.px(44),
                frame.right - view.left - self.units.px(8),
                self.units.px(36),
            )
            made.append(
                Button(
                    id="replay-turn",
                    app=self.app,
                    theme=self.theme,
                    rect=rect,
                    region="log",
                    label=self.say.say(self._replay_label(steps[-1])),
                    command=Command.REPLAY,
                    on_act=self.scene.replay_turn,
                    size=14,
                )
            )
        return made

    def _replay_label(self, step: int) -> Text:
        return text("table-replay-turn", seat=text("seat", seat=self.sitting.entry_of(step).seat))


def numbered(rects: dict[Ref, Rect]) -> dict[Ref, int]:
    """The digit of each thing: its place in reading order, the tenth being 0; those beyond have none."""
    return {ref: number for number, ref in enumerate(reading_order(rects)[:10], start=1)}
