"""Treaties that are valid (HRN-17.1, HRN-17.10): who is whose friend hangs on them."""

from __future__ import annotations

from civitas.kernel.values import NONE
from civitas.titles.oikumene.means.control import settle_meetings
from civitas.titles.oikumene.means.settlements import encirclers
from civitas.titles.oikumene.means.units import relieve
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import INSIDE, SPACE_OF, SPOT_OF
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Treaty
from civitas.titles.oikumene.world import spaces


def treaty_between(s: State, one: int, other: int) -> Treaty | None:
    """HRN-17.1: at most one is valid."""
    if s.players[one].friends >> other & 1:
        for treaty in s.treaties:
            if treaty.payer == one:
                if treaty.receiver == other:
                    return treaty
            elif treaty.payer == other and treaty.receiver == one:
                return treaty
    return None


def put_treaties(s: State, treaties: tuple[Treaty, ...]) -> None:
    """These are valid from now on: friends and control follow, encirclements between friends end,
    and who stands outside must leave (HRN-17.6)."""
    rings = [(field, me) for field in spaces(s.ringed) for me in encirclers(s, field)]
    s.treaties = treaties
    for me in s.players:
        me.friends = 0
    for treaty in treaties:
        s.players[treaty.payer].friends |= 1 << treaty.receiver
        s.players[treaty.receiver].friends |= 1 << treaty.payer
    settle_meetings(s)
    for field, me in rings:
        if me.friend_of(s.owner[field]):
            me.leaving |= 1 << field
            relieve(s, field)
    if s.rules.version >= 3:  # before, only those came out who were encircled
        inside = {SPACE_OF[t] for me in s.players for t in me.units if SPOT_OF[t] == INSIDE}
        for field in s.world.fields:
            if field in inside or s.stalls[field]:
                relieve(s, field)


def end_treaties(s: State, *ending: Treaty) -> None:
    put_treaties(s, tuple(treaty for treaty in s.treaties if treaty not in ending))


def lifted(s: State, one: int, other: int) -> tuple[int, int]:
    """HRN-17.6: how many sieges between these two a treaty would end, and how many settlements that
    have fallen between them would go back."""
    pair = {one, other}
    rings = ({s.owner[field], me.seat} for field in spaces(s.ringed) for me in encirclers(s, field))
    fallen = sum({s.owner[field], lost.victor} == pair for field, lost in s.fallen.items())
    return sum(each == pair for each in rings) - fallen, fallen


def received(s: State, me: Player) -> int:
    """The number of valid treaties as receiver or lord (HRN-19.7)."""
    return [treaty.receiver for treaty in s.treaties].count(me.seat) if s.treaties else 0


def paid(s: State, me: Player) -> int:
    """The number of valid treaties as payer or vassal (HRN-19.7)."""
    return [treaty.payer for treaty in s.treaties].count(me.seat) if s.treaties else 0


def is_above_all(s: State, me: Player, besides: int = NONE) -> bool:
    """HRN-19.2: has he with every other player in the game a treaty as receiver or lord? With
    ``besides`` one more is imagined."""
    below = {treaty.payer for treaty in s.treaties if treaty.receiver == me.seat} | {besides}
    others = [other.seat for other in s.players if other is not me and not other.gone]
    return below.issuperset(others)
