"""What a seat's standing is made of, one by one: what `evaluate` adds up, and what it leaves out.

Somebody who has tried how much each of it is worth in play judges by that instead; with a weight of
1 for all of the first kind and none for those of the second, it is what `evaluate` says.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes import evaluation as hand
from civitas.titles.era_of_tribes.ambition import (
    early_end,
    entered,
    growth_parts,
    nearness,
    next_epoch,
    time_left,
)
from civitas.titles.era_of_tribes.area import Area, bits, fields_in
from civitas.titles.era_of_tribes.content.fields import LUXURY, MILITARY
from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.progress import COMMERCE, PROGRESSES, TRADE
from civitas.titles.era_of_tribes.goals.contests import open_points, personal_points
from civitas.titles.era_of_tribes.means.goods import LUXURIES
from civitas.titles.era_of_tribes.outlook import outlook
from civitas.titles.era_of_tribes.prospects import Prospects
from civitas.titles.era_of_tribes.state import LAND, Player, State
from civitas.titles.era_of_tribes.surroundings import LUXURY_GOOD, MILITARY_GOOD, PROVINCE, WATER

ADDED: Final[tuple[str, ...]] = (
    *("points", "outlook", "mood", "early_end", "provinces", "luxury", "military", "seas"),
    *("settlers", "growth", "cubes", "food", "hunger"),
    *(f"level_{field.id}" for field in PROGRESSES),
    *("cities", "leaders", "trade", "thalers", "treaties", "army", "fleets", "next_epoch", "epoch"),
    *("round", "to_use", "automas", "battles", "city", "new_land"),
    *("own_cards", "open_cards", "scored_tiles", "kept_tiles"),
    *("rival_influence", "rival_morale", "rival_land"),
)
"""What `evaluate` adds up."""
LEFT_OUT: Final[tuple[str, ...]] = (
    *("early_influence", "early_morale", "gloom", "early_thalers", "early_army", "early_cards"),
    *("vassals", "colonies", "homes", "home_guard", "exposed", "outnumbered"),
    *("rival_homes", "rival_cities", "rival_vassals", "rival_army", "rush_ahead"),
)
"""What it leaves out, or counts alike early and late."""
NAMES: Final = (*ADDED, *LEFT_OUT)
MERRY: Final = 2
"""With less morale than this one is near to a revolt."""
GUARD: Final = 3
"""So many vassals guard a home well."""
AHEAD: Final = 10
"""Further ahead, or behind, it is all the same."""
NOTHING: Final = (0.0,) * len(NAMES)
HOME_SETS: Final = tuple(bits(homes) for homes in HOMES)
"""By people, its homes as bits."""


def aspects(s: State, seat: int) -> tuple[float, ...]:
    """As they stand in `NAMES`; only as long as the match is not over."""
    me, own = s.players[seat], s.land_of(seat)
    others = [other for other in s.players if other is not me and not other.automa]
    rival = others[0] if others else None
    if len(others) > 1:
        rival = max(others, key=lambda other: hand.at_a_glance(s, other))
    if s.phase == "setup" and not own:
        before = outlook(s, me) if me.people != NONE else 0.0
        return (
            0.0,
            before,
            *NOTHING[2 : len(ADDED) - 3],
            *_rival(s, rival),
            *NOTHING[len(ADDED) :],
        )
    left, held = time_left(s), s.held[seat]
    crowded = [n for n in own if s.vassals[n] > 1]
    ahead = Prospects(s, me, own, crowded, left)
    promised = ahead.parts()
    shown = sum([open_points(s, card)[seat] for card in s.open_cards])
    near = nearness(s, me, len(own))
    return (
        *(float(me.influence - me.hunger_beside - me.hunger), 0.0),
        *(hand.mood(me.morale + ahead.merry, left), early_end(s, me, near)),
        *_land(s, me, own, crowded, left, ahead.merry),
        *_means(s, me, held, left),
        *promised,
        *_goals(s, me, shown),
        *_rival(s, rival),
        *_early(me, left, shown),
        *_held(s, me, own, left),
        *_against(s, me, rival, near),
    )


def _land(
    s: State, me: Player, own: tuple[int, ...], crowded: list[int], left: float, merry: int
) -> tuple[float, ...]:
    """Provinces, goods and food, with the growth that comes of them."""
    held, food = s.held[me.seat], me.food + hand.pending_food(s, me)
    settlers, growth, cubes = growth_parts(s, me, crowded, food - me.hunger + me.morale + merry)
    provinces, luxury, military = _fields(own)
    return (
        left * provinces,
        left * luxury,
        left * military,
        left * WATER * sum([held >> n & 1 for n in me.fleets]),
        left * settlers,
        left * growth,
        left * cubes,
        left * hand.LASTING_FOOD * food,
        -left * hand.HUNGER * me.hunger,
        *[left * much for much in _levels(me.levels)],
    )


@lru_cache(maxsize=1 << 12)
def _fields(own: tuple[int, ...]) -> tuple[float, float, float]:
    """What these provinces are worth in a whole match, their luxury goods and their military
    ones."""
    luxury = LUXURY_GOOD * sum([LUXURY[n] >= 0 for n in own])
    return PROVINCE * len(own), luxury, MILITARY_GOOD * sum([MILITARY[n] >= 0 for n in own])


@cache
def _levels(levels: tuple[int, ...]) -> tuple[float, ...]:
    """What each of these progress levels is worth in a whole match."""
    return tuple([hand.LEVEL[field] * level for field, level in enumerate(levels)])


def _means(s: State, me: Player, held: int, left: float) -> tuple[float, ...]:
    """What a seat does things with."""
    soon, goods = min(1.0, 3 * left), (held & LUXURIES).bit_count()
    thalers, treaties, army, fleets = hand.means_parts(me)
    return (
        left * hand.CITIES * len(me.cities),
        left * hand.LEADER * me.all_leaders,
        left * hand.TRADE_WORTH * (TRADE[me.levels[COMMERCE]] + hand.posts(s, me)),
        soon * thalers,
        soon * treaties,
        soon * army,
        soon * fleets,
        soon * next_epoch(s, me, goods, left),
        entered(me, goods, left, acts=hand.may_act(s, me)),
        hand.ROUND * s.round,
        hand.to_use(s, me, goods),
        hand.awe(s, me) - hand.given(s, me),
    )


def _goals(s: State, me: Player, shown: int) -> tuple[float, ...]:
    """Cards, of which so many points are open to all, and tiles."""
    scored, kept = hand.tile_parts(s, me)
    return (
        hand.CONTEST * sum([personal_points(s, me, card) for card in me.cards]),
        hand.CONTEST * shown,
        scored,
        kept,
    )


def _rival(s: State, rival: Player | None) -> tuple[float, ...]:
    """The best rival, as far as picks of others can change how that one stands."""
    if rival is None:
        return 0.0, 0.0, 0.0
    influence, morale, land = hand.glance_parts(s, rival)
    return -hand.RIVAL * influence, -hand.RIVAL * morale, -hand.RIVAL * land


def _early(me: Player, left: float, shown: int) -> tuple[float, ...]:
    """What may be worth more or less long before the end."""
    return (
        left * me.influence,
        left * me.morale,
        float(max(0, MERRY - me.morale)),
        left * min(me.thalers, hand.SAVED),
        left * min(me.army + me.legions + me.militias, hand.ARMIES),
        left * shown,
    )


def _held(s: State, me: Player, own: tuple[int, ...], left: float) -> tuple[float, ...]:
    """What is held, and how well: whoever loses all homes loses the match (EOT-13.4)."""
    vassals, held = s.vassals, s.held[me.seat]
    homes = fields_in(held & HOME_SETS[me.people]) if me.people != NONE else ()
    others = 0
    for other in s.players:
        if other is not me:
            others |= s.held[other.seat] & LAND
    exposed, outnumbered = _exposed(s.area, held & LAND, others), 0
    for n, foes in exposed:
        come = sum([vassals[foe] - 1 for foe in foes if vassals[foe] > 1])
        outnumbered += come > vassals[n] + (n in me.cities)
    return (
        left * sum([vassals[n] for n in own]),
        float(me.colonies),
        float(len(homes)),
        float(sum([min(vassals[n], GUARD) for n in homes])),
        float(len(exposed)),
        float(outnumbered),
    )


@lru_cache(maxsize=1 << 11)
def _exposed(area: Area, own: int, others: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The own provinces that others border on, each with those of the others."""
    near = [(n, area.next_to[n] & others) for n in fields_in(own)]
    return tuple([(n, fields_in(foes)) for n, foes in near if foes])


def _against(s: State, me: Player, rival: Player | None, near: float) -> tuple[float, ...]:
    """The best rival, closer to; and whether the end comes while one is ahead."""
    if rival is None:
        return 0.0, 0.0, 0.0, 0.0, 0.0
    land = s.land_of(rival.seat)
    homes = HOME_SETS[rival.people] if rival.people != NONE else 0
    ahead = me.influence + me.morale - rival.influence - rival.morale
    near = max(near, nearness(s, rival, len(land)))
    return (
        float((s.held[rival.seat] & homes).bit_count()),
        float(len(rival.cities)),
        float(sum([s.vassals[n] for n in land])),
        float(rival.army + rival.legions + rival.militias),
        near * near * min(max(ahead, -AHEAD), AHEAD),
    )
