"""Asking at a moment: who has something to say, and from what does it come?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from civitas.kernel.agenda import Arg, Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick
from civitas.kernel.explain import Terms, terms
from civitas.titles.clash_of_cultures.content.goods import NOTHING
from civitas.titles.clash_of_cultures.means.payments import (
    USING,
    Cost,
    can_pay,
    cost_for,
    joined,
    pay,
    printed,
)
from civitas.titles.clash_of_cultures.picks.common import PASS, USE, Use
from civitas.titles.clash_of_cultures.powers.moments import MOMENTS
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, ABILITY, Hook
from civitas.titles.clash_of_cultures.progress import Share
from civitas.titles.clash_of_cultures.state import Player, State

RULES: Final = Chapter()


def shares(s: State, me: Player, moment: int, *about: Any) -> list[Share]:
    """What each ability adds to a number, for the log and the page: +2 from Steel Weapons
    (COC-0.11)."""
    found = []
    for hook in me.powers.at[moment]:
        amount = hook.run(s, me, *about)
        if amount:
            found.append((ABILITIES[hook.ability].id, amount))
    return found


def added(s: State, me: Player, moment: int, *about: Any) -> int:
    """What all abilities together add to a number (COC-0.11)."""
    return sum([hook.run(s, me, *about) for hook in me.powers.at[moment]])


def answers(s: State, me: Player, moment: int, *about: Any) -> list[tuple[Hook, Any]]:
    """What abilities answer, with the hook that does; those that have none are left out
    (COC-0.8)."""
    found = []
    for hook in me.powers.at[moment]:
        if spent(s, hook):
            continue
        answer = hook.run(s, me, *about)
        if answer is not None:
            found.append((hook, answer))
    return found


def forbids(s: State, me: Player, moment: int, *about: Any) -> str | None:
    """The id of an ability that forbids it; a prohibition beats a permission (COC-0.12)."""
    for hook in me.powers.at[moment]:
        if hook.run(s, me, *about):
            return ABILITIES[hook.ability].id
    return None


def spent(s: State, hook: Hook) -> bool:
    """Was an effect that works 1x per turn used in this turn (COC-0.9)?"""
    return hook.once and bool(s.turn.used >> hook.ability & 1)


def usable(s: State, me: Player, hook: Hook, *about: Any) -> bool:
    """Can this effect be used now (COC-0.10)?"""
    if spent(s, hook):
        return False
    if hook.cost != NOTHING and not can_pay(s, me, hook.cost, USING, hook.ability):
        return False
    return hook.may is None or hook.may(s, me, *about)


def use(s: State, me: Player, hook: Hook, *about: Any) -> Flow:
    """Pay for an effect and carry it out (COC-0.9, COC-0.10)."""
    if hook.once:
        s.turn.used |= 1 << hook.ability
    name = ABILITIES[hook.ability].id
    if hook.cost != NOTHING:
        yield from pay(s, me, cost_for(s, me, hook.cost, USING, hook.ability), name, "COC-0.10")
    work = hook.run(s, me, *about)
    if work is not None:
        yield from work


def cost_of_use(s: State, me: Player, hook: Hook) -> Cost:
    """All that using an effect costs, for whoever asks."""
    cost = cost_for(s, me, hook.cost, USING, hook.ability)
    return cost if hook.price is None else joined(cost, hook.price(s, me))


def reactions(
    s: State,
    moment: int,
    *about: Arg,
    players: Iterable[Player] | None = None,
    but: int = 0,
    sure: bool = False,
) -> list[Step]:
    """The steps in which players react to what happened, for the agenda.

    Turn order from the player whose turn it is (COC-0.13), unless ``players`` says who reacts.
    Abilities in ``but`` came into force too late for this (COC-7.14). It is ``sure`` that players
    react if what they have to say is still to come.
    """
    if players is None:
        if not [me for me in s.players if me.powers.at[moment]]:
            return []
        players = s.in_order(s.seat)
    return [
        Step("react", me.seat, (moment, but, *about))
        for me in players
        if sure or me.powers.at[moment]
    ]


def use_of(hook: Hook) -> Use:
    """The pick that uses it (COC-0.8)."""
    return USE[ABILITIES[hook.ability].id]


@RULES.asking("react")
def react(s: State, me: Player, moment: int, done: int, *about: Arg) -> Flow:
    """COC-0.8, COC-0.13: each effect once, in the order that the player chooses; a single one that
    is no choice just happens."""
    hooks = [
        hook
        for hook in me.powers.at[moment]
        if not done >> hook.ability & 1 and usable(s, me, hook, *about)
    ]
    if not hooks:
        return
    chosen = hooks[0]
    if chosen.optional or len({hook.ability for hook in hooks}) > 1:
        params = {"moment": f"moment-{MOMENTS[moment - 1].lower()}"}
        told = partial(_terms, s, me, hooks)
        pick = yield Ask(me.seat, "react", partial(_picks, hooks), params, terms=told)
        if not isinstance(pick, Use):
            return
        chosen = next(hook for hook in hooks if hook.ability == ABILITY[pick.ability])
    s.do(Step("react", me.seat, (moment, done | 1 << chosen.ability, *about)))
    yield from use(s, me, chosen, *about)


def _terms(s: State, me: Player, hooks: list[Hook], pick: Pick) -> Terms | None:
    if not isinstance(pick, Use):
        return None
    chosen = next(hook for hook in hooks if hook.ability == ABILITY[pick.ability])
    return terms(printed(cost_of_use(s, me, chosen)), choice=True)


def _picks(hooks: list[Hook]) -> list[Pick]:
    uses: list[Pick] = list(dict.fromkeys(map(use_of, hooks)))
    return [PASS, *uses] if all(hook.optional for hook in hooks) else uses
