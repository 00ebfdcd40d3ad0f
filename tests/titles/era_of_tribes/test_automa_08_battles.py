"""AUT-8: battles of an Automa."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.automa.war import attacks, defends
from civitas.titles.era_of_tribes.battles.markers import strengths
from civitas.titles.era_of_tribes.battles.prelude import begin_battle
from civitas.titles.era_of_tribes.battles.rounds import hit
from civitas.titles.era_of_tribes.battles.sides import current
from civitas.titles.era_of_tribes.content.fields import FIELD, MILITARY
from civitas.titles.era_of_tribes.scene import Scene, city_at, owner_of, player
from civitas.titles.era_of_tribes.underway import Battle, Side
from tests.titles.era_of_tribes.test_automa_03_cards import scene
from tests.titles.era_of_tribes.wars import CATAPULT, SWORD, attack, rolls

STOP = Step("turn", 0)


def mustered(one: Scene, seat: int) -> Battle:
    """The first battle, with what Automas have sent."""
    s = one.state
    assert s.expansion is not None
    begin_battle(s, s.players[seat], s.expansion.attacks[0].place)
    battle = current(s)
    if s.players[battle.attack.defender].automa:
        defends(s, s.players[battle.attack.defender])
    if s.players[seat].automa:
        attacks(s, s.players[seat])
    return current(s)


@pytest.mark.rule("AUT-8.2", "AUT-8.12", "AUT-8.11")
@pytest.mark.parametrize(
    ("place", "card", "sent"),
    [
        ("bastetania", "scholars", 5),
        ("edetania", "scholars", 3),
        ("turdetania", "scholars", 0),
        ("turdetania", "shepherds", 3),
    ],
)
def test_a_defender_sends_units_for_what_the_province_is_worth(
    place: str, card: str, sent: int
) -> None:
    one = scene().open_cards(card).player(1, army=7)
    side = mustered(attack(one, place, by=0, walked=2), 0).sides[1]
    assert (side.armies, side.militias, side.mercenaries) == (sent, 1, 0)


@pytest.mark.rule("AUT-8.3", "AUT-8.4", "AUT-8.12")
@pytest.mark.parametrize(("level", "militias", "more"), [("softy", 0, 1), ("expert", 2, 3)])
def test_an_attacker_aims_for_more_than_the_defender(level: str, militias: int, more: int) -> None:
    one = scene(level).land(0, "carpetania", vassals=4).player(1, army=7, legions=2)
    battle = mustered(attack(one, "carpetania", by=1, walked=1), 1)
    side = battle.sides[0]
    assert side.units == battle.sides[1].units + more
    assert (side.militias, side.legions, side.armies) == (militias, 2, 4 + more - 1 - militias - 2)


@pytest.mark.rule("AUT-8.5")
def test_military_goods_decide_between_equals() -> None:
    one = scene("softy").land(0, "carpetania", vassals=2)
    horse = next(n for n in one.state.area.land if MILITARY[n] >= 0 and one.state.owner[n] < 0)
    mustered(attack(one, "carpetania", by=1, walked=2), 1)
    equal = strengths(one.state)
    one.state.give(horse, 1)
    assert (equal, strengths(one.state)) == ((2, 2), (3, 2))


@pytest.mark.rule("AUT-8.6", "AUT-8.7")
def test_with_the_sword_alone_it_gathers_all_and_breaks_off() -> None:
    one = scene("softy").land(0, "carpetania", "celtica", vassals=5).player(0, morale=5)
    attack(attack(one, "carpetania", by=1, walked=1), "celtica", by=1, walked=1)
    free, triumph = one.me(1).free, one.me(1).triumph
    table = one.at(Step("automa.battles", 1), STOP)
    while table.asks[0].what != "turn":
        table.pick(table.asks[0].picks[-1])
    me = player(table, 1)
    assert (me.free, me.triumph) == (free + 2, triumph)
    assert [owner_of(table, n) for n in ("carpetania", "celtica")] == [0, 0]
    messages = [line.message for line in table.log]
    assert messages.count("told-battle") == 1
    assert {"told-automa-gathers", "told-aborted"} <= set(messages)


@pytest.mark.rule("AUT-8.8", "AUT-8.9")
def test_a_victory_over_barbarians_brings_influence_and_no_tile() -> None:
    one = scene("expert").barbarians("carpetania", "thalers_5").player(1, thalers=0, morale=2)
    one.player(1, levels={"mechanics": 4})
    rolls(attack(one, "carpetania", by=1, walked=4), *[(SWORD, CATAPULT)] * 2)
    triumph = one.me(1).triumph
    me = player(one.at(Step("automa.battles", 1), STOP), 1)
    assert (me.triumph, me.thalers, len(me.opened), me.tiles) == (triumph - 1, 0, 1, ())
    assert me.influence >= 10


@pytest.mark.rule("AUT-8.12")
def test_it_loses_armies_then_vassals_fleets_legions_and_the_city_last() -> None:
    one = scene("softy").city(1, "edetania")
    s, me = one.state, one.me(1)
    battle = mustered(attack(one, "edetania", by=0, walked=2), 0)
    side = Side(1, vassals=1, armies=1, fleets=1, legions=1, city=True)
    s.battle = replace(battle, sides=(battle.sides[0], side))
    lost = []
    while side.units:
        assert not list(hit(s, me, 1))
        after = current(s).sides[1]
        names = side.__struct_fields__
        lost += [name for name in names if getattr(after, name) != getattr(side, name)]
        side = after
    assert lost == ["armies", "vassals", "fleets", "legions", "city"]


@pytest.mark.rule("AUT-4.12")
def test_in_revolution_neither_vassals_nor_city_fight_but_the_army_does() -> None:
    """The militias of the difficulty and of a battlefield remain, that of the city is lost."""
    for revolted, vassals, militias in ((False, 2, 3), (True, 0, 2)):
        one = scene("experienced").city(1, "bastetania", vassals=2).player(1, army=4)
        one.battlefield("bastetania").me(1).revolted = revolted
        battle = mustered(attack(one, "bastetania", by=0, walked=2), 0)
        side = battle.sides[1]
        assert (side.vassals, side.city, side.militias) == (vassals, not revolted, militias)
        assert side.armies > 0
        assert (battle.left_out, battle.city_out) == (2 - vassals, revolted)


@pytest.mark.rule("AUT-8.10")
@pytest.mark.parametrize(("limit", "food", "sets"), [(1, 3, True), (1, 2, False), (0, 9, False)])
def test_it_sets_its_city_where_one_fell_if_a_food_is_left(
    limit: int, food: int, sets: bool
) -> None:
    one = scene().land(1, "carpetania").player(1, food=food, levels={"architecture": limit})
    influence = one.me(1).influence
    table = one.at(Step("automa.occupies", 1, (FIELD["carpetania"],)), STOP)
    me = player(table, 1)
    assert city_at(table, "carpetania") is sets
    assert (me.food, me.hunger) == (food - 2 * sets, 0)
    assert me.influence == influence
