"""The board as it is drawn: everything on the table can be told, without colour, in full."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

from civitas.drawing.paper import FRAME
from civitas.kernel.cards import card
from civitas.kernel.content import read
from civitas.kernel.match import new
from civitas.kernel.values import NONE
from civitas.kernel.words import LANGUAGES, Words, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.board import symbols
from civitas.titles.era_of_tribes.board.spots import FLEETS, TOKEN, feet, land, spots
from civitas.titles.era_of_tribes.board.things import signs
from civitas.titles.era_of_tribes.content import FILES
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS
from civitas.titles.era_of_tribes.content.cards import CARDS, SYMBOLS, TILES
from civitas.titles.era_of_tribes.content.fields import (
    LAND,
    LUXURIES,
    MILITARIES,
    NAMES,
    PLAY_AREAS,
    SEAS,
)
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import EPOCHS, PROGRESSES
from civitas.titles.era_of_tribes.content.tables import ACTIONS
from civitas.titles.era_of_tribes.scene import Scene
from civitas.titles.era_of_tribes.title import TITLE
from tests.titles.era_of_tribes.wars import attack, fight, rolls

AUTOMA_PRINTED: dict[str, dict[str, Any]] = {
    entry["id"]: {name: value for name, value in entry.items() if name != "id"}
    for entry in read(FILES / "automa_peoples.yaml")["peoples"]
}

LEAST = {"map": 12, "on": 32, "seat": 16, "beside": 14}
"""No figure and no word is smaller, in units of its sheet: what a page shows at 0.375 of its size,
at three quarters, or at 0.86, is then at least 12 pixels high."""


def words(language: str = "en") -> Words:
    return words_for(META, language, ["Ann", "Ben", "Cleo", "Dion", "Eva", "Finn"])


def layer(scene: Scene, seat: int | None = 0, language: str = "en") -> dict[str, str]:
    return dict(TITLE.draw_layer(TITLE.view(scene.state, seat), words(language)))


def table(players: int = 2, **options: Any) -> Scene:
    return Scene(players, ["romans", "carthaginians"], setup="2p_central_sea", **options)


def texts(drawing: str) -> list[str]:
    return re.findall(r"<title>([^<]*)</title>", drawing)


def test_everything_has_a_sign_of_its_own() -> None:
    for icons, things in (
        (symbols.LUXURIES, LUXURIES),
        (symbols.MILITARIES, MILITARIES),
        (symbols.PEOPLES, [each.id for each in PEOPLES]),
        (symbols.PROGRESS, [each.id for each in PROGRESSES]),
        (symbols.EPOCHS, [each.id for each in EPOCHS]),
        (symbols.ACTIONS, [each.id for each in ACTIONS]),
        (symbols.CARDS, [each.id for each in CARDS]),
        (symbols.SYMBOLS, [each.id for each in SYMBOLS]),
    ):
        assert list(icons) == list(things)
        assert len(set(icons.values())) == len(icons)
    assert set(symbols.TILES) == {tile.id for tile in TILES}
    assert {*NAMES, *symbols.TILES, *symbols.CARDS} <= set(signs())


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_of_two_fields_never_lie_on_each_other(language: str) -> None:
    boxes = []
    for name, spot in spots(language).items():
        wide, high = FLEETS if land().places[name].sea else TOKEN
        boxes.append((spot.pieces[0], spot.pieces[1], wide, high))
    for n, (x, y, wide, high) in enumerate(boxes):
        for a, b, broad, tall in boxes[n + 1 :]:
            assert abs(x - a) >= (wide + broad) / 2 - 0.1 or abs(y - b) >= (high + tall) / 2 - 0.1


def test_the_map_is_shown_around_the_fields_in_play() -> None:
    whole = Scene(5, setup="full_board")
    for scene in (table(), whole):
        out = layer(scene)["out"]
        found = re.search(r'data-window="([^"]*)"', out)
        assert found
        left, top, wide, high = map(float, found[1].split())
        for field in TITLE.view(scene.state, None).fields:
            x, y = land().places[field.id].at  # on the sheet the map lies in its frame
            assert left < x + FRAME < left + wide
            assert top < y + FRAME < top + high
        assert (wide < land().width) is (scene is not whole)


def test_feet_stand_on_every_border_that_has_them() -> None:
    printed = sum(1 for sea in SEAS for border in sea.sea_adj if border.feet) / 2
    assert len(feet()) == printed


@pytest.mark.slow
def test_what_is_printed_on_the_board_is_on_the_map() -> None:
    drawn = TITLE.draw_base(table().table().header.setting, "en")["map"]
    for good in (*LUXURIES, *MILITARIES):
        there = sum(good in (province.luxury, province.military) for province in LAND)
        assert drawn.count(f'data-thing="{good}"') == there
    assert drawn.count('data-thing="food"') == sum(bool(province.food) for province in LAND)
    assert drawn.count('data-thing="fish"') == sum(bool(sea.fish) for sea in SEAS)
    assert drawn.count('data-thing="home:') == sum(len(p.home_provinces) for p in PEOPLES)


def test_fields_outside_the_play_area_are_out() -> None:
    scene = table()
    drawn = layer(scene)
    inside = {field.id for field in TITLE.view(scene.state, None).fields}
    area = next(each for each in PLAY_AREAS if each.id == "2p_central_sea")
    assert len(inside) == area.land_count + area.sea_count
    for name in NAMES:
        assert (f'"#r-{name}"' in drawn["out"]) == (name not in inside)
        assert ("Out of play" in drawn[f"on-{name}"]) == (name not in inside)


def test_a_province_shows_city_post_vassals_and_battlefield() -> None:
    scene = table().city(0, "etruria").city(0, "venetia", vassals=2).post(1, "venetia")
    drawn = layer(scene.battlefield("venetia", 2))["on-venetia"]
    told = texts(drawn)
    assert "Ann: 1 × City" in told
    assert "Ann: 2 × Vassal" in told
    assert "Ben: 1 × Trading post" in told
    assert "Historical battlefield +2" in told
    assert "#city-0" in drawn
    assert "#pennant-1" in drawn


def test_fleets_of_several_are_told_apart() -> None:
    scene = table().fleets(0, "tyrrhenian_sea", 2).fleets(1, "tyrrhenian_sea")
    drawn = layer(scene)["on-tyrrhenian_sea"]
    assert drawn.index("#fleet-0") < drawn.index("#fleet-1")
    assert "Ann: 2 × Fleet" in texts(drawn)


def test_a_village_is_seen_and_its_tile_is_not() -> None:
    drawn = layer(table().barbarians("epirus", "thalers_5"))["on-epirus"]
    assert "A barbarian tile, face down" in drawn
    assert "Thalers" not in drawn


def test_attackers_stand_on_the_field_they_attack() -> None:
    scene = attack(table().land(1, "epirus"), "epirus", walked=2, landed=1)
    assert "Ann attacks: 3" in texts(layer(scene)["on-epirus"])


def test_whoever_stands_somewhere_is_seen_on_every_track() -> None:
    scene = table().player(1, levels={"culture": 3}, epoch="iron_age", influence=7, morale=-2)
    drawn = layer(scene)
    assert "Level 3: Ben" in texts(drawn["levels-culture"])
    assert "Nobody has reached level 4" in texts(drawn["levels-culture"])[-1]
    assert "Iron Age: Ben" in texts(drawn["in-epochs"])
    assert "Ben: influence 7" in drawn["tracks"]
    assert "Ben −2" in drawn["tracks"]


def test_a_plate_tells_all_that_lies_there() -> None:
    scene = table().player(0, thalers=9, hunger=1, hunger_beside=2, done=["trade"], allies=[1])
    scene.player(0, tiles=["thalers_5"], opened=["morale_2"], cards=["emperor"], used_leaders=1)
    mine, theirs = layer(scene, 0), layer(scene, 1)
    told = [
        text for name, part in mine.items() if name.startswith("seat-0") for text in texts(part)
    ]
    for wanted in (
        "Thalers: 9",
        "Hunger: 1 on the plate, 2 beside the board",
        "Trade: used",
        "Allied with Ben",
        "Thalers +5",
        "Morale +2: used",
        "Emperor",
        "Leaders: 1 ready, 1 used, 0 of them all grey",
    ):
        assert wanted in told
    seen = "".join(part for name, part in theirs.items() if name.startswith("seat-0"))
    assert "Emperor" not in seen
    assert "Thalers +5" not in seen


def test_only_the_own_action_fields_can_be_picked() -> None:
    drawn = layer(table(), 1)
    assert 'data-place="action:trade"' in drawn["seat-1-actions"]
    assert "data-place" not in drawn["seat-0-actions"]


def test_a_battle_shows_both_sides_markers_and_dice() -> None:
    scene = table().player(0, army=1, levels={"mechanics": 1})
    attack(scene.vassals(1, "zeugitana", 2), "zeugitana", walked=3)
    match = fight(rolls(scene, ("shield", "shield")))
    while not match.state.battle.rolled:
        match.pick(match.asks[0].picks[0])
    top = dict(TITLE.draw_layer(TITLE.view(match.state, 0), words()))["top"]
    assert 'data-now="yes"' in top
    told = texts(top)
    assert "Sword: Ann (attacker)" in told
    assert "Shield: Ben (defender)" in told
    assert "Red die (attacker): Shield" in told
    assert "1 × Army" in told


def test_the_automa_shows_its_cards_and_leaders() -> None:
    scene = Scene(1, automas=1, difficulty="expert")
    scene.me(1).upright = False
    drawn = layer(scene)["automa"]
    assert "Expert" in drawn
    assert "The leader of Ben lies: no auto-expansion in this round" in texts(drawn)


def positions(players: int) -> Iterator[Scene]:
    """All influence cards and all Automa cards once, with things that are seldom seen; and the
    peoples to choose from."""
    choosing = Scene(5, setup="full_board")
    choosing.state.phase = "setup"
    choosing.state.players[1].people = NONE
    yield choosing
    cards = [card.id for card in CARDS]
    for n in range(0, len(cards), 2):
        scene = Scene(players).open_cards(*cards[n : n + 2])
        yield scene.player(0, hunger=1, hunger_beside=2, morale=-5, allies=[1])
    for n in range(len(AUTOMA_CARDS)):
        scene = Scene(2, automas=1)
        scene.state.automa_discard = (n,)
        yield scene
    yield attack(table().vassals(1, "zeugitana", 9), "zeugitana", walked=9)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_one_can_point_at_has_a_name(language: str) -> None:
    """Its card begins with it, and the program's own name for it is none."""
    drawn = [*TITLE.draw_base(Scene(2).table().header.setting, language).values()]
    drawn += [part for scene in positions(2) for part in layer(scene, 0, language).values()]
    things = {thing for part in drawn for thing in re.findall(r'data-thing="([^":]+)"', part)}
    told = words(language)
    assert [thing for thing in sorted(things) if not told.has(f"thing-{thing}")] == []


