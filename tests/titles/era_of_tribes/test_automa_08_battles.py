"""AUT-8: battles of an Automa."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.titles.era_of_tribes.automa.war import attacks, defends
from civitas.titles.era_of_tribes.battles.markers import strengths
from civitas.titles.era_of_tribes.battles.prelude import begin_battle
from civitas.titles.era_of_tribes.battles.sides import current
from civitas.titles.era_of_tribes.content.fields import MILITARY
from civitas.titles.era_of_tribes.scene import Scene, owner_of, player
from civitas.titles.era_of_tribes.underway import Battle
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
    one.state.owner[horse] = 1
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
