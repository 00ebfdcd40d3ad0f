"""Record the guide of a title: plays its start as far as it goes, lets a bot pick for the others
where nothing is recorded yet, and shows what the learner is asked next.

    python scripts/record_guide.py oikumene            # where does it stand, what can be picked?
    python scripts/record_guide.py oikumene --write    # and keep what the others picked
    python scripts/record_guide.py oikumene --anew     # the others shall pick anew from the start

The learner's picks and the notes are written by hand into ``guide/start.yaml`` of the title: a line
of what is shown here, with the id of a note. Others' picks are put in wherever they are asked.
"""

from __future__ import annotations

import argparse
from collections import deque
from pathlib import Path

import msgspec

from civitas.bots import Chair, make_bot
from civitas.kernel.chance import seed_number
from civitas.kernel.content import read
from civitas.kernel.errors import Refused
from civitas.kernel.guide import GUIDED, LEARNER, Entry, Start
from civitas.kernel.match import new
from civitas.kernel.table import Table
from civitas.kernel.titles import find_title
from civitas.kernel.words import words_for

SHOWN = 60


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--bot", default="greedy")
    wishes = parser.parse_args()
    file = find_title(wishes.title).words.parent / "guide" / "start.yaml"
    start = msgspec.convert(read(file), Start)
    if wishes.anew:
        mine = tuple(entry for entry in start.steps if entry.seat == LEARNER)
        start = msgspec.structs.replace(start, steps=mine)
    table = new(
        wishes.title, start.seats, options=start.options, seed=GUIDED + start.seed, log=True
    )
    steps = played(table, deque(start.steps), wishes.bot)
    show(table)
    if wishes.write or wishes.anew:
        write(file, steps)


def played(table: Table, entries: deque[Entry], bot: str) -> list[Entry]:
    """Play the entries, with a pick of a bot wherever somebody else is asked and has none."""
    words = words_for(table.meta, "en", table.header.seats)
    steps: list[Entry] = []
    told = 0
    while not table.over:
        others = [ask.seat for ask in table.asks if ask.seat != LEARNER]
        entry = entries[0] if entries else None
        if entry is not None and entry.seat != LEARNER:
            steps.append(entries.popleft())
        elif others and (table.ask_for(LEARNER) is None or len(table.asks) == 1):
            seat = others[0]
            thinker = make_bot(bot, seed_number(f"{table.header.seed} bot {seat}"))
            pick = thinker.pick(Chair(table, seat))
            steps.append(Entry("", seat, msgspec.to_builtins(pick)))
        elif entry is None:
            break
        else:
            steps.append(entries.popleft())
        last = steps[-1]
        if last.pick is not None:
            try:
                table.pick_json(last.pick, last.seat)
            except Refused as error:
                print(f"REFUSED, entry {len(steps)}: {last}: {words.error(error)}")
                break
        shown = "" if last.pick is None else words.pick(table.journal.picks[-1])
        print(f"{len(steps):3} seat {last.seat} [{last.note}] {shown}")
        for line in table.log[told:]:
            print(f"         . {words.line(line)}")
        told = len(table.log)
    return steps


def show(table: Table) -> None:
    """What the learner is asked now."""
    words = words_for(table.meta, "en", table.header.seats)
    for ask in table.asks:
        print(f"\nseat {ask.seat} is asked ({ask.what}): {words.ask(ask)}")
        for pick in ask.picks[:SHOWN]:
            terms = table.title.terms(table.state, ask, pick)
            print(f"- {flow(msgspec.to_builtins(pick))}  # {words.offer(ask.what, pick, terms)}")


def flow(data: dict[str, str | int]) -> str:
    """Data on one line of YAML."""
    return "{" + ", ".join(f"{key}: {value}" for key, value in data.items()) + "}"


def write(file: Path, steps: list[Entry]) -> None:
    """Keep what was played."""
    head = file.read_text("utf-8").partition("steps:")[0]
    lines = [f"- {line(entry)}\n" for entry in steps]
    file.write_text(head + "steps:\n" + "".join(lines), "utf-8")


def line(entry: Entry) -> str:
    parts = []
    if entry.note:
        parts.append(f"note: {entry.note}")
    if entry.sheet:
        parts.append(f"sheet: {entry.sheet}")
    if entry.seat != LEARNER:
        parts.append(f"seat: {entry.seat}")
    if entry.pick is not None:
        parts.append(f"pick: {flow(entry.pick)}")
    return "{" + ", ".join(parts) + "}"


if __name__ == "__main__":
    main()
