"""What tests of objectives share: more deeds, that fulfil a condition or only seem to."""

from __future__ import annotations

from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.picks.battles import Retreat
from civitas.titles.clash_of_cultures.picks.moves import Command, From, To
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.feats import (
    BEST,
    WORST,
    Feat,
    assault,
    barbarians_come,
    great_city,
    one_against,
    slaughter,
    storm,
)
from tests.titles.clash_of_cultures.helpers import do


def wild_city(scene: Scene, infantry: int) -> Scene:
    return scene.city("barbarians", "D4").units("barbarians", "D4", infantry=infantry)


def defence(scene: Scene, attackers: int, **defenders: int) -> Scene:
    """Seat 1 attacks seat 0 on D4."""
    return scene.units(1, "D4", infantry=attackers).units(0, "D4", **defenders)


def sea_fight(scene: Scene, mine: int, theirs: int) -> Scene:
    """Ships of both players meet on D4, next to the city of seat 0 on D2."""
    scene.land("D4 D3", "water").units(0, "D4", ship=mine)
    return scene.units(1, "D4", ship=theirs)


def crew_drowns(scene: Scene) -> Table:
    """Two ships go down, and a leader with them."""
    sea_fight(scene, 2, 2).player(1, civilization="greece").leader(1, "pericles", "D4")
    return scene.rolls(BEST, BEST, WORST, WORST).battle(0, 1, "D4", "D3")


def two_retreats(scene: Scene) -> Table:
    """Two battles on two hexes, and none of them won."""
    scene.units(1, "D4", infantry=1).units(1, "C4", infantry=1).knows(0, "tactics")
    scene.units(0, "D3", infantry=1).units(0, "C3", infantry=1).rolls(*[WORST] * 4)
    table = do(scene.turn(0), Command(), From("D3"), To("D4"), Retreat())
    return do(table, From("C3"), To("C4"), Retreat())


def retreat(scene: Scene, *dice: int, **attackers: int) -> Table:
    """Seat 0 attacks seat 1 on D4, and gives up after the first round."""
    table = assault(scene.rolls(*dice), **attackers)
    while Retreat() not in table.asks[0].picks:
        table.pick(table.asks[0].picks[0])
    return do(table, Retreat())


def beaten(scene: Scene, *dice: int, **attackers: int) -> Table:
    """Seat 0 attacks seat 1 on D4; the dice are those of the first round."""
    return assault(scene.rolls(*dice), **attackers)


def repelled(scene: Scene, attackers: int = 2) -> Table:
    """Seat 1 attacks two infantry of seat 0 on D4 and dies."""
    scene.units(1, "D4", infantry=attackers).units(0, "D4", infantry=2)
    dice = [WORST] * attackers + [BEST, BEST]
    return scene.rolls(*dice).battle(1, 0, "D4", "D3", turn=1)


def won_and_drawn(scene: Scene) -> Table:
    """A settler is beaten on one hex, a battle given up on another."""
    scene.units(1, "D5", settler=1).units(1, "C5", infantry=1).knows(0, "tactics")
    scene.units(0, "D4", infantry=1).units(0, "C4", infantry=1).rolls(WORST, WORST)
    table = do(scene.turn(0), Command(), From("D4"), To("D5"), From("C4"), To("C5"))
    return do(table, Retreat())


def landing(scene: Scene, *dice: int) -> Table:
    """An infantry goes ashore on D4."""
    scene.land("D3", "water").units(0, "D3", ship=1, infantry=1).knows(0, "tactics")
    return do(scene.rolls(*dice).turn(0), Command(), From("D3"), To("D4"))


