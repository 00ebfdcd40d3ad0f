"""The end in one picture: where the points came from, how it came to that, how to go on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.kernel.results import Result, best_wins
from civitas.web.pages.chart import chart
from civitas.web.pages.end import decided
from civitas.web.speech.endings import decided_by, ended, ending
from civitas.web.speech.voice import Voice, played_on, with_bots
from civitas.web.storage.schema import BOT, PERSON, Seat
from tests.recorded.marks import RECORDED
from tests.web.conftest import Opener
from tests.web.people import match_of, people, play, wait_for
from tests.web.server import Player, Served, ok, serving
from tests.web.test_api import finished

FILES = [next(RECORDED.glob(f"{title}/*/*greedy-end.civ")) for title in
         ("sands_of_time", "clash_of_cultures", "era_of_tribes")]  # fmt: skip
VOICE = Voice("sands_of_time", "en", ("Anna", "Ben", "Cleo"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('end') / 'here.db'}") as served:
        yield served


def page_of(player: Player, match: str) -> str:
    answer = player.http.get(f"{str(player.http.base_url).removesuffix('api/')}match/{match}/end")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parts[-3])
def test_every_title_tells_its_end(served: Served, file: Path) -> None:
    """All sources of points, a line for each seat that leads to its points, and the seed."""
    anna = served.player("Anna")
    made = ok(anna.http.post("/files", files={"file": (file.name, file.read_bytes())}))
    page, seats = page_of(anna, made["id"]), len(made["seats"])
    scores = made["result"]["scores"]
    totals = re.search(r"<tfoot>.*?</tfoot>", page, re.DOTALL)
    assert totals
    shown = sorted(int(number.replace("−", "-")) for number in re.findall(r">(−?\d+)<", totals[0]))
    assert shown == sorted(scores)
    assert page.count("<polyline") == 2 * seats
    assert re.search(r"<code>[^<]+</code>", page)


def test_the_page_of_one_who_played(served: Served) -> None:
    anna = served.player("Anna")
    page = page_of(anna, finished(anna))
    assert page.count("/rematch") == 2
    assert page.count("<tr>") > 2


def test_who_gave_up_does_not_win_alone(served: Served) -> None:
    """The bot that played on is named with them: at the end, in lists of matches, by the API."""
    anna = served.player("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    match = anna.create(seats=seats)["id"]
    ok(anna.post(f"/matches/{match}/resign"))
    wait_for(lambda: anna.table(match)["result"] is not None)
    told = re.search(r'<p class="lead">(.*?)</p>', page_of(anna, match))
    assert told
    result = anna.table(match)["result"]
    won = 0 in result["winners"]
    assert ("Anna (bot Medium)" in told[1]) == won
    assert ("Anna (bot Medium)" in result["text"]) == won
    assert ok(anna.get(f"/matches/{match}"))["result"]["text"] == result["text"]
    assert "Anna gave up; a bot played on." in told[1]
    assert "Anna gave up; a bot played on." in result["text"]
    assert "gave up; a bot played on</span>" in page_of(anna, match)


def test_a_winner_whose_bot_played_on_is_named_with_it() -> None:
    left = Seat(number=0, holder=BOT, bot="medium", person=1, name="Anna", resigned=True)
    stayed = Seat(number=1, holder=PERSON, person=2, name="Ben")
    assert played_on([left, stayed]) == ["medium", None]
    voice = with_bots(VOICE._replace(names=("Anna", "Ben")), played_on([left, stayed]))
    assert ending(best_wins([9, 4]), voice).text.startswith("Anna (bot Medium) wins")


def test_only_who_gave_up_is_said_to_have_done_so() -> None:
    seats = [
        Seat(number=0, holder=BOT, bot="medium", person=1, name="Anna", resigned=True),
        Seat(number=1, holder=BOT, bot="medium", person=2, name="Ben", resigned=False),
        Seat(number=2, holder=BOT, bot="medium", person=3, name="Cleo", resigned=True),
    ]
    told = ended(best_wins([9, 4, 1]), VOICE, seats).text
    assert told.endswith("Anna and Cleo gave up; bots played on.")
    assert "gave up" not in ended(best_wins([9, 4, 1]), VOICE, seats[1:2] * 3).text


def test_points_that_decide_need_no_tie_broken() -> None:
    ties = {"source-wonders": (3, 5, 0)}
    assert decided_by(best_wins([9, 4, 1]), ties, VOICE) == ""
    assert decided_by(best_wins([9, 9, 1]), ties, VOICE) == "", "they share the victory"


def test_who_comes_too_early_is_led_to_the_table(served: Served) -> None:
    anna = served.player("Anna")
    match = anna.create("toy", seats=[{"kind": "me"}, {"kind": "me", "name": "O"}])["id"]
    address = f"{str(anna.http.base_url).removesuffix('api/')}match/{match}"
    answer = anna.http.get(f"{address}/end")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/match/{match}")


def test_what_decided_it() -> None:
    sources = {"chronicles": (9, 12, 0), "wonders": (8, 1, 0), "advances": (2, 2, 1)}
    result = best_wins([19, 15, 1])
    told = "What Anna had over Ben: Wonders +7, Chronicles −3."
    assert decided(result, sources, VOICE) == told
    assert decided(Result((3, 3, 1), (0, 1)), sources, VOICE) == "", "nobody was ahead alone"
    assert decided(best_wins([4]), {"wonders": (4,)}, VOICE) == ""
    fewer = Result((12, 19, 1), (0,), ranks=(1, 2, 3), how="end-dominance")
    assert decided(fewer, sources, VOICE) == "", "points have not decided it"


def test_what_decided_it_adds_up() -> None:
    """Of six sources the two smallest are told together, or not at all if they cancel out."""
    few = {"chronicles": (51, 11), "lost": (0, -12), "wonders": (1, 4), "final_unrest": (3, 0)}
    told = decided(best_wins([57, 6]), {**few, "final_symbols": (2, 0)}, VOICE)
    assert told.endswith("Lost to unrest +12, Wonders −3, Lowest unrest +3, all else +2.")
    both = {**few, "final_symbols": (2, 0), "final_regions": (0, 2)}
    assert decided(best_wins([57, 8]), both, VOICE).endswith("Lowest unrest +3.")


def test_lines_lead_from_the_start_to_the_end() -> None:
    drawn = chart([(0, (0, 0)), (10, (4, -2)), (20, (8, 6.5))])
    assert (drawn.lowest, drawn.highest) == (-2, 8)
    first, second = re.findall(r'points="([^"]+)"', drawn.lines)
    assert [point.split(",")[0] for point in first.split()] == ["0.0", "300.0", "600.0"]
    heights = [float(point.split(",")[1]) for point in second.split()]
    assert heights[1] > heights[0] > heights[2] > 0
    assert len({str(sample).replace("seat-1", "seat-0") for sample in drawn.samples}) == 2


def test_a_rematch_one_seat_further(open_house: Opener, sqlite: str) -> None:
    """Whoever comes later sits where they were turned to, too."""
    house = open_house(sqlite)
    anna, ben, cleo = people(house, "Anna", "Ben", "Cleo")
    match = match_of(house, "toy", anna, ben, cleo)
    play(house, match, 200)
    again = house.lobby.rematch(ben, match, turned=True)
    for person in (anna, cleo):
        assert house.lobby.rematch(person, match) == again
    seats = house.hall.look(again, lambda live: [seat.name for seat in live.seats])
    assert seats == ["Cleo", "Anna", "Ben"]


def test_where_all_fall_below_zero_the_upper_end_is_zero() -> None:
    drawn = chart([(0, (0, 0)), (10, (-4, -2))])
    assert (drawn.lowest, drawn.highest) == (-4, 0)
    drawn = chart([(0, (0, 0)), (10, (0, 0))])
    assert (drawn.lowest, drawn.highest) == (0, 1)
