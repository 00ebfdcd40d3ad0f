"""What is seen of the table, in numbers; everything is open (HRN-20.6). See
`civitas.kernel.features`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from civitas.kernel.features import bits, from_seat, named, who
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import CITY, HARBOUR
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
from civitas.titles.oikumene.world import spaces

SHARED: Final[Mapping[str, Callable[[State], float]]] = {
    "round": lambda s: s.round,
    "battle": lambda s: s.battle is not None,
    "siege": lambda s: s.siege is not None,
    "fights": lambda s: len(s.fights),
    "over": lambda s: s.over,
}
SEASON: Final = tuple(f"season_{season.id}" for season in SEASONS)
PHASES: Final = ("prologue", *(phase.id for phase in SUB_PHASES))
EACH: Final[Mapping[str, Callable[[State, Player], float]]] = {
    "gold": lambda s, p: p.gold,
    "prestige": lambda s, p: p.prestige,
    "victory": lambda s, p: p.victory,
    "commander": lambda s, p: p.commander,
    "tokens": lambda s, p: sum(p.tokens.values()),
    "training": lambda s, p: sum(p.training.values()),
    "destroyed": lambda s, p: p.destroyed,
    "lost": lambda s, p: p.lost,
    "hired": lambda s, p: p.hired,
    "helps": lambda s, p: p.helps,
    "helped": lambda s, p: p.helped,
    "treaties_paid": lambda s, p: paid(s, p),
    "treaties_received": lambda s, p: received(s, p),
    "friends": lambda s, p: p.friends.bit_count(),
    "has_rival": lambda s, p: p.rival != NOBODY,
    "announced": lambda s, p: s.round - p.announced if p.ways else 0,
    "gone": lambda s, p: p.gone,
    "late": lambda s, p: p.late,
    "fields": lambda s, p: len(lands_of(s, p)),
    "waters": lambda s, p: (s.held[p.seat] & ~s.world.land).bit_count(),
    "supplied": lambda s, p: realm(s, p).supplied.bit_count(),
    "free_towns": lambda s, p: realm(s, p).towns.bit_count(),
    "free_cities": lambda s, p: realm(s, p).cities.bit_count(),
    "encircled": lambda s, p: (s.homes[p.seat] & s.ringed).bit_count(),
    "sown": sown,
    "stones": lambda s, p: s.stone.count(p.seat),
    "sites": lambda s, p: sum([site.owner == p.seat for site in s.sites.values()]),
    "work": lambda s, p: sum([site.work for site in s.sites.values() if site.owner == p.seat]),
    "fallen": lambda s, p: sum([fallen.victor == p.seat for fallen in s.fallen.values()]),
    "starts": lambda s, p: s.first == p.seat,
    "moves": lambda s, p: s.movement is not None and s.movement.seat == p.seat,
}
_SHARED: Final = tuple(SHARED.values())
_EACH: Final = tuple(EACH.values())
TOWNS: Final = ("towns", "cities", "docks", "harbours", "forts", "grain", "fish")
MANY: Final = (
    *(f"unit_{kind.id}" for kind in KINDS),
    "levels",
    *TOWNS,
    *(f"herd_{herd.id}" for herd in HERDS),
    *(f"way_{way.id}" for way in WAYS),
)
SPACE: Final = ("control", "mine", "others")
FIELD: Final = (*SPACE, "town", "crop")


def feature_names(s: State) -> tuple[str, ...]:
    """What is counted, in order."""
    lands = [s.label(n) for n in s.world.fields]
    waters = [s.label(n) for n in (*s.world.seas, *s.world.sections)]
    return (
        *SHARED,
        *SEASON,
        *(f"phase_{phase}" for phase in PHASES),
        *named(who(len(s.players)), (*EACH, *MANY)),
        *named(lands, FIELD),
        *named(waters, SPACE),
    )


def features(s: State, seat: int) -> list[float]:
    """What this seat may see, which is all."""
    found: list[float] = [count(s) for count in _SHARED]
    found += [s.round > 0 and n == s.season for n in range(len(SEASONS))]
    found += [s.phase == phase for phase in PHASES]
    herds = _herds(s)
    for p in from_seat(s.players, seat):
        found += [count(s, p) for count in _EACH]
        found += _units(p)
        found += _towns(s, p)
        found += herds[p.seat]
        found += bits(p.ways, len(WAYS))
    return found + _spaces(s, seat)


def _units(p: Player) -> list[int]:
    """By kind, and the sum of their levels."""
    kinds, levels = [0] * len(KINDS), 0
    for stack, number in p.units.items():
        kinds[KIND_OF[stack]] += number
        levels += number * LEVEL_OF[stack]
    return [*kinds, levels]


def _towns(s: State, p: Player) -> list[int]:
    own = list(spaces(s.homes[p.seat]))
    yards = [s.yard[field] for field in own if s.yard[field] != NONE]
    harbours = yards.count(HARBOUR)
    return [
        len(own),
        [s.town[field] for field in own].count(CITY),
        len(yards) - harbours,
        harbours,
        (s.fort & s.homes[p.seat]).bit_count(),
        sum([s.grain[field] for field in own]),
        sum([s.fish[field] for field in own]),
    ]


def _herds(s: State) -> list[list[int]]:
    """By seat and kind, on fields and inside settlements."""
    found = [[0] * len(HERDS) for _ in s.players]
    for field in s.world.fields:
        for owner, kind in s.herds[field]:
            found[owner][kind] += 1
        for kind in s.stalls[field]:
            found[s.owner[field]][kind] += 1
    return found


def _spaces(s: State, seat: int) -> list[float]:
    """By space who controls it and how many units there are; by field its settlement and crop too.
    What belongs to others is negative."""
    mine, others = [0] * len(s.control), [0] * len(s.control)
    for p in s.players:
        there = mine if p.seat == seat else others
        for stack, number in p.units.items():
            there[SPACE_OF[stack]] += number
    found: list[float] = []
    for n in s.world.fields:
        found += (
            _sign(s.control[n], seat),
            mine[n],
            others[n],
            _sign(s.owner[n], seat) * (2 if s.town[n] == CITY else s.town[n] != NONE),
            _sign(s.sower[n], seat) * s.crop[n],
        )
    for n in (*s.world.seas, *s.world.sections):
        found += (_sign(s.control[n], seat), mine[n], others[n])
    return found


def _sign(owner: int, seat: int) -> int:
    return 1 if owner == seat else 0 if owner == NOBODY else -1
