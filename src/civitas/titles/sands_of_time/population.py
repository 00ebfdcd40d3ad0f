"""Section 21, phases 3 and 4: population growth and overcrowding."""

from __future__ import annotations

from civitas.kernel.asks import Ask, Flow
from civitas.kernel.values import NOBODY
from civitas.titles.sands_of_time.battle import lose_citizens
from civitas.titles.sands_of_time.content import PEASANT, REGION, REGIONS
from civitas.titles.sands_of_time.effects import CROWD_LIMITS
from civitas.titles.sands_of_time.picks import SETTLE
from civitas.titles.sands_of_time.state import Empire, Stage, State, place
from civitas.titles.sands_of_time.tracks import raise_unrest


def growth(s: State) -> Flow | None:
    """SOT-21.1: once in a generation at most, if a space with a peasant was entered."""
    if s.growth:
        return _growth(s)
    s.stage = Stage.OVERCROWDING
    return None


def _growth(s: State) -> Flow:
    """SOT-21.2 to SOT-21.4: a peasant in each controlled region."""
    s.growth = False
    for me in s.in_order():
        yield from _grow(s, me)
    s.stage = Stage.OVERCROWDING


def _grow(s: State, me: Empire) -> Flow:
    """SOT-21.3: with too few peasants in supply the player chooses the regions."""
    places = list(me.regions)
    while me.supply[PEASANT] < len(places) and me.supply[PEASANT]:
        pick = yield Ask(
            me.seat, "growth", lambda: [SETTLE[r] for r in places], {"left": me.supply[PEASANT]}
        )
        place(me, PEASANT, REGION[pick.region])
        places.remove(REGION[pick.region])
        s.tell("grown-in", "SOT-21.3", seat=me.seat, region=pick.region)
    if me.supply[PEASANT]:
        for region in places:
            place(me, PEASANT, region)
        s.tell("grown", "SOT-21.2", seat=me.seat, count=len(places))


def crowd_limit(s: State, region: int) -> int:
    """SOT-2.9: capacity, and while the region is controlled Aqueduct, City and Plumbing."""
    limit = s.capacity[region]
    if s.owner[region] != NOBODY:
        extra = s.empires[s.owner[region]].powers.crowd_limit_per
        for kind, amount in CROWD_LIMITS:
            if s.buildings[region] >> kind & 1:
                limit += amount + extra.get(kind, 0)
    return limit


def overcrowded(s: State, me: Empire, crowds: list[int]) -> list[int]:
    """The controlled regions with more citizens of all players than their limit."""
    return [r for r in me.regions if crowds[r] > s.capacity[r] and crowds[r] > crowd_limit(s, r)]


def overcrowding(s: State) -> None:
    """SOT-21.5 to SOT-21.8: unrest once for each player concerned, then attrition."""
    crowds = s.crowds()
    for me in s.in_order():
        if crowded := overcrowded(s, me, crowds):
            for region in crowded:
                s.tell(
                    "crowded",
                    "SOT-21.5",
                    region=REGIONS[region].id,
                    count=crowds[region],
                    room=crowd_limit(s, region),
                )
            raise_unrest(s, me, 1, "crowded", "SOT-21.5")
    s.stage = Stage.ATTRITION if packed(s, crowds) else Stage.DYNASTY_END


def packed(s: State, crowds: list[int]) -> list[int]:
    """SOT-21.6: the regions with more citizens than twice their printed capacity."""
    return [r for r, capacity in enumerate(s.capacity) if crowds[r] > 2 * capacity]


def attrition(s: State) -> Flow:
    """SOT-21.6, SOT-21.7: region by region in the order of the list.

    Full circles until at most twice the printed capacity are left.
    """
    for region in packed(s, s.crowds()):
        while s.crowd(region) > 2 * s.capacity[region]:
            for me in s.in_order():
                yield from lose_citizens(s, me, region, 1, "SOT-21.6")
    s.stage = Stage.DYNASTY_END
