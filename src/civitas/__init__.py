"""Civitas: one table for the great ancient-civilization board games.

>>> import random, civitas
>>> table = civitas.new("sands_of_time", seats=2, seed="spring")
>>> dice = random.Random(7)
>>> while not table.over:
...     ask = table.asks[0]
...     table.pick(dice.choice(ask.picks), seat=ask.seat)
>>> len(table.result.scores)
2
"""

from civitas.kernel.asks import Ask, Pick, Reason, Together
from civitas.kernel.entries import Entry, Journal
from civitas.kernel.errors import BadFile, BadSetup, CivitasError, Refused, UnknownTitle
from civitas.kernel.journal import Header
from civitas.kernel.log import Line
from civitas.kernel.match import Verdict, load, new, replay, save, verify
from civitas.kernel.results import Result
from civitas.kernel.setting import Option
from civitas.kernel.table import Table
from civitas.kernel.titles import Meta, Title, known_titles
from civitas.kernel.views import SeatView
from civitas.kernel.words import Words, words_for

__all__ = [
    "Ask",
    "BadFile",
    "BadSetup",
    "CivitasError",
    "Entry",
    "Header",
    "Journal",
    "Line",
    "Meta",
    "Option",
    "Pick",
    "Reason",
    "Refused",
    "Result",
    "SeatView",
    "Table",
    "Title",
    "Together",
    "UnknownTitle",
    "Verdict",
    "Words",
    "known_titles",
    "load",
    "new",
    "replay",
    "save",
    "verify",
    "words_for",
]
