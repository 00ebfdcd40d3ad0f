"""Events about government: revolution, uprising, anarchy."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.advances.advance import lose_advance
from civitas.titles.clash_of_cultures.cards.events import effect, give_up, keep
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, CATEGORY, GOVERNMENT_BITS
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS, Event
from civitas.titles.clash_of_cultures.content.goods import CULTURE, MOOD, one, plus
from civitas.titles.clash_of_cultures.course.scoring import CATEGORIES, HALF, Points, score_event
from civitas.titles.clash_of_cultures.course.status import move_government, other_governments
from civitas.titles.clash_of_cultures.event_effects.deaths import sacrifice
from civitas.titles.clash_of_cultures.means.stock import lose
from civitas.titles.clash_of_cultures.picks.common import GOVERNMENT
from civitas.titles.clash_of_cultures.picks.events import GiveTokens
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

CLAUSE: Final = "COC-21.2"
ANARCHY: Final = EVENT["anarchy"]
EVENT_POINTS: Final = CATEGORIES.index("events")


@effect("revolution")
def revolution(s: State, me: Player, event: Event) -> None:
    """Two steps, each of which a sacrifice averts (COC-21.2)."""
    s.do(Step("revolution.action", me.seat), Step("revolution.government", me.seat))


@RULES.asking("revolution.action")
def lost_action(s: State, me: Player) -> Flow:
    """An action is lost, in the next turn if there is none left in this one (COC-21.2, COC-3.4)."""
    averted = yield from sacrifice(s, me, EVENTS[EVENT["revolution"]])
    if averted:
        return
    if s.seat == me.seat and s.turn.actions:
        s.turn.actions -= 1
    else:
        me.owed_actions += 1
    s.tell("loses-action", CLAUSE, seat=me.seat)


@RULES.asking("revolution.government")
def overthrown(s: State, me: Player) -> Flow:
    """A change of government, free of charge, if another one is possible (COC-21.2, COC-25.8)."""
    if not other_governments(me):
        return
    averted = yield from sacrifice(s, me, EVENTS[EVENT["revolution"]])
    if averted:
        return
    choice = other_governments(me)
    pick = yield Ask(me.seat, "new-government", lambda: [GOVERNMENT[n] for n in choice])
    yield from move_government(s, me, CATEGORY[pick.category])


@effect("uprising")
def uprising(s: State, me: Player, event: Event) -> Flow:
    """Tokens for half a point each (COC-21.2)."""
    if not me.goods[MOOD] and not me.goods[CULTURE]:
        return
    pick = yield Ask(
        me.seat, "uprising", partial(_token_picks, me, event), terms=partial(_for_tokens, event)
    )
    paid = plus(one(MOOD, pick.mood), one(CULTURE, pick.culture))
    lose(s, me, paid, event.id, CLAUSE)
    score_event(s, me.seat, _half_points(event, pick), event.id)


def _half_points(event: Event, pick: GiveTokens) -> int:
    return int(HALF * event.params["vp_per_token"]) * (pick.mood + pick.culture)


def _for_tokens(event: Event, pick: GiveTokens) -> Terms | None:
    points = _half_points(event, pick) / HALF
    return terms({"mood": pick.mood, "culture": pick.culture}, {"points": points})


def _token_picks(me: Player, event: Event) -> list[Pick]:
    least, most = event.params["pay_tokens"]
    return [
        GiveTokens(mood, number - mood)
        for number in range(least, most + 1)
        for mood in range(number + 1)
        if mood <= me.goods[MOOD] and number - mood <= me.goods[CULTURE]
    ]


@effect("anarchy")
def anarchy(s: State, me: Player, event: Event) -> None:
    """The markers of all government advances lie on the card from now on (COC-21.2)."""
    lost = [n for n in range(len(ADVANCES)) if me.advances & GOVERNMENT_BITS & 1 << n]
    if not lost:
        return
    keep(s, me, ANARCHY)
    me.anarchy = len(lost)
    for advance in lost:
        lose_advance(s, me, advance)
        s.tell("advance-lost", CLAUSE, seat=me.seat, advance=ADVANCES[advance].id)


@hook(Moment.END_POINTS, "anarchy")
def anarchy_points(s: State, me: Player) -> Points:
    """A point for each marker on the card (COC-21.10, COC-27.3)."""
    return ((EVENT_POINTS, HALF * me.anarchy),)


def _empty(s: State, me: Player, gainer: int, *about: object) -> bool:
    return gainer == me.seat and not me.anarchy


@hook(Moment.ADVANCE_GAINED, "anarchy", may=_empty)
def anarchy_ends(s: State, me: Player, *about: object) -> None:
    """The card is discarded when it is empty (COC-21.10, COC-7.5)."""
    give_up(s, me, ANARCHY)
