"""Section 9: battles on land, at sea and against barbarians."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.battles.markers import assign
from civitas.titles.era_of_tribes.battles.sides import muster
from civitas.titles.era_of_tribes.content.cards import TILE
from civitas.titles.era_of_tribes.content.fields import FIELD, FOOD, LUXURY, MOUNTAIN, TERRAIN
from civitas.titles.era_of_tribes.means.influence import by_influence
from civitas.titles.era_of_tribes.picks.battles import (
    Abandon,
    Call,
    Commit,
    Committed,
    Expel,
    Fight,
    Garrison,
    Hire,
    KeepPosts,
    Lend,
    Lose,
    LoseAllied,
    Occupy,
    Raze,
)
from civitas.titles.era_of_tribes.picks.deeds import KeepTile
from civitas.titles.era_of_tribes.picks.land import VASSAL, Withdraw
from civitas.titles.era_of_tribes.scene import (
    Scene,
    board,
    city_at,
    fleets_at,
    owner_of,
    player,
    vassals_at,
)
from civitas.titles.era_of_tribes.state import BARBARIANS, State
from civitas.titles.era_of_tribes.underway import Attack, Expansion
from tests.titles.era_of_tribes.helpers import asked, do, offered
from tests.titles.era_of_tribes.wars import (
    CATAPULT,
    FIST,
    MASK,
    SHIELD,
    SWORD,
    attack,
    battle,
    fight,
    held,
    rolls,
    sea_battle,
)

WORDS = words_for(META, "en")
READY = Committed()
HITS = (SWORD, SWORD)
"""Both hits are the attacker's."""
BLOWS = (SHIELD, SHIELD)
"""Both are the defender's."""


def war(place: str = "edetania", vassals: int = 1, **attackers: int) -> Scene:
    """Romans attack Iberians, who hold a province with so many vassals."""
    scene = Scene(peoples=["romans", "iberians"]).vassals(1, place, vassals)
    return attack(scene, place, **(attackers or {"walked": 2}))


def committed(table: Table) -> Table:
    """Neither side sends anything."""
    while asked(table) == "commit":
        do(table, READY)
    return table


def higher_morale(table: Table) -> int:
    """Who would hold the mask now."""
    one, other = (player(table, seat).morale for seat in (0, 1))
    return 0 if one > other else 1


def s_of(table: Table) -> State:
    s: State = table.state
    return s


def told_of(table: Table, *messages: str) -> list[str]:
    words = words_for(META, "en", ("Anna", "Ben"))
    return [words.line(line) for line in table.log if line.message in messages]


@pytest.mark.rule("EOT-9.6", "EOT-9.7", "EOT-9.17", "EOT-9.18")
def test_the_log_says_why_a_marker_is_whose() -> None:
    """Two land where one vassal is: with the militia it is a tie."""
    scene = war("edetania", 1, carried=2).player(0, morale=3).player(1, morale=-1)
    table = committed(fight(rolls(scene, HITS)))
    assert told_of(table, "told-militias") == ["Ben is helped in Edetania by 1 militia."]
    assert told_of(table, "told-marker") == [
        "Fist (strength) belongs to Ben: 2 against 2.",
        "Mask (morale) belongs to Anna: 3 against −1.",
        "Catapult (mechanics) belongs to Ben: 0 against 0.",
    ]
    clauses = [line.clause for line in table.log if line.message == "told-marker"]
    assert clauses == ["EOT-9.18", "EOT-9.17", "EOT-9.18"]


@pytest.mark.rule("EOT-9.33", "EOT-1.14")
def test_the_log_says_what_a_fallen_city_does_to_influence() -> None:
    scene = war("edetania", 0, walked=6).city(1, "edetania")
    scene.player(0, influence=4).player(1, influence=4)
    table = committed(fight(rolls(scene, HITS, HITS, HITS)))
    told = told_of(table, "told-gains-influence", "told-loses-influence")
    assert sorted(told) == ["Anna: influence +1.", "Ben: influence −1."]


# ---------------------------------------------------------------- before the battle


@pytest.mark.rule("EOT-9.1")
def test_battles_are_fought_in_the_order_that_the_active_player_chooses() -> None:
    scene = attack(war("edetania"), "turdetania", walked=1)
    table = fight(rolls(scene, HITS, BLOWS))
    assert asked(table) == "fight"
    assert set(table.asks[0].picks) == {Fight("edetania"), Fight("turdetania")}
    do(table, Fight("turdetania"))
    assert battle(table).attack.place == FIELD["turdetania"]
    do(table, READY, READY)
    assert battle(table).attack.place == FIELD["edetania"]


@pytest.mark.rule("EOT-9.1", "EOT-9.32")
def test_the_morale_of_one_battle_matters_in_the_next() -> None:
    """The mask of the second battle is lost by what the first one cost."""
    scene = attack(war("edetania"), "turdetania", walked=1)
    scene.player(0, morale=1).player(1, morale=0)
    table = do(fight(rolls(scene, HITS)), Fight("edetania"))
    do(table, READY, READY)  # won, 1 morale less: a tie now
    assert player(table, 0).morale == 0
    assert battle(table).attack.place == FIELD["turdetania"]
    assert higher_morale(table) == 1


@pytest.mark.rule("EOT-9.2", "EOT-4.14")
def test_deterrence_costs_the_attacker_morale_once() -> None:
    scene = attack(war("edetania"), "turdetania", walked=2).player(0, morale=5)
    scene.me(1).deterring = True
    table = do(fight(rolls(scene, HITS)), Fight("turdetania"))
    assert player(table, 0).morale == 0
    do(table, READY, READY)
    assert battle(table).attack.place == FIELD["edetania"]
    assert player(table, 0).morale >= -1  # not another 5


@pytest.mark.rule("EOT-9.2", "EOT-4.27")
def test_attacking_an_ally_ends_the_alliance() -> None:
    scene = war().player(0, morale=6, influence=5, allies=[1]).player(1, morale=6, influence=5)
    table = fight(scene)
    assert (player(table, 0).morale, player(table, 1).morale) == (1, 4)
    assert (player(table, 0).influence, player(table, 1).influence) == (4, 4)
    assert not player(table, 0).allies
    assert not player(table, 1).allies


