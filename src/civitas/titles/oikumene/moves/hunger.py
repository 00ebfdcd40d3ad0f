"""Hunger within walls (HRN-7.6): whoever is encircled rolls, and every 6 costs food or a life."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY
from civitas.titles.oikumene.content.units import KINDS
from civitas.titles.oikumene.means.brown import brown_dice
from civitas.titles.oikumene.means.conquest import starve_out
from civitas.titles.oikumene.means.settlements import encirclers, lower_to_village
from civitas.titles.oikumene.moves.attrition import DEADLY, stacks_where, tell_spared, waste, whose
from civitas.titles.oikumene.moves.shipwreck import drown
from civitas.titles.oikumene.picks.common import NO, No, stack_of, told_stack
from civitas.titles.oikumene.picks.moves import Starve, StarveTown, SufferFor
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import HOLD, INSIDE, KIND_OF, PORT, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

RULES: Final = Chapter()
TOWN: Final = -1
"""In place of a stack: the settlement itself."""
CITY_DICE: Final = 2
"""HRN-7.6: a village rolls one."""
FISH_A_FOOD: Final = 2
"""HRN-5.29"""


class Hungry(NamedTuple):
    """A unit that has rolled so many sixes, or one six of the settlement."""

    stack: int
    food: int


@RULES.asking("attrition.encircled")
def encirclement(s: State, me: Player) -> Flow:
    """HRN-7.6: all dice of the player are rolled together, then settlement after settlement."""
    fields = [field for field in within(s, me) if field not in s.fallen]
    if not fields:
        return
    eaters = [(field, stack) for field in fields for stack in _eaters(s, me, field)]
    rolling = [(f, stack) for f, stack in eaters for _ in range(_rolls(s, f, stack))]
    where = [field for field, _ in rolling]
    faces = yield from brown_dice(
        s, me, "attrition-encircled", where, _is_bad, note=lambda n, _: _whose(s, me, *rolling[n])
    )
    thrown = iter(faces)
    hungry: dict[int, list[Hungry]] = {field: [] for field in fields}
    for field, stack in eaters:
        sixes = sum(next(thrown) in DEADLY for _ in range(_rolls(s, field, stack)))
        if stack == TOWN:
            hungry[field] += [Hungry(TOWN, 1)] * sixes
        elif sixes:
            hungry[field].append(Hungry(stack, sixes))
    tell_spared(s, me, where, faces, {field for field in fields if hungry[field]}, "HRN-7.6")
    for field in fields:
        yield from _feed(s, me, field, hungry[field])


def _is_bad(_: int, face: int) -> bool:
    return face in DEADLY


def _whose(s: State, me: Player, field: int, stack: int) -> str:
    """Over whom a die hangs, and whether there is anything to eat."""
    if s.owner[field] != me.seat:
        return f"{whose(stack)} stock-of-host"
    empty = " stock-empty" if not food_inside(s, field) else ""
    return ("for-settlement" if stack == TOWN else whose(stack)) + empty


def within(s: State, me: Player) -> tuple[int, ...]:
    """The fields with an encircled settlement in which he has anything: his own, and those of
    others in whose shipyard ships of his lie as guests (HRN-2.21, HRN-8.12), which did not count
    before the ninth rules."""
    guest = me.berths if s.rules.version >= 9 else 0
    return spaces(s.ringed & (s.homes[me.seat] | guest))


def _eaters(s: State, me: Player, field: int) -> list[int]:
    """One entry for each of his units within the walls, ships in port included (HRN-8.12), then his
    settlement."""
    inside = stacks_where(me, lambda n: SPACE_OF[n] == field and SPOT_OF[n] in (INSIDE, PORT, HOLD))
    found = [stack for stack, number in inside for _ in range(number)]
    return [*found, TOWN] if s.owner[field] == me.seat else found


def _rolls(s: State, field: int, stack: int) -> int:
    """The dice of a unit or of the settlement."""
    if stack == TOWN:
        return CITY_DICE if s.town[field] == CITY else 1
    return KINDS[KIND_OF[stack]].encircled_attrition_rolls


# ---------------------------------------------------------------- food


def food_inside(s: State, field: int) -> int:
    """The food in the stock of a settlement (HRN-5.29)."""
    return s.grain[field] + s.fish[field] // FISH_A_FOOD


def _food_for(s: State, me: Player, field: int) -> int:
    """Guests have no part in it."""
    return food_inside(s, field) if s.owner[field] == me.seat else 0


def eat(s: State, field: int, food: int) -> None:
    """Take food out of the stock: fish in pairs, then grain."""
    pairs = min(food, s.fish[field] // FISH_A_FOOD)
    s.fish[field] -= pairs * FISH_A_FOOD
    s.grain[field] -= food - pairs
    assert s.grain[field] >= 0, "more is eaten than there is"


def _feed(s: State, me: Player, field: int, hungry: list[Hungry]) -> Flow:
    """HRN-7.6: as long as there is food it must be given; where it is too little the owner says who
    goes without."""
    starving: list[Hungry] = []
    food = _food_for(s, me, field)
    while (need := sum(each.food for each in hungry)) > food:
        if food < min(each.food for each in hungry):
            starving, hungry, need = [*starving, *hungry], [], 0
            break
        options = partial(_starve_picks, s, field, sorted(set(hungry)))
        params: Params = {"space": s.label(field), "number": food, "needed": need}
        told = partial(_price, s, field, _hits(starving) + 1)
        pick = yield Ask(me.seat, "starve", options, params, terms=told)
        stack = stack_of(s, pick) if isinstance(pick, Starve) else TOWN
        each = Hungry(stack, pick.food)
        hungry.remove(each)
        starving.append(each)
    for each in starving.copy() if s.rules.version >= 3 else ():  # before, food was left untouched
        if need + each.food <= food:
            starving.remove(each)
            need += each.food
    if need:
        eat(s, field, need)
        s.tell("told-eats", "HRN-7.6", seat=me.seat, space=s.label(field), number=need)
    yield from _suffer(s, me, field, starving)


def _starve_picks(s: State, field: int, hungry: Sequence[Hungry]) -> list[Pick]:
    return [
        StarveTown(s.label(field), each.food)
        if each.stack == TOWN
        else Starve(*told_stack(s, each.stack), each.food)
        for each in hungry
    ]


# ---------------------------------------------------------------- losses


def _suffer(s: State, me: Player, field: int, starving: Sequence[Hungry]) -> Flow:
    """HRN-7.6: units without food are lost; for the settlement a unit may take the loss."""
    waste(s, me, [(each.stack, 1) for each in starving if each.stack != TOWN], "HRN-7.6")
    yield from drown(s, me)
    hits = _hits(starving)
    while hits and (yield from _sacrifice(s, me, field, hits)):
        hits -= 1
    if hits:
        _damage(s, me, field, hits)


def _sacrifice(s: State, me: Player, field: int, hits: int) -> Decision:
    """Does a unit take a loss of its settlement?"""
    stacks = sorted(set(_eaters(s, me, field)) - {TOWN})
    if not stacks:
        return False
    options: list[Pick] = [NO, *(SufferFor(*told_stack(s, stack)) for stack in stacks)]
    params = {"space": s.label(field)}
    losses = partial(_losses, s, field, hits)
    pick = yield Ask(me.seat, "sacrifice", lambda: options, params, sure=True, terms=losses)
    if isinstance(pick, No):
        return False
    waste(s, me, [(stack_of(s, pick), 1)], "HRN-7.6")
    yield from drown(s, me)
    return True


def _hits(starving: Sequence[Hungry]) -> int:
    """How many sixes of the settlement are without food."""
    return sum(each.stack == TOWN for each in starving)


def _price(s: State, field: int, hits: int, pick: Pick) -> Terms | None:
    """What it means that the settlement goes without."""
    return _loss(s, field, hits) if isinstance(pick, StarveTown) else None


def _losses(s: State, field: int, hits: int, pick: Pick) -> Terms | None:
    """What the settlement still loses then."""
    left = hits if isinstance(pick, No) else hits - 1
    return _loss(s, field, left) if left else None


def _loss(s: State, field: int, hits: int) -> Terms:
    if _is_lowered(s, field, hits):
        return Terms(note="city-lowered")
    points = BUILDINGS[s.town[field]].conquest_sp
    return Terms(note="town-starves", params=(("number", points),))


def _is_lowered(s: State, field: int, hits: int) -> bool:
    """HRN-7.6: a city is only reduced to a village by one six."""
    return s.town[field] == CITY and hits < CITY_DICE


def _damage(s: State, me: Player, field: int, hits: int) -> None:
    """HRN-7.6: otherwise the settlement is lost to the encircler."""
    told: Params = {"seat": me.seat, "space": s.label(field)}
    if _is_lowered(s, field, hits):
        lower_to_village(s, field)
        s.tell("told-city-starves", "HRN-7.6", **told)
        return
    s.tell("told-town-starves", "HRN-7.6", **told)
    starve_out(s, encirclers(s, field)[0], field)
