"""Sections 11 and 16, what Raid and Migrate share: steps, Roads and the moves themselves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.values import NOBODY
from civitas.titles.sands_of_time.content import (
    CITIZEN,
    LAND,
    NEIGHBOURS,
    REGION,
    REGIONS,
    SOLDIER,
)
from civitas.titles.sands_of_time.picks import (
    ASK_ROAD,
    CONSENT,
    DENY,
    DONE,
    GROUP,
    TO,
    AskRoad,
    Consent,
    Done,
    Group,
)
from civitas.titles.sands_of_time.state import Empire, March, Stage, State

NEAR: Final = {
    players: tuple(
        tuple(n for n in around if REGIONS[n].min_players <= players) for around in NEIGHBOURS
    )
    for players in range(2, 6)
}
"""By number of players and region: the neighbours in play."""


def begin_march(s: State, me: Empire, what: str, kinds: Sequence[int], may_stay: bool) -> None:
    """SOT-16.2: these kinds of citizens may move, each from where it stands now."""
    left = [
        me.citizens[kind].copy() if kind in kinds else [0] * len(REGIONS)
        for kind in CITIZEN.values()
    ]
    roads = [r for r in s.roads if s.owner[r] in (me.seat, NOBODY)]
    s.turn.march = March(what, left, roads, may_stay)
    s.stage = Stage.MARCH


def steps(s: State, me: Empire, region: int, march: March) -> set[int]:
    """SOT-16.5, SOT-16.8: regions one step away, by at most one Road or island link."""
    near = NEAR[len(s.empires)]
    found = set(near[region])
    for road in march.roads:
        if road in near[region]:
            found.update(near[road])
    linked = me.powers.linked_terrain
    if linked >= 0 and LAND[region] == linked:
        found.update(r for r, land in enumerate(LAND) if land == linked and s.in_play[r])
    return found


def destinations(s: State, me: Empire, kind: int, region: int, march: March) -> list[int]:
    """SOT-11.1, SOT-16.1; with Logistics a soldier makes up to two steps (SOT-16.9, SOT-16.11)."""
    found = steps(s, me, region, march)
    if kind == SOLDIER:
        for _ in range(me.powers.soldier_steps - 1):
            found = found.union(*(steps(s, me, r, march) for r in found))
    found.discard(region)
    return sorted(found)


def foreign_roads(s: State, me: Empire, march: March) -> list[int]:
    """Roads of others that could be of use and were not yet asked for (SOT-16.7)."""
    near = NEAR[len(s.empires)]
    far = me.powers.soldier_steps > 1
    return [
        r
        for r in s.roads
        if s.owner[r] not in (me.seat, NOBODY)
        and r not in march.asked
        and (far or any(left[n] for left in march.left for n in near[r]))
    ]


def group_picks(march: March) -> list[Pick]:
    """Citizens that may still move: by region, kind and number."""
    picks: list[Pick] = []
    for kind, left in enumerate(march.left):
        for region, count in compress(enumerate(left), left):
            picks += GROUP[region][kind][:count]
    return picks


def march(s: State) -> Flow | None:
    """Moves go group by group, a segment each, until all have moved or enough have."""
    march = s.turn.march
    assert march is not None
    if any(map(any, march.left)):
        return _march(s, s.me, march)
    s.stage = Stage.MARCHED
    return None


def _march(s: State, me: Empire, march: March) -> Flow:
    """One group, one request for a Road, or the end of the moves."""

    def options() -> list[Pick]:
        picks = group_picks(march)
        if not march.entered:
            picks += [ASK_ROAD[r] for r in foreign_roads(s, me, march)]
        # An answer cannot be taken back, so whoever asked may still decline (SOT-6.10).
        if march.entered or march.may_stay or march.asked:
            picks.append(DONE)
        return picks

    pick = yield Ask(me.seat, march.what, options)
    if isinstance(pick, Done):
        s.stage = Stage.MARCHED
    elif isinstance(pick, AskRoad):
        yield from ask_road(s, me, REGION[pick.region], march)
    else:
        yield from _move_group(s, me, march, pick)


def _move_group(s: State, me: Empire, march: March, group: Group) -> Flow:
    """The chosen citizens go to one region in reach."""
    origin, kind = REGION[group.region], CITIZEN[group.citizen]
    count = group.count
    pick = yield Ask(
        me.seat,
        "destination",
        lambda: [TO[r] for r in destinations(s, me, kind, origin, march)],
        {"count": count, "region": REGIONS[origin].id},
    )
    target = REGION[pick.region]
    march.left[kind][origin] -= count
    me.citizens[kind][origin] -= count
    me.citizens[kind][target] += count
    if target not in march.entered:
        march.entered.append(target)
    s.tell(
        f"moved-{'soldiers' if kind == SOLDIER else 'peasants'}",
        "SOT-16.1",
        seat=me.seat,
        count=count,
        origin=REGIONS[origin].id,
        region=pick.region,
    )


def ask_road(s: State, me: Empire, region: int, march: March) -> Flow:
    """SOT-16.7: the controller's answer holds for the whole action."""
    owner = s.owner[region]
    answer = yield Ask(
        owner, "road", lambda: (CONSENT, DENY), {"seat": me.seat, "region": REGIONS[region].id}
    )
    granted = isinstance(answer, Consent)
    march.asked.append(region)
    if granted:
        march.roads.append(region)
    s.tell(
        "road-granted" if granted else "road-denied",
        "SOT-16.7",
        seat=owner,
        other=me.seat,
        region=REGIONS[region].id,
    )
