"""The board in text: everything a player decides by, as tables of plain words and figures."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.kernel.speech import points
from civitas.kernel.titles import SEAT_MARKS, Section
from civitas.kernel.words import Words
from civitas.titles.clash_of_cultures.state import BARBARIANS
from civitas.titles.clash_of_cultures.view import BattleView, HexView, PlayerView, SideView, View


def panel(view: View, words: Words) -> list[Section]:
    """The figures of all players first, then the map, then what changes less often."""
    sections = [_players(view, words)]
    if view.battle is not None:
        sections.append(_battle(view.battle, words))
    hand = () if view.seat is None else _held(view.players[view.seat])
    sections += [
        _points_by(view, words),
        _cards(words.say("panel-hand"), hand, words),
        _cards(words.say("board-open"), _open(view), words),
        _map(view, words),
        _advances(view, words),
        _people(view, words),
    ]
    return [section for section in sections if section.rows]


def owner_name(number: int, words: Words) -> str:
    """What an owner of units or cities is called."""
    if number < BARBARIANS:
        return words.seat(number)
    return words.thing("barbarians" if number == BARBARIANS else "pirates")


def owner(number: int, words: Words) -> str:
    """Who owns a unit or a city, with the mark of the seat."""
    name = owner_name(number, words)
    return f"{SEAT_MARKS[number]} {name}" if number < BARBARIANS else name


def _listed(names: Iterable[str], words: Words) -> str:
    return ", ".join(map(words.thing, names)) or "–"


def _players(view: View, words: Words) -> Section:
    goods = list(view.players[0].goods)
    columns = ("points", "cities", "advances", "action-cards", "objective-cards", "wonder-cards")
    return Section(
        heading=words.say("panel-moment", {"round": view.round, "phase": view.phase}),
        header=("", *map(words.thing, goods), *(words.say(f"panel-{name}") for name in columns)),
        rows=tuple(
            (
                owner(me.seat, words),
                *(str(me.goods[good]) for good in goods),
                points(sum(me.points.values())),
                str(me.cities),
                str(me.advance_count),
                str(me.action_cards),
                str(me.objective_cards),
                str(me.wonder_cards),
            )
            for me in (view.players[seat] for seat in view.order)
        ),
    )


def _points_by(view: View, words: Words) -> Section:
    """COC-27.3: what the points are for."""
    names = list(view.players[0].points)
    return Section(
        heading=words.say("panel-points"),
        header=("", *(words.say(f"score-{name}") for name in names)),
        rows=tuple(
            (owner(me.seat, words), *(points(me.points[name]) for name in names))
            for me in (view.players[seat] for seat in view.order)
        ),
    )


def _map(view: View, words: Words) -> Section:
    return Section(
        heading=words.say("panel-map"),
        header=tuple(
            words.say(f"panel-{name}") for name in ("hex", "terrain", "city", "buildings", "units")
        ),
        rows=tuple(_hex(place, words) for place in view.hexes if place.terrain is not None),
    )


def _hex(place: HexView, words: Words) -> tuple[str, ...]:
    terrain = words.thing(place.terrain or "")
    if place.exhausted:
        terrain += f" ({words.thing('exhausted')})"
    city = place.city
    told = (
        "" if city is None else f"{owner(city.owner, words)} {city.size} {words.thing(city.mood)}"
    )
    buildings = () if city is None else (*city.buildings, *city.wonders)
    units = "; ".join(
        f"{owner(units.owner, words)}: "
        + ", ".join(f"{n} {words.thing(kind)}" for kind, n in units.counts.items())
        for units in place.units
    )
    return (place.id, terrain, told, _listed(buildings, words), units)


def _advances(view: View, words: Words) -> Section:
    return Section(
        heading=words.say("panel-advances"),
        header=(),
        rows=tuple(
            (owner(me.seat, words), _listed((*me.advances, *me.civilization_advances), words))
            for me in view.players
        ),
    )


def _people(view: View, words: Words) -> Section:
    """Who leads what; nothing without the expansion."""
    fates = ("play", "left", "fallen")
    return Section(
        heading=words.say("panel-people"),
        header=("", words.say("panel-people"), *(words.say(f"board-leader-{n}") for n in fates)),
        rows=tuple(
            (
                owner(me.seat, words),
                words.thing(me.civilization),
                _listed(filter(None, (me.leader,)), words),
                _listed(me.leaders, words),
                _listed(me.fallen_leaders, words),
            )
            for me in (view.players[seat] for seat in view.order)
            if me.civilization is not None
        ),
    )


def _battle(battle: BattleView, words: Words) -> Section:
    columns = ("side", "value", "dice", "tactics", "bonuses", "ignored", "forces")
    return Section(
        heading=words.say("board-battle", {"hex": battle.hex, "round": battle.round}),
        header=tuple(words.say(f"panel-{name}") for name in columns),
        rows=(_side(battle.attacker, words), _side(battle.defender, words)),
    )


def _side(side: SideView, words: Words) -> tuple[str, ...]:
    tactics = side.tactics if side.tactics in (None, "hidden") else f"tactics-{side.tactics}"
    return (
        owner(side.owner, words),
        str(side.value) if side.dice else "–",
        ", ".join(f"{die.number} {words.thing(die.symbol)}" for die in side.dice if die.counts),
        "–" if tactics is None else words.thing(tactics),
        ", ".join(f"{amount:+} {words.thing(origin)}" for origin, amount in side.shares),
        ", ".join(f"{amount} {words.thing(origin)}" for origin, amount in side.shields),
        ", ".join(f"{count} {words.thing(kind)}" for kind, count in side.killed.items()),
    )


def _held(me: PlayerView) -> tuple[str, ...]:
    return (*me.action_hand, *me.objective_hand, *me.wonder_hand)


def _open(view: View) -> tuple[str, ...]:
    single = (view.event, view.shown_wonder)
    return (*(name for name in single if name is not None), *view.lasting, *view.open_wonders)


def _cards(heading: str, names: tuple[str, ...], words: Words) -> Section:
    return Section(
        heading=heading,
        header=(words.say("panel-card"), words.say("panel-effect")),
        rows=tuple((words.thing(name), words.say(f"effect-{name}")) for name in names),
    )
