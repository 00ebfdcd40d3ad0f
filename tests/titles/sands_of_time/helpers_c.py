"""Short words for the tests of tribute, bonus actions, ends of generations, and scoring."""

from __future__ import annotations

from typing import Any

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import BORDERS, CARD, FIELDS, ROW
from civitas.titles.sands_of_time.picks import Attack, Calm, Construct, Group, Play, Site, To
from civitas.titles.sands_of_time.scene import Scene, empire
from civitas.titles.sands_of_time.state import Stage
from civitas.titles.sands_of_time.view import View
from tests.titles.sands_of_time.helpers_b import crops, do, gold, offered

LAST_SPACE = {1: 7, 2: 14, 3: 21}
"""By dynasty, the space on which the marker stands when the dynasty has just run out."""


BUILDING_TABLE = [
    ("quarry", "civil", 1, 0, 0),
    ("irrigation", "civil", 1, 1, 0),
    ("aqueduct", "civil", 2, 2, 0),
    ("city", "civil", 4, 3, 1),  # in a region of capacity 4
    ("triumphal_arch", "political", 1, 0, 0),
    ("road", "political", 1, 0, 0),
    ("fortress", "political", 2, 0, 0),
    ("barracks", "political", 1, 0, 0),
    ("amphitheater", "cultural", 2, 0, 2),
    ("temple", "cultural", 1, 0, 1),
    ("library", "cultural", 3, 0, 3),
    ("wonder", "cultural", 4, 1, 1),
]
"""Building, category, level, fountains, lyres."""

ADVANCE_TABLE = [
    ("agriculture", "civil", 1, 0, 0),
    ("labor", "civil", 1, 0, 0),
    ("law", "political", 1, 0, 0),
    ("bronze_working", "political", 1, 0, 0),
    ("writing", "cultural", 1, 0, 0),
    ("mythology", "cultural", 1, 0, 0),
    ("ornamentation", "civil", 2, 1, 0),
    ("granaries", "civil", 2, 1, 0),
    ("conscription", "political", 2, 0, 0),
    ("logistics", "political", 2, 0, 0),
    ("bread_and_circuses", "cultural", 2, 0, 1),
    ("coinage", "cultural", 2, 0, 1),
    ("tyranny", "civil", 3, 0, 0),
    ("plumbing", "civil", 3, 1, 0),
    ("architecture", "civil", 3, 1, 0),
    ("chariots", "political", 3, 0, 0),
    ("peltasts", "political", 3, 0, 0),
    ("triremes", "political", 3, 0, 0),
    ("oligarchy", "political", 3, 0, 0),
    ("democracy", "cultural", 3, 0, 0),
    ("drama", "cultural", 3, 0, 1),
    ("philosophy", "cultural", 3, 0, 1),
    ("vision", "civil", 4, 0, 1),
    ("engineering", "civil", 4, 1, 0),
    ("iron_working", "political", 4, 0, 0),
    ("provincial_governors", "political", 4, 0, 0),
    ("historiography", "cultural", 4, 0, 1),
    ("trade_leagues", "cultural", 4, 0, 1),
    ("urbanism", "civil", 5, 2, 0),
    ("imperium", "political", 5, 0, 0),
    ("classical_canon", "cultural", 5, 0, 2),
]
"""Advance, category, level, fountains, lyres."""


def seen(table: Table, seat: int | None = 0) -> View:
    """The table as a seat sees it."""
    view: View = table.view(seat).board
    return view


def measure(table: Table, field: str, seat: int = 0) -> int:
    """What a scoring field measures for a player."""
    letters = [f.id for f in FIELDS]
    return seen(table).empires[seat].measures[letters.index(field)]


def counted(scene: Scene, field: str, seat: int = 0) -> int:
    """What a scoring field measures for a player in this position."""
    return measure(scene.turn(0), field, seat)


def vp(table: Table, seat: int = 0) -> int:
    return empire(table, seat).vp


def unrest(table: Table, seat: int = 0) -> int:
    return empire(table, seat).unrest


def heritage(table: Table, seat: int = 0) -> tuple[int, ...]:
    """Civil, political and cultural."""
    return seen(table).empires[seat].heritage


def chronicle_vp(table: Table, seat: int = 0) -> tuple[int, ...]:
    """VP by chronicles, in each of the three dynasties."""
    return seen(table).empires[seat].chronicle_vp


def supply(table: Table, seat: int = 0) -> tuple[int, int]:
    """Peasants and soldiers left beside the board."""
    me = seen(table).empires[seat]
    return me.peasants_left, me.soldiers_left


