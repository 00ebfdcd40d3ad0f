"""Capitulation (HRN-10.15): before an assault round the defender may offer vassalage, or the
settlement; the encircler may refuse."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, amounts
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.tables import TREATIES, VASSALAGE
from civitas.titles.oikumene.course.diplomacy import deal_terms, negotiate
from civitas.titles.oikumene.means.bargains import (
    SURRENDER,
    offer,
    refuse_treaty,
    was_offered,
)
from civitas.titles.oikumene.means.conquest import conquest_prestige
from civitas.titles.oikumene.means.settlements import surrender
from civitas.titles.oikumene.picks.common import NO, PASS, YES, Yes
from civitas.titles.oikumene.picks.course import Offer, Surrender
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

RULES: Final = Chapter()


@RULES.asking("capitulation")
def capitulate(s: State, me: Player, victor: int, field: int) -> Flow:
    """HRN-10.15: before an assault round the defender may offer vassalage, or the settlement."""
    lord = s.players[victor]
    offers = capitulations(s, me, lord, field)
    if not offers:
        return
    where: dict[str, str | int] = {"space": s.label(field), "other": victor}
    pick = yield Ask(
        me.seat,
        "capitulation",
        lambda: [PASS, *offers],
        where,
        sure=True,
        terms=partial(_terms, s, me, field),
    )
    if isinstance(pick, Offer):
        yield from negotiate(s, me, pick)
        s.dealer = NOBODY
    elif isinstance(pick, Surrender):
        offer(s, SURRENDER, field, victor)
        where = {"space": s.label(field), "other": me.seat}
        s.tell(
            "told-surrender-offered", "HRN-10.15", seat=me.seat, other=victor, space=s.label(field)
        )
        answer = yield Ask(
            victor,
            "surrender-offered",
            lambda: [NO, YES],
            where,
            sure=True,
            terms=partial(_booty, s, lord, field),
        )
        if isinstance(answer, Yes):
            surrender(s, field, victor)
        else:
            s.tell("told-surrender-refused", "HRN-10.15", seat=victor, space=s.label(field))


def _terms(s: State, me: Player, field: int, pick: Pick) -> Terms | None:
    """HRN-11.13, HRN-11.15: what a surrender costs; it brings nothing but an end."""
    if not isinstance(pick, Surrender):
        return deal_terms(s, me, pick)
    points = amounts({"victory": BUILDINGS[s.town[field]].conquest_sp})
    return Terms(points, choice=True, note="garrison if-agreed")


def _booty(s: State, lord: Player, field: int, pick: Pick) -> Terms | None:
    """HRN-11.13 to HRN-11.15: what a settlement brings that surrenders, once it is dealt with."""
    if not isinstance(pick, Yes):
        return None
    prestige = conquest_prestige(s, lord, field) if s.mode.prestige else 0
    points = BUILDINGS[s.town[field]].conquest_sp
    gains = amounts({"victory": points, "prestige": prestige})
    return Terms(gains=gains, choice=True, note="in-plunder")


def capitulations(s: State, me: Player, lord: Player, field: int) -> list[Pick]:
    """What the defender of a settlement may still offer."""
    found: list[Pick] = []
    if refuse_treaty(s, VASSALAGE, me, lord) is None:
        found.append(Offer(lord.seat, TREATIES[VASSALAGE].id))
    if not was_offered(s, SURRENDER, field, lord.seat):
        found.append(Surrender(s.label(field)))
    return found
