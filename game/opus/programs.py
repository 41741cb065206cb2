"""Card texts as programs: every result and every triggered ability becomes a list of small steps.

The number of a result's program is the number of its work; those of abilities follow. A frame on the stack
holds the number of its program and of its next step, so a match can be saved in the middle of any text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from game.opus import board, combat, entering, ordering, working
from game.opus.cards import ARTISTS, WORKS, is_work, kind_of
from game.opus.events import AbilityUsed
from game.opus.readers import Members, Reader, Reading, Test
from game.opus.run import Run
from game.opus.state import NOTHING, Ask, Frame, FrameKind, OpusState
from game.opus.syntax import (
    ACTIONS,
    DURATIONS,
    EVENTS,
    PLACES,
    Ability,
    Call,
    Each,
    If,
    May,
    Node,
    Pick,
    Sequence,
    Trigger,
    Word,
)
from game.opus.values import (
    Scope,
    compile_card,
    compile_condition,
    compile_number,
    compile_player,
    compile_set,
    compile_work,
)

Do: TypeAlias = Callable[[Run, Frame], None]


class Step(NamedTuple):
    """One step: what it does, and what its choice is among, where it asks for one."""

    do: Do
    members: Members | None = None
    test: Test | None = None
    may_stop: bool = False
    otherwise: int = NOTHING
    """Where a `may` goes on when the answer is no."""


class Ready(NamedTuple):
    """A triggered ability, ready to be matched with events."""

    event: int
    condition: Test
    is_optional: bool
    program: int


PRIMITIVES: dict[str, Callable[..., None]] = {
    "attack": combat.do_attack,
    "damage": combat.do_damage,
    "gain": combat.do_gain,
    "lose": combat.do_lose,
    "shield": combat.do_shield,
    "mix": combat.do_mix,
    "mod": combat.do_mod,
    "swap_attack": combat.do_swap_attack,
    "boost": combat.do_boost,
    "counter": combat.do_counter,
    "draw": working.do_draw,
    "discard": working.do_discard,
    "mill": working.do_mill,
    "idea": working.do_idea,
    "attach_idea": working.do_attach_idea,
    "scry": working.do_scry,
    "peek_top": working.do_peek_top,
    "reveal_hand": working.do_reveal_hand,
    "reveal_random": working.do_reveal_random,
    "reveal": working.do_reveal,
    "swap_cards": working.do_swap_cards,
    "move": working.do_move,
    "retire_work": working.do_retire_work,
    "transfer": working.do_transfer,
    "exec": working.do_exec,
    "copy_last": working.do_copy_last,
    "swap_vault": entering.do_swap_vault,
    "act_first": ordering.do_act_next,
    "act_next": ordering.do_act_next,
    "act_last": ordering.do_act_last,
    "start_next": ordering.do_start_next,
    "retarget": ordering.do_retarget,
    "retarget_pick": ordering.do_retarget_pick,
    "lure": ordering.do_lure,
    "skip": ordering.do_skip,
    "swap_strategy": ordering.do_swap_strategy,
    "negate": ordering.do_negate,
    "set_school": ordering.do_set_school,
    "learn": ordering.do_learn,
}
"""What each primitive does; `search` stands apart because it keeps its condition."""

WHOLE_ABILITY = -1
"""In `Frame.left`: the ability waits for its player to say whether it triggers at all."""

_IN_TEXT = Scope(is_action=True, is_boosted=True)

# -- compiling ----------------------------------------------------------------------------------------------


def compile_program(body: Sequence) -> tuple[Step, ...]:
    steps: list[Step] = []
    for statement in body:
        _emit(steps, statement)
    return tuple(steps)


def _emit(steps: list[Step], node: Node) -> None:
    _emit_choices(steps, node)
    match node:
        case If(condition, then, otherwise):
            _emit_if(steps, compile_condition(condition), then, otherwise)
        case Each(members, body):
            steps.append(_open_loop(compile_set(members, _IN_TEXT)))
            _emit_loop(steps, body)
        case Pick(count, members, body, may_stop):
            options = compile_set(members, _IN_TEXT)
            steps.append(_start_picking(count, options))
            steps.append(Step(_go_on_picking, members=options, may_stop=may_stop))
            _emit_loop(steps, body)
        case May(body):
            place = len(steps)
            steps.append(Step(_ask_may))
            for statement in body:
                _emit(steps, statement)
            steps[place] = Step(_ask_may, otherwise=len(steps))
        case Call("search", (player, condition)):
            reader = compile_player(player, _IN_TEXT)
            steps.append(Step(_search(reader), test=compile_condition(condition)))
        case Call(name, args):
            steps.append(_act(PRIMITIVES[name], [*_readings(ACTIONS[name], args)]))


def _emit_choices(steps: list[Step], node: Node) -> None:
    """D.3: an action that speaks of an opponent or of "your other artist" asks for one first."""
    spoken = _words_of(node)
    if "opp" in spoken:
        steps.append(Step(_choose_opponent))
    if "other" in spoken:
        steps.append(Step(_choose_other))


def _words_of(node: Any) -> set[str]:
    """The words an action or the head of a statement consists of, leaving out its numbers and its body."""
    if isinstance(node, Word):
        return {node.name}
    if isinstance(node, If | May):
        return _words_of(node.condition) & {"other"} if isinstance(node, If) else set()
    if isinstance(node, Each | Pick):
        return _words_of(node.members)
    if isinstance(node, Call) and node.name == "count":
        return set()
    return set().union(*map(_words_of, node)) if isinstance(node, tuple) else set()


def _emit_if(steps: list[Step], test: Test, then: Sequence, otherwise: Sequence) -> None:
    head = len(steps)
    steps.append(Step(_nothing))
    for statement in then:
        _emit(steps, statement)
    if otherwise:
        jump = len(steps)
        steps.append(Step(_nothing))
        steps[head] = _branch(test, len(steps))
        for statement in otherwise:
            _emit(steps, statement)
        steps[jump] = _jump(len(steps))
    else:
        steps[head] = _branch(test, len(steps))


def _emit_loop(steps: list[Step], body: Sequence) -> None:
    head = len(steps)
    steps.append(Step(_nothing))
    for statement in body:
        _emit(steps, statement)
    steps.append(_jump(head))
    steps[head] = _next_member(len(steps))


def _readings(kinds: tuple[str, ...], args: tuple[Node, ...]) -> Iterable[Reading]:
    for kind, arg in zip(kinds, args, strict=True):
        match kind:
            case "ref":
                yield _present(compile_card(arg))
            case "workref":
                yield compile_work(arg)
            case "player":
                yield compile_player(arg, _IN_TEXT)
            case "expr":
                yield compile_number(arg, _IN_TEXT)
            case "duration":
                yield _constant(DURATIONS.index(_name(arg)))
            case "place":
                yield _constant(PLACES.index(_name(arg)))


def _name(node: Node) -> str:
    assert isinstance(node, Word), "the grammar allows nothing else"
    return node.name


def _present(card_of: Reading) -> Reading:
    """A card that has left play counts as missing."""

    def present(state: OpusState, frame: Reader) -> int:
        card = card_of(state, frame)
        return card if board.is_in_play(state, card) else NOTHING

    return present


def _constant(value: int) -> Reading:
    return lambda state, frame: value


# -- steps --------------------------------------------------------------------------------------------------


def _nothing(run: Run, frame: Frame) -> None:
    frame.step += 1


def _act(primitive: Callable[..., None], readings: list[Reading]) -> Step:
    def act(run: Run, frame: Frame) -> None:
        frame.step += 1
        state = run.state
        primitive(run, frame, *[read(state, frame) for read in readings])

    return Step(act)


def _branch(test: Test, otherwise: int) -> Step:
    def branch(run: Run, frame: Frame) -> None:
        frame.step = frame.step + 1 if test(run.state, frame) else otherwise

    return Step(branch)


def _jump(to: int) -> Step:
    def jump(run: Run, frame: Frame) -> None:
        frame.step = to

    return Step(jump)


def _open_loop(members: Members) -> Step:
    def open_loop(run: Run, frame: Frame) -> None:
        frame.step += 1
        frame.loops += ((frame.it, 0, *reversed(members(run.state, frame))),)

    return Step(open_loop)


def _next_member(end: int) -> Step:
    """Set `it` to the next member that is still there, or leave the loop with `n` set."""

    def next_member(run: Run, frame: Frame) -> None:
        outer, handled, *members = frame.loops[-1]
        while members:
            member = members.pop()
            if is_work(member) or board.is_in_play(run.state, member):
                frame.loops = (*frame.loops[:-1], (outer, handled + 1, *members))
                frame.it = member
                frame.step += 1
                return
        frame.it, frame.n = outer, handled
        frame.loops = frame.loops[:-1]
        frame.step = end

    return Step(next_member)


def _start_picking(count: int, members: Members) -> Step:
    def start_picking(run: Run, frame: Frame) -> None:
        frame.step += 1
        frame.picked = ()
        frame.left = min(count + frame.boost, len(members(run.state, frame)))

    return Step(start_picking)


def _go_on_picking(run: Run, frame: Frame) -> None:
    """Ask for the next member, unless only one is left that must be taken; then run the block for each."""
    step = PROGRAMS[frame.program][frame.step]
    options = pick_options(run.state, frame)
    if frame.left and len(options) == 1 and not step.may_stop:
        frame.picked += (options[0],)
        frame.left = 0
    if frame.left:
        run.ask(Ask.PICK, frame.seat)
        return
    frame.step += 1
    frame.loops += ((frame.it, 0, *reversed(frame.picked)),)
    frame.picked = ()


def pick_options(state: OpusState, frame: Frame) -> list[int]:
    """What may be picked next."""
    members = PROGRAMS[frame.program][frame.step].members
    assert members is not None, "only a step that picks is asked"
    return [member for member in members(state, frame) if member not in frame.picked]


def may_stop_picking(frame: Frame) -> bool:
    return PROGRAMS[frame.program][frame.step].may_stop


def _ask_may(run: Run, frame: Frame) -> None:
    run.ask(Ask.MAY, frame.seat)


def answer_may(run: Run, frame: Frame, is_yes: bool) -> None:
    """A "may" in the middle of a text, or the whole of an ability that may trigger."""
    if frame.left != WHOLE_ABILITY:
        frame.step = frame.step + 1 if is_yes else PROGRAMS[frame.program][frame.step].otherwise
        return
    frame.left = 0
    if is_yes:
        run.tell(AbilityUsed(frame.me))
    else:
        run.state.stack.pop()


def _choose_opponent(run: Run, frame: Frame) -> None:
    opponents = run.state.layout.opponents[frame.seat]
    if len(opponents) > 1:
        run.ask(Ask.OPPONENT, frame.seat)
        return
    frame.opponent = opponents[0] if opponents else NOTHING
    frame.step += 1


def _choose_other(run: Run, frame: Frame) -> None:
    others = other_options(run.state, frame)
    if len(others) > 1:
        run.ask(Ask.OTHER, frame.seat)
        return
    frame.other = others[0] if others else NOTHING
    frame.step += 1


_allies = compile_set(Word("allies"), Scope())


def other_options(state: OpusState, frame: Frame) -> list[int]:
    return _allies(state, frame)


# -- searching ----------------------------------------------------------------------------------------------


def _search(player: Reading) -> Do:
    def search(run: Run, frame: Frame) -> None:
        frame.step += 1
        seat = player(run.state, frame)
        if seat != NOTHING:
            run.push(Frame(FrameKind.SEARCH, seat=seat))

    return search


def search_options(state: OpusState) -> list[int]:
    """One fitting work of each kind in the portfolio that is searched, in the order of E.1."""
    search, text = state.stack[-1], state.stack[-2]
    fits = PROGRAMS[text.program][text.step - 1].test
    assert fits is not None, "a search has a condition"
    found: list[int] = []
    outer = text.it
    for work in sorted(state.portfolio[search.seat]):
        text.it = work
        if fits(state, text) and not any(kind_of(work) == kind_of(other) for other in found):
            found.append(work)
    text.it = outer
    return found


def go_on_searching(run: Run, frame: Frame) -> None:
    found = search_options(run.state)
    if len(found) > 1:
        run.ask(Ask.SEARCH, frame.seat)
    else:
        working.finish_search(run, found[0] if found else NOTHING)


# -- all programs of the game -------------------------------------------------------------------------------


def _ready(abilities: tuple[Ability, ...], programs: list[tuple[Step, ...]]) -> tuple[Ready, ...]:
    found = []
    for ability in abilities:
        if isinstance(ability, Trigger):
            condition = compile_condition(ability.condition)
            event = EVENTS.index(ability.event)
            found.append(Ready(event, condition, ability.is_optional, len(programs)))
            programs.append(compile_program(ability.body))
    return tuple(found)


_all = [compile_program(work.result) for work in WORKS]
SIGNATURE_TRIGGERS = tuple(_ready(artist.signature, _all) for artist in ARTISTS)
LASTING_TRIGGERS = tuple(_ready(work.lasting, _all) for work in WORKS)
PROGRAMS = tuple(_all)
OPTIONAL = frozenset(
    ready.program
    for group in (SIGNATURE_TRIGGERS, LASTING_TRIGGERS)
    for each in group
    for ready in each
    if ready.is_optional
)


def steps_of(program: int) -> tuple[Step, ...]:
    return PROGRAMS[program]
