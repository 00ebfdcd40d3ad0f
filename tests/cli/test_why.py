"""What ? answers: the reason, its clause, the text of the clause."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import civitas
from civitas.cli.menu import menu
from civitas.cli.seats import table_words
from civitas.cli.why import Note, Question
from civitas.kernel.rulebook import rulebook
from civitas.titles.sands_of_time.scene import Scene

META = civitas.known_titles()["sands_of_time"]


def question(table: civitas.Table, lang: str = "en") -> Question:
    header = msgspec.structs.replace(table.header, seats=("Ada", "Ben"))
    words = table_words(header, lang, marked=True)
    ask = table.asks[0]
    return Question(table, ask, menu(ask.picks, words), words)


@pytest.fixture
def table() -> civitas.Table:
    """Ada's turn with Muster and Conquest, one gold, no crops."""
    scene = Scene(players=2)
    scene.empire(0, capital="italia", provinces=["gallia"], gold=1)
    scene.empire(1, capital="syria")
    scene.citizens(0, italia=(2, 1), sicilia=(1, 0)).citizens(1, syria=(1, 1))
    return scene.turn(0, "muster", "conquest")


def first(notes: list[Note]) -> str:
    return notes[0].text


def test_a_missing_pick_is_explained_with_its_clause_and_text(table: civitas.Table) -> None:
    """SOT-10.16: two regions make an annexation cost 2 crops."""
    notes = question(table).answer("annex sicilia")
    assert first(notes) == ("Annex Sicilia: This costs 2 crops, and you have 0. [SOT-10.16]")
    assert notes[1].mark == "SOT-10.16"
    assert notes[1].text.startswith("The player pays crops equal to the number of regions")
    assert "house" not in notes[1].text


@pytest.mark.parametrize(
    ("lang", "text", "answer"),
    [
        ("en", "play build", "Use Build: You have not revealed this card in this turn. [SOT-6.6]"),
        ("en", "Annex Italia!", "Annex Italia: You already control this region. [SOT-10.15]"),
        ("en", "italia annex", "Annex Italia: You already control this region. [SOT-10.15]"),
        ("en", "attack ben syria", "Attack ● Ben in Syria: You have no citizen in this region"),
        ("de", "Bauen nutzen", "Bauen nutzen: Du hast diese Karte in diesem Spielzug nicht"),
        ("de", "Italia annektieren", "Italia annektieren: Du kontrollierst diese Region schon"),
    ],
)
def test_questions_in_the_words_of_the_game(
    lang: str, text: str, answer: str, table: civitas.Table
) -> None:
    assert first(question(table, lang).answer(text)).startswith(answer)


def test_what_is_offered_is_told_by_its_number(table: civitas.Table) -> None:
    asked = question(table)
    number = [choice.label for choice in asked.choices].index("Use Muster") + 1
    assert asked.answer("play muster") == [Note(str(number), "Use Muster")]


def test_a_choice_by_number_tells_what_it_does_and_the_rules(table: civitas.Table) -> None:
    asked = question(table)
    notes = asked.answer("1")
    assert first(notes).startswith("Pay 1 gold and place 1 soldier")
    assert [note.mark for note in notes[1:3]] == ["SOT-9.1", "SOT-9.2"]
    assert asked.answer("99") == []


def test_a_thing_is_explained_by_its_name_in_both_languages(table: civitas.Table) -> None:
    english, german = question(table).answer("library"), question(table, "de").answer("Bibliothek")
    assert first(english).startswith("Cultural unlocked: your heritage counts 1 higher")
    assert first(german).startswith("Kultur freigeschaltet:")
    assert english[1].mark == german[1].mark == "SOT-26.12"
    assert english[1].text.startswith("Library, level 3")
    assert german[1].text.startswith("Bibliothek, Level 3")


def test_clauses_and_sections_by_number(table: civitas.Table) -> None:
    asked = question(table)
    assert asked.answer("SOT-8.2") == asked.answer("8.2") == asked.answer("sot-8.2")
    assert [note.mark for note in asked.answer("sot-8")] == [f"SOT-8.{n}" for n in range(1, 5)]
    assert asked.answer("SOT-99.1") == []


def test_every_clause_of_the_rules_can_be_read() -> None:
    book = rulebook(META)
    assert len(book.clauses) > 290
    assert book.about(["Caravan"])[0] == "SOT-15.1"
    assert book.about(["Oppression"]) == ["SOT-18.4"]
    assert book.about(["nothing of that name"]) == []


def wild_questions(asked: Question) -> Iterator[str]:
    yield from ("", "*.(", "9" * 150, asked.example, "annex", "group 3", "choose muster build raid")
    yield from (choice.label for choice in asked.choices[:3])


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_question_breaks_anything(lang: str) -> None:
    """All through a match, whatever is typed; and no line of an answer is empty."""
    table = civitas.new("sands_of_time", 2, seed="spring", log=False)
    while not table.over:
        ask = table.asks[-1]
        if len(table.journal) % 25 == 0:
            asked = question(table, lang)
            for text in wild_questions(asked):
                assert all(note.mark or note.text for note in asked.answer(text))
        table.pick(ask.picks[len(table.journal) * 5 % len(ask.picks)], ask.seat)


def test_without_the_rulebook_the_numbers_of_the_clauses_remain(table: civitas.Table) -> None:
    """As with a title of which nobody has written down the rules."""
    book = rulebook(msgspec.structs.replace(META, id="a_title_without_rules"))
    assert book.clauses == {}
    asked = question(table)
    asked.book = book
    (reason,) = asked.answer("annex sicilia")
    assert reason.text.endswith("[SOT-10.16]")
    assert asked.answer("1")[-1] == Note("SOT-6.8", "")


def test_a_bare_question_tells_what_is_missing_and_why() -> None:
    scene = Scene(players=2).empire(0, capital="italia", unrest=4).empire(1, capital="syria")
    scene.citizens(0, sicilia=(1, 0)).citizens(1, sicilia=(1, 0))
    told = [note.text for note in question(scene.turn(0, "conquest")).missing()]
    assert told[0] == "Use Conquest: This costs 4 crops, and you have 0. [SOT-10.3]"
    assert any(text.startswith("Exchange crops and gold: You need") for text in told)
