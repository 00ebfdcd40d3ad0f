"""Law 10. It explains itself: what a pick costs and brings, why a kind of pick is missing, where
points come from, and what everything is that one can point at.

A pick's terms are true: by it a purse loses what was named and gains no less. Where a rule takes or
gives something besides, without anybody's choice, the log says so, and the title tells its laws in
which lines (`Told.besides`). Of a track that has ends, such as morale, terms name what it moves by:
what would lead beyond an end is neither gained nor paid (`Told.ends`).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, cast
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from civitas.kernel.asks import Aside, Ask, Flow, Pick, Reason, Rest, Together
from civitas.kernel.chance import Chance
from civitas.kernel.explain import Amount, Terms, terms
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.table import Table
from civitas.kernel.titles import Title
from civitas.kernel.words import (
    LANGUAGES,
    Words,
    amount_message,
    kind_message,
    pick_message,
    pick_params,
    words_for,
)
from tests.laws.matches import Match, blame, play
from tests.laws.test_8_speaks import fault
from tests.laws.test_9_sheets import Page, lay, read
from tests.laws.told import told_by
from tests.laws.toy import Bid, Lay, State, Take, Toy, View

MOMENTS: Final = 15
"""Moments of a match at which all that is offered and all that is missing is looked at ..."""
LOOKS: Final = 3
"""Moments at which the board is looked at."""
POINTED: Final = {"data-place", "data-thing", "aria-hidden"}
"""What says of a drawing what it is; ``aria-hidden``, that it is mere decoration."""
WHERE: Final = {"origin", "goal", "to", "start", "store"}
"""What lines call a second place: it is of the same sort as the first."""
AGREED: Final = 40
"""Lines before a deed that belong to it: an offer that is accepted has been told already."""
WORLDS: Final = 5
"""... and those of them at which that is done in another world, too."""


# ------------------------------------------------------------------ terms


class Deed(NamedTuple):
    """An answer, its terms, and what the seat had to pay with."""

    seat: int
    what: str
    pick: Pick
    terms: Terms
    purse: Mapping[str, int | float]
    lines: int
    """How long the log was."""


class Witness:
    """A title, watched: whatever is answered, by a person or because there is no other answer, is
    compared with what has come of it by the next question."""

    def __init__(self, title: Title) -> None:
        self._title = title
        self._deeds: list[Deed] = []
        self._due: defaultdict[int, int | float] = defaultdict(int)
        """By seat, what was named by picks after which it is asked how to pay."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._title, name)

    def segment(self, s: Any) -> Flow | None:
        flow = self._title.segment(s)
        return None if flow is None else self._watched(s, flow)

    def _watched(self, s: Any, flow: Flow) -> Flow:
        answer = None
        while True:
            try:
                question = flow.send(answer)
            except StopIteration:
                return
            if isinstance(question, Rest):
                answer = yield question
                continue
            self.compare(s)
            if isinstance(question, Aside):
                self._watch(s, question)
                answer = yield question
                continue
            answer = yield question
            for ask, pick in answered(question, answer):
                self._note(s, ask, pick)

    def _watch(self, s: Any, aside: Aside) -> None:
        """Each of the flows that go side by side is watched for itself."""
        for seat, ask in aside.open.items():
            aside._flows[seat] = flow = self._alone(s, aside._flows[seat], ask)
            next(flow)

    def _alone(self, s: Any, flow: Flow, ask: Ask) -> Flow:
        pick = yield ask
        while True:
            self._note(s, ask, pick)
            try:
                question = flow.send(pick)
            except StopIteration:
                self.compare(s)
                return
            self.compare(s)
            assert isinstance(question, Ask)
            ask = question
            pick = yield ask

    def _note(self, s: Any, ask: Ask, pick: Pick) -> None:
        if ask.kinds:  # whoever chooses from a menu has nothing left to pay
            self._due[ask.seat] = 0
        named = self._title.terms(s, ask, pick) or Terms()
        purse = self._title.purse(s, ask.seat)
        self._deeds.append(Deed(ask.seat, ask.what, pick, named, purse, len(s.log)))
        if named.choice:
            self._due[ask.seat] += sum(c.number for c in named.costs if c.thing in purse)

    def compare(self, s: Any) -> None:
        """Nothing is lost that was not named, and nothing that was named is missing."""
        tells = told_by(self._title.meta.id).besides
        for deed in self._deeds:
            self._check_log(s, deed)
            after = self._title.purse(s, deed.seat)
            changes = {thing: after[thing] - had for thing, had in deed.purse.items()}
            own = [line for line in s.log[deed.lines :] if line.params.get("seat") == deed.seat]
            self._check(deed, changes, list(map(tells, own)))
        self._deeds.clear()

    def _check_log(self, s: Any, deed: Deed) -> None:
        """Whoever pays more than one of a thing reads in the log how much, there or where it was
        agreed upon; how it is paid, where that is asked next."""
        if deed.terms.choice or len(s.log) == deed.lines:
            return
        told = s.log[max(deed.lines - AGREED, 0) :]
        for cost in deed.terms.costs:
            parts = sum(_told(line.params.get(cost.thing)) for line in told)
            if cost.number == 1 or parts >= cost.number:
                continue
            text = " ".join(map(words_for(self._title.meta, "en").line, told))
            number = rf"(?<![\d½]){cost.number:g}(?![\d½])"
            assert re.search(number, text), (
                f"the log does not tell what {deed.pick} costs, {deed.terms.costs}: {text}"
            )

    def _check(
        self, deed: Deed, changes: Mapping[str, int | float], besides: list[Mapping[str, int]]
    ) -> None:
        named = deed.terms
        problem = f"{deed.pick} has the terms {named}, but changes the purse by {changes}"
        given = {thing: sum(max(b.get(thing, 0), 0) for b in besides) for thing in changes}
        taken = {thing: sum(min(b.get(thing, 0), 0) for b in besides) for thing in changes}
        ends = told_by(self._title.meta.id).ends
        room = {
            thing: ends[thing] - had if thing in ends else given[thing]
            for thing, had in deed.purse.items()
        }
        got = {thing: min(number, room[thing]) for thing, number in given.items()}
        lost = sum(max(got[n] + taken[n] - change, 0) for n, change in changes.items())
        if named.choice or (lost and not named.costs):
            assert lost <= self._due[deed.seat], problem
            if lost:
                self._due[deed.seat] = 0
            return
        for thing, change in changes.items():
            cost = _number(named.costs, thing)
            expected = _number(named.gains, thing) - cost
            assert change >= expected + taken[thing], problem
            assert not cost or change <= expected + given[thing], problem


