"""Units are told by kind and level, and verbs agree with how many they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.moves import HowMany, To
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do
from tests.titles.oikumene.marching import choose, moving
from tests.titles.oikumene.test_told_plainly import log

LANGUAGES = ("en", "de")
PARAMS = {
    "seat": 0, "other": 1, "space": "latium", "origin": "roma", "spot": "out",
    "unit": "siege_engines", "level": "recruit",
}  # fmt: skip


def _messages(language: str) -> dict[str, str]:
    """All messages about units that somebody has, by id."""
    found = {}
    for file in sorted((Path(str(META.words)) / language).glob("*.ftl")):
        for entry in re.split(r"\n(?=[a-z])", file.read_text("utf-8")):
            name, _, text = entry.partition(" = ")
            if re.search(r"\{ \$number \} × \{ \$unit \}|^ask-.*\{ \$unit \}", text):
                found[name] = text
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_counted_is_told_by_level(language: str) -> None:
    assert len(_messages(language)) > 20
    assert [name for name, text in _messages(language).items() if "$level" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_asks_about_units_of_a_stack_name_their_level(language: str) -> None:
    table = moving(
        Scene(2, mode="original").settle(0, "roma").units(0, "cavalry", "roma", 2, "elite")
    )
    words = words_for(META, language)
    choose(table, "roma", "cavalry", level="elite")
    assert f"({words.say('thing-elite')})" in words.ask(table.asks[0])
    do(table, To("latium"))
    assert f"({words.say('thing-elite')})" in words.ask(table.asks[0])
    told = log(do(table, HowMany(1)), language)[-1]
    assert f"1 × {words.say('thing-cavalry')} ({words.say('thing-elite')})" in told


def test_those_of_each_level_who_are_lost_are_told_by_themselves() -> None:
    scene = Scene(4, mode="original").units(0, "light_infantry", "barbarorum_alpes", 2, "recruit")
    scene.units(0, "light_infantry", "barbarorum_alpes", 1).rolls(6, 6, 6)
    told = [line for line in log(scene.at("movement_attrition")) if "attrition" in line]
    assert [re.findall(r"\d × [^)]*\)", line)[0] for line in told] == [
        "2 × Light infantry (Recruits)", "1 × Light infantry (Standard)",
    ]  # fmt: skip


@pytest.mark.parametrize(("language", "message", "one", "several"), [
    ("en", "pick-withdraw", "goes inside", "go inside"),
    ("en", "pick-moor", "puts into", "put into"),
    ("en", "pick-sortie", "comes out", "come out"),
    ("en", "pick-leavesite", "leaves the site", "leave the site"),
    ("en", "pick-charge", "charges", "charge"),
    ("en", "told-leaves-site", "leaves the", "leave the"),
    ("en", "told-charge", "charges.", "charge."),
    ("en", "told-flees", "flees", "flee"),
    ("en", "told-leaves-port", "leaves its ship", "leave their ships"),
    ("en", "told-along", "goes along", "go along"),
    ("en", "told-puts-in", "puts into", "put into"),
    ("en", "told-training-lost", "loses its training", "lose their training"),
    ("en", "told-dissolved", "dissolves", "dissolve"),
    ("en", "board-walls", "1 shield", "2 shields"),
    ("de", "pick-withdraw", "geht hinein", "gehen hinein"),
    ("de", "pick-moor", "läuft", "laufen"),
    ("de", "pick-sortie", "kommt heraus", "kommen heraus"),
    ("de", "pick-leavesite", "verlässt", "verlassen"),
    ("de", "told-leaves-site", "verlässt", "verlassen"),
    ("de", "told-flees", "flieht", "fliehen"),
    ("de", "told-leaves-port", "geht", "gehen"),
    ("de", "told-along", "kommt", "kommen"),
    ("de", "told-puts-in", "läuft", "laufen"),
    ("de", "told-training-lost", "verliert", "verlieren"),
    ("de", "board-walls", "1 Schild", "2 Schilde"),
])  # fmt: skip
def test_verbs_agree_with_the_number(language: str, message: str, one: str, several: str) -> None:
    words = words_for(META, language)
    told = [words.say(message, {**PARAMS, "number": number}) for number in (1, 2)]
    for text, right, wrong in zip(told, (one, several), (several, one), strict=True):
        assert re.search(rf"{re.escape(right)}(?!\w)", text), text
        assert not re.search(rf"{re.escape(wrong)}(?!\w)", text), text


@pytest.mark.parametrize(("language", "told"), [
    ("en", "a unit at Latium gains a level: Siege engines (Recruits)."),
    ("de", "Eine Einheit steigt auf, Latium: Belagerungsmaschinen (Rekruten)."),
])  # fmt: skip
def test_one_rises_whatever_the_name_of_its_kind(language: str, told: str) -> None:
    assert words_for(META, language).say("told-rise", PARAMS).endswith(told)


@pytest.mark.parametrize(("language", "aside", "points"), [
    ("en", "1 sword, 2 shields", "1 point of"), ("de", "1 Schwert, 2 Schilde", "1 Punkt "),
])  # fmt: skip
def test_what_is_counted_once_is_told_so(language: str, aside: str, points: str) -> None:
    words = words_for(META, language)
    assert aside in words.say("board-aside", {"swords": 1, "shields": 2})
    assert points in words.say("told-significance", {"seat": 0, "points": 1})
