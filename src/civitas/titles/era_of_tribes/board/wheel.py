"""The progress wheel, unrolled, the epochs and the barbarian track (sections 5, 6 and 9)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from civitas.drawing.colours import INK, LIGHT, RULE, SHADE, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import heading, mark
from civitas.drawing.places import place_to_click, ready
from civitas.drawing.svg import Block, group, icon, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.symbols import COUNTERS, FEET, FOOD, PIECES, VILLAGE
from civitas.titles.era_of_tribes.board.symbols import EPOCHS as EPOCH_SIGNS
from civitas.titles.era_of_tribes.board.symbols import PROGRESS as SIGNS
from civitas.titles.era_of_tribes.content.cards import BARBARIAN_LEVELS
from civitas.titles.era_of_tribes.content.progress import (
    EPOCHS,
    FOLLOWER,
    PIONEER,
    PROGRESSES,
    TOP,
    Level,
    Progress,
)
from civitas.titles.era_of_tribes.view import View

WIDE: Final = 400
SMALL: Final = 14.2
"""The smallest type on sheets beside the map, which may be shown at 0.85 of their size."""
_LABEL: Final = 100
_FIRST: Final = 48
_LEVEL: Final = (WIDE - _LABEL - _FIRST) / TOP
_ROW: Final = 48
_HEAD: Final = 42
_CREST: Final = 14.5
_EPOCH: Final = 62
_BARBARIANS: Final = 54
WHEEL_HIGH: Final = _HEAD + _ROW * len(PROGRESSES)
EPOCHS_HIGH: Final = 22 + 2 * _EPOCH
BARBARIANS_HIGH: Final = 22 + _BARBARIANS
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")


def wheel(words: Words, glow: Collection[str] | None) -> Block:
    """The six fields with their levels, printed: what each brings, and what it costs."""
    rows = [_row(words, n, glow) for n in range(len(PROGRESSES))]
    body = heading(2, 17, words.say("board-wheel"), 14, _LABEL + _FIRST) + _prices(words)
    return Block(WIDE, WHEEL_HIGH, body + "".join(rows))


def _prices(words: Words) -> str:
    """Above each level, what it costs a pioneer and whoever follows."""
    parts = []
    for n in range(TOP):
        x = _LABEL + _FIRST + _LEVEL * (n + 0.5)
        parts.append(text(x, 16, ROMAN[n + 1], 14, face=Face.NAME, fill=SOFT_INK))
        parts.append(icon(COUNTERS["counter_thalers"], x - 21, 31, 13))
        parts.append(text(x + 7, 36, f"{PIONEER[n]}/{FOLLOWER[n]}", SMALL, face=Face.FIGURE))
    return group(title(words.say("board-prices")), *parts, data_thing="prices")


def _row(words: Words, n: int, glow: Collection[str] | None) -> str:
    field, y = PROGRESSES[n], _HEAD + _ROW * n
    spot = f"progress:{field.id}"
    gold = rect(1.5, y + 0.5, WIDE - 3, _ROW - 3, rx=6, class_="c-g", fill_opacity=0.6)
    shown = ready(gold) if glow is None else gold if spot in glow else ""
    hit = rect(0.5, y, WIDE - 1, _ROW - 2, rx=5, fill=LIGHT, stroke=RULE)
    over = group(
        icon(SIGNS[field.id], 16, y + 17, 24),
        text(
            4,
            y + 41,
            words.thing(field.id),
            SMALL,
            face=Face.FIGURE,
            anchor="start",
            room=_LABEL - 5,
        ),
        *(_level(field, level, y) for level in field.levels),
        rect(_LABEL, y + 3, 1, _ROW - 8, fill=RULE),
        class_="c-q",
    )
    lying = f"levels-{field.id}" if glow is None else None
    return place_to_click(spot, hit, shown + over, label=words.thing(field.id), data_lying=lying)


def _level(field: Progress, level: Level, y: float) -> str:
    sign, figure = _brings(field.id, level)
    x = _LABEL + _FIRST + _LEVEL * (level.level - 1)
    return (
        rect(x, y + 3, 1, _ROW - 8, fill=RULE)
        + icon(sign, x + 10, y + 9.5, 13, fill=SOFT_INK)
        + text(x + 18, y + 14.5, figure, SMALL, face=Face.FIGURE, anchor="start", fill=SOFT_INK)
    )


def _brings(field: str, level: Level) -> tuple[str, str]:
    """What a level brings, as a sign and a figure."""
    return {
        "farming": (FOOD, f"+{level.food}"),
        "culture": (COUNTERS["counter_influence"], f"+{level.influence}"),
        "navigation": (PIECES["piece_fleet"], str(level.fleet_movement)),
        "commerce": (COUNTERS["counter_thalers"], f"+{level.trade_marker_total}"),
        "mechanics": (FEET, str(level.vassal_movement)),
        "architecture": (PIECES["piece_city"], str(level.city_limit)),
    }[field]


def levels(view: View, words: Words, n: int) -> str:
    """Who stands where in a progress field, and which levels wait for a pioneer."""
    field = PROGRESSES[n].id
    return _levels(n, tuple(me.levels[field] for me in view.players), words)


@drawn_once(4 * MB)
def _levels(n: int, reached: tuple[int, ...], words: Words) -> str:
    y, parts = _HEAD + _ROW * n, []
    for level in range(TOP + 1):
        seats = [seat for seat, there in enumerate(reached) if there == level]
        x = _LABEL + (_FIRST + _LEVEL * (level - 1) if level else 0)
        if seats:
            who = ", ".join(map(words.seat, seats))
            told = words.say("board-level", {"level": level, "seats": who})
            crests = crests_at(seats, x + 3, y + (15.5 if level else 10))
            parts.append(group(title(told), crests, data_thing="level"))
        if level > max(reached):
            told = title(words.say("board-pioneer", {"level": level}))
            laurel = icon(COUNTERS["counter_influence"], x + _LEVEL - 10, y + 9.5, 13)
            parts.append(group(told, laurel, fill="#8a6414", data_thing="pioneer"))
    return "".join(parts)


def crests_at(
    seats: Sequence[int], x: float, y: float, in_row: int = 3, size: float = _CREST
) -> str:
    """Crests in rows."""
    return "".join(
        mark(
            "crest", seat, x + size * (k % in_row + 0.5), y + size * (k // in_row + 0.5), size - 0.5
        )
        for k, seat in enumerate(seats)
    )


# ------------------------------------------------------------------ epochs


def epochs(words: Words) -> Block:
    """The six epochs and what they demand (EOT-6.2)."""
    parts = [heading(2, 16, words.say("board-epochs"), 14, WIDE)]
    for n, epoch in enumerate(EPOCHS):
        x, y = _epoch_corner(n)
        wide = WIDE / 3 - 4
        demands = "".join(_demands(epoch.requirements or {}, x + 6, y + 34))
        count = f"{epoch.requirement_count}/3" if epoch.requirements else ""
        parts.append(
            group(
                rect(x, y, wide, _EPOCH - 4, rx=5, fill=LIGHT, stroke=RULE),
                icon(EPOCH_SIGNS[epoch.id], x + 12, y + 13, 18, fill=SOFT_INK),
                text(x + 24, y + 17, words.thing(epoch.id), SMALL, face=Face.FIGURE, anchor="start",
                     room=wide - 25),
                demands,
                text(x + wide - 5, y + 33, count, SMALL, face=Face.FIGURE, anchor="end",
                     fill=SOFT_INK),
                data_thing=epoch.id,
            )
        )  # fmt: skip
    return Block(WIDE, EPOCHS_HIGH, "".join(parts))


_DEMANDS: Final = (
    ("luxury_goods", "amphora"),
    ("cities", PIECES["piece_city"]),
    ("progress", "stairs"),
)


def _demands(wanted: dict[str, int], x: float, y: float) -> list[str]:
    parts = []
    for what, sign in _DEMANDS:
        if what in wanted:
            figure = str(wanted[what])
            parts.append(icon(sign, x + 6, y - 5, 13, fill=SOFT_INK))
            parts.append(text(x + 13.5, y, figure, SMALL, face=Face.FIGURE, anchor="start"))
            x += 31
    return parts


def _epoch_corner(n: int) -> tuple[float, float]:
    return WIDE / 3 * (n % 3) + 2, 22 + _EPOCH * (n // 3)


def in_epochs(view: View, words: Words) -> str:
    """Who is in which epoch."""
    return _in_epochs(tuple(me.epoch for me in view.players), words)


@drawn_once(MB)
def _in_epochs(where: tuple[str, ...], words: Words) -> str:
    parts = []
    for n, epoch in enumerate(EPOCHS):
        seats = [seat for seat, there in enumerate(where) if there == epoch.id]
        if seats:
            x, y = _epoch_corner(n)
            told = title(f"{words.thing(epoch.id)}: {', '.join(map(words.seat, seats))}")
            crests = crests_at(seats, x + 5, y + 40, 6)
            parts.append(group(told, crests, data_thing=epoch.id))
    return "".join(parts)


# ------------------------------------------------------------------ barbarians


@drawn_once(MB)
def barbarians(level: int, words: Words) -> Block:
    """The barbarian track: their militias, their mechanics, and where the marker stands."""
    wide, parts = WIDE / len(BARBARIAN_LEVELS), []
    for n, each in enumerate(BARBARIAN_LEVELS):
        x, here = wide * n + 2, each.level == level
        ink = LIGHT if here else INK
        parts.append(
            group(
                rect(x, 22, wide - 4, _BARBARIANS - 4, rx=5, fill=INK if here else SHADE,
                     stroke=INK if here else RULE),
                text(x + wide / 2 - 2, 38, ROMAN[each.level], 14, face=Face.NAME),
                icon(PIECES["piece_militia"], x + 10, 57, 13),
                text(x + 18, 62, str(each.militia), SMALL, face=Face.FIGURE, anchor="start"),
                icon(SIGNS["mechanics"], x + 36, 57, 13),
                text(x + 44, 62, str(each.mechanics), SMALL, face=Face.FIGURE, anchor="start"),
                fill=ink,
            )
        )  # fmt: skip
    told = title(words.say("board-barbarian-level", {"level": level}))
    head = heading(22, 16, words.say("board-barbarian-track"), 14, WIDE)
    sign = icon(VILLAGE, 11, 11, 17, fill=SOFT_INK)
    body = group(told, sign, head, *parts, data_thing="barbarian_track")
    return Block(WIDE, BARBARIANS_HIGH, body)
