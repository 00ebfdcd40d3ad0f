"""The board in text: everything a player decides by, as tables of plain words and figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.titles import SEAT_MARKS, Section
from civitas.kernel.words import Words
from civitas.titles.sands_of_time.content import (
    BORDERS,
    CATEGORIES,
    CHRONICLES,
    DYNASTY_STARTS,
    DYNASTY_TRACK,
    EMPHASIS_SPACES,
    FIELDS,
    GENERATION_TRACK,
    ROWS,
)
from civitas.titles.sands_of_time.state import Stage
from civitas.titles.sands_of_time.view import EmpireView, RegionView, View

ROMAN: Final = ("", "I", "II", "III", "–")
"""By dynasty; the dash is the overrun behind the third."""
GOOD_ON: Final = {border.id: border.trade_good for border in BORDERS}


def panel(view: View, words: Words) -> list[Section]:
    """The figures of all empires first, then the map, then what changes less often."""
    sections = [
        _empires(view, words),
        _map(view, words),
        _chronicles(view, words),
        _advances(view, words),
        _cards(view, words),
        _pieces(view, words),
        _time(view, words),
        _caravans(view, words),
        _supply(view, words),
        _neighbours(view, words),
    ]
    return [section for section in sections if section.rows]


def _holder(seat: int, words: Words) -> str:
    return f"{SEAT_MARKS[seat]} {words.seat(seat)}"


def _marks(seats: Iterable[int]) -> str:
    return "".join(SEAT_MARKS[seat] for seat in seats)


def _listed(names: Iterable[str], words: Words) -> str:
    return ", ".join(map(words.thing, names)) or "–"


def _empires(view: View, words: Words) -> Section:
    return Section(
        heading=_moment(view, words),
        header=(
            "",
            words.say("panel-vp"),
            words.thing("crops"),
            words.thing("gold"),
            words.say("panel-unrest"),
            words.say("panel-heritage"),
            *(field.id for field in FIELDS),
        ),
        rows=tuple(_figures(empire, words) for empire in view.empires),
    )


def _moment(view: View, words: Words) -> str:
    if Stage[view.stage.upper()] < Stage.INCOME:
        return words.say("panel-setup", {"mark": SEAT_MARKS[view.start], "seat": view.start})
    start, end = DYNASTY_STARTS[view.dynasty], DYNASTY_STARTS[view.dynasty + 1]
    space, spaces = view.dynasty_space - start, end - start
    moment: dict[str, str | int] = {
        "dynasty": ROMAN[view.dynasty],
        "round": view.round + 1,
        "mark": SEAT_MARKS[view.start],
        "seat": view.start,
    }
    if space > spaces:
        return words.say("panel-moment-past", moment)
    return words.say("panel-moment", moment | {"space": space, "spaces": spaces})


def _figures(empire: EmpireView, words: Words) -> tuple[str, ...]:
    return (
        _holder(empire.seat, words),
        str(empire.vp),
        str(empire.crops),
        str(empire.gold),
        f"{empire.unrest}/{empire.unrest_max}",
        words.say("panel-heritages", dict(zip(CATEGORIES, empire.heritage, strict=True))),
        *map(str, empire.measures),
    )


def _map(view: View, words: Words) -> Section:
    header = ("region", "tile", "controller", "citizens", "buildings")
    return Section(
        heading=words.say("panel-map"),
        header=tuple(words.say(f"panel-{name}") for name in header),
        rows=tuple(_region(region, words) for region in view.regions if region.in_play),
    )


def _region(region: RegionView, words: Words) -> tuple[str, ...]:
    citizens = (
        f"{SEAT_MARKS[seat]}{peasants}" + (f"+{soldiers}" if soldiers else "")
        for seat, (peasants, soldiers) in enumerate(
            zip(region.peasants, region.soldiers, strict=True)
        )
        if peasants or soldiers
    )
    tile = f"{words.thing(region.resource)} {region.capacity}" if region.resource else ""
    return (
        words.thing(region.id),
        tile,
        _controller(region, words),
        " ".join(citizens),
        ", ".join(map(words.thing, region.buildings)),
    )


def _controller(region: RegionView, words: Words) -> str:
    """A capital stands in a province, unless it had to move (SOT-1.10)."""
    if region.owner is None or region.status is None:
        return ""
    status = words.thing(region.status)
    if region.capital:
        message = "panel-capital" if region.status == "province" else "panel-capital-moved"
        status = words.say(message, {"status": status})
    return f"{SEAT_MARKS[region.owner]} {status}"


def _chronicles(view: View, words: Words) -> Section:
    """SOT-22.13: for each field the own measure and what each card wants of it."""
    me = None if view.seat is None else view.empires[view.seat]
    rows = []
    for n, field in enumerate(FIELDS):
        measure = None if me is None else me.measures[n]
        wants = [card.conditions[field.id] for card in CHRONICLES]
        laid = _marks(e.seat for e in view.empires if e.laid[n] is not None)
        own = me.laid[n] if me is not None else None
        rows.append(
            (
                words.thing(field.id),
                "" if measure is None else str(measure),
                *(f"{want}{'✓' if (measure or 0) >= want else ''}" for want in wants),
                laid + (f" {own}" if own else ""),
            )
        )
    numbers = range(1, len(CHRONICLES) + 1)
    points = ("", *(str(card.vp) for card in CHRONICLES), "")
    return Section(
        heading=words.say("panel-chronicles"),
        header=(
            words.say("panel-field"),
            words.say("panel-own"),
            *map(str, numbers),
            words.say("panel-laid"),
        ),
        rows=(*rows, (words.say("panel-points"), *points)),
    )


def _time(view: View, words: Words) -> Section:
    """The dynasty track with its marker, and the rolls of the generation track."""
    track = ""
    for space in DYNASTY_TRACK:
        if space.n == DYNASTY_STARTS[space.dynasty]:
            track += f"  {ROMAN[space.dynasty]} "
        sign = "+" if space.peasant else "·"
        track += f"[{sign}]" if space.n == view.dynasty_space else sign
    rolls = ", ".join(
        words.say("panel-roll", {"round": space.n, "threshold": space.threshold})
        for space in GENERATION_TRACK
        if space.roll
    )
    return Section(
        heading=words.say("panel-time"),
        header=(),
        rows=(
            (words.say("panel-dynasty-track"), track.strip()),
            ("", words.say("panel-growth")),
            (words.say("panel-generation-track"), rolls),
        ),
    )


def _advances(view: View, words: Words) -> Section:
    rows = []
    for n, (row, cards) in enumerate(zip(ROWS, view.rows, strict=False)):
        chain = []
        for place, card in enumerate(cards, start=1):
            here = _marks(e.seat for e in view.empires if e.advance_markers[n] == place)
            chain.append(f"{words.thing(card)} {here}".strip())
        rows.append((words.thing(row.category), " › ".join(chain)))
    return Section(words.say("panel-advances"), (), tuple(rows))


def _pieces(view: View, words: Words) -> Section:
    header = ("peasants", "soldiers", "caravans", "markers", "regions")
    return Section(
        heading=words.say("panel-pieces"),
        header=("", *(words.say(f"panel-{name}") for name in header)),
        rows=tuple(
            (
                _holder(e.seat, words),
                str(e.peasants_left),
                str(e.soldiers_left),
                str(e.caravans_left),
                str(e.markers_left),
                str(e.regions),
            )
            for e in view.empires
        ),
    )


def _cards(view: View, words: Words) -> Section:
    header = ("played", "emphasis", "unlocked", "bonuses")
    return Section(
        heading=words.say("panel-cards"),
        header=("", *(words.say(f"panel-{name}") for name in header)),
        rows=tuple(
            (
                _holder(e.seat, words),
                _listed(e.played, words),
                _emphasis(e, words),
                _listed(e.unlocked, words),
                _listed(e.bonuses, words),
            )
            for e in view.empires
        ),
    )


def _emphasis(empire: EmpireView, words: Words) -> str:
    if empire.emphasis is None:
        return "–"
    return f"{words.thing(empire.emphasis)} {empire.emphasis_markers}/{EMPHASIS_SPACES}"


def _caravans(view: View, words: Words) -> Section:
    rows = []
    for empire in view.empires:
        own = [border.id for border in view.borders if empire.seat in border.caravans]
        goods = [good for border in own if (good := GOOD_ON[border])]
        rows.append((_holder(empire.seat, words), _listed(own, words), _listed(goods, words)))
    return Section(
        heading=words.say("panel-caravan-network"),
        header=("", words.say("panel-borders"), words.say("panel-goods")),
        rows=tuple(rows),
    )


def _neighbours(view: View, words: Words) -> Section:
    """SOT-2.1, SOT-2.6: a region out of play matters only for the trade good on the way there."""
    in_play = {region.id for region in view.regions if region.in_play}
    rows = []
    for region in view.regions:
        ways = []
        for border in BORDERS:
            if region.in_play and region.id in (border.a, border.b):
                other = border.b if border.a == region.id else border.a
                good = f" ({words.thing(border.trade_good)})" if border.trade_good else ""
                if good or other in in_play:
                    ways.append(words.thing(other) + good)
        if ways:
            rows.append((words.thing(region.id), ", ".join(ways)))
    return Section(words.say("panel-neighbours"), (), tuple(rows))


def _supply(view: View, words: Words) -> Section:
    left = (f"{words.thing(kind)} {n}" for kind, n in view.building_supply.items())
    return Section(words.say("panel-supply"), (), ((", ".join(left),),))
