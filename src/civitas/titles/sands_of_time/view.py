"""What a seat may see (SOT-29.1), built up from nothing.

Open: everything on the table, resources, cards already played. Not open: cards chosen and not yet
revealed, the chronicles of others, laid or in hand, and the face-down advances.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from civitas.kernel.shelf import KB, MB, kept
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.sands_of_time.content import (
    ADVANCES,
    BONUS_ACTIONS,
    BORDERS,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    REGIONS,
    RESOURCES,
)
from civitas.titles.sands_of_time.counting import all_measures, citizens
from civitas.titles.sands_of_time.state import COLONY, IN_TURN, PROVINCE, Empire, Stage, State


class RegionView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    id: str
    in_play: bool
    resource: str | None
    capacity: int
    owner: int | None
    status: str | None
    """``province`` or ``colony`` (SOT-1.8)."""
    capital: bool
    buildings: tuple[str, ...]
    peasants: tuple[int, ...]
    """By seat."""
    soldiers: tuple[int, ...]


class BorderView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    id: str
    caravans: tuple[int, ...]
    """The seats with a caravan here."""


class EmpireView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    seat: int
    crops: int
    gold: int
    unrest: int
    unrest_max: int
    vp: int
    chronicle_vp: tuple[int, ...]
    heritage: tuple[int, ...]
    """Civil, political, cultural."""
    measures: tuple[int, ...]
    """By scoring field A to F (SOT-22.13)."""
    regions: int
    capital: str | None
    peasants_left: int
    soldiers_left: int
    caravans_left: int
    markers_left: int
    advance_markers: tuple[int, ...]
    """By row, on which card from the left the marker lies; 0 = none."""
    advances: tuple[str, ...]
    played: tuple[str, ...]
    emphasis: str | None
    emphasis_markers: int
    unlocked: tuple[str, ...]
    bonuses: tuple[str, ...]
    laid: tuple[int | None, ...]
    """By field: None = no card, 0 = a card face down, else the number of the card."""
    chronicles: tuple[int, ...]
    """The chronicle cards in hand; of others only as long as they hold all (SOT-29.1)."""
    chosen: tuple[str, ...]
    """Cards chosen and not yet revealed; empty for all but the owner."""


class TurnView(msgspec.Struct, frozen=True):
    seat: int
    hand: tuple[str, ...]
    """Revealed action cards not yet used or declined."""
    bonus: str | None
    support: str | None
    exchanged: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``seat`` None is a spectator."""

    seat: int | None
    stage: str
    start: int
    round: int
    dynasty: int
    dynasty_space: int
    turn: TurnView | None
    regions: tuple[RegionView, ...]
    borders: tuple[BorderView, ...]
    empires: tuple[EmpireView, ...]
    building_supply: dict[str, int]
    rows: tuple[tuple[str, ...], ...]
    """The open advances of each row."""
    stacks: tuple[int, ...]
    """Cards left in the face-down stacks: civil 3, 4, 5, political 3, 4, 5, cultural 3, 4, 5."""
    known_tops: tuple[str | None, ...]
    """By stack, the top card, where this seat has put it back itself."""
    drawn: tuple[str, ...]
    """The two advances drawn, for the seat that drew them."""


_STATUS: Final = {PROVINCE: "province", COLONY: "colony"}
_NO_TILES: Final = (0,) * len(REGIONS)
NO_CARAVANS: Final = tuple(BorderView(border.id, ()) for border in BORDERS)


def view(s: State, seat: int | None) -> View:
    """What this seat may see."""
    looking = s.stage == Stage.LAY_ADVANCE and seat == s.seat
    return View(
        seat=seat,
        stage=s.stage.name.lower(),
        start=s.start,
        round=s.round,
        dynasty=s.dynasty,
        dynasty_space=s.dynasty_space,
        turn=_turn(s) if s.stage in IN_TURN else None,
        regions=_regions(s),
        borders=_borders(s),
        empires=tuple([_empire(s, empire, seat) for empire in s.empires]),
        building_supply={b.id: n for b, n in zip(BUILDINGS, s.building_supply, strict=False)},
        rows=tuple([tuple([ADVANCES[a].id for a in row]) for row in s.rows]),
        stacks=tuple(map(len, s.stacks)),
        known_tops=_known_tops(s, seat),
        drawn=tuple(ADVANCES[a].id for a in s.drawn) if looking else (),
    )


def _borders(s: State) -> tuple[BorderView, ...]:
    return _with_caravans(tuple([tuple(empire.caravans) for empire in s.empires]))


@kept(4 * MB, key=KB, weigh=lambda borders: 8 * len(borders))  # they seldom move
def _with_caravans(caravans: tuple[tuple[int, ...], ...]) -> tuple[BorderView, ...]:
    """Most borders have no caravan, so those that have are put into a copy of all without."""
    seats: dict[int, list[int]] = {}
    for seat, own in enumerate(caravans):
        for n in set(own):
            seats.setdefault(n, []).append(seat)
    borders = list(NO_CARAVANS)
    for n, here in seats.items():
        borders[n] = _border(n, tuple(here))
    return tuple(borders)


@kept(MB)
def _border(n: int, seats: tuple[int, ...]) -> BorderView:
    return BorderView(BORDERS[n].id, seats)


@cache
def _buildings(bits: int) -> tuple[str, ...]:
    return tuple(building.id for n, building in enumerate(BUILDINGS) if bits >> n & 1)


@cache
def _cards(bits: int) -> tuple[str, ...]:
    return tuple(card for n, card in enumerate(CARDS) if bits >> n & 1)


