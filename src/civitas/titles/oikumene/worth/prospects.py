"""What a player can expect: the next winter, settlements before which he stands, and how near he is
to winning."""

from __future__ import annotations

from typing import Final

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS
from civitas.titles.oikumene.content.calendar import LAST_ROUND, SEASONS, SPRING, WINTER
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.modes import MODE, POWER_GOALS
from civitas.titles.oikumene.content.units import ENGINES, KINDS, SHIP
from civitas.titles.oikumene.course.draft import places
from civitas.titles.oikumene.course.victory import (
    dominance_with,
    feeds_all,
    goals_met,
    once_more,
)
from civitas.titles.oikumene.farming.forecast import is_past, tax_days
from civitas.titles.oikumene.farming.larder import keeps_units
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import enemies, enemy_troops, hostile
from civitas.titles.oikumene.means.stores import grain_capacity
from civitas.titles.oikumene.means.treaties import is_above_all, received
from civitas.titles.oikumene.moves.outlook import near_all
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, KIND_OF, OUT, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces
from civitas.titles.oikumene.worth.holdings import fields_sown, ripe

TO_PLACE: Final = 20.0
"""A village that is still to be placed, with all that grows from it."""
HUNGRY: Final = 2.0
"""Each food that will be missing in winter."""
SEED: Final = 1.4
"""Each grain that will be left after winter, to be sown in spring."""
RETURN: Final = 2.0
"""What a grain that is sown brings besides itself."""
FAMINE: Final = 14.0
"""Not to be able to feed the settlements once more after the last winter: then somebody wins who
is (HRN-19.13)."""
_DEARTH: Final[tuple[float, ...]] = (0.6, 0.8, 1.0, 1.0)
"""By season, how much of that is feared where units and settlements are paid, not fed."""
SHORT: Final = 0.9
"""Each piece of gold that will be missing on the next pay day."""
FALLS: Final = 5.0
"""An enemy settlement without defenders before which own units stand."""
FALLEN: Final = 8.0
"""One that has fallen to the own units."""
SIEGE: Final = 1.4
"""One with defenders."""
NEXT: Final = 0.16
"""A unit that holds nothing, next to land that is not held."""
NEARER: Final = 0.08
"""The same, two steps from it."""
GOAL: Final = 0.9
"""A small goal that is met."""
ANNOUNCED: Final = 12.0
READY: Final = 6.0
ASKED: Final = 60.0
"""An offer or a demand that was made: others are not to be bothered."""
SOVEREIGN: Final = 3.0
"""All others have agreed to pay; less than it costs to ask them for it."""
SUBDUED: Final = 8.0
"""Another to whom all pay; as far as it has come, in the square."""
WORD: Final = 0.3
"""To have said that one moves, or trades on: others wait for it."""
BATTLE: Final = 3.0
"""A battle: what comes of it hangs on answers of the other, who is imagined to know no better."""
RESIGNED: Final = 100.0
FRIEND: Final = 0.6
"""A treaty as receiver, and one as payer the other way round."""

_EATS: Final = tuple(
    0 if kind.food is None else kind.food.units + kind.food.extra_grain for kind in KINDS
)
"""By kind, what a unit eats in winter."""


def of_draft(s: State, me: Player) -> float:
    """The villages that are still to be placed: special starts do without (HRN-3.10)."""
    if s.round:
        return 0.0
    steps = [step for step in s.agenda if step.what == "place" and step.seat == me.seat]
    turns = [turn for step in steps for turn in step.args if isinstance(turn, int)]
    return TO_PLACE * sum([places(s, me, turn) for turn in turns])


def of_winter(s: State, me: Player) -> float:
    """What will be missing when people and beasts are fed, or units paid."""
    if s.round == LAST_ROUND and is_past(s):
        return _once_more(s, me)
    if s.mode.upkeep_in_gold:
        return _pay_day(s, me)
    food, grain, room, towns = _stocks(s, me)
    acres = (realm(s, me).supplied & s.world.land).bit_count()
    if _is_to_sow(s):
        grain += RETURN * min(grain, acres)
    grain = min(grain, room)
    kept = me.units if keeps_units(s, me, is_past(s)) else {}
    need = sum([count * _EATS[KIND_OF[stack]] for stack, count in kept.items()])
    spare = food + grain - need - towns
    if s.round > LAST_ROUND - len(SEASONS):
        famine = min(1.0, max(0.0, towns - spare) / max(1.0, towns))
        return -_urgency(s) * (HUNGRY * max(0.0, -spare) + FAMINE * famine)
    if spare < 0:
        return HUNGRY * _urgency(s) * spare
    return SEED * min(spare, grain, acres)


def _stocks(s: State, me: Player) -> tuple[float, float, float, float]:
    """The food of fish and herds, the grain there is and that ripens, the room for it, and what
    settlements eat."""
    food = grain = room = towns = 0.0
    seat, sown = me.seat, fields_sown(s, me)
    for field in spaces(s.homes[seat] | s.grazed[seat] | sown):
        if s.owner[field] == seat and s.town[field] != NONE:
            room += grain_capacity(s, field)
            grain += s.grain[field]
            food += s.fish[field] // 2
            towns += BUILDINGS[s.town[field]].food
        if s.sower[field] == seat:
            grain += ripe(s, field)
        for owner, kind in s.herds[field]:
            if owner == seat:
                food += HERDS[kind].slaughter_meat - 1
    return food, grain, room, towns


