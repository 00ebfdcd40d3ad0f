"""Events that kill units: epidemic, pandemic, black death."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.cards.events import text
from civitas.titles.clash_of_cultures.cards.hands import (
    ACTION,
    OBJECTIVE_DECK,
    all_held,
    card_id,
    discard,
    held_card,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.events import EVENTS, Event
from civitas.titles.clash_of_cultures.content.goods import GOOD, one
from civitas.titles.clash_of_cultures.content.pieces import (
    IS_ARMY,
    IS_LAND,
    LEADER,
    SHIP,
    UNIT,
    UNITS,
)
from civitas.titles.clash_of_cultures.course.scoring import HALF, score_event
from civitas.titles.clash_of_cultures.leaders import lose_leader
from civitas.titles.clash_of_cultures.means.stock import lose
from civitas.titles.clash_of_cultures.picks.common import PASS
from civitas.titles.clash_of_cultures.picks.events import (
    FORFEIT,
    SLAY,
    SLAY_PIRATE,
    Forfeit,
    ForfeitCard,
    Slay,
    SlayPirate,
)
from civitas.titles.clash_of_cultures.state import KIND, PIRATE, Player, State
from civitas.titles.clash_of_cultures.units import at, remove_unit, ship_room
from civitas.titles.clash_of_cultures.wild.pirates import renew_control

RULES: Final = Chapter()

CLAUSE = "COC-21.2"
SORT = KIND | PIRATE
"""What tells a pirate ship that sails along from an own one."""
PER_KILL: Final = "vp_per_kill"


# ------------------------------------------------------------------ killing own units


def own_units(s: State, me: Player, *, army: bool = False) -> list[tuple[int, int]]:
    """Hex and kind of every own unit, one entry each; pirates that sail along are own ships, with
    their mark (COC-21.4)."""
    return [
        (place, unit & SORT)
        for place, units in sorted(s.units[me.seat].items())
        for unit in units
        if IS_ARMY[unit & KIND] or not army
    ]


def slay(s: State, me: Player, place: int, kind: int) -> Flow:
    """An own unit dies; COC-13.18: with a ship those that have no room any more."""
    s.tell("killed", CLAUSE, seat=me.seat, unit=UNITS[kind & KIND].id, hex=s.label(place))
    if kind == LEADER:
        lose_leader(s, me.seat)
        return
    remove_unit(s, me.seat, place, _tired_one(s, me, place, kind))
    while s.map.is_water(place) and ship_room(s, me.seat, place) < 0:
        aboard = sorted({u & KIND for u in at(s, me.seat, place) if IS_LAND[u & KIND]})
        params = {"origin": "no_room_aboard"}
        pick = yield Ask(me.seat, "slay", partial(_aboard_picks, s, place, aboard), params)
        if UNIT[pick.unit] == LEADER:
            lose_leader(s, me.seat)
        else:
            remove_unit(s, me.seat, place, _tired_one(s, me, place, UNIT[pick.unit]))
    renew_control(s, me, place)


def _tired_one(s: State, me: Player, place: int, kind: int) -> int:
    return max(unit for unit in at(s, me.seat, place) if unit & SORT == kind)


def _aboard_picks(s: State, place: int, kinds: list[int]) -> list[Pick]:
    return [SLAY[s.label(place)][kind] for kind in kinds]


def victims(s: State, me: Player, *, army: bool = False) -> list[Pick]:
    """The picks for one own unit (COC-21.4)."""
    return [
        SLAY_PIRATE[s.label(n)] if kind & PIRATE else SLAY[s.label(n)][kind]
        for n, kind in sorted(set(own_units(s, me, army=army)))
    ]


def slay_picked(s: State, me: Player, pick: Slay | SlayPirate) -> Flow:
    """The unit that was chosen dies (COC-1.10)."""
    kind = SHIP | PIRATE if isinstance(pick, SlayPirate) else UNIT[pick.unit]
    yield from slay(s, me, s.hex(pick.hex), kind)


def slay_one(s: State, me: Player, event: Event) -> Flow:
    """One own unit of choice dies (COC-21.4), and some events give points for it."""
    options, worth = partial(victims, s, me), partial(_for_dead, event)
    pick = yield Ask(me.seat, "slay", options, {"origin": event.id}, terms=worth)
    yield from slay_picked(s, me, pick)
    if PER_KILL in event.params:
        score_event(s, me.seat, HALF * event.params[PER_KILL], event.id)


def _for_dead(event: Event, _: Pick) -> Terms | None:
    return terms(gains={"points": event.params.get(PER_KILL, 0)})


def sacrifice(s: State, me: Player, event: Event) -> Decision:
    """An army unit may be killed to avert something; tells whether it was (COC-21.4)."""
    if not own_units(s, me, army=True):
        return False
    options = partial(_sacrifice_picks, s, me)
    pick = yield Ask(me.seat, "avert", options, {"origin": event.id})
    if not isinstance(pick, Slay):
        return False
    yield from slay_picked(s, me, pick)
    return True


def _sacrifice_picks(s: State, me: Player) -> list[Pick]:
    return [PASS, *victims(s, me, army=True)]


# ------------------------------------------------------------------ the events


def _travels(me: Player, event: Event) -> bool:
    return any(me.has(ADVANCE[name]) for name in event.params["with_any_of"])


@text("epidemic")
def epidemic(s: State, me: Player, event: Event) -> Flow:
    """Who has many units loses one, or two with good roads or sea lanes (COC-21.2)."""
    if len(own_units(s, me)) < event.params["min_units"]:
        return
    for _ in range(event.params["kill_with" if _travels(me, event) else "kill"]):
        if own_units(s, me):
            yield from slay_one(s, me, event)


@text("black_death")
def black_death(s: State, me: Player, event: Event) -> Flow:
    """One unit for each four, and one more with good roads or sea lanes; each is worth a point
    (COC-21.2)."""
    units = len(own_units(s, me))
    if units < event.params["min_units"]:
        return
    due = units // event.params["kill_per_units"]
    due += event.params["kill_extra_with"] * _travels(me, event)
    for _ in range(due):
        if own_units(s, me):
            yield from slay_one(s, me, event)


@text("pandemic")
def pandemic(s: State, me: Player, event: Event) -> None:
    """As many items as half the number of cities (COC-21.2)."""
    s.do(Step("pandemic", me.seat, (len(me.cities) // 2, EVENTS.index(event))))


def _items(s: State, me: Player) -> list[Pick]:
    """What can be lost: goods, action and objective cards, units."""
    picks: list[Pick] = [FORFEIT[good] for good, held in enumerate(me.goods) if held]
    cards = [held for held in all_held(me) if held[0] in (ACTION, OBJECTIVE_DECK)]
    picks += [ForfeitCard(card_id(held)) for held in cards]
    return picks + victims(s, me)


def forfeited(pick: Pick) -> Terms | None:
    """What a player gives up is the price."""
    return terms({pick.good: 1}) if isinstance(pick, Forfeit) else None


@RULES.asking("pandemic")
def lose_item(s: State, me: Player, left: int, card: int) -> Flow:
    """One item of choice; a card comes to light, so each item is a step of its own (COC-21.4)."""
    hidden = len(me.action_hand) + len(me.objective_hand)
    if not left or not (any(me.goods) or hidden or own_units(s, me)):
        return
    event = EVENTS[card]
    params: Params = {"origin": event.id, "count": left}
    pick = yield Ask(
        me.seat, "pandemic", partial(_items, s, me), params, secret=hidden > 0, terms=forfeited
    )
    s.do(Step("pandemic", me.seat, (left - 1, card)))
    if isinstance(pick, Forfeit):
        lose(s, me, one(GOOD[pick.good]), event.id, CLAUSE)
    elif isinstance(pick, ForfeitCard):
        discard(s, me, held_card(pick.card), CLAUSE)
    else:
        yield from slay_picked(s, me, pick)
