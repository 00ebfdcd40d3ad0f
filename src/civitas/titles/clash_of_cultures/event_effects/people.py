"""Events about settlers, temples, leaders and wonder cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NONE, put
from civitas.titles.clash_of_cultures.cards.events import effect
from civitas.titles.clash_of_cultures.cities.cities import change_pieces
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS, Event
from civitas.titles.clash_of_cultures.content.pieces import SETTLER, TEMPLE, UNITS
from civitas.titles.clash_of_cultures.course.scoring import HALF, score_event
from civitas.titles.clash_of_cultures.event_effects.moods import upset_one
from civitas.titles.clash_of_cultures.leaders import bring_leader, lose_leader
from civitas.titles.clash_of_cultures.means.choices import choose_city, choose_player
from civitas.titles.clash_of_cultures.picks.common import HEX
from civitas.titles.clash_of_cultures.picks.events import ANY_LEADER, SCORE_POINTS, ScorePoints
from civitas.titles.clash_of_cultures.picks.people import LEAD, Lead
from civitas.titles.clash_of_cultures.state import Player, State
from civitas.titles.clash_of_cultures.units import army, army_room, in_supply, place_unit

RULES: Final = Chapter()

CLAUSE: Final = "COC-21.2"
NO_HEIR: Final = int(EVENTS[EVENT["guillotine"]].params["vp"])
"""Points for whoever puts no other leader into play."""


# ------------------------------------------------------------------ settlers


def can_settle(s: State, me: Player) -> bool:
    """Is there a city, and a settler in supply (COC-1.11)?"""
    return bool(me.cities) and in_supply(s, me.seat, SETTLER) > 0


def place_settler(s: State, me: Player) -> Flow:
    """A settler from supply comes to one of the player's cities (COC-1.11)."""
    place = yield from choose_city(s, me, me.cities, "place-settler")
    place_unit(s, me.seat, place, SETTLER)
    s.tell("placed", CLAUSE, seat=me.seat, unit=UNITS[SETTLER].id, hex=s.label(place))


def other_settles(s: State, me: Player) -> Flow:
    """Another player of choice gets a settler (COC-21.3)."""
    others = [other for other in s.others(me.seat) if can_settle(s, other)]
    if others:
        seat = yield from choose_player(me, others, "settler-for")
        yield from place_settler(s, s.players[seat])


@effect("population_boom_1", "population_boom_2")
def population_boom(s: State, me: Player, event: Event) -> Flow:
    """A settler for the drawer and one for another player (COC-21.2)."""
    if can_settle(s, me):
        yield from place_settler(s, me)
    yield from other_settles(s, me)


@effect("migration_1", "migration_2")
def migration(s: State, me: Player, event: Event) -> Flow:
    """A settler for another player; an own city is unhappier (COC-21.2)."""
    yield from other_settles(s, me)
    yield from upset_one(s, me, event, me.cities)


# ------------------------------------------------------------------ reformation


def own_temples(s: State, me: Player) -> list[int]:
    """Own cities with a temple of the own colour (COC-21.3)."""
    return [place for place in me.cities if s.cities[place].colours[TEMPLE] == me.seat]


@effect("reformation")
def reformation(s: State, me: Player, event: Event) -> Flow:
    """Another player's temple replaces one of the drawer's, or of one who has any (COC-21.2)."""
    victim = me
    if not own_temples(s, me):
        others = [other for other in s.others(me.seat) if own_temples(s, other)]
        if not others:
            return
        seat = yield from choose_player(me, others, "reformed")
        victim = s.players[seat]
    reformers = [other for other in s.others(victim.seat) if other.pieces_left[TEMPLE]]
    if not reformers:
        return
    seat = yield from choose_player(victim, reformers, "reformer")
    reformer = s.players[seat]
    place = yield from choose_city(s, reformer, own_temples(s, victim), "reformed-temple")
    change_pieces(s, victim.seat, TEMPLE, 1)
    change_pieces(s, reformer.seat, TEMPLE, -1)
    city = s.cities[place]
    s.cities[place] = replace(city, colours=put(city.colours, TEMPLE, reformer.seat))
    s.tell("takes-over", CLAUSE, seat=reformer.seat, building="temple", hex=s.label(place))


# ------------------------------------------------------------------ guillotine


@effect("guillotine")
def guillotine(s: State, me: Player, event: Event) -> None:
    """The leader dies; then a new one comes, or points (COC-21.2)."""
    s.do(Step("guillotine", me.seat))
    lose_leader(s, me.seat)


def courts(s: State, me: Player) -> list[int]:
    """Own cities and land hexes with own army units where a leader finds room (COC-1.7,
    COC-11.17)."""
    camps = [n for n, units in s.units[me.seat].items() if s.map.is_land(n) and army(units)]
    places = sorted({*me.cities, *camps})
    return [place for place in places if army_room(s, me.seat, place) > 0]


def _for_no_heir(pick: Pick) -> Terms | None:
    return terms(gains={"points": NO_HEIR}) if isinstance(pick, ScorePoints) else None


@RULES.asking("guillotine")
def after_guillotine(s: State, me: Player) -> Flow:
    """One of the remaining leaders, or victory points; the other cards leave the game
    (COC-21.11)."""
    choice = courts(s, me)
    options = partial(_heirs, s, me) if choice else lambda: [SCORE_POINTS]
    pick = yield Ask(me.seat, "guillotine", options, terms=_for_no_heir)
    if isinstance(pick, ScorePoints):
        score_event(s, me.seat, HALF * NO_HEIR, "guillotine")
        me.leaders = ()
        return
    pick_at = yield Ask(me.seat, "leader-hex", lambda: [HEX[s.label(n)] for n in choice])
    card = LEADER_CARD[pick.leader] if isinstance(pick, Lead) else NONE
    s.do(Step("guillotine.heir", me.seat, (card, s.hex(pick_at.hex))))


def _heirs(s: State, me: Player) -> list[Pick]:
    if s.rules.random_leader and me.leaders:
        return [ANY_LEADER, SCORE_POINTS]
    return [*(LEAD[card] for card in me.leaders), SCORE_POINTS]


@RULES.plain("guillotine.heir")
def heir(s: State, me: Player, card: int, place: int) -> None:
    """COC-28.6: with random leaders chance chooses the card."""
    if card == NONE:
        card = me.leaders[s.chance.below(len(me.leaders))]
    bring_leader(s, me, card, place)
    me.leaders = ()
