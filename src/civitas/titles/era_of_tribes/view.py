"""What a seat may see (EOT-1.16), built up from nothing.

Not open: the influence cards of others, the order of the decks, and barbarian tiles that lie face
down, on the board for all, beside a board for all but their owner. At the end all cards are open.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS, LEVELS
from civitas.titles.era_of_tribes.content.cards import CARDS, SYMBOLS, TILES
from civitas.titles.era_of_tribes.content.fields import LANDS, LUXURY, MILITARY, NAMES
from civitas.titles.era_of_tribes.content.peoples import PEOPLES
from civitas.titles.era_of_tribes.content.progress import EPOCHS, PROGRESSES
from civitas.titles.era_of_tribes.content.tables import ACTIONS, ROUND_MARKER
from civitas.titles.era_of_tribes.course.scoring import sources
from civitas.titles.era_of_tribes.state import NO_RING, Player, State
from civitas.titles.era_of_tribes.underway import Attack, Battle, Expansion, Side


class FieldView(msgspec.Struct, frozen=True):
    """A field of the play area."""

    id: str
    owner: int
    """A seat, -1 for nobody, 6 for barbarians."""
    vassals: int
    city: bool
    post: int
    """Whose trading post stands in the city, -1 for nobody's."""
    village: bool
    """Does a barbarian tile lie there, face down?"""
    battlefield: int
    fleets: dict[int, int]
    """By seat."""


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    automa: bool
    people: str | None
    thalers: int
    influence: int
    morale: int
    food: int
    hunger: int
    hunger_beside: int
    treaties: int
    levels: dict[str, int]
    epoch: str
    leaders: int
    grey: int
    used_leaders: int
    ring: bool
    free: int
    slots: tuple[int, ...]
    cities: tuple[str, ...]
    army: int
    legions: int
    militias: int
    gone: int
    triumph: int
    goods: tuple[str, ...]
    """The fields of the goods owned."""
    used_goods: tuple[str, ...]
    ore: tuple[str, ...]
    """The fields of luxury goods that lie on the regular army as ore."""
    cards: tuple[str, ...]
    """Influence cards; those of others are ``hidden``."""
    tiles: tuple[str, ...]
    """Tiles kept face down; those of others are ``hidden``."""
    opened: tuple[str, ...]
    done: tuple[str, ...]
    """Action fields used in this round."""
    passed: bool
    revolted: bool
    allies: tuple[int, ...]
    deterring: bool
    met: int
    upright: bool
    provinces: int
    points: dict[str, int | float]
    """By source, as far as they are open."""


class SideView(msgspec.Struct, frozen=True):
    seat: int
    units: int
    kinds: dict[str, int]
    allied: dict[int, int]


class BattleView(msgspec.Struct, frozen=True):
    field: str
    round: int
    attacker: SideView
    defender: SideView
    markers: dict[str, int]
    """By symbol, who holds it: 0 the attacker, 1 the defender."""
    rolled: tuple[str, ...]
    left_out: int
    """Vassals, or the city, that a revolution keeps out of it (EOT-9.8)."""


class AttackView(msgspec.Struct, frozen=True):
    field: str
    attacker: int
    defender: int
    walked: int
    carried: int
    landed: int


