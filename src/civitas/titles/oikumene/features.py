"""What is seen of the table, in numbers; everything is open (HRN-20.6). See
`civitas.kernel.features`."""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import compress
from typing import Any, Final

from civitas.kernel.features import (
    NOUGHT,
    Copies,
    Last,
    bits,
    from_seat,
    laid,
    named,
    packed,
    packing,
    who,
)
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.calendar import SEASONS, SUB_PHASES
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.tables import WAYS
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.course.victory import lands_of, sown
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.treaties import paid, received
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF, SPACE_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import World, spaces

SHARED: Final = ("round", "battle", "siege", "fights", "over")
SEASON: Final = tuple(f"season_{season.id}" for season in SEASONS)
PHASES: Final = ("prologue", *(phase.id for phase in SUB_PHASES))
MEANS: Final = (
    "gold",
    "prestige",
    "victory",
    "commander",
    "tokens",
    "training",
    "destroyed",
    "lost",
    "hired",
    "helps",
    "helped",
    "treaties_paid",
    "treaties_received",
    "friends",
    "has_rival",
    "announced",
    "gone",
    "late",
)
HOLDINGS: Final = (
    "fields",
    "waters",
    "supplied",
    "free_towns",
    "free_cities",
    "encircled",
    "sown",
    "stones",
    "sites",
    "work",
    "fallen",
    "starts",
    "moves",
)
TOWNS: Final = ("towns", "cities", "docks", "harbours", "forts", "grain", "fish")
MANY: Final = (
    *(f"unit_{kind.id}" for kind in KINDS),
    "levels",
    *TOWNS,
    *(f"herd_{herd.id}" for herd in HERDS),
    *(f"way_{way.id}" for way in WAYS),
)
KEPT: Final = 1 << 10
"""Tuples in the state change seldom: what is counted of so many of them is kept."""
SPACE: Final = ("control", "mine", "others")
FIELD: Final = (*SPACE, "town", "crop")
TOWN, CROP = 3, 4
"""Where these two stand in it."""


def feature_names(s: State) -> tuple[str, ...]:
    """What is counted, in order."""
    lands = [s.label(n) for n in s.world.fields]
    waters = [s.label(n) for n in (*s.world.seas, *s.world.sections)]
    return (
        *SHARED,
        *SEASON,
        *(f"phase_{phase}" for phase in PHASES),
        *named(who(len(s.players)), (*MEANS, *HOLDINGS, *MANY)),
        *named(lands, FIELD),
        *named(waters, SPACE),
    )


def features(s: State, seat: int) -> array[float]:
    """What this seat may see, which is all."""
    fights = s.battle is not None, s.siege is not None, len(s.fights)
    parts = [_PACK_SHARED(s.round, *fights, s.over), _time(s.season if s.round else NONE, s.phase)]
    units = []
    land = s.world, s.town, s.owner, s.crop, s.sower
    stores = s.cities, s.yards, s.harbours, s.fort, _GRAIN.of(0, s.grain), _FISH.of(0, s.fish)
    herds = _HERDS.of(s, 0, (s.herds, s.stalls, s.owner, len(s.players)))
    for p in from_seat(s.players, seat):
        at = p.seat
        troops = _TROOPS.of(at, p.units)
        units.append(troops)
        parts.append(_means(s, p))
        parts.append(_HOLDINGS.of(s, at, _held(s, p)))
        parts.append(_UNITS.of(s, at, troops))
        parts.append(_TOWNS.of(s, at, (s.homes[at], stores)))
        parts.append(herds[at])
        parts.append(bits(p.ways, len(WAYS)))
    parts.append(_SPACES.of(s, seat, (land, units, tuple(s.held))))
    return laid(parts)


_PACK_SHARED: Final = packing(len(SHARED))
_PACK_MEANS: Final = lru_cache(maxsize=KEPT)(packing(len(MEANS)))
_PACK_HOLDINGS: Final = packing(len(HOLDINGS))
_TROOPS: Final = Copies[dict[int, int]]()
_GRAIN: Final = Copies[list[int]]()
_FISH: Final = Copies[list[int]]()
_SIZES: Final[tuple[float, ...]] = (1.0, 2.0)
"""Of a village and a city."""


@lru_cache(maxsize=KEPT)
def _time(season: int, phase: str) -> bytes:
    """Season and sub-phase."""
    seasons = [n == season for n in range(len(SEASONS))]
    return packed(seasons + [phase == each for each in PHASES])


def _means(s: State, p: Player) -> bytes:
    """As they stand in `MEANS`."""
    tokens, training = p.tokens, p.training
    return _PACK_MEANS(
        p.gold,
        p.prestige,
        p.victory,
        p.commander,
        sum(tokens.values()) if tokens else 0,
        sum(training.values()) if training else 0,
        p.destroyed,
        p.lost,
        p.hired,
        p.helps,
        p.helped,
        paid(s, p) if s.treaties else 0,
        received(s, p) if s.treaties else 0,
        p.friends.bit_count(),
        p.rival != NOBODY,
        s.round - p.announced if p.ways else 0,
        p.gone,
        p.late,
    )


