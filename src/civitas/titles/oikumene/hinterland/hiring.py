"""Buying units (HRN-14.2, HRN-14.3, HRN-14.6, HRN-14.7, HRN-12.4) and the commander (HRN-14.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.tables import COMMANDERS, PP_PRICE
from civitas.titles.oikumene.content.units import (
    ELITE,
    KIND,
    KINDS,
    LEVEL,
    LEVELS,
    LIGHT,
    MERCENARY,
    PIRATES,
    RECRUIT,
    STANDARD,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.means.purse import pay, pay_prestige
from civitas.titles.oikumene.means.units import add, has_block, has_cube
from civitas.titles.oikumene.picks.hinterland import Command, Hire
from civitas.titles.oikumene.stacks import place, stack
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.underway import Trade
from civitas.titles.oikumene.world import spaces

GOLD: Final = "gold"
PRESTIGE: Final = "prestige"
NO_TOWN: Final = Reason("no-free-settlement", "HRN-14.2")
LIMIT: Final = Reason("buy-limit", "HRN-14.2")
PLUNDERED: Final = Reason("plundered", "HRN-11.7")
NO_CUBE: Final = Reason("no-cube", "HRN-2.12")
NO_BLOCK: Final = Reason("no-block", "HRN-2.13")
NO_RECRUITS: Final = Reason("no-recruiting", "HRN-18.3")
ONLY_RECRUITS: Final = Reason("only-recruiting", "HRN-18.4")
NO_YARD: Final = Reason("no-own-shipyard", "HRN-14.7")
HOSTILE_SEA: Final = Reason("hostile-ships", "HRN-14.7")
FAR_SEA: Final = Reason("far-sea", "HRN-14.7")
DOUBLED: Final = Reason("doubled", "HRN-14.3")
QUICK_ALTERNATIVE: Final = 3
"""HRN-18.5: the other price of a mercenary where there is no prestige."""


def trade_of(s: State) -> Trade:
    """The trade turn under way."""
    assert s.trade is not None
    return s.trade


def note(s: State, **changes: object) -> None:
    """Something was done in this trade turn."""
    s.trade = msgspec.structs.replace(trade_of(s), **changes)


def hire_price(s: State, me: Player, pick: Hire) -> dict[str, int]:
    """What one unit costs; the part in a currency that is off is left out (HRN-1.3)."""
    level = LEVEL[pick.level]
    if pick.unit == KINDS[LIGHT].id:
        return {GOLD: 1 if level == RECRUIT else 2}
    extra = KINDS[MERCENARY].buy_extra_per_level_gold * max(0, level - STANDARD)
    if pick.unit == KINDS[PIRATES].id:
        prices = (KINDS[PIRATES].buy or {})["any_of"]
        price = dict(prices[pick.pays == PRESTIGE])
    elif pick.pays == GOLD:
        price = {
            GOLD: (KINDS[MERCENARY].buy or {})["gold"],
            "pp": (KINDS[MERCENARY].buy or {})["pp"],
        }
    elif s.mode.prestige:
        price = dict(me.traits.mercenary_alternative_price)
    else:
        price = {GOLD: QUICK_ALTERNATIVE}
    gold = price.get(GOLD, 0) + extra
    prestige = price.get("pp", 0) if s.mode.prestige else 0
    return {thing: n for thing, n in ((GOLD, gold), (PRESTIGE, prestige)) if n}


def refuse_price(me: Player, price: dict[str, int], clause: str) -> Reason | None:
    """HRN-14.17, HRN-16.5"""
    if me.gold < price.get(GOLD, 0):
        return Reason("gold", clause, {"number": price[GOLD]})
    if me.prestige < price.get(PRESTIGE, 0):
        return Reason("prestige", clause, {"number": price[PRESTIGE]})
    return None


def charge(me: Player, price: dict[str, int]) -> None:
    pay(me, price.get(GOLD, 0))
    pay_prestige(me, price.get(PRESTIGE, 0))


def hires_now(s: State, me: Player) -> Iterator[Hire]:
    """The purchases that a player can think of: with gold, and a settlement that may still buy."""
    able = s.mode.pirates or (me.gold and any(limit(s, f) > 0 for f in spaces(realm(s, me).towns)))
    return hires(s, me) if able else iter(())


def hires(s: State, me: Player) -> Iterator[Hire]:
    """All kinds of purchases that exist for a player in this mode."""
    light, mercenary, pirates = (KINDS[kind].id for kind in (LIGHT, MERCENARY, PIRATES))
    levels = LEVELS[STANDARD : ELITE + 1] if s.mode.experience else LEVELS[STANDARD : STANDARD + 1]
    yield Hire(light, LEVELS[STANDARD].id, GOLD)
    if s.mode.recruitment_of_recruits:
        yield Hire(light, LEVELS[RECRUIT].id, GOLD)
    for level in levels if s.mode.mercenaries else ():
        yield Hire(mercenary, level.id, GOLD)
        if me.traits.mercenary_alternative_price:
            yield Hire(mercenary, level.id, PRESTIGE)
    for level in levels if s.mode.pirates else ():
        yield Hire(pirates, level.id, GOLD)
        if s.mode.prestige:
            yield Hire(pirates, level.id, PRESTIGE)


def refuse_hire(s: State, me: Player, pick: Hire) -> Reason | None:
    """May a player buy such a unit at all?"""
    if pick.unit == KINDS[LIGHT].id:
        recruit = pick.level == LEVELS[RECRUIT].id
        if recruit and me.traits.no_recruiting_light_infantry:
            return NO_RECRUITS
        only = me.traits.light_infantry_only_recruited and s.mode.recruitment_of_recruits
        if not recruit and only:
            return ONLY_RECRUITS
    reason = refuse_price(me, hire_price(s, me, pick), "HRN-14.2")
    if reason is None and pick.unit != KINDS[LIGHT].id and not has_block(s, me):
        return NO_BLOCK
    return reason


def limit(s: State, field: int) -> int:
    """HRN-14.2, HRN-14.3: units that a settlement may still buy in this round."""
    trade = trade_of(s)
    each = BUILDINGS[s.town[field]].buy_limit_units
    return each * (2 if trade.doubled == field else 1) - trade.bought.count(field)


def refuse_hire_at(s: State, me: Player, pick: Hire, space: int) -> Reason | None:
    """May the unit come here?"""
    if pick.unit == KINDS[PIRATES].id:
        return _refuse_sea(s, me, space)
    if not realm(s, me).towns >> space & 1:
        return NO_TOWN
    if limit(s, space) < 1:
        return LIMIT
    if pick.unit == KINDS[MERCENARY].id:
        return None
    recruit = pick.level == LEVELS[RECRUIT].id
    if recruit and s.stone[space] != NOBODY:
        return PLUNDERED
    new = stack(place(space), LIGHT, RECRUIT if recruit else STANDARD)
    return None if has_cube(me, new) else NO_CUBE


def _refuse_sea(s: State, me: Player, space: int) -> Reason | None:
    """HRN-14.7"""
    if not any(s.owner[f] == me.seat and s.yard[f] != NONE for f in s.world.fields):
        return NO_YARD
    if not s.world.lands <= space < s.world.waters:
        return FAR_SEA
    if enemy_forces(s, me) >> space & 1:
        return HOSTILE_SEA
    near = (*s.world.coasts[space], *s.world.lanes[space])
    return None if any(s.control[n] == me.seat for n in near) else FAR_SEA


def hire_spaces(s: State, me: Player, pick: Hire) -> Iterator[int]:
    """Where such a unit may come, in file order."""
    if refuse_hire(s, me, pick) is not None:
        return
    where = s.world.seas if pick.unit == KINDS[PIRATES].id else spaces(realm(s, me).towns)
    for space in where:
        if refuse_hire_at(s, me, pick, space) is None:
            yield space


def hire(s: State, me: Player, pick: Hire, space: int) -> None:
    """HRN-14.2, HRN-14.6, HRN-14.7: a unit is bought and stands there."""
    kind, level = KIND[pick.unit], LEVEL[pick.level]
    price = hire_price(s, me, pick)
    charge(me, price)
    add(s, me, stack(place(space), kind, level))
    s.tell(
        "told-hire",
        "HRN-14.2" if kind == LIGHT else "HRN-14.6" if kind == MERCENARY else "HRN-14.7",
        seat=me.seat,
        unit=pick.unit,
        level=pick.level,
        space=s.label(space),
        gold=price.get(GOLD, 0),
        prestige=price.get(PRESTIGE, 0),
    )
    if kind != PIRATES:
        note(s, bought=(*trade_of(s).bought, space))
    if kind == MERCENARY:
        me.hired += 1
        _roman_gold(s, me)
    if kind == LIGHT:
        note(s, lights=(*trade_of(s).lights, (space, level)))


def _roman_gold(s: State, me: Player) -> None:
    """HRN-18.38: whoever lives on it gets gold when a Roman buys a mercenary."""
    if me.faction == NONE or FACTIONS[me.faction].id != f"{s.rules.map}_romans":
        return
    for other in s.in_order():
        gold = other.traits.gold_when_roman_buys_mercenary
        if gold:
            other.gold += gold
            s.tell("told-roman-gold", "HRN-18.38", seat=other.seat, other=me.seat, gold=gold)


def gift_fields(s: State, me: Player) -> list[int]:
    """HRN-18.27: where the third light infantry may come, once two were bought in this round."""
    trade = trade_of(s)
    if not me.traits.third_light_infantry_free or trade.gift or len(trade.lights) != 2:
        return []
    new = gift_level(s)
    two = sorted({field for field, _ in trade.lights})
    return [field for field in two if has_cube(me, stack(place(field), LIGHT, new))]


def gift_level(s: State) -> int:
    """It is a recruit if one of the two was."""
    levels = [level for _, level in trade_of(s).lights]
    return RECRUIT if RECRUIT in levels else STANDARD


def give(s: State, me: Player, field: int) -> None:
    """HRN-18.27: the third comes, over the limit."""
    add(s, me, stack(place(field), LIGHT, gift_level(s)))
    note(s, gift=True)
    s.tell("told-third", "HRN-18.27", seat=me.seat, space=s.label(field))


def refuse_double(s: State, me: Player) -> Reason | None:
    """HRN-14.3"""
    if trade_of(s).doubled != NONE:
        return DOUBLED
    return refuse_price(me, {PRESTIGE: PP_PRICE["double_unit_purchase"]}, "HRN-14.3")


def commands(s: State, me: Player) -> list[Command]:
    """HRN-14.14: the commanders that are better than the one he has."""
    return [Command(each.id) for each in COMMANDERS[me.commander + 1 :]]


def command_price(me: Player, commander: int) -> int:
    """HRN-14.14: raising costs the difference."""
    return COMMANDERS[commander].buy - COMMANDERS[me.commander].buy
