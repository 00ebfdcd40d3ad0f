"""Law 1. It ends: every match comes to a result, no ask is empty, no rule raises."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest
from msgspec.structs import replace

from civitas.kernel.agenda import Chapter
from civitas.kernel.asks import Ask, Flow
from civitas.kernel.errors import RuleFault
from civitas.kernel.planned import Agenda
from civitas.kernel.results import Result
from civitas.kernel.table import Table
from civitas.kernel.titles import Title
from tests.laws.matches import Match, blame, play
from tests.laws.told import told_by
from tests.laws.toy import Take, Toy
from tests.toys.terraces import claiming, course, gardening
from tests.toys.terraces.title import Terraces

MOMENTS = 2
"""Moments of a match that are judged as a bot would."""


def check_ends(match: Match) -> None:
    if match.fault is not None:
        raise match.fault
    setting = match.header.setting
    judged = match.some("judged", MOMENTS)
    names = match.title.feature_names(match.start().state)
    for number, (table, entry) in enumerate(match.walk()):
        assert table.over == (entry is None), "the match did not end where its picks do"
        for ask in table.asks:
            assert ask.picks, f"{ask.what}: no pick"
            assert len(set(ask.picks)) == len(ask.picks), f"{ask.what}: a pick is there twice"
            assert ask.seat in setting.players, f"{ask.what}: nobody is asked at seat {ask.seat}"
        if number in judged:
            check_is_judged(match, table, number)
            assert match.title.feature_names(table.state) == names, "features with other names"
        if not table.over:
            assert table.result is None, "a result before the end"
            continue
        bound = told_by(match.title.meta.id).picks * setting.seats
        assert len(match.entries) <= bound, "it takes too long"
        assert table.result is not None, "an end without a result"
        check_result(table.result, setting.seats)


def check_result(result: Result, seats: int) -> None:
    """Points and a rank for each seat; whoever is first has won, if anybody has."""
    assert len(result.scores) == seats, "not as many scores as seats"
    assert all(isfinite(score) and score * 2 == int(score * 2) for score in result.scores)
    ranks = result.ranks
    assert len(ranks) == seats, "not as many ranks as seats"
    assert all(mine == 1 + sum(other < mine for other in ranks) for mine in ranks), "wrong ranks"
    first = {seat for seat, rank in enumerate(ranks) if rank == 1}
    assert set(result.winners) in (first, set()), "who is first has not won"
    assert result.how, "it does not say how it was won"


def check_is_judged(match: Match, table: Table, number: int) -> None:
    """A bot can judge any position from any seat, and doing so changes nothing."""
    for seat in range(len(match.header.seats)):
        value = match.title.evaluate(table.state, seat)
        assert isfinite(value), f"seat {seat} stands at {value}"
        found = match.title.features(table.state, seat)
        assert all(map(isfinite, found)), f"seat {seat} counts what is no number"
        assert len(found) == len(match.title.feature_names(table.state)), "features without names"
    assert table.state_hash() == match.hashes[number], "judging changes the state"


def test_it_ends(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_ends(match)


class Raising(Toy):
    def goes_on(self, s: Any) -> bool:
        assert s.round < 2, "a rule has raised"
        return super().goes_on(s)


class Endless(Toy):
    def goes_on(self, s: Any) -> bool:
        s.stones.clear()
        return True


class Empty(Toy):
    def segment(self, s: Any) -> Flow | None:
        return self.nothing() if s.stage == 3 else super().segment(s)

    def nothing(self) -> Flow:
        yield Ask(0, "take", list)


class Doubled(Toy):
    def segment(self, s: Any) -> Flow | None:
        return self.twice() if s.stage == 3 else super().segment(s)

    def twice(self) -> Flow:
        yield Ask(0, "take", lambda: [Take(1), Take(1)])


class Undecided(Toy):
    def result(self, s: Any) -> None:
        return None


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        (Raising(), "a rule has raised"),
        (Endless(), "did not end"),
        (Empty(), "an ask without a pick"),
        (Doubled(), "twice"),
        (Undecided(), "without a result"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_law_bites(title: Title, fault: str) -> None:
    with pytest.raises((AssertionError, RuleFault), match=fault):
        check_ends(play(title, 2, {}, "bite"))


class Unranked(Toy):
    """Says who has won, and nothing of the others."""

    def result(self, s: Any) -> Result | None:
        told = super().result(s)
        return told and replace(told, ranks=())


class Unjust(Toy):
    """Lets the seat after the first one win."""

    def result(self, s: Any) -> Result | None:
        told = super().result(s)
        return told and replace(told, winners=((told.winners[0] + 1) % len(told.scores),))


class Speechless(Toy):
    """Does not say how it was won."""

    def result(self, s: Any) -> Result | None:
        told = super().result(s)
        return told and replace(told, how="")


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        (Unranked(), "not as many ranks"),
        (Unjust(), "who is first has not won"),
        (Speechless(), "does not say how"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_law_bites_results(title: Title, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_ends(play(title, 3, {}, "bite"))


class Torn(Toy):
    """Cannot say who is ahead."""

    def evaluate(self, s: Any, seat: int) -> float:
        return float("nan")


class Meddling(Toy):
    """Pays for the judgement."""

    def evaluate(self, s: Any, seat: int) -> float:
        s.purses[seat] += 1
        return 0.0


@pytest.mark.parametrize(("title", "fault"), [(Torn(), "stands at nan"), (Meddling(), "changes")])
def test_the_law_bites_judges(title: Title, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_ends(play(title, 2, {}, "bite"))


class Nameless(Toy):
    """Counts what has no name."""

    def features(self, s: Any, seat: int) -> list[float]:
        return [*super().features(s, seat), 1.0]


class Boundless(Toy):
    """Counts without end."""

    def features(self, s: Any, seat: int) -> list[float]:
        return [*super().features(s, seat)[:-1], float("inf")]


class Renaming(Toy):
    """Counts something else in every round."""

    def feature_names(self, s: Any) -> tuple[str, ...]:
        return (*super().feature_names(s)[:-1], f"coins in round {s.round}")


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        (Nameless(), "features without names"),
        (Boundless(), "counts what is no number"),
        (Renaming(), "other names"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_the_law_bites_features(title: Title, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_ends(play(title, 2, {}, "bite"))


class AsksAutomas(Terraces):
    """Asks those who are not there."""

    def segment(self, s: Any) -> Flow | None:
        return AGENDA.segment(s)

    def goes_on(self, s: Any) -> bool:
        return AGENDA.goes_on(s)


ASKING = Chapter()
ASKING.asking("claim")(claiming.claim)
ASKING.asking("automa.claim")(claiming.claim)
AGENDA = Agenda(course.RULES, ASKING, gardening.RULES)


def test_the_law_bites_who_asks_an_automa() -> None:
    with pytest.raises(AssertionError, match="nobody is asked at seat 1"):
        check_ends(play(AsksAutomas(), 3, {}, "bite", automas=(1,)))
