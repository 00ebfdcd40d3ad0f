"""What tests of objectives share: deeds that fulfil a condition at once, played out by picks."""

from __future__ import annotations

from collections.abc import Callable

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import FightOn, LoseUnit, Retreat
from civitas.titles.clash_of_cultures.picks.cards import RaiseWonder
from civitas.titles.clash_of_cultures.picks.cities import Found
from civitas.titles.clash_of_cultures.picks.common import Done, Gain
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.picks.people import Enlist, Recruit
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.helpers import do
from tests.titles.clash_of_cultures.triumphs import cities

Feat = Callable[[Scene], Table]
"""From a field of plains to where the deed is done, or nearly."""

BEST = 12
"""A six; with an infantry it is worth 7."""
WORST = 1
"""A one, of use to nobody but a leader."""


def assault(scene: Scene, **attackers: int) -> Table:
    """Seat 0 attacks seat 1 on D4."""
    return scene.units(0, "D4", **attackers).battle(0, 1, "D4", "D3")


def storm(scene: Scene, **attackers: int) -> Table:
    """Seat 0 attacks barbarians on D4."""
    return scene.units(0, "D4", **attackers).battle(0, "barbarians", "D4", "D3")


def one_against(foes: int) -> Feat:
    """One infantry beats so many, one in each round."""
    dice = [BEST, *[WORST] * foes] if foes == 1 else [BEST, WORST, WORST, BEST, WORST]
    rounds = [FightOn()] * (foes - 1)
    return lambda s: do(assault(s.units(1, "D4", infantry=foes).rolls(*dice), infantry=1), *rounds)


def slaughter(scene: Scene, **defenders: int) -> Table:
    """Three infantry kill up to four in the first round."""
    scene.units(1, "D4", **defenders).rolls(BEST, BEST, BEST)
    return assault(scene, infantry=3)


def two_battles(scene: Scene) -> Table:
    """Two groups beat a settler each, on two hexes."""
    scene.units(1, "D5", settler=1).units(1, "C5", settler=1).knows(0, "tactics")
    scene.units(0, "D4", infantry=1).units(0, "C4", infantry=1)
    return do(scene.turn(0), Command(), From("D4"), To("D5"), From("C4"), To("C5"))


def two_battles_on_one_hex(scene: Scene) -> Table:
    """One group retreats, the other wins on the same hex."""
    scene.units(1, "D4", infantry=1).knows(0, "tactics").rolls(WORST, WORST, BEST, WORST)
    scene.units(0, "D3", infantry=1).units(0, "C4", infantry=1)
    table = do(scene.turn(0), Command(), From("D3"), To("D4"), Retreat())
    return do(table, From("C4"), To("D4"))


def from_the_sea(scene: Scene) -> Table:
    """An infantry goes ashore and takes a city without defence."""
    scene.city(1, "D4").land("D3", "water").units(0, "D3", ship=1, infantry=1).knows(0, "tactics")
    return do(scene.turn(0), Command(), From("D3"), To("D4"))


def from_the_land(scene: Scene) -> Table:
    scene.city(1, "D4").units(0, "D3", infantry=1).knows(0, "tactics")
    return do(scene.turn(0), Command(), From("D3"), To("D4"))


def great_city(scene: Scene, *buildings: str, wonders: tuple[str, ...] = ()) -> Scene:
    return scene.city(1, "D4", *buildings, wonders=wonders).units(1, "D4", infantry=1)


def barbarians_come(scene: Scene) -> Table:
    """Two barbarians attack two infantry of seat 0 on D4, and die."""
    scene.units(0, "D4", infantry=2).units("barbarians", "D4", infantry=2)
    return scene.rolls(WORST, WORST, BEST, BEST).battle("barbarians", 0, "D4", "D3")


def led(scene: Scene, **others: int) -> Table:
    scene.player(0, civilization="greece").leader(0, "pericles", "D4")
    return assault(scene.units(1, "D4", infantry=2).rolls(BEST, BEST), **others)


def murder(scene: Scene, **others: int) -> Table:
    scene.player(1, civilization="greece").leader(1, "pericles", "D4")
    return slaughter(scene, **others)


def ride_down(scene: Scene, defence: int) -> Table:
    """A cavalry and an infantry kill the only enemy."""
    scene.units(1, "D4", infantry=1).rolls(BEST, BEST, defence)
    return assault(scene, cavalry=1, infantry=1)


