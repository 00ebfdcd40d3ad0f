"""Great persons: who takes them (COC-21.9), and what most of them do when they are played."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Decision, Flow, Params, Pick
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NONE
from civitas.titles.clash_of_cultures.advances.advance import gain_advance, gainable
from civitas.titles.clash_of_cultures.cards.action_cards import Effect, always, playing
from civitas.titles.clash_of_cultures.cards.decks import draw_actions
from civitas.titles.clash_of_cultures.cards.events import effect, keep
from civitas.titles.clash_of_cultures.cities.cities import raise_mood
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    CATEGORIES,
    CATEGORY_OF,
)
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS, Event
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    GOOD,
    GOODS,
    MOOD,
    goods,
    minus,
    one,
    plus,
)
from civitas.titles.clash_of_cultures.means.choices import choose_city
from civitas.titles.clash_of_cultures.means.payments import USING, cost_for, pay, payable, priced
from civitas.titles.clash_of_cultures.means.stock import gain, tell_goods
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.picks.common import PASS, Pass
from civitas.titles.clash_of_cultures.picks.events import TAKE_PERSON, Exchanged, TakePerson
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, HAPPY, Player, State

RULES: Final = Chapter()

CLAUSE: Final = "COC-21.9"
PERSONS: Final = tuple(event.id for event in EVENTS if event.kind.startswith("great_person"))
OWN_PRICE: Final = 1
OTHERS_PRICE: Final = 2


# ------------------------------------------------------------------ taking them


@effect(*PERSONS)
def appears(s: State, me: Player, event: Event) -> None:
    """COC-21.9: first the drawer may take the card, then the others."""
    s.do(
        Step("person.offer", me.seat, (s.event, OWN_PRICE)),
        *[Step("person.offer", o.seat, (s.event, OTHERS_PRICE)) for o in s.others(me.seat)],
    )


@RULES.asking("person.offer")
def offer(s: State, me: Player, card: int, price: int) -> Flow:
    """COC-21.9: the first to pay gets it."""
    cost = cost_for(s, me, one(CULTURE, price), USING)
    if s.event != card or not payable(me, cost):
        return
    event = EVENTS[card]
    params: Params = {"person": event.id, "count": price}
    pick = yield Ask(
        me.seat,
        "take-person",
        lambda: [PASS, TAKE_PERSON[card]],
        params,
        terms=priced(cost, TakePerson),
    )
    if isinstance(pick, Pass):
        return
    yield from pay(s, me, cost, event.id, CLAUSE)
    s.tell("takes-person", CLAUSE, seat=me.seat, person=event.id)
    if event.kind == "great_person_hand":
        me.action_hand = (*me.action_hand, GREAT_PERSON + card)
        s.event = NONE
    else:
        keep(s, me, card)
        if event.play_cost.get("kind") == "on_taking":
            s.do(Step("person.ally", me.seat))


# ------------------------------------------------------------------ playing them


def teacher(name: str) -> Effect:
    """COC-21.9: a great person may first bring an advance of its category, then does its work."""

    def come(s: State, me: Player) -> Flow:
        advance = yield from _taught(me, EVENT[name])
        s.do(Step(f"person.{name}", me.seat))
        if advance != NONE:
            gain_advance(s, me, advance, counter=False)

    playing(name, always)(come)
    return come


for _person in PERSONS:
    if EVENTS[EVENT[_person]].play_cost["kind"] == "action":
        teacher(_person)


def _taught(me: Player, card: int) -> Decision:
    """An advance of the category, free and without the event counter; prerequisites hold. `NONE` if
    there is none, or the player would rather not."""
    category = EVENTS[card].advance_category
    choice = [n for n in gainable(me.advances) if category is not None and _is_of(n, category)]
    if not choice:
        return NONE
    params: Params = {"person": EVENTS[card].id}
    options = [PASS, *(picks.ADVANCE[n] for n in choice)]
    pick = yield Ask(me.seat, "person-advance", lambda: options, params)
    return NONE if isinstance(pick, Pass) else ADVANCE[pick.advance]


def _is_of(advance: int, category: str) -> bool:
    content = CATEGORIES[CATEGORY_OF[advance]]
    return content.government if category == "government" else content.id == category


@RULES.asking("person.great_artist")
def artist(s: State, me: Player) -> Flow:
    """A city becomes happy, whatever its mood (COC-21.9)."""
    if any(s.cities[place].mood != HAPPY for place in me.cities):
        place = yield from choose_city(s, me, me.cities, "great-artist")
        raise_mood(s, place, CLAUSE, HAPPY)


@RULES.plain("person.great_philosopher")
def philosopher(s: State, me: Player) -> None:
    """Ideas (COC-21.9)."""
    _gains(s, me, "great_philosopher")


@RULES.plain("person.great_scientist")
def scientist(s: State, me: Player) -> None:
    """An idea and an action card (COC-21.9)."""
    _gains(s, me, "great_scientist")


@RULES.plain("person.elder_statesman")
def statesman(s: State, me: Player) -> None:
    """Two action cards (COC-21.9)."""
    _gains(s, me, "elder_statesman")


def _gains(s: State, me: Player, name: str) -> None:
    params = EVENTS[EVENT[name]].params
    gain(s, me, goods(params.get("gain_owner", {})), name, CLAUSE)
    cards = params.get("draw_action_cards", 0)
    if cards:
        s.do(draw_actions(me, cards))


@RULES.plain("person.great_merchant")
def merchant(s: State, me: Player) -> None:
    """Trade routes yield now, once more (COC-21.9)."""
    s.do(Step("routes", me.seat))


# ------------------------------------------------------------------ the athlete


@RULES.asking("person.great_athlete")
def athlete(s: State, me: Player) -> Flow:
    """Any number of tokens of one kind become tokens of the other (COC-21.9)."""
    if not me.goods[MOOD] and not me.goods[CULTURE]:
        return
    pick = yield Ask(me.seat, "athlete", partial(_exchanges, me), terms=_exchanged)
    if isinstance(pick, Pass):
        return
    given = GOOD[pick.good]
    other = MOOD if given == CULTURE else CULTURE
    me.goods = plus(minus(me.goods, one(given, pick.count)), one(other, pick.count))
    tell_goods(s, "turns-tokens", CLAUSE, one(other, pick.count), seat=me.seat)


def _exchanged(pick: Pick) -> Terms | None:
    if isinstance(pick, Pass):
        return None
    assert isinstance(pick, Exchanged)
    other = "mood" if pick.good == "culture" else "culture"
    return terms({pick.good: pick.count}, {other: pick.count})


def _exchanges(me: Player) -> list[Pick]:
    kinds = (MOOD, CULTURE)
    return [
        PASS,
        *(Exchanged(GOODS[kind], n) for kind in kinds for n in range(1, me.goods[kind] + 1)),
    ]
