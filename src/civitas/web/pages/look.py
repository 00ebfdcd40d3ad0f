"""What the page of a table shows, in parts; only those that have changed are sent.

The browser says which parts it has, each by a short sum of its contents, so the server keeps
nothing about who has seen what.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, TypeAlias

import msgspec
from markupsafe import Markup, escape

from civitas.kernel.asks import Ask
from civitas.kernel.log import readable
from civitas.kernel.shelf import MB, kept
from civitas.kernel.table import Table
from civitas.kernel.titles import SEAT_MARKS
from civitas.web.pages.bar import rests, sentence, whose
from civitas.web.pages.chat import chat
from civitas.web.pages.eyes import Eyes
from civitas.web.pages.guide import Guidance, guidance
from civitas.web.pages.habits import habits
from civitas.web.pages.offer import Offer, offer
from civitas.web.pages.pleading import pleading
from civitas.web.pages.story import FIRST, block_count, blocks
from civitas.web.pages.sums import changed, laid, marks_of, summed
from civitas.web.pages.times import times
from civitas.web.speech.endings import standings
from civitas.web.speech.voice import Voice
from civitas.web.speech.words import bot_name, web_words
from civitas.web.storage.schema import AUTOMA, PERSON
from civitas.web.tables.live import Chair, Live

NAMED: Final = 30
"""So many of those who watch are named."""
KINDS: Final = 8
"""So many kinds of browsers, by what they have, are told the same without making it anew."""
_Told: TypeAlias = tuple[bytes, frozenset[str]]
"""An update as JSON, and the sums of all parts of the page."""


class Confirm(msgspec.Struct, frozen=True):
    """A pick that somebody wants to be asked about once more before it is made."""

    why: str
    pick: str
    lines: tuple[str, ...]
    """What they did in this turn."""


class Update(msgspec.Struct, kw_only=True, omit_defaults=True):
    """All that changes on the page of a table."""

    seq: int
    title: str
    """For the title bar of the browser."""
    sentence: str
    """What is asked, or whom the table waits for."""
    parts: dict[str, tuple[str, str]]
    """By the id of its element: the sum and the contents of each part that has changed."""
    blocks: int
    lines: int
    since: int = 0
    """So many of them the seat had been told when its last pick was done; the rest is news."""
    unheard: int = 0
    """So many lines of the chat have come since then."""
    seat: int | None = None
    curtain: int | None = None
    """The seat to which the device has to be passed first."""
    back: int | None = None
    """The seat that can still take back instead."""
    others: tuple[int, ...] = ()
    """The seats at this screen that may come forward instead."""
    waiting: tuple[int, ...] = ()
    turn: bool = False
    undo: bool = False
    over: bool = False
    alone: bool = False
    """Does no person sit there any more? The sentence says then what becomes of the match."""
    ask: Offer | None = None
    message: str = ""
    confirm: Confirm | None = None
    guide: Guidance | None = None
    serial: int = 0
    after: int = 0
    """The number of this update, and of the one that it builds on, for a page that listens."""
    at: int = 0
    """How many picks have been made by then, without those that were taken back."""
    total: int = 0


class Drawn:
    """The page of a table in one state, as one seat sees it, or everybody who has none."""

    def __init__(self, live: Live, eyes: Eyes, language: str) -> None:
        self.state = _state_of(live)
        self._match, self._language, self._seat = live.id, language, eyes.seat
        table, self._voice = live.table, live.voice(language)
        self._lines = live.story(eyes.seat)
        waiting = () if live.cut_short else tuple(ask.seat for ask in table.asks)
        ask = table.ask_for(eyes.seat) if eyes.seat is not None and eyes.seat in waiting else None
        seen = eyes.seat, language
        board = laid(board_parts(table, eyes.seat, self._voice), live.boards.get(seen))
        live.boards[seen] = board
        rest: list[Iterable[tuple[str, str]]] = [
            notes(
                live.chairs,
                () if rests(live) else waiting,
                eyes.seat,
                language,
                times(live, language),
            ),
            (("said", chat(live.chat, language)), standing(table, self._voice)),
            (("plea", pleading(live, eyes.seat, self._voice)),),
            (("habits", habits(live, eyes.seat, self._voice)),),
            (("whose", whose(ask, eyes, self._voice)),) if eyes.shared else (),
        ]
        self._board, self._rest = board, [*map(summed, chain.from_iterable(rest))]
        self._events: dict[tuple[frozenset[str], int, tuple[str, ...]], _Told] = {}
        self._update = Update(
            seq=table.seq,
            title=_page_title(live, ask, eyes, self._voice),
            sentence=sentence(live, ask, eyes, self._voice),
            parts={},
            blocks=block_count(self._lines),
            lines=len(self._lines),
            since=len(self._lines) - _news(live, eyes.seat),
            unheard=_unheard(live, eyes.seat),
            seat=eyes.seat,
            curtain=eyes.curtain,
            back=eyes.back,
            others=() if eyes.curtain is None else tuple(seat for seat, _ in eyes.others),
            waiting=waiting,
            turn=ask is not None or (eyes.curtain is not None and eyes.curtain in waiting),
            undo=eyes.seat is not None and not live.open and _can_take_back(table, eyes),
            over=live.open,
            alone=bool(live.alone),
            at=len(table.journal),
            ask=None if ask is None or live.open else offer(table, ask, self._voice),
            guide=guidance(live, eyes.seat, language),
        )

    def update(
        self, watching: tuple[str, ...], have: frozenset[str], first: int
    ) -> tuple[Update, frozenset[str]]:
        """What a browser does not have of it yet, and the sums of all its parts.

        ``first`` is the first block of the log to send.
        """
        count = self._update.blocks
        earliest = count - FIRST if first < 0 else first
        reader = self._match, self._seat, self._voice
        log = blocks(self._lines, earliest, count, reader, have)
        rest = summed(("watching", _watching(watching, self._language)))
        beside = [*self._rest, *log, rest]
        new = changed(chain(self._board.unseen(have), beside), have)
        update = msgspec.structs.replace(self._update, parts=new)
        return update, self._board.marks | marks_of(beside)

    def told(self, watching: tuple[str, ...], have: frozenset[str], first: int) -> _Told:
        """The same as JSON, made once for all browsers that have the same."""
        key = have, first, watching
        found = self._events.get(key)
        if found is None:
            update, sums = self.update(watching, have, first)
            if len(self._events) >= KINDS:
                self._events.clear()
            found = self._events[key] = msgspec.json.encode(update), sums
        return found


def drawn(live: Live, eyes: Eyes, language: str) -> Drawn:
    """The page of a table as it is now. All who only watch, in one language, see the same drawing,
    as long as one of them holds it."""
    if eyes != Eyes(None):
        return Drawn(live, eyes, language)
    found: Drawn | None = live.sights.get(language)
    if found is None or found.state != _state_of(live):
        found = live.sights[language] = Drawn(live, eyes, language)
    return found


def _state_of(live: Live) -> tuple[int, int, int, bool]:
    """What tells whether a table looks as it did."""
    return live.table.seq, live.seating, live.spoken, live.open


def board_parts(table: Table, seat: int | None, voice: Voice) -> Iterable[tuple[str, str]]:
    """What lies on the board, as this seat sees it."""
    view = table.title.view(table.state, seat)
    return table.title.draw_layer(view, voice.words)


@kept(2 * MB)
def notes(
    chairs: tuple[Chair, ...],
    waiting: tuple[int, ...],
    mine: int | None,
    language: str,
    clocks: tuple[str, ...] = (),
    past: bool = False,
) -> tuple[tuple[str, str], ...]:
    """One line under each seat: who sits there, whether the table waits for them, and how long.
    In the ``past`` nobody thinks any more, and whoever has left may well have sat there still."""
    asked = "web-is-asked" if past else "web-thinks"
    told = dict.fromkeys(waiting, asked)
    return tuple(
        (f"note-{n}", _note(chair, told.get(n, ""), n == mine, clocks[n : n + 1], language))
        for n, chair in enumerate(_then(chairs) if past else chairs)
    )


def _then(chairs: Iterable[Chair]) -> Iterable[Chair]:
    """Those of whom it is known that they always sat there: not the bots that play on."""
    return (chair if chair.away is None else chair._replace(bot=None) for chair in chairs)


def _note(chair: Chair, asked: str, mine: bool, clock: tuple[str, ...], language: str) -> str:
    say = web_words(language).say
    bot, away = chair.bot, chair.away
    parts: list[str] = []
    if mine:
        parts.append(say("web-you"))
    if chair.holder == AUTOMA:
        parts.append(say("web-automa"))
    if bot is not None:
        who = {"bot": bot_name(bot, language), "name": away or ""}
        played = "web-bot-instead" if chair.gone else "web-bot-for"
        parts.append(say("web-bot" if away is None else played, who))
    if asked:
        parts.append(say("web-is-asked" if bot is None else asked))
    time = [Markup(time) for time in clock if time and chair.holder == PERSON]
    return str(Markup(" · ").join([*parts, *time]))


def _news(live: Live, seat: int | None) -> int:
    """How many lines the log has for this seat since it last did something; none if it has not yet,
    since nothing came before them."""
    return 0 if seat is None else len(readable(live.table.log[_heard(live, seat) :], seat))


def _heard(live: Live, seat: int) -> int:
    """How many lines the log had when the person there last did something: what a bot has done for
    them they have not seen."""
    own = live.last_own(seat)
    return live.record.read(seat) if own is None else live.record.told_by(own)


def _unheard(live: Live, seat: int | None) -> int:
    """How much was said in the chat since this seat picked last; nothing before it has. Both are
    known to the second: whoever picked in that very one was there and has seen it."""
    journal = live.table.journal
    if not live.chat or seat is None or seat not in journal.seats:
        return 0
    picked = live.table.header.started + journal.times[journal.last_of(seat)]
    return sum([line.at > picked for line in live.chat])


@kept(MB)
def _watching(names: tuple[str, ...], language: str) -> str:
    """How many look on, and who of them has a name."""
    if not names:
        return ""
    count = web_words(language).say("web-watching", {"count": len(names)})
    named = [name for name in names if name]
    more = ["…"] if len(named) > NAMED else []
    return str(escape(": ".join(filter(None, (count, ", ".join(named[:NAMED] + more))))))


def _can_take_back(table: Table, eyes: Eyes) -> bool:
    return eyes.back is not None or table.can_undo(eyes.seat)


def standing(table: Table, voice: Voice) -> tuple[str, str]:
    """The end in one picture: all seats in their order, with points and winners; empty before."""
    if table.result is None:
        return "standing", ""
    won = voice.say("web-winner")
    rows = (
        f'<li class="seat-{row.seat}{" won" if row.won else ""}"><b>{row.rank}.</b>'
        f'<span class="crest" aria-hidden="true">{SEAT_MARKS[row.seat]}</span>'
        f'<span class="who">{escape(row.name)}</span>'
        + (f'<span class="laurel">★ <span>{escape(won)}</span></span>' if row.won else "")
        + f"<strong>{row.points}</strong></li>"
        for row in standings(table.result, voice)
    )
    return "standing", "".join(rows)


def _page_title(live: Live, ask: Ask | None, eyes: Eyes, voice: Voice) -> str:
    if live.table.over or live.cut_short:
        return _title_of("web-title-over", (), voice)
    if ask is not None and eyes.shared:
        return _title_of("web-title-now", (ask.seat,), voice)
    if ask is not None:
        return _title_of("web-title-turn", (), voice)
    return _title_of("web-title-waiting", tuple([a.seat for a in live.table.asks]), voice)


@kept(MB)
def _title_of(message: str, waiting: tuple[int, ...], voice: Voice) -> str:
    title = voice.words.say("title-name")
    return voice.say(message, names=voice.people(waiting), title=title)
