"""Growth (EOT-7.3 to EOT-7.10, EOT-7.21): vassals come, or pieces go, one by one."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step, by_seat
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.content.fields import FIELD, NAMES
from civitas.titles.era_of_tribes.content.tables import CUBE_MORALE
from civitas.titles.era_of_tribes.land.expansion import under_way
from civitas.titles.era_of_tribes.land.pieces import pieces, take_off, took_off
from civitas.titles.era_of_tribes.means.changes import Changes, morale_change, told
from civitas.titles.era_of_tribes.means.cubes import cube_from_city
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.picks.common import DONE, Done
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Expansion

RULES: Final = Chapter()

PLACE: Final = by_seat("growth.place", BARBARIANS)
PER_LEADER: Final = 2
"""EOT-7.3"""
PER_MORALE: Final = 3
"""So much growth not used gives 1 morale (EOT-7.8)."""

NO_ROOM: Final = Reason("no-room-to-grow", "EOT-7.6")
NO_CUBE: Final = Reason("no-cube", "EOT-7.9")


def growth_of(me: Player, leaders: int, goods: int) -> int:
    """EOT-7.3"""
    return me.food - me.hunger + goods + PER_LEADER * leaders + me.morale


def expansion_terms(_: State, me: Player, leaders: int, goods: int = 0) -> Terms | None:
    """What an expansion brings at first."""
    return terms(gains={"growth": max(0, growth_of(me, leaders, goods))})


@RULES.plain("growth")
def growth(s: State, me: Player) -> None:
    """EOT-7.3, EOT-7.6, EOT-7.21: how much there is, and where it finds room."""
    x = under_way(s)
    points = growth_of(me, x.leaders, x.goods)
    if s.log is not None:
        s.tell("told-growth", "EOT-7.3", seat=me.seat, growth=points)
    vassals, cities = s.vassals, me.cities
    room = [(n, vassals[n] + (n in cities)) for n in s.land_of(me.seat)]
    s.expansion = replace(x, growth=points, room=tuple(room))
    if points > 0:
        s.do(PLACE[me.seat])
    elif points < 0:
        s.do(Step("growth.remove", me.seat))


# ---------------------------------------------------------------- vassals come


def refuse_growth(s: State, me: Player, place: int) -> Reason | None:
    """Why no new vassal comes to this province (EOT-7.6, EOT-7.9)."""
    if not dict(under_way(s).room).get(place):
        return NO_ROOM
    return None if me.free or me.unbuilt else NO_CUBE


@RULES.asking("growth.place")
def place_vassals(s: State, me: Player) -> Flow:
    """EOT-7.6: one vassal after the other; nobody is asked once there is no growth, no room or no
    cube left."""
    if not _goes_on(me, under_way(s)):
        _rest_becomes_morale(s, me)
        return
    pick = yield Ask(
        me.seat,
        "growth",
        lambda: _growth_picks(s),
        {"growth": under_way(s).growth, "vassals": me.free},
        sure=True,
        terms=lambda pick: _growth_terms(s, me, pick),
    )
    if isinstance(pick, Done):
        _rest_becomes_morale(s, me)
        return
    s.do(PLACE[me.seat])
    _grow(s, me, FIELD[pick.field])


def _goes_on(me: Player, x: Expansion) -> bool:
    return x.growth > 0 and bool(x.room) and bool(me.free or me.unbuilt)


def _growth_picks(s: State) -> list[Pick]:
    return [*[picks.GROW[place] for place, _ in under_way(s).room], DONE]


def _grow(s: State, me: Player, place: int) -> None:
    """A new vassal, from FV or at a price from an unbuilt city (EOT-7.6, EOT-7.7, EOT-7.9)."""
    s.vassals[place] += 1
    s.expansion = _grown(under_way(s), place)
    if s.log is not None:
        s.tell("told-grows", "EOT-7.6", seat=me.seat, field=NAMES[place])
    if me.free:
        me.free -= 1
    else:
        cube_from_city(s, me, CUBE_MORALE)


def _grown(x: Expansion, place: int) -> Expansion:
    new = dict(x.new)
    new[place] = new.get(place, 0) + 1
    left = tuple([(n, many - (n == place)) for n, many in x.room if n != place or many > 1])
    return replace(x, growth=x.growth - 1, room=left, new=tuple(sorted(new.items())))


def _rest_becomes_morale(s: State, me: Player) -> None:
    """EOT-7.8"""
    x = under_way(s)
    gained = max(x.growth, 0) // PER_MORALE
    s.expansion = replace(x, growth=0, room=())
    if gained:
        s.tell("told-unused-growth", "EOT-7.8", seat=me.seat, growth=x.growth, morale=gained)
        change_morale(s, me, gained)


def _growth_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What a pick costs and brings (EOT-7.8, EOT-7.9)."""
    if isinstance(pick, picks.Grow):
        price: Changes = {"free_vassals": -1} if me.free else morale_change(me, -CUBE_MORALE)
        return told(price)
    return told(morale_change(me, under_way(s).growth // PER_MORALE))


# ---------------------------------------------------------------- pieces go


@RULES.asking("growth.remove")
def remove_pieces(s: State, me: Player) -> Flow:
    """EOT-7.4, EOT-7.5: one piece after the other; when all must go, or none is left, nobody is
    asked."""
    x = under_way(s)
    found = pieces(s, me)
    if sum(number for _, _, number in found) <= -x.growth:
        for field, kind, number in found:
            for _ in range(number):
                take_off(s, me, field, kind, "EOT-7.5")
        s.expansion = replace(under_way(s), growth=0)
        return
    options, prices = partial(_removal_picks, s, me), partial(_removal_terms, s, me)
    params = {"count": -x.growth}
    pick = yield Ask(me.seat, "shrink", options, params, terms=prices)
    take_off(s, me, FIELD[pick.field], pick.piece, "EOT-7.4")
    s.expansion = replace(under_way(s), growth=x.growth + 1)
    if x.growth < -1:
        s.do(Step("growth.remove", me.seat))


def _removal_picks(s: State, me: Player) -> list[Pick]:
    return [picks.withdraw(field, kind) for field, kind, _ in pieces(s, me)]


def _removal_terms(s: State, me: Player, pick: picks.Withdraw) -> Terms | None:
    return told(took_off(s, me, FIELD[pick.field], pick.piece))
