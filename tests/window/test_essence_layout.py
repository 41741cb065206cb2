"""The Essence in every language and size: nothing overlaps, leaves the window or is cut."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
from pygame import Rect

from game.action import Ref
from game.essence.island import placement_essence
from game.essence.state import StepKind
from game.essence.tables import CHARACTERS, LOCATION_NUMBERS, MONUMENT_NUMBERS
from game.rules import SPECTATOR
from scenes.essence import geometry, segments
from scenes.essence.naming import SOFT_HYPHEN, card_name
from scenes.skin.type import Token, measure_paragraph
from scenes.table.inspector import InspectorScene
from scenes.units import Units
from scenes.words import LANGUAGES, Words
from tests.window.driver import Driver
from tests.window.essence_table import (
    DECISIONS,
    RULES,
    extreme_islands,
    lay_island,
    match_at,
    new_match,
    open_table,
    positions,
)
from tests.window.layout import faults
from tests.window.test_table_layout import in_every_language, table_faults

SIZES = ((1024, 576), (1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[tuple[int, int]], Driver]]:
    made: dict[tuple[int, int], Driver] = {}

    def window(size: tuple[int, int]) -> Driver:
        if size not in made:
            for driver in made.values():
                driver.close()
            made.clear()
            folder = tmp_path_factory.mktemp("essence")
            made[size] = Driver(folder, size=size, reduced_motion=True, speed="instant")
            made[size].go_home()
        return made[size]

    yield window
    for driver in made.values():
        driver.close()


@pytest.mark.parametrize("size", SIZES)
def test_every_decision_in_every_language(windows: Callable, size: tuple[int, int]) -> None:
    driver = windows(size)
    found = []
    for kind in DECISIONS:
        scene = open_table(driver, match_at(positions()[kind]))
        scene.refresh()
        assert scene.sitting.narrowing is not None, f"nobody decides {kind.name}"
        found += [f"{kind.name}: {each}" for each in in_every_language(driver, lambda: table_faults(scene))]  # noqa: B023
        first = next((c for c in scene.controls if c.is_legal and c.id != "end"), None)
        if first is not None and getattr(first, "ref", Ref("verb", "")).kind != "verb":
            scene.touch(first.ref)  # type: ignore[attr-defined]
            found += [f"{kind.name}, touched: {each}" for each in table_faults(scene)]
        driver.app.pop()
    assert not found, "\n".join(found)


def test_every_action_can_be_touched(windows: Callable) -> None:
    """Whatever the rules allow is made of things that lie on the table or have a button."""
    driver = windows((1280, 720))
    for kind in DECISIONS:
        scene = open_table(driver, match_at(positions()[kind]))
        scene.refresh()
        narrowing = scene.sitting.narrowing
        refs_of = scene.sitting.rules.actions.refs
        for action in (*narrowing.actions[:6], *narrowing.actions[-3:]):
            narrowing.selection = ()
            for _ in range(4):
                scene.refresh()
                legal = {getattr(c, "ref", None) for c in scene.controls if c.is_legal}
                verbs = {
                    Ref("verb", c.id.removeprefix("verb-"))
                    for c in scene.controls
                    if c.id.startswith("verb-")
                }
                wanted = [
                    ref for ref in refs_of(action) if ref in legal | verbs and ref not in narrowing.selection
                ]
                if narrowing.offered == action or scene.offered == action:
                    break
                assert wanted, f"{kind.name}: nothing leads on to {action} after {narrowing.selection}"
                if narrowing.finishes(wanted[-1]) == action and wanted[-1].kind == "verb":
                    break
                narrowing.touch(wanted[0])
            else:
                raise AssertionError(f"{kind.name}: {action} is out of reach")
        driver.app.pop()


@pytest.mark.parametrize("shape", list(extreme_islands()))
@pytest.mark.parametrize("size", SIZES[1:])
def test_large_islands(windows: Callable, size: tuple[int, int], shape: str) -> None:
    """Twenty-five Segments in any shape: all of them lie in the sky, and can be zoomed in on."""
    driver = windows(size)
    match = new_match(2, 3)
    seat = match.to_act
    assert seat is not None
    lay_island(match.state, 0, extreme_islands()[shape])
    lay_island(match.state, 1, [(x, y) for x, y in extreme_islands()[shape][:3]])
    scene = open_table(driver, match)
    scene.sitting.is_veiled, scene.sitting.viewer = False, 0
    scene.outlook = "island-0"
    scene.refresh()
    window = geometry.ground(scene.units).window
    tiles = [piece for piece in scene.stage.pieces.values() if piece.kind == "tile"]
    assert len(tiles) == 25
    assert all(window.contains(piece.rect) for piece in tiles)
    assert all(not one.rect.colliderect(other.rect) for one in tiles for other in tiles if one is not other)
    found = in_every_language(driver, lambda: table_faults(scene))
    assert not found, "\n".join(found)
    near = min(piece.rect.width for piece in tiles)
    scene.look_from(scene.camera._replace(zoom=2))
    closer = [piece for piece in scene.stage.pieces.values() if piece.kind == "tile"]
    assert min(piece.rect.width for piece in closer) > near
    assert not [fault for fault in table_faults(scene) if "leaves" in fault]
    driver.app.pop()


@pytest.mark.parametrize("shape", list(extreme_islands()))
@pytest.mark.parametrize("size", SIZES[1:])
def test_every_plot_of_a_large_island_can_be_hit(
    windows: Callable, size: tuple[int, int], shape: str
) -> None:
    """Where a Segment may go is seen whole, apart from everything else, and says what it would give."""
    driver = windows(size)
    match = match_at(positions()[StepKind.PLACE])
    seat = match.to_act
    assert seat is not None
    lay_island(match.state, seat, extreme_islands()[shape])
    scene = open_table(driver, match)
    scene.refresh()
    window = geometry.ground(scene.units).window
    lying = [piece for piece in scene.stage.pieces.values() if piece.kind in ("plot", "tile")]
    plots = [piece for piece in lying if piece.kind == "plot"]
    assert len(plots) == len(RULES.legal(match.state)) > 10
    assert all(window.contains(piece.rect) for piece in lying)
    assert not [
        one.id for one in plots for other in lying if one is not other and one.rect.colliderect(other.rect)
    ]
    island, segment = match.state.islands[seat], match.state.stack[-1].a
    given = {piece.id: placement_essence(island, segment, int(piece.ref.id)) for piece in plots}
    assert {piece.id: piece.face[0] for piece in plots} == given
    for piece in (plots[0], plots[-1]):
        scene.touch(piece.ref)
        assert f"= +{given[piece.id]} " in scene.prompt()
        scene.put_back()
    driver.app.pop()


def test_the_seats_of_those_who_watch(windows: Callable) -> None:
    driver = windows((1280, 720))
    for players in (2, 3, 4, 5):
        scene = open_table(driver, new_match(players, 1))
        assert scene.sitting.seat_looking == SPECTATOR
        scene.refresh()
        assert not table_faults(scene)
        assert len([piece for piece in scene.stage.pieces.values() if piece.kind == "rival"]) == players - 1
        driver.app.pop()


@pytest.mark.parametrize("size", [*SIZES, (1600, 900)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_card_for_sale_is_named(size: tuple[int, int], players: int) -> None:
    """However many lie in the market: nothing of a card is cut but the ends of the very longest names."""
    units = Units.of(size)
    place = units.rect(*geometry.market_places(players)[0])
    for language in LANGUAGES:
        words, cut = Words(language), set()
        for segment in (*LOCATION_NUMBERS, *MONUMENT_NUMBERS):
            name = card_name(words, Ref("segment", segment))
            plain = name.replace(SOFT_HYPHEN, "")
            prints = segments.card_prints(segment, name, place.size, units)
            assert all(each.box(units).fits for each in prints), name
            for each in prints[:-1]:
                words_of = [(word, Token.LABEL, 999, units, 12.0, True) for word in each.text.split()]
                wide = max(measure_paragraph(*word)[0] for word in words_of)
                assert wide <= each.room.width, f"a sign of {name} is broken: {each.text}"
            said = prints[-1].text.replace(SOFT_HYPHEN, "")
            assert said == plain or (said.endswith("…") and plain.startswith(said[:7])), name
            cut |= {plain} - {said}
        assert len(cut) <= (9 if players > 3 else 2), cut


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("held", "most_cut"), [(6, 0), (8, 0), (10, 3)])
def test_names_in_a_full_hand(windows: Callable, size: tuple[int, int], held: int, most_cut: int) -> None:
    """A card that lies under the next one says its name in what is seen of it."""
    driver = windows(size)
    match = match_at(positions()[StepKind.TURN])
    seat = match.to_act
    assert seat is not None
    kinds = [CHARACTERS[card].id for card in range(len(CHARACTERS))]
    different = [card for card, kind in enumerate(kinds) if kind not in kinds[:card]]
    cut = dict.fromkeys(LANGUAGES, 0)
    for begin in range(0, len(different), held):
        match.state.hands[seat] = hand = different[begin : begin + held]
        scene = open_table(driver, match)
        for language in LANGUAGES:
            driver.app.change_language(language)
            cards = [scene.stage.pieces[f"character-{card}"] for card in hand]
            for here, following in itertools.pairwise(cards):
                name = card_name(scene.table_words, here.ref).replace(SOFT_HYPHEN, "")
                shown = here.texts[0]
                said = shown.text.replace(SOFT_HYPHEN, "")
                assert said == name or name.startswith(said.rstrip("…")), said
                cut[language] += said != name
                assert shown.fits
                assert here.rect.left + shown.place.right <= following.rect.left + 2
        driver.app.change_language("en")
        driver.app.pop()
    assert max(cut.values()) <= most_cut, cut


def test_things_seen_close(windows: Callable) -> None:
    driver = windows((1280, 720))
    scene = open_table(driver, match_at(positions()[StepKind.TURN]))
    scene.refresh()
    refs = {piece.ref for piece in scene.stage.pieces.values() if piece.ref is not None}
    found = []
    for ref in sorted(refs, key=str):
        page = InspectorScene(driver.app, scene, ref, Rect(600, 300, 10, 10))
        driver.app.push(page)
        page.refresh()
        assert page.inspection().name
        found += [f"{ref}: {each}" for each in in_every_language(driver, lambda: faults(page))]  # noqa: B023
        driver.app.pop()
    driver.app.pop()
    assert not found, "\n".join(found)
