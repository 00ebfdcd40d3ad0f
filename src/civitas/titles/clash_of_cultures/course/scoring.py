"""Section 27: victory points. Half points are counted, so all figures here are whole numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from civitas.kernel.agenda import Chapter
from civitas.kernel.results import Result, best_wins
from civitas.kernel.values import NOBODY
from civitas.titles.clash_of_cultures.advances.advance import advance_count
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES
from civitas.titles.clash_of_cultures.content.structure import SCORING
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

Points: TypeAlias = tuple[tuple[int, int], ...]
"""Half points, each with its category."""

CATEGORIES: Final = tuple(SCORING)
CITY_PIECES: Final = CATEGORIES.index("city_pieces")
ADVANCES_SCORED: Final = CATEGORIES.index("advances")
EVENTS_SCORED: Final = CATEGORIES.index("events")
PYRAMID: Final = WONDER["great_pyramid"]
HALF: Final = 2
"""Half points in a point."""
PER_ADVANCE: Final = int(HALF * SCORING["advances"]["per_advance"])
PER_OBJECTIVE: Final[int] = HALF * SCORING["objectives"]["per_objective"]
PER_KILLED_LEADER: Final[int] = HALF * SCORING["killed_leaders"]["per_leader"]


def half_points(s: State, me: Player) -> tuple[int, ...]:
    """By category, in the order of COC-27.3."""
    printed = (
        _city_pieces(s, me),
        PER_ADVANCE * advance_count(me),
        PER_OBJECTIVE * len(me.objectives) + HALF * me.marked_areas.bit_count(),
        HALF * _wonders(s.wonder_markers, me.seat),
        me.event_points,
        PER_KILLED_LEADER * len(me.killed_leaders),
    )
    if not me.powers.at[Moment.END_POINTS]:
        return printed
    points = list(printed)
    for category, more in ability_points(s, me):
        points[category] += more
    return tuple(points)


def score_event(s: State, seat: int, halves: int, event: str) -> None:
    """COC-21.11: half points by an event, kept for the end and told when they come."""
    s.players[seat].event_points += halves
    params = {"points": halves // HALF, "half": halves % HALF}
    s.tell("event-points", "COC-21.11", seat=seat, event=event, **params)


def ability_points(s: State, me: Player) -> list[tuple[int, int]]:
    """By category, what abilities add or take (COC-27.3, COC-27.5)."""
    return [share for hook in me.powers.at[Moment.END_POINTS] for share in hook.run(s, me)]


def _city_pieces(s: State, me: Player) -> int:
    """COC-27.3 (1), COC-27.4: own settlements, and buildings of the own colour anywhere."""
    seat, cities = me.seat, s.cities.values()
    return HALF * sum([_pieces(city.colours, seat) for city in cities if seat in city.colours])


@lru_cache(maxsize=1 << 12)
def _pieces(colours: tuple[int, ...], seat: int) -> int:
    return sum(
        STRUCTURES[kind].victory_points for kind, colour in enumerate(colours) if colour == seat
    )


@lru_cache(maxsize=1 << 10)
def _wonders(markers: tuple[tuple[int, int], ...], seat: int) -> int:
    """COC-24.16, COC-24.11: alone on it, or shared by builder and captor."""
    points = 0
    for wonder, (builder, captor) in enumerate(markers):
        if seat not in (builder, captor):
            continue
        if wonder == PYRAMID:
            points += WONDERS[wonder].vp_total if builder == seat else 0
        elif captor == NOBODY:
            points += WONDERS[wonder].vp_total
        else:
            points += SCORING["wonders"]["shared_marker"]
    return points


def result(s: State) -> Result | None:
    """COC-27.2, COC-27.6: most points; the Great Pyramid, then the categories break a tie."""
    if s.agenda:
        return None
    points = [half_points(s, me) for me in s.players]
    totals = [sum(by_category) / HALF for by_category in points]
    return best_wins(totals, list(zip(totals, *ties(s).values(), strict=True)))


def ties(s: State) -> dict[str, tuple[int | float | bool, ...]]:
    """COC-24.11, COC-27.6: by what a tie is broken."""
    builder = s.wonder_markers[PYRAMID][0]
    built = tuple(builder == me.seat for me in s.players)
    return {"tie-pyramid": built} | {f"source-{name}": got for name, got in sources(s).items()}


def sources(s: State) -> dict[str, tuple[int | float, ...]]:
    """COC-27.3: where the points come from, or would if the game ended now."""
    points = [half_points(s, me) for me in s.players]
    return {
        category: tuple(by_category[n] / HALF for by_category in points)
        for n, category in enumerate(CATEGORIES)
    }


@RULES.plain("end")
def end(s: State, _: Player) -> None:
    """COC-27.1: nothing more happens; COC-27.7: points are counted from what is there."""
    s.agenda = ()
    for me in s.players:
        points, half = divmod(sum(half_points(s, me)), HALF)
        s.tell("final-points", "COC-27.3", seat=me.seat, points=points, half=half)
