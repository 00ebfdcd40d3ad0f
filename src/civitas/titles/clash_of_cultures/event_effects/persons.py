"""Great persons: who takes them (COC-21.9), and what they do when they are played."""

from __future__ import annotations

from functools import partial
from typing import Final

from civitas.kernel.asks import Ask, Flow, Params, Pick
from civitas.titles.clash_of_cultures.abilities.registry import ABILITY, hook
from civitas.titles.clash_of_cultures.action_cards import Effect, always, playing
from civitas.titles.clash_of_cultures.advance import gain_advance, gainable
from civitas.titles.clash_of_cultures.agenda import Step, asking, plain
from civitas.titles.clash_of_cultures.battle import enemy_at
from civitas.titles.clash_of_cultures.choices import choose_city, choose_player
from civitas.titles.clash_of_cultures.cities import raise_mood
from civitas.titles.clash_of_cultures.construct import (
    place_building,
    refuse_angry,
    refuse_building,
)
from civitas.titles.clash_of_cultures.content.advances import (
    ADVANCE,
    CATEGORIES,
    CATEGORY_OF,
)
from civitas.titles.clash_of_cultures.content.cards import OBJECTIVE, OBJECTIVES
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS, Event
from civitas.titles.clash_of_cultures.content.goods import (
    CULTURE,
    GOOD,
    GOODS,
    MOOD,
    Goods,
    goods,
    minus,
    one,
    plus,
)
from civitas.titles.clash_of_cultures.content.pieces import (
    BUILDINGS,
    STRUCTURE,
    STRUCTURE_COST,
    TEMPLE,
)
from civitas.titles.clash_of_cultures.decks import draw_actions, shuffled
from civitas.titles.clash_of_cultures.events import effect, give_up, keep
from civitas.titles.clash_of_cultures.explore import reveal_by_card
from civitas.titles.clash_of_cultures.found import found_city, refuse_site
from civitas.titles.clash_of_cultures.moments import Moment
from civitas.titles.clash_of_cultures.move import begin_command
from civitas.titles.clash_of_cultures.payments import (
    CONSTRUCTING,
    USING,
    cost_for,
    pay,
    payable,
)
from civitas.titles.clash_of_cultures.payments import WONDER as FOR_WONDER
from civitas.titles.clash_of_cultures.picks import common as picks
from civitas.titles.clash_of_cultures.picks.common import HEX, PASS, Pass
from civitas.titles.clash_of_cultures.picks.events import (
    TAKE_PERSON,
    BuildAt,
    Destine,
    Exchanged,
)
from civitas.titles.clash_of_cultures.prices import pay_price, prices
from civitas.titles.clash_of_cultures.reactions import forbids
from civitas.titles.clash_of_cultures.sides import attacks
from civitas.titles.clash_of_cultures.state import (
    GREAT_PERSON,
    HAPPY,
    NOBODY,
    NONE,
    Player,
    State,
)
from civitas.titles.clash_of_cultures.stock import gain, spelled
from civitas.titles.clash_of_cultures.wonders import REQUIRED

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


@asking("person.offer")
def offer(s: State, me: Player, card: int, price: int) -> Flow:
    """COC-21.9: the first to pay gets it."""
    cost = cost_for(s, me, one(CULTURE, price), USING)
    if s.event != card or not payable(me, cost):
        return
    event = EVENTS[card]
    params: Params = {"person": event.id, "count": price}
    pick = yield Ask(me.seat, "take-person", lambda: [PASS, TAKE_PERSON[card]], params)
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

    def come(s: State, me: Player) -> None:
        s.do(Step("person.advance", me.seat, (EVENT[name],)), Step(f"person.{name}", me.seat))

    playing(name, always)(come)
    return come


for _person in PERSONS:
    if EVENTS[EVENT[_person]].play_cost["kind"] == "action":
        teacher(_person)


