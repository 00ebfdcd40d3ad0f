"""Bonus actions of Diplomacy: agreed with another player, or forced with treaties (EOT-4.18)."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.actions.alliances import (
    alliance,
    alliance_changes,
    may_ally,
    parting,
    parting_changes,
)
from civitas.titles.era_of_tribes.actions.purchase import (
    buyer_changes,
    for_sale,
    price_of,
    refuse_purchase,
    seller_changes,
    take_over,
)
from civitas.titles.era_of_tribes.content.fields import FIELD
from civitas.titles.era_of_tribes.content.tables import FORCE_TREATIES
from civitas.titles.era_of_tribes.means.changes import Changes, told
from civitas.titles.era_of_tribes.means.control import neighbours
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.picks.deeds import (
    AGREE,
    ALLY,
    COVET,
    DECLINE,
    PART,
    PURCHASE,
    Agree,
    Ally,
    Covet,
    Force,
    Part,
    Propose,
    Purchase,
)
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()
NOT_FOR_SALE: Final = Reason("not-for-sale", "EOT-4.19")
BUYS, ALLIES, PARTS = range(3)
"""What a bonus action is about, in the arguments of steps."""


@RULES.plain("bonus")
def bonus(s: State, me: Player) -> None:
    """EOT-4.8: if there is anything to do with anybody."""
    if offered(s, me):
        s.do(Step("bonus.what", me.seat))


@RULES.asking("bonus.what")
def choose_bonus(s: State, me: Player) -> Flow:
    """EOT-4.18: with whom, and what."""
    picks = [*offered(s, me), PASS]
    brings = partial(bonus_terms, me)
    pick = yield Ask(me.seat, "bonus", lambda: picks, kinds=(Purchase, Ally, Part), terms=brings)
    if isinstance(pick, Purchase):
        s.do(Step("bonus.province", me.seat, (pick.other,)))
    elif isinstance(pick, Ally):
        s.do(Step("bonus.how", me.seat, (ALLIES, pick.other, 0)))
    elif isinstance(pick, Part):
        s.do(Step("bonus.how", me.seat, (PARTS, pick.other, 0)))


def bonus_terms(me: Player, pick: Pick) -> Terms | None:
    """What an alliance, or its end, does to whoever wants it; how it comes about is asked next, if
    there are two ways."""
    if isinstance(pick, Ally | Part):
        return told(*_bond_changes(me, ALLIES if isinstance(pick, Ally) else PARTS), choice=True)
    return None


def covet_terms(s: State, me: Player, him: Player, pick: Pick) -> Terms | None:
    """What a province costs and brings where it can be bought in one way only: nobody is asked
    how."""
    assert isinstance(pick, Covet)
    place = FIELD[pick.field]
    found = ways(s, me, him, place)
    price = how_terms(s, me, place, BUYS, found[0]) if len(found) == 1 else None
    return None if price is None else replace(price, choice=True)


def may_force(me: Player) -> bool:
    """EOT-4.18"""
    return me.treaties >= FORCE_TREATIES


def offered(s: State, me: Player) -> list[Pick]:
    """Neighbours who have something for sale, neighbours to ally with, and allies (EOT-4.19,
    EOT-4.24, EOT-4.26)."""
    near = sorted(neighbours(s, me.seat))
    picks: list[Pick] = [PURCHASE[seat] for seat in near if buyable(s, me, s.players[seat])]
    picks += [ALLY[seat] for seat in near if may_ally(me, s.players[seat])]
    return picks + [PART[other.seat] for other in s.players if me.ally_of(other.seat)]


def buyable(s: State, me: Player, him: Player) -> list[int]:
    """The provinces of a neighbour that can be bought, by agreement or by force."""
    return [n for n in for_sale(s, him) if ways(s, me, him, n)]


def ways(s: State, me: Player, him: Player, place: int) -> list[Pick]:
    """How a province can be bought: agreed if the thalers suffice and there is somebody to agree
    (AUT-9.2), forced if treaties and thalers suffice (EOT-4.29)."""
    found: list[Pick] = []
    if not him.automa and refuse_purchase(s, me, place, forced=False) is None:
        found.append(Propose())
    if may_force(me) and refuse_purchase(s, me, place, forced=True) is None:
        found.append(Force())
    return found


@RULES.asking("bonus.province")
def which_province(s: State, me: Player, seat: int) -> Flow:
    """EOT-4.19: which province of this neighbour."""
    him = s.players[seat]
    pick = yield Ask(
        me.seat,
        "covet",
        lambda: [COVET[n] for n in buyable(s, me, him)],
        {"other": seat},
        otherwise=NOT_FOR_SALE,
        terms=partial(covet_terms, s, me, him),
    )
    s.do(Step("bonus.how", me.seat, (BUYS, seat, FIELD[pick.field])))


@RULES.asking("bonus.how")
def how(s: State, me: Player, what: int, seat: int, place: int) -> Flow:
    """EOT-4.18: by agreement, or forced by three treaties."""
    him = s.players[seat]
    found = ways(s, me, him, place) if what == BUYS else _talk(me)
    pick = yield Ask(
        me.seat,
        "how",
        lambda: found,
        {"other": seat},
        terms=lambda pick: how_terms(s, me, place, what, pick),
    )
    if isinstance(pick, Force):
        me.treaties -= FORCE_TREATIES
        s.tell("told-forced", "EOT-4.18", seat=me.seat, other=seat, number=FORCE_TREATIES)
        carry_out(s, me, him, what, place, forced=True)
        return
    s.do(Step("bonus.answer", seat, (what, me.seat, place)))


def _talk(me: Player) -> list[Pick]:
    return [Propose(), Force()] if may_force(me) else [Propose()]


def how_terms(s: State, me: Player, place: int, what: int, pick: Pick) -> Terms | None:
    """What a bonus action costs and brings; what is proposed, only if the other agrees."""
    forced = isinstance(pick, Force)
    treaties = {"treaties": -FORCE_TREATIES if forced else 0}
    if what == BUYS:
        changes = buyer_changes(s, me, place, forced=forced)
    else:
        changes = _bond_changes(me, what)
    return told(treaties, *changes, choice=not forced)


def _bond_changes(me: Player, what: int) -> list[Changes]:
    """What an alliance, or its end, does to either of the two."""
    return list(alliance_changes(me) if what == ALLIES else parting_changes(me))


def agree_terms(
    s: State, him: Player, what: int, me: Player, place: int, pick: Pick
) -> Terms | None:
    """What it does to whoever agrees."""
    if not isinstance(pick, Agree):
        return None
    if what == BUYS:
        return told(*seller_changes(s, me, him, place))
    return told(*_bond_changes(him, what))


@RULES.asking("bonus.answer")
def answer(s: State, him: Player, what: int, seat: int, place: int) -> Flow:
    """EOT-4.18: the other player agrees or not; a refusal ends the bonus action."""
    me = s.players[seat]
    params: dict[str, str | int] = {"other": seat}
    if what == BUYS:
        params |= {"field": s.label(place), "price": price_of(s, place, forced=False)}
    asked = ("agree-buys", "agree-allies", "agree-parts")[what]
    brings = partial(agree_terms, s, him, what, me, place)
    pick = yield Ask(him.seat, asked, lambda: [AGREE, DECLINE], params, terms=brings)
    if isinstance(pick, Agree):
        carry_out(s, me, him, what, place, forced=False)
    else:
        _tell_refused(s, him, what, seat, place)


def _tell_refused(s: State, him: Player, what: int, seat: int, place: int) -> None:
    """EOT-4.18, with what was proposed: nothing before it has told."""
    told = {"seat": him.seat, "other": seat}
    if what == BUYS:
        price = price_of(s, place, forced=False)
        s.tell("told-refused-buys", "EOT-4.18", **told, field=s.label(place), number=price)
    elif what == ALLIES:
        s.tell("told-refused-allies", "EOT-4.18", **told)
    else:
        s.tell("told-refused-parts", "EOT-4.18", **told)


def carry_out(s: State, me: Player, him: Player, what: int, place: int, *, forced: bool) -> None:
    """What was agreed or forced."""
    if what == BUYS:
        take_over(s, me, him, place, forced=forced)
    elif what == ALLIES:
        alliance(s, me, him)
    else:
        parting(s, me, him)
