"""What the toy needs to be broken in its state; the laws break it in other places themselves."""

from __future__ import annotations

from civitas.kernel.chance import Chance
from civitas.kernel.setting import Setting
from tests.laws.toy import State, Toy


class WithState(Toy):
    """The toy with another kind of state."""

    def __init__(self, state: type[State]) -> None:
        self.state = state

    def setup(self, setting: Setting, chance: Chance) -> State:
        s = super().setup(setting, chance)
        return self.state(s.chance, s.purses, s.bids, s.generous)
