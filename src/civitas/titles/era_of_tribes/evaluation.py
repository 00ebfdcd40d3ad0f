"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the influence point. What is no point yet is worth what it will do in the rounds to
come, so its worth fades as the match goes on.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from civitas.kernel.titles import Pause
from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.ambition import (
    early_end,
    entered,
    growing,
    nearness,
    next_epoch,
    time_left,
)
from civitas.titles.era_of_tribes.area import fields_in
from civitas.titles.era_of_tribes.content.fields import FISH, FOOD
from civitas.titles.era_of_tribes.content.progress import (
    ARCHITECTURE,
    BREAD,
    COMMERCE,
    CULTURE,
    FARMING,
    MECHANICS,
    NAVIGATION,
    TRADE,
)
from civitas.titles.era_of_tribes.content.tables import BREAD as BREAD_ACTION
from civitas.titles.era_of_tribes.content.tables import BRIBE_SHARE, DIPLOMACY, MOST_MORALE
from civitas.titles.era_of_tribes.content.tables import PROGRESS as PROGRESS_ACTION
from civitas.titles.era_of_tribes.content.tables import TRADE as TRADE_ACTION
from civitas.titles.era_of_tribes.course.scoring import scored_tile
from civitas.titles.era_of_tribes.goals.contests import open_points, personal_points
from civitas.titles.era_of_tribes.goals.measures import tile_points
from civitas.titles.era_of_tribes.land.expansion import MOVEMENT_END
from civitas.titles.era_of_tribes.means.control import neighbours
from civitas.titles.era_of_tribes.means.goods import LUXURIES
from civitas.titles.era_of_tribes.outlook import outlook
from civitas.titles.era_of_tribes.prospects import Prospects
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.surroundings import WATER, WORTH

RIVAL: Final = 0.34
"""What the best rival's standing counts: the match is against all of them."""
HUNGER: Final = 1.81
"""A hunger token on the plate: it costs growth and morale in every round, and a point."""
CITIES: Final = 1.07
"""A city, besides the cubes it sets free."""
LASTING_FOOD: Final = 0.3
"""A food token, besides the growth of the next round: it stays, as morale does not."""
LEADER: Final = 3.0
"""A leader in a whole match."""
HOPE: Final = 0.29
"""A leader not used yet in this round, of what he can do."""
RESEARCH: Final = 0.78
BRIBE: Final = 1.42
GAMES: Final = 0.22
SPARE_LEADER: Final = 0.14
"""What he can do: a progress, a bribe, a point of morale, anything else."""
LEAST_PRICE: Final = 3
ROUND: Final = 1.97
"""What a round brings that is over: leaders and goods are ready again."""
TEMPO: Final = 1.0
"""What the Automas gain by the card that follows an action (AUT-2.6): as much as most actions
bring. So few are taken, and those with many leaders and goods."""
AWE: Final = 1.5
"""What a deterred Automa loses, if it attacks: often it does."""
LEVEL: Final = {
    FARMING: 1.2,
    CULTURE: 1.0,
    NAVIGATION: 1.1,
    COMMERCE: 1.3,
    MECHANICS: 1.0,
    ARCHITECTURE: 2.0,
}
"""A progress level in a whole match, besides what it gives at once."""
TRADE_WORTH: Final = 0.92
"""A thaler of every Trade."""
THALER: Final = 0.35
SAVED: Final = 20
"""More thalers than this lie idle."""
TREATY: Final = 0.08
ARMY: Final = 0.46
ARMIES: Final = 6
FLEET: Final = 0.25
FLEETS: Final = 5
KEPT_TILE: Final = 0.67
CONTEST: Final = 0.69
"""A point of a card that would be scored now."""
FICKLE: Final = 0.97
"""A point of morale at the end of the match is a point; at the start, so much of it gets lost."""


def pause(s: State, _: int) -> Pause:
    """An action is judged when it is done: then the next turn, or another's expansion, waits. In an
    expansion every step is judged by what it promises; a battle by its end."""
    if s.battle is not None or (s.agenda and s.agenda[-1].what in _UNFINISHED):
        return Pause.NONE
    if s.expansion is None:
        return Pause.END
    return Pause.LULL if _moving(s) else Pause.NONE


