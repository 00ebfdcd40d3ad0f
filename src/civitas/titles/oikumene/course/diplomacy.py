"""Diplomacy (section 17): offers, consent, and what a treaty brings."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.tables import (
    HELP,
    RANSOM,
    RIVAL,
    TREATIES,
    TREATY,
    TRIBUTE,
    VASSALAGE,
)
from civitas.titles.oikumene.course.treaties import (
    conclude,
    end_vassalage,
    give_help,
    last_round,
    name_rival,
    prestige_of,
    release,
    victory_of,
)
from civitas.titles.oikumene.course.victory import feeds_all
from civitas.titles.oikumene.means.bargains import (
    FREEDOM_GOLD,
    is_pressed,
    lords,
    offer,
    partners,
    refuse_bargain,
    refuse_help,
    refuse_rival,
    refuse_treaty,
    rival_price,
    rivals,
)
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.means.treaties import is_above_all, lifted
from civitas.titles.oikumene.picks.common import NO, PASS, YES, Pass, Yes
from civitas.titles.oikumene.picks.course import (
    Demand,
    EndVassalage,
    Gold,
    MoreGold,
    NameRival,
    Offer,
    Release,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.stance import WITHDRAW, acts, sits_out

RULES: Final = Chapter()
SUMS: Final = 40
"""So many sums of gold are listed at once."""
_NOTES: Final = {VASSALAGE: "tax-third"}
"""By kind of treaty, what is said of it before it is agreed; of all others the least gold."""


@RULES.asking("tribute")
def tribute(s: State, me: Player) -> Flow:
    """HRN-17.2: before the own turn of the withdraw sub-phase, for those who are pressed."""
    if s.over or sits_out(s, me, WITHDRAW) or not is_pressed(s, me):
        return
    if refuse_bargain(s, me, TRIBUTE) is not None:
        return
    pick = yield Ask(
        me.seat,
        "tribute",
        lambda: [PASS, *proposals(s, me, TRIBUTE)],
        sure=True,
        kinds=(Offer, Demand),
        terms=partial(deal_terms, s, me),
    )
    if isinstance(pick, Pass):
        return
    acts(s, me)
    s.do(Step("tribute", me.seat))
    yield from negotiate(s, me, pick)
    s.dealer = NOBODY


@RULES.asking("bargain")
def bargain(s: State, me: Player, kind: int) -> Flow:
    """HRN-17.2 to HRN-17.4, HRN-17.8, HRN-17.9, HRN-17.12: from the menu of moves or of trade; what
    was begun is proposed."""
    if refuse_bargain(s, me, kind) is not None:
        return
    s.dealer = me.seat
    pick = yield Ask(
        me.seat,
        "bargain",
        lambda: deals(s, me, kind),
        {"treaty": TREATIES[kind].id},
        terms=partial(deal_terms, s, me),
        kinds=(EndVassalage,) if kind == VASSALAGE and lords(s, me) else (),
    )
    if isinstance(pick, Offer | Demand):
        yield from negotiate(s, me, pick)
    elif isinstance(pick, NameRival):
        name_rival(s, me, pick.other)
    elif isinstance(pick, EndVassalage):
        end_vassalage(s, me, s.players[pick.other])
    else:
        release(s, me, s.players[pick.other])
    s.dealer = NOBODY


def deals(s: State, me: Player, kind: int) -> list[Pick]:
    """All that can be bargained for in this way."""
    if kind == RIVAL:
        others = [o for o in rivals(s, me) if refuse_rival(s, me, o) is None]
        return [NameRival(other.seat) for other in others]
    if kind == HELP:
        others = [o for o in partners(s, me) if refuse_help(s, me, o) is None]
        return [Offer(other.seat, TREATIES[HELP].id) for other in others]
    ends: list[Pick] = []
    if kind == VASSALAGE:
        mine = [t for t in s.treaties if t.kind == VASSALAGE]
        if me.gold >= FREEDOM_GOLD:
            ends += [EndVassalage(lord) for lord in lords(s, me)]
        ends += [Release(t.payer) for t in mine if t.receiver == me.seat]
    return [*proposals(s, me, kind), *ends]


def proposals(s: State, me: Player, kind: int) -> list[Pick]:
    """HRN-17.11: what he may offer and demand."""
    name = TREATIES[kind].id
    others = partners(s, me)
    offers = [Offer(o.seat, name) for o in others if refuse_treaty(s, kind, me, o) is None]
    demands = [Demand(o.seat, name) for o in others if refuse_treaty(s, kind, o, me) is None]
    return [*offers, *demands]


def deal_terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """What a bargain costs and brings; how much gold is asked next, and then whether the other
    agrees."""
    if isinstance(pick, Offer | Demand):
        kind, other = TREATY[pick.treaty], s.players[pick.other]
        payer, receiver = (me, other) if isinstance(pick, Offer) else (other, me)
        told = _share(s, kind, payer, receiver, 0, me) or Terms()
        ends, params = _ends(s, kind, payer, receiver)
        note = " ".join((_NOTES.get(kind, "least-gold"), *ends, "if-agreed"))
        least = ("number", TREATIES[kind].min_gold)
        return Terms(told.costs, told.gains, True, note, (least, *params))
    if isinstance(pick, EndVassalage):
        return terms({"gold": FREEDOM_GOLD})
    if isinstance(pick, NameRival):
        return terms({"prestige": rival_price(me)})
    return None


def negotiate(s: State, me: Player, pick: Offer | Demand) -> Flow:
    """HRN-17.11: how much, and whether the other agrees; HRN-17.13: once in a sub-phase."""
    kind, other = TREATY[pick.treaty], s.players[pick.other]
    payer, receiver = (me, other) if isinstance(pick, Offer) else (other, me)
    offer(s, kind, payer.seat, receiver.seat)
    s.dealer = me.seat
    gold = 0
    if TREATIES[kind].min_gold:
        gold = yield from _amount(me, kind, payer, receiver)
    if payer is me and kind != HELP and is_above_all(s, receiver, me.seat):
        told: Params = {"other": other.seat, "fed": int(feeds_all(s, other))}
        answer = yield Ask(me.seat, "resign", lambda: [NO, YES], told, sure=True)
        if not isinstance(answer, Yes):  # HRN-19.3
            s.tell("told-withdrawn", "HRN-17.13", seat=me.seat, other=other.seat)
            return
    yield from _consent(s, me, kind, payer, receiver, gold)


def _amount(me: Player, kind: int, payer: Player, receiver: Player) -> Decision:
    """Sum after sum, or first more than how much."""
    least = TREATIES[kind].min_gold
    told: Params = {"treaty": TREATIES[kind].id, "seat": payer.seat, "other": receiver.seat}
    pick = yield Ask(me.seat, "amount", partial(sums, least, payer.gold), told)
    if isinstance(pick, MoreGold):
        most = min(payer.gold, pick.number + SUMS)
        pick = yield Ask(me.seat, "amount", partial(sums, pick.number + 1, most), told)
    return pick.number


def sums(least: int, most: int) -> list[Pick]:
    """Sums of gold, as many as can be looked through, and from where the higher ones begin."""
    few = [Gold(number) for number in range(least, min(most, least - 1 + SUMS) + 1)]
    return [*few, *(MoreGold(number) for number in range(least - 1 + SUMS, most, SUMS))]


def _consent(s: State, me: Player, kind: int, payer: Player, receiver: Player, gold: int) -> Flow:
    """HRN-17.11: the other says yes or no; HRN-19.3: he is told if he would lose by it."""
    name = TREATIES[kind].id
    other = receiver if payer is me else payer
    what = "offered" if payer is me else "demanded"
    s.tell(f"told-{what}", "HRN-17.11", seat=me.seat, other=other.seat, treaty=name, gold=gold)
    told: Params = {"other": me.seat, "treaty": name, "gold": gold}
    if payer is other and is_above_all(s, receiver, payer.seat):
        what = "demanded-resign"
        told = {**told, "fed": int(feeds_all(s, receiver))}
    answer = yield Ask(
        other.seat,
        what,
        lambda: [NO, YES],
        told,
        sure=True,
        terms=lambda pick: _consent_terms(s, kind, payer, receiver, gold, other, pick),
    )
    if not isinstance(answer, Yes):
        s.tell("told-refused", "HRN-17.11", seat=other.seat, other=me.seat, treaty=name)
    elif kind == HELP:
        give_help(s, payer, receiver, gold)
    else:
        conclude(s, kind, payer, receiver, gold)


def _consent_terms(
    s: State, kind: int, payer: Player, receiver: Player, gold: int, who: Player, pick: Pick
) -> Terms | None:
    """What consent costs and brings whoever gives it."""
    if not isinstance(pick, Yes):
        return None
    told = _share(s, kind, payer, receiver, gold, who)
    ends, params = _ends(s, kind, payer, receiver)
    if told is None and not ends:
        return None
    told = told or Terms()
    return Terms(told.costs, told.gains, told.choice, " ".join(ends), params)


def _ends(
    s: State, kind: int, payer: Player, receiver: Player
) -> tuple[list[str], tuple[tuple[str, int], ...]]:
    """HRN-17.6: what a treaty ends besides, as notes and their numbers; and of a ransom that it
    never ends itself (HRN-18.37)."""
    if kind == HELP:
        return [], ()
    told = zip(("sieges", "fallen"), lifted(s, payer.seat, receiver.seat), strict=True)
    found = [(name, number) for name, number in told if number]
    lasting = kind == RANSOM and not last_round(s, kind, payer, receiver)
    notes = [*(f"ends-{name}" for name, _ in found), *(["for-ever"] if lasting else [])]
    return notes, tuple(found)


def _share(
    s: State, kind: int, payer: Player, receiver: Player, gold: int, who: Player
) -> Terms | None:
    """What an agreement costs and brings one of the two."""
    points = prestige_of(s, kind, payer, receiver)[who is receiver]
    victory = victory_of(kind, payer, receiver)[who is receiver]
    return terms(
        {
            "gold": gold * (who is payer),
            "prestige": min(who.prestige, max(0, -points)),
            "victory": max(0, -victory),
        },
        {
            "gold": gold * (who is receiver),
            "prestige": max(0, points),
            "victory": max(0, victory),
        },
    )


def why(s: State, me: Player, pick: Pick) -> Reason | None:
    """Why an offer is not among what he may propose."""
    match pick:
        case Offer() | Demand() if _is_partner(s, me, pick.other) and pick.treaty in TREATY:
            other, kind = s.players[pick.other], TREATY[pick.treaty]
            if kind == HELP:
                return refuse_help(s, me, other)
            pair = (me, other) if isinstance(pick, Offer) else (other, me)
            return refuse_treaty(s, kind, *pair)
        case EndVassalage() if pick.other in lords(s, me) and me.gold < FREEDOM_GOLD:
            return short_of("gold", FREEDOM_GOLD, "HRN-17.8")
        case NameRival() if pick.other in [each.seat for each in rivals(s, me)]:
            return refuse_rival(s, me, s.players[pick.other])
    return None


def _is_partner(s: State, me: Player, other: int) -> bool:
    return other in [each.seat for each in partners(s, me)]


def none(s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
    """Why nothing can be offered, or demanded, or why a vassal cannot leave his lord."""
    if kind is EndVassalage:
        return short_of("gold", FREEDOM_GOLD, "HRN-17.8")
    if kind not in (Offer, Demand) or ask.what != "tribute":
        return None
    me = s.players[ask.seat]
    pairs = [(me, o) if kind is Offer else (o, me) for o in partners(s, me)]
    reasons = [refuse_treaty(s, TRIBUTE, *pair) for pair in pairs]
    return next(filter(None, reasons), None)
