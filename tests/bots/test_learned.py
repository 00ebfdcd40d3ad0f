"""The bots that have learned: weights that fit, and what they make of an ask."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.bots.judgement import (
    About,
    Judgement,
    Layers,
    digest_of,
    judgement_for,
)
from civitas.bots.learned import Learned, Wise
from civitas.cli.program import run
from civitas.kernel.titles import find_title

TITLE = "sands_of_time"
META = find_title(TITLE)


def asked(seed: str, picks: int = 40, seats: int = 2) -> civitas.Table:
    """A table after some picks, where somebody has a choice."""
    table = civitas.new(TITLE, seats=seats, seed=seed)
    bots = [make_bot("random", seat) for seat in range(seats)]
    while len(table.journal) < picks or len(table.asks[0].picks) < 3:
        seat = table.asks[0].seat
        table.pick(bots[seat].pick(Chair(table, seat)), seat)
    return table


def loving(feature: str, sign: int = 1) -> Judgement:
    """A judgement to which nothing counts but one feature."""
    table = civitas.new(TITLE, 2, seed="names")
    names = table.title.feature_names(table.state)
    one = np.ones(1, np.float32)
    layers = Layers(
        np.array([names.index(feature)], np.int16),
        *(0 * one, one, np.zeros((1, 2), np.float32), np.zeros(2, np.float32)),
        *(sign * one, np.zeros(2, np.float32), 0 * one),
    )
    about = About(
        TITLE, META.rules_version, 2, digest_of(names), unit=100.0, reach=300.0, boldness=1.0
    )
    return Judgement(about, layers)


def test_what_was_learned_decides() -> None:
    """Who loves unrest gets more of it than who hates it."""
    unrest = {}
    for sign in (1, -1):
        table = civitas.new(TITLE, seats=2, seed="unrest")
        bots = [Learned(1, loving("me.unrest", sign)), make_bot("random", 2)]
        found = 0
        for _ in range(150):
            if table.over:
                break
            seat = table.asks[0].seat
            table.pick(bots[seat].pick(Chair(table, seat)), seat)
            found += table.state.empires[0].unrest
        unrest[sign] = found
    assert unrest[1] > unrest[-1] + 50


@pytest.fixture
def weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something was learned about matches of two."""
    loving("me.crops").save(tmp_path / f"{TITLE}.npz")
    monkeypatch.setenv("CIVITAS_WEIGHTS", str(tmp_path))


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize("bot", ["learned", "wise:30"])
def test_the_same_seed_gives_the_same_picks_also_in_a_match_that_was_saved(
    bot: str, tmp_path: Path
) -> None:
    table = asked("again")
    civitas.save(table, tmp_path / "match.civ")
    again = civitas.load(tmp_path / "match.civ")
    seat = table.asks[0].seat
    for seed in range(3):
        picks = {make_bot(bot, seed).pick(Chair(each, seat)) for each in (table, table, again)}
        assert len(picks) == 1
        assert picks <= {*table.asks[0].picks}


@pytest.mark.usefixtures("weights")
@pytest.mark.parametrize(("bot", "like"), [("learned", "greedy"), ("wise:30", "search:30")])
def test_where_nothing_was_learned_they_play_as_what_they_are_made_of(bot: str, like: str) -> None:
    table = asked("three", seats=3)
    seat = table.asks[0].seat
    assert judgement_for(Chair(table, seat)) is None
    for seed in range(3):
        pick = make_bot(bot, seed).pick(Chair(table, seat))
        assert pick == make_bot(like, seed).pick(Chair(table, seat))


def test_search_judges_by_what_was_learned() -> None:
    table = asked("search")
    chair = Chair(table, table.asks[0].seat)
    world = chair.imagine(chair.luck(1))
    judgement = loving("me.crops")
    crops = world.state.empires[chair.seat].stock[0]
    more = chair.judged_by(judgement).evaluate(world) - chair.evaluate(world)
    assert more == pytest.approx(100.0 * min(crops, 5))
    assert Wise(1, judgement=judgement).pick(chair) in table.asks[0].picks


def test_who_has_learned_nothing_says_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for folder in ("", str(tmp_path)):
        monkeypatch.setenv("CIVITAS_WEIGHTS", folder)
        assert run(["simulate", TITLE, "--seats", "learned,random", "--lang", "en"]) == 2
        (sentence,) = capsys.readouterr().err.splitlines()
        assert "Nothing was learned about sands_of_time yet" in sentence


def broken(file: Path, how: str) -> None:
    """Weights that cannot be played with."""
    judgement = loving("me.unrest")
    about = judgement.about
    if how == "title":
        judgement.about = msgspec.structs.replace(about, title="oikumene")
    elif how == "rules":
        judgement.about = msgspec.structs.replace(about, rules="999")
    elif how == "features":
        judgement.about = msgspec.structs.replace(about, features="others")
    judgement.save(file)
    data = file.read_bytes()
    if how == "cut":
        file.write_bytes(data[: len(data) // 2])
    elif how == "text":
        file.write_text("weights")
    elif how == "part":
        with np.load(file) as stored:
            kept = {name: stored[name] for name in stored if name != "out"}
        np.savez(file, **kept)
    elif how == "shape":
        with np.load(file) as stored:
            np.savez(file, **(dict(stored) | {"out": np.zeros(7, np.float32)}))


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("cut", "cannot be read as weights"),
        ("text", "cannot be read as weights"),
        ("part", "cannot be read as weights"),
        ("shape", "cannot be read as weights"),
        ("title", "has weights for oikumene, not for sands_of_time"),
        ("rules", "for version 999 of the rules"),
        ("features", "for other features"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_one_sentence(
    how: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken(tmp_path / "weights.npz", how)
    code = run(["learn", TITLE, "--weights", str(tmp_path / "weights.npz"), "--lang", "en"])
    (sentence,) = capsys.readouterr().err.splitlines()
    assert (code, said in sentence) == (2, True)


@pytest.mark.parametrize("bot", ["learned", "wise", "wise:30"])
def test_without_numpy_one_sentence_says_what_to_install(
    bot: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert run(["simulate", TITLE, "--seats", f"{bot},random", "--lang", "en"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert 'pip install "civitas[learn]"' in sentence