@pytest.mark.rule("EOT-9.2", "EOT-7.18")
def test_the_attacker_may_expel_trading_posts_of_the_attacked() -> None:
    scene = war().city(0, "latium", "campania")
    scene.post(1, "latium").post(1, "campania")
    table = fight(scene)
    morale, free = player(table, 1).morale, player(table, 1).free
    assert asked(table) == "expel"
    assert set(table.asks[0].picks) == {Expel("latium"), Expel("campania"), KeepPosts()}
    do(table, Expel("latium"))
    assert player(table, 1).morale == morale - 2
    assert player(table, 1).free == free + 1
    do(table, KeepPosts())
    assert s_of(table).posts == {FIELD["campania"]: 1}


@pytest.mark.rule("EOT-9.2", "EOT-11.4")
def test_what_comes_before_the_battle_may_cost_the_last_vassal_there() -> None:
    """An ally without influence is attacked in the only province with vassals: unrest takes one of
    them before they are counted, and of a single one nothing is left to fight for."""
    for vassals, left in ((3, 1), (2, 0)):
        scene = war(vassals=vassals).leave("turdetania", "bastetania")
        scene.player(0, morale=6, influence=5, allies=[1]).player(1, morale=-5, influence=1)
        table = fight(scene)
        while asked(table) == "unrest":
            do(table, Withdraw("edetania", VASSAL))
        assert player(table, 1).influence == 0
        if left:
            assert battle(table).sides[1].vassals == left
        else:
            assert (asked(table), owner_of(table, "edetania")) == ("turn", 0)
            assert vassals_at(table, "edetania") == 2


# ---------------------------------------------------------------- who fights


@pytest.mark.rule("EOT-9.3", "EOT-9.4", "EOT-9.5", "EOT-9.10")
def test_the_defender_commits_first_and_then_the_attacker() -> None:
    scene = war(vassals=2).player(0, army=2).player(1, army=1)
    table = fight(scene)
    assert (table.asks[0].seat, asked(table)) == (1, "commit")
    assert battle(table).sides[1].vassals == 2
    do(table, Commit("army"))
    assert set(table.asks[0].picks) == {READY}
    do(table, READY)
    assert table.asks[0].seat == 0
    do(table, Commit("army"), Commit("army"))
    assert battle(table).sides[0].units == 4
    assert battle(table).sides[1].units == 3


@pytest.mark.rule("EOT-9.4", "EOT-9.6", "EOT-8.33")
def test_a_city_fights_and_brings_a_militia() -> None:
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania", vassals=1)
    table = fight(attack(scene, "edetania", walked=2))
    side = battle(table).sides[1]
    assert (side.city, side.militias, side.units) == (True, 1, 3)


@pytest.mark.rule("EOT-9.5")
def test_ore_and_tiles_can_be_sent() -> None:
    scene = war().player(0, tiles=["final_hexes", "morale_2", "morale_2"])
    table = do(fight(scene), READY)
    assert set(offered(table, Hire)) == {Hire("final_hexes"), Hire("morale_2")}
    do(table, Hire("morale_2"))
    assert battle(table).sides[0].mercenaries == 1
    assert player(table, 0).opened == (TILE["morale_2"],)
    assert sorted(player(table, 0).tiles) == [TILE["final_hexes"], TILE["morale_2"]]


def britain(**has: int) -> Scene:
    """Gauls attack the Britons, who have the ore of Brigantia."""
    scene = Scene(peoples=["gauls", "britons"]).land(1, "brigantia")
    return attack(scene, "catuvellaunia", **(has or {"walked": 2}))


@pytest.mark.rule("EOT-9.5", "EOT-9.30")
def test_ore_fights_and_is_used_up() -> None:
    table = do(fight(britain()), Commit("ore"))
    assert battle(table).sides[1].ore == 1
    assert offered(table, Commit) == []
    assert player(table, 1).used_goods == 1 << FIELD["brigantia"]


@pytest.mark.rule("EOT-9.6")
@pytest.mark.parametrize(
    ("place", "how", "field", "militias"),
    [
        ("edetania", "walked", 0, 0),
        ("edetania", "landed", 0, 1),
        ("edetania", "carried", 0, 1),
        ("celtiberia", "walked", 0, 1),
        ("edetania", "walked", 1, 1),
        ("celtiberia", "landed", 2, 4),
    ],
)
def test_the_land_gives_militias_that_add_up(
    place: str, how: str, field: int, militias: int
) -> None:
    """Celtiberia is a mountain province, Edetania is not."""
    scene = war(place, **{how: 1})
    if field:
        scene.state.battlefields[FIELD[place]] = field
    assert battle(fight(scene)).sides[1].militias == militias


@pytest.mark.rule("EOT-9.7")
def test_one_who_came_over_land_makes_it_no_landing() -> None:
    table = fight(war("edetania", walked=1, landed=2))
    assert battle(table).sides[1].militias == 0
    assert battle(table).sides[0].units == 3


@pytest.mark.rule("EOT-9.8", "EOT-6.12")
def test_who_is_in_revolution_leaves_a_vassal_or_the_city_out() -> None:
    scene = war(vassals=2)
    scene.me(1).revolted = True
    table = fight(scene)
    assert battle(table).sides[1].units == 1
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania", vassals=1)
    scene.me(1).revolted = True
    side = battle(fight(attack(scene, "edetania", walked=1))).sides[1]
    assert (side.city, side.militias, side.vassals) == (False, 0, 1)


@pytest.mark.rule("EOT-9.25", "EOT-9.39")
def test_without_any_defender_there_is_no_roll() -> None:
    """One vassal, left out by revolution: nobody fights, and it goes as well."""
    scene = war(vassals=1)
    scene.me(1).revolted = True
    free = scene.me(1).free
    table = fight(scene)
    counter = s_of(table).chance.counter
    committed(table)
    assert owner_of(table, "edetania") == 0
    assert s_of(table).chance.counter == counter
    assert player(table, 1).free == free + 1


