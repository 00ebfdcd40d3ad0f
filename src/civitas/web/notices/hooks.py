"""Webhooks: a letter in the form that Discord, Slack or ntfy take."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from civitas.web.notices.letters import Letter
from civitas.web.notices.reach import BadReceiver

Form: TypeAlias = Callable[[str, Letter], tuple[str, dict[str, Any]]]
"""From the address that was given and a letter to where it goes and what is said there."""

_FOR_DISCORD: Final = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|[]<>"})
_FOR_SLACK: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def _discord(url: str, letter: Letter) -> tuple[str, dict[str, Any]]:
    """Whatever names are in it, nobody is called by it, and none of them is words of a link."""
    plain = letter._replace(
        title=letter.title.translate(_FOR_DISCORD), text=letter.text.translate(_FOR_DISCORD)
    )
    said = {"content": _lines(plain)[:2000], "allowed_mentions": {"parse": []}}
    return url, said


def _slack(url: str, letter: Letter) -> tuple[str, dict[str, Any]]:
    return url, {"text": _lines(letter).translate(_FOR_SLACK)}


def _ntfy(url: str, letter: Letter) -> tuple[str, dict[str, Any]]:
    """Said to the server, and not to the topic itself, so that any letters will do."""
    parts = urlsplit(url)
    message = "\n".join(filter(None, (letter.text, letter.foot)))
    said = {"topic": topic_of(url), "title": letter.title, "message": message}
    if letter.link:
        said["click"] = letter.link
    return f"{parts.scheme}://{parts.netloc}/", said


FORMS: Final[Mapping[str, Form]] = {"discord": _discord, "slack": _slack, "ntfy": _ntfy}


def topic_of(url: str) -> str:
    """The topic of ntfy that an address names."""
    topic = urlsplit(url).path.strip("/")
    if not topic or "/" in topic:
        raise BadReceiver("error-receiver-topic")
    return topic


def write(kind: str, url: str, letter: Letter) -> tuple[str, dict[str, str], bytes]:
    """Where it goes, and the headers and the content of the request."""
    where, said = FORMS[kind](url, letter)
    return where, {"Content-Type": "application/json"}, json.dumps(said).encode()


def _lines(letter: Letter) -> str:
    return "\n".join(filter(None, (letter.title, letter.text, letter.link, letter.foot)))
