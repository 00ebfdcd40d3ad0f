"""What the tests of the first chapters and of the tracks share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import civitas
from civitas import Pick, Table
from civitas.titles.sands_of_time.content import CARD, REGION
from civitas.titles.sands_of_time.picks import Choose, Done
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import PROVINCE
from civitas.titles.sands_of_time.tracks import take_control
from civitas.titles.sands_of_time.view import EmpireView, RegionView, View

ANY = ("chronicle", "tribute")
"""Two cards for a player the test is not about."""
Position: TypeAlias = Callable[[], Scene]


def board(table: Table, seat: int | None = 0) -> View:
    """The table as a seat sees it."""
    seen: View = table.view(seat).board
    return seen


def player(table: Table, seat: int, to: int | None = None) -> EmpireView:
    """What a player has, as the player or another seat sees it."""
    return board(table, seat if to is None else to).empires[seat]


def place_of(table: Table, region: str) -> RegionView:
    return board(table).regions[REGION[region]]


def offered(table: Table, pick: Pick) -> bool:
    return pick in table.asks[0].picks


def reason(table: Table, pick: Pick) -> str | None:
    """The clause that forbids a pick which is not offered."""
    assert not offered(table, pick)
    why = table.why_not(pick)
    return why.clause if why else None


def pair(first: str, second: str) -> Choose:
    """Two cards as they are chosen: in the order of the cards."""
    return Choose(*sorted((first, second), key=CARD.__getitem__))


def choose(table: Table, *pairs: tuple[str, str]) -> None:
    """Every seat chooses its two cards."""
    for seat, cards in enumerate(pairs):
        table.pick(pair(*cards), seat=seat)


def chosen(scene: Scene, seat: int, first: str, second: str) -> Scene:
    """Cards a player has already chosen and will reveal in the own turn."""
    scene.state.empires[seat].chosen = (CARD[first], CARD[second])
    return scene


def marked(scene: Scene, seat: int, *regions: str) -> Scene:
    """Provinces of a player in the middle of the setup, without a capital yet."""
    for region in regions:
        take_control(scene.state, scene.state.empires[seat], REGION[region], PROVINCE)
    return scene


def first_picks(table: Table, what: str) -> None:
    """Answer everything with the first pick until this is asked."""
    while table.asks[0].what != what:
        table.pick(table.asks[0].picks[0], seat=table.asks[0].seat)


def position(*, manned: bool = False, **mine: Any) -> Scene:
    """P holds Italia and whatever is named; with or without citizens there and in free Gallia."""
    scene = Scene().empire(0, capital="italia", **mine).empire(1, capital="syria")
    if manned:
        scene.citizens(0, italia=(2, 1), gallia=(1, 1))
    return chosen(scene, 1, *ANY)


def marker_on_agriculture(*, heritage: int) -> Scene:
    """Unrest 1, and two more cards in the row of the only advance marker."""
    scene = position(unrest=1, heritage=(heritage, 0, 0))
    return scene.row("civil_1", "agriculture", "granaries", "tyranny", markers={0: 1})


def finish(table: Table) -> None:
    """Leave the action in progress at what was done, as early as it can be left."""
    while table.asks[0].what != "turn":
        table.pick(Done() if offered(table, Done()) else table.asks[0].picks[0])


def random_match(seats: int, seed: int, **options: bool) -> Iterator[Table]:
    """A match of random picks, seen after every pick."""
    table = civitas.new(
        "sands_of_time", seats=seats, options=options, seed=f"match {seed}", log=True
    )
    dice = random.Random(seed)
    while not table.over:
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), seat=ask.seat)
        yield table
