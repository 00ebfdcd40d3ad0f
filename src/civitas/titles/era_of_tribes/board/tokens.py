"""What stands on the map: pieces of up to six peoples, villages, battlefields, attackers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from civitas.drawing.colours import INK, LIGHT, PAPER, SEATS
from civitas.drawing.memory import drawn_once
from civitas.drawing.pieces import mark, row
from civitas.drawing.places import region_tint
from civitas.drawing.strokes import resting
from civitas.drawing.svg import (
    Block,
    about,
    circle,
    group,
    icon,
    path,
    place,
    rect,
    title,
    use,
)
from civitas.drawing.type import Face, text
from civitas.kernel.shelf import MB, kept
from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.board.spots import around, spots
from civitas.titles.era_of_tribes.board.symbols import BATTLE, VILLAGE
from civitas.titles.era_of_tribes.content.fields import FIELD, FIELDS, NAMES
from civitas.titles.era_of_tribes.content.fields import Land as Province
from civitas.titles.era_of_tribes.state import BARBARIANS
from civitas.titles.era_of_tribes.view import AttackView, FieldView, View

WILD: Final = "#3a3128"
"""The colour of barbarians."""
_HIGH: Final = 31
_FIGURE: Final = 32
"""The type of what counts pieces: 12 pixels where the page shows it at its smallest."""
_ABREAST: Final = 2
"""So many stacks stand side by side."""
_BENEATH: Final = rect(4, _HIGH / 2 - 17, 27, 27, rx=6, fill=INK)
"""The edge of the next cube in a pile, so that one can tell it from a single one."""
_HOUSE: Final = "M-13 13V-3L0-14 13-3V13Z"
_HULL: Final = "M-15 5H15L10 14H-10Z"
_SAIL: Final = "M-10-14H10Q14-5 10 4H-10Q-6-5-10-14Z"


def pieces(seats: int) -> str:
    """Definitions of each seat's city and fleet, around 0, 0; a cube is its crest."""
    return "".join(
        group(
            path(_HOUSE, fill=INK, stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
            path(_HOUSE, fill=colour, stroke=LIGHT, stroke_width=1.6, stroke_linejoin="round"),
            icon(crest, 0, 2, 18, fill=LIGHT),
            id=f"city-{seat}",
        )
        + group(
            path(_SAIL + _HULL, fill=INK, stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
            path(_SAIL, fill=colour, stroke=LIGHT, stroke_width=1.3),
            path(_HULL, fill=colour, stroke=LIGHT, stroke_width=1.3),
            icon(crest, 1, -5, 15, fill=LIGHT),
            id=f"fleet-{seat}",
        )
        for seat, (colour, crest) in enumerate(SEATS[:seats])
    )


def wild_crest(cx: float, cy: float, width: float) -> str:
    """The crest of barbarians."""
    ground = circle(cx, cy, width / 2, fill=WILD, stroke=LIGHT, stroke_width=1.4)
    return ground + icon(VILLAGE, cx, cy - width * 0.03, width * 0.68, fill=LIGHT)


def owner_crest(owner: int, cx: float, cy: float, width: float) -> str:
    if owner == BARBARIANS:
        return group(wild_crest(cx, cy, width), data_thing="barbarians")
    return mark("crest", owner, cx, cy, width)


def owner_name(owner: int, words: Words) -> str:
    return words.say("board-barbarians") if owner == BARBARIANS else words.seat(owner)


def tints(view: View) -> str:
    """The colour of whoever controls a field; barbarians have none."""
    held = [field for field in view.fields if 0 <= field.owner < BARBARIANS]
    return "".join(region_tint(field.id, field.owner) for field in held)


def out_of_play(view: View) -> str:
    """Fields outside the play area (EOT-2.6); the page shows the map around those inside."""
    return _out_of_play(tuple([field.id for field in view.fields]))


@kept(MB)
def _out_of_play(inside: tuple[str, ...]) -> str:
    resting_fields = resting([name for name in NAMES if name not in inside])
    return group(resting_fields, data_window=around(frozenset(inside)))


def attacks_on(view: View) -> dict[str, list[AttackView]]:
    """By field, who waits there for the battle step."""
    found: dict[str, list[AttackView]] = {}
    for attack in view.expansion.attacks if view.expansion is not None else ():
        found.setdefault(attack.field, []).append(attack)
    return found


def on_fields(view: View, words: Words) -> Iterator[tuple[str, str]]:
    """For every field of the board, what stands there."""
    attacks = attacks_on(view)
    seen = {field.id: field for field in view.fields}
    fought = "" if view.battle is None else view.battle.field
    out = _out(words)
    for name in NAMES:
        field = seen.get(name)
        if field is None:
            yield name, out
        else:
            forces = tuple([(each.attacker, _force(each)) for each in attacks.get(name, ())])
            yield name, on_field(field, forces, name == fought, words)


@drawn_once(MB)
def _out(words: Words) -> str:
    return title(words.say("board-out"))


def _force(attack: AttackView) -> int:
    return attack.walked + attack.carried + attack.landed


@drawn_once(16 * MB)  # most fields stay as they are when somebody picks
def on_field(
    field: FieldView, forces: tuple[tuple[int, int], ...], fought: bool, words: Words
) -> str:
    """All that stands on a field, and what is told of it."""
    blocks = [*_settled(field, words), *_fleets(field, words)]
    x, y = spots(words.language)[field.id].pieces
    if field.battlefield:
        blocks.append(_battlefield(field.battlefield, words))
    rows = [blocks[n : n + _ABREAST] for n in range(0, len(blocks), _ABREAST)]
    if forces:
        rows.append([_attackers(seat, number, words) for seat, number in forces])
    body = "".join(_in_row(line, x, y + 30 * n) for n, line in enumerate(rows))
    return title(_told(field, words)) + (_fought(x, y) if fought else "") + body


def _in_row(blocks: list[Block], x: float, y: float) -> str:
    line = row(blocks, 3)
    return place(line, x - line.width / 2, y - line.height / 2)


def _told(field: FieldView, words: Words) -> str:
    """What a field is, in one line: terrain, what is printed there, whose it is."""
    printed = FIELDS[FIELD[field.id]]
    if isinstance(printed, Province):
        things = [f"terrain_{printed.terrain}", printed.luxury, printed.military]
        things += ["food"] * printed.food
    else:
        things = ["terrain_sea", *(["fish"] * printed.fish)]
    told = [words.thing(thing) for thing in things if thing]
    if isinstance(printed, Province) and printed.home_of is not None:
        told.append(words.say("board-home", {"people": printed.home_of}))
    if field.owner != NOBODY:
        told.append(owner_name(field.owner, words))
    return " · ".join(told)


def _piece(words: Words, thing: str, owner: int, number: int, sign: Block) -> Block:
    """A piece, and how many of it if there are several."""
    told = f"{owner_name(owner, words)}: {number} × {words.thing(thing)}"
    body, width = sign.body, sign.width
    if number > 1:
        figure = str(number)
        body += _figure(width + 2, figure, halo=True)
        width += 2 + Face.FIGURE.width(figure, _FIGURE)
    return about(thing, Block(width, _HIGH, title(told) + body))


def _figure(x: float, figure: str, *, halo: bool = False) -> str:
    """How many, beside a piece; nobody reads it from too far off."""
    told = text(x, _HIGH - 5, figure, _FIGURE, face=Face.FIGURE, anchor="start", halo=halo)
    return group(told, class_="c-w")


def _settled(field: FieldView, words: Words) -> Iterator[Block]:
    """A city, vassals, a trading post; or a village of barbarians."""
    if field.village:
        told = title(words.say("board-village"))
        yield about("village", Block(30, _HIGH, told + wild_crest(15, _HIGH / 2, 29)))
    if field.city:
        yield _city(field, words)
    if field.vassals:
        cube = _framed(mark("crest", field.owner, 14, _HIGH / 2, 25))
        sign = Block(28, _HIGH, (_BENEATH if field.vassals > 1 else "") + cube)
        yield _piece(words, "piece_vassal", field.owner, field.vassals, sign)


def _city(field: FieldView, words: Words) -> Block:
    """A city; the trading post of another hangs at its corner."""
    sign = Block(30, _HIGH, use(f"city-{field.owner}", transform="translate(15 16)"))
    city = _piece(words, "piece_city", field.owner, 1, sign)
    if field.post == NOBODY:
        return city
    flag = Block(15, _HIGH, mark("pennant", field.post, 4, 17, 15))
    post = _piece(words, "piece_trading_post", field.post, 1, flag)
    return Block(40, _HIGH, city.body + place(post, 28, -6))


def _framed(crest: str) -> str:
    """A cube on the map has an edge of ink, so that it stands out from its own tint."""
    return rect(0.5, _HIGH / 2 - 13.5, 27, 27, rx=6, fill=INK) + crest


def _fleets(field: FieldView, words: Words) -> Iterator[Block]:
    """The fleets of each seat; the owner of the sea comes first, on a ring."""
    for seat in sorted(field.fleets, key=lambda each: each != field.owner):
        ship = use(f"fleet-{seat}", transform="translate(17 15)")
        yield _piece(words, "piece_fleet", seat, field.fleets[seat], Block(34, _HIGH, ship))


def _battlefield(marker: int, words: Words) -> Block:
    """A historical battlefield, with swords for each militia that it gives."""
    told = title(f"{words.thing('piece_battlefield')} +{marker}")
    ground = rect(0.5, 0.5, 20 * marker + 5, 25, rx=5, fill=PAPER, stroke=INK)
    swords = [icon(BATTLE, 13 + 20 * n, 13, 19) for n in range(marker)]
    body = told + ground + "".join(swords)
    return about("piece_battlefield", Block(20 * marker + 6, 26, body))


def _attackers(seat: int, number: int, words: Words) -> Block:
    """Who waits for the battle step: a shield with swords."""
    told = title(words.say("board-attackers", {"seat": seat, "number": number}))
    figure = str(number)
    width = 54 + Face.FIGURE.width(figure, _FIGURE)
    ground = rect(0.5, 0.5, width - 1, _HIGH - 1, rx=8, fill=LIGHT, stroke=INK, stroke_width=2)
    body = mark("shield", seat, 15, _HIGH / 2 - 1, 20) + icon(BATTLE, 38, _HIGH / 2, 20)
    body += _figure(50, figure)
    return about("attackers", Block(width, _HIGH, told + ground + body))


def _fought(x: float, y: float) -> str:
    """The field of the battle that is fought now."""
    return circle(x, y, 40, fill=LIGHT, fill_opacity=0.5, stroke=INK, stroke_width=3,
                  stroke_dasharray="7 4")  # fmt: skip