def _told(value: str | int | None) -> int:
    """The number that a parameter tells, more or less; a line may name a thing by the same word."""
    return abs(value) if isinstance(value, int) else 0


def _number(amounts: tuple[Amount, ...], thing: str) -> int | float:
    return sum(amount.number for amount in amounts if amount.thing == thing)


def answered(question: Ask | Together, answer: Any) -> list[tuple[Ask, Pick]]:
    """Which asks were answered, and how."""
    if isinstance(question, Ask):
        return [(question, answer)]
    return list(zip(question.asks, answer, strict=True))


def check_offers(match: Match) -> None:
    """What is offered has terms that can be told, and that give nothing away; what is missing has
    a reason."""
    chosen = match.some("terms", MOMENTS)
    dice = match.dice("worlds")
    worlds = dice.sample(sorted(chosen), min(WORLDS, len(chosen)))
    for number, table, _ in match.looks(chosen):
        for ask in table.asks:
            check_told(match, table, ask)
            check_reasons(match, table, ask)
            if number in worlds:
                check_not_secret(table, ask, Chance(dice.getrandbits(60)))


def check_terms_are_true(match: Match) -> Table:
    witness = Witness(match.title)
    *_, (table, _) = replace(match, title=cast(Title, witness)).walk(log=True)
    witness.compare(table.state)
    words = words_for(match.title.meta, "en")
    for line in table.log:
        check_named(words, line.message, line.params)
    return table


def check_told(match: Match, table: Table, ask: Ask) -> None:
    """All that an ask names has a card; all that its terms name can be said in every language."""
    words = words_for(match.title.meta, "en")
    for pick in ask.picks:
        check_named(words, pick_message(pick), pick_params(pick))
        named = match.title.terms(table.state, ask, pick)
        if named is not None:
            amounts = (*named.costs, *named.gains)
            assert amounts or named.note, f"{pick} has terms without an amount"
            hash(named)  # a page keeps the words of terms that it has told before
            for note in named.note.split():
                fault(match.title.meta, f"terms-{note}", **dict(named.params))
            for amount in amounts:
                assert amount.number > 0, f"{pick} has the terms {named}"
                fault(match.title.meta, amount_message(amount), number=amount.number)


