"""What is told of a flight, of walls, of a siege that is lifted and of those who are lost with
others."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.battles import battle_panel
from civitas.titles.oikumene.content.buildings import TILES
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.means.units import remove
from civitas.titles.oikumene.panel import panel
from civitas.titles.oikumene.picks.common import PASS, Yes
from civitas.titles.oikumene.picks.course import Offer
from civitas.titles.oikumene.picks.war import (
    Assault,
    Attack,
    BurnCrop,
    CallOff,
    Destroy,
    Flee,
    FleeTo,
    KillHerd,
    Leave,
    Occupy,
    Sortie,
    StealCrop,
    StealHerd,
    Withdraw,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.underway import Fallen
from civitas.titles.oikumene.view import view
from tests.titles.oikumene.clashes import clash, lay, of
from tests.titles.oikumene.helpers import asked, do, offered, refused, state
from tests.titles.oikumene.test_told_battles import clauses, settle
from tests.titles.oikumene.test_told_plainly import log, terms

LIGHT, HEAVY, ENGINES = "light_infantry", "heavy_infantry", "siege_engines"
NO_BUILDING = "Player 1 has no building left to put at Latium: it is destroyed."
ADRIATIC = "mare_adriaticum_septentrionale"
POINT = "1 victory point"


def to_end(scene: Scene) -> Table:
    """Both sides decide how they go on."""
    return scene.at("battle.end")


# ------------------------------------------------------------------ flight


@pytest.mark.rule("HRN-9.19", "HRN-9.21", "HRN-9.24", "HRN-6.12")
@pytest.mark.parametrize(("engines", "said"), [
    (0, ""),
    (1, "1 unit has nowhere to flee and is lost"),
    (2, "2 units have nowhere to flee and are lost"),
])  # fmt: skip
def test_whoever_flees_reads_beforehand_who_is_left_behind(engines: int, said: str) -> None:
    """Engines never move, and here are no own walls for them."""
    scene = Scene(2).units(1, LIGHT, "latium", 3).units(0, LIGHT, "latium", 3)
    if engines:
        scene.units(1, ENGINES, "latium", engines)
    lay(clash(scene, "latium"), 1, flight=True)
    table = to_end(scene)
    assert asked(table) == "leave"
    assert terms(table, Leave) == [", ".join(filter(None, (POINT, said)))]
    lay(scene, 1, flight=False)
    table = to_end(scene)
    before = "no dice in the next battle round; then you may leave"
    assert terms(table, Flee) == [", ".join(filter(None, (before, said)))]


@pytest.mark.rule("HRN-9.21")
@pytest.mark.parametrize(("watched", "said"), [
    (False, POINT), (True, f"{POINT}, 3 units have nowhere to flee and are lost"),
])  # fmt: skip
def test_who_is_aboard_is_not_left_behind_by_ships_that_get_away(watched: bool, said: str) -> None:
    """Enemies stand on all coasts, so that nobody could go ashore, and perhaps on all seas."""
    scene = Scene(2).units(0, "warship", ADRIATIC).units(1, "transport_ship", ADRIATIC)
    scene.units(1, LIGHT, ADRIATIC, 2, spot="aboard")
    world, sea = scene.state.world, scene.space(ADRIATIC)
    for field in world.coasts[sea]:
        scene.units(0, LIGHT, scene.state.label(field))
    for water in world.lanes[sea] if watched else ():
        scene.units(0, "warship", scene.state.label(water))
    lay(clash(scene, ADRIATIC), 1, flight=True)
    assert terms(to_end(scene), Leave) == [said]


@pytest.mark.rule("HRN-9.21")
def test_who_has_nowhere_to_flee_is_told_by_the_clause_of_flight() -> None:
    scene = Scene(2).units(1, LIGHT, "latium", 3).units(1, ENGINES, "latium", 2)
    lay(clash(scene.units(0, LIGHT, "latium", 3), "latium"), 1, flight=True)
    table = do(to_end(scene), Leave())
    while table.asks and asked(table) == "flee-to":
        do(table, offered(table, FleeTo)[0])
    assert clauses(table, "told-no-way-out") == ["HRN-9.21"]
    assert clauses(table, "told-destroyed") == []
    lost = "Player 2 loses 2 × Siege engines (Standard) in flight: there is nowhere to go."
    assert lost in log(table)
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-9.21", "HRN-2.21")
def test_the_panel_of_a_flight_shows_who_is_still_there() -> None:
    scene = Scene(2).settle(1, "spina", "dock").units(0, "warship", ADRIATIC)
    scene.units(1, "transport_ship", ADRIATIC, 2).units(1, LIGHT, ADRIATIC, spot="aboard")
    lay(clash(scene, ADRIATIC), 1, flight=True)
    table = do(to_end(scene), Leave())
    into = [pick for pick in offered(table, FleeTo) if isinstance(pick, FleeTo)]
    do(table, next(pick for pick in into if pick.into == "port" and pick.number == 1))
    words = words_for(META, "en")
    units = panel(view(state(table), 0), words)[0].rows[1][1]
    assert units == "1 × Light infantry (Standard, aboard), 1 × Transport ships (Standard)"
    told = (
        "Player 2: 1 × Transport ships (Standard) flees into the shipyard of Spina (Padus delta)."
    )
    assert log(table)[-1] == told


# ------------------------------------------------------------------ fortifications and walls


@pytest.mark.rule("HRN-9.8")
@pytest.mark.parametrize(("owner", "buildings", "mode", "said"), [
    (1, ("city", "fortification"), "basic", "their fortification throws 2 dice"),
    (0, ("fortification",), "basic", "your fortification throws 1 die"),
    (1, ("city",), "basic", ""),
    (1, ("fortification",), "quick", ""),
])  # fmt: skip
def test_an_attack_says_for_whom_a_fortification_throws_dice(
    owner: int, buildings: tuple[str, ...], mode: str, said: str
) -> None:
    scene = Scene(2, mode=mode).settle(owner, "latium", *buildings).units(0, LIGHT, "latium", 2)
    table = scene.units(1, LIGHT, "latium", 3).at("combat_battle")
    assert terms(table, Attack) == ["2 against 3" + f", {said} in each battle round" * bool(said)]


@pytest.mark.rule("HRN-10.10", "HRN-10.11")
@pytest.mark.parametrize(("engines", "said"), [
    (0, ""), (3, ", the breach is gone by the next round"),
])  # fmt: skip
def test_whoever_stops_an_assault_reads_what_that_means(engines: int, said: str) -> None:
    scene = Scene(2).settle(1, "latium", "city").units(1, ENGINES, "latium", 20, spot="inside")
    scene.units(0, LIGHT, "latium", 9)
    if engines:
        scene.units(0, ENGINES, "latium", engines)
    table = settle(do(scene.at("combat_siege"), Assault("latium"), PASS), "storm-on")
    stop = "neither won nor lost; you cannot assault it again in this round"
    assert terms(table, CallOff) == [stop + said]


@pytest.mark.rule("HRN-8.1", "HRN-8.2", "HRN-8.5")
def test_whoever_goes_in_or_comes_out_reads_what_becomes_of_the_ring() -> None:
    scene = Scene(2).settle(1, "latium").units(1, LIGHT, "latium", 2).units(0, LIGHT, "latium", 3)
    table = scene.at("withdraw.turn", 1)
    closes = "nobody stays outside: the settlement is encircled"
    assert terms(table, Withdraw) == [closes]  # of two picks it is said beside the second
    (two,) = [each for each in offered(table, Withdraw) if getattr(each, "number", 0) == 2]
    assert table.title.terms(table.state, table.asks[0], two) is not None
    scene = Scene(2).settle(1, "latium").units(0, LIGHT, "latium", 3)
    table = scene.units(1, LIGHT, "latium", spot="inside").at("withdraw.turn", 1)
    assert terms(table, Sortie) == ["encircled no longer, and open to attack"]


@pytest.mark.rule("HRN-10.10")
def test_what_was_assaulted_says_why_it_is_not_offered_again() -> None:
    scene = Scene(2, mode="basic")
    for field in ("latium", "campania"):
        scene.settle(1, field, "city").units(1, ENGINES, field, 9, spot="inside")
        scene.units(0, LIGHT, field, 9)
    table = do(scene.at("combat_siege"), Assault("latium"), PASS, CallOff())
    assert offered(table, Assault) == [Assault("campania")]
    assert refused(table, Assault("latium")) == "HRN-10.10"


@pytest.mark.rule("HRN-9.1")
def test_who_has_attacked_somebody_in_a_space_reads_why_nobody_else_can_be_attacked_there() -> None:
    scene = Scene(3, mode="basic").units(0, LIGHT, "campania").units(1, LIGHT, "campania")
    scene.units(0, ENGINES, "latium", 9).units(1, ENGINES, "latium", 9)  # they have no dice
    table = do(scene.units(2, LIGHT, "latium", 9).at("combat_battle"), Attack("latium", 1))
    do(table, CallOff(), CallOff())
    assert offered(table, Attack) == [Attack("campania", 1)]
    assert refused(table, Attack("latium", 2)) == "HRN-9.1"
    assert refused(table, Attack("latium", 1)) == "HRN-9.3"


@pytest.mark.rule("HRN-11.11", "HRN-11.12", "HRN-2.14")
@pytest.mark.parametrize(("town", "stormed", "full", "clause", "said"), [
    ("village", True, False, "HRN-11.11", "Latium is a village that was stormed: it is destroyed."),
    ("city", True, True, "HRN-2.14", NO_BUILDING),
    ("village", False, True, "HRN-2.14", NO_BUILDING),
])  # fmt: skip
def test_what_has_to_be_destroyed_says_why(
    town: str, stormed: bool, full: bool, clause: str, said: str
) -> None:
    scene = Scene(2).settle(1, "latium", town).units(0, LIGHT, "latium").settle(0, "roma")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed=stormed)
    s = scene.state
    for field in [f for f in s.world.fields if s.town[f] < 0][: TILES - 1] if full else ():
        scene.settle(0, s.label(field))
    table = scene.at("combat_plunder")
    assert said in log(table)
    assert clauses(table, "told-must-destroy") == [clause]
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-11.11")
def test_whoever_may_choose_is_not_told_that_it_has_to_be_destroyed() -> None:
    scene = Scene(2).settle(1, "latium", "city").units(0, LIGHT, "latium").settle(0, "roma")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed=True)
    table = do(scene.at("combat_plunder"), Destroy("latium"))
    assert clauses(table, "told-must-destroy") == []


@pytest.mark.rule("HRN-12.2", "HRN-12.5")
@pytest.mark.parametrize("trained", [True, False])
def test_a_level_is_told_by_what_it_was_gained_by(*, trained: bool) -> None:
    scene = Scene(2).settle(0, "roma").units(0, LIGHT, "roma")
    me, light = scene.me(0), of(scene, LIGHT, "roma")
    if trained:
        me.training[light] = 1
    else:
        me.fought[light] = me.tokens[scene.space("roma")] = 1
    table = scene.at("hinterland_experience")
    assert clauses(table, "told-rise") == ["HRN-12.5" if trained else "HRN-12.2"]


# ------------------------------------------------------------------ who is left


@pytest.mark.rule("HRN-9.24")
def test_a_battle_that_nobody_outlives_is_won_by_nobody() -> None:
    scene = clash(Scene(2).units(0, LIGHT, "latium").units(1, LIGHT, "latium"), "latium")
    lay(scene, 0, units=())
    lay(scene, 1, units=())
    table = to_end(scene)
    assert clauses(table, "told-nobody-left") == ["HRN-9.24"]
    assert [me.victory for me in state(table).players] == [0, 0]


@pytest.mark.rule("HRN-8.6")
def test_who_comes_out_of_a_settlement_when_the_last_enemy_has_fallen_is_told_of() -> None:
    """In a sortie of one, by a treaty partner or otherwise: the three inside and a herd."""
    scene = Scene(2).settle(1, "latium").units(1, LIGHT, "latium", 3, spot="inside")
    s, latium = scene.state, scene.space("latium")
    s.stalls = put(s.stalls, latium, (HERD["pigs"],))
    scene.units(0, LIGHT, "latium").units(1, HEAVY, "latium")
    clash(scene, "latium", attacker=1, defender=0)
    lay(scene, 0, swords=1)
    table = scene.at("battle.losses")
    assert log(table)[-3:] == [
        "Player 1 loses 1 × Light infantry (Standard).",
        "No enemy is left at Latium: 3 units of Player 2 come out of the settlement.",
        "A herd of Player 2 comes out of the settlement at Latium: Pigs.",
    ]
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-8.6", "HRN-2.22", "HRN-9.1")
def test_a_treaty_partner_lifts_a_siege() -> None:
    """Player 3 beats the only besieger of player 2, who is free again and controls the field;
    nothing is left to be assaulted, and nobody has to leave."""
    scene = Scene(3, mode="basic").settle(1, "latium").treaty("tribute", 1, 2, 9)
    scene.units(0, LIGHT, "latium").units(1, LIGHT, "latium", 2, spot="inside")
    scene.units(2, HEAVY, "latium", 9)
    clash(scene.settle(2, "boica").settle(0, "roma"), "latium", attacker=2, defender=0)
    lay(scene, 0, swords=1)
    table = scene.at("battle.losses")
    s, latium = state(table), scene.space("latium")
    assert clauses(table, "told-come-out") == ["HRN-8.6"]
    assert (s.control[latium], s.ringed, s.players[2].leaving) == (1, 0, 0)
    assert sorted(s.players[1].units.values()) == [2]


GOES_BACK = "a settlement that has fallen goes back"


def at_the_walls(*fallen: str) -> Scene:
    """Player 1 stands before two settlements of player 2, some of which have fallen to him."""
    scene = Scene(3).settle(0, "roma").settle(2, "boica").player(1, gold=5)
    for field in ("latium", "campania"):
        scene.settle(1, field).units(0, LIGHT, field, 5)
    scene.units(1, LIGHT, "campania", 2, spot="inside").settle(1, "daunia")
    for field in fallen:
        scene.state.fallen[scene.space(field)] = Fallen(0, stormed=False)
    return scene


@pytest.mark.rule("HRN-17.6", "HRN-10.15")
@pytest.mark.parametrize(("fallen", "said"), [
    ((), "2 sieges between you end (who besieges has to leave)"),
    (("latium",), "a siege between you ends (who besieges has to leave), " + GOES_BACK),
])  # fmt: skip
def test_whoever_agrees_to_a_treaty_reads_which_sieges_end_by_it(
    fallen: tuple[str, ...], said: str
) -> None:
    table = do(at_the_walls(*fallen).at("combat_siege"), Assault("campania"))
    (offer,) = [each for each in terms(table, Offer) if "tax" in each]
    assert offer.endswith(f"a third of the taxes, {said}, if it is agreed")
    do(table, Offer(0, "vassalage"))
    assert terms(table, Yes) == [f"+8 prestige, +2 victory points, {said}"]


@pytest.mark.rule("HRN-17.6", "HRN-11.9")
@pytest.mark.parametrize(("peace", "clause", "said"), [
    (True, "HRN-17.6", "A treaty between Player 2 and Player 1 is valid: Latium goes back to "),
    (False, "HRN-11.9", "Player 1 has no unit left at Latium: it goes back to "),
])  # fmt: skip
def test_a_settlement_that_goes_back_says_why(peace: bool, clause: str, said: str) -> None:
    scene = at_the_walls("latium")
    if peace:
        scene.treaty("vassalage", 1, 0)
    else:
        remove(scene.state, scene.me(0), of(scene, LIGHT, "latium"), 5)
    table = scene.at("combat_plunder")
    assert (f"{said}Player 2.", clause) in list(
        zip(log(table), [line.clause for line in table.log], strict=True)
    )
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-10.14", "HRN-11.10")
def test_whoever_destroys_a_settlement_reads_that_own_ships_go_down_with_it() -> None:
    """They lie there since there was peace; nobody destroys his own."""
    scene = Scene(3).settle(0, "roma").settle(1, "latium", "dock").units(0, LIGHT, "latium")
    scene.units(0, "transport_ship", "latium", spot="port").units(0, LIGHT, "latium", spot="hold")
    scene.units(1, "warship", "latium", spot="port").settle(2, "boica")
    scene.state.fallen[scene.space("latium")] = Fallen(0, stormed=False)
    table = scene.at("combat_plunder")
    assert terms(table, Destroy)[0].endswith("your 2 units in the shipyard go down")
    assert "shipyard" not in terms(table, Occupy)[0]
    do(table, Destroy("latium"))
    assert log(table)[-3:] == [
        "Player 1 loses Light infantry in the shipyard of Latium.",
        "Player 1 loses Transport ships in the shipyard of Latium.",
        "Player 1 destroys a ship of Player 2 in the shipyard (Warships): 4 prestige.",
    ]
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-11.4", "HRN-11.5")
@pytest.mark.parametrize(("language", "taken", "gone"), [
    ("en", "+1 victory point, the owner loses as much", "the owner loses 1 victory point"),
    ("de", "+1 Siegpunkt, der Besitzer verliert ebenso viel", "der Besitzer verliert 1 Siegpunkt"),
])  # fmt: skip
def test_whoever_takes_or_destroys_what_grows_reads_what_it_costs_the_owner(
    language: str, taken: str, gone: str
) -> None:
    scene = Scene(2).units(0, LIGHT, "latium").crop(1, "latium", 2).herd(1, "pigs", "boica")
    table = scene.units(0, LIGHT, "boica").at("combat_plunder")
    for kind, said in ((StealCrop, taken), (BurnCrop, gone), (StealHerd, taken), (KillHerd, gone)):
        assert terms(table, kind, language) == [said]


@pytest.mark.rule("HRN-9.28")
def test_who_goes_down_with_a_ship_is_told_by_the_clause_of_it() -> None:
    """One transport is left for four."""
    scene = Scene(2).units(0, "warship", ADRIATIC, 3).units(1, "transport_ship", ADRIATIC)
    scene.units(1, LIGHT, ADRIATIC, 4, spot="aboard")
    table = clash(scene, ADRIATIC).at("battle.losses")
    assert clauses(table, "told-sunk") == ["HRN-9.28"]
    lost = "Player 2 loses 1 × Light infantry (Standard) aboard ships that have sunk."
    assert log(table)[-1] == lost
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-9.25")
@pytest.mark.parametrize(("language", "heading", "roles"), [
    ("en", "Ambush", ("comes into an ambush", "lies in ambush")),
    ("de", "Hinterhalt", ("gerät in einen Hinterhalt", "liegt im Hinterhalt")),
])  # fmt: skip
def test_an_ambush_is_no_battle_and_says_who_lies_in_wait(
    language: str, heading: str, roles: tuple[str, str]
) -> None:
    """The owner of the fortification says whom its swords strike."""
    scene = Scene(2).settle(1, "latium", "fortification").units(0, LIGHT, "latium", 3)
    scene.units(0, "mercenary", "latium", 3)
    came = (of(scene, LIGHT, "latium"), 3, of(scene, "mercenary", "latium"), 3)
    scene.rolls(1).state.agenda = (Step("ambush", 0, (came,)),)
    table, words = scene.table(), words_for(META, language)
    assert (asked(table), table.asks[0].seat) == ("strike", 1)
    seen = view(state(table), 0)
    assert seen.battle is not None
    assert panel(seen, words)[0].heading.endswith(f": {heading}")
    drawn = battle_panel(seen.battle, words).body
    assert all(role in drawn for role in roles)
