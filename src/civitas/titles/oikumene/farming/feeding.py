"""Feeding (HRN-5.25 to HRN-5.34): herds, then units and settlements, and who goes hungry."""

from __future__ import annotations

from typing import Final

from civitas.kernel.agenda import Chapter, Step
from civitas.kernel.asks import Ask, Flow, Pick, Reason, side_by_side
from civitas.kernel.explain import Terms, terms
from civitas.kernel.values import NONE
from civitas.titles.oikumene.content.goods import HERDS
from civitas.titles.oikumene.farming.eating import eat, starve, starve_towns
from civitas.titles.oikumene.farming.larder import TOWN_WORTH, Larder, larders
from civitas.titles.oikumene.farming.losses import with_fate
from civitas.titles.oikumene.farming.meals import (
    CULLED,
    KEPT,
    SLAUGHTERED,
    Meal,
    Wishes,
    may_cull,
    meat_of,
    proposed,
    short,
)
from civitas.titles.oikumene.farming.waves import next_wave, through
from civitas.titles.oikumene.picks.common import AS_PROPOSED, stack_of, told_stack
from civitas.titles.oikumene.picks.farming import (
    GRAIN_FIRST,
    CullHerd,
    GiveUp,
    GiveUpTown,
    GrainFirst,
    KeepHerd,
    OnHerd,
    SlaughterHerd,
)
from civitas.titles.oikumene.player import Player
from civitas.titles.oikumene.state import State
from civitas.titles.oikumene.underway import Account

RULES: Final = Chapter()
DECIDED: Final = Reason("decided", "HRN-5.25")
_FATES: Final[dict[int, type[OnHerd]]] = {
    KEPT: KeepHerd,
    CULLED: CullHerd,
    SLAUGHTERED: SlaughterHerd,
}


@RULES.asking("feeding")
def feeding(s: State, me: Player, done: int = 0) -> Flow:
    """HRN-5.23: all whose encirclers are through feed at the same time, then the others; those who
    went hungry are removed when all of them have eaten."""
    wave = next_wave(s, done)
    boards = {each.seat: Board(s, each) for each in wave}
    yield from side_by_side({seat: board.dine() for seat, board in boards.items()})
    for board in boards.values():
        starve(s, board.me, board.meals)
    for board in boards.values():
        starve_towns(s, board.larders, board.meals)
    if next_wave(s, through(wave, done)):
        s.do(Step("feeding", me.seat, (through(wave, done),)))


