"""A fresh match for every number of players and mode (rules C and G.2)."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

from game.cerebria import actions
from game.cerebria.aspirations import OF_FULL_GAME_ONLY, Aspiration
from game.cerebria.board import BLISS, GLOOM, NOBODY, REALMS, SPHERE_SIZE, TRIAD_OF, TRIADS
from game.cerebria.boards import (
    GATEKEEPER,
    HARMONY,
    INFLUENCER,
    SIDE_A,
    SPACES_PER_ROW,
    SPIRIT_DECKS,
    STARTER_DECKS,
    WILD,
    Row,
)
from game.cerebria.cards import MILD, ROOM, SIDE, STARTING, VIBE
from game.cerebria.carry_out import put_token
from game.cerebria.control import refresh_all, refresh_space
from game.cerebria.emotions import place
from game.cerebria.events import EmotionPlaced, KindCollected, SpiritPlaced
from game.cerebria.operation_cards import OPERATION_CARDS
from game.cerebria.options import CerebriaOptions, Mode
from game.cerebria.revelation import deal_top_hidden
from game.cerebria.state import CerebriaState, Config, Frame, SpiritState, Step, new_spirit
from game.cerebria.turn import begin_turn
from game.chance import Chance
from game.event import Event

START_WILLPOWER, START_ESSENCE, START_HAND = 4, 2, 2
FIRST_PLAYER_WILLPOWER = 2
WILD_TOKENS = 4
KINDS_PER_DECK, KINDS_PER_VIBE, COPIES = 8, 2, 2
BASIC_ROWS = (Row.MOVE, Row.INVOKE, Row.QUELL, Row.FORTIFY)
BASIC_SPACES, BASIC_SLOTS = (1, 3, 5, 7), (1, 4, 7, 10)
EGO_WILLPOWER_HARDER = 2


def new_state(options: CerebriaOptions, chance: Chance) -> CerebriaState:
    spirits = make_spirits(options)
    order = _make_order(options, spirits, chance)
    is_basic = options.game == "basic"
    ego = 1 - options.team if options.is_against_ego else NOBODY
    config = Config(
        mode=options.number_of_mode,
        ego=ego,
        basic=is_basic,
        team_board_b=options.team_boards == "B",
        reflection_total=options.reflection == "total",
        harder=sum(1 << number for number in set(options.harder)),
        easier=sum(1 << number for number in set(options.easier)),
        order=order,
        harmony=next((n for n, spirit in enumerate(spirits) if spirit.kind == HARMONY), NOBODY),
    )
    state = _empty_state(config, spirits, chance)
    state.active = order[0]
    for spirit in spirits:
        if spirit.kind < GATEKEEPER:
            spirit.willpower, spirit.essence = START_WILLPOWER, START_ESSENCE
    spirits[order[0]].willpower += FIRST_PLAYER_WILLPOWER
    _line_up_setup(state, options, chance)
    return state


def make_spirits(options: CerebriaOptions) -> list[SpiritState]:
    """The Spirits in play; seats alternate between the teams where both have two people."""
    mode = options.number_of_mode

    def made(team: int, index: int, seat: int) -> SpiritState:
        kind = options.spirits_of(team)[index]
        is_side_b = options.spirit_boards == "B" and options.game == "full"
        return new_spirit(team, kind, seat, 1 + kind if is_side_b else SIDE_A)

    if options.is_against_ego:
        team = options.team
        people = [made(team, 0, 0)]
        if mode is not Mode.EGO_SHAPER:
            people.append(made(team, 1, 1 if mode is Mode.EGO_TEAM else 0))
        seat = people[-1].seat + 1
        return [*people, *(new_spirit(1 - team, figure, seat, SIDE_A) for figure in (GATEKEEPER, INFLUENCER))]
    if mode is Mode.FOUR:
        return [made(seat % 2, seat // 2, seat) for seat in range(4)]
    if mode is Mode.PAIRS:
        return [made(number % 2, number // 2, number % 2) for number in range(4)]
    if mode is Mode.SHAPER_TEAM:
        shaper = options.team
        return [made(shaper, 0, 0), made(1 - shaper, 0, 1), made(1 - shaper, 1, 2)]
    return [made(BLISS, 0, 0), made(GLOOM, 0, 1)]


def _make_order(options: CerebriaOptions, spirits: list[SpiritState], chance: Chance) -> tuple[int, ...]:
    """C.1 step 11, C.3, G.3: teams alternate; against the Ego people begin."""
    mode = options.number_of_mode
    if mode is Mode.EGO_SHAPER:
        return (0, 1, 0, 2)
    if options.is_against_ego:
        return (0, 2, 1, 3)
    if mode is Mode.SHAPER_TEAM:
        first = 1 + chance.below(2)
        return (first, 0, 3 - first, 0)
    if mode is Mode.SHAPERS:
        first = chance.below(2)
        return (first, 1 - first)
    teams = [[number for number, spirit in enumerate(spirits) if spirit.team == team] for team in (0, 1)]
    for team in teams:
        chance.shuffle(team)
    first = chance.below(2)
    one, two = teams[first], teams[1 - first]
    return (one[0], two[0], one[1], two[1])


def _empty_state(config: Config, spirits: list[SpiritState], chance: Chance) -> CerebriaState:
    aspirations = [each.value for each in Aspiration if not config.basic or each not in OF_FULL_GAME_ONLY]
    commons = aspirations.copy()
    chance.shuffle(commons)
    hidden_decks = [aspirations.copy(), aspirations.copy()]
    for deck in hidden_decks:
        chance.shuffle(deck)
    return CerebriaState(
        config=config,
        spirits=spirits,
        stack=[],
        kind=[NOBODY] * 15,
        essence=[0] * 15,
        token=[0] * 15,
        weight=[0] * 15,
        source=[NOBODY] * 15,
        realm=[NOBODY] * 5,
        frontier=[NOBODY] * 5,
        fortress=[0] * 5,
        fortress_turn=[NOBODY] * 5,
        sphere=[SPHERE_SIZE] * 5,
        origin=chance.below(5),
        ambition=[0, 0],
        points=[0, 0],
        minors=[0, 0],
        majors=[0, 0],
        capping=[0, 0],
        commons=commons,
        hidden=[NOBODY, NOBODY],
        hidden_deck=hidden_decks,
        hidden_gone=[0, 0],
        hidden_shown=[False, False],
        looked=[],
    )


def _line_up_setup(state: CerebriaState, options: CerebriaOptions, chance: Chance) -> None:
    """Put what people still decide on the stack, the last thing first."""
    config = state.config
    state.stack.append(Frame(Step.PLAY_BEGINS, NOBODY))
    people = [number for number in dict.fromkeys(config.order) if state.spirits[number].kind < GATEKEEPER]
    for number in reversed(people):
        if config.basic:
            for row in BASIC_ROWS:
                put_token(state, state.spirits[number], row * SPACES_PER_ROW, WILD, [])
        else:
            _ask(state, Step.ATTUNE, number, times=WILD_TOKENS)
    if config.ego != NOBODY:
        _set_up_ego(state, chance)
        _ask_placement_against_ego(state, people)
    elif config.basic:
        _place_basic_layout(state)
    else:
        _ask_placement(state)
    state.stack.append(Frame(Step.DEAL_HANDS, NOBODY))
    if options.decks == "chosen" and not config.basic:
        for number in reversed(people):
            _ask(state, Step.COLLECT, number, times=KINDS_PER_DECK)
        return
    for number in people:
        spirit = state.spirits[number]
        spirit.kinds = _deck_of(spirit, "basic" if config.basic else options.decks, chance)


def _ask(state: CerebriaState, step: Step, number: int, *, times: int = 1, b: int = 0) -> None:
    for _ in range(times):
        state.stack.append(Frame(step, state.spirits[number].seat, number, b))


# -- decks (F.6) --------------------------------------------------------------------------------------------


def _deck_of(spirit: SpiritState, decks: str, chance: Chance) -> list[int]:
    if decks == "basic":
        return list(STARTER_DECKS[spirit.team])
    if decks == "spirit":
        return list(SPIRIT_DECKS[spirit.kind])
    kinds = []
    for vibe in range(4):
        choice = [kind for kind in MILD[spirit.team] if VIBE[kind] == vibe]
        chance.shuffle(choice)
        kinds += sorted(choice[:KINDS_PER_VIBE])
    return kinds


def legal_kinds(state: CerebriaState, frame: Frame) -> list[Any]:
    """Two kinds of each Vibe, Vibe by Vibe."""
    spirit = state.spirits[frame.a]
    vibe = len(spirit.kinds) // KINDS_PER_VIBE
    return [
        actions.Collect(kind) for kind in MILD[spirit.team] if VIBE[kind] == vibe and kind not in spirit.kinds
    ]


def collect(state: CerebriaState, action: actions.Collect, events: list[Event]) -> None:
    spirit = state.spirits[state.stack.pop().a]
    spirit.kinds.append(action.card)
    events.append(KindCollected(spirit.kind, action.card))


def deal_hands(state: CerebriaState, chance: Chance) -> None:
    """C.1 steps 7 and 10: shuffle the decks, draw two, and deal the Hidden Aspirations."""
    for spirit in state.spirits:
        if spirit.kind < GATEKEEPER:
            spirit.deck = [kind for kind in spirit.kinds for _ in range(COPIES)]
            chance.shuffle(spirit.deck)
            spirit.hand = sorted(spirit.deck.pop() for _ in range(START_HAND))
    for team in (BLISS, GLOOM):
        if team == state.config.ego:
            state.hidden[team] = state.hidden_deck[team].pop()
        else:
            deal_top_hidden(state, team, chance)


# -- placement ----------------------------------------------------------------------------------------------


def _place_basic_layout(state: CerebriaState) -> None:
    """C.4: a fixed Frontier and Starting Emotion for each place in the order; a Shaper has two places."""
    for place_in_order in range(4):
        number = state.config.order[place_in_order % len(state.config.order)]
        spirit = state.spirits[number]
        if spirit.space == NOBODY:
            spirit.space = BASIC_SPACES[place_in_order]
        place(state, BASIC_SLOTS[place_in_order], STARTING[spirit.team], 1, NOBODY)
    refresh_all(state)


def _ask_placement(state: CerebriaState) -> None:
    """C.1 step 13 and C.3: figure and Starting Emotion in order; a Shaper's second time only the Emotion."""
    order = state.config.order
    places = [order[place % len(order)] for place in range(4)]
    for place_in_order in reversed(range(4)):
        number = places[place_in_order]
        is_second = number in places[:place_in_order]
        _ask(state, Step.PLANT, number, b=int(is_second))
        if not is_second:
            _ask(state, Step.SETTLE, number)


