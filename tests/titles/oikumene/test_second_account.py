"""What the program keeps at hand is what a second account of the clauses comes to (`referee.py`),
in wild positions and as they are played on."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from civitas.titles.oikumene.course import victory
from civitas.titles.oikumene.farming.income import feast_bill, tax
from civitas.titles.oikumene.means.areas import realm
from civitas.titles.oikumene.means.control import encircled
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.war.sieges import svs
from civitas.titles.oikumene.world import spaces
from tests.titles.oikumene.referee import NOBODY, Referee
from tests.titles.oikumene.wild_positions import wild_position

MATCHES = 16
PICKS = 60
EACH = 12
"""Of so many picks one position is looked at."""


def positions(number: int) -> Iterator[State]:
    """A wild position, and what becomes of it at random."""
    dice = random.Random(f"second account {number}")
    table, _ = wild_position(dice, (2, 3, 4, 8)[number % 4])
    for at in range(PICKS):
        if table.over:
            return
        if at % EACH == 0:
            yield table.state
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)


def named(s: State, found: int) -> set[str]:
    return {s.label(space) for space in spaces(found)}


def in_game(s: State) -> list[Player]:
    return [me for me in s.players if not me.gone and not me.late]


@pytest.mark.rule("HRN-2.5", "HRN-2.7", "HRN-2.8", "HRN-2.11", "HRN-2.22", "HRN-8.2", "HRN-10.3")
@pytest.mark.parametrize("number", range(MATCHES))
def test_who_controls_what_and_what_is_encircled(number: int) -> None:
    for s in positions(number):
        referee = Referee(s)
        every = {*referee.fields, *referee.seas, *referee.sections}
        assert every == named(s, s.world.inside)
        for space in every:
            assert s.control[s.world.number[space]] in referee.masters(space), space
        for field in referee.town:
            assert encircled(s, s.world.number[field]) == referee.encircled(field), field
            assert svs(s, s.world.number[field]) == referee.walls(field), field


@pytest.mark.rule("HRN-2.16", "HRN-2.17", "HRN-2.18", "HRN-5.12", "HRN-5.13", "HRN-5.16")
@pytest.mark.parametrize("number", range(MATCHES))
def test_what_is_connected_and_what_it_brings(number: int) -> None:
    for s in positions(number):
        referee = Referee(s)
        for me in in_game(s):
            mine = named(s, s.held[me.seat])
            found = {frozenset(named(s, area)) for area in realm(s, me).areas}
            assert found == referee.areas(me.seat, mine)
            assert named(s, realm(s, me).towns) == referee.free(me.seat)
            more = me.traits.extra_tax_gold and tax(s, me) - referee.income(me.seat, mine)
            assert more in (0, me.traits.extra_tax_gold)
            assert tax(s, me) == referee.income(me.seat, mine) + more
            assert feast_bill(s, me).prestige == referee.income(me.seat, mine)


@pytest.mark.rule(
    "HRN-2.9", "HRN-19.1", "HRN-19.6", "HRN-19.7", "HRN-19.8", "HRN-19.10", "HRN-19.12"
)
@pytest.mark.parametrize("number", range(MATCHES))
def test_what_counts_for_victory(number: int) -> None:
    for s in positions(number):
        referee = Referee(s)
        for me in in_game(s):
            free, lands = referee.free(me.seat), _lands(s, me)
            cities = sum(referee.town[field] == "city" for field in free)
            grown = sum(c for c, seat in zip(s.crop, s.sower, strict=True) if seat == me.seat)
            points = referee.agrarian(me.seat)
            have = (len(lands), len(free), points + grown, cities, me.prestige)
            assert tuple(victory.reached(s, me).values()) == have
            steps = sum((t.payer == me.seat) - (t.receiver == me.seat) for t in s.treaties)
            more, each = steps - (me.victory >= 5), (2, 1, 5, 0, 10)
            needs = [n + step * more for n, step in zip((14, 9, 40, 2, 70), each, strict=True)]
            goals = [h >= n for h, n in zip(have, needs, strict=True)]
            if not s.mode.feeding:
                goals = [goals[0], goals[1], goals[3]]
            assert len(victory.goals_met(s, me)) == sum(goals)
            assert victory.feeds_all(s, me) == referee.feeds(me.seat, named(s, s.held[me.seat]))
            assert victory.dominance_need(s, me) == 15 + 2 * steps - 2 * any(goals)
            worth = sum(2 if referee.plain(field) else 1 for field in lands)
            total = worth + len(free) + cities + points // 3 + me.prestige // 10 + me.victory
            total += me.helps - 2 * me.helped + _treaties(s, me)
            assert sum(victory.significance(s, me).values()) == total


def _lands(s: State, me: Player) -> set[str]:
    """HRN-2.9, HRN-2.10"""
    held = named(s, s.held[me.seat] & s.world.land)
    for field in s.world.fields:
        lies = s.sower[field] == me.seat or any(owner == me.seat for owner, _ in s.herds[field])
        if lies and s.control[field] == NOBODY:
            held.add(s.label(field))
    return held


def _treaties(s: State, me: Player) -> int:
    """HRN-19.12: tribute 1, ransom 2, vassalage 3."""
    return sum((t.kind + 1) * ((t.receiver == me.seat) - (t.payer == me.seat)) for t in s.treaties)
