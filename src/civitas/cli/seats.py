"""Who sits at the table: people at this keyboard, bots, and automas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from civitas.cli.speech import Misuse
from civitas.kernel.chance import seed_number
from civitas.kernel.journal import Header
from civitas.kernel.match import is_unnamed
from civitas.kernel.setting import OptionValue
from civitas.kernel.titles import SEAT_MARKS, Meta, find_title
from civitas.kernel.words import Words, words_for
from civitas.lab.study import AUTOMA

if TYPE_CHECKING:
    from civitas.bots import Bot

YOU: Final = "you"
LONGEST: Final = 20


def read_seats(text: str) -> list[str]:
    """The seats of a new match: `you`, `you:Anna`, `automa` or a bot, with commas between."""
    from civitas.bots import BOTS, STUDENTS, make_bot

    seats = []
    taken = (AUTOMA, *BOTS, *STUDENTS)
    for part in text.split(","):
        kind, named, name = (piece.strip() for piece in part.partition(":"))
        if kind != YOU:
            if part.strip() != AUTOMA:
                make_bot(part.strip(), 0)
            seats.append(part.strip())
        elif named and (not name or name in taken or len(name) > LONGEST or not name.isprintable()):
            raise Misuse("error-name", name=name, longest=LONGEST)
        else:
            seats.append(name or YOU)
    return seats


def read_bots(text: str) -> tuple[str, ...]:
    """The seats of matches that nobody sits down to."""
    seats = tuple(read_seats(text))
    if YOU in text.replace(":", ",").split(","):
        raise Misuse("error-person")
    return seats


def seat_bots(header: Header, seed: str) -> dict[int, Bot]:
    """A bot for each seat that names one; at all others people are asked, or nobody is."""
    from civitas.bots import is_bot, make_bot

    return {
        n: make_bot(header.seats[n], seed_number(f"{seed} bot {n}"))
        for n in header.setting.players
        if is_bot(header.seats[n])
    }


def spoken_names(header: Header, words: Words) -> list[str]:
    """What the seats are called in the log: each name only once, and fit to be printed."""
    names = [
        _spoken(AUTOMA)
        if n in header.automas
        else words.say("seat-number", {"number": n + 1})
        if seat == YOU or is_unnamed(seat, n)
        else _spoken(seat)
        for n, seat in enumerate(header.seats)
    ]
    often = Counter(names)
    return [f"{name} {n + 1}" if often[name] > 1 else name for n, name in enumerate(names)]


def _spoken(name: str) -> str:
    return "".join(filter(str.isprintable, name[:1].upper() + name[1:LONGEST]))


def table_words(header: Header, lang: str, marked: bool = False) -> Words:
    """The words of a title at the table of a match; ``marked`` puts marks in front of the names."""
    meta = find_title(header.title)
    names = spoken_names(header, words_for(meta, lang))
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
