"""Law 5 on the wire, for the cards that players of Clash of Cultures choose in secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from civitas.kernel.table import Table
from civitas.web.storage.steps import Step
from civitas.web.tables.acts import last_step
from civitas.web.tables.live import Live
from tests.laws.same import sight
from tests.titles.clash_of_cultures.fights import plains
from tests.web.server import Served
from tests.web.test_secrets import Scene, compare_while_alike, freeze, served_twice, swap

CLASH = "clash_of_cultures"
Found = tuple[int, tuple[Any, Any]]
"""A seat, and two cards of which it can choose one."""


def test_a_card_in_an_offer_is_nowhere_to_be_seen(tmp_path: Path) -> None:
    """Others know its deck, and whom it is offered to once it is (COC-5.1)."""
    dice = random.Random(6)
    with served_twice(tmp_path) as (first, copy):
        scene, seat, (this, that) = until_chosen(first, "trade", dice)
        with copy() as second:
            for served, picks in ((first, (this, that)), (second, (that, this))):
                scene.pick(served, seat, picks[0])
                scene.undo(served, seat)
                scene.pick(served, seat, picks[1])
            assert scene.table(first).state != scene.table(second).state
            assert compare_while_alike(scene, second, seat, dice) >= 2


def test_a_tactics_card_is_nowhere_to_be_seen(tmp_path: Path) -> None:
    """It lies face down until both have chosen (COC-15.8)."""
    battle = plains().units(0, "D4", infantry=2).units(1, "D4", infantry=2)
    battle.player(0, advances=["tactics"], actions=["action_01", "action_05"])
    table = battle.player(1, advances=["tactics"], actions=["action_02"]).battle(0, 1, "D4", "C4")
    seat, cards = next(unseen(table, "tactics"))
    with served_twice(tmp_path) as (first, copy):
        scene = Scene(first, CLASH, ("Anna", "Ben"))
        with copy() as second:
            for served, card in zip((first, second), cards, strict=True):
                put(scene, served, table, card, seat)
            for viewer in scene.viewers:
                known = scene.differs(viewer, second, [])
                assert bool(known) == (viewer.seat == seat), known


def put(scene: Scene, served: Served, table: Table, card: Any, seat: int) -> None:
    """Let the server have this table, where the seat has just chosen this card."""
    world, true = table.fork(), scene.table(served)
    world.pick(card, seat)
    world.journal, world.log, world.header = true.journal.copy(), true.log, true.header
    swap(scene, served, world)


def until_chosen(
    served: Served, what: str, dice: random.Random
) -> tuple[Scene, int, tuple[Any, Any]]:
    """A match, played at random up to where a seat can choose a card unseen by all others."""
    scene = Scene(served, CLASH, ("Anna", "Ben"))
    found: list[Found] = []

    def act(live: Live) -> list[Step]:
        steps = []
        while not found:
            ask = dice.choice(live.table.asks)
            live.table.pick(dice.choice(ask.picks), ask.seat)
            live.record.picked(live.table, ask.seat)
            steps.append(last_step(live.table))
            found.extend(unseen(live.table, what))
        return steps

    served.house.hall.change(scene.match, act, lambda live: None)
    freeze(served, scene.match)
    seat, cards = found[0]
    return scene, seat, cards


def unseen(table: Table, what: str) -> Iterator[Found]:
    """Two cards that a seat can choose when it is asked this, if no other seat sees which."""
    for ask in table.asks:
        cards = [pick for pick in ask.picks if any(p.startswith("card:") for p in pick.places)]
        others = [None, *(n for n in range(len(table.header.seats)) if n != ask.seat)]
        for this, that in combinations(cards, 2) if ask.what == what else ():
            one, two = table.fork(), table.fork()
            one.pick(this, ask.seat)
            two.pick(that, ask.seat)
            if all(sight(one, eyes) == sight(two, eyes) for eyes in others):
                yield ask.seat, (this, that)
