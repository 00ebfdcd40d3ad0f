"""The program's own words: in both languages, with the same parameters, and all of them used."""

from __future__ import annotations

import re
from pathlib import Path

import civitas.cli
from tests.catalogues import read_catalogue, told_alike, variables

HOME = Path(civitas.cli.__file__).parent
ENGLISH = read_catalogue(HOME / "catalogue" / "en.ftl")
REPORT = read_catalogue(HOME.parent / "lab" / "catalogue" / "en.ftl")
KERNEL = read_catalogue(HOME.parent / "kernel" / "catalogue" / "en.ftl")
GERMAN = read_catalogue(HOME / "catalogue" / "de.ftl")
SOURCE = "\n".join(
    file.read_text("utf-8")
    for folder in ("cli", "bots", "lab", "learning")
    for file in HOME.parent.glob(f"{folder}/*.py")
)
"""Whom the bots and the lab refuse, the program tells."""


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == GERMAN.keys()
    for message in ENGLISH:
        assert variables(ENGLISH, message) == variables(GERMAN, message), message
    assert told_alike(ENGLISH, GERMAN) <= {
        "title-play",
        "column-bot",
        "share",
        "mean",
        "mean-of-one",
    }


def test_every_message_is_said_somewhere() -> None:
    """By its id, or by the f-string that makes it."""
    computed = [
        re.escape(text).replace(r"\{\}", "[a-z]+")
        for text in (
            re.sub(r"\{[^}]*\}", "{}", found)
            for found in re.findall(r'f"([a-z-]+-\{[^"]*\})"', SOURCE)
        )
    ]
    unsaid = [
        message
        for message in ENGLISH
        if f'"{message}"' not in SOURCE and not any(re.fullmatch(c, message) for c in computed)
    ]
    assert unsaid == []


def test_every_message_that_is_said_is_there() -> None:
    said = re.findall(
        r'(?:say|_note|Misuse|Interrupted|BadSetup)\(\s*"([a-z-]+)"|help="([a-z-]+)"|"((?:key|usage)-[a-z-]+)"',
        SOURCE,
    )
    ids = {next(filter(None, found)) for found in said}
    assert len(ids) > 50
    assert ids <= ENGLISH.keys() | REPORT.keys() | KERNEL.keys() | {"title-pitch"}
