"""Participants, cards and the moment at which a scene begins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from civitas.kernel.agenda import Step
from civitas.kernel.scene import number_of, within
from civitas.kernel.setting import OptionValue
from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.titles.era_of_tribes.chapters import AGENDA
from civitas.titles.era_of_tribes.content.automa import AUTOMA_CARD
from civitas.titles.era_of_tribes.content.cards import CARD, TILE
from civitas.titles.era_of_tribes.content.fields import PLAY_AREAS
from civitas.titles.era_of_tribes.content.peoples import PEOPLE
from civitas.titles.era_of_tribes.content.progress import EPOCH, EPOCHS, TOP, WHEEL
from civitas.titles.era_of_tribes.content.tables import ACTION, GREY_LEADERS
from civitas.titles.era_of_tribes.course.setup import barbarian_places, equip, open_card_number
from civitas.titles.era_of_tribes.course.turns import place
from civitas.titles.era_of_tribes.scene.ground import Ground
from civitas.titles.era_of_tribes.state import BARBARIANS, RING_BEFORE, RING_NOW
from civitas.titles.era_of_tribes.title import TITLE

NUMBERS: Final = frozenset(
    {
        "thalers",
        "influence",
        "morale",
        "food",
        "hunger",
        "hunger_beside",
        "treaties",
        "leaders",
        "grey",
        "used_leaders",
        "free",
        "army",
        "legions",
        "militias",
        "gone",
        "triumph",
    }
)
"""What a participant has that is a mere number, by its name in the state."""


class Scene(Ground):
    """A position being laid out. The state is open for whatever has no method here."""

    def __init__(
        self,
        players: int = 2,
        peoples: Sequence[str] = (),
        automas: int = 0,
        seed: int = 1,
        **options: OptionValue,
    ) -> None:
        """So many persons, and after them so many Automas. Without a play area the first that fits
        and has these peoples is taken; without peoples the first of the play area."""
        seats = players + automas
        if "setup" not in options:
            options["setup"] = _area_with(players, automas, peoples, options)
        super().__init__(TITLE, seats, seed, options, range(players, seats))
        s = self.state
        others = [n for n in s.area.peoples if n not in [PEOPLE.get(name) for name in peoples]]
        chosen = [number_of(PEOPLE, name) for name in peoples] + others
        for me in s.players:
            me.becomes(chosen[me.seat])
            equip(s, me)
        s.deck = tuple(reversed(s.deck))
        s.automa_deck = tuple(reversed(s.automa_deck))
        self.open_cards(*[list(CARD)[n] for n in range(open_card_number(s))])
        tiles = list(s.spare_tiles)
        for village in barbarian_places(s):
            s.villages[village] = tiles.pop(0)
            s.give(village, BARBARIANS)
        s.spare_tiles = tuple(tiles)
        s.grey_supply = GREY_LEADERS[seats - 1]
        s.round = 1

    # ---------------------------------------------------------------- participants and cards

    def player(
        self,
        seat: int,
        *,
        levels: Mapping[str, int] | None = None,
        epoch: str | None = None,
        cards: Iterable[str] = (),
        tiles: Iterable[str] = (),
        opened: Iterable[str] = (),
        done: Iterable[str] = (),
        allies: Iterable[int] = (),
        **numbers: int,
    ) -> Self:
        """What a participant has: numbers as they are from now on, cards and tiles besides those
        there were. Cubes given here are taken from FV, and FV from cubes out of the game."""
        s, me = self.state, self.me(seat)
        for name, number in numbers.items():
            number_of(dict.fromkeys(NUMBERS, 0), name)
            self._set(seat, name, number)
        for name, level in (levels or {}).items():
            field = number_of(WHEEL, name)
            me.levels = put(me.levels, field, within(name, level, 0, TOP))
            s.reached = put(s.reached, field, max(s.reached[field], level))
        if epoch is not None:
            me.epoch = number_of(EPOCH, epoch)
            me.leaders = EPOCHS[me.epoch].leaders_total
            s.epochs = max(s.epochs, me.epoch)
        me.cards += tuple(self._out_of_deck(name) for name in cards)
        for name in tiles:
            self.take_tile(number_of(TILE, name))
            me.tiles = (*me.tiles, TILE[name])
        for name in opened:
            self.take_tile(number_of(TILE, name))
            me.opened = (*me.opened, TILE[name])
        for name in done:
            me.done |= 1 << number_of(ACTION, name)
        for other in allies:
            me.allies |= 1 << self.seat(other)
            self.me(other).allies |= 1 << seat
        return self

    def _set(self, seat: int, name: str, number: int) -> None:
        me = self.me(seat)
        if name in ("army", "gone"):
            me.free += getattr(me, name) - number
        elif name == "free":
            me.gone += me.free - number
        elif name == "legions":
            self.state.legion_supply += me.legions - number
        setattr(me, name, number)

    def _out_of_deck(self, name: str) -> int:
        """A card out of the deck, or off its open place, where the next of the deck then lies."""
        s, card = self.state, number_of(CARD, name)
        if card in s.open_cards:
            *rest, instead = s.deck
            s.deck = tuple(rest)
            s.open_cards = put(s.open_cards, s.open_cards.index(card), instead)
        s.deck = tuple(n for n in s.deck if n != card)
        return card

    def open_cards(self, *cards: str) -> Self:
        """These influence cards lie open; those that did go back to the bottom of the deck."""
        s = self.state
        s.deck = (*s.open_cards, *s.deck)
        s.open_cards = ()
        s.open_cards = tuple(self._out_of_deck(name) for name in cards)
        return self

    def deck(self, *cards: str) -> Self:
        """These influence cards lie on top of the deck, the first one topmost."""
        wanted = [self._out_of_deck(name) for name in cards]
        self.state.deck = (*self.state.deck, *reversed(wanted))
        return self

    def automa_deck(self, *cards: str) -> Self:
        """These Automa cards are the deck, the first one topmost; all others are discarded."""
        s, wanted = self.state, [number_of(AUTOMA_CARD, name) for name in cards]
        rest = sorted({*s.automa_deck, *s.automa_discard, *s.automa_aside} - set(wanted))
        s.automa_deck, s.automa_discard, s.automa_aside = tuple(reversed(wanted)), tuple(rest), ()
        return self

    def order(self, *seats: int) -> Self:
        """The player order, and that of the influence markers on one field."""
        self.state.order = self.state.track = tuple(self.seat(seat) for seat in seats)
        return self

    def ring(self, seat: int, *, now: bool = False) -> Self:
        """A leader of this seat stands on the turn-order ring, since this round or the last."""
        me = self.me(seat)
        me.ring, me.used_leaders = RING_NOW if now else RING_BEFORE, me.used_leaders + 1
        return self

    # ---------------------------------------------------------------- where play begins

    def turn(self, seat: int, *, round: int = 1) -> Table:  # noqa: A002
        """The player's turn in the action phase; the others follow as usual."""
        self._clock("actions", seat, round)
        return self.at(Step("turn", seat), *self._later(seat))

    def action(
        self,
        seat: int,
        action: str,
        leaders: int = 1,
        goods: int = 0,
        *,
        round: int = 1,  # noqa: A002
    ) -> Table:
        """The player has just chosen this action with so many leaders and luxury goods."""
        s = self.state
        self._clock("actions", seat, round)
        s.agenda = ()
        s.do(*self._later(seat))
        place(s, self.me(seat), number_of(ACTION, action), leaders, goods)
        return self.at(*reversed(s.agenda))

    def round(self, number: int = 1) -> Table:
        """The beginning of a round."""
        self.state.round = number - 1
        return self.at(Step("round"))

    def clean_up(self, *, round: int = 1) -> Table:  # noqa: A002
        """The clean-up of a round."""
        self._clock("auto_expansion", self.state.order[0], round)
        return self.at(Step("cleanup"))

    def auto_expansion(self, *, round: int = 1) -> Table:  # noqa: A002
        """The auto-expansion phase of a round."""
        self._clock("actions", self.state.order[0], round)
        return self.at(Step("auto"))

    def end(self) -> Table:
        """The end of the game: ``table.result`` has the points and the winners."""
        return self.at(Step("end"))

    def at(self, *steps: Step) -> Table:
        """The table with this agenda, the first step next."""
        for step in steps:
            number_of(dict.fromkeys(AGENDA.names, 0), step.what)
        self.state.agenda = ()
        self.state.do(*steps)
        return self.table()

    def _clock(self, phase: str, seat: int, number: int) -> None:
        s = self.state
        s.phase, s.seat, s.round = phase, self.seat(seat), number

    def _later(self, seat: int) -> list[Step]:
        """The turns after this one in this cycle, and what comes then."""
        s = self.state
        later = s.order[s.order.index(seat) + 1 :]
        waiting = [n for n in later if not (s.players[n].automa or s.players[n].passed)]
        return [*(Step("turn", other) for other in waiting), Step("cycle.end")]


def _area_with(
    players: int, automas: int, peoples: Sequence[str], options: Mapping[str, OptionValue]
) -> str:
    """The first play area that fits this number and has these peoples."""
    fitting = TITLE.meta.choices(players, automas, options).get("setup", ())
    for area in PLAY_AREAS:
        if area.id in fitting and set(peoples) <= set(area.peoples):
            return area.id
    return str(fitting[-1])
