"""Standing answers: only where everybody knows that it is asked, and whatever is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from civitas.kernel.asks import Ask, Pick, kinds_of
from civitas.kernel.chance import Chance
from civitas.kernel.match import new
from civitas.kernel.standing import asked_alone, declining
from civitas.kernel.table import Table
from civitas.kernel.titles import Title, find_title, known_titles
from civitas.kernel.words import LANGUAGES, words_for

WITH_SECRETS = ("clash_of_cultures", "era_of_tribes")
Decide = Callable[[Title, Ask], Pick | None]


def moments(title: str, seed: int, picks: int) -> list[Table]:
    """Forks of a match, where somebody is asked what may have a standing answer. Whoever can
    offers something to somebody: that is what others are asked about."""
    table, dice, found = new(title, 3, seed=str(seed)), random.Random(seed), []
    for _ in range(picks):
        if table.over:
            break
        ask = table.asks[0]
        if asked_alone(table) is ask and declining(table.title, ask) is not None:
            found.append(table.fork())
        offers = [pick for pick in ask.picks if type(pick).__name__ in ("Propose", "Ally", "Buy")]
        table.pick(dice.choice(offers or ask.picks), ask.seat)
    return found


def told_by_speed(table: Table, decide: Decide, dice: random.Random) -> str:
    """What others could learn from the answer coming at once, or not; nothing, if all is well."""
    ask = table.asks[0]
    answer = decide(table.title, ask)
    for other in range(len(table.header.seats)):
        if other == ask.seat:
            continue
        for _ in range(3):
            world = table.imagine(other, Chance(dice.getrandbits(60)))
            there = world.asks[0]
            if (there.seat, there.what) != (ask.seat, ask.what):
                return f"seat {other} did not know that {ask.what} is asked"
            if decide(table.title, there) != answer:
                return f"seat {other} sees by {ask.what} what is hidden"
    return ""


@pytest.mark.parametrize("title", WITH_SECRETS)
def test_the_speed_of_an_answer_tells_nothing(title: str) -> None:
    """In every world that somebody else may imagine the same is asked and the same is answered."""
    dice, kinds = random.Random(1), Counter[str]()
    for seed in range(3):
        for table in moments(title, seed, 700):
            ask = table.asks[0]
            kinds[ask.what] += 1
            if kinds[ask.what] <= 12:
                assert told_by_speed(table, declining, dice) == ""
    assert kinds


def test_that_would_be_noticed() -> None:
    """Whoever says no only while holding no card would tell what they hold."""

    def if_poor(_: Title, ask: Ask) -> Pick | None:
        return ask.picks[0] if len(ask.picks) % 2 else None

    dice, table = random.Random(2), new("clash_of_cultures", 3, seed="7")
    for _ in range(600):
        ask = table.asks[0]
        if ask.secret and told_by_speed(table, if_poor, dice):
            return
        table.pick(dice.choice(ask.picks), ask.seat)
    raise AssertionError("nobody has noticed")


@pytest.mark.parametrize("title", known_titles())
def test_it_has_words_and_a_kind_of_pick(title: str) -> None:
    meta = find_title(title)
    rules = meta.load()
    for what, kind in rules.standing.items():
        assert kind in kinds_of(rules.pick_type)
        for language in LANGUAGES:
            words = words_for(meta, language)
            assert words.has(f"standing-{what}")
            assert words.has(f"ask-{what}")


def test_a_secret_ask_has_none() -> None:
    table = new("clash_of_cultures", 2, seed="spring")
    title = table.title
    ask = Ask(0, "trade-answer", lambda: [title.standing["trade-answer"]()], secret=True)
    assert declining(title, ask) is None
    ask.secret = False
    assert declining(title, ask) is not None
