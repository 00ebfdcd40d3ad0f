"""Fallen settlements (HRN-11.9 to HRN-11.14): destroyed, degraded or occupied; the ships in their
shipyards are in `prizes`."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, amounts, terms
from civitas.kernel.values import NONE, put
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY, DOCK, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.means.areas import area_at
from civitas.titles.oikumene.means.conquest import conquest_prestige, credit_conquest
from civitas.titles.oikumene.means.control import hostile, settle_coast, settle_town
from civitas.titles.oikumene.means.rooms import herd_places, ship_capacity
from civitas.titles.oikumene.means.settlements import (
    hand_over,
    has_tile,
    lower_to_dock,
    lower_to_village,
    raze,
    set_fort,
    set_yard,
)
from civitas.titles.oikumene.means.stores import add_herd, fish_room, grain_room, herd_room, stores
from civitas.titles.oikumene.means.units import has_block
from civitas.titles.oikumene.picks.war import Destroy, Occupy, TakeAsVillage
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.prizes import (
    losers,
    lost_in_port,
    make_room,
    prestige_of_ships,
    sink_ships,
    take_ships,
    taken_out,
)
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
STORMED: Final = Reason("stormed", "HRN-11.11")
NOT_STORMED: Final = Reason("not-stormed", "HRN-11.12")
ONLY_CITIES: Final = Reason("only-cities", "HRN-11.11")
NO_TILE: Final = Reason("no-tile", "HRN-2.14")
NOT_VICTOR: Final = Reason("not-victor", "HRN-11.9")


def give_back(s: State) -> None:
    """HRN-11.9: a settlement whose victor has left goes back to its owner; so does one whose victor
    has made peace with him (HRN-17.6)."""
    for field, fallen in sorted(s.fallen.items()):
        victor, owner = s.players[fallen.victor], s.owner[field]
        peace = not hostile(s, victor.seat, owner)
        if peace or not victor.forces >> field & 1:
            del s.fallen[field]
            settle_town(s, field)
            settle_coast(s, field)
            told, clause = ("told-peace", "HRN-17.6") if peace else ("told-given-back", "HRN-11.9")
            s.tell(told, clause, seat=owner, other=victor.seat, space=s.label(field))


@RULES.asking("conquest")
def conquer(s: State, me: Player, field: int) -> Flow:
    """HRN-11.9: the victor deals with a settlement that has fallen."""
    picks = fates(s, me, field)
    pick: Pick = picks[0]
    if len(picks) == 1:
        _tell_why(s, me, field)
    else:
        pick = yield Ask(
            me.seat,
            "conquest",
            lambda: picks,
            params={"space": s.label(field), "building": BUILDINGS[s.town[field]].id},
            terms=lambda pick: conquest_terms(s, me, field, pick),
            sure=True,
        )
    credit_conquest(s, me, field)
    if isinstance(pick, Destroy):
        destroy_settlement(s, me, field)
    else:
        yield from _take(s, me, field, degraded=isinstance(pick, TakeAsVillage))


def _tell_why(s: State, me: Player, field: int) -> None:
    """HRN-11.11, HRN-2.14: it has to be destroyed."""
    village = s.fallen[field].stormed and s.town[field] != CITY
    reason = ONLY_CITIES if village else NO_TILE
    name = s.label(field)
    s.tell("told-must-destroy", reason.clause, seat=me.seat, space=name, village=int(village))


def fates(s: State, me: Player, field: int) -> list[Pick]:
    name = s.label(field)
    found: list[Pick] = [Destroy(name)]
    if refuse_degrade(s, me, field) is None:
        found.append(TakeAsVillage(name))
    if refuse_occupy(s, me, field) is None:
        found.append(Occupy(name))
    return found


def refuse_fate(s: State, me: Player, field: int) -> Reason | None:
    fallen = s.fallen.get(field)
    return None if fallen is not None and fallen.victor == me.seat else NOT_VICTOR


def refuse_degrade(s: State, me: Player, field: int) -> Reason | None:
    """HRN-11.11: only a city that fell with defenders inside."""
    if refuse_fate(s, me, field) is not None:
        return NOT_VICTOR
    if not s.fallen[field].stormed:
        return NOT_STORMED
    if s.town[field] != CITY:
        return ONLY_CITIES
    return None if has_tile(s, me, 1 + (s.yard[field] == HARBOUR)) else NO_TILE


def refuse_occupy(s: State, me: Player, field: int) -> Reason | None:
    """HRN-11.12: one that fell undefended or surrendered."""
    if refuse_fate(s, me, field) is not None:
        return NOT_VICTOR
    if s.fallen[field].stormed:
        return STORMED
    tiles = 1 + (s.yard[field] != NONE) + (s.fort >> field & 1)
    return None if has_tile(s, me, tiles) else NO_TILE


def loot(s: State, field: int) -> int:
    """HRN-11.10"""
    yard = BUILDINGS[s.yard[field]].loot if s.yard[field] != NONE else 0
    return BUILDINGS[s.town[field]].loot + yard


def conquest_terms(s: State, me: Player, field: int, pick: Pick) -> Terms | None:
    """What it brings for certain."""
    razed = isinstance(pick, Destroy)
    gains: dict[str, int | float] = {"victory": BUILDINGS[s.town[field]].conquest_sp}
    if s.mode.prestige:
        sunk = prestige_of_ships(s, me, field) if razed else 0
        gains["prestige"] = conquest_prestige(s, me, field) + sunk
    if razed:
        gains["gold"] = loot(s, field)
    gains["grain"], gains["fish"] = _goods(s, me, field, pick)
    lost = lost_in_port(me, field) if razed else 0
    if not lost:
        return terms({}, gains)
    return Terms(gains=amounts(gains), note="lost-in-port", params=(("lost", lost),))


def _goods(s: State, me: Player, field: int, pick: Pick) -> tuple[int, int]:
    """Of the grain and fish inside, what the victor has room for."""
    grain, fish = s.grain[field], s.fish[field]
    if isinstance(pick, Destroy):
        near = stores(s, me, area_at(s, me, field) & ~(1 << field))
        room = sum(grain_room(s, f) for f in near), sum(fish_room(s, f) for f in near)
    elif isinstance(pick, TakeAsVillage):
        dock = BUILDINGS[DOCK].store_fish if s.yard[field] == HARBOUR else 0
        room = BUILDINGS[VILLAGE].store_grain, dock
    else:
        room = grain, fish
    return min(grain, room[0]), min(fish, room[1])


def destroy_settlement(s: State, me: Player, field: int) -> None:
    """HRN-11.10: loot, goods as far as there is room, and nothing is left."""
    clause = "HRN-11.10"
    gold, herds, goods = loot(s, field), s.stalls[field], (s.grain[field], s.fish[field])
    me.gold += gold
    s.tell("told-loot", clause, seat=me.seat, space=s.label(field), gold=gold)
    _carry_off(s, me, field)
    _tell_goods(s, me, field, goods, (s.grain[field], s.fish[field]), clause)
    sink_ships(s, me, field)
    raze(s, field)
    _drive_off(s, me, field, herds, clause)


def _carry_off(s: State, me: Player, field: int) -> None:
    """Grain and fish go to connected stores with room, in file order."""
    area = area_at(s, me, field) & ~(1 << field)
    for store in stores(s, me, area):
        grain = min(s.grain[field], grain_room(s, store))
        s.grain[store] += grain
        s.grain[field] -= grain
        fish = min(s.fish[field], fish_room(s, store))
        s.fish[store] += fish
        s.fish[field] -= fish


def _tell_goods(
    s: State, me: Player, field: int, goods: tuple[int, int], lost: tuple[int, int], clause: str
) -> None:
    """What of the grain and fish inside is the victor's, and what nobody has room for."""
    if any(goods):
        s.tell(
            "told-goods-taken",
            clause,
            seat=me.seat,
            space=s.label(field),
            grain=goods[0] - lost[0],
            fish=goods[1] - lost[1],
            lost=sum(lost),
            lost_grain=lost[0],
            lost_fish=lost[1],
        )


