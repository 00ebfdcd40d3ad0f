"""What was learned for a table, in whichever way: weights that were tried, or what standing is
worth."""

from __future__ import annotations

import os

from civitas.bots.chair import Chair, Learnt
from civitas.bots.judgement import WEIGHTS
from civitas.bots.standing import shipped_standing, standing_for
from civitas.bots.weighed import shipped_weighed, weighed_for

_LEARNT: dict[tuple[str | None, str, str, bool], Learnt | None] = {}


def learnt_for(chair: Chair, *, searching: bool) -> Learnt | None:
    """By what somebody judges who has learned; what does not fit the rules of now is refused."""
    key = os.environ.get(WEIGHTS), chair.meta.id, chair.setting.digest(), searching
    if key not in _LEARNT:
        _LEARNT[key] = weighed_for(chair, searching=searching) or standing_for(chair)
    return _LEARNT[key]


def shipped_learnt(chair: Chair) -> Learnt | None:
    """By what everybody judges who searches: what came with the program, by whatever rules."""
    return shipped_weighed(chair) or shipped_standing(chair)
