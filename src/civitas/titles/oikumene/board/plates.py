"""The plate of every player: his faction, his means, his people and how far he is from winning."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import LIGHT, RULE, SEATS, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark, row, sheet
from civitas.drawing.places import place_to_click, ready
from civitas.drawing.svg import Block, about, group, icon, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.symbols import (
    COMMANDERS,
    COUNTERS,
    FACTION,
    GOALS,
    GOODS,
    HERDS,
    LIGHTS,
    MORALES,
    STEPS,
    TREATIES,
    UNITS,
    WAYS,
)
from civitas.titles.oikumene.seen.players import PlayerView
from civitas.titles.oikumene.view import TreatyView, View

WIDE: Final = 416
BRIEF: Final = 71
"""So high is what is shown of a plate where there is no room for the whole."""
MEANS: Final = (45, 24)
"""Where gold and prestige are, and how high that is; stores lie below."""
_ROW: Final = 25
_LEFT: Final = 14
_SMALL: Final = 16.4
"""The smallest type, which is shown at three quarters of its size on a small desk."""
_INSIDE: Final = WIDE - _LEFT - 8
_PARTS: Final = ("head", "means", "stores", "forecast", "units", "goals", "treaties")
QUICK: Final = "quick"
_AREAS: Final = 3
"""So many connected areas are counted one by one."""


def stores_row(mode: str) -> int:
    """How high the row of stores is: without farming there is none."""
    return 0 if mode == QUICK else _ROW


def high_of(mode: str) -> int:
    """How high a plate is."""
    return 174 + stores_row(mode)


def groups(seat: int) -> tuple[str, ...]:
    """The groups of a seat's sheet: what changes together is one."""
    return tuple(f"seat-{seat}-{part}" for part in _PARTS)


def parts(
    view: View, words: Words, me: PlayerView, glow: Collection[str] | None = None
) -> tuple[str, ...]:
    """What lies in each of the groups."""
    treaties = tuple([each for each in view.treaties if me.seat in (each.payer, each.receiver)])
    gold = _gold(f"seat:{me.seat}", glow)
    return _parts(me, view.first == me.seat, view.mode, _land(view, me), treaties, words, gold)


@drawn_once(16 * MB)  # most plates stay as they are when somebody picks
def _parts(
    me: PlayerView,
    first: bool,
    mode: str,
    land: Land,
    treaties: tuple[TreatyView, ...],
    words: Words,
    gold: str,
) -> tuple[str, ...]:
    below = 72 + stores_row(mode)
    return (
        _head(me, first, words, gold, high_of(mode)),
        place(_means(me, mode, words), _LEFT, 47),
        place(_stores(me, words), _LEFT, 72) if stores_row(mode) else "",
        place(_forecast(me, land, words), _LEFT, below),
        place(_units(me, words), _LEFT, below + _ROW),
        place(_goals(me, words), _LEFT, below + 2 * _ROW),
        place(_treaties(me.seat, treaties, words), _LEFT, below + 3 * _ROW + 1),
    )


def plate(view: View, words: Words, me: PlayerView, glow: Collection[str]) -> Block:
    return Block(WIDE, high_of(view.mode), "".join(parts(view, words, me, glow)))


def _gold(spot: str, glow: Collection[str] | None) -> str:
    """Is a place drawn with its gold ready, with its gold, or without?"""
    return "ready" if glow is None else "lit" if spot in glow else "dull"


