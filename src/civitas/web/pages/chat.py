"""What people say at a table, and what the table tells them beside the game."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

from civitas.web.speech.words import asks_back, chat_text
from civitas.web.storage.schema import Chat


def chat(lines: Sequence[Chat], language: str) -> str:
    """All that was said, with the moment of each line."""
    return "".join(
        f'<li data-at="{line.at}"><strong>{escape(line.name)}</strong> {escape(line.text)}</li>'
        if line.name
        else f'<li class="soft{" asks" if asks_back(line) else ""}" data-at="{line.at}">'
        f"{escape(chat_text(line, language))}</li>"
        for line in lines
    )
