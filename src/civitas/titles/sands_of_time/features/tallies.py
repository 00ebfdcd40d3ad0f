"""What is counted of players for longer than a turn, in small groups: see `kernel.tallies`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.kernel.features import Last, from_seat, named, who
from civitas.kernel.tallies import Numbers, Tallies
from civitas.titles.sands_of_time.bonus import bonus_unrest
from civitas.titles.sands_of_time.content import BUILDINGS, CATEGORIES, FIELD, FIELDS
from civitas.titles.sands_of_time.counting import all_measures
from civitas.titles.sands_of_time.effects import Powers
from civitas.titles.sands_of_time.features import BUILT, KEPT, SHARED
from civitas.titles.sands_of_time.income import income_of
from civitas.titles.sands_of_time.state import IN_TURN, Stage, State

PEOPLE: Final = FIELD["D"]
PURSE: Final = ("vp", "crops", "gold", "unrest")
CITIZENS: Final = ("peasants", "soldiers", "peasants_left", "soldiers_left", "measure_D")
INCOME: Final = ("income_crops", "income_gold")
HERITAGE: Final = tuple(named(["heritage"], CATEGORIES))
MEASURED: Final = tuple(f"measure_{each.id}" for n, each in enumerate(FIELDS) if n != PEOPLE)
REALM: Final = (
    *("regions", "caravans", "advances", "unrest_max"),
    *MEASURED,
    *named(["unlocked"], CATEGORIES),
    *BUILT,
)
EACH: Final = (PURSE, CITIZENS, INCOME, HERITAGE, REALM)


def tally_names(s: State) -> list[list[tuple[str, ...]]]:
    """What is counted: each under the name that it has among the features."""
    seated = who(len(s.empires))
    return [[SHARED], *([tuple(named([one], group)) for group in EACH] for one in seated)]


def position(s: State, seat: int) -> tuple[int, ...]:
    """All that `evaluate` and the tallies are counted from. Points are doubled, for they may be
    -1 and -2, which have the same hash; nothing else is ever less than -1."""
    me, stage, hand, unrest = s.empires[seat], s.stage, 0, 0
    if stage in IN_TURN:
        hand = len(s.turn.hand)
        if s.seat == seat:
            unrest = bonus_unrest(s, me, s.turn.bonus) + s.turn.repeated
    capitals = [e.capital for e in s.empires]
    ground = _GROUND.of(s, 0, (s.owner, s.status, s.buildings, s.capacity, s.resource, capitals))
    time = s.dynasty, s.dynasty_space, s.round, s.growth, stage < Stage.INCOME, stage == Stage.OVER
    parts = [hash((time, hand, seat, unrest, me.laid, me.emphasis_markers))]
    for e in from_seat(s.empires, seat):
        (crops, gold), (at_work, at_arms), (peasants, soldiers) = e.stock, e.supply, e.citizens
        means = 2 * e.vp, e.unrest, crops, gold, at_work, at_arms, e.reached, e.emphasis, e.heritage
        parts.append(hash((ground, means, e.regions, e.caravans, tuple(peasants), tuple(soldiers))))
    return tuple(parts)


def tallies(s: State, seat: int, part: int) -> tuple[Numbers, ...]:
    """The same in numbers, part by part."""
    if not part:
        hand = len(s.turn.hand) if s.stage in IN_TURN else 0
        setup, over = s.stage < Stage.INCOME, s.stage == Stage.OVER
        return ((s.dynasty, s.dynasty_space, s.round, setup, s.growth, hand, over),)
    e = s.empires[(seat + part - 1) % len(s.empires)]
    (peasants, soldiers), (crops, gold) = e.citizens, e.stock
    many, armed = sum(peasants), sum(soldiers)
    capitals = [e.capital for e in s.empires]
    ground = s.owner, s.buildings, s.capacity, capitals
    return (
        (e.vp, crops, gold, e.unrest),
        (many, armed, *e.supply, many + armed),
        income_of(s, e),
        e.heritage,
        _REALM.of(s, e.seat, (ground, e.regions, e.caravans, e.reached, e.emphasis)),
    )


def _realm(s: State, seat: int) -> Numbers:
    """As they stand in `REALM`."""
    e = s.empires[seat]
    measures = all_measures(s, e, citizens=0)
    return (
        *(len(e.regions), len(e.caravans), e.reached.bit_count(), e.powers.unrest_max),
        *measures[:PEOPLE],
        *measures[PEOPLE + 1 :],
        *_unlocked(e.emphasis, e.powers),
        *_buildings(e.regions, s.buildings),
    )


_REALM: Final = Last(_realm)


@lru_cache(maxsize=KEPT)
def _unlocked(emphasis: int, powers: Powers) -> Numbers:
    return tuple([emphasis == n or powers.unlocked[n] for n in range(len(CATEGORIES))])


@lru_cache(maxsize=KEPT)
def _buildings(regions: tuple[int, ...], buildings: tuple[int, ...]) -> Numbers:
    there = [buildings[region] for region in regions]
    return tuple([sum([each >> n & 1 for each in there]) for n in range(len(BUILDINGS))])


def _ground(s: State, _: int) -> int:
    """All that lies on the board: it takes long to hash, and most picks leave it as it is."""
    capitals = tuple([e.capital for e in s.empires])
    return hash((s.owner, s.status, s.buildings, s.capacity, s.resource, capitals))


_GROUND: Final = Last(_ground)

TALLIES: Final = Tallies(tally_names, position, tallies)
