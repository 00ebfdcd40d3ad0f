"""What conquest, building and New Year bring, worked out by hand from the rules."""

from __future__ import annotations

import pytest

from civitas.titles.oikumene.content.buildings import BUILDING
from civitas.titles.oikumene.hinterland.labour import acceleration, work_of
from civitas.titles.oikumene.hinterland.works import cost_of, work_needed
from civitas.titles.oikumene.picks.war import Assault, Destroy, Occupy
from civitas.titles.oikumene.scene import Scene, buildings_at, owner_of, player
from tests.titles.oikumene.helpers import do

LIGHT = "light_infantry"


@pytest.mark.rule("HRN-10.2", "HRN-11.10", "HRN-11.13", "HRN-11.14", "HRN-16.3", "HRN-16.4")
def test_the_undefended_harbour_city_of_the_rival_is_destroyed() -> None:
    """12 PP and 4 PP, each half as much again: 18 + 6; 8 VP each way; loot 6 + 4. No battle."""
    scene = Scene(2).settle(1, "roma", "city", "harbour", "fortification").player(0, rival=1)
    scene.units(0, LIGHT, "roma").player(1, prestige=40)
    table = do(scene.at("combat_siege"), Assault("roma"))
    scene.state.fallen = dict(table.state.fallen)
    table = do(scene.at("combat_plunder"), Destroy("roma"))
    me, other = player(table, 0), player(table, 1)
    assert (me.prestige, me.victory, me.gold) == (18 + 6, 8, 10)
    assert (other.prestige, other.victory) == (40, -8)
    assert buildings_at(table, "roma") == []


@pytest.mark.rule("HRN-18.22", "HRN-16.3", "HRN-11.14", "HRN-11.12")
@pytest.mark.content("factions/britannia_scots_irish")
@pytest.mark.parametrize(("rival", "prestige"), [(1, 16 + 8), (2, 12 + 6)])
def test_scots_take_a_village_with_dock_abroad(rival: int, prestige: int) -> None:
    """8 and 4 PP, 50 percent abroad, 100 against the rival: 16 + 8 or 12 + 6."""
    scene = Scene(3, map="britannia").faction(0, "britannia_scots_irish").player(0, rival=rival)
    home = scene.state.world.homes["home_scots_irish"]
    world = scene.state.world
    field = next(f for f in world.fields if world.coasts[f] and not (home | world.neutral) >> f & 1)
    name = world.names[field]
    scene.settle(1, name, "dock").units(0, LIGHT, name)
    table = do(scene.at("combat_siege"), Assault(name))
    scene.state.fallen = dict(table.state.fallen)
    table = do(scene.at("combat_plunder"), Occupy(name))
    assert player(table, 0).prestige == prestige
    assert owner_of(table, name) == 0
    assert buildings_at(table, name) == ["village", "dock"]


@pytest.mark.rule("HRN-13.6", "HRN-13.7", "HRN-13.9", "HRN-13.10", "HRN-13.11", "HRN-18.13")
@pytest.mark.parametrize(
    ("faction", "building", "builders", "prestige", "work", "needed", "cost", "faster"),
    [
        ("", "village", 2, 0, 2, 8, 3, (2, 2)),
        ("", "village", 3, 0, 3, 8, 3, (2, 2)),
        ("", "dock", 4, 0, 2, 4, 2, (1, 1)),  # twice the minimum at most
        ("", "city", 4, 50, 8, 16, 4, (2, 4)),
        ("italia_romans", "city", 4, 30, 4, 8, 4, (2, 2)),
        ("italia_romans", "village", 2, 0, 2, 4, 3, (2, 1)),
        ("italia_romans", "harbour", 4, 29, 4, 8, 4, (2, 2)),  # no settlement: as for others
    ],
)
def test_work_and_prices(
    faction: str,
    building: str,
    builders: int,
    prestige: int,
    work: int,
    needed: int,
    cost: int,
    faster: tuple[int, int],
) -> None:
    scene = Scene(2).site(0, "roma", building).units(0, LIGHT, "roma", builders, spot="site")
    if faction:
        scene.faction(0, faction)
    scene.player(0, prestige=prestige)
    s, me, roma = scene.state, scene.me(0), scene.field("roma")
    assert work_of(s, me, roma, twice=False) == work
    assert work_of(s, me, roma, twice=True) == 2 * work
    assert work_needed(me, BUILDING[building]) == needed
    assert cost_of(s, me, BUILDING[building]) == cost
    assert acceleration(s, me, roma) == faster


@pytest.mark.rule("HRN-5.1", "HRN-5.3")
@pytest.mark.parametrize(
    ("destroyed", "lost", "victory"),
    [(9, 9, 0), (10, 9, 1), (19, 10, 0), (20, 19, 1), (29, 30, -1), (30, 0, 3), (60, 29, 1)],
)
def test_bands_of_new_year(destroyed: int, lost: int, victory: int) -> None:
    scene = Scene(2).when("spring", 2).player(0, destroyed=destroyed, lost=lost, prestige=6)
    me = player(scene.at("new_year"), 0)
    assert (me.victory, me.destroyed, me.lost, me.prestige) == (victory, 0, 0, 7)
