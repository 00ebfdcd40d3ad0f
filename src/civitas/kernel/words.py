"""Words: message ids with parameters become sentences, in English and German (Fluent).

Conventions that make one renderer serve every title:

- a text parameter is the id of a thing of the title (`italia`, `city`) and is told by the message
  ``thing-<id>``, if there is one;
- the parameters named ``seat`` and ``other`` are seats and are told by their holders' names;
- the pick `Annex` is told by ``pick-annex``, the ask `muster` by ``ask-muster``, the option
  `negative_vp` by ``option-negative_vp``, the reason `unpaid` by ``why-unpaid``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.errors import CivitasError
from civitas.kernel.log import Line
from civitas.kernel.titles import Meta

LANGUAGES: Final = ("en", "de")
SEAT_PARAMS: Final = ("seat", "other")
_HERE: Final = Path(__file__).parent / "catalogue"


class Words:
    """The catalogues of one language, for one title or for the kernel alone."""

    def __init__(self, language: str, folders: Sequence[Path], names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self._bundle = _bundle(language, tuple(folders))

    def has(self, message: str) -> bool:
        """Is there a message of this id?"""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, params: Mapping[str, Any] | None = None) -> str:
        """The sentence for a message id. A missing one is shown as its id, never as an error."""
        return self._format(message, params or {})[0]

    def faults(self, message: str, params: Mapping[str, Any]) -> list[str]:
        """What is wrong with a message and its parameters; law 8 wants an empty list."""
        return self._format(message, params)[1]

    def thing(self, name: str) -> str:
        """What a thing of the title is called."""
        return self.say(f"thing-{name}") if self.has(f"thing-{name}") else name

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-number", {"number": seat + 1})

    def pick(self, pick: Pick) -> str:
        """What a pick does."""
        return self.say(pick_message(pick), pick_params(pick))

    def ask(self, ask: Ask) -> str:
        """What is asked, in one sentence."""
        return self.say(f"ask-{ask.what}", ask.params)

    def line(self, line: Line) -> str:
        """What happened."""
        return self.say(line.message, line.params)

    def reason(self, reason: Reason) -> str:
        """Why something is not offered."""
        return self.say(f"why-{reason.message}", reason.params)

    def error(self, error: CivitasError) -> str:
        """What went wrong and what to do."""
        return self.say(error.message, error.params)

    def _format(self, message: str, params: Mapping[str, Any]) -> tuple[str, list[str]]:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message, [f"no message {message}"]
        text, errors = self._bundle.format_pattern(pattern, self._spoken(params))
        return str(text), [f"{message}: {error}" for error in errors]

    def _spoken(self, params: Mapping[str, Any]) -> dict[str, Any]:
        return {
            name: self.seat(value)
            if name in SEAT_PARAMS and isinstance(value, int)
            else self.thing(value)
            if isinstance(value, str)
            else value
            for name, value in params.items()
        }


def pick_message(pick: Pick) -> str:
    """The id of the message that tells a pick."""
    return f"pick-{type(pick).__name__.lower()}"


def pick_params(pick: Pick) -> dict[str, Any]:
    """The fields of a pick, as parameters of its message."""
    return {name: getattr(pick, name) for name in pick.__struct_fields__}


def words_for(meta: Meta, language: str, names: Sequence[str] = ()) -> Words:
    """The words of a title. ``names`` are those who sit at the table, by seat."""
    return Words(language, (_HERE, meta.words), names)


@cache
def kernel_words(language: str) -> Words:
    """The words for what belongs to no title: errors, refusals, the program itself."""
    return Words(language, (_HERE,))


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle
