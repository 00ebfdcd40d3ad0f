"""What tests of objectives share: for each condition what fulfils it, and what falls just short."""

from __future__ import annotations

from collections.abc import Callable

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCES,
    CATEGORIES,
    CATEGORY,
    IN_CATEGORY,
)
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVES
from civitas.titles.clash_of_cultures.picks.battles import FightOn
from civitas.titles.clash_of_cultures.picks.cards import PlayObjective
from civitas.titles.clash_of_cultures.picks.common import Pass
from civitas.titles.clash_of_cultures.scene import Scene
from tests.titles.clash_of_cultures.helpers import asked

LAND = "C3 D3 E3 C4 D4 E4 C5 D5 E5 D6 B2 A3 B3 F2 G3 F3 B4 A5 B5 F4 G5 F5 C6 E6 B6 C7 E7 F6"
Lay = Callable[[Scene], object]


def field(expansion: bool = True) -> Scene:
    """All between the homes is plains."""
    return Scene(expansion=expansion).land(LAND, "plains")


def card_with(condition: str) -> str:
    """A card that names the condition."""
    return next(c.id for c in OBJECTIVES if condition in (c.top, c.bottom))


def played(condition: str, card: str | None = None) -> PlayObjective:
    return PlayObjective(card or card_with(condition), f"objective-{condition}")


def status(scene: Scene, *cards: str) -> Table:
    """Step 1 of a status phase; seat 0 holds these cards."""
    scene.player(0, objectives=cards)
    scene.state.start = 0
    return scene.at(Step("status"))


def comes_to(table: Table, pick: Pick, seat: int = 0) -> bool:
    """Is the pick offered before the turn goes on? All else that is asked is answered somehow."""
    while table.asks and asked(table) not in ("turn", "free-advance"):
        ask = table.asks[0]
        if ask.seat == seat and pick in ask.picks:
            return True
        likely = [answer for answer in (FightOn(), Pass()) if answer in ask.picks]
        table.pick((likely or ask.picks)[0])
    return False


# ---------------------------------------------------------------- positions


def cities(scene: Scene, count: int, *buildings: str, mood: str = "neutral") -> Scene:
    """So many cities of seat 0, far from each other, besides the capital."""
    for label in ("B3", "F3", "D4", "B5", "F5")[:count]:
        scene.city(0, label, *buildings, mood=mood)
    return scene


def all_of(category: str) -> list[str]:
    return [ADVANCES[n].id for n in IN_CATEGORY[CATEGORY[category]]]


def with_port(scene: Scene, seat: int, label: str, water: str) -> Scene:
    return scene.land(water, "water").city(seat, label, "port", port=water)


def routes(scene: Scene, label: str, **traders: int) -> Scene:
    """Three cities of seat 1 around D5, with traders of seat 0 beside them."""
    scene.land("D5", "water")
    for city in ("C5", "E5", "D6"):
        scene.city(1, city)
    return scene.units(0, label, **traders)


def spread(scene: Scene, kind: str, **counts: int) -> Scene:
    """Units of seat 0 of one kind, by hex."""
    for label, count in counts.items():
        scene.units(0, label, **{kind: count})
    return scene


def civilized(scene: Scene, advances: int, leaders: int) -> Scene:
    names = ["prisoners_of_war", "sacrifice_cult", "aztec_gold", "tribute"][:advances]
    scene.player(0, civilization="aztecs", civilization_advances=names)
    scene.state.players[0].leaders_played = leaders
    return scene


