"""Brown dice (HRN-16.6): all dice of one player in one step are rolled together, then he names
those that he throws again for prestige, one by one; each once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from civitas.kernel.asks import Ask, Decision, Pick
from civitas.kernel.explain import Terms, amounts
from civitas.titles.oikumene.content.tables import PP_PRICE
from civitas.titles.oikumene.means.purse import pay_prestige
from civitas.titles.oikumene.picks.common import DONE, Reroll
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

REROLL: Final = "reroll_brown_die"
DIE: Final = "brown"
"""What a die is about of which nothing more is to be said."""
VAIN: Final = "vain-room"
"""The note on a die that may be thrown again (HRN-16.6) but has nothing to bring any more."""

Note: TypeAlias = Callable[[int, Sequence[int]], str]
"""What is to be known of throwing the n-th die again, with the faces as they lie: see `Terms`."""


def _nothing(_: int, __: Sequence[int]) -> str:
    return ""


def brown_dice(
    s: State,
    me: Player,
    what: str,
    spaces: Sequence[int],
    worth: Callable[[int, int], bool],
    things: Sequence[str] = (),
    note: Note = _nothing,
) -> Decision:
    """Roll one die for each of ``spaces``; the faces, after all rerolls. ``what`` is the ask,
    ``worth(n, face)`` tells whether throwing the n-th die again could help at all, ``things`` are
    what the dice are about, if the space does not say it, ``note`` what else is said of one."""
    faces = [s.chance.roll() for _ in spaces]
    stands: set[int] = set()
    while _may_reroll(s, me) and (open_dice := _open(faces, stands, worth)):
        rerolls = [
            Reroll(s.label(spaces[n]), n + 1, faces[n], things[n] if things else DIE)
            for n in open_dice
        ]
        hit = sum(worth(n, face) for n, face in enumerate(faces))
        pick = yield _ask(me, what, rerolls, hit, partial(_terms, note, tuple(faces)))
        if not isinstance(pick, Reroll):
            break
        pay_prestige(me, PP_PRICE[REROLL])
        die = pick.die - 1
        faces[die] = s.chance.roll()
        stands.add(die)
        s.tell(
            "told-reroll",
            "HRN-16.6",
            seat=me.seat,
            space=pick.space,
            thing=pick.thing,
            before=pick.face,
            face=faces[die],
            prestige=PP_PRICE[REROLL],
        )
    return tuple(faces)


def _ask(
    me: Player,
    what: str,
    rerolls: list[Reroll],
    hit: int,
    costs: Callable[[Pick], Terms | None],
) -> Ask:
    """With how many dice tell nothing good as they lie."""
    params = {"number": hit}
    return Ask(me.seat, what, lambda: [DONE, *rerolls], params, terms=costs, sure=True)


def _terms(note: Note, faces: Sequence[int], pick: Pick) -> Terms | None:
    if not isinstance(pick, Reroll):
        return None
    return Terms(amounts({"prestige": PP_PRICE[REROLL]}), note=note(pick.die - 1, faces))


def _may_reroll(s: State, me: Player) -> bool:
    """HRN-1.3: a price in prestige alone cannot be paid where prestige is off."""
    return s.mode.prestige and me.prestige >= PP_PRICE[REROLL]


def _open(faces: list[int], stands: set[int], worth: Callable[[int, int], bool]) -> list[int]:
    return [n for n, face in enumerate(faces) if n not in stands and worth(n, face)]
