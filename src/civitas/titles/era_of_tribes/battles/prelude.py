"""Before units are committed: which battle, and what an attack costs (EOT-9.1, EOT-9.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms
from civitas.titles.era_of_tribes.battles.sides import ATTACKER, DEFENDER, muster
from civitas.titles.era_of_tribes.content.fields import FIELD, LANDS, NAMES
from civitas.titles.era_of_tribes.content.tables import (
    BREAKER_MORALE,
    BROKEN_INFLUENCE,
    BROKEN_MORALE,
    DETERRENCE,
)
from civitas.titles.era_of_tribes.means.affronts import deters, price
from civitas.titles.era_of_tribes.means.changes import (
    morale_change,
    shift_influence,
    shift_morale,
    told,
)
from civitas.titles.era_of_tribes.means.cities import expel_post
from civitas.titles.era_of_tribes.means.morale import change_morale
from civitas.titles.era_of_tribes.picks.battles import Expel, Fight, KeepPosts
from civitas.titles.era_of_tribes.state import BARBARIANS, Player, State
from civitas.titles.era_of_tribes.underway import Attack, Side

RULES: Final = Chapter()
NO_BATTLE: Final = Reason("no-battle", "EOT-9.1")
NO_GUEST: Final = Reason("no-guest", "EOT-7.18")


@RULES.plain("battles")
def battles(s: State, me: Player) -> None:
    """EOT-9.1: the active player fights them one by one in an order he chooses."""
    waiting = s.expansion.attacks if s.expansion else ()
    if len(waiting) > 1:
        s.do(Step("battles.order", me.seat))
    elif waiting:
        s.do(Step("battle.begin", me.seat, (0,)), Step("battles", me.seat))


@RULES.asking("battles.order")
def choose_battle(s: State, me: Player) -> Flow:
    """EOT-9.1: which of them is next."""
    assert s.expansion is not None
    waiting = s.expansion.attacks
    options, prices = partial(_fight_picks, waiting), partial(_fight_terms, s, me)
    pick = yield Ask(me.seat, "fight", options, otherwise=NO_BATTLE, terms=prices)
    chosen = [attack.place for attack in waiting].index(FIELD[pick.field])
    s.do(Step("battle.begin", me.seat, (chosen,)), Step("battles", me.seat))


def _fight_picks(waiting: tuple[Attack, ...]) -> list[Pick]:
    return [Fight(NAMES[attack.place]) for attack in waiting]


def _fight_terms(s: State, me: Player, pick: Fight) -> Terms | None:
    """What the attack costs before it is fought (EOT-4.14, EOT-4.27)."""
    assert s.expansion is not None
    place = FIELD[pick.field]
    attack = next(attack for attack in s.expansion.attacks if attack.place == place)
    if attack.defender == BARBARIANS:
        return None
    one, other = s.players[attack.attacker], s.players[attack.defender]
    morale, lost = price(one, other)
    if me is not one:
        morale = BROKEN_MORALE * one.ally_of(other.seat)
    changes = morale_change(me, morale)
    influence = max(lost + changes["influence"], -me.influence)
    return told({"morale": changes["morale"], "influence": influence})


@RULES.plain("battle.begin")
def begin(s: State, me: Player, chosen: int) -> None:
    """EOT-9.2: deterrence, broken alliances and expulsions come first."""
    assert s.expansion is not None
    attack = s.expansion.attacks[chosen]
    place = s.label(attack.place)
    s.do(Step("battle.muster", me.seat, (attack.place,)))
    if attack.defender == BARBARIANS:
        s.tell("told-battle-barbarians", "EOT-9.1", seat=attack.attacker, field=place)
        return
    s.tell("told-battle", "EOT-9.1", seat=attack.attacker, other=attack.defender, field=place)
    expulsion = "automa.expels" if s.players[attack.attacker].automa else "battle.expel"
    s.do(Step(expulsion, attack.attacker, (attack.defender,)))
    _deter(s, attack)
    _break_alliance(s, attack)


@RULES.plain("battle.muster")
def begin_battle(s: State, _: Player, place: int) -> None:
    """All who are there fight (EOT-9.4, EOT-9.10), unless what came first has emptied the province,
    which fell without a battle then (EOT-11.4)."""
    assert s.expansion is not None
    for attack in s.expansion.attacks:
        if attack.place == place:
            rest = tuple(other for other in s.expansion.attacks if other is not attack)
            s.expansion = replace(s.expansion, attacks=rest)
            s.battle = muster(s, attack)
            _tell_militias(s, s.battle.sides[DEFENDER], s.label(place))
            s.do(*_steps(s, attack))


def _tell_militias(s: State, side: Side, field: str) -> None:
    """EOT-9.6, EOT-9.9: nobody sends them, so nothing else tells of them."""
    told: dict[str, str | int] = {"number": side.militias, "field": field}
    if side.seat == BARBARIANS:
        s.tell("told-militias-barbarians", "EOT-9.9", **told)
    elif side.militias:
        s.tell("told-militias", "EOT-9.6", seat=side.seat, **told)


def _steps(s: State, attack: Attack) -> list[Step]:
    """EOT-9.3: the defender commits first, then the attacker; at sea nothing is added (9.15)."""
    after = Step("battle.markers", attack.attacker)
    if attack.place >= LANDS:
        return [after]
    commits = []
    if attack.defender != BARBARIANS:
        commits.append(_commitment(s, attack.defender, DEFENDER))
    return [*commits, _commitment(s, attack.attacker, ATTACKER), after]


def _commitment(s: State, seat: int, which: int) -> Step:
    """An Automa commits by its own rules (AUT-8.2, AUT-8.3)."""
    if not s.players[seat].automa:
        return Step("battle.commit", seat, (which,))
    return Step("automa.attacks" if which == ATTACKER else "automa.defends", seat)


def _deter(s: State, attack: Attack) -> None:
    """EOT-4.14: the first attack of each opponent in this round."""
    me, him = s.players[attack.attacker], s.players[attack.defender]
    if deters(me, him):
        him.deterred |= 1 << me.seat
        s.tell("told-deterred", "EOT-4.14", seat=me.seat, other=him.seat, morale=-DETERRENCE)
        change_morale(s, me, DETERRENCE)


def _break_alliance(s: State, attack: Attack) -> None:
    """EOT-4.27: attacking an ally ends the alliance."""
    me, him = s.players[attack.attacker], s.players[attack.defender]
    if not me.ally_of(him.seat):
        return
    me.allies &= ~(1 << him.seat)
    him.allies &= ~(1 << me.seat)
    s.tell("told-alliance-broken", "EOT-4.27", seat=me.seat, other=him.seat)
    for player in s.in_order():  # EOT-3.27
        if player is me or player is him:
            shift_influence(s, player, BROKEN_INFLUENCE, "EOT-4.27")
            morale = BREAKER_MORALE if player is me else BROKEN_MORALE
            shift_morale(s, player, morale, "EOT-4.27")


def guests(s: State, me: Player, other: int) -> list[int]:
    """The own cities with a trading post of this other one."""
    return [city for city in me.cities if s.posts.get(city) == other]


@RULES.asking("battle.expel")
def expel(s: State, me: Player, other: int) -> Flow:
    """EOT-7.18: the attacker may throw out the trading posts of the attacked, one by one."""

    def offered() -> list[Pick]:
        return [*(Expel(s.label(city)) for city in guests(s, me, other)), KeepPosts()]

    if not guests(s, me, other):
        return
    pick = yield Ask(me.seat, "expel", offered, otherwise=NO_GUEST)
    if isinstance(pick, Expel):
        s.do(Step("battle.expel", me.seat, (other,)))
        expel_post(s, FIELD[pick.field])
