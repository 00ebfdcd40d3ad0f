"""Dice, shields and swords of battles and assaults are what a second account of the clauses finds,
in wild positions that are played at random."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from civitas.kernel.asks import Ask
from civitas.titles.oikumene.picks.war import Assault, Attack, ChargeAll, FightOn, Sortie
from civitas.titles.oikumene.state import State
from tests.titles.oikumene.captain import ATTACKER, DEFENDER, Captain
from tests.titles.oikumene.wild_positions import wild_position

WARLIKE = (Assault, Attack, ChargeAll, FightOn, Sortie)
PICKS = 250
Key = tuple[int, int, int, int, int]


class Witness:
    """Looks at battle rounds when their dice have been thrown, and when their swords are counted;
    morale is that of the prestige with which a round began."""

    def __init__(self) -> None:
        self.prestige: dict[Key, tuple[int, int]] = {}
        """Of both sides, when a battle round was seen first."""
        self.seen: Counter[str] = Counter()

    def looks(self, s: State, ask: Ask) -> None:
        battle = s.battle
        if battle is None or not battle.round:
            return
        key = (s.round, len(s.fights), battle.space, battle.attacker, battle.round)
        first, second = (s.players[side.seat].prestige for side in battle.sides)
        captain = Captain(s, battle, self.prestige.setdefault(key, (first, second)))
        if battle.step == "attack":
            self._thrown(captain)
        if ask.what == "put-aside":
            self._counted(captain)

    def _thrown(self, captain: Captain) -> None:
        for which in (ATTACKER, DEFENDER):
            side = captain.side(which)
            if side.flight or side.fresh != side.units:  # others have charged, or fallen
                continue
            assert len(side.dice) == captain.dice(which, side.units)
            assert side.shield_sources[0] == captain.shields(which, side.units)
            self.seen["siege" if captain.siege is not None else "battle"] += 1

    def _counted(self, captain: Captain) -> None:
        for which in (ATTACKER, DEFENDER):
            side = captain.side(which)
            if side.flight:
                continue
            assert side.sword_sources[:3] == captain.swords(which)
            self.seen["swords"] += 1


@pytest.mark.rule(
    "HRN-9.5", "HRN-9.7", "HRN-9.8", "HRN-9.10", "HRN-9.13", "HRN-9.14", "HRN-9.20", "HRN-9.27",
    "HRN-10.3", "HRN-10.5", "HRN-10.9", "HRN-16.8", "HRN-16.9", "HRN-16.10",
)  # fmt: skip
def test_dice_shields_and_swords_are_what_the_clauses_say() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        witness = Witness()
        luck = random.Random(seed)
        table, _ = wild_position(luck, 2 + seed % 3)
        for _ in range(PICKS):
            if not table.asks:
                break
            ask = luck.choice(table.asks)
            witness.looks(table.state, ask)
            fights = [pick for pick in ask.picks if isinstance(pick, WARLIKE)]
            idle = ask.what in ("trade", "build", "sowing", "harvest")
            picks = fights or (ask.picks[:1] if idle else ask.picks)
            table.pick(luck.choice(picks), ask.seat)
        seen += witness.seen
    assert all(seen[what] > 20 for what in ("battle", "siege", "swords")), seen
