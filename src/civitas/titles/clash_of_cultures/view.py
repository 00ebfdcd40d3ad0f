"""What a seat may see (COC-4.14), built up from nothing.

Open: everything on the table, resources and tokens, hand sizes, discard piles. Not open: the cards
in others' hands, the order of the decks, the areas not yet revealed.
"""

from __future__ import annotations

import msgspec

from civitas.kernel.values import NOBODY, NONE, NOWHERE
from civitas.titles.clash_of_cultures.advances.advance import advance_count
from civitas.titles.clash_of_cultures.cards.hands import card_id
from civitas.titles.clash_of_cultures.city import City
from civitas.titles.clash_of_cultures.content.advances import ADVANCES
from civitas.titles.clash_of_cultures.content.areas import TERRAINS, UNREVEALED
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    CONDITIONS,
    OBJECTIVES,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION_ADVANCES,
    CIVILIZATIONS,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import FACES, STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.course.scoring import CATEGORIES, half_points
from civitas.titles.clash_of_cultures.picks.trade import DECKS
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES
from civitas.titles.clash_of_cultures.progress import Battle, Side
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, KIND, MOODS, OWNERS, Player, State


class CityView(msgspec.Struct, frozen=True):
    owner: int
    mood: str
    size: int
    buildings: dict[str, int]
    """Whose colour each building has."""
    wonders: dict[str, tuple[int, ...]]
    """Whose markers lie on each: who built it, and who captured it."""
    port: str | None
    activations: int
    spent: bool
    venerated: int
    """Culture tokens that an attacker has to pay."""
    druids: int | None
    """Whose culture token lies on this barbarian city."""


class UnitsView(msgspec.Struct, frozen=True):
    """Units of one owner in a place, by kind."""

    owner: int
    counts: dict[str, int]


