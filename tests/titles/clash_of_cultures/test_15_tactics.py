"""Section 15: action cards played as tactics, each half on its own."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import LoseUnit, Ransom, Tactics
from civitas.titles.clash_of_cultures.picks.common import Hex, Pass
from civitas.titles.clash_of_cultures.scene import Scene, city_at, goods_of, player, units_at
from civitas.titles.clash_of_cultures.view import View, view
from tests.titles.clash_of_cultures.fights import plains, rolled, sea
from tests.titles.clash_of_cultures.helpers import asked, do, offered, refused

PELTASTS, ENCIRCLED, WEDGE, MORALE = "action_01", "action_02", "action_05", "action_06"
RESISTANCE, GROUND, SURPRISE, SIEGE = "action_07", "action_09", "action_10", "action_11"
PEOPLE, DEFENSES, RETREAT, FORMATION = "action_13", "action_16", "action_17", "action_22"
SCOUT, MARTYR, ARCHERS, FLANKING = "action_23", "action_24", "action_26", "action_31"
OTHER_GROUND, OTHER_FLANKING = "action_12", "action_42"


def armed(scene: Scene, attacker: tuple[str, ...] = (), defender: tuple[str, ...] = ()) -> Scene:
    """Both know Tactics and hold these cards."""
    scene.player(0, advances=["tactics"], actions=attacker)
    return scene.player(1, advances=["tactics"], actions=defender)


def duel(attacker: tuple[str, ...] = (), defender: tuple[str, ...] = (), units: int = 1) -> Scene:
    """So many infantry on each side in the open."""
    scene = plains().units(0, "D3", infantry=units).units(1, "D3", infantry=units)
    return armed(scene, attacker, defender)


def attack(scene: Scene) -> Table:
    return scene.battle(0, 1, "D3", "C3")


def offers(table: Table) -> list[str]:
    return [pick.card for pick in offered(table, Tactics) if isinstance(pick, Tactics)]


# ------------------------------------------------------------------ playing


@pytest.mark.rule("COC-15.7", "COC-19.2")
def test_the_attacker_then_the_defender_may_play_one_card() -> None:
    table = attack(duel((MORALE,), ("action_08",)).rolls(3, 3))
    assert (asked(table), table.asks[0].seat) == ("tactics", 0)
    do(table, Tactics(MORALE))
    assert (asked(table), table.asks[0].seat) == ("tactics", 1)
    do(table, Pass())
    assert rolled(table)[0].shares == {"tactics-high_morale": 2}
    assert rolled(table)[1].shares == {}


@pytest.mark.rule("COC-15.7")
def test_without_the_advance_nobody_is_asked() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = attack(scene.player(0, actions=[MORALE]).rolls(3, 3))
    assert asked(table) == "retreat"


@pytest.mark.rule("COC-15.7")
def test_whoever_holds_cards_is_asked_even_if_none_fits() -> None:
    table = attack(duel((RESISTANCE,)).rolls(3, 3))  # heavy resistance is for defenders
    assert asked(table) == "tactics"
    assert table.asks[0].picks == [Pass()]
    assert table.asks[0].secret


@pytest.mark.rule("COC-15.7", "COC-4.14")
def test_tactics_lie_face_down_until_both_have_chosen() -> None:
    table = do(attack(duel((MORALE,), ("action_08",))), Tactics(MORALE))
    seen: list[View] = [view(table.state, seat) for seat in (0, 1)]
    assert [v.battle.attacker.tactics for v in seen if v.battle] == ["high_morale", "hidden"]
    assert seen[1].players[0].action_cards == 0


@pytest.mark.rule("COC-15.7")
def test_a_card_laid_down_stays_for_others_have_seen_that_there_is_one() -> None:
    table = do(attack(duel((MORALE,), ("action_08",))), Tactics(MORALE))
    assert not table.can_undo(0)
    assert do(attack(duel((MORALE,), ("action_08",))), Pass()).can_undo(0)


@pytest.mark.rule("COC-15.8")
def test_tactics_last_one_round_and_are_discarded() -> None:
    table = attack(duel((MORALE,)).rolls(3, 3))
    do(table, Tactics(MORALE))
    assert asked(table) == "retreat"
    assert player(table, 0).action_hand == ()
    assert len(table.state.action_discard) == 1


ANY_LAND = (PELTASTS, ENCIRCLED, MORALE, SURPRISE, SCOUT, MARTYR, ARCHERS)
EVERY = (
    *(PELTASTS, ENCIRCLED, WEDGE, MORALE, RESISTANCE, GROUND, SURPRISE, SIEGE),
    *(PEOPLE, DEFENSES, RETREAT, FORMATION, SCOUT, MARTYR, ARCHERS, FLANKING),
)


@pytest.mark.rule("COC-15.7", "COC-0.15")
@pytest.mark.parametrize(
    ("field", "seat", "cards"),
    [
        ("open", 0, (*ANY_LAND, WEDGE, GROUND, FLANKING)),
        ("open", 1, (*ANY_LAND, RESISTANCE, GROUND, RETREAT, FORMATION)),
        ("city", 0, (*ANY_LAND, WEDGE, SIEGE, FLANKING)),
        ("city", 1, (*ANY_LAND, RESISTANCE, GROUND, PEOPLE, DEFENSES, RETREAT, FORMATION)),
        ("fortress", 1, (MORALE, RESISTANCE, GROUND, SURPRISE, PEOPLE, DEFENSES, FORMATION, SCOUT)),
        ("sea", 0, (MORALE, SURPRISE, SCOUT, MARTYR)),
        ("sea", 1, (MORALE, RESISTANCE, SURPRISE, FORMATION, SCOUT, MARTYR)),
    ],
)
def test_what_fits_the_battle_and_the_side(field: str, seat: int, cards: tuple[str, ...]) -> None:
    scene = sea() if field == "sea" else plains()
    if field in ("city", "fortress"):
        scene.city(1, "D3", *(["fortress"] if field == "fortress" else []))
    kind = "ship" if field == "sea" else "infantry"
    scene.units(0, "D3", **{kind: 1})
    if field != "fortress":
        scene.units(1, "D3", **{kind: 1})
    table = attack(scene.player(seat, advances=["tactics"], actions=EVERY))
    assert table.asks[0].seat == seat
    assert offers(table) == sorted(cards)


@pytest.mark.rule("COC-15.7")
def test_why_a_card_cannot_be_played() -> None:
    table = attack(duel((MORALE, RESISTANCE, SIEGE), (RETREAT,)))
    assert refused(table, Tactics(RESISTANCE)) == "COC-15.7"
    reason = table.why_not(Tactics(SIEGE), 0)
    assert reason is not None
    assert reason.message == "tactics-field"
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=1).rolls(3, 3)
    reason = attack(scene).why_not(Tactics(MORALE), 0)
    assert reason is not None
    assert reason.message == "tactics-unknown"


# ------------------------------------------------------------------ the sixteen halves


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/peltasts")
def test_peltasts_ignore_a_hit_on_a_five() -> None:
    table = do(attack(duel((PELTASTS,)).rolls(9, 3, 9)), Tactics(PELTASTS))
    assert rolled(table)[0].shields == {"tactics-peltasts": 1}
    assert units_at(table, 0, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-15.8")
def test_peltasts_who_roll_low_ignore_nothing() -> None:
    table = do(attack(duel((PELTASTS,)).rolls(7, 3, 9)), Tactics(PELTASTS))
    assert rolled(table)[0].shields == {}
    assert units_at(table, 0, "D3") == {}


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/encircled")
def test_encircled_enemies_take_a_hit_more() -> None:
    table = do(attack(duel((ENCIRCLED,)).rolls(3, 3, 9)), Tactics(ENCIRCLED))
    assert units_at(table, 1, "D3") == {}


@pytest.mark.rule("COC-15.8")
def test_encircled_does_nothing_on_a_four_or_with_higher_losses() -> None:
    table = do(attack(duel((ENCIRCLED,)).rolls(3, 3, 7)), Tactics(ENCIRCLED))
    assert units_at(table, 1, "D3") == {"infantry": 1}
    table = do(attack(duel((ENCIRCLED,), units=2).rolls(3, 1, 11, 1)), Tactics(ENCIRCLED))
    assert units_at(table, 1, "D3") == {"infantry": 2}
    assert asked(table) == "retreat"


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/wedge_formation")
def test_a_wedge_counts_the_enemies() -> None:
    scene = plains().units(0, "D3", infantry=1).units(1, "D3", infantry=2)
    table = do(attack(armed(scene, (WEDGE,)).rolls(3, 1, 1)), Tactics(WEDGE))
    assert rolled(table)[0].shares == {"tactics-wedge_formation": 2}


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/high_morale")
def test_high_morale_also_at_sea() -> None:
    scene = sea().units(0, "D3", ship=1).units(1, "D3", ship=1)
    table = do(attack(armed(scene, (MORALE,)).rolls(3, 3)), Tactics(MORALE))
    assert rolled(table)[0].value == 4


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/heavy_resistance")
def test_heavy_resistance_costs_the_attacker_one_for_each_unit() -> None:
    table = do(attack(duel((), (RESISTANCE,), units=2).rolls(3, 3, 1, 1)), Tactics(RESISTANCE))
    assert rolled(table)[0].shares == {"tactics-heavy_resistance": -2}
    assert rolled(table)[0].value == 2


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/high_ground")
def test_high_ground_takes_the_enemy_its_abilities() -> None:
    table = do(attack(duel((GROUND,)).rolls(3, 6)), Tactics(GROUND))
    assert (rolled(table)[1].value, rolled(table)[1].shares) == (3, {})


@pytest.mark.rule("COC-15.7")
def test_high_ground_is_not_for_the_attacker_of_a_city() -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = attack(armed(scene, (GROUND,), (OTHER_GROUND,)))
    assert offers(table) == []
    do(table, Pass())
    assert offers(table) == [OTHER_GROUND]


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/surprise")
def test_surprise_adds_one_and_draws_a_card_after_a_kill() -> None:
    scene = duel((SURPRISE,)).rolls(7, 3).deck("action", MARTYR)
    table = do(attack(scene), Tactics(SURPRISE))
    assert rolled(table)[0].shares == {"tactics-surprise": 1}
    assert len(player(table, 0).action_hand) == 1
    table = do(attack(duel((SURPRISE,)).rolls(3, 3)), Tactics(SURPRISE))
    assert player(table, 0).action_hand == ()


def besieged(*cards: str) -> Scene:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    return armed(scene, cards)


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/siege")
def test_a_siege_takes_the_abilities_of_who_does_not_pay() -> None:
    table = do(attack(besieged(SIEGE).rolls(3, 6)), Tactics(SIEGE), Pass())
    attack_roll, defence = rolled(table)
    assert attack_roll.shares == {"tactics-siege": 1}
    assert (defence.value, defence.shares) == (3, {})
    assert goods_of(table, 1)["food"] == 2


@pytest.mark.rule("COC-15.8")
def test_two_food_lift_the_siege() -> None:
    table = do(attack(besieged(SIEGE).rolls(3, 6)), Tactics(SIEGE), Ransom())
    assert rolled(table)[1].shares == {"infantry": 1}
    assert "food" not in goods_of(table, 1)


@pytest.mark.rule("COC-15.8")
def test_barbarians_cannot_pay_for_a_siege() -> None:
    scene = plains().city("barbarians", "D3").units("barbarians", "D3", infantry=1)
    scene.units(0, "D3", infantry=1).player(0, advances=["tactics"], actions=[SIEGE]).rolls(3, 6)
    table = do(scene.battle(0, "barbarians", "D3", "C3"), Tactics(SIEGE))
    assert rolled(table)[1].shares == {}


@pytest.mark.rule("COC-15.8", "COC-15.9")
@pytest.mark.content("tactics/for_the_people", "tactics/defensive_formation")
@pytest.mark.parametrize("card", [PEOPLE, FORMATION])
def test_a_die_more_for_the_defender(card: str) -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = do(attack(armed(scene, (), (card,)).rolls(3, 1, 1)), Tactics(card))
    assert rolled(table)[1].dice == "1 1"


@pytest.mark.rule("COC-15.7")
def test_for_the_people_needs_a_city() -> None:
    assert offers(attack(duel((), (PEOPLE, FORMATION)))) == [FORMATION]


@pytest.mark.rule("COC-15.8", "COC-15.15")
@pytest.mark.content("tactics/improved_defenses")
def test_improved_defenses_ignore_a_hit() -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    table = do(attack(armed(scene, (), (DEFENSES,)).rolls(9, 3)), Tactics(DEFENSES))
    assert rolled(table)[1].shields == {"tactics-improved_defenses": 1}
    assert units_at(table, 1, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/tactical_retreat")
def test_a_tactical_retreat_gives_the_city_away() -> None:
    scene = plains().city(1, "D3").units(0, "D3", infantry=1).units(1, "D3", infantry=1, settler=1)
    table = do(attack(armed(scene, (), (RETREAT,))), Tactics(RETREAT), Hex("D4"), Pass())
    city = city_at(table, "D3")
    assert city is not None
    assert city.owner == 0
    assert units_at(table, 1, "D4") == {"infantry": 1, "settler": 1}
    assert not rolled(table)
    assert table.state.turn.battles[-1].winner == 0


@pytest.mark.rule("COC-15.7")
def test_no_tactical_retreat_without_a_free_hex() -> None:
    scene = plains().land("C3 D3 E3 C4 D4 E4", "plains")
    for label in ("C3", "E3", "C4", "D4", "E4"):
        scene.units("barbarians", label, infantry=1)
    scene.units(0, "D3", infantry=1).units(1, "D3", infantry=1)
    assert offers(attack(armed(scene, (), (RETREAT,)))) == []


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/scout")
def test_a_scout_takes_the_tactics_of_the_enemy() -> None:
    table = do(attack(duel((SCOUT,), (MORALE,)).rolls(3, 3)), Tactics(SCOUT), Tactics(MORALE))
    assert rolled(table)[1].shares == {}
    assert [view(table.state, 0).players[0].action_hand] == [(MORALE,)]
    assert len(table.state.action_discard) == 1


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/martyr")
def test_a_martyr_costs_both_a_unit_and_the_enemy_its_tactics() -> None:
    scene = plains().units(0, "D3", infantry=1, cavalry=1).units(1, "D3", infantry=1, cavalry=1)
    table = attack(armed(scene, (MARTYR,), (MORALE,)).rolls(6, 6))
    do(table, Tactics(MARTYR), Tactics(MORALE), LoseUnit("cavalry"), LoseUnit("infantry"))
    assert units_at(table, 0, "D3") == {"infantry": 1}
    assert units_at(table, 1, "D3") == {"cavalry": 1}
    assert rolled(table)[1].shares == {}


@pytest.mark.rule("COC-15.8")
def test_a_martyr_may_end_the_battle_before_any_roll() -> None:
    table = do(attack(duel((MARTYR,))), Tactics(MARTYR))
    assert units_at(table, 0, "D3") == units_at(table, 1, "D3") == {}
    assert not rolled(table)


@pytest.mark.rule("COC-15.8")
@pytest.mark.content("tactics/archers")
def test_archers_kill_on_a_five() -> None:
    table = do(attack(duel((ARCHERS,), units=2).rolls(9, 3, 1, 1)), Tactics(ARCHERS))
    assert rolled(table)[1].dice == "1"
    table = do(attack(duel((ARCHERS,)).rolls(7, 3, 1)), Tactics(ARCHERS))
    assert units_at(table, 1, "D3") == {"infantry": 1}


@pytest.mark.rule("COC-15.8", "COC-15.9")
@pytest.mark.content("tactics/flanking")
def test_flanking_is_a_die_more_for_the_attacker() -> None:
    table = attack(duel((FLANKING,), (OTHER_FLANKING,)).rolls(1, 1, 3))
    do(table, Tactics(FLANKING))
    assert offers(table) == []
    do(table, Pass())
    assert rolled(table)[0].dice == "1 1"


@pytest.mark.rule("COC-23.2")
def test_barbarians_play_no_tactics() -> None:
    scene = plains().units("barbarians", "D3", infantry=1).units(1, "D3", infantry=1)
    scene.player(1, advances=["tactics"], actions=[MORALE])
    table = scene.battle("barbarians", 1, "D3", "C3")
    assert (asked(table), table.asks[0].seat) == ("tactics", 1)
