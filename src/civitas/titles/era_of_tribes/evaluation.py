"""How well a seat stands, for bots that look ahead: points made, points in sight, growth.

The unit is the influence point. What is no point yet is worth what it will do in the rounds to
come, so its worth fades as the match goes on.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.titles import Pause
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.fields import (
    FISH,
    FOOD,
    LANDS,
    LUXURY,
    MILITARY,
)
from civitas.titles.era_of_tribes.content.progress import (
    ARCHITECTURE,
    COMMERCE,
    CULTURE,
    EPOCHS,
    FARMING,
    MECHANICS,
    NAVIGATION,
    TRADE,
)
from civitas.titles.era_of_tribes.content.tables import END
from civitas.titles.era_of_tribes.course.scoring import scored_tile
from civitas.titles.era_of_tribes.goals.contests import open_points, personal_points
from civitas.titles.era_of_tribes.goals.ending import last_round
from civitas.titles.era_of_tribes.goals.measures import tile_points
from civitas.titles.era_of_tribes.means.food import food_of
from civitas.titles.era_of_tribes.state import Player, State

RIVAL: Final = 0.35
"""What the best rival's standing counts: the match is against all of them."""
PROVINCE: Final = 1.0
WATER: Final = 0.1
LUXURY_GOOD: Final = 1.6
MILITARY_GOOD: Final = 0.35
"""What a province is worth in a whole match, besides its food: it lets one grow."""
FOOD_WORTH: Final = 1.6
"""A food token in a whole match: a vassal more in every round."""
HUNGER: Final = 1.6
"""A hunger token on the plate: it costs growth and morale in every round, and a point."""
CITY: Final = 1.2
LEADER: Final = 3.0
LEVEL: Final = {
    FARMING: 0.9,
    CULTURE: 0.4,
    NAVIGATION: 0.7,
    COMMERCE: 0.9,
    MECHANICS: 0.8,
    ARCHITECTURE: 1.1,
}
"""A progress level in a whole match, besides what it gives at once."""
TRADE_WORTH: Final = 0.5
"""A thaler of every Trade."""
THALER: Final = 0.17
SAVED: Final = 16
"""More thalers than this lie idle."""
TREATY: Final = 0.12
ARMY: Final = 0.35
ARMIES: Final = 6
FLEET: Final = 0.3
FLEETS: Final = 5
KEPT_TILE: Final = 0.6
NEXT_EPOCH: Final = 1.6
"""Each of the two best requirements of the next epoch, as far as it is met."""
CONTEST: Final = 0.6
"""A point of a card that would be scored now."""
READY: Final = 0.8
"""A vassal that can move to a free province, of what that is worth."""
UNUSED: Final = 0.25
"""A point of growth that can still be used; three of them are one morale (EOT-7.8)."""
IDLE: Final = 0.06
"""Any other vassal more than a province needs."""
MORALE: Final = 0.9
"""A point of morale up to `CONTENT`: it feeds growth now and counts at the end."""
ELATED: Final = 0.4
"""A point above that."""
SULLEN: Final = 1.25
"""A point below 0."""
CONTENT: Final = 5
RUSH: Final = 2.0
"""What it is worth to be as good as at the end: it is brought about by who is ready for it."""
PREMIUM: Final = 0.25
"""The same for each round that would not be played with Automas (AUT-10.3)."""


def evaluate_field(n: int) -> float:
    """What a field promises to whoever takes it."""
    if n >= LANDS:
        return FOOD_WORTH * FISH[n] + WATER
    return _owned(n) + FOOD_WORTH * FOOD[n]


def _owned(n: int) -> float:
    """The same without its food, which is counted on the plate."""
    if n >= LANDS:
        return WATER
    return PROVINCE + LUXURY_GOOD * (LUXURY[n] >= 0) + MILITARY_GOOD * (MILITARY[n] >= 0)


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    me = s.players[seat]
    rivals = [_at_a_glance(s, other) for other in s.players if other is not me]
    return standing(s, me) - RIVAL * max(rivals, default=0.0)


def pause(s: State, _: int) -> Pause:
    """An action is judged when it is done: then the next turn, or another's expansion, waits. The
    steps of an expansion are judged together, at its end."""
    if s.battle is not None or (s.agenda and s.agenda[-1].what in _UNFINISHED):
        return Pause.NONE
    if s.expansion is None:
        return Pause.END
    return Pause.NONE if s.expansion.attacks else Pause.BREATH


_UNFINISHED: Final = frozenset({"turn.end", "diplomacy", "bonus", "action.progress"})
"""What waits on the agenda while an action is carried out."""


def _at_a_glance(s: State, other: Player) -> float:
    """How a rival stands, as far as picks of others can change it."""
    return other.influence + 0.6 * other.morale + 0.3 * s.owner.count(other.seat)


