"""Sub-phases that run into each other (HRN-4.2): where sub-phases follow one another in which all
act at the same time, each goes on to the next one as soon as he is done, unless something in it
hangs on what others still do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, deed_by_deed
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.calendar import COMBAT_END, PLANS
from civitas.titles.oikumene.farming import breeding, harvest, income, sowing
from civitas.titles.oikumene.hinterland import building, experience, trade
from civitas.titles.oikumene.moves import herds, retreat
from civitas.titles.oikumene.moves.ground import begin
from civitas.titles.oikumene.moves.outlook import RETREAT
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war import plunder
from civitas.titles.oikumene.war.stalls import hungry_stalls

RULES: Final = Chapter()
MENUS: Final = (herds.MENU, retreat.MENU, plunder.MENU, "build", trade.MENU)
"""Whoever is asked for one of these keeps nothing to himself."""


def _nothing(s: State, me: Player) -> Flow:
    """Nobody is asked."""
    yield from ()


WALKS: Final[dict[str, Callable[[State, Player], Flow]]] = {
    "breeding": breeding.breed,
    "sowing": sowing.sow,
    "harvest": harvest.gather,
    "feasts": income.feast,
    "movement_herds": herds.drive_on,
    "movement_retreat": retreat.retreat,
    "combat_plunder": plunder.turn,
    COMBAT_END: _nothing,
    "hinterland_experience": experience.learn,
    "hinterland_building": building.build,
    "hinterland_trade": trade.trade_alone,
}
"""What one player does in a sub-phase, for himself alone."""
CHAINS: Final = (
    ("breeding", "sowing"),
    ("harvest", "feasts"),
    ("movement_herds", "movement_retreat"),
    (
        *("combat_plunder", COMBAT_END, "hinterland_experience", "hinterland_building"),
        "hinterland_trade",
    ),
)
"""Which may run into each other."""
_CHAIN_OF: Final = {phase: chain for chain in CHAINS for phase in chain}
_PRIVATE: Final[dict[str, Callable[[State], bool]]] = {
    "sowing": lambda s: not any(s.crop),  # HRN-5.15: otherwise it is removed in between
    "movement_retreat": retreat.leads_home_alone,
    "combat_plunder": plunder.is_private,
    COMBAT_END: lambda s: not hungry_stalls(s),
    "hinterland_building": lambda s: not (building.opens_seas(s) or building.takes_land(s)),
}
"""When nothing in it touches others; the rest never does."""


def abreast(s: State, plan: Sequence[str], box: int) -> int:
    """How many sub-phases of the plan run into each other from this one on."""
    chain = _CHAIN_OF.get(plan[box], ())
    if box + 1 == len(plan) or plan[box + 1] not in chain:
        return 1  # there is nothing that it could run into
    end = box
    while end < len(plan) and plan[end] in chain and _is_private(s, plan[end]):
        end += 1
    return max(1, end - box)


def _is_private(s: State, phase: str) -> bool:
    private = _PRIVATE.get(phase)
    return private is None or private(s)


def _phases(s: State, box: int, number: int) -> tuple[str, ...]:
    return PLANS[MODE[s.rules.mode]][s.season][box : box + number]


@RULES.plain("abreast")
def set_out(s: State, _: Player, box: int, number: int) -> None:
    """All begin with the first of these sub-phases."""
    phases = _phases(s, box, number)
    if "movement_retreat" in phases:
        begin(s, RETREAT)
    if "combat_plunder" in phases:
        s.stance = None
    if "hinterland_building" in phases:
        building.clear_sites(s)
    if "hinterland_trade" in phases:
        trade.take_turns(s)
    for me in s.players:
        me.stage = 0
    seats = tuple(me.seat for me in s.in_order())
    s.do(Step("abreast.walk", s.first, (box, number, seats)))


@RULES.asking("abreast.walk")
def walk(
    s: State,
    _: Player,
    box: int,
    number: int,
    seats: tuple[int, ...],
    answered: int = 0,
    begun: int = 0,
) -> Flow:
    """Each for himself, from sub-phase to sub-phase."""
    phases = _phases(s, box, number)
    left, answered = yield from deed_by_deed(
        seats, lambda seat: _walk(s, s.players[seat], phases), MENUS, answered, begun=bool(begun)
    )
    if left:
        s.do(Step("abreast.walk", s.first, (box, number, left, answered, 1)))


def _walk(s: State, me: Player, phases: tuple[str, ...]) -> Flow:
    while me.stage < len(phases):
        yield from WALKS[phases[me.stage]](s, me)
        me.stage += 1
