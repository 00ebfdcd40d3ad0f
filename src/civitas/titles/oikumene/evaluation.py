"""How well a seat stands, for bots that look ahead: what counts at the end, and what will.

The unit is a point of Significance (HRN-19.12). What is no point yet is worth what it will bring in
the rounds that are left, so its worth fades as the match goes on.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.titles import Pause
from civitas.kernel.values import NOBODY, NONE
from civitas.titles.oikumene.content.buildings import BUILDINGS, CITY, DOCK, HARBOUR, VILLAGE
from civitas.titles.oikumene.content.calendar import (
    AUTUMN,
    LAST_ROUND,
    SEASONS,
    SPRING,
    SUMMER,
    WINTER,
)
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.content.modes import MODE, POWER_GOALS
from civitas.titles.oikumene.content.tables import SOVEREIGNTY
from civitas.titles.oikumene.content.units import ENGINES, KINDS, SHIP
from civitas.titles.oikumene.course.victory import dominance_need, feeds_all, goals_met
from civitas.titles.oikumene.hinterland.works import hands, work_needed
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import encircled, enemies, enemy_troops, hostile
from civitas.titles.oikumene.means.stores import grain_capacity
from civitas.titles.oikumene.means.treaties import is_above_all, received
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, KIND_OF, LEVEL_OF, OUT, SITE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.world import spaces

RIVAL: Final = 0.35
"""What the best rival's standing counts."""
WON: Final = 500.0
"""A match that is over."""
GOLD: Final[tuple[float, ...]] = (0.1, 0.55)
"""A piece of gold: at the end, and what it is worth more at the beginning."""
SAVED: Final = 14
"""More gold than this lies idle."""
FIELD: Final = 2.0
LOOSE: Final = 0.55
"""A controlled field that is not connected, of one that is."""
SOIL: Final = 0.09
"""Each grain that a connected field yields in a year to come."""
TOWN: Final = {VILLAGE: (1.2, 2.8), CITY: (2.8, 5.6)}
"""A settlement: at the end, and what it is worth more at the beginning."""
YARD: Final = {DOCK: 0.9, HARBOUR: 1.6}
FORT: Final = 0.8
HALF_BUILT: Final = 0.7
"""A site with enough builders on it, of the building; work done adds the rest."""
UNIT: Final = {"light_infantry": 1.0, "mercenary": 1.7, "siege_engines": 1.1, "transport_ship": 1.1}
BETTER: Final = 1.9
"""Any other kind of unit."""
LEVEL: Final = 0.18
MANY: Final = 11
"""More units than this are worth less."""
PRESTIGE: Final[tuple[float, ...]] = (0.1, 0.07)
THRESHOLDS: Final = ((30, 1.0), (50, 1.0), (70, 1.5))
VICTORY: Final = 1.6
HUNGRY: Final = 2.0
"""Each food that will be missing in winter."""
SEED: Final = 1.4
"""Each grain that will be left after winter, to be sown in spring."""
RETURN: Final = 2.0
"""What a grain that is sown brings besides itself."""
FAMINE: Final = 14.0
"""Not to be able to feed the settlements once more after the last winter: then somebody wins who
is (HRN-19.13)."""
SHORT: Final = 0.9
"""Each piece of gold that will be missing on the next pay day."""
GRAIN: Final = 0.34
CROP: Final = 0.3
BREEDS: Final = 0.35
FALLS: Final = 5.0
"""An enemy settlement without defenders before which own units stand."""
FALLEN: Final = 8.0
"""One that has fallen to the own units."""
SIEGE: Final = 1.4
"""One with defenders."""
BARE: Final = 0.3
"""An own settlement without defenders next to enemies: so much of it is lost."""
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


def pause(s: State, seat: int) -> Pause:
    """Whatever comes back to a menu is done; a battle is judged by its end, and so is the word that
    somebody will move."""
    if s.battle is not None or s.dealer != NOBODY or s.phase in _SETTLED_LATER:
        return Pause.NONE
    if _is_to_move(s, seat) or _is_to_fight(s, seat):
        return Pause.NONE
    return Pause.NONE if s.agenda and s.agenda[-1].what not in _MENUS else Pause.MENU


def _is_to_move(s: State, seat: int) -> bool:
    """Has he said that he moves, and his turn is still to come?"""
    if s.movement is None or not s.movement.going >> seat & 1:
        return False
    if s.movement.seat == seat and not s.movement.begun:
        return True
    return any(step.what == "moves" and step.seat == seat for step in s.agenda)


def _is_to_fight(s: State, seat: int) -> bool:
    """Has he said that he acts in the combat phase, and has not yet?"""
    return s.stance is not None and bool(s.stance.due >> seat & 1)


