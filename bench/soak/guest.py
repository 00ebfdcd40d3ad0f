"""The hostile guest, in a process of its own: `python -m bench.soak.guest PORT SECONDS
START`, by the clock of the machine.

One attack after the other, in an order that changes, until the time is over; the last seconds of
every minute are quiet, so that whoever measures sees what an attack leaves behind. At the end it
prints, as JSON, how often which attack was answered how, and when each began and ended.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Final, NamedTuple

import uvloop

from bench.soak.crowds import Crowd

ATTACK: Final = 45.0
MINUTE: Final = 60.0
LONGEST: Final = 25.0
"""Seconds that one attack may take."""
QUIET: Final = 52.0
"""The second of a minute at which every attack is over, however slow this machine is."""


class Siege(NamedTuple):
    """What was done, and what came of it."""

    answers: Counter[str]
    """By attack and status, how often."""
    attacks: list[tuple[str, float, float]]
    """Each attack, from when to when by the clock of the machine."""


async def besiege(port: int, seconds: float, start: float) -> Siege:
    """Attack for so long, from a start that may lie some seconds back: the minutes are those of
    whoever measures."""
    guest, found = Crowd(port), Siege(Counter(), [])
    while (now := time.monotonic() - start) < seconds:
        if now % MINUTE > ATTACK:
            await asyncio.sleep(MINUTE - now % MINUTE)
            continue
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(guest.settle(), LONGEST)
        attacks = guest.all()
        guest.dice.shuffle(attacks)
        for attack in attacks:
            if (time.monotonic() - start) % MINUTE > ATTACK:
                break
            guest.told.clear()
            began = time.monotonic()
            left = QUIET - (began - start) % MINUTE
            with suppress(OSError, EOFError, TimeoutError):
                await asyncio.wait_for(attack(), min(LONGEST, left))
            name = getattr(attack, "__name__", "?")
            found.answers.update(f"{name} {status}" for status in guest.told)
            found.attacks.append((name, began, time.monotonic()))
            await asyncio.sleep(0.2)  # a server that is being started again
    return found


if __name__ == "__main__":
    print(json.dumps(uvloop.run(besiege(int(sys.argv[1]), *map(float, sys.argv[2:])))))
