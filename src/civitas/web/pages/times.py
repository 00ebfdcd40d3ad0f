"""How much time there is: beside each seat of a table, where that was agreed."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from civitas.web.speech.spans import left
from civitas.web.speech.words import web_words
from civitas.web.storage.clocks import DAY, HOUR, MINUTE, Clock
from civitas.web.tables.live import Live

SHOWN_TO_THE_SECOND: Final = 2 * DAY
"""Less than this is shown to the second; the page does as much with what it counts down."""


def times(live: Live, language: str) -> tuple[str, ...]:
    """By seat, the time that is left there, as HTML; and for whoever is asked, what happens then.
    Nothing where nobody has agreed on a time."""
    if not (live.days or live.reserve) or live.open:
        return ()
    asked = {ask.seat for ask in live.table.asks}
    then = web_words(language).say(f"web-then-{live.match.late}", {"left": "§"})
    shown = []
    for seat in range(len(live.seats)):
        clock, end = live.clocks.get(seat), live.due(seat)
        moved = None if live.reserve or end is None else escape(left(end, language))
        time = moved if clock is None else _dial(clock, language)
        if time is not None and seat in asked:
            shown.append(str(Markup(escape(then)).replace("§", time)))
        else:
            shown.append("" if clock is None else str(time))
    return tuple(shown)


def _dial(clock: Clock, language: str) -> Markup:
    """A clock. One that runs says when its time is over: the page counts it down."""
    say, seconds = web_words(language).say, clock.reserve
    if seconds >= SHOWN_TO_THE_SECOND:
        text = say("web-dial", {"days": seconds // DAY, "hours": seconds % DAY // HOUR})
    else:
        text = f"{seconds // HOUR}:{seconds % HOUR // MINUTE:02}:{seconds % MINUTE:02}"
    runs = "" if clock.end is None else Markup(' data-due="{}"').format(clock.end)
    dial = Markup('<span class="clock" title="{}"{}>{}</span>').format(say("web-clock"), runs, text)
    return Markup(escape(say("web-time-left", {"time": "§"}))).replace("§", dial)
