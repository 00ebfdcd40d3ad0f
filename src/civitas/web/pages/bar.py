"""What stands above the answers: the sentence of the bar, and for whom the question is."""

from __future__ import annotations

from markupsafe import escape

from civitas.kernel.asks import Ask
from civitas.kernel.titles import SEAT_MARKS
from civitas.web.pages.eyes import Eyes
from civitas.web.speech.endings import decided_by, ended, ran_out
from civitas.web.speech.voice import Voice
from civitas.web.tables.live import Live


def sentence(live: Live, ask: Ask | None, eyes: Eyes, voice: Voice) -> str:
    """What is asked, whom the table waits for, or how it ended."""
    table = live.table
    if live.cut_short:
        return ran_out(live.match, live.seats, voice)
    if table.result is not None:
        told = ended(table.result, voice, live.seats).text
        return f"{told} {decided_by(table.result, table.title.ties(table.state), voice)}".strip()
    if ask is not None:
        return voice.words.ask(ask)
    if eyes.curtain is not None:
        return voice.say("web-pass-to", name=voice.names[eyes.curtain])
    if live.alone:
        return voice.say(live.alone)
    waiting = voice.say("web-waiting-for", names=voice.people(a.seat for a in table.asks))
    if eyes.seat is not None and table.ask_for(eyes.seat) is not None:
        # A secret answer is given; only whoever gave it is reminded of it.
        answer = table.journal.picks[table.journal.last_of(eyes.seat)]
        return voice.say("web-chosen", pick=voice.pick(answer), waiting=waiting)
    return waiting


def whose(ask: Ask | None, eyes: Eyes, voice: Voice) -> str:
    """Whom the question is for, where it may be for any of several at one screen; and who of them
    may go first instead."""
    if ask is None:
        return ""
    now = escape(voice.say("web-now", name=voice.names[ask.seat]))
    told = f'<span class="now">{_crest(ask.seat)} {now}</span>'
    others = (
        f'<button type="button" data-do="forward" data-seat="{seat}"{" data-hides" * hides} '
        f'title="{escape(voice.say("web-goes-first", name=voice.names[seat]))}">'
        f"{_crest(seat)} {escape(voice.names[seat])}</button>"
        for seat, hides in eyes.others
    )
    return told + "".join(others)


def _crest(seat: int) -> str:
    return f'<span class="crest seat-{seat}" aria-hidden="true">{SEAT_MARKS[seat]}</span>'


def rests(live: Live) -> bool:
    """Does nobody play on, since all people are away and one of them may return?"""
    return live.alone in ("web-rests", "web-rests-late")
