"""What may be done in the draft is what a second account of the clauses comes to (`surveyor.py`),
on every map, in drafts at random."""

from __future__ import annotations

import random
from collections.abc import Set
from typing import Any

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.content.maps import MAPS, map_of
from civitas.titles.oikumene.content.modes import MODES
from civitas.titles.oikumene.picks.common import PASS
from civitas.titles.oikumene.picks.course import Claim, OnStart, Relocate, Settle
from tests.titles.oikumene.helpers import match, state
from tests.titles.oikumene.surveyor import Surveyor

DRAFTS = 8
"""Of each map."""


class Draft:
    """A draft at random: each question is held against what the surveyor has found."""

    def __init__(self, name: str, number: int) -> None:
        self.dice = random.Random(f"second draft {name} {number}")
        seats = self.dice.randint(2, map_of(name).max_players)
        least = 1 if seats < 4 else 2 if seats < 8 else 3
        area = self.dice.randint(least, 3)
        options: dict[str, Any] = {"map": name, "mode": self.dice.choice(MODES)}
        if area > least:
            options["area"] = area
        self.table: Table = match(seats, seed=f"draft {number}", **options)
        self.known = Surveyor(name, area)
        first = state(self.table).first
        self.order = [(first + n) % seats for n in range(seats)]

    def answer(self, seat: int, what: str, expected: Set[Pick]) -> Pick:
        """What is offered is what is expected; a single answer is not asked for."""
        if len(expected) == 1:
            return next(iter(expected))
        ask = self.table.asks[0]
        assert (ask.seat, ask.what, set(ask.picks)) == (seat, what, expected)
        special = [pick for pick in ask.picks if isinstance(pick, OnStart)]
        pick = self.dice.choice(special if special and self.dice.random() < 0.4 else ask.picks)
        self.table.pick(pick, seat)
        return pick

    def place(self) -> None:
        for turn, seats in enumerate((self.order, self.order[::-1], self.order), start=1):
            for seat in seats:
                if self.known.places(seat, turn):
                    expected = self.known.settles(seat, turn)
                    self.known.note(seat, self.answer(seat, "place", expected))

    def relocate(self) -> None:
        for seat in self.order[::-1]:
            moves = self.known.moves(seat)
            pick = self.answer(seat, "relocate", moves) if moves else PASS
            if isinstance(pick, Relocate):
                goals: set[Pick] = {*map(Settle, self.known.goals(seat, pick.space))}
                goal = self.answer(seat, "relocate-to", goals)
                del self.known.towns[pick.space]
                self.known.note(seat, goal)

    def claim(self) -> None:
        for seat in self.order:
            if claims := self.known.claims(seat):
                pick = self.answer(seat, "claim", claims)
                assert isinstance(pick, Claim)
                self.known.join(seat, pick.faction)


@pytest.mark.rule("HRN-3.4", "HRN-3.5", "HRN-3.6", "HRN-3.7", "HRN-3.8", "HRN-3.9", "HRN-3.10")
@pytest.mark.rule("HRN-3.17", "HRN-18.1", "HRN-18.44", "HRN-18.46")
@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("number", range(DRAFTS))
def test_what_may_be_done_in_a_draft(name: str, number: int) -> None:
    draft = Draft(name, number)
    draft.place()
    draft.relocate()
    draft.claim()
    s = state(draft.table)
    players = [me.seat for me in s.players if me.faction >= 0]
    assert {seat: FACTIONS[s.players[seat].faction] for seat in players} == draft.known.faction
    settled = {s.label(field): s.owner[field] for field in s.world.fields if s.owner[field] >= 0}
    assert settled == {field: seat for field, (seat, _) in draft.known.towns.items()}
