"""Research by an Automa: one progress at the normal price, with more free units (AUT-3.2 to 3.5,
AUT-3.14 to 3.17)."""

from __future__ import annotations

from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.automa.cubes import CITY, NO_CUBE, take_cube
from civitas.titles.era_of_tribes.automa.ways import barred_seas, from_home
from civitas.titles.era_of_tribes.content.fields import FISH, RANK
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.progress import PROGRESSES, TOP
from civitas.titles.era_of_tribes.content.tables import AUTOMA_CUBE
from civitas.titles.era_of_tribes.land.reach import FAR, voyages
from civitas.titles.era_of_tribes.land.units import fleet_points
from civitas.titles.era_of_tribes.learning.advance import put_fleet, take_level
from civitas.titles.era_of_tribes.learning.prices import price
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State


def research(s: State, me: Player, field: int) -> bool:
    """AUT-3.2: one progress at the normal price, if the thalers suffice and the field is below its
    highest level."""
    name = PROGRESSES[field].id
    if me.levels[field] == TOP:
        s.tell("told-automa-top", "AUT-3.2", seat=me.seat, progress=name)
        return False
    cost = price(s, me, field)
    if me.thalers < cost:
        s.tell("told-automa-poor", "AUT-3.2", seat=me.seat, progress=name, number=cost)
        return False
    me.thalers -= cost
    s.tell("told-automa-research", "AUT-3.2", seat=me.seat, progress=name, number=cost)
    learn(s, me, field)
    return True


def learn(s: State, me: Player, field: int) -> None:
    """The next level with its effects (AUT-3.3, AUT-3.4)."""
    level = take_level(s, me, field, "AUT-3.2")
    if level.free_fleets:
        place_fleets(s, me, me.traits.free_fleets[s.rules.difficulty])
    if level.free_armies:
        raise_armies(s, me, me.traits.free_armies[s.rules.difficulty])


def raise_armies(s: State, me: Player, number: int) -> None:
    """AUT-3.4, AUT-3.5"""
    for _ in range(number):
        origin = take_cube(me)
        if origin == NO_CUBE:
            return
        me.army += 1
        s.tell("told-free-army", "AUT-3.4", seat=me.seat)
        _pay(s, me, origin)


def _pay(s: State, me: Player, origin: int) -> None:
    """AUT-3.5: a cube from an unbuilt city costs 1 morale."""
    if origin == CITY:
        s.tell("told-cube", "AUT-3.5", seat=me.seat, morale=AUTOMA_CUBE)
        change_morale(s, me, -AUTOMA_CUBE)


def place_fleets(s: State, me: Player, number: int) -> None:
    """AUT-3.14 to AUT-3.17: all next to one own province; Carthaginians next to their homes."""
    seas = _harbour(s, me)
    if not seas:  # AUT-3.16: forfeited
        return
    for sea in _spread(s, me, seas, number):
        origin = take_cube(me)
        if origin == NO_CUBE:
            return
        put_fleet(s, me, sea)
        s.tell("told-free-fleet", "AUT-3.3", seat=me.seat, field=s.label(sea))
        _pay(s, me, origin)


def free_fish(s: State, sea: int) -> bool:
    """AUT-3.15: a fish field that nobody controls."""
    return FISH[sea] > 0 and s.owner[sea] == NOBODY


def _open_seas(s: State, land: int, barred: frozenset[int]) -> list[int]:
    """The sea fields of a province without foreign fleets (EOT-5.15)."""
    return [sea for sea in s.area.coasts[land] if sea not in barred]


def _harbour(s: State, me: Player) -> list[int]:
    """The sea fields next to the province that gets the fleets (AUT-3.14, AUT-3.17)."""
    barred = barred_seas(s, me)
    homes = [n for n in HOMES[me.people] if s.owner[n] == me.seat]
    if me.traits.all_homes and homes:
        return sorted({sea for n in homes for sea in _open_seas(s, n, barred)})
    best: list[int] = []
    best_key: tuple[int, ...] = ()
    for land in s.land_of(me.seat):
        seas = _open_seas(s, land, barred)
        if not seas:
            continue
        fish = sum(free_fish(s, sea) for sea in seas)
        near = 0 if fish else min(_to_fish(s, me, sea, barred) for sea in seas)
        key = (-fish, near, from_home(s, me, land), RANK[land])
        if not best_key or key < best_key:
            best, best_key = seas, key
    return best


def _to_fish(
    s: State, me: Player, sea: int, barred: frozenset[int], but: frozenset[int] = frozenset()
) -> int:
    """The BP from a sea field to the nearest free fish field."""
    ways = voyages(s.area, sea, barred, border=fleet_points(me))
    return min(
        (cost for n, cost in ways.items() if free_fish(s, n) and n not in but and n not in barred),
        default=FAR,
    )


def _spread(s: State, me: Player, seas: list[int], number: int) -> list[int]:
    """AUT-3.16: one on each free fish field there in order of id, the rest on the sea field nearest
    to a further free fish field."""
    fish = sorted((sea for sea in seas if free_fish(s, sea)), key=RANK.__getitem__)[:number]
    if len(fish) == number:
        return fish
    barred, taken = barred_seas(s, me), frozenset(fish)
    rest = min(seas, key=lambda sea: (_to_fish(s, me, sea, barred, taken), RANK[sea]))
    return [*fish, *[rest] * (number - len(fish))]
