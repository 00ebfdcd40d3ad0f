"""Leaders come into play and leave it (COC-11.12 to COC-11.17)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.values import NOBODY, NONE, NOWHERE
from civitas.titles.clash_of_cultures.content.civilizations import LEADERS
from civitas.titles.clash_of_cultures.content.pieces import LEADER
from civitas.titles.clash_of_cultures.means.reactions import reactions
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import KIND, PIRATE, Player, State
from civitas.titles.clash_of_cultures.units import place_unit, remove_unit

_FIGURES: Final = frozenset(unit for unit in range(PIRATE) if unit & KIND == LEADER)
"""A leader, with any marks."""


def leader_hex(s: State, me: Player) -> int:
    """The hex of the player's leader, `NOWHERE` if none is in play: what abilities call "here"
    (COC-11.16)."""
    if me.leader == NONE:
        return NOWHERE
    for place, units in s.units[me.seat].items():
        if not _FIGURES.isdisjoint(units):
            return place
    return NOWHERE


def leader_city(s: State, me: Player) -> int:
    """The own city on the leader's hex, `NOWHERE` if there is none: "the city here" (COC-11.16)."""
    place = leader_hex(s, me)
    return place if place in me.cities else NOWHERE


def bring_leader(s: State, me: Player, card: int, place: int) -> None:
    """COC-11.12: the card lies open and its abilities work, the figure stands in the city."""
    me.leaders = tuple(n for n in me.leaders if n != card)
    me.leader = card
    me.leaders_played += 1
    for ability in LEADERS[card].abilities:
        me.enable(ABILITY[ability.id])
    place_unit(s, me.seat, place, LEADER)
    s.tell("leader-comes", "COC-11.12", seat=me.seat, leader=LEADERS[card].id, hex=s.label(place))


def lose_leader(s: State, owner: int, killer: int = NOBODY) -> None:
    """COC-11.13, COC-11.14: the leader is dead. A player who killed it takes the card; otherwise
    it goes to the box. The figure may have left the map already.

    Puts what follows on the agenda, so call it last.
    """
    me = s.players[owner]
    card = me.leader
    if card == NONE:
        return
    place = leader_hex(s, me)
    if place != NOWHERE:
        figure = next(unit for unit in s.units[owner][place] if unit & KIND == LEADER)
        remove_unit(s, owner, place, figure)
    me.leader = NONE
    for ability in LEADERS[card].abilities:
        me.disable(ABILITY[ability.id])
    if 0 <= killer < len(s.players):
        captor = s.players[killer]
        captor.killed_leaders = (*captor.killed_leaders, card)
    s.tell("leader-dies", "COC-11.14", seat=owner, leader=LEADERS[card].id)
    s.do(*reactions(s, Moment.LEADER_DIED, owner, card, killer))