def troops(scene: Scene, count: int) -> Scene:
    """One ship, the others infantry."""
    scene.land("E5", "water").units(0, "E5", ship=1)
    for n in range(count - 1):
        scene.units(0, ("D3", "D4", "C5")[n // 4], infantry=1)
    return scene


def one_of_each(scene: Scene, but: str = "") -> Scene:
    scene.player(0, civilization="greece").land("E5", "water").units(0, "E5", ship=1)
    for kind in {"infantry", "cavalry", "elephant"} - {but}:
        scene.units(0, "D4", **{kind: 1})
    return scene if but == "leader" else scene.leader(0, "pericles", "D4")


def both_have(building: str) -> tuple[Lay, Lay]:
    """More cities with it than the other, in whatever colour; or as many."""
    return (
        lambda s: s.city(0, "B3", colours={building: 1}),
        lambda s: s.city(0, "B3", building).city(1, "F3", building),
    )


def whole(category: str) -> tuple[Lay, Lay]:
    return (
        lambda s: s.knows(0, *all_of(category)),
        lambda s: s.knows(0, *all_of(category)[:3]),
    )


def five(good: str) -> tuple[Lay, Lay]:
    """Gold does not stand in for what is missing."""
    more = {} if good == "gold" else {"gold": 5}
    return (
        lambda s: s.knows(0, "storage").goods(0, **{good: 5}),
        lambda s: s.knows(0, "storage").goods(0, **{good: 4, **more}),
    )


STATUS: dict[str, tuple[Lay, Lay]] = {
    "large_civilization": (lambda s: cities(s, 5), lambda s: cities(s, 4)),
    "coastal_culture": (
        lambda s: with_port(s, 0, "C3", "D3"),
        lambda s: with_port(with_port(s, 0, "C3", "D3"), 1, "C5", "D5"),
    ),
    "scientific_lead": both_have("academy"),
    "religious_fervor": both_have("temple"),
    "fortifications": both_have("fortress"),
    "star_gazers": both_have("observatory"),
    "traders": both_have("market"),
    "legacy": both_have("obelisk"),
    "happy_population": (
        lambda s: cities(s, 3, mood="happy"),
        lambda s: cities(s, 3, mood="happy").city(0, "B3", mood="neutral"),
    ),
    "architecture": (
        lambda s: s.city(0, "B3", "temple", "academy").city(0, "F3", "fortress", "market"),
        lambda s: s.city(0, "B3", "temple", "academy", "fortress", colours={"market": 1}),
    ),
    "consulate": (
        lambda s: s.city(1, "B3", colours={"temple": 0}).city(
            "barbarians", "F3", colours={"temple": 0}
        ),
        lambda s: s.city(1, "B3", colours={"temple": 0, "academy": 0}),
    ),
    "metropolis": (
        lambda s: s.city(0, "B3", "temple", "academy", "fortress", wonders=["great_wall"]),
        lambda s: s.city(0, "B3", "temple", "academy", "fortress"),
    ),
    "expansionist": (
        lambda s: cities(s, 3),
        lambda s: cities(s, 3).city("barbarians", "B2"),
    ),
    "culture_power": (
        lambda s: s.city("barbarians", "B3", colours={"temple": 0}),
        lambda s: s.city(1, "B3", colours={"temple": 0}).city(0, "F3", colours={"temple": 1}),
    ),
    "colony": (lambda s: s.city(0, "C7"), lambda s: s.city(0, "D6")),
    "magnificent_culture": (
        lambda s: setattr(s.state, "builders", (0,)),
        lambda s: setattr(s.state, "builders", (0, 1)),
    ),
    "advanced_culture": (
        lambda s: s.knows(0, "writing", "fishing", "storage", "myths"),
        lambda s: s.knows(0, *all_of("science"), *all_of("culture")).knows(
            1, *all_of("science"), *all_of("culture")
        ),
    ),
    "city_planner": whole("construction"),
    "education_lead": whole("education"),
    "militarized": whole("warfare"),
    "culture_focus": whole("culture"),
    "science_focus": whole("science"),
    "trade_focus": whole("economy"),
    "seafarers": whole("seafaring"),
    "government": whole("autocracy"),
    "goal_focused": (
        lambda s: s.knows(0, *all_of("culture")),
        lambda s: s.knows(0, *all_of("culture")).knows(1, *all_of("science")),
    ),
    "diversified_research": (
        lambda s: s.knows(0, *[all_of(c.id)[0] for c in CATEGORIES[:9]]),
        lambda s: s.knows(0, *[all_of(c.id)[0] for c in CATEGORIES[:8]]),
    ),
    "high_culture": (
        lambda s: civilized(s, 4, leaders=2),
        lambda s: civilized(s, 4, leaders=1),
    ),
    "optimized_storage": (
        lambda s: s.knows(0, "storage").goods(0, food=3, wood=3, ore=3),
        lambda s: s.knows(0, "storage").goods(0, food=3, wood=3, ore=2, gold=5),
    ),
    "eureka": five("ideas"),
    "wealth": five("gold"),
    "ore_supplies": five("ore"),
    "wood_supplies": five("wood"),
    "food_supplies": five("food"),
    "sea_blockade": (
        lambda s: with_port(s, 1, "C5", "D5").units(0, "D5", ship=2),
        lambda s: spread(with_port(s, 1, "C5", "D5").land("D4", "water"), "ship", D5=1, D4=1),
    ),
    "large_fleet": (
        lambda s: s.land("D4 B3", "water").units(0, "D4", ship=2).units(1, "B3", ship=1),
        lambda s: s.land("D4 B3", "water").units(0, "D4", ship=3).units(1, "B3", ship=3),
    ),
    "large_army": (
        lambda s: spread(s, "infantry", D3=4, D4=1).units(1, "D6", infantry=1),
        lambda s: spread(s, "infantry", D3=4).units(1, "D6", infantry=1),
    ),
    "standing_army": (
        lambda s: spread(cities(s, 3), "infantry", D2=1, B3=1, F3=1, D4=1),
        lambda s: spread(cities(s, 3), "infantry", D2=1, B3=2, F3=1, D3=1),
    ),
    "military_might": (lambda s: troops(s, 12), lambda s: troops(s, 11)),
    "threat": (
        lambda s: spread(s, "infantry", D6=2, C7=2),
        lambda s: spread(s, "infantry", D6=2, C7=1, D4=3),
    ),
    "outpost": (
        lambda s: spread(s, "infantry", D4=1, C5=1, E5=1),
        lambda s: spread(s, "infantry", D4=1, C5=1, D3=1),
    ),
    "migration": (
        lambda s: spread(s, "settler", D4=1, C5=1, E5=1),
        lambda s: spread(s, "settler", D4=2, C5=1),
    ),
    "trade_power": (
        lambda s: routes(s, "D4", settler=3),
        lambda s: routes(s, "D4", settler=2),
    ),
    "shipping_routes": (
        lambda s: routes(s, "D5", ship=2),
        lambda s: routes(s, "D4", settler=3),
    ),
    "horse_power": (
        lambda s: spread(s, "cavalry", D4=1, C5=1, E5=1),
        lambda s: spread(s, "cavalry", D4=2, C5=1),
    ),
    "ivory_tower": (
        lambda s: spread(s, "elephant", D4=1, C5=1, E5=1),
        lambda s: spread(s, "elephant", D4=2, C5=1),
    ),
    "versatility": (one_of_each, lambda s: one_of_each(s, but="cavalry")),
}
"""By condition of the status phase."""

MORE: list[tuple[str, Lay, bool]] = [
    ("advanced_culture", lambda s: s.knows(0, "writing", "fishing", "storage"), False),
    ("architecture", lambda s: s.city(0, "B3", "temple", "academy", "fortress"), False),
    (
        "architecture",
        lambda s: s.city(0, "B3", "temple", "academy", "fortress").city(1, "F3", "temple"),
        False,
    ),
    ("colony", lambda s: s.city(1, "C7"), False),
    ("culture_power", lambda s: s, False),
    ("goal_focused", lambda s: s.knows(0, *all_of("theocracy")), True),
    ("goal_focused", lambda s: s, False),
    ("government", lambda s: s.knows(0, *all_of("democracy")[:3], "nationalism"), False),
    ("happy_population", lambda s: cities(s, 5, mood="happy").city(0, "D2", mood="angry"), True),
    ("high_culture", lambda s: civilized(s, 3, leaders=2), False),
    (
        "large_army",
        lambda s: one_of_each(spread(s, "infantry", D3=4)).units(1, "D6", infantry=4),
        True,  # four on D3 and, with the leader, four on D4
    ),
    (
        "large_fleet",
        lambda s: s.land("D4 B3", "water").units(0, "D4", ship=4).units(1, "B3", ship=4),
        True,
    ),
    ("large_fleet", lambda s: s.land("D4", "water").units(0, "D4", ship=1), False),
    ("legacy", lambda s: s, False),
    ("metropolis", lambda s: s.city(1, "B3", "temple", "academy", "fortress", "market"), False),
    ("migration", lambda s: spread(s, "settler", D4=1, C5=1, D3=1), False),
    (
        "optimized_storage",
        lambda s: s.knows(0, "storage").goods(0, food=2, wood=3, ore=3, gold=7),
        False,
    ),
    (
        "outpost",
        lambda s: spread(
            s.land("E5", "water").units(0, "E5", ship=1), "infantry", D4=1, C5=1, E5=1
        ),
        False,
    ),
    (
        "threat",
        lambda s: spread(s.land("E7", "water").units(0, "E7", ship=1), "infantry", D6=2, E7=2),
        True,
    ),
    ("threat", lambda s: spread(s, "settler", D6=2).units(0, "C7", infantry=2), False),
    (
        "trade_power",
        lambda s: routes(s, "D4", settler=3).city(1, "D6", mood="angry"),
        False,
    ),
    (
        "optimized_storage",
        lambda s: s.knows(0, "storage").goods(0, food=3, wood=2, ore=3, gold=7),
        False,
    ),
    ("shipping_routes", lambda s: routes(s, "D5", ship=1).units(0, "D4", settler=2), False),
    ("versatility", lambda s: one_of_each(s, but="leader"), False),
    ("versatility", lambda s: one_of_each(s, but="infantry"), False),
    ("versatility", lambda s: one_of_each(s, but="elephant"), False),
    ("versatility", lambda s: one_of_each(s).no_units(0, "E5"), False),  # no ship
    ("versatility", lambda s: one_of_each(s).no_units(0, "D2"), False),  # no settler
]
"""More positions, and whether they fulfil a condition of the status phase."""