@asking("person.advance")
def teach(s: State, me: Player, card: int) -> Flow:
    """An advance of the category, free and without the event counter; prerequisites hold."""
    category = EVENTS[card].advance_category
    choice = [n for n in gainable(me.advances) if category is not None and _is_of(n, category)]
    if not choice:
        return
    params: Params = {"person": EVENTS[card].id}
    options = [PASS, *(picks.ADVANCE[n] for n in choice)]
    pick = yield Ask(me.seat, "person-advance", lambda: options, params)
    if not isinstance(pick, Pass):
        gain_advance(s, me, ADVANCE[pick.advance], counter=False)


def _is_of(advance: int, category: str) -> bool:
    content = CATEGORIES[CATEGORY_OF[advance]]
    return content.government if category == "government" else content.id == category


@asking("person.great_artist")
def artist(s: State, me: Player) -> Flow:
    """A city becomes happy, whatever its mood."""
    if any(s.cities[place].mood != HAPPY for place in me.cities):
        place = yield from choose_city(s, me, me.cities, "great-artist")
        raise_mood(s, place, CLAUSE, HAPPY)


@plain("person.great_philosopher")
def philosopher(s: State, me: Player) -> None:
    """Ideas."""
    _gains(s, me, "great_philosopher")


@plain("person.great_scientist")
def scientist(s: State, me: Player) -> None:
    """An idea and an action card."""
    _gains(s, me, "great_scientist")


@plain("person.elder_statesman")
def statesman(s: State, me: Player) -> None:
    """Two action cards."""
    _gains(s, me, "elder_statesman")


def _gains(s: State, me: Player, name: str) -> None:
    params = EVENTS[EVENT[name]].params
    gain(s, me, goods(params.get("gain_owner", {})), name, CLAUSE)
    cards = params.get("draw_action_cards", 0)
    if cards:
        s.do(draw_actions(me, cards))


@plain("person.great_merchant")
def merchant(s: State, me: Player) -> None:
    """Trade routes yield now, once more."""
    s.do(Step("routes", me.seat))


# ------------------------------------------------------------------ builders


@asking("person.great_prophet")
def prophet(s: State, me: Player) -> Flow:
    """A temple for its usual cost, without activation."""
    yield from _build(s, me, "great_prophet", (TEMPLE,))


@asking("person.great_engineer")
def engineer(s: State, me: Player) -> Flow:
    """A building for its usual cost, without activation."""
    yield from _build(s, me, "great_engineer", BUILDINGS)


def _build(s: State, me: Player, name: str, kinds: tuple[int, ...]) -> Flow:
    sites = [
        (place, building)
        for place in me.cities
        if refuse_angry(s, place) is None
        for building in kinds
        if refuse_building(s, me, place, building) is None
        and prices(s, me, STRUCTURE_COST[building], CONSTRUCTING, place, building)
    ]
    if not sites:
        return
    options = partial(_build_picks, s, sites)
    pick = yield Ask(me.seat, "person-build", options, {"person": name})
    if isinstance(pick, Pass):
        return
    place, building = s.hex(pick.hex), STRUCTURE[pick.building]
    about = (place, building)
    price = STRUCTURE_COST[building]
    yield from pay_price(s, me, price, CONSTRUCTING, pick.building, "COC-10.1", *about)
    yield from place_building(s, me, place, building)


def _build_picks(s: State, sites: list[tuple[int, int]]) -> list[Pick]:
    names = {number: name for name, number in STRUCTURE.items()}
    return [PASS, *(BuildAt(s.label(place), names[building]) for place, building in sites)]


# ------------------------------------------------------------------ the explorer


def frontier(s: State, me: Player) -> list[int]:
    """Unexplored areas next to an area with an own city, each told by its first hex."""
    layout = s.map.layout
    homes = {layout.area_of[place] for place in me.cities}
    near = {
        layout.area_of[n]
        for area in homes
        for place in layout.areas[area]
        for n in layout.near[place]
    }
    firsts = [layout.areas[area][0] for area in sorted(near)]
    return [place for place in firsts if not s.map.is_revealed(place)]


