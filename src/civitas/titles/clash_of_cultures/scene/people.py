"""The players of a scene: what they own, know and hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Self

from civitas.kernel.scene import named, number_of, owned, taken, within
from civitas.titles.clash_of_cultures.cards.events import keep
from civitas.titles.clash_of_cultures.content.advances import ADVANCE
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARD,
    CONDITION,
    OBJECTIVE,
    WONDER,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION,
    CIVILIZATION_ADVANCE,
    CIVILIZATIONS,
    LEADER_CARD,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.content.goods import GOOD, GOODS
from civitas.titles.clash_of_cultures.content.pieces import LEADER, UNIT
from civitas.titles.clash_of_cultures.powers.registry import ABILITY
from civitas.titles.clash_of_cultures.scene.ground import Ground
from civitas.titles.clash_of_cultures.scene.reading import Owner
from civitas.titles.clash_of_cultures.state import GREAT_PERSON, Player
from civitas.titles.clash_of_cultures.units import in_supply, place_unit, take

MOST: Final = 99
"""Of one kind of goods. A scene may go beyond what may be held: a rule will notice."""


class People(Ground):
    """The part of a scene that lies before the players."""

    def player(
        self,
        seat: int,
        *,
        advances: Iterable[str] = (),
        civilization: str | None = None,
        civilization_advances: Iterable[str] = (),
        leaders: Iterable[str] | None = None,
        counter: int | None = None,
        actions: Iterable[str] = (),
        objectives: Iterable[str] = (),
        wonders: Iterable[str] = (),
        played: Iterable[tuple[str, str | int]] = (),
        kept: Iterable[str] = (),
        event_points: float = 0,
        **goods: int,
    ) -> Self:
        """What a player has besides what there was: goods by name, advances, cards in hand.

        Among ``actions`` there may be great persons; ``played`` are objective cards, each with the
        condition it was played for; ``kept`` are events that lie open before the player;
        ``leaders`` are the leader cards not yet used, if not all of the civilization.
        """
        me = self.state.players[self.seat(seat)]
        self.goods(seat, **goods).knows(seat, *advances)
        if civilization is not None:
            self._unshared(me, civilization)
            me.civilization = number_of(CIVILIZATION, civilization)
            me.dynasty = tuple(LEADER_CARD[n] for n in CIVILIZATIONS[me.civilization].leaders)
            me.leaders = me.dynasty
        if leaders is not None:
            me.leaders = tuple(number_of(LEADER_CARD, name) for name in leaders)
        for name in civilization_advances:
            me.civilization_advances |= 1 << number_of(CIVILIZATION_ADVANCE, name)
            me.enable(number_of(ABILITY, name))
        if counter is not None:
            me.counter = counter
        me.event_points += int(event_points * 2)
        self._deal(me, actions, objectives, wonders)
        self._laid(me, played, kept)
        return self

    def _unshared(self, me: Player, civilization: str) -> None:
        """A civilization has one player."""
        wanted = number_of(CIVILIZATION, civilization)
        for other in self.state.players:
            if other.civilization == wanted:
                owned(civilization, other.seat, me.seat)

    def _deal(
        self, me: Player, actions: Iterable[str], objectives: Iterable[str], wonders: Iterable[str]
    ) -> None:
        s = self.state
        me.action_hand += tuple(
            ACTION_CARD[card] if card in ACTION_CARD else GREAT_PERSON + number_of(EVENT, card)
            for card in actions
        )
        me.objective_hand += tuple(number_of(OBJECTIVE, card) for card in objectives)
        me.wonder_hand += tuple(number_of(WONDER, card) for card in wonders)
        s.action_deck = tuple(n for n in s.action_deck if n not in me.action_hand)
        s.event_deck = tuple(n for n in s.event_deck if GREAT_PERSON + n not in me.action_hand)
        s.objective_deck = tuple(n for n in s.objective_deck if n not in me.objective_hand)
        s.wonder_deck = tuple(n for n in s.wonder_deck if n not in me.wonder_hand)

    def _laid(
        self, me: Player, played: Iterable[tuple[str, str | int]], kept: Iterable[str]
    ) -> None:
        s = self.state
        for name, condition in played:
            card = number_of(OBJECTIVE, name)
            met = number_of(CONDITION, condition) if isinstance(condition, str) else condition
            s.objective_deck = tuple(n for n in s.objective_deck if n != card)
            me.objectives = (*me.objectives, (card, met))
        for name in kept:
            event = number_of(EVENT, name)
            s.event_deck = tuple(n for n in s.event_deck if n != event)
            keep(s, me, event)

    def goods(self, seat: int, **amounts: int) -> Self:
        """How much of these goods a player has; the others stay as they are."""
        me = self.state.players[self.seat(seat)]
        for good, amount in amounts.items():
            number_of(GOOD, good)
            within(good, amount, 0, MOST)
        me.goods = tuple(amounts.get(good, me.goods[n]) for n, good in enumerate(GOODS))
        return self

    def knows(self, seat: int, *advances: str) -> Self:
        """Advances the player owns, whatever they need; no bonus, no event counter."""
        me = self.state.players[self.seat(seat)]
        for name in advances:
            me.advances |= 1 << number_of(ADVANCE, name)
            me.enable(number_of(ADVANCE, name))
        return self

    def used(self, *abilities: str) -> Self:
        """Abilities that were used in this turn already, if they work 1x per turn."""
        for name in abilities:
            self.state.turn.used |= 1 << number_of(ABILITY, name)
        return self

    def leader(self, seat: int, leader: str, label: str) -> Self:
        """A leader in play, its figure on this hex."""
        s, me, card = (
            self.state,
            self.state.players[self.seat(seat)],
            number_of(LEADER_CARD, leader),
        )
        me.leaders = tuple(n for n in me.leaders if n != card)
        me.leader = card
        me.leaders_played += 1
        for ability in LEADERS[card].abilities:
            me.enable(ABILITY[ability.id])
        place_unit(s, seat, self.hex(label), LEADER)
        return self

    def prisoners(self, seat: int, owner: Owner, **counts: int) -> Self:
        """Captured units on a player's board: ``prisoners(0, "barbarians", infantry=2)``."""
        me, number = self.state.players[self.seat(seat)], self.owner(owner)
        for kind, many in counts.items():
            taken(
                in_supply(self.state, number, number_of(UNIT, kind)), many, f"{named(owner)} {kind}"
            )
            for _ in range(many):
                place_unit(self.state, number, me.capital, number_of(UNIT, kind))
                take(self.state, number, me.capital, number_of(UNIT, kind))
                me.prisoners = (*me.prisoners, number * 8 + number_of(UNIT, kind))
        return self

    # ---------------------------------------------------------------- what earlier turns left

    def anarchy(self, seat: int, markers: int) -> Self:
        """The event Anarchy lies before the player, with markers of former government advances."""
        me = self.state.players[self.seat(seat)]
        self._laid(me, (), ["anarchy"])
        me.anarchy = markers
        return self

    def ally(self, seat: int, other: int) -> Self:
        """A Great Diplomat lies before the player and keeps the peace with another."""
        me = self.state.players[self.seat(seat)]
        self._laid(me, (), ["great_diplomat"])
        me.ally = self.seat(other)
        return self

    def truce(self, seat: int, other: int) -> Self:
        """The player may start no battle against another until the end of the own turn."""
        self.state.players[self.seat(seat)].truces |= 1 << self.seat(other)
        return self

    def fewer_actions(self, seat: int, actions: int = 1) -> Self:
        """The player's next turn has so many actions less."""
        self.state.players[self.seat(seat)].owed_actions += actions
        return self
