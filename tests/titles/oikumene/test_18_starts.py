"""What factions start with (HRN-18.15 to HRN-18.20, HRN-18.33 to HRN-18.35, HRN-18.49)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.telling import told
from civitas.titles.oikumene.content.factions import FACTION, FACTIONS
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.content.maps import MAPS
from civitas.titles.oikumene.course.draft import has_room
from civitas.titles.oikumene.course.kits import city_infantry
from civitas.titles.oikumene.picks.common import AS_PROPOSED, PASS
from civitas.titles.oikumene.picks.course import (
    Camp,
    Claim,
    Lay,
    OnStart,
    Relocate,
    Settle,
    StartCamp,
    StartCity,
    StartHarbour,
    StartLate,
)
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    goods_at,
    herds_at,
    owner_of,
    player,
    treaty_of,
    units_at,
)
from civitas.titles.oikumene.stacks import LEVEL_OF
from civitas.titles.oikumene.view import view
from civitas.titles.oikumene.world import spaces
from tests.titles.oikumene.drafts import claimed, dealt, drafted
from tests.titles.oikumene.helpers import asked, do, match, offered, refused, state


def total(table: Table, seat: int, unit: str) -> int:
    s = state(table)
    spaces = (s.label(f) for f in s.world.fields)
    return sum(units_at(table, seat, name).get(unit, 0) for name in spaces)


def before(faction: str, villages: tuple[str, ...], **options: Any) -> Table:
    """Seat 0 has claimed this faction with these villages, and the other comes late."""
    scene = Scene(2, **options).faction(0, faction)
    scene.me(1).late = True
    for name in villages:
        scene.settle(0, name)
    return scene.at("distribute")


def started(faction: str, villages: tuple[str, ...], **options: Any) -> Table:
    """Seat 0 has claimed this faction with these villages; everything is laid out."""
    table = before(faction, villages, **options)
    while table.asks:
        table.pick(AS_PROPOSED, table.asks[0].seat)
    return table


@pytest.mark.rule("HRN-18.1", "HRN-3.15")
@pytest.mark.content("features/faction_bonuses")
def test_a_bonus_belongs_to_its_faction_and_holds_for_the_whole_game() -> None:
    scene = Scene(2).faction(0, "italia_greeks")
    assert (scene.me(0).traits.fleet_size, scene.me(1).traits.fleet_size) == (2, 4)
    assert scene.state.copy().players[0].traits.fleet_size == 2


SEVERAL = {
    "taifas_taifas": 5,
    **dict.fromkeys(("vikings_vikings", "vikings_british_isles", "taifas_reinos"), 4),
    **dict.fromkeys(("italia_carthaginians", "italia_greeks", "italia_illyrians"), 2),
    **dict.fromkeys(("italia_celts", "italia_romans", "vikings_franks", "taifas_franks"), 2),
    **dict.fromkeys(("vikings_slavs_balts", "britannia_scots_irish", "britannia_romans"), 2),
    **dict.fromkeys(("britannia_germans", "britannia_celts", "huns_romans"), 2),
}


@pytest.mark.rule("HRN-18.1", "HRN-3.9")
def test_as_many_players_have_a_faction_as_it_has_room_for() -> None:
    assert {each.id: each.max_players for each in FACTIONS if each.max_players > 1} == SEVERAL
    for faction in FACTIONS:
        scene = Scene(6, map=faction.map)
        for seat in range(faction.max_players):
            assert has_room(scene.state, FACTION[faction.id])
            scene.faction(seat, faction.id)
        assert not has_room(scene.state, FACTION[faction.id]), faction.id


@pytest.mark.rule("HRN-18.15")
@pytest.mark.content("factions/italia_celts")
def test_celts_start_with_three_experienced_infantry() -> None:
    villages = ("insubria", "boica", "senonia")
    me = player(started("italia_celts", villages), 0)
    levels = [LEVEL_OF[stack] for stack, n in me.units.items() for _ in range(n)]
    assert sorted(levels) == [1, 1, 1, 2, 2, 2]  # the ship and two infantry are standard
    for mode in ("quick", "basic"):
        me = player(started("italia_celts", villages, mode=mode), 0)
        assert {LEVEL_OF[stack] for stack in me.units} == {1}


@pytest.mark.rule("HRN-18.16")
@pytest.mark.content("factions/vikings_franks")
def test_franks_choose_a_village_for_their_fortification() -> None:
    table = before("vikings_franks", ("frisia", "saxonia", "flandria"), map="vikings")
    do(table, Lay("saxonia", "fortification"))
    assert buildings_at(table, "saxonia") == ["village", "fortification"]
    assert not any(
        Lay(name, "fortification") in table.asks[0].picks for name in ("frisia", "saxonia")
    )


@pytest.mark.rule("HRN-18.16")
@pytest.mark.content("factions/huns_bospor", "factions/orient_qatna", "factions/taifas_franks")
@pytest.mark.parametrize(
    ("faction", "villages", "options", "forts"),
    [
        ("huns_bospor", ("taurica", "chersonesus", "panticapaeum"), {"map": "huns"}, 2),
        ("orient_qatna", ("damascus", "qadesh", "qatna"), {"map": "orient"}, 1),
        ("taifas_franks", ("poitou", "aquitaine"), {"map": "taifas", "area": 2}, 1),
    ],
)
def test_fortifications_stand_in_different_villages(
    faction: str, villages: tuple[str, ...], options: dict[str, str | int], forts: int
) -> None:
    table = started(faction, villages, **options)
    assert sum("fortification" in buildings_at(table, name) for name in villages) == forts


@pytest.mark.rule("HRN-18.17")
@pytest.mark.content("factions/huns_romans")
def test_roman_villages_on_the_danube_are_fortified() -> None:
    villages = ("moesia_inferior", "thracia", "dacia_ripensis")
    table = started("huns_romans", villages, map="huns", area=2)
    fortified = [name for name in villages if "fortification" in buildings_at(table, name)]
    assert fortified == ["moesia_inferior", "dacia_ripensis"]


@pytest.mark.rule("HRN-18.18")
@pytest.mark.content("factions/vikings_slavs_balts")
def test_slavs_and_balts_have_seven_infantry_and_no_ship() -> None:
    villages = ("obodritia", "pomerania", "prussia")
    table = started("vikings_slavs_balts", villages, map="vikings", area=2)
    assert (total(table, 0, "light_infantry"), total(table, 0, "transport_ship")) == (7, 0)
    assert all(buildings_at(table, name) == ["village"] for name in villages)


@pytest.mark.rule("HRN-18.18", "HRN-3.12")
def test_who_gets_no_ship_is_not_repaid_for_it_inland() -> None:
    table = started("vikings_slavs_balts", ("polania", "mazovia"), map="vikings", area=2)
    assert total(table, 0, "light_infantry") == 7


@pytest.mark.rule("HRN-18.20")
@pytest.mark.content("factions/britannia_celts")
def test_british_celts_have_one_sheep_and_two_pig_herds() -> None:
    villages = ("damnonia", "novantia", "votadinia")
    table = started("britannia_celts", villages, map="britannia")
    herds = [herd for name in villages for herd in herds_at(table, 0, name)]
    assert sorted(herds) == ["pigs", "pigs", "sheep"]


# ------------------------------------------------------------------ special starts


@pytest.mark.rule("HRN-18.45")
@pytest.mark.content("factions/orient_egypt", "factions/orient_babylon")
@pytest.mark.parametrize(
    ("faction", "city"), [("orient_egypt", "memphis"), ("orient_babylon", "sippar")]
)
def test_a_city_may_stand_on_any_field_of_the_homeland(faction: str, city: str) -> None:
    table = do(match(4, map="orient"), StartCity(city, faction))
    seat = state(table).first
    assert FACTIONS[player(table, seat).faction].id == faction
    assert buildings_at(table, city) == ["city"]


@pytest.mark.rule("HRN-3.10", "HRN-3.9")
@pytest.mark.content("factions/huns_constantinople")
def test_constantinople_is_declared_first_or_not_at_all() -> None:
    scene = Scene(2, map="huns", area=2).settle(0, "constantinople")
    scene.state.round = 0
    table = scene.settle(0, "europa").settle(0, "bithynia").always_ask().at("claim")
    assert refused(table, Claim("huns_constantinople")) == "HRN-3.10"
    assert table.asks[0].picks == [Claim("huns_romans")]
    start = StartCity("constantinople", "huns_constantinople")
    assert start in match(4, map="huns").asks[0].picks


@pytest.mark.rule("HRN-18.34", "HRN-18.49", "HRN-3.10")
@pytest.mark.content("factions/huns_huns")
def test_huns_start_with_one_village_and_a_camp_beside_it() -> None:
    huns = (StartCamp("lower_volga", "huns_huns"),)
    table = drafted(huns, ("tyras", "ingulia", "podolia"), map="huns")
    seat = state(table).first
    assert state(table).owner.count(seat) == 1
    claimed(table)
    ask = next(ask for ask in table.asks if ask.seat == seat)
    assert {pick.places[0] for pick in ask.picks} == {
        *("space:terek", "space:manych", "space:lower_don", "space:volga_heights")
    }
    do(table, Camp("lower_don"), AS_PROPOSED, seat=seat)
    dealt(table)
    assert units_at(table, seat, "lower_volga") == {"light_infantry": 3}
    assert units_at(table, seat, "lower_don") == {"cavalry": 3}
    assert herds_at(table, seat, "lower_volga") == ["sheep", "sheep"]
    assert herds_at(table, seat, "lower_don") == ["horses", "horses"]
    assert goods_at(table, "lower_volga") == (5, 0)
    assert buildings_at(table, "lower_volga") == ["village"]
    assert (player(table, seat).gold, player(table, seat).prestige) == (7, 7)


@pytest.mark.rule("HRN-3.7")
def test_the_village_of_the_huns_may_be_moved_within_their_homeland() -> None:
    huns = (StartCamp("lower_volga", "huns_huns"),)
    table = drafted(("tyras", "ingulia", "podolia"), huns, map="huns")
    do(table, Relocate("lower_volga"))
    home = ("upper_don", "volga_heights", "transvolga", "ryn_steppe")
    assert {*offered(table, Settle)} == {*map(Settle, home)}
    assert refused(table, Settle("kuban")) == refused(table, Settle("taurica")) == "HRN-3.7"
    do(table, Settle("upper_don"))
    owners = [owner_of(table, name) for name in ("lower_volga", "upper_don")]
    assert owners == [-1, 1 - state(table).first]


@pytest.mark.rule("HRN-18.49")
def test_one_unit_at_least_stands_in_the_camp() -> None:
    table = do(before("huns_huns", ("lower_volga",), map="huns"), Camp("lower_don"))
    for _ in range(3):
        do(table, Lay("lower_volga", "cavalry"))
    do(table, Lay("lower_volga", "light_infantry"), Lay("lower_volga", "light_infantry"))
    assert Lay("lower_volga", "light_infantry") not in table.asks[0].picks
    do(table, AS_PROPOSED)
    assert units_at(table, 0, "lower_don") == {"light_infantry": 1}


@pytest.mark.rule("HRN-18.49", "HRN-2.6", "HRN-20.3")
@pytest.mark.parametrize(("version", "kept"), [(7, ["sheep", "sheep"]), (8, ["sheep", "horses"])])
def test_where_there_is_no_field_for_a_camp_the_owner_says_which_herds_stay(
    version: int, kept: list[str]
) -> None:
    scene = Scene(2, map="huns").faction(0, "huns_huns").settle(0, "lower_volga")
    scene.me(1).late = True
    for name in ("terek", "manych", "lower_don", "volga_heights"):
        scene.settle(1, name)
    scene.state.rules = replace(scene.state.rules, version=version)
    table = scene.at("distribute")
    while table.asks:
        horses = Lay("lower_volga", "horses")
        do(table, horses if not herds_at(table, 0, "lower_volga") else AS_PROPOSED)
    assert herds_at(table, 0, "lower_volga") == kept
    assert units_at(table, 0, "lower_volga") == {"light_infantry": 3, "cavalry": 3}


@pytest.mark.rule("HRN-3.10", "HRN-18.33")
@pytest.mark.content("factions/taifas_vikings")
def test_late_vikings_place_nothing_and_do_nothing_in_year_one() -> None:
    late = (StartLate("northern_biscay", "taifas_vikings"),)
    taifas = ("badajoz", "sevilla", "cordoba")
    table = dealt(claimed(drafted(late, taifas, map="taifas", area=2)))
    seat = state(table).first
    me = player(table, seat)
    assert (me.late, me.units, me.gold, me.prestige) == (True, {}, 5, 7)
    assert seat not in state(table).owner
    assert all(ask.seat != seat for ask in table.asks)
    assert state(table).year == 1


@pytest.mark.rule("HRN-3.17")
def test_late_vikings_need_their_sea_in_play() -> None:
    late = StartLate("northern_biscay", "taifas_vikings")
    assert late not in match(2, map="taifas").asks[0].picks
    assert late in match(2, map="taifas", area=2).asks[0].picks


# ------------------------------------------------------------------ what they are in place of

CITY, HARBOUR = StartCity("roma", "italia_romans"), StartHarbour("carthago", "italia_carthaginians")
INLAND = StartCity("memphis", "orient_egypt")
CAMP, LATE = StartCamp("lower_volga", "huns_huns"), StartLate("northern_biscay", "taifas_vikings")


@pytest.mark.rule("HRN-3.10", "HRN-18.33", "HRN-18.34", "HRN-18.45", "HRN-18.46", "HRN-3.12")
@pytest.mark.parametrize(
    ("pick", "mode", "said"),
    [
        (CITY, "original", "instead of three villages; 3 light infantry, no pigs"),
        (CITY, "quick", "instead of three villages; 3 light infantry"),
        (INLAND, "original", "instead of three villages; 5 light infantry, no pigs"),
        (HARBOUR, "original", "instead of the third village, no pigs"),
        (HARBOUR, "quick", "instead of the third village"),
        (
            *(CAMP, "original"),
            "instead of three villages; 3 light infantry, 3 cavalry, 2 herds of sheep, 2 of horses",
        ),
        (CAMP, "quick", "instead of three villages; 3 light infantry, 3 cavalry"),
        (LATE, "original", "no villages; 5 warships, 5 gold, 7 prestige"),
        (LATE, "quick", "no villages; 5 warships, 10 gold"),
    ],
)
def test_whoever_thinks_of_a_special_start_is_told_what_it_is_instead_of(
    pick: OnStart, mode: str, said: str
) -> None:
    board = FACTIONS[FACTION[pick.faction]].map
    table = match(4, map=board, mode=mode)
    ask = table.asks[0]
    assert pick in ask.picks
    told = table.title.terms(state(table), ask, pick)
    words = words_for(META, "en"), words_for(META, "de")
    assert words[0].terms(told) == said
    assert re.findall(r"\d+", words[1].terms(told)) == re.findall(r"\d+", said)


@pytest.mark.rule("HRN-3.8", "HRN-3.9", "HRN-18.10", "HRN-18.12", "HRN-18.22", "HRN-18.47")
@pytest.mark.parametrize(
    ("language", "home", "declared"),
    [
        ("en", "homeland: ", ", to be declared with the first placement"),
        ("de", "Heimat: ", ", beim ersten Setzen anzusagen"),
    ],
)
@pytest.mark.parametrize("board", MAPS)
def test_every_field_tells_whose_homeland_it_is_and_so_does_every_village_that_may_stand_there(
    board: str, language: str, home: str, declared: str
) -> None:
    """A village does not open a faction that is declared first or not at all (HRN-3.10)."""
    table = match(2, map=board, area=3)
    words, seen, ask = words_for(META, language), view(state(table), None), table.asks[0]
    lands = {space.id: told(space, board, words) for space in seen.spaces}
    homes = {h.id: h.fields for h in state(table).world.map.homelands}
    for faction in (each for each in FACTIONS if each.map == board and each.homeland):
        for field in homes[faction.homeland or ""]:
            said = home + words.thing(faction.id)
            assert said in lands[field].split(" · ")
            only = faction.id in ("huns_huns", "huns_constantinople")
            said += declared * only
            assert words.terms(table.terms(Settle(field), ask.seat)) == said
    chart = state(table).world.map
    iberian = {"en": "Iberian peninsula", "de": "Iberischen Halbinsel"}[language]
    assert {land for land, said in lands.items() if iberian in said} == {*chart.iberian_fields}
    banks = chart.danube_banks
    for side, fields in ((0, banks.left), (1, banks.right)):
        bank = {"en": ("left bank", "right bank"), "de": ("linkes", "rechtes")}[language][side]
        assert all(bank in lands[field] for field in fields)


@pytest.mark.rule("HRN-3.7", "HRN-3.10")
def test_who_has_declared_his_faction_is_not_told_how_to_claim_one() -> None:
    huns = (StartCamp("lower_volga", "huns_huns"),)
    table = drafted(("tyras", "ingulia", "podolia"), huns, map="huns")
    do(table, Relocate("lower_volga"))
    said = words_for(META, "en").terms(table.terms(Settle("upper_don"), table.asks[0].seat))
    assert said == "homeland: Huns"


@pytest.mark.rule("HRN-3.9", "HRN-18.1")
@pytest.mark.parametrize(
    ("language", "full"), [("en", "all taken already"), ("de", "alle schon vergeben")]
)
def test_a_village_that_would_open_a_faction_with_no_room_left_says_so(
    language: str, full: str
) -> None:
    words, table = words_for(META, language), match(4, map="orient")

    def said(field: str) -> str:
        return words.terms(table.terms(Settle(field), table.asks[0].seat))

    assert full not in said("thebes")
    do(table, StartCity("memphis", "orient_egypt"))
    assert full in said("thebes")
    assert full not in said("qatna")


@pytest.mark.rule("HRN-18.31", "HRN-18.32")
@pytest.mark.parametrize(
    ("language", "board", "field", "rivers"),
    [
        ("en", "vikings", "neustria", ["river: Seine", "river: Loire"]),
        ("de", "vikings", "livonia", ["Fluss: Düna"]),
        ("en", "taifas", "toledo", ["river: Tajo"]),
        ("en", "vikings", "skane", []),
        ("en", "italia", "roma", []),  # nobody sails up the Tiber
    ],
)
def test_where_vikings_come_every_field_tells_on_which_rivers_it_lies(
    language: str, board: str, field: str, rivers: list[str]
) -> None:
    words, seen = words_for(META, language), view(Scene(2, map=board, area=3).state, None)
    said = next(told(space, board, words) for space in seen.spaces if space.id == field)
    assert [part for part in said.split(" · ") if part.startswith(("river", "Fluss"))] == rivers


@pytest.mark.rule("HRN-6.21", "HRN-18.36")
@pytest.mark.parametrize(
    ("language", "black", "open_to"),
    [
        ("en", "black river: closed on foot unless it is frozen", "open to Romans"),
        ("de", "schwarzer Fluss: zu Fuß nur zu überqueren, wenn er", "offen für Römer"),
    ],
)
def test_a_black_river_tells_who_gets_across_and_when(
    language: str, black: str, open_to: str
) -> None:
    words, s = words_for(META, language), Scene(4, map="huns", area=3).state
    seen = {space.id: told(space, "huns", words) for space in view(s, None).spaces}
    sections = {s.label(n): s.world.section_river[n] for n in s.world.sections}
    assert set(sections.values()) == {"danube", "dnieper", "volga"}
    for name, said in seen.items():
        assert (black in said) == (name in sections)
        assert (open_to in said) == (sections.get(name) == "danube")


@pytest.mark.rule("HRN-18.33", "HRN-18.34", "HRN-18.45", "HRN-3.12", "HRN-3.14")
@pytest.mark.parametrize("mode", ["quick", "original"])
@pytest.mark.parametrize("pick", [CITY, HARBOUR, INLAND, CAMP, LATE])
def test_and_gets_what_was_told(pick: OnStart, mode: str) -> None:
    board = FACTIONS[FACTION[pick.faction]].map
    table = match(4, map=board, mode=mode)
    seat = table.asks[0].seat
    told = table.title.terms(state(table), table.asks[0], pick)
    assert told is not None
    table.pick(pick, seat)
    built = {StartCity: "City", StartHarbour: "Harbour", StartCamp: "Village"}.get(type(pick))
    log = [words_for(META, "en").line(line) for line in table.log]
    assert built is None or any("special start" in line and built in line for line in log)
    while state(table).round < 1:
        ask = table.asks[0]
        table.pick(AS_PROPOSED if AS_PROPOSED in ask.picks else ask.picks[0], ask.seat)
    me, promised = player(table, seat), dict(told.params)
    if "gold" in promised:
        assert (me.gold, me.prestige) == (promised["gold"], promised["prestige"])
    else:
        infantry = total(table, seat, "light_infantry")
        assert infantry == promised.get("number", 5)
        herds = [herd for f in state(table).herds for owner, herd in f if owner == seat]
        assert (HERD["pigs"] in herds, bool(herds)) == (False, mode != "quick")


@pytest.mark.rule("HRN-18.45", "HRN-3.12")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_a_faction_names_all_the_infantry_a_city_may_come_with(language: str) -> None:
    """3, and inland 5: in Babylon's homeland no field has a coast."""
    words = words_for(META, language)
    for faction in FACTIONS:
        if faction.start_site is None or not faction.start_site.city_instead_of_villages:
            continue
        s = Scene(4, map=faction.map).state
        home = spaces(s.world.homes[faction.homeland or ""])
        named = s.world.number.get(faction.start_site.field)
        fields = home if named is None else (named,)
        come = {str(city_infantry(s, faction, field)) for field in fields}
        assert come <= {*re.findall(r"\d+", words.about(faction.id))}, faction.id


