"""Section 24: constructing wonders, and drawing their cards (COC-28.7: or all build from the
open ones)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Flow, Pick, Reason
from civitas.kernel.values import NOBODY, put
from civitas.titles.clash_of_cultures.cities.cities import (
    activate,
    activated,
    refuse_activation,
    refuse_growth,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import WONDER, WONDERS
from civitas.titles.clash_of_cultures.content.goods import goods
from civitas.titles.clash_of_cultures.content.pieces import PORT
from civitas.titles.clash_of_cultures.means.payments import WONDER as FOR_WONDER
from civitas.titles.clash_of_cultures.means.prices import pay_price, prices, told_price, too_dear
from civitas.titles.clash_of_cultures.means.reactions import forbids, reactions
from civitas.titles.clash_of_cultures.picks.cards import RaiseWonder
from civitas.titles.clash_of_cultures.powers.moments import Moment
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.state import HAPPY, MENDED, Player, State

RULES: Final = Chapter()

ENGINEERING: Final = ADVANCE["engineering"]
COSTS: Final = tuple(goods(wonder.cost) for wonder in WONDERS)
REQUIRED: Final = tuple(ADVANCE[wonder.required_advance] for wonder in WONDERS)

NOT_HELD: Final = Reason("wonder-not-held", "COC-24.2")
NO_ENGINEERING: Final = Reason("no-engineering", "COC-24.2")
NOT_REQUIRED: Final = tuple(
    Reason("wonder-advance", "COC-24.3", {"advance": wonder.required_advance}) for wonder in WONDERS
)
NOT_HAPPY: Final = Reason("city-not-happy", "COC-24.3")
NO_PORT: Final = Reason("wonder-port", "COC-24.3")
NO_ACTION: Final = Reason("no-action-left", "COC-3.4")
FORBIDDEN: Final = Reason("construction-forbidden", "COC-21.10")
UNPAYABLE: Final = Reason("unpayable", "COC-24.4")


def buildable_cards(s: State, me: Player) -> tuple[int, ...]:
    """COC-24.2, COC-28.7: the cards in hand, or those that lie open for all."""
    return tuple(sorted(s.open_wonders if s.rules.wonder_buffet else me.wonder_hand))


def refuse_wonder(s: State, me: Player, place: int, wonder: int) -> Reason | None:
    """Why the wonder cannot be constructed in this city (COC-24.2 to COC-24.4)."""
    if wonder not in buildable_cards(s, me):
        return NOT_HELD
    if not me.has(ENGINEERING):
        return NO_ENGINEERING
    if forbids(s, me, Moment.FORBIDS_CONSTRUCTION):
        return FORBIDDEN
    # COC-24.8: what the Great Library lends is not enough.
    waived = forbids(s, me, Moment.WAIVES_ADVANCE, place, wonder)
    if not me.owns(REQUIRED[wonder]) and not waived:
        return NOT_REQUIRED[wonder]
    city = s.cities.get(place)
    refusal = refuse_activation(s, me, place)
    if refusal is not None or city is None:
        return refusal
    if city.mood != HAPPY:
        return NOT_HAPPY
    if WONDERS[wonder].placement is not None and not city.has(PORT):
        return NO_PORT
    refusal = refuse_growth(me, city)
    if refusal is None and not prices(s, me, COSTS[wonder], FOR_WONDER, place, wonder):
        return UNPAYABLE
    if refusal is None and not s.turn.actions and not is_free(s, me, place):
        return NO_ACTION
    return refusal


def why_no_wonder(s: State, me: Player, place: int, wonder: int) -> Reason | None:
    """The same for whoever asks: what is too dear tells its price."""
    refusal = refuse_wonder(s, me, place, wonder)
    if refusal is not UNPAYABLE:
        return refusal
    return too_dear("COC-24.4", told_price(s, me, COSTS[wonder], FOR_WONDER, place, wonder))


def is_free(s: State, me: Player, place: int) -> bool:
    """Does an ability let a wonder be constructed here without an action (COC-24.2)?"""
    return forbids(s, me, Moment.FREE_WONDER, place) is not None


def wonder_picks(s: State, me: Player) -> Iterable[Pick]:
    """The wonders that can be constructed, and where (COC-24.2, COC-24.3)."""
    if not me.has(ENGINEERING):
        return []
    return [
        RaiseWonder(s.label(place), WONDERS[wonder].id)
        for wonder in buildable_cards(s, me)
        for place in me.cities
        if s.cities[place].mood == HAPPY and refuse_wonder(s, me, place, wonder) is None
    ]


def raise_wonder(s: State, me: Player, pick: RaiseWonder) -> None:
    """COC-24.2: a Construct, so it uses up an action unless an ability makes it free. The card
    lies open before anything is paid."""
    place, wonder = s.hex(pick.hex), WONDER[pick.wonder]
    s.turn.actions -= not is_free(s, me, place)
    if not s.rules.wonder_buffet:
        s.chance.reveal(wonder)
        me.wonder_hand = tuple(n for n in me.wonder_hand if n != wonder)
        s.open_wonders = (*s.open_wonders, wonder)
    s.do(Step("wonder.build", me.seat, (place, wonder)))


@RULES.asking("wonder.build")
def build_wonder(s: State, me: Player, place: int, wonder: int) -> Flow:
    """COC-24.4, COC-24.5: pay, activate the city, put the wonder there and the marker on the card;
    its abilities work at once, but not for this activation (COC-24.18)."""
    name = WONDERS[wonder].id
    activate(s, place)
    yield from pay_price(s, me, COSTS[wonder], FOR_WONDER, name, "COC-24.4", place, wonder)
    s.open_wonders = tuple(n for n in s.open_wonders if n != wonder)
    city = s.cities[place]
    s.cities[place] = replace(city, wonders=(*city.wonders, wonder))
    s.wonder_markers = put(s.wonder_markers, wonder, (me.seat, NOBODY))
    before = me.abilities
    me.enable(ABILITY[name])
    late = me.abilities & ~before if s.rules.version >= MENDED else 0
    s.builders = (*s.builders, me.seat)
    s.tell("builds-wonder", "COC-24.5", seat=me.seat, wonder=name, hex=s.label(place))
    s.do(
        *reactions(s, Moment.CONSTRUCTED, me.seat, place, -1 - wonder),
        *activated(s, me, place, "construct", but=late),
        Step("objectives.built", me.seat),
    )