class Board:
    """What one player has to feed, and how he does it."""

    def __init__(self, s: State, me: Player, like: Board | None = None) -> None:
        self.s = s
        self.me = me
        self.larders: list[Larder] = larders(s, me) if like is None else like.larders
        if like is None:
            self.wishes = [Wishes(s.rules.version >= 3) for _ in self.larders]
            self.meals = [self.propose(n) for n in range(len(self.larders))]
        else:
            self.wishes = [wishes.copy() for wishes in like.wishes]
            self.meals = like.meals.copy()

    def propose(self, n: int) -> Meal:
        return proposed(self.larders[n], self.wishes[n], self.s.mode.culling_herds)

    def dine(self) -> Flow:
        """The proposal is changed, herd by herd and unit by unit, until it is taken."""
        while changes := self.changes():
            self.me.account = self.account()
            pick = yield self.ask(changes)
            if pick not in changes:
                break
            self.change(pick, changes[pick])
        self.me.account = None
        for larder, meal in zip(self.larders, self.meals, strict=True):
            eat(self.s, self.me, larder, meal)

    def account(self) -> Account:
        """All larders together."""
        both = list(zip(self.larders, self.meals, strict=True))
        needs = [0, 0]
        for larder in self.larders:
            for mouth in larder.mouths:
                needs[mouth.stack != NONE] += (mouth.food + mouth.grain) * mouth.number
        meat = sum(
            meat_of(lard, b, fate) for lard, meal in both for b, fate in enumerate(meal.fates)
        )
        return Account(
            "feeding",
            (
                ("grain", sum(larder.grain for larder in self.larders)),
                ("fish", sum(larder.fish for larder in self.larders)),
                ("meat", meat),
            ),
            (
                ("settlements", needs[0]),
                ("units", needs[1]),
                ("herds", sum(meal.feed for meal in self.meals)),
            ),
            tuple((m.stack, m.field, n) for meal in self.meals for m, n in meal.hungry),
        )

    def ask(self, changes: dict[Pick, int]) -> Ask:
        culled = sum(fate != KEPT for meal in self.meals for fate in meal.fates)
        return Ask(
            self.me.seat,
            "feeding",
            lambda: [AS_PROPOSED, *changes],
            params={
                "food": sum(larder.needed for larder in self.larders),
                "hungry": self.hungry,
                "herds": culled,
                "grain": sum(meal.grain + meal.feed for meal in self.meals),
                "fish": sum(meal.fish for meal in self.meals),
            },
            terms=self.terms,
            otherwise=DECIDED,
            sure=True,
        )

    def terms(self, pick: Pick) -> Terms | None:
        """With what becomes of a settlement that is given up."""
        told = self.bill(pick)
        if not isinstance(pick, GiveUpTown):
            return told
        n = self.changes()[pick]
        mouth = self.larders[n].mouths[self.mouth(pick, n)]
        return with_fate(self.s, mouth.field, told, halved=mouth.worth < TOWN_WORTH[0])

    def bill(self, pick: Pick) -> Terms | None:
        """A herd has its grain or its meat; all the rest is paid for when the proposal is taken, or
        when nothing is left to decide."""
        grain, meat = self.of_herd(pick) if isinstance(pick, OnHerd) else (0, 0)
        board = self if pick == AS_PROPOSED else self.after(pick)
        if board is not self and board.changes():
            return self.warned(board, terms({"grain": grain}, {"meat": meat}, choice=True))
        meals = board.meals
        sold = sum(meal.sold for meal in meals)
        told = terms(
            {
                "grain": sum(meal.grain + meal.feed for meal in meals),
                "fish": sum(meal.fish for meal in meals),
            },
            {"meat": max(0, meat - sold), "gold": sold},
        )
        return self.warned(board, told)

    @property
    def hungry(self) -> int:
        """How many go hungry as things stand."""
        return sum(meal.number for meal in self.meals)

    def warned(self, board: Board, told: Terms | None) -> Terms | None:
        """The same terms, and how many go hungry then if they are more than before."""
        if board.hungry <= self.hungry:
            return told
        told = told or Terms()
        number = (("number", board.hungry),)
        return Terms(told.costs, told.gains, told.choice, "then-hungry", number)

    def of_herd(self, pick: OnHerd) -> tuple[int, int]:
        """HRN-5.25 to HRN-5.27: the grain that a herd is fed with and the meat that it gives."""
        n = self.changes()[pick]
        larder, b = self.larders[n], self.beast(pick, n)
        fate = _fate_of(pick)
        fed = fate == KEPT and not larder.beasts[b].exempt
        return int(fed), meat_of(larder, b, fate)

    def after(self, pick: Pick) -> Board:
        """The same board after one more change."""
        twin = Board(self.s, self.me, self)
        twin.change(pick, self.changes()[pick])
        return twin

    # ---------------------------------------------------------------- what may be changed

    def changes(self) -> dict[Pick, int]:
        """All that can be decided otherwise, and in which larder."""
        found: dict[Pick, int] = {}
        for n, larder in enumerate(self.larders):
            for pick in (*self.of_herds(n, larder), *self.of_people(n, larder)):
                found.setdefault(pick, n)
        first = next((n for n in range(len(self.larders)) if self.fish_matters(n)), None)
        if first is not None:
            found[GRAIN_FIRST] = first
        return found

    def of_herds(self, n: int, larder: Larder) -> list[Pick]:
        """HRN-5.25: another fate for a herd; once for each."""
        wishes, meal = self.wishes[n], self.meals[n]
        kept = sum(
            fate == KEPT and not larder.beasts[beast].exempt for beast, fate in wishes.fates.items()
        )
        found: list[Pick] = []
        for b, beast in enumerate(larder.beasts):
            if beast.doomed or b in wishes.fates:
                continue
            able = [SLAUGHTERED]
            if beast.exempt or kept < larder.grain:
                able.append(KEPT)
            if may_cull(larder, b, self.s.mode.culling_herds):
                able.append(CULLED)
            where = self.s.label(beast.field), HERDS[beast.kind].id, int(beast.inside)
            found += [_FATES[fate](*where) for fate in sorted(able) if fate != meal.fates[b]]
        return found

    def of_people(self, n: int, larder: Larder) -> list[Pick]:
        """HRN-5.31: somebody else goes hungry, as long as somebody has to."""
        wishes, meal = self.wishes[n], self.meals[n]
        if not short(larder, meal, wishes):
            return []
        hungry = dict(meal.hungry)
        grain = larder.grain - meal.feed
        if all(mouth.grain > grain for mouth in hungry):
            return []  # they need grain that nobody has
        return [
            GiveUpTown(self.s.label(mouth.field))
            if mouth.stack == NONE
            else GiveUp(*told_stack(self.s, mouth.stack))
            for n, mouth in enumerate(larder.mouths)
            if max(hungry.get(mouth, 0), wishes.unfed.get(n, 0)) < mouth.number
        ]

    def fish_matters(self, n: int) -> bool:
        """HRN-5.29: fish is eaten, and there is grain that could be eaten instead."""
        larder, meal = self.larders[n], self.meals[n]
        spare = larder.grain - meal.feed - meal.grain
        return bool(meal.fish and spare) and not self.wishes[n].grain_first

    def change(self, pick: Pick, n: int) -> None:
        wishes = self.wishes[n]
        if isinstance(pick, OnHerd):
            wishes.fates[self.beast(pick, n)] = _fate_of(pick)
        elif isinstance(pick, GrainFirst):
            wishes.grain_first = True
        else:
            mouth = self.mouth(pick, n)
            wishes.unfed[mouth] = wishes.unfed.get(mouth, 0) + 1
        self.meals[n] = self.propose(n)

    def beast(self, pick: OnHerd, n: int) -> int:
        """The first such herd that is not decided about and would fare otherwise."""
        larder, wishes, meal = self.larders[n], self.wishes[n], self.meals[n]
        where = self.s.world.number[pick.space], pick.herd, bool(pick.inside)
        return next(
            b
            for b, beast in enumerate(larder.beasts)
            if (beast.field, HERDS[beast.kind].id, beast.inside) == where
            and b not in wishes.fates
            and _FATES[meal.fates[b]] is not type(pick)
        )

    def mouth(self, pick: Pick, n: int) -> int:
        """Whom a pick gives up; of a city first what makes it more than a village."""
        larder, unfed, hungry = self.larders[n], self.wishes[n].unfed, dict(self.meals[n].hungry)
        open_mouths = [
            m
            for m, mouth in enumerate(larder.mouths)
            if max(hungry.get(mouth, 0), unfed.get(m, 0)) < mouth.number
        ]
        if isinstance(pick, GiveUp):
            which = stack_of(self.s, pick)
            return next(m for m in open_mouths if larder.mouths[m].stack == which)
        assert isinstance(pick, GiveUpTown)
        field = self.s.world.number[pick.space]
        parts = [
            m
            for m in open_mouths
            if (larder.mouths[m].stack, larder.mouths[m].field) == (NONE, field)
        ]
        return min(parts, key=lambda m: larder.mouths[m].worth)


def _fate_of(pick: OnHerd) -> int:
    return next(fate for fate, kind in _FATES.items() if kind is type(pick))
