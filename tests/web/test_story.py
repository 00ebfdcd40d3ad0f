"""The log on the page: what a page has is not put into words again, and what has changed is."""

from __future__ import annotations

import random
import re
import time

import pytest
from markupsafe import escape

import civitas
from civitas.kernel.log import Line
from civitas.kernel.shelf import WHILE
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for
from civitas.web.pages.story import _SEEN, BLOCK, _told, block_count, blocks
from civitas.web.pages.sums import summed
from civitas.web.speech.voice import Voice
from civitas.web.tables.acts import undoing
from civitas.web.tables.live import Live
from tests.web.conftest import Opener
from tests.web.people import match_of, people, play


@pytest.mark.parametrize("title", ["sands_of_time", "toy"])
def test_every_told_is_told_as_it_is(title: str) -> None:
    """People pick and take back; three of them read, now and then, each what they may."""
    table = civitas.new(title, 2, seed="story", log=True)
    dice, voice, told = random.Random(3), Voice(title, "en", ("Anna", "Ben")), 0
    have: dict[int | None, frozenset[str]] = {None: frozenset(), 0: frozenset(), 1: frozenset()}
    for _ in range(300):
        backwards = [seat for seat in (0, 1) if table.can_undo(seat)]
        if backwards and dice.random() < 0.4:
            table.undo(dice.choice(backwards))
        elif not table.over:
            ask = dice.choice(table.asks)
            table.pick(dice.choice(ask.picks), ask.seat)
        for seat, known in have.items() if dice.random() < 0.5 else ():
            lines = table.story(seat)
            found = list(blocks(lines, 0, block_count(lines), (title, seat, voice), known))
            for number, (name, mark, text) in enumerate(found):
                here = lines[number * BLOCK : (number + 1) * BLOCK]
                fresh = summed((f"log-{number}", _told(here, voice)))
                assert (name, mark) == fresh[:2]
                assert text == fresh[2] or mark in known
                told += text == ""
            have[seat] = frozenset(mark for _, mark, _ in found)
    assert told > 0


def test_what_was_said_before_is_the_same_line_but_not_the_same_log() -> None:
    """Somebody takes back, and does otherwise; what comes last is said again."""
    voice = Voice("toy", "en", ("Anna", "Ben"))
    one, two, last = (
        Line.of("toy-rolled", {"seat": 0, "most": most}, "TOY-4") for most in (1, 2, 3)
    )
    assert Line.of("toy-rolled", {"seat": 0, "most": 3}, "TOY-4") is last
    assert Line.of("toy-rolled", {"most": 3, "seat": 0}, "TOY-4", (0,)) is not last
    reader, have = ("otherwise", None, voice), frozenset[str]()
    for lines in ([one, last], [two, last], [two, last, one], [one], [one, one, last]):
        (part,) = blocks(lines, 0, 1, reader, have)
        assert part[:2] == summed(("log-0", _told(lines, voice)))[:2]
        have |= {part[1]}


def test_of_a_log_that_has_only_grown_what_is_full_is_not_looked_through_again() -> None:
    """But of another one it is, whatever a page has, and who has less gets the words."""
    voice, have = Voice("toy", "en", ("Anna", "Ben")), frozenset[str]()
    said = [Line.of("toy-rolled", {"seat": 0, "most": most}, "TOY-4") for most in range(3 * BLOCK)]
    log, reader = list[Line](), ("grown", None, voice)
    for line in said:
        log.append(line)
        for lines in (log, log[:-1] + said[:1], log):
            found = list(blocks(lines, 0, block_count(lines), reader, have))
            for number, (name, mark, text) in enumerate(found):
                fresh = summed((name, _told(lines[number * BLOCK : (number + 1) * BLOCK], voice)))
                assert (mark, text or fresh[2]) == fresh[1:]
                assert text or mark in have
            have |= {mark for _, mark, _ in found}
    found = list(blocks(log, 0, block_count(log), reader, frozenset()))
    assert all(text for _, _, text in found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_line_names_whoever_sits_there_as_they_are_called(language: str) -> None:
    """It is told once for all tables; what people call themselves is put in at each of them."""
    line = Line.of("emphasis-marker", {"seat": 1, "count": -2, "card": "muster"}, "SOT-7.5")
    told = [
        _told([line], Voice("sands_of_time", language, names))
        for names in (("Anna", "Ben"), ("Anna", "<i>Unit -1</i> & \N{SNOWMAN}"))
    ]
    words = words_for(find_title("sands_of_time"), language, ("Anna", "Ben"))
    plain = re.sub(r"</?span[^>]*>", "", told[0])  # things that have a card
    assert str(escape(words.line(line))) in plain
    assert told[1] == told[0].replace("Ben", "&lt;i&gt;Unit -1&lt;/i&gt; &amp; \N{SNOWMAN}")


def test_what_is_known_of_a_log_goes_when_nobody_reads_it_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Matches come and go for hours, and each had its readers."""
    now = time.monotonic() + 10 * WHILE
    monkeypatch.setattr("civitas.kernel.shelf.time.monotonic", lambda: now)
    table = civitas.new("toy", 2, seed="story", log=True)
    while not table.over:
        table.pick(table.asks[0].picks[0], table.asks[0].seat)
    voice, lines = Voice("toy", "en", ("Anna", "Ben")), table.story(None)

    def read(match: str) -> None:
        list(blocks(lines, 0, block_count(lines), (match, None, voice), frozenset()))

    for minute in range(60):
        for number in range(20):
            read("still played")
            read(f"{minute} {number}")
        now += WHILE
    assert len(_SEEN) < 100
    assert _SEEN.get(("still played", None, voice))


def test_a_table_knows_what_each_may_read_after_every_step(open_house: Opener, sqlite: str) -> None:
    """People pick and take back, and now and then somebody reads."""
    house, dice = open_house(sqlite), random.Random(5)
    match = match_of(house, "sands_of_time", *people(house, "Anna", "Ben"))
    cut = 0

    def read(live: Live) -> list[int]:
        for seat in (None, 0, 1):
            assert live.story(seat) == live.table.story(seat)
        return [seat for seat in (0, 1) if not live.open and live.table.can_undo(seat)]

    for number in range(60):
        play(house, match, dice.randrange(3), number)
        backwards = house.hall.look(match, read)
        if backwards and dice.random() < 0.5:
            before = house.hall.look(match, lambda live: len(live.table.log))
            house.hall.change(match, undoing(dice.choice(backwards)), read)
            cut += house.hall.look(match, lambda live: len(live.table.log)) < before
    assert cut > 0
