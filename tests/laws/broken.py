"""What the toy needs to be broken in its state; the laws break it in other places themselves."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.titles import Options
from tests.laws.toy import State, Toy


class WithState(Toy):
    """The toy with another kind of state."""

    def __init__(self, state: type[State]) -> None:
        self.state = state

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        s = super().setup(seats, options, chance)
        return self.state(s.chance, s.purses, s.bids, s.generous)
