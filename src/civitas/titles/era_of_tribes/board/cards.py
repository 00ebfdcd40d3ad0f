"""What lies on the table: the moment, influence cards, peoples to choose, supplies, the Automa."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, RULE, SHADE, SOFT_INK
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import heading, mark, row, sheet
from civitas.drawing.places import place_to_click, ready
from civitas.drawing.svg import Block, about, circle, group, icon, place, rect, stack, title
from civitas.drawing.type import Face, text, wrapped
from civitas.kernel.shelf import MB
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.symbols import (
    ACTIONS,
    AUTOMA,
    CARD,
    CARDS,
    COUNTERS,
    EPOCHS,
    PEOPLES,
    PIECES,
    PROVINCES,
    ROUND,
    TILES,
    TRIUMPH,
)
from civitas.titles.era_of_tribes.board.things import people_thing
from civitas.titles.era_of_tribes.board.wheel import SMALL, WIDE
from civitas.titles.era_of_tribes.content.fields import PLAY_AREA, PLAY_AREAS
from civitas.titles.era_of_tribes.content.tables import END, LEGIONS
from civitas.titles.era_of_tribes.view import PlayerView, View

_MOMENT: Final = 62
_CARD: Final = (96, 62)
_GAP: Final = 5


def moment(view: View, words: Words) -> Block:
    """Round, phase, player order, and whether the game is about to end."""
    told = [words.say("board-round", {"round": view.round})] if view.round else []
    if view.phase in _PHASES:
        told.append(words.thing(f"phase_{view.phase}"))
    elif not view.over:
        told.append(words.say("board-setup"))
    if view.over:
        told = [words.say("board-over")]
    elif view.ending:
        told.append(words.say("board-ending"))
    parts = [
        about("round", Block(20, 20, icon(ROUND, 13, 17, 22, fill=SOFT_INK))).body,
        text(30, 23, " · ".join(told), 15, face=Face.NAME, anchor="start", room=WIDE - 38),
        text(
            WIDE - 8,
            48,
            words.thing(view.area),
            14,
            face=Face.ASIDE,
            anchor="end",
            fill=SOFT_INK,
            room=WIDE - 40 - 26 * len(view.order),
        ),
        _order(view, words),
    ]
    return sheet(WIDE, _MOMENT, *parts)


_PHASES: Final = ("morale", "player_order", "actions", "auto_expansion", "clean_up")


def _order(view: View, words: Words) -> str:
    """The player order; whose turn it is stands on ink."""
    parts = []
    for n, seat in enumerate(view.order):
        x = 19 + 26 * n
        if seat == view.turn and not view.over:
            parts.append(rect(x - 12, 32, 24, 24, rx=6, fill=INK))
        parts.append(mark("crest", seat, x, 44, 19))
    who = ", ".join(words.seat(seat) for seat in view.order)
    return group(title(f"{words.say('board-order')}: {who}"), *parts, data_thing="player_order")


# ------------------------------------------------------------------ influence cards


def influence_cards(view: View, words: Words, glow: Collection[str] | None) -> Block:
    """The open cards, the viewer's own, and how many the deck has."""
    mine = () if view.seat is None else view.players[view.seat].cards
    blocks = [_card(card, words, glow, own=False) for card in view.open_cards]
    blocks += [_card(card, words, glow, own=True) for card in mine if card != "hidden"]
    blocks.append(_deck(view.deck, view.scored_cards, words))
    head = Block(WIDE, 20, heading(2, 15, words.say("board-cards"), 14, WIDE))
    return stack(head, *_rows(blocks), gap=2)


def _rows(blocks: list[Block]) -> list[Block]:
    """As many of them side by side as have room."""
    rows: list[list[Block]] = [[]]
    for block in blocks:
        if sum(each.width + _GAP for each in rows[-1]) + block.width > WIDE:
            rows.append([])
        rows[-1].append(block)
    return [row(each, _GAP) for each in rows]


