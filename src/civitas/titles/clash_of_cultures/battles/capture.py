"""Section 16 and 23.5 to 23.7: capturing a city."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow
from civitas.kernel.values import NOBODY, NOWHERE, put
from civitas.titles.clash_of_cultures.battles.sides import named
from civitas.titles.clash_of_cultures.cities.cities import (
    adjusted_size,
    change_pieces,
    disown_city,
    own_city,
    remove_city,
    set_mood,
)
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.cards import WONDERS
from civitas.titles.clash_of_cultures.content.goods import GOLD, one
from civitas.titles.clash_of_cultures.content.pieces import PORT, SETTLEMENT, SETTLER, STRUCTURES
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.means.reactions import reactions
from civitas.titles.clash_of_cultures.means.stock import gain
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import ANGRY, BARBARIANS, Player, State
from civitas.titles.clash_of_cultures.units import in_supply, place_unit

RULES: Final = Chapter()

CAPTURE: Final = "capture"


def capture(s: State, captor: int, place: int) -> None:
    """COC-16.12: replace the pieces, take the gold; then the loser's settler, then the mood.

    ``captor`` is a seat or `BARBARIANS`. Pushes steps.
    """
    city = s.cities[place]
    loser = city.owner
    s.tell("captured", "COC-16.1", seat=named(captor), hex=s.label(place), other=named(loser))
    must = int(captor == BARBARIANS)
    later = [Step("capture.settler", loser, (place, must))] if loser < BARBARIANS else []
    if captor == BARBARIANS:
        _fall_to_barbarians(s, place)
    elif s.players[captor].pieces_left[SETTLEMENT]:
        _take_over(s, s.players[captor], place)
    else:
        amount = destroy_city(s, place)
        gain(s, s.players[captor], one(GOLD, amount), CAPTURE, "COC-16.6")
    s.do(*later, Step("capture.end", s.seat, (captor, loser, place)))


def _take_over(s: State, me: Player, place: int) -> None:
    """COC-16.2 to COC-16.5, COC-23.5"""
    city = s.cities[place]
    loser, colours = city.owner, city.colours
    missing, port = 0, city.port
    for structure, colour in enumerate(colours):
        if colour != loser or _keeps_colour(s, loser, place, structure):
            continue
        change_pieces(s, loser, structure, 1)
        if me.pieces_left[structure]:
            change_pieces(s, me.seat, structure, -1)
            colours = put(colours, structure, me.seat)
        else:
            colours = put(colours, structure, NOBODY)
            port = NOWHERE if structure == PORT else port
            missing += 1
    s.cities[place] = replace(
        city, colours=colours, port=port, activations=0, spent=False, venerated=0, druids=NOBODY
    )
    disown_city(s, loser, place)
    own_city(s, me.seat, place)
    _wonders_pass(s, s.cities[place], loser, me.seat)
    amount = missing + (1 if loser == BARBARIANS else adjusted_size(s.cities[place], city.mood))
    gain(s, me, one(GOLD, amount), CAPTURE, "COC-16.2")


def _keeps_colour(s: State, owner: int, place: int, structure: int) -> bool:
    """COC-16.4: what keeps its owner's colour when a city is captured."""
    if STRUCTURES[structure].keeps_owner_on_capture:
        return True
    if owner >= BARBARIANS:
        return False
    me = s.players[owner]
    return any(hook.run(s, me, place, structure) for hook in me.powers.at[Moment.KEEPS_COLOUR])


def _fall_to_barbarians(s: State, place: int) -> None:
    """COC-23.6, COC-23.7: all buildings and wonders stay, if there is a settlement left."""
    if not s.wild_settlements:
        destroy_city(s, place)
        return
    city = s.cities[place]
    change_pieces(s, city.owner, SETTLEMENT, 1)
    change_pieces(s, BARBARIANS, SETTLEMENT, -1)
    s.cities[place] = replace(
        city,
        colours=put(city.colours, SETTLEMENT, BARBARIANS),
        activations=0,
        spent=False,
        venerated=0,
    )
    disown_city(s, city.owner, place)
    _wonders_pass(s, city, city.owner, BARBARIANS)


def _wonders_pass(s: State, city: City, loser: int, captor: int) -> None:
    """COC-24.14, COC-24.15: whose the abilities are, and whose markers lie on the card."""
    for wonder in city.wonders:
        ability = ABILITY[WONDERS[wonder].id]
        if loser < BARBARIANS:
            s.players[loser].disable(ability)
        if captor < BARBARIANS:
            s.players[captor].enable(ability)
            builder = s.wonder_markers[wonder][0]
            marker = captor if captor != builder else NOBODY
            s.wonder_markers = put(s.wonder_markers, wonder, (builder, marker))


def destroy_city(s: State, place: int) -> int:
    """COC-16.6, COC-24.13: the city is removed, its wonders leave the game. How many structures
    there were."""
    city = s.cities[place]
    for wonder in city.wonders:
        if city.owner < BARBARIANS:
            s.players[city.owner].disable(ABILITY[WONDERS[wonder].id])
        s.wonder_markers = put(s.wonder_markers, wonder, (NOBODY, NOBODY))
    s.wonders_gone = (*s.wonders_gone, *city.wonders)
    remove_city(s, place)
    s.tell("city-destroyed", "COC-16.6", hex=s.label(place))
    return city.size


@RULES.asking("capture.settler")
def settler_flees(s: State, me: Player, place: int, must: int) -> Flow:
    """COC-16.7: the previous owner may place a settler in another city; COC-23.6: after a victory
    of barbarians it is no choice."""
    homes = [n for n in me.cities if n != place]
    if not homes or not in_supply(s, me.seat, SETTLER):
        return
    home = yield from choose_city(s, me, homes, "fleeing-settler", optional=not must)
    if home >= 0:
        place_unit(s, me.seat, home, SETTLER)
        s.tell("settler-flees", "COC-16.7", seat=me.seat, hex=s.label(home))


@RULES.plain("capture.end")
def capture_end(s: State, _: Player, captor: int, loser: int, place: int) -> None:
    """COC-16.8: the city becomes angry; then effects look at it."""
    if place in s.cities:
        set_mood(s, place, ANGRY, "COC-16.8")
    s.do(*reactions(s, Moment.CITY_CAPTURED, captor, place, loser))