@cache
def _bonuses(bits: int) -> tuple[str, ...]:
    return tuple(bonus for n, bonus in enumerate(BONUS_ACTIONS) if bits >> n & 1)


@cache
def _unlocked(emphasis: int, for_good: tuple[bool, ...]) -> tuple[str, ...]:
    return tuple(c for n, c in enumerate(CATEGORIES) if n == emphasis or for_good[n])


@lru_cache(maxsize=1024)
def _laid(cards: tuple[int, ...], opened: bool) -> tuple[int | None, ...]:
    """The chronicles on the fields; closed ones are 0."""
    return tuple(None if not card else card if opened else 0 for card in cards)


@lru_cache(maxsize=1024)
def _in_hand(laid: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n for n in range(1, 8) if n not in laid)


@kept(2 * MB)
def _advances(bits: int) -> tuple[str, ...]:
    return tuple(advance.id for n, advance in enumerate(ADVANCES) if bits >> n & 1)


def _regions(s: State) -> tuple[RegionView, ...]:
    resource, capacity = (s.resource, s.capacity) if s.tiles else (_NO_TILES, _NO_TILES)
    return _land(
        tuple([empire.capital for empire in s.empires]),
        tuple([tuple(empire.peasants) for empire in s.empires]),
        tuple([tuple(empire.soldiers) for empire in s.empires]),
        s.in_play,
        tuple(resource),
        tuple(capacity),
        tuple(s.owner),
        tuple(s.status),
        tuple(s.buildings),
    )


@kept(16 * MB, key=4 * KB, weigh=lambda land: 8 * len(land))  # four picks of five change nothing
def _land(
    capitals: tuple[int, ...],
    peasants: tuple[tuple[int, ...], ...],
    soldiers: tuple[tuple[int, ...], ...],
    in_play: tuple[bool, ...],
    *facts: tuple[int, ...],
) -> tuple[RegionView, ...]:
    resource, capacity, owners, status, buildings = facts
    return tuple(
        [
            _region(*here)
            for here in zip(
                range(len(REGIONS)),
                in_play,
                resource,
                capacity,
                owners,
                status,
                [owner != NOBODY and capitals[owner] == n for n, owner in enumerate(owners)],
                buildings,
                zip(*peasants, strict=True),
                zip(*soldiers, strict=True),
                strict=True,
            )
        ]
    )


# Most regions stay as they are, and are seen alike by all.
@kept(16 * MB, key=KB // 2, weigh=lambda _: KB // 2)
def _region(
    n: int,
    in_play: bool,
    resource: int,
    capacity: int,
    owner: int,
    status: int,
    capital: bool,
    buildings: int,
    peasants: tuple[int, ...],
    soldiers: tuple[int, ...],
) -> RegionView:
    dealt = in_play and capacity > 0
    return RegionView(
        id=REGIONS[n].id,
        in_play=in_play,
        resource=RESOURCES[resource] if dealt else None,
        capacity=capacity if dealt else 0,
        owner=None if owner == NOBODY else owner,
        status=_STATUS.get(status),
        capital=capital,
        buildings=_buildings(buildings),
        peasants=peasants,
        soldiers=soldiers,
    )


def _empire(s: State, e: Empire, seat: int | None) -> EmpireView:
    mine = e.seat == seat
    opened = mine or s.stage == Stage.SCORING
    known = mine or not any(e.laid)  # the hand would betray what is laid, and nothing else
    return EmpireView(
        seat=e.seat,
        crops=e.stock[0],
        gold=e.stock[1],
        unrest=e.unrest,
        unrest_max=e.powers.unrest_max,
        vp=e.vp,
        chronicle_vp=tuple(e.chronicle_vp),
        heritage=tuple(e.heritage),
        measures=all_measures(s, e, citizens(s, e)) if s.tiles else (0,) * 6,
        regions=len(e.regions),
        capital=REGIONS[e.capital].id if e.capital >= 0 else None,
        peasants_left=e.supply[0],
        soldiers_left=e.supply[1],
        caravans_left=e.caravans_left,
        markers_left=e.markers_left,
        advance_markers=tuple(e.markers),
        advances=_advances(e.reached),
        played=_cards(e.played),
        emphasis=None if e.emphasis == NONE else CATEGORIES[e.emphasis],
        emphasis_markers=e.emphasis_markers,
        unlocked=_unlocked(e.emphasis, e.powers.unlocked),
        bonuses=_bonuses(e.bonuses),
        laid=_laid(tuple(e.laid), opened),
        chronicles=_in_hand(tuple(e.laid)) if known else (),
        chosen=tuple([CARDS[card] for card in e.chosen]) if mine and e.chosen else (),
    )


def _turn(s: State) -> TurnView:
    turn = s.turn
    return TurnView(
        seat=s.seat,
        hand=tuple(CARDS[card] for card in turn.hand),
        bonus=None if turn.bonus == NONE else BONUS_ACTIONS[turn.bonus],
        support=None if turn.support == NONE else CATEGORIES[turn.support],
        exchanged=turn.exchanged,
    )


def _known_tops(s: State, seat: int | None) -> tuple[str | None, ...]:
    if not any(s.top_known):  # as most often
        return (None,) * len(s.stacks)
    return tuple([_known_top(s, n, seat) for n in range(len(s.stacks))])


def _known_top(s: State, stack: int, seat: int | None) -> str | None:
    if seat is None or not s.stacks[stack] or not s.top_known[stack] >> seat & 1:
        return None
    return ADVANCES[s.stacks[stack][-1]].id
