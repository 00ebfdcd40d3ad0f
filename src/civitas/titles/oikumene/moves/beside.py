"""Who moves beside whom in the units sub-phase (HRN-4.2): those who cannot meet in this round need
not wait for each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, deed_by_deed
from civitas.kernel.values import NOBODY
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.control import hostile
from civitas.titles.oikumene.moves.ground import blocked, note, under_way
from civitas.titles.oikumene.moves.outlook import UNITS, Outlook, near_by
from civitas.titles.oikumene.moves.sailing import harbours
from civitas.titles.oikumene.moves.turns import KINDS, may_tribute, movers, turn_of
from civitas.titles.oikumene.moves.whither import set_off
from civitas.titles.oikumene.picks.common import DONE, Done, stack_of
from civitas.titles.oikumene.picks.hinterland import AWAIT, AwaitTurn
from civitas.titles.oikumene.stacks import KIND_OF, PORT, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import Player, State
from civitas.titles.oikumene.world import bits, spaces

RULES: Final = Chapter()
MENU: Final = f"moves-{UNITS}"
"""Who is asked for it keeps nothing to himself."""


# ---------------------------------------------------------------- whose turn it is


@RULES.plain("moves.next")
def who_is_next(s: State, _: Player, *left: int) -> None:
    """HRN-4.2: of those who have not moved yet the first by turn order, and beside him whoever
    could meet none of those before himself."""
    if not left:
        return
    players = [s.players[seat] for seat in left]
    beside = [left[0]] if is_alone(s, players[0]) else _beside(s, players)
    rest = Step("moves.next", s.first, tuple(seat for seat in left if seat not in beside))
    if len(beside) == 1:
        s.do(*turn_of(players[0]), rest)
        return
    s.movement = replace(under_way(s), seat=NOBODY, came=(), granted=0, refused=0, begun=False)
    s.do(Step("moves.beside", s.first, (tuple(beside), tuple(beside))), rest)


def _beside(s: State, players: Sequence[Player]) -> list[int]:
    treads = [reach(s, me) | me.present for me in players]
    minds = [tread | concern(s, me) for tread, me in zip(treads, players, strict=True)]
    found = [0]
    for n in range(1, len(players)):
        meets = any(treads[n] & minds[before] or treads[before] & minds[n] for before in range(n))
        if not meets and not is_alone(s, players[n]):
            found.append(n)
    return [players[n].seat for n in found]


@RULES.asking("moves.beside")
def move_beside(
    s: State, _: Player, wave: tuple[int, ...], seats: tuple[int, ...], answered: int = 0
) -> Flow:
    """Each for himself, move by move; then those have turns who want them (HRN-17.2)."""
    flows = {seat: move_alone(s, s.players[seat]) for seat in seats}
    left, answered = yield from deed_by_deed(flows, (MENU,), answered)
    if left:
        s.do(Step("moves.beside", s.first, (wave, left, answered)))
        return
    for seat in reversed(wave):
        if under_way(s).going >> seat & 1:
            s.do(*turn_of(s.players[seat]))


def move_alone(s: State, me: Player) -> Flow:
    """One stack moves, and again, until nobody can or wants to."""
    while True:
        o = Outlook(s, me)
        if not may_await(s, me) and next(movers(o), None) is None:
            return
        pick = yield Ask(me.seat, MENU, partial(_picks, o), kinds=KINDS[UNITS], sure=True)
        if isinstance(pick, AwaitTurn):
            note(s, going=under_way(s).going | 1 << me.seat)
        if isinstance(pick, AwaitTurn | Done):
            return
        yield from set_off(s, me, o, stack_of(s, pick))


def _picks(o: Outlook) -> list[Pick]:
    found = [*movers(o), DONE]
    return [*found, AWAIT] if may_await(o.s, o.me) else found


def may_await(s: State, me: Player) -> bool:
    """HRN-17.2: is there anybody with whom he could agree on tribute in a turn of his own? Only
    before he does anything else."""
    return not me.moved and not me.boarded and may_tribute(s, me)


# ---------------------------------------------------------------- who could meet whom


def reach(s: State, me: Player) -> int:
    """The spaces into which units of his may come in this sub-phase, as bits: the fields next to
    theirs, the waters of his ships and those next to them, and their coasts."""
    world, found, waters = s.world, 0, 0
    for field in spaces(me.present & world.land):
        found |= near_by(world, field)
    for stack in me.units:
        if SHIP[KIND_OF[stack]]:
            space = SPACE_OF[stack]
            waters |= world.coast[space] if space < world.lands else 1 << space | world.lane[space]
    for water in spaces(waters):
        found |= world.coast[water]
    return found | waters | (s.homes[me.seat] if _transfers(s, me) else 0)


def concern(s: State, me: Player) -> int:
    """The spaces besides those where others may be in his way, or a matter of his, as bits: his
    settlements, the waters at a strait or black river (HRN-2.3, HRN-6.21), and all if he may change
    harbours (HRN-6.16)."""
    found = s.homes[me.seat]
    for field in spaces(me.present & s.world.land):
        for crossing in s.world.crossings[field]:
            found |= crossing.seas | (1 << crossing.section if crossing.section >= 0 else 0)
    return found | ~s.world.land if _transfers(s, me) else found


def _transfers(s: State, me: Player) -> bool:
    own = bits(harbours(s, me))
    if not own & (own - 1):
        return False
    return any(
        SPOT_OF[stack] == PORT and own >> SPACE_OF[stack] & 1 and SHIP[KIND_OF[stack]]
        for stack in me.units
    )


def is_alone(s: State, me: Player) -> bool:
    """Must he move in a turn of his own? So must who may come into the field of a hostile
    fortification (HRN-9.25) or where a treaty partner is at home (HRN-6.13), who has to leave one
    (HRN-17.6), and who may be carried away from enemies (HRN-6.10)."""
    near = reach(s, me) | me.present
    for field in spaces(s.fort & near):
        if hostile(s, me.seat, s.owner[field]):
            return True
    friends = [other for other in s.players if me.friend_of(other.seat)]
    if me.leaving or any(near & (other.present | s.homes[other.seat]) for other in friends):
        return True
    sails = any(SHIP[KIND_OF[stack]] for stack in me.units)
    return sails and bool(blocked(s, me) & me.present)