def _drive_off(s: State, me: Player, field: int, herds: tuple[int, ...], clause: str) -> None:
    """Each herd from inside finds its place, or is lost."""
    told = {"seat": me.seat}
    lost = 0
    for kind in herds:
        where = _goal_of_herd(s, me, field, kind) if has_block(s, me) else NONE
        if where == NONE:
            lost += 1
        else:
            herd = HERDS[kind].id
            s.tell("told-herd-taken", clause, **told, herd=herd, space=s.label(where))
    if lost:
        s.tell("told-herds-lost", clause, **told, number=lost, space=s.label(field))


def _goal_of_herd(s: State, me: Player, field: int, kind: int) -> int:
    """A herd from inside goes on the field, or on another of the area with room; otherwise it stays
    inside as far as that still has room for it (HRN-8.6)."""
    area = area_at(s, me, field)
    pastures = [f for f in (field, *spaces(area & s.world.land)) if herd_room(s, f) > 0]
    if pastures:
        add_herd(s, me, pastures[0], kind)
        return pastures[0]
    if herd_places(s, field) > 0 and s.rules.version >= 5:  # before, it was lost
        s.stalls = put(s.stalls, field, tuple(sorted((*s.stalls[field], kind))))
        return field
    return NONE


def _take(s: State, me: Player, field: int, *, degraded: bool) -> Flow:
    """HRN-11.11, HRN-11.12: it changes hands, as it is or at a lower level."""
    surrendered = s.fallen[field].surrendered
    herds, goods = s.stalls[field], (s.grain[field], s.fish[field])
    clause = "HRN-11.11" if degraded else "HRN-11.12"
    s.stalls = put(s.stalls, field, ())
    room = ship_capacity(s, field)
    if degraded:
        room = BUILDINGS[DOCK].store_ships if s.yard[field] == HARBOUR else 0
    yield from make_room(s, me, field, room)
    prizes = taken_out(s, losers(s, me, field, room), field)
    s.sites.pop(field, None)
    if degraded:
        set_fort(s, field, stands=False)
        lower_to_village(s, field)
        if s.yard[field] == HARBOUR:
            lower_to_dock(s, field)
        elif s.yard[field] != NONE:
            s.fish[field] = 0
            set_yard(s, field, NONE)
    hand_over(s, me, field)
    s.tell(
        "told-degraded" if degraded else "told-occupied",
        clause,
        seat=me.seat,
        space=s.label(field),
    )
    lost = goods[0] - s.grain[field], goods[1] - s.fish[field]
    _tell_goods(s, me, field, goods, lost, clause)
    _drive_off(s, me, field, herds, clause)
    yield from take_ships(s, me, field, prizes, counts=not surrendered)
