"""What page and panel tell beside the pieces: bills, forecasts, reach, what lies on a field."""

from __future__ import annotations

import itertools
import re

import pytest
from msgspec.structs import replace

from civitas.drawing.colours import INK, SEATS
from civitas.drawing.curves import is_inside
from civitas.drawing.room import box_at
from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.atlas import places, shapes
from civitas.titles.oikumene.board.calendar import boxes, course, moment
from civitas.titles.oikumene.board.plates import groups
from civitas.titles.oikumene.board.sheets import layer, seat_sheet
from civitas.titles.oikumene.board.spots import PORT, SHIPS, TOWN, TROOPS, land_of, named, spots
from civitas.titles.oikumene.board.telling import told
from civitas.titles.oikumene.content.calendar import AUTUMN, SUB_PHASES, SUMMER
from civitas.titles.oikumene.content.maps import map_of
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.calendar import PLANS
from civitas.titles.oikumene.panel import panel
from civitas.titles.oikumene.picks.common import AS_PROPOSED
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.view import View, view
from tests.titles.oikumene.clashes import clash
from tests.titles.oikumene.helpers import do, state

WORDS = words_for(META, "en")


def seen(table: Table) -> View:
    return view(state(table), 0)


def titles(table: Table, group: str) -> list[str]:
    """What is told of a group of the board."""
    return re.findall(r"<title>(.*?)</title>", dict(layer(seen(table), WORDS))[group])


def hungry() -> Table:
    """A village and three units, and grain for two."""
    scene = Scene(2, mode="original").when("winter").settle(0, "roma", grain=2)
    scene.units(0, "light_infantry", "roma", 3).settle(1, "tarentum", grain=5)
    return scene.at("feeding")


def test_a_bill_is_one_picture_while_it_is_asked_about() -> None:
    table = hungry()
    (account,) = seen(table).accounts
    assert (account.seat, account.there) == (0, (("grain", 2),))
    assert account.needed == (("settlements", 1), ("units", 3))
    assert account.without == (("light_infantry", "roma", 2),)
    for thing in re.findall(r'data-thing="(.*?)"', dict(layer(seen(table), WORDS))["accounts"]):
        assert WORDS.about(thing), thing
    told = titles(table, "accounts")
    assert "Grain: 2 there" in told
    assert "Units: 3" in told
    assert "Light infantry, Roma" in told
    rows = next(s for s in panel(seen(table), WORDS) if "Winter" in s.heading).rows
    assert rows[0][3] == "2 × Light infantry (Roma)"
    do(table, AS_PROPOSED)
    assert seen(table).accounts == ()


def test_the_plate_tells_what_the_next_winter_promises() -> None:
    table = hungry()
    told = titles(table, "seat-0-forecast")
    assert any("2 food for 4" in each for each in told)
    assert any("gold for" in each for each in told)


@pytest.mark.rule("HRN-10.3", "HRN-18.8", "HRN-18.47")
@pytest.mark.parametrize(
    ("faction", "field", "buildings", "level"),
    [
        ("italia_greeks", "dalmatia", (), 2),
        ("italia_illyrians", "dalmatia", (), 3),
        ("italia_illyrians", "umbria", ("city", "fortification"), 3),
        ("britannia_germans", "fenland", (), 3),
    ],
)
def test_a_settlement_tells_how_strong_its_walls_are(
    faction: str, field: str, buildings: tuple[str, ...], level: int
) -> None:
    scene = Scene(4, map=faction.split("_")[0]).faction(0, faction).settle(0, field, *buildings)
    for language, walls in (("en", "walls of level"), ("de", "Mauerstärke")):
        spaces, board = view(scene.state, None).spaces, scene.state.rules.map
        said = {space.id: told(space, board, words_for(META, language)) for space in spaces}
        assert f"{walls} {level}" in said.pop(field).split(" · ")
        assert not any(walls in each for each in said.values())


