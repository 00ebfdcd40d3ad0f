"""Harvest, feeding, upkeep and wages as one picture: what is there, what is needed, and who goes
without."""

from __future__ import annotations

from typing import Final

from civitas.drawing.colours import INK, LIGHT, SOFT_INK
from civitas.drawing.pieces import flow, mark
from civitas.drawing.svg import Block, about, group, icon, place, rect, title
from civitas.drawing.type import Face, text
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.calendar import SMALL, WIDE
from civitas.titles.oikumene.board.symbols import (
    BUILDINGS,
    COMMANDERS,
    COUNTERS,
    GOODS,
    NEEDS,
    STEPS,
    UNITS,
)
from civitas.titles.oikumene.seen.players import AccountView

_HEAD: Final = 26
_SIGNS: Final = {**GOODS, **COUNTERS, **BUILDINGS, **UNITS, **COMMANDERS, **NEEDS}
_INSIDE: Final = WIDE - 56


def accounts_panel(accounts: tuple[AccountView, ...], words: Words) -> Block:
    """One line for each player who is asked now."""
    lines = [_line(account, words) for account in accounts]
    high = _HEAD + sum(line.height for line in lines) + 6
    what = accounts[0].what
    frame = rect(1, 1, WIDE - 2, high - 2, rx=7, fill=LIGHT, stroke=INK, stroke_width=2)
    sign = STEPS.get(what, COUNTERS["gold"])
    parts = [
        frame,
        icon(sign, 18, 15, 20),
        text(34, 20, words.say(f"board-account-{what}"), SMALL, face=Face.NAME, anchor="start",
             room=WIDE - 44, least=SMALL),
    ]  # fmt: skip
    y = float(_HEAD)
    for line in lines:
        parts.append(place(line, 0, y))
        y += line.height
    thing = "hinterland_wages" if what == "wages" else what
    # What is paid now is what all look at while it lasts.
    return Block(WIDE, high, group(*parts, data_thing=thing, data_now="yes"))


def _line(account: AccountView, words: Words) -> Block:
    there = flow([_good(name, n, words) for name, n in account.there], _INSIDE / 2 - 12, 6)
    needed = flow([_need(name, n, words) for name, n in account.needed], _INSIDE / 2 - 12, 6)
    body = mark("crest", account.seat, 23, 16, 24)
    body += place(there, 44 + _INSIDE / 4, 5) + place(needed, 44 + _INSIDE * 3 / 4, 5)
    body += text(44 + _INSIDE / 2, 23, "→", 18, face=Face.FIGURE, fill=SOFT_INK)
    high = max(there.height, needed.height, 24) + 10
    short = _without(account, words)
    if short.body:
        body += place(short, 44 + _INSIDE / 2, high)
        high += short.height + 4
    return Block(WIDE, high, body)


def _good(name: str, number: int, words: Words) -> Block:
    said = words.say("board-account-there", {"thing": name, "number": number})
    return about(name, _counted(_SIGNS[name], str(number), said))


def _need(name: str, number: int, words: Words) -> Block:
    what = words.say(f"board-need-{name}")
    return _counted(_SIGNS[name], str(number), f"{what}: {number}")


def _without(account: AccountView, words: Words) -> Block:
    """Who goes hungry or unpaid, and grain without room: told in words, too."""
    blocks = []
    for name, where, number in account.without:
        told = words.thing(name) + (f", {words.thing(where)}" if where else "")
        blocks.append(about(name, _counted(_SIGNS[name], f"−{number}", told)))
    if account.left:
        said = words.say("board-account-left", {"number": account.left})
        blocks.append(_counted(_SIGNS["grain"], f"−{account.left}", said))
    if not blocks:
        return Block(0, 0, "")
    said = words.say(f"board-without-{account.what}")
    label = text(0, 17, said, SMALL, face=Face.ASIDE, anchor="start", fill=SOFT_INK)
    blocks.insert(0, Block(Face.ASIDE.width(said, SMALL) + 8, 24, label))
    return flow(blocks, _INSIDE, 8)


def _counted(sign: str, figure: str, said: str) -> Block:
    body = icon(sign, 10, 12, 20) + text(23, 18, figure, 18, face=Face.FIGURE, anchor="start")
    return Block(25 + Face.FIGURE.width(figure, 18), 24, title(said) + body)