def marker(table: Table, row: str, seat: int = 0) -> int:
    """On which card of a row the player's marker lies."""
    return seen(table).empires[seat].advance_markers[ROW[row]]


def dynasty_end(scene: Scene, dynasty: int = 1, start: int = 0) -> Table:
    """Phase 5 of a generation in which the dynasty has run out."""
    scene.state.dynasty = dynasty
    scene.state.dynasty_space = LAST_SPACE[dynasty]
    return scene.at(Stage.DYNASTY_END, start=start)


def last_round(scene: Scene, space: int = 1, dynasty: int = 1) -> Scene:
    """The fourth round of a generation: it ends without a roll, with the marker on this space."""
    scene.state.round = 3
    scene.state.dynasty = dynasty
    scene.state.dynasty_space = space - 1
    return scene


def chooses(scene: Scene, seat: int, first: str, second: str) -> Scene:
    """Cards a player has chosen and will reveal in the own turn of this round."""
    scene.state.empires[seat].chosen = (CARD[first], CARD[second])
    return scene


def realm(**me: Any) -> Scene:
    """Seat 0 in Italia with Gallia and 20 of each resource; seat 1 in Syria."""
    mine: dict[str, Any] = {"provinces": ["gallia"], "crops": 20, "gold": 20, **me}
    return Scene().empire(0, capital="italia", **mine).empire(1, capital="syria")


def action(scene: Scene, card: str, *picks: Pick) -> Table:
    """Seat 0 uses this card of the two just revealed, with these picks."""
    table = scene.turn(0, card, "chronicle" if card != "chronicle" else "raid")
    do(table, Play(card), *picks)
    return table


def build(scene: Scene, region: str, building: str) -> Table:
    return action(scene, "build", Site(region), Construct(building))


def price(scene: Scene, building: str = "aqueduct", region: str = "italia") -> int:
    """What seat 0 of a `realm` pays for a building."""
    return 20 - gold(build(scene, region, building))


def strengths(scene: Scene, region: str = "sicilia", card: str = "conquest") -> tuple[int, int]:
    """Base strengths of seat 0, attacking, and of seat 1, as both are told before they choose."""
    table = action(scene, card, Attack(region, 1))
    params = table.asks[0].params
    assert table.asks[0].what == "battle-number"
    return int(params["own"]), int(params["against"])


def reach(scene: Scene, region: str, citizen: str = "soldier", card: str = "migrate") -> set[str]:
    """Where a citizen of seat 0 can move to."""
    table = action(scene, card)
    if offered(table, Group):  # with a single citizen there is nothing to choose
        table.pick(Group(region, citizen, 1))
    return {pick.region for pick in offered(table, To)}


def step_cost(scene: Scene) -> int:
    """Crops for one step of Govern."""
    table = action(scene, "govern")
    before = crops(table)
    table.pick(Calm())
    return before - crops(table)


def go_on(table: Table) -> Scene:
    """A scene that goes on from where a table stands."""
    scene = Scene(players=len(table.header.seats))
    scene.state = table.state.copy()
    return scene


def tally(view: View, seat: int) -> tuple[int, ...]:
    """The measures of fields A to F, counted once more from what lies on the table."""
    own = [region for region in view.regions if region.owner == seat]
    known = view.empires[seat].advances
    tiles = [(building, region.capacity) for region in own for building in region.buildings]
    printed = {name: rest for name, _, *rest in BUILDING_TABLE}
    symbols = {name: (fountains, lyres) for name, _, _, fountains, lyres in ADVANCE_TABLE}
    levels = sum(capacity if name == "city" else printed[name][0] for name, capacity in tiles)
    kinds = [name for name, _ in tiles]
    fountains = sum(printed[name][1] for name in kinds) + sum(symbols[name][0] for name in known)
    lyres = sum(printed[name][2] for name in kinds) + sum(symbols[name][1] for name in known)
    fountains += kinds.count("aqueduct") * ("plumbing" in known)
    lyres += kinds.count("city") * ("ornamentation" in known)
    lyres += kinds.count("amphitheater") * ("drama" in known)
    people = sum(region.peasants[seat] + region.soldiers[seat] for region in view.regions)
    ways = [n for n, border in enumerate(view.borders) if seat in border.caravans]
    reached = {end for n in ways for end in (BORDERS[n].a, BORDERS[n].b)}
    hubs = [
        region.id
        for region in view.regions
        if region.owner not in (None, seat) and (region.capital or "city" in region.buildings)
    ]
    links = sum(BORDERS[n].trade_good is not None for n in ways) + len(reached.intersection(hubs))
    return levels, fountains, len(own), people, lyres, links