@drawn_once(4 * MB)
def _head(me: PlayerView, first: bool, words: Words, how: str, high: int) -> str:
    colour = SEATS[me.seat].colour
    ground = sheet(
        WIDE, high, rect(0.5, 0.5, 7, high - 1, rx=3, fill=colour), edge=RULE, fill=LIGHT
    ).body
    gold = rect(9, 3, WIDE - 12, 40, rx=6, class_="c-g", fill_opacity=0.6)
    shown = {"ready": ready(gold), "lit": gold, "dull": ""}[how]
    points = str(sum(me.points.values()))
    wide = Face.FIGURE.width(points, 26)
    room = WIDE - 66 - wide - 40
    name = mark("shield", me.seat, _LEFT + 14, 23, 26) + text(
        _LEFT + 36,
        20,
        words.seat(me.seat),
        17,
        face=Face.NAME,
        anchor="start",
        room=room,
        least=_SMALL,
    )
    hit = rect(9, 3, WIDE - 12, 40, rx=6, fill_opacity=0)
    spot = place_to_click(
        f"seat:{me.seat}", hit, shown + group(name, class_="c-q"), label=words.seat(me.seat)
    )
    return "".join(
        (
            ground,
            spot,
            place(_flags(me, first, words, room), _LEFT + 36, 23),
            group(
                title(_scored(me, words)),
                icon(COUNTERS["significance"], WIDE - wide - 25, 22, 24, fill=SOFT_INK),
                text(WIDE - 9, 31, points, 26, face=Face.FIGURE, anchor="end"),
                data_thing="significance",
            ),
        )
    )


def _scored(me: PlayerView, words: Words) -> str:
    """Where the points of Significance would come from if the match ended now."""
    shares = [f"{words.say(f'source-{name}')} {n}" for name, n in me.points.items() if n]
    return ": ".join(filter(None, (words.thing("significance"), ", ".join(shares))))


def _flags(me: PlayerView, first: bool, words: Words, room: float) -> Block:
    """Faction, first player, rival, what was announced, and who is out or not there yet."""
    blocks = []
    if me.faction:
        name = words.thing(me.faction)
        wide = min(Face.ASIDE.width(name, _SMALL), room * 0.6)
        body = icon(FACTION, 8, 9, 17, fill=SOFT_INK) + text(
            20,
            14,
            name,
            _SMALL,
            face=Face.ASIDE,
            anchor="start",
            fill=SOFT_INK,
            room=room * 0.6,
            least=_SMALL,
        )
        blocks.append(about(me.faction, Block(22 + wide, 18, title(name) + body)))
    if first:
        blocks.append(_sign("first_player", COUNTERS["first_player"], words.thing("first_player")))
    if me.rival != NOBODY:
        said = words.say("board-rival", {"seat": me.rival})
        body = icon(TREATIES["rival"], 8, 9, 16) + mark("crest", me.rival, 26, 9, 15)
        blocks.append(about("rival", Block(36, 18, title(said) + body)))
    for way in me.ways:
        said = words.say("board-announced", {"way": way})
        blocks.append(about("announcement", Block(20, 18, title(said) + icon(WAYS[way], 9, 9, 18))))
    for flag, there in (("gone", me.gone), ("late", me.late)):
        if there:
            said = words.say(f"board-{flag}")
            wide = Face.ASIDE.width(said, _SMALL)
            figure = text(0, 14, said, _SMALL, face=Face.ASIDE, anchor="start")
            blocks.append(Block(wide, 18, figure))
    return row(blocks, 8)


def _sign(thing: str, sign: str, said: str) -> Block:
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
def _means(me: PlayerView, mode: str, words: Words) -> Block:
    """Gold, prestige with morale, victory points, fields, settlements, the commander."""
    blocks = [_count("gold", COUNTERS["gold"], me.gold, words)]
    if mode != QUICK:
        blocks.append(_count("prestige_points", COUNTERS["prestige_points"], me.prestige, words))
    if me.morale:
        blocks.append(_sign(me.morale, MORALES[me.morale], words.thing(me.morale)))
    need = f"{me.victory}/{me.dominance}"
    blocks.append(_count("victory_points", COUNTERS["victory_points"], need, words))
    if me.commander:
        blocks.append(_sign(me.commander, COMMANDERS[me.commander], words.thing(me.commander)))
    said = {"cubes": me.cubes, "blocks": me.blocks, "tiles": me.tiles, "stones": me.stones}
    body = icon(COUNTERS["stacks"], 9, 10, 18) + text(
        21, 16, f"{me.cubes}/20", 18, face=Face.FIGURE, anchor="start"
    )
    wide = 21 + Face.FIGURE.width(f"{me.cubes}/20", 18)
    blocks.append(about("stacks", Block(wide, 20, title(words.say("board-pieces", said)) + body)))
    return _spread(blocks)


