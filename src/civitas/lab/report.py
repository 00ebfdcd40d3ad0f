"""The report of a study: one page that needs nothing but itself."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Final

import jinja2
import msgspec
import polars as pl

from civitas.kernel.asks import Pick, kinds_of
from civitas.kernel.speech import Choice
from civitas.kernel.titles import Meta
from civitas.kernel.words import Words, kind_message, words_for
from civitas.lab import pictures
from civitas.lab.figures import Interval, mean_reach
from civitas.lab.folder import Folder
from civitas.lab.study import Arm, Study, varied
from civitas.lab.summary import (
    Mean,
    Standing,
    Use,
    arms,
    seated,
    standings,
    uses,
    ways,
)

HERE: Final = Path(__file__).parent
LISTED: Final = 60
"""Things that are shown of those that are seldom taken; the file has all of them."""
PLACE: Final = re.compile('data-place="[^":]+:([^"]+)"')


class Part(msgspec.Struct, frozen=True):
    """A chapter of the report."""

    heading: str
    header: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    picture: str = ""
    text: str = ""
    named: int = 1
    """So many columns have names in them; figures are in all others."""


def lab_words(language: str) -> Words:
    """What the lab itself has to say."""
    return Words(language, (HERE / "catalogue",))


def write_report(folder: Folder, meta: Meta, language: str) -> Path:
    """Write what has been played so far."""
    matches = folder.gather("matches")
    own = lab_words(language)
    page = _template().render(
        own=own,
        meta=meta,
        size=_size(folder.study, matches, own),
        command=command(folder.study, folder.place),
        parts=list(_parts(folder, meta, matches, own)),
    )
    file = folder.place / "report.html"
    file.write_text(page, "utf-8")
    return file


def _size(study: Study, matches: pl.DataFrame, own: Words) -> str:
    """How much has been played, and how long a match is."""
    mean = Mean(*mean_reach(matches["decisions"].to_list()))
    played = {"matches": matches.height, "wanted": study.total, "decisions": mean.value}
    if mean.reach == inf:
        return own.say("report-size-of-one", played)
    return own.say("report-size", played | {"reach": mean.reach})


def command(study: Study, place: Path) -> str:
    """What was typed, and can be typed again."""
    words = ["civitas", "lab", study.title, "--into", str(place), "--seats", ",".join(study.seats)]
    words += ["--games", str(study.games), "--seed", study.seed]
    for name, value in study.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    for text in varied(study.vary):
        words += ["--vary", text]
    words += ["--things"] * study.things + ["--picks"] * study.picks
    return shlex.join(words)


def _template() -> jinja2.Template:
    loader = jinja2.FileSystemLoader(HERE)
    return jinja2.Environment(loader=loader, autoescape=True, trim_blocks=True).get_template(
        "report.html"
    )


def _parts(folder: Folder, meta: Meta, matches: pl.DataFrame, own: Words) -> Iterator[Part]:
    words = words_for(meta, own.language)
    rows = seated(matches).with_columns((pl.col("place") + 1).cast(pl.String).alias("place"))
    yield _standings(rows, "place", own, lambda name: own.say("seat", {"number": int(name)}))
    if rows["seats"].n_unique() > 1:
        yield _standings(rows, "seats", own, str)
    peoples = rows.filter(pl.col("origins") != "")
    if peoples.height:
        yield _standings(peoples, "origins", own, words.thing)
    if folder.study.vary:
        yield _arms(folder.study, matches, own, words)
    lengths = matches["decisions"].to_list()
    yield Part(
        own.say("part-length"),
        picture=pictures.spread(
            lengths, own.say("axis-decisions"), own.say("axis-matches"), own.language
        ),
    )
    points = rows["scores"].to_list()
    yield Part(
        own.say("part-points"),
        picture=pictures.spread(
            points, own.say("axis-points"), own.say("axis-seats"), own.language
        ),
    )
    yield _ways(matches, own, words)
    if folder.study.things:
        yield _uses(folder, meta, own, words)


def _standings(rows: pl.DataFrame, by: str, own: Words, called: Callable[[str], str]) -> Part:
    found = [row._replace(name=called(row.name)) for row in standings(rows, by)]
    fair = sum(row.wins for row in found) / sum(row.seats for row in found)
    return Part(
        own.say(f"part-{by}"),
        [own.say(f"column-{name}") for name in ("name", "played", "wins", "share", "points")],
        [_standing(row, own) for row in found],
        pictures.shares(found, fair, own.say("column-share"), own.language),
        own.say("fair", {"fair": fair}),
    )


def _standing(row: Standing, own: Words) -> list[str]:
    share = _share(row.share, row.interval, own)
    return [row.name, str(row.seats), str(row.wins), share, _mean(row.points, own)]


def _arms(study: Study, matches: pl.DataFrame, own: Words, words: Words) -> Part:
    called = {arm.name: _chosen(arm, words) for arm in study.arms}
    return Part(
        own.say("part-arms"),
        [own.say(f"column-{name}") for name in ("arm", "matches", "decisions", "points", "first")],
        [
            [
                called[arm.name],
                str(arm.matches),
                _mean(arm.decisions, own),
                _mean(arm.points, own),
                _share(arm.first, arm.interval, own),
            ]
            for arm in arms(matches)
        ],
    )


def _chosen(arm: Arm, words: Words) -> str:
    """The options of an arm as a form names them."""
    return ", ".join(words.chosen(Choice(name, value)) for name, value in arm.options.items())


def _ways(matches: pl.DataFrame, own: Words, words: Words) -> Part:
    return Part(
        own.say("part-ways"),
        [own.say("column-way"), own.say("column-matches")],
        [[_way(way, words), str(number)] for way, number in ways(matches)],
    )


def _way(way: str, words: Words) -> str:
    """How it was won; a rank that is in it differs from match to match."""
    return words.say(way, {"rank": "…"})


def fields_of(study: Study, meta: Meta) -> set[str]:
    """The fields of the board: what picks name on the sheet with the map, which is the first."""
    fields = set()
    for number in range(len(study.arms)):
        job = study.job(number)
        setting = meta.setting(len(job.seats), job.options, job.automas)
        sheets = [*meta.load().draw_base(setting, "en").values()]
        fields |= {field for sheet in sheets[:1] for field in PLACE.findall(sheet)}
    return fields


def _uses(folder: Folder, meta: Meta, own: Words, words: Words) -> Part:
    fields = fields_of(folder.study, meta)
    found = uses(folder.gather("things"))
    kinds = {kind.__name__.lower(): kind for kind in kinds_of(meta.load().pick_type)}
    called = {name: _called(kind, words) for name, kind in kinds.items()}
    never = sorted(called[name] for name in kinds.keys() - {use.kind for use in found})
    return Part(
        own.say("part-things"),
        [own.say(f"column-{name}") for name in ("kind", "thing", "offered", "taken", "rate")],
        [
            [
                called[use.kind],
                words.thing(use.thing) if use.thing else "–",
                str(use.offered),
                str(use.taken),
                own.say("percent", {"share": use.taken / use.offered}),
            ]
            for use in [use for use in found if _is_thing(use, words, fields)][:LISTED]
        ],
        named=2,
        text=own.say("never-offered", {"kinds": "; ".join(never) or "–", "listed": LISTED}),
    )


def _called(kind: type[Pick], words: Words) -> str:
    """What picks of a kind are called: only those that stand in a menu have a name of their own."""
    if words.has(kind_message(kind)):
        return words.kind(kind)
    return re.sub(r"(?<!^)([A-Z])", lambda found: f" {found[1].lower()}", kind.__name__)


def _is_thing(use: Use, words: Words, fields: set[str]) -> bool:
    """Cards, buildings and the like; not the fields of the board."""
    return not use.thing or (use.thing not in fields and words.has(f"thing-{use.thing}"))


def _share(share: float, interval: Interval, own: Words) -> str:
    return own.say("share", {"share": share, "low": interval.low, "high": interval.high})


def _mean(mean: Mean, own: Words) -> str:
    """Of one alone nothing is known of how far it reaches."""
    if mean.reach == inf:
        return own.say("mean-of-one", {"mean": mean.value})
    return own.say("mean", {"mean": mean.value, "reach": mean.reach})