_SETTLED_LATER: Final = frozenset(
    (
        *("breeding", "sowing", "weather", "harvest", "feasts", "upkeep", "feeding"),
        *("movement_attrition", "hinterland_experience", "hinterland_building"),
        *("hinterland_wages", "hinterland_fishing"),
    )
)
"""Where all act side by side, and what comes of it shows when all are done."""
_MENUS: Final = frozenset(
    (
        *("moves", "moves.end", "trade.apart", "trade.turn", "trade.end", "phase", "abreast.walk"),
        *("tribute", "withdraw.turn", "battle.turn", "siege.turn", "plunder.turn", "plunder.all"),
    )
)
"""What comes next when a deed is done."""


def evaluate(s: State, seat: int) -> float:
    """The own standing less a part of that of the best rival."""
    me = s.players[seat]
    if s.over and not (seat in s.winners and s.won_by == SOVEREIGNTY):
        return WON if seat in s.winners else -WON
    rivals = [_at_a_glance(s, other) for other in s.players if other is not me]
    return standing(s, me) - RIVAL * max(rivals, default=0.0)


def _at_a_glance(s: State, other: Player) -> float:
    """How a rival stands, as far as picks of others can change it."""
    if other.gone:
        return -20.0
    fields = s.control.count(other.seat)
    towns = s.owner.count(other.seat)
    units = sum(other.units.values())
    return FIELD * fields + 3.5 * towns + VICTORY * other.victory + 1.2 * units + 0.2 * other.gold


def standing(s: State, me: Player) -> float:
    """All that a player has and can expect."""
    if me.gone:
        return -50.0
    left = max(0, LAST_ROUND - s.round) / LAST_ROUND
    return (
        _lands(s, me, left)
        + _towns(s, me, left)
        + _sites(s, me, left)
        + _army(s, me, left)
        + _means(s, me, left)
        + _winter(s, me)
        + _war(s, me)
        + _victory(s, me)
    )


def _gold(left: float) -> float:
    return GOLD[0] + GOLD[1] * left


def _lands(s: State, me: Player, left: float) -> float:
    """Fields, and what they bring year by year."""
    supplied = realm(s, me).supplied
    tax, worth = 0.5 * 5 * left * _gold(left), 0.0
    for field in s.world.fields:
        if s.control[field] == me.seat:
            whole = FIELD if s.stone[field] == NOBODY else FIELD / 2
            if supplied >> field & 1:
                worth += whole + (tax if s.stone[field] == NOBODY else 0)
                worth += SOIL * s.world.yields[field] * 5 * left if s.mode.sowing else 0
            else:
                worth += whole * LOOSE
        elif s.sower[field] == me.seat and s.control[field] == NOBODY:
            worth += FIELD * LOOSE
    return worth


def _towns(s: State, me: Player, left: float) -> float:
    worth = 0.0
    threat = enemy_troops(s, me)
    for field in s.world.fields:
        if s.owner[field] != me.seat or s.town[field] == NONE:
            continue
        end, more = TOWN[s.town[field]]
        here = end + more * left
        if s.yard[field] != NONE:
            here += YARD[s.yard[field]] * (0.3 + left)
        if s.fort >> field & 1:
            here += FORT * (0.2 + left)
        if encircled(s, field):
            here *= 0.35
        elif not me.forces >> field & 1 and _near(s, field) & threat:
            here -= BARE * (here + 2 * VICTORY)
        worth += here
    return worth


def _near(s: State, field: int) -> int:
    near = 1 << field
    for other in s.world.borders[field]:
        near |= 1 << other
    return near


def _sites(s: State, me: Player, left: float) -> float:
    """Buildings on the way: worth a part of what they will be, if somebody builds."""
    worth = 0.0
    for field, site in s.sites.items():
        if site.owner != me.seat:
            continue
        building = BUILDINGS[site.building]
        if site.building in TOWN:
            end, more = TOWN[site.building]
            full = end + more * left + (FIELD if site.building == VILLAGE else 0) * 0.3
            if site.building == CITY:
                full -= TOWN[VILLAGE][0] + TOWN[VILLAGE][1] * left
        else:
            full = YARD.get(site.building, FORT) * (0.3 + left)
        done = site.work / work_needed(me, site.building)
        crew = min(1.0, hands(me, field) / building.min_light_infantry)
        worth += full * (HALF_BUILT * crew + (1 - HALF_BUILT) * done)
    return worth


def _army(s: State, me: Player, left: float) -> float:
    worth, number = 0.0, 0
    for stack, count in me.units.items():
        kind = KINDS[KIND_OF[stack]].id
        number += count
        worth += count * (UNIT.get(kind, BETTER) + LEVEL * (LEVEL_OF[stack] - 1))
    fade = 0.25 + 0.85 * left
    spare = max(0, number - MANY) / max(1, number)
    return worth * fade * (1 - 0.6 * spare)