class HexView(msgspec.Struct, frozen=True):
    id: str
    area: int
    terrain: str | None
    """None: not revealed."""
    exhausted: bool
    city: CityView | None
    units: tuple[UnitsView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    goods: dict[str, int]
    limits: dict[str, int]
    """Only where there is a limit."""
    cities: int
    advances: tuple[str, ...]
    advance_count: int
    counter: int
    civilization: str | None
    civilization_advances: tuple[str, ...]
    leader: str | None
    leaders: tuple[str, ...]
    """Those who can still be recruited."""
    fallen_leaders: tuple[str, ...]
    """Those who are dead, or left the game unused."""
    killed_leaders: int
    prisoners: tuple[str, ...]
    courted: int | None
    """With whom there can be no battle until the player's next turn."""
    marked_areas: tuple[int, ...]
    """Areas that the player's leader has marked."""
    units_left: dict[str, int]
    pieces_left: dict[str, int]
    action_cards: int
    objective_cards: int
    wonder_cards: int
    action_hand: tuple[str, ...]
    """The cards in hand; empty for all but the owner and a spy, as are the next two."""
    objective_hand: tuple[str, ...]
    wonder_hand: tuple[str, ...]
    objectives: tuple[str, ...]
    """Conditions of the objectives played."""
    kept_events: tuple[str, ...]
    anarchy: int
    """Markers on the event Anarchy."""
    ally: int
    """With whom the Great Diplomat keeps the peace, -1 for nobody."""
    foreseen: str | None
    """The event on top of the deck, if the owner looks and has looked at it."""
    visions: tuple[str, ...]
    """Objective cards the owner is about to give away as a seer; empty for all others."""
    destined: tuple[str, ...]
    """Objective cards to be drawn first: only who chose them knows them."""
    points: dict[str, float]
    """By category, as far as they are open."""
    truces: tuple[int, ...] = ()
    """Against whom the player may start no battle until the end of the player's turn."""
    assassinated: bool = False
    """Will the player's next turn have an action less?"""


class TurnView(msgspec.Struct, frozen=True):
    seat: int
    actions: int
    used: tuple[str, ...]
    borrowed: str | None = None
    """The advance that the Great Library lends."""


class DieView(msgspec.Struct, frozen=True):
    number: int
    symbol: str
    counts: bool
    """Does its number count (COC-15.11)?"""


class SideView(msgspec.Struct, frozen=True):
    owner: int
    killed: dict[str, int]
    tactics: str | None
    """What lies open, or ``hidden``."""
    dice: tuple[DieView, ...]
    shares: tuple[tuple[str, int], ...]
    """What is added to the dice, with its origin."""
    value: int
    shields: tuple[tuple[str, int], ...]
    """Enemy hits that are ignored, with their origin."""


class BattleView(msgspec.Struct, frozen=True):
    hex: str
    land: bool
    round: int
    winner: int
    attacker: SideView
    defender: SideView


class OfferView(msgspec.Struct, frozen=True):
    maker: int
    partner: int
    gives: dict[str, int]
    wants: dict[str, int]
    cards: tuple[str, ...]
    """Cards that the maker gives; those who may not see them know their decks."""
    wanted: dict[str, int]
    """By deck, how many cards the partner shall give."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``seat`` None is a spectator."""

    seat: int | None
    round: int
    phase: int
    start: int
    order: tuple[int, ...]
    """The seats clockwise."""
    turn: TurnView
    hexes: tuple[HexView, ...]
    players: tuple[PlayerView, ...]
    decks: dict[str, int]
    action_discard: tuple[str, ...]
    event_discard: tuple[str, ...]
    event: str | None
    lasting: tuple[str, ...]
    open_wonders: tuple[str, ...]
    shown_wonder: str | None
    """The wonder card that lies face up beside the deck."""
    battle: BattleView | None
    objective_discard: tuple[str, ...] = ()
    wonder_discard: tuple[str, ...] = ()
    offer: OfferView | None = None
    """The trade that is being talked about."""
    over: bool = False


def view(s: State, seat: int | None) -> View:
    """What this seat may see."""
    return View(
        seat=seat,
        round=s.round,
        phase=s.phase,
        start=s.start,
        order=s.clockwise,
        turn=TurnView(
            s.seat,
            s.turn.actions,
            tuple(a.id for n, a in enumerate(ABILITIES) if s.turn.used >> n & 1),
            None if s.turn.borrowed == NONE else ADVANCES[s.turn.borrowed].id,
        ),
        hexes=tuple(_hex(s, place) for place in range(len(s.map.terrain))),
        players=tuple(_player(s, me, seat) for me in s.players),
        decks={
            "action": len(s.action_deck),
            "objective": len(s.objective_deck),
            "event": len(s.event_deck),
            "wonder": len(s.wonder_deck),
        },
        action_discard=tuple(ACTION_CARDS[card].id for card in s.action_discard),
        event_discard=tuple(EVENTS[card].id for card in s.event_discard),
        event=None if s.event == NONE else EVENTS[s.event].id,
        lasting=tuple(EVENTS[card].id for card in s.lasting),
        open_wonders=tuple(WONDERS[card].id for card in s.open_wonders),
        shown_wonder=None if s.shown_wonder == NONE else WONDERS[s.shown_wonder].id,
        battle=None if s.battle is None else _battle(s, s.battle, seat),
        objective_discard=tuple(OBJECTIVES[card].id for card in s.objective_discard),
        wonder_discard=tuple(WONDERS[card].id for card in s.wonder_discard),
        offer=_offer(s, seat),
        over=not s.agenda,
    )


def _offer(s: State, seat: int | None) -> OfferView | None:
    offer = s.offer
    if offer is None:
        return None
    shown = seat == offer.maker or (offer.proposed and seat == offer.partner)
    return OfferView(
        maker=offer.maker,
        partner=offer.partner,
        gives={GOODS[n]: amount for n, amount in enumerate(offer.gives) if amount},
        wants={GOODS[n]: amount for n, amount in enumerate(offer.wants) if amount},
        cards=tuple(card_id(held) if shown else f"deck-{DECKS[held[0]]}" for held in offer.cards),
        wanted={DECKS[n]: amount for n, amount in enumerate(offer.wanted) if amount},
    )


def _battle(s: State, battle: Battle, seat: int | None) -> BattleView:
    first, second = [_side(each, battle.revealed or each.owner == seat) for each in battle.sides]
    return BattleView(s.label(battle.hex), battle.land, battle.round, battle.winner, first, second)


def _side(side: Side, opened: bool) -> SideView:
    tactics = None
    if side.tactics != NONE:
        tactics = ACTION_CARDS[side.tactics].tactics if opened else "hidden"
    return SideView(
        owner=side.owner,
        killed={UNITS[kind].id: count for kind, count in enumerate(side.killed) if count},
        tactics=tactics,
        dice=tuple(
            DieView(FACES[face].number, FACES[face].symbol, not side.void >> n & 1)
            for n, face in enumerate(side.dice)
        ),
        shares=side.shares,
        value=side.value,
        shields=side.shields,
    )


def _hex(s: State, place: int) -> HexView:
    terrain = s.map.terrain[place]
    city = s.cities.get(place)
    return HexView(
        id=s.label(place),
        area=s.map.layout.area_of[place],
        terrain=None if terrain == UNREVEALED else TERRAINS[terrain].id,
        exhausted=place in s.exhausted,
        city=None if city is None else _city(s, city),
        units=tuple(
            _units(owner, s.units[owner][place])
            for owner in range(OWNERS)
            if place in s.units[owner]
        ),
    )


def _city(s: State, city: City) -> CityView:
    return CityView(
        owner=city.owner,
        mood=MOODS[city.mood],
        size=city.size,
        buildings={
            STRUCTURES[kind].id: colour
            for kind, colour in enumerate(city.colours)
            if kind and colour != NOBODY
        },
        wonders={
            WONDERS[wonder].id: tuple(n for n in s.wonder_markers[wonder] if n != NOBODY)
            for wonder in city.wonders
        },
        port=None if city.port == NOWHERE else s.label(city.port),
        activations=city.activations,
        spent=city.spent,
        venerated=city.venerated,
        druids=None if city.druids == NOBODY else city.druids,
    )


def _units(owner: int, units: tuple[int, ...]) -> UnitsView:
    kinds = [unit & KIND for unit in units]
    return UnitsView(
        owner, {unit.id: kinds.count(kind) for kind, unit in enumerate(UNITS) if kind in kinds}
    )


def _player(s: State, me: Player, seat: int | None) -> PlayerView:
    mine = me.seat == seat
    opened = mine or s.spying[:2] == (seat, me.seat)
    limits = me.powers.limits
    points = half_points(s, me)
    return PlayerView(
        seat=me.seat,
        goods=dict(zip(GOODS, me.goods, strict=True)),
        limits={GOODS[n]: limit for n, limit in enumerate(limits) if limit < 100},
        cities=len(me.cities),
        advances=tuple(a.id for n, a in enumerate(ADVANCES) if me.advances >> n & 1),
        advance_count=advance_count(me),
        counter=me.counter,
        civilization=None if me.civilization < 0 else CIVILIZATIONS[me.civilization].id,
        civilization_advances=tuple(
            a.id for n, a in enumerate(CIVILIZATION_ADVANCES) if me.civilization_advances >> n & 1
        ),
        leader=None if me.leader == NONE else LEADERS[me.leader].id,
        leaders=tuple(LEADERS[card].id for card in me.leaders),
        fallen_leaders=tuple(
            LEADERS[card].id for card in me.dynasty if card not in (*me.leaders, me.leader)
        ),
        killed_leaders=len(me.killed_leaders),
        prisoners=tuple(UNITS[captive & KIND].id for captive in me.prisoners),
        courted=None if me.courted == NOBODY else me.courted,
        marked_areas=tuple(n for n in range(len(s.map.layout.areas)) if me.marked_areas >> n & 1),
        units_left={u.id: n for u, n in zip(UNITS, me.units_left, strict=True)},
        pieces_left={p.id: n for p, n in zip(STRUCTURES, me.pieces_left, strict=True)},
        action_cards=len(me.action_hand),
        objective_cards=len(me.objective_hand),
        wonder_cards=len(me.wonder_hand),
        action_hand=tuple(action_id(card) for card in me.action_hand) if opened else (),
        objective_hand=tuple(OBJECTIVES[c].id for c in me.objective_hand) if opened else (),
        wonder_hand=tuple(WONDERS[card].id for card in me.wonder_hand) if opened else (),
        objectives=tuple(CONDITIONS[condition].id for _, condition in me.objectives),
        kept_events=tuple(EVENTS[card].id for card in me.kept_events),
        anarchy=me.anarchy,
        ally=me.ally,
        foreseen=EVENTS[me.foreseen].id if mine and me.foreseen != NONE else None,
        visions=tuple(OBJECTIVES[card].id for card in me.visions) if mine else (),
        destined=tuple(
            OBJECTIVES[card].id if seer == seat else "hidden" for card, seer in me.destined
        ),
        points={name: n / 2 for name, n in zip(CATEGORIES, points, strict=True)},
        truces=tuple(other.seat for other in s.players if me.truces >> other.seat & 1),
        assassinated=me.assassinated,
    )


def action_id(card: int) -> str:
    """The id of a card in a hand of action cards."""
    if card >= GREAT_PERSON:
        return EVENTS[card - GREAT_PERSON].id
    return ACTION_CARDS[card].id