@pytest.mark.rule("HRN-18.6", "HRN-18.19", "HRN-18.27", "HRN-18.29", "HRN-18.32", "HRN-14.8")
@pytest.mark.rule("HRN-13.3", "HRN-14.5", "HRN-14.7", "HRN-14.10", "HRN-17.9", "HRN-6.23")
@pytest.mark.rule("HRN-3.14", "HRN-18.33", "HRN-18.34")
@pytest.mark.parametrize(
    ("thing", "english", "german"),
    [
        ("vikings_vikings", "a fleet wherever it is", "eine Flotte, wo es auch ist"),
        ("taifas_vikings", "from the mouth", "von der Mündung aus"),
        ("taifas_vikings", "5 gold (quick mode: 10)", "5 Gold (Schnellmodus: 10)"),
        ("huns_huns", "7 gold (quick mode: 12)", "7 Gold (Schnellmodus: 12)"),
        ("vikings_slavs_balts", "an own free settlement", "eigener freier Siedlung"),
        ("huns_slavs", "an own free settlement", "eigener freier Siedlung"),
        ("orient_mittani", "once a round", "einmal je Runde"),
        ("orient_elam", "at its free settlements", "an seinen freien Siedlungen"),
        ("taifas_reinos", "besides the drawn one", "neben dem gezogenen"),
        ("war_elephants", "beside an own free settlement", "neben einer eigenen freien Siedlung"),
        ("kind_desert", "extended mode", "erweiterter Modus"),
        ("cavalry", "no rough terrain", "kein raues Gelände"),
        ("cavalry", "quick mode: gold alone", "Schnellmodus: nur Gold"),
        ("light_infantry", "from original mode on", "ab dem Originalmodus"),
        ("fortification", "from basic mode on", "ab dem Grundmodus"),
        ("dock", "black river", "schwarzen Fluss"),
        ("pirates", "whoever owns a shipyard", "für Besitzer einer Werft"),
        ("city", "only where there is a harbour", "nur, wo ein Hafen ist"),
        ("harbour", "makes 2 ships in a round", "stellt 2 Schiffe je Runde auf"),
        ("horses", "In harbours 7 gold to buy", "In Häfen Kauf 7 Gold"),
        ("help", "once a year", "einmal im Jahr"),
    ],
)
def test_a_text_names_the_conditions_of_what_it_promises(
    thing: str, english: str, german: str
) -> None:
    assert english in words_for(META, "en").about(thing)
    assert german in words_for(META, "de").about(thing)


