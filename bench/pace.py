"""Civitas in an interpreter of its own, plain or compiled: told a title and for how many seconds,
it plays whole matches at random and answers how many decisions were made, in what time, and what
each match came to."""

from __future__ import annotations

import gc
import hashlib
import itertools
import json
import random
import sys
import time
from array import array
from collections import defaultdict

from bench.contenders import CONTENDERS, Contender
from bench.ours import new_table, play
from bench.report import is_compiled


def played(who: Contender, number: int) -> tuple[int, float, str]:
    """One match: its decisions, its time, and a digest of all picks, and of the state at the end
    with what each seat sees of it in numbers."""
    dice = random.Random(number)
    start = time.process_time()
    table = new_table(who, number)
    play(table, dice)
    seconds = time.process_time() - start
    told = hashlib.sha256(table.state_hash().encode())
    for seat in range(table.header.setting.seats):
        told.update(array("f", table.title.features(table.state, seat)))
    for entry in table.journal:
        told.update(repr((entry.seat, entry.pick)).encode())
    return len(table.journal), seconds, told.hexdigest()


def main() -> None:
    """Answer as long as somebody asks."""
    print(json.dumps({"compiled": is_compiled()}), flush=True)
    numbers: dict[str, itertools.count[int]] = defaultdict(itertools.count)
    by_title = {who.title: who for who in CONTENDERS}
    for line in sys.stdin:
        title, wanted = line.split()
        gc.collect()
        decisions, seconds, digests = 0, 0.0, []
        while seconds < float(wanted):
            done, time_taken, digest = played(by_title[title], next(numbers[title]))
            decisions, seconds = decisions + done, seconds + time_taken
            digests.append(digest)
        answer = {"decisions": decisions, "seconds": seconds, "digests": digests}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
