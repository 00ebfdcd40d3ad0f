"""Ships in the shipyard of a settlement that has fallen (HRN-10.14): taken over or destroyed."""

from __future__ import annotations

from functools import partial

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.oikumene.content.units import KINDS, PP_VALUE, RECRUIT, SHIP, STANDARD
from civitas.titles.oikumene.means.control import hostile
from civitas.titles.oikumene.means.homeland import combat_percent
from civitas.titles.oikumene.means.purse import against, gain_prestige
from civitas.titles.oikumene.means.rooms import ship_room
from civitas.titles.oikumene.means.units import add, at, has_cube, in_port, remove
from civitas.titles.oikumene.moves.shipwreck import sinks
from civitas.titles.oikumene.picks.common import NO, YES, Yes, stack_of, told_stack
from civitas.titles.oikumene.picks.moves import HowMany
from civitas.titles.oikumene.picks.war import Scuttle
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import HOLD, KIND_OF, PORT, SPACE_OF, SPOT_OF, place, stack
from civitas.titles.oikumene.state import State

Prizes = dict[tuple[int, int], int]
"""By owner and kind, how many units lay in the shipyard: ships and their cargo."""


def losers(s: State, me: Player, field: int, room: int) -> list[Player]:
    """Whose ships are destroyed or taken over: everybody's, but not those that the victor has there
    from better times, nor those of his friends (HRN-17.6)."""
    if s.rules.version < 3:  # his own were no exception
        return s.players
    spared = []
    for each in (me, *_friends(s, me)):
        if in_port(each, field) <= room:  # before the fifth rules all of them, or none
            spared.append(each.seat)
            room -= in_port(each, field)
    return [other for other in s.players if other.seat not in spared]


def _friends(s: State, me: Player) -> list[Player]:
    return [o for o in s.in_order() if me.friend_of(o.seat)] if s.rules.version >= 4 else []


def make_room(s: State, me: Player, field: int, room: int) -> Flow:
    """Of the ships that the victor, and then his friends, have in a shipyard that becomes smaller,
    as many stay as it has room for; whose they are says which go down (HRN-20.3)."""
    for each in (me, *_friends(s, me)) if s.rules.version >= 5 else ():
        before = in_port(each, field)
        while in_port(each, field) > room:
            stacks = [stack for stack, _ in at(each, place(field, PORT))]
            picks = [Scuttle(*told_stack(s, stack)) for stack in stacks]
            pick = picks[0]
            if len(picks) > 1:
                pick = yield _which(s, each, field, picks)
            remove(s, each, stack_of(s, pick))
            told = {"unit": pick.unit, "level": pick.level, "space": pick.space}
            s.tell("told-scuttled", "HRN-10.14", seat=each.seat, **told)
        room -= in_port(each, field)
        if in_port(each, field) < before and sinks(each):
            s.do(Step("drown", each.seat))


def _which(s: State, me: Player, field: int, picks: list[Scuttle]) -> Ask:
    params: Params = {"space": s.label(field)}
    return Ask(me.seat, "scuttle", lambda: picks, params=params, sure=True)


def taken_out(s: State, players: list[Player], field: int) -> Prizes:
    """Ships in the shipyard leave the board with their cargo, to be destroyed or taken over."""
    found: Prizes = {}
    spots = _counted(s)
    for other in players:
        there = [t for t in other.units if SPACE_OF[t] == field and SPOT_OF[t] in (PORT, HOLD)]
        for each in there:
            number = other.units[each]
            if SPOT_OF[each] in spots:
                key = other.seat, KIND_OF[each]
                found[key] = found.get(key, 0) + number
            remove(s, other, each, number)
    return found


def _counted(s: State) -> tuple[int, ...]:
    """Before the fourth rules nobody counted the cargo."""
    return (PORT, HOLD) if s.rules.version >= 4 else (PORT,)


def take_ships(s: State, me: Player, field: int, prizes: Prizes, *, counts: bool) -> Flow:
    """The victor takes over transports and warships as recruits, or destroys them."""
    wanted = False
    if s.rules.version < 4:  # before, it was one word for all
        wanted = yield from _all_or_none(s, me, field, prizes)
    for (seat, kind), number in sorted(prizes.items(), key=lambda each: -each[0][1]):
        most = min(number, ship_room(s, field)) if SHIP[kind] else 0
        if not has_cube(me, _berth(s, field, kind)):
            most = 0
        loser = s.players[seat]
        if s.rules.version >= 4 and me.friend_of(seat):  # nothing is stolen from friends (HRN-17.6)
            taken = 0
        elif s.rules.version >= 4:
            taken = yield from _how_many(s, me, loser, field, (kind, number, most), counts)
        else:
            taken = most if wanted else 0
        if taken:
            add(s, me, _berth(s, field, kind), taken)
        for _ in range(taken):
            s.tell("told-ship-taken", "HRN-10.14", seat=me.seat, unit=KINDS[kind].id)
        for _ in range(number - taken):
            _lost(s, me, loser, field, kind, counts=counts)


