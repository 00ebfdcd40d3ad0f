"""How a match ended, put into words: for the page, the lists of matches and the API alike."""

from __future__ import annotations

from typing import Final

import msgspec

from civitas.kernel.results import Result
from civitas.kernel.speech import points
from civitas.web.speech.voice import Voice

PLAIN: Final = "end-points"
"""The way of winning that goes without saying."""


class Ending(msgspec.Struct, frozen=True):
    """The end of a match. There may be no winner, or several; points may be halves."""

    scores: tuple[float, ...]
    """By seat."""
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    """By seat, from 1 on; who is level has the same rank."""
    how: str
    """The id of the message that says by what it was won or lost."""
    params: dict[str, str | int]
    text: str
    """Who won with how many points, and how."""


class Standing(msgspec.Struct, frozen=True):
    """One seat, as the picture of the end shows it."""

    rank: int
    seat: int
    name: str
    points: str
    won: bool


def ending(result: Result, voice: Voice) -> Ending:
    """The end of a match in words."""
    return Ending(
        scores=result.scores,
        winners=result.winners,
        ranks=result.order,
        how=result.way,
        params=result.params,
        text=" ".join(filter(None, (_who(result, voice), _way(result, voice)))),
    )


def standings(result: Result, voice: Voice) -> list[Standing]:
    """All seats, the first first."""
    order = result.order
    return [
        Standing(order[seat], seat, voice.names[seat], points(score), seat in result.winners)
        for seat, score in sorted(enumerate(result.scores), key=lambda one: order[one[0]])
    ]


def _who(result: Result, voice: Voice) -> str:
    if not result.winners:
        return ""
    *others, last = (voice.names[seat] for seat in result.winners)
    who = voice.say("web-and").join(filter(None, (", ".join(others), last)))
    count, reached = len(result.winners), {result.scores[seat] for seat in result.winners}
    if len(reached) > 1:
        return voice.say("web-won-differently", names=who, count=count)
    (number,) = reached
    return voice.say("web-won", names=who, count=count, points=points(number), number=number)


def _way(result: Result, voice: Voice) -> str:
    return "" if result.way == PLAIN else voice.words.say(result.way, result.params)
