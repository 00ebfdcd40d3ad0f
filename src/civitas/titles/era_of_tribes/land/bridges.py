"""Sea bridges (EOT-8.10 to EOT-8.12): vassals are carried over own fleets, field by field."""

from __future__ import annotations

from functools import partial

from civitas.kernel.asks import Ask, Decision, Pick
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS, NAMES
from civitas.titles.era_of_tribes.land.units import entries, entry_terms, fleets_in, forget, note
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.state import Player, State


def carries(s: State, me: Player, sea: int) -> bool:
    """Is there a fleet that can carry a vassal: an own one with a BP left, in a field that is
    controlled (EOT-8.10, EOT-8.11)?"""
    if s.owner[sea] != me.seat or sea not in me.fleets:
        return False
    return any(points for _, points, _ in fleets_in(s, me, sea))


def leads_ashore(s: State, me: Player, sea: int, chain: tuple[int, ...], origin: int) -> bool:
    """Does a bridge that goes on in this sea field come to a province that is not its origin,
    without going back over its chain?"""
    if any(coast != origin for coast in s.area.coasts[sea]):
        return True
    over = (*chain, sea)
    return any(leads_ashore(s, me, near, over, origin) for near in _onward(s, me, over))


def _onward(s: State, me: Player, chain: tuple[int, ...]) -> list[int]:
    """The sea fields next to the last of the chain that carry a vassal and are not in it yet."""
    near = [sea for sea, _ in s.area.sea_borders[chain[-1]]]
    return [sea for sea in near if sea not in chain and carries(s, me, sea)]


def bridgeheads(s: State, me: Player, place: int) -> list[int]:
    """The sea fields over which a vassal of a province can be carried somewhere (EOT-8.10)."""
    if not me.fleets:
        return []
    seas = s.area.coasts[place]
    return [n for n in seas if carries(s, me, n) and leads_ashore(s, me, n, (), place)]


def cross(s: State, me: Player, origin: int, sea: int) -> Decision:
    """EOT-8.10: sea field by sea field until a province; one fleet in each field pays 1 BP. Where
    does the vassal go ashore, and does it attack?"""
    chain: tuple[int, ...] = (sea,)
    while True:
        options = partial(_bridge_picks, s, me, chain, origin)
        params = {"field": NAMES[chain[-1]], "origin": NAMES[origin]}
        prices = partial(entry_terms, s, me)
        pick = yield Ask(me.seat, "bridge", options, params, terms=prices)
        field = FIELD[pick.field]
        if field < LANDS:
            break
        chain = (*chain, field)
    for each in chain:
        _pay(s, me, each)
    return field


def _bridge_picks(s: State, me: Player, chain: tuple[int, ...], origin: int) -> list[Pick]:
    coasts = [place for place in s.area.coasts[chain[-1]] if place != origin]
    found = entries(s, me, coasts)
    onward = _onward(s, me, chain)
    return [
        *found,
        *(picks.EMBARK[sea] for sea in onward if leads_ashore(s, me, sea, chain, origin)),
    ]


def _pay(s: State, me: Player, sea: int) -> None:
    """The fleet with the most BP left pays (EOT-8.10)."""
    fleet = max(fleets_in(s, me, sea), key=lambda unit: unit[1])
    forget(s, fleet)
    note(s, me, (sea, fleet[1] - 1, fleet[2]))