@pytest.mark.rule("HRN-4.7")
def test_who_is_out_has_no_forecast_and_a_minus_is_no_hyphen() -> None:
    """Their commander would still want wages, had they anybody to lead."""
    scene = Scene(3, mode="extended").settle(0, "roma").settle(1, "tarentum")
    scene.player(2, commander=2, gold=0, victory=-2)
    scene.state.players[2].gone = True
    table = scene.at("movement_units")
    assert titles(table, "seat-2-forecast") == []
    head = dict(layer(seen(table), WORDS))["seat-2-head"]
    assert "−2</text>" in head
    assert "-2</text>" not in head
    assert "Victory points −2" in " ".join(titles(table, "seat-2-head"))
    rows = {s.heading: s.rows for s in panel(seen(table), WORDS)}
    (stores,) = [rows[heading] for heading in rows if heading == WORDS.say("panel-stores")]
    assert "–" in stores[2][6]


@pytest.mark.rule("HRN-18.29")
def test_the_plate_names_all_rivals() -> None:
    scene = Scene(3, map="taifas", mode="original").faction(0, "taifas_reinos")
    scene.faction(1, "taifas_taifas").faction(2, "taifas_reinos").player(0, rival=2)
    table = scene.player(1, rival=0).at("movement_units")
    drawn = WORDS.seat(2)
    assert f"rivals: {drawn}, and all players of Muslim Taifas" in titles(table, "seat-0-head")
    assert f"rival: {WORDS.seat(0)}" in titles(table, "seat-1-head")


def test_what_is_controlled_and_within_reach_can_be_lit() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").units(0, "light_infantry", "roma")
    table = scene.settle(1, "tarentum").at("movement_units")
    groups = dict(layer(seen(table), WORDS))
    assert 'data-about="roma"' in groups["seat-0-forecast"]
    near = re.search(r'data-about="([^"]*)"', groups["on-roma"])
    assert near is not None
    assert "latium" in near[1].split()
    assert "data-about" not in groups["on-tarentum"]


def test_ships_in_the_water_light_where_they_may_go() -> None:
    """What is drawn beside its own space, over the sea, is that space to whoever points at it."""
    scene = Scene(2, mode="original").settle(0, "roma", "dock").settle(1, "tarentum")
    scene.units(0, "transport_ship", "roma", spot="port").units(0, "light_infantry", "roma")
    groups = dict(layer(seen(scene.at("movement_units")), WORDS))
    (docked,) = re.findall(r'<g data-place="space:roma"[^>]*>', groups["on-roma"])
    assert 'pointer-events="auto"' in docked
    assert 'data-lying="on-roma"' in docked
    lit = re.search(r'data-about="([^"]*)"', docked)
    sea = scene.state.world.coasts[scene.space("roma")][0]
    assert lit is not None
    assert scene.state.label(sea) in lit[1].split()
    assert "data-place" not in groups["on-tarentum"]


@pytest.mark.slow
def test_ships_on_a_black_section_light_where_they_may_go() -> None:
    river = "dnieper_ingulia_donets"
    scene = Scene(2, map="huns").units(0, "light_infantry", "ingulia").units(0, "warship", river)
    groups = dict(layer(seen(scene.at("movement_units")), WORDS))
    assert 'data-about="' in groups[f"on-{river}"]


def test_ships_on_ice_leave_the_ice_in_sight_and_shrink_as_others_do() -> None:
    river = "danube_scythia_minor_muntenia"
    scene = Scene(3, map="huns", area=2).units(0, "transport_ship", river)
    scene.units(0, "light_infantry", river, spot="aboard")
    scene.state.frozen |= 1 << scene.space(river)
    drawn = dict(layer(seen(scene.at("movement_units")), WORDS))[f"on-{river}"]
    assert 'class="c-j"' in drawn  # whoever comes nearer sees more of the land between
    things = re.findall(r'data-thing="(.*?)"', drawn)
    assert sorted(things) == ["frozen", "light_infantry", "transport_ship"]