def pirate_hunt(scene: Scene, defence: int) -> Table:
    """Two ships sink a pirate each; the second pirate may sink its ship as well."""
    scene.land("C4 D4 E4 D5", "water").units("pirates", "C4", ship=1).units("pirates", "E4", ship=1)
    scene.units(0, "D4", ship=1).units(0, "D5", ship=1).rolls(BEST, WORST, BEST, defence)
    table = do(scene.turn(0), Command(), From("D4"), To("C4"), Gain("mood"), From("D5"))
    return do(table, To("E4"))


def far_city(label: str) -> Feat:
    return lambda s: do(s.units(0, label, settler=1).turn(0), Found(label))


def drafted(scene: Scene, *cities: str) -> Table:
    scene.knows(0, "draft").goods(0, food=0, mood=2).city(0, "F3")
    table = scene.turn(0)
    for city in cities:
        do(table, Recruit(city))
        if Enlist("infantry", "draft") in table.asks[0].picks:
            do(table, Enlist("infantry", "draft"))
    return table


def built(scene: Scene, wonder: str) -> Table:
    scene.knows(0, "engineering", "sports", "storage").city(0, "B3", mood="happy").city(0, "F3")
    scene.goods(0, food=3, wood=4, ore=5, culture=5).player(0, wonders=["great_arena"])
    table = scene.turn(0)
    return do(table, RaiseWonder("B3", wonder)) if wonder else do(table, Command(), Done())


def oppressed(scene: Scene, count: int) -> Table:
    return do(cities(scene, count, mood="angry").turn(0), Command(), Done())


FEATS: dict[str, tuple[Feat, Feat]] = {
    "conqueror": (
        lambda s: assault(
            s.city(1, "D4").units(1, "D4", infantry=1).rolls(BEST, BEST, WORST), infantry=2
        ),
        lambda s: assault(s.city(1, "D4"), infantry=2),
    ),
    "warmonger": (two_battles, two_battles_on_one_hex),
    "general": (lambda s: slaughter(s, infantry=3), lambda s: slaughter(s, infantry=2)),
    "great_battle": (
        lambda s: assault(s.units(1, "D4", infantry=3), infantry=3),
        lambda s: assault(s.units(1, "D4", infantry=2), infantry=3),
    ),
    "defiance": (one_against(2), one_against(1)),
    "naval_assault": (from_the_sea, from_the_land),
    "bold": (one_against(2), one_against(1)),
    "legendary_battle": (
        lambda s: assault(
            great_city(s, "temple", "academy", "market", wonders=("great_arena",)), infantry=3
        ),
        lambda s: assault(great_city(s, "temple", "academy", "market", "obelisk"), infantry=3),
    ),
    "scavenger": (
        lambda s: assault(s.units(1, "D4", settler=1), infantry=1),
        lambda s: assault(s.city(0, "D2", mood="angry").units(1, "D4", settler=1), infantry=1),
    ),
    "aggressor": (
        lambda s: assault(s.units(1, "D4", infantry=2).rolls(BEST, BEST, WORST, WORST), infantry=2),
        lambda s: assault(s.units(1, "D4", infantry=1).rolls(BEST, BEST, WORST), infantry=2),
    ),
    "barbarian_conquest": (
        lambda s: storm(
            s.city("barbarians", "D4")
            .units("barbarians", "D4", infantry=2)
            .rolls(BEST, BEST, WORST, WORST),
            infantry=2,
        ),
        lambda s: storm(
            s.city("barbarians", "D4")
            .units("barbarians", "D4", infantry=1)
            .rolls(BEST, BEST, WORST),
            infantry=2,
        ),
    ),
    "resistance": (lambda s: barbarians_come(s.city(0, "D4")), barbarians_come),
    "great_commander": (lambda s: led(s, infantry=1), lambda s: led(s, infantry=2)),
    "brutus": (lambda s: murder(s, infantry=2), lambda s: murder(s, infantry=1)),
    "trample": (
        lambda s: ride_down(s, WORST),
        lambda s: do(ride_down(s, BEST), LoseUnit("cavalry")),
    ),
    "sea_cleansing": (
        lambda s: pirate_hunt(s, WORST),
        lambda s: pirate_hunt(s, BEST),
    ),
    "city_founder": (far_city("C7"), far_city("D6")),
    "draft": (lambda s: drafted(s, "D2", "F3"), lambda s: drafted(s, "D2")),
    "magnificent_culture": (lambda s: built(s, "great_arena"), lambda s: built(s, "")),
    "terror_regime": (lambda s: oppressed(s, 4), lambda s: oppressed(s, 3)),
}
"""By condition that is fulfilled at once."""
