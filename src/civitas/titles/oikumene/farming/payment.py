"""Paying a bill in gold (HRN-5.24, HRN-15.2, HRN-15.3): who can pay pays; otherwise the owner
chooses who goes unpaid."""

from __future__ import annotations

from collections.abc import Callable

from civitas.kernel.asks import Ask, Flow, Pick, Reason
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NONE
from civitas.titles.oikumene.farming.bills import Bill, Post
from civitas.titles.oikumene.farming.losses import with_fate
from civitas.titles.oikumene.means.purse import pay
from civitas.titles.oikumene.picks.common import AS_PROPOSED, told_stack
from civitas.titles.oikumene.picks.farming import GIVE_UP_COMMANDER, GiveUp, GiveUpTown
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Account


class Payer:
    """One player and his bill."""

    def __init__(
        self,
        s: State,
        me: Player,
        work_out: Callable[[State, Player, dict[Post, int]], Bill],
        what: str,
        clause: str,
    ) -> None:
        self.s = s
        self.me = me
        self.work_out = work_out
        self.what = what
        self.clause = clause
        self.given_up: dict[Post, int] = {}
        """By hand."""
        self.bill = work_out(s, me, self.given_up)

    def settle(self) -> Flow:
        """One after the other is given up, until the rest goes as proposed or can be paid."""
        while changes := self.changes():
            self.me.account = self.account()
            pick = yield self.ask(changes)
            if pick not in changes:
                break
            self.given_up = self.after(changes[pick])
            self.bill = self.work_out(self.s, self.me, self.given_up)
        self.me.account = None
        pay(self.me, self.bill.paid)
        self.tell_paid()

    def tell_paid(self) -> None:
        """The wage of the commander has a clause of its own (HRN-15.3)."""
        seat, lead = self.me.seat, self.bill.lead
        if rest := self.bill.paid - lead:
            self.s.tell(f"told-{self.what}", self.clause, seat=seat, gold=rest)
        if lead:
            self.s.tell("told-commander-wage", "HRN-15.3", seat=seat, gold=lead)

    def account(self) -> Account:
        posts = self.bill.posts
        sorts = {
            "units": [post for post in posts if post.stack != NONE],
            "settlements": [post for post in posts if post.stack == NONE and post.field != NONE],
            "commander": [post for post in posts if post.stack == NONE and post.field == NONE],
        }
        return Account(
            self.what,
            (("gold", self.bill.gold),),
            tuple((name, sum(p.gold * p.number for p in sort)) for name, sort in sorts.items()),
            tuple((post.stack, post.field, number) for post, number in self.bill.unpaid),
        )

    def after(self, post: Post) -> dict[Post, int]:
        return self.given_up | {post: self.given_up.get(post, 0) + 1}

    def changes(self) -> dict[Pick, Post]:
        """Whom the owner may give up instead, as long as somebody has to go."""
        if self.bill.is_settled(self.given_up):
            return {}
        unpaid = dict(self.bill.unpaid)
        return {
            self.pick(post): post
            for post in self.bill.posts
            if max(unpaid.get(post, 0), self.given_up.get(post, 0)) < post.number
        }

    def pick(self, post: Post) -> Pick:
        if post.stack != NONE:
            return GiveUp(*told_stack(self.s, post.stack))
        return GIVE_UP_COMMANDER if post.field == NONE else GiveUpTown(self.s.label(post.field))

    def ask(self, changes: dict[Pick, Post]) -> Ask:
        return Ask(
            self.me.seat,
            self.what,
            lambda: [AS_PROPOSED, *changes],
            params={"due": self.bill.due, "gold": self.me.gold},
            terms=lambda pick: self.terms(changes.get(pick)),
            otherwise=Reason("decided", self.clause),
            sure=True,
        )

    def terms(self, post: Post | None) -> Terms | None:
        """The gold goes when nothing is left to decide."""
        if post is None:
            return terms({"gold": self.bill.paid})
        given_up = self.after(post)
        bill = self.work_out(self.s, self.me, given_up)
        told = terms({"gold": bill.paid}) if bill.is_settled(given_up) else None
        if post.stack == NONE != post.field:
            return with_fate(self.s, post.field, told, halved=True)
        return told
