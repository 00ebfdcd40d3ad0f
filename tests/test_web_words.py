"""The web table's own words: in both languages, with the same parameters, all of them used."""

from __future__ import annotations

import re
from pathlib import Path

import civitas
from tests.catalogues import read_catalogue, told_alike, variables

HOME = Path(civitas.__file__).with_name("web")
ENGLISH = read_catalogue(HOME / "speech" / "catalogue" / "en.ftl")
GERMAN = read_catalogue(HOME / "speech" / "catalogue" / "de.ftl")
KERNEL = read_catalogue(HOME.parent / "kernel" / "catalogue" / "en.ftl")
PYTHON = "\n".join(file.read_text("utf-8") for file in sorted(HOME.rglob("*.py")))
PAGES = "\n".join(
    file.read_text("utf-8")
    for kind in ("templates/*.html", "static/*.js")
    for file in sorted(HOME.glob(kind))
)


def test_both_languages_say_the_same_things() -> None:
    assert ENGLISH.keys() == GERMAN.keys()
    for message in ENGLISH:
        assert variables(ENGLISH, message) == variables(GERMAN, message), message
    alike = told_alike(ENGLISH, GERMAN)
    assert len(alike) < 0.1 * len(ENGLISH), alike


def test_every_message_is_said_somewhere() -> None:
    """By its id, or by the text that makes it: an f-string, or ``~`` in a template."""
    source = PYTHON + PAGES
    computed = [
        re.compile(re.escape(start) + "[a-z0-9_-]+")
        for start in {
            *re.findall(r'f"([a-z-]+-)\{', PYTHON),
            *re.findall(r"""["']([a-z-]+-)["'] ~""", PAGES),
        }
    ]
    quoted = {*re.findall(r"""(?<=["'])[a-z0-9_-]+(?=["'])""", source)}
    unsaid = [
        message
        for message in ENGLISH.keys() - quoted
        if not any(pattern.fullmatch(message) for pattern in computed)
    ]
    assert unsaid == []


def test_every_message_that_is_said_is_there() -> None:
    said = set(re.findall(r'"((?:error|refused|chat|seat)-[a-z]+(?:-[a-z]+)*)"', PYTHON))
    said |= set(re.findall(r"""\bt\(["']([a-z-]+[a-z])["']""", PAGES))
    assert len(said) > 60
    assert said <= ENGLISH.keys() | KERNEL.keys()
