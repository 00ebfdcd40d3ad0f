"""Whose eyes a page sees with; where several share a screen, whether the device has to be passed.

Nobody has to be asked to look away as long as there is nothing to hide: then the page goes on to
whoever is asked next by itself.
"""

from __future__ import annotations

import msgspec

from civitas.kernel.table import Table
from civitas.web.tables.live import Live


class Eyes(msgspec.Struct, frozen=True):
    """From where somebody looks: the seat, and the one to whom the device has to go first."""

    seat: int | None
    curtain: int | None = None
    back: int | None = None
    """Who else of those who share the screen can take back instead."""
    others: tuple[tuple[int, bool], ...] = ()
    """Who else of them is asked and may go first; whether they have something to hide."""
    shared: bool = False
    """Do several share the screen?"""


def eyes_of(live: Live, person: int | None, claimed: int | None) -> Eyes:
    """Whose view is shown. Where several share a screen, whoever is asked has to come forward, if
    there is anything that the others may not see."""
    mine = live.seat_of(person)
    if len(mine) < 2 or live.open:
        return Eyes(mine[0] if mine else None)
    asked = [ask.seat for ask in live.table.asks if ask.seat in mine]
    if claimed in mine and (claimed in asked or not asked):
        return Eyes(claimed, others=_others(live, asked, claimed), shared=True)
    due = _next(live.table, asked) if asked else mine[0]
    able = [seat for seat in mine if live.table.can_undo(seat)]
    latest = max(able, key=live.table.journal.last_of, default=None)
    others = _others(live, asked, due)
    if _open(live, due):
        return Eyes(due, back=None if due in able else latest, others=others, shared=True)
    return Eyes(None, due, latest, others, shared=True)


def _others(live: Live, asked: list[int], first: int | None) -> tuple[tuple[int, bool], ...]:
    return tuple((seat, not _open(live, seat)) for seat in sorted(asked) if seat != first)


def _open(live: Live, seat: int) -> bool:
    return live.story(seat) == live.story(None) and nothing_hidden(live.table, seat)


def _next(table: Table, asked: list[int]) -> int:
    """Of several who act side by side, whoever has just done something and is not ready yet."""
    last = table.journal.seats[-1] if table.aside and len(table.journal) else None
    return last if last in asked else asked[0]


def nothing_hidden(table: Table, seat: int) -> bool:
    """Is what this seat sees and is asked nothing but what anybody may know?"""
    ask = table.ask_for(seat)
    if table.secretly or (ask is not None and ask.secret):
        return False
    own, open_to_all = (table.title.view(table.state, eyes) for eyes in (seat, None))
    seen = (name for name in own.__struct_fields__ if name != "seat")
    return all(getattr(own, name) == getattr(open_to_all, name) for name in seen)


def still_claimed(eyes: Eyes, claimed: int | None) -> int | None:
    """Who has come forward, once the page has gone on with these eyes: whoever is not shown any
    more has to do so anew."""
    return claimed if eyes.seat == claimed else None
