"""Section 24: what wonders do for whoever owns their city, and leaders who know about them.

What the Great Wall, the Great Pyramid and the crowd of the Great Arena do is in the chapters of
battle and scoring, the Great Mausoleum is in `decks`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Pick
from civitas.titles.clash_of_cultures.abilities.trading import discard_picks
from civitas.titles.clash_of_cultures.cards.decks import draw_objectives
from civitas.titles.clash_of_cultures.cards.hands import OBJECTIVE_DECK, discard, held_card
from civitas.titles.clash_of_cultures.content.advances import ADVANCE, ADVANCES, GOVERNMENT_BITS
from civitas.titles.clash_of_cultures.content.areas import PLAINS
from civitas.titles.clash_of_cultures.content.cards import WONDER
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_ABILITIES
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    MOOD,
    RESOURCES,
    Goods,
    lowered,
    one,
)
from civitas.titles.clash_of_cultures.content.pieces import SHIP
from civitas.titles.clash_of_cultures.leaders import leader_city
from civitas.titles.clash_of_cultures.means.payments import WONDER as FOR_WONDER
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import hook
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.units import enemy_units, in_supply, place_unit

ARENA: Final = [(1 << MOOD, 1 << CULTURE), (1 << CULTURE, 1 << MOOD)]
GARDENS: Final = WONDER["great_gardens"]
LIGHTHOUSE: Final = WONDER["great_lighthouse"]
STATUE: Final = WONDER["great_statue"]
EXPERT_DISCOUNT: Final = 2


@hook(Moment.REPLACES, "great_arena")
def token_exchange(s: State, me: Player, purpose: str, *about: int) -> list[tuple[int, int]]:
    """COC-24.6: mood for culture and culture for mood, except for wonders."""
    return ARENA if purpose != FOR_WONDER else []


@hook(Moment.YIELD, "great_gardens")
def lush_plains(s: State, me: Player, city: int, place: int) -> tuple[int, ...] | None:
    """COC-24.7: in a Collect of this city plains yield any resource."""
    here = GARDENS in s.cities[city].wonders and s.map.terrain[place] == PLAINS
    return RESOURCES if here else None


# ---------------------------------------------------------------- Great Library


def lendable(me: Player) -> list[int]:
    """COC-24.8: advances not owned, of no government."""
    return [n for n in range(len(ADVANCES)) if not me.has(n) and not GOVERNMENT_BITS >> n & 1]


def _can_borrow(s: State, me: Player) -> bool:
    return bool(lendable(me))


def _needs_it_now(s: State, me: Player, *about: int) -> bool:
    """In the middle of an own turn: more of it is to come."""
    in_turn = any(step.what == "turn" and step.seat == me.seat for step in s.agenda)
    return in_turn and _can_borrow(s, me)


@hook(Moment.TURN_START, "great_library", may=_can_borrow, optional=True, once=True)
@hook(Moment.EVENT_DRAWN, "great_library", may=_needs_it_now, optional=True, once=True)
@hook(Moment.BATTLE_START, "great_library", may=_needs_it_now, optional=True, once=True)
@hook(Moment.BETWEEN_MOVES, "great_library", may=_needs_it_now, once=True)
@hook(Moment.FREE_ACTION, "great_library", may=_can_borrow, once=True)
def great_library(s: State, me: Player, *about: int) -> Flow:
    """COC-24.8: an advance counts as owned until the end of the turn. It is chosen when it is
    needed: between actions and moves, before a battle, when an event is drawn."""
    pick = yield Ask(me.seat, "borrow", partial(_advance_picks, tuple(lendable(me))))
    s.turn.borrowed = ADVANCE[pick.advance]
    me.enable(s.turn.borrowed)
    s.tell("borrows", "COC-24.8", seat=me.seat, advance=pick.advance)


def _advance_picks(advances: tuple[int, ...]) -> list[Pick]:
    return [picks.ADVANCE[n] for n in advances]


# ---------------------------------------------------------------- Great Lighthouse


def open_water(s: State, me: Player) -> list[int]:
    """Water hexes without enemies (COC-24.9)."""
    return [
        n for n in range(len(s.map.terrain)) if s.map.is_water(n) and not enemy_units(s, me.seat, n)
    ]


def _can_launch(s: State, me: Player, owner: int, place: int, purpose: str) -> bool:
    city = s.cities.get(place)
    return (
        city is not None
        and LIGHTHOUSE in city.wonders
        and in_supply(s, me.seat, SHIP) > 0
        and bool(open_water(s, me))
    )


@hook(Moment.CITY_ACTIVATED, "great_lighthouse", may=_can_launch, optional=True)
def beacon(s: State, me: Player, owner: int, place: int, purpose: str) -> Flow:
    """COC-24.9: a ship from supply on any water hex without enemies."""
    pick = yield Ask(me.seat, "beacon", partial(_hex_picks, s, tuple(open_water(s, me))))
    place_unit(s, me.seat, s.hex(pick.hex), SHIP)
    s.tell("unit-comes", "COC-24.9", seat=me.seat, unit="ship", hex=pick.hex)


def _hex_picks(s: State, places: tuple[int, ...]) -> list[Pick]:
    return [picks.HEX[s.label(place)] for place in places]


# ---------------------------------------------------------------- Great Statue


def _built(s: State, me: Player, builder: int, place: int, structure: int) -> bool:
    return builder == me.seat and structure == -1 - STATUE


@hook(Moment.CONSTRUCTED, "great_statue", may=_built)
def dedication(s: State, me: Player, builder: int, place: int, structure: int) -> None:
    """COC-24.12: an objective card for the builder."""
    s.do(draw_objectives(me))


def _has_objective(s: State, me: Player) -> bool:
    return bool(me.objective_hand)


@hook(Moment.FREE_ACTION, "great_statue", may=_has_objective, once=True)
def fervor(s: State, me: Player) -> Flow:
    """COC-24.12: an objective card from hand for an action."""
    held = tuple((OBJECTIVE_DECK, card) for card in sorted(me.objective_hand))
    pick = yield Ask(me.seat, "discard", partial(discard_picks, held))
    discard(s, me, held_card(pick.card), "COC-24.12")
    s.turn.actions += 1


# ---------------------------------------------------------------- leaders


def _drawn(wonder: int, s: State, me: Player) -> int:
    """Whenever a wonder card is drawn, this one has to be taken."""
    return wonder


def _cheaper(
    wonder: int, s: State, me: Player, printed: Goods, place: int, built: int
) -> Goods | None:
    """The wonder costs 2 culture tokens less."""
    return lowered(printed, one(CULTURE, EXPERT_DISCOUNT)) if built == wonder else None


def _at_once(s: State, me: Player, place: int) -> bool:
    """Where the leader is any wonder is constructed as a free action."""
    return leader_city(s, me) == place


for _ability in LEADER_ABILITIES:
    if _ability.template == "wonder_expert" and _ability.wonder is not None:
        _wonder = WONDER[_ability.wonder]
        hook(Moment.WONDER_DRAWN, _ability.id)(partial(_drawn, _wonder))
        hook(Moment.PRICE, _ability.id, purposes=(FOR_WONDER,))(partial(_cheaper, _wonder))
        hook(Moment.FREE_WONDER, _ability.id)(_at_once)
