"""The rows of a plate: means, stores, what is to come, units, goals and treaties."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark, row
from civitas.drawing.svg import Block, about, group, icon, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.symbols import (
    COMMANDERS,
    COUNTERS,
    GOALS,
    GOODS,
    HERDS,
    LIGHTS,
    MORALES,
    STEPS,
    TREATIES,
    UNITS,
)
from civitas.titles.oikumene.seen.players import PlayerView
from civitas.titles.oikumene.view import TreatyView, View

WIDE: Final = 416
LEFT: Final = 14
SMALL: Final = 16.4
"""The smallest type, which is shown at three quarters of its size on a small desk."""
QUICK: Final = "quick"
_INSIDE: Final = WIDE - LEFT - 8
_AREAS: Final = 3
"""So many connected areas are counted one by one."""


def sign(thing: str, sign: str, said: str) -> Block:
    return about(thing, Block(20, 18, title(said) + icon(sign, 9, 9, 17, fill=SOFT_INK)))


def _count(thing: str, sign: str, number: int | str, words: Words, said: str = "") -> Block:
    shown = str(number).replace("-", "−")
    body = icon(sign, 9, 10, 18) + text(21, 16, shown, 18, face=Face.FIGURE, anchor="start")
    wide = 21 + Face.FIGURE.width(shown, 18)
    name = said or words.thing(thing)
    return about(thing, Block(wide, 20, title(f"{name}: {shown}") + body))


def _spread(blocks: list[Block]) -> Block:
    """Side by side, as far apart as the room allows, but not farther than looks well."""
    used = sum(block.width for block in blocks)
    gap = min((_INSIDE - used) / max(len(blocks) - 1, 1), 18)
    return row(blocks, gap)


@drawn_once(4 * MB)
def means(me: PlayerView, mode: str, words: Words) -> Block:
    """Gold, prestige with morale, victory points, fields, settlements, the commander."""
    blocks = [_count("gold", COUNTERS["gold"], me.gold, words)]
    if mode != QUICK:
        blocks.append(_count("prestige_points", COUNTERS["prestige_points"], me.prestige, words))
    if me.morale:
        blocks.append(sign(me.morale, MORALES[me.morale], words.thing(me.morale)))
    need = f"{me.victory}/{me.dominance}"
    blocks.append(_count("victory_points", COUNTERS["victory_points"], need, words))
    if me.commander:
        blocks.append(sign(me.commander, COMMANDERS[me.commander], words.thing(me.commander)))
    said = {"cubes": me.cubes, "blocks": me.blocks, "tiles": me.tiles, "stones": me.stones}
    body = icon(COUNTERS["stacks"], 9, 10, 18) + text(
        21, 16, f"{me.cubes}/20", 18, face=Face.FIGURE, anchor="start"
    )
    wide = 21 + Face.FIGURE.width(f"{me.cubes}/20", 18)
    blocks.append(about("stacks", Block(wide, 20, title(words.say("board-pieces", said)) + body)))
    return _spread(blocks)


@drawn_once(4 * MB)
def stores(me: PlayerView, words: Words) -> Block:
    """Grain, grain on the fields, fish, herds by kind."""
    blocks = [
        _count("grain", GOODS["grain"], me.grain, words),
        _count("crop", COUNTERS["crop"], me.sown, words),
        _count("fish", GOODS["fish"], me.fish, words),
        *(_count(kind, HERDS[kind], number, words) for kind, number in me.herds.items()),
    ]
    return _spread(blocks)


Land = tuple[tuple[str, str, str], ...]
"""What is lit on the map when somebody points at it: the sign, the figure, the spaces."""


def land_of(view: View, me: PlayerView) -> Land:
    """What the player controls, what is connected, what has supply, what is encircled."""
    held = [space.id for space in view.spaces if space.control == me.seat]
    shut = [space.id for space in view.spaces if space.owner == me.seat and space.encircled]
    sizes = "+".join(str(len(area)) for area in me.areas[:_AREAS])
    connected = [space for area in me.areas for space in area]
    found = [
        ("control", str(len(held)), held),
        ("connected", sizes + ("…" if len(me.areas) > _AREAS else ""), connected),
        ("supplied", str(len(me.supplied)), me.supplied),
        ("encircled", str(len(shut)), shut),
    ]
    return tuple((name, figure, " ".join(where)) for name, figure, where in found if where)


@drawn_once(4 * MB)
def forecast(me: PlayerView, land: Land, words: Words) -> Block:
    """Food at the next winter, gold on the next pay day; then what can be lit on the map."""
    seen = me.forecast
    blocks = [sign("forecast", COUNTERS["forecast"], words.thing("forecast"))]
    if seen.needed:
        figures = {"food": seen.food, "meat": seen.meat, "needed": seen.needed}
        said = words.say("board-forecast-food", figures)
        blocks.append(_enough(STEPS["feeding"], seen.food, seen.needed, said))
    said = words.say("board-forecast-gold", {"gold": seen.gold, "due": seen.due})
    blocks.append(_enough(COUNTERS["gold"], seen.gold, seen.due, said))
    for name, figure, where in land:
        said = title(words.say(f"board-light-{name}", {"number": figure}))
        body = icon(LIGHTS[name], 9, 10, 17, fill=SOFT_INK) + text(
            21, 16, figure, SMALL, face=Face.FIGURE, anchor="start", fill=SOFT_INK
        )
        wide = 21 + Face.FIGURE.width(figure, SMALL)
        hit = rect(0, 0, wide, 20, fill_opacity=0)
        blocks.append(Block(wide, 20, group(said, hit, body, data_about=where, data_thing=name)))
    return _spread(blocks)


def _enough(sign: str, have: int, need: int, said: str) -> Block:
    """How much there will be of what is needed; too little has a mark."""
    shown = f"{have}/{need}" + ("" if have >= need else " !")
    body = icon(sign, 9, 10, 17) + text(21, 16, shown, SMALL, face=Face.FIGURE, anchor="start")
    return about("forecast", Block(21 + Face.FIGURE.width(shown, SMALL), 20, title(said) + body))


@drawn_once(4 * MB)
def units(me: PlayerView, words: Words) -> Block:
    """All units by kind."""
    return _spread([_count(kind, UNITS[kind], number, words) for kind, number in me.units.items()])


@drawn_once(4 * MB)
def goals(me: PlayerView, words: Words) -> Block:
    """The small goals: how much there is of what is needed; those that are met have a mark."""
    blocks = []
    for goal, (have, need) in me.goals.items():
        shown = f"{have}/{need}" + (" ✓" if have >= need else "")
        ink = None if have >= need else SOFT_INK
        body = icon(GOALS[goal], 9, 10, 18, fill=ink) + text(
            21, 16, shown, SMALL, face=Face.FIGURE, anchor="start", fill=ink or "#2e2414"
        )
        wide = 21 + Face.FIGURE.width(shown, SMALL)
        said = title(f"{words.thing(f'goal_{goal}')}: {shown}")
        blocks.append(about(f"goal_{goal}", Block(wide, 20, said + body)))
    return _spread(blocks)


@drawn_once(4 * MB)
def treaties_of(seat: int, treaties: tuple[TreatyView, ...], words: Words) -> Block:
    """With whom there is a treaty, and who pays."""
    blocks = []
    for each in treaties:
        other = each.receiver if each.payer == seat else each.payer
        said = words.say(
            "board-treaty",
            {
                "treaty": each.kind,
                "seat": each.payer,
                "other": each.receiver,
                "rounds": each.rounds,
            },
        )
        arrow = "−" if each.payer == seat else "+"
        figure = f"{arrow}{each.rounds}" if each.rounds else arrow
        body = icon(TREATIES[each.kind], 9, 10, 17) + mark("crest", other, 27, 10, 15)
        body += text(37, 16, figure, SMALL, face=Face.FIGURE, anchor="start")
        wide = 38 + Face.FIGURE.width(figure, SMALL)
        blocks.append(about(each.kind, Block(wide, 20, title(said) + body)))
    return _spread(blocks) if blocks else Block(0, 20, "")
