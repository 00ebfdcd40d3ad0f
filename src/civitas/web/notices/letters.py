"""Letters: what a notice says, in the language of whoever gets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import select

from civitas.kernel.errors import CivitasError
from civitas.kernel.words import LANGUAGES
from civitas.web.people.names import called
from civitas.web.speech.endings import ran_out
from civitas.web.speech.spans import left
from civitas.web.speech.voice import Voice, played_on, voice_of, with_bots
from civitas.web.speech.words import web_words
from civitas.web.storage.outcome import is_lost_by_time, outcome
from civitas.web.storage.schema import END, FREE, Channel, Invitation, Match, Person, Seat
from civitas.web.storage.store import Store
from civitas.web.tables.hall import Hall
from civitas.web.tables.live import Live

PUSH: Final = "push"
MAIL: Final = "mail"
LONGEST: Final = 600
"""Letters of its text: what is pushed has to fit into 4 kB."""


class Letter(NamedTuple):
    """What is told."""

    title: str
    text: str
    link: str = ""
    """Where to go."""
    foot: str = ""
    """Why it comes, and how to get no more of them."""
    stop: str = ""
    """The address behind which they end."""


def language_of(channel: Channel, person: Person) -> str:
    """The language in which somebody is written to."""
    wished = person.wishes.get("language", "")
    return wished if wished in LANGUAGES else channel.language


def first_word(channel: Channel, language: str) -> Letter:
    """The first that comes by a new channel; by e-mail, a question whether any more should."""
    say = web_words(language).say
    stop = stop_of(channel, language)
    if not channel.ready:
        link = f"{channel.site}/notices/{channel.secret}?lang={language}"
        text = say("notice-agree-text", {"site": channel.site})
        return Letter(say("notice-agree"), text, link, say("notice-agree-foot"), stop)
    text = say("notice-hello-text")
    return Letter(say("notice-hello"), text, "", _foot(channel, language), stop)


def on_turn(hall: Hall, match: str, channel: Channel, language: str, again: bool) -> Letter:
    """Whoever gets it is asked this, at this table; or still is, when the time is over."""

    def see(live: Live) -> tuple[str, str]:
        mine = live.seat_of(channel.person)
        voice = live.voice(language)
        ask = next((ask for ask in live.table.asks if ask.seat in mine), None)
        here = with_bots(voice, played_on(live.seats))
        others = here.people(n for n in range(len(live.seats)) if n not in mine)
        asked = "" if ask is None else voice.words.ask(ask)
        if ask is not None and len(mine) > 1:
            asked = f"{voice.say('web-now', name=voice.names[ask.seat])}\n{asked}"
        time = "" if ask is None else _time_left(live, ask.seat, language)
        text = "\n".join(filter(None, (asked, time, _with(others, voice))))
        return voice.words.say("title-name"), text[:LONGEST]

    try:
        title, text = hall.look(match, see)
    except CivitasError:  # a table that this server cannot show any more
        title, text = "Civitas", ""
    return Letter(
        web_words(language).say("notice-again" if again else "notice-turn", {"title": title}),
        text,
        f"{channel.site}/match/{match}",
        _foot(channel, language) if channel.kind == MAIL else "",
        stop_of(channel, language),
    )


def _time_left(live: Live, seat: int, language: str) -> str:
    """How long the table waits for a seat, and what happens then; nothing if it waits for ever."""
    end, say = live.due(seat), web_words(language).say
    if end is None:
        return ""
    then = say(f"web-then-{live.match.late}", {"left": left(end, language)})
    return say("notice-time", {"then": then})


def on_loss(store: Store, match: str, channel: Channel, language: str) -> Letter:
    """The time of whoever gets it is over, and what was agreed for that has happened."""
    found, seats = _there(store, match)
    voice = voice_of(found.title, seats, language)
    said, result = f"notice-lost-{found.late}-text", outcome(found, seats)
    if found.late == END and result is not None:
        said = "notice-lost-rated" if is_lost_by_time(result, seats) else "notice-lost-left"
    title = voice.say(f"notice-lost-{found.late}", title=voice.words.say("title-name"))
    return _of_the_past(match, seats, channel, voice, title, voice.say(said))


def on_end(store: Store, match: str, channel: Channel, language: str) -> Letter:
    """The match is over because somebody else has let the time run out."""
    found, seats = _there(store, match)
    voice = voice_of(found.title, seats, language)
    title = voice.say("notice-ended", title=voice.words.say("title-name"))
    return _of_the_past(match, seats, channel, voice, title, ran_out(found, seats, voice))


def _there(store: Store, match: str) -> tuple[Match, list[Seat]]:
    with store.reading() as session:
        return session.get_one(Match, match), store.seats(match, session)


def _of_the_past(
    match: str, seats: Sequence[Seat], channel: Channel, voice: Voice, title: str, text: str
) -> Letter:
    """What has happened at a table, and who else sits there."""
    here, language = with_bots(voice, played_on(seats)), voice.language
    others = here.people(seat.number for seat in seats if seat.person != channel.person)
    return Letter(
        title,
        "\n".join(filter(None, (text, _with(others, voice))))[:LONGEST],
        f"{channel.site}/match/{match}",
        _foot(channel, language) if channel.kind == MAIL else "",
        stop_of(channel, language),
    )


def on_invitation(store: Store, match: str, channel: Channel, language: str) -> Letter:
    """Whoever gets it is invited to this table, and by whom."""
    by = select(Person).join(Invitation, Invitation.by == Person.id)
    here = by.where(Invitation.match == match, Invitation.person == channel.person)
    with store.reading() as session:
        found = session.get_one(Match, match)
        seats = store.seats(match, session)
        friend = session.scalar(here)
        name = "" if friend is None else called(session, friend)
    voice = voice_of(found.title, seats, language)
    others = voice.people(seat.number for seat in seats if seat.holder != FREE)
    return Letter(
        voice.say("notice-invited", name=name, title=voice.words.say("title-name")),
        _with(others, voice),
        f"{channel.site}/match/{match}?key={found.link}",
        _foot(channel, language) if channel.kind == MAIL else "",
        stop_of(channel, language),
    )


def _with(names: str, voice: Voice) -> str:
    """Who sits at the table besides; nobody does where all have the same screen."""
    return voice.say("notice-with", names=names) if names else ""


def stop_of(channel: Channel, language: str) -> str:
    """The address behind which somebody gets no more."""
    return f"{channel.site}/notices/{channel.secret}/stop?lang={language}"


def _foot(channel: Channel, language: str) -> str:
    if channel.kind == PUSH:
        return ""
    params = {"site": channel.site, "link": stop_of(channel, language)}
    return web_words(language).say("notice-foot", params)