def _means(s: State, me: Player, left: float) -> float:
    """Gold, prestige, victory points, grain, crops and herds."""
    gold = min(me.gold, SAVED) + 0.3 * max(0, me.gold - SAVED)
    worth = gold * _gold(left) + VICTORY * me.victory
    if s.mode.prestige:
        worth += me.prestige * (PRESTIGE[0] + PRESTIGE[1] * left)
        worth += sum(more for least, more in THRESHOLDS if me.prestige >= least)
    if not s.mode.feeding:
        return worth
    for field in s.world.fields:
        if s.owner[field] == me.seat:
            worth += GRAIN * s.grain[field] + GRAIN / 2 * s.fish[field]
        if s.sower[field] == me.seat:
            worth += CROP * _ripe(s, field)
        for owner, kind in s.herds[field]:
            if owner == me.seat:
                worth += HERDS[kind].agrarian_points / 3 + BREEDS * left
    return worth


def _ripe(s: State, field: int) -> float:
    """The grain that a crop will be in autumn."""
    if s.season > SUMMER or (s.season == SUMMER and s.phase not in ("weather", "yield")):
        return s.crop[field] if s.season <= AUTUMN else 0
    return s.crop[field] + s.world.yields[field]


def _winter(s: State, me: Player) -> float:
    """What will be missing when people and beasts are fed, or units paid."""
    if s.mode.upkeep_in_gold:
        return _pay_day(s, me)
    food = need = towns = 0.0
    grain = room = 0.0
    for field in s.world.fields:
        if s.owner[field] == me.seat and s.town[field] != NONE:
            room += grain_capacity(s, field)
            grain += s.grain[field]
            food += s.fish[field] // 2
            towns += BUILDINGS[s.town[field]].food
        if s.sower[field] == me.seat:
            grain += _ripe(s, field)
        for owner, kind in s.herds[field]:
            if owner == me.seat:
                food += HERDS[kind].slaughter_meat - 1
    acres = (realm(s, me).supplied & s.world.land).bit_count()
    if _is_to_sow(s):
        grain += RETURN * min(grain, acres)
    grain = min(grain, room)
    for stack, count in me.units.items():
        eats = KINDS[KIND_OF[stack]].food
        if eats is not None:
            need += count * (eats.units + eats.extra_grain)
    spare = food + grain - need - towns
    if s.round > LAST_ROUND - len(SEASONS):
        famine = min(1.0, max(0.0, towns - spare) / max(1.0, towns))
        return -_urgency(s) * (HUNGRY * max(0.0, -spare) + FAMINE * famine)
    if spare < 0:
        return HUNGRY * _urgency(s) * spare
    return SEED * min(spare, grain, acres)


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


def _pay_day(s: State, me: Player) -> float:
    """HRN-5.21: gold for units and settlements in the next winter."""
    due = sum(KINDS[KIND_OF[stack]].upkeep_gold * n for stack, n in me.units.items())
    towns = realm(s, me).towns
    income = sum(BUILDINGS[s.town[field]].tax for field in spaces(towns))
    due += sum(BUILDINGS[s.town[field]].food for field in spaces(towns))
    income += (realm(s, me).supplied & s.world.land).bit_count() // 2
    rounds = (WINTER - s.season) % 4 + 1
    return -SHORT * max(0.0, due - me.gold - income * rounds)


def _war(s: State, me: Player) -> float:
    """Settlements of enemies before which own units stand, and what can be done about them."""
    worth = FALLEN * sum(fallen.victor == me.seat for fallen in s.fallen.values())
    for other in enemies(s, me):
        for field in spaces(me.troops & s.world.land):
            if s.town[field] == NONE or s.owner[field] != other.seat:
                continue
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


def _victory(s: State, me: Player) -> float:
    """How near the ways to win are (section 19)."""
    met = goals_met(s, me)
    worth = GOAL * len(met)
    for treaty in s.treaties:
        worth += FRIEND * ((treaty.receiver == me.seat) - (treaty.payer == me.seat))
    for other in s.players:
        if other is not me:
            worth -= SUBDUED * (received(s, other) / (len(s.players) - 1)) ** 2
    ready = len(met) >= POWER_GOALS[MODE[s.rules.mode]].needed
    if (ready or me.victory >= dominance_need(s, me)) and feeds_all(s, me):
        worth += ANNOUNCED if me.ways else READY
    return worth + _offers(s, me)


def _offers(s: State, me: Player) -> float:
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
