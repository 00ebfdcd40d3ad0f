"""How the units of several players stand on a field: beside what lies there, not on it."""

from __future__ import annotations

import pytest

from civitas.drawing.labels import covered
from civitas.drawing.svg import Block
from civitas.titles.oikumene.board.ranks import HIGH, box_of, ranks
from civitas.titles.oikumene.board.spots import beside, land_of, spots
from civitas.titles.oikumene.content.maps import MAPS


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("stacks", [2, 3, 4])
def test_the_units_of_several_players_hide_no_settlement(board: str, stacks: int) -> None:
    """However small the field is, and whatever grows beside the settlement."""
    chip, house, herd = (Block(wide, HIGH, "") for wide in (52, 34, 30))
    for place, spot in spots(board, "de").items():
        if land_of(board).places[place].sea:
            continue
        town, growth = box_of(spot.town, [house]), box_of(spot.growth, [herd, herd])
        near = beside(board, "de")[place]
        x, y = spot.troops
        for dx, dy, line in ranks(spot.troops, [chip] * stacks, [town, growth], near):
            hidden = covered(box_of((x + dx, y + dy), line), [town])
            assert hidden <= house.width * house.height / 2, place


def test_two_stand_abreast_where_there_is_room() -> None:
    chips = [Block(52, HIGH, str(n)) for n in range(3)]
    assert [(y, len(line)) for _, y, line in ranks((0, 0), chips, [], [])] == [(0, 2), (35, 1)]
    assert ranks((0, 0), [], [], []) == []
