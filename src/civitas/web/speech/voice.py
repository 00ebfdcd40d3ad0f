"""The voice of a table: a title's words in one language, with the names of those who sit there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from civitas.bots import is_bot
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.errors import CivitasError
from civitas.kernel.explain import Terms
from civitas.kernel.match import is_unnamed
from civitas.kernel.shelf import KB, MB, kept
from civitas.kernel.speech import SEAT_PARAMS
from civitas.kernel.titles import find_title
from civitas.kernel.words import Words, words_for
from civitas.web.speech.words import bot_name, sentence, web_words
from civitas.web.storage.schema import AUTOMA, BOT, PERSON, Seat

TURN: Final = "turn"
"""What is asked, in every title, when somebody may do anything in their turn: whatever it is says
so by itself."""


class Voice(NamedTuple):
    """In whose words a table is told: the title's, in one language, about these people."""

    title: str
    language: str
    names: tuple[str, ...] = ()
    """By seat; empty where nobody sits yet, or where nobody is spoken of."""

    @property
    def words(self) -> Words:
        """The words of the title."""
        return _words(self)

    @property
    def impersonal(self) -> Voice:
        """The same for what names nobody: it is told alike at all tables."""
        return _impersonal(self.title, self.language)

    def say(self, message: str, /, **params: str | float) -> str:
        """What the web table itself has to say."""
        return web_words(self.language).say(message, params)

    def about(self, pick: Pick) -> Voice:
        """The same for a pick: most name nobody, and are told alike at all tables."""
        return self if _names_somebody(type(pick)) else self.impersonal

    def pick(self, pick: Pick) -> str:
        """What a pick does."""
        return _pick(pick, *self.about(pick))

    def answer(self, what: str, pick: Pick) -> str:
        """What a pick does as an answer to this kind of ask."""
        if pick.__struct_fields__:
            return self.pick(pick)
        return _answer(what, pick, self.title, self.language)

    def answered(self, ask: Ask, text: str) -> str:
        """An answer with its question, without which it may say nothing; a menu asks none."""
        asked = self.words.ask(ask).strip()
        plain = ask.what == TURN or "?" not in asked
        return text if plain else self.say("web-answered", ask=asked, pick=text)

    def terms(self, terms: Terms, text: str) -> tuple[str, ...]:
        """What a pick costs and brings, one by one, but for what its own text names already."""
        return _terms(terms, text, self.title, self.language)

    def effect(self, thing: str) -> str:
        """What a thing does; nothing if the title has no words for it."""
        return _effect(thing, self.title, self.language)

    def refusal(self, error: CivitasError) -> str:
        """Why something is not done."""
        return sentence(error, self.language, self.words)

    def people(self, seats: Iterable[int]) -> str:
        """The names of those who sit there."""
        return ", ".join(self.names[seat] for seat in seats)


def voice_of(title: str, seats: Sequence[Seat], language: str) -> Voice:
    """The voice of a table at which these sit."""
    return Voice(title, language, tuple(seat_names(seats, language)))


def with_bots(voice: Voice, bots: Sequence[str | None]) -> Voice:
    """The same, and who has left is named together with the bot that plays on, by seat."""
    names = (
        voice.say("web-played-on", name=name, bot=bot_name(bot, voice.language)) if bot else name
        for name, bot in zip(voice.names, bots, strict=True)
    )
    return voice._replace(names=tuple(names))


def played_on(seats: Sequence[Seat]) -> list[str | None]:
    """Which bots play on for people who have left, by seat."""
    left = (seat.holder == BOT and seat.person is not None for seat in seats)
    return [seat.bot if gone else None for seat, gone in zip(seats, left, strict=True)]


def left_alone(seats: Sequence[Seat]) -> str:
    """The message that says how a running match stands at which no person sits any more: it rests
    as long as somebody may come back, else bots play it to its end, who may have been there alone
    from the first. Nothing where somebody sits.

    Whoever is late may never have left. An empty clock tells that; of days that have passed nothing
    is left to see, so what is said then holds for both."""
    if any(seat.holder == PERSON for seat in seats):
        return ""
    if all(seat.person is None for seat in seats):
        return "web-bots-only"
    away = [seat for seat in seats if seat.person is not None and not seat.resigned]
    if not away:
        return "web-bots-alone"
    return "web-rests-late" if all(seat.reserve == 0 for seat in away) else "web-rests"


def seat_names(seats: Sequence[Seat], language: str) -> list[str]:
    """What the seats are called: bots by their kind, each name only once."""
    names = [_seat_name(seat, language) for seat in seats]
    often = Counter(names)
    return [f"{name} {n + 1}" if often[name] > 1 else name for n, name in enumerate(names)]


def _seat_name(seat: Seat, language: str) -> str:
    if seat.person is None and (seat.holder == BOT or is_bot(seat.name)):  # the latter in files
        return bot_name(seat.name, language)
    if seat.holder == AUTOMA:
        return web_words(language).say("seat-automa")
    if seat.name and is_unnamed(seat.name, seat.number):  # in a file that a program has written
        return web_words(language).say("web-seat", {"number": seat.number + 1})
    return seat.name or web_words(language).say("seat-free")


@kept(2 * MB)
def _words(voice: Voice) -> Words:
    return words_for(find_title(voice.title), voice.language, voice.names)


@cache
def _impersonal(title: str, language: str) -> Voice:
    return Voice(title, language)


@cache
def _names_somebody(kind: type[Pick]) -> bool:
    return any(field in SEAT_PARAMS for field in kind.__struct_fields__)


# Picks exist once and are told again and again, so what they are called is remembered.
@kept(16 * MB)
def _pick(pick: Pick, title: str, language: str, names: tuple[str, ...]) -> str:
    return Voice(title, language, names).words.pick(pick)


@kept(MB)
def _answer(what: str, pick: Pick, title: str, language: str) -> str:
    return Voice(title, language).words.answer(what, pick)


@kept(8 * MB, key=KB)
def _terms(terms: Terms, text: str, title: str, language: str) -> tuple[str, ...]:
    return Voice(title, language).words.each_term(terms, text)


@kept(2 * MB)
def _effect(thing: str, title: str, language: str) -> str:
    words = Voice(title, language).words
    return words.say(f"effect-{thing}") if words.has(f"effect-{thing}") else ""
