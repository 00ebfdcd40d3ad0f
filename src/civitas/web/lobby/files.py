"""Match files on the server: a match that is over as a file, and a file as a match to look at."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import insert
from sqlalchemy.orm import Session

from civitas.kernel.errors import BadFile
from civitas.kernel.match import loads
from civitas.kernel.table import Table
from civitas.web.storage.schema import (
    AUTOMA,
    NAME,
    PERSON,
    SHOWN,
    Event,
    Match,
    Person,
    Seat,
    new_match_id,
)
from civitas.web.storage.store import Store
from civitas.web.tables.hall import Live, NotYours


def export_match(live: Live) -> bytes:
    """The .civ file of a match. While it is played the seed in it would betray what is to come."""
    if not live.open:
        raise NotYours("error-export-running")
    return live.table.to_bytes()


def import_match(store: Store, person: Person, data: bytes, file: str) -> str:
    """Check a .civ file, to the last pick, and keep it as a match that can be looked at."""
    table = loads(data, file, log=True)
    header = table.header
    fit = all(len(name) <= NAME and name.isprintable() for name in header.seats)
    if not fit or "\0" in header.seed:
        raise BadFile("error-file-names", file=file, longest=NAME)
    match = _match(table, person)
    seats = [
        Seat(
            match=match.id,
            number=n,
            holder=AUTOMA if n in header.automas else PERSON,
            name=name,
            resigned=False,
        )
        for n, name in enumerate(header.seats)
    ]
    steps = [
        {
            "match": match.id,
            "number": n,
            "seat": entry.seat,
            "pick": msgspec.json.encode(entry.pick).decode(),
            "at": header.started + entry.time,
        }
        for n, entry in enumerate(table.journal)
    ]

    def work(session: Session) -> None:
        session.add(match)
        session.flush()
        session.add_all(seats)
        if steps:
            session.execute(insert(Event), steps)

    store.write(work)
    return match.id


def _match(table: Table, person: Person) -> Match:
    header = table.header
    now = int(time.time())
    return Match(
        id=new_match_id(),
        title=header.title,
        rules_version=header.rules_version,
        options=header.options,
        seed=header.seed,
        commitment=header.commitment,
        owner=person.id,
        public=False,
        link=secrets.token_urlsafe(24),
        days=0,
        status=SHOWN,
        created=now,
        started=header.started,
        changed=now,
        events=len(table.journal),
        waiting=[],
        seating=0,
        result=msgspec.to_builtins(table.result),
    )