def test_a_field_tells_all_that_lies_there() -> None:
    scene = Scene(2, mode="original").settle(0, "roma", "dock", grain=3, fish=1)
    scene.units(0, "light_infantry", "roma", 2).herd(0, "sheep", "latium", 2)
    table = scene.settle(1, "tarentum").at("movement_units")
    told = " | ".join(titles(table, "on-roma"))
    for part in ("yields", "3 grain, 1 fish", "2 × Light infantry", "Village", "Dock"):
        assert part in told
    assert "2 × Sheep" in " | ".join(titles(table, "on-latium"))


def test_the_calendar_marks_all_sub_phases_that_run_into_each_other() -> None:
    """HRN-4.2: who has gathered the harvest feasts while another still gathers."""
    scene = Scene(2, mode="original").when("autumn").settle(0, "roma", grain=5)
    scene.settle(1, "tarentum", grain=5)
    s, plan = scene.state, PLANS[MODE["original"]][AUTUMN]
    s.agenda = (Step("phase", 0, (plan.index("harvest"),)),)
    table = scene.table()
    assert [ask.what for ask in table.asks] == ["feasts"] * 2
    assert seen(table).phases == ("harvest", "feasts")
    assert "Harvest – Feasts" in moment(seen(table), WORDS).body


def test_the_boxes_of_a_round_have_names_where_there_is_room() -> None:
    """They are signs alone only while four long bills lie on the table."""
    seen_now = seen(hungry())
    written = re.compile(r"<text[^>]*>(.*?)</text>")
    named = written.findall(dict(layer(seen_now, WORDS))["boxes"])
    assert "Combat: siege" in named
    assert len(named) == len(SUB_PHASES)
    (bill,) = seen_now.accounts
    crowded = replace(seen_now, accounts=(bill,) * 4)
    signs = dict(layer(crowded, WORDS))["boxes"]
    assert "Combat: siege" in re.findall(r"<title>(.*?)</title>", signs)
    assert written.findall(signs) == []


@pytest.mark.rule("HRN-1.3", "HRN-4.1")
@pytest.mark.parametrize(("mode", "missing"), [
    ("quick", {"movement_herds", "movement_retreat", "hinterland_experience", "hinterland_wages",
               "hinterland_fishing"}),
    ("basic", {"hinterland_experience"}),
    ("original", set()),
    ("extended", set()),
])  # fmt: skip
def test_the_calendar_has_the_sub_phases_of_its_mode_alone(mode: str, missing: set[str]) -> None:
    now = replace(seen(hungry()), mode=mode)
    every = {phase.id for phase in SUB_PHASES}
    for drawn in (boxes(now, WORDS), course(now, WORDS)):
        assert set(re.findall(r'data-thing="(.*?)"', drawn.body)) == every - missing


def test_nothing_is_played_once_the_match_is_over() -> None:
    running = seen(hungry())
    over = replace(running, over=True)
    assert "Feeding" in moment(running, WORDS).body
    assert "Feeding" not in moment(over, WORDS).body
    assert f'fill="{INK}"' in boxes(running, WORDS).body
    assert f'fill="{INK}"' not in boxes(over, WORDS).body


def test_several_boxes_of_the_calendar_are_marked_at_once() -> None:
    scene = Scene(2, mode="original").when("summer").settle(0, "roma", grain=5).player(0, gold=9)
    scene.settle(1, "tarentum", grain=5).player(1, gold=9)
    plan = PLANS[MODE["original"]][SUMMER]
    scene.state.agenda = (Step("phase", 0, (plan.index("combat_plunder"),)),)
    table = scene.table()
    assert seen(table).phases == plan[plan.index("combat_plunder") :][:5]
    one = replace(seen(table), phases=(seen(table).phase,))
    marked = [boxes(each, WORDS).body.count(f'fill="{INK}"') for each in (one, seen(table))]
    assert marked == [1, 4]  # the end of combat has no box
    assert "plunder – trade" in moment(seen(table), WORDS).body


