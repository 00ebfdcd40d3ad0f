"""Section 14, EOT-15.4 and AUT-10: final scoring, winners and ranks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from civitas.kernel.agenda import Chapter
from civitas.kernel.results import Result, best_wins, ranked
from civitas.titles.era_of_tribes.content.cards import CARDS, TILES
from civitas.titles.era_of_tribes.content.tables import RANKS, SCORING
from civitas.titles.era_of_tribes.goals.contests import open_points, personal_points
from civitas.titles.era_of_tribes.goals.measures import tile_points
from civitas.titles.era_of_tribes.state import Player, State

RULES: Final = Chapter()

HUNGER: Final[int] = SCORING["hunger"]


@RULES.plain("end")
def end(s: State, _: Player) -> None:
    """EOT-3.26: nothing more happens; cards and tiles are opened, and all is counted."""
    s.agenda = ()
    s.over = True
    s.phase = "end"
    for me in s.in_order():
        _open(s, me)
    for card in s.open_cards:
        _tell_open(s, card)
    for seat, score in enumerate(scores(s)):
        s.tell("told-final-points", "EOT-14.1", seat=seat, points=score)
        if s.rules.marked and not s.players[seat].automa:
            s.tell("told-rank", "AUT-10.8", seat=seat, rank=rank(score))


def _open(s: State, me: Player) -> None:
    """What a participant has hidden, and what it is worth (EOT-14.2, EOT-14.6, AUT-10.5)."""
    for card in s.chance.reveal(me.cards):
        points, clause = personal_points(s, me, card), "AUT-10.5" if me.automa else "EOT-14.2"
        s.tell("told-own-card", clause, seat=me.seat, card=CARDS[card].id, points=points)
    for tile in s.chance.reveal(me.tiles):
        if scored_tile(me, tile):
            points, name = tile_points(s, me, tile), TILES[tile].id
            s.tell("told-scored-tile", "EOT-14.6", seat=me.seat, tile=name, points=points)


def _tell_open(s: State, card: int) -> None:
    """EOT-14.3"""
    for seat, points in enumerate(open_points(s, card)):
        if points:
            name = CARDS[card].id
            s.tell("told-open-points", "EOT-14.3", seat=seat, card=name, points=points)


def scored_tile(me: Player, tile: int) -> bool:
    """EOT-14.6: kept scoring tiles; Automas score none (AUT-10.6)."""
    return bool(TILES[tile].thresholds) and not me.automa


SOURCES: Final[dict[str, Callable[[State, Player], int]]] = {
    "influence": lambda _, me: me.influence,  # EOT-14.1
    "open_cards": lambda s, me: sum(open_points(s, card)[me.seat] for card in s.open_cards),
    "morale": lambda _, me: me.morale,  # EOT-14.5
    "hunger": lambda _, me: HUNGER * (me.hunger + me.hunger_beside),  # EOT-14.7
}
"""Where points come from that all can see."""
HIDDEN_SOURCES: Final[dict[str, Callable[[State, Player], int]]] = {
    "own_cards": lambda s, me: sum(personal_points(s, me, card) for card in me.cards),
    "tiles": lambda s, me: sum(
        tile_points(s, me, tile) for tile in me.tiles if scored_tile(me, tile)
    ),
}
"""What is opened at the end."""


def sources(s: State) -> dict[str, tuple[int | float, ...]]:
    """Where the points come from; before the end, as far as all can see."""
    told = SOURCES | HIDDEN_SOURCES if s.over else SOURCES
    return {name: tuple(count(s, me) for me in s.players) for name, count in told.items()}


def scores(s: State) -> list[int]:
    """EOT-14.1 to EOT-14.7: all points by seat."""
    return [sum(int(points) for points in each) for each in zip(*sources(s).values(), strict=True)]


def standing(s: State) -> list[tuple[int, ...]]:
    """EOT-14.8: points, then morale, then land provinces, then thalers."""
    return list(zip(scores(s), *ties(s).values(), strict=True))


def ties(s: State) -> dict[str, tuple[int | float | bool, ...]]:
    """EOT-14.8: by what a tie is broken."""
    return {
        "tie-morale": tuple(me.morale for me in s.players),
        "tie-land": tuple(len(s.land_of(me.seat)) for me in s.players),
        "tie-thalers": tuple(me.thalers for me in s.players),
    }


def rank(score: int) -> str:
    """AUT-10.8, EOT-15.4: what a person with so many points is called."""
    return next(each.id for each in reversed(RANKS) if score >= each.min or each is RANKS[0])


def result(s: State) -> Result | None:
    """EOT-14.8; with Automas AUT-10.7; alone only the rank tells (EOT-15.4)."""
    if not s.over:
        return None
    if s.rules.automas:
        return _against_automas(s)
    if s.rules.seats == 1:
        (score,) = scores(s)
        return Result((score,), (0,), (1,), "end-alone", {"rank": rank(score)})
    return best_wins(scores(s), standing(s))


def _against_automas(s: State) -> Result:
    """AUT-10.7: persons win only above every Automa: all of them, or the best of them."""
    points, places = scores(s), standing(s)
    best = max(points[me.seat] for me in s.players if me.automa)
    persons = [me.seat for me in s.players if not me.automa]
    above = [seat for seat in persons if points[seat] > best]
    if len(persons) == 1:
        return _one_against_automas(points, places, persons[0], bool(above))
    if s.rules.goal == "cooperative":
        if above != persons:
            return Result(tuple(points), (), ranked(places), "end-not-together")
        level = [(seat in persons, () if seat in persons else places[seat]) for seat in _seats(s)]
        return Result(tuple(points), tuple(persons), ranked(level), "end-together")
    if not above:
        return Result(tuple(points), (), ranked(places), "end-automa")
    return best_wins(points, places)


def _one_against_automas(
    points: list[int], places: list[tuple[int, ...]], person: int, won: bool
) -> Result:
    how = "end-alone-won" if won else "end-alone-lost"
    told: dict[str, str | int] = {"rank": rank(points[person])}
    return Result(tuple(points), (person,) if won else (), ranked(places), how, told)


def _seats(s: State) -> range:
    return range(len(s.players))