def check_named(words: Words, said: str, params: Mapping[str, Any]) -> None:
    """Whatever a pick or a line names has a card: its own, or that of its sort, as a place has."""
    for name, value in params.items():
        if not isinstance(value, str) or name in SEAT_PARAMS or not words.has(f"thing-{value}"):
            continue
        sorts = params if name in WHERE else (name,)
        assert any(words.about(f"{sort}:{value}") for sort in sorts), (
            f"no card of {value} in {said}"
        )


def check_not_secret(table: Table, ask: Ask, chance: Chance) -> None:
    """Law 5: in a world that the seat cannot tell from this one, all terms are the same."""
    world = table.imagine(ask.seat, chance)
    for pick in ask.picks:
        here, there = table.terms(pick, ask.seat), world.terms(pick, ask.seat)
        assert here == there, f"{pick} has the terms {here}, and in another world {there}"


def test_it_tells_terms_and_what_is_missing(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            check_offers(match)


def test_terms_and_sources_are_true(matches: list[Match]) -> None:
    for match in matches:
        with blame(match):
            table = check_terms_are_true(match)
            if match.position is None:
                check_sources(table)


# ------------------------------------------------------------------ reasons by kind


def check_reasons(match: Match, table: Table, ask: Ask) -> None:
    """Whatever is held and cannot be used, and each kind of pick that is missing, has a reason."""
    told = dict(table.why_none(ask.seat))
    for pick in match.title.held(table.state, ask):
        assert pick in ask.picks or pick in told, f"no reason for {pick}"
    missing = set(ask.kinds).difference(map(type, (*ask.picks, *told)))
    for kind in missing:
        assert kind in told, f"no reason for {kind.__name__} in {ask.what}"
    for what, reason in told.items():
        check_reason(match, what, reason)


def check_reason(match: Match, what: Pick | type[Pick], reason: Reason) -> None:
    meta = match.title.meta
    assert reason.clause.startswith(f"{meta.clauses}-"), reason
    fault(meta, f"why-{reason.message}", **reason.params)
    if isinstance(what, Pick):
        fault(meta, pick_message(what), **pick_params(what))
    else:
        fault(meta, kind_message(what))


# ------------------------------------------------------------------ sources of points


def check_sources(table: Table) -> None:
    """All points come from somewhere."""
    result = table.result
    if result is None:
        return
    sources = table.title.sources(table.state)
    for source, points in sources.items():
        fault(table.meta, f"source-{source}")
        assert len(points) == len(result.scores), f"{source} knows {len(points)} seats"
    total = tuple(sum(points) for points in zip(*sources.values(), strict=True))
    assert total == result.scores, f"the sources {sources} do not add up to {result.scores}"


# ------------------------------------------------------------------ things to point at


def check_things(match: Match) -> None:
    """Whatever is drawn with a sign or a title, and every place, has a text in every language.

    What is drawn is the same in all of them but for the words."""
    page = Page(match.title, match.header.setting, match.dice("things").choice(LANGUAGES))
    words = [words_for(match.title.meta, language) for language in LANGUAGES]
    titled, outer = titles(page), around(page)
    check_drawn(words, page.roots, (), titled)
    for _, table, _ in match.looks(match.some("things", LOOKS) | {len(match.sound)}):
        for seat in (0, None):
            for name, drawn in lay(table, seat, page).items():
                check_drawn(words, [read(drawn)], outer[name], titled)


def around(page: Page) -> dict[str, tuple[Element, ...]]:
    """By id of an empty group of the sheets, what lies around it."""
    every = [path for root in page.roots for path in paths(root, ())]
    return {path[-1].get("id", ""): path for path in every}


def paths(element: Element, outer: tuple[Element, ...]) -> Iterator[tuple[Element, ...]]:
    """Every element with all that lie around it, but what is only defined for use elsewhere."""
    if not element.tag.endswith("}defs"):
        yield (*outer, element)
        for inner in element:
            yield from paths(inner, (*outer, element))


def titles(page: Page) -> frozenset[str]:
    """What is defined once with its title, and drawn in many places, like a card."""
    every = [element for root in page.roots for element in root.iter() if element.get("id")]
    return frozenset(
        f"#{element.get('id')}"
        for element in every
        if any(part.tag.endswith("}title") for part in element)
    )


def check_drawn(
    words: Sequence[Words],
    roots: Iterable[Element],
    outer: tuple[Element, ...],
    titled: frozenset[str],
) -> None:
    for root in roots:
        for path in paths(root, outer):
            for name in (path[-1].get("data-place"), path[-1].get("data-thing")):
                if name is not None:
                    assert all(each.about(name) for each in words), f"no text for {name}"
            if is_sign(path[-1], titled):
                assert any(POINTED.intersection(element.attrib) for element in path), (
                    f"nobody says what {ElementTree.tostring(path[-1], 'unicode')} is"
                )


def is_sign(element: Element, titled: frozenset[str]) -> bool:
    """A title, an icon, or something that is defined elsewhere with its title."""
    target = element.get("href", "")
    return element.tag.endswith("}title") or target.startswith("#i-") or target in titled


def test_everything_on_the_board_has_a_text(drawn_whole_matches: list[Match]) -> None:
    for match in drawn_whole_matches:
        with blame(match):
            check_things(match)


# ------------------------------------------------------------------ the laws bite


class Cheap(Toy):
    """Says that a prize brings less than nothing."""

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return Terms(gains=(Amount("coins", 0),)) if isinstance(pick, Take) else None


class Boastful(Toy):
    """Promises more than it gives."""

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return terms(gains={"coins": pick.coins + 1}) if isinstance(pick, Take) else None


class Stealthy(Toy):
    """Takes a coin for a stone and does not say so."""

    def segment(self, s: State) -> Any:
        flow = super().segment(s)
        if s.stage != 1 or flow is None:
            return flow
        return _charging(s, flow)


def _charging(s: State, flow: Any) -> Any:
    question = next(flow)
    while True:
        seat = question.seat
        pick = yield question
        if s.purses[seat]:
            s.purses[seat] -= 1
            s.pot += 1
        try:
            question = flow.send(pick)
        except StopIteration:
            return


class Dear(Toy):
    """Names a price that nobody has to pay."""

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return terms({"coins": 1}) if isinstance(pick, Lay) else None


class Discreet(Toy):
    """Names a price of which nothing stands in the log."""

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return terms({"coins": 77}) if isinstance(pick, Lay) else None


class Foreign(Toy):
    """Has terms in a currency without words."""

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return terms({"pearls": 1}) if isinstance(pick, Bid) else None


class Knowing(Toy):
    """Has terms that depend on what others bid."""

    def terms(self, s: State, ask: Ask, pick: Pick) -> Terms | None:
        return terms({"stone": 100 + sum(s.bids)}) if isinstance(pick, Lay) else None


class Wordless(Toy):
    """Has no reason for what is missing."""

    def why_none(self, s: State, ask: Ask, kind: type[Pick]) -> Reason | None:
        return None


class Cryptic(Toy):
    """Draws a sign that nobody explains."""

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        for name, drawn in super().draw_layer(view, words):
            yield name, f"{drawn}<title>42</title>"


class Silent(Toy):
    """Draws a thing without a text."""

    def draw_layer(self, view: View, words: Words) -> Iterable[tuple[str, str]]:
        for name, _ in super().draw_layer(view, words):
            yield name, '<text data-thing="riddle">42</text>'


class Forgetful(Toy):
    """Does not remember where all points come from."""

    def sources(self, s: State) -> Mapping[str, tuple[int | float, ...]]:
        return {"pot": tuple(0 for _ in s.purses)}


def test_the_law_bites() -> None:
    for title, check, complaint in (
        (Cheap(), check_offers, "has the terms"),
        (Boastful(), check_terms_are_true, "but changes the purse by"),
        (Stealthy(), check_terms_are_true, "but changes the purse by"),
        (Dear(), check_terms_are_true, "but changes the purse by"),
        (Discreet(), check_terms_are_true, "the log does not tell what Lay"),
        (Foreign(), check_offers, "no message amount-pearls"),
        (Knowing(), check_offers, "in another world"),
        (Wordless(), check_offers, "no reason for Take"),
        (Cryptic(), check_things, "nobody says what"),
        (Silent(), check_things, "no text for riddle"),
        (Forgetful(), lambda match: check_sources(check_terms_are_true(match)), "do not add up"),
    ):
        with pytest.raises(AssertionError, match=complaint):
            check(play(title, 3, {}, "bite"))


def test_the_law_bites_names(tmp_path: Path) -> None:
    """A place has the card of its sort, and of no other."""
    (tmp_path / "en.ftl").write_text("thing-delta = Delta\neffect-region = A region.\n")
    words = Words("en", (tmp_path,))
    check_named(words, "a line", {"region": "delta"})
    with pytest.raises(AssertionError, match="no card of delta in a line"):
        check_named(words, "a line", {"what": "delta"})
