"""What a seat sees in numbers is what it sees: each number under its name, the own seat first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import civitas
from civitas.bots import Chair, make_bot

PLAYERS = 3


def played(title: str, picks: int) -> civitas.Table:
    table = civitas.new(title, seats=PLAYERS, seed="in all numbers", log=False)
    bots = [make_bot("random", seat) for seat in range(PLAYERS)]
    for _ in range(picks):
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return table


Seen = Callable[[Any, int], Any]
"""A number in the board that a seat sees, of one who sits there."""

SANDS: dict[str, Seen] = {
    "vp": lambda board, n: board.empires[n].vp,
    "gold": lambda board, n: board.empires[n].gold,
    "unrest_max": lambda board, n: board.empires[n].unrest_max,
    "heritage.cultural": lambda board, n: board.empires[n].heritage[2],
    "emphasis.civil": lambda board, n: board.empires[n].emphasis == "civil",
    "measure_F": lambda board, n: board.empires[n].measures[5],
    "marker_6": lambda board, n: board.empires[n].advance_markers[5],
    "played_muster": lambda board, n: "muster" in board.empires[n].played,
    "soldiers": lambda board, n: sum(region.soldiers[n] for region in board.regions),
    "city": lambda board, n: sum(
        region.owner == n and "city" in region.buildings for region in board.regions
    ),
}
CLASH: dict[str, Seen] = {
    "good_culture": lambda board, n: board.players[n].goods["culture"],
    "counter": lambda board, n: board.players[n].counter,
    "points_city_pieces": lambda board, n: board.players[n].points["city_pieces"],
    "left_observatory": lambda board, n: board.players[n].pieces_left["observatory"],
    "advance_farming": lambda board, n: "farming" in board.players[n].advances,
    "action_cards": lambda board, n: board.players[n].action_cards,
    "size": lambda board, n: sum(
        hexagon.city.size for hexagon in board.hexes if hexagon.city and hexagon.city.owner == n
    ),
    "unit_settler": lambda board, n: sum(
        units.counts.get("settler", 0)
        for hexagon in board.hexes
        for units in hexagon.units
        if units.owner == n
    ),
}
ERA: dict[str, Seen] = {
    "influence": lambda board, n: board.players[n].influence,
    "thalers": lambda board, n: board.players[n].thalers,
    "level_architecture": lambda board, n: board.players[n].levels["architecture"],
    "done_trade": lambda board, n: "trade" in board.players[n].done,
    "provinces": lambda board, n: board.players[n].provinces,
    "people_romans": lambda board, n: board.players[n].people == "romans",
    "vassals": lambda board, n: sum(field.vassals for field in board.fields if field.owner == n),
}
OIKUMENE: dict[str, Seen] = {
    "gold": lambda board, n: board.players[n].gold,
    "victory": lambda board, n: board.players[n].victory,
    "fields": lambda board, n: board.players[n].fields,
    "grain": lambda board, n: board.players[n].grain,
    "unit_light_infantry": lambda board, n: board.players[n].units.get("light_infantry", 0),
    "towns": lambda board, n: sum(space.town != "" and space.owner == n for space in board.spaces),
    "herd_horses": lambda board, n: board.players[n].herds.get("horses", 0),
}


@pytest.mark.parametrize("picks", [40, 160])
@pytest.mark.parametrize(
    ("title", "seen"),
    [
        ("sands_of_time", SANDS),
        ("clash_of_cultures", CLASH),
        ("era_of_tribes", ERA),
        ("oikumene", OIKUMENE),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_number_has_its_name(title: str, seen: dict[str, Seen], picks: int) -> None:
    table = played(title, picks)
    names = table.title.feature_names(table.state)
    assert Counter(names).most_common(1)[0][1] == 1
    for seat in range(PLAYERS):
        board = table.view(seat).board
        features = dict(zip(names, table.title.features(table.state, seat), strict=True))
        for steps, who in enumerate(("me", "rival1", "rival2")):
            for name, number in seen.items():
                expected = number(board, (seat + steps) % PLAYERS)
                assert features[f"{who}.{name}"] == expected, (seat, who, name)


def test_own_secrets_are_among_them() -> None:
    table = played("clash_of_cultures", 60)
    names = table.title.feature_names(table.state)
    for seat in range(PLAYERS):
        features = dict(zip(names, table.title.features(table.state, seat), strict=True))
        hand = table.view(seat).board.players[seat].objective_hand
        assert hand
        assert all(features[f"me.objective_{card}"] == hand.count(card) for card in hand)
