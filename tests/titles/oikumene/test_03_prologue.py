"""The prologue (section 3): rivals, first player, villages, factions, and what is laid out."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.errors import BadSetup
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.calendar import SPRING
from civitas.titles.oikumene.picks.common import AS_PROPOSED, PASS
from civitas.titles.oikumene.picks.course import (
    Claim,
    Lay,
    Relocate,
    Settle,
    StartCity,
    StartHarbour,
)
from civitas.titles.oikumene.scene import (
    Scene,
    buildings_at,
    goods_at,
    herds_at,
    owner_of,
    player,
    units_at,
)
from tests.titles.oikumene.drafts import (
    CELTS,
    ETRUSCANS,
    GREEKS,
    ROMANS,
    claimed,
    dealt,
    drafted,
)
from tests.titles.oikumene.helpers import asked, do, match, offered, refused, state


@pytest.mark.rule("HRN-3.1")
@pytest.mark.content("maps/italia", "maps/vikings", "maps/orient")
@pytest.mark.content("maps/britannia", "maps/taifas", "maps/huns")
@pytest.mark.parametrize("name", ["italia", "vikings", "orient", "britannia", "taifas", "huns"])
def test_map_mode_and_players_are_chosen(name: str) -> None:
    table = match(3, map=name, mode="basic")
    s = state(table)
    assert (s.world.map.id, s.rules.mode, len(s.players)) == (name, "basic", 3)
    homes = {home.id for home in s.world.map.homelands}
    assert {f.homeland for f in s.world.map.fields if f.homeland} == homes


@pytest.mark.rule("HRN-1.5")
def test_a_map_takes_no_more_players_than_it_is_made_for() -> None:
    assert len(state(match(12, map="italia")).players) == 12
    assert len(state(match(10, map="huns")).players) == 10
    with pytest.raises(BadSetup):
        match(11, map="huns")
    with pytest.raises(BadSetup):
        META.setting(13, {})
    with pytest.raises(BadSetup):
        META.setting(1, {})


@pytest.mark.rule("HRN-3.2")
@pytest.mark.content("features/rivals")
def test_everybody_draws_one_of_the_others_as_rival() -> None:
    drawn = set()
    for seed in range(40):
        rivals = [me.rival for me in state(match(3, seed=f"rival {seed}")).players]
        assert all(rival in {0, 1, 2} - {seat} for seat, rival in enumerate(rivals))
        drawn.add(tuple(rivals))
    assert any(a in (b, c) or b == c for a, b, c in drawn)  # two may have the same
    assert len(drawn) == 8


@pytest.mark.rule("HRN-3.3")
def test_most_swords_on_six_white_dice_is_first_and_tied_leaders_roll_again() -> None:
    scene = Scene(3)
    scene.state.round = 0
    none, two, one = (3,) * 6, (1, 2, 3, 3, 3, 3), (1, 3, 3, 3, 3, 3)
    table = scene.rolls(*none, *two, *two, *one, *two).at("prologue")
    assert state(table).first == 2


@pytest.mark.rule("HRN-3.4", "HRN-3.5", "HRN-3.6")
def test_villages_are_placed_forth_back_and_forth() -> None:
    table = match(3)
    first = state(table).first
    order = [(first + n) % 3 for n in range(3)]
    seats = []
    while asked(table) == "place":
        seats.append(table.asks[0].seat)
        table.pick(offered(table, Settle)[0], seats[-1])
    assert seats == [*order, *order[::-1], *order]
    assert all(state(table).owner.count(seat) == 3 for seat in range(3))


@pytest.mark.rule("HRN-3.7")
def test_one_village_may_be_moved_the_last_player_first() -> None:
    table = drafted(ROMANS, GREEKS)
    first = state(table).first
    assert (asked(table), table.asks[0].seat) == ("relocate", 1 - first)
    assert offered(table, Relocate) == [
        Relocate("tarentum"),
        Relocate("lucania"),
        Relocate("thurii"),
    ]
    do(table, Relocate("lucania"), Settle("messapia"))
    assert [owner_of(table, name) for name in ("lucania", "messapia")] == [-1, 1 - first]
    assert (asked(table), table.asks[0].seat) == ("relocate", first)
    do(table, PASS)
    assert asked(table) != "relocate"


@pytest.mark.rule("HRN-3.7", "HRN-3.8")
def test_a_moved_village_stays_near_the_others() -> None:
    table = do(drafted(ROMANS, GREEKS), Relocate("lucania"))
    goals = {pick.space for pick in offered(table, Settle) if isinstance(pick, Settle)}
    assert "messapia" in goals
    assert not goals & {"lucania", "roma", "insubria"}
    assert refused(table, Settle("frentania")) == "HRN-3.8"  # near the one that moves alone


@pytest.mark.rule("HRN-3.8")
def test_later_villages_lie_within_two_steps_of_an_own_one() -> None:
    table = do(match(2), Settle("roma"), Settle("insubria"))
    spaces = {pick.space for pick in offered(table, Settle) if isinstance(pick, Settle)}
    assert spaces == {
        *("liguria", "cenomania", "boica", "spina", "senonia", "etruria_pisae", "etruria_clusium")
    }
    assert refused(table, Settle("latium")) == "HRN-3.8"
    assert refused(table, Settle("insubria")) == "HRN-3.8"


@pytest.mark.rule("HRN-3.8")
def test_a_step_may_lead_from_coast_to_coast_of_one_sea() -> None:
    table = do(match(2), Settle("messana"), Settle("insubria"), Settle("boica"))
    spaces = {pick.space for pick in offered(table, Settle) if isinstance(pick, Settle)}
    assert {"campania", "lucania", "syracusae"} <= spaces  # one step, over the sea or a strait
    assert "latium" in spaces  # two steps: Campania, then over land
    assert "roma" not in spaces
    assert "picenum" not in spaces


@pytest.mark.rule("HRN-3.8", "HRN-18.41")
def test_no_village_on_neutral_ground_or_out_of_play() -> None:
    table = match(4)
    assert Settle("numidia") in table.asks[0].picks
    assert refused(table, Settle("desertum")) == "HRN-3.8"
    assert refused(table, Settle("barbarorum_alpes")) == "HRN-3.8"
    assert refused(match(2), Settle("numidia")) == "HRN-3.8"


@pytest.mark.rule("HRN-3.8")
def test_without_a_field_near_by_any_legal_field_will_do() -> None:
    scene = Scene(2)
    s = scene.state
    scene.settle(0, "syracusae")
    for name in ("messana", "bruttium", "thurii", "lucania", "campania", "daunia", "tarentum"):
        scene.settle(1, name)
    for name in ("peucetia", "latium", "samnium", "messapia"):
        scene.settle(1, name)
    s.agenda = (Step("place", 0, (2,)),)
    assert Settle("insubria") in scene.table().asks[0].picks


@pytest.mark.rule("HRN-3.9")
def test_factions_are_claimed_in_order_by_homeland_while_there_is_room() -> None:
    mixed = ("etruria_tarquinii", "roma", "latium")
    table = drafted(mixed, ("etruria_clusium", "senonia", "etruria_pisae"))
    first = state(table).first
    do(table, PASS, PASS)
    assert (asked(table), table.asks[0].seat) == ("claim", first)
    assert set(table.asks[0].picks) == {Claim("italia_etruscans"), Claim("italia_romans")}
    assert refused(table, Claim("italia_greeks")) == "HRN-3.9"
    do(table, Claim("italia_etruscans"))  # one player at most: the other has no choice but Celts
    assert player(table, 1 - first).faction == state(table).world.factions[4]
    assert asked(table) != "claim"


@pytest.mark.rule("HRN-3.9")
def test_who_lives_in_no_homeland_plays_without_faction() -> None:
    table = claimed(drafted(("samnium", "daunia", "frentania"), GREEKS))
    assert player(table, state(table).first).faction == -1


@pytest.mark.rule("HRN-3.10", "HRN-18.45")
@pytest.mark.content("factions/italia_romans")
def test_a_city_start_claims_the_faction_and_skips_the_other_placements() -> None:
    table = drafted((StartCity("roma", "italia_romans"),), GREEKS)
    first = state(table).first
    assert buildings_at(table, "roma") == ["city"]
    dealt(claimed(table))
    assert player(table, first).faction == state(table).world.factions[5]
    assert units_at(table, first, "roma") == {"light_infantry": 3, "transport_ship": 1}
    assert buildings_at(table, "roma") == ["city", "dock"]
    assert goods_at(table, "roma") == (10, 0)
    assert herds_at(table, first, "roma") == ["sheep", "sheep"]
    assert (player(table, first).gold, player(table, first).prestige) == (5, 7)


@pytest.mark.rule("HRN-18.46")
@pytest.mark.content("factions/italia_carthaginians")
def test_the_carthago_start_has_a_harbour_instead_of_a_third_village() -> None:
    start = StartHarbour("carthago", "italia_carthaginians")
    table = drafted((start, "utica"), GREEKS, CELTS, ETRUSCANS)
    first = state(table).first
    assert state(table).owner.count(first) == 2
    dealt(claimed(table))
    assert buildings_at(table, "carthago") == ["village", "harbour"]
    assert units_at(table, first, "carthago")["transport_ship"] == 1
    assert buildings_at(table, "utica") == ["village"]
    herds = herds_at(table, first, "carthago") + herds_at(table, first, "utica")
    assert herds == ["sheep", "sheep"]
    infantry = [units_at(table, first, name)["light_infantry"] for name in ("carthago", "utica")]
    assert sum(infantry) == 5


@pytest.mark.rule("HRN-3.7")
def test_what_a_special_start_is_about_stays_where_it_is() -> None:
    start = StartHarbour("carthago", "italia_carthaginians")
    table = drafted(GREEKS, CELTS, ETRUSCANS, (start, "utica"))
    assert offered(table, Relocate) == [Relocate("utica")]


@pytest.mark.rule("HRN-18.44")
def test_a_special_site_is_an_ordinary_field_until_the_start_is_claimed() -> None:
    table = do(match(2), Settle("roma"))
    assert StartCity("roma", "italia_romans") not in table.asks[0].picks
    assert refused(table, StartCity("roma", "italia_romans")) == "HRN-3.8"
    table = do(match(2), StartCity("roma", "italia_romans"))
    assert refused(table, Settle("roma")) == "HRN-3.8"


@pytest.mark.rule("HRN-3.17", "HRN-2.26")
def test_a_special_start_needs_its_field_in_play() -> None:
    start = StartHarbour("carthago", "italia_carthaginians")
    assert start in match(4).asks[0].picks
    assert start in match(2, area=2).asks[0].picks
    assert start not in match(2).asks[0].picks


@pytest.mark.rule("HRN-3.11")
def test_the_start_is_distributed_freely_within_room() -> None:
    table = claimed(drafted(ROMANS, GREEKS), "italia_romans")
    seat = state(table).first
    assert asked(table) == "distribute"
    for _ in range(5):
        do(table, Lay("campania", "light_infantry"), seat=seat)
        do(table, Lay("roma", "grain"), seat=seat)
    ask = next(ask for ask in table.asks if ask.seat == seat)
    assert Lay("roma", "grain") not in ask.picks  # a village stores five
    assert Lay("roma", "light_infantry") not in ask.picks  # all five are laid out
    do(table, Lay("latium", "sheep"), Lay("latium", "pigs"), seat=seat)
    ask = next(ask for ask in table.asks if ask.seat == seat)
    assert Lay("latium", "sheep") not in ask.picks  # two herds on a field
    do(table, Lay("roma", "sheep"), Lay("latium", "dock"), seat=seat)
    do(table, AS_PROPOSED, seat=seat)
    assert units_at(table, seat, "campania") == {"light_infantry": 5}
    assert units_at(table, seat, "latium") == {"transport_ship": 1}
    assert buildings_at(table, "latium") == ["village", "dock"]
    stored = [goods_at(table, name)[0] for name in ROMANS]
    assert (stored[0], sum(stored)) == (5, 10)
    assert herds_at(table, seat, "latium") == ["sheep", "pigs"]


@pytest.mark.rule("HRN-3.11")
def test_who_lays_it_out_is_told_how_many_of_each_thing_are_left() -> None:
    table = claimed(drafted(ROMANS, GREEKS), "italia_romans")
    seat = state(table).first

    def told(language: str) -> str:
        ask = next(ask for ask in table.asks if ask.seat == seat)
        return words_for(META, language).ask(ask)

    everything = "5 light infantry, 10 grain, 2 herds of sheep, 1 herd of pigs, 1 dock."
    assert told("en").endswith(f" {everything}")
    do(table, Lay("roma", "grain"), Lay("latium", "sheep"), Lay("latium", "dock"), seat=seat)
    assert told("en").endswith(" 5 light infantry, 9 grain, 1 herd of sheep, 1 herd of pigs.")
    assert told("de").endswith(" 5 leichte Infanterie, 9 Getreide, 1 Schafherde, 1 Schweineherde.")


@pytest.mark.rule("HRN-3.11")
def test_where_nothing_can_be_laid_out_there_is_a_reason() -> None:
    table = claimed(drafted(ROMANS, GREEKS), "italia_romans")
    seat = state(table).first

    def reason(pick: Lay) -> str | None:
        found = table.why_not(pick, seat)
        return None if found is None else found.message

    assert reason(Lay("umbria", "grain")) == "not-start-field"
    assert reason(Lay("roma", "grain")) is None
    do(table, Lay("latium", "sheep"), Lay("latium", "pigs"), seat=seat)
    assert reason(Lay("latium", "sheep")) == "no-room-to-lay"
    assert reason(Lay("roma", "pigs")) == "none-left-to-lay"


@pytest.mark.rule("HRN-3.11", "HRN-4.2")
def test_all_distribute_at_the_same_time() -> None:
    table = claimed(drafted(ROMANS, GREEKS), "italia_romans")
    assert {ask.seat for ask in table.asks} == {0, 1}


@pytest.mark.rule("HRN-3.12")
def test_without_a_coast_there_are_two_more_infantry_and_gold_instead_of_the_dock() -> None:
    table = dealt(claimed(drafted(CELTS, GREEKS)))
    first = state(table).first
    units = [units_at(table, first, name) for name in CELTS]
    assert sum(each["light_infantry"] for each in units) == 7
    assert all(buildings_at(table, name) == ["village"] for name in CELTS)
    assert player(table, first).gold == 7
    assert player(table, 1 - first).gold == 5


@pytest.mark.rule("HRN-3.12")
def test_an_inland_city_start_gets_the_infantry_and_gold_as_well() -> None:
    assert StartCity("memphis", "orient_egypt") in match(3, map="orient").asks[0].picks
    scene = Scene(3, map="orient", start="suggested")
    scene.state.round = 0
    table = scene.at("prologue")
    assert units_at(table, 0, "memphis") == {"light_infantry": 5}
    assert player(table, 0).gold == 7


@pytest.mark.rule("HRN-3.13")
def test_everybody_starts_with_five_gold_seven_prestige_and_no_points() -> None:
    table = dealt(claimed(drafted(ROMANS, GREEKS), "italia_romans"))
    assert [(me.gold, me.prestige, me.victory) for me in state(table).players] == [(5, 7, 0)] * 2


@pytest.mark.rule("HRN-3.14", "HRN-1.3")
@pytest.mark.content("features/prestige")
def test_quick_mode_has_more_gold_and_neither_grain_herds_nor_prestige() -> None:
    table = dealt(claimed(drafted(ROMANS, GREEKS, mode="quick"), "italia_romans"))
    s = state(table)
    taxes = 3 + 3 // 2  # of the first spring, for three villages and three fields (HRN-4.5)
    assert [(me.gold, me.prestige) for me in s.players] == [(10 + taxes, 0), (10 + taxes, 0)]
    assert not any(s.grain)
    assert not any(s.herds)


@pytest.mark.rule("HRN-3.16")
def test_the_first_round_is_spring_of_year_one() -> None:
    table = dealt(claimed(drafted(ROMANS, GREEKS), "italia_romans"))
    s = state(table)
    assert (s.round, s.year, s.season) == (1, 1, SPRING)