def _ask_placement_against_ego(state: CerebriaState, people: list[int]) -> None:
    for number in reversed(people):
        _ask(state, Step.SETTLE, number)


def legal_spaces(state: CerebriaState, frame: Frame) -> list[Any]:
    """An empty Frontier; against the Ego one whose Triad holds a Starting Emotion of the people."""
    spirit = state.spirits[frame.a]
    taken = [each.space for each in state.spirits]
    free = [frontier for frontier in range(5) if 2 * frontier + 1 not in taken]
    if state.config.ego != NOBODY:
        own = {
            TRIAD_OF[slot] for slot, kind in enumerate(state.kind) if kind >= 0 and SIDE[kind] == spirit.team
        }
        # The Gatekeeper's Frontier holds an Emotion of the Ego, so both of ours are free at first.
        free = [frontier for frontier in free if frontier in own]
    return [actions.Settle(2 * frontier + 1) for frontier in free]


def settle(state: CerebriaState, action: actions.Settle, events: list[Event]) -> None:
    spirit = state.spirits[state.stack.pop().a]
    spirit.space = action.space
    events.append(SpiritPlaced(spirit.kind, action.space))
    if spirit.kind == HARMONY:
        refresh_space(state, action.space)


def legal_planting(state: CerebriaState, frame: Frame) -> list[Any]:
    """A Realm slot of the Triad of one's Frontier; a Shaper's second one in a Triad without Emotions."""
    spirit = state.spirits[frame.a]
    empty = [slot for slot in range(15) if slot % 3 != 2 and state.kind[slot] < 0]
    if not frame.b:
        slots = [slot for slot in empty if TRIAD_OF[slot] == spirit.space // 2]
    else:
        slots = [slot for slot in empty if all(state.kind[each] < 0 for each in TRIADS[TRIAD_OF[slot]])]
    return [actions.Plant(slot) for slot in slots or empty]


def plant(state: CerebriaState, action: actions.Plant, events: list[Event]) -> None:
    spirit = state.spirits[state.stack.pop().a]
    card = STARTING[spirit.team]
    place(state, action.slot, card, 1, NOBODY)
    events.append(EmotionPlaced(spirit.team, card, action.slot))


def legal_attuning(state: CerebriaState, frame: Frame) -> list[Any]:
    """C.1 step 14: the unlock space of a locked row, or an empty upgrade of an unlocked one."""
    spirit = state.spirits[frame.a]
    return [
        actions.Attune(space)
        for space in range(5 * SPACES_PER_ROW)
        if not spirit.tokens[space]
        and bool(spirit.rows[space // SPACES_PER_ROW] & 1) == bool(space % SPACES_PER_ROW)
    ]


def attune(state: CerebriaState, action: actions.Attune, events: list[Event]) -> None:
    put_token(state, state.spirits[state.stack.pop().a], action.space, WILD, events)


def begin_play(state: CerebriaState, events: list[Event]) -> None:
    state.deeds = 0
    begin_turn(state, events)


# -- the Ego (G.2) ------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Where the Starting Emotions lie: by team the one in the shared Realm, then the one alone."""

    shared: tuple[int, int]
    alone: tuple[int, int]


def _layouts_of(realm: int, is_swapped: bool, others: tuple[int, int]) -> list[Layout]:
    """The legal placements for a shared Realm, its arrangement, and the Realms of the lone Emotions."""
    pair = (3 * realm, 3 * realm + 1)
    shared = (pair[1], pair[0]) if is_swapped else pair
    found = []
    for bliss, gloom in product((0, 1), repeat=2):
        alone = (3 * others[BLISS] + bliss, 3 * others[GLOOM] + gloom)
        if len({TRIAD_OF[slot] for slot in (*shared, *alone)}) == 4:
            found.append(Layout(shared, alone))
    return found


def all_layouts() -> list[Layout]:
    """Every labelled layout G.2 step 9 can produce."""
    return [
        layout
        for realm in range(REALMS)
        for is_swapped in (False, True)
        for others in product(range(REALMS), repeat=2)
        if len({realm, *others}) == 3
        for layout in _layouts_of(realm, is_swapped, (others[0], others[1]))
    ]


def _set_up_ego(state: CerebriaState, chance: Chance) -> None:
    config = state.config
    ego = config.ego
    realm = chance.below(REALMS)
    is_swapped = bool(chance.below(2))
    rest = [each for each in range(REALMS) if each != realm]
    chance.shuffle(rest)
    layout = chance.pick(_layouts_of(realm, is_swapped, (rest[0], rest[1])))
    place_layout(state, layout)
    gatekeeper, influencer = state.spirits[-2:]
    influencer.space = 2 * state.realm.index(ego)
    gatekeeper.space = 2 * TRIAD_OF[layout.shared[ego]] + 1
    if config.is_harder(2):
        for slot in (layout.shared[ego], layout.alone[ego]):
            state.essence[slot] = ROOM[state.kind[slot]]
        refresh_all(state)
    state.ego_willpower = EGO_WILLPOWER_HARDER if config.is_harder(1) else 0
    state.minors[ego] = int(config.is_harder(5))
    state.ego_deck = list(MILD[ego])
    chance.shuffle(state.ego_deck)
    state.operations = list(range(len(OPERATION_CARDS)))
    chance.shuffle(state.operations)
    state.operations_open = [state.operations.pop()]


def place_layout(state: CerebriaState, layout: Layout) -> None:
    """Put down the four Starting Emotions with 1 Essence each."""
    for team in (BLISS, GLOOM):
        for slot in (layout.shared[team], layout.alone[team]):
            place(state, slot, STARTING[team], 1, NOBODY)