# ------------------------------------------------------------------ lord and vassals


def begun(*factions: str) -> Table:
    scene = Scene(len(factions), map="huns", area=3)
    for seat, faction in enumerate(factions):
        scene.faction(seat, faction)
        scene.settle(seat, ("europa", "constantinople", "kuban", "thracia")[seat])
    scene.state.round = 0
    return scene.at("start.end")


@pytest.mark.rule("HRN-18.35")
@pytest.mark.content("factions/huns_constantinople", "factions/huns_romans")
def test_romans_begin_as_vassals_of_constantinople() -> None:
    table = begun("huns_romans", "huns_constantinople", "huns_alans", "huns_romans")
    assert treaty_of(table, 0, 1) == treaty_of(table, 3, 1) == "vassalage"
    assert [me.victory for me in state(table).players] == [0, 0, 0, 0]
    assert [me.prestige for me in state(table).players] == [7, 7, 7, 7]


@pytest.mark.rule("HRN-18.35")
def test_without_a_third_party_or_without_constantinople_nobody_is_a_vassal() -> None:
    assert state(begun("huns_romans", "huns_constantinople")).treaties == ()
    assert state(begun("huns_romans", "huns_constantinople", "huns_romans")).treaties == ()
    assert state(begun("huns_romans", "huns_alans", "huns_slavs")).treaties == ()


@pytest.mark.rule("HRN-3.9")
def test_who_has_a_faction_already_is_not_asked_to_claim_one() -> None:
    huns = (StartCamp("lower_volga", "huns_huns"),)
    table = drafted(huns, ("tyras", "ingulia", "podolia"), map="huns")
    assert asked(table) == "relocate"
    do(table, PASS)
    assert asked(table) != "claim"
