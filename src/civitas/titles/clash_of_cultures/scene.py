"""Scenes: any position of the game in a few lines, for tests and studies.

    scene = Scene(players=2)
    scene.land("C4", "forest").city(0, "C4", "temple", mood="happy").units(0, "C4", infantry=2)
    scene.player(0, food=3, ideas=1, advances=["tactics"], actions=["action_07"])
    table = scene.turn(0)

A scene starts with the homes of the layout revealed and settled as in the setup, nothing dealt to
hands, and every deck in the order of its file, the first card on top. From ``turn`` on there are
only picks. ``player``, ``city_at``, ``units_at`` and ``goods_of`` read back what there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from civitas.kernel.chance import Chance, LoadedDice
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.kernel.titles import OptionValue
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.abilities.registry import ABILITY
from civitas.titles.clash_of_cultures.agenda import Step
from civitas.titles.clash_of_cultures.battle import start
from civitas.titles.clash_of_cultures.cities import (
    add_structure,
    new_city,
    remove_city,
)
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.areas import AREAS, START_SIDES, TERRAIN
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARD,
    ACTION_CARDS,
    OBJECTIVE,
    OBJECTIVES,
    WONDER,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION,
    CIVILIZATION_ADVANCE,
    CIVILIZATIONS,
    LEADER_CARD,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import FACES, LEADER, PORT, STRUCTURE, UNIT
from civitas.titles.clash_of_cultures.geography import Geography
from civitas.titles.clash_of_cultures.setup import settle, setup
from civitas.titles.clash_of_cultures.state import (
    BARBARIANS,
    KIND,
    MOODS,
    PIRATES,
    City,
    Player,
    State,
    put,
)
from civitas.titles.clash_of_cultures.title import TITLE
from civitas.titles.clash_of_cultures.units import at, place_unit, remove_unit, take

Owner = int | str
WILD: Final = {"barbarians": BARBARIANS, "pirates": PIRATES}


class Scene:
    """A position being laid out. The state is open for whatever has no method here."""

    def __init__(self, players: int = 2, seed: int = 1, **options: OptionValue) -> None:
        self.options = META.complete(options)
        s = self.state = setup(players, self.options, Chance(seed))
        layout = s.map.layout
        for me in s.players:
            s.map = s.map.laid(me.home, START_SIDES[layout.home_sides[me.home]].ground)
            settle(s, me)
        slots = len(layout.areas) - players
        s.tiles = tuple(range(slots))
        s.tiles_unused = tuple(range(slots, len(AREAS)))
        used = s.rules.expansion
        s.action_deck = _deck(range(len(ACTION_CARDS)))
        s.objective_deck = _deck(n for n, c in enumerate(OBJECTIVES) if used or not c.expansion)
        s.event_deck = _deck(n for n, c in enumerate(EVENTS) if used or not c.expansion)
        s.wonder_deck = _deck(range(len(WONDERS)))

    # ---------------------------------------------------------------- the map

    def land(self, hexes: str, terrain: str) -> Scene:
        """These hexes (``"C4 C5"``) are revealed and have this terrain."""
        s = self.state
        ground = list(s.map.terrain)
        for label in hexes.split():
            ground[s.hex(label)] = TERRAIN[terrain]
        s.map = Geography(s.map.players, tuple(ground))
        return self

    def reveal(self, slot: int, area: str | None = None, *, turned: bool = False) -> Scene:
        """A slot (1, 2, …) is revealed, with an area of choice (``area_07``)."""
        s = self.state
        if area is not None:
            self.tile(slot, area)
        ground = AREAS[s.tiles[slot - 1]].ground
        s.map = s.map.laid(len(s.players) + slot - 1, ground[::-1] if turned else ground)
        return self

    def tile(self, slot: int, area: str) -> Scene:
        """Which area lies hidden on a slot; it changes places with the one that was there."""
        s = self.state
        wanted = next(n for n, a in enumerate(AREAS) if a.id == area)
        old = s.tiles[slot - 1]
        s.tiles = tuple(
            wanted if n == slot - 1 else old if tile == wanted else tile
            for n, tile in enumerate(s.tiles)
        )
        s.tiles_unused = tuple(sorted(set(range(len(AREAS))) - set(s.tiles)))
        return self

    def exhausted(self, hexes: str) -> Scene:
        """Exhausted tokens lie on these hexes."""
        s = self.state
        for label in hexes.split():
            s.exhausted = (*s.exhausted, s.hex(label))
            s.exhausted_left -= 1
        return self

    # ---------------------------------------------------------------- cities and units

    def no_city(self, label: str) -> Scene:
        """Take a city away, its units too."""
        s, place = self.state, self.state.hex(label)
        remove_city(s, place)
        for owner in range(len(s.units)):
            for unit in at(s, owner, place):
                remove_unit(s, owner, place, unit)
        return self

    def city(
        self,
        owner: Owner,
        label: str,
        *buildings: str,
        mood: str = "neutral",
        colours: Mapping[str, int] | None = None,
        wonders: Iterable[str] = (),
        port: str | None = None,
        activations: int = 0,
        spent: bool = False,
    ) -> Scene:
        """A city with these buildings in its owner's colour; ``colours`` adds foreign ones.

        On a hex that is not revealed it lies on plains. A city that is there already is changed.
        """
        s, place, number = self.state, self.state.hex(label), _owner(owner)
        if not s.map.is_revealed(place):
            self.land(label, "plains")
        if place not in s.cities:
            new_city(s, number, place)
        for building in buildings:
            self._build(place, building, number, port)
        for building, colour in (colours or {}).items():
            self._build(place, building, colour, port)
        for wonder in wonders:
            self._wonder(place, WONDER[wonder], number)
        s.cities[place] = replace(
            s.cities[place], mood=MOODS.index(mood), activations=activations, spent=spent
        )
        return self

    def _build(self, place: int, building: str, colour: int, port: str | None) -> None:
        s, structure, at_port = self.state, STRUCTURE[building], -1
        if structure == PORT:
            at_port = s.map.near_water(place)[0] if port is None else s.hex(port)
        add_structure(s, place, structure, colour, at_port)

    def _wonder(self, place: int, wonder: int, builder: int) -> None:
        s = self.state
        s.wonder_deck = tuple(n for n in s.wonder_deck if n != wonder)
        city = s.cities[place]
        s.cities[place] = replace(city, wonders=(*city.wonders, wonder))
        if builder < BARBARIANS:
            s.wonder_markers = put(s.wonder_markers, wonder, (builder, -1))
            s.players[builder].enable(ABILITY[WONDERS[wonder].id])

    def capture(self, owner: Owner, label: str) -> Scene:
        """The settlement there changes hands; all else stays as it is."""
        s, place, number = self.state, self.state.hex(label), _owner(owner)
        old = s.cities[place]
        remove_city(s, place)
        new_city(s, number, place)
        for structure, colour in enumerate(old.colours):
            if structure and colour >= 0:
                add_structure(s, place, structure, colour, old.port)
        s.cities[place] = replace(s.cities[place], mood=old.mood, wonders=old.wonders)
        return self

    def units(self, owner: Owner, label: str, **counts: int) -> Scene:
        """Units from supply: ``units(0, "C4", infantry=2, settler=1)``."""
        s, place = self.state, self.state.hex(label)
        for kind, number in counts.items():
            for _ in range(number):
                place_unit(s, _owner(owner), place, UNIT[kind])
        return self

    def no_units(self, owner: Owner, label: str) -> Scene:
        """Back to supply with all units of an owner there."""
        s, place = self.state, self.state.hex(label)
        for unit in at(s, _owner(owner), place):
            remove_unit(s, _owner(owner), place, unit)
        return self

    # ---------------------------------------------------------------- players

    def player(
        self,
        seat: int,
        *,
        advances: Iterable[str] = (),
        civilization: str | None = None,
        civilization_advances: Iterable[str] = (),
        counter: int | None = None,
        actions: Iterable[str] = (),
        objectives: Iterable[str] = (),
        wonders: Iterable[str] = (),
        played: Iterable[tuple[str, int]] = (),
        event_points: float = 0,
        **goods: int,
    ) -> Scene:
        """What a player has besides what there was: goods by name, advances, cards in hand."""
        s, me = self.state, self.state.players[seat]
        self.goods(seat, **goods).knows(seat, *advances)
        if civilization is not None:
            me.civilization = CIVILIZATION[civilization]
            me.leaders = tuple(LEADER_CARD[n] for n in CIVILIZATIONS[me.civilization].leaders)
        for name in civilization_advances:
            me.civilization_advances |= 1 << CIVILIZATION_ADVANCE[name]
            me.enable(ABILITY[name])
        if counter is not None:
            me.counter = counter
        me.event_points += int(event_points * 2)
        self._deal(me, actions, objectives, wonders)
        for card, condition in played:
            s.objective_deck = tuple(n for n in s.objective_deck if n != OBJECTIVE[card])
            me.objectives = (*me.objectives, (OBJECTIVE[card], condition))
        return self

    def goods(self, seat: int, **amounts: int) -> Scene:
        """How much of these goods a player has; the others stay as they are."""
        me = self.state.players[seat]
        assert amounts.keys() <= set(GOODS), f"no goods: {amounts}"
        me.goods = tuple(amounts.get(good, me.goods[n]) for n, good in enumerate(GOODS))
        return self

    def _deal(
        self, me: Player, actions: Iterable[str], objectives: Iterable[str], wonders: Iterable[str]
    ) -> None:
        s = self.state
        me.action_hand += tuple(ACTION_CARD[card] for card in actions)
        me.objective_hand += tuple(OBJECTIVE[card] for card in objectives)
        me.wonder_hand += tuple(WONDER[card] for card in wonders)
        s.action_deck = tuple(n for n in s.action_deck if n not in me.action_hand)
        s.objective_deck = tuple(n for n in s.objective_deck if n not in me.objective_hand)
        s.wonder_deck = tuple(n for n in s.wonder_deck if n not in me.wonder_hand)

    def knows(self, seat: int, *advances: str) -> Scene:
        """Advances the player owns, whatever they need; no bonus, no event counter."""
        me = self.state.players[seat]
        for name in advances:
            me.advances |= 1 << ADVANCE[name]
            me.enable(ADVANCE[name])
        return self

    def leader(self, seat: int, leader: str, label: str) -> Scene:
        """A leader in play, its figure on this hex."""
        s, me, card = self.state, self.state.players[seat], LEADER_CARD[leader]
        me.leaders = tuple(n for n in me.leaders if n != card)
        me.leader = card
        me.leaders_played += 1
        for ability in LEADERS[card].abilities:
            me.enable(ABILITY[ability.id])
        place_unit(s, seat, s.hex(label), LEADER)
        return self

    def prisoners(self, seat: int, owner: Owner, **counts: int) -> Scene:
        """Captured units on a player's board: ``prisoners(0, "barbarians", infantry=2)``."""
        me, spot = self.state.players[seat], self.state.players[seat].capital
        for kind, number in counts.items():
            for _ in range(number):
                place_unit(self.state, _owner(owner), spot, UNIT[kind])
                take(self.state, _owner(owner), spot, UNIT[kind])
                me.prisoners = (*me.prisoners, _owner(owner) * 8 + UNIT[kind])
        return self

    # ---------------------------------------------------------------- chance

    def deck(self, kind: str, *cards: str) -> Scene:
        """These cards lie on top of a deck, the first one topmost."""
        s = self.state
        number = {"action": ACTION_CARD, "objective": OBJECTIVE, "event": EVENT, "wonder": WONDER}
        wanted = [number[kind][card] for card in cards]
        old = getattr(s, f"{kind}_deck")
        rest = tuple(n for n in old if n not in wanted)
        setattr(s, f"{kind}_deck", (*rest, *reversed(wanted)))
        return self

    def discard(self, kind: str, *cards: str) -> Scene:
        """These cards lie on a discard pile, the last one on top."""
        s = self.state
        number = {"action": ACTION_CARD, "objective": OBJECTIVE, "event": EVENT, "wonder": WONDER}
        wanted = tuple(number[kind][card] for card in cards)
        deck = getattr(s, f"{kind}_deck")
        setattr(s, f"{kind}_deck", tuple(n for n in deck if n not in wanted))
        setattr(s, f"{kind}_discard", wanted)
        return self

    def rolls(self, *faces: int) -> Scene:
        """The next dice, by face 1 to 12 (`content/dice.yaml`); after them chance goes on."""
        chance = self.state.chance
        assert all(1 <= face <= len(FACES) for face in faces), f"no faces of a die: {faces}"
        self.state.chance = LoadedDice(chance.seed, chance.counter, chance.marks, len(FACES), faces)
        return self

    # ---------------------------------------------------------------- the table

    def turn(self, seat: int, *, round: int = 1, phase: int = 1, actions: int = 3) -> Table:  # noqa: A002
        """The player's turn, past its start; the others follow as usual."""
        s = self.state
        s.round, s.phase, s.seat, s.start = round, phase, seat, seat
        s.turn.actions = actions
        later = [Step("turn.start", me.seat) for me in s.others(seat)]
        return self.at(Step("turn", seat), *later, Step("phase.end"))

    def battle(
        self,
        attacker: Owner,
        defender: Owner,
        label: str,
        origin: str,
        *,
        turn: int = 0,
        disembarked: bool = False,
        may_retreat: bool = True,
    ) -> Table:
        """A battle begins in somebody's turn; the attackers stand on the hex, come from origin."""
        s = self.state
        s.seat = s.start = turn
        s.agenda = ()
        later = [Step("turn.start", me.seat) for me in s.others(turn)]
        s.do(Step("turn", turn), *later, Step("phase.end"))
        first, place = _owner(attacker), s.hex(label)
        group = at(s, first, place)
        start(
            s,
            first,
            _owner(defender),
            place,
            s.hex(origin),
            group,
            disembarked=disembarked,
            may_retreat=may_retreat,
        )
        return self.at(*reversed(s.agenda))

    def at(self, *steps: Step) -> Table:
        """The table with this agenda, the first step next."""
        s = self.state
        s.agenda = ()
        s.do(*steps)
        seats = [f"seat {n + 1}" for n in range(len(s.players))]
        header = new_header(META, seats, self.options, seed="scene")
        return Table(header, TITLE, position=s)


def _deck(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(reversed(list(cards)))


def _owner(owner: Owner) -> int:
    return WILD[owner] if isinstance(owner, str) else owner


def player(table: Table, seat: int) -> Player:
    """What a player has now."""
    me: Player = table.state.players[seat]
    return me


def goods_of(table: Table, seat: int) -> dict[str, int]:
    """Resources and tokens of a player, by name; those of which there are none are left out."""
    return {good: n for good, n in zip(GOODS, player(table, seat).goods, strict=True) if n}


def city_at(table: Table, label: str) -> City | None:
    """The city on a hex."""
    s: State = table.state
    return s.cities.get(s.hex(label))


def units_at(table: Table, owner: Owner, label: str) -> dict[str, int]:
    """The units of an owner on a hex, by name."""
    s: State = table.state
    kinds = [unit & KIND for unit in at(s, _owner(owner), s.hex(label))]
    return {name: kinds.count(kind) for name, kind in UNIT.items() if kind in kinds}
