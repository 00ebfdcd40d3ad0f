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
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

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


def rivals(s: State, me: Player) -> list[Player]:
    """HRN-17.12: the other players in the game; in matches of the first two rules those on the
    board."""
    late = s.rules.version >= 3
    return [o for o in s.players if o is not me and not o.gone and (late or not o.late)]


def has_partner(s: State, me: Player) -> bool:
    """Is there any?"""
    for other in s.players:
        if other is not me and not other.gone and not other.late:
            return True
    return False


def was_offered(s: State, kind: int, payer: int, receiver: int) -> bool:
    """HRN-17.13: was this offered in this sub-phase?"""
    return bool(s.offers) and (s.phase, kind, payer, receiver) in s.offers


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


def rival_price(me: Player) -> int:
    """HRN-17.12: the PP for another rival; nothing if the old one has left the game."""
    return 0 if me.free_rival else TREATIES[RIVAL].cost_pp


def refuse_rival(s: State, me: Player, other: Player) -> Reason | None:
    """HRN-17.12, HRN-1.3: it has to be paid unless the rival has left the game."""
    price = rival_price(me)
    if price and not s.mode.prestige:
        return NO_PRESTIGE
    if me.prestige < price:
        return short_of("prestige", price, "HRN-17.12")
    return RIVAL_ALREADY if me.rival == other.seat else None


def lords(s: State, me: Player) -> list[int]:
    """Whose vassal he is."""
    own = (t for t in s.treaties if t.kind == VASSALAGE and t.payer == me.seat)
    return [treaty.receiver for treaty in own]


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
    if may_bargain(s, me, kind):
        return None
    others = partners(s, me)
    if not others:
        return NO_PARTNER
    if kind == RIVAL:
        return refuse_rival(s, me, rivals(s, me)[0])
    if kind == HELP:
        return refuse_help(s, me, others[0])
    return refuse_treaty(s, kind, me, others[0])


def may_bargain(s: State, me: Player, kind: int) -> bool:
    """Is there anything to bargain for in this way? Reasons are dear, so nobody looks for them."""
    if kind == RIVAL:
        return _may_name_rival(s, me)
    if kind == HELP:
        return me.gold >= LEAST[HELP] and _may_help(s, me)
    least = LEAST[kind]
    for other in s.players:
        if other is me or other.gone or other.late or max(me.gold, other.gold) < least:
            continue
        if not s.offers and not me.friends >> other.seat & 1:
            return True
        if _may_agree(s, kind, me, other):
            return True
    return kind == VASSALAGE and bool(s.treaties) and bool(vassalages(s, me))


def _may_help(s: State, me: Player) -> bool:
    """Can help be offered to anybody? He has the gold for it."""
    for other in s.players:
        if other is me or other.gone or other.late or me.aided >> other.seat & 1:
            continue
        if not was_offered(s, HELP, me.seat, other.seat):
            return True
    return False


def _may_name_rival(s: State, me: Player) -> bool:
    """HRN-17.12, HRN-1.3"""
    price = rival_price(me)
    if me.prestige < price or (price and not s.mode.prestige):
        return False
    return any(other.seat != me.rival for other in rivals(s, me))


def _may_agree(s: State, kind: int, me: Player, other: Player) -> bool:
    """Can this treaty be offered now, whoever of the two pays (HRN-17.7, HRN-17.13)?"""
    one, two, least = me.seat, other.seat, LEAST[kind]
    mine, theirs = me.gold >= least, other.gold >= least
    valid = treaty_between(s, one, two)
    if valid is not None:
        if valid.kind >= kind:
            return False
        mine, theirs = mine and valid.payer == one, theirs and valid.payer == two
    if not s.offers:
        return mine or theirs
    return (mine and (s.phase, kind, one, two) not in s.offers) or (
        theirs and (s.phase, kind, two, one) not in s.offers
    )


def is_pressed(s: State, me: Player) -> bool:
    """HRN-17.2: does he share a space with an enemy, by units or by a settlement?"""
    if (me.forces | s.homes[me.seat]) & enemy_forces(s, me):
        return True
    return any(me.forces & s.homes[other.seat] for other in enemies(s, me))
