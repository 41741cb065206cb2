"""Final scoring and tie-breaks (rules E.6, G.15)."""

from __future__ import annotations

from game.cerebria.board import BLISS, GLOOM, NOBODY, SIGN
from game.cerebria.naming import team_name
from game.cerebria.options import OWN, CerebriaOptions, preset_of
from game.cerebria.state import CerebriaState
from game.rules import Outcome, ScoreLine, SeatRole, Standing
from game.text import Text, text

MINOR_POINTS, MAJOR_POINTS, CAPPING_POINTS = 3, 5, 4


def fortress_points(state: CerebriaState, team: int) -> int:
    """Only the Ego scores for Fortresses on the board: 2 and 4, with easier 3 just 1 and 2."""
    if team != state.config.ego:
        return 0
    strength = sum(fortress * SIGN[team] for fortress in state.fortress if fortress * SIGN[team] > 0)
    return strength if state.config.is_easier(3) else 2 * strength


def _lines(state: CerebriaState, team: int) -> tuple[int, ...]:
    return (
        state.points[team],
        MINOR_POINTS * state.minors[team],
        MAJOR_POINTS * state.majors[team],
        CAPPING_POINTS * state.capping[team],
        fortress_points(state, team),
    )


_SOURCES = ("wheel", "minor", "major", "capping", "fortress")


def total(state: CerebriaState, team: int) -> int:
    return sum(_lines(state, team))


def winning_team(state: CerebriaState) -> int:
    """The higher total; in a tie whoever owns the Capping Fragment; NOBODY when it is drawn."""
    difference = total(state, BLISS) - total(state, GLOOM)
    if not difference:
        difference = state.capping[BLISS] - state.capping[GLOOM]
    return NOBODY if not difference else BLISS if difference > 0 else GLOOM


def outcome(state: CerebriaState) -> Outcome | None:
    if not state.is_over:
        return None
    teams = seat_teams(state)
    winner = winning_team(state)
    columns = [_lines(state, team) for team in teams]
    is_close = winner != NOBODY and total(state, BLISS) == total(state, GLOOM)
    return Outcome(
        tuple(map(sum, columns)),
        tuple(seat for seat, team in enumerate(teams) if winner in (NOBODY, team)),
        tuple(
            ScoreLine(text(f"cerebria-score-{source}"), points)
            for source, points in zip(_SOURCES, zip(*columns, strict=True), strict=True)
        ),
        ScoreLine(text("cerebria-score-tie"), tuple(state.capping[team] for team in teams))
        if is_close
        else None,
    )


def seat_teams(state: CerebriaState) -> list[int]:
    """The team of each seat."""
    teams = {spirit.seat: spirit.team for spirit in state.spirits}
    return [teams[seat] for seat in sorted(teams)]


# -- for the statistics -------------------------------------------------------------------------------------


def standing(options: CerebriaOptions, role: SeatRole) -> Standing:
    """A match counts by its side, by who plays which game, and by how hard the Ego was."""
    way = text(f"cerebria-way-{options.game}", mode=text(f"cerebria-option-mode-{options.mode}"))
    meets_ego = options.is_against_ego and not role.automaton
    return Standing(team_name(role.team), way, _difficulty(options) if meets_ego else None)


def _difficulty(options: CerebriaOptions) -> Text:
    preset = preset_of(options.harder, options.easier)
    if preset != OWN:
        return text("cerebria-challenge", level=text(f"cerebria-new-preset-{preset}"))
    return text("cerebria-challenge-own", harder=_listed(options.harder), easier=_listed(options.easier))


def _listed(modifiers: tuple[int, ...]) -> str:
    return ", ".join(map(str, sorted(set(modifiers)))) or "–"
