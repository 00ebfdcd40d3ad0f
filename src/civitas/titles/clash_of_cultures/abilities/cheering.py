"""Abilities that speak in Increase Happiness, or raise the mood in another way."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Flow
from civitas.titles.clash_of_cultures.cities.cities import raise_mood
from civitas.titles.clash_of_cultures.cities.happiness import cheerable, increase_happiness
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES
from civitas.titles.clash_of_cultures.content.goods import CULTURE, MOOD, goods, one
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.means.payments import (
    HAPPINESS,
    RESOURCE_BITS,
    USING,
    cost_for,
    pay,
    payable,
    priced,
)
from civitas.titles.clash_of_cultures.picks.common import DONE, City, Done
from civitas.titles.clash_of_cultures.picks.people import CHEER, Cheer
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, Player, State

VOTING: Final = ADVANCES[ADVANCE["voting"]]


@hook(Moment.REPLACES, "rituals", purposes=(HAPPINESS,))
def rituals(s: State, me: Player, purpose: str, *about: int) -> list[tuple[int, int]]:
    """COC-17.4: any resource for a mood token."""
    return [(1 << MOOD, RESOURCE_BITS)]


def _somebody_to_cheer(s: State, me: Player) -> bool:
    cost = cost_for(s, me, goods(VOTING.cost), USING, ABILITY["voting"])
    return bool(cheerable(s, me, me.cities, (), cost))


@hook(Moment.FREE_ACTION, "voting", may=_somebody_to_cheer, cost=goods(VOTING.cost))
def voting(s: State, me: Player) -> Flow:
    """COC-17.6, COC-26.17: the action for 1 more mood token, as often as wished."""
    yield from increase_happiness(s, me, me.cities)


def _sportive(s: State, me: Player) -> list[int]:
    one_step = cost_for(s, me, one(CULTURE), USING, ABILITY["sports"])
    sad = [place for place in me.cities if s.cities[place].mood < HAPPY]
    return sad if payable(me, one_step) else []


def _may_compete(s: State, me: Player) -> bool:
    return bool(_sportive(s, me))


@hook(Moment.ACTION, "sports", may=_may_compete)
def sports(s: State, me: Player) -> Flow:
    """COC-17.5: one city, a culture token for each of 1 or 2 steps, whatever its size."""
    step = priced(cost_for(s, me, one(CULTURE), USING, ABILITY["sports"]), City, Cheer)
    place = yield from choose_city(s, me, _sportive(s, me), "raise-city", terms=step)
    steps = 1
    two = cost_for(s, me, one(CULTURE, 2), USING, ABILITY["sports"])
    if s.cities[place].mood == ANGRY and payable(me, two):
        params = {"hex": s.label(place)}
        again = yield Ask(
            me.seat, "raise-again", lambda: [CHEER[s.label(place)], DONE], params, terms=step
        )
        steps += not isinstance(again, Done)
    cost = cost_for(s, me, one(CULTURE, steps), USING, ABILITY["sports"])
    yield from pay(s, me, cost, "sports", "COC-17.5")
    raise_mood(s, place, "COC-17.5", steps)