@drawn_once(4 * MB)
def _stores(me: PlayerView, words: Words) -> Block:
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


def _land(view: View, me: PlayerView) -> Land:
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
def _forecast(me: PlayerView, land: Land, words: Words) -> Block:
    """Food at the next winter, gold on the next pay day; then what can be lit on the map."""
    seen = me.forecast
    blocks = [_sign("forecast", COUNTERS["forecast"], words.thing("forecast"))]
    if seen.needed:
        figures = {"food": seen.food, "meat": seen.meat, "needed": seen.needed}
        said = words.say("board-forecast-food", figures)
        blocks.append(_enough(STEPS["feeding"], seen.food, seen.needed, said))
    said = words.say("board-forecast-gold", {"gold": seen.gold, "due": seen.due})
    blocks.append(_enough(COUNTERS["gold"], seen.gold, seen.due, said))
    for name, figure, where in land:
        said = title(words.say(f"board-light-{name}", {"number": figure}))
        body = icon(LIGHTS[name], 9, 10, 17, fill=SOFT_INK) + text(
            21, 16, figure, _SMALL, face=Face.FIGURE, anchor="start", fill=SOFT_INK
        )
        wide = 21 + Face.FIGURE.width(figure, _SMALL)
        hit = rect(0, 0, wide, 20, fill_opacity=0)
        blocks.append(Block(wide, 20, group(said, hit, body, data_about=where, data_thing=name)))
    return _spread(blocks)


def _enough(sign: str, have: int, need: int, said: str) -> Block:
    """How much there will be of what is needed; too little has a mark."""
    shown = f"{have}/{need}" + ("" if have >= need else " !")
    body = icon(sign, 9, 10, 17) + text(21, 16, shown, _SMALL, face=Face.FIGURE, anchor="start")
    return about("forecast", Block(21 + Face.FIGURE.width(shown, _SMALL), 20, title(said) + body))


@drawn_once(4 * MB)
def _units(me: PlayerView, words: Words) -> Block:
    """All units by kind."""
    return _spread([_count(kind, UNITS[kind], number, words) for kind, number in me.units.items()])


@drawn_once(4 * MB)
def _goals(me: PlayerView, words: Words) -> Block:
    """The small goals: how much there is of what is needed; those that are met have a mark."""
    blocks = []
    for goal, (have, need) in me.goals.items():
        shown = f"{have}/{need}" + (" ✓" if have >= need else "")
        ink = None if have >= need else SOFT_INK
        body = icon(GOALS[goal], 9, 10, 18, fill=ink) + text(
            21, 16, shown, _SMALL, face=Face.FIGURE, anchor="start", fill=ink or "#2e2414"
        )
        wide = 21 + Face.FIGURE.width(shown, _SMALL)
        said = title(f"{words.thing(f'goal_{goal}')}: {shown}")
        blocks.append(about(f"goal_{goal}", Block(wide, 20, said + body)))
    return _spread(blocks)


@drawn_once(4 * MB)
def _treaties(seat: int, treaties: tuple[TreatyView, ...], words: Words) -> Block:
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
        body += text(37, 16, figure, _SMALL, face=Face.FIGURE, anchor="start")
        wide = 38 + Face.FIGURE.width(figure, _SMALL)
        blocks.append(about(each.kind, Block(wide, 20, title(said) + body)))
    return _spread(blocks) if blocks else Block(0, 20, "")
