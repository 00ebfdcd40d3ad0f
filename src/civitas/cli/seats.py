"""Who sits at the table: people at this keyboard, and bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from civitas.cli.speech import Misuse
from civitas.kernel.chance import seed_number
from civitas.kernel.setting import OptionValue
from civitas.kernel.titles import SEAT_MARKS, Meta
from civitas.kernel.words import Words, words_for

if TYPE_CHECKING:
    from civitas.bots import Bot

YOU: Final = "you"
LONGEST: Final = 20


def read_seats(text: str) -> list[str]:
    """The seats of a new match: `you`, `you:Anna` or the name of a bot, with commas between."""
    from civitas.bots import BOTS, make_bot

    seats = []
    for part in text.split(","):
        kind, named, name = (piece.strip() for piece in part.partition(":"))
        if kind != YOU:
            make_bot(part.strip(), 0)
            seats.append(part.strip())
        elif named and (not name or name in BOTS or len(name) > LONGEST or not name.isprintable()):
            raise Misuse("error-name", name=name, longest=LONGEST)
        else:
            seats.append(name or YOU)
    return seats


def seat_bots(seats: Sequence[str], seed: str) -> dict[int, Bot]:
    """A bot for each seat that names one; the other seats are people."""
    from civitas.bots import BOTS, make_bot

    return {
        n: make_bot(name, seed_number(f"{seed} bot {n}"))
        for n, name in enumerate(seats)
        if name in BOTS
    }


def spoken_names(seats: Sequence[str], words: Words) -> list[str]:
    """What the seats are called in the log: each name only once, and fit to be printed."""
    names = [
        words.say("seat-number", {"number": n + 1})
        if seat in (YOU, "", f"seat {n + 1}")
        else "".join(filter(str.isprintable, seat[:1].upper() + seat[1:LONGEST]))
        for n, seat in enumerate(seats)
    ]
    often = Counter(names)
    return [f"{name} {n + 1}" if often[name] > 1 else name for n, name in enumerate(names)]


def table_words(meta: Meta, lang: str, seats: Sequence[str], marked: bool = False) -> Words:
    """The words of a title, at a table where these sit; ``marked`` puts their marks in front."""
    names = spoken_names(seats, words_for(meta, lang))
    if marked:
        names = [f"{SEAT_MARKS[n]} {name}" for n, name in enumerate(names)]
    return words_for(meta, lang, names)


def read_options(meta: Meta, texts: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a new match from `name=value`; what they may be is the title's business."""
    choices = {option.id: option.choices for option in meta.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = (piece.strip() for piece in text.partition("="))
        if not equals:
            raise Misuse("error-option-form", text=text)
        known = {str(choice).lower(): choice for choice in choices.get(name, ())}
        options[name] = known.get(value.lower(), value)
    return options
