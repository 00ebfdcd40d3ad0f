"""The brains of the bots: worker processes that think, and threads that carry the thoughts over.

A match always goes to the same worker, which still has its table. A worker that dies or never
comes to an end is replaced; the table is told, and a random bot takes the seat.
"""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import select
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final
from zlib import crc32

from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from civitas.kernel.errors import CivitasError, Refused
from civitas.kernel.shelf import KB, Shelf
from civitas.web.bots.courtesy import Courtesy
from civitas.web.bots.fairness import Shares, Turn, Waiting
from civitas.web.bots.prompter import cues
from civitas.web.bots.thinker import Job, Thought, think_forever
from civitas.web.cores import everywhere
from civitas.web.speech.words import announcement
from civitas.web.storage.complaints import complain
from civitas.web.storage.schema import Match, Seat
from civitas.web.storage.steps import Step
from civitas.web.tables.hall import Hall
from civitas.web.tables.live import Live

PATIENCE: Final = 60.0
"""Seconds after which a bot that has not answered has crashed."""
STARTING: Final = 120.0
"""Seconds that a worker process may take to start: where everything is slow, no bot is to blame."""
LAST_RESORT: Final = "random"
KNOWN: Final = 256 * KB
"""Bytes for what is remembered of matches: it is little for each of them."""

_logger: Final = logging.getLogger(__name__)


class Died(Exception):
    """A worker process has ended or does not answer."""


