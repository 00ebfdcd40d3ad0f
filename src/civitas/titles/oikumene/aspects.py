"""What a seat's standing is made of, one by one: what `evaluate` adds up, and what it leaves out.

Somebody who has tried how much each of it is worth in play judges by that instead; with a weight of
1 for all of the first kind and none for those of the second, it is what `evaluate` says.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from civitas.titles.oikumene.content.units import CAVALRY, ENGINES, HEAVY, MERCENARY
from civitas.titles.oikumene.evaluation import GONE, RIVAL, best_rival, time_left
from civitas.titles.oikumene.means.control import enemy_troops
from civitas.titles.oikumene.moves.outlook import near_all
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.worth import holdings, prospects, settlements
from civitas.titles.oikumene.worth.powers import Powers, exposed, powers

ADDED: Final[tuple[str, ...]] = (
    *("lands", "towns", "sites", "army", "means", "draft", "winter", "war", "ways", "victory"),
    *("offers", "gone", "rival"),
)
"""What `evaluate` adds up."""
LEFT_OUT: Final[tuple[str, ...]] = (
    *("fields", "early_fields", "room", "villages", "early_villages", "cities", "early_cities"),
    *("yards", "forts", "gold", "early_gold", "prestige", "victory_points"),
    *("men", "early_men", "levels", "heavy", "cavalry", "engines", "mercenaries", "ships"),
    *("largest", "garrisons", "bare", "outnumbered", "outnumbering", "met"),
    *("rival_fields", "rival_towns", "rival_men", "early_rival_men", "rival_levels"),
    *("rival_largest", "rival_bare", "rival_gold", "ahead_in_men"),
)
"""What it leaves out, or counts alike early and late, mine and theirs."""
NOTHING: Final = (0.0,) * len(LEFT_OUT)
FURTHEST: Final = 10
"""To have more men than that more, or less, is all the same."""
_STRENGTH: Final = attrgetter("men", "levels", "largest")
"""By which one is stronger than another."""


def aspects(s: State, seat: int) -> tuple[float, ...]:
    """As they are named; only as long as the match is not over."""
    me = s.players[seat]
    rival = -RIVAL * best_rival(s, me)
    if me.gone:
        return *(0.0,) * (len(ADDED) - 2), GONE, rival, *NOTHING
    left, mine = time_left(s), powers(me)
    theirs = max([powers(other) for other in s.players if other is not me], key=_STRENGTH)
    return (
        holdings.of_lands(s, me, left),
        settlements.of_towns(s, me, left),
        settlements.of_sites(s, me, left),
        holdings.of_army(s, me, left),
        holdings.of_means(s, me, left),
        prospects.of_draft(s, me),
        prospects.of_winter(s, me),
        prospects.of_war(s, me),
        prospects.of_ways(s, me),
        prospects.of_victory(s, me),
        prospects.of_offers(s, me),
        0.0,
        rival,
        *_land(s, me, left),
        *_stores(me, left),
        *_army(s, me, mine, left),
        *_rival(s, me, theirs, left),
        float(min(max(mine.men - theirs.men, -FURTHEST), FURTHEST)),
    )


def _land(s: State, me: Player, left: float) -> tuple[float, ...]:
    """Fields, free ground beside them, and what stands on them."""
    held, homes = s.held[me.seat] & s.world.land, s.homes[me.seat]
    fields, cities = held.bit_count(), (homes & s.cities).bit_count()
    villages = homes.bit_count() - cities
    taken = 0
    for other in s.players:
        taken |= s.held[other.seat]
    return (
        float(fields),
        left * fields,
        float((near_all(s.world, held) & s.world.ground & ~taken).bit_count()),
        float(villages),
        left * villages,
        float(cities),
        left * cities,
        float((homes & s.yards).bit_count()),
        float((homes & s.fort).bit_count()),
    )


def _stores(me: Player, left: float) -> tuple[float, ...]:
    gold = min(me.gold, holdings.SAVED)
    return float(gold), left * gold, float(me.prestige), float(me.victory)


def _army(s: State, me: Player, mine: Powers, left: float) -> tuple[float, ...]:
    """Who fights, and where."""
    homes, foes = s.homes[me.seat], enemy_troops(s, me)
    kinds = mine.kinds
    outnumbered, outnumbering = exposed(s, me)
    return (
        float(mine.men),
        left * mine.men,
        float(mine.levels),
        float(kinds[HEAVY]),
        float(kinds[CAVALRY]),
        float(kinds[ENGINES]),
        float(kinds[MERCENARY]),
        float(mine.ships),
        float(mine.largest),
        float((homes & me.present).bit_count()),
        float((homes & ~me.present & near_all(s.world, foes & s.world.land)).bit_count()),
        float(outnumbered),
        float(outnumbering),
        float((me.troops & foes).bit_count()),
    )


def _rival(s: State, me: Player, theirs: Powers, left: float) -> tuple[float, ...]:
    """The strongest rival, or all of them together."""
    fields = towns = bare = gold = 0
    near = near_all(s.world, me.troops & s.world.land)
    for other in s.players:
        if other is not me:
            homes = s.homes[other.seat]
            fields += (s.held[other.seat] & s.world.land).bit_count()
            towns += homes.bit_count()
            bare += (homes & ~other.present & near).bit_count()
            gold += min(other.gold, holdings.SAVED)
    return (
        float(fields),
        float(towns),
        float(theirs.men),
        left * theirs.men,
        float(theirs.levels),
        float(theirs.largest),
        float(bare),
        float(gold),
    )
