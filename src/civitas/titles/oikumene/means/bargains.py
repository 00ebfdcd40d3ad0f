"""Which treaties could be agreed now, and why not (section 17): for those who offer them in their
menus and for those who negotiate."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from civitas.kernel.asks import Reason
from civitas.titles.oikumene.content.tables import (
    HELP,
    RIVAL,
    TREATIES,
    TRIBUTE,
    VASSALAGE,
)
from civitas.titles.oikumene.means.control import enemies, enemy_forces
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.means.treaties import treaty_between
from civitas.titles.oikumene.state import Player, State

LEAST: Final = tuple(treaty.min_gold for treaty in TREATIES)
"""By kind of treaty, the gold that the payer needs."""
FREEDOM_GOLD: Final = 8
"""HRN-17.8: what a vassal pays to be free."""
SURRENDER: Final = len(TREATIES)
"""Stands among the kinds of offers for the surrender of a settlement (HRN-10.15)."""
NO_PARTNER: Final = Reason("no-partner", "HRN-17.1")
NOT_HIGHER: Final = Reason("treaty-not-higher", "HRN-17.7")
OFFERED_BEFORE: Final = Reason("offered-before", "HRN-17.13")
HELPED_BEFORE: Final = Reason("helped-before", "HRN-17.9")
RIVAL_ALREADY: Final = Reason("rival-already", "HRN-17.12")
NO_PRESTIGE: Final = Reason("no-prestige", "HRN-1.3")


def partners(s: State, me: Player) -> list[Player]:
    """The other players with whom one can deal: in the game and on the board."""
    return [other for other in s.players if other is not me and not (other.gone or other.late)]


def was_offered(s: State, kind: int, payer: int, receiver: int) -> bool:
    """HRN-17.13: was this offered in this sub-phase?"""
    return (s.phase, kind, payer, receiver) in s.offers


def offer(s: State, kind: int, payer: int, receiver: int) -> None:
    """HRN-17.13: not again in this sub-phase, whatever comes of it."""
    s.offers = (*s.offers, (s.phase, kind, payer, receiver))


def refuse_treaty(s: State, kind: int, payer: Player, receiver: Player) -> Reason | None:
    """Why this treaty, with these roles, cannot be offered now."""
    if was_offered(s, kind, payer.seat, receiver.seat):
        return OFFERED_BEFORE
    if payer.friends >> receiver.seat & 1:
        valid = treaty_between(s, payer.seat, receiver.seat)
        if valid and (valid.kind >= kind or valid.payer != payer.seat):
            return NOT_HIGHER
    return None if payer.gold >= LEAST[kind] else _refuse_gold(kind, payer)


def _refuse_gold(kind: int, payer: Player) -> Reason:
    """HRN-14.17"""
    return _no_gold(kind, payer.gold, payer.seat)


@lru_cache
def _no_gold(kind: int, gold: int, seat: int) -> Reason:
    clause = {HELP: "HRN-17.9", TRIBUTE: "HRN-17.2"}.get(kind, "HRN-17.3")
    return Reason("treaty-gold", clause, {"number": LEAST[kind], "have": gold, "seat": seat})


def refuse_help(s: State, giver: Player, taker: Player) -> Reason | None:
    """HRN-17.9"""
    if giver.aided >> taker.seat & 1:
        return HELPED_BEFORE
    if was_offered(s, HELP, giver.seat, taker.seat):
        return OFFERED_BEFORE
    return None if giver.gold >= LEAST[HELP] else _refuse_gold(HELP, giver)


def refuse_rival(s: State, me: Player, other: Player) -> Reason | None:
    """HRN-17.12, HRN-1.3: it has to be paid unless the rival has left the game."""
    price = 0 if me.free_rival else TREATIES[RIVAL].cost_pp
    if price and not s.mode.prestige:
        return NO_PRESTIGE
    if me.prestige < price:
        return short_of("prestige", price, "HRN-17.12")
    return RIVAL_ALREADY if me.rival == other.seat else None


def vassalages(s: State, me: Player) -> list[Player]:
    """HRN-17.8: the lords he can leave and the vassals he can release now."""
    found = []
    for treaty in s.treaties:
        if treaty.kind != VASSALAGE:
            continue
        if treaty.receiver == me.seat:
            found.append(s.players[treaty.payer])
        elif treaty.payer == me.seat and me.gold >= FREEDOM_GOLD:
            found.append(s.players[treaty.receiver])
    return found


def refuse_bargain(s: State, me: Player, kind: int) -> Reason | None:
    """Why there is nothing to bargain for in this way (tribute, ransom, vassalage, help, rival):
    the first reason, if there is one for every partner."""
    first: Reason | None = None
    strangers = not s.offers and kind < HELP and me.gold >= LEAST[kind]
    for other in s.players:
        if other is me or other.gone or other.late:
            continue
        if strangers and not me.friends >> other.seat & 1:
            return None
        if kind == RIVAL:
            reason = refuse_rival(s, me, other)
        elif kind == HELP:
            reason = refuse_help(s, me, other)
        else:
            reason = refuse_treaty(s, kind, me, other)
            if reason is not None and refuse_treaty(s, kind, other, me) is None:
                return None
        if reason is None:
            return None
        first = first or reason
    if kind == VASSALAGE and vassalages(s, me):
        return None
    return first or NO_PARTNER


def is_pressed(s: State, me: Player) -> bool:
    """HRN-17.2: does he share a space with an enemy, by units or by a settlement?"""
    if (me.forces | s.homes[me.seat]) & enemy_forces(s, me):
        return True
    return any(me.forces & s.homes[other.seat] for other in enemies(s, me))
