"""Section 6: cities, their size, mood and activation."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, Reason
from civitas.kernel.values import NOBODY, NOWHERE, put
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.pieces import MAX_CITY_SIZE, SETTLEMENT
from civitas.titles.clash_of_cultures.means.reactions import reactions, usable
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import (
    ANGRY,
    BARBARIANS,
    HAPPY,
    MOODS,
    NEUTRAL,
    NO_BUILDINGS,
    Player,
    State,
)

RULES: Final = Chapter()

TIRED: Final = "city.tired"
FORCED_LABOR: Final = ABILITY["forced_labor"]

SPENT: Final = Reason("city-spent", "COC-6.13")
NOT_YOURS: Final = Reason("not-your-city", "COC-6.1")
TOO_LARGE: Final = Reason("city-full", "COC-6.3")
TOO_FEW_CITIES: Final = Reason("too-few-cities", "COC-6.4")


def working_mood(s: State, city: City) -> int:
    """The mood that Collect, Construct and Recruit go by: with Forced Labor an angry city counts
    as neutral (COC-26.21)."""
    if city.mood == ANGRY and city.owner == s.seat and s.turn.used >> FORCED_LABOR & 1:
        return NEUTRAL
    return city.mood


def adjusted_size(city: City, mood: int) -> int:
    """COC-6.9: mood-adjusted size."""
    if mood == ANGRY:
        return 1
    return city.size + (mood == HAPPY)


def refuse_activation(s: State, me: Player, place: int) -> Reason | None:
    """Why the city cannot be activated (COC-6.13)."""
    if place not in me.cities:
        return NOT_YOURS
    return SPENT if s.cities[place].spent else None


def refuse_growth(me: Player, city: City) -> Reason | None:
    """Why the city cannot get one more structure (COC-6.3, COC-6.4)."""
    size = city.size + 1
    if size > MAX_CITY_SIZE:
        return TOO_LARGE
    return TOO_FEW_CITIES if size > len(me.cities) else None


def activate(s: State, place: int) -> None:
    """COC-6.10, COC-6.13: to be called before the activation is carried out; put
    `activated` on the agenda for what comes after it."""
    city = s.cities[place]
    s.cities[place] = replace(
        city, activations=city.activations + 1, spent=city.spent or city.mood == ANGRY
    )


def activated(
    s: State, me: Player, place: int, purpose: str, *, but: int = 0, sure: bool = False
) -> list[Step]:
    """What follows an activation that was carried out: effects, then, but for the first one
    (COC-6.11), the mood (COC-6.12). Abilities in ``but`` came into force by it (COC-24.18); it is
    ``sure`` that there may be effects if somebody comes who has some (COC-11.19)."""
    again = s.cities[place].activations > 1
    about = (me.seat, place, purpose)
    return [
        *reactions(s, Moment.CITY_ACTIVATED, *about, players=[me], but=but, sure=sure),
        *([Step(TIRED, me.seat, (place,))] if again else []),
    ]


def follow_city(s: State, origin: int, goal: int) -> None:
    """A city has moved while something was still to follow its activation: that goes with it
    (COC-6.12)."""
    s.agenda = tuple(
        Step(TIRED, step.seat, (goal,)) if (step.what, step.args) == (TIRED, (origin,)) else step
        for step in s.agenda
    )


@RULES.plain(TIRED)
def tired(s: State, me: Player, place: int) -> None:
    """COC-6.12: the mood falls after the activation is done, if the city is still there."""
    city = s.cities.get(place)
    if city is not None and city.owner == me.seat:
        if spares_mood(s, me, place):
            s.do(Step("city.spared", me.seat, (place,)))
        else:
            lower_mood(s, place, "COC-6.12")


def spares_mood(s: State, me: Player, place: int) -> bool:
    """Can an ability let something else happen instead of the fall of the mood (COC-6.12)?"""
    return any(usable(s, me, hook, place) for hook in me.powers.at[Moment.SPARES_MOOD])


@RULES.asking("city.spared")
def spared(s: State, me: Player, place: int) -> Flow:
    """An ability may let something else happen instead of the fall of the mood (COC-6.12)."""
    for hook in me.powers.at[Moment.SPARES_MOOD]:
        if (yield from hook.run(s, me, place)):
            s.turn.used |= 1 << hook.ability
            return
    lower_mood(s, place, "COC-6.12")


def lower_mood(s: State, place: int, clause: str, steps: int = 1) -> None:
    """COC-6.8: an angry city cannot be lowered."""
    set_mood(s, place, max(s.cities[place].mood - steps, ANGRY), clause)


def raise_mood(s: State, place: int, clause: str, steps: int = 1) -> None:
    """COC-6.8; COC-6.14: raising removes the spent mark, the activation count stays."""
    city = s.cities[place]
    if city.mood < HAPPY:
        s.cities[place] = replace(city, spent=False)
        set_mood(s, place, min(city.mood + steps, HAPPY), clause)


def set_mood(s: State, place: int, mood: int, clause: str) -> None:
    """Make the city happy, neutral or angry (COC-6.7)."""
    city = s.cities[place]
    if city.mood != mood:
        s.cities[place] = replace(city, mood=mood)
        s.tell("mood", clause, hex=s.label(place), mood=MOODS[mood])


def new_city(s: State, owner: int, place: int, mood: int = NEUTRAL) -> None:
    """Put a settlement from supply on a hex (COC-6.7)."""
    change_pieces(s, owner, SETTLEMENT, -1)
    s.cities[place] = City(put(NO_BUILDINGS, SETTLEMENT, owner), mood)
    own_city(s, owner, place)


def own_city(s: State, owner: int, place: int) -> None:
    """Keep the list of a player's cities when a city becomes theirs (COC-6.1)."""
    if owner < BARBARIANS:
        me = s.players[owner]
        me.cities = tuple(sorted((*me.cities, place)))


def disown_city(s: State, owner: int, place: int) -> None:
    """Keep the list of a player's cities when a city is lost (COC-6.1)."""
    if owner < BARBARIANS:
        me = s.players[owner]
        me.cities = tuple(n for n in me.cities if n != place)


def remove_city(s: State, place: int) -> None:
    """Take a city from the map; its pieces return to their owners (COC-1.10). What becomes of
    wonders is for the caller to say."""
    city = s.cities.pop(place)
    disown_city(s, city.owner, place)
    for structure, colour in enumerate(city.colours):
        if colour != NOBODY:
            change_pieces(s, colour, structure, 1)


def add_structure(s: State, place: int, structure: int, owner: int, port: int = NOWHERE) -> None:
    """Put a building from supply into a city (COC-6.1, COC-0.7)."""
    change_pieces(s, owner, structure, -1)
    city = s.cities[place]
    s.cities[place] = replace(
        city,
        colours=put(city.colours, structure, owner),
        port=port if port != NOWHERE else city.port,
    )


def change_pieces(s: State, owner: int, structure: int, change: int) -> None:
    """Structures go to or come from the owner's supply (COC-0.7)."""
    if owner == BARBARIANS:
        assert structure == SETTLEMENT
        s.wild_settlements += change
        return
    me = s.players[owner]
    me.pieces_left = put(me.pieces_left, structure, me.pieces_left[structure] + change)
    assert me.pieces_left[structure] >= 0


def rest_cities(s: State, me: Player) -> None:
    """COC-3.11: at the end of a turn the active player's cities are fresh again."""
    for place in me.cities:
        city = s.cities[place]
        if city.activations or city.spent:
            s.cities[place] = replace(city, activations=0, spent=False)
