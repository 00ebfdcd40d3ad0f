"""Meetings: weights that were found meet the title's own judgement, as far ahead as it looks."""

from __future__ import annotations

from typing import Final, NamedTuple

from civitas.bots import Bot
from civitas.bots.ahead import Budget
from civitas.bots.contest import Bout, Played, bouts
from civitas.bots.contest import play as play_bout
from civitas.bots.greedy import Greedy
from civitas.bots.weighed import Tried, judging
from civitas.kernel.match import new
from civitas.learning.outings import Plain
from civitas.learning.trying import Trying

USUAL: Final = "usual"


class Meeting(NamedTuple):
    """A match of the one with weights against others without."""

    bout: Bout
    tried: Tried
    lines: int
    """That all follow at an ask; 0 is one ply ahead."""


def meetings(tried: Tried, lines: int, seed: str, many: int) -> list[Meeting]:
    """From every seat with the same luck."""
    found = bouts([tried.title], [Trying.name, USUAL], many, tried.seats, seed)
    return [Meeting(bout, tried, lines) for bout in found]


def met(meeting: Meeting) -> Played:
    """The whole match."""
    table = new(meeting.tried.title, meeting.tried.seats, seed="aspects")
    weighed, lines = judging(meeting.tried, table.title), meeting.lines

    def made(name: str, seed: int) -> Bot:
        if name == Trying.name:
            return Trying(seed, weighed, lines)
        return Plain(seed, Budget(lines=lines)) if lines else Greedy(seed)

    return play_bout(meeting.bout, made)