def standing(s: State, me: Player) -> float:
    """Points, and what promises points."""
    points = me.influence - me.hunger_beside
    if s.over:
        return float(points + me.morale - me.hunger) + _contests(s, me) + _tiles(s, me)
    left = time_left(s)
    soon = min(1.0, 3 * left)
    return (
        points
        + _mood(me.morale)
        + _ready_to_end(s, me)
        - me.hunger * (1 + HUNGER * left)
        + left * (_land(s, me) + FOOD_WORTH * (me.food + _pending_food(s, me)))
        + left * (_learning(me.levels) + CITY * len(me.cities) + LEADER * me.all_leaders)
        + left * TRADE_WORTH * (TRADE[me.levels[COMMERCE]] + _posts(s, me))
        + soon * (_means(me) + NEXT_EPOCH * _next_epoch(s, me) + _moving(s, me))
        + CONTEST * _contests(s, me)
        + _tiles(s, me)
    )


def _mood(morale: int) -> float:
    if morale < 0:
        return SULLEN * morale
    return MORALE * min(morale, CONTENT) + ELATED * max(0, morale - CONTENT)


def _ready_to_end(s: State, me: Player) -> float:
    """How near an end condition is, the nearest of them (EOT-13.2)."""
    end = END[s.rules.length]
    target = max(1, min(end.influence[len(s.players) - 1], me.triumph))
    near = max(me.influence / target, me.progresses / end.progress_levels)
    rounds = max(0, last_round(s) - s.round) if s.rules.automas else 0
    return (RUSH + PREMIUM * rounds) * min(1.0, near) ** 2 if not me.met else 0.0


def time_left(s: State) -> float:
    """The part of the match that is still to come, about."""
    end = END[s.rules.length]
    target = end.influence[len(s.players) - 1]
    by_round = s.round / last_round(s)
    by_influence = max(me.influence for me in s.players) / target
    by_progress = max(me.progresses for me in s.players) / end.progress_levels
    gone = max(by_influence, by_progress, by_round)
    return max(0.05, 1 - gone) if not s.ending else 0.03


def _land(s: State, me: Player) -> float:
    owner, seat = s.owner, me.seat
    return sum([_owned(n) for n in s.area.fields if owner[n] == seat])


def _pending_food(s: State, me: Player) -> int:
    """In the movement step food is settled at its end only (EOT-8.5)."""
    x = s.expansion
    if x is None or x.seat != me.seat or not x.before:
        return 0
    owner, seat = s.owner, me.seat
    now = sum([food_of(me, n) for n in s.area.fields if owner[n] == seat])
    before = sum([food_of(me, n) for n in s.area.fields if x.before >> n & 1])
    return now - before


def _learning(levels: tuple[int, ...]) -> float:
    return sum([LEVEL[field] * level for field, level in enumerate(levels)])


def _posts(s: State, me: Player) -> int:
    return sum([owner == me.seat for owner in s.posts.values()])


def _means(me: Player) -> float:
    """What can be spent."""
    return (
        THALER * min(me.thalers, SAVED)
        + TREATY * min(me.treaties, 6)
        + ARMY * min(me.army + me.legions + me.militias, ARMIES)
        + FLEET * min(sum(me.fleets.values()), FLEETS)
    )


def _next_epoch(s: State, me: Player) -> float:
    """How near the next epoch is: its two best requirements."""
    if me.epoch + 1 == len(EPOCHS):
        return 0.0
    needed = EPOCHS[me.epoch + 1].requirements or {}
    goods = sum([LUXURY[n] >= 0 for n in s.land_of(me.seat)])
    has = {"luxury_goods": goods, "cities": len(me.cities), "progress": me.progresses}
    parts = sorted([min(1.0, has[name] / number) for name, number in needed.items()])
    return parts[-1] + parts[-2]


def _moving(s: State, me: Player) -> float:
    """Vassals that an expansion can still send somewhere."""
    x = s.expansion
    if x is None or x.seat != me.seat:
        return 0.0
    found = UNUSED * max(0, x.growth)
    taken: set[int] = set()
    owner = s.owner
    for n in s.land_of(me.seat):
        spare = s.vassals[n] - (n not in me.cities)
        if spare <= 0:
            continue
        near = [m for m in s.area.land_borders[n] if owner[m] == NOBODY and m not in taken]
        taken.update(near)
        free = sorted(map(evaluate_field, near), reverse=True)
        found += READY * sum(free[:spare]) + IDLE * max(0, spare - len(free))
        if spare >= 2 and n not in me.cities:  # EOT-8.29: three of them are a city
            found += 0.15
    return found


def _contests(s: State, me: Player) -> float:
    """Cards as they stand now; nobody knows those of others."""
    own = sum([personal_points(s, me, card) for card in me.cards])
    return float(own + sum([open_points(s, card)[me.seat] for card in s.open_cards]))


def _tiles(s: State, me: Player) -> float:
    scoring = sum([tile_points(s, me, tile) for tile in me.tiles if scored_tile(me, tile)])
    return scoring + KEPT_TILE * len(me.tiles) * (not s.over)
