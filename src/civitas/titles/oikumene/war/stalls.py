"""Herds inside settlements at the end of combat (HRN-8.8)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import put
from civitas.titles.oikumene.content.calendar import SEASON
from civitas.titles.oikumene.content.goods import HERD, HERDS
from civitas.titles.oikumene.picks.war import FeedHerd
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()


@RULES.plain("combat_end")
def combat_end(s: State, me: Player) -> None:
    """HRN-8.8: herds inside settlements that are still encircled eat; in winter they have eaten in
    Feeding."""
    if s.season == SEASON["winter"]:
        return
    for field in hungry_stalls(s):
        s.do(Step("stalls.feed", s.owner[field], (field,)))


def hungry_stalls(s: State) -> list[int]:
    """Fields of settlements that are still encircled, with herds inside."""
    return [f for f in spaces(s.ringed) if s.stalls[f] and f not in s.fallen]


@RULES.asking("stalls.feed")
def feed_stalls(s: State, me: Player, field: int) -> Flow:
    """Each herd gets 1 grain from the stock inside, or is slaughtered and its meat lost; the owner
    names who gets the grain if there is too little of it."""
    left = list(s.stalls[field])
    fed: list[int] = []
    while s.grain[field] and left:
        kinds = sorted(set(left))
        kind = kinds[0]
        if len(kinds) > 1 and s.grain[field] < len(left):
            pick = yield _ask_feed(s, me, field, kinds)
            kind = HERD[pick.herd]
        left.remove(kind)
        fed.append(kind)
        s.grain[field] -= 1
    s.stalls = put(s.stalls, field, tuple(sorted(fed)))
    s.tell(
        "told-stalls",
        "HRN-8.8",
        seat=me.seat,
        space=s.label(field),
        number=len(fed),
        lost=len(left),
    )


def _ask_feed(s: State, me: Player, field: int, kinds: list[int]) -> Ask:
    name = s.label(field)
    return Ask(
        me.seat, "feed-stall", lambda: [FeedHerd(name, HERDS[kind].id) for kind in kinds], sure=True
    )
