"""What a good player sees coming in Oikumene, the greedy bot sees too."""

from __future__ import annotations

from typing import Final

import pytest

from civitas.bots import Chair, make_bot
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.oikumene.picks.hinterland import Build
from civitas.titles.oikumene.picks.war import Withdraw
from civitas.titles.oikumene.scene import Scene, units_at
from civitas.titles.oikumene.worth.holdings import of_all
from civitas.titles.oikumene.worth.settlements import of_sites, of_towns

SEEDS: Final = range(3)


def played(table: Table, seed: int, *, until: str = "", seat: int = 0) -> list[Pick]:
    """The greedy bot's picks until a phase has come or all is done; the other one passes."""
    bot, picks = make_bot("greedy", seed), []
    while table.asks and (not until or table.state.phase != until):
        ask = table.asks[0]
        if ask.seat == seat:
            picks.append(bot.pick(Chair(table, seat)))
            table.pick(picks[-1], seat)
        else:
            table.pick(ask.picks[-1], ask.seat)
    return picks


def alone(field: str, mode: str = "quick") -> Scene:
    """A village with two people, and one more next door."""
    scene = Scene(2, mode=mode).settle(0, "roma").units(0, "light_infantry", "roma", 2)
    scene.units(0, "light_infantry", field)
    return scene.settle(1, "daunia").units(1, "light_infantry", "daunia", 2)


# ------------------------------------------------------------------ sites


