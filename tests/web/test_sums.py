"""Sums of the parts of a page: whoever looks again gets what they do not have, and no more."""

from __future__ import annotations

from civitas.web.pages.sums import Laid, Summed, changed, laid, marks_of

BOARD = [(f"in-{name}", f"<i>{name}</i>") for name in ("gaul", "rome", "egypt")]


def after(before: Laid | None, *changes: tuple[int, str]) -> Laid:
    """The board with other texts in these places."""
    parts = list(BOARD) if before is None else list(before.drawn)
    for place, text in changes:
        parts[place] = parts[place][0], text
    return laid(parts, before)


def sent(board: Laid, have: frozenset[str]) -> dict[str, tuple[str, str]]:
    new = changed(board.unseen(have), have)
    assert new == changed(board.parts, have), "another than what is missing"
    assert marks_of(board.parts) == board.marks
    return new


def all_of(parts: list[Summed]) -> dict[str, tuple[str, str]]:
    return {name: (mark, text) for name, mark, text in parts}


def test_who_has_nothing_gets_everything() -> None:
    first = after(None)
    assert sent(first, frozenset()) == all_of(first.parts)
    assert sent(after(first, (1, "<b>Rome</b>")), frozenset()).keys() == dict(BOARD).keys()


def test_who_has_what_was_before_gets_what_is_new() -> None:
    first = after(None)
    second = after(first, (1, "<b>Rome</b>"))
    assert sent(second, first.marks).keys() == {"in-rome"}
    assert sent(second, second.marks) == {}
    assert sent(after(second), second.marks) == {}


def test_who_has_missed_something_gets_that_too() -> None:
    first = after(None)
    second = after(first, (1, "<b>Rome</b>"))
    third = after(second, (2, "<b>Egypt</b>"))
    assert sent(third, first.marks).keys() == {"in-rome", "in-egypt"}


def test_what_is_as_it_was_long_ago_is_sent_again() -> None:
    first = after(None)
    second = after(first, (1, "<b>Rome</b>"))
    third = after(second, (1, BOARD[1][1]))
    assert sent(third, second.marks).keys() == {"in-rome"}
    assert sent(third, first.marks) == {}


def test_what_is_drawn_anew_word_for_word_is_the_part_before() -> None:
    first = after(None)
    again = laid([(name, f"{text} ".rstrip()) for name, text in first.drawn], first)
    assert again.fresh == []
    assert again.marks is first.marks
    assert all(part is was for part, was in zip(again.drawn, first.drawn, strict=True))
