"""Section 13: what triggers the end of the game, and the bonus for it (AUT-10.1 to AUT-10.3)."""

from __future__ import annotations

from typing import Final

from civitas.titles.era_of_tribes.content.peoples import HOMES
from civitas.titles.era_of_tribes.content.progress import EPOCH
from civitas.titles.era_of_tribes.content.tables import (
    AUTOMA_BONUS,
    END,
    END_BONUS,
    MARKED_ROUNDS,
    PERSON_BONUS,
    REMAINING_ROUND_BONUS,
    ROUND_LIMIT,
)
from civitas.titles.era_of_tribes.means.influence import gain_influence
from civitas.titles.era_of_tribes.state import LAND, Player, State

HOMES_CONQUERED: Final = "homes"
_GOALS: Final = {
    length: (end.influence, EPOCH[end.epoch], end.progress_levels, end.land_provinces)
    for length, end in END.items()
}
"""By length: influence by number of players, epoch, levels of progress and provinces."""


def check_end(s: State, active: int) -> None:
    """EOT-13.7: after every action step, battle and purchase; who is active counts as first, the
    others follow in player order (EOT-13.9). Land, progress and epochs only grow for whoever is
    active; all others can only meet a condition on the track."""
    me = s.players[active]
    if not me.met:
        condition = fulfilled(s, me)
        if condition:
            _meet(s, me, condition)
    target = _GOALS[s.rules.length][0][len(s.players) - 1]
    for other in s.players:
        influence = other.influence
        if (influence >= target or influence >= other.triumph) and not other.met:
            _meet_others(s, target)
            return


def _meet_others(s: State, target: int) -> None:
    """EOT-13.9: whoever meets a condition on the track, in player order."""
    for other in s.in_order():
        if not other.met and other.influence >= min(target, other.triumph):
            _meet(s, other, fulfilled(s, other))


def conquered_home(s: State, taker: int, loser: int) -> None:
    """A home province was taken in battle: if it was the last, the taker fulfils a condition
    (EOT-13.4)."""
    victim = s.players[loser]
    lost = all(s.owner[home] != loser for home in HOMES[victim.people])
    if lost and not s.players[taker].met:
        _meet(s, s.players[taker], HOMES_CONQUERED)


def lacks_vassals(s: State) -> None:
    """AUT-2.4: with Automas, who has no vassal left to remove ends the game after this round."""
    if s.rules.automas and not s.ending:
        s.ending = s.round
        s.tell("told-end-vassals", "AUT-2.4")


def fulfilled(s: State, me: Player) -> str:
    """The end condition that a participant meets now, or nothing (EOT-13.2, EOT-13.3)."""
    influence, epoch, progress, provinces = _GOALS[s.rules.length]
    if me.influence >= influence[len(s.players) - 1]:
        return "influence"
    if me.influence >= me.triumph:
        return "triumph"
    if me.epoch >= epoch:
        return "epoch"
    if sum(me.levels) >= progress:  # EOT-5.22
        return "progress"
    return "provinces" if (s.held[me.seat] & LAND).bit_count() >= provinces else ""


def _meet(s: State, me: Player, condition: str) -> None:
    """EOT-13.1, EOT-13.5: each participant once; EOT-13.6: a bonus leads to no other one."""
    me.met = 1 + max(other.met for other in s.players)
    if not s.ending:
        s.ending = s.round
    bonus = end_bonus(s, me)
    gain_influence(s, me, bonus)
    clause = "AUT-10.2" if s.rules.automas else "EOT-13.5"
    s.tell(f"told-end-{condition}", clause, seat=me.seat, points=bonus)


def end_bonus(s: State, me: Player) -> int:
    """EOT-13.5: 3 for the first, 2 for all others; with Automas it depends on the difficulty, and
    the first gains more for each round that is not played (AUT-10.2, AUT-10.3)."""
    if not s.rules.automas:
        first, later = END_BONUS
        return first if me.met == 1 else later
    bonus = AUTOMA_BONUS if me.automa else PERSON_BONUS[s.rules.difficulty]
    if me.met == 1:
        bonus += REMAINING_ROUND_BONUS * max(0, MARKED_ROUNDS - s.round)
    return bonus


def last_round(s: State) -> int:
    """The round after which the game ends at the latest (EOT-13.10, EOT-15.2, AUT-10.1)."""
    return MARKED_ROUNDS if s.rules.marked else ROUND_LIMIT[s.rules.length]
