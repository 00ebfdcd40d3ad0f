"""What treaties and help bring, and how treaties end (HRN-17.2 to HRN-17.10, HRN-18.37)."""

from __future__ import annotations

from civitas.titles.oikumene.content.calendar import LAST_ROUND, SEASONS
from civitas.titles.oikumene.content.tables import (
    HELP,
    PP,
    RANSOM,
    TREATIES,
    VASSALAGE,
)
from civitas.titles.oikumene.course.ending import check_sovereignty
from civitas.titles.oikumene.means.bargains import FREEDOM_GOLD, rival_price
from civitas.titles.oikumene.means.purse import (
    against,
    faction_of,
    gain_prestige,
    pay,
    pay_prestige,
)
from civitas.titles.oikumene.means.treaties import end_treaties, put_treaties, treaty_between
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Treaty
from civitas.titles.oikumene.world import spaces


def prestige_of(s: State, kind: int, payer: Player, receiver: Player) -> tuple[int, int]:
    """HRN-17.4, HRN-17.5, HRN-17.9: the PP that the payer or giver and the receiver, lord or taker
    gain; those of a vassal are more against the own rival (HRN-16.3)."""
    if not s.mode.prestige:
        return 0, 0
    if kind == HELP:
        return PP["give_help"], PP["accept_help"]
    if kind != VASSALAGE or payer.scored >> receiver.seat & 1:
        return 0, 0
    return PP["become_vassal"], against(s, receiver, payer.seat, PP["gain_vassal"])


def victory_of(kind: int, payer: Player, receiver: Player) -> tuple[int, int]:
    """HRN-17.5, HRN-17.9: the VP that the payer or giver and the receiver, lord or taker gain; by
    treaties only for the first one in a year."""
    points = TREATIES[kind].sp
    if kind == HELP:
        return points["giver"], points["taker"]
    if payer.scored >> receiver.seat & 1:
        return 0, 0
    return points["payer"], points["receiver"]


def give_help(s: State, giver: Player, taker: Player, gold: int) -> None:
    """HRN-17.9"""
    pay(giver, gold)
    taker.gold += gold
    points = prestige_of(s, HELP, giver, taker)
    giver.victory += victory_of(HELP, giver, taker)[0]
    giver.helps += 1
    taker.helped += 1
    giver.aided |= 1 << taker.seat
    taker.aided |= 1 << giver.seat
    s.tell("told-help", "HRN-17.9", seat=giver.seat, other=taker.seat, gold=gold)
    _esteem(s, "HRN-17.9", (giver, taker), points)


def _esteem(s: State, clause: str, pair: tuple[Player, Player], points: tuple[int, int]) -> None:
    """What an agreement does to the prestige of both."""
    for me, mine in zip(pair, points, strict=True):
        came_to = gain_prestige(s, me, mine)
        if came_to:
            s.tell("told-esteem", clause, seat=me.seat, prestige=came_to)


def conclude(s: State, kind: int, payer: Player, receiver: Player, gold: int = 0) -> None:
    """HRN-17.2 to HRN-17.7: the treaty holds from now on."""
    pay(payer, gold)
    receiver.gold += gold
    old = treaty_between(s, payer.seat, receiver.seat)
    treaty = Treaty(kind, payer.seat, receiver.seat, last_round(s, kind, payer, receiver))
    last = treaty.until or s.round
    s.tell(
        "told-treaty",
        f"HRN-17.{2 + kind}",
        seat=payer.seat,
        other=receiver.seat,
        treaty=TREATIES[kind].id,
        gold=gold,
        ends=int(0 < treaty.until <= LAST_ROUND),
        season=SEASONS[(last - 1) % len(SEASONS)].id,
        year=(last - 1) // len(SEASONS) + 1,
    )
    put_treaties(s, (*(t for t in s.treaties if t != old), treaty))
    for me, other in ((payer, receiver), (receiver, payer)):
        _tell_leaving(s, me, other)
    if not payer.scored >> receiver.seat & 1:
        _score(s, kind, payer, receiver)
    check_sovereignty(s)


def _tell_leaving(s: State, me: Player, other: Player) -> None:
    """HRN-17.6: whom he does not encircle any longer."""
    for field in spaces(me.leaving & s.homes[other.seat]):
        where = s.label(field)
        s.tell("told-must-leave", "HRN-17.6", seat=me.seat, other=other.seat, space=where)


def _score(s: State, kind: int, payer: Player, receiver: Player) -> None:
    """HRN-17.5: the first treaty of the two in a year brings points."""
    points = prestige_of(s, kind, payer, receiver)
    lost, won = victory_of(kind, payer, receiver)
    payer.scored |= 1 << receiver.seat
    receiver.scored |= 1 << payer.seat
    payer.victory += lost
    receiver.victory += won
    told = {"gain": won, "loss": -lost}
    s.tell("told-treaty-points", "HRN-17.5", seat=receiver.seat, other=payer.seat, **told)
    _esteem(s, "HRN-17.5", (payer, receiver), points)


def last_round(s: State, kind: int, payer: Player, receiver: Player) -> int:
    """HRN-17.2 to HRN-17.4; HRN-18.37: a ransom paid to some holds for ever."""
    lasts = TREATIES[kind].duration_rounds
    if lasts is None or (
        kind == RANSOM and payer.traits.permanent_ransom_to == faction_of(receiver) != ""
    ):
        return 0
    return s.round + lasts


def name_rival(s: State, me: Player, other: int) -> None:
    """HRN-17.12"""
    cost = rival_price(me)
    pay_prestige(me, cost)
    me.free_rival = False
    me.rival = other
    s.tell("told-new-rival", "HRN-17.12", seat=me.seat, other=other, prestige=cost)


def end_vassalage(s: State, me: Player, lord: Player) -> None:
    """HRN-17.8: the vassal pays the lord."""
    pay(me, FREEDOM_GOLD)
    lord.gold += FREEDOM_GOLD
    _part(s, me, lord)
    s.tell("told-free", "HRN-17.8", seat=me.seat, other=lord.seat, gold=FREEDOM_GOLD)


def release(s: State, me: Player, vassal: Player) -> None:
    """HRN-17.8"""
    _part(s, vassal, me)
    s.tell("told-released", "HRN-17.8", seat=me.seat, other=vassal.seat)


def _part(s: State, vassal: Player, lord: Player) -> None:
    end_treaties(s, *(t for t in s.treaties if t.between(vassal.seat, lord.seat)))


def expire(s: State) -> None:
    """HRN-17.10: at the end of its last round a treaty is over."""
    over = [t for t in s.treaties if t.until and t.until <= s.round]
    for treaty in over:
        name = TREATIES[treaty.kind].id
        s.tell("told-expired", "HRN-17.10", seat=treaty.payer, other=treaty.receiver, treaty=name)
    if over:
        end_treaties(s, *over)


def without_lord(s: State) -> list[Treaty]:
    """Vassalages whose lord has no settlement left."""
    return [t for t in s.treaties if t.kind == VASSALAGE and not s.homes[t.receiver]]


def free_vassals(s: State) -> None:
    """HRN-17.8: a lord without settlement has no vassals."""
    over = without_lord(s)
    for treaty in over:
        s.tell("told-lord-fallen", "HRN-17.8", seat=treaty.payer, other=treaty.receiver)
    if over:
        end_treaties(s, *over)
