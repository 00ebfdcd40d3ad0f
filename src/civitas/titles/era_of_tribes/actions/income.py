"""Trade, Bread and Circuses, Taxes (EOT-4.1 to EOT-4.7)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.content.progress import (
    BREAD,
    COMMERCE,
    CULTURE,
    EPOCHS,
    TRADE,
)
from civitas.titles.era_of_tribes.means.changes import morale_change, told
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()

NO_CITY: Final = Reason("no-city", "EOT-4.7")
TAX_MORALE: Final = 3
"""For each leader (EOT-4.6)."""


def trade_value(s: State, me: Player) -> int:
    """EOT-4.2: the commerce marker, a thaler for each trading post, and what the epoch lends."""
    posts = [*s.posts.values()].count(me.seat)
    epoch = EPOCHS[me.epoch]
    lent = epoch.temporary.get("trade_marker", 0)
    if epoch.effects_only_in and epoch.effects_only_in != s.rules.length:
        lent = 0
    return TRADE[me.levels[COMMERCE]] + posts + lent


def trade_thalers(s: State, me: Player, leaders: int, goods: int) -> int:
    """EOT-4.1"""
    return leaders * me.traits.trade_per_leader + goods + trade_value(s, me)


def trade_terms(s: State, me: Player, leaders: int, goods: int = 0) -> Terms | None:
    """What Trade brings."""
    return terms(gains={"thalers": trade_thalers(s, me, leaders, goods)})


@RULES.plain("action.trade")
def trade(s: State, me: Player, leaders: int, goods: int) -> None:
    """EOT-4.1"""
    thalers = trade_thalers(s, me, leaders, goods)
    me.thalers += thalers
    if s.log is not None:
        s.tell("told-trade", "EOT-4.1", seat=me.seat, thalers=thalers)


def bread_morale(me: Player, leaders: int, goods: int) -> int:
    """EOT-4.3, EOT-4.4"""
    return leaders * me.traits.bread_per_leader + goods + BREAD[me.levels[CULTURE]]


def bread_terms(_: State, me: Player, leaders: int, goods: int = 0) -> Terms | None:
    """What Bread and Circuses brings."""
    return told(morale_change(me, bread_morale(me, leaders, goods)))


@RULES.plain("action.bread_and_circuses")
def bread(s: State, me: Player, leaders: int, goods: int) -> None:
    """EOT-4.3"""
    morale = bread_morale(me, leaders, goods)
    change_morale(s, me, morale)
    if s.log is not None:
        s.tell("told-bread", "EOT-4.3", seat=me.seat, morale=morale)


def refuse_taxes(_: State, me: Player) -> Reason | None:
    """EOT-4.7"""
    return None if me.cities else NO_CITY


def city_malus(me: Player) -> int:
    """EOT-3.3, EOT-4.6: one for each city, more or less for some peoples, without a city none."""
    return max(0, len(me.cities) + me.traits.malus) if me.cities else 0


def tax_thalers(me: Player, leaders: int) -> int:
    """EOT-4.5"""
    return len(me.cities) * leaders


def tax_morale(me: Player, leaders: int) -> int:
    """What taxes cost (EOT-4.6)."""
    return city_malus(me) + TAX_MORALE * leaders


def tax_terms(_: State, me: Player, leaders: int) -> Terms | None:
    """What Taxes bring and cost."""
    thalers = {"thalers": tax_thalers(me, leaders)}
    return told(thalers, morale_change(me, -tax_morale(me, leaders)))


@RULES.plain("action.taxes")
def taxes(s: State, me: Player, leaders: int, _goods: int) -> None:
    """EOT-4.5, EOT-4.6"""
    thalers, morale = tax_thalers(me, leaders), tax_morale(me, leaders)
    me.thalers += thalers
    s.tell("told-taxes", "EOT-4.5", seat=me.seat, thalers=thalers, morale=morale)
    change_morale(s, me, -morale)
