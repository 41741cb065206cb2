"""Before a match of The Essence: rulers, factions with story, numbers and Palace, house rules."""

from __future__ import annotations

from typing import ClassVar

from game.essence.card_text import ability_lines, type_name
from game.essence.cards import FACTIONS, Faction
from scenes.new_match import NewMatchScene
from scenes.skin.colours import SHELL
from scenes.skin.type import Token

PLAYERS = (2, 3, 4, 5)
_NUMBERS = ("wealth", "influence", "attack", "defense", "foundations", "popularity")
_CHOICES = ("swap_scores", "read_action", "reserve_pack")
_SWITCHES = ("treaty_reset", "monster_essence", "mirror")


class EssenceNewMatch(NewMatchScene):
    """The options of The Essence in the order in which a table decides them."""

    topic: ClassVar[str] = "essence#essence-setup"

    @property
    def chosen(self) -> list[str]:
        """The factions that were chosen, seat by seat; the seats after them draw lots."""
        return [name for name in self.choice.given["factions"].split(",") if name]

    # -- rows -----------------------------------------------------------------------------------------------

    def _option_rows(self) -> None:
        column, words = self._column, self.words
        column.head("play-head", words("essence-new-play"))
        players = [(str(number), str(number)) for number in PLAYERS]
        label = words("essence-option-players")
        column.choice("option-players", label, players, self.choice.given["players"], self._set_players)
        self._faction_rows()
        column.head("house-head", words("essence-new-house"))
        for name in _CHOICES:
            field = next(each for each in self.choice.fields if each.name == name)
            values = [(value, words(f"essence-new-{name}-{value}")) for value in field.values]
            column.choice(
                f"option-{name}",
                words(f"essence-option-{name}"),
                values,
                self.choice.given[name],
                lambda value, name=name: self.set_option(name, value),  # type: ignore[misc]
            )
        for name in _SWITCHES:
            column.toggle(
                f"option-{name}",
                words(f"essence-option-{name}"),
                self.choice.given[name] == "true",
                lambda is_on, name=name: self.set_option(name, "true" if is_on else "false"),  # type: ignore[misc]
            )

    def _set_players(self, value: str) -> None:
        """With fewer rulers, the factions of those who left are free again."""
        self.choice.given["factions"] = ",".join(self.chosen[: int(value)])
        self.set_option("players", value)

    def _faction_rows(self) -> None:
        """A choice for every seat that has one and for the next; below it what the faction is."""
        chosen, words = self.chosen, self.words
        players = int(self.choice.given["players"])
        for seat in range(min(players, len(chosen) + 1)):
            value = chosen[seat] if seat < len(chosen) else ""
            free = [each.id for each in FACTIONS if each.id == value or each.id not in chosen]
            values = [("", words("new-by-lot")), *((each, words(f"essence-faction-{each}")) for each in free)]
            self._column.choice(
                f"option-factions-{seat}",
                words("essence-new-faction", number=seat + 1),
                values,
                value,
                lambda name, seat=seat: self._set_faction(seat, name),  # type: ignore[misc]
            )
            if value:
                self._about(seat, next(each for each in FACTIONS if each.id == value))
        if len(chosen) < players:
            self._column.paragraph("factions-lot", words("essence-new-lot"), SHELL.muted)

    def _set_faction(self, seat: int, name: str) -> None:
        """A seat that goes back to drawing lots takes those after it along."""
        chosen = self.chosen
        self.set_option(
            "factions", ",".join([*chosen[:seat], name, *chosen[seat + 1 :]] if name else chosen[:seat])
        )

    def _about(self, seat: int, faction: Faction) -> None:
        """Story, printed numbers and Palace of a faction."""
        words, column = self.words, self._column
        column.paragraph(f"story-{seat}", words(f"essence-theme-{faction.id}"), SHELL.muted, Token.QUOTE)
        numbers = [
            words("essence-new-number", name=words(f"essence-new-{name}"), n=getattr(faction, name))
            for name in _NUMBERS
        ]
        column.paragraph(f"numbers-{seat}", " · ".join(numbers), SHELL.text, Token.LABEL)
        ability = " ".join(words.say(each) for each in ability_lines(faction.palace_ability))
        palace = words("essence-new-palace", type=type_name(faction.palace_type), ability=ability)
        column.paragraph(f"palace-{seat}", palace, SHELL.text)
