"""What a ladder has shown: in the terminal, and as the page `docs/ladder.md`."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Final

from civitas.bots.contest import Played
from civitas.bots.rating import Met, Rating, better, ratings
from civitas.kernel.titles import find_title
from civitas.kernel.words import Words
from civitas.lab.figures import wilson

MEASURES: Final = ("medium", "greedy")
"""The bot that all others are measured by: the first of these that plays."""


def by_title(results: Iterable[Played]) -> dict[str, list[Played]]:
    """In the order of titles and bouts, however they came."""
    found: dict[str, list[Played]] = {}
    for played in sorted(results, key=lambda each: (each.bout.title, each.bout.number)):
        found.setdefault(played.bout.title, []).append(played)
    return found


def by_pair(results: Iterable[Played]) -> dict[tuple[str, str], list[Played]]:
    """The bouts of each pair."""
    found: dict[tuple[str, str], list[Played]] = {}
    for played in results:
        found.setdefault(played.bout.pair, []).append(played)
    return found


def wins(results: Sequence[Played]) -> tuple[float, float, float]:
    """The first bot's share of wins, with its 95 % interval."""
    won = sum(played.share for played in results)
    return won / len(results), *wilson(won, len(results))


def summary(results: Iterable[Played], own: Words) -> Iterator[str]:
    """A line for each pair on each title."""
    for title, played in by_title(results).items():
        for (bot, rival), met in by_pair(played).items():
            share, low, high = wins(met)
            thought = sum(each.seconds for each in met) / max(1, sum(each.picks for each in met))
            figures = {"title": title, "bot": bot, "rival": rival, "matches": len(met)}
            figures |= {"seats": met[0].bout.seats}
            shares = {"share": share, "low": low, "high": high, "thought": 1000 * thought}
            yield own.say("ladder-pair", {**figures, **shares})


def page(results: Sequence[Played], seed: str, matches: int, *, sure: bool = False) -> str:
    """All of it in Markdown: so many matches of each pair were asked for, or fewer where it was
    ``sure`` before who is better."""
    lines = [
        "# The ladder",
        "",
        "Bots against each other on every title. This page is written by one command:",
        "",
        f"```\n{_command(results, seed, matches, sure=sure)}\n```",
        "",
        "Two bots meet with the same luck from either seat. A rating is Bradley and Terry's on",
        "Elo's scale (400 more are odds of ten to one), the likeliest for all results of a title,",
        "with its 95 % interval; a share of wins has Wilson's. *Sure* says after how many matches",
        "Wald's sequential test would have stopped (errors of 1 %, 6 wins of 10 against 4).",
    ]
    for title, played in by_title(results).items():
        lines += ["", f"## {find_title(title).name}", "", *_section(played)]
    return "\n".join(lines) + "\n"


def strengths(results: Iterable[Played]) -> str:
    """The ratings alone, as `bots/strength.yaml` has them."""
    lines = [
        "# Written by `civitas ladder --strengths`: by title and bot, the rating on Elo's scale.",
        "# The first of medium and greedy that plays has 1500.",
    ]
    for title, played in by_title(results).items():
        rated = ", ".join(f"{bot}: {one.value:.0f}" for bot, one in _rated(played).items())
        lines.append(f"{title}: {{{rated}}}")
    return "\n".join(lines) + "\n"


def _rated(results: Sequence[Played]) -> dict[str, Rating]:
    """What the bots of one title are worth, the best first."""
    met = [Met(*played.bout.pair, played.share) for played in results]
    names = [bot for pair in by_pair(results) for bot in pair]
    return ratings(met, next((bot for bot in MEASURES if bot in names), names[0]))


def _command(results: Sequence[Played], seed: str, matches: int, *, sure: bool) -> str:
    """What has to be typed to get the same."""
    bots = list(dict.fromkeys(bot for played in results for bot in played.bout.pair))
    words = ["civitas", "ladder", "--titles", ",".join(by_title(results)), "--bots", ",".join(bots)]
    words += ["--matches", str(matches), "--seats", str(results[0].bout.seats), "--seed", seed]
    words += ["--sure"] * sure + ["--write", "docs/ladder.md"]
    return shlex.join([*words, "--strengths", "src/civitas/bots/strength.yaml"])


def _section(results: Sequence[Played]) -> Iterator[str]:
    thought = _thoughts(results)
    yield f"Rules version {find_title(results[0].bout.title).rules_version}."
    yield ""
    yield "| bot | rating | 95 % | a decision |"
    yield "| --- | ---: | ---: | ---: |"
    for bot, rating in _rated(results).items():
        took = f"{1000 * thought[bot]:.0f} ms" if bot in thought else ""
        yield f"| {bot} | {rating.value:.0f} | {rating.low:.0f} to {rating.high:.0f} | {took} |"
    yield ""
    yield "| who | against | matches | share of wins | 95 % | sure |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for (bot, rival), bouts in by_pair(results).items():
        share, low, high = wins(bouts)
        sure = better([played.share for played in bouts])
        yield (
            f"| {bot} | {rival} | {len(bouts)} | {share:.0%} | {low:.0%} to {high:.0%} "
            f"| {'' if sure is None else sure} |"
        )


def _thoughts(results: Iterable[Played]) -> dict[str, float]:
    """By bot, the seconds of a decision; of those who are only played against nothing is known."""
    found: dict[str, list[float]] = {}
    for played in results:
        if played.picks:
            found.setdefault(played.bout.pair[0], []).append(played.seconds / played.picks)
    return {bot: fmean(each) for bot, each in found.items()}
