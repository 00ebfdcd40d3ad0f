"""The Progress action (EOT-5.1)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.titles.era_of_tribes.content.progress import WHEEL
from civitas.titles.era_of_tribes.goals.ending import check_end
from civitas.titles.era_of_tribes.learning.advance import advance, advance_terms
from civitas.titles.era_of_tribes.learning.prices import affordable, can_afford, price
from civitas.titles.era_of_tribes.picks.common import ADVANCE, DONE, Advance
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()
KINDS: Final = (Advance,)
TOO_DEAR: Final = Reason("no-progress", "EOT-5.8")


def refuse_progress_action(s: State, me: Player) -> Reason | None:
    """Is there anything that can be paid (EOT-1.13)?"""
    return None if can_afford(s, me) else TOO_DEAR


def progress_terms(_: State, __: Player, leaders: int) -> Terms | None:
    """What so many leaders are good for; what each progress costs is told when it is chosen."""
    return terms(gains={"progress": leaders})


@RULES.asking("action.progress")
def progress(s: State, me: Player, leaders: int, _: int) -> Flow:
    """EOT-5.1: one progress for each leader, one after another; fields may repeat."""

    def offered() -> list[Pick]:
        return [*[ADVANCE[field] for field in affordable(s, me)], DONE]

    def told(pick: Pick) -> Terms | None:
        if not isinstance(pick, Advance):
            return None
        return advance_terms(s, me, price(s, me, WHEEL[pick.progress]), pick)

    if not can_afford(s, me):
        return
    pick = yield Ask(me.seat, "progress", offered, kinds=KINDS, terms=told)
    if not isinstance(pick, Advance):
        return
    if leaders > 1:
        s.do(Step("action.progress", me.seat, (leaders - 1, 0)))
    field = WHEEL[pick.progress]
    cost = price(s, me, field)
    me.thalers -= cost
    yield from advance(s, me, field, paid=cost)
    if s.rules.version >= 2:  # the first rules looked when the whole action was done
        check_end(s, me.seat)  # EOT-13.7