@asking("person.great_explorer")
def explorer(s: State, me: Player) -> Flow:
    """An unexplored area nearby is revealed."""
    choice = frontier(s, me)
    if not choice:
        return
    options = [PASS, *(HEX[s.label(place)] for place in choice)]
    pick = yield Ask(me.seat, "explore-area", lambda: options)
    if not isinstance(pick, Pass):
        place = s.hex(pick.hex)
        area = s.map.layout.area_of[place]
        s.do(reveal_by_card(s, me, place), Step("person.colony", me.seat, (area,)))


@asking("person.colony")
def colony(s: State, me: Player, area: int) -> Flow:
    """A city on a legal hex of the new area, without a settler."""
    price = goods(EVENTS[EVENT["great_explorer"]].params["found_city_cost"])
    cost = cost_for(s, me, price, USING)
    choice = [
        place
        for place in s.map.layout.areas[area]
        if refuse_site(s, me, place) is None
        and not any(
            forbids(s, other, Moment.FORBIDS_FOUNDING, me.seat, place)
            for other in s.others(me.seat)
        )
    ]
    if not choice or not payable(me, cost):
        return
    options = [PASS, *(HEX[s.label(place)] for place in choice)]
    pick = yield Ask(me.seat, "colony", lambda: options)
    if not isinstance(pick, Pass):
        yield from pay(s, me, cost, "great_explorer", CLAUSE)
        found_city(s, me, s.hex(pick.hex))


# ------------------------------------------------------------------ the warlord

WARLORD: Final = ABILITY["great_warlord"]


@plain("person.great_warlord")
def warlord(s: State, me: Player) -> None:
    """A Command; the bonus is in force until its first battle is over, or it is."""
    me.enable(WARLORD)
    s.do(Step("person.command", me.seat))


@plain("person.command")
def warlord_commands(s: State, me: Player) -> None:
    """A Command that costs no action of its own."""
    begin_command(s, me)


@hook(Moment.COMBAT_VALUE, "great_warlord")
def warlord_fights(s: State, me: Player) -> int:
    """More combat value in a battle the player has started."""
    bonus: int = EVENTS[EVENT["great_warlord"]].params["first_battle_combat_value"]
    return bonus if attacks(s, me) else 0


@hook(Moment.BATTLE_END, "great_warlord", may=attacks)
def warlord_has_fought(s: State, me: Player) -> None:
    """Only in the first battle."""
    me.disable(WARLORD)


@hook(Moment.ACTION_OVER, "great_warlord")
def warlord_rests(s: State, me: Player, seat: int) -> None:
    """Only during this Command."""
    me.disable(WARLORD)


# ------------------------------------------------------------------ the athlete


@asking("person.great_athlete")
def athlete(s: State, me: Player) -> Flow:
    """Any number of tokens of one kind become tokens of the other."""
    if not me.goods[MOOD] and not me.goods[CULTURE]:
        return
    pick = yield Ask(me.seat, "athlete", partial(_exchanges, me))
    if isinstance(pick, Pass):
        return
    given = GOOD[pick.good]
    other = MOOD if given == CULTURE else CULTURE
    me.goods = plus(minus(me.goods, one(given, pick.count)), one(other, pick.count))
    s.tell("turns-tokens", CLAUSE, seat=me.seat, **spelled(one(other, pick.count)))


def _exchanges(me: Player) -> list[Pick]:
    kinds = (MOOD, CULTURE)
    return [
        PASS,
        *(Exchanged(GOODS[kind], n) for kind in kinds for n in range(1, me.goods[kind] + 1)),
    ]


# ------------------------------------------------------------------ the diplomat

DIPLOMAT: Final = EVENT["great_diplomat"]


@asking("person.ally")
def choose_ally(s: State, me: Player) -> Flow:
    """Another player, with whom there is peace."""
    me.ally = yield from choose_player(me, s.others(me.seat), "ally")
    s.tell("allied", CLAUSE, seat=me.seat, other=me.ally)


