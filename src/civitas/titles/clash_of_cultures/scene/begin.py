"""Decks, dice and the moment at which a scene begins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

from civitas.kernel.agenda import Step
from civitas.kernel.scene import needs, number_of, within
from civitas.kernel.setting import OptionValue
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.battles.battle import start as start_battle
from civitas.titles.clash_of_cultures.box import census
from civitas.titles.clash_of_cultures.cards.events import lay_open
from civitas.titles.clash_of_cultures.chapters import AGENDA
from civitas.titles.clash_of_cultures.content.areas import AREAS, START_SIDES
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARD,
    ACTION_CARDS,
    OBJECTIVE,
    OBJECTIVES,
    WONDER,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENT, EVENTS
from civitas.titles.clash_of_cultures.content.pieces import FACES
from civitas.titles.clash_of_cultures.content.structure import MOVES, PHASES, STATUS_STEPS
from civitas.titles.clash_of_cultures.course.setup import settle
from civitas.titles.clash_of_cultures.course.status import from_step
from civitas.titles.clash_of_cultures.progress import Command
from civitas.titles.clash_of_cultures.scene.people import People
from civitas.titles.clash_of_cultures.scene.reading import Owner
from civitas.titles.clash_of_cultures.title import TITLE
from civitas.titles.clash_of_cultures.units import at

NUMBER: Final = {"action": ACTION_CARD, "objective": OBJECTIVE, "event": EVENT, "wonder": WONDER}
"""By deck, the numbers of its cards."""


class Scene(People):
    """A position being laid out. The state is open for whatever has no method here."""

    def __init__(self, players: int = 2, seed: int = 1, **options: OptionValue) -> None:
        super().__init__(TITLE, players, seed, options)
        self.sides = len(FACES)
        s = self.state
        layout = s.map.layout
        for me in s.players:
            s.map = s.map.laid(me.home, START_SIDES[layout.home_sides[me.home]].ground)
            settle(s, me)
        slots = len(layout.areas) - players
        s.tiles = tuple(range(slots))
        s.tiles_unused = tuple(range(slots, len(AREAS)))
        used = s.rules.expansion
        s.action_deck = _deck(range(len(ACTION_CARDS)))
        s.objective_deck = _deck(n for n, c in enumerate(OBJECTIVES) if used or not c.expansion)
        s.event_deck = _deck(n for n, c in enumerate(EVENTS) if used or not c.expansion)
        s.wonder_deck = _deck(range(len(WONDERS)))

    # ---------------------------------------------------------------- decks and dice

    def deck(self, kind: str, *cards: str) -> Self:
        """These cards lie on top of a deck, the first one topmost."""
        wanted = [number_of(number_of(NUMBER, kind), card) for card in cards]
        rest = self._out_of_deck(kind, wanted)
        setattr(self.state, f"{kind}_deck", (*rest, *reversed(wanted)))
        return self

    def no_deck(self, kind: str) -> Self:
        """All cards of a deck are gone, in no hand and on no pile."""
        setattr(self.state, f"{kind}_deck", ())
        return self

    def discard(self, kind: str, *cards: str) -> Self:
        """These cards lie on a discard pile, the last one on top."""
        wanted = [number_of(number_of(NUMBER, kind), card) for card in cards]
        self._out_of_deck(kind, wanted)
        setattr(self.state, f"{kind}_discard", tuple(wanted))
        return self

    def _out_of_deck(self, kind: str, wanted: list[int]) -> tuple[int, ...]:
        deck: tuple[int, ...] = getattr(self.state, f"{kind}_deck")
        rest = tuple(n for n in deck if n not in wanted)
        setattr(self.state, f"{kind}_deck", rest)
        return rest

    def lasting(self, *events: str) -> Self:
        """These events are in force for all players (COC-21.10)."""
        self._out_of_deck("event", [number_of(EVENT, name) for name in events])
        for name in events:
            lay_open(self.state, EVENT[name])
        return self

    def open_wonders(self, *wonders: str) -> Self:
        """These wonder cards lie open for all (COC-28.7)."""
        s, wanted = self.state, [number_of(WONDER, name) for name in wonders]
        self._out_of_deck("wonder", wanted)
        s.open_wonders = (*s.open_wonders, *wanted)
        return self

    def shown_wonder(self, wonder: str) -> Self:
        """This wonder card lies face up beside the deck, for whoever is to draw one."""
        wanted = number_of(WONDER, wonder)
        self._out_of_deck("wonder", [wanted])
        self.state.shown_wonder = wanted
        return self

    def pieces(self) -> dict[str, int]:
        """All that is laid out. Whoever wants to may use a card of the expansion without it."""
        pieces = census(self.state)
        if not self.state.rules.expansion:
            for kind, cards in (("objective", OBJECTIVES), ("event", EVENTS)):
                for card in cards:
                    if card.expansion:
                        pieces[f"{kind} {card.id}"] -= 1
        return pieces

    # ---------------------------------------------------------------- where play begins

    def turn(
        self,
        seat: int,
        *,
        round: int = 1,  # noqa: A002
        phase: int = 1,
        actions: int = 3,
        start: int | None = None,
    ) -> Table:
        """The player's turn, past its start; the others follow as usual. The start player, if it
        is another one, has had a turn already."""
        self._clock(seat, round, phase, actions, start)
        return self.at(Step("turn", seat), *self._later(seat))

    def turn_start(
        self,
        seat: int,
        *,
        round: int = 1,  # noqa: A002
        phase: int = 1,
        start: int | None = None,
    ) -> Table:
        """The start of the player's turn, with all that happens there (COC-3.3)."""
        self._clock(seat, round, phase, self.state.turn.actions, start)
        return self.at(Step("turn.start", seat), *self._later(seat))

    def command(self, seat: int, *, moves: int = MOVES, actions: int = 2) -> Table:
        """In a Command of the player's turn, with so many moves left; who has been moved in it
        has a mark (`MARKS`), and so many actions come after it."""
        self._clock(seat, self.state.round, self.state.phase, actions, None)
        self.state.command, self.state.turn.begun = Command(moves), True
        steps = ("command.move", "command.end", "action.over", "turn")
        return self.at(*[Step(what, seat) for what in steps], *self._later(seat))

    def event(self, *cards: str, seat: int = 0, actions: int = 3) -> Table:
        """The player draws an event in the own turn; these cards lie on top of the deck."""
        self._clock(seat, self.state.round, self.state.phase, actions, None)
        self.deck("event", *cards)
        return self.at(Step("event", seat), Step("turn", seat), *self._later(seat))

    def battle(
        self,
        attacker: Owner,
        defender: Owner,
        label: str,
        origin: str,
        *,
        turn: int = 0,
        disembarked: bool = False,
        may_retreat: bool = True,
    ) -> Table:
        """A battle begins in somebody's turn; the attackers stand on the hex, come from origin."""
        s = self.state
        self._clock(turn, s.round, s.phase, s.turn.actions, None)
        s.agenda = ()
        s.do(Step("turn", turn), *self._later(turn))
        first, place = self.owner(attacker), self.hex(label)
        if not at(s, first, place):
            raise needs("a battle", label, "units of the attacker")
        start_battle(
            s,
            first,
            self.owner(defender),
            place,
            self.hex(origin),
            at(s, first, place),
            disembarked=disembarked,
            may_retreat=may_retreat,
        )
        return self.at(*reversed(s.agenda))

    def phase_start(self, *, round: int = 1, phase: int = 1, start: int = 0) -> Table:  # noqa: A002
        """The beginning of a phase: every player's turn is to come (COC-3.2)."""
        self._clock(start, round, phase, self.state.turn.actions, None)
        return self.at(Step("phase.begin"))

    def status_phase(self, *, round: int = 1, start: int = 0, step: int = 1) -> Table:  # noqa: A002
        """The status phase of a round, from one of its six steps on (COC-25.1)."""
        within("a step", step, 1, len(STATUS_STEPS))
        self._clock(start, round, PHASES, 0, None)
        return self.at(*([Step("status")] if step == 1 else from_step(self.state, step)))

    def end(self) -> Table:
        """The end of the game: ``table.result`` has the points and the winners (COC-27)."""
        return self.at(Step("end"))

    def at(self, *steps: Step) -> Table:
        """The table with this agenda, the first step next."""
        for step in steps:
            number_of(dict.fromkeys(AGENDA.names, 0), step.what)
        s = self.state
        s.agenda = ()
        s.turn.forget()
        s.do(*steps)
        return self.table()

    def _clock(
        self,
        seat: int,
        round: int,  # noqa: A002
        phase: int,
        actions: int,
        start: int | None,
    ) -> None:
        s = self.state
        s.round, s.phase = round, within("a phase", phase, 1, PHASES)
        s.seat, s.turn.actions = self.seat(seat), actions
        s.start = seat if start is None else self.seat(start)

    def _later(self, seat: int) -> list[Step]:
        """The turns after this one, up to the start player's, and the end of the phase."""
        order = [me.seat for me in self.state.in_order()]
        rest = order[order.index(seat) + 1 :]
        return [*(Step("turn.start", other) for other in rest), Step("phase.end")]


def _deck(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(reversed(list(cards)))
