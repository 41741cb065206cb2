"""What an action would cost and give, before it is played: sums, outcomes of attacks, prices."""

from __future__ import annotations

from game.action import Action, Ref
from game.essence import actions as do
from game.essence.attack import defense_of
from game.essence.bidding import top_of_pile
from game.essence.card_text import ability_lines, effects_text, option_text, segment_name
from game.essence.cards import FRAGMENTS, TREATIES
from game.essence.island import cell_of, placement_essence
from game.essence.state import StepKind
from game.essence.tables import BASE, CHARACTERS, COST, OMENS, SITES
from game.essence.treaties import price_of
from game.text import Text, text
from scenes.essence.hand import ability_of
from scenes.essence.reading import (
    links,
    near_seat,
    own_step,
    pending,
    placed_segment,
    state_of,
    worth,
)
from scenes.picture import Sight


def forecast(sight: Sight, action: Action) -> tuple[Text, ...]:
    """One or two sentences about an action of whoever looks."""
    view, seat, step = state_of(sight), near_seat(sight), own_step(sight)
    discount = (
        step.a if step is not None and step.kind in (StepKind.BUILD, StepKind.READ, StepKind.SIGN) else 0
    )
    match action:
        case do.Place(cell) | do.Put(cell):
            segment = placed_segment(sight)
            return (
                placing(sight, segment, cell, is_new=isinstance(action, do.Place))
                if segment is not None
                else ()
            )
        case do.SwapWith(other):
            return (text("essence-table-gives", n=_swap_essence(sight, other)),)
        case do.Build(segment):
            return (
                text(
                    "essence-table-cost-build",
                    n=max(0, COST[segment] - discount),
                    left=view.readied[seat] - 1,
                ),
            )
        case do.Sign(treaty):
            price = price_of(view, seat, treaty, discount) or 0
            return text("essence-table-cost-tokens", n=price), option_text(
                TREATIES[treaty].ability.options[0]
            )
        case do.Play(card, number):
            return (option_text(CHARACTERS[card].ability.options[number]),)
        case do.Use(segment, number):
            return (option_text(ability_of(Ref("segment", segment)).options[number]),)
        case do.Read(fragment):
            return (*_reading_costs(fragment, discount), effects_text(FRAGMENTS[fragment].bonus))
        case do.AttackSeat() | do.AttackThreat() | do.AttackMonster():
            return (outcome(sight, action),)
        case do.Bid(wealth, influence):
            return (text("essence-table-cost-bid", n=wealth + influence),)
        case do.TakeAdvisor(pile):
            card = top_of_pile(view, pile)
            return tuple(ability_lines(CHARACTERS[card].ability)) if card is not None else ()
        case do.Discard() if step is not None and step.kind is StepKind.PASS_DISCARD:
            return (text("essence-table-gives-wealth"),)
    return ()


def _reading_costs(fragment: int, discount: int) -> list[Text]:
    """Everything that is given up to read a fragment: its cost, and the tokens it asks for."""
    omen = OMENS[fragment]
    costs = {
        "influence": max(0, omen.cost - discount) + omen.spend_influence,
        "wealth": omen.spend_wealth,
        "tokens": omen.spend_any,
    }
    return [text(f"essence-table-cost-{kind}", n=number) for kind, number in costs.items() if number]


def placing(sight: Sight, segment: int, cell: int, *, is_new: bool) -> tuple[Text, ...]:
    """ "2 +1 +1 −1 = +3", then what the new Segment does at once."""
    parts = [
        str(BASE[segment]),
        *(f"+{change}" if change > 0 else f"−{-change}" for _, _, change in links(sight, segment, cell)),
    ]
    said = [text("essence-table-sum", parts=" ".join(parts), n=worth(sight, segment, cell))]
    site = SITES[segment]
    if is_new and site is not None and (*site.once, *site.income):
        said.append(text("essence-table-then", effects=effects_text((*site.once, *site.income))))
    return tuple(said)


def called(sight: Sight, action: Action) -> Text | None:
    """What an action does, where a cell or a mix of tokens would have to be named otherwise."""
    match action:
        case do.Build(segment):
            return text("essence-table-call-build", segment=segment_name(segment))
        case do.Place() | do.Put():
            segment = placed_segment(sight)
            return None if segment is None else text("essence-table-call-here", segment=segment_name(segment))
        case do.Split(wealth, influence):
            step = own_step(sight)
            pays = step is not None and step.kind is StepKind.PAY
            key = "essence-table-call-pay" if pays else "essence-table-call-take"
            return text(key, tokens=_tokens(wealth, influence))
        case do.Decline() if (step := pending(sight)) is not None:
            return text("essence-table-decline", step=step.kind.name.lower())
    return None


def _tokens(wealth: int, influence: int) -> Text:
    if wealth and influence:
        return text("essence-table-mix", w=wealth, i=influence)
    return (
        text("essence-tokens-wealth", n=wealth) if wealth else text("essence-tokens-influence", n=influence)
    )


def _swap_essence(sight: Sight, other: int) -> int:
    """What the lifted Segment scores in the place of the other."""
    segment = placed_segment(sight)
    assert segment is not None, "an exchange begins with a Segment"
    view = state_of(sight)
    island = dict(view.islands[near_seat(sight)])
    here, there = cell_of(island, segment), cell_of(island, other)
    island[here], island[there] = other, segment
    essence = placement_essence(island, segment, there)
    return essence + placement_essence(island, other, here) if view.house.both_swapped_score else essence


def strengths(sight: Sight, action: Action) -> tuple[int, int] | None:
    """Attack and Defense of an attack that could be made now."""
    view, step = state_of(sight), own_step(sight)
    if step is None or step.kind is not StepKind.TARGET:
        return None
    attack = view.attack[step.seat] + step.a
    match action:
        case do.AttackSeat(other):
            return attack, defense_of(view, other)
        case do.AttackThreat():
            return attack, view.threat
        case do.AttackMonster(fragment):
            return attack, OMENS[fragment].monster
    return None


def outcome(sight: Sight, action: Action) -> Text:
    """How an attack would end."""
    compared = strengths(sight, action)
    assert compared is not None, "asked while a target is chosen"
    attack, defense = compared
    if attack <= defense:
        return text("essence-table-attack-vain", attack=attack, defense=defense)
    is_monster = isinstance(action, do.AttackMonster) and not state_of(sight).house.monsters_give_essence
    key = "essence-table-attack-monster" if is_monster else "essence-table-attack-won"
    return text(key, attack=attack, defense=defense, n=attack - defense)


def preview(sight: Sight, actions: list[Action]) -> Text | None:
    """A few signs beside a target: attack against defense, or the Essence of an exchange."""
    for action in actions:
        compared = strengths(sight, action)
        if compared is not None:
            return text("essence-table-against", attack=compared[0], defense=compared[1])
        if isinstance(action, do.SwapWith):
            return text("essence-table-plus", n=_swap_essence(sight, action.segment))
    return None
