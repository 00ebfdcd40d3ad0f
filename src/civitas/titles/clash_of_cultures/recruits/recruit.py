"""Section 11: Recruit.

Units are chosen one after the other, each with a price (`hire`), then all is paid together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY, NONE, NOWHERE
from civitas.titles.clash_of_cultures.battles import battle
from civitas.titles.clash_of_cultures.cards.decks import draw_actions
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    refuse_activation,
)
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.content.pieces import LEADER, SHIP, UNIT, UNITS
from civitas.titles.clash_of_cultures.leaders import bring_leader, lose_leader
from civitas.titles.clash_of_cultures.means.payments import USING, Cost, cost_for, pay, printed
from civitas.titles.clash_of_cultures.means.reactions import reactions, usable, use
from civitas.titles.clash_of_cultures.moves.ships import stopped_by
from civitas.titles.clash_of_cultures.picks.common import DONE, PRINTED, USE, Done, Use
from civitas.titles.clash_of_cultures.picks.people import (
    ENLIST,
    LEAD,
    RECRUIT,
    SEND_HOME,
    Enlist,
    Recruit,
)
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY, Hook
from civitas.titles.clash_of_cultures.progress import Recruiting
from civitas.titles.clash_of_cultures.recruits.hire import (
    CARD_INSTEAD,
    DRAFTS,
    NOBODY_HIRED,
    Hire,
    choice,
    comes,
    from_here,
    hired,
    in_reach,
    recruit_limit,
    returnable,
    too_many,
    unit_prices,
)
from civitas.titles.clash_of_cultures.state import KIND, MENDED, PIRATE, Player, State
from civitas.titles.clash_of_cultures.units import (
    at,
    count,
    in_supply,
    place_unit,
    remove_unit,
    ship_room,
    told_by_kind,
)

RULES: Final = Chapter()

NOT_TO_SEND: Final = Reason("send-home", "COC-11.6")
NOBODY_COMES: Final = Reason("nobody-to-recruit", "COC-11.18")


def refuse_recruit(
    s: State, me: Player, place: int, kinds: Sequence[int] | None = None
) -> Reason | None:
    """Why the city cannot be activated for Recruit, where ``kinds`` are in reach (COC-11.1,
    COC-11.18)."""
    refusal = refuse_activation(s, me, place)
    if refusal is None and not comes(s, me, place, in_reach(me) if kinds is None else kinds):
        return NOBODY_COMES
    return refusal


def recruit_picks(s: State, me: Player) -> Iterable[Pick]:
    """The cities that may recruit somebody (COC-11.1)."""
    kinds = in_reach(me)
    if not kinds:
        return []
    return [
        RECRUIT[s.label(place)]
        for place in me.cities
        if refuse_recruit(s, me, place, kinds) is None
    ]


def recruit(s: State, me: Player, pick: Recruit) -> Flow:
    """COC-11.1: choose units, pay for all, place them."""
    place = s.hex(pick.hex)
    activate(s, place)
    hires, total = yield from _hire(s, me, place)
    for kind in range(len(UNITS)):
        yield from _make_room_in_supply(s, me, place, kind, hires)
    leader = NONE
    if hired(hires, LEADER):
        leader = yield from _choose_leader(s, me)
    paid = yield from pay(s, me, total, "recruit", "COC-11.1")
    _place(s, me, place, hires, paid, leader)


def _hire(s: State, me: Player, place: int) -> Decision:
    """One unit after the other; tells who was hired and what it costs (COC-11.18)."""
    limit = recruit_limit(s, place)
    hires: tuple[Hire, ...] = ()
    total = NOBODY_HIRED
    while len(hires) < limit:
        so_far = by_kind(hires)
        s.recruiting = Recruiting(place, so_far)
        larger = [] if hires else _larger(s, me, place)
        options = partial(_hire_picks, s, me, place, hires, total, larger)
        params = {"left": limit - len(hires), "hired": sum(so_far), **told_by_kind(so_far)}
        told = partial(_terms, s, me, place, hires)
        pick = yield Ask(me.seat, "recruit", options, params, terms=told)
        if isinstance(pick, Done):
            break
        if isinstance(pick, Use):
            yield from use(s, me, larger[0], place)
            limit += 1
            continue
        for kind, hook, cost in choice(s, me, place, hires, total, (UNIT[pick.unit],)):
            if _name(hook) == pick.price:
                hires, total = (*hires, (kind, NONE if hook is None else hook.ability)), cost
                break
    return hires, total


def by_kind(hires: tuple[Hire, ...]) -> tuple[int, ...]:
    """How many are hired of each kind (COC-11.1)."""
    return tuple([hired(hires, kind) for kind in range(len(UNITS))])


def _larger(s: State, me: Player, place: int) -> list[Hook]:
    """Abilities that let the city count as larger, if somebody can be hired after paying."""
    return [
        hook
        for hook in me.powers.at[Moment.ENLARGES]
        if usable(s, me, hook, place)
        and any(choice(s, me, place, (), cost_for(s, me, hook.cost, USING, hook.ability)))
    ]


def _hire_picks(
    s: State, me: Player, place: int, hires: tuple[Hire, ...], total: Cost, larger: list[Hook]
) -> list[Pick]:
    picks: list[Pick] = [
        ENLIST[_name(hook)][kind] for kind, hook, _ in choice(s, me, place, hires, total)
    ]
    picks += [USE[ABILITIES[hook.ability].id] for hook in larger]
    return [*picks, DONE] if hires or not picks else picks


def _terms(s: State, me: Player, place: int, hires: tuple[Hire, ...], pick: Pick) -> Terms | None:
    """The price of the unit; all are paid together, and how is asked then."""
    if isinstance(pick, Enlist):
        for hook, cost in unit_prices(s, me, place, UNIT[pick.unit], hires):
            if _name(hook) == pick.price:
                return terms(printed(cost), choice=True)
    if isinstance(pick, Use):
        larger = [h for h in me.powers.at[Moment.ENLARGES] if h.ability == ABILITY[pick.ability]]
        return terms(
            printed(cost_for(s, me, larger[0].cost, USING, larger[0].ability)), choice=True
        )
    return None


def _name(hook: Hook | None) -> str:
    return PRINTED if hook is None else ABILITIES[hook.ability].id


def _make_room_in_supply(
    s: State, me: Player, city: int, kind: int, hires: tuple[Hire, ...]
) -> Flow:
    """COC-11.6: return units of the kind from anywhere on the map; they are not killed. From the
    city itself where its new army units need the room (COC-11.5)."""
    while kind != LEADER and in_supply(s, me.seat, kind) < hired(hires, kind):
        places = [city] if _from_city(s, me, city, kind, hires) else returnable(s, me, kind)
        options, params = partial(_home_picks, s, places, kind), {"unit": UNITS[kind].id}
        pick = yield Ask(me.seat, "send-home", options, params, otherwise=NOT_TO_SEND)
        place = s.hex(pick.hex)
        _send_home(s, me, place, kind)
        while kind == SHIP and ship_room(s, me.seat, place) < 0:
            aboard = {u & KIND for u in at(s, me.seat, place)} - {SHIP, LEADER}
            crowd = partial(_aboard_picks, s, place, sorted(aboard))
            pick = yield Ask(me.seat, "send-passenger-home", crowd, {"hex": pick.hex})
            _send_home(s, me, place, UNIT[pick.unit])


def _from_city(s: State, me: Player, city: int, kind: int, hires: tuple[Hire, ...]) -> bool:
    """Can the unit come from nowhere else, since those that are returned later are too few?"""
    many = too_many(s, me, city, hires)
    if many <= 0 or not from_here(s, me, city, hires, kind):
        return False
    short = hired(hires, kind) - in_supply(s, me.seat, kind)
    rest = min(short - 1, count(s, me.seat, city, kind))
    return many > rest + sum(
        [from_here(s, me, city, hires, n) for n in range(kind + 1, len(UNITS))]
    )


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
    units = by_kind(hires)
    for kind, many in enumerate(units):
        for _ in range(many if kind != LEADER else 0):
            goal = s.cities[place].port if kind == SHIP else place
            place_unit(s, me.seat, goal, kind)
        if many and kind != LEADER:
            s.tell(
                "recruits",
                "COC-11.4",
                seat=me.seat,
                count=many,
                unit=UNITS[kind].id,
                hex=s.label(place),
            )
    ways = [how for _, how in hires]
    s.recruiting = Recruiting(place, units, paid, any(how in DRAFTS for how in ways))
    s.turn.card_drafted |= CARD_INSTEAD in ways
    expected = bool(units[LEADER]) and s.rules.version >= MENDED
    s.do(
        *([Step("recruit.leader", me.seat, (place, leader))] if units[LEADER] else []),
        *([draw_actions(me)] if CARD_INSTEAD in ways else []),
        Step("recruit.after", me.seat),
        Step("recruit.end", me.seat, (place,)),
        *activated(s, me, place, "recruit", sure=expected),
    )


@RULES.plain("recruit.leader")
def new_leader(s: State, me: Player, place: int, card: int) -> None:
    """COC-11.12, COC-11.13: the present leader dies first. COC-28.6: or chance chooses a card."""
    if card == NONE:
        card = me.leaders[s.chance.below(len(me.leaders))]
    s.do(Step("recruit.leader-enters", me.seat, (place, card)))
    lose_leader(s, me.seat)


@RULES.plain("recruit.leader-enters")
def leader_enters(s: State, me: Player, place: int, card: int) -> None:
    """COC-11.12"""
    bring_leader(s, me, card, place)


@RULES.plain("recruit.after")
def after_effects(s: State, me: Player) -> None:
    """COC-11.11: Medicine, Nationalism and others; a leader just recruited is there already."""
    s.do(*reactions(s, Moment.RECRUITED, me.seat, players=[me]))


@RULES.plain("recruit.end")
def recruit_end(s: State, me: Player, place: int) -> None:
    """COC-11.9, COC-15.26: new ships that meet enemy ships on the port hex attack them after the
    after-effects, and cannot retreat."""
    assert s.recruiting is not None
    new_ships = s.recruiting.units[SHIP]
    s.turn.drafts += s.recruiting.drafted
    if s.recruiting.drafted:
        s.do(Step("objectives.drafted", me.seat))
    s.recruiting = None
    port = s.cities[place].port if new_ships else NOWHERE
    defender = stopped_by(s, me, port) if new_ships else NOBODY
    if defender != NOBODY:
        fleet = at(s, me.seat, port)
        battle.start(s, me.seat, defender, port, port, fleet, may_retreat=False)
