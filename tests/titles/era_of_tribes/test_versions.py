"""Rules that were mended: what they are now, and what they were in the version before, by which
matches that began with it go on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.automa.fleets import sail
from civitas.titles.era_of_tribes.content.fields import MILITARY, NAMES
from civitas.titles.era_of_tribes.picks.common import DONE, PASS, Advance
from civitas.titles.era_of_tribes.picks.deeds import (
    AGREE,
    ALLY,
    PART,
    Bribe,
    UseTile,
    Waive,
)
from civitas.titles.era_of_tribes.picks.land import (
    Assault,
    Embark,
    Employ,
    Grow,
    March,
    To,
)
from civitas.titles.era_of_tribes.scene import Scene, fleets_at, owner_of, player
from tests.titles.era_of_tribes.expansions import attacks, bridges, goals, move, romans
from tests.titles.era_of_tribes.helpers import asked, do, state
from tests.titles.era_of_tribes.test_automa_03_cards import play, scene
from tests.titles.era_of_tribes.wars import attack, fight, sea_battle

FIRST, MENDED = 1, 2
BOTH = pytest.mark.parametrize("version", [FIRST, MENDED])


def under(version: int, one: Scene) -> Scene:
    """The scene as a match of this version of the rules."""
    one.state.rules = replace(one.state.rules, version=version)
    return one


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    assert Scene().state.rules.version == int(META.rules_version) == MENDED


# ------------------------------------------------------------------ Automas


@pytest.mark.rule("AUT-8.5", "AUT-7.8", "EOT-9.18")
@BOTH
def test_at_sea_the_military_goods_of_an_automa_do_not_count(version: int) -> None:
    """Two fleets against two: a tie, which goes to the attacker at sea."""
    one = under(version, scene("softy").fleets(0, "balearic_sea", 2).fleets(1, "balearic_sea", 2))
    horse = next(n for n in one.state.area.land if MILITARY[n] >= 0 and one.state.owner[n] < 0)
    one.state.give(horse, 1)
    table = fight(sea_battle(one.rolls(1, 1, 1, 1), "balearic_sea", 0, 1))
    (holder,) = (
        line.params["seat"]
        for line in table.log
        if line.message == "told-marker" and line.params["symbol"] == "fist"
    )
    assert holder == (1 if version == FIRST else 0)


@pytest.mark.rule("AUT-7.4", "AUT-6.7")
@BOTH
def test_a_second_fleet_sees_no_fish_for_fishermen_either(version: int) -> None:
    """In a sea that is too far from everything: the one with the fish stays for 3 + 3, the other
    goes ashore for 1, food that makes a colony."""
    one = Scene(1, ["iberians", "carthaginians"], automas=1, setup="2p_southwest")
    one.open_cards("fishermen").player(1, levels={"navigation": 1}, morale=0)
    s = under(version, one.fleets(1, "canary_sea", 2)).state
    courses = sail(s, s.copy(), one.me(1), dict(one.me(1).fleets), set(), 3)
    found = {NAMES[course.stop]: course.value.total for course in courses}
    stays = {"canary_sea": 6}
    assert found == (stays if version == FIRST else stays | {"insulae_fortunatae": 1})


@pytest.mark.rule("EOT-13.8", "AUT-2.11", "AUT-4.16")
@BOTH
def test_an_automa_without_a_piece_does_not_expand(version: int) -> None:
    one = scene(peoples=["romans", "iberians"]).leave("bastetania", "edetania", "turdetania")
    under(version, one.player(1, food=9, hunger=0, morale=0))
    me = player(play(one, "expansion_or_games"), 1)
    assert (me.morale, me.upright) == ((3, False) if version == FIRST else (2, True))
    me = player(one.at(Step("auto.turn", 1), Step("turn", 0)), 1)
    assert me.morale == (3 if version == FIRST else 0)


@pytest.mark.rule("AUT-8.1", "EOT-3.27")
@BOTH
def test_two_automas_lose_their_posts_in_player_order(version: int) -> None:
    one = scene().city(1, "edetania").city(2, "syrtica").post(1, "syrtica").post(2, "edetania")
    for seat in (1, 2):
        one.player(seat, morale=-5, influence=5)
    under(version, attack(one, "syrtica", by=1, walked=1))
    table = one.at(Step("automa.expels", 1, (2,)), Step("turn", 0))
    s = state(table)
    assert [s.players[seat].influence for seat in (1, 2)] == [3, 3]
    behind = min((1, 2), key=s.track.index)
    assert behind == (1 if version == FIRST else 2)


# ------------------------------------------------------------------ movement


@pytest.mark.rule("EOT-8.10", "EOT-8.12", "EOT-8.4")
@BOTH
def test_a_vassal_is_carried_on_from_an_allys_province_that_it_passes(version: int) -> None:
    """Over the Tyrrhenian Sea to Bruttium, and from its other coast over the Ionian Sea, which does
    not border on the first."""
    one = romans().land(1, "bruttium").fleets(0, "tyrrhenian_sea").fleets(0, "ionian_north")
    one.player(0, levels={"mechanics": 2, "navigation": 1}, allies=[1])
    table = move(under(version, one))
    do(table, March("latium", 2), Embark("tyrrhenian_sea"), Assault("bruttium"))
    assert bridges(table) == (set() if version == FIRST else {"ionian_north", "tyrrhenian_sea"})
    if version == FIRST:
        return
    do(table, Embark("ionian_north"))
    assert "bruttium" not in goals(table)
    do(table, To("epirus"))
    assert (owner_of(table, "epirus"), attacks(table)) == (0, {})
    assert March("epirus", 0) not in table.asks[0].picks


@pytest.mark.rule("EOT-10.2")
@BOTH
def test_a_kept_tile_may_pay_for_what_new_vassals_become(version: int) -> None:
    one = romans().player(0, levels={"navigation": 1}, thalers=0, tiles=["thalers_2"])
    table = under(version, one).action(0, "expansion", 1)
    do(table, Grow("latium"), DONE)
    if version == FIRST:
        assert asked(table) == "movement"
        return
    assert asked(table) == "use-tile"
    do(table, UseTile("thalers_2"), Employ("latium"))
    assert (fleets_at(table, "tyrrhenian_sea"), player(table, 0).thalers) == ({0: 1}, 0)
    table = under(version, one).action(0, "expansion", 1)
    assert asked(do(table, DONE)) == "movement", "nothing new is to be paid"


# ------------------------------------------------------------------ the end


def nearly_there() -> Scene:
    """Two allies; one influence more ends the game for the first."""
    one = Scene(peoples=["romans", "iberians"]).player(0, influence=24, allies=[1])
    return one.player(1, influence=3)


@pytest.mark.rule("EOT-13.7", "EOT-13.1")
@BOTH
def test_the_end_is_seen_after_each_deed_of_a_diplomacy_action(version: int) -> None:
    """The bribe brings what the end of the alliance takes again."""
    one = under(version, nearly_there().player(0, thalers=9))
    table = do(one.action(0, "diplomacy", 2), Bribe(), PASS, Waive(), PART[1], AGREE)
    me = player(table, 0)
    assert (me.met, me.influence) == ((0, 24) if version == FIRST else (1, 27))


@pytest.mark.rule("EOT-13.7", "EOT-13.9")
@BOTH
def test_the_end_is_seen_after_each_alliance(version: int) -> None:
    """Both meet a condition by it, and then part again."""
    one = Scene(peoples=["romans", "carthaginians"]).land(0, "sicilia")
    one.land(1, "numidia").fleets(1, "sicilian_strait")
    for seat in (0, 1):
        one.player(seat, influence=24)
    table = under(version, one).action(0, "diplomacy", 2)
    do(table, Waive(), ALLY[1], AGREE, Waive(), PART[1], AGREE)
    found = [(player(table, seat).met, player(table, seat).influence) for seat in (0, 1)]
    assert found == ([(0, 24)] * 2 if version == FIRST else [(1, 27), (2, 26)])


@pytest.mark.rule("EOT-13.7")
@BOTH
def test_the_end_is_seen_after_each_progress(version: int) -> None:
    """The first makes a pioneer; the army of the second costs more than that."""
    one = under(version, nearly_there().player(0, thalers=20, morale=-5, free=0))
    table = do(one.action(0, "progress", 2), Advance("commerce"), Advance("mechanics"))
    table.pick(table.asks[0].picks[0])
    me = player(table, 0)
    assert me.met == (0 if version == FIRST else 1)
