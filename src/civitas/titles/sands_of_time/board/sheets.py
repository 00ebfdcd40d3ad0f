"""The board in two layers, for a page that shows it for hours.

The sheets are drawn once for a number of players: map, tracks, rows, fields, with every place to
click and its gold, which the page shows where something may be picked. In them are empty groups;
what lies there now is drawn on its own, group by group, and only what changed needs to be sent.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from civitas.drawing.icons import signs_of
from civitas.drawing.legible import SHEET
from civitas.drawing.names import written
from civitas.drawing.pieces import marks, on_sheet
from civitas.drawing.places import place_to_click, ready, region_gold, region_hit
from civitas.drawing.svg import Block, el, group, icons, moved, place, plate, stack
from civitas.drawing.svg import sheet as svg_sheet
from civitas.kernel.setting import Setting
from civitas.kernel.shelf import KB, MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.board import symbols
from civitas.titles.sands_of_time.board.advances import (
    advance_frame,
    inside,
    laid_advances,
    row_ground,
)
from civitas.titles.sands_of_time.board.base import FRAME, base_layer, shapes
from civitas.titles.sands_of_time.board.chronicles import (
    card_wide,
    chronicle_frame,
    field_ground,
    on_fields,
)
from civitas.titles.sands_of_time.board.lying import (
    told_of_caravans,
    told_of_good,
    told_of_region,
)
from civitas.titles.sands_of_time.board.measures import WIDE as PANEL
from civitas.titles.sands_of_time.board.names import FIGURE, SHOWN, named
from civitas.titles.sands_of_time.board.panels import BRIEF, MEANS, faces, groups, printed, strips
from civitas.titles.sands_of_time.board.panels import HIGH as PANEL_HIGH
from civitas.titles.sands_of_time.board.supply import building_key, legend
from civitas.titles.sands_of_time.board.tokens import (
    border_hit,
    caravans_on,
    good_on,
    lit_border,
    on_region,
    tint,
)
from civitas.titles.sands_of_time.board.tracks import dynasty_track, generation_track
from civitas.titles.sands_of_time.content import BORDERS, CATEGORIES, FIELDS, REGIONS, ROWS
from civitas.titles.sands_of_time.view import NO_CARAVANS, BorderView, RegionView, View

_MAP: Final = (1000 + 2 * FRAME) * SHOWN
_BOARDS, _BOARDS_HIGH = SHEET
_LARGER: Final = 8 / 7
"""A sheet asks for more room than it needs; a screen that has it shows everything larger."""
_GAP: Final = 8
_EMPTY: Final = {border: (f"on-{border.id}", "") for border in NO_CARAVANS}
"""The borders on which nobody has a caravan, as most of them are."""


def base(setting: Setting, language: str) -> dict[str, str]:
    """The sheets: the map, and beside it advances and chronicles."""
    return _sheets(setting.seats, language)


@kept(16 * MB)
def _sheets(players: int, language: str) -> dict[str, str]:
    words = words_for(META, language)
    return {
        "map": _map(players, words),
        "advances": _advances(words),
        "chronicles": _chronicles(words),
    }


def layer(view: View, words: Words) -> list[tuple[str, str]]:
    """What lies in each group of the sheets now, and the panel of each seat."""
    language = words.language
    return [
        *_on_lands(view.regions, language, tuple(words.names)),
        *_on_borders(view.borders, language, tuple(words.names)),
        _time(view.dynasty, view.dynasty_space, view.round, language),
        *laid_advances(view, words, _BOARDS),
        *on_fields(view, card_wide(_BOARDS)),
        _supply(tuple(view.building_supply.items()), language),
        *[strip for e in view.empires for strip in strips(view, words, e, PANEL)],
    ]


# Of a hundred groups two change with a pick: a group that lies as before is the very same pair.
# There is room for the boards of some hundred tables: with less, each would push out the others.
@kept(8 * MB, key=KB, weigh=lambda parts: 8 * len(parts))
def _on_lands(
    regions: tuple[RegionView, ...], language: str, names: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    tints = "tints", _tints(tuple([region.owner for region in regions]))
    return tints, *[_on_land(region, language, names) for region in regions if region.in_play]


@kept(24 * MB, key=KB // 2)
def _on_land(region: RegionView, language: str, names: tuple[str, ...]) -> tuple[str, str]:
    told = told_of_region(region, words_for(META, language, names))
    return f"in-{region.id}", told + on_region(region)


@kept(4 * MB, key=KB, weigh=lambda parts: 8 * len(parts))
def _on_borders(
    borders: tuple[BorderView, ...], language: str, names: tuple[str, ...]
) -> tuple[tuple[str, str], ...]:
    empty = _EMPTY.get
    return tuple([empty(border) or _on_border(border, language, names) for border in borders])


@kept(2 * MB, key=KB)
def _on_border(border: BorderView, language: str, names: tuple[str, ...]) -> tuple[str, str]:
    told = told_of_caravans(border, words_for(META, language, names))
    return f"on-{border.id}", told + caravans_on(border)


@kept(4 * MB)
def _tints(owners: tuple[int | None, ...]) -> str:
    """Who controls each region."""
    return "".join(map(tint, [region.id for region in REGIONS], owners))


def seat_sheet(_: Setting, seat: int) -> str:
    """The empty sheet on which `layer` draws the panel of a seat."""
    lying = group(printed([group(id=name) for name in groups(seat)], PANEL), id=f"seat-{seat}")
    return plate(PANEL, PANEL_HIGH, lying, brief=BRIEF, means=MEANS)


def _map(players: int, words: Words) -> str:
    playing = {region.id for region in REGIONS if region.min_players <= players}
    in_play = tuple(region.id in playing for region in REGIONS)
    definitions = el(
        "defs", icons(signs_of(symbols, players)), marks(players), faces(words), shapes()
    )
    world = group(
        base_layer(in_play),
        group(id="tints", class_="c-q"),
        *(_region_place(region.id, words) for region in REGIONS),
        *(_border_place(border.id, words) for border in BORDERS),
        group(
            *(_border_lies(border.id, playing, words) for border in BORDERS),
            *(group(id=f"in-{region.id}") for region in REGIONS),
            class_="c-q pieces",
        ),
        written(named(words.language, in_play), FIGURE * SHOWN),
        transform=moved(FRAME * SHOWN, FRAME * SHOWN, SHOWN),
    )
    keys = [legend(words, n) for n in range(4)]
    corners = [
        place(key, (_MAP - key.width) * (n % 2), (_MAP - key.height) * (n // 2))
        for n, key in enumerate(keys)
    ]
    return svg_sheet(_MAP, _MAP, definitions, world, group(*corners, class_="c-x"))


def _region_place(region: str, words: Words) -> str:
    gold = ready(region_gold(region))
    name = f"region:{region}"
    lying = f"in-{region}"
    return place_to_click(
        name, region_hit(region), gold, label=words.thing(region), data_lying=lying
    )


def _border_place(border: str, words: Words) -> str:
    gold = ready(lit_border(border))
    name = f"border:{border}"
    lying = f"at-{border}"
    return place_to_click(
        name, border_hit(border), gold, label=words.thing(border), data_lying=lying
    )


def _border_lies(border: str, playing: Set[str], words: Words) -> str:
    """Its trade good, and beside it the caravans."""
    good = told_of_good(border, words) + good_on(border, playing)
    return group(good, group(id=f"on-{border}"), id=f"at-{border}")


def _advances(words: Words) -> str:
    tracks = Block(_BOARDS, _time_block(1, 0, 0, words.language).height, group(id="time"))
    return _beside(tracks, on_sheet(advance_frame(words, _BOARDS, _row_place, _stacks_place)))


def _chronicles(words: Words) -> str:
    supply = building_key((), words.language, _BOARDS)
    return _beside(
        on_sheet(chronicle_frame(words, _BOARDS, lambda n, wide: _field_place(words, n, wide))),
        on_sheet(Block(_BOARDS, supply.height, group(id="supply"))),
    )


def _beside(*blocks: Block) -> str:
    """A sheet beside the map."""
    laid = stack(*blocks, gap=_GAP).body
    size = (_BOARDS * _LARGER, _BOARDS_HIGH * _LARGER)
    return svg_sheet(*size, group(laid, transform=moved(0, 0, _LARGER)))


def _row_place(n: int) -> str:
    size = (1, inside(_BOARDS))
    gold = ready(row_ground(size, lit=True)) + group(id=f"row-{ROWS[n].id}")
    return place_to_click(f"row:{ROWS[n].id}", row_ground(size, lit=False), gold)


def _stacks_place(category: int) -> str:
    return group(id=f"stacks-{CATEGORIES[category]}")


def _field_place(words: Words, n: int, wide: float) -> str:
    gold = ready(field_ground(words, n, wide, lit=True))
    return field_ground(words, n, wide, lit=False) + gold + group(id=f"field-{FIELDS[n].id}")


@kept(4 * MB)
def _supply(left: tuple[tuple[str, int], ...], language: str) -> tuple[str, str]:
    return "supply", building_key(left, language, _BOARDS).body


@kept(4 * MB)
def _time(dynasty: int, space: int, round_: int, language: str) -> tuple[str, str]:
    return "time", _time_block(dynasty, space, round_, language).body


def _time_block(dynasty: int, space: int, round_: int, language: str) -> Block:
    words = words_for(META, language)
    return stack(
        dynasty_track(dynasty, space, words, _BOARDS, 2),
        generation_track(round_, words, _BOARDS),
        gap=_GAP,
    )
