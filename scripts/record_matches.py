"""Record matches, with what a table looked like after each pick; or compare with recorded ones.

    python scripts/record_matches.py                            # for a release: tests/recorded/
    python scripts/record_matches.py --into FOLDER --number 250 # as many as you like, elsewhere
    python scripts/record_matches.py --compare FOLDER           # are they still the same?

Each match is a `.civ` file and beside it the `.marks` of `tests/recorded/marks.py`. A title's
matches are random ones and a few of greedy bots, for every number of players, with the defaults and
with other options; half of them are stopped on the way, at questions of many kinds.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from civitas.bots import Chair, make_bot  # noqa: E402
from civitas.kernel.asks import Ask, Pick  # noqa: E402
from civitas.kernel.entries import Entry  # noqa: E402
from civitas.kernel.errors import BadSetup, CivitasError  # noqa: E402
from civitas.kernel.journal import SUFFIX  # noqa: E402
from civitas.kernel.match import new_header, replay  # noqa: E402
from civitas.kernel.table import Table  # noqa: E402
from civitas.kernel.titles import Meta, find_title, known_titles  # noqa: E402
from tests.recorded.marks import MARKS, difference, mark, recorded, written  # noqa: E402

NUMBER: Final = 20
GREEDY: Final = 7
"""Of so many matches one has a greedy bot."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("titles", nargs="*", help="all that are installed, if none is named")
    parser.add_argument("--into", type=Path, default=ROOT / "tests" / "recorded")
    parser.add_argument("--number", type=int, default=NUMBER, help="matches of a title, at least")
    parser.add_argument("--compare", type=Path, metavar="FOLDER")
    wanted = parser.parse_args()
    if wanted.compare:
        return compare(wanted.compare)
    for name in wanted.titles or known_titles():
        record(find_title(name), wanted.into, wanted.number)
    return 0


def compare(folder: Path) -> int:
    """Replay all matches in a folder; tell those that have become others."""
    files = recorded(folder)
    changed = 0
    for file in files:
        try:
            change = difference(file)
        except CivitasError as error:
            change = f"{file}: {error}"
        if change:
            changed += 1
            print(change)
    print(f"{len(files)} matches, {changed} of them changed")
    return 1 if changed or not files else 0


def record(meta: Meta, into: Path, number: int) -> None:
    """Play and write so many matches of a title, under the newest of its rules, unless they are
    there: what was recorded once stays."""
    folder = into / meta.id / meta.rules_version
    if folder.exists():
        print(f"{folder} is there already")
        return
    folder.mkdir(parents=True)
    sizes = meta.players[1] - meta.players[0] + 1
    number = max(number, 2 * sizes)
    stopped: Counter[str] = Counter()
    for n in range(number):
        dice = random.Random(f"{meta.id} {meta.rules_version} {n}")
        table = beginning(meta, n, dice)
        who = "greedy" if n % GREEDY == 3 else "random"
        asked = [table.asks[0].what]
        marks = [mark(table)]
        for _ in played(table, who, dice):
            marks.append(mark(table))
            asked.append(table.asks[0].what if table.asks else "end")
        # Every number of players is played to the end in one round and stopped in the next.
        whole = sum(divmod(n, sizes)) % 2 == 0
        picks = len(table.journal) if whole else stop(asked, stopped, dice)
        asked_last = asked[picks]
        stopped[asked_last] += 1
        table = replay(table.header, list(table.journal)[:picks])
        name = f"{n + 1:0{len(str(number))}}-{len(table.header.seats)}-{who}-{asked_last}"
        (folder / f"{name}{SUFFIX}").write_bytes(table.to_bytes())
        (folder / f"{name}{MARKS}").write_text(written(marks[: picks + 1]))


def beginning(meta: Meta, n: int, dice: random.Random) -> Table:
    """A new match: every number of seats in turn, the last of them played by every number of
    automas, with the defaults or with any options."""
    fewest, most = meta.players
    rounds, more = divmod(n, most - fewest + 1)
    seats = [f"seat {s + 1}" for s in range(fewest + more)]
    played = min((rounds + n) % (meta.automas + 1), more)
    automas = range(len(seats) - played, len(seats))
    plain = dice.random() < 0.5
    while True:
        options = {} if plain else {o.id: dice.choice(o.choices) for o in meta.options}
        try:
            seed = f"{meta.id} {meta.rules_version} {n}"
            header = new_header(meta, seats, options, seed, automas)
        except BadSetup:
            continue
        return Table(msgspec.structs.replace(header, started=0), meta.load(), log=False)


def played(table: Table, who: str, dice: random.Random) -> Iterator[Entry]:
    """Play the match to its end, pick by pick; a greedy bot sits on the first seat only."""
    bot = make_bot(who, 0)
    while not table.over:
        ask = dice.choice(table.asks)
        greedy = who == "greedy" and ask.seat == 0
        pick = bot.pick(Chair(table, 0)) if greedy else any_pick(ask, dice)
        table.pick(pick, ask.seat)
        yield Entry(ask.seat, pick, 0)


def any_pick(ask: Ask, dice: random.Random) -> Pick:
    """At random; half of the time first the kind of pick, so that seldom things happen too."""
    picks = ask.picks
    if dice.random() < 0.5:
        kind = dice.choice(sorted({type(pick).__name__ for pick in picks}))
        picks = [pick for pick in picks if type(pick).__name__ == kind]
    return dice.choice(picks)


def stop(asked: list[str], stopped: Counter[str], dice: random.Random) -> int:
    """Before a question of a kind at which few matches have been stopped yet."""
    kinds = sorted(set(asked[:-1]))
    fewest = min(stopped[what] for what in kinds)
    kind = dice.choice([what for what in kinds if stopped[what] == fewest])
    return dice.choice([n for n, what in enumerate(asked[:-1]) if what == kind])


if __name__ == "__main__":
    raise SystemExit(main())
