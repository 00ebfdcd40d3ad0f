"""Wild positions: towns and fleets everywhere, some of them encircled, armies in each other's land,
builders on their sites, full stores and purses, and what was announced.

Whoever plays at random pulls his villages down, starves or gives in before any of this is reached;
here every rule meets every other.
"""

from __future__ import annotations

import random

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY, put
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.maps import MAPS, map_of
from civitas.titles.oikumene.content.units import BLOCKS, KINDS, LEVELS, PIRATES, SHIP, TRANSPORT
from civitas.titles.oikumene.means.rooms import ship_room
from civitas.titles.oikumene.means.stores import fish_capacity, grain_capacity, herd_room
from civitas.titles.oikumene.means.units import blocks, cubes
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

ROUNDS = 18
"""The last round after which it may begin."""


def wild_position(dice: random.Random, seats: int) -> tuple[Table, State]:
    """At the end of some round."""
    scene = wild_scene(dice, seats)
    position = scene.state.copy()
    return scene.table(), position


def wild_scene(dice: random.Random, seats: int) -> Scene:
    """The same, still to be changed."""
    maps = [name for name in MAPS if map_of(name).max_players >= seats]
    mode = dice.choice(["quick", "basic", "original", "original", "extended", "extended"])
    scene = Scene(seats, dice.randrange(1 << 30), map=dice.choice(maps), mode=mode)
    s = scene.state
    ground = list(spaces(s.world.ground))
    dice.shuffle(ground)
    for seat in range(seats):
        faction = FACTIONS[dice.choice(s.world.factions)]
        scene.faction(seat, faction.id)
        for _ in range(dice.randrange(2, 5)):
            _town(scene, dice, seat, s.label(ground.pop()))
        _purse(scene, dice, seat)
    for seat in range(seats):
        _armies(scene, dice, seat)
        _fleets(scene, dice, seat)
        _farms(scene, dice, seat)
        _siege(scene, dice, seat)
        _site(scene, dice, seat)
    s.round = dice.randrange(1, ROUNDS + 1)
    if seats > 2:
        scene.treaty(dice.choice(["tribute", "ransom", "vassalage"]), 0, 1, until=ROUNDS + 2)
        _guest(scene)
    scene.announce(seats - 1, dice.choice(["dominance", "power"]), s.round)
    s.agenda = (Step("round_over"),)
    return scene


def _town(scene: Scene, dice: random.Random, seat: int, name: str) -> None:
    """A settlement with what it may have, and what lies in it."""
    s, field = scene.state, scene.space(name)
    buildings = [dice.choice(["village", "village", "city"])]
    if s.world.coasts[field]:
        buildings += [dice.choice(["dock", "harbour"])]
    if dice.random() < 0.4:
        buildings.append("fortification")
    scene.settle(seat, name, *buildings)
    if s.mode.feeding:
        s.grain[field] = dice.randrange(grain_capacity(s, field) + 1)
        s.fish[field] = dice.randrange(fish_capacity(s, field) + 1)


def _purse(scene: Scene, dice: random.Random, seat: int) -> None:
    scene.player(
        seat,
        gold=dice.randrange(30),
        prestige=dice.randrange(90) if scene.state.mode.prestige else 0,
        victory=dice.randrange(-4, 10),
        rival=dice.choice([n for n in range(scene.setting.seats) if n != seat]),
        commander=dice.randrange(5) if scene.state.mode.commanders else 0,
    )


def _armies(scene: Scene, dice: random.Random, seat: int) -> None:
    """Land units on own fields, beside them, and in the land of others."""
    s = scene.state
    for _ in range(dice.randrange(4, 10)):
        kind = dice.choice([n for n, ship in enumerate(SHIP) if not ship])
        if KINDS[kind].pieces != "cube" and (blocks(s, scene.me(seat)) > 5 or not _may(s, kind)):
            continue
        if cubes(scene.me(seat)) > 15:
            break
        field = dice.choice(s.world.fields)
        level = dice.choice(LEVELS).id if s.mode.experience else "standard"
        scene.units(seat, KINDS[kind].id, s.label(field), dice.randrange(1, 5), level)


