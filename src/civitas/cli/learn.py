"""`civitas learn`: let a bot learn to judge positions, by matches with itself."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from civitas.cli import numbers
from civitas.cli.crowd import Crowd
from civitas.cli.speech import Interrupted, Lang, Misuse, language, program_words
from civitas.cli.trying import tell_tried, try_out
from civitas.kernel.match import new
from civitas.kernel.places import place
from civitas.kernel.titles import Meta, find_title
from civitas.lab.figures import wilson

if TYPE_CHECKING:
    from civitas.learning.course import Course
    from civitas.learning.lessons import Learnt

TWO: Final = 2
"""So many sit at the tables where it is learned what picks and standing are worth; and for standing
one match of them foretells the other."""


def command(
    title: Annotated[str, typer.Argument(metavar="TITLE", help="help-title")],
    into: Annotated[str, typer.Option("--into", metavar="DIR", help="help-learn-into")] = "",
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", help="help-learn-rounds")] = 8,
    matches: Annotated[
        int, typer.Option("--matches", metavar="N", help="help-learn-matches")
    ] = 300,
    measure: Annotated[int, typer.Option("--measure", metavar="N", help="help-measure")] = 100,
    weights: Annotated[str, typer.Option("--weights", metavar="FILE", help="help-weights")] = "",
    adopt: Annotated[bool, typer.Option("--adopt", metavar="", help="help-adopt")] = False,
    standing: Annotated[
        bool, typer.Option("--standing", metavar="", help="help-learn-standing")
    ] = False,
    tried: Annotated[bool, typer.Option("--tried", metavar="", help="help-learn-tried")] = False,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="help-learn-seats")] = TWO,
    lines: Annotated[int, typer.Option("--lines", metavar="N", help="help-learn-lines")] = 0,
    start: Annotated[str, typer.Option("--start", metavar="FILE", help="help-learn-start")] = "",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N", help="help-jobs")] = 1,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="help-seed")] = "civitas",
    lang: Lang = "",
) -> int:
    own = program_words(language(lang))
    numbers.check(TWO if standing else 1, matches=matches)
    numbers.check(1, jobs=jobs, rounds=rounds)
    numbers.check(0, measure=measure, lines=lines)
    meta = find_title(title)
    if find_spec("numpy") is None:
        raise Misuse("error-no-numpy")
    if bool(into) == bool(weights):
        raise Misuse("error-into-or-weights")
    if adopt and not (weights and measure):
        raise Misuse("error-adopt")
    if start and not (tried and into):
        raise Misuse("error-start")
    if tried and standing:
        raise Misuse("error-tried-or-standing")
    if (seats, lines) != (TWO, 0) and not tried:
        raise Misuse("error-tried")
    crowd = Crowd(own, jobs)
    if tried:
        file = place(weights or into)
        if into:
            begin = place(start) if start else None
            file = try_out(crowd, meta, file, seed, (seats, lines), (rounds, matches), begin)
            seed = f"{seed} measured"
        return tell_tried(crowd, meta, file, (lines, measure), seed, adopt=adopt)
    if not weights:
        learn(crowd, meta, place(into), seed, (rounds, matches, measure), standing=standing)
        return 0
    if standing:
        return tell_standing(crowd, meta, place(weights), measure, seed, adopt=adopt)
    if adopt:
        return adopted(crowd, meta, place(weights), measure, seed)
    tell(crowd, meta, place(weights), measure, seed)
    return 0


def learn(
    crowd: Crowd, meta: Meta, into: Path, seed: str, work: tuple[int, int, int], *, standing: bool
) -> None:
    """The course in this folder: so many rounds, so many matches in each, and as many to measure
    what was learned by; of picks, or of what standing is worth."""
    from civitas.learning.course import Course

    rounds, matches, measure = work
    course = Course.opened(into, meta, seed, matches)
    if standing:
        watch(crowd, course, rounds, measure)
        return
    train(crowd, course, rounds)
    best = course.choose()
    crowd.say("learn-done", file=str(best))
    tell(crowd, meta, best, measure, f"{seed} measured")


def train(crowd: Crowd, course: Course, rounds: int) -> None:
    """The rounds that are still to be done."""
    try:
        for number in range(len(course.rounds), rounds):
            done = course.learn(number, crowd.play(course.lessons(number)))
            fit = {"matches": done.matches, "asks": done.asks, "left": done.left}
            crowd.say("learn-round", round=number, **fit)
            for met in done.met:
                low, high = wilson(met.won, met.matches)
                share = {"share": met.won / met.matches, "low": low, "high": high}
                crowd.say("learn-met", boldness=met.boldness, matches=met.matches, **share)
    except KeyboardInterrupt:
        raise Interrupted("learn-interrupted", rounds=len(course.rounds)) from None


def watch(crowd: Crowd, course: Course, rounds: int, matches: int) -> None:
    """Learn what standing is worth, and let search meet itself with it."""
    from civitas.learning.outings import Outings
    from civitas.learning.stands import play

    outings = Outings(course)
    try:
        for number in range(outings.rounds, rounds):
            outings.note(number, crowd.done(play, outings.round(number)))
    except KeyboardInterrupt:
        raise Interrupted("learn-interrupted", rounds=outings.rounds) from None
    file, many, foretold = outings.learn()
    crowd.say("learn-standing", matches=many, title=foretold.title, learned=foretold.learned)
    crowd.say("learn-done", file=str(file))
    meta, seed = find_title(course.plan.title), f"{course.plan.seed} measured"
    tell_standing(crowd, meta, file, matches, seed, adopt=False)


def tell_standing(
    crowd: Crowd, meta: Meta, file: Path, matches: int, seed: str, *, adopt: bool
) -> int:
    """How search with what was learned of standing does against search without. Learned by older
    rules, it is good for those of now, too, unless search beats it: then the file says so."""
    from civitas.bots.filed import holding, write
    from civitas.bots.standing import checked, read
    from civitas.learning.outings import trials, tried

    known = read(file, meta)
    if adopt:
        known = holding(known, meta.rules_version)
    checked(known, meta, file)
    if not matches:
        return 0
    met = crowd.done(tried, trials(known, seed, matches))
    won = sum(each.share for each in met)
    low, high = wilson(won, len(met))
    share = {"share": won / len(met), "low": low, "high": high}
    crowd.say("learn-wise", matches=len(met), **share)
    if not adopt:
        return 0
    if high < 1 / 2:
        crowd.say("learn-search-beats", rules=meta.rules_version)
        return 1
    write(known, file)
    crowd.say("learn-adopted", file=str(file), rules=meta.rules_version)
    return 0


def adopted(crowd: Crowd, meta: Meta, weights: Path, matches: int, seed: str) -> int:
    """Weights that were learned by older rules are good for those of now, too, unless greedy beats
    them: then they say so."""
    from civitas.bots.judgement import read

    tried = weights.with_suffix(".tried.npz")
    try:
        read(weights, meta).holding(meta.rules_version).save(tried)
        if tell(crowd, meta, tried, matches, seed) < 1 / 2:
            crowd.say("learn-beaten", rules=meta.rules_version)
            return 1
        tried.replace(weights)
    finally:
        tried.unlink(missing_ok=True)
    crowd.say("learn-adopted", file=str(weights), rules=meta.rules_version)
    return 0


def tell(crowd: Crowd, meta: Meta, weights: Path, matches: int, seed: str) -> float:
    """How weights do against greedy: the most that they may be expected to win."""
    from civitas.bots.judgement import check_features, load
    from civitas.learning.course import meetings, met
    from civitas.learning.lessons import SEATS

    judgement = load(weights, meta)
    check_features(judgement, new(meta.id, SEATS, seed=seed), weights)
    if not matches:
        return 1.0
    bold = judgement.about.boldness
    played = crowd.play(meetings(meta.id, seed, weights, matches, (bold,)))
    (found,) = met(played)
    low, high = wilson(found.won, found.matches)
    share = {"share": found.won / found.matches, "low": low, "high": high}
    crowd.say("learn-met", boldness=bold, matches=found.matches, **share)
    times = [_thought(played, own) for own in (True, False)]
    crowd.say("learn-thought", own=times[0], greedy=times[1])
    return high


def _thought(played: Sequence[Learnt], own: bool) -> float:
    """Milliseconds of a decision: of those who have learned, or of greedy."""
    seconds, picks = 0.0, 0
    for each in played:
        for player, took, many in zip(each.lesson.players, each.seconds, each.picks, strict=True):
            if (player.weights is not None) == own:
                seconds += took
                picks += many
    return 1000 * seconds / max(picks, 1)
