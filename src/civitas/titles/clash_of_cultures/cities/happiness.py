"""Section 17: Increase Happiness.

Cities are named one after the other, once for each step; then all is paid together and moods rise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.titles.clash_of_cultures.cities.cities import NOT_YOURS, raise_mood
from civitas.titles.clash_of_cultures.content.goods import MOOD, one
from civitas.titles.clash_of_cultures.means.payments import (
    HAPPINESS,
    Cost,
    can_pay,
    cost_for,
    joined,
    pay,
    payable,
    printed,
)
from civitas.titles.clash_of_cultures.means.prices import too_dear
from civitas.titles.clash_of_cultures.picks.common import DONE, Done
from civitas.titles.clash_of_cultures.picks.people import CHEER, Cheer
from civitas.titles.clash_of_cultures.state import HAPPY, Player, State

HAPPY_ALREADY: Final = Reason("city-happy", "COC-17.3")
UNPAYABLE: Final = Reason("unpayable", "COC-17.1")
FREE: Final = Cost(())


def step_cost(s: State, me: Player, place: int) -> Cost:
    """COC-17.1: for each step as many mood tokens as the city is large."""
    return cost_for(s, me, one(MOOD, s.cities[place].size), HAPPINESS, place)


def refuse_cheer(s: State, me: Player, place: int) -> Reason | None:
    """Why the action cannot raise the mood of this city (COC-17.3)."""
    city, named = s.cities.get(place), s.turn.cheered
    if city is None or city.owner != me.seat:
        return NOT_YOURS
    if city.mood + named.count(place) >= HAPPY:
        return HAPPY_ALREADY
    if named:
        return None if cheerable(s, me, (place,), named) else UNPAYABLE
    tokens = one(MOOD, city.size)
    return None if can_pay(s, me, tokens, HAPPINESS, place) else UNPAYABLE


def why_no_cheer(s: State, me: Player, place: int) -> Reason | None:
    """The same for whoever asks: what is too dear tells its price, with the steps that are named
    already."""
    refusal = refuse_cheer(s, me, place)
    if refusal is not UNPAYABLE:
        return refusal
    steps = (*s.turn.cheered, place)
    return too_dear("COC-17.1", printed(joined(*[step_cost(s, me, step) for step in steps])))


def cheerable(
    s: State,
    me: Player,
    cities: Sequence[int],
    chosen: Sequence[int] = (),
    others: Cost = FREE,
) -> list[int]:
    """The cities that can be raised by one more step besides those chosen, when ``others`` has to
    be paid too (COC-17.3)."""
    total = joined(others, *[step_cost(s, me, place) for place in chosen])
    return [
        place
        for place in cities
        if s.cities[place].mood + chosen.count(place) < HAPPY
        and payable(me, joined(total, step_cost(s, me, place)))
    ]


def cheer_picks(s: State, me: Player) -> Iterable[Pick]:
    """The cities that the action can raise (COC-17.1)."""
    if not me.goods[MOOD] and HAPPINESS not in me.powers.bent:
        return []
    return [CHEER[s.label(place)] for place in me.cities if refuse_cheer(s, me, place) is None]


def cheer(s: State, me: Player, pick: Cheer) -> Flow:
    """COC-17.1"""
    yield from increase_happiness(s, me, me.cities, (s.hex(pick.hex),))


def increase_happiness(
    s: State, me: Player, cities: Sequence[int], chosen: tuple[int, ...] = ()
) -> Flow:
    """COC-17.1, COC-17.2: choose steps for these cities, pay for all, then raise them. At least
    one can be raised."""
    s.turn.cheered = chosen
    while cheerable(s, me, cities, chosen):
        options = partial(_picks, s, me, cities, chosen)
        pick = yield Ask(me.seat, "cheer", options, {"count": len(chosen)})
        if isinstance(pick, Done):
            break
        s.turn.cheered = chosen = (*chosen, s.hex(pick.hex))
    s.turn.cheered = ()
    total = joined(*[step_cost(s, me, place) for place in chosen])
    yield from pay(s, me, total, "increase_happiness", "COC-17.2")
    for place in chosen:
        raise_mood(s, place, "COC-17.2")


def _picks(s: State, me: Player, cities: Sequence[int], chosen: tuple[int, ...]) -> list[Pick]:
    picks: list[Pick] = [CHEER[s.label(place)] for place in cheerable(s, me, cities, chosen)]
    return [*picks, DONE] if chosen else picks
