"""The standing answers of a seat, as its page shows them."""

from __future__ import annotations

from markupsafe import escape

from civitas.web.lobby.habits import habits_of
from civitas.web.speech.voice import Voice
from civitas.web.tables.live import Live


def habits(live: Live, seat: int | None, voice: Voice) -> str:
    """Each with how long it lasts and a button that ends it; nobody else sees them."""
    if seat is None or live.open or not live.habits:
        return ""
    return "".join(
        f"<li>{escape(_told(one.what, one.until, voice))} "
        f'<button type="button" class="plain" data-do="drop" data-what="{escape(one.what)}">'
        f"{escape(voice.say('web-habit-drop'))}</button></li>"
        for one in habits_of(live, seat)
    )


def _told(what: str, until: str, voice: Voice) -> str:
    answer = voice.words.say(f"standing-{what}")
    return voice.say("web-habit", answer=answer, until=voice.say(f"web-habit-{until}"))
