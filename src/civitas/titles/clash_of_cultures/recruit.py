"""Section 11: Recruit.

Units are chosen one after the other, each with a price, then all is paid together. What was chosen
so far is a tuple of hires: the kind of unit, and the ability that named the price.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, TypeAlias

from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.titles.clash_of_cultures import battle
from civitas.titles.clash_of_cultures.abilities.registry import ABILITIES, ABILITY, Hook
from civitas.titles.clash_of_cultures.agenda import Step, plain
from civitas.titles.clash_of_cultures.cities import (
    activate,
    activated,
    adjusted_size,
    refuse_activation,
    working_mood,
)
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.content.pieces import (
    IS_ARMY,
    LEADER,
    SHIP,
    STRUCTURE,
    UNIT,
    UNIT_COST,
    UNITS,
)
from civitas.titles.clash_of_cultures.decks import draw_actions
from civitas.titles.clash_of_cultures.leaders import bring_leader, leader_hex, lose_leader
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.payments import (
    RECRUITING,
    Cost,
    cost_for,
    joined,
    pay,
    payable,
)
from civitas.titles.clash_of_cultures.picks.common import DONE, PRINTED, USE, Done, Use
from civitas.titles.clash_of_cultures.picks.people import (
    ENLIST,
    LEAD,
    RECRUIT,
    SEND_HOME,
    Recruit,
)
from civitas.titles.clash_of_cultures.progress import Recruiting
from civitas.titles.clash_of_cultures.reactions import added, answers, reactions, usable, use
from civitas.titles.clash_of_cultures.ships import stopped_by
from civitas.titles.clash_of_cultures.state import (
    KIND,
    NOBODY,
    NONE,
    NOWHERE,
    PIRATE,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.turns import main_action
from civitas.titles.clash_of_cultures.units import (
    army_room,
    at,
    in_supply,
    place_unit,
    remove_unit,
    ship_room,
    ships,
)

Hire: TypeAlias = tuple[int, int]
"""A kind of unit, and the ability that names its price; `NONE` for the printed one."""
Offer: TypeAlias = tuple[Hook | None, Cost]

CARD_INSTEAD: Final = ABILITY["shogunate"]
"""A unit hired through it is a card that is drawn, no unit."""
DRAFTS: Final = tuple(ABILITY[name] for name in ("draft", "mercenary_system", "shogunate"))
"""The ways to use Draft."""
NOBODY_HIRED: Final = Cost(())

NOT_IN_PLAY: Final = Reason("not-in-play", "COC-2.17")
NEEDS_BUILDING: Final = Reason("unit-building", "COC-11.3")
NO_ROOM: Final = Reason("army-limit", "COC-11.5")
NONE_LEFT: Final = Reason("unit-supply", "COC-11.6")
ONE_LEADER: Final = Reason("one-leader", "COC-11.13")
NO_LEADERS: Final = Reason("no-leaders", "COC-11.15")
UNPAYABLE: Final = Reason("unpayable", "COC-11.2")
NOBODY_COMES: Final = Reason("nobody-to-recruit", "COC-11.18")


def recruit_limit(s: State, me: Player, place: int) -> int:
    """COC-11.1: how many units may be recruited."""
    city = s.cities[place]
    return adjusted_size(city, working_mood(s, city)) + added(s, me, Moment.RECRUIT_LIMIT, place)


def available(s: State, me: Player, place: int, kind: int) -> bool:
    """COC-11.3: everywhere, with a building, or where an ability allows it."""
    building = UNITS[kind].requires_building
    if building is None or s.cities[place].has(STRUCTURE[building]):
        return True
    return any(kind in kinds for _, kinds in answers(s, me, Moment.RECRUITS, place))


def returnable(s: State, me: Player, kind: int) -> list[int]:
    """COC-11.6: hexes with a unit that may be returned to supply. A leader stays aboard a ship."""
    return [
        place
        for place, here in sorted(s.units[me.seat].items())
        if any(unit & (KIND | PIRATE) == kind for unit in here)
        and (kind != SHIP or ships(here) > 1 or not any(u & KIND == LEADER for u in here))
    ]


def _hired(hires: tuple[Hire, ...], kind: int) -> int:
    return sum([hired == kind and how != CARD_INSTEAD for hired, how in hires])


def refuse_unit(
    s: State, me: Player, place: int, kind: int, hires: tuple[Hire, ...] = ()
) -> Reason | None:
    """Why no unit of this kind can be recruited besides the others, payment aside."""
    if UNITS[kind].expansion and not s.rules.expansion:
        return NOT_IN_PLAY
    if not available(s, me, place, kind):
        return NEEDS_BUILDING
    if kind == LEADER and not me.leaders:
        return NO_LEADERS
    if kind == LEADER and _hired(hires, LEADER):
        return ONE_LEADER
    if IS_ARMY[kind] and _army_room(s, me, place, kind, hires) <= 0:
        return NO_ROOM
    return None if _enough_pieces(s, me, kind, _hired(hires, kind)) else NONE_LEFT


def _army_room(s: State, me: Player, place: int, kind: int, hires: tuple[Hire, ...]) -> int:
    """COC-11.5; a leader that is to be replaced makes room (COC-11.13)."""
    army = sum([_hired(hires, other) for other, fights in enumerate(IS_ARMY) if fights])
    replaced = (kind == LEADER or _hired(hires, LEADER)) and leader_hex(s, me) == place
    return army_room(s, me.seat, place) - army + bool(replaced)


def _enough_pieces(s: State, me: Player, kind: int, hired: int) -> bool:
    if kind == LEADER or in_supply(s, me.seat, kind) > hired:
        return True
    here = [s.units[me.seat][place] for place in returnable(s, me, kind)]
    on_map = sum([unit & (KIND | PIRATE) == kind for units in here for unit in units])
    if kind == SHIP:
        on_map -= sum([any(unit & KIND == LEADER for unit in units) for units in here])
    return in_supply(s, me.seat, kind) + on_map > hired


def unit_prices(
    s: State, me: Player, place: int, kind: int, hires: tuple[Hire, ...] = ()
) -> list[Offer]:
    """COC-11.2, COC-11.7: the printed price, and those that abilities offer."""
    printed: Offer = (None, cost_for(s, me, UNIT_COST[kind], RECRUITING, place, kind, NONE))
    offers = [printed]
    for hook, price in answers(s, me, Moment.UNIT_PRICE, UNIT_COST[kind], place, kind, hires):
        cost = cost_for(s, me, price, RECRUITING, place, kind, hook.ability)
        if hook.optional:
            offers.append((hook, cost))
        else:
            offers[0] = (hook, cost)
    return offers


def _choice(
    s: State, me: Player, place: int, hires: tuple[Hire, ...], spent: Cost
) -> Iterable[tuple[int, Hook | None, Cost]]:
    """What may be hired next, with its price and the cost of all so far."""
    for kind in range(len(UNITS)):
        refusal = refuse_unit(s, me, place, kind, hires)
        if refusal not in (None, NO_ROOM):
            continue
        for hook, cost in unit_prices(s, me, place, kind, hires):
            if refusal is NO_ROOM and (hook is None or hook.ability != CARD_INSTEAD):
                continue
            total = joined(spent, cost) if spent.parts else cost
            if payable(me, total):
                yield kind, hook, total


def refuse_recruit(s: State, me: Player, place: int) -> Reason | None:
    """Why the city cannot be activated for Recruit."""
    refusal = refuse_activation(s, me, place)
    if refusal is None and not any(_choice(s, me, place, (), NOBODY_HIRED)):
        return NOBODY_COMES
    return refusal


def recruit_picks(s: State, me: Player) -> Iterable[Pick]:
    """The cities that may recruit somebody."""
    return [RECRUIT[s.label(place)] for place in me.cities if refuse_recruit(s, me, place) is None]


@main_action(Recruit, recruit_picks)
def recruit(s: State, me: Player, pick: Recruit) -> Flow:
    """COC-11.1: choose units, pay for all, place them."""
    place = s.hex(pick.hex)
    activate(s, place)
    hires, total = yield from _hire(s, me, place)
    for kind in range(len(UNITS)):
        yield from _make_room_in_supply(s, me, kind, _hired(hires, kind))
    leader = NONE
    if _hired(hires, LEADER):
        leader = yield from _choose_leader(s, me)
    paid = yield from pay(s, me, total, "recruit", "COC-11.1")
    _place(s, me, place, hires, paid, leader)


def _hire(s: State, me: Player, place: int) -> Decision:
    """One unit after the other; tells who was hired and what it costs (COC-11.18)."""
    limit = recruit_limit(s, me, place)
    hires: tuple[Hire, ...] = ()
    total = NOBODY_HIRED
    while len(hires) < limit:
        larger = [] if hires else _larger(s, me, place)
        options = partial(_hire_picks, s, me, place, hires, total, larger)
        pick = yield Ask(me.seat, "recruit", options, {"left": limit - len(hires)})
        if isinstance(pick, Done):
            break
        if isinstance(pick, Use):
            yield from use(s, me, larger[0], place)
            limit += 1
            continue
        for kind, hook, cost in _choice(s, me, place, hires, total):
            if ENLIST[_name(hook)][kind] == pick:
                hires, total = (*hires, (kind, NONE if hook is None else hook.ability)), cost
                if hook is not None and hook.once:
                    s.turn.used |= 1 << hook.ability
                break
    return hires, total


def _larger(s: State, me: Player, place: int) -> list[Hook]:
    """Abilities that let the city count as larger, if somebody can be hired after paying."""
    return [
        hook
        for hook in me.powers.at[Moment.ENLARGES]
        if usable(s, me, hook, place)
        and any(_choice(s, me, place, (), cost_for(s, me, hook.cost, "use", hook.ability)))
    ]


def _hire_picks(
    s: State, me: Player, place: int, hires: tuple[Hire, ...], total: Cost, larger: list[Hook]
) -> list[Pick]:
    picks: list[Pick] = [
        ENLIST[_name(hook)][kind] for kind, hook, _ in _choice(s, me, place, hires, total)
    ]
    picks += [USE[ABILITIES[hook.ability].id] for hook in larger]
    return [*picks, DONE] if hires or not picks else picks


def _name(hook: Hook | None) -> str:
    return PRINTED if hook is None else ABILITIES[hook.ability].id


def _make_room_in_supply(s: State, me: Player, kind: int, wanted: int) -> Flow:
    """COC-11.6: return units of the kind from anywhere on the map; they are not killed."""
    while kind != LEADER and in_supply(s, me.seat, kind) < wanted:
        options = partial(_home_picks, s, returnable(s, me, kind), kind)
        pick = yield Ask(me.seat, "send-home", options, {"unit": UNITS[kind].id})
        place = s.hex(pick.hex)
        _send_home(s, me, place, kind)
        while kind == SHIP and ship_room(s, me.seat, place) < 0:
            aboard = {u & KIND for u in at(s, me.seat, place)} - {SHIP, LEADER}
            crowd = partial(_aboard_picks, s, place, sorted(aboard))
            pick = yield Ask(me.seat, "send-passenger-home", crowd, {"hex": pick.hex})
            _send_home(s, me, place, UNIT[pick.unit])


def _send_home(s: State, me: Player, place: int, kind: int) -> None:
    own = [unit for unit in at(s, me.seat, place) if unit & (KIND | PIRATE) == kind]
    unit = max(own)  # one that is tired, if any is
    remove_unit(s, me.seat, place, unit)
    s.tell("sends-home", "COC-11.6", seat=me.seat, unit=UNITS[kind].id, hex=s.label(place))


def _home_picks(s: State, places: list[int], kind: int) -> list[Pick]:
    return [SEND_HOME[s.label(place)][kind] for place in places]


def _aboard_picks(s: State, place: int, kinds: list[int]) -> list[Pick]:
    return [SEND_HOME[s.label(place)][kind] for kind in kinds]


def _choose_leader(s: State, me: Player) -> Decision:
    """COC-11.12: one of the remaining cards; COC-28.6: `NONE`, chance will choose."""
    if s.rules.random_leader:
        return NONE
    pick = yield Ask(me.seat, "leader", lambda: [LEAD[card] for card in me.leaders])
    return LEADER_CARD[pick.leader]


def _place(
    s: State,
    me: Player,
    place: int,
    hires: tuple[Hire, ...],
    paid: tuple[int, ...],
    leader: int,
) -> None:
    """COC-11.4: land units on the city hex, ships on the port hex; then what follows."""
    units = tuple(_hired(hires, kind) for kind in range(len(UNITS)))
    for kind, count in enumerate(units):
        for _ in range(count if kind != LEADER else 0):
            goal = s.cities[place].port if kind == SHIP else place
            place_unit(s, me.seat, goal, kind)
        if count and kind != LEADER:
            s.tell(
                "recruits",
                "COC-11.4",
                seat=me.seat,
                count=count,
                unit=UNITS[kind].id,
                hex=s.label(place),
            )
    ways = [how for _, how in hires]
    s.recruiting = Recruiting(place, units, paid, any(how in DRAFTS for how in ways))
    s.do(
        *([Step("recruit.leader", me.seat, (place, leader))] if units[LEADER] else []),
        *([draw_actions(me)] if CARD_INSTEAD in ways else []),
        Step("recruit.after", me.seat),
        Step("recruit.end", me.seat, (place,)),
        *activated(s, me, place, "recruit"),
    )


@plain("recruit.leader")
def new_leader(s: State, me: Player, place: int, card: int) -> None:
    """COC-11.12, COC-11.13: the present leader dies first. COC-28.6: or chance chooses a card."""
    if card == NONE:
        card = me.leaders[s.chance.below(len(me.leaders))]
    s.do(Step("recruit.leader-enters", me.seat, (place, card)))
    lose_leader(s, me.seat)


@plain("recruit.leader-enters")
def leader_enters(s: State, me: Player, place: int, card: int) -> None:
    """COC-11.12"""
    bring_leader(s, me, card, place)


@plain("recruit.after")
def after_effects(s: State, me: Player) -> None:
    """COC-11.11: Medicine, Nationalism and others; a leader just recruited is there already."""
    s.do(*reactions(s, Moment.RECRUITED, me.seat, players=[me]))


@plain("recruit.end")
def recruit_end(s: State, me: Player, place: int) -> None:
    """COC-11.9, COC-15.26: new ships that meet enemy ships on the port hex attack them after the
    after-effects, and cannot retreat."""
    assert s.recruiting is not None
    new_ships = s.recruiting.units[SHIP]
    s.recruiting = None
    port = s.cities[place].port if new_ships else NOWHERE
    defender = stopped_by(s, me, port) if new_ships else NOBODY
    if defender != NOBODY:
        fleet = at(s, me.seat, port)
        battle.start(s, me.seat, defender, port, port, fleet, may_retreat=False)