FURTHER: list[tuple[str, Feat, bool]] = [
    ("conqueror", lambda s: assault(s.city(1, "D4", "fortress").rolls(BEST, 1), infantry=1), True),
    ("conqueror", lambda s: storm(wild_city(s, 1).rolls(BEST, BEST, WORST), infantry=2), False),
    ("conqueror", lambda s: beaten(s.units(1, "D4", infantry=1), BEST, 1, infantry=1), False),
    (
        "conqueror",
        lambda s: beaten(s.city(1, "D4").units(1, "D4", infantry=1), 1, BEST, infantry=1),
        False,
    ),
    ("conqueror", lambda s: repelled(s.city(0, "D4")), False),
    ("warmonger", two_retreats, False),
    ("warmonger", lambda s: beaten(s.units(1, "D4", infantry=1), BEST, 1, infantry=1), False),
    ("warmonger", won_and_drawn, True),
    (
        "general",
        lambda s: (
            defence(s, 3, infantry=2)
            .rolls(WORST, WORST, WORST, BEST, BEST)
            .battle(1, 0, "D4", "D3", turn=1)
        ),
        True,  # in another player's turn: two in the first round, the third in the second
    ),
    (
        "general",
        lambda s: sea_fight(s, 3, 3).rolls(BEST, BEST, BEST).battle(0, 1, "D4", "D3"),
        False,
    ),
    (
        "defiance",
        lambda s: (
            sea_fight(s, 1, 2).rolls(BEST, WORST, WORST, BEST, WORST).battle(0, 1, "D4", "D3")
        ),
        True,
    ),
    (
        "defiance",
        lambda s: storm(
            s.units("barbarians", "D4", infantry=2).rolls(BEST, WORST, WORST, BEST, WORST),
            infantry=1,
        ),
        False,
    ),
    (
        "defiance",
        lambda s: retreat(s.units(1, "D4", infantry=2), WORST, WORST, WORST, infantry=1),
        False,
    ),
    ("naval_assault", lambda s: landing(s.units(1, "D4", settler=1)), False),
    ("naval_assault", lambda s: landing(s.city("barbarians", "D4")), False),
    (
        "naval_assault",
        lambda s: landing(s.city(1, "D4").units(1, "D4", infantry=1), WORST, BEST),
        False,
    ),
    (
        "naval_assault",
        lambda s: (
            s.city(0, "D4")
            .units(0, "D4", infantry=1)
            .units(1, "D4", infantry=1)
            .rolls(WORST, BEST)
            .battle(1, 0, "D4", "D3", turn=1, disembarked=True)
        ),
        False,
    ),
    (
        "bold",
        lambda s: storm(
            s.units("barbarians", "D4", infantry=2).rolls(BEST, WORST, WORST, BEST, WORST),
            infantry=1,
        ),
        False,
    ),
    ("bold", lambda s: one_against(1)(s.knows(1, "tactics")), True),
    ("bold", lambda s: one_against(1)(s.knows(0, "draft").knows(1, "tactics")), False),
    (
        "bold",
        lambda s: do(
            assault(s.units(1, "D4", infantry=2).rolls(WORST, WORST, WORST), infantry=1),
            Retreat(),
        ),
        False,
    ),
    (
        "legendary_battle",
        lambda s: assault(
            great_city(s, "temple", "academy", "market", wonders=("great_arena",)), infantry=2
        ),
        False,
    ),
    (
        "legendary_battle",
        lambda s: assault(great_city(s, "temple", "academy", wonders=("great_arena",)), infantry=3),
        False,
    ),
    (
        "bold",
        lambda s: assault(s.knows(1, "tactics").units(1, "D4", settler=1), infantry=1),
        False,  # nobody fought
    ),
    (
        "legendary_battle",
        lambda s: assault(
            s.city(1, "D4", "temple", "academy", "market", wonders=["great_arena"]), infantry=3
        ),
        False,  # nobody fought
    ),
    (
        "legendary_battle",
        lambda s: (
            s.city(0, "D4", "temple", "academy", "market", wonders=["great_arena"])
            .units(0, "D4", infantry=3)
            .units(1, "D4", infantry=3)
            .battle(1, 0, "D4", "D3", turn=1)
        ),
        False,
    ),
    (
        "legendary_battle",
        lambda s: storm(
            great_city(s, "temple", "academy", "market", wonders=("great_arena",))
            .no_units(1, "D4")
            .capture("barbarians", "D4")
            .units("barbarians", "D4", infantry=1),
            infantry=3,
        ),
        False,
    ),
    (
        "scavenger",
        lambda s: assault(s.units(1, "D4", infantry=1).rolls(BEST, 1), infantry=1),
        False,
    ),
    (
        "scavenger",
        lambda s: assault(s.units(1, "D4", infantry=1, settler=1).rolls(BEST, WORST), infantry=1),
        True,
    ),
    (
        "scavenger",
        lambda s: s.units(0, "D5", infantry=1).units(1, "D5", settler=1).battle(0, 1, "D5", "D4"),
        False,  # too far from the city
    ),
    (
        "scavenger",
        lambda s: sea_fight(s, 1, 1).rolls(BEST, WORST).battle(0, 1, "D4", "D3"),
        True,
    ),
    (
        "aggressor",
        lambda s: (
            defence(s, 2, infantry=2)
            .rolls(WORST, WORST, BEST, BEST)
            .battle(1, 0, "D4", "D3", turn=1)
        ),
        False,
    ),
    (
        "aggressor",
        lambda s: retreat(s.units(1, "D4", infantry=4), BEST, BEST, 1, 1, 1, 1, infantry=2),
        False,
    ),
    (
        "barbarian_conquest",
        lambda s: storm(
            s.units("barbarians", "D4", infantry=2).rolls(BEST, BEST, WORST, WORST), infantry=2
        ),
        False,
    ),
    ("barbarian_conquest", lambda s: barbarians_come(s.city(0, "D4")), False),
    (
        "barbarian_conquest",
        lambda s: beaten(s.city(1, "D4").units(1, "D4", infantry=2), BEST, BEST, 1, 1, infantry=2),
        False,
    ),
    (
        "barbarian_conquest",
        lambda s: storm(wild_city(s, 4).rolls(WORST, BEST, BEST, BEST, BEST), infantry=1),
        False,
    ),
    ("resistance", lambda s: storm(wild_city(s, 1).rolls(BEST, BEST, WORST), infantry=2), False),
    ("resistance", lambda s: repelled(s.city(0, "D4")), False),
    (
        "resistance",
        lambda s: storm(wild_city(s, 4).rolls(BEST, BEST, BEST, BEST, BEST), infantry=2),
        False,  # two were killed, but the battle is lost
    ),
    (
        "resistance",
        lambda s: storm(wild_city(s, 2).rolls(BEST, BEST, WORST, WORST), infantry=2),
        True,
    ),
    (
        "resistance",
        lambda s: (
            s.city(0, "D4", wonders=["great_wall"])
            .units("barbarians", "D4", infantry=2)
            .battle("barbarians", 0, "D4", "D3")
        ),
        True,
    ),
    (
        "great_commander",
        lambda s: assault(
            s.player(0, civilization="greece").leader(0, "pericles", "D4").units(1, "D4", settler=1)
        ),
        False,  # nobody fought
    ),
    ("great_commander", one_against(1), False),
    (
        "great_commander",
        lambda s: retreat(
            s.leader(0, "pericles", "D4").units(1, "D4", infantry=2), 3, 3, 3, 3, infantry=1
        ),
        False,
    ),
    ("brutus", lambda s: slaughter(s, infantry=3), False),
    ("brutus", crew_drowns, True),
    ("trample", lambda s: retreat(s.units(1, "D4", infantry=1), 1, 1, cavalry=1), False),
    ("trample", lambda s: beaten(s.units(1, "D4", infantry=1), BEST, 1, elephant=1), True),
    ("trample", lambda s: beaten(s.units(1, "D4", infantry=1), BEST, 1, cavalry=1), True),
    ("trample", lambda s: assault(s.units(1, "D4", settler=1), cavalry=1), False),
    (
        "trample",
        lambda s: defence(s, 1, cavalry=1).rolls(WORST, 9).battle(1, 0, "D4", "D3", turn=1),
        False,
    ),
]
"""More deeds, and whether they fulfil a condition."""
