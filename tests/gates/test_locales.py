"""Languages: complete, equal in what they take, used, well set, and within the fonts."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from scenes.words import LANGUAGES
from tests.gates.locales import Entry, is_used, keys, mentioned, parsed, said, spoken, variables
from tests.gates.sources import ROOT

DECLINED = re.compile(r"_(nom|gen|dat|acc|start)$")
"""Endings of arguments that give the same word in another case, or at the start of a sentence."""
NARROW = "\u202f"
"""The narrow no-break space of French typography."""


def told(faults: list[str]) -> str:
    return "\n".join([f"{len(faults)} faults", *sorted(faults)[:60]])


def entries(language: str) -> dict[str, Entry]:
    return {entry.key: entry for entry in parsed()[0] if entry.language == language}


def test_every_language_has_its_folder():
    assert {entry.language for entry in parsed()[0]} == set(LANGUAGES)
    assert {path.name for path in (ROOT / "assets/locales").iterdir()} == set(LANGUAGES)


def test_every_line_can_be_read():
    assert not parsed()[1], told([f"{fault.place}: {fault.content}" for fault in parsed()[1]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language):
    counts = Counter(entry.key for entry in parsed()[0] if entry.language == language)
    assert not [key for key, count in counts.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_is_complete(language):
    every = set().union(*(keys(each) for each in LANGUAGES))
    missing = sorted(every - keys(language))
    assert not missing, told([f"{language} lacks {key}" for key in missing])


def arguments(entry: Entry) -> set[str]:
    """What a message takes; the cases of one word, `card_nom` and `card_gen`, count as that word."""
    return {DECLINED.sub("", name) for name in variables(entry.message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_take_the_same_arguments(language):
    english = entries("en")
    wrong = [
        f"{entry.place} takes {sorted(arguments(entry))}, English {sorted(arguments(english[entry.key]))}"
        for entry in entries(language).values()
        if entry.key in english and arguments(entry) != arguments(english[entry.key])
    ]
    assert not wrong, told(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_within_messages_exist(language):
    wrong = [
        f"{entry.place} speaks of {key}"
        for entry in entries(language).values()
        for key in mentioned(entry.message) - keys(language)
    ]
    assert not wrong, told(wrong)


def test_every_message_the_code_says_exists_and_gets_its_arguments():
    english, wrong = entries("en"), []
    for line in spoken():
        if line.key not in english:
            wrong.append(f"{line.place} says {line.key}, which does not exist")
        elif line.arguments is not None:
            lacking = variables(english[line.key].message) - line.arguments
            wrong += [f"{line.place} says {line.key} without {name}" for name in sorted(lacking)]
    assert not wrong, told(wrong)


def test_no_message_is_unused():
    within = {key for entry in parsed()[0] for key in mentioned(entry.message)}
    unused = sorted(key for key in keys("en") - within if not is_used(key))
    assert not unused, told(unused)


@pytest.mark.parametrize("key", ["tiny-verb-hide", "undo-nothing", "tiny-colour-2", "tiny-name"])
def test_key_that_is_said_counts_as_used(key):
    assert is_used(key)


@pytest.mark.parametrize("key", ["tiny-verb-juggle", "undo-everything", "tiny-card-juggler"])
def test_key_that_nobody_says_counts_as_unused(key):
    assert not is_used(key)


# -- typography ---------------------------------------------------------------------------------------------

WRONG = {
    "en": [
        (re.compile(r"['\"]"), "a straight quote"),
        (re.compile(r"\.\.\."), "three dots instead of one sign"),
        (re.compile(r"[„«»]"), "a quotation mark of another language"),
        (re.compile(r" [,;:!?]"), "a space before the sign"),
    ],
    "fr": [
        (re.compile(r"['\"]"), "a straight quote"),
        (re.compile(r"\.\.\."), "three dots instead of one sign"),
        (re.compile(r"[„“”]"), "a quotation mark of another language"),
        # Between digits a colon is a time or a score, and before slashes an address.
        (
            re.compile(rf"(?<![{NARROW}\d!?])[;!?]|(?<![{NARROW}\d]):(?!//)"),
            "no narrow space before the sign",
        ),
        (re.compile(rf"«(?!{NARROW})|(?<!{NARROW})»"), "no narrow space within the quotation marks"),
        (re.compile(rf"[ \u00a0]{NARROW}|{NARROW} "), "two spaces"),
    ],
    "de": [
        (re.compile(r"['\"]"), "a straight quote"),
        (re.compile(r"\.\.\."), "three dots instead of one sign"),
        (re.compile(r"[”«»]"), "a quotation mark of another language"),
        (re.compile(r" [,;:!?]"), "a space before the sign"),
    ],
}
PAIRS = {"en": "“”", "fr": "«»", "de": "„“"}


def typographic_faults(language: str, words: str) -> list[str]:
    """What a setter would mark in a line."""
    faults = [fault for pattern, fault in WRONG[language] if pattern.search(words)]
    opening, closing = PAIRS[language]
    if words.count(opening) != words.count(closing):
        faults.append("quotation marks that do not match")
    if "  " in words:
        faults.append("two spaces")
    return faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language):
    faults = {
        f"{entry.place}: {fault}: {words}"
        for entry, words in said(language)
        for fault in typographic_faults(language, words)
    }
    assert not faults, told(list(faults))


@pytest.mark.parametrize(
    ("language", "words", "is_right"),
    [
        ("fr", f"Vraiment{NARROW}?", True),
        ("fr", "Vraiment ?", False),
        ("fr", "Vraiment?", False),
        ("fr", f"Vraiment{NARROW}?!", True),
        ("fr", "de 3:00 à 4:30", True),
        ("fr", "voir https://exemple", True),
        ("fr", f"Il dit{NARROW}: «{NARROW}oui{NARROW}»", True),
        ("fr", f"Il dit{NARROW}: « oui »", False),
        ("fr", f"Il dit {NARROW}: oui", False),
        ("fr", "l'ombre", False),
        ("de", "„ja“", True),
        ("de", "„ja”", False),
        ("de", "„ja", False),
        ("de", "Was ?", False),
        ("en", "“yes”", True),
        ("en", '"yes"', False),
        ("en", "it's", False),
        ("en", "wait...", False),
    ],
)
def test_typography_is_judged_as_a_setter_would(language, words, is_right):
    assert (typographic_faults(language, words) == []) == is_right


# -- fonts --------------------------------------------------------------------------------------------------


def test_every_letter_of_every_language_is_in_the_fonts():
    """U+202F has no glyph in the serif: HarfBuzz spaces it without one. Quotes, in italic, hold no arrows."""
    import pygame.freetype

    from scenes.skin.fonts import VOICES, font_path

    letters = "".join(
        sorted({letter for language in LANGUAGES for _, words in said(language) for letter in words})
    )
    letters = re.sub(rf"[\s{NARROW}]", "", letters)
    pygame.freetype.init()
    missing = []
    for file in sorted({voice.file for voice in VOICES.values()}):
        metrics = pygame.freetype.Font(font_path(file), 20).get_metrics(letters)
        missing += [
            f"{file}: {letter}"
            for letter, each in zip(letters, metrics, strict=True)
            if each is None and not (letter == "→" and file.endswith("It.ttf"))
        ]
    assert not missing, told(missing)
