"""Match files on the server: a match that is over as a file, and a file as a match to look at."""

from __future__ import annotations

import secrets
import time
from typing import Final

import msgspec
from sqlalchemy import insert
from sqlalchemy.orm import Session

from civitas.kernel.errors import BadFile
from civitas.kernel.journal import Signature, parse_match, to_be_signed, with_signature
from civitas.kernel.match import loads
from civitas.kernel.signing import Key, check
from civitas.kernel.table import Table
from civitas.web.people.names import BadPerson, spelt
from civitas.web.refusals import NotYours
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
from civitas.web.storage.steps import Step
from civitas.web.storage.store import Store
from civitas.web.tables.live import Live

SEED: Final = 200
"""Letters of a seed: it is read with every list in which the match stands."""


class Vouched(msgspec.Struct, frozen=True):
    """What is kept of the signature of a file that was brought in."""

    server: str
    key: str
    made: str


def export_match(live: Live, key: Key, server: str) -> bytes:
    """The .civ file of a match. While it is played the seed in it would betray what is to come.

    This server signs what was played here. What somebody has brought in leaves with the signature
    that it came with, or with none: nobody here knows who sat there.
    """
    if not live.open:
        raise NotYours("error-export-running")
    data = live.table.to_bytes()
    if live.match.status != SHOWN:
        return with_signature(key.sign(data, server))
    if (by := _voucher(live)) is None:
        return data
    over = to_be_signed(data, by.server, by.key)
    return with_signature(Signature(by.server, by.key, by.made, over))


def vouching(live: Live, key: Key) -> tuple[str, dict[str, str | int]]:
    """Who vouches for the names at a table that is over: a message and its parameters."""
    by = _voucher(live)
    if live.match.status != SHOWN:
        return "web-signed-here", {"key": key.id}
    if by is None:
        return "web-unsigned", {}
    if by.key == key.id:
        return "web-signed-own", {"key": by.key}
    return "web-signed-other", {"server": by.server, "key": by.key}


def _voucher(live: Live) -> Vouched | None:
    return msgspec.convert(live.match.signature, Vouched | None)


def import_match(store: Store, person: Person, data: bytes, file: str, key: Key) -> str:
    """Check a .civ file, to the last pick, and keep it as a match that can be looked at."""
    signature = parse_match(data, file).signature
    if signature and signature.key == key.id:
        check(signature, key.public, file)
    table = loads(data, file, log=True)
    header = table.header
    try:
        names = [spelt(name) for name in header.seats]
    except BadPerson:
        names = []
    if len(header.seed) > SEED:
        raise BadFile("error-file-long-seed", file=file, longest=SEED)
    if not names or "\0" in header.seed:
        raise BadFile("error-file-names", file=file, longest=NAME)
    steps = _steps(table)
    match = _match(table, person, signature, len(steps))
    seats = [
        Seat(
            match=match.id,
            number=n,
            holder=AUTOMA if n in header.automas else PERSON,
            name=name,
            resigned=False,
        )
        for n, name in enumerate(names)
    ]
    events = [{"match": match.id, "number": n, **step._asdict()} for n, step in enumerate(steps)]

    def work(session: Session) -> None:
        session.add(match)
        session.flush()
        session.add_all(seats)
        if events:
            session.execute(insert(Event), events)

    store.write(work)
    return match.id


def _steps(table: Table) -> list[Step]:
    """The steps of a match from a file: its picks and, as steps that take nothing back, its notes
    where they stand."""
    steps: list[Step] = []
    started, journal = table.header.started, table.journal
    for at in range(len(journal) + 1):
        when = started + (journal.times[min(at, len(journal) - 1)] if len(journal) else 0)
        for note in journal.notes.get(at, ()):
            told = msgspec.json.encode(note).decode()
            steps.append(Step(note.seat, None, when, len(steps), told))
        if at < len(journal):
            pick = msgspec.json.encode(journal.picks[at]).decode()
            steps.append(Step(journal.seats[at], pick, when))
    return steps


def _match(table: Table, person: Person, signature: Signature | None, steps: int) -> Match:
    header = table.header
    by = signature and Vouched(signature.server, signature.key, signature.made)
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
        events=steps,
        waiting=[],
        seating=0,
        result=msgspec.to_builtins(table.result),
        signature=msgspec.to_builtins(by),
    )
