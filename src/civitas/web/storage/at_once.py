"""A pick in one statement of PostgreSQL: the match goes on, its steps are written, and other
processes are told, or nothing of it.

Each statement that is sent has to be waited for, and then whoever waited has to wait for all who
merely calculate: with eight of them, that was most of what a pick took on a busy server.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import JSON, Connection, Select, Text, Update, bindparam, column, func, select, true

from civitas.web.storage.journals import GO_ON, GO_ON_AS_KNOWN, WRITE, Entry
from civitas.web.storage.schema import Event

_COLUMNS: Final = [one for one in Event.__table__.columns if one.name != "match"]


def _made(go_on: Update) -> Select[*tuple[Any, ...]]:
    """Steps come as JSON: so there is one statement for any number of them."""
    gone = go_on.cte("gone")
    steps = (
        func.json_to_recordset(bindparam("steps", type_=JSON))
        .table_valued(*(column(one.name, one.type) for one in _COLUMNS))
        .render_derived(with_types=True)
    )
    values = [steps.c[one.name] for one in _COLUMNS]
    rows = select(bindparam("here", type_=Text), *values).select_from(gone.join(steps, true()))
    written = WRITE.from_select(["match", *(one.name for one in _COLUMNS)], rows).cte("written")
    notice = func.pg_notify(bindparam("channel"), bindparam("news")).label("told")
    told = select(notice).select_from(gone).cte("told")
    found = select(gone.c.events, gone.c.seating, gone.c.spoken, gone.c.roll)
    return found.select_from(gone.join(told, true())).add_cte(written)


_GO_ON: Final = _made(GO_ON)
_GO_ON_AS_KNOWN: Final = _made(GO_ON_AS_KNOWN)


def fits(entry: Entry) -> bool:
    """Is there nothing else to be written?"""
    return entry.result is None and entry.turning is None


def append_at_once(connection: Connection, entry: Entry, channel: str, news: str) -> list[Any]:
    """What the match is like then; nothing if it has not gone on."""
    steps = [{"number": n, **step._asdict()} for n, step in enumerate(entry.steps, entry.number)]
    values = entry.values | {"steps": steps, "channel": channel, "news": news}
    statement = _GO_ON if entry.known is None else _GO_ON_AS_KNOWN
    return list(connection.execute(statement, values).all())
