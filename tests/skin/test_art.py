"""Generated pictures: the same in every process, different for different ids, of the size asked for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.skin.art_portrait import sitter
from scenes.skin.noise import seed_of
from tests.skin.artworks import ARTS, SIZE, checksum, checksums

ROOT = Path(__file__).parents[2]


def in_another_process(hash_seed: str) -> dict[str, int]:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    printed = subprocess.run(
        [sys.executable, "-m", "tests.skin.artworks"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rows = (row.rsplit(" ", 1) for row in printed.splitlines())
    return {name: int(number) for name, number in rows}


def test_art_is_the_same_in_every_process() -> None:
    here = checksums()
    assert in_another_process("1") == here
    assert in_another_process("2") == here


@pytest.mark.parametrize("name", ARTS)
def test_different_ids_give_different_pictures(name: str) -> None:
    idents = ("fear", "joy", "trust", "anger", "hope", "courage")
    assert len({checksum(ARTS[name](ident)) for ident in idents}) == len(idents)


@pytest.mark.parametrize("name", ARTS)
def test_a_picture_fills_its_size_and_is_no_plain_colour(name: str) -> None:
    picture = ARTS[name]("fear")
    assert picture.get_size() == SIZE
    pixels = {tuple(picture.get_at((x, y))) for x in range(0, SIZE[0], 3) for y in range(0, SIZE[1], 3)}
    assert len(pixels) > 25
    assert all(pixel[3] == 255 for pixel in pixels)


def test_faces_differ_in_more_than_colour() -> None:
    faces = {
        (who.headgear, who.beard, who.collar, who.long_hair)
        for who in (sitter(str(n), "#E8640C") for n in range(40))
    }
    assert len(faces) >= 15


def test_a_seed_depends_on_every_part_and_on_where_one_ends() -> None:
    assert seed_of("ab", "c") != seed_of("a", "bc")
    assert seed_of("card", 1) != seed_of("card", 2)
    assert seed_of("fear") == 1157430022655464839
