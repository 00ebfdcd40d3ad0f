"""What lies on the map: settlements, sites, crops, herds, plunder, and the units of all players."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, SEATS
from civitas.drawing.curves import Point
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark
from civitas.drawing.places import region_tint
from civitas.drawing.room import box_at
from civitas.drawing.svg import (
    Block,
    about,
    circle,
    group,
    icon,
    rect,
    title,
    use,
)
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.ice import beside_ice, ice_of
from civitas.titles.oikumene.board.ranks import (
    HIGH,
    around,
    box_of,
    boxes_of,
    in_ranks,
    in_row,
    line_home,
    ranks,
)
from civitas.titles.oikumene.board.spots import (
    SHIPS,
    beside,
    beside_docks,
    land_of,
    outlying,
    sections_of,
    spots,
    window_of,
)
from civitas.titles.oikumene.board.symbols import (
    BUILDINGS,
    COUNTERS,
    GOODS,
    HERDS,
    UNITS,
    WEATHERS,
)
from civitas.titles.oikumene.board.telling import LEVEL_DOTS, stack_told, told
from civitas.titles.oikumene.seen.spaces import SpaceView, StackView
from civitas.titles.oikumene.view import View

FIGURE: Final = 32
"""The type of what counts pieces: 12 pixels where the page shows it at its smallest."""
_KINDS: Final = 2
"""So many kinds of units of one player are told apart on the map; more are counted together."""
_CARGO: Final = ("aboard", "hold")
"""Where those are whom ships carry."""
_AT_DOCK: Final = ("port", *_CARGO)
"""Where ships are that lie at a settlement, and those whom they carry."""
_GREEN: Final = "#3f5226"


def tints(view: View) -> str:
    """The colour of whoever controls a field; seas keep their own. The page shows the map around
    the play area."""
    land = land_of(view.map)
    held = [space for space in view.spaces if space.control != NOBODY and space.id in land.places]
    colours = (
        region_tint(space.id, space.control) for space in held if not land.places[space.id].sea
    )
    return group(*colours, data_window=window_of(view.map, view.area))


def on_spaces(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """For every space in play, what lies there."""
    fought = "" if view.battle is None else view.battle.space
    out = [what for space in view.spaces for what in _lies_out(space)]
    near = outlying(view.map, words.language)
    for space in view.spaces:
        beyond = tuple([what for what in out if what in near.get(space.id, ())])
        yield space.id, on_space(space, view.map, space.id == fought, beyond, words)


def _lies_out(space: SpaceView) -> Iterator[str]:
    """What lies off the settlement and the units of a field."""
    if (space.crop or space.herds) and (space.town or space.site or space.stone != NOBODY):
        yield f"growth {space.id}"
    if any(stack.spot in _AT_DOCK for stack in space.stacks):
        yield f"dock {space.id}"


@drawn_once(16 * MB)  # most spaces stay as they are when somebody picks
def on_space(
    space: SpaceView, board: str, fought: bool, beyond: tuple[str, ...], words: Words
) -> str:
    """All that lies on a space, and what is told of it."""
    if space.id in sections_of(board):
        return _on_section(space, board, words)
    spot = spots(board, words.language)[space.id]
    afloat = [] if spot.dock == spot.troops else [n for n in space.stacks if n.spot in _AT_DOCK]
    others = [stack for stack in space.stacks if stack not in afloat]
    settled, growing = list(_settled(space, words)), list(_growing(space, words))
    lying = [(spot.town, settled), (spot.growth if settled else spot.town, growing)]
    body = "".join(around(at, in_row(blocks, 0, 0)) for at, blocks in lying if blocks)
    own = [box_of(at, blocks) for at, blocks in lying if blocks]
    docked = [box_at(spot.dock, SHIPS)] if afloat else []
    strange = [outlying(board, words.language)[space.id][what] for what in beyond]
    near = [*beside_ice(board, words.language)[space.id], *strange]
    troops = ranks(spot.troops, list(_units(others, words)), [*own, *docked], near)
    body += in_ranks(spot.troops, troops)
    if afloat:
        own += boxes_of(spot.troops, troops)
        near = [*beside_docks(board, words.language)[space.id], *strange]
        ships = ranks(spot.dock, list(_units(afloat, words)), own, near, SHIPS[0])
        body += _docked(space.id, spot.dock, in_ranks(spot.dock, ships), _reach(afloat))
    ring = _fought(*spot.troops) if fought else ""
    taken = [at for at, blocks in (*lying, (spot.troops, others), (spot.dock, afloat)) if blocks]
    lines = "".join(line_home(board, space.id, at) for at in taken)
    reach = _reach(space.stacks)
    return group(title(told(space, board, words)), ring, lines, body, data_about=reach)


def _docked(field: str, at: Point, ships: str, reach: str | None) -> str:
    """Ships in a dock are drawn over the sea, and are their field to whoever points at them."""
    (x, y), (wide, high) = at, SHIPS
    gold = rect(x - wide / 2, y - high / 2, wide, high, rx=8, class_="c-g", fill_opacity=0.6)
    return group(
        group(gold, class_="reach", visibility="hidden"),
        ships,
        data_place=f"space:{field}",
        data_lying=f"on-{field}",
        data_about=reach,
        pointer_events="auto",
    )


def _reach(stacks: Iterable[StackView]) -> str | None:
    """Where these units may go, for whoever points at them."""
    return " ".join(sorted({goal for stack in stacks for goal in stack.reach})) or None


def _on_section(space: SpaceView, board: str, words: Words) -> str:
    """Who is there hides neither the ice nor, as far as can be, who stands on the banks."""
    body = title(told(space, board, words))
    blocks = list(_units(space.stacks, words))
    if space.frozen and not blocks:
        x, y = ice_of(board, words.language)[space.id]
        body += circle(x, y, 12, class_="c-t") + icon(COUNTERS["frozen"], x, y, 18, fill=INK)
    elif space.frozen:
        blocks.insert(0, _sign("frozen", COUNTERS["frozen"], words.thing("frozen")))
    at = sections_of(board)[space.id]
    body += in_ranks(at, ranks(at, blocks, (), beside(board, words.language)[space.id]))
    return group(body, data_about=_reach(space.stacks))


def _fought(x: float, y: float) -> str:
    """The space of the battle that is fought now."""
    return circle(x, y, 40, fill=LIGHT, fill_opacity=0.5, stroke=INK, stroke_width=3,
                  stroke_dasharray="7 4")  # fmt: skip


# ------------------------------------------------------------------ what is built and grows


def _settled(space: SpaceView, words: Words) -> Iterator[Block]:
    """A settlement with what belongs to it, a site, the stone of plunderers."""
    if space.town:
        yield _town(space, words)
    for thing, there in ((space.yard, bool(space.yard)), ("fortification", space.fort)):
        if there:
            yield _extension(thing, words)
    if space.encircled:
        yield _sign("encircled", COUNTERS["encircled"], words.thing("encircled"))
    if space.fallen != NOBODY:
        yield _sign("fallen", COUNTERS["fallen"], words.thing("fallen"))
    if space.site is not None:
        site = space.site
        told_of = {"building": site.building, "work": site.work, "needed": site.needed}
        left = str(site.needed - site.work)
        words_of = words.say("board-site", {**told_of, "seat": site.owner})
        yield _striped(_counted("site", COUNTERS["site"], left, words_of), site.owner)
    if space.stone != NOBODY:
        yield _sign(
            "plunder_stone", COUNTERS["plunder_stone"], words.thing("plunder_stone"), dark=True
        )


def _town(space: SpaceView, words: Words) -> Block:
    house = use(f"{space.town}-{space.owner}", transform="translate(17 18)")
    name = f"{words.seat(space.owner)}: {words.thing(space.town)}"
    return about(space.town, Block(34, HIGH, title(name) + house))


def _extension(thing: str, words: Words) -> Block:
    """What belongs to a settlement leans on it, since a small field has little room."""
    body = circle(10.5, 20, 12.4, fill=LIGHT, stroke=INK, stroke_width=1.2)
    body += icon(BUILDINGS[thing], 10.5, 20, 20, fill=INK)
    return about(thing, Block(20, HIGH, title(words.thing(thing)) + body))


def _growing(space: SpaceView, words: Words) -> Iterator[Block]:
    """A crop, or herds; whose they are is told by a stripe."""
    if space.crop:
        said = words.say("board-crop", {"number": space.crop, "seat": space.sower})
        block = _counted("crop", GOODS["grain"], str(space.crop), said, fill=_GREEN)
        yield _striped(block, space.sower)
        if space.weather:
            yield _sign("weather", WEATHERS[space.weather], words.say(f"board-{space.weather}"))
    for owner, kind in space.herds:
        number = space.herds.count((owner, kind))
        said = f"{words.seat(owner)}: {number} × {words.thing(kind)}"
        yield _striped(_sign(kind, HERDS[kind], said), owner)


def _striped(block: Block, seat: int) -> Block:
    stripe = rect(2, block.height - 3.5, block.width - 4, 4, rx=2, fill=SEATS[seat].colour)
    return block._replace(body=block.body + stripe)


def _sign(thing: str, sign: str, said: str, *, dark: bool = False) -> Block:
    """A round token with an icon."""
    ground, ink = (INK, PAPER) if dark else (LIGHT, INK)
    body = circle(15, 17, 14.4, fill=ground, stroke=INK, stroke_width=1.2)
    return about(thing, Block(30, HIGH, title(said) + body + icon(sign, 15, 17, 22, fill=ink)))


def _counted(thing: str, sign: str, figure: str, said: str, fill: str = INK) -> Block:
    """A long token with an icon and a figure."""
    wide = 34 + Face.FIGURE.width(figure, FIGURE)
    body = rect(0.6, 1.6, wide - 1.2, 31, rx=14, fill=LIGHT, stroke=INK, stroke_width=1.2,
                class_="c-b")  # fmt: skip
    body += icon(sign, 16, 17, 23, fill=fill) + _figure(28, figure, INK)
    return about(thing, Block(wide, HIGH, title(said) + body))


# ------------------------------------------------------------------ units


def _units(stacks: Iterable[StackView], words: Words) -> Iterator[Block]:
    """The units of each player, then whom his ships carry."""
    for owner, together in groupby(stacks, key=lambda stack: stack.owner):
        theirs = list(together)
        cargo = [stack for stack in theirs if stack.spot in _CARGO]
        yield from _sorted(owner, [stack for stack in theirs if stack not in cargo], words)
        yield from _sorted(owner, cargo, words)


def _sorted(owner: int, stacks: list[StackView], words: Words) -> Iterator[Block]:
    """By kind, or, if they are of many kinds, all together."""
    kinds = list(dict.fromkeys(stack.unit for stack in stacks))
    if len(kinds) <= _KINDS:
        for kind in kinds:
            yield _chip(owner, kind, [each for each in stacks if each.unit == kind], words)
    else:
        yield _army(owner, stacks, words)


def _chip(owner: int, kind: str, stacks: list[StackView], words: Words) -> Block:
    """Units of one kind: their sign, their number, and dots for the best level among them."""
    number = sum(stack.number for stack in stacks)
    said = "; ".join(stack_told(stack, words) for stack in stacks)
    dots = max(LEVEL_DOTS[stack.level] for stack in stacks)
    sign = icon(UNITS[kind], 17, 17, 26, fill=LIGHT)
    return about(kind, _plate(owner, sign, number, dots, f"{words.seat(owner)}: {said}"))


def _army(owner: int, stacks: list[StackView], words: Words) -> Block:
    """All units of a player, counted together."""
    number = sum(stack.number for stack in stacks)
    said = "; ".join(stack_told(stack, words) for stack in stacks)
    dots = max(LEVEL_DOTS[stack.level] for stack in stacks)
    sign = icon(COUNTERS["stacks"], 17, 17, 26, fill=LIGHT)
    return about("stacks", _plate(owner, sign, number, dots, f"{words.seat(owner)}: {said}"))


def _plate(owner: int, sign: str, number: int, dots: int, said: str) -> Block:
    """A plate in the colour of its owner, with his crest in a corner."""
    figure = str(number)
    wide = 36 + Face.FIGURE.width(figure, FIGURE)
    ground = rect(0.8, 0.8, wide - 1.6, HIGH - 1.6, rx=6, fill=SEATS[owner].colour, stroke=INK,
                  stroke_width=1.6, class_="c-b")  # fmt: skip
    body = sign + _figure(31, figure, LIGHT)
    body += "".join(circle(8 + 7 * n, HIGH - 2, 2.6, fill=LIGHT, stroke=INK) for n in range(dots))
    crest = mark("crest", owner, 3, 3, 13)
    return Block(wide, HIGH, title(said) + ground + body + crest)


def _figure(x: float, figure: str, fill: str) -> str:
    """How many; nobody reads it from too far off."""
    told = text(x, HIGH - 6, figure, FIGURE, face=Face.FIGURE, anchor="start", fill=fill)
    return group(told, class_="c-w")
