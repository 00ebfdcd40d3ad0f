"""The table beside the map: the calendar with its boxes, the weather, and the ways to win."""

from __future__ import annotations

from math import ceil
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SHADE, SOFT_INK
from civitas.drawing.pieces import mark, sheet
from civitas.drawing.svg import Block, about, group, icon, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import Words, words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.board.symbols import PHASES, SEASONS, STEPS, WEATHERS
from civitas.titles.oikumene.content.calendar import SEASONS as ROUNDS
from civitas.titles.oikumene.content.calendar import YEARS
from civitas.titles.oikumene.content.maps import map_of
from civitas.titles.oikumene.content.modes import MODE
from civitas.titles.oikumene.course.calendar import played
from civitas.titles.oikumene.view import View

WIDE: Final = 420
SMALL: Final = 16.2
"""The smallest type beside the map, which is shown at three quarters of its size on a tablet."""
_MOMENT: Final = 66
_YEAR: Final = 60
_BOX: Final = 38
_PER_ROW: Final = 8
_ROW: Final = 32
_CREST: Final = 22
"""From one crest of the turn order to the next."""


def moment(view: View, words: Words) -> Block:
    """Year, season and sub-phase, and the turn order."""
    if view.over:
        told = words.say("board-over")
    elif not view.year:
        told = words.say("board-prologue")
    else:
        told = words.say("board-moment", {"year": view.year, "season": view.season})
    line = " · ".join(filter(None, (told, _running(view, words))))
    season = view.season or "special_phase"
    parts = [
        about(season, Block(20, 20, icon(_sign(view), 14, 18, 24, fill=SOFT_INK))).body,
        text(32, 24, line, 17, face=Face.NAME, anchor="start", room=WIDE - 40, least=SMALL),
        _order(view, words),
        text(WIDE - 8, 53, words.say(f"board-mode-{view.mode}"), SMALL, face=Face.ASIDE,
             anchor="end", fill=SOFT_INK, room=WIDE - 20 - _CREST * len(view.order), least=SMALL),
    ]  # fmt: skip
    return sheet(WIDE, _MOMENT, *parts)


def _running(view: View, words: Words) -> str:
    """What is played: of several that run into each other the first and the last, each without the
    phase before its colon, for which there is no room. Nothing is once the match is over."""
    if view.over:
        return ""
    shown = [words.thing(phase) for phase in view.phases if phase in {**PHASES, **STEPS}]
    if len(shown) < 2:
        return "".join(shown)
    return " – ".join(name.rpartition(": ")[2] for name in (shown[0], shown[-1]))


def _sign(view: View) -> str:
    return SEASONS.get(view.season, "sands-of-time")


def _order(view: View, words: Words) -> str:
    who = ", ".join(words.seat(seat) for seat in view.order)
    marks = [mark("crest", seat, 18 + _CREST * n, 48, 18) for n, seat in enumerate(view.order)]
    return group(title(words.say("board-order", {"names": who})), *marks, data_thing="first_player")


def years(view: View, words: Words) -> Block:
    """Five years of four seasons; the one that is played stands on ink."""
    return _years(view.year, view.season, words.language)


@kept(2 * MB)
def _years(played: int, playing: str, language: str) -> Block:
    words = words_for(META, language)
    wide = (WIDE - 16) / (YEARS * len(ROUNDS))
    parts = []
    for year in range(YEARS):
        x = 8 + year * wide * len(ROUNDS)
        said = words.say("board-year", {"year": year + 1})
        parts.append(
            text(x + wide * 2, 18, said, SMALL, face=Face.NAME, room=wide * 4 - 2, least=SMALL)
        )
        for n, season in enumerate(ROUNDS):
            now = (played, playing) == (year + 1, season.id)
            left = x + n * wide
            ground = rect(left + 1, 24, wide - 2, 28, rx=4, fill=INK if now else PAPER, stroke=RULE)
            sign = icon(SEASONS[season.id], left + wide / 2, 38, min(16, wide - 4),
                        fill=LIGHT if now else SOFT_INK)  # fmt: skip
            parts.append(group(title(words.thing(season.id)), ground, sign, data_thing=season.id))
    return sheet(WIDE, _YEAR, *parts)


def boxes(view: View, words: Words) -> Block:
    """The sub-phases of a round in their order, those that the mode has; what is played stands on
    ink."""
    return _boxes(played(MODE[view.mode]), _now(view), words.language)


@kept(2 * MB)
def _boxes(phases: tuple[str, ...], now: frozenset[str], language: str) -> Block:
    words = words_for(META, language)
    wide, parts = (WIDE - 16) / _PER_ROW, []
    for n, phase in enumerate(phases):
        x, y = 8 + n % _PER_ROW * wide, 6 + n // _PER_ROW * (_BOX + 4)
        here = phase in now
        ground = rect(x + 1, y, wide - 3, _BOX, rx=5, fill=INK if here else PAPER, stroke=RULE)
        sign = icon(PHASES[phase], x + wide / 2, y + _BOX / 2, 24,
                    fill=LIGHT if here else SOFT_INK)  # fmt: skip
        parts.append(group(title(words.thing(phase)), ground, sign, data_thing=phase))
    return sheet(WIDE, 2 * _BOX + 16, *parts)


def course(view: View, words: Words) -> Block:
    """The same with their names, read down the left and then the right, where there is room."""
    return _course(played(MODE[view.mode]), _now(view), words.language)


@kept(2 * MB)
def _course(phases: tuple[str, ...], now: frozenset[str], language: str) -> Block:
    words = words_for(META, language)
    rows = ceil(len(phases) / 2)
    wide, parts = (WIDE - 16) / 2, []
    for n, phase in enumerate(phases):
        x, y = 8 + n // rows * wide, 6 + n % rows * _ROW
        here, said = phase in now, words.thing(phase)
        ground = rect(x + 1, y, wide - 3, _ROW - 4, rx=5, fill=INK if here else PAPER, stroke=RULE)
        colour = LIGHT if here else SOFT_INK
        sign = icon(PHASES[phase], x + 16, y + _ROW / 2 - 2, 20, fill=colour)
        label = text(x + 31, y + _ROW / 2 + 4, said, SMALL, anchor="start",
                     fill=LIGHT if here else INK, room=wide - 36, least=SMALL)  # fmt: skip
        parts.append(group(title(said), ground, sign, label, data_thing=phase))
    return sheet(WIDE, rows * _ROW + 8, *parts)


def _now(view: View) -> frozenset[str]:
    """The sub-phases that are played; the steps of the special phase belong to it."""
    if view.over:
        return frozenset()
    return frozenset("special_phase" if phase in STEPS else phase for phase in view.phases)


def weather(view: View, words: Words) -> Block:
    """The winter weather of both zones and of the seas."""
    if not view.winter:
        return Block(WIDE, 0, "")
    zones = map_of(view.map).climate_zones
    names = [words.thing(f"climate_{zones[1]}"), words.thing(f"climate_{zones[2]}")]
    names.append(words.say("board-seas"))
    wide, parts = (WIDE - 16) / 3, []
    for n, (name, result) in enumerate(zip(names, view.winter, strict=True)):
        x = 8 + wide * n
        said = f"{name}: {words.say(f'board-{result}')}"
        ground = rect(x + 1, 5, wide - 3, 34, rx=5, fill=SHADE)
        sign = icon(WEATHERS[result], x + 19, 22, 24)
        label = text(x + 36, 28, name, SMALL, anchor="start", room=wide - 40, least=SMALL)
        parts.append(group(title(said), ground, sign, label, data_thing="winter_weather"))
    return sheet(WIDE, 44, *parts)
