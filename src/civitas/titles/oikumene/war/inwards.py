"""Units go inside or come out (HRN-8.1, HRN-8.5, HRN-8.7, HRN-8.9), ships with their cargo."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Decision, Params, Pick
from civitas.kernel.explain import Terms
from civitas.titles.oikumene.content.units import SHIP
from civitas.titles.oikumene.means.units import shift
from civitas.titles.oikumene.moves.cargo import (
    cargo_place,
    cargo_share,
    landing_shares,
    loaded,
    portion,
    possible,
)
from civitas.titles.oikumene.moves.told import tell_along
from civitas.titles.oikumene.picks.common import stack_of
from civitas.titles.oikumene.picks.war import LeaveSite, Moor, Sortie, Withdraw
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.stacks import (
    INSIDE,
    KIND_OF,
    PLACE_OF,
    PORT,
    SPACE_OF,
    moved,
    place,
    spot_at,
)
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.flight import go_to, put_ashore

_TOLD: Final[dict[type[Pick], tuple[str, str]]] = {
    Withdraw: ("told-withdraws", "HRN-8.1"),
    Moor: ("told-moors", "HRN-8.1"),
    Sortie: ("told-sortie", "HRN-8.5"),
    LeaveSite: ("told-leaves-site", "HRN-8.9"),
}


def indoors(me: Player, stack: int) -> int:
    """Where a unit goes: ships into the shipyard, but Viking ships are landed (HRN-8.7)."""
    ship = SHIP[KIND_OF[stack]] and not me.traits.ships_on_land
    return place(SPACE_OF[stack], PORT if ship else INSIDE)


def terms(s: State, me: Player, pick: Pick) -> Terms | None:
    """HRN-8.1, HRN-8.7: what becomes of ships."""
    if not isinstance(pick, Withdraw) or not SHIP[KIND_OF[stack_of(s, pick)]]:
        return None
    return Terms(note="ships-land" if me.traits.ships_on_land else "ships-moor")


def go(s: State, me: Player, pick: Withdraw | Moor | Sortie | LeaveSite) -> Decision:
    """The stack in which they are then."""
    stack = stack_of(s, pick)
    to = place(SPACE_OF[stack])
    if isinstance(pick, Withdraw | Moor):
        to = place(SPACE_OF[stack], PORT) if isinstance(pick, Moor) else indoors(me, stack)
    _tell(s, me, pick, to)
    if not isinstance(pick, Withdraw | Moor):
        shift(s, me, stack, to, pick.number)
        return moved(stack, to)
    cargo: list[tuple[int, int]] = []
    if SHIP[KIND_OF[stack]] and s.rules.version >= 9:  # before, it was put ashore
        cargo = yield from _cargo(s, me, stack, to, pick.number)
    inside = go_to(s, me, stack, to, pick.number)
    _take_along(s, me, cargo, to)
    put_ashore(s, me, SPACE_OF[stack])
    return inside


def _tell(s: State, me: Player, pick: Withdraw | Moor | Sortie | LeaveSite, to: int) -> None:
    message, clause = _TOLD[type(pick)]
    if SHIP[KIND_OF[stack_of(s, pick)]] and isinstance(pick, Withdraw):
        moors = spot_at(to) == PORT
        message, clause = _TOLD[Moor] if moors else ("told-lands-inside", "HRN-8.7")
    units: Params = {"number": pick.number, "unit": pick.unit, "level": pick.level}
    s.tell(message, clause, seat=me.seat, space=pick.space, **units)


def _cargo(s: State, me: Player, ship: int, to: int, number: int) -> Decision:
    """Which cargo goes along into the shipyard, or lands since there is no room for it on other
    ships (HRN-6.6)."""
    if not loaded(me, PLACE_OF[ship]):
        return []
    lands = spot_at(to) == INSIDE
    if lands:
        shares = landing_shares(s, me, [(ship, number)], SPACE_OF[ship])
        return (yield from portion(s, me, "lands-too", *shares))
    share = cargo_share(s, me, [(ship, number)], to)
    if not possible(share):  # HRN-2.12: for want of cubes it lands
        return []
    return (yield from portion(s, me, "take-along", share))


def _take_along(s: State, me: Player, cargo: list[tuple[int, int]], to: int) -> None:
    """Of ships in the shipyard it is aboard there; that of ships which have landed is in the
    field."""
    lands = spot_at(to) == INSIDE
    goal = place(SPACE_OF[cargo[0][0]]) if cargo and lands else cargo_place(to)
    for which, number in cargo:
        tell_along(s, me, which, number, SPACE_OF[which], "HRN-6.6" if lands else "HRN-8.1")
        shift(s, me, which, goal, number)