@hook(Moment.BATTLE_TOLL, "great_diplomat")
def price_of_war(s: State, me: Player, attacker: int, place: int) -> int:
    """Whoever breaks the peace pays first."""
    toll: int = EVENTS[DIPLOMAT].params["attack_toll"]["culture"]
    return toll if {attacker, enemy_at(s, attacker, place)} == {me.seat, me.ally} else 0


def _broken(s: State, me: Player) -> bool:
    battle = s.battle
    return battle is not None and {battle.attacker, battle.defender} == {me.seat, me.ally}


@hook(Moment.BATTLE_END, "great_diplomat", may=_broken)
def peace_is_broken(s: State, me: Player) -> None:
    """The card is discarded when one of the two attacks the other."""
    end_alliance(s, me)


@hook(Moment.ACTION, "great_diplomat")
def end_alliance(s: State, me: Player) -> None:
    """As an action the owner may end it."""
    me.ally = NOBODY
    give_up(s, me, DIPLOMAT)


# ------------------------------------------------------------------ the architect

ARCHITECT: Final = EVENT["great_architect"]
ARCHITECT_BIT: Final = 1 << ABILITY["great_architect"]


@hook(Moment.WAIVES_ADVANCE, "great_architect")
def knows_how(s: State, me: Player, wonder: int) -> bool:
    """The advance on the card is not needed."""
    return True


def _reduced(printed: Goods) -> Goods:
    less: int = EVENTS[ARCHITECT].params["wonder_culture_discount"]
    return minus(printed, one(CULTURE, min(less, printed[CULTURE])))


@hook(Moment.PRICE, "great_architect")
def only_way(s: State, me: Player, purpose: str, printed: Goods, *about: int) -> Goods | None:
    """Without the advance the wonder can only be built by the architect."""
    if purpose != FOR_WONDER or me.owns(REQUIRED[about[1]]):
        return None
    return _reduced(printed)


@hook(Moment.PRICE, "great_architect", optional=True, once=True)
def cheaper(s: State, me: Player, purpose: str, printed: Goods, *about: int) -> Goods | None:
    """With the advance the owner chooses whether the architect builds it."""
    if purpose != FOR_WONDER or not me.owns(REQUIRED[about[1]]):
        return None
    return _reduced(printed)


def _has_built(s: State, me: Player, builder: int, place: int, structure: int) -> bool:
    if builder != me.seat or structure >= 0:
        return False
    return bool(s.turn.used & ARCHITECT_BIT) or not me.owns(REQUIRED[-1 - structure])


@hook(Moment.CONSTRUCTED, "great_architect", may=_has_built)
def architect_leaves(s: State, me: Player, *about: int) -> None:
    """The card is discarded when it was used."""
    give_up(s, me, ARCHITECT)


# ------------------------------------------------------------------ the seer


@plain("person.great_seer")
def seer(s: State, me: Player) -> None:
    """As many objective cards as players, as far as there are any; the seer looks at them."""
    for _ in s.players:
        if not s.objective_deck:
            s.objective_deck, s.objective_discard = shuffled(s, s.objective_discard), ()
        if s.objective_deck:
            card, s.objective_deck = s.chance.reveal(s.objective_deck[-1]), s.objective_deck[:-1]
            me.visions = (*me.visions, card)
    s.do(*[Step("seer.destine", me.seat, (other.seat,)) for other in s.in_order(me.seat)])


@asking("seer.destine")
def destine(s: State, me: Player, seat: int) -> Flow:
    """One of them is what this player will draw next."""
    if not me.visions:
        return
    params: Params = {"other": seat}
    pick = yield Ask(me.seat, "destine", partial(_visions, me, seat), params, secret=True)
    card = OBJECTIVE[pick.card]
    me.visions = tuple(n for n in me.visions if n != card)
    other = s.players[seat]
    other.destined = (*other.destined, (card, me.seat))
    s.tell("destined", CLAUSE, seat=me.seat, other=seat)


def _visions(me: Player, seat: int) -> list[Pick]:
    return [Destine(OBJECTIVES[card].id, seat) for card in sorted(me.visions)]
