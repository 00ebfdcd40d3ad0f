"""Events that make cities unhappier: famines, floods, pestilence, fire, civil war, migration."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Decision, Flow, Pick
from civitas.titles.clash_of_cultures.cards.events import effect, text
from civitas.titles.clash_of_cultures.cities.cities import lower_mood, set_mood
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.areas import BARREN, FOREST
from civitas.titles.clash_of_cultures.content.events import Event
from civitas.titles.clash_of_cultures.content.goods import FOOD, WOOD, one
from civitas.titles.clash_of_cultures.content.pieces import INFANTRY
from civitas.titles.clash_of_cultures.event_effects.deaths import slay
from civitas.titles.clash_of_cultures.means.elsewhere import ELSEWHERE
from civitas.titles.clash_of_cultures.means.payments import USING, cost_for, priced
from civitas.titles.clash_of_cultures.means.reactions import usable, use
from civitas.titles.clash_of_cultures.means.stock import lose
from civitas.titles.clash_of_cultures.picks.common import CITY, PASS, USE, Use
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, Player, State
from civitas.titles.clash_of_cultures.units import count

CLAUSE: Final = "COC-21.2"
UPSET: Final = ELSEWHERE["upset-city"]
FAMINES: Final = (
    "famine_1",
    "famine_2",
    "famine_3",
    "severe_famine_1",
    "severe_famine_2",
    "severe_famine_3",
    "famine_vermin",
    "famine_drought",
)


# ------------------------------------------------------------------ lowering moods


def upset(s: State, me: Player, place: int, event: Event, *, angry: bool = False) -> Flow:
    """COC-21.8: the mood of a city falls, unless its owner pays for an ability that prevents it."""
    hooks = [hook for hook in me.powers.at[Moment.CALMS] if usable(s, me, hook, place)]
    if hooks:
        params = {"hex": s.label(place), "origin": event.id}
        options = [PASS, *(USE[ABILITIES[hook.ability].id] for hook in hooks)]
        told = priced(cost_for(s, me, hooks[0].cost, USING, hooks[0].ability), Use)
        pick = yield Ask(me.seat, "calm", lambda: options, params, terms=told)
        if isinstance(pick, Use):
            yield from use(s, me, hooks[0], place)
            return
    if angry:
        set_mood(s, place, ANGRY, CLAUSE)
    else:
        lower_mood(s, place, CLAUSE)


def upset_one(
    s: State, me: Player, event: Event, cities: Sequence[int], *, angry: bool = False
) -> Decision:
    """COC-21.14: one of these cities that is not angry; tells which, -1 if there is none."""
    calm = [place for place in cities if s.cities[place].mood != ANGRY]
    if not calm:
        return -1
    params = {"origin": event.id}
    pick = yield Ask(me.seat, "upset-city", partial(_city_picks, s, calm), params, otherwise=UPSET)
    place = s.hex(pick.hex)
    yield from upset(s, me, place, event, angry=angry)
    return place


def _city_picks(s: State, cities: list[int]) -> list[Pick]:
    return [CITY[s.label(place)] for place in cities]


# ------------------------------------------------------------------ famine


@text(*FAMINES)
def famine(s: State, me: Player, event: Event) -> Flow:
    """Pay food; who has too little loses it all and has an angry city (COC-21.2)."""
    needed = event.params.get("only_with_advance")
    if needed is not None and not me.has(ADVANCE[needed]):
        return
    cities: Sequence[int] = me.cities
    if "pay_food" in event.params:
        due = event.params["pay_food"]
    else:
        cities = [place for place in me.cities if _dry(s, place)]
        due = min(len(cities), event.params["max"])
    held = me.goods[FOOD]
    lose(s, me, one(FOOD, min(held, due)), event.id, CLAUSE)
    if held < due:
        yield from upset_one(s, me, event, cities, angry=True)


def _dry(s: State, place: int) -> bool:
    """On or next to a barren hex; an exhausted one is none (COC-22.3)."""
    return any(s.map.terrain[n] == BARREN for n in (place, *s.map.near(place)))


# ------------------------------------------------------------------ pestilence and floods


@text("pestilence")
def pestilence(s: State, me: Player, event: Event) -> Flow:
    """One city, or two with good roads or sea lanes (COC-21.2)."""
    if len(me.cities) < event.params["min_cities"]:
        return
    travels = any(me.has(ADVANCE[name]) for name in event.params["with_any_of"])
    number = event.params["mood_down_cities_with" if travels else "mood_down_cities"]
    left = list(me.cities)
    for _ in range(number):
        place = yield from upset_one(s, me, event, left)
        if place < 0:
            return
        left.remove(place)


@text("flood", "heavy_flood")
def flood(s: State, me: Player, event: Event) -> Flow:
    """A city next to water (COC-21.2)."""
    coast = [place for place in me.cities if s.map.near_water(place)]
    for _ in range(event.params["mood_down_coastal_cities"]):
        yield from upset_one(s, me, event, coast)


# ------------------------------------------------------------------ fire and civil war


@effect("fire")
def fire(s: State, me: Player, event: Event) -> Flow:
    """All cities, of anybody, in the forest around one own city; or a wood is lost (COC-21.2)."""
    wooded = [place for place in me.cities if s.map.terrain[place] == FOREST]
    if not wooded:
        lose(s, me, one(WOOD, min(me.goods[WOOD], 1)), event.id, CLAUSE)
        return
    params = {"origin": event.id}
    pick = yield Ask(me.seat, "fire-city", partial(_city_picks, s, wooded), params)
    burning = _forest_around(s, s.hex(pick.hex))
    for owner in s.in_order(me.seat):
        for place in owner.cities:
            if place in burning and s.cities[place].mood != ANGRY:
                yield from upset(s, owner, place, event)


def _forest_around(s: State, start: int) -> set[int]:
    found, ends = {start}, [start]
    while ends:
        for place in s.map.near(ends.pop()):
            if place not in found and s.map.terrain[place] == FOREST:
                found.add(place)
                ends.append(place)
    return found


@text("civil_war_1", "civil_war_2")
def civil_war(s: State, me: Player, event: Event) -> Flow:
    """A city that is not happy loses an infantry, and its mood falls (COC-21.2)."""
    restless = [
        place
        for place in me.cities
        if s.cities[place].mood != HAPPY and count(s, me.seat, place, INFANTRY)
    ]
    if not restless:
        yield from upset_one(s, me, event, me.cities)
        return
    params = {"origin": event.id}
    pick = yield Ask(
        me.seat, "upset-city", partial(_city_picks, s, restless), params, otherwise=UPSET
    )
    place = s.hex(pick.hex)
    yield from slay(s, me, place, INFANTRY)
    if s.cities[place].mood != ANGRY:
        yield from upset(s, me, place, event)
