"""The end (HRN-4.6, HRN-4.7, sections 17 and 19): who leaves the game, who wins, and the result."""

from __future__ import annotations

from typing import Final

from civitas.kernel.results import Result, ranked
from civitas.kernel.values import NOBODY, put
from civitas.titles.oikumene.content.tables import (
    DOMINANCE,
    POWER,
    SIGNIFICANCE,
    SOVEREIGNTY,
    WAYS,
)
from civitas.titles.oikumene.course.victory import (
    feeds_all,
    fulfils,
    significance,
)
from civitas.titles.oikumene.means.stores import remove_herds
from civitas.titles.oikumene.means.treaties import end_treaties, is_above_all
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State

ANNOUNCED: Final = (DOMINANCE, POWER)
"""HRN-19.4: the ways to win that are announced."""


def finish(s: State, winners: tuple[int, ...], way: int) -> None:
    """The match is over: nothing comes next."""
    s.agenda = ()
    s.battle = s.siege = None
    s.over = True
    s.winners = winners
    s.won_by = way


def check_sovereignty(s: State) -> None:
    """HRN-19.2, HRN-19.14: has somebody won at once?"""
    left = [me for me in s.players if not me.gone]
    if len(left) < 2:
        finish(s, tuple(me.seat for me in left), SOVEREIGNTY)
        return
    for me in s.in_order():
        if is_above_all(s, me) and feeds_all(s, me):
            s.tell("told-sovereign", "HRN-19.2", seat=me.seat)
            finish(s, (me.seat,), SOVEREIGNTY)
            return


def check_out(s: State) -> None:
    """HRN-4.7: whoever has neither units nor buildings is out of the game; late players are not
    asked for them before they come."""
    out = ousted(s)
    if not out:
        return
    for me in out:
        leave(s, me)
    check_sovereignty(s)


def ousted(s: State) -> list[Player]:
    """Who has lost everything and is still in the game."""
    return [me for me in s.players if not (me.units or me.gone or me.late) and not _builds(s, me)]


def _builds(s: State, me: Player) -> bool:
    return bool(s.homes[me.seat]) or any(site.owner == me.seat for site in s.sites.values())


def leave(s: State, me: Player) -> None:
    """HRN-4.7: goods, herds and crops go, treaties end; HRN-17.12: who had him as rival may name
    another one for nothing."""
    s.tell("told-out", "HRN-4.7", seat=me.seat, gold=me.gold, prestige=me.prestige)
    me.gone = True
    me.gold = me.prestige = 0
    for field in s.world.fields:
        if s.sower[field] == me.seat:
            s.sower = put(s.sower, field, NOBODY)
            s.crop = put(s.crop, field, 0)
    remove_herds(s, me)
    end_treaties(s, *(t for t in s.treaties if me.seat in (t.payer, t.receiver)))
    for other in s.players:
        if other.rival == me.seat:
            other.rival = NOBODY
            other.free_rival = True


def verify(s: State) -> None:
    """HRN-19.4: what was announced a round ago is checked; HRN-19.11: of several most VP wins, then
    most gold, then the earlier in turn order."""
    proved = []
    for me in s.in_order():
        if not me.announced or me.announced >= s.round:
            continue
        for way in (way for way in ANNOUNCED if me.ways >> way & 1):
            if fulfils(s, me, way):
                proved.append((me, way))
            else:
                s.tell("told-lapsed", "HRN-19.4", seat=me.seat, way=WAYS[way].id)
        me.announced = me.ways = 0
    if proved:
        best, way = max(proved, key=lambda each: (each[0].victory, each[0].gold))
        s.tell("told-verified", "HRN-19.4", seat=best.seat, way=WAYS[way].id)
        finish(s, (best.seat,), way)


def open_ways(s: State, me: Player) -> list[int]:
    """HRN-19.4: the ways that he may announce now."""
    return [way for way in ANNOUNCED if not me.ways >> way & 1 and fulfils(s, me, way)]


def score_significance(s: State) -> None:
    """HRN-19.12, HRN-19.13: the most significant of those who can feed their settlements wins; of
    all, if nobody can. Ties: gold, then VP, then the victory is shared."""
    players = [me for me in s.players if not me.gone]
    for me in players:
        s.tell(
            "told-significance", "HRN-19.12", seat=me.seat, points=sum(significance(s, me).values())
        )
    able = [me for me in players if feeds_all(s, me)] or players
    best = max(_standing(s, me) for me in able)
    finish(s, tuple(me.seat for me in able if _standing(s, me) == best), SIGNIFICANCE)


def _standing(s: State, me: Player) -> tuple[int, int, int]:
    return sum(significance(s, me).values()), me.gold, me.victory


def result(s: State) -> Result | None:
    """Points are those of significance, however the match was won."""
    if not s.over:
        return None
    scores = tuple(sum(significance(s, me).values()) for me in s.players)
    standing = [(me.seat in s.winners, not me.gone, *_standing(s, me)) for me in s.players]
    ranks = ranked([(True,) if won else (won, *rest) for won, *rest in standing])
    return Result(scores, s.winners, ranks, _how(s))


def _how(s: State) -> str:
    if not s.winners:
        return "end-nobody"
    if sum(not me.gone for me in s.players) == 1:
        return "end-last"
    shared = "-shared" if len(s.winners) > 1 else ""
    return f"end-{WAYS[s.won_by].id}{shared}"


def sources(s: State) -> dict[str, tuple[int | float, ...]]:
    """HRN-19.12: where the points come from."""
    each = [significance(s, me) for me in s.players]
    return {name: tuple(points[name] for points in each) for name in each[0]}


def ties(s: State) -> dict[str, tuple[int | float | bool, ...]]:
    """HRN-19.12, HRN-19.13: by what it is decided where points of significance do not, if it is won
    by them."""
    if not s.over or s.won_by != SIGNIFICANCE:
        return {}
    return {
        "tie-fed": tuple(feeds_all(s, me) for me in s.players),
        "tie-gold": tuple(me.gold for me in s.players),
        "tie-victory": tuple(me.victory for me in s.players),
    }
