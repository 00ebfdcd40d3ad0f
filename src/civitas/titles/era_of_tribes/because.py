"""Why an Automa did that: by which card, what it compared, what decided (AUT-2 to AUT-8).

All of it is in the log. Here the lines are put together that belong to one of its deeds.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from civitas.kernel.log import Line
from civitas.kernel.titles import Section
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.automa.values import LETTERS

_ITS_DEEDS: Final = re.compile(r"AUT-[2-8]\.")
_STARTS: Final = ("told-automa-acts", "told-automa-skips", "told-automa-auto", "told-automa-end")
"""With one of these begins what it does in one go."""
_COMPARED: Final = {
    "told-automa-value": ("told-automa-places",),
    "told-automa-site": ("told-automa-city",),
    "told-automa-course": ("told-automa-sails", "told-automa-stays"),
}
"""A line for each candidate, and what tells of those that were chosen."""


def explains(line: Line) -> bool:
    """Does a line tell of something that an Automa did or weighed?"""
    return "seat" in line.params and _ITS_DEEDS.match(line.clause) is not None


def because(lines: Sequence[Line], number: int, words: Words) -> list[Section]:
    """The card or the moment, all candidates with the parts of their values, and each step up to
    this line."""
    first, last = _turn(lines, number)
    found = [_occasion(lines[first], words)]
    if kind := _kind(lines[first:last], number - first):
        found.append(_compared(lines[first:last], number - first, kind, words))
    seat = lines[number].params["seat"]
    steps = [line for line in lines[first : number + 1] if line.params.get("seat") == seat]
    told = [line for line in steps if explains(line) and line.message not in _COMPARED]
    rows = tuple((words.line(line), line.clause) for line in told)
    found.append(Section(words.say("because-steps"), (), rows))
    return [section for section in found if section.rows]


def _turn(lines: Sequence[Line], number: int) -> tuple[int, int]:
    """From where to where it does something in one go."""
    seat = lines[number].params["seat"]
    starts = [n for n, line in enumerate(lines) if line.message in _STARTS]
    mine = [n for n in starts if n <= number and lines[n].params["seat"] == seat]
    return mine[-1] if mine else number, next((n for n in starts if n > number), len(lines))


def _occasion(start: Line, words: Words) -> Section:
    card = start.params.get("card")
    if isinstance(card, str):
        return Section(words.thing(card), (), ((words.say(f"effect-{card}"),),))
    if start.message not in _STARTS:
        return Section("", (), ())
    why = start.message.replace("told-automa", "because")
    return Section(words.line(start), (), ((words.say(why),),))


def _kind(turn: Sequence[Line], at: int) -> str | None:
    """Of which kind the candidates are that this line is about: those told last before it, or with
    which an expansion begins."""
    before = [line.message for line in turn[: at + 1] if line.message in _COMPARED]
    after = [line.message for line in turn[at:] if line.message in _COMPARED]
    if before:
        return before[-1]
    return after[0] if after and turn[at].clause.startswith("AUT-5") else None


def _compared(turn: Sequence[Line], at: int, kind: str, words: Words) -> Section:
    """The candidates, best first, and which of them were chosen."""
    first, last = _block(turn, at, kind)
    rivals = turn[first:last]
    rest = turn[last:]
    again = next((n for n, line in enumerate(rest) if line.message == kind), len(rest))
    taken = {line.params["field"] for line in rest[:again] if line.message in _COMPARED[kind]}
    parts = [letter for letter in LETTERS if any(rival.params[letter] for rival in rivals)]
    names = ("because-field", "because-total", "because-base", *(f"part-{n}" for n in parts))
    return Section(
        words.say("because-compared"),
        ("", *map(words.say, names)),
        tuple(_row(rival, parts, rival.params["field"] in taken, words) for rival in rivals),
    )


def _block(turn: Sequence[Line], at: int, kind: str) -> tuple[int, int]:
    """The candidates that were told in one go: the last such lines before this one, or the first
    after it."""
    places = [n for n, line in enumerate(turn) if line.message == kind]
    last = max((n for n in places if n <= at), default=places[0])
    while last + 1 in places:
        last += 1
    first = last
    while first - 1 in places:
        first -= 1
    return first, last + 1


def _row(rival: Line, parts: Sequence[str], taken: bool, words: Words) -> tuple[str, ...]:
    figures = [rival.params["total"], rival.params["base"]]
    figures += [rival.params[part] or "" for part in parts]
    told = [str(figure).replace("-", "−") for figure in figures]
    return "✓" if taken else "", words.thing(str(rival.params["field"])), *told