class ExpansionView(msgspec.Struct, frozen=True):
    seat: int
    auto: bool
    growth: int
    new: dict[str, int]
    moved: tuple[tuple[str, int, int], ...]
    """Vassals and fleets that have moved: field, BP left, number."""
    attacks: tuple[AttackView, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; ``seat`` None is a spectator."""

    seat: int | None
    area: str
    length: str
    difficulty: str
    """How strong the Automas are."""
    round: int
    marker: int
    """The field of the round marker, 0 if there is none (EOT-15.2)."""
    phase: str
    turn: int
    order: tuple[int, ...]
    track: tuple[int, ...]
    """Seats by how far behind their influence marker stands among those on one field."""
    fields: tuple[FieldView, ...]
    players: tuple[PlayerView, ...]
    open_cards: tuple[str, ...]
    scored_cards: tuple[str, ...]
    deck: int
    barbarian_level: int
    grey_supply: int
    legion_supply: int
    removed_tiles: tuple[str, ...]
    ending: int
    automa_deck: int
    automa_discard: tuple[str, ...]
    automa_aside: tuple[str, ...]
    expansion: ExpansionView | None
    battle: BattleView | None
    over: bool


def view(s: State, seat: int | None) -> View:
    """What this seat may see."""
    points = sources(s)
    return View(
        seat=seat,
        area=s.area.id,
        length=s.rules.length,
        difficulty=LEVELS[s.rules.difficulty],
        round=s.round,
        marker=ROUND_MARKER + s.round if s.rules.marked else 0,
        phase=s.phase,
        turn=s.seat,
        order=s.order,
        track=s.track,
        fields=tuple(_field(s, n) for n in s.area.fields),
        players=tuple(_player(s, me, seat, points) for me in s.players),
        open_cards=tuple(CARDS[card].id for card in s.open_cards),
        scored_cards=tuple(CARDS[card].id for card in s.scored_cards),
        deck=len(s.deck),
        barbarian_level=s.barbarian_level,
        grey_supply=s.grey_supply,
        legion_supply=s.legion_supply,
        removed_tiles=tuple(TILES[tile].id for tile in s.removed_tiles),
        ending=s.ending,
        automa_deck=len(s.automa_deck),
        automa_discard=tuple(AUTOMA_CARDS[card].id for card in s.automa_discard),
        automa_aside=tuple(AUTOMA_CARDS[card].id for card in s.automa_aside),
        expansion=None if s.expansion is None else _expansion(s.expansion),
        battle=None if s.battle is None else _battle(s.battle),
        over=s.over,
    )


def _field(s: State, n: int) -> FieldView:
    return FieldView(
        id=NAMES[n],
        owner=s.owner[n],
        vassals=s.vassals[n] if n < LANDS else 0,
        city=s.city_at(n),
        post=s.posts.get(n, NONE),
        village=n in s.villages,
        battlefield=s.battlefields.get(n, 0),
        fleets=dict(s.fleets_at(n)) if n >= LANDS else {},
    )


def _player(
    s: State, me: Player, seat: int | None, points: dict[str, tuple[int | float, ...]]
) -> PlayerView:
    opened = s.over or me.seat == seat
    seen = s.over or (me.seat == seat and not me.automa)
    goods = [n for n in range(LANDS) if s.owner[n] == me.seat and has_good(n)]
    return PlayerView(
        seat=me.seat,
        automa=me.automa,
        people=None if me.people == NONE else PEOPLES[me.people].id,
        thalers=me.thalers,
        influence=me.influence,
        morale=me.morale,
        food=me.food,
        hunger=me.hunger,
        hunger_beside=me.hunger_beside,
        treaties=me.treaties,
        levels={field.id: me.levels[n] for n, field in enumerate(PROGRESSES)},
        epoch=EPOCHS[me.epoch].id,
        leaders=me.leaders,
        grey=me.grey,
        used_leaders=me.used_leaders,
        ring=me.ring != NO_RING,
        free=me.free,
        slots=me.slots,
        cities=tuple(NAMES[place] for place in me.cities),
        army=me.army,
        legions=me.legions,
        militias=me.militias,
        gone=me.gone,
        triumph=me.triumph,
        goods=tuple(NAMES[n] for n in goods),
        used_goods=tuple(NAMES[n] for n in goods if me.used_goods >> n & 1),
        ore=tuple(NAMES[n] for n in goods if me.ore >> n & 1),
        cards=tuple(CARDS[card].id if seen else "hidden" for card in me.cards),
        tiles=tuple(TILES[tile].id if opened else "hidden" for tile in me.tiles),
        opened=tuple(TILES[tile].id for tile in me.opened),
        done=tuple(action.id for n, action in enumerate(ACTIONS) if me.has_used(n)),
        passed=me.passed,
        revolted=me.revolted,
        allies=tuple(other.seat for other in s.players if me.ally_of(other.seat)),
        deterring=me.deterring,
        met=me.met,
        upright=me.upright,
        provinces=len(s.land_of(me.seat)),
        points={source: by_seat[me.seat] for source, by_seat in points.items()},
    )


def has_good(field: int) -> bool:
    """Is a luxury or military good printed there?"""
    return LUXURY[field] != NONE or MILITARY[field] != NONE


def _expansion(e: Expansion) -> ExpansionView:
    moved = Counter((field, left) for field, left, _ in e.moved)
    return ExpansionView(
        seat=e.seat,
        auto=e.auto,
        growth=e.growth,
        new={NAMES[n]: number for n, number in e.new},
        moved=tuple((NAMES[n], left, number) for (n, left), number in sorted(moved.items())),
        attacks=tuple(_attack(attack) for attack in e.attacks),
    )


def _attack(a: Attack) -> AttackView:
    return AttackView(NAMES[a.place], a.attacker, a.defender, a.walked, a.carried, a.landed)


def _battle(b: Battle) -> BattleView:
    first, second = (_side(side) for side in b.sides)
    return BattleView(
        field=NAMES[b.attack.place],
        round=b.combat_round,
        attacker=first,
        defender=second,
        markers={SYMBOLS[n].id: side for n, side in enumerate(b.markers)},
        rolled=tuple(SYMBOLS[symbol].id for symbol in b.rolled),
        left_out=b.left_out + b.city_out,
    )


def _side(side: Side) -> SideView:
    kinds = {
        "vassal": side.vassals,
        "army": side.armies,
        "fleet": side.fleets,
        "legion": side.legions,
        "militia": side.militias,
        "ore": side.ore,
        "mercenary": side.mercenaries,
        "city": int(side.city),
    }
    units = {kind: number for kind, number in kinds.items() if number}
    return SideView(side.seat, side.units, units, dict(side.allied))
