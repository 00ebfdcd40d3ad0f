"""How a match ended, in words: won by one, shared, or lost by all."""

from __future__ import annotations

from civitas.kernel.results import Result
from civitas.kernel.speech import points
from civitas.kernel.words import Words


def victory(result: Result, words: Words, own: Words) -> str:
    """Who has won, and how; ``words`` are those of the table, ``own`` the program's."""
    names = ", ".join(map(words.seat, result.winners))
    who = own.say("victory", {"names": names, "winners": len(result.winners)})
    how = words.say(result.way, result.params)
    return who if how == who else f"{who} {how}"


def standings_of(result: Result, words: Words, own: Words) -> list[str]:
    """All seats with rank and points, the first first; who is level has the same rank."""
    order = result.order
    return [
        own.say(
            "points",
            {
                "rank": order[seat],
                "name": words.seat(seat),
                "number": result.scores[seat],
                "points": points(result.scores[seat]),
            },
        )
        for seat in sorted(range(len(order)), key=lambda seat: order[seat])
    ]
