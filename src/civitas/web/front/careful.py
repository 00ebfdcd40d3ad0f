"""One slip of the finger: whoever wants it is asked once more before what cannot be taken back."""

from __future__ import annotations

from typing import Final

from civitas.kernel.asks import Ask, Pick
from civitas.kernel.chance import Chance, seed_number
from civitas.kernel.errors import CivitasError
from civitas.kernel.table import Table
from civitas.web.lobby.pleas import VAGUE
from civitas.web.speech.voice import Voice
from civitas.web.storage.steps import Step
from civitas.web.tables.acts import Act
from civitas.web.tables.live import Live

LINES: Final = 40
"""So much of a turn is told, its end."""


class Weighty(CivitasError):
    """A pick that is for good; nothing has been done yet."""

    def __init__(self, pick: str, lines: tuple[str, ...]) -> None:
        super().__init__("web-for-good")
        self.pick = pick
        """What was picked, in words."""
        self.lines = lines
        """What the seat did in this turn before."""


def asking_first(act: Act, seat: int, choice: int, seq: int, language: str) -> Act:
    """The same, but a pick that is for good is refused: it has to be confirmed."""

    def unless_for_good(live: Live) -> list[Step]:
        ask = live.table.ask_for(seat)
        if ask is not None and ask.seq == seq and choice < len(ask.picks):
            pick = ask.picks[choice]
            if for_good(live.table, seat, pick):
                named = _named(live.voice(language), live.table, ask, pick)
                raise Weighty(named, this_turn(live, seat, language))
        return act(live)

    return unless_for_good


def _named(voice: Voice, table: Table, ask: Ask, pick: Pick) -> str:
    """The pick with what it costs and brings, as it is offered."""
    text = voice.answer(ask.what, pick)
    cost = table.title.terms(table.state, ask, pick)
    terms = () if cost is None else voice.terms(cost, text)
    return f"{text} ({', '.join(terms)})" if terms else text


def for_good(table: Table, seat: int, pick: Pick) -> bool:
    """Would this pick end the seat's turn, or bring something to light?

    Whoever is asked next together with others is at the end of a turn, too: a bot among them
    answers before anybody can take anything back.

    It is tried in a world that the seat may imagine: in the real one the answer would tell what is
    hidden there."""
    chance = Chance(seed_number(f"{table.header.commitment} {table.seq}"))
    imagined = table.imagine(seat, chance)
    imagined.pick(pick, seat)
    before, after = asked(table), asked(imagined)
    return seat not in after or not after <= before or not imagined.can_undo(seat)


def asked(table: Table) -> set[int]:
    """Whom the table waits for."""
    return {ask.seat for ask in table.asks}


def this_turn(live: Live, seat: int, language: str) -> tuple[str, ...]:
    """What has happened since anybody else did something."""
    start = live.record.alone_since(seat)
    lines = [line for line in live.table.log[start:] if line.visible_to(seat)]
    told = [*map(live.voice(language).words.line, lines), *_untold(live, seat, language)]
    return tuple(told[-LINES:])


def _untold(live: Live, seat: int, language: str) -> list[str]:
    """What the seat has answered since the log told of it last: of an action in several parts it
    tells when all of them are known. How that was asked a fork knows of the last of them; those
    before say what they do by themselves, but for a mere yes or no; and what is done in the middle
    of something else answers no question."""
    journal = live.table.journal
    picks = journal.picks[len(journal) - live.record.untold(seat) :]
    twin, voice, found = live.table.fork(), live.voice(language), list[str]()
    while picks and twin.can_undo(seat):
        twin.undo(seat)
        ask, pick = twin.ask_for(seat), picks.pop()
        if ask is not None:
            named = _named(voice, twin, ask, pick)
            found.insert(0, named if pick.by_itself else voice.answered(ask, named))
    plain = [voice.pick(pick) for pick in picks if type(pick).__name__.lower() not in VAGUE]
    return plain + found
