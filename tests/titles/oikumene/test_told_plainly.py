"""What the table says to whoever knows the rules: which die hangs over whom, what cannot help any
more, why a crop stays on its field, and what happened to whom."""

from __future__ import annotations

import re

import pytest

from civitas.drawing.type import Face
from civitas.kernel.speech import catalogue
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.battles import battle_panel
from civitas.titles.oikumene.board.calendar import SMALL, WIDE
from civitas.titles.oikumene.content.tables import TRIBUTE, VASSALAGE
from civitas.titles.oikumene.course.treaties import conclude
from civitas.titles.oikumene.picks.common import DONE, NO, PASS, No, Reroll, Yes
from civitas.titles.oikumene.picks.course import Demand, Gold, Offer, Surrender
from civitas.titles.oikumene.picks.moves import Board, BoardInPort, Land, Move, PutIn, To
from civitas.titles.oikumene.picks.war import (
    Assault,
    Attack,
    ChargeAll,
    RerollFree,
    RerollPaid,
    Shelter,
    Withdraw,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.view import view
from tests.titles.oikumene.helpers import asked, do, offered, state

LANGUAGES = ("en", "de")
ATTRITION = "movement_attrition"


def log(table: Table, language: str = "en") -> list[str]:
    words = words_for(META, language)
    return [words.line(line) for line in table.log]


def terms(table: Table, kind: type, language: str = "en") -> list[str]:
    """What is said beside the offered picks of a kind."""
    words = words_for(META, language)
    told = [table.title.terms(table.state, table.asks[0], pick) for pick in offered(table, kind)]
    return [words.terms(each) for each in told if each is not None]


@pytest.mark.rule("HRN-18.40", "HRN-15.5", "HRN-18.38")
@pytest.mark.parametrize(
    ("language", "oasis", "fish", "romans"),
    [
        ("en", "owner controls the oasis", "2 fish (basic mode: 1)", "for each mercenary"),
        ("de", "oder kontrolliert die Oase", "2 Fisch (Grundmodus: 1)", "für jeden Söldner"),
    ],
)
def test_texts_use_the_words_of_the_rules(
    language: str, oasis: str, fish: str, romans: str
) -> None:
    """A field that is held is not controlled (HRN-2.9), and basic mode knows one catch."""
    words = words_for(META, language)
    told = [words.about(thing) for thing in ("kind_path", "water_rough", "huns_visigoths")]
    assert all(said in text for said, text in zip((oasis, fish, romans), told, strict=True))


def test_no_german_preposition_bends_a_name() -> None:
    """Names are told as they stand on the map; "von Unterer Don nach Untere Wolga" is no German,
    and no list of cases has to be kept as long as names stand by themselves."""
    told = catalogue(META.words, "de")
    bent = r"\b(von|nach|bei|in|aus|auf|zu|für|gegen) \{ \$(space|origin|goal|store|to) \}.*"
    assert [found[0] for found in re.finditer(bent, told, re.IGNORECASE)] == []
    words = words_for(META, "de")
    rivers = ("volga_lower_volga_ryn_steppe", "dnieper_ingulia_azov_steppe")
    assert [words.thing(river) for river in rivers] == [
        "Wolga zwischen Unterer Wolga und Ryn-Steppe",
        "Dnjepr zwischen Ingulland und Asowscher Steppe",
    ]


# ------------------------------------------------------------------ farming


@pytest.mark.rule("HRN-5.18")
@pytest.mark.parametrize(("language", "zones"), [
    ("en", ("Subtropical", "Temperate")), ("de", ("Subtropisch", "Gemäßigt")),
])  # fmt: skip
def test_a_winter_has_the_name_of_its_climate(language: str, zones: tuple[str, str]) -> None:
    told = log(Scene(3, map="huns").at("winter_weather"), language)
    assert [line.split(":")[0] for line in told[:2]] == list(zones)


@pytest.mark.rule("HRN-5.14")
@pytest.mark.parametrize(("units", "control", "why"), [
    ((0, 1), "latium", "hostile units stand there, and nobody controls"),
    ((1,), "latium", "2 controls the field"),
    ((), "latium", ": nobody controls the field"),
    ((0,), "daunia", "not connected to a free settlement"),
])  # fmt: skip
def test_a_crop_that_is_not_harvested_says_why(
    units: tuple[int, ...], control: str, why: str
) -> None:
    scene = Scene(2).when("autumn").settle(0, "roma").crop(0, control, 3)
    for seat in units:
        scene.units(seat, "light_infantry", control)
    table = scene.crop(0, "roma", 2).at("harvest")
    assert asked(table) == "harvest"  # who decides about the others knows it already
    (told,) = [line for line in log(table) if "cannot bring in 3 grain" in line]
    assert why.lower() in told.lower()
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_of_a_bill_is_not_cut_off(language: str) -> None:
    words, bills = words_for(META, language), ("harvest", "feeding", "upkeep", "wages")
    headings = [words.say(f"board-account-{what}") for what in bills]
    assert len(set(headings)) == len(headings)
    for heading in headings:
        assert Face.NAME.width(heading, SMALL) <= WIDE - 44, heading


@pytest.mark.rule("HRN-16.6", "HRN-15.6")
@pytest.mark.parametrize(("faces", "vain"), [((1, 6), True), ((6, 6), False)])
def test_a_die_for_fish_without_room_says_that_it_cannot_help(
    faces: tuple[int, int], vain: bool
) -> None:
    scene = Scene(2, mode="original").settle(0, "roma", "dock", fish=1).player(0, prestige=9)
    seas = [scene.state.label(sea) for sea in scene.state.world.seas][:2]
    for sea in seas:
        scene.units(0, "warship", sea)
    table = scene.rolls(*faces).at("hinterland_fishing")
    assert asked(table) == "fishing"
    told = terms(table, Reroll)
    assert any("cannot help" in each for each in told) == vain
    assert any("nicht helfen" in each for each in terms(table, Reroll, "de")) == vain


@pytest.mark.rule("HRN-16.6", "HRN-5.5")
@pytest.mark.parametrize(("room", "vain"), [(1, True), (2, False)])
def test_a_die_for_young_without_room_says_that_it_cannot_help(room: int, vain: bool) -> None:
    scene = Scene(2, mode="original").when("spring", 2).settle(0, "roma").player(0, prestige=9)
    scene.units(0, "light_infantry", "latium").units(0, "light_infantry", "sabinum")
    scene.herd(0, "sheep", "roma", 2).herd(0, "sheep", "latium", 1)
    scene.crop(0, "sabinum", 1) if room == 1 else scene.herd(1, "sheep", "sabinum", 1)
    table = scene.rolls(6).at("breeding")
    assert asked(table) == "breeding"
    assert any("cannot help" in each for each in terms(table, Reroll)) == vain


@pytest.mark.rule("HRN-7.3", "HRN-16.6")
def test_a_die_of_attrition_says_over_whom_it_hangs() -> None:
    scene = Scene(2, mode="original").when("autumn").player(0, prestige=9)
    scene.units(0, "transport_ship", "mare_ionium").units(0, "warship", "mare_ionium", 1, "veteran")
    table = scene.rolls(6, 6).at(ATTRITION)
    assert terms(table, Reroll) == [
        "4 prestige, for a transport ship",
        "4 prestige, for a warship, veterans",
    ]
    assert terms(table, Reroll, "de")[0] == "4 Prestige, für ein Transportschiff"


@pytest.mark.rule("HRN-7.6", "HRN-16.6")
def test_a_die_of_hunger_says_whether_it_is_that_of_the_settlement() -> None:
    scene = Scene(2, mode="original").settle(0, "roma", grain=2).player(0, prestige=9)
    scene.units(0, "cavalry", "roma", spot="inside").units(1, "light_infantry", "roma")
    table = scene.rolls(6, 1, 6).at(ATTRITION)
    assert terms(table, Reroll) == ["4 prestige, for cavalry", "4 prestige, for the settlement"]


@pytest.mark.rule("HRN-18.40")
@pytest.mark.parametrize("held", [True, False])
def test_who_pays_a_toll_is_told_to_whom(held: bool) -> None:
    scene = Scene(2, map="orient").units(0, "light_infantry", "sinai_path").player(0, gold=3)
    if held:
        scene.settle(1, "tadmor")
    table = scene.at(ATTRITION)
    (ask,) = table.asks
    for language in LANGUAGES:
        told = words_for(META, language).say(f"ask-{ask.what}", ask.params)
        assert ("2" in told) == held
    do(table, ask.picks[0])
    paid = f"Player 1 pays {'Player 2 ' * held}1 gold for 1 unit on the path Way of Horus."
    assert log(table)[-1] == paid


# ------------------------------------------------------------------ war


def battle(lives: int, *dice: int) -> Table:
    """Two light infantry of player 0 attack so many of player 1 and have thrown."""
    scene = Scene(2, mode="original").player(0, prestige=20).player(1, prestige=20)
    scene.units(0, "light_infantry", "latium", 2).units(1, "light_infantry", "latium", lives)
    return do(scene.rolls(*dice).at("combat_battle"), Attack("latium", 1))


@pytest.mark.rule("HRN-9.11")
@pytest.mark.parametrize(("lives", "vain"), [(1, True), (2, False)])
def test_dice_say_that_the_swords_are_enough(lives: int, vain: bool) -> None:
    table = battle(lives, 1, 6, *[1] * lives)  # a sword, and one die without
    while table.asks[0].seat != 0:
        do(table, PASS)
    assert asked(table) == "reroll-paid"
    assert all("cannot help" in each for each in terms(table, RerollPaid)) == vain


@pytest.mark.rule("HRN-9.11", "HRN-9.13", "HRN-16.9")
@pytest.mark.parametrize(("prestige", "vain"), [(9, True), (10, False)])
def test_dice_say_that_low_morale_takes_the_best_throw(prestige: int, vain: bool) -> None:
    scene = Scene(2, mode="original").player(0, prestige=prestige).player(1, prestige=20)
    scene.units(0, "light_infantry", "latium").units(1, "light_infantry", "latium")
    table = do(scene.rolls(6, 1).at("combat_battle"), Attack("latium", 1))
    while table.asks[0].seat != 0:
        do(table, PASS)
    (told,) = terms(table, RerollPaid)
    assert ("strikes nobody" in told) == vain


@pytest.mark.rule("HRN-9.11", "HRN-10.8", "HRN-12.7")
def test_a_free_throw_may_reach_the_walls_without_prestige() -> None:
    scene = Scene(2, mode="extended").settle(1, "latium").player(0, prestige=0)
    scene.units(1, "light_infantry", "latium", 1, spot="inside")
    scene.units(0, "light_infantry", "latium", 7, "experienced")
    table = do(scene.rolls(*[6] * 6, 1, 6, 1).at("combat_siege"), Assault("latium"), PASS)
    assert asked(table) == "reroll-free"
    assert not any("out of reach" in each for each in terms(table, RerollFree))


def siege(mode: str, besiegers: int) -> Table:
    """Light infantry of player 0 before a village of player 1."""
    scene = Scene(2, mode=mode).settle(1, "latium").player(0, prestige=4)
    scene.units(1, "light_infantry", "latium", 1, spot="inside")
    return scene.units(0, "light_infantry", "latium", besiegers).at("combat_siege")


@pytest.mark.rule("HRN-9.11", "HRN-10.8")
@pytest.mark.parametrize(("mode", "besiegers", "vain"), [
    ("basic", 2, True),  # two dice at most for 4 prestige, and five shields
    ("original", 2, False),  # swords may be carried over
])  # fmt: skip
def test_dice_say_that_the_walls_are_out_of_reach(mode: str, besiegers: int, vain: bool) -> None:
    table = do(siege(mode, besiegers), Assault("latium"), PASS)
    while table.asks[0].seat != 0:
        do(table, PASS)
    assert asked(table) == "reroll-paid"
    assert all("out of reach" in each for each in terms(table, RerollPaid)) == vain


@pytest.mark.rule("HRN-10.4", "HRN-10.15", "HRN-11.13")
def test_who_may_give_in_sees_the_walls_and_what_it_costs() -> None:
    table = do(siege("original", 6), Assault("latium"))
    seen = view(state(table), 1).battle
    assert seen is not None
    assert (seen.level, seen.walls) == (1, 5)
    assert terms(table, Surrender) == ["4 victory points, and the units inside, if it is agreed"]
    do(table, Surrender("latium"), NO)
    assert any("does not accept the surrender of Latium" in line for line in log(table))


@pytest.mark.rule("HRN-9.9", "HRN-9.13")
def test_swords_are_counted_while_dice_may_be_thrown_again() -> None:
    scene = Scene(2, mode="original").player(0, prestige=20, rival=1).player(1, prestige=20)
    scene.units(0, "light_infantry", "latium", 4).units(1, "light_infantry", "latium", 4)
    table = do(scene.rolls(*[6] * 8).at("combat_battle"), Attack("latium", 1))
    assert asked(table) == "reroll-paid"
    seen = view(state(table), 0).battle
    assert seen is not None
    assert (seen.attacker.swords, seen.attacker.sword_sources) == (2, (0, 1, 1, 0))


@pytest.mark.rule("HRN-9.9", "HRN-9.10", "HRN-9.18")
def test_a_charge_is_told_in_few_lines_and_has_a_heading() -> None:
    scene = Scene(2, mode="original").player(0, prestige=20).player(1, prestige=20)
    scene.units(0, "cavalry", "latium", 3).units(1, "light_infantry", "latium", 8)
    table = do(scene.rolls(1, 1, 3).at("combat_battle"), Attack("latium", 1), ChargeAll())
    assert asked(table) == "reroll-paid"
    seen = view(state(table), 0).battle
    assert seen is not None
    heading = [words_for(META, language).say("board-fight", seen.told) for language in LANGUAGES]
    assert heading == ["Battle, round 1: charge", "Schlacht, Runde 1: Sturmangriff"]
    assert not [line for line in log(table) if "throws 0 dice" in line]
    do(table, PASS)
    fallen = [line for line in log(table) if re.search(r"loses \d × Light infantry", line)]
    assert len(fallen) == 1  # not one line for each of them


@pytest.mark.rule("HRN-9.11")
@pytest.mark.parametrize(("again", "told"), [
    (6, "0, but the better 1 stays"), (1, "2 instead of 1"),
])  # fmt: skip
def test_a_veteran_who_keeps_the_better_throw_is_told_so(again: int, told: str) -> None:
    scene = Scene(2, mode="original")
    scene.units(0, "heavy_infantry", "latium", 1, "veteran")
    scene.units(1, "light_infantry", "latium", 9)
    table = do(scene.rolls(5, *[6] * 10, again).at("combat_battle"), Attack("latium", 1))
    assert asked(table) == "reroll-free"
    do(table, next(pick for pick in table.asks[0].picks if pick != DONE))
    assert any(told in line for line in log(table)), log(table)


@pytest.mark.rule("HRN-12.7")
@pytest.mark.parametrize(("level", "dots"), [("standard", 0), ("veteran", 2), ("elite", 3)])
def test_a_battle_shows_how_experienced_its_units_are(level: str, dots: int) -> None:
    scene = Scene(2, mode="original").units(0, "heavy_infantry", "latium", 1, level)
    table = scene.units(1, "light_infantry", "latium", 9).at("combat_battle")
    seen = view(state(do(table, Attack("latium", 1))), 0).battle
    assert seen is not None
    assert battle_panel(seen, words_for(META, "en")).body.count("<circle") == dots


@pytest.mark.rule("HRN-10.5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_walls_have_no_level_of_experience(language: str) -> None:
    words = words_for(META, language)
    die = ("standard", "out", "die_blue", 1)
    for thrower in ("village", "city", "fortification"):
        assert "(" not in words.pick(RerollPaid(thrower, *die))
    assert "(" in words.pick(RerollPaid("light_infantry", *die))


# ------------------------------------------------------------------ ships


@pytest.mark.rule("HRN-6.3", "HRN-6.6")
@pytest.mark.parametrize(("number", "told"), [(1, "goes"), (2, "go")])
def test_cargo_that_goes_along_is_told(number: int, told: str) -> None:
    scene = Scene(2).units(0, "transport_ship", "mare_ionium")
    scene.units(0, "light_infantry", "mare_ionium", number, spot="aboard")
    ship = Move("mare_ionium", "out", "transport_ship", "standard")
    for kind in (To, Land):
        table = do(scene.at("movement_units"), ship)
        do(table, offered(table, kind)[0])
        along = f"{number} × Light infantry .Standard. of .* {told} along"
        assert re.search(along, "\n".join(log(table)))


@pytest.mark.rule("HRN-6.4", "HRN-6.16")
def test_a_transfer_from_harbour_to_harbour_is_told_by_its_clause() -> None:
    scene = Scene(2).settle(0, "roma", "harbour").settle(0, "campania", "harbour")
    scene.units(0, "transport_ship", "roma", spot="port").units(0, "light_infantry", "roma")
    board = Move("roma", "out", "light_infantry", "standard")
    table = do(scene.at("movement_units"), board)
    do(table, next(pick for pick in table.asks[0].picks if type(pick).__name__ == "BoardInPort"))
    do(table, Move("roma", "port", "transport_ship", "standard"), PutIn("campania"))
    clauses = {line.message: line.clause for line in table.log}
    assert clauses["told-boards-port"] == "HRN-6.4"
    assert clauses["told-puts-in"] == "HRN-6.16"


# ------------------------------------------------------------------ diplomacy


@pytest.mark.rule("HRN-19.1", "HRN-19.3")
@pytest.mark.parametrize(("grain", "told"), [(5, "wins the match at once"), (0, "as soon as")])
def test_nobody_is_said_to_win_at_once_who_could_not_feed_all(grain: int, told: str) -> None:
    scene = Scene(2).settle(0, "roma", grain=grain).settle(1, "umbria", grain=5)
    scene.units(0, "light_infantry", "umbria").player(0, gold=5).player(1, gold=5)
    for table in (
        do(scene.at("tribute"), Demand(1, "tribute"), Gold(1)),
        do(scene.at("tribute", 1), Offer(0, "tribute"), Gold(1)),
    ):
        (ask,) = table.asks
        assert told in words_for(META, "en").say(f"ask-{ask.what}", ask.params)


@pytest.mark.rule("HRN-17.2", "HRN-17.10")
def test_a_treaty_says_with_which_round_it_ends() -> None:
    for kind, told in ((TRIBUTE, "Summer of year 2"), (VASSALAGE, "")):
        scene = Scene(3).when("summer").settle(0, "roma").settle(1, "umbria").settle(2, "daunia")
        table = scene.player(0, gold=5).at("tribute")
        conclude(table.state, kind, table.state.players[0], table.state.players[1], 1)
        (line,) = [line for line in log(table) if "from now on" in line]
        assert told in line
        assert ("ends" in line) == bool(told)


@pytest.mark.rule("HRN-7.5")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fields", [["boica"], ["boica", "umbria"]])
def test_who_has_no_connection_is_told_what_the_die_does(fields: list[str], language: str) -> None:
    scene = Scene(2, mode="original").player(0, prestige=9)
    for field in fields:
        scene.units(0, "light_infantry", field)
    question = words_for(META, language).ask(scene.at(ATTRITION).asks[0])
    assert " 6" in question


@pytest.mark.rule("HRN-6.2", "HRN-6.4")
@pytest.mark.parametrize(("language", "sea"), [("en", "water"), ("de", "Wasser")])
def test_who_may_go_aboard_in_port_misses_only_ships_at_sea(language: str, sea: str) -> None:
    """A ship with room is near then: it must not be said that there is none."""
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    table = scene.units(0, "light_infantry", "roma").at("movement_units")
    do(table, Move("roma", "out", "light_infantry", "standard"))
    assert offered(table, BoardInPort)
    words = words_for(META, language)
    assert sea in words.reason(dict(table.why_none(0))[Board])


@pytest.mark.rule("HRN-8.1")
def test_where_only_a_herd_can_go_inside_the_enemy_is_not_denied() -> None:
    scene = Scene(2).settle(0, "roma").herd(0, "sheep", "roma").units(1, "light_infantry", "roma")
    table = scene.units(0, "light_infantry", "latium").at("withdraw.turn")
    assert offered(table, Shelter)
    reason = dict(table.why_none(0))[Withdraw]
    assert words_for(META, "en").reason(reason).startswith("None of your units stands beside")


@pytest.mark.rule("HRN-6.15")
@pytest.mark.parametrize(("language", "told"), [
    ("en", "only for 14 prestige, every unit"),
    ("de", "nur für 14 Prestige, dann alle Einheiten"),
])  # fmt: skip
def test_special_moves_that_all_have_to_be_paid_for_say_so_before(language: str, told: str) -> None:
    scene = Scene(2).player(0, prestige=20).player(1, prestige=20)
    scene.settle(0, "roma").units(0, "light_infantry", "roma", 2)
    scene.settle(1, "tarentum").units(1, "light_infantry", "tarentum", 2)
    table = scene.at("movement_special")
    assert asked(table) == "stir-special"
    assert terms(table, Yes, language) == [told]
    assert terms(table, No, language) == []
    scene.units(0, "cavalry", "roma")
    assert terms(scene.at("movement_special"), Yes, language) == []
