"""The research interface: every title as an environment of PettingZoo and of Gymnasium.

>>> import civitas.research
>>> env = civitas.research.aec("sands_of_time", seats=3)
>>> env.reset(seed=1)
>>> env.possible_agents
['seat_0', 'seat_1', 'seat_2']

Observations are the features of a seat's view, actions are slots that the present ask fills, and a
mask says which: `docs/research.md` defines every term. It needs the extra ``civitas[research]``.
"""

from __future__ import annotations

from civitas.research.aec import Match, aec
from civitas.research.slots import SLOTS, word_number
from civitas.research.solo import Solo, register, solo

__all__ = ["SLOTS", "Match", "Solo", "aec", "solo", "word_number"]

register()
