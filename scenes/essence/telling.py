"""The chronicle of this table: who did what, in a few words and the signs of tokens and tracks."""

from __future__ import annotations

from game.essence import events as happened
from game.essence.card_text import fragment_name
from game.essence.events import Stat
from game.event import Event
from game.text import Text, seat_text
from scenes.essence.reading import tile_name
from scenes.picture import NOBODY, Telling
from scenes.words import Words

_TOKENS = ("wealth", "influence")
_INCOME = (*_TOKENS, "attack", "defense", "foundations")
_SIGNS = {
    Stat.WEALTH: "{wealth}",
    Stat.INFLUENCE: "{influence}",
    Stat.ESSENCE: "{essence}",
    Stat.ATTACK: "{attack}",
    Stat.DEFENSE: "{defense}",
    Stat.FOUNDATIONS: "{foundation}",
    Stat.READIED: "{spent}{right}{foundation}",
}


def subject(event: Event) -> tuple[int, Text] | None:
    """Whose deed an event was: its name alone does not tell where one person leads several seats."""
    seat = getattr(event, "seat", None)
    return None if seat is None else (seat, seat_text(seat))


def tell(event: Event, words: Words) -> Telling | None:
    """An event in short; None where the sentence of the rules is short enough."""
    match event:
        case happened.TurnBegun(seat) | happened.BidMade(seat):
            # The bar shows who plays, the panel of the Advisors who has bid.
            return Telling(seat, "")
        case happened.Gained(seat, stat, amount):
            return Telling(seat, f"{_SIGNS[stat]}+{amount}")
        case happened.Lost(seat, stat, amount):
            return Telling(seat, f"{_SIGNS[stat]}−{amount}")
        case happened.Dripped(seat, essence):
            return Telling(seat, f"{{pass}} {{essence}}+{essence}")
        case happened.IncomeTaken(seat):
            gains = " ".join(f"{{{name.removesuffix('s')}}}{getattr(event, name)}" for name in _INCOME)
            return Telling(seat, words("essence-log-income", gains=gains))
        case happened.BidRevealed(seat):
            return Telling(seat, words("essence-log-bid", tokens=_tokens(event)))
        case happened.SegmentBought(seat, segment, wealth):
            return Telling(seat, words("essence-log-bought", segment=tile_name(words, segment), n=wealth))
        case happened.SegmentPlaced(seat, segment, _, essence):
            return Telling(seat, words("essence-log-built", segment=tile_name(words, segment), n=essence))
        case happened.SegmentMoved(seat, segment, _, essence):
            return Telling(seat, words("essence-log-moved", segment=tile_name(words, segment), n=essence))
        case happened.SegmentTriggered(seat, segment):
            return Telling(seat, tile_name(words, segment))
        case happened.TokensTaken(seat, victim):
            taken = words("essence-log-taken", tokens=_tokens(event), seat=seat_text(victim))
            return Telling(seat, taken)
    return _tell_cleaning(event, words)


def _tell_cleaning(event: Event, words: Words) -> Telling | None:
    match event:
        case happened.ShardsAwarded(seat, place, shards):
            return Telling(seat, words("essence-log-shards", place=place, n=shards))
        case happened.RevengeUsed(seat):
            return Telling(seat, "{revenge} {shard}+1")
        case happened.RevengeTaken(seat):
            return Telling(seat, "{revenge}+1")
        case happened.FragmentRevealed(fragment):
            return Telling(NOBODY, "{fragment}" + words.say(fragment_name(fragment)))
        case happened.FragmentDiscarded(fragment):
            return Telling(NOBODY, "{close}" + words.say(fragment_name(fragment)))
        case happened.PropheciesScored(seat, total, shards):
            return Telling(seat, f"{{fragment}}{total} {{shard}}+{shards}")
    return None


def _tokens(event: happened.BidRevealed | happened.TokensTaken) -> str:
    """Tokens of both kinds in signs."""
    amounts = [(getattr(event, name), name) for name in _TOKENS]
    return " ".join(f"{number}{{{name}}}" for number, name in amounts if number) or "0"
