"""Events that destroy structures for good: volcano and earthquakes."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NOBODY, NOWHERE, put
from civitas.titles.clash_of_cultures.cards.events import text
from civitas.titles.clash_of_cultures.cities.cities import disown_city
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.events import Event
from civitas.titles.clash_of_cultures.content.pieces import (
    LEADER,
    PORT,
    SETTLEMENT,
    STRUCTURE,
    STRUCTURES,
)
from civitas.titles.clash_of_cultures.course.scoring import HALF, score_event
from civitas.titles.clash_of_cultures.event_effects.moods import upset
from civitas.titles.clash_of_cultures.leaders import leader_hex, lose_leader
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.picks.common import DONE, Done
from civitas.titles.clash_of_cultures.picks.events import RUIN, Ruin
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, KIND, Player, State
from civitas.titles.clash_of_cultures.units import at, remove_unit

CLAUSE: Final = "COC-21.13"


def ruin_piece(s: State, place: int, structure: int, event: Event) -> None:
    """The piece leaves the game and is worth points to the player of its colour (COC-21.13)."""
    city = s.cities[place]
    colour = city.colours[structure]
    s.removed = (*s.removed, colour * 8 + structure)
    s.tell("ruined", CLAUSE, hex=s.label(place), structure=STRUCTURES[structure].id)
    if colour < BARBARIANS:
        score_event(s, colour, HALF * event.params["vp_per_structure"], event.id)
    if structure == SETTLEMENT:
        del s.cities[place]
        disown_city(s, colour, place)
        return
    port = NOWHERE if structure == PORT else city.port
    s.cities[place] = replace(city, colours=put(city.colours, structure, NOBODY), port=port)


def ruin_wonder(s: State, place: int, wonder: int) -> None:
    """It has no abilities any more; its markers score as usual (COC-24.16)."""
    city = s.cities[place]
    s.cities[place] = replace(city, wonders=tuple(n for n in city.wonders if n != wonder))
    s.players[city.owner].disable(ABILITY[WONDERS[wonder].id])
    s.tell("ruined", CLAUSE, hex=s.label(place), structure=WONDERS[wonder].id)


@text("volcano")
def volcano(s: State, me: Player, event: Event) -> Flow:
    """A city of a player with many is gone, with all who are there (COC-21.13)."""
    if len(me.cities) < event.params["min_cities"]:
        return
    place = yield from choose_city(s, me, me.cities, "volcano")
    for wonder in s.cities[place].wonders:
        ruin_wonder(s, place, wonder)
    colours = s.cities[place].colours
    for structure in reversed(range(len(STRUCTURES))):
        if colours[structure] != NOBODY:
            ruin_piece(s, place, structure, event)
    for unit in at(s, me.seat, place):
        if unit & KIND != LEADER:
            remove_unit(s, me.seat, place, unit)
    if leader_hex(s, me) == place:
        lose_leader(s, me.seat)


def ruins(s: State, me: Player) -> list[Pick]:
    """A settlement falls only after every other structure of its city (COC-21.13)."""
    picks: list[Pick] = []
    for place in me.cities:
        city, label = s.cities[place], s.label(place)
        picks += [
            RUIN[label][structure]
            for structure, colour in enumerate(city.colours)
            if colour != NOBODY and (structure != SETTLEMENT or city.size == 1)
        ]
        picks += [Ruin(label, WONDERS[wonder].id) for wonder in city.wonders]
    return picks


@text("earthquake", "heavy_earthquake")
def earthquake(s: State, me: Player, event: Event) -> Flow:
    """Structures of choice fall; the cities they stood in are unhappier (COC-21.13)."""
    if len(me.cities) < event.params["min_cities"]:
        return
    least, most = event.params["structures"]
    struck: list[int] = []
    for number in range(most):
        place = yield from _ruin_one(s, me, event, most - number, number >= least)
        if place < 0:
            break
        struck.append(place)
    for place in sorted(set(struck)):
        if place in s.cities and s.cities[place].mood != ANGRY:
            yield from upset(s, me, place, event)


def _ruin_one(s: State, me: Player, event: Event, left: int, enough: bool) -> Decision:
    """One structure; tells where, -1 if the player leaves it at what has fallen."""
    options = partial(_ruin_picks, s, me, enough)
    params: Params = {"origin": event.id, "count": left}
    pick = yield Ask(me.seat, "ruin", options, params, terms=partial(_for_ruin, s, me, event))
    if isinstance(pick, Done):
        return -1
    place = s.hex(pick.hex)
    if pick.structure in WONDER:
        ruin_wonder(s, place, WONDER[pick.structure])
    else:
        ruin_piece(s, place, STRUCTURE[pick.structure], event)
    return place


def _for_ruin(s: State, me: Player, event: Event, pick: Pick) -> Terms | None:
    """Points for whoever chooses, if the piece has their colour."""
    if not isinstance(pick, Ruin) or pick.structure in WONDER:
        return None
    own = s.cities[s.hex(pick.hex)].colours[STRUCTURE[pick.structure]] == me.seat
    return terms(gains={"points": event.params["vp_per_structure"]}) if own else None


def _ruin_picks(s: State, me: Player, enough: bool) -> list[Pick]:
    return [*ruins(s, me), DONE] if enough else ruins(s, me)