class Worker:
    """One worker process; started anew when it has died."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process: SpawnProcess | None = None
        self._killed = False
        """Shall no process run any more?"""
        self._pipe: Connection[Job, Thought | None]
        self._ear: select.poll
        """Hears whether something has come: what a pipe itself does for that costs ten times as
        much."""
        self._started = False
        """Has the process said so?"""
        self._known: Shelf[str, int] = Shelf(KNOWN)
        """How many steps of a match the process has seen. It may have forgotten the match since;
        then it says so."""
        self._given: deque[tuple[str, int]] = deque()
        """The matches it thinks about, and how many steps of each it has seen then."""

    def ready(self) -> None:
        """Have a process ready."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=think_forever, args=(theirs, everywhere()), daemon=True)
        process.start()
        self._process = process  # not earlier: another thread may want to end it
        if self._killed:  # it did, before there was anything to end
            process.kill()
        theirs.close()
        self._ear = select.poll()
        self._ear.register(self._pipe, select.POLLIN)
        self._started = False
        self._known = Shelf(KNOWN)
        self._given.clear()

    def give(self, match: str, turn: Turn, steps: Callable[[int], list[Step]]) -> None:
        """Let the process think, when it has done what it was given before.

        ``steps`` gives the journal from a number on, where the turn does not bring along what the
        process has not seen. A process that has died will not answer.
        """
        self.ready()
        start = self._known.get(match) or 0
        self._known.pop(match)
        since = start - (turn.number - len(turn.latest))
        new = turn.latest[since:] if turn.latest and since >= 0 else tuple(steps(start))
        header = None if start else turn.header
        job = Job(match, header, start, tuple(map(tuple, new)), turn.bots)
        with suppress(OSError):  # the pipe would look anew for a way to pack each step
            self._pipe.send_bytes(pickle.dumps(tuple(job), pickle.HIGHEST_PROTOCOL))
        self._given.append((match, start + len(job.steps)))

    def answer(self) -> Thought | None:
        """The answer to the first job that has none yet; None if the process wants it all anew."""
        match, seen = self._given.popleft()
        try:
            if not self._started:
                self._hear(STARTING)
                self._started = True
            thought = self._hear(self._patience)
        except (EOFError, OSError) as error:
            raise Died(str(error)) from None
        if thought is not None:
            self._known.put(match, seen)
        return thought

    def _hear(self, seconds: float) -> Thought | None:
        if not self._ear.poll(seconds * 1000):
            raise Died("no answer")
        return self._pipe.recv()

    def kill(self) -> None:
        """End the process, whatever it does, for good; may be called from any thread."""
        self._killed = True
        process = self._process
        if process is not None:
            process.kill()

    def clear_away(self) -> None:
        """End the process and forget it, so that the next job gets a new one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._pipe.close()
            self._process = None


class Brains:
    """All bots of one server process."""

    def __init__(
        self,
        hall: Hall,
        outright: Callable[[str, int, Sequence[tuple[int, Any]], Callable[[], None]], bool],
        changed: Callable[[str, int], None],
        courtesy: Courtesy,
        workers: int,
        patience: float = PATIENCE,
    ) -> None:
        self._hall = hall
        self._outright = outright
        """Makes picks, some time soon, if it can; see `Outright.picks`."""
        self._courtesy = courtesy
        self._changed = changed
        """Called with the match and its number of steps when a bot was replaced."""
        self._shares = Shares()
        self._queues = [Waiting(self._shares) for _ in range(workers)]
        self._hopeless: Shelf[str, int] = Shelf(KNOWN)
        """Matches in which even the last resort fails, and at which number of steps."""
        self._closed = False
        self._patience = patience
        self._workers = [Worker(patience) for _ in self._queues]
        self._threads = [
            threading.Thread(target=self._run, args=(queue, worker), daemon=True)
            for queue, worker in zip(self._queues, self._workers, strict=True)
        ]
        for thread in self._threads:
            thread.start()

    def warm_up(self) -> None:
        """Start the worker processes before the first bot is asked."""
        for queue in self._queues:
            queue.put("", None)

    def wake(self, match: str, turn: Turn | None = None) -> None:
        """Something has changed: if a bot is asked now, it shall think. Whoever is at the table
        tells which ``turn`` it is; else somebody will go and look."""
        self._queues[crc32(match.encode()) % len(self._queues)].put(match, turn)

    def waiting(self) -> list[int]:
        """By worker, how many matches wait for it."""
        return [len(queue) for queue in self._queues]

    def close(self) -> None:
        """Stop thinking; what is not thought out will be thought anew after the next start."""
        self._closed = True
        for queue, worker in zip(self._queues, self._workers, strict=True):
            queue.close()
            worker.kill()
        for thread in self._threads:
            thread.join()

    def _run(self, queue: Waiting, worker: Worker) -> None:
        while (taken := queue.take()) and not self._closed:
            try:
                self._move(taken, worker)
            except SQLAlchemyError as error:  # whoever goes the rounds wakes them again
                complain("bots", error)
                worker.clear_away()
            except Exception:
                _logger.exception("bots: %s", taken[0][0])
                worker.clear_away()  # whatever it was given
        worker.clear_away()

    def _move(self, taken: Sequence[tuple[str, Turn | None]], worker: Worker) -> None:
        """Let the process think about some matches, and play each while it thinks on."""
        given: deque[tuple[str, Turn]] = deque()
        for match, known in taken:
            if not match:
                worker.ready()
                continue
            if known is None or known.cued:
                self._courtesy.let_pass()  # who merely hands a turn on keeps nobody waiting
            turn = self._called(match, known)
            if turn is not None and turn.cued:
                self._play(match, Thought(turn.number, turn.cued, None))
            elif turn is not None:
                worker.give(match, turn, partial(self._hall.store.steps, match))
                given.append((match, turn))
        while given:
            match, turn = given.popleft()
            try:
                thought = worker.answer()
            except Died:
                worker.clear_away()
                for other, _ in given:
                    self.wake(other)
                given.clear()
                if self._closed:
                    return
                thought = Thought(turn.number, (), (turn.seats[0], ""), self._patience)
            if thought is None:
                self.wake(match)
            else:
                self._shares.count(match, turn, thought.seconds)
                self._carry_over(match, turn, thought)

    def _called(self, match: str, known: Turn | None) -> Turn | None:
        """The turn that is to be thought about now. Whoever had to go and look for it comes back
        when it is its turn: it may be that of bots that have time."""
        try:
            turn = known or self._hall.look(match, bots_turn)
        except CivitasError:
            return None  # not started yet, or no longer there
        if turn is None or self._hopeless.get(match) == turn.number:
            return None
        if known is None:
            self.wake(match, turn)
        return known

    def _carry_over(self, match: str, turn: Turn, thought: Thought) -> None:
        """Have done what the bots have thought out: best where nobody has to wait for it; else what
        they shall do comes back here, and need not be thought out again."""
        number, picks = thought.number, thought.picks
        back = partial(self.wake, match, turn._replace(number=number, cued=picks, latest=()))
        plain = picks and thought.crashed is None
        if not plain or not self._outright(match, number, picks, back):
            self._courtesy.let_pass()
            self._play(match, thought)

    def _play(self, match: str, thought: Thought) -> None:
        """Do what the bots have thought out."""
        crashed = thought.crashed
        try:
            if thought.picks and not self._hall.picks(match, thought.number, thought.picks):
                self.wake(match)
                return
        except Refused as error:
            crashed = thought.picks[0][0], str(error)
        if crashed is not None:
            self._replace(match, *crashed)

    def _replace(self, match: str, seat: int, how: str) -> None:
        """Tell the table that a bot has crashed; a random one plays on."""
        turn = self._hall.look(match, bots_turn)
        if turn is None or seat not in turn.bots:
            return
        bot = turn.bots[seat]
        _logger.error("bots: %s crashed in %s: %s", bot, match, how or "its process died")
        store = self._hall.store
        if bot == LAST_RESORT:
            self._hopeless.put(match, turn.number)
            store.say(match, "", announcement("chat-bot-hopeless", number=seat + 1, bot=bot))
        else:
            chair = update(Seat).where(Seat.match == match, Seat.number == seat, Seat.bot == bot)
            here = update(Match).where(Match.id == match)

            def work(session: Session) -> None:
                session.execute(chair.values(bot=LAST_RESORT))
                session.execute(here.values(seating=Match.seating + 1))

            store.write(work)
            line = announcement("chat-bot-crashed", number=seat + 1, bot=bot, other_bot=LAST_RESORT)
            store.say(match, "", line)
        self._changed(match, turn.number)


def bots_turn(live: Live) -> Turn | None:
    """The bots that are asked; None if there are none, or if all people are away."""
    table, bots = live.table, live.bots
    seats = [ask.seat for ask in table.asks if ask.seat in bots]
    if not seats or not live.running or live.rests:
        return None
    cued = tuple(cues(table, bots)) if live.match.guided else ()
    whose = live.match.owner, live.deserted, cued, live.match.origin
    return Turn(table.header, table.seq, bots, seats, *whose, live.latest)
