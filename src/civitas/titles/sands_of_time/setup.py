"""Sections 2 and 3: the map in play and the setup draft."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import convert

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.chance import Chance
from civitas.kernel.setting import Setting
from civitas.kernel.values import NOBODY, NOWHERE, put
from civitas.titles.sands_of_time.content import (
    ADVANCE,
    ADVANCES,
    BORDER,
    BORDERS_OF,
    BUILDINGS,
    CATEGORIES,
    CITY,
    COPIES_IN_USE,
    NEIGHBOURS,
    PEASANT,
    REGION,
    REGIONS,
    RESOURCE,
    ROW,
    ROWS,
    SETUP_HERITAGE,
    SIDES,
    SOLDIER,
    TILES,
)
from civitas.titles.sands_of_time.picks import BEGIN, CAPITAL, CARAVAN, PROVINCE, SETTLE
from civitas.titles.sands_of_time.rules import Rules
from civitas.titles.sands_of_time.state import PROVINCE as PROVINCE_STATUS
from civitas.titles.sands_of_time.state import Empire, Stage, State, place
from civitas.titles.sands_of_time.tracks import choose_heritage, take_control

DECKS: Final = {
    (category, level): tuple(
        n for n, a in enumerate(ADVANCES) if (a.category, a.level) == (category, level)
    )
    for category in CATEGORIES
    for level in (2, 3, 4, 5)
}
"""The advances with the same back: by category and level."""


def setup(setting: Setting, chance: Chance) -> State:
    """SOT-2.4, SOT-3.2 to SOT-3.4: the board before anything is dealt."""
    seats = setting.seats
    return State(
        chance=chance,
        rules=convert({**setting.options, "version": setting.rules}, Rules),
        empires=[Empire(seat) for seat in range(seats)],
        in_play=tuple(region.min_players <= seats for region in REGIONS),
        building_supply=tuple(
            building.copies if kind == CITY else COPIES_IN_USE[seats]
            for kind, building in enumerate(BUILDINGS)
        ),
    )


def deal(s: State) -> None:
    """SOT-3.1, SOT-3.5: all that chance decides before the first pick."""
    seats = len(s.empires)
    tiles = [n for n, tile in enumerate(TILES) if tile.min_players <= seats]
    s.chance.shuffle(tiles)
    dealt = iter(tiles)
    s.tiles = tuple(next(dealt) if playing else NOWHERE for playing in s.in_play)
    s.resource = tuple(RESOURCE[TILES[n].resource] if n >= 0 else NOWHERE for n in s.tiles)
    s.capacity = tuple(TILES[n].capacity if n >= 0 else 0 for n in s.tiles)
    s.start = s.chance.below(seats)
    if s.rules.version < 2:  # the first rules laid them out before the draft
        lay_out_advances(s)
    s.tell("start-player", "SOT-3.5", seat=s.start)
    s.stage = Stage.FIRST_PROVINCES


def lay_out_advances(s: State) -> None:
    """SOT-3.16, SOT-3.17: six rows of open cards, nine face-down stacks."""
    second: list[list[int]] = []
    stacks: list[tuple[int, ...]] = []
    for category in CATEGORIES:
        for level in (2, 3, 4, 5):
            cards = list(DECKS[category, level])
            s.chance.shuffle(cards)
            if level == 2:
                second.append(cards)
            else:
                stacks.append(tuple(cards))
    s.stacks = tuple(stacks)
    s.rows = tuple((ADVANCE[r.level_1], second[n // 2][n % 2]) for n, r in enumerate(ROWS))


def _mark(s: State, me: Empire, regions: Sequence[int], clause: str) -> Flow:
    """Mark one of these regions as a province; any unmarked one if there is none (SOT-3.9)."""

    def options() -> list[Pick]:
        free = [r for r in regions if s.in_play[r] and s.owner[r] == NOBODY]
        if not free:
            free = [r for r, playing in enumerate(s.in_play) if playing and s.owner[r] == NOBODY]
        return [PROVINCE[region] for region in free]

    pick = yield Ask(me.seat, "province", options, {"number": len(me.regions) + 1})
    take_control(s, me, REGION[pick.region], PROVINCE_STATUS)
    s.tell("province", clause, seat=me.seat, region=pick.region)


def first_provinces(s: State) -> Flow:
    """SOT-3.6: any region in play, start player first, clockwise."""
    for me in s.in_order():
        yield from _mark(s, me, range(len(REGIONS)), "SOT-3.6")
    s.stage = Stage.SECOND_PROVINCES


def second_provinces(s: State) -> Flow:
    """SOT-3.7: a neighbour of the first, last player first, counter-clockwise."""
    for me in reversed(s.in_order()):
        yield from _mark(s, me, NEIGHBOURS[me.regions[0]], "SOT-3.7")
    s.stage = Stage.THIRD_PROVINCES


def third_provinces(s: State) -> Flow:
    """SOT-3.8: a neighbour of either; then SOT-3.10: 2 peasants and 1 soldier in each."""
    for me in s.in_order():
        near = {n for region in me.regions for n in NEIGHBOURS[region]}
        yield from _mark(s, me, sorted(near), "SOT-3.8")
    for me in s.empires:
        for region in me.regions:
            place(me, PEASANT, region)
            place(me, PEASANT, region)
            place(me, SOLDIER, region)
    s.stage = Stage.CAPITALS


def _regions(me: Empire, picks: Sequence[Pick]) -> list[Pick]:
    """One pick for each own region."""
    return [picks[region] for region in me.regions]


def capitals(s: State) -> Flow:
    """SOT-3.11"""
    for me in s.in_order():
        pick = yield Ask(me.seat, "capital", partial(_regions, me, CAPITAL))
        me.capital = REGION[pick.region]
        s.tell("capital", "SOT-3.11", seat=me.seat, region=pick.region)
    s.stage = Stage.FIRST_CARAVANS


def setup_borders(me: Empire) -> list[int]:
    """SOT-3.12: between the capital and another own province; SOT-3.13: else any of its borders."""
    around = BORDERS_OF[me.capital]
    own = [b for b in around if SIDES[b][0] in me.regions and SIDES[b][1] in me.regions]
    return own or list(around)


def caravan_picks(me: Empire) -> list[Pick]:
    """The borders for the setup caravan."""
    return [CARAVAN[border] for border in setup_borders(me)]


def first_caravans(s: State) -> Flow:
    """SOT-3.12, SOT-3.14: a caravan free of charge, and 1 heritage in a category of choice."""
    for me in s.in_order():
        pick = yield Ask(me.seat, "first-caravan", partial(caravan_picks, me))
        me.caravans = (*me.caravans, BORDER[pick.border])
        s.tell("caravan", "SOT-3.12", seat=me.seat, border=pick.border)
        yield from choose_heritage(s, me, SETUP_HERITAGE, "SOT-3.12")
    s.stage = Stage.EXTRA_PEASANTS


def extra_peasants(s: State) -> Flow:
    """SOT-3.15; then SOT-3.16 and SOT-3.17: the advances are laid out."""
    for me in s.in_order():
        pick = yield Ask(me.seat, "extra-peasant", partial(_regions, me, SETTLE))
        place(me, PEASANT, REGION[pick.region])
        s.tell("settled", "SOT-3.15", seat=me.seat, region=pick.region)
    if not s.rows:  # in a match of the first rules, and where a scene laid them, they lie there
        lay_out_advances(s)
    s.stage = Stage.FIRST_ADVANCES


def first_advances(s: State) -> Flow:
    """SOT-3.18: several players may choose the same one."""
    for me in s.in_order():
        pick = yield Ask(me.seat, "first-advance", lambda: BEGIN)
        reach(s, me, ROW[pick.row])
    s.stage = Stage.INCOME


def reach(s: State, me: Empire, row: int) -> int:
    """Put the own marker of a row on its next card; tells which advance was reached (SOT-14.7)."""
    advance = s.rows[row][me.markers[row]]
    me.markers = put(me.markers, row, me.markers[row] + 1)
    me.learn(advance)
    s.tell("advance", "SOT-14.7", seat=me.seat, advance=ADVANCES[advance].id)
    if me.unrest > me.powers.unrest_max:
        me.unrest = me.powers.unrest_max
        s.tell("unrest-capped", "SOT-20.3", seat=me.seat, now=me.unrest)
    return advance