def test_a_black_river_is_drawn_along_the_border_of_its_fields() -> None:
    section = "danube_scythia_minor_danube_delta"
    course = land_of("huns").border("scythia_minor", "danube_delta")
    drawn = shapes("huns")
    assert course
    assert f'd="{course}"' in drawn[drawn.index(f'id="s-{section}"') - len(course) - 20 :]
    place = places("huns", 2, "en", None).split(f'data-place="space:{section}"')[1]
    assert place.split("data-place")[0].count(f'href="#s-{section}"') == 5


def test_a_site_counts_the_work_that_is_missing_and_says_whose_it_is() -> None:
    scene = Scene(2, mode="original").settle(0, "roma").settle(1, "tarentum")
    table = scene.site(0, "latium", "village", work=3).at("movement_units")
    drawn = dict(layer(seen(table), WORDS))["on-latium"]
    assert re.search(r"<text[^>]*>5</text>", drawn)  # of 8
    assert SEATS[0].colour in drawn
    assert any("Village: 3 of 8" in each for each in titles(table, "on-latium"))


def test_of_a_meal_only_what_was_eaten_is_told() -> None:
    meal = {"seat": 0, "meat": 0, "fish": 0, "grain": 3}
    assert WORDS.say("told-fed", meal).endswith(" with 3 grain.")
    assert WORDS.say("told-fed", {**meal, "meat": 1}).endswith(" with 1 meat and 3 grain.")
    assert WORDS.say("told-fed", {**meal, "fish": 2}).endswith(" with 2 fish and 3 grain.")
    bill = {"hungry": 0, "food": 7, "herds": 0, "grain": 0, "fish": 0}
    assert WORDS.say("ask-feeding", bill).endswith("out of the stores: nothing.")
    assert WORDS.say("ask-feeding", {**bill, "fish": 2}).endswith("out of the stores: 2 fish.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_battle_tells_its_place_and_round_in_full_however_long_the_name(language: str) -> None:
    sea, words = "mare_tyrrhenum_septentrionale", words_for(META, language)
    scene = Scene(2, mode="basic").units(0, "warship", sea).units(1, "warship", sea)
    clash(scene, sea)
    told = re.findall(
        r"<text[^>]*>(.*?)</text>", dict(layer(view(scene.state, 0), words))["battle"]
    )
    assert words.thing(sea) in told
    assert {"en": "Battle, round 1", "de": "Schlacht, Runde 1"}[language] in told


@pytest.mark.parametrize("mode", ["quick", "original"])
def test_a_plate_has_no_empty_row_where_nobody_farms(mode: str) -> None:
    setting = META.setting(2, options={"mode": mode})
    high = int(re.findall(r'viewBox="0 0 416 (\d+)"', seat_sheet(setting, 0))[0])
    assert high == (174 if mode == "quick" else 199)
    scene = Scene(2, mode=mode).settle(0, "roma").units(0, "cavalry", "roma")
    drawn = dict(layer(seen(scene.at("movement_units")), WORDS))
    rows = [re.findall(r"translate\(14 (\d+)\)", drawn[name]) for name in groups(0)[1:]]
    tops = [int(top) for row in rows for top in row[:1]]
    assert max(below - top for top, below in itertools.pairwise(tops)) <= 26


@pytest.mark.slow
@pytest.mark.parametrize("board", ["italia", "vikings", "orient", "britannia", "taifas", "huns"])
def test_ships_lie_clear_of_soldiers_and_landlocked_soldiers_on_their_own_land(board: str) -> None:
    found, land = spots(board, "en"), land_of(board)
    coastal = [field.id for field in map_of(board).fields if field.coast]
    troops = [box_at(spot.troops, TROOPS) for spot in found.values()]
    clear = [name for name in coastal if box_at(found[name].dock, SHIPS).is_clear_of(troops)]
    assert len(clear) > 0.6 * len(coastal)
    for field in map_of(board).fields:
        if not field.coast:
            assert is_inside(found[field.id].troops, land.outlines(field.id)), field.id


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_one_learns_no_ship_in_a_dock_hides_soldiers_or_houses(language: str) -> None:
    found, chip, house = spots("italia", language), (54.0, 34.0), (34.0, 34.0)
    lying = [box_at(spot.troops, chip) for spot in found.values()]
    lying += [box_at(spot.town, house) for spot in found.values()]
    for field in map_of("italia").fields:
        dock = found[field.id].dock
        if dock != found[field.id].troops:
            assert box_at(dock, chip).is_clear_of(lying), field.id


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("board", ["italia", "vikings", "orient", "britannia", "taifas", "huns"])
def test_an_empty_field_has_its_name_from_afar(board: str, language: str) -> None:
    """Ground that is kept for towns and troops does not silence it; what lies there does."""
    fields = {words_for(META, language).thing(field.id) for field in map_of(board).fields}
    for zoom, share in (("afar", 0.8), ("far", 0.95), ("mid", 1.0)):
        written = {laid.label.words for laid in named(board, language)[zoom]}
        assert len(fields & written) >= share * len(fields), (zoom, fields - written)


def test_ships_on_a_river_have_a_dock_of_their_own() -> None:
    """HRN-6.23: a field on a black section has a shore, even without a sea."""
    inland = [n for s in map_of("huns").sections for n in s[1:]]
    inland = [f.id for f in map_of("huns").fields if f.id in inland and not f.coast]
    assert inland
    for field in inland:
        spot = spots("huns", "en")[field]
        assert spot.dock != spot.troops, field


@pytest.mark.parametrize(("buildings", "room"), [
    (("city", "harbour", "fortification"), PORT),
    (("village", "fortification"), TOWN),
])  # fmt: skip
def test_a_settlement_with_its_extensions_fits_its_room(
    buildings: tuple[str, ...], room: tuple[float, float]
) -> None:
    scene = Scene(2).settle(0, "roma", *buildings).settle(1, "tarentum")
    drawn = dict(layer(seen(scene.at("movement_units")), WORDS))["on-roma"]
    left = re.search(r'class="c-j"><g transform="translate\((-?[\d.]+)', drawn)
    assert left is not None
    assert -2 * float(left[1]) <= room[0]


def test_a_ship_is_drawn_at_its_dock_and_soldiers_beside_it() -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "light_infantry", "roma")
    table = scene.units(0, "warship", "roma", spot="port").at("movement_units")
    drawn = dict(layer(seen(table), WORDS))["on-roma"]
    spot = spots("italia", "en")["roma"]
    for x, y in (spot.troops, spot.dock):
        assert f"translate({x:g} {y:g})" in drawn


