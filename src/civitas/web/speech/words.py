"""The languages of the web table: what a visitor reads best, and the words for it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from civitas.kernel.errors import CivitasError
from civitas.kernel.shelf import MB, kept
from civitas.kernel.words import LANGUAGES, Words, kernel_words
from civitas.web.storage.schema import Chat

_HERE: Final = Path(__file__).parent / "catalogue"
PLEA: Final = "chat-plea"
"""What the table says when somebody asks to take back."""


@cache
def web_words(language: str) -> Words:
    """What the web table itself has to say."""
    return Words(language, (_HERE,))


@kept(MB)
def best_language(header: str) -> str:
    """The language that a browser's Accept-Language header likes best among ours."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((float(weight or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    liked = [language for weight, language in sorted(wishes, key=_weight) if language in LANGUAGES]
    return liked[0] if liked else LANGUAGES[0]


def _weight(wish: tuple[float, str]) -> float:
    return -wish[0]


def sentence(error: CivitasError, language: str, words: Words | None = None) -> str:
    """What went wrong, from whichever catalogue has it; ``words`` know who sits at the table."""
    own = web_words(language)
    return (own if own.has(error.message) else words or kernel_words(language)).error(error)


def bot_name(bot: str, language: str) -> str:
    """What a kind of bot is called; one that somebody else brings has only its id."""
    words = web_words(language)
    return words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else bot.capitalize()


def announcement(message: str, /, **params: str | int) -> str:
    """A line that the table itself puts into the chat, to be read in any language."""
    return json.dumps([message, params], ensure_ascii=False)


def chat_text(line: Chat, language: str) -> str:
    """What a line of the chat says."""
    return line.text if line.name else announced(line.text, language)


def asks_back(line: Chat) -> bool:
    """Does the table tell that somebody asks to take back? The bar shows it as long as it holds."""
    return not line.name and json.loads(line.text)[0] == PLEA


def announced(text: str, language: str) -> str:
    """What an announcement says."""
    message, params = json.loads(text)
    for param in {"bot", "other_bot"} & params.keys():
        params[param] = bot_name(params[param], language)
    return web_words(language).say(message, params)
