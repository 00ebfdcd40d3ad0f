"""What is seen of the table, built up from nothing. Everything is open to all (HRN-20.6)."""

from __future__ import annotations

import msgspec

from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.calendar import SEASONS
from civitas.titles.oikumene.content.tables import TREATIES, WAYS, WEATHERS
from civitas.titles.oikumene.course.calendar import running
from civitas.titles.oikumene.seen.battles import BattleView, battle_seen
from civitas.titles.oikumene.seen.players import AccountView, PlayerView, account_seen, player_seen
from civitas.titles.oikumene.seen.spaces import SpaceView, spaces_seen
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Treaty


class TreatyView(msgspec.Struct, frozen=True):
    kind: str
    payer: int
    receiver: int
    rounds: int
    """That it still holds, this one included; 0 without limit."""


class View(msgspec.Struct, frozen=True):
    """The table; ``seat`` None is a spectator."""

    seat: int | None
    map: str
    area: int
    mode: str
    year: int
    season: str
    phase: str
    phases: tuple[str, ...]
    """All that run into each other now, the last of them the same; one in most cases."""
    first: int
    order: tuple[int, ...]
    winter: tuple[str, ...]
    """Weather of zone 1, zone 2 and the seas; empty if it is not winter."""
    spaces: tuple[SpaceView, ...]
    players: tuple[PlayerView, ...]
    treaties: tuple[TreatyView, ...]
    battle: BattleView | None
    accounts: tuple[AccountView, ...]
    over: bool
    winners: tuple[int, ...]
    won_by: str


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat,
        map=s.rules.map,
        area=s.rules.area,
        mode=s.rules.mode,
        year=s.year if s.round else 0,
        season=SEASONS[s.season].id if s.round else "",
        phase=s.phase,
        phases=running(s),
        first=s.first,
        order=tuple(me.seat for me in s.in_order()),
        winter=tuple(WEATHERS[each] for each in s.winter),
        spaces=tuple(spaces_seen(s)),
        players=tuple(player_seen(s, me) for me in s.players),
        treaties=tuple(_treaty(s, treaty) for treaty in s.treaties),
        battle=None if s.battle is None else battle_seen(s, s.battle, s.siege),
        accounts=tuple(
            account_seen(s, me, me.account) for me in s.in_order() if me.account is not None
        ),
        over=s.over,
        winners=s.winners,
        won_by="" if s.won_by == NONE else WAYS[s.won_by].id,
    )


def _treaty(s: State, treaty: Treaty) -> TreatyView:
    rounds = treaty.until - s.round + 1 if treaty.until else 0
    return TreatyView(TREATIES[treaty.kind].id, treaty.payer, treaty.receiver, rounds)