def _held(s: State, p: Player) -> tuple[Any, ...]:
    """All that `_holdings` counts from."""
    seat, own = p.seat, realm(s, p)
    return (
        s.held[seat],
        s.held[NOBODY] & s.grazed[seat],
        s.held[NOBODY] if seat in s.sower else 0,
        own.supplied,
        own.towns,
        own.cities,
        s.homes[seat] & s.ringed,
        s.crop,
        s.sower,
        s.stone,
        s.sites.copy() if s.sites else None,
        s.fallen.copy() if s.fallen else None,
        s.first,
        s.movement is not None and s.movement.seat == seat,
        s.world,
    )


def _holdings(s: State, seat: int) -> bytes:
    """As they stand in `HOLDINGS`."""
    p = s.players[seat]
    own = realm(s, p)
    works = [site.work for site in s.sites.values() if site.owner == seat]
    return _PACK_HOLDINGS(
        len(lands_of(s, p)),
        (s.held[seat] & ~s.world.land).bit_count(),
        own.supplied.bit_count(),
        own.towns.bit_count(),
        own.cities.bit_count(),
        (s.homes[seat] & s.ringed).bit_count(),
        sown(s, p),
        s.stone.count(seat),
        len(works),
        sum(works),
        sum([fallen.victor == seat for fallen in s.fallen.values()]),
        s.first == seat,
        s.movement is not None and s.movement.seat == seat,
    )


def _units(s: State, seat: int) -> bytes:
    """By kind, and the sum of their levels."""
    kinds, levels = [0] * len(KINDS), 0
    for stack, number in s.players[seat].units.items():
        kinds[KIND_OF[stack]] += number
        levels += number * LEVEL_OF[stack]
    return packed([*kinds, levels])


def _towns(s: State, seat: int) -> bytes:
    """As they stand in `TOWNS`."""
    homes, grain, fish = s.homes[seat], s.grain, s.fish
    own = spaces(homes)
    numbers = (
        len(own),
        (s.cities & homes).bit_count(),
        (s.yards & ~s.harbours & homes).bit_count(),
        (s.harbours & homes).bit_count(),
        (s.fort & homes).bit_count(),
        sum([grain[field] for field in own]),
        sum([fish[field] for field in own]),
    )
    return packed(numbers)


_HOLDINGS: Final = Last(_holdings)
_UNITS: Final = Last(_units)
_TOWNS: Final = Last(_towns)


def _herds(s: State, _: int) -> list[bytes]:
    """By seat and kind, on fields and inside settlements."""
    found = [[0] * len(HERDS) for _ in s.players]
    for there in filter(None, s.herds):
        for owner, kind in there:
            found[owner][kind] += 1
    for inside, host in compress(zip(s.stalls, s.owner, strict=True), s.stalls):
        for kind in inside:
            found[host][kind] += 1
    return [packed(theirs) for theirs in found]


_HERDS: Final = Last(_herds)


def _spaces(s: State, seat: int) -> bytes:
    """By space who controls it and how many units there are; by field its settlement and crop too.
    What belongs to others is negative."""
    found = _LAND.of(s, seat, (s.world, s.town, s.owner, s.crop, s.sower))[:]
    at = _places(s.world)
    for p in s.players:
        sign, column = (1.0, 1) if p.seat == seat else (-1.0, 2)
        for space in spaces(s.held[p.seat]):
            found[at[space]] = sign
        for stack, number in p.units.items():
            found[at[SPACE_OF[stack]] + column] += number
    return found.tobytes()


_SPACES: Final = Last(_spaces)


def _land(s: State, seat: int) -> array[float]:
    """Of these settlements and crops alone, which change seldom."""
    world, at = s.world, _places(s.world)
    lands, waters = len(FIELD) * len(world.fields), len(world.seas) + len(world.sections)
    found = array("f", NOUGHT * (lands + len(SPACE) * waters))
    found[CROP : lands : len(FIELD)] = _CROPS.of(s, seat, (world, s.crop, s.sower))
    for p in s.players:
        sign = 1.0 if p.seat == seat else -1.0
        for field in spaces(s.homes[p.seat]):
            found[at[field] + TOWN] = sign * _SIZES[s.town[field]]
    return found


_LAND: Final = Last(_land)


def _crops(s: State, seat: int) -> array[float]:
    """By field."""
    signs = _signs(seat, len(s.players))
    return array("f", [signs[s.sower[n]] * s.crop[n] for n in s.world.fields])


_CROPS: Final = Last(_crops)


@lru_cache(maxsize=KEPT)
def _places(world: World) -> dict[int, int]:
    """By space in play, where it begins in the list of all."""
    lands, waters = world.fields, (*world.seas, *world.sections)
    starts = range(len(FIELD) * len(lands), len(FIELD) * len(lands) + len(SPACE) * len(waters))
    places = {field: len(FIELD) * n for n, field in enumerate(lands)}
    return places | dict(zip(waters, starts[:: len(SPACE)], strict=True))


@lru_cache(maxsize=KEPT)
def _signs(seat: int, seats: int) -> tuple[float, ...]:
    """By owner: 1 for the own seat, -1 for another, and 0 for nobody, who is the last."""
    return (*(1.0 if n == seat else -1.0 for n in range(seats)), 0.0)
