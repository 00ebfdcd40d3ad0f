"""What a turn brought, for whoever looks back: points and what can be paid with, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator

from markupsafe import escape

from civitas.kernel.explain import Amount
from civitas.kernel.speech import points
from civitas.kernel.table import Table
from civitas.kernel.titles import SEAT_MARKS, Moment
from civitas.web.speech.voice import Voice


def dated(moment: Moment, voice: Voice) -> tuple[str, str]:
    """The part of the page that says when that was."""
    return "moment", str(escape(told_moment(moment, voice)))


def told_moment(moment: Moment, voice: Voice) -> str:
    """Round, part of the round and whose turn it is, as far as the title tells."""
    words = voice.words
    told = words.say(moment.message, moment.params) if moment.message else voice.say("web-before")
    phase = [words.thing(moment.phase)] if moment.phase else []
    whose = [] if moment.seat is None else [voice.say("web-turn-of", name=voice.names[moment.seat])]
    return " · ".join([told, *phase, *whose])


def gained(before: Table, after: Table, voice: Voice) -> tuple[str, str]:
    """The part of the page that says what each seat has more and less than it had."""
    rows = []
    for seat in range(len(voice.names)):
        told = [*_points(before, after, seat, voice), *_paid(before, after, seat, voice)]
        if told:
            rows.append(
                f'<li class="seat-{seat}"><span class="crest" aria-hidden="true">'
                f'{SEAT_MARKS[seat]}</span><span class="who">{escape(voice.names[seat])}</span> '
                f"{escape(', '.join(told))}</li>"
            )
    return "gained", "".join(rows)


def _points(before: Table, after: Table, seat: int, voice: Voice) -> Iterator[str]:
    had, has = (
        sum(by_seat[seat] for by_seat in table.title.sources(table.state).values())
        for table in (before, after)
    )
    change = has - had
    if change:
        count = 1 if abs(change) == 1 else 2
        yield _signed(change, voice.say("web-points", points=points(abs(change)), count=count))


def _paid(before: Table, after: Table, seat: int, voice: Voice) -> Iterator[str]:
    had, has = (table.title.purse(table.state, seat) for table in (before, after))
    for thing in dict.fromkeys((*had, *has)):
        change = has.get(thing, 0) - had.get(thing, 0)
        if change:
            yield _signed(change, voice.words.amount(Amount(thing, _plain(abs(change)))))


def _signed(change: int | float, told: str) -> str:
    return f"{'+' if change > 0 else '−'}{told}"


def _plain(number: int | float) -> int | float:
    """Whole numbers without a point."""
    return int(number) if number == int(number) else number
