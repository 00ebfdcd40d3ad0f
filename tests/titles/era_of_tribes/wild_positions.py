"""Wild positions: a crowded board, fleets and cities everywhere, money, treaties, tiles, allies.

Whoever plays at random starves before any of this is reached; here every rule meets every other.
"""

from __future__ import annotations

import random

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY, put
from civitas.titles.era_of_tribes.content.cards import TILES
from civitas.titles.era_of_tribes.content.fields import LUXURY, NAMES
from civitas.titles.era_of_tribes.content.progress import EPOCHS, NAVIGATION, PROGRESSES
from civitas.titles.era_of_tribes.content.tables import MARKED_ROUNDS, ROUND_LIMIT
from civitas.titles.era_of_tribes.means.control import hand_over, neighbours
from civitas.titles.era_of_tribes.means.realm import colonies
from civitas.titles.era_of_tribes.scene import Scene
from civitas.titles.era_of_tribes.state import State

ROUNDS = 4
"""So many are left to play."""


def wild_position(
    dice: random.Random, seats: int, automas: int = 0, **options: str
) -> tuple[Table, State]:
    """In the action phase of one of the last rounds; the last seats are Automas."""
    scene = Scene(seats - automas, automas=automas, seed=dice.randrange(1 << 30), **options)
    for seat in range(seats):
        _learn(scene, dice, seat)
        _spread(scene, dice, seat)
    _ally(scene, dice, seats - automas)
    for seat in range(seats):
        _trade(scene, dice, seat)
    s: State = scene.state
    for me in s.players:
        found = colonies(s, me)
        me.colonies, me.colonial = len(found), sum(found)
    limit = MARKED_ROUNDS if automas else ROUND_LIMIT["normal"]
    s.round, s.phase, s.seat = limit - ROUNDS, "actions", s.order[0]
    s.agenda = ()
    turns = [Step("turn", seat) for seat in s.order if not s.players[seat].automa]
    s.do(*turns, Step("cycle.end"))
    position = s.copy()
    return scene.at(*reversed(s.agenda)), position


def launch_fleets(s: State, dice: random.Random) -> None:
    """Fleets everywhere, and the skill to sail them."""
    for me in s.players:
        me.levels = put(me.levels, NAVIGATION, dice.randrange(1, 5))
        for sea in dice.sample(s.area.seas, dice.randrange(9)):
            number = min(dice.randrange(1, 4), me.free)
            if number:
                me.free -= number
                me.fleets[sea] = me.fleets.get(sea, 0) + number
                if s.owner[sea] == NOBODY:
                    hand_over(s, sea, me.seat)


def _learn(scene: Scene, dice: random.Random, seat: int) -> None:
    """Progress, an epoch, and what can be spent."""
    scene.player(
        seat,
        levels={field.id: dice.randrange(4) for field in PROGRESSES[:-1]} | {"architecture": 3},
        epoch=dice.choice(EPOCHS[:3]).id,
        thalers=dice.randrange(12),
        treaties=dice.randrange(5),
        morale=dice.randrange(-5, 11),
        influence=dice.randrange(6, 12),
        food=dice.randrange(4),
        hunger=dice.randrange(3),
    )
    for _ in range(dice.randrange(3)):
        scene.player(seat, tiles=[TILES[dice.choice(scene.state.spare_tiles)].id])


def _spread(scene: Scene, dice: random.Random, seat: int) -> None:
    """Provinces and cities in them, fleets, armies, goods on the army."""
    s, me = scene.state, scene.me(seat)
    free = [n for n in s.area.land if s.owner[n] == NOBODY]
    for n in dice.sample(free, min(len(free), dice.randrange(2, 8))):
        if me.free > 3:
            scene.land(seat, NAMES[n], vassals=dice.randrange(1, 3))
    for n in s.land_of(seat):
        if len(me.cities) < 3 and dice.random() < 0.3:
            scene.city(seat, NAMES[n], vassals=dice.randrange(2))
    coasts = [sea for n in s.land_of(seat) for sea in s.area.coasts[n]]
    for sea in dice.sample(coasts, min(len(coasts), dice.randrange(5))):
        if me.free > 1:
            scene.fleets(seat, NAMES[sea], me.fleets.get(sea, 0) + 1)
    scene.player(seat, army=dice.randrange(min(me.free, 3) + 1))
    for n in s.land_of(seat):
        if LUXURY[n] == me.traits.as_ore and dice.random() < 0.5:
            me.ore |= 1 << n


def _ally(scene: Scene, dice: random.Random, seats: int) -> None:
    for seat in range(seats - 1):
        if dice.random() < 0.4:
            scene.player(seat, allies=[dice.randrange(seat + 1, seats)])


def _trade(scene: Scene, dice: random.Random, seat: int) -> None:
    """Trading posts with neighbours."""
    s = scene.state
    for other in sorted(neighbours(s, seat)):
        for city in scene.me(other).cities:
            if city not in s.posts and scene.me(seat).free and dice.random() < 0.5:
                scene.post(seat, NAMES[city])