def _all_or_none(s: State, me: Player, field: int, ships: Prizes) -> Decision:
    able = any(has_cube(me, _berth(s, field, kind)) for _, kind in ships)
    if not ships or ship_room(s, field) <= 0 or not able:
        return False
    params: Params = {"space": s.label(field), "number": sum(ships.values())}
    answer = yield Ask(me.seat, "captured-ships", lambda: [YES, NO], params=params, sure=True)
    return isinstance(answer, Yes)


def _how_many(
    s: State, me: Player, loser: Player, field: int, ships: tuple[int, int, int], counts: bool
) -> Decision:
    """Of so many ships of a kind, of which so many could be, how many are taken over?"""
    kind, number, most = ships
    if not most:
        return 0
    worth = _worth(s, me, loser, field, kind) if counts and s.mode.prestige else 0
    pick = yield Ask(
        me.seat,
        "capture",
        lambda: [HowMany(n) for n in range(most, -1, -1)],
        params={
            "space": s.label(field),
            "number": number,
            "unit": KINDS[kind].id,
            "other": loser.seat,
        },
        terms=partial(_terms, worth, number),
        sure=True,
    )
    taken: int = pick.number
    return taken


def _terms(worth: int, number: int, pick: Pick) -> Terms | None:
    """What those bring that are destroyed."""
    taken = pick.number if isinstance(pick, HowMany) else number
    return terms({}, {"prestige": worth * (number - taken)}) if worth else None


def _berth(s: State, field: int, kind: int) -> int:
    level = RECRUIT if s.mode.experience else STANDARD
    return stack(place(field, PORT), kind, level)


def _worth(s: State, me: Player, loser: Player, field: int, kind: int) -> int:
    if not hostile(s, me.seat, loser.seat):
        return 0
    return against(s, me, loser.seat, PP_VALUE[kind], combat_percent(s, me, field))


def _lost(s: State, me: Player, loser: Player, field: int, kind: int, *, counts: bool) -> None:
    """A unit in the shipyard is destroyed; after a surrender nobody has anything of it
    (HRN-11.15)."""
    if not hostile(s, me.seat, loser.seat):
        told = {"unit": KINDS[kind].id, "space": s.label(field)}
        s.tell("told-lost-in-port", "HRN-10.14", seat=loser.seat, **told)
        return
    gained = 0
    if counts:
        me.destroyed += PP_VALUE[kind]
        loser.lost += PP_VALUE[kind]
        gained = gain_prestige(s, me, _worth(s, me, loser, field, kind))
    s.tell(
        "told-ship-destroyed" if SHIP[kind] else "told-cargo-destroyed",
        "HRN-10.14",
        seat=me.seat,
        other=loser.seat,
        unit=KINDS[kind].id,
        prestige=gained,
    )


def sink_ships(s: State, me: Player, field: int) -> None:
    """All ships in the shipyard of a settlement that is destroyed."""
    counts = not s.fallen[field].surrendered
    prizes = taken_out(s, s.players, field)
    for (seat, kind), number in sorted(prizes.items()):
        for _ in range(number):
            _lost(s, me, s.players[seat], field, kind, counts=counts)


def lost_in_port(me: Player, field: int) -> int:
    """The victor's own units in the shipyard, which go down with a settlement that he destroys."""
    lying = (n for t, n in me.units.items() if SPACE_OF[t] == field and SPOT_OF[t] in (PORT, HOLD))
    return sum(lying)


def prestige_of_ships(s: State, me: Player, field: int) -> int:
    """What ships and cargo in the shipyard bring that go down with a settlement."""
    if s.fallen[field].surrendered:
        return 0
    spots = _counted(s)
    return sum(
        number * _worth(s, me, other, field, KIND_OF[stack])
        for other in s.players
        for stack, number in other.units.items()
        if SPACE_OF[stack] == field and SPOT_OF[stack] in spots
    )
