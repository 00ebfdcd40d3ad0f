"""The crowd of `civitas learn`: those who play, and the screen that tells how far they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from civitas.cli.crew import crew, progress_of
from civitas.cli.screen import Screen
from civitas.kernel.words import Words

if TYPE_CHECKING:
    from civitas.learning.lessons import Learnt, Lesson

Work = TypeVar("Work")
Done = TypeVar("Done")


class Crowd:
    """Those who play, and the screen that tells how far they are."""

    def __init__(self, own: Words, jobs: int) -> None:
        self._own, self._jobs = own, jobs
        self._screen = Screen()

    def say(self, message: str, **params: str | int | float) -> None:
        self._screen.line(self._own.say(message, params))

    def play(self, lessons: Sequence[Lesson]) -> list[Learnt]:
        """All of them; a Ctrl-C ends it."""
        from civitas.learning.lessons import play

        return self.done(play, lessons)

    def done(self, play: Callable[[Work], Done], matches: Sequence[Work]) -> list[Done]:
        """What came of all matches, in any order."""
        with progress_of(self._screen) as bar:
            task = bar.add_task(self._own.say("playing"), total=len(matches))
            found = []
            with crew(min(self._jobs, len(matches)), play, matches) as results:
                for each in results:
                    found.append(each)
                    bar.advance(task)
        return found
