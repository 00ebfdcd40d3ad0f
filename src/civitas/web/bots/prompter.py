"""The prompter: what bots pick in a match that still follows the guide of its title.

Nobody has to think about it. Where the guide ends, or the learner has left its way, there is
nothing to say, and the bots think for themselves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from civitas.kernel.guide import guide_of
from civitas.kernel.table import Table


def cues(known: Table, bots: Collection[int]) -> Iterator[tuple[int, Any]]:
    """The picks of these seats, as JSON, until somebody else has to pick."""
    guide = guide_of(known.meta)
    if guide is None:
        return
    table = known.fork()
    while True:
        asked = [ask.seat for ask in table.asks if ask.seat in bots]
        cued = ((seat, guide.cue(table, seat)) for seat in asked)
        seat, cue = next(((seat, cue) for seat, cue in cued if cue is not None), (0, None))
        if cue is None:
            return
        table.pick(cue.pick, seat)
        yield seat, msgspec.to_builtins(cue.pick)
