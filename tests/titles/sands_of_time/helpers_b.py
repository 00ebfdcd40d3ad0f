"""Short words for the tests of the actions: what is offered, what stands where, who fights."""

from __future__ import annotations

from typing import TypeVar

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.sands_of_time.content import BORDERS, BUILDING, REGION, REGIONS
from civitas.titles.sands_of_time.picks import Attack, Commit, Play
from civitas.titles.sands_of_time.scene import empire
from civitas.titles.sands_of_time.state import COLONY

P = TypeVar("P", bound=Pick)


def do(table: Table, *picks: Pick) -> None:
    """Make these picks, one after the other."""
    for pick in picks:
        table.pick(pick)


def offered(table: Table, kind: type[P]) -> list[P]:
    """The picks of one kind that the table's question lists."""
    return [pick for pick in table.asks[0].picks if isinstance(pick, kind)]


def playable(table: Table) -> set[str]:
    """The cards that can be used now."""
    return {pick.card for pick in offered(table, Play)}


def refused(table: Table, pick: Pick, seat: int | None = None) -> str:
    """The clause by which a pick is not offered."""
    reason = table.why_not(pick, seat)
    assert reason is not None, f"{pick} is offered, or nobody knows why it is not"
    return reason.clause


def asked(table: Table) -> tuple[str, int]:
    """What is asked, and of whom."""
    ask = table.asks[0]
    return ask.what, ask.seat


def here(table: Table, seat: int, region: str) -> tuple[int, int]:
    """A player's peasants and soldiers in a region."""
    me = empire(table, seat)
    return me.peasants[REGION[region]], me.soldiers[REGION[region]]


def owner(table: Table, region: str) -> int | None:
    """Who controls a region."""
    seat: int = table.state.owner[REGION[region]]
    return None if seat < 0 else seat


def colony(table: Table, region: str) -> bool:
    """Is the region a colony of somebody?"""
    return bool(table.state.status[REGION[region]] == COLONY)


def capital(table: Table, seat: int) -> str:
    return REGIONS[empire(table, seat).capital].id


def has(table: Table, region: str, building: str) -> bool:
    """Does the building stand in the region?"""
    return bool(table.state.buildings[REGION[region]] >> BUILDING[building] & 1)


def caravans(table: Table, seat: int) -> list[str]:
    return [BORDERS[border].id for border in empire(table, seat).caravans]


def crops(table: Table, seat: int = 0) -> int:
    return empire(table, seat).stock[0]


def gold(table: Table, seat: int = 0) -> int:
    return empire(table, seat).stock[1]


def fight(table: Table, region: str, other: int, mine: int, theirs: int) -> None:
    """Attack, and both sides choose their numbers; a side that can only choose 0 is not asked."""
    attacker = table.asks[0].seat
    table.pick(Attack(region, other))
    for seat, number in ((attacker, mine), (other, theirs)):
        ask = table.ask_for(seat)
        if ask is not None and ask.what == "battle-number":
            table.pick(Commit(number), seat=seat)
        else:
            assert number == 0


def numbers(table: Table, seat: int) -> list[int]:
    """The numbers a seat may choose in the battle; only 0 if it is not asked."""
    ask = table.ask_for(seat)
    if ask is None or ask.what != "battle-number":
        return [0]
    return [pick.number for pick in ask.picks if isinstance(pick, Commit)]
