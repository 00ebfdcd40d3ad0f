"""How a match ended, put into words: for the page, the lists of matches and the API alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from civitas.kernel.results import Result
from civitas.kernel.speech import points
from civitas.web.speech.voice import Voice, played_on, with_bots
from civitas.web.storage.outcome import is_lost_by_time, outcome
from civitas.web.storage.schema import Match, Seat

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


def ended(result: Result, voice: Voice, seats: Sequence[Seat]) -> Ending:
    """The same, of those who sat here: who left before the end did not win or lose alone, and who
    gave up is named."""
    told = ending(result, with_bots(voice, played_on(seats)))
    return msgspec.structs.replace(told, text=f"{told.text} {_given_up(voice, seats)}".strip())


def decided_by(
    result: Result, ties: Mapping[str, Sequence[int | float | bool]], voice: Voice
) -> str:
    """What the winner was ahead in, by the rules of the title, where points have not decided it."""
    first, *others = sorted(range(len(result.scores)), key=lambda seat: result.order[seat])
    if not others or len(result.winners) != 1 or result.scores[first] > result.scores[others[0]]:
        return ""
    second = others[0]
    for what, values in ties.items():
        mine, theirs = values[first], values[second]
        if mine != theirs:
            told = {"what": voice.words.say(what), "name": voice.names[first]}
            if isinstance(mine, bool):
                return voice.say("web-decided-plainly", **told)
            level = {"mine": points(mine), "theirs": points(theirs), "other": voice.names[second]}
            return voice.say("web-decided-by", **told, **level)
    return ""


def standings(result: Result, voice: Voice) -> list[Standing]:
    """All seats, the first first."""
    order = result.order
    return [
        Standing(order[seat], seat, voice.names[seat], points(score), seat in result.winners)
        for seat, score in sorted(enumerate(result.scores), key=lambda one: order[one[0]])
    ]


def ran_out(match: Match, seats: Sequence[Seat], voice: Voice) -> str:
    """A match has ended because somebody has let the time run out; whether it is lost by that."""
    who = [voice.names[seat.number] for seat in seats if seat.late]
    if not who:  # it ended before that was written down
        return voice.say("web-ended-late")
    result, said = outcome(match, seats), "web-ended-late-by"
    if result is not None:
        said = "web-lost-late-by" if is_lost_by_time(result, seats) else "web-left-late-by"
    return voice.say(said, names=_listed(who, voice), count=len(who))


def _given_up(voice: Voice, seats: Sequence[Seat]) -> str:
    who = [voice.names[seat.number] for seat in seats if seat.person is not None and seat.resigned]
    return voice.say("web-have-given-up", names=_listed(who, voice), count=len(who)) if who else ""


def _listed(names: Sequence[str], voice: Voice) -> str:
    return voice.say("web-and").join(filter(None, (", ".join(names[:-1]), names[-1])))


def _who(result: Result, voice: Voice) -> str:
    if not result.winners:
        return ""
    who = _listed([voice.names[seat] for seat in result.winners], voice)
    count, reached = len(result.winners), {result.scores[seat] for seat in result.winners}
    if len(reached) > 1:
        return voice.say("web-won-differently", names=who, count=count)
    (number,) = reached
    return voice.say("web-won", names=who, count=count, points=points(number), number=number)


def _way(result: Result, voice: Voice) -> str:
    return "" if result.way == PLAIN else voice.words.say(result.way, result.params)
