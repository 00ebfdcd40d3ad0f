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
from civitas.kernel.speech import points
from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.plate_rows import (
    LEFT,
    QUICK,
    SMALL,
    WIDE,
    Land,
    forecast,
    goals,
    land_of,
    means,
    sign,
    stores,
    treaties_of,
    units,
)
from civitas.titles.oikumene.board.symbols import (
    COUNTERS,
    FACTION,
    TREATIES,
    WAYS,
)
from civitas.titles.oikumene.content.factions import FACTION as FACTION_OF
from civitas.titles.oikumene.content.factions import FACTIONS
from civitas.titles.oikumene.seen.players import PlayerView
from civitas.titles.oikumene.view import TreatyView, View

BRIEF: Final = 71
"""So high is what is shown of a plate where there is no room for the whole."""
MEANS: Final = (45, 24)
"""Where gold and prestige are, and how high that is; stores lie below."""
_ROW: Final = 25
_PARTS: Final = ("head", "means", "stores", "forecast", "units", "goals", "treaties")


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
    return _parts(me, view.first == me.seat, view.mode, land_of(view, me), treaties, words, gold)


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
        place(means(me, mode, words), LEFT, 47),
        place(stores(me, words), LEFT, 72) if stores_row(mode) else "",
        "" if me.gone else place(forecast(me, land, words), LEFT, below),
        place(units(me, words), LEFT, below + _ROW),
        place(goals(me, words), LEFT, below + 2 * _ROW),
        place(treaties_of(me.seat, treaties, words), LEFT, below + 3 * _ROW + 1),
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
    scored = points(sum(me.points.values()))
    wide = Face.FIGURE.width(scored, 26)
    room = WIDE - 66 - wide - 40
    hit = rect(9, 3, WIDE - 12, 40, rx=6, fill_opacity=0)
    name = shown + group(_name(me.seat, words, room), class_="c-q")
    spot = place_to_click(f"seat:{me.seat}", hit, name, label=words.seat(me.seat))
    return "".join(
        (
            ground,
            spot,
            place(_flags(me, first, words, room), LEFT + 36, 23),
            group(
                title(_scored(me, words)),
                icon(COUNTERS["significance"], WIDE - wide - 25, 22, 24, fill=SOFT_INK),
                text(WIDE - 9, 31, scored, 26, face=Face.FIGURE, anchor="end"),
                data_thing="significance",
            ),
        )
    )


def _name(seat: int, words: Words, room: float) -> str:
    return mark("shield", seat, LEFT + 14, 23, 26) + text(
        LEFT + 36,
        20,
        words.seat(seat),
        17,
        face=Face.NAME,
        anchor="start",
        room=room,
        least=SMALL,
    )


def _rivals(me: PlayerView, words: Words) -> Block:
    """The rival who was drawn, and whom the faction has besides (HRN-3.2, HRN-18.29)."""
    more = FACTIONS[FACTION_OF[me.faction]].mods.rivals_of_faction if me.faction else ""
    told = {"seat": me.rival, "faction": more}
    said = words.say("board-rivals" if more else "board-rival", told)
    body = icon(TREATIES["rival"], 8, 9, 16) + mark("crest", me.rival, 26, 9, 15)
    plus = text(35, 14, "+", SMALL, face=Face.FIGURE, anchor="start") if more else ""
    return about("rival", Block(46 if more else 36, 18, title(said) + body + plus))


def _scored(me: PlayerView, words: Words) -> str:
    """Where the points of Significance would come from if the match ended now."""
    shares = [f"{words.say(f'source-{name}')} {points(n)}" for name, n in me.points.items() if n]
    return ": ".join(filter(None, (words.thing("significance"), ", ".join(shares))))


def _flags(me: PlayerView, first: bool, words: Words, room: float) -> Block:
    """Faction, first player, rival, what was announced, and who is out or not there yet."""
    blocks = []
    if me.faction:
        blocks.append(_faction(me.faction, words, room * 0.6))
    if first:
        blocks.append(sign("first_player", COUNTERS["first_player"], words.thing("first_player")))
    if me.rival != NOBODY:
        blocks.append(_rivals(me, words))
    for way in me.ways:
        said = words.say("board-announced", {"way": way})
        blocks.append(about("announcement", Block(20, 18, title(said) + icon(WAYS[way], 9, 9, 18))))
    for flag, there in (("gone", me.gone), ("late", me.late)):
        if there:
            said = words.say(f"board-{flag}")
            wide = Face.ASIDE.width(said, SMALL)
            figure = text(0, 14, said, SMALL, face=Face.ASIDE, anchor="start")
            blocks.append(Block(wide, 18, figure))
    return row(blocks, 8)


def _faction(faction: str, words: Words, room: float) -> Block:
    name = words.thing(faction)
    wide = min(Face.ASIDE.width(name, SMALL), room)
    body = icon(FACTION, 8, 9, 17, fill=SOFT_INK) + text(
        20,
        14,
        name,
        SMALL,
        face=Face.ASIDE,
        anchor="start",
        fill=SOFT_INK,
        room=room,
        least=SMALL,
    )
    return about(faction, Block(22 + wide, 18, title(name) + body))
