"""`civitas learn --tried`: let bots try how much each aspect of a standing is worth."""

from __future__ import annotations

from pathlib import Path

from civitas.cli import numbers
from civitas.cli.crowd import Crowd
from civitas.cli.speech import Interrupted, Misuse
from civitas.kernel.match import new
from civitas.kernel.titles import Meta
from civitas.lab.figures import wilson


def try_out(
    crowd: Crowd,
    meta: Meta,
    into: Path,
    seed: str,
    table: tuple[int, int],
    work: tuple[int, int],
    start: Path | None,
) -> Path:
    """The rounds that are still to be done: a table of so many seats, so many lines; so many
    rounds, so many matches in each. The first is about the title's own judgement, or about the
    weights of a file. Tells the file."""
    from civitas.learning.tries import Tries
    from civitas.learning.trying import changes, play

    (seats, lines), (rounds, matches) = table, work
    numbers.check(2, seats=seats)
    if not new(meta.id, seats, seed=seed).title.aspect_names[0]:
        raise Misuse("error-no-aspects", title=meta.id)
    tries = Tries.opened(into, meta, seed, seats, lines, matches, start)
    try:
        if looks := tries.looks:
            tries.looked(crowd.done(changes, looks))
        for number in range(tries.rounds, rounds):
            won, many = tries.note(number, crowd.done(play, tries.round(number)))
            crowd.say("learn-tried", round=number, matches=many, share=won / max(many, 1))
    except KeyboardInterrupt:
        raise Interrupted("learn-interrupted", rounds=tries.rounds) from None
    file = tries.found()
    crowd.say("learn-done", file=str(file))
    return file


def tell_tried(
    crowd: Crowd, meta: Meta, file: Path, measure: tuple[int, int], seed: str, *, adopt: bool
) -> int:
    """How weights that were tried do against the title's own judgement, with so many lines and in
    so many matches. Found by older rules, they are good for those of now, too, unless they are
    beaten: then the file says so."""
    from civitas.bots.filed import holding, write
    from civitas.bots.weighed import checked, read
    from civitas.learning.meeting import meetings, met

    tried = read(file, meta)
    if adopt:
        tried = holding(tried, meta.rules_version)
    checked(tried, meta, new(meta.id, tried.seats, seed=seed).title, file)
    lines, matches = measure
    if not matches:
        return 0
    played = crowd.done(met, meetings(tried, lines, seed, matches))
    won = sum(each.share for each in played)
    low, high = wilson(won, len(played))
    share = {"share": won / len(played), "low": low, "high": high}
    crowd.say("learn-weighed", lines=lines, matches=len(played), **share)
    if not adopt:
        return 0
    if high < 1 / tried.seats:
        crowd.say("learn-usual-beats", rules=meta.rules_version)
        return 1
    write(tried, file)
    crowd.say("learn-adopted", file=str(file), rules=meta.rules_version)
    return 0
