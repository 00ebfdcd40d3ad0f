"""Fleets: where they sail and land, and whether there is a battle (EOT-8.13 to EOT-8.18, EOT-8.35,
EOT-8.36)."""

from __future__ import annotations

from functools import partial

from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.area import fields_in
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS, NAMES
from civitas.titles.era_of_tribes.land.raids import raid, raid_goals
from civitas.titles.era_of_tribes.land.reach import LANDING, voyages
from civitas.titles.era_of_tribes.land.units import (
    anchor,
    attacked,
    demand,
    depart,
    entries,
    entry_terms,
    join_attack,
    open_to,
    settle,
)
from civitas.titles.era_of_tribes.means.affronts import warning
from civitas.titles.era_of_tribes.means.control import is_player
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.state import Player, State
from civitas.titles.era_of_tribes.underway import Unit


def contested(s: State, me: Player) -> set[int]:
    """Sea fields in which a fleet's way ends for now: others control them, or a battle was demanded
    there (EOT-8.14, EOT-8.15)."""
    open_seas = s.held[me.seat] | s.held[NOBODY]
    return attacked(s).union(fields_in(s.area.all_seas & ~open_seas))


def sea_goals(s: State, me: Player, unit: Unit) -> dict[int, int]:
    """By sea field, what it costs a fleet to get there (EOT-8.2)."""
    origin, points, _ = unit
    voyage = voyages(s.area, origin, contested(s, me), points)
    del voyage[origin]
    return voyage


def can_sail(s: State, unit: Unit) -> bool:
    """Has a fleet anywhere to go? The same as having goals, found faster."""
    sea, points, _ = unit
    if points and s.area.coasts[sea]:
        return True
    return any(cost <= points for _, cost in s.area.sea_borders[sea])


def sail(s: State, me: Player, unit: Unit) -> Flow:
    """A fleet goes to another sea field, goes ashore or raids a coast. To land farther away, it
    sails there first: so nobody has to choose among all coasts of a sea at once."""
    sea, points, raided = unit
    params: Params = {"field": NAMES[sea], "points": points}
    kinds = (picks.Raid,) if me.traits.raids else ()
    options, prices = partial(_sail_picks, s, me, unit), partial(entry_terms, s, me)
    pick = yield Ask(me.seat, "sail", options, params, kinds=kinds, terms=prices)
    goal = FIELD[pick.field]
    if isinstance(pick, picks.Raid):
        raid(s, me, unit, goal)
        return
    if goal < LANDS:
        land(s, me, unit, goal)
        return
    cost = sea_goals(s, me, unit)[goal]
    depart(s, me, unit)
    anchor(s, me, goal, points - cost, raided)
    s.tell("told-sails", "EOT-8.13", seat=me.seat, origin=NAMES[sea], field=NAMES[goal])
    if not open_to(s, me, goal) and goal not in attacked(s):
        yield from contest(s, me, goal)


def _sail_picks(s: State, me: Player, unit: Unit) -> list[Pick]:
    sea, points, _ = unit
    coasts = sorted(s.area.coasts[sea]) if points >= LANDING else []
    return [
        *(picks.TO[goal] for goal in sorted(sea_goals(s, me, unit))),
        *entries(s, me, coasts),
        *(picks.RAID[place] for place in raid_goals(s, me, unit)),
    ]


def land(s: State, me: Player, unit: Unit, place: int) -> None:
    """EOT-8.18: a fleet goes ashore and stops there, as a vassal or to attack."""
    depart(s, me, unit)
    told: dict[str, str | int]
    told = {"seat": me.seat, "origin": NAMES[unit[0]], "field": NAMES[place]}
    if open_to(s, me, place):
        settle(s, me, place, 0, stops=1)
        s.tell("told-lands", "EOT-8.18", **told)
    else:
        join_attack(s, me, place, landed=1)
        s.tell("told-lands-to-attack", "EOT-8.18", **told)


# ---------------------------------------------------------------- battles at sea


def contest(s: State, me: Player, sea: int) -> Flow:
    """EOT-8.14 to EOT-8.16, EOT-8.36: first the mover, then the controller may demand a battle."""
    host = s.players[s.owner[sea]]
    for one, other in ((me, host), (host, me)):
        fights = yield from _demands(s, one, other, sea)
        if fights:
            demand_battle(s, one, other, sea)
            return


def demand_battle(s: State, one: Player, other: Player, sea: int) -> None:
    """Whoever demands the battle is its attacker (EOT-8.14)."""
    demand(s, one, other, sea)
    field = NAMES[sea]
    s.tell("told-demands", "EOT-8.14", seat=one.seat, other=other.seat, field=field)


def _demands(s: State, one: Player, other: Player, sea: int) -> Decision:
    """Does one of the two want a battle? An Automa does with more fleets (AUT-7.7)."""
    if one.automa:
        return one.fleets[sea] > other.fleets[sea]
    params: Params = {
        "field": NAMES[sea],
        "other": other.seat,
        "own": one.fleets[sea],
        "theirs": other.fleets[sea],
    }
    options, prices = partial(_demand_picks, sea), partial(_demand_terms, s, one, other)
    pick = yield Ask(one.seat, "demand", options, params, sure=True, terms=prices)
    return isinstance(pick, picks.Demand)


def _demand_picks(sea: int) -> list[Pick]:
    return [picks.DEMAND[sea], picks.TOLERATE[sea]]


def _demand_terms(s: State, one: Player, other: Player, pick: Pick) -> Terms | None:
    """At sea whoever demands the battle attacks (EOT-4.27)."""
    return warning(s, one, other) if isinstance(pick, picks.Demand) else None


def demandable(s: State, me: Player) -> list[int]:
    """Sea fields of others in which own fleets stand (EOT-8.35)."""
    if not me.fleets:
        return []
    owner, fighting = s.owner, attacked(s)
    others = [sea for sea in me.fleets if owner[sea] != me.seat and is_player(owner[sea])]
    return sorted([sea for sea in others if sea not in fighting])