def too_small(name: str, drawing: str) -> list[str]:
    least = LEAST.get(name.partition("-")[0], LEAST["beside"])
    # The names for a reader close by are small in units, since a unit is two pixels then.
    kept = re.sub(r'<g class="zoom-near">.*?</g>', "", drawing)
    found = re.findall(r'(font-size="([^"]+)".*?)</text>', kept)
    return [f"{name}: {text}" for text, size in found if float(size) < least]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_is_too_small_to_read(players: int, language: str) -> None:
    setting = Scene(players).table().header.setting
    drawn = [TITLE.draw_base(setting, language)]
    drawn += [layer(scene, 0, language) for scene in positions(players)]
    assert not [text for parts in drawn for name in parts for text in too_small(name, parts[name])]


def test_nothing_has_a_style_of_its_own() -> None:
    setting = table().table().header.setting
    for sheet in (*TITLE.draw_base(setting, "en").values(), *layer(table()).values()):
        assert " style=" not in sheet
        assert "<style" not in sheet


def test_the_automa_is_on_the_table_while_peoples_are_chosen() -> None:
    table = new(META.id, ["Ann", "Bot"], automas=[1], options={"setup": "2p_central_sea"})
    drawn = dict(TITLE.draw_layer(table.view(0).board, words()))
    assert "people:" in drawn["cards"]
    assert "Experienced" in drawn["automa"]


