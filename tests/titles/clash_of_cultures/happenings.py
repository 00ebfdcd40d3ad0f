"""What tests of events share: an event that is drawn, or only the text of its card."""

from __future__ import annotations

from civitas.kernel.agenda import Step
from civitas.kernel.table import Table
from civitas.titles.clash_of_cultures.content.events import EVENT
from civitas.titles.clash_of_cultures.scene import Scene, player


def drawn(scene: Scene, *cards: str, seat: int = 0, actions: int = 3) -> Table:
    """A player draws an event in the own turn; the cards lie on top of the deck."""
    return _table(scene.deck("event", *cards), seat, actions, Step("event", seat))


def read_out(scene: Scene, card: str, seat: int = 0, actions: int = 3) -> Table:
    """Only the text of an event card, without its symbol."""
    s = scene.deck("event", card).state
    s.event_deck, s.event = s.event_deck[:-1], EVENT[card]
    steps = (Step("event.effect", seat), Step("event.end", seat))
    return _table(scene, seat, actions, *steps)


def _table(scene: Scene, seat: int, actions: int, *steps: Step) -> Table:
    s = scene.state
    s.seat = s.start = seat
    s.turn.actions = actions
    later = [Step("turn.start", other.seat) for other in s.others(seat)]
    return scene.at(*steps, Step("turn", seat), *later, Step("phase.end"))


def realm(*cities: str, players: int = 2, mood: str = "neutral") -> Scene:
    """The first player has these cities besides the capital, all of the same mood."""
    scene = Scene(players=players, expansion=True)
    capital = scene.state.label(scene.state.players[0].capital)
    for label in (capital, *cities):
        scene.city(0, label, mood=mood)
    return scene


def moods(table: Table, seat: int = 0) -> dict[str, int]:
    """0 angry, 1 neutral, 2 happy, by the hexes of the player's cities."""
    s = table.state
    return {s.label(place): s.cities[place].mood for place in player(table, seat).cities}


def points(table: Table, seat: int) -> float:
    """The event victory points of a player."""
    return player(table, seat).event_points / 2
