"""A match that has got somewhere: played at random in a moment, and then written into the database,
so that a page opens where the board is full."""

from __future__ import annotations

import random
import secrets
import time
from pathlib import Path

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.orm import Session

import civitas
from civitas import Table
from civitas.kernel.setting import Options
from civitas.web.storage.schema import (
    BOT,
    PERSON,
    RUNNING,
    Event,
    Match,
    Person,
    Seat,
    new_match_id,
)
from civitas.web.storage.store import Store

LATE = 0.75


def played(title: str, seats: int, options: Options, seed: str) -> Table:
    """A match after three quarters of its picks, where seat 0 alone is asked."""
    table, dice = civitas.new(title, seats=seats, options=options, seed=seed), random.Random(seed)
    mine = [0]
    while not table.over:
        if [ask.seat for ask in table.asks] == [0]:
            mine.append(len(table.journal))
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), seat=ask.seat)
    late = max(number for number in mine if number <= len(table.journal) * LATE)
    return civitas.replay(table.header, list(table.journal)[:late])


def seated(place: Path, name: str, table: Table) -> str:
    """Seat 0 of this match is held by whoever has this name, the others by bots; its id."""
    store = Store(f"sqlite:///{place / 'civitas.db'}")
    try:
        return store.write(lambda session: _written(session, name, table))
    finally:
        store.close()


def _written(session: Session, name: str, table: Table) -> str:
    called = select(Person.id).where(Person.name == name).order_by(Person.id.desc())
    person = session.scalars(called.limit(1)).one()
    header, now = table.header, int(time.time())
    match = Match(
        id=new_match_id(),
        title=header.title,
        rules_version=header.rules_version,
        options=header.options,
        seed=header.seed,
        commitment=header.commitment,
        owner=person,
        public=False,
        link=secrets.token_urlsafe(24),
        status=RUNNING,
        created=now,
        started=now,
        changed=now,
        events=len(table.journal),
        waiting=[0],
    )
    session.add(match)
    session.flush()
    session.add(Seat(match=match.id, number=0, holder=PERSON, person=person, name=name))
    for number in range(1, len(header.seats)):
        session.add(Seat(match=match.id, number=number, holder=BOT, bot="random", name="random"))
    session.execute(
        insert(Event),
        [
            {
                "match": match.id,
                "number": number,
                "seat": entry.seat,
                "pick": msgspec.json.encode(entry.pick).decode(),
                "at": now,
            }
            for number, entry in enumerate(table.journal)
        ],
    )
    return match.id