def test_at_sea_ships_and_their_cargo_lie_side_by_side() -> None:
    sea = "mare_ionium"
    scene = Scene(2, mode="original").units(0, "warship", sea).units(0, "transport_ship", sea, 2)
    scene.units(0, "light_infantry", sea, 3, spot="aboard").units(1, "warship", sea)
    drawn = dict(layer(seen(scene.at("movement_units")), WORDS))[f"on-{sea}"]
    assert drawn.count('class="c-j"') == 1
    for thing in ("warship", "transport_ship", "light_infantry"):
        assert f'data-thing="{thing}"' in drawn


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_can_be_pointed_at_has_a_name(language: str) -> None:
    """What has none is called by its id on its card."""
    scene = Scene(2, mode="extended").settle(0, "roma", "city", "harbour", "fortification")
    scene.units(0, "light_infantry", "latium").herd(0, "sheep", "latium").crop(0, "roma", 2)
    scene.settle(1, "campania").units(1, "light_infantry", "campania", 2, spot="inside")
    scene.units(0, "cavalry", "campania", 2).site(1, "samnium", "village").stone(1, "umbria")
    words = words_for(META, language)
    drawn = "".join(body for _, body in layer(seen(scene.at("movement_units")), words))
    things = set(re.findall(r'data-thing="([^":]*)"', drawn))
    assert {"connected", "supplied", "control", "encircled"} <= things
    assert [thing for thing in sorted(things) if words.thing(thing) == thing] == []