_UNFINISHED: Final = frozenset({"turn.end", "diplomacy", "bonus", "action.progress"})
"""What waits on the agenda while an action is carried out."""


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival. What Automas gain is luck, of which
    one card tells nothing; on the average it is `TEMPO`."""
    me = s.players[seat]
    rivals = [at_a_glance(s, other) for other in s.players if other is not me and not other.automa]
    return standing(s, me) - RIVAL * max(rivals, default=0.0)


def at_a_glance(s: State, other: Player) -> float:
    """How a rival stands, as far as picks of others can change it."""
    if s.over:
        return float(other.influence + other.morale)
    influence, morale, land = glance_parts(s, other)
    return influence + morale + land


def glance_parts(s: State, other: Player) -> tuple[float, float, float]:
    """The same before the end, one by one."""
    return float(other.influence), 0.6 * other.morale, 0.3 * s.held[other.seat].bit_count()


def standing(s: State, me: Player) -> float:
    """Points, and what promises points."""
    points = me.influence - me.hunger_beside - me.hunger
    if s.over:
        return points + me.morale + _contests(s, me) + _tiles(s, me) + ROUND * s.round
    left = time_left(s)
    soon = min(1.0, 3 * left)
    held = s.held[me.seat]
    own = s.land_of(me.seat)
    if s.phase == "setup" and not own:
        return outlook(s, me) if me.people != NONE else 0.0
    seas = sum([held >> n & 1 for n in me.fleets])
    vassals = s.vassals
    crowded = [n for n in own if vassals[n] > 1]
    goods = (held & LUXURIES).bit_count()
    food = me.food + pending_food(s, me)
    ahead = Prospects(s, me, own, crowded, left)
    promised = ahead.value()
    return (
        points
        + mood(me.morale + ahead.merry, left)
        + early_end(s, me, nearness(s, me, len(own)))
        + left
        * (
            _land_worth(own)
            + WATER * seas
            + growing(s, me, crowded, food - me.hunger + me.morale + ahead.merry)
            + LASTING_FOOD * food
            - HUNGER * me.hunger
            + _levels_worth(me.levels)
            + CITIES * len(me.cities)
            + LEADER * me.all_leaders
            + TRADE_WORTH * (TRADE[me.levels[COMMERCE]] + posts(s, me))
        )
        + soon * (_means(me) + next_epoch(s, me, goods, left))
        + entered(me, goods, left, acts=may_act(s, me))
        + ROUND * s.round
        + to_use(s, me, goods)
        - given(s, me)
        + awe(s, me)
        + promised
        + CONTEST * _contests(s, me)
        + _tiles(s, me)
    )


def mood(morale: int, left: float) -> float:
    """Each point is one at the end. Long before, it hardly is: what growth is not used will bring
    as many (EOT-7.8)."""
    return min(morale, MOST_MORALE) * max(0.0, 1 - FICKLE * left) ** 2


def to_use(s: State, me: Player, goods: int) -> float:
    """What the leaders can still do in this round: the best of what is left for them."""
    if not may_act(s, me):
        return 0.0
    ready = me.ready_leaders
    done, thalers, levels = me.done, me.thalers, me.levels
    ready_goods = goods - me.used_goods.bit_count()
    hopes = [SPARE_LEADER] * (ready - 1)
    if not done >> PROGRESS_ACTION & 1 and thalers >= LEAST_PRICE:
        hopes.append(RESEARCH)
    if not done >> DIPLOMACY & 1 and thalers >= me.influence // BRIBE_SHARE:
        hopes.append(BRIBE)
    trade = 0 if done >> TRADE_ACTION & 1 else 1 + TRADE[levels[COMMERCE]] + ready_goods
    merry = 0 if done >> BREAD_ACTION & 1 else 1 + BREAD[levels[CULTURE]] + ready_goods
    hopes += [THALER * trade, GAMES * min(merry, MOST_MORALE - me.morale)]
    hopes.sort(reverse=True)
    given = TEMPO if s.rules.automas else 0.0
    return HOPE * max(0.0, sum(hopes[:ready]) - given)


def may_act(s: State, me: Player) -> bool:
    """Has a seat leaders left for this round?"""
    acts = s.phase == "actions" and not (me.passed or me.revolted)
    return acts and me.ready_leaders > 0


def given(s: State, me: Player) -> float:
    """What Automas have got by the actions of this round."""
    return TEMPO * me.done.bit_count() if s.rules.automas else 0.0


def awe(s: State, me: Player) -> float:
    """Deterrence costs whoever attacks morale (EOT-4.14): Automas next door do not look at it."""
    if not me.deterring or not s.rules.automas:
        return 0.0
    players = s.players
    return AWE * sum([players[seat].automa for seat in neighbours(s, me.seat)])


@lru_cache(maxsize=1 << 12)
def _land_worth(own: tuple[int, ...]) -> float:
    """What these provinces are worth in a whole match."""
    return sum([WORTH[n] for n in own])


@cache
def _levels_worth(levels: tuple[int, ...]) -> float:
    """What these progress levels are worth in a whole match."""
    return sum([LEVEL[field] * level for field, level in enumerate(levels)])


def pending_food(s: State, me: Player) -> int:
    """In the movement step food is settled at its end only (EOT-8.5)."""
    x = s.expansion
    if x is None or x.seat != me.seat or not x.before or not _moving(s):
        return 0
    fish = me.traits.food_per_fish
    return _food_in(s.held[me.seat], fish) - _food_in(x.before, fish)


@lru_cache(maxsize=1 << 10)
def _food_in(fields: int, fish: int) -> int:
    """What a set of fields feeds whoever gets so much from a fish."""
    return sum([FOOD[n] + fish * FISH[n] for n in fields_in(fields)])


def _moving(s: State) -> bool:
    """Is the end of the movement step still to come?"""
    return s.expansion is not None and MOVEMENT_END[s.expansion.seat] in s.agenda


def posts(s: State, me: Player) -> int:
    return list(s.posts.values()).count(me.seat)


def _means(me: Player) -> float:
    """What can be spent."""
    thalers, treaties, army, fleets = means_parts(me)
    return thalers + treaties + army + fleets


def means_parts(me: Player) -> tuple[float, float, float, float]:
    """The same, one by one."""
    return (
        THALER * min(me.thalers, SAVED),
        TREATY * min(me.treaties, 6),
        ARMY * min(me.army + me.legions + me.militias, ARMIES),
        FLEET * min(sum(me.fleets.values()), FLEETS),
    )


def _contests(s: State, me: Player) -> float:
    """Cards as they stand now; nobody knows those of others."""
    own = sum([personal_points(s, me, card) for card in me.cards])
    return float(own + sum([open_points(s, card)[me.seat] for card in s.open_cards]))


def _tiles(s: State, me: Player) -> float:
    scored, kept = tile_parts(s, me)
    return scored + kept


def tile_parts(s: State, me: Player) -> tuple[float, float]:
    """Tiles that score as they stand now, and that any tile is of use."""
    scored = sum([tile_points(s, me, tile) for tile in me.tiles if scored_tile(me, tile)])
    return float(scored), KEPT_TILE * len(me.tiles) * (not s.over)
