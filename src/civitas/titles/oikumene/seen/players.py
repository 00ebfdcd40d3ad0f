"""What is seen of the players: what they have, what they have reached, and their bills."""

from __future__ import annotations

from collections import Counter

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.tables import COMMANDERS, MORALES, WAYS
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.course.victory import (
    agrarian,
    dominance_need,
    goal_needs,
    reached,
    significance,
)
from civitas.titles.oikumene.farming.forecast import Forecast, forecast
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.settlements import tiles
from civitas.titles.oikumene.means.units import blocks, cubes
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import KIND_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Account
from civitas.titles.oikumene.world import spaces


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    faction: str
    """Empty if there is none."""
    gold: int
    prestige: int
    morale: str
    """The level of morale; empty where there is none in this mode."""
    victory: int
    rival: int
    commander: str
    units: dict[str, int]
    """By kind."""
    grain: int
    fish: int
    sown: int
    herds: dict[str, int]
    cubes: int
    blocks: int
    tiles: int
    stones: int
    """On the board."""
    fields: int
    settlements: int
    agrarian: int
    goals: dict[str, tuple[int, int]]
    """By small goal of the mode, how much there is and how much is needed."""
    dominance: int
    """VP that are needed."""
    points: dict[str, int]
    """Significance by source, if the match ended now."""
    destroyed: int
    lost: int
    ways: tuple[str, ...]
    """The ways to win that were announced."""
    gone: bool
    late: bool
    areas: tuple[tuple[str, ...], ...]
    """Connected areas of more than one space."""
    supplied: tuple[str, ...]
    """Spaces connected to a free settlement."""
    forecast: Forecast


class AccountView(msgspec.Struct, frozen=True):
    """A bill about which a player is asked now."""

    seat: int
    what: str
    there: tuple[tuple[str, int], ...]
    needed: tuple[tuple[str, int], ...]
    without: tuple[tuple[str, str, int], ...]
    """What goes without, where and how many; the commander is nowhere."""
    left: int


def player_seen(s: State, me: Player) -> PlayerView:
    """All that he has."""
    fields = s.world.fields
    own = [field for field in fields if s.owner[field] == me.seat]
    have, needs = reached(s, me), goal_needs(s, me)
    land = realm(s, me)
    return PlayerView(
        seat=me.seat,
        faction="" if me.faction == NONE else FACTIONS[me.faction].id,
        gold=me.gold,
        prestige=me.prestige,
        morale=_morale(me.prestige) if s.mode.morale else "",
        victory=me.victory,
        rival=me.rival,
        commander=COMMANDERS[me.commander].id if s.mode.commanders else "",
        units=_units(me),
        grain=sum(s.grain[field] for field in own),
        fish=sum(s.fish[field] for field in own),
        sown=sum(s.crop[field] for field in fields if s.sower[field] == me.seat),
        herds=_herds(s, me),
        cubes=cubes(me),
        blocks=blocks(s, me),
        tiles=tiles(s, me),
        stones=s.stone.count(me.seat),
        fields=have["fields"],
        settlements=have["settlements"],
        agrarian=agrarian(s, me),
        goals={goal: (have[goal], need) for goal, need in needs.items()},
        dominance=dominance_need(s, me),
        points=dict(significance(s, me)),
        destroyed=me.destroyed,
        lost=me.lost,
        ways=tuple(way.id for n, way in enumerate(WAYS) if me.ways >> n & 1),
        gone=me.gone,
        late=me.late,
        areas=tuple(_named(s, area) for area in land.areas if area.bit_count() > 1),
        supplied=_named(s, land.supplied),
        forecast=forecast(s, me),
    )


def _named(s: State, found: int) -> tuple[str, ...]:
    return tuple(s.label(space) for space in spaces(found))


def _herds(s: State, me: Player) -> dict[str, int]:
    """By kind, on the fields and behind walls."""
    fields = s.world.fields
    found = [kind for field in fields for owner, kind in s.herds[field] if owner == me.seat]
    found += [kind for field in fields if s.owner[field] == me.seat for kind in s.stalls[field]]
    names = [HERDS[kind].id for kind in found]
    return {name: names.count(name) for name in sorted(set(names))}


def _units(me: Player) -> dict[str, int]:
    found: dict[str, int] = {}
    for stack, number in sorted(me.units.items(), key=lambda each: KIND_OF[each[0]]):
        name = KINDS[KIND_OF[stack]].id
        found[name] = found.get(name, 0) + number
    return found


def _morale(prestige: int) -> str:
    return next(each.id for each in reversed(MORALES) if prestige >= each.min_pp)


def account_seen(s: State, me: Player, account: Account) -> AccountView:
    """His bill; what there is none of is not told."""
    gone: Counter[tuple[str, str]] = Counter()
    for stack, field, number in account.without:
        gone[_who(s, me, stack, field)] += number
    return AccountView(
        me.seat,
        account.what,
        tuple(each for each in account.there if each[1]),
        tuple(each for each in account.needed if each[1]),
        tuple((*who, number) for who, number in gone.items()),
        account.left,
    )


def _who(s: State, me: Player, stack: int, field: int) -> tuple[str, str]:
    if stack != NONE:
        return KINDS[KIND_OF[stack]].id, s.label(field)
    if field == NONE:
        return COMMANDERS[me.commander].id, ""
    return BUILDINGS[s.town[field]].id, s.label(field)
