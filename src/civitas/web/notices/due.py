"""What is due, in an order in which nobody has to wait for somebody else's receivers.

Whoever wants to be told in many ways, of many matches, by receivers that never answer, has more due
than can be sent. So of each channel there is one notice, of each person the first comes before the
second of anybody, and what does not arrive anyway comes last.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Select, func, or_, select

from civitas.web.storage.schema import Channel, Notice


class Due(NamedTuple):
    """A notice that shall go out, as it was found."""

    channel: int
    match: str
    turn: int
    due: int | None
    tries: int
    begun: int
    again: bool
    troubled: bool = False
    """Has the last not arrived by this channel?"""


def due_first(now: int, far: int, busy: Collection[int], most: int) -> Select[Any]:
    """What shall go out by channels that are not busy: what is new first. After a clock has jumped
    back, what seems to be still far off."""
    asked = Notice.tries, Notice.due, Notice.match
    place = func.row_number().over(partition_by=Notice.channel, order_by=asked)
    every = (
        select(Notice.channel, Notice.match, Notice.turn, Notice.due)
        .add_columns(Notice.tries, Notice.begun, Notice.again)
        .add_columns(Channel.trouble.is_not(None).label("troubled"))
        .add_columns(Channel.person, place.label("place"))
        .join(Channel, Channel.id == Notice.channel)
        .where(or_(Notice.due <= now, Notice.due > far), Notice.channel.not_in(busy))
        .subquery()
    )
    age = every.c.troubled, every.c.tries, every.c.due, every.c.channel
    turn = func.row_number().over(partition_by=every.c.person, order_by=age)
    first = select(every, turn.label("rank")).where(every.c.place == 1).subquery()
    found = [first.c[field] for field in Due._fields]
    order = first.c.troubled, first.c.rank, first.c.tries, first.c.due
    return select(*found).order_by(*order).limit(most)
