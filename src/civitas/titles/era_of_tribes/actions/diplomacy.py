"""Diplomacy: a treaty, a diplomacy action and a bonus action for each leader (EOT-4.8 to 4.17)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.content.tables import BRIBE_INFLUENCE, BRIBE_SHARE
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.picks.deeds import Bribe, Deter, HireLeader, Waive
from civitas.titles.era_of_tribes.state import NO_RING, RING_NOW, Player, State

RULES: Final = Chapter()

DONE_ALREADY: Final = Reason("diplomacy-done", "EOT-4.9")
NO_GREY_LEADER: Final = Reason("no-grey-leader", "EOT-4.12")
RING_TAKEN: Final = Reason("ring-taken", "EOT-4.16")
DEEDS: Final = (HireLeader, Deter, Bribe)
"""By number, the diplomacy actions; those done in this action are bits (EOT-4.9)."""


@RULES.plain("action.diplomacy")
def diplomacy(s: State, me: Player, leaders: int, _: int) -> None:
    """EOT-4.8"""
    me.talks = 0
    s.do(*[Step("diplomacy", me.seat)] * leaders)


def talks_terms(_: State, __: Player, leaders: int) -> Terms | None:
    """What so many leaders are good for: none of it but the first treaty comes at once."""
    return terms(gains={"talks": leaders})


@RULES.asking("diplomacy")
def talk(s: State, me: Player) -> Flow:
    """EOT-4.8: for each leader a treaty, then a diplomacy action, then a bonus action."""
    me.treaties += 1
    s.tell("told-treaty", "EOT-4.8", seat=me.seat)
    pick = yield Ask(
        me.seat,
        "diplomacy",
        lambda: offered(s, me),
        kinds=DEEDS,
        terms=lambda pick: diplomacy_terms(s, me, pick),
    )
    s.do(Step("bonus", me.seat))
    if not isinstance(pick, Waive):
        me.talks |= 1 << DEEDS.index(type(pick))
    if isinstance(pick, HireLeader):
        hire_leader(s, me)
    elif isinstance(pick, Deter):
        deter(s, me)
    elif isinstance(pick, Bribe):
        bribe(s, me)
        if s.rules.version >= 2:  # the first rules looked when the whole action was done
            check_end(s, me.seat)  # EOT-13.7


def offered(s: State, me: Player) -> list[Pick]:
    """EOT-4.9, EOT-4.10"""
    deeds: list[Pick] = [HireLeader(), Deter(), Bribe()]
    return [*(deed for deed in deeds if refuse_deed(s, me, type(deed)) is None), Waive()]


def refuse_deed(s: State, me: Player, deed: type[Pick]) -> Reason | None:
    """Why this diplomacy action cannot be chosen."""
    if me.talks >> DEEDS.index(deed) & 1:
        return DONE_ALREADY
    if deed is HireLeader:
        return refuse_hire(s, me)
    if deed is Bribe:
        return refuse_bribe(s, me)
    return None


def refuse_hire(s: State, me: Player) -> Reason | None:
    """EOT-4.11, EOT-4.12"""
    price = me.traits.leader_price
    if not s.grey_supply:
        return NO_GREY_LEADER
    if me.thalers < price:
        return Reason("thalers", "EOT-4.11", {"number": price, "have": me.thalers})
    if me.free < price:
        return Reason("free-vassals", "EOT-4.12", {"number": price, "have": me.free})
    return None


def hire_leader(s: State, me: Player) -> None:
    """EOT-4.11: usable at once (EOT-4.13)."""
    price = me.traits.leader_price
    me.thalers -= price
    me.free -= price
    me.gone += price
    s.grey_supply -= 1
    me.grey += 1
    s.tell("told-hire-leader", "EOT-4.11", seat=me.seat, number=price)


def deter(s: State, me: Player) -> None:
    """EOT-4.14"""
    me.deterring = True
    s.tell("told-deter", "EOT-4.14", seat=me.seat)


def poorer(s: State, me: Player) -> list[Player]:
    """The participants with fewer influence points, Automas too (AUT-9.4)."""
    return [other for other in s.others(me) if other.influence < me.influence]


def bribe_share(me: Player) -> int:
    """What each of them gets (EOT-4.15, EOT-4.17)."""
    return me.influence // BRIBE_SHARE


def refuse_bribe(s: State, me: Player) -> Reason | None:
    """EOT-4.16: the ring is free in this round, the own leader is back from it, and the thalers
    suffice."""
    if me.ring != NO_RING or any(other.ring == RING_NOW for other in s.players):
        return RING_TAKEN
    price = bribe_share(me) * len(poorer(s, me))
    if me.thalers < price:
        return Reason("thalers", "EOT-4.16", {"number": price, "have": me.thalers})
    return None


def bribe(s: State, me: Player) -> None:
    """EOT-4.15, EOT-4.17: amounts are computed before the influence is gained."""
    share = bribe_share(me)
    for other in poorer(s, me) if share else ():
        me.thalers -= share
        other.thalers += share
        s.tell("told-bribed", "EOT-4.15", seat=me.seat, other=other.seat, number=share)
    me.ring = RING_NOW
    s.tell("told-bribe", "EOT-4.15", seat=me.seat, influence=BRIBE_INFLUENCE)
    gain_influence(s, me, BRIBE_INFLUENCE)


def diplomacy_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What a diplomacy action costs and brings."""
    if isinstance(pick, HireLeader):
        price = me.traits.leader_price
        return terms({"thalers": price, "free_vassals": price}, {"grey_leader": 1})
    if isinstance(pick, Bribe):
        return terms(
            {"thalers": bribe_share(me) * len(poorer(s, me))}, {"influence": BRIBE_INFLUENCE}
        )
    return None