@pytest.mark.rule("HRN-13.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_takes_no_builder_from_a_site_that_needs_him(seed: int) -> None:
    """One alone works for ever at a village; a field more is not worth it."""
    scene = alone("umbria").site(0, "latium", "village")
    scene.units(0, "light_infantry", "latium", 2, spot="site")
    table = scene.when("spring").at("movement_units")
    played(table, seed, until="combat_withdraw")
    assert sum(units_at(table, 0, "latium").values()) == 2


@pytest.mark.rule("HRN-13.7")
def test_a_site_without_enough_builders_is_worth_next_to_nothing() -> None:
    def worth(builders: int) -> float:
        scene = alone("umbria").site(0, "latium", "village").units(0, "mercenary", "latium")
        if builders:
            scene.units(0, "light_infantry", "latium", builders, spot="site")
        scene.units(0, "light_infantry", "roma", 4 - builders)
        return of_all(scene.state, scene.me(0), 1)

    first, second = worth(1) - worth(0), worth(2) - worth(1)
    assert second > first + 2


@pytest.mark.rule("HRN-13.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_begins_nothing_that_is_not_done_in_time(seed: int) -> None:
    scene = alone("umbria").units(0, "light_infantry", "umbria").player(0, gold=20)
    table = scene.when("summer", 5).at("hinterland_trade")
    assert not any(isinstance(pick, Build) for pick in played(table, seed, until="taxes"))


@pytest.mark.rule("HRN-13.9")
def test_with_much_prestige_a_site_is_done_twice_as_fast() -> None:
    """In the two rounds that are left two builders get a village done that takes them four."""

    def worth(prestige: int) -> float:
        scene = alone("umbria", "original").site(0, "latium", "village")
        scene.units(0, "light_infantry", "latium", 2, spot="site").player(0, prestige=prestige)
        scene.when("summer", 5).state.phase = "hinterland_trade"
        return of_sites(scene.state, scene.me(0), 0)

    assert worth(50) > worth(49) == 0


# ------------------------------------------------------------------ settlements in danger


@pytest.mark.rule("HRN-10.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_leaves_no_settlement_bare_beside_an_enemy(seed: int) -> None:
    """A field more is not worth a village."""
    scene = Scene(2, mode="quick").settle(0, "roma").units(0, "light_infantry", "roma")
    scene.settle(1, "daunia").units(1, "light_infantry", "umbria")
    table = scene.when("spring").at("movement_units")
    played(table, seed, until="combat_withdraw")
    assert units_at(table, 0, "roma")


@pytest.mark.rule("HRN-8.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_withdraws_before_more_enemies(seed: int) -> None:
    """Behind walls one stands against many."""
    scene = Scene(2, mode="quick").settle(0, "roma").units(0, "light_infantry", "roma")
    scene.settle(1, "daunia").units(1, "mercenary", "roma", 2)
    table = scene.when("spring").first(1).at("combat_withdraw")
    assert any(isinstance(pick, Withdraw) for pick in played(table, seed, until="combat_plunder"))


@pytest.mark.rule("HRN-10.3")
@pytest.mark.parametrize(("field", "walls"), [("latium", 5), ("sabinum", 10)])
def test_in_the_mountains_walls_are_stronger(field: str, walls: int) -> None:
    def worth(enemies: int) -> float:
        scene = Scene(2).settle(0, field).units(0, "light_infantry", field, spot="inside")
        scene.units(1, "light_infantry", field, enemies)
        return of_towns(scene.state, scene.me(0), 0.5)

    assert worth(1) == worth(walls - 1) > worth(walls)


@pytest.mark.rule("HRN-18.31")
def test_vikings_are_feared_before_a_settlement() -> None:
    """Two of their ships live as long as four people on foot."""

    def worth(ships: int) -> float:
        scene = Scene(2, map="vikings").settle(0, "wessex").faction(1, "vikings_vikings")
        scene.units(0, "light_infantry", "wessex", 3).units(1, "warship", "wessex", ships)
        return of_towns(scene.state, scene.me(0), 0.5)

    assert worth(2) < worth(1)


# ------------------------------------------------------------------ winter


@pytest.mark.rule("HRN-5.22")
@pytest.mark.parametrize("mode", ["quick", "original"])
def test_nobody_is_left_without_connection_before_winter(mode: str) -> None:
    def worth(season: str, field: str) -> float:
        scene = Scene(2, mode=mode).settle(0, "roma", grain=5).units(0, "light_infantry", "roma")
        scene.units(0, "light_infantry", field).settle(1, "daunia").when(season)
        return of_all(scene.state, scene.me(0), 0.5)

    lost = {
        season: worth(season, "umbria") - worth(season, "boica") for season in ("spring", "autumn")
    }
    assert lost["autumn"] > lost["spring"] + 1


@pytest.mark.rule("HRN-5.22", "HRN-5.30")
@pytest.mark.parametrize(("mode", "fears"), [("quick", True), ("original", False)])
def test_mercenaries_without_connection_want_pay_and_no_food(mode: str, fears: bool) -> None:
    """They stay over winter wherever they are, but for quick mode."""

    def worth(kind: str, season: str) -> float:
        scene = Scene(2, mode=mode).settle(0, "roma").units(0, "light_infantry", "roma")
        scene.units(1, "light_infantry", "boica", 2).settle(1, "daunia")
        scene.units(0, kind, "boica").when(season)
        return of_all(scene.state, scene.me(0), 0.5)

    def lost(kind: str) -> float:
        return worth(kind, "spring") - worth(kind, "autumn")

    assert lost("light_infantry") > 0.5
    assert (lost("mercenary") > 0.5) == fears


# ------------------------------------------------------------------ the march


@pytest.mark.parametrize("seed", SEEDS)
def test_who_holds_nothing_marches_towards_free_land(seed: int) -> None:
    """All around is held already: what can be had lies two steps away. One stays, for fear of the
    ship."""
    scene = Scene(2, mode="quick").settle(0, "roma").units(0, "light_infantry", "roma", 3)
    for field in ("etruria_tarquinii", "umbria", "sabinum", "latium"):
        scene.units(0, "light_infantry", field)
    scene.settle(1, "daunia").units(1, "warship", "mare_tyrrhenum_septentrionale")
    table = scene.when("spring").at("movement_units")
    played(table, seed, until="combat_withdraw")
    assert units_at(table, 0, "roma") == {"light_infantry": 1}
