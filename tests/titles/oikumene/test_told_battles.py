"""What is told of a battle and of an assault: by which clause, what stops swords, what dice thrown
again may bring, whom swords fell, and what walls there are."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.battles import battle_panel
from civitas.titles.oikumene.picks.common import DONE, PASS, Reroll
from civitas.titles.oikumene.picks.moves import SendFish, SendGrain
from civitas.titles.oikumene.picks.war import (
    Assault,
    Attack,
    CallOff,
    ChargeAll,
    FightOn,
    Flee,
    RerollFree,
    RerollPaid,
    RerollToo,
    Strike,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.view import view
from civitas.titles.oikumene.war.rerolls import odds
from tests.titles.oikumene.clashes import clash, lay
from tests.titles.oikumene.helpers import asked, do, offered, state
from tests.titles.oikumene.test_told_plainly import log, terms

ATTACKER = 0


def clauses(table: Table, message: str) -> list[str | None]:
    return [line.clause for line in table.log if line.message == message]


def settle(table: Table, *whats: str) -> Table:
    """Whatever else is asked is declined, until one of these is asked, or nothing."""
    while table.asks and asked(table) not in whats:
        ask = table.asks[0]
        declined = next((p for p in (PASS, DONE) if p in ask.picks), ask.picks[0])
        table.pick(declined, ask.seat)
    return table


def riders(**players: int) -> Scene:
    scene = Scene(2, mode="original").units(0, "cavalry", "latium", 3)
    scene.units(1, "light_infantry", "latium", 6).units(1, "light_infantry", "latium", 1, "recruit")
    return scene.player(0, **players)


def ring(*, inside: int = 2, engines: int = 0) -> Scene:
    scene = Scene(2, mode="original").settle(1, "latium", "village", "fortification")
    scene.units(0, "light_infantry", "latium", 4)
    if inside:
        scene.units(1, "light_infantry", "latium", inside, spot="inside")
    return scene.units(0, "siege_engines", "latium", engines) if engines else scene


# ------------------------------------------------------------------ clauses


@pytest.mark.rule("HRN-9.9", "HRN-9.10")
def test_a_charge_is_thrown_and_strikes_by_its_own_clause() -> None:
    table = do(riders().at("combat_battle"), Attack("latium", 1), ChargeAll())
    settle(table, "fight-on")
    assert clauses(table, "told-throw")[0] == "HRN-9.9"
    assert set(clauses(table, "told-throw")[1:]) <= {"HRN-9.10"}
    (told,) = [line for line in table.log if line.message == "told-charge-swords"]
    assert told.clause == "HRN-9.9"
    assert (told.params["seat"], told.params["other"]) == (0, 1)
    swords, stopped = int(told.params["swords"]), int(told.params["stopped"])
    assert stopped == min(swords, 2)  # 6 counted units: one shield, and each stops two
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-10.5", "HRN-10.8")
def test_throws_of_an_assault_and_walls_that_hold_have_clauses_of_their_own() -> None:
    table = settle(do(ring().at("combat_siege"), Assault("latium")), "storm-on")
    assert set(clauses(table, "told-throw")) == {"HRN-10.5"}
    assert clauses(table, "told-walls-hold") == ["HRN-10.8"]  # 10 shields, and 4 dice


@pytest.mark.rule("HRN-10.12")
def test_a_siege_that_is_won_is_no_battle_in_the_open() -> None:
    scene = ring(inside=1, engines=3).units(0, "heavy_infantry", "latium", 20)
    table = do(scene.at("combat_siege"), Assault("latium"))
    while settle(table, "storm-on").asks and asked(table) == "storm-on":
        do(table, FightOn())
    assert clauses(table, "told-battle-won") == ["HRN-10.12"]


@pytest.mark.rule("HRN-9.19")
def test_who_gives_up_a_flight_is_told_of() -> None:
    table = do(riders().at("combat_battle"), Attack("latium", 1))
    do(settle(table, "fight-on"), Flee())
    do(settle(table, "leave"), FightOn())
    assert clauses(table, "told-rallies") == ["HRN-9.19"]
    assert "Player 2 gives up the flight and fights on." in log(table)


@pytest.mark.rule("HRN-15.1", "HRN-15.3")
@pytest.mark.parametrize(("mercenaries", "commander", "told"), [
    (2, 2, [("told-wages", "HRN-15.1", 2), ("told-commander-wage", "HRN-15.3", 2)]),
    (0, 4, [("told-commander-wage", "HRN-15.3", 4)]),
    (1, 0, [("told-wages", "HRN-15.1", 1)]),
])  # fmt: skip
def test_the_wage_of_a_commander_has_a_clause_of_its_own(
    mercenaries: int, commander: int, told: list[tuple[str, str, int]]
) -> None:
    scene = Scene(2, mode="extended").when("winter").settle(0, "roma")
    scene.player(0, gold=9, commander=commander)
    if mercenaries:
        scene.units(0, "mercenary", "roma", mercenaries)
    table = scene.at("hinterland_wages")
    assert [(n.message, n.clause, n.params["gold"]) for n in table.log] == told
    assert state(table).players[0].gold == 9 - sum(gold for *_, gold in told)


@pytest.mark.rule("HRN-6.17")
@pytest.mark.parametrize(("kind", "good"), [(SendGrain, "grain"), (SendFish, "fish")])
def test_goods_that_are_nowhere_are_said_to_be_nowhere(
    kind: type[SendGrain | SendFish], good: str
) -> None:
    stores = {"grain": 0, "fish": 2} if good == "grain" else {"grain": 3, "fish": 0}
    scene = Scene(2).settle(0, "roma", "dock", **stores).settle(0, "latium", "dock")
    table = scene.units(0, "light_infantry", "roma").herd(0, "sheep", "roma").at("movement_herds")
    why = table.title.why_none(table.state, table.asks[0], kind)
    assert why is not None
    said = words_for(META, "en").reason(why)
    assert good in said
    assert "there" not in said


# ------------------------------------------------------------------ what picks say


@pytest.mark.rule("HRN-9.11")
@pytest.mark.parametrize(("die", "swords", "level", "more", "fewer"), [
    ("white", 0, "standard", 2, 0),
    ("white", 1, "experienced", 0, 4),
    ("blue", 1, "standard", 1, 3),
    ("red", 1, "standard", 2, 1),
    ("red", 1, "veteran", 2, 0),  # they keep the best
    ("white_inverted", 0, "standard", 4, 0),
])  # fmt: skip
def test_the_faces_that_are_better_and_worse_are_counted(
    die: str, swords: int, level: str, more: int, fewer: int
) -> None:
    pick = RerollPaid("light_infantry", level, "out", f"die_{die}", swords)
    assert dict(odds(pick)) == {"more": more, "fewer": fewer}


@pytest.mark.rule("HRN-9.11")
def test_dice_say_what_throwing_them_again_may_bring() -> None:
    scene = Scene(2, mode="extended").player(0, prestige=30, commander=3)
    scene.units(0, "light_infantry", "latium", 4).units(1, "light_infantry", "latium", 40)
    table = settle(do(scene.at("combat_battle"), Attack("latium", 1)), "reroll-free")
    assert terms(table, RerollFree) == ["more swords on 2 of 6"]
    assert terms(settle(table, "reroll-paid"), RerollPaid) == ["4 prestige, more swords on 2 of 6"]
    do(table, offered(table, RerollPaid)[0])
    assert terms(table, RerollToo, "de") == ["mehr Schwerter bei 2 von 6"]


@pytest.mark.rule("HRN-9.16", "HRN-16.2", "HRN-16.3")
def test_swords_say_how_many_fell_whom_and_for_what() -> None:
    scene = Scene(2, mode="original").player(0, prestige=20, rival=1)
    scene.units(0, "light_infantry", "latium", 2).units(1, "cavalry", "latium", 2)
    clash(scene.units(1, "light_infantry", "latium", 2), "latium")
    lay(scene, ATTACKER, swords=2)
    table = scene.at("battle.losses")
    said = dict(zip(offered(table, Strike), terms(table, Strike), strict=True))
    foot = Strike("latium", "out", "light_infantry", "standard", 2)
    horse = Strike("latium", "out", "cavalry", "standard", 1)
    assert said[foot] == "2 of 2 swords; 6 prestige when it is over"
    assert said[horse] == "2 of 2 swords; 6 prestige when it is over"
    before = state(table).players[0].prestige
    do(table, horse)
    side = state(table).battle
    assert side is not None
    assert (side.sides[ATTACKER].prestige, before) == (6, 20)


@pytest.mark.rule("HRN-9.19", "HRN-9.23")
def test_ways_to_end_a_battle_say_what_they_mean() -> None:
    table = settle(do(riders().at("combat_battle"), Attack("latium", 1)), "fight-on")
    assert terms(table, CallOff) == ["drawn if the other side stops, too"]
    assert terms(table, Flee) == ["no dice in the next battle round; then you may leave"]
    do(table, CallOff())
    assert terms(table, CallOff) == ["the battle is drawn"]


@pytest.mark.rule("HRN-10.2", "HRN-10.4")
@pytest.mark.parametrize(("inside", "engines", "said"), [
    (2, 0, "walls of 10 shields; 2 units inside, a village that is stormed is destroyed"),
    (1, 1, "walls of 6 shields; 1 unit inside, a village that is stormed is destroyed"),
    (0, 0, "undefended: falls at once"),
])  # fmt: skip
def test_an_assault_says_what_it_meets(inside: int, engines: int, said: str) -> None:
    assert terms(ring(inside=inside, engines=engines).at("combat_siege"), Assault) == [said]


@pytest.mark.rule("HRN-7.6")
@pytest.mark.parametrize(("grain", "empty"), [(0, True), (1, False)])
def test_who_hungers_within_walls_reads_whether_there_is_food(grain: int, empty: bool) -> None:
    scene = ring(inside=3).player(1, prestige=10).rolls(6, 6, 6, 6)
    scene.state.grain[scene.space("latium")] = grain
    table = scene.at("attrition.encircled", 1)
    said = terms(table, Reroll)
    assert said
    assert all(("the stock inside is empty" in each) == empty for each in said)


@pytest.mark.rule("HRN-9.17")
def test_who_aims_at_nobody_says_so() -> None:
    words = words_for(META, "en")
    assert words.answer("aim", PASS) == "Aim at nobody"


@pytest.mark.rule("HRN-9.7")
def test_recruits_are_told_apart_from_who_knows_his_trade() -> None:
    table = do(riders().at("combat_battle"), Attack("latium", 1))
    battle = view(table.state, 0).battle
    assert battle is not None
    drawn = battle_panel(battle, words_for(META, "en")).body
    assert drawn.count("<circle") == 1


@pytest.mark.rule("HRN-9.15")
@pytest.mark.parametrize(("swords", "shields", "thing"), [(1, 0, "swords"), (0, 2, "shields")])
def test_whoever_points_at_what_is_put_aside_is_told_what_it_is(
    swords: int, shields: int, thing: str
) -> None:
    scene = clash(riders(), "latium")
    lay(scene, ATTACKER, aside_swords=swords, aside_shields=shields)
    battle, words = view(scene.state, 0).battle, words_for(META, "en")
    assert battle is not None
    said = words.say("board-aside", {"swords": swords, "shields": shields})
    assert f'data-thing="{thing}"><title>{said}' in battle_panel(battle, words).body
