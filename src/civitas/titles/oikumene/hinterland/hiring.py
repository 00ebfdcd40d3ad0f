"""Buying units (HRN-14.2, HRN-14.3, HRN-14.6, HRN-14.7, HRN-12.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from civitas.kernel.asks import Reason
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import BUY_LIMIT
from civitas.titles.oikumene.content.factions import FACTIONS, traits_of
from civitas.titles.oikumene.content.modes import Mode
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.content.units import (
    CUBES,
    ELITE,
    KINDS,
    LEVELS,
    LIGHT,
    MERCENARY,
    PIRATES,
    RECRUIT,
    STANDARD,
)
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import enemy_forces
from civitas.titles.oikumene.means.purse import pay, pay_prestige, short_of
from civitas.titles.oikumene.means.units import add, has_block, has_cube, welcome
from civitas.titles.oikumene.picks.hinterland import Hire
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import place, stack
from civitas.titles.oikumene.state import State
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
RECRUITED: Final[dict[str, int]] = KINDS[LIGHT].recruit or {}
"""HRN-14.2"""
QUICK: Final = {GOLD: 3}
"""HRN-18.5: the other price of a mercenary where there is no prestige."""


def note(me: Player, **changes: object) -> None:
    """Something was done in this trade sub-phase."""
    me.trade = replace(me.trade, **changes)


class Purchase(NamedTuple):
    """A unit that can be bought, and its price in gold and prestige."""

    pick: Hire
    kind: int
    level: int
    gold: int
    prestige: int


@cache
def purchases(mode: Mode, faction: int) -> dict[Hire, Purchase]:
    """All that there is to buy for a faction in a mode, by line of the menu; light infantry comes
    first."""
    levels = range(STANDARD, ELITE + 1) if mode.experience else (STANDARD,)
    mercenary = traits_of(faction).mercenary_alternative_price
    lights = (STANDARD, RECRUIT) if mode.recruitment_of_recruits else (STANDARD,)
    found = [(LIGHT, level, GOLD) for level in lights]
    for kind, on, other in (
        (MERCENARY, mode.mercenaries, mercenary),
        (PIRATES, mode.pirates, mode.prestige),
    ):
        for level in levels if on else ():
            found += [(kind, level, pays) for pays in ((GOLD, PRESTIGE) if other else (GOLD,))]
    bought = (_purchase(mode, faction, *each) for each in found)
    return {purchase.pick: purchase for purchase in bought}


def _purchase(mode: Mode, faction: int, kind: int, level: int, pays: str) -> Purchase:
    """The part of a price in a currency that is off is left out (HRN-1.3)."""
    price = RECRUITED if level == RECRUIT else _price(mode, faction, kind, pays)
    gold = price.get(GOLD, 0) + KINDS[kind].buy_extra_per_level_gold * (level - STANDARD)
    prestige = price.get("pp", 0) if mode.prestige else 0
    return Purchase(Hire(KINDS[kind].id, LEVELS[level].id, pays), kind, level, gold, prestige)


def _price(mode: Mode, faction: int, kind: int, pays: str) -> dict[str, int]:
    """HRN-14.6, HRN-14.7, HRN-18.5, for a unit of the lowest level"""
    buy = KINDS[kind].buy or {}
    if kind == PIRATES:
        return dict(buy["any_of"][pays == PRESTIGE])
    if pays == GOLD:
        return {GOLD: buy.get("gold", 0), "pp": buy.get("pp", 0)}
    return traits_of(faction).mercenary_alternative_price if mode.prestige else QUICK


@lru_cache(maxsize=1 << 12)
def payable(mode: Mode, faction: int, gold: int, prestige: int) -> tuple[Purchase, ...]:
    """Those of them that can be paid with so much."""
    able = known(mode, faction)
    return tuple([each for each in able if each.gold <= gold and each.prestige <= prestige])


@cache
def known(mode: Mode, faction: int) -> tuple[Purchase, ...]:
    """All that his faction knows."""
    every = purchases(mode, faction).values()
    lights = [each for each in every if each.kind == LIGHT]
    unknown = [each for each in lights if _refuse_light(mode, faction, each.level) is not None]
    return tuple([each for each in every if each not in unknown])


def hires(s: State, me: Player) -> dict[Hire, Purchase]:
    """All kinds of purchases that exist for a player in this mode."""
    return purchases(s.mode, me.faction)


def hire_price(s: State, me: Player, pick: Hire) -> dict[str, int]:
    """What one unit costs."""
    bought = hires(s, me)[pick]
    return {thing: n for thing, n in ((GOLD, bought.gold), (PRESTIGE, bought.prestige)) if n}


def hires_now(s: State, me: Player, towns: int) -> list[Hire]:
    """The purchases that a player with these free settlements can make."""
    able = payable(s.mode, me.faction, me.gold, me.prestige)
    if not able:
        return []
    buyers: Sequence[int] = spaces(towns)
    if me.trade.bought:
        buyers = [field for field in buyers if limit(s, me, field) > 0]
    if not buyers and not s.mode.pirates:
        return []
    if able[-1].kind != LIGHT and not has_block(s, me):
        able = tuple([each for each in able if each.kind == LIGHT])
    if len(me.units) < CUBES and not s.mode.pirates:
        for field in buyers:
            if s.stone[field] == NOBODY:  # who is not plundered may recruit (HRN-11.7)
                return [each.pick for each in able]  # there is a cube everywhere
    return [each.pick for each in able if _has_place(s, me, each, buyers)]


def _has_place(s: State, me: Player, bought: Purchase, buyers: Sequence[int]) -> bool:
    """May the unit come anywhere? ``buyers`` are the settlements that may still buy."""
    if bought.kind == MERCENARY:
        return bool(buyers)
    if bought.kind == LIGHT and bought.level != RECRUIT and len(me.units) < CUBES:
        return bool(buyers)  # there is a cube everywhere
    for space in s.world.seas if bought.kind == PIRATES else buyers:
        if refuse_hire_at(s, me, bought, space) is None:
            return True
    return False


def refuse_hire(s: State, me: Player, bought: Purchase) -> Reason | None:
    """May a player buy such a unit at all?"""
    if me.gold < bought.gold:
        return short_of(GOLD, bought.gold, "HRN-14.2")
    if me.prestige < bought.prestige:
        return short_of(PRESTIGE, bought.prestige, "HRN-14.2")
    if bought.kind != LIGHT:
        return None if has_block(s, me) else NO_BLOCK
    return _refuse_light(s.mode, me.faction, bought.level)


def _refuse_light(mode: Mode, faction: int, level: int) -> Reason | None:
    """HRN-18.3, HRN-18.4"""
    traits = traits_of(faction)
    if level == RECRUIT:
        return NO_RECRUITS if traits.no_recruiting_light_infantry else None
    only = traits.light_infantry_only_recruited and mode.recruitment_of_recruits
    return ONLY_RECRUITS if only else None


def limit(s: State, me: Player, field: int) -> int:
    """HRN-14.2, HRN-14.3: units that a settlement may still buy in this round."""
    trade, each = me.trade, BUY_LIMIT[s.town[field]]
    return (2 * each if trade.doubled == field else each) - trade.bought.count(field)


def refuse_hire_at(s: State, me: Player, bought: Purchase, space: int) -> Reason | None:
    """May the unit come here?"""
    if bought.kind == PIRATES:
        return _refuse_sea(s, me, space)
    if not realm(s, me).towns >> space & 1:
        return NO_TOWN
    if limit(s, me, space) < 1:
        return LIMIT
    if bought.kind == MERCENARY:
        return None
    if bought.level == RECRUIT and s.stone[space] != NOBODY:
        return PLUNDERED
    return None if has_cube(me, stack(place(space), LIGHT, bought.level)) else NO_CUBE


def _refuse_sea(s: State, me: Player, space: int) -> Reason | None:
    """HRN-14.7"""
    if not s.homes[me.seat] & s.yards:
        return NO_YARD
    if not s.world.lands <= space < s.world.waters:
        return FAR_SEA
    if enemy_forces(s, me) >> space & 1:
        return HOSTILE_SEA
    near = s.world.coast[space] | s.world.lane[space]
    return None if near & s.held[me.seat] else FAR_SEA


def hire_spaces(s: State, me: Player, pick: Hire) -> list[int]:
    """Where such a unit may come, in file order."""
    bought = hires(s, me)[pick]
    if refuse_hire(s, me, bought) is not None:
        return []
    where = s.world.seas if bought.kind == PIRATES else spaces(realm(s, me).towns)
    return [space for space in where if refuse_hire_at(s, me, bought, space) is None]


def hire(s: State, me: Player, pick: Hire, space: int) -> None:
    """HRN-14.2, HRN-14.6, HRN-14.7: a unit is bought and stands there."""
    _, kind, level, gold, prestige = hires(s, me)[pick]
    pay(me, gold)
    pay_prestige(me, prestige)
    which = stack(place(space), kind, level)
    add(s, me, which)
    s.tell(
        "told-hire",
        "HRN-14.2" if kind == LIGHT else "HRN-14.6" if kind == MERCENARY else "HRN-14.7",
        seat=me.seat,
        unit=pick.unit,
        level=pick.level,
        space=s.label(space),
        gold=gold,
        prestige=prestige,
    )
    if kind != PIRATES:
        note(me, bought=(*me.trade.bought, space))
    if kind == MERCENARY:
        welcome(s, me, which)
        _pay_others(s, me)
    if kind == LIGHT:
        note(me, lights=(*me.trade.lights, (space, level)))


def roman_gold(s: State, me: Player) -> list[tuple[Player, int]]:
    """HRN-18.38: who lives on the mercenaries of a Roman player of the map, and how much gold each
    gets for one; nobody if he is none."""
    if me.faction == NONE or FACTIONS[me.faction].id != f"{s.rules.map}_romans":
        return []
    found = ((other, other.traits.gold_when_roman_buys_mercenary) for other in s.in_order())
    return [(other, gold) for other, gold in found if gold]


def _pay_others(s: State, me: Player) -> None:
    """HRN-18.38: they get it from the supply."""
    for other, gold in roman_gold(s, me):
        other.gold += gold
        s.tell("told-roman-gold", "HRN-18.38", seat=other.seat, other=me.seat, gold=gold)


def gift_fields(s: State, me: Player) -> list[int]:
    """HRN-18.27: where the third light infantry may come, once two were bought in this round."""
    trade = me.trade
    if not me.traits.third_light_infantry_free or trade.gift or len(trade.lights) != 2:
        return []
    new = gift_level(me)
    two = sorted({field for field, _ in trade.lights})
    return [field for field in two if has_cube(me, stack(place(field), LIGHT, new))]


def gift_level(me: Player) -> int:
    """It is a recruit if one of the two was."""
    levels = [level for _, level in me.trade.lights]
    return RECRUIT if RECRUIT in levels else STANDARD


def give(s: State, me: Player, field: int) -> None:
    """HRN-18.27: the third comes, over the limit."""
    add(s, me, stack(place(field), LIGHT, gift_level(me)))
    note(me, gift=True)
    s.tell("told-third", "HRN-18.27", seat=me.seat, space=s.label(field))


def refuse_double(s: State, me: Player) -> Reason | None:
    """HRN-14.3"""
    if me.trade.doubled != NONE:
        return DOUBLED
    price = PP_PRICE["double_unit_purchase"]
    return None if me.prestige >= price else short_of(PRESTIGE, price, "HRN-14.3")