@pytest.mark.rule("EOT-9.9", "EOT-9.19")
@pytest.mark.parametrize(("level", "militias"), [(1, 1), (3, 3), (6, 6)])
def test_barbarians_have_their_tile_and_the_militias_of_their_level(
    level: int, militias: int
) -> None:
    scene = Scene(peoples=["romans", "iberians"])
    scene.state.barbarian_level = level
    table = fight(attack(scene, village(scene), walked=3))
    side = battle(table).sides[1]
    assert side.militias == militias
    assert side.mercenaries == 1


@pytest.mark.rule("EOT-9.19", "EOT-9.17", "EOT-9.18")
@pytest.mark.parametrize(("level", "mechanics"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_barbarians_have_no_morale_and_the_mechanics_of_their_level(
    level: int, mechanics: int
) -> None:
    """A tie is theirs; one more, where there is more, is the attacker's."""
    scene = Scene(peoples=["romans", "iberians"])
    s, place = scene.state, FIELD[village(scene)]
    s.barbarian_level = level
    for more in (0, 1):
        if mechanics + more > 4:
            continue
        scene.player(0, morale=more, levels={"mechanics": mechanics + more})
        s.battle = muster(s, Attack(place, 0, BARBARIANS, walked=3))
        assign(s)
        assert s.battle is not None
        mask, catapult = s.battle.markers[3:]
        assert (mask, catapult) == (1 - more, 1 - more)


@pytest.mark.rule("EOT-9.11", "EOT-10.5")
def test_grey_militias_come_before_own_armies() -> None:
    table = do(fight(war().player(0, army=1, militias=1, legions=1)), READY)
    assert set(offered(table, Commit)) == {Commit("militia")}
    do(table, Commit("militia"))
    assert set(offered(table, Commit)) == {Commit("army"), Commit("legion")}


@pytest.mark.rule("EOT-9.5", "EOT-9.11")
def test_a_unit_that_is_missed_has_its_own_reason() -> None:
    table = do(fight(war().player(0, army=1, militias=1)), READY)
    assert reason(table, Commit("army")) == ("militias-first", "EOT-9.11")
    assert reason(table, Commit("ore")) == ("no-ore", "EOT-9.5")
    do(table, Commit("militia"))
    assert reason(table, Commit("legion")) == ("no-such-unit", "EOT-9.5")
    do(table, Commit("army"))
    assert reason(table, Commit("army")) == ("no-army", "EOT-9.5")


def reason(table: Table, pick: Pick) -> tuple[str, str]:
    assert pick not in table.asks[0].picks
    found = table.why_not(pick, table.asks[0].seat)
    assert found is not None
    return found.message, found.clause


@pytest.mark.rule("EOT-9.12", "EOT-12.2", "EOT-12.4")
@pytest.mark.parametrize(("people", "other"), [("carthaginians", "romans"), ("gauls", "britons")])
def test_wine_and_ivory_on_the_army_fight_as_ore(people: str, other: str) -> None:
    scene = Scene(peoples=[people, other])
    me = scene.me(0)
    field = next(n for n in range(123) if n in scene.state.area.inside and _as_ore(scene, n))
    me.ore = 1 << field
    homes = [n for n in range(123) if scene.state.owner[n] == 1]
    table = do(fight(attack(scene, scene.state.label(homes[0]), walked=1)), READY)
    assert offered(table, Commit) == [Commit("ore")]
    do(table, Commit("ore"))
    assert battle(table).sides[0].ore == 1


def _as_ore(scene: Scene, field: int) -> bool:
    owned: bool = scene.state.owner[field] == 0
    return owned and LUXURY[field] == scene.me(0).traits.as_ore


# ---------------------------------------------------------------- allies


def three() -> Scene:
    """Carthaginians attack Iberians; Romans are allied with the Carthaginians."""
    scene = Scene(players=3, peoples=["carthaginians", "iberians", "romans"], setup="3p_south")
    scene.player(0, thalers=5, allies=[2])
    scene.player(2, army=3, thalers=0, levels={"mechanics": 2})
    return attack(scene, "edetania", walked=1)


@pytest.mark.rule("EOT-9.13")
def test_an_ally_sends_armies_and_is_paid_his_own_price() -> None:
    table = do(fight(three()), READY, READY)
    assert (table.asks[0].seat, asked(table)) == (0, "call")
    do(table, Call(2))
    assert table.asks[0].seat == 2
    assert offered(table, Lend) == [Lend(0), Lend(1), Lend(2)]  # 5 thalers at 2 each
    do(table, Lend(2))
    assert (player(table, 0).thalers, player(table, 2).thalers) == (1, 4)
    assert player(table, 2).army == 1


@pytest.mark.rule("EOT-9.13")
def test_an_ally_may_send_nothing_and_stays_an_ally() -> None:
    table = do(fight(three()), READY, READY, Call(2), Lend(0))
    assert player(table, 0).allies == 1 << 2
    assert player(table, 2).army == 3


@pytest.mark.rule("EOT-9.14")
def test_an_ally_of_both_supports_one_side_only() -> None:
    scene = three().player(1, thalers=9, allies=[2])
    table = do(fight(scene), READY)
    assert (table.asks[0].seat, asked(table)) == (1, "call")
    do(table, Call(2), Lend(1), READY)
    assert asked(table) != "call"
    scene = three().player(1, thalers=9, allies=[2])
    table = do(fight(scene), READY, Call(2), Lend(0), READY)
    assert (table.asks[0].seat, asked(table)) == (0, "call")


@pytest.mark.rule("EOT-9.22", "EOT-9.27", "EOT-9.31")
def test_allied_armies_fall_by_choice_go_home_and_share_the_triumph() -> None:
    scene = rolls(three(), (SWORD, SHIELD), HITS)
    scene.vassals(1, "edetania", 3)
    table = do(fight(scene), READY, READY, Call(2), Lend(2))
    start = player(table, 2).triumph
    assert asked(table) == "lose"
    assert set(table.asks[0].picks) == {Lose("vassal"), LoseAllied(2)}
    free = player(table, 2).free
    do(table, LoseAllied(2))
    assert owner_of(table, "edetania") == 0
    assert player(table, 2).free == free + 2  # the survivor is spent
    assert player(table, 2).triumph == start - 1


# ---------------------------------------------------------------- sea battles


def at_sea(own: int = 2, other: int = 1) -> Scene:
    scene = Scene(peoples=["norsemen", "britons"])
    scene.fleets(1, "north_sea_south", other).fleets(0, "north_sea_south", own)
    scene.state.owner[FIELD["north_sea_south"]] = 1
    return sea_battle(scene, "north_sea_south", 0, 1)


@pytest.mark.rule("EOT-9.15", "EOT-9.43", "EOT-11.6")
def test_at_sea_only_fleets_fight_and_the_winner_has_the_field() -> None:
    scene = at_sea().player(0, army=2, tiles=["morale_2"]).player(1, army=2)
    food = scene.me(0).food
    table = fight(rolls(scene, HITS))
    assert asked(table) == "turn"
    assert owner_of(table, "north_sea_south") == 0
    assert fleets_at(table, "north_sea_south") == {0: 2}
    assert player(table, 0).food == food + 1


@pytest.mark.rule("EOT-9.43", "EOT-9.26")
def test_on_a_draw_at_sea_the_field_is_empty() -> None:
    table = fight(rolls(at_sea(1, 1), (SWORD, SHIELD)))
    assert owner_of(table, "north_sea_south") == -1
    assert fleets_at(table, "north_sea_south") == {}


@pytest.mark.rule("EOT-9.44", "EOT-12.8")
@pytest.mark.content("abilities/valhalla")
def test_norsemen_gain_morale_for_each_fleet_lost() -> None:
    table = fight(rolls(at_sea(2, 3), BLOWS))
    assert player(table, 0).morale == 4
    assert player(table, 1).morale == 0
    assert owner_of(table, "north_sea_south") == 1


# ---------------------------------------------------------------- markers


@pytest.mark.rule("EOT-9.16", "EOT-9.17")
@pytest.mark.content(
    "symbols/sword", "symbols/shield", "symbols/fist", "symbols/mask", "symbols/catapult"
)
@pytest.mark.parametrize(
    ("army", "morale", "mechanics", "expected"),
    [
        (0, 0, 0, {FIST: 1, MASK: 1, CATAPULT: 1}),
        (2, 0, 0, {FIST: 0, MASK: 1, CATAPULT: 1}),
        (0, 1, 0, {FIST: 1, MASK: 0, CATAPULT: 1}),
        (0, 0, 1, {FIST: 1, MASK: 1, CATAPULT: 0}),
    ],
)
def test_strength_morale_and_mechanics_go_to_who_has_more(
    army: int, morale: int, mechanics: int, expected: dict[str, int]
) -> None:
    """EOT-9.18: on land a tie is the defender's."""
    scene = war(vassals=3).player(0, army=army, morale=morale, levels={"mechanics": mechanics})
    scene.player(1, tiles=["morale_2"])  # he is asked between the rounds, so one can look
    table = do(fight(rolls(scene, (SWORD, SHIELD))), READY)
    for _ in range(army):
        do(table, Commit("army"))
    if asked(table) == "commit":
        do(table, READY)
    while asked(table) == "lose":
        do(table, table.asks[0].picks[0])
    assert held(table) == {SWORD: 0, SHIELD: 1, **expected}


@pytest.mark.rule("EOT-9.18")
def test_at_sea_ties_are_the_attackers() -> None:
    scene = at_sea(3, 3)
    table = fight(rolls(scene, (MASK, CATAPULT), (FIST, FIST)))
    assert owner_of(table, "north_sea_south") == 0


@pytest.mark.rule("EOT-9.17")
def test_at_sea_navigation_counts_with_mechanics() -> None:
    scene = at_sea(1, 1).player(0, levels={"mechanics": 2})
    scene.player(1, levels={"mechanics": 1, "navigation": 2})
    table = fight(rolls(scene, (CATAPULT, CATAPULT)))
    assert owner_of(table, "north_sea_south") == 1


# ---------------------------------------------------------------- combat rounds


@pytest.mark.rule("EOT-9.20", "EOT-9.47", "EOT-9.21")
def test_each_symbol_is_a_hit_by_whoever_holds_it() -> None:
    scene = war(vassals=2, walked=3)
    table = committed(fight(rolls(scene, (FIST, SHIELD), HITS)))
    # fist: three against two; shield: the defender's. One lost on each side, then two more hits
    assert owner_of(table, "edetania") == 0
    assert vassals_at(table, "edetania") == 2


@pytest.mark.rule("EOT-9.21", "EOT-9.26", "EOT-9.38")
def test_both_hits_are_simultaneous() -> None:
    table = committed(fight(rolls(war(vassals=1, walked=1), (SWORD, SHIELD))))
    assert owner_of(table, "edetania") == -1
    assert vassals_at(table, "edetania") == 0


@pytest.mark.rule("EOT-9.22")
def test_militias_goods_and_mercenaries_fall_first_and_the_city_last() -> None:
    scene = Scene(peoples=["gauls", "britons"]).city(1, "catuvellaunia", vassals=1)
    scene.land(1, "brigantia").player(1, army=1, tiles=["morale_2"])
    scene = attack(scene, "catuvellaunia", walked=9)
    table = fight(rolls(scene, HITS, HITS, HITS))
    do(table, Commit("ore"), Hire("morale_2"), Commit("army"), READY, READY)
    # militia and ore fell in the first round; the mercenaries and one of his choice in the second
    assert (table.asks[0].seat, asked(table)) == (1, "lose")
    assert battle(table).sides[1].mercenaries == 0
    assert set(table.asks[0].picks) == {Lose("vassal"), Lose("army")}
    do(table, Lose("vassal"))
    assert owner_of(table, "catuvellaunia") == 0  # the army and the city in the third


@pytest.mark.rule("EOT-9.23")
def test_rounds_go_on_until_a_side_has_no_units() -> None:
    scene = war(vassals=3, walked=3)
    table = committed(fight(rolls(scene, (SWORD, SHIELD), (SWORD, SHIELD), (SWORD, SHIELD))))
    assert owner_of(table, "edetania") == -1
    assert asked(table) == "turn"


@pytest.mark.rule("EOT-9.24")
def test_between_rounds_first_the_defender_then_the_attacker_adds_mercenaries() -> None:
    scene = war(vassals=2, walked=2)
    scene.player(0, tiles=["thalers_2"]).player(1, tiles=["morale_3"])
    table = committed(fight(rolls(scene, (SWORD, SHIELD))))
    assert (table.asks[0].seat, asked(table)) == (1, "reinforce")
    markers = battle(table).markers
    do(table, Hire("morale_3"))
    assert (table.asks[0].seat, asked(table)) == (0, "reinforce")
    assert battle(table).sides[1].units == 2
    assert battle(table).markers == markers
    do(table, READY)


@pytest.mark.rule("EOT-9.24")
def test_a_beaten_side_adds_nothing() -> None:
    scene = war(vassals=1, walked=2).player(1, tiles=["morale_3"])
    table = committed(fight(rolls(scene, HITS)))
    assert asked(table) == "turn"
    assert owner_of(table, "edetania") == 0


# ---------------------------------------------------------------- triumph and battlefields


@pytest.mark.rule("EOT-9.27")
def test_the_winner_advances_and_the_loser_retreats() -> None:
    scene = war(vassals=1, walked=2).player(0, triumph=28).player(1, triumph=27)
    table = committed(fight(rolls(scene, HITS)))
    assert (player(table, 0).triumph, player(table, 1).triumph) == (27, 28)


@pytest.mark.rule("EOT-9.27")
def test_nothing_moves_on_a_draw() -> None:
    scene = war(vassals=1, walked=1).player(0, triumph=28).player(1, triumph=27)
    table = committed(fight(rolls(scene, (SWORD, SHIELD))))
    assert (player(table, 0).triumph, player(table, 1).triumph) == (28, 27)


@pytest.mark.rule("EOT-9.28")
@pytest.mark.parametrize(
    ("field", "influence", "morale"), [(25, 1, 0), (27, 0, 3), (26, 0, 0), (5, 1, 0), (3, 0, 0)]
)
def test_reaching_a_coloured_field_pays(field: int, influence: int, morale: int) -> None:
    """24 and 4 are black, 26 is red, 25 and 2 are plain."""
    scene = war(vassals=1, walked=2).player(0, triumph=field, influence=0, morale=0)
    table = committed(fight(rolls(scene, HITS)))
    assert player(table, 0).influence == influence
    assert player(table, 0).morale == morale - 1


@pytest.mark.rule("EOT-9.28")
@pytest.mark.parametrize(("field", "influence", "morale"), [(24, -1, 0), (26, 0, -3), (25, 0, 0)])
def test_leaving_a_coloured_field_backwards_costs(field: int, influence: int, morale: int) -> None:
    scene = war(vassals=1, walked=2).player(1, triumph=field, influence=4, morale=3)
    table = committed(fight(rolls(scene, HITS)))
    assert player(table, 1).influence == 4 + influence
    assert player(table, 1).morale == 3 + morale
    told = [WORDS.line(line) for line in table.log if line.message.startswith("told-triumph")]
    lost = [f"changes by −{-number}." for number in (influence, morale) if number]
    assert [line[line.index("changes") :] for line in told] == lost


@pytest.mark.rule("EOT-3.27", "EOT-9.27")
def test_triumphs_of_one_battle_move_in_player_order() -> None:
    """Both come to the same field of the track: who moves second stands behind."""
    for order, rearmost in (((1, 0), 0), ((0, 1), 1)):
        scene = war(vassals=1, walked=2).order(*order)
        scene.player(0, triumph=25, influence=4).player(1, triumph=24, influence=6)
        table = committed(fight(rolls(scene, HITS)))
        assert [player(table, seat).influence for seat in (0, 1)] == [5, 5]
        assert by_influence(s_of(table), (0, 1))[0] == rearmost


@pytest.mark.rule("EOT-3.27", "EOT-4.27")
def test_a_broken_alliance_costs_influence_in_player_order() -> None:
    """Morale at the low end costs influence as well: 1 + 5 for one, 1 + 2 for the other."""
    for order, rearmost in (((1, 0), 0), ((0, 1), 1)):
        scene = war().player(0, morale=-5, influence=10, allies=[1]).order(*order)
        table = fight(scene.player(1, morale=-5, influence=7))
        assert [player(table, seat).influence for seat in (0, 1)] == [4, 4]
        assert by_influence(s_of(table), (0, 1))[0] == rearmost


@pytest.mark.rule("EOT-3.27", "EOT-9.33")
def test_a_fallen_city_moves_influence_in_player_order() -> None:
    """Morale at the low end costs the attacker 3 of what he has with his new point."""
    for order, rearmost in (((1, 0), 0), ((0, 1), 1)):
        scene = war().city(1, "edetania").vassals(1, "edetania", 0).order(*order)
        scene.player(0, morale=-5, influence=8, triumph=28).player(1, influence=7, triumph=27)
        table = committed(fight(rolls(scene, HITS)))
        assert [player(table, seat).influence for seat in (0, 1)] == [6, 6]
        assert by_influence(s_of(table), (0, 1))[0] == rearmost


@pytest.mark.rule("EOT-9.33", "EOT-11.4")
def test_the_morale_of_a_fallen_city_is_paid_before_its_point_is_gained() -> None:
    """Without influence the three points below the track cost three vassals; the point remains."""
    scene = war(walked=5).city(1, "edetania").vassals(1, "edetania", 0)
    scene.player(0, morale=-5, influence=0, triumph=28).player(1, triumph=27)
    table = committed(fight(rolls(scene, HITS)))
    assert (asked(table), table.asks[0].params["count"]) == ("unrest", 3)
    assert player(table, 0).influence == 1


@pytest.mark.rule("EOT-3.27", "EOT-11.4", "EOT-4.27")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_who_have_unrest_at_once_remove_their_vassals_in_player_order(
    order: tuple[int, int],
) -> None:
    scene = war(vassals=6).vassals(0, "latium", 6).order(*order)
    scene.player(0, morale=-5, influence=1, allies=[1]).player(1, morale=-5, influence=1)
    table = fight(scene)
    asks = []
    while asked(table) == "unrest":
        asks.append(table.asks[0].seat)
        do(table, table.asks[0].picks[0])
    assert asks == sorted(asks, key=order.index)
    assert (asks.count(0), asks.count(1)) == (5, 2)


@pytest.mark.rule("EOT-9.48")
def test_the_triumph_track_ends_at_1_and_60() -> None:
    scene = war(vassals=1, walked=2).player(0, triumph=1).player(1, triumph=60, influence=5)
    table = committed(fight(rolls(scene, HITS)))
    assert (player(table, 0).triumph, player(table, 1).triumph) == (1, 60)
    assert player(table, 1).influence == 5


@pytest.mark.rule("EOT-9.29")
@pytest.mark.parametrize(
    ("attackers", "before", "after"),
    [(3, 0, 0), (4, 0, 1), (8, 0, 1), (9, 0, 2), (9, 1, 2), (4, 2, 2)],
)
def test_big_battles_leave_a_historical_battlefield(
    attackers: int, before: int, after: int
) -> None:
    """One defender, and the militias of a battlefield that was there."""
    scene = war(vassals=1, walked=attackers - before)
    if before:
        scene.state.battlefields[FIELD["edetania"]] = before
    table = committed(fight(rolls(scene, HITS, HITS)))
    assert s_of(table).battlefields.get(FIELD["edetania"], 0) == after


@pytest.mark.rule("EOT-9.29")
@pytest.mark.parametrize("unit", ["army", "legion", "militia"])
def test_each_unit_of_the_regular_army_counts_once(unit: str) -> None:
    """Against one vassal two who walked and one sent are 4 units in all, with two sent it is 5."""
    for sent in (1, 2):
        scene = war(vassals=1, walked=2)
        if unit == "army":
            scene.player(0, army=2)
        elif unit == "legion":
            scene.player(0, legions=2)
        else:
            scene.player(0, militias=2)
        table = do(fight(rolls(scene, HITS)), READY, *[Commit(unit)] * sent, READY)
        assert s_of(table).battlefields == ({FIELD["edetania"]: 1} if sent == 2 else {})


@pytest.mark.rule("EOT-9.29")
def test_reinforcements_count_for_the_battlefield() -> None:
    scene = war(vassals=2, walked=2).player(1, tiles=["morale_3"])
    table = committed(fight(rolls(scene, (SWORD, SHIELD), HITS)))
    do(table, Hire("morale_3"))
    assert s_of(table).battlefields[FIELD["edetania"]] == 1


# ---------------------------------------------------------------- what follows


@pytest.mark.rule("EOT-9.30", "EOT-9.31")
def test_armies_of_the_winner_stay_as_vassals_and_legions_return() -> None:
    scene = war(vassals=1, walked=1).player(0, army=1, legions=2)
    table = do(fight(rolls(scene, HITS)), READY)
    do(table, Commit("army"), Commit("legion"), READY)
    assert vassals_at(table, "edetania") == 2
    assert (player(table, 0).army, player(table, 0).legions) == (0, 2)


@pytest.mark.rule("EOT-9.30", "EOT-1.4", "EOT-12.11")
def test_lost_legions_go_to_the_supply() -> None:
    scene = war(vassals=3, walked=1).player(0, legions=2)
    table = do(fight(rolls(scene, (SHIELD, SWORD))), READY, Commit("legion"), READY)
    supply = s_of(table).legion_supply
    assert Lose("legion") in table.asks[0].picks
    do(table, Lose("legion"))
    assert s_of(table).legion_supply == supply + 1


@pytest.mark.rule("EOT-9.32", "EOT-9.49", "EOT-1.9")
def test_taking_a_province_takes_its_food_and_goods_and_costs_morale() -> None:
    """Turdetania has food, Celtica wine."""
    scene = Scene(peoples=["romans", "iberians"])
    place = next(scene.state.label(n) for n in scene.state.land_of(1) if _food(n))
    before = (scene.me(0).food, scene.me(1).food)
    table = committed(fight(rolls(attack(scene, place, walked=2), HITS)))
    assert (player(table, 0).food, player(table, 1).food) == (before[0] + 1, before[1] - 1)
    assert player(table, 0).morale == -1
    assert vassals_at(table, place) == 2


def _food(n: int) -> int:
    return FOOD[n]


@pytest.mark.rule("EOT-9.33", "EOT-11.10", "EOT-8.34")
@pytest.mark.parametrize(("people", "food"), [("greek", 2), ("egyptians", 1)])
def test_taking_a_city(people: str, food: int) -> None:
    scene = Scene(peoples=["romans", people], setup="2p_central_sea")
    home = scene.state.label(scene.state.land_of(1)[0])
    place = next(
        scene.state.label(n)
        for n in scene.state.area.land
        if scene.state.owner[n] == -1 and not _food(n)
    )
    scene.city(1, place).player(1, food=0, hunger=0, influence=5, triumph=27)
    scene.player(0, influence=5, triumph=28)
    assert home != place
    slots = scene.me(1).slots
    table = committed(fight(rolls(attack(scene, place, walked=4), HITS, HITS, HITS)))
    assert player(table, 1).cities == ()
    assert player(table, 1).food == food
    assert player(table, 1).slots == slots  # no vassals are put on it
    assert (player(table, 0).influence, player(table, 1).influence) == (6, 4)
    assert player(table, 0).morale == -3
    assert owner_of(table, place) == 0


@pytest.mark.rule("EOT-9.33", "EOT-9.49")
def test_the_food_of_the_city_is_regained_before_that_of_the_province_is_lost() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    place = next(scene.state.label(n) for n in scene.state.land_of(1) if _food(n))
    scene.city(1, place).player(1, food=0, hunger=0)
    table = committed(fight(rolls(attack(scene, place, walked=4), HITS, HITS)))
    assert (player(table, 1).food, player(table, 1).hunger) == (1, 0)


@pytest.mark.rule("EOT-9.34")
def test_the_attacker_may_set_his_own_city_where_one_fell() -> None:
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania")
    scene.player(0, levels={"architecture": 1}, food=1, influence=3)
    table = committed(fight(rolls(attack(scene, "edetania", walked=4), HITS, HITS)))
    assert set(table.asks[0].picks) == {Occupy(), Raze()}
    free = player(table, 0).free
    do(table, Occupy())
    assert city_at(table, "edetania")
    assert player(table, 0).free == free + 3
    food = 1 + _food(FIELD["edetania"])
    assert (player(table, 0).food, player(table, 0).hunger) == (0, 2 - food)
    assert player(table, 0).influence == 4  # for the conquest, none for founding


@pytest.mark.rule("EOT-9.34")
def test_without_the_limit_no_city_is_set() -> None:
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania")
    table = committed(fight(rolls(attack(scene, "edetania", walked=4), HITS, HITS)))
    assert asked(table) == "turn"
    assert not city_at(table, "edetania")


@pytest.mark.rule("EOT-7.17", "EOT-7.19")
@pytest.mark.parametrize(
    ("owner", "sets", "stays"),
    [(2, True, True), (2, False, False), (0, True, False), (0, False, False)],
)
def test_what_becomes_of_a_trading_post_in_a_city_that_falls(
    owner: int, sets: bool, stays: bool
) -> None:
    scene = Scene(players=3, peoples=["romans", "iberians", "gauls"], setup="3p_south")
    scene.city(1, "edetania").post(owner, "edetania").player(0, levels={"architecture": 1})
    scene.player(owner, morale=5)
    table = committed(fight(rolls(attack(scene, "edetania", walked=4), HITS, HITS)))
    morale, free = player(table, owner).morale, player(table, owner).free
    do(table, Occupy() if sets else Raze())
    assert (FIELD["edetania"] in s_of(table).posts) is stays
    expelled = owner == 2 and not sets  # nobody expels himself
    assert player(table, owner).morale == morale - 2 * expelled
    if not stays:
        assert player(table, owner).free == free + 1 + 3 * (owner == 0 and sets)


@pytest.mark.rule("EOT-9.35")
def test_fleets_of_a_victorious_attacker_are_vassals() -> None:
    scene = war(landed=3)
    table = committed(fight(rolls(scene, HITS)))
    assert vassals_at(table, "edetania") == 3


@pytest.mark.rule("EOT-9.36")
def test_a_victor_without_a_cube_puts_one_from_fv() -> None:
    """Only the legion is left."""
    scene = war(vassals=2, walked=1).player(0, legions=1)
    table = do(fight(rolls(scene, (SWORD, SHIELD), (SWORD, SWORD))), READY, Commit("legion"), READY)
    free = player(table, 0).free
    do(table, Lose("vassal"))
    assert vassals_at(table, "edetania") == 1
    assert player(table, 0).free == free  # one came back from the battle and went out again
    assert player(table, 0).legions == 1


@pytest.mark.rule("EOT-9.36", "EOT-7.9")
@pytest.mark.parametrize("takes", [True, False])
def test_with_fv_empty_the_cube_comes_from_an_unbuilt_city_or_the_province_is_empty(
    takes: bool,
) -> None:
    scene = war(vassals=1, walked=0).player(0, legions=2)
    scene.me(0).gone += scene.me(0).free
    scene.me(0).free = 0
    scene.state.expansion = None
    scene = attack(scene, "edetania", walked=0)
    table = do(fight(rolls(scene, HITS)), READY, Commit("legion"), Commit("legion"), READY)
    assert set(table.asks[0].picks) == {Garrison(), Abandon()}
    morale = player(table, 0).morale
    do(table, Garrison() if takes else Abandon())
    assert owner_of(table, "edetania") == (0 if takes else -1)
    assert player(table, 0).morale == morale - 2 * takes
    assert player(table, 0).slots == (3,) * 7 + (3 - takes,)  # EOT-7.10: the one built last


@pytest.mark.rule("EOT-9.37", "EOT-9.31")
def test_a_defender_who_wins_keeps_the_province() -> None:
    scene = war(vassals=2, walked=1).player(1, army=1, triumph=25)
    table = do(fight(rolls(scene, BLOWS)), Commit("army"), READY)
    committed(table)
    assert owner_of(table, "edetania") == 1
    assert vassals_at(table, "edetania") == 3
    assert player(table, 1).triumph == 24


@pytest.mark.rule("EOT-9.38", "EOT-8.19", "EOT-7.19")
def test_a_draw_empties_the_province_and_returns_its_city() -> None:
    """Two vassals against a city and its militia."""
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania")
    scene.post(0, "edetania").player(0, morale=4).player(1, food=0, influence=5)
    scene = attack(scene, "edetania", walked=2)
    table = committed(fight(rolls(scene, (SWORD, SHIELD), (SWORD, SHIELD))))
    assert owner_of(table, "edetania") == -1
    assert player(table, 1).cities == ()
    assert player(table, 1).food == 2 - _food(FIELD["edetania"])
    assert (player(table, 0).influence, player(table, 1).influence) == (1, 5)
    assert s_of(table).posts == {}
    assert player(table, 0).morale == 4 - 2  # for the trading post


@pytest.mark.rule("EOT-9.38")
def test_what_a_revolution_left_out_keeps_the_province_on_a_draw() -> None:
    scene = war(vassals=2, walked=1)
    scene.me(1).revolted = True
    table = committed(fight(rolls(scene, (SWORD, SHIELD))))
    assert owner_of(table, "edetania") == 1
    assert vassals_at(table, "edetania") == 1


@pytest.mark.rule("EOT-9.8")
@pytest.mark.parametrize("city", [True, False])
def test_all_see_what_a_revolution_leaves_out(city: bool) -> None:
    """The city if there is one, else a vassal."""
    scene = Scene(peoples=["romans", "iberians"])
    if city:
        scene.city(1, "edetania", vassals=1)
    else:
        scene.vassals(1, "edetania", 2)
    scene.me(1).revolted = True
    table = fight(attack(scene, "edetania", walked=2))
    seen = board(table).battle
    assert seen is not None
    assert (seen.left_out, seen.defender.kinds["vassal"]) == (1, 1)


@pytest.mark.rule("EOT-9.39")
def test_a_city_left_out_falls_with_the_rest() -> None:
    scene = Scene(peoples=["romans", "iberians"]).city(1, "edetania", vassals=1)
    scene.me(1).revolted = True
    scene.player(0, influence=5)
    table = committed(fight(rolls(attack(scene, "edetania", walked=2), HITS)))
    assert owner_of(table, "edetania") == 0
    assert player(table, 1).cities == ()
    assert (player(table, 0).influence, player(table, 0).morale) == (6, -3)


def village(scene: Scene) -> str:
    """A province of barbarians that is no mountain."""
    return next(
        str(scene.state.label(n)) for n in sorted(scene.state.villages) if TERRAIN[n] != MOUNTAIN
    )


@pytest.mark.rule("EOT-9.40", "EOT-10.1")
def test_victory_over_barbarians_brings_tile_and_province_without_losing_morale() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    place = village(scene)
    tile = scene.state.villages[FIELD[place]]
    table = committed(fight(rolls(attack(scene, place, walked=3), HITS)))
    assert asked(table) == "tile"
    do(table, KeepTile())
    assert s_of(table).players[0].tiles == (tile,)
    assert owner_of(table, place) == 0
    assert player(table, 0).morale == 0
    assert FIELD[place] not in s_of(table).villages


@pytest.mark.rule("EOT-9.41")
def test_after_a_defeat_the_tile_stays_and_its_militias_are_renewed() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    place = village(scene)
    scene = attack(scene, place, walked=1)
    table = committed(fight(rolls(scene, (SWORD, SHIELD))))
    assert owner_of(table, place) == BARBARIANS
    assert FIELD[place] in s_of(table).villages


@pytest.mark.rule("EOT-9.42")
def test_after_a_draw_with_barbarians_the_tile_leaves_the_game() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    place = village(scene)
    scene = attack(scene, place, walked=2)
    table = committed(fight(rolls(scene, (SWORD, SHIELD), (SWORD, SHIELD))))
    assert owner_of(table, place) == -1
    assert len(s_of(table).removed_tiles) == 1


@pytest.mark.rule("EOT-9.45", "EOT-8.24")
def test_both_count_their_colonies_after_a_conquest() -> None:
    """Edetania lies far from Rome: a new colony, 2 morale besides the 1 for the province."""
    scene = war(vassals=1, walked=2)
    scene.me(0).colonies = scene.me(0).colonial = 0
    table = committed(fight(rolls(scene, HITS)))
    assert player(table, 0).morale == -1 - 2
    assert player(table, 1).morale == 0


@pytest.mark.rule("EOT-9.45", "EOT-8.24", "EOT-3.27")
def test_who_loses_the_way_home_has_a_colony_and_both_pay_in_player_order() -> None:
    """Lusitania hangs on Celtica alone. At the low end of the track a colony costs 2 influence, the
    conquest itself another point."""
    for order, rearmost in (((1, 0), 0), ((0, 1), 1)):
        scene = Scene(peoples=["romans", "iberians"]).land(1, "celtica", "lusitania").order(*order)
        scene = attack(scene, "celtica", walked=2)
        scene.me(0).colonies = scene.me(0).colonial = 0
        scene.player(0, morale=-5, influence=9, triumph=28)
        scene.player(1, morale=-5, influence=8, triumph=27)
        table = committed(fight(rolls(scene, HITS, HITS)))
        assert [player(table, seat).influence for seat in (0, 1)] == [6, 6]
        assert by_influence(s_of(table), (0, 1))[0] == rearmost


@pytest.mark.rule("EOT-13.9", "EOT-8.14")
def test_who_expands_is_the_active_player_in_a_sea_battle_that_the_other_demands() -> None:
    scene = Scene(peoples=["romans", "iberians"]).order(1, 0)
    scene.fleets(0, "tyrrhenian_sea").fleets(1, "tyrrhenian_sea", 2)
    for seat in (0, 1):
        scene.player(seat, influence=25, triumph=60)
    sea = Attack(FIELD["tyrrhenian_sea"], 1, 0)
    scene.state.expansion = Expansion(0, attacks=(sea,))
    table = rolls(scene, HITS).at(Step("battles", 0), Step("expansion.end", 0), Step("turn", 1))
    assert fleets_at(table, "tyrrhenian_sea") == {1: 2}
    assert [player(table, seat).influence for seat in (0, 1)] == [28, 27]


@pytest.mark.rule("EOT-9.46", "EOT-13.4", "EOT-13.5")
def test_taking_the_last_home_province_ends_the_game() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    first, *others = [scene.state.label(n) for n in scene.state.land_of(1)]
    scene.leave(*others).player(0, influence=2)
    table = committed(fight(rolls(attack(scene, first, walked=2), HITS)))
    assert player(table, 0).met == 1
    assert player(table, 0).influence == 5
    assert s_of(table).ending == 1


@pytest.mark.rule("EOT-13.4", "EOT-9.38")
def test_a_last_home_province_that_a_draw_empties_was_not_taken() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    first, *others = [scene.state.label(n) for n in scene.state.land_of(1)]
    scene.leave(*others)
    table = committed(fight(rolls(attack(scene, first, walked=1), (SWORD, SHIELD))))
    assert owner_of(table, first) == -1
    assert (s_of(table).ending, player(table, 0).met) == (0, 0)


@pytest.mark.rule("EOT-13.4", "EOT-11.4")
def test_a_last_home_province_that_unrest_empties_was_not_taken_in_battle() -> None:
    scene = Scene(peoples=["romans", "iberians"])
    first, *others = [scene.state.label(n) for n in scene.state.land_of(1)]
    scene.leave(*others).player(0, morale=6, influence=5, allies=[1])
    table = fight(attack(scene.player(1, morale=-5, influence=1), first, walked=2))
    do(table, Withdraw(first, VASSAL))
    assert (owner_of(table, first), s_of(table).ending) == (0, 0)
