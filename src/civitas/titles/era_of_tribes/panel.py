"""The board in text: everything a player decides by, as tables of plain words and figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from civitas.kernel.titles import SEAT_MARKS, Section
from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words
from civitas.titles.era_of_tribes.content.fields import FIELD, FIELDS, LANDS, Land
from civitas.titles.era_of_tribes.content.progress import PROGRESSES
from civitas.titles.era_of_tribes.state import BARBARIANS
from civitas.titles.era_of_tribes.view import FieldView, PlayerView, SideView, View

_PHASES: Final = ("morale", "player_order", "actions", "auto_expansion", "clean_up")


def panel(view: View, words: Words) -> list[Section]:
    """What is fought now first, then the peoples, the table, the map."""
    sections = [
        _battle(view, words),
        _attacks(view, words),
        _means(view, words),
        _armies(view, words),
        _progress(view, words),
        _holdings(view, words),
        _table(view, words),
        _lands(view, words),
        _seas(view, words),
    ]
    return [section for section in sections if section.rows]


def _holder(seat: int, words: Words) -> str:
    if seat == BARBARIANS:
        return words.say("board-barbarians")
    return f"{SEAT_MARKS[seat]} {words.seat(seat)}"


def _listed(names: Iterable[str], words: Words) -> str:
    return ", ".join(map(words.thing, names)) or "–"


def _in_order(view: View) -> list[PlayerView]:
    return [view.players[seat] for seat in view.order]


def _moment(view: View, words: Words) -> str:
    if view.over:
        return words.say("board-over")
    if view.phase not in _PHASES:
        return words.say("board-setup")
    phase = words.thing(f"phase_{view.phase}")
    return words.say("panel-moment", {"round": view.round, "phase": phase})


def _means(view: View, words: Words) -> Section:
    counters = ("influence", "triumph", "morale", "thalers", "treaties", "hunger")
    return Section(
        heading=_moment(view, words),
        header=(
            "",
            words.say("panel-people"),
            *(words.thing(f"counter_{name}") for name in counters),
            words.thing("food"),
            words.say("panel-provinces"),
            words.say("panel-state"),
        ),
        rows=tuple(_figures(me, words) for me in _in_order(view)),
    )


def _figures(me: PlayerView, words: Words) -> tuple[str, ...]:
    hunger = str(me.hunger) + (f"+{me.hunger_beside}" if me.hunger_beside else "")
    flags = (("met", me.met), ("revolted", me.revolted), ("passed", me.passed), ("ring", me.ring))
    state = [words.say(f"board-{flag}") for flag, on in flags if on]
    state += [words.thing("deterrence")] * me.deterring
    state += [words.say("board-ally", {"seat": ally}) for ally in me.allies]
    if me.automa:
        state.append(words.say("board-upright" if me.upright else "board-lying", {"seat": me.seat}))
    return (
        _holder(me.seat, words),
        "–" if me.people is None else words.thing(me.people),
        str(me.influence),
        str(me.triumph),
        str(me.morale),
        str(me.thalers),
        str(me.treaties),
        hunger,
        str(me.food),
        str(me.provinces),
        ", ".join(state) or "–",
    )


def _armies(view: View, words: Words) -> Section:
    return Section(
        heading=words.say("panel-army"),
        header=(
            "",
            words.say("panel-leaders"),
            words.say("panel-free"),
            words.thing("piece_army"),
            words.thing("piece_legion"),
            words.thing("piece_militia"),
            words.say("panel-cities"),
            words.say("panel-actions"),
        ),
        rows=tuple(
            (
                _holder(me.seat, words),
                "–" if me.automa else _leaders(me, words),
                str(me.free),
                str(me.army),
                str(me.legions),
                str(me.militias),
                words.say(
                    "board-city-row",
                    {
                        "built": len(me.cities),
                        "where": _listed(me.cities, words),
                        "slots": sum(me.slots),
                    },
                ),
                _listed(me.done, words),
            )
            for me in _in_order(view)
        ),
    )


def _leaders(me: PlayerView, words: Words) -> str:
    ready = me.leaders + me.grey - me.used_leaders
    told = {"ready": ready, "used": me.used_leaders, "grey": me.grey}
    return words.say("board-leaders", told)


def _progress(view: View, words: Words) -> Section:
    fields = [field.id for field in PROGRESSES]
    return Section(
        heading=words.say("panel-levels"),
        header=("", *map(words.thing, fields), words.say("panel-epoch")),
        rows=tuple(
            (
                _holder(me.seat, words),
                *(str(me.levels[field]) for field in fields),
                words.thing(me.epoch),
            )
            for me in _in_order(view)
        ),
    )


def _holdings(view: View, words: Words) -> Section:
    return Section(
        heading=words.say("panel-goods"),
        header=("", *(words.say(f"panel-{name}") for name in ("goods", "cards", "tiles"))),
        rows=tuple(
            (
                _holder(me.seat, words),
                ", ".join(_good(me, field, words) for field in me.goods) or "–",
                _listed(me.cards, words),
                _tiles(me, words),
            )
            for me in _in_order(view)
        ),
    )


def _good(me: PlayerView, field: str, words: Words) -> str:
    printed = FIELDS[FIELD[field]]
    goods = (printed.luxury, printed.military) if isinstance(printed, Land) else ()
    told = "/".join(words.thing(good) for good in goods if good)
    if field in me.used_goods:
        return f"{told} ({words.say('board-used')})"
    return f"{told} ({words.thing('ore')})" if field in me.ore else told


def _tiles(me: PlayerView, words: Words) -> str:
    told = [words.thing(tile) for tile in me.tiles]
    told += [f"{words.thing(tile)} ({words.say('board-used')})" for tile in me.opened]
    return ", ".join(told) or "–"


def _table(view: View, words: Words) -> Section:
    order = " ".join(SEAT_MARKS[seat] for seat in view.order)
    rows = [
        (words.say("board-order"), order),
        (words.say("panel-open-cards"), _listed(view.open_cards, words)),
        (words.say("panel-deck"), str(view.deck)),
        (words.say("panel-barbarians"), str(view.barbarian_level)),
        (words.say("panel-grey"), str(view.grey_supply)),
        (words.say("board-legion-supply"), str(view.legion_supply)),
    ]
    if view.marker:
        rows.append((words.say("panel-marker"), str(view.marker)))
    if any(me.automa for me in view.players):
        rows += [
            (words.say("panel-automa"), words.thing(view.difficulty)),
            (words.say("board-automa-deck"), str(view.automa_deck)),
            (words.say("board-automa-discard"), _listed(view.automa_discard, words)),
            (words.say("board-automa-aside"), _listed(view.automa_aside, words)),
        ]
    return Section(words.say("panel-table"), (), tuple(rows))


# ------------------------------------------------------------------ the map


def _lands(view: View, words: Words) -> Section:
    header = ("field", "owner", "pieces", "printed")
    return Section(
        heading=f"{words.say('panel-lands')}: {words.thing(view.area)}",
        header=tuple(words.say(f"panel-{name}") for name in header),
        rows=tuple(_field(field, words) for field in view.fields if FIELD[field.id] < LANDS),
    )


def _seas(view: View, words: Words) -> Section:
    header = ("field", "owner", "pieces", "printed")
    return Section(
        heading=words.say("panel-seas"),
        header=tuple(words.say(f"panel-{name}") for name in header),
        rows=tuple(_field(field, words) for field in view.fields if FIELD[field.id] >= LANDS),
    )


def _field(field: FieldView, words: Words) -> tuple[str, ...]:
    owner = "" if field.owner == NOBODY else _holder(field.owner, words)
    return words.thing(field.id), owner, _pieces(field, words), _printed(field, words)


def _pieces(field: FieldView, words: Words) -> str:
    parts = [words.thing("piece_city")] * field.city
    if field.vassals:
        parts.append(f"{field.vassals} {words.thing('piece_vassal')}")
    parts += [f"{SEAT_MARKS[seat]} {number}" for seat, number in sorted(field.fleets.items())]
    if field.post != NOBODY:
        parts.append(f"{words.thing('piece_trading_post')} {SEAT_MARKS[field.post]}")
    if field.village:
        parts.append(words.say("board-village"))
    if field.battlefield:
        parts.append(f"{words.thing('piece_battlefield')} +{field.battlefield}")
    return ", ".join(parts)


def _printed(field: FieldView, words: Words) -> str:
    printed = FIELDS[FIELD[field.id]]
    if not isinstance(printed, Land):
        return _listed(["fish"] * printed.fish, words)
    things = (f"terrain_{printed.terrain}", printed.luxury, printed.military)
    told = [words.thing(thing) for thing in things if thing]
    told += [words.thing("food")] * printed.food
    if printed.home_of is not None:
        told.append(words.say("board-home", {"people": printed.home_of}))
    return ", ".join(told)


# ------------------------------------------------------------------ battles


def _attacks(view: View, words: Words) -> Section:
    attacks = view.expansion.attacks if view.expansion is not None else ()
    return Section(
        heading=words.say("panel-attacks"),
        header=tuple(
            words.say(name)
            for name in ("panel-field", "board-attacker", "board-defender", "panel-kind")
        ),
        rows=tuple(
            (
                words.thing(attack.field),
                _holder(attack.attacker, words),
                _holder(attack.defender, words),
                str(attack.walked + attack.carried + attack.landed),
            )
            for attack in attacks
        ),
    )


def _battle(view: View, words: Words) -> Section:
    battle = view.battle
    if battle is None:
        return Section(words.say("panel-battle"), (), ())
    about = {"field": battle.field, "round": battle.round}
    sides = (battle.attacker, battle.defender)
    rows = [
        (_holder(side.seat, words), words.say(role), _units(side, words), _held(view, n, words))
        for n, (side, role) in enumerate(
            zip(sides, ("board-attacker", "board-defender"), strict=True)
        )
    ]
    rows.append((words.say("panel-dice"), "", "", _listed(battle.rolled, words)))
    return Section(
        heading=words.say("board-battle" if battle.round else "board-battle-begins", about),
        header=("", "", words.say("panel-kind"), words.say("panel-markers")),
        rows=tuple(rows),
    )


def _units(side: SideView, words: Words) -> str:
    parts = [
        f"{number} {words.thing(kind if kind == 'ore' else f'piece_{kind}')}"
        for kind, number in side.kinds.items()
    ]
    parts += [
        words.say("board-allied", {"seat": seat, "number": number})
        for seat, number in side.allied.items()
    ]
    return f"{side.units}: {', '.join(parts)}"


def _held(view: View, side: int, words: Words) -> str:
    markers = view.battle.markers if view.battle is not None else {}
    return _listed([symbol for symbol, holder in markers.items() if holder == side], words)
