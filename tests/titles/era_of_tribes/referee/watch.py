"""Every step of an Automa is compared with what the referee says it must do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from civitas.kernel.asks import Flow
from civitas.kernel.log import Line
from civitas.kernel.logged import Logged
from civitas.kernel.values import NOBODY
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD, AUTOMA_CARDS, VALUES
from civitas.titles.era_of_tribes.content.fields import NAMES
from civitas.titles.era_of_tribes.content.progress import ARMY_COST, MECHANICS
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Side
from tests.titles.era_of_tribes.referee.atlas import colonies, is_land
from tests.titles.era_of_tribes.referee.battles import (
    assault,
    defence,
    gathered,
    loss,
    only_the_sword,
    stronger,
    unrest,
)
from tests.titles.era_of_tribes.referee.deeds import Deed
from tests.titles.era_of_tribes.referee.expanding import candidates, expand
from tests.titles.era_of_tribes.referee.outcome import Outcome
from tests.titles.era_of_tribes.referee.piles import Piles

OWN = (
    "thalers influence morale food hunger hunger_beside levels epoch free slots cities fleets army"
    " legions used_goods revolted unrest upright"
).split()
"""What a participant has that a step of an Automa may change."""


def compare(what: str, found: object, expected: object) -> None:
    assert found == expected, f"{what}: {found!r} in the game, {expected!r} by the referee"


def own(me: Player, *names: str) -> dict[str, object]:
    return {name: getattr(me, name) for name in names or OWN}


def listen(s: Logged, lines: list[Line]) -> None:
    """From now on the log is kept here."""
    s.log = lines


class Watch:
    """Stands behind the rules of an `Agenda` and looks at each step of an Automa."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        """How often something was checked, by name."""

    def over(self, plains: dict[str, Callable[..., None]]) -> dict[str, Callable[..., None]]:
        """The rules to be watched, each with its watcher."""
        names = "card auto after expands surplus expanded defends attacks weighs unrest occupies"
        steps = {f"automa.{name}": f"_{name}" for name in names.split()} | {"cycle.end": "_reveals"}
        return {
            step: self._watched(plains[step], getattr(self, check)) for step, check in steps.items()
        }

    def over_asking(self, asks: dict[str, Callable[..., Flow]]) -> dict[str, Callable[..., Flow]]:
        """The same for rules that ask, which they do not ask an Automa."""
        rule = asks["battle.hit"]

        def watched(s: State, me: Player, which: int) -> Flow:
            before = s.copy()
            yield from rule(s, me, which)
            self._hit(before, s, which)

        return {"battle.hit": watched}

    def _watched(self, rule: Callable[..., None], check: Callable[..., None]) -> Any:
        def watched(s: State, me: Player, *args: int) -> None:
            before = s.copy()
            lines: list[Line] = [] if s.log is None else s.log
            start = len(lines)
            listen(s, lines)
            rule(s, me, *args)
            check(before, s, me, lines[start:], *args)

        return watched

    # cards

    def _card(self, before: State, s: State, me: Player, lines: list[Line], card: int) -> None:
        deed = Deed(before, me.seat)
        deed.card(card)
        name = AUTOMA_CARDS[card].id
        self.seen[" ".join([name, *[word.split()[0] for word in deed.path], deed.then])] += 1
        self._same(s, me, deed, name)

    def _reveals(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        """AUT-2.6, AUT-2.7: a card for all Automas, or none."""
        told = [line.params["card"] for line in lines if line.message == "told-automa-card"]
        shown = [AUTOMA_CARD[str(card)] for card in told]
        ready = [one for one in before.players if one.automa and not one.revolted]
        compare("reveals", bool(shown), before.acted and bool(ready))
        if not shown:
            return
        piles = Piles(before)
        piles.reveal(shown)
        compare("cards", *piles.told(s))
        for one in ready:
            now = (s.players[one.seat].upright, s.players[one.seat].used_goods)
            compare("ready", now, (True, 0) if piles.readied else (one.upright, one.used_goods))
        due = [step for step in reversed(s.agenda) if step.what == "automa.card"]
        automas = [other.seat for other in s.in_order() if other.automa]
        compare("acts", [(n.seat, *n.args) for n in due], [(n, shown[-1]) for n in automas])
        self.seen["revealed"] += 1
        self.seen["shuffled"] += piles.readied

    def _expanded(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        piles = Piles(before)
        self.seen["brought in"] += piles.bring_in()
        compare("cards", *piles.told(s))

    def _auto(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        deed = Deed(before, me.seat)
        deed.auto_expansion()
        self.seen["auto " + deed.then] += 1
        self._same(s, me, deed, "auto-expansion")

    def _after(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        deed = Deed(before, me.seat)
        deed.after_round()
        self.seen[" ".join(["after", *deed.path, deed.then])] += 1
        self._same(s, me, deed, "after the round")

    def _same(self, s: State, me: Player, deed: Deed, what: str) -> None:
        steps = [step.what for step in s.agenda if step.seat == me.seat]
        compare(f"{what} expands", "automa.expands" in steps, deed.then == "expansion")
        if deed.then == "revolution":
            compare(f"{what} epoch", me.epoch, deed.me.epoch + 1)
            return
        if deed.then == "expansion":
            deed.me.upright = me.upright
        compare(what, own(me), own(deed.me))
        for name in ("owner", "vassals", "posts", "reached"):
            compare(f"{what} {name}", getattr(s, name), getattr(deed.s, name))

    # expansions

    def _expands(self, before: State, s: State, me: Player, lines: list[Line], card: int) -> None:
        rolled = next((n.params["number"] for n in lines if n.message == "told-automa-raid"), None)
        self._people(before, before.players[me.seat], rolled)
        out = expand(before, me.seat, card=bool(card))
        self.seen["expansion"] += 1
        self.seen.update(f"tie {letter}" for letter in out.broken)
        self._values(before, before.players[me.seat], lines)
        self._moves(s, me, out)
        (points,) = next(step.args for step in reversed(s.agenda) if step.what == "automa.surplus")
        compare("points", points, out.points)
        was = before.players[me.seat].used_goods
        held = sum(1 << n for n in before.land_of(me.seat))
        compare("goods", (me.used_goods & held & ~was).bit_count(), out.goods)

    def _people(self, before: State, me: Player, rolled: object) -> None:
        """AUT-5.1"""
        if me.traits.legions and before.legion_supply:
            me.legions += 1
            before.legion_supply -= 1
        if isinstance(rolled, int) and rolled <= 3:
            for other in before.players:
                if other is not me and other.thalers:
                    other.thalers -= 1
                    me.thalers += 1

    def _values(self, before: State, me: Player, lines: list[Line]) -> None:
        """The parts of each value that is told."""
        expected = {NAMES[one.target]: one.value for one in candidates(before, me)}
        told = {}
        for line in lines:
            if line.message == "told-automa-value":
                told[str(line.params["field"])] = line.params
        positive = {name for name, value in expected.items() if value.total > 0}
        compare("candidates", {n for n in told if int(told[n]["total"]) > 0}, positive)
        for name, params in told.items():
            parts = {part: params.get(part, 0) for part in ("base", *"abcdefghikl")}
            value = expected[name]
            compare(name, parts, {part: value.parts.get(part, 0) for part in parts})
            self.seen.update(part for part in parts if parts[part])

    def _moves(self, s: State, me: Player, out: Outcome) -> None:
        mine = out.now.players[me.seat]
        tale = (
            [(NAMES[n], v) for n, v in out.placed],
            [tuple(NAMES[n] for n in move) for move in out.sailed],
        )
        for name in ("owner", "vassals"):
            told = {NAMES[n]: v for n, v in enumerate(getattr(s, name)) if v > 0 or name == "owner"}
            mind = {
                NAMES[n]: v
                for n, v in enumerate(getattr(out.now, name))
                if v > 0 or name == "owner"
            }
            different = {
                n: (told.get(n), mind.get(n)) for n in told | mind if told.get(n) != mind.get(n)
            }
            compare(f"{name} after {tale}", different, {})
        compare(f"fleets after {tale}", _named(me.fleets), _named(mine.fleets))
        names = ("free", "slots", "army", "thalers", "food", "hunger", "hunger_beside", "assaults")
        compare(f"pieces after {tale}", own(me, *names), own(mine, *names))
        self._morale(me, out)
        assert s.expansion is not None
        found = [(NAMES[n.place], n.walked, n.landed) for n in s.expansion.attacks]
        compare("battles", found, [(NAMES[n.place], n.walked, n.landed) for n in out.fights])
        self.seen["placed"] += len(out.placed)
        self.seen["sailed"] += len(out.sailed)
        self.seen["land battle"] += sum(is_land(n.place) for n in out.fights)
        self.seen["sea battle"] += sum(not is_land(n.place) for n in out.fights)
        self.seen["landing"] += sum(n.landed for n in out.fights)
        self.seen["city cubes"] += out.city_cubes

    def _morale(self, me: Player, out: Outcome) -> None:
        """AUT-5.13, AUT-5.15: 1 for each cube from a city, then 2 for each new colony."""
        deed = Deed(out.now, me.seat)
        groups = colonies(deed.s, deed.me)
        elsewhere = sum(not any(deed.me.colonial >> n & 1 for n in group) for group in groups)
        new = max(0, len(groups) - deed.me.colonies, elsewhere)
        deed.morale(-out.city_cubes)
        deed.morale(-2 * new)
        names = ("morale", "influence", "unrest")
        compare("morale after placing", own(me, *names), own(deed.me, *names))
        self.seen["colony"] += new

    def _surplus(self, before: State, s: State, me: Player, lines: list[Line], points: int) -> None:
        """AUT-5.14"""
        deed = Deed(before, me.seat)
        mine = deed.me
        if points >= 3:
            deed.morale(points // 3)
        for _ in range(points % 3):
            cost = ARMY_COST[mine.levels[MECHANICS]]
            if mine.levels[MECHANICS] and mine.free and mine.thalers >= cost:
                mine.free, mine.army, mine.thalers = (
                    mine.free - 1,
                    mine.army + 1,
                    mine.thalers - cost,
                )
                self.seen["trained"] += 1
        compare("surplus", own(me), own(mine))
        self.seen["surplus"] += 1

    # battles

    def _defends(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        self._committed(before, s, me, 1, defence(before, me.seat))

    def _attacks(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        self._committed(before, s, me, 0, assault(before, me.seat))

    def _committed(
        self, before: State, s: State, me: Player, which: int, sent: tuple[int, int, int]
    ) -> None:
        assert before.battle is not None
        assert s.battle is not None
        then, now = before.battle.sides[which], s.battle.sides[which]
        found = (now.militias - then.militias, now.legions - then.legions, now.armies - then.armies)
        compare("commitment", found, sent)
        compare("units", now.units - then.units, sum(sent))
        compare("regular army", (me.legions, me.army), _left(before.players[me.seat], sent))
        self.seen["attacker" if which == 0 else "defender"] += 1
        self.seen["from the regular army"] += sent[1] + sent[2]

    def _weighs(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        """AUT-8.6, AUT-8.7"""
        told = [line.message for line in lines]
        assert before.battle is not None
        assert before.expansion is not None
        sword = only_the_sword(before)
        waiting = [n for n in before.expansion.attacks if is_land(n.place)]
        compare("gathers", "told-automa-gathers" in told, sword and bool(waiting))
        if not sword:
            compare("goes on", s.battle, before.battle)
            self.seen["fought"] += 1
            return
        if waiting:
            assert s.expansion is not None
            compare("cancelled", [n for n in s.expansion.attacks if is_land(n.place)], [])
            self.seen["gathered"] += 1
        mine, theirs = before.battle.sides
        mine = gathered(mine, waiting)
        compare("aborts", s.battle is None, not stronger(before, mine, theirs))
        if s.battle is not None:
            compare("gathered", s.battle.sides, (mine, theirs))
            return
        self.seen["aborted"] += 1
        self._aborted(before, s, mine)

    def _aborted(self, before: State, s: State, mine: Side) -> None:
        """AUT-8.7"""
        assert before.battle is not None
        attack, theirs = before.battle.attack, before.battle.sides[1]
        back = Deed(before, mine.seat)
        back.me.free += mine.vassals + mine.armies + mine.fleets
        back.me.legions += mine.legions
        if attack.defender != BARBARIANS:
            him = back.s.players[attack.defender]
            him.free += theirs.armies
            him.legions += theirs.legions
            for seat, armies in theirs.allied:
                back.s.players[seat].free += armies
            back.s.vassals[attack.place] = theirs.vassals + before.battle.left_out
        for one, other in zip(s.players, back.s.players, strict=True):
            compare("aborted", own(one), own(other))
        compare("vassals", s.vassals, back.s.vassals)

    def _hit(self, before: State, s: State, which: int) -> None:
        """AUT-8.12: which unit an Automa loses, and where it goes (EOT-9.30)."""
        assert before.battle is not None
        assert s.battle is not None
        then, now = before.battle.sides[which], s.battle.sides[which]
        if then.seat == BARBARIANS or not before.players[then.seat].automa or not then.units:
            return
        unit = loss(then)
        compare(f"loses {unit}", now, replace(then, **{unit: getattr(then, unit) - 1}))
        was, me = before.players[then.seat], s.players[then.seat]
        compare("cubes", me.free - was.free, int(unit in ("armies", "vassals", "fleets")))
        compare("legions", s.legion_supply - before.legion_supply, int(unit == "legions"))
        self.seen[f"loses {unit}"] += 1

    def _unrest(self, before: State, s: State, me: Player, lines: list[Line]) -> None:
        left = before.copy()
        for _ in range(before.players[me.seat].unrest):
            if not any(left.vassals[n] for n in left.land_of(me.seat)):
                break
            place = unrest(left, me.seat)
            left.vassals[place] -= 1
            if not left.vassals[place] and place not in me.cities:
                left.give(place, NOBODY)
            self.seen["unrest"] += 1
        compare("unrest", (s.vassals, s.owner), (left.vassals, left.owner))

    def _occupies(self, before: State, s: State, me: Player, lines: list[Line], place: int) -> None:
        """AUT-8.10"""
        deed = Deed(before, me.seat)
        compare("city set", place in me.cities, deed.room() and deed.fed())
        self.seen["city conquered"] += 1


def _left(me: Player, sent: tuple[int, int, int]) -> tuple[int, int]:
    return me.legions - sent[1], me.army - sent[2]


def _named(fleets: dict[int, int]) -> dict[str, int]:
    return {NAMES[sea]: number for sea, number in fleets.items()}


assert VALUES["minimum_value"] == 1
