"""Scenes: any position of the game in a few lines, to play on from.

For tests, studies and puzzles::

    scene = Scene(players=2)
    scene.region("italia", "crops", 4).region("gallia", "gold", 3)
    scene.empire(0, capital="italia", provinces=["gallia"], gold=3, unrest=1)
    scene.empire(1, capital="graecia")
    scene.citizens(0, italia=(2, 1), gallia=(1, 0))
    table = scene.turn(0, "muster", "build")

Every region in play yields crops with capacity 4 unless the scene says otherwise; players start
without resources, citizens, caravans or advances, with unrest 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from civitas.kernel.chance import Chance, LoadedDice
from civitas.kernel.match import new_header
from civitas.kernel.table import Table
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.content import (
    ADVANCE,
    ADVANCES,
    BONUS,
    BORDER,
    BUILDING,
    CARD,
    CATEGORIES,
    CATEGORY,
    CROPS,
    FIELD,
    FIRST_EMPHASIS,
    PEASANT,
    REGION,
    RESOURCE,
    ROW,
    ROWS,
    SOLDIER,
    TILES,
    Advance,
)
from civitas.titles.sands_of_time.effects import ROADS
from civitas.titles.sands_of_time.setup import setup
from civitas.titles.sands_of_time.state import COLONY, PROVINCE, Empire, Stage, State, Turn, put
from civitas.titles.sands_of_time.title import TITLE
from civitas.titles.sands_of_time.tracks import take_control


class Scene:
    """A position being laid out. The state is open for whatever has no method here."""

    def __init__(self, players: int = 2, seed: int = 1, **options: bool) -> None:
        setting = META.setting(players, options)
        self.options = setting.options
        self.state: State = setup(setting, Chance(seed))
        s = self.state
        tiles = iter(n for n, tile in enumerate(TILES) if tile.min_players <= players)
        s.tiles = tuple(next(tiles) if playing else -1 for playing in s.in_play)
        s.resource = tuple(CROPS if playing else -1 for playing in s.in_play)
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

    def region(self, region: str, resource: str, capacity: int, *buildings: str) -> Scene:
        """The tile of a region, and what stands there."""
        s, n = self.state, REGION[region]
        s.resource = (*s.resource[:n], RESOURCE[resource], *s.resource[n + 1 :])
        s.capacity = (*s.capacity[:n], capacity, *s.capacity[n + 1 :])
        return self.built(region, *buildings)

    def built(self, region: str, *buildings: str) -> Scene:
        """Buildings in a region, taken from the supply."""
        s, n = self.state, REGION[region]
        for building in buildings:
            kind = BUILDING[building]
            s.buildings = put(s.buildings, n, s.buildings[n] | 1 << kind)
            s.building_supply = put(s.building_supply, kind, s.building_supply[kind] - 1)
            if kind in ROADS:
                s.roads = (*s.roads, n)
        return self

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
    ) -> Scene:
        """What a player has. The capital's region is a province unless named as a colony."""
        s, me = self.state, self.state.empires[seat]
        colonies = list(colonies)
        provinces = [region for region in (capital, *provinces) if region not in colonies]
        for region in dict.fromkeys(provinces):
            take_control(s, me, REGION[region], PROVINCE)
        for region in colonies:
            take_control(s, me, REGION[region], COLONY)
        me.capital = REGION[capital]
        me.stock = [crops, gold]
        me.unrest, me.vp, me.heritage = unrest, vp, tuple(heritage)
        self.knows(seat, *advances)
        if emphasis:
            me.emphasis = CATEGORY[emphasis]
        me.played = sum(1 << CARD[card] for card in played)
        me.bonuses = sum(1 << BONUS[bonus] for bonus in bonuses)
        me.caravans = tuple(BORDER[border] for border in caravans)
        for field, card in (laid or {}).items():
            me.laid = put(me.laid, FIELD[field], card)
        return self

    def knows(self, seat: int, *advances: str) -> Scene:
        """Advances whose effects work for the player, wherever the markers lie."""
        me = self.state.empires[seat]
        for advance in advances:
            me.learn(ADVANCE[advance])
        return self

    def citizens(self, seat: int, **counts: tuple[int, int]) -> Scene:
        """Peasants and soldiers by region, taken from the supply."""
        me = self.state.empires[seat]
        for region, numbers in counts.items():
            for kind, number in zip((PEASANT, SOLDIER), numbers, strict=True):
                me.citizens[kind][REGION[region]] += number
                me.supply[kind] -= number
        return self

    def row(self, row: str, *advances: str, markers: Mapping[int, int] | None = None) -> Scene:
        """The open cards of a row, taken from the stacks, and where players' markers lie."""
        s, n = self.state, ROW[row]
        cards = tuple(ADVANCE[advance] for advance in advances)
        for card in cards:
            s.stacks = tuple(tuple(c for c in stack if c != card) for stack in s.stacks)
        s.rows = put(s.rows, n, cards)
        for seat, marker in (markers or {}).items():
            me = s.empires[seat]
            me.markers = put(me.markers, n, marker)
            self.knows(seat, *advances[:marker])
        return self

    def stack(self, category: str, level: int, *advances: str) -> Scene:
        """The face-down cards of a stack, the top one first."""
        number = CATEGORY[category] * 3 + level - 3
        cards = tuple(ADVANCE[advance] for advance in reversed(advances))
        self.state.stacks = put(self.state.stacks, number, cards)
        return self

    def rolls(self, *dice: int) -> Scene:
        """The next dice; after them chance goes on."""
        chance = self.state.chance
        self.state.chance = LoadedDice(chance.seed, chance.counter, chance.marks, faces=dice)
        return self

    def turn(self, seat: int, *cards: str, start: int | None = None) -> Table:
        """The player's turn, with these cards just revealed; an Emphasis card takes effect.

        Whoever comes later in the round has chosen Chronicle and Govern, if nothing else.
        """
        s = self.state
        s.start = seat if start is None else start
        s.seat = seat
        s.turn = Turn()
        order = s.in_order()
        for later in order[order.index(s.me) + 1 :]:
            later.chosen = later.chosen or (CARD["chronicle"], CARD["govern"])
        for card in map(CARD.__getitem__, cards):
            if card >= FIRST_EMPHASIS:
                s.empires[seat].emphasis = card - FIRST_EMPHASIS
            else:
                s.turn.hand.append(card)
        return self.at(Stage.TURN)

    def at(self, stage: Stage, start: int | None = None) -> Table:
        """The table at the beginning of a stage."""
        if start is not None:
            self.state.start = start
        self.state.stage = stage
        seats = [f"seat {n + 1}" for n in range(len(self.state.empires))]
        header = new_header(META, seats, self.options, seed="scene")
        return Table(header, TITLE, position=self.state)


def _is(advance: Advance, category: str, level: int) -> bool:
    return (advance.category, advance.level) == (category, level)


def empire(table: Table, seat: int) -> Empire:
    """What a player has now."""
    me: Empire = table.state.empires[seat]
    return me
