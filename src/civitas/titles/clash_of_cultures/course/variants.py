"""Section 28: how long the game lasts."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.titles.clash_of_cultures.content.pieces import FACES
from civitas.titles.clash_of_cultures.content.structure import ROUNDS, VARIANTS
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()

LAST_ROUND: Final[dict[str, int]] = {
    "normal": ROUNDS,
    "flexible": VARIANTS["flexible_end"]["max_rounds"],
    "short": VARIANTS["short_game"]["rounds"],
}
ENDS_ON: Final = {
    (roll["round"], roll["phase"]): tuple(roll["ends_on"])
    for roll in VARIANTS["flexible_end"]["rolls"]
}


def last_round(s: State) -> int:
    """The round whose status phase ends the game (COC-27.1, COC-28.1, COC-28.5)."""
    return LAST_ROUND[s.rules.length]


def roll_number(s: State) -> int:
    """One combat die of which only the number counts (COC-28.1)."""
    return FACES[s.chance.below(len(FACES))].number


@RULES.plain("phase.begin")
def phase_begin(s: State, _: Player) -> None:
    """COC-28.1: with the flexible end a die may end the game before the phase."""
    ends_on = ENDS_ON.get((s.round, s.phase)) if s.rules.length == "flexible" else None
    if ends_on is not None:
        number = roll_number(s)
        s.tell("end-roll", "COC-28.1", seat=s.start, number=number, highest=max(ends_on))
        if number in ends_on:
            s.do(Step("end"))
            return
    s.do(Step("phase"))
