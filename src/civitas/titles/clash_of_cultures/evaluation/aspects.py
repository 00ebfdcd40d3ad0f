"""What a seat's standing is made of, one by one: what `evaluate` adds up, and what it leaves out.

Somebody who has tried how much each of it is worth in play judges by that instead; with a weight of
1 for all of the first kind and none for those of the second, it is what `evaluate` says.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures import evaluation as hand
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES, CATEGORY_BITS
from civitas.titles.clash_of_cultures.content.goods import CULTURE, GOLD, GOODS, IDEAS, MOOD, Goods
from civitas.titles.clash_of_cultures.evaluation.might import counted, danger, power_parts
from civitas.titles.clash_of_cultures.evaluation.prospects import (
    ACTION_CARD,
    OBJECTIVE_CARD,
    WONDER_CARD,
    objectives,
    wonders,
    worth_of,
)
from civitas.titles.clash_of_cultures.state import ANGRY, HAPPY, Player, State

ADDED: Final[tuple[str, ...]] = (
    *("points", "cities", "yields", "moods", "advances", "useful", "goods", "wonders"),
    *("action_cards", "objective_cards", "wonder_cards", "army", "prey", "settlers", "hired"),
    *("danger", "objectives", "rival_points", "rival_cities", "rival_goods", "offers"),
)
"""What `evaluate` adds up."""
LEFT_OUT: Final[tuple[str, ...]] = (
    *("early_points", "sizes", "happy", "angry", "early_goods", "early_cards", "early_army"),
    *("armies", "ships", "leader", "event_counter"),
    *(f"good_{GOODS[good]}" for good in (IDEAS, GOLD, MOOD, CULTURE)),
    *(f"known_{category.id}" for category in CATEGORIES),
    *("others_cities", "others_armies"),
)
"""What it leaves out, or counts alike early and late."""


def aspects(s: State, seat: int) -> tuple[float, ...]:
    """As they are named; only as long as the match is not over."""
    me = s.players[seat]
    left, soon, actions = hand.time_left(s, me)
    goods, points = hand.goods_of(s, me), hand.points_of(s, me)
    return (
        points,
        *_growth(s, me, left),
        *_means(s, me, goods, left, soon, actions),
        *_rival(s, me),
        left * points,
        *_cities(s, me, left),
        left * worth_of(goods),
        left * (len(me.action_hand) + len(me.objective_hand)),
        *_more(s, me, left),
        *[soon * goods[good] for good in (IDEAS, GOLD, MOOD, CULTURE)],
        *[left * (me.advances & bits).bit_count() for bits in CATEGORY_BITS],
        *_others(s, me),
    )


def _growth(s: State, me: Player, left: float) -> tuple[float, ...]:
    """Cities and advances."""
    cities = hand.CITY * len(me.cities)
    moods = 0.0
    for place in me.cities:
        city = s.cities[place]
        moods += hand.MOOD[city.mood] * (1 + hand.MOOD_BY_SIZE * city.size)
    advances = hand.ADVANCE_WORTH * me.advances.bit_count()
    return (
        left * cities,
        left * (hand.growth(s, me) - cities - moods),
        left * moods,
        left * advances,
        left * (hand.learning(me.advances) - advances),
    )


def _means(
    s: State, me: Player, goods: Goods, left: float, soon: float, actions: int
) -> tuple[float, ...]:
    """Goods, cards, units, and what they are in for."""
    city = hand.CITY * left
    settler = hand.SETTLER_WORTH * (1.0 + city)
    army, prey = power_parts(s, me, city)
    return (
        soon * worth_of(goods),
        soon * wonders(s, me, goods),
        soon * ACTION_CARD * len(me.action_hand),
        soon * OBJECTIVE_CARD * len(me.objective_hand),
        soon * WONDER_CARD * len(me.wonder_hand),
        soon * army,
        soon * prey,
        (soon if actions == hand.AMPLE else 1.0) * hand.settlers(s, me, settler, actions),
        soon * hand.hired(s, me, settler),
        -soon * danger(s, me, city),
        objectives(s, me, soon),
    )


def _rival(s: State, me: Player) -> tuple[float, ...]:
    """The best rival, as far as picks of others can change how that one stands; and offers."""
    others = [hand.glance_parts(s, other) for other in s.players if other is not me]
    points, cities, goods = max(others, key=sum)
    offers = -hand.OFFER * s.turn.offers[me.seat]
    return -hand.RIVAL * points, -hand.RIVAL * cities, -hand.RIVAL * goods, offers


def _cities(s: State, me: Player, left: float) -> tuple[float, ...]:
    """How large they are, and how many are of good or bad cheer."""
    cities = [s.cities[place] for place in me.cities]
    moods = [city.mood for city in cities]
    sizes = left * sum([city.size for city in cities])
    return sizes, float(moods.count(HAPPY)), float(moods.count(ANGRY))


def _more(s: State, me: Player, left: float) -> tuple[float, ...]:
    """Units, a leader, and how near the next event is."""
    mine = [counted(units) for units in s.units[me.seat].values()]
    armies = sum([some[0] for some in mine])
    ships = sum([some[1] for some in mine])
    leader = float(me.leader != NONE)
    return left * armies, float(armies), left * ships, left * leader, float(me.counter)


def _others(s: State, me: Player) -> tuple[float, float]:
    """All rivals together."""
    cities = armies = 0
    for other in s.players:
        if other is not me:
            cities += len(other.cities)
            armies += sum([counted(units)[0] for units in s.units[other.seat].values()])
    return float(cities), float(armies)