def _is_to_sow(s: State) -> bool:
    """Winter is over but for its wars, and nothing is sown yet: what is in store is seed."""
    if s.season == WINTER:
        return s.phase not in ("winter_weather", "feeding")
    return s.season == SPRING and s.phase in ("new_year", "breeding", "sowing")


def _urgency(s: State) -> float:
    """How near the next winter is: what is missing can still be grown or bought before it."""
    if s.season == WINTER:
        return 1.0 if s.phase in ("winter_weather", "feeding") else 0.5
    return (0.6, 0.8, 1.0)[s.season]


def _once_more(s: State, me: Player) -> float:
    """What is missing for the settlements alone after the last winter, when nothing is sown any
    more (HRN-19.1, HRN-19.13)."""
    need, lack = once_more(s, me)
    each = SHORT if s.mode.upkeep_in_gold else HUNGRY
    return -each * lack - FAMINE * lack / max(1, need)


def _pay_day(s: State, me: Player) -> float:
    """HRN-5.21: gold for units and settlements in the next winter. After the last one it has to be
    enough for the settlements once more (HRN-19.1, HRN-19.13)."""
    past, towns = is_past(s), realm(s, me).towns
    upkeep = sum([BUILDINGS[s.town[field]].food for field in spaces(towns)])
    income = sum([BUILDINGS[s.town[field]].tax for field in spaces(towns)])
    income += (realm(s, me).supplied & s.world.land).bit_count() // 2
    lack = upkeep - me.gold - income * tax_days(s)
    if keeps_units(s, me, past):
        lack += sum([KINDS[KIND_OF[x]].upkeep_gold * n for x, n in me.units.items()])
    if s.round <= LAST_ROUND - len(SEASONS):
        return -SHORT * max(0.0, lack)
    lack += upkeep
    famine = min(1.0, max(0.0, lack) / max(1.0, upkeep))
    return -SHORT * max(0.0, lack) - FAMINE * famine * _DEARTH[s.season]


def of_war(s: State, me: Player) -> float:
    """Settlements of enemies before which own units stand, and what can be done about them."""
    worth = FALLEN * sum(fallen.victor == me.seat for fallen in s.fallen.values())
    for other in enemies(s, me):
        for field in spaces(me.troops & s.homes[other.seat]):
            inside = sum(
                n
                for stack, n in other.units.items()
                if SPACE_OF[stack] == field
                and SPOT_OF[stack] in (OUT, SITE, INSIDE)
                and not SHIP[KIND_OF[stack]]
            )
            own = [(KIND_OF[x], n) for x, n in me.units.items() if SPACE_OF[x] == field]
            mine = sum(n * (3 if kind == ENGINES else 1) for kind, n in own)
            if not inside:
                worth += FALLS if hostile(s, me.seat, other.seat) else 0
            else:
                worth += SIEGE * min(1.0, mine / (3 * inside + 3)) - 0.2
    return worth


def of_ways(s: State, me: Player) -> float:
    """Units that hold nothing where they stand, and how near they are to land of others or of
    nobody."""
    held = s.held[me.seat] & s.world.land
    shore = near_all(s.world, s.world.ground & ~held)
    threat = near_all(s.world, enemy_troops(s, me) & s.world.land)
    there: dict[int, int] = {}
    for stack, number in me.units.items():
        if SPOT_OF[stack] == OUT and not SHIP[KIND_OF[stack]]:
            space = SPACE_OF[stack]
            there[space] = there.get(space, 0) + number
    worth = 0.0
    inland = near_all(s.world, shore)
    for field, number in there.items():
        bit = 1 << field
        if not held & bit:
            continue
        spare = number - (not s.homes[me.seat] & bit or bool(threat & bit))
        if spare > 0:
            worth += spare * (NEXT if shore & bit else NEARER if inland & bit else 0.0)
    return worth


def of_victory(s: State, me: Player) -> float:
    """How near the ways to win are (section 19)."""
    met = goals_met(s, me)
    worth = GOAL * len(met)
    for treaty in s.treaties:
        worth += FRIEND * ((treaty.receiver == me.seat) - (treaty.payer == me.seat))
    for other in s.players if s.treaties else ():
        if other is not me:
            worth -= SUBDUED * (received(s, other) / (len(s.players) - 1)) ** 2
    ready = len(met) >= POWER_GOALS[MODE[s.rules.mode]].needed
    if (ready or me.victory >= dominance_with(s, me, met)) and feeds_all(s, me):
        worth += ANNOUNCED if me.ways else READY
    return worth


def of_offers(s: State, me: Player) -> float:
    """What was offered and demanded in this sub-phase: who imagines that others answer at random
    must not hope that they give the match away, nor give it away himself."""
    worth = SOVEREIGN if s.over else 0.0
    if s.movement is not None and s.movement.going >> me.seat & 1:
        worth -= WORD
    if me.trade.in_turn:
        worth -= WORD
    worth -= BATTLE * sum(me.seat in pair for _, *pair in s.fights)
    for _, _, payer, receiver in s.offers:
        if payer == me.seat:
            worth -= RESIGNED if is_above_all(s, s.players[receiver], payer) else ASKED
        elif receiver == me.seat:
            worth -= ASKED
    return worth