def _may(s: State, kind: int) -> bool:
    """War elephants and pirates are for the extended mode; mercenaries for all."""
    return KINDS[kind].first_mode != "extended" or s.mode.pirates


def _fleets(scene: Scene, dice: random.Random, seat: int) -> None:
    """Ships in port, at sea, and some with cargo."""
    s = scene.state
    for field in s.world.fields:
        if s.owner[field] == seat and s.yard[field] >= 0 and ship_room(s, field):
            scene.units(
                seat, dice.choice(["transport_ship", "warship"]), s.label(field), spot="port"
            )
    for sea in dice.sample(s.world.seas, min(2, len(s.world.seas))):
        kind = dice.choice([TRANSPORT, TRANSPORT, TRANSPORT + 1, PIRATES])
        if kind == PIRATES and (not s.mode.pirates or blocks(s, scene.me(seat)) >= BLOCKS):
            kind = TRANSPORT
        scene.units(seat, KINDS[kind].id, s.label(sea), 1 if kind == PIRATES else 3)
        if kind == TRANSPORT:
            scene.units(seat, "light_infantry", s.label(sea), dice.randrange(1, 9), spot="aboard")


def _siege(scene: Scene, dice: random.Random, seat: int) -> None:
    """A settlement of his in whose field an army of somebody else stands: who is there, and a herd,
    have gone inside."""
    s, me = scene.state, scene.me(seat)
    besieger = (seat + 1) % scene.setting.seats
    towns = [f for f in s.world.fields if s.owner[f] == seat and not me.forces >> f & 1]
    if not towns or cubes(me) > 18 or cubes(scene.me(besieger)) > 18:
        return
    field = dice.choice(towns)
    name = s.label(field)
    scene.units(besieger, "light_infantry", name, dice.randrange(2, 9))
    scene.units(seat, dice.choice(["light_infantry", "heavy_infantry"]), name, 2, spot="inside")
    if s.mode.breeding and blocks(s, me) < 9:
        s.stalls = put(s.stalls, field, (dice.randrange(len(HERDS)),))


def _site(scene: Scene, dice: random.Random, seat: int) -> None:
    """Builders at work."""
    s, me = scene.state, scene.me(seat)
    free = [f for f in spaces(s.world.ground) if not s.sites.get(f)]
    field = dice.choice([f for f in free if s.owner[f] in (seat, NOBODY)])
    building = "village" if s.owner[field] == NOBODY else "fortification"
    if cubes(me) > 19 or (s.owner[field] == seat and s.fort >> field & 1):
        return
    scene.site(seat, s.label(field), building, dice.randrange(8))
    scene.units(seat, "light_infantry", s.label(field), dice.randrange(1, 5), spot="site")


def _guest(scene: Scene) -> None:
    """HRN-2.21: a ship in a shipyard of a friend."""
    s = scene.state
    for field in s.world.fields:
        if s.owner[field] == 1 and s.yard[field] >= 0 and ship_room(s, field):
            scene.units(0, "transport_ship", s.label(field), spot="port")
            scene.units(0, "heavy_infantry", s.label(field), 2, spot="hold")
            return


def _farms(scene: Scene, dice: random.Random, seat: int) -> None:
    """Herds and crops on own land and elsewhere, and stones of plunder."""
    s = scene.state
    if s.mode.breeding:
        for field in dice.sample(s.world.fields, 4):
            if herd_room(s, field) and blocks(s, scene.me(seat)) < 9:
                scene.herd(seat, dice.choice(HERDS).id, s.label(field))
        for field in dice.sample(s.world.fields, 3):
            if s.world.ground >> field & 1 and not s.herds[field] and not s.crop[field]:
                scene.crop(seat, s.label(field), dice.randrange(1, 4))
    field = dice.choice(s.world.fields)
    if s.world.ground >> field & 1 and s.stone[field] < 0 and s.owner[field] != seat:
        scene.stone(seat, s.label(field))
