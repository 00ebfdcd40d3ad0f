"""The board in text: everything a player decides by, as tables of plain words and figures."""

from __future__ import annotations

from collections.abc import Iterable

from civitas.kernel.speech import points
from civitas.kernel.titles import SEAT_MARKS, Section
from civitas.kernel.values import NOBODY
from civitas.kernel.words import Words
from civitas.titles.oikumene.board.telling import fighters_told, stack_told
from civitas.titles.oikumene.content.maps import map_of
from civitas.titles.oikumene.seen.battles import SideView
from civitas.titles.oikumene.seen.players import AccountView, PlayerView
from civitas.titles.oikumene.seen.spaces import SpaceView
from civitas.titles.oikumene.view import View


def panel(view: View, words: Words) -> list[Section]:
    """What is fought now first, then the players, then the map."""
    sections = [
        _battle(view, words),
        _accounts(view, words),
        _means(view, words),
        _stores(view, words),
        _goals(view, words),
        _treaties(view, words),
        _fields(view, words),
        _waters(view, words),
    ]
    return [section for section in sections if section.rows]


def _seat(seat: int, words: Words) -> str:
    return "–" if seat == NOBODY else f"{SEAT_MARKS[seat]} {words.seat(seat)}"


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "–"


def _moment(view: View, words: Words) -> str:
    if view.over:
        return words.say("board-over")
    if not view.year:
        return words.say("board-prologue")
    told = words.say("board-moment", {"year": view.year, "season": view.season})
    weather = [words.say(f"board-{each}") for each in view.winter]
    phases = [words.thing(phase) for phase in view.phases if words.has(f"thing-{phase}")]
    return " · ".join([told, *phases, *weather])


def _means(view: View, words: Words) -> Section:
    return Section(
        heading=_moment(view, words),
        header=(
            "",
            words.say("panel-faction"),
            words.thing("gold"),
            words.thing("prestige_points"),
            words.thing("victory_points"),
            words.thing("significance"),
            words.thing("rival"),
            words.say("panel-units"),
            words.say("panel-state"),
        ),
        rows=tuple(_figures(me, words) for me in view.players),
    )


def _figures(me: PlayerView, words: Words) -> tuple[str, ...]:
    state = [words.say(f"board-{flag}") for flag in ("gone", "late") if getattr(me, flag)]
    state += [words.say("board-announced", {"way": way}) for way in me.ways]
    state += [words.thing(thing) for thing in (me.morale, me.commander) if thing]
    return (
        _seat(me.seat, words),
        words.thing(me.faction) if me.faction else "–",
        str(me.gold),
        str(me.prestige),
        points(me.victory),
        points(sum(me.points.values())),
        _seat(me.rival, words),
        _listed(f"{number} × {words.thing(kind)}" for kind, number in me.units.items()),
        _listed(state),
    )


def _stores(view: View, words: Words) -> Section:
    return Section(
        heading=words.say("panel-stores"),
        header=(
            "",
            words.thing("grain"),
            words.thing("crop"),
            words.thing("fish"),
            words.say("panel-herds"),
            words.say("panel-winter"),
            words.say("panel-pay"),
            words.say("panel-pieces"),
        ),
        rows=tuple(
            (
                _seat(me.seat, words),
                str(me.grain),
                str(me.sown),
                str(me.fish),
                _listed(f"{number} × {words.thing(kind)}" for kind, number in me.herds.items()),
                f"{me.forecast.food}/{me.forecast.needed}" if me.forecast.needed else "–",
                "–" if me.gone else f"{me.forecast.gold}/{me.forecast.due}",
                words.say(
                    "board-pieces",
                    {
                        "cubes": me.cubes,
                        "blocks": me.blocks,
                        "tiles": me.tiles,
                        "stones": me.stones,
                    },
                ),
            )
            for me in view.players
        ),
    )


def _goals(view: View, words: Words) -> Section:
    goals = view.players[0].goals
    return Section(
        heading=words.say("panel-goals"),
        header=("", words.thing("dominance"), *(words.thing(f"goal_{goal}") for goal in goals)),
        rows=tuple(
            (
                _seat(me.seat, words),
                f"{points(me.victory)}/{me.dominance}",
                *(f"{have}/{need}" for have, need in me.goals.values()),
            )
            for me in view.players
        ),
    )


def _treaties(view: View, words: Words) -> Section:
    return Section(
        heading=words.say("panel-treaties"),
        header=(
            "",
            words.say("panel-payer"),
            words.say("panel-receiver"),
            words.say("panel-rounds"),
        ),
        rows=tuple(
            (
                words.thing(each.kind),
                _seat(each.payer, words),
                _seat(each.receiver, words),
                str(each.rounds or "∞"),
            )
            for each in view.treaties
        ),
    )