@drawn_once(MB)
def _card(card: str, words: Words, glow: Collection[str] | None, *, own: bool) -> Block:
    lines = wrapped(words.thing(card), SMALL, _CARD[0] - 8, Face.NAME)
    longest = max(Face.NAME.width(each, SMALL) for each in lines)
    wide, high = max(_CARD[0], longest + 8), _CARD[1]
    spot = f"card:{card}"
    edge = rect(1, 1, wide - 2, high - 2, rx=6, fill=LIGHT, stroke=INK, stroke_width=1.2)
    gold = rect(2, 2, wide - 4, high - 4, rx=6, class_="c-g")
    shown = ready(gold) if glow is None else gold if spot in glow else ""
    side = words.say("board-own" if own else "board-open")
    over = group(
        icon(CARDS[card], 16, 16, 22),
        text(31, 21, side, SMALL, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=wide - 36),
        *(
            text(wide / 2, (47 if len(lines) == 1 else 41) + 14 * n, each, SMALL, face=Face.NAME)
            for n, each in enumerate(lines)
        ),
        class_="c-q",
    )  # fmt: skip
    body = place_to_click(spot, edge, shown + over, label=words.thing(card), data_thing=card)
    return Block(wide, high, body)


@drawn_once(MB)
def _deck(left: int, scored: tuple[str, ...], words: Words) -> Block:
    """The deck face down, and cards that were scored and left the game."""
    wide, high = _CARD
    parts = [
        title(words.say("board-deck", {"number": left})),
        rect(1, 1, 44, high - 2, rx=6, fill=SOFT_INK, stroke=INK),
        icon(CARD, 23, 20, 24, fill=PAPER),
        text(23, 50, str(left), 16, face=Face.FIGURE, fill=PAPER),
    ]
    body = group(*parts, data_thing="deck")
    for n, card in enumerate(scored[:4]):
        x, y = 60 + 24 * (n % 2), 16 + 28 * (n // 2)
        told = title(f"{words.thing(card)}: {words.say('board-scored')}")
        ground = circle(x, y, 11.5, fill=SHADE, stroke=RULE)
        body += group(told, ground, icon(CARDS[card], x, y, 16, fill=SOFT_INK), data_thing=card)
    return Block(wide, high, body)


# ------------------------------------------------------------------ peoples


def peoples(view: View, words: Words, glow: Collection[str] | None) -> Block:
    """While peoples are chosen: those of the play area, and who has taken which."""
    listed = PLAY_AREAS[PLAY_AREA[view.area]].peoples
    if view.phase != "setup" or all(me.people is not None for me in view.players):
        return Block(WIDE, 0, "")
    taken = {me.people: me.seat for me in view.players}
    run = {me.people for me in view.players if me.automa}
    wide, high, parts = WIDE / 3, 34, [heading(2, 15, words.say("board-peoples"), 14, WIDE)]
    for n, people in enumerate(listed):
        x, y, spot = wide * (n % 3), 21 + high * (n // 3), f"people:{people}"
        edge = rect(x + 1, y + 1, wide - 4, high - 4, rx=6, fill=LIGHT, stroke=RULE)
        gold = rect(x + 2, y + 2, wide - 6, high - 6, rx=6, class_="c-g")
        shown = ready(gold) if glow is None else gold if spot in glow else ""
        sign = icon(PEOPLES[people], x + 16, y + 16, 22)
        if people in taken:
            sign = mark("crest", taken[people], x + 16, y + 16, 20)
        name = text(x + 30, y + 21, words.thing(people), SMALL, face=Face.FIGURE, anchor="start",
                    room=wide - 34)  # fmt: skip
        over = group(sign, name, class_="c-q")
        thing = people_thing(people, automa=people in run)
        parts.append(
            place_to_click(spot, edge, shown + over, label=words.thing(thing), data_thing=thing)
        )
    return Block(WIDE, 21 + high * -(-len(listed) // 3), "".join(parts))


# ------------------------------------------------------------------ supplies and the end


def supplies(view: View, words: Words) -> Block:
    """Grey leaders, legions if Romans play, tiles that left the game; and what ends it."""
    legions = view.legion_supply if any(me.people == "romans" for me in view.players) else None
    supply = _supply(view.grey_supply, legions, view.removed_tiles, words)
    return stack(supply, _ends(view.length, len(view.players), words), gap=4)


@drawn_once(MB)
def _supply(grey: int, legions: int | None, removed: tuple[str, ...], words: Words) -> Block:
    sign = PIECES["piece_leader"]
    blocks = [_told("grey_leaders", sign, str(grey), words.say("board-grey-supply"))]
    if legions is not None:
        told, figure = words.say("board-legion-supply"), f"{legions}/{LEGIONS}"
        blocks.append(_told("piece_legion", PIECES["piece_legion"], figure, told))
    for tile in removed[:8]:
        told = title(f"{words.thing(tile)}: {words.say('board-removed')}")
        sign = icon(TILES[tile], 9, 11, 16, fill=SOFT_INK)
        blocks.append(about(tile, Block(18, 22, told + sign)))
    return _headed(words.say("board-supply"), row(blocks, 16))


@drawn_once(MB)
def _ends(length: str, seats: int, words: Words) -> Block:
    """What ends the game, whoever reaches it (EOT-13.2)."""
    end = END[length]
    figures = [
        ("counter_influence", COUNTERS["counter_influence"], end.influence[seats - 1]),
        ("provinces", PROVINCES, end.land_provinces),
        ("progress", ACTIONS["progress"], end.progress_levels),
    ]
    told = words.say("board-ends")
    blocks = [_told(thing, sign, str(number), told) for thing, sign, number in figures]
    epoch = title(f"{told}: {words.thing(end.epoch)}") + icon(EPOCHS[end.epoch], 10, 11, 20)
    blocks.append(about(end.epoch, Block(20, 22, epoch)))
    blocks.append(about("standing", Block(20, 22, title(told) + icon(TRIUMPH, 10, 11, 19))))
    return _headed(told, row(blocks, 14))


def _headed(words: str, block: Block) -> Block:
    return Block(WIDE, 24, heading(2, 16, words, SMALL, 150) + place(block, 156, 0))


def _told(thing: str, sign: str, figure: str, told: str) -> Block:
    body = icon(sign, 10, 11, 19) + text(23, 16.5, figure, 15, face=Face.FIGURE, anchor="start")
    return about(thing, Block(24 + Face.FIGURE.width(figure, 15), 22, title(told) + body))


# ------------------------------------------------------------------ the Automa


def automa(view: View, words: Words) -> Block:
    """Its deck, its discards, the last card, and of each Automa the leader."""
    if not any(me.automa for me in view.players):
        return Block(WIDE, 0, "")
    last = view.automa_discard[-1] if view.automa_discard else None
    head = heading(26, 18, words.say("board-automa"), 14, 110)
    level = words.thing(view.difficulty)
    return sheet(
        WIDE,
        64,
        group(icon(AUTOMA, 13, 13, 18, fill=SOFT_INK), data_thing="automa"),
        head,
        text(120, 18, level, 14, face=Face.ASIDE, anchor="start", fill=SOFT_INK, room=90),
        _automa_cards(view, words, last),
        *(_automa_leader(me, n, words) for n, me in enumerate(_automas(view))),
    )


def _automas(view: View) -> list[PlayerView]:
    return [me for me in view.players if me.automa]


def _automa_cards(view: View, words: Words, last: str | None) -> str:
    piles = (
        ("automa_deck", view.automa_deck, words.say("board-automa-deck")),
        ("automa_discard", len(view.automa_discard), words.say("board-automa-discard")),
        ("automa_aside", len(view.automa_aside), words.say("board-automa-aside")),
    )
    parts = []
    for n, (thing, number, told) in enumerate(piles):
        x = 8 + 42 * n
        ground = rect(x, 28, 36, 28, rx=4, fill=(SOFT_INK, LIGHT, SHADE)[n], stroke=INK)
        ink = PAPER if n == 0 else INK
        figure = text(x + 26, 47, str(number), 15, face=Face.FIGURE, fill=ink)
        sign = icon(CARD, x + 10, 42, 15, fill=ink)
        parts.append(group(title(f"{told}: {number}"), ground, sign, figure, data_thing=thing))
    if last is not None:
        parts.append(_last_card(last, words))
    return "".join(parts)


def _last_card(card: str, words: Words) -> str:
    name, room = words.thing(card), WIDE - 148
    lines = wrapped(name, SMALL, room, Face.NAME)
    return group(
        title(f"{words.say('board-automa-last')}: {name}"),
        *(
            text(140, (47 if len(lines) == 1 else 40) + 16 * n, each, SMALL, face=Face.NAME,
                 anchor="start", room=room)
            for n, each in enumerate(lines)
        ),
        data_thing=card,
    )  # fmt: skip


def _automa_leader(me: PlayerView, n: int, words: Words) -> str:
    """Upright while an auto-expansion is due, else lying (AUT-1.13)."""
    x = WIDE - 72 + 40 * n
    turn = None if me.upright else f"rotate(90 {x + 20} 15)"
    told = words.say("board-upright" if me.upright else "board-lying", {"seat": me.seat})
    return group(
        title(told),
        mark("crest", me.seat, x + 2, 15, 17),
        group(icon(PIECES["piece_leader"], x + 20, 15, 18), transform=turn),
        data_thing="automa_leader",
    )