@pytest.mark.rule("AUT-1.18")
def test_a_people_run_by_an_automa_tells_its_other_properties() -> None:
    """A person's Slavs have 2 more food and cheap leaders, an Automa's 3 and worth in the woods."""
    scene = Scene(1, ["greek", "slavs"], automas=1)
    drawn = "".join(layer(scene).values())
    assert 'data-thing="automa_slavs"' in drawn
    assert 'data-thing="slavs"' not in drawn
    assert 'data-thing="greek"' in drawn
    told = card(META, words(), "automa_slavs")
    assert told is not None
    assert (told.name, told.clause) == ("Slavs (Automa)", "AUT-1.18")
    assert "3 more food" in told.effect


@pytest.mark.rule("AUT-1.18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_people_run_by_an_automa_tells_what_is_printed(language: str) -> None:
    """Its fields of progress by name, and each number of its properties."""
    spoken = words(language)
    for people, printed in AUTOMA_PRINTED.items():
        told = spoken.about(f"automa_{people}")
        named = [printed["start_progress"], printed.get("half_price")]
        assert [n for n in named if n and spoken.thing(n) not in told] == [], people
        numbers = {str(n) for value in printed.values() for n in figures(value)}
        assert numbers <= set(re.findall(r"\d+", told)), people


def figures(value: Any) -> list[int]:
    """What of a printed property is a number to be told; a raid succeeds up to its last roll."""
    if isinstance(value, dict):
        hits = value.get("success", [])
        return [*hits[:1], *hits[-1:], *([] if hits else set(value.values()))]
    if isinstance(value, bool | str):
        return []
    return [abs(n) for n in (value if isinstance(value, list) else [value]) if isinstance(n, int)]


def test_at_the_end_the_table_is_what_all_look_at() -> None:
    match = table().end()
    assert 'data-now="yes"' in dict(TITLE.draw_layer(match.view(0).board, words()))["top"]


def test_the_table_never_grows_over_its_sheet() -> None:
    """What has no room waits: in a battle of six, and while peoples are chosen."""
    setting = Scene(6).table().header.setting
    sheet = TITLE.draw_base(setting, "en")["table"]
    high = float(ElementTree.fromstring(sheet).get("viewBox", "").split()[3])
    drawn = layer(Scene(6, automas=0))
    starts = [re.search(r"translate\(0 ([\d.]+)\)", drawn[name]) for name in ("cards", "tracks")]
    tops = [float(found[1]) for found in starts if found is not None]
    assert all(one < other < high for one, other in pairwise(tops))
