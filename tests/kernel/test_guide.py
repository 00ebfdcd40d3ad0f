"""The guided first match of a title: it can be played as it was recorded, and it teaches in every
language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from civitas.kernel.errors import Refused
from civitas.kernel.guide import GUIDED, LEARNER, Entry, Guide, guide_of, has_guide
from civitas.kernel.match import new
from civitas.kernel.speech import LANGUAGES
from civitas.kernel.table import Table
from civitas.kernel.titles import known_titles
from tests.catalogues import Catalogue, read_catalogue
from tests.laws.toy import META

TITLES = sorted(title for title, meta in known_titles().items() if has_guide(meta))
SENTENCE = re.compile(r"[.!?](?=\s|$)")


def led(title: str) -> tuple[Guide, Table]:
    """A guide, and the match that it starts with."""
    guide = guide_of(known_titles()[title])
    assert guide is not None
    start = guide.start
    return guide, new(title, start.seats, options=start.options, seed=GUIDED + start.seed)


def played(title: str) -> Iterator[tuple[Guide, Table, Entry]]:
    """The recorded match before each pick."""
    guide, table = led(title)
    for number, entry in enumerate(guide.start.steps, start=1):
        if entry.pick is not None:
            yield guide, table, entry
            try:
                table.pick_json(entry.pick, entry.seat)
            except Refused as error:
                pytest.fail(
                    f"{title}: entry {number} of guide/start.yaml, {entry.pick} of seat "
                    f"{entry.seat}, is not possible any more ({error}); choose another pick there "
                    f"and run `python scripts/record_guide.py {title} --anew`"
                )


def catalogue(title: str, language: str) -> Catalogue:
    guide, _ = led(title)
    return read_catalogue(guide.folder / f"{language}.ftl")


def test_every_title_teaches_itself() -> None:
    metas = known_titles().values()
    ours = {meta.id for meta in metas if meta.rules.startswith("civitas.titles.")}
    assert ours <= set(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_it_leads_from_the_first_pick_to_the_last(title: str) -> None:
    """Every pick is legal, and is the one that the guide names, whoever makes it."""
    for guide, table, entry in played(title):
        cue = guide.cue(table, entry.seat)
        assert cue is not None
        assert cue.pick == table.read_pick(entry.pick)
        assert bool(cue.notes) is (entry.seat == LEARNER)
        assert entry.seat != LEARNER or not guide.done(table.journal)
    assert guide.done(table.journal)
    assert guide.cue(table, LEARNER) is None
    assert not table.over
    assert table.ask_for(LEARNER) is not None, "it ends where the learner is asked"


@pytest.mark.parametrize("title", TITLES)
def test_it_is_as_long_as_somebody_likes_to_be_led(title: str) -> None:
    guide, _ = led(title)
    notes = [entry.note for entry in guide.start.steps if entry.note]
    assert guide.total == len(notes) == len(set(notes))
    assert 20 <= guide.total <= 40
    assert len(guide.closing) >= 1
    assert all(entry.seat == LEARNER for entry in guide.start.steps if entry.note)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_note_says_little_and_what_to_do(title: str, language: str) -> None:
    guide, _ = led(title)
    words = guide.words(known_titles()[title], language)
    asking = {cue.notes[-1].id for cue in guide.cues[LEARNER]}
    expected = set()
    for entry in guide.start.steps:
        if not entry.note:
            continue
        heading, text, todo = (f"guide-{entry.note}{part}" for part in ("", "-text", "-do"))
        expected |= {heading, text} | ({todo} if words.has(todo) else set())
        assert words.faults(text, {}) == words.faults(heading, {}) == []
        assert not entry.sheet or words.has(f"sheet-{entry.sheet}")
        assert 1 <= len(words.say(heading)) <= 40
        assert 1 <= len(SENTENCE.findall(words.say(text))) <= 2, words.say(text)
        assert len(words.say(text)) <= 330, words.say(text)
        if entry.note in asking:
            assert words.faults(todo, {}) == []
            assert len(SENTENCE.findall(words.say(todo))) == 1, words.say(todo)
    assert catalogue(title, language).keys() == expected, "a message that no note has"


@pytest.mark.parametrize("title", TITLES)
def test_both_languages_tell_the_same_notes(title: str) -> None:
    english, german = (catalogue(title, language) for language in LANGUAGES)
    assert english.keys() == german.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_whoever_has_no_mouse_is_told_what_to_do_instead(title: str, language: str) -> None:
    guide, _ = led(title)
    words = guide.words(known_titles()[title], language)
    for note in (entry.note for entry in guide.start.steps if entry.note):
        text = words.say(f"guide-{note}-text")
        if re.search(r"\b[Pp]oint at\b|\b[Zz]eigs?t?e? (darauf|auf)\b|darauf zeig", text):
            assert re.search(r"\b[Ff]inger\b", text), note


@pytest.mark.parametrize("title", TITLES)
def test_whoever_goes_another_way_is_let_go_and_may_come_back(title: str) -> None:
    guide, table = led(title)
    ways = 0
    for _, table, entry in played(title):
        ask = table.ask_for(LEARNER)
        if entry.seat != LEARNER or ask is None or ways > 5:
            continue
        fork = table.fork()
        other = next((pick for pick in ask.picks if pick != table.read_pick(entry.pick)), None)
        if other is None:
            continue
        ways += 1
        fork.pick(other, LEARNER)
        assert all(guide.cue(fork, seat) is None for seat in range(guide.start.seats))
        assert not guide.done(fork.journal)
        if fork.can_undo(LEARNER):
            fork.undo(LEARNER)
            cue = guide.cue(fork, LEARNER)
            assert cue is not None
            assert cue.pick == table.read_pick(entry.pick)
    assert ways


def test_a_title_without_a_guide_has_none() -> None:
    assert not has_guide(META)
    assert guide_of(META) is None