def _is_busy(space: SpaceView) -> bool:
    things = (space.stacks, space.town, space.site, space.crop, space.herds, space.frozen)
    return any(things) or space.stone != NOBODY or space.control != NOBODY


def _fields(view: View, words: Words) -> Section:
    lands = {field.id for field in map_of(view.map).fields}
    return Section(
        heading=words.say("panel-fields"),
        header=(
            "",
            words.thing("control"),
            words.say("panel-settlement"),
            words.say("panel-store"),
            words.say("panel-growing"),
            words.say("panel-units"),
        ),
        rows=tuple(
            (
                words.thing(space.id),
                _seat(space.control, words),
                _built(space, words),
                f"{space.grain} / {space.fish}" if space.town else "–",
                _growing(space, words),
                _stacks(space, words),
            )
            for space in view.spaces
            if space.id in lands and _is_busy(space)
        ),
    )


def _waters(view: View, words: Words) -> Section:
    lands = {field.id for field in map_of(view.map).fields}
    return Section(
        heading=words.say("panel-waters"),
        header=("", words.thing("control"), words.say("panel-units")),
        rows=tuple(
            (
                words.thing(space.id) + (f" ({words.thing('frozen')})" if space.frozen else ""),
                _seat(space.control, words),
                _stacks(space, words),
            )
            for space in view.spaces
            if space.id not in lands and _is_busy(space)
        ),
    )


def _built(space: SpaceView, words: Words) -> str:
    parts = []
    if space.town:
        parts.append(f"{words.thing(space.town)} ({_seat(space.owner, words)})")
    parts += [words.thing(space.yard)] if space.yard else []
    parts += [words.thing("fortification")] if space.fort else []
    parts += [words.thing("encircled")] if space.encircled else []
    parts += [words.thing("fallen")] if space.fallen != NOBODY else []
    if space.site is not None:
        site = space.site
        figures = {"building": site.building, "work": site.work, "needed": site.needed}
        parts.append(words.say("board-site", {**figures, "seat": site.owner}))
    parts += [words.thing("plunder_stone")] if space.stone != NOBODY else []
    return _listed(parts)


def _growing(space: SpaceView, words: Words) -> str:
    parts = []
    if space.crop:
        parts.append(words.say("board-crop", {"number": space.crop, "seat": space.sower}))
    parts += [f"{words.thing(kind)} ({_seat(owner, words)})" for owner, kind in space.herds]
    parts += [f"{words.thing(kind)} ({words.say('board-spot-inside')})" for kind in space.stalls]
    return _listed(parts)


def _stacks(space: SpaceView, words: Words) -> str:
    return _listed(f"{SEAT_MARKS[each.owner]} {stack_told(each, words)}" for each in space.stacks)


def _battle(view: View, words: Words) -> Section:
    battle = view.battle
    if battle is None:
        return Section("", (), ())
    said = words.say("board-fight", battle.told)
    return Section(
        heading=f"{words.thing(battle.space)}: {said}",
        header=(
            "",
            words.say("panel-units"),
            words.thing("dice"),
            words.thing("swords"),
            words.thing("shields"),
        ),
        rows=(
            _fighter(battle.attacker, 0, words),
            _fighter(battle.defender, battle.walls, words),
        ),
    )


def _accounts(view: View, words: Words) -> Section:
    if not view.accounts:
        return Section("", (), ())
    what = view.accounts[0].what
    return Section(
        heading=words.say(f"board-account-{what}"),
        header=(
            "",
            words.say("panel-there"),
            words.say("panel-needed"),
            words.say("panel-without"),
        ),
        rows=tuple(_account(each, words) for each in view.accounts),
    )


def _account(account: AccountView, words: Words) -> tuple[str, ...]:
    gone = [
        f"{number} × {words.thing(who)}" + (f" ({words.thing(where)})" if where else "")
        for who, where, number in account.without
    ]
    if account.left:
        gone.append(words.say("board-account-left", {"number": account.left}))
    return (
        _seat(account.seat, words),
        _listed(f"{words.thing(good)}: {number}" for good, number in account.there),
        _listed(f"{words.say(f'board-need-{name}')}: {n}" for name, n in account.needed),
        _listed(gone),
    )


def _fighter(side: SideView, walls: int, words: Words) -> tuple[str, ...]:
    units = (fighters_told(*each, words) for each in side.units)
    return (
        _seat(side.seat, words),
        _listed(units),
        _listed(str(die.swords) for die in side.dice),
        str(side.swords),
        f"{side.shields} + {walls}" if walls else str(side.shields),
    )
