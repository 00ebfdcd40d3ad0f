"""The board as it is drawn: everything on the table can be told, without colour, in full."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from civitas.kernel.words import LANGUAGES, Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board import symbols
from civitas.titles.clash_of_cultures.board.cards import card, strip
from civitas.titles.clash_of_cultures.board.hexes import definitions
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    OBJECTIVES,
    WONDER,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.picks.common import Use
from civitas.titles.clash_of_cultures.scene import Scene
from civitas.titles.clash_of_cultures.title import TITLE
from civitas.titles.clash_of_cultures.view import View
from tests.titles.clash_of_cultures.fights import plains

CARDS = [
    *(each.id for each in ACTION_CARDS),
    *(each.id for each in OBJECTIVES),
    *(each.id for each in WONDERS),
    *(each.id for each in EVENTS),
]


def words(language: str = "en") -> Words:
    return words_for(META, language, ["Ann", "Ben"])


def layer(view: Any) -> dict[str, str]:
    return dict(TITLE.draw_layer(view, words()))


def shown(scene: Scene, seat: int | None = 0) -> View:
    return TITLE.view(scene.state, seat)


def test_everything_has_a_sign_of_its_own() -> None:
    for signs, things in (
        (symbols.GOODS, GOODS),
        (symbols.STRUCTURES, [each.id for each in STRUCTURES]),
        (symbols.UNITS, [each.id for each in UNITS]),
        (symbols.WONDERS, [each.id for each in WONDERS]),
        (symbols.CATEGORIES, [each.id for each in CATEGORIES]),
    ):
        assert list(signs) == list(things)
        assert len(set(signs.values())) == len(signs)


def test_terrains_differ_in_more_than_colour() -> None:
    drawn = [
        re.findall(r' d="([^"]+)"', re.split(r'id="t-', definitions())[n + 1])[-1]
        for n in range(len(TERRAINS))
    ]
    assert len(set(drawn)) == len(TERRAINS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_too_small_for_its_words(language: str) -> None:
    drawn = {name: card(name, language).body for name in CARDS}
    assert [name for name, body in drawn.items() if "…" in body or ">effect-" in body] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_stays_says_what_it_does(language: str) -> None:
    stays = [event.id for event in EVENTS if event.kind != "instant"]
    assert [name for name in stays if not words(language).has(f"effect-{name}")] == []


def test_an_area_shows_its_back_until_it_is_revealed() -> None:
    scene = Scene(2)
    before = layer(shown(scene))
    after = layer(shown(scene.reveal(1)))
    assert "t-back" in before["area-2"]
    assert "t-back" not in after["area-2"]


def test_a_city_shows_its_buildings_mood_and_units() -> None:
    scene = Scene(2)
    spot = scene.state.label(scene.state.players[0].cities[0])
    scene.city(0, spot, "temple", colours={"academy": 1}, mood="angry", wonders=["great_wall"])
    scene.units(0, spot, infantry=3)
    drawn = layer(shown(scene))[f"on-{spot}"]
    for sign in ("greek-temple", "graduate-cap", "defensive-wall", "spartan-helmet"):
        assert f"#i-{sign}" in drawn
    assert drawn != layer(shown(scene.city(0, spot, mood="happy")))[f"on-{spot}"]
    assert ">3</text>" in drawn


def test_a_wonder_shows_who_built_it_elsewhere() -> None:
    scene = Scene(2)
    spot = scene.state.label(scene.state.players[0].cities[0])
    scene.city(0, spot, wonders=["great_wall"])
    before = layer(shown(scene))[f"on-{spot}"]
    assert "#crest-1" not in before
    wall = WONDER["great_wall"]
    markers = list(scene.state.wonder_markers)
    markers[wall] = (1, 0)
    scene.state.wonder_markers = tuple(markers)
    assert "#crest-1" in layer(shown(scene))[f"on-{spot}"]


def test_areas_that_a_leader_has_marked_are_seen() -> None:
    scene = Scene(2, expansion=True)
    before = layer(shown(scene))["ports"]
    scene.state.players[0].marked_areas = 0b11
    after = layer(shown(scene))["ports"]
    assert after.count("#i-lyre") == before.count("#i-lyre") + 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wide", "high"), [(197, 56), (246, 44)])
def test_no_strip_is_too_small_for_its_words(language: str, wide: float, high: float) -> None:
    """Each half of a card keeps to its half of the strip."""
    for name in CARDS:
        drawn = ElementTree.fromstring(f"<g>{strip(name, language, wide, high).body}</g>")
        lines = [(float(line.get("y", "")), line) for line in drawn.iter("text")]
        names = [y for y, line in lines if "c-f" in line.get("class", "") and y > high / 2]
        second = min(names, default=high + 9)
        for y, line in lines:
            size = float(line.get("font-size", ""))
            top = y - size * 0.72
            assert y < high - 1, name
            assert y >= second or top < second - 9 + size, name
            assert y >= second or y < second - 5, name


def test_a_large_hand_stays_on_the_sheet() -> None:
    """However many they are, cards have a size and lie on the sheet."""
    high = float(TITLE.draw_base(2, "en")["cards"].partition('viewBox="0 0 400 ')[2].split('"')[0])
    for count in (1, 6, 12, 24):
        scene = Scene(2).player(0, actions=[each.id for each in ACTION_CARDS[:count]])
        drawn = layer(shown(scene))["hand"]
        assert drawn.count("data-place") == count
        assert "-" not in "".join(re.findall(r'(?:width|height)="([^"]+)"', drawn))
        top, *spots = (float(y) for y in re.findall(r"translate\(\S+ (\S+?)\)", drawn))
        assert 0 < top + max(spots) < high - 20


def test_only_the_owner_sees_the_hand() -> None:
    scene = Scene(2).player(0, actions=["action_07"])
    assert "Spy" in layer(shown(scene))["hand"]
    assert layer(shown(scene, 1))["hand"] == layer(shown(scene, None))["hand"] == ""


def test_a_move_changes_a_few_kilobytes() -> None:
    scene = Scene(4, expansion=True)
    spot = scene.state.label(scene.state.players[0].cities[0])
    before = layer(shown(scene))
    after = layer(shown(scene.units(0, spot, infantry=1).goods(0, food=1)))
    changed = [drawn for group, drawn in after.items() if drawn != before[group]]
    assert 0 < sum(map(len, changed)) < 8000


def test_the_battle_shows_dice_and_bonuses_with_their_origin() -> None:
    scene = plains(expansion=True).knows(0, "steel_weapons").goods(0, ore=1)
    scene.units(0, "D4", infantry=2).units(1, "D4", infantry=2, cavalry=1)
    table = scene.rolls(12, 1).battle(0, 1, "D4", "C4")
    table.pick(Use("steel_weapons"))
    battle = table.view(0).board.battle
    assert dict(battle.attacker.shares) == {"infantry": 1, "steel_weapons": 2}
    drawn = layer(table.view(0).board)["top"]
    for number in ("6", "1", "10", str(battle.defender.value), "+1", "+2"):
        assert f">{number}</text>" in drawn
    for origin in ("Infantry", "Steel Weapons"):
        assert f">{origin}</text>" in drawn
