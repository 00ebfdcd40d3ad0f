"""Why did it do that? Each deed of an Automa can be explained by what the log tells."""

from __future__ import annotations

import random

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.match import new
from civitas.kernel.table import Table
from civitas.kernel.titles import Section
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARDS
from civitas.titles.era_of_tribes.scene import Scene
from civitas.titles.era_of_tribes.title import TITLE


@pytest.fixture(scope="module")
def match() -> Table:
    """A match of one person at random against two Automas, which sail."""
    table = new("era_of_tribes", ["Ann", "Bot", "Cog"], seed="why", automas=[1, 2], log=True)
    luck = random.Random(5)
    while not table.over:
        table.pick(luck.choice(table.asks[0].picks))
    return table


def found(match: Table, message: str, language: str = "en") -> list[list[Section]]:
    """What is told of each line with this message."""
    words, lines = words_for(META, language, match.header.seats), match.story(None)
    told = [n for n, line in enumerate(lines) if line.message == message]
    numbers = [n for n in told if TITLE.explains(lines[n])]
    assert numbers, f"nothing of {message} happens in this match"
    return [TITLE.because(lines, n, words) for n in numbers]


def figure(cell: str) -> int:
    """A cell is empty where a part counts nothing."""
    return int(cell.replace("−", "-") or 0)


def compared(sections: list[Section]) -> Section:
    return next(section for section in sections if section.heading == "What it compared")


@pytest.mark.rule("AUT-5.8", "AUT-6.6")
@pytest.mark.parametrize("message", ["told-automa-places", "told-automa-city", "told-automa-sails"])
def test_the_value_of_every_candidate_is_the_sum_of_its_parts(match: Table, message: str) -> None:
    for sections in found(match, message):
        table = compared(sections)
        assert table.header[:4] == ("", "field", "value", "base")
        for _, _, total, *parts in table.rows:
            assert figure(total) == sum(map(figure, parts))
        values = [figure(row[2]) for row in table.rows]
        if message != "told-automa-sails":  # where the field in which the fleet stands comes last
            assert values == sorted(values, reverse=True)


@pytest.mark.rule("AUT-3.12", "AUT-7.3")
@pytest.mark.parametrize("message", ["told-automa-city", "told-automa-sails"])
def test_the_one_that_was_chosen_is_marked_and_among_the_best(match: Table, message: str) -> None:
    for sections in found(match, message):
        rows = compared(sections).rows
        (chosen,) = [row for row in rows if row[0]]
        assert chosen[2] == rows[0][2]


@pytest.mark.rule("AUT-2.6")
def test_what_it_does_by_a_card_names_the_card(match: Table) -> None:
    words = words_for(META, "en")
    cards = {words.thing(card.id) for card in AUTOMA_CARDS}
    for sections in found(match, "told-trade"):
        assert sections[0].heading in cards
        assert sections[-1].rows[0][1] == "AUT-2.6"


@pytest.mark.rule("AUT-2.13")
def test_what_it_does_after_the_round_has_no_card(match: Table) -> None:
    for sections in found(match, "told-automa-after"):
        assert sections[0].heading.startswith("After the round")
        assert sections[-1].rows[-1][1] == "AUT-2.13"


@pytest.mark.rule("AUT-6.13", "AUT-3.12")
def test_a_tie_breaker_is_told_where_values_are_equal(match: Table) -> None:
    steps = [text for told in found(match, "told-automa-places") for text, _ in told[-1].rows]
    assert any("Equal values" in step for step in steps)
    for sections in found(match, "told-automa-city"):
        best, *others = compared(sections).rows
        told = [text for text, _ in sections[-1].rows[-2:-1]]
        assert any("qual values" in text for text in told) == any(n[2] == best[2] for n in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_of_an_automa_is_explained_in_words(match: Table, language: str) -> None:
    words, lines = words_for(META, language, match.header.seats), match.story(0)
    explained = [n for n, line in enumerate(lines) if TITLE.explains(line)]
    assert {lines[n].params["seat"] for n in explained} <= {1, 2}
    for n in explained[::7]:
        sections = TITLE.because(lines, n, words)
        assert sections
        for section in sections:
            for text in (
                section.heading,
                *section.header,
                *(c for row in section.rows for c in row),
            ):
                assert not text.startswith(("because-", "part-", "told-", "effect-"))


@pytest.mark.rule("AUT-7.4")
def test_a_fleet_that_stays_tells_what_it_weighed() -> None:
    """Admiralty is open: all fish is worth 3 and 3, and for as much a fleet stays where it is."""
    scene = Scene(1, ["romans", "carthaginians"], automas=1, setup="2p_southwest")
    scene.open_cards("admiralty").player(1, levels={"navigation": 1}, morale=2, food=3, thalers=0)
    scene.fleets(1, "numidian_sea")
    table = scene.at(Step("automa.auto", 1), Step("turn", 0))
    lines = table.story(0)
    (stays,) = [n for n, line in enumerate(lines) if line.message == "told-automa-stays"]
    assert lines[stays].clause == "AUT-7.4"
    rows = compared(TITLE.because(lines, stays, words_for(META, "en"))).rows
    assert [row[:4] for row in rows if row[0]] == [("✓", "Numidian Sea", "6", "3")]
    assert {row[2:4] for row in rows if not row[0]} == {("6", "3")}
