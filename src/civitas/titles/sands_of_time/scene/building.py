"""How a position of The Sands of Time is laid out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from civitas.kernel.scene import Position, midway, number_of, owned, taken, within
from civitas.kernel.table import Table
from civitas.kernel.values import NOBODY, NOWHERE, put
from civitas.titles.sands_of_time.content import (
    ABACUS,
    ADVANCE,
    ADVANCES,
    BONUS,
    BORDER,
    BUILDING,
    CARD,
    CATEGORIES,
    CATEGORY,
    CHRONICLES,
    CITIZENS,
    CROPS,
    FIELD,
    FIRST_EMPHASIS,
    HERITAGE_MAX,
    REGION,
    RESOURCE,
    ROW,
    ROWS,
    TILES,
    UNREST_MAX,
    Advance,
)
from civitas.titles.sands_of_time.effects import ROADS
from civitas.titles.sands_of_time.state import COLONY, PROVINCE, Empire, Stage, State, Turn
from civitas.titles.sands_of_time.title import TITLE
from civitas.titles.sands_of_time.tracks import take_control


class Scene(Position):
    """A position being laid out. The state is open for whatever has no method here."""

    state: State

    def __init__(self, players: int = 2, seed: int = 1, **options: bool) -> None:
        super().__init__(TITLE, players, seed, options)
        self._laid_out: set[int] = set()
        """The rows of advances that the scene has named."""
        s = self.state
        tiles = iter(n for n, tile in enumerate(TILES) if tile.min_players <= players)
        s.tiles = tuple(next(tiles) if playing else NOWHERE for playing in s.in_play)
        s.resource = tuple(CROPS if playing else NOWHERE for playing in s.in_play)
        s.capacity = tuple(4 if playing else 0 for playing in s.in_play)
        for empire in s.empires:
            empire.unrest = 0
        second = {c: [n for n, a in enumerate(ADVANCES) if _is(a, c, 2)] for c in CATEGORIES}
        s.rows = tuple((ADVANCE[r.level_1], second[r.category][n % 2]) for n, r in enumerate(ROWS))
        s.stacks = tuple(
            tuple(n for n, a in enumerate(ADVANCES) if _is(a, c, level))
            for c in CATEGORIES
            for level in (3, 4, 5)
        )

    # ---------------------------------------------------------------- the map

    def region(self, region: str, resource: str, capacity: int, *buildings: str) -> Self:
        """The tile of a region, and what stands there."""
        s, n = self.state, number_of(REGION, region)
        s.resource = put(s.resource, n, number_of(RESOURCE, resource))
        s.capacity = put(s.capacity, n, capacity)
        return self.built(region, *buildings)

    def hide(self, *regions: str) -> Self:
        """These regions are no part of the map (SOT-2.4)."""
        s = self.state
        for name in regions:
            n = number_of(REGION, name)
            s.in_play, s.tiles = put(s.in_play, n, False), put(s.tiles, n, NOWHERE)
            s.resource, s.capacity = put(s.resource, n, NOWHERE), put(s.capacity, n, 0)
        return self

    def show(self, *regions: str) -> Self:
        """These regions are part of the map, whatever the number of players."""
        s = self.state
        for name in regions:
            n = number_of(REGION, name)
            if not s.in_play[n]:
                s.in_play = put(s.in_play, n, True)
                s.resource, s.capacity = put(s.resource, n, CROPS), put(s.capacity, n, 4)
        return self

    def built(self, region: str, *buildings: str) -> Self:
        """Buildings in a region, taken from the supply."""
        s, n = self.state, number_of(REGION, region)
        for building in buildings:
            kind = number_of(BUILDING, building)
            left = taken(s.building_supply[kind], 1, building)
            s.building_supply = put(s.building_supply, kind, left)
            s.buildings = put(s.buildings, n, s.buildings[n] | 1 << kind)
            if kind in ROADS:
                s.roads = (*s.roads, n)
        return self

    def citizens(self, seat: int, **counts: tuple[int, int]) -> Self:
        """Peasants and soldiers by region, taken from the supply."""
        me = self._empire(seat)
        for region, numbers in counts.items():
            place = number_of(REGION, region)
            for kind, number in enumerate(numbers):
                me.supply[kind] = taken(me.supply[kind], number, f"{CITIZENS[kind]}s")
                me.citizens[kind][place] += number
        return self

    # ---------------------------------------------------------------- players

    def empire(
        self,
        seat: int,
        *,
        capital: str,
        provinces: Iterable[str] = (),
        colonies: Iterable[str] = (),
        crops: int = 0,
        gold: int = 0,
        unrest: int = 0,
        vp: int = 0,
        heritage: Sequence[int] = (0, 0, 0),
        advances: Iterable[str] = (),
        emphasis: str | None = None,
        played: Iterable[str] = (),
        bonuses: Iterable[str] = (),
        caravans: Iterable[str] = (),
        laid: Mapping[str, int] | None = None,
    ) -> Self:
        """What a player has. The capital's region is a province unless named as a colony."""
        me = self._empire(seat)
        self._controls(me, capital, list(provinces), list(colonies))
        me.stock = [within("crops", crops, 0, ABACUS), within("gold", gold, 0, ABACUS)]
        me.unrest, me.vp = within("unrest", unrest, 0, UNREST_MAX), vp
        me.heritage = tuple(within("heritage", each, 0, HERITAGE_MAX) for each in heritage)
        self.knows(seat, *advances)
        if emphasis:
            me.emphasis = number_of(CATEGORY, emphasis)
        me.played = sum(1 << number_of(CARD, card) for card in played)
        me.bonuses = sum(1 << number_of(BONUS, bonus) for bonus in bonuses)
        me.caravans = tuple(number_of(BORDER, border) for border in caravans)
        for field, card in (laid or {}).items():
            number = within("a chronicle", card, 1, len(CHRONICLES))
            me.laid = put(me.laid, number_of(FIELD, field), number)
        return self

    def _controls(
        self, me: Empire, capital: str, provinces: list[str], colonies: list[str]
    ) -> None:
        s = self.state
        status = dict.fromkeys((capital, *provinces), PROVINCE) | dict.fromkeys(colonies, COLONY)
        for region, kind in status.items():
            number = number_of(REGION, region)
            owner = s.owner[number]
            owned(region, None if owner == NOBODY else owner, me.seat)
            me.regions = tuple(held for held in me.regions if held != number)
            take_control(s, me, number, kind)
        me.capital = number_of(REGION, capital)

    def knows(self, seat: int, *advances: str) -> Self:
        """Advances whose effects work for the player, wherever the markers lie."""
        me = self._empire(seat)
        for advance in advances:
            me.learn(number_of(ADVANCE, advance))
        return self

    def _empire(self, seat: int) -> Empire:
        return self.state.empires[self.seat(seat)]

    # ---------------------------------------------------------------- advances

    def row(self, row: str, *advances: str, markers: Mapping[int, int] | None = None) -> Self:
        """The open cards of a row, taken from the stacks, and where players' markers lie.

        A card of a row that nobody has laid out changes places with the one that was here.
        """
        s, n = self.state, number_of(ROW, row)
        cards = tuple(number_of(ADVANCE, advance) for advance in advances)
        s.stacks = tuple(tuple(c for c in stack if c not in cards) for stack in s.stacks)
        here = {ADVANCES[card].level: card for card in s.rows[n] if card not in cards}
        self._laid_out.add(n)
        s.rows = tuple(
            cards
            if other == n
            else laid
            if other in self._laid_out
            else tuple(here.get(ADVANCES[c].level, c) if c in cards else c for c in laid)
            for other, laid in enumerate(s.rows)
        )
        for seat, marker in (markers or {}).items():
            me = self._empire(seat)
            me.markers = put(me.markers, n, within("a marker", marker, 0, len(cards)))
            self.knows(seat, *advances[:marker])
        return self

    def stack(self, category: str, level: int, *advances: str) -> Self:
        """The face-down cards of a stack, the top one first."""
        number = number_of(CATEGORY, category) * 3 + within("a level", level, 3, 5) - 3
        cards = tuple(number_of(ADVANCE, advance) for advance in reversed(advances))
        self.state.stacks = put(self.state.stacks, number, cards)
        return self

    # ---------------------------------------------------------------- where play begins

    def turn(self, seat: int, *cards: str, start: int | None = None) -> Table:
        """The player's turn, with these cards just revealed; an Emphasis card takes effect.

        Whoever comes later in the round has chosen Chronicle and Govern, if nothing else.
        """
        s = self.state
        s.start = self.seat(seat if start is None else start)
        s.seat = self.seat(seat)
        s.turn = Turn()
        mine = s.me.chosen
        self._choose_from(seat)
        s.me.chosen = mine
        for card in [number_of(CARD, name) for name in cards]:
            if card >= FIRST_EMPHASIS:
                s.empires[seat].emphasis = card - FIRST_EMPHASIS
            else:
                s.turn.hand.append(card)
        return self.at(Stage.TURN)

    def at(self, stage: Stage, start: int | None = None) -> Table:
        """The table at the beginning of a stage."""
        s = self.state
        if start is not None:
            s.start = self.seat(start)
        if (stage in (Stage.MARCH, Stage.MARCHED) and s.turn.march is None) or (
            stage == Stage.LAY_ADVANCE and not s.drawn
        ):
            raise midway(stage.name.lower())
        if stage == Stage.REVEAL_CARDS:
            s.seat = s.start if start is not None else s.seat
            self._choose_from(s.seat)
        s.stage = stage
        return self.table()

    def chosen(self, seat: int, *cards: str) -> Self:
        """The two cards a player has chosen and not yet revealed."""
        self._empire(seat).chosen = tuple(number_of(CARD, card) for card in cards)
        return self

    def _choose_from(self, seat: int) -> None:
        """Who is not named has chosen Chronicle and Govern, from this seat on to the last."""
        order = [me.seat for me in self.state.in_order()]
        for later in order[order.index(seat) :]:
            me = self.state.empires[later]
            me.chosen = me.chosen or (CARD["chronicle"], CARD["govern"])


def _is(advance: Advance, category: str, level: int) -> bool:
    return (advance.category, advance.level) == (category, level)
