"""The bots that have learned: weights that fit, and what they make of an ask."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest

import civitas
from civitas.bots import Chair, make_bot
from civitas.bots.advice import corrections
from civitas.bots.ahead import Budget
from civitas.bots.judgement import (
    SEEN,
    SHIPPED,
    About,
    Glance,
    Judgement,
    Layers,
    Likely,
    digest_of,
    judgement_for,
    load,
    marks_of,
)
from civitas.bots.learned import Learned, SecondThought, Wise
from civitas.bots.width import WIDE, Width
from civitas.bots.worlds import Stand
from civitas.cli.program import run
from civitas.kernel.titles import find_title, known_titles
from civitas.titles.oikumene.picks.common import Done

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
    one, index = np.ones(1, np.float32), np.array([names.index(feature)], np.int16)
    pick = np.zeros((1 + SEEN, 3), np.float32)
    pick[0, -1] = sign  # straight past the two units of the hidden layer
    layers = Layers(
        *(index, 0 * one, one, index, one, np.zeros(0, np.uint32)),
        *(np.zeros((1, 2), np.float32), pick, np.zeros(2, np.float32), np.zeros(2, np.float32)),
    )
    rules = (META.rules_version,)
    about = About(TITLE, rules, 2, digest_of(names), unit=100.0, reach=300.0, boldness=1.0)
    return Judgement(about, layers)


@pytest.mark.slow
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


class Fond:
    """Has learned to like each pick so much."""

    reach = 9.0

    def __init__(self, *more: float) -> None:
        self._more = more

    def corrections(self, _start: Stand, _seat: int, _picks: Sequence[Likely]) -> list[float]:
        return [*self._more]


def test_what_changes_nothing_is_held_for_less_than_to_end_it() -> None:
    """However well it is liked; a step that changes something is not, nor where nothing ends."""
    table = asked("idle")

    def seen(gain: float, stands: float, goes_on: float) -> Likely:
        return Likely(Stand(table, stands), Glance(gain, goes_on, 0, 0, 0), ())

    start, done, idle = Stand(table, 7.0), seen(0, 8.0, 0), seen(-0.02, 7.0, 1)
    step = seen(-0.5, 6.51, 1)
    end, still, moved = corrections(Fond(-0.3, 0.8, 0.4), start, 0, [done, idle, step])
    assert (end, moved) == (-0.3, 0.4)
    assert still - 0.02 < end
    assert corrections(Fond(0.2, 0.1), start, 0, [done, idle]) == [0.2, 0.1]
    assert corrections(Fond(0.8, 0.4), start, 0, [idle, step]) == [0.8, 0.4]


@pytest.mark.parametrize("bot", ["learned", "search:20"])
def test_nobody_drives_herds_to_and_fro(bot: str) -> None:
    """In this first spring and summer nothing is to be gained by it, and greedy lets them be."""
    table = civitas.new("oikumene", seats=2, seed="c0")
    bots = [make_bot(bot, seat) for seat in range(2)]
    asked, driven = 0, 0
    while len(table.journal) < 80:
        ask = table.asks[0]
        pick = bots[ask.seat].pick(Chair(table, ask.seat))
        asked += ask.what == "herds"
        driven += ask.what == "herds" and not isinstance(pick, Done)
        table.pick(pick, ask.seat)
    assert asked > driven
    assert driven <= 2


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


def test_what_is_added_is_told_by_what_a_pick_changes_and_by_its_marks() -> None:
    table = asked("added")
    chair = Chair(table, table.asks[0].seat)
    root, end = (chair.imagine(chair.luck(1)) for _ in range(2))
    end.state.empires[chair.seat].stock[0] += 2
    crops = loving("me.crops")
    layers, one, other = crops.layers, *table.asks[0].picks[:2]
    marks = [marks_of(table.asks[0].what, pick) for pick in (one, other)]
    known = min({*marks[0]} - {*marks[1]})
    more = np.array([[0, 0, 3]], np.float32)
    layers = layers._replace(
        marks=np.array([known], np.uint32), pick=np.concatenate([layers.pick, more])
    )
    judgement = Judgement(crops.about, layers).believed(0.5)
    seen = Glance(gain=1.0, goes_on=1, by_luck=0, begun=0, over=0)
    before, after = Stand(root, 1.0), Stand(end, 2.0)
    likely = [
        Likely(before, seen, marks[1]),
        Likely(after, seen, marks[1]),
        Likely(after, seen, marks[0]),
    ]
    assert judgement.corrections(before, chair.seat, likely) == pytest.approx([0, 100, 250])


def test_a_file_says_how_much_of_an_ask_is_looked_at(tmp_path: Path) -> None:
    table = asked("width")
    chair = Chair(table, table.asks[0].seat)
    loving("me.crops").looking(Width(many=2, spread=1, promising=1)).save(tmp_path / "few.npz")
    few = load(tmp_path / "few.npz", META)
    looked_at = []
    for judgement in (few, few.looking(WIDE)):
        thought = SecondThought(chair, chair.luck(1), judgement)
        thought.best(chair.ask.picks)
        looked_at.append(len(thought.gains()))
    assert looked_at[0] <= 2 < looked_at[1]


def test_what_was_learned_is_the_measure_of_what_search_plays_on() -> None:
    """With lines for a first look only, it does what it has learned to do."""
    table = asked("search")
    chair = Chair(table, table.asks[0].seat)
    few = Budget(lines=1)
    for judgement in (loving("me.crops"), loving("me.unrest")):
        pick = Learned(1, judgement).pick(chair)
        assert Wise(1, few, judgement).pick(chair) == pick


def test_who_has_learned_nothing_says_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("CIVITAS_WEIGHTS", str(tmp_path))
    assert run(["simulate", TITLE, "--seats", "learned,random", "--lang", "en"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "Nothing was learned about sands_of_time yet" in sentence


@pytest.mark.parametrize("title", known_titles())
def test_weights_come_with_every_title(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CIVITAS_WEIGHTS", raising=False)
    assert (SHIPPED / f"{title}.npz").stat().st_size <= 300_000
    table = civitas.new(title, seats=2, seed="shipped")
    chair = Chair(table, table.asks[0].seat)
    judgement = judgement_for(chair)
    assert judgement is not None
    assert make_bot("learned", 1).pick(chair) in chair.ask.picks


@pytest.mark.slow
def test_weights_learned_by_older_rules_hold_for_new_ones_if_greedy_does_not_beat_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    judgement = loving("me.crops")
    judgement.about = msgspec.structs.replace(judgement.about, rules=("old",))
    judgement.save(file)
    command = ["learn", TITLE, "--weights", str(file), "--adopt", "--lang", "en", "--measure"]
    assert run([*command, "0"]) == 2
    assert "--adopt needs weights and matches" in capsys.readouterr().err
    assert run(["learn", TITLE, "--weights", str(file), "--start", str(file)]) == 2
    assert "--start" in capsys.readouterr().err
    assert run([*command, "1"]) == 0
    assert load(file, META).about.rules == ("old", META.rules_version)
    assert [each.name for each in tmp_path.iterdir()] == ["weights.npz"]


def test_a_place_where_nothing_can_be_written_is_no_mistake_of_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, barred = tmp_path / "weights.npz", tmp_path / "weights.tried.part"
    loving("me.crops").save(file)
    barred.mkdir()
    assert run(["learn", TITLE, "--weights", str(file), "--adopt", "--lang", "en"]) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert f"{barred} cannot be read or written (Is a directory)" in sentence


def broken(file: Path, how: str) -> None:
    """Weights that cannot be played with."""
    judgement = loving("me.unrest")
    about = judgement.about
    if how == "title":
        judgement.about = msgspec.structs.replace(about, title="oikumene")
    elif how == "rules":
        judgement.about = msgspec.structs.replace(about, rules=("998", "999"))
    elif how == "width":
        judgement = judgement.looking(Width(45, 0, 6))
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
        ("width", "cannot be read as weights"),
        ("title", "has weights for oikumene, not for sands_of_time"),
        ("rules", "for version 998, 999 of the rules"),
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
