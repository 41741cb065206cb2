"""Touching the table: what is seen, what can be touched, and what touching it does. Time passes elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from ai.greedy import action_name
from ai.table import Table
from game.action import Action, Ref
from game.registry import GameEntry
from game.text import Text, seat_text, text
from scenes.control import Control
from scenes.controls import Plate, Scroll
from scenes.dialog import ConfirmScene
from scenes.narrowing import VERB
from scenes.picture import Camera, Sight
from scenes.scene import Scene
from scenes.table.chronicle import Chronicle, LogRow
from scenes.table.drawing import furnish
from scenes.table.figures import Emphasis
from scenes.table.hints import Hint
from scenes.table.keeping import Keeping
from scenes.table.laying import Laying
from scenes.table.log_rows import RowControl
from scenes.table.piece_control import PieceControl
from scenes.table.pointer import Pointer
from scenes.table.showing import Showing
from scenes.table.sitting import Sitting
from scenes.table.stage import Stage
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.table.guide import Guide


class TouchingScene(Scene):
    """A match in the window, as far as hands and eyes go."""

    def __init__(self, app: App, table: Table, entry: GameEntry, *, is_kept: bool = True) -> None:
        super().__init__(app)
        self.sitting = Sitting(table, entry)
        self.picture = self.sitting.picture
        self.topic = entry.name  # type: ignore[misc]
        self.ambience = self.picture.ambience  # type: ignore[misc]
        self.stage = Stage(self.picture, is_reduced=app.settings.reduced_motion)
        self.showing = Showing(app, self.sitting, self.stage, self.sight)
        self.keeping = Keeping(app, self.sitting, is_kept=is_kept)
        self.chronicle = Chronicle(self.sitting)
        self.pointer = Pointer(self)
        self.hint = Hint()
        self.scroll = Scroll()
        self.numbers: dict[Ref, int] = {}
        self.camera = Camera()
        self.outlook = ""
        self.is_paused = False
        """Whether a match of computers is held."""
        self.pointed_from_afar: dict[str, str] = {}
        """Pieces that a page above the table points at."""
        self.is_explaining = False
        """Whether a reason is looked at: then only what it speaks of is lit, for nothing can be touched."""
        self.guide: Guide | None = None
        """Who leads through a lesson, if this is one."""
        self._has_warned = False
        self._busy_for = 0.0
        self._seen: set[tuple[int, int]] = set()
        """Who has looked at which rows of the chronicle, by their steps."""

    # -- what is seen ---------------------------------------------------------------------------------------

    @property
    def table_words(self) -> Words:
        """The present language with the people of this table."""
        return self.sitting.words(self.app.words)

    def sight(self) -> Sight:
        """Everything the picture is drawn from now."""
        narrowing = self.sitting.narrowing
        reason = self.sitting.last_reason
        return Sight(
            self.sitting.rules,
            self.sitting.view,
            self.sitting.seat_looking,
            self.sitting.match.options,
            self.units,
            self.table_words,
            selection=narrowing.selection if narrowing else (),
            touchable=narrowing.highlighted if narrowing else frozenset(),
            outlook=self.outlook,
            camera=self.camera,
            shows_marks=self.app.settings.marks,
            why=reason[1] if reason else None,
            history=self.sitting.history,
        )

    def backdrop(self) -> Surface:
        return self.picture.backdrop(self.units)

    def rows(self) -> list[LogRow]:
        """The chronicle as whoever looks may read it."""
        return self.chronicle.rows(self.table_words)

    @property
    def offered(self) -> Action | None:
        """The only action that is left of all that was touched, or the one of several that is offered."""
        narrowing = self.sitting.narrowing
        if narrowing is None:
            return None
        if narrowing.offered is not None or not narrowing.selection:
            return narrowing.offered
        return self.picture.offer(self.sight(), narrowing.possible)

    def build(self) -> list[Control]:
        self.stage.is_reduced = self.app.settings.reduced_motion
        self.showing.present()
        self.topic = self.picture.topic(self.sight()) or self.sitting.entry.name  # type: ignore[misc]
        furnish(self)
        controls = Laying(self).controls()
        self.controls = controls
        self.emphasise()
        return controls

    def prompt(self) -> str:
        """What is to be said now: a hint, what is offered, what is asked, or whose turn it is."""
        words, sitting = self.table_words, self.sitting
        if sitting.is_veiled:
            return ""
        if self.guide is not None and self.guide.step is not None and not self.showing.is_busy:
            return words.say(self.guide.step.says)
        if sitting.match.is_over and sitting.is_live:
            return words.say(self.result())
        hinted = self.hint.says(sitting, self.picture, self._regions()) if sitting.narrowing else None
        if hinted is not None:
            return words.say(hinted)
        offered = self.offered
        if offered is not None and sitting.narrowing and sitting.narrowing.selection:
            called = self.picture.called(self.sight(), offered) or action_name(sitting.rules, offered)
            said = [called, *self.picture.forecast(self.sight(), offered)]
            return " · ".join(words.say(each) for each in said)
        if sitting.narrowing is not None:
            return words.say(sitting.rules.prompt(sitting.match.state))
        if sitting.midway is not None:
            return words.say(sitting.rules.headline(sitting.view))
        seat = self.showing.actor if self.showing.actor is not None else sitting.match.to_act
        if seat is None:
            return ""
        if self.is_paused:
            return words("table-paused")
        # An automaton may be called in the plural, as the egos are.
        own = text(f"{sitting.rules.name}-turn-{sitting.match.roles[seat].automaton}")
        if words.knows(own.key):
            return words.say(own)
        return words("table-thinking" if self.shows_busy else "table-turn-of", seat=text("seat", seat=seat))

    def result(self) -> Text:
        """Who won, in one sentence."""
        match = self.sitting.match
        winners = match.outcome.winners if match.outcome else ()
        if len(winners) == 1:
            # An automaton may be called in the plural, as the egos are.
            own = text(f"{match.rules.name}-won-{match.roles[winners[0]].automaton}")
            return own if self.words.knows(own.key) else text("table-won", seat=seat_text(winners[0]))
        if len(winners) == 2 and match.roles[winners[0]].team == match.roles[winners[1]].team:
            return text("table-won-together", first=seat_text(winners[0]), second=seat_text(winners[1]))
        return text("table-shared" if winners else "table-nobody-won")

    def _regions(self) -> dict[Ref, str]:
        return {piece.ref: piece.region for piece in self.stage.pieces.values() if piece.ref is not None}

    @property
    def shows_busy(self) -> bool:
        """Whether somebody has thought for so long that it should be seen."""
        return self.sitting.table.is_slow and not self.is_paused

    @property
    def busy_progress(self) -> float:
        return self._busy_for % 1.0

    def has_seen(self, row: LogRow) -> bool:
        """Whether whoever sits here has looked at a row of the chronicle."""
        return (self.sitting.viewer, row.step) in self._seen

    # -- marks on the pieces --------------------------------------------------------------------------------

    def emphasise(self) -> None:
        """Tell the stage what can be touched, is chosen, looked at or pointed at."""
        sitting, narrowing = self.sitting, self.sitting.narrowing
        if self.is_explaining:
            narrowing = None
        lit = narrowing.highlighted if narrowing else frozenset()
        chosen = frozenset(narrowing.selection) if narrowing else frozenset()
        pieces = self.stage.pieces
        regarded = self.find(self.focused if self.app.uses_keys else self.hovered)
        is_piece = isinstance(regarded, PieceControl)
        focused = self.find(self.focused)
        pointed = {**self.showing.pointed, **self.pointed_from_afar}
        if isinstance(regarded, RowControl) and not self.is_explaining:
            row = regarded.row
            colour = self.picture.theme.neutral if row.seat < 0 else self.picture.seat_mark(row.seat).colour
            pointed |= {piece.id: colour for piece in self.stage.pieces_of(row.refs)}
        legal = frozenset(name for name, piece in pieces.items() if piece.ref in lit)
        self.stage.emphasis = Emphasis(
            legal=legal,
            selected=frozenset(name for name, piece in pieces.items() if piece.ref in chosen),
            pointed=pointed,
            hinted=frozenset(
                name for name, piece in pieces.items() if self.hint.shows_move and piece.ref in self.hint.refs
            ),
            looked_at=regarded.id if is_piece and regarded else "",
            focused=focused.id if self.app.uses_keys and isinstance(focused, PieceControl) else "",
            tags=self._tags() if self.app.uses_keys and not self.is_explaining else {},
            previews=self._previews(legal) if not sitting.is_veiled else {},
            dragged=self.pointer.dragged,
            drag_to=self.pointer.at,
        )
        self.is_dirty = True

    def _tags(self) -> dict[str, int]:
        tags: dict[str, int] = {}
        for name, piece in self.stage.pieces.items():
            if piece.ref in self.numbers and self.numbers[piece.ref] not in tags.values():
                tags[name] = self.numbers[piece.ref]
        return tags

    def _previews(self, legal: frozenset[str]) -> dict[str, str]:
        narrowing = self.sitting.narrowing
        if narrowing is None:
            return {}
        sight, found = self.sight(), {}
        for name in legal:
            ref = self.stage.pieces[name].ref
            assert ref is not None, "only things can be legal"
            preview = self.picture.preview(sight, ref, narrowing.actions_with(ref))
            if preview is not None:
                found[name] = self.table_words.say(preview)
        return found

    def is_risen(self, name: str) -> bool:
        """Whether a piece is shown whole: it is looked at or chosen."""
        return name == self.stage.emphasis.looked_at or name in self.stage.emphasis.selected

    def _look_elsewhere(self) -> None:
        super()._look_elsewhere()
        if isinstance(regarded := self.regarded, RowControl):
            self._seen.add((self.sitting.viewer, regarded.row.step))
            regarded.is_seen = True
        self.emphasise()

    # -- touching -------------------------------------------------------------------------------------------

    def touch(self, ref: Ref) -> None:
        """Touch a thing; an action that this completes is played."""
        narrowing = self.sitting.narrowing
        if narrowing is None:
            return
        before = narrowing.selection
        offered = self.offered
        if offered is not None and ref in before:
            self.confirm(offered)
            return
        action = narrowing.touch(ref)
        if action is not None and (offered is not None or not self._is_weighed(ref)):
            self.confirm(action)
            return
        if action is not None:
            narrowing.selection = (*before, ref)
        if len(narrowing.selection) > len(before):
            self.app.play("lift")
        self.refresh()

    def _is_weighed(self, ref: Ref) -> bool:
        """Whether a thing would be played by its touch alone, but is to be taken up first."""
        return ref.kind == VERB and ref.id in self.picture.weighed_verbs

    def take_up(self) -> None:
        """Something was taken up by the pointer."""
        self.app.play("lift")
        self.refresh()

    def drop_on(self, ref: Ref) -> None:
        """A dragged piece was dropped on a thing: a drag is deliberate, so what it completes is played."""
        narrowing = self.sitting.narrowing
        if narrowing is None:
            return
        action = narrowing.touch(ref) or self.offered
        if action is not None:
            self.confirm(action)
        else:
            self.refresh()

    def put_back(self) -> bool:
        """Put back the last thing touched; whether there was one."""
        narrowing = self.sitting.narrowing
        had_hint = self.hint.level > 0
        self.hint = Hint()
        if narrowing is not None and narrowing.put_back():
            self.app.play("place")
            self.refresh()
            return True
        if had_hint:
            self.refresh()
        return had_hint

    def confirm(self, action: Action) -> None:
        """Play an action of the person who looks."""
        if action[-1] in self.picture.end_verbs and self._should_warn():
            self._has_warned = True
            warning = text("table-end-warning")
            self.app.push(
                ConfirmScene(
                    self.app,
                    warning,
                    lambda: self._play(action),
                    yes_key="table-end-anyway",
                    plate=Plate.GOLD,
                )
            )
            return
        self._play(action)

    def _should_warn(self) -> bool:
        """Once per match, when a turn is ended although something else could be done."""
        is_choice = len(self.sitting.narrowing.actions) > 1 if self.sitting.narrowing else False
        return self.app.settings.warn_before_ending_turn and is_choice and not self._has_warned

    def _play(self, action: Action) -> None:
        self.hint = Hint()
        self.sitting.play(action)
        self.showing.begin()
        self.refresh()
        self.keeping.autosave()

    def end_verb(self) -> tuple[str, str]:
        """The verb of the golden button, and why it cannot be used, if it cannot."""
        verbs = self.picture.end_verbs
        narrowing = self.sitting.narrowing
        if narrowing is None:
            return (verbs[0] if verbs else ""), self.table_words("table-not-your-turn")
        legal = {action[-1] for action in narrowing.actions if len(action) == 1}
        for verb in verbs:
            if verb in legal:
                return verb, ""
        return (verbs[0] if verbs else ""), self.table_words("table-choose-first")

    def end_turn(self) -> None:
        """Play the verb that ends the turn."""
        verb, why_not = self.end_verb()
        narrowing = self.sitting.narrowing
        if narrowing is None or why_not:
            return
        action = next(each for each in narrowing.actions if each[-1] == verb and len(each) == 1)
        self.confirm(action)

    def digit(self, digit: int) -> bool:
        ref = next((ref for ref, number in self.numbers.items() if number == digit), None)
        if ref is None:
            return False
        control = next(
            (c for c in self.controls if c.is_legal and getattr(c, "ref", None) == ref),
            self.find(f"{ref.kind}-{ref.id}"),
        )
        if control is not None:
            self.focused = control.id
        self.touch(ref)
        return True

    # -- looking closer -------------------------------------------------------------------------------------

    def inspect(self, control: Control | None) -> None:
        """See a piece close, or the first thing that a row of the chronicle speaks of."""
        from scenes.table.inspector import InspectorScene

        if isinstance(control, PieceControl):
            self.app.push(InspectorScene(self.app, self, control.ref, control.rect))
        elif isinstance(control, RowControl) and control.row.refs:
            self.app.push(InspectorScene(self.app, self, control.row.refs[0], control.shown))

    def use_row(self, row: LogRow) -> None:
        """A click on a row of the chronicle: its reason where it has one, else what it speaks of."""
        control = next((c for c in self.controls if isinstance(c, RowControl) and c.row is row), None)
        if row.has_why:
            self.explain(row.step)
        else:
            self.inspect(control)

    def explain(self, step: int | None = None) -> bool:
        """Show why a step was chosen: that of the row in focus, else the one the table tells of."""
        from scenes.table.why_page import WhyScene

        regarded = self.regarded
        if step is None and isinstance(regarded, RowControl) and regarded.row.has_why:
            step = regarded.row.step
        entry = self.sitting.entry_of(step) if step is not None else None
        reason = (entry, self.sitting.why(entry)) if entry is not None else self.sitting.last_reason
        if reason is None or reason[1] is None:
            return False
        self.app.push(WhyScene(self.app, self, reason[0], reason[1]))
        return True

    def tooltip_of(self, control: Control) -> str:
        """What a piece is called, more about it, and why it cannot be touched where it cannot.

        The name of a piece that says all by itself is not repeated. The rules are asked for the reason only
        when somebody looks at the piece.
        """
        if not isinstance(control, PieceControl):
            return super().tooltip_of(control)
        said = [control.label[:1].upper() + control.label[1:], control.tip]
        if not control.is_legal and self.sitting.narrowing is not None:
            reason = self.sitting.why_not_touch(control.ref)
            if control.ref not in self.sitting.narrowing.selection and reason is not None:
                said.append(self.table_words.say(reason))
        said = [each for each in said if each]
        return "" if len(said) == 1 and control.piece.says_all else "\n".join(said)
