"""Section 22, phase 5: the end of a dynasty, chronicles and what they are worth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.content import BORDERS
from civitas.titles.sands_of_time.picks import Lay, Play, Score
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from civitas.titles.sands_of_time.view import View, view
from tests.titles.sands_of_time.helpers_a import choose
from tests.titles.sands_of_time.helpers_b import asked, offered
from tests.titles.sands_of_time.helpers_c import (
    chronicle_vp,
    counted,
    dynasty_end,
    heritage,
    measure,
    seen,
    tally,
    vp,
)
from tests.titles.sands_of_time.test_wild_positions import wild_position

CONDITIONS = {
    "A": (3, 6, 9, 12, 16, 20, 24),
    "B": (3, 5, 7, 9, 11, 13, 15),
    "C": (4, 5, 6, 7, 8, 9, 10),
    "D": (12, 14, 16, 18, 21, 24, 27),
    "E": (4, 7, 10, 13, 17, 21, 25),
    "F": (3, 5, 7, 9, 11, 13, 15),
}
"""By field, what chronicle cards 1 to 7 ask for."""
POINTS = (1, 3, 6, 10, 15, 21, 28)
HOME = (
    *("italia", "gallia", "hispania", "libya", "mauretania"),
    *("aegyptus", "graecia", "britannia", "germania", "nubia"),
)


# ------------------------------------------------------------------ positions by measure


def tiles(scene: Scene, **numbers: int) -> None:
    """So many tiles of each kind in the first regions of seat 0, one in a region."""
    for kind, number in numbers.items():
        for region in HOME[:number]:
            scene.built(region, kind)


def with_levels(scene: Scene, n: int) -> None:
    """Tiles of level 1, at most six of a kind."""
    kinds = ("quarry", "road", "barracks", "triumphal_arch")
    tiles(scene, **{kind: max(min(n - 6 * i, 6), 0) for i, kind in enumerate(kinds)})


def with_fountains(scene: Scene, n: int) -> None:
    aqueducts = min(n // 2, 6)
    tiles(scene, aqueduct=aqueducts, irrigation=n - 2 * aqueducts)


def with_lyres(scene: Scene, n: int) -> None:
    libraries = min(n // 3, 6)
    amphitheaters, temples = divmod(n - 3 * libraries, 2)
    tiles(scene, library=libraries, amphitheater=amphitheaters, temple=temples)


def with_citizens(scene: Scene, n: int) -> None:
    """Peasants at home and abroad, and soldiers if there must be more."""
    peasants = min(n, 20)
    abroad = peasants // 2
    scene.citizens(0, libya=(peasants - abroad, 0), rhodes=(abroad, n - peasants))


def routes(n: int) -> list[str]:
    """Borders with goods, then some to capitals of others that lie on no border with a good."""
    goods = [border.id for border in BORDERS if border.trade_good]
    return [*goods, "italia-sicilia", "graecia-rhodes", "armenia-persia"][:n]


def with_measure(field: str, n: int, **me: Any) -> Scene:
    """Five players; seat 0 has just this much on the field."""
    scene = Scene(players=5)
    scene.empire(
        0,
        capital="italia",
        provinces=HOME[1 : n if field == "C" else 7],
        caravans=routes(n) if field == "F" else (),
        **me,
    )
    for seat, capital in enumerate(("sicilia", "rhodes", "persia", "dacia"), start=1):
        scene.empire(seat, capital=capital)
    fill = {"A": with_levels, "B": with_fountains, "D": with_citizens, "E": with_lyres}
    if field in fill:
        fill[field](scene, n)
    return scene


def two(**me: Any) -> Scene:
    """Seat 0 in Italia, seat 1 in Syria."""
    return Scene().empire(0, capital="italia", **me).empire(1, capital="syria")


def lord(
    laid: dict[str, int], *heritage: int, theirs: dict[str, int] | None = None, **me: Any
) -> Scene:
    """Seat 0 with 10 regions and 30 citizens: every card on C and D is fulfilled."""
    scene = Scene(players=5)
    scene.empire(0, capital="italia", provinces=HOME[1:], laid=laid, heritage=heritage, **me)
    scene.empire(1, capital="sicilia", laid=theirs)
    for seat, capital in enumerate(("rhodes", "persia", "dacia"), start=2):
        scene.empire(seat, capital=capital)
    return scene.citizens(0, italia=(10, 5), gallia=(10, 5))


# ------------------------------------------------------------------ before chronicles


@pytest.mark.rule("SOT-22.1")
def test_before_the_dynasty_has_run_out_nothing_is_scored() -> None:
    scene = two(laid={"A": 1, "C": 2}, heritage=(3, 3, 3)).built("italia", "wonder")
    scene.state.dynasty_space = 6
    table = scene.at(Stage.DYNASTY_END)
    assert table.asks[0].what == "cards"
    assert seen(table).dynasty == 1
    assert vp(table) == 0
    assert heritage(table) == (3, 3, 3)
    assert seen(table).empires[0].laid == (1, None, 2, None, None, None)


@pytest.mark.rule("SOT-22.2")
@pytest.mark.parametrize("dynasty", [1, 2])
def test_a_point_for_each_controlled_wonder(dynasty: int) -> None:
    scene = two(provinces=["gallia"]).built("italia", "wonder").built("gallia", "wonder")
    scene.built("sicilia", "wonder").built("syria", "wonder")  # of nobody, and of seat 1
    table = dynasty_end(scene, dynasty)
    assert (vp(table), vp(table, 1)) == (2, 1)


@pytest.mark.rule("SOT-22.2")
def test_two_points_for_each_wonder_with_vision() -> None:
    scene = two(provinces=["gallia"], advances=["vision"])
    table = dynasty_end(scene.built("italia", "wonder").built("gallia", "wonder"))
    assert vp(table) == 4


@pytest.mark.rule("SOT-22.2")
@pytest.mark.parametrize(
    ("advance", "points"), [("urbanism", 4), ("imperium", 3), ("classical_canon", 2)]
)
def test_points_by_the_advances_of_level_5(advance: str, points: int) -> None:
    """Two Cities and three colonies; six lyres, with the Canon's own two."""
    scene = two(provinces=["gallia"], colonies=["sicilia", "libya", "rhodes"], advances=[advance])
    scene.built("gallia", "city").built("libya", "city", "amphitheater")
    assert vp(dynasty_end(scene)) == points


@pytest.mark.rule("SOT-22.2", "SOT-22.12")
def test_these_points_are_no_chronicle_points() -> None:
    scene = two(advances=["vision", "urbanism", "imperium", "classical_canon"], colonies=["gallia"])
    table = dynasty_end(scene.built("italia", "wonder", "city", "library"))
    assert vp(table) == 2 + 2 + 1 + (1 + 1 + 3 + 1 + 2) // 3
    assert chronicle_vp(table) == (0, 0, 0)


@pytest.mark.rule("SOT-22.2")
def test_they_come_before_the_chronicles() -> None:
    table = dynasty_end(lord({"C": 3, "D": 4}, 0, 4, 0).built("italia", "wonder"))
    assert asked(table) == ("score", 0)
    assert vp(table) == 1


# ------------------------------------------------------------------ revealing


@pytest.mark.rule("SOT-22.3")
def test_all_chronicles_are_revealed_before_anyone_scores() -> None:
    scene = lord({"C": 3, "D": 4}, 0, 4, 0, theirs={"B": 6, "F": 7})
    hidden = scene.turn(0)
    assert seen(hidden, 0).empires[1].laid == (None, 0, None, None, None, 0)
    table = dynasty_end(scene)
    assert asked(table) == ("score", 0)
    for seat in (0, 2, None):
        assert seen(table, seat).empires[1].laid == (None, 6, None, None, None, 7)
        assert seen(table, seat).empires[0].laid == (None, None, 3, 4, None, None)


@pytest.mark.rule("SOT-22.4", "SOT-22.6")
def test_a_revealed_chronicle_says_what_it_lacks() -> None:
    """Nothing else tells why it does not score. Historiography counts 1 more."""
    table = dynasty_end(lord({"A": 1, "C": 3}, 0, 1, 0, advances=["historiography"]))
    words = words_for(META, "en", tuple("ABCDE"))
    assert [words.line(line) for line in table.log if line.message == "opened"] == [
        "A reveals chronicle 1 on field A Great Works: 0 of 3, heritage 1 of 1.",
        "A reveals chronicle 3 on field C Realm: 10 of 6, heritage 2 of 3.",
    ]
    assert vp(table) == 0


@pytest.mark.rule("SOT-22.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_players_score_in_turn_order_from_the_start_player(start: int) -> None:
    scene = Scene(players=3)
    homes = (HOME[:5], ("syria", "cyprus", "rhodes", "armenia", "asia_minor"), ("aethiopia",))
    for seat, regions in enumerate(homes):
        laid = {"C": 2, "D": 1} if seat < 2 else {}
        scene.empire(
            seat, capital=regions[0], provinces=regions[1:], heritage=(0, 2, 0), laid=laid
        ).citizens(seat, **{regions[0]: (12, 0)})
    table = dynasty_end(scene, start=start)
    order = []
    while table.asks[0].what == "score":
        order.append(table.asks[0].seat)
        table.pick(Score("C"))
    assert order == [seat for seat in ((0, 1, 2) * 2)[start : start + 3] if seat != 2]


# ------------------------------------------------------------------ conditions


@pytest.mark.rule("SOT-22.4", "SOT-22.8")
@pytest.mark.parametrize("card", range(1, 8))
@pytest.mark.parametrize("field", CONDITIONS)
def test_each_card_on_each_field_scores_with_its_condition_met(field: str, card: int) -> None:
    wanted = CONDITIONS[field][card - 1]
    met = with_measure(field, wanted, laid={field: card}, heritage=(7, 7, 7))
    assert counted(met, field) == wanted
    table = dynasty_end(met)
    assert vp(table) == POINTS[card - 1]
    short = with_measure(field, wanted - 1, laid={field: card}, heritage=(7, 7, 7))
    assert counted(short, field) == wanted - 1
    table = dynasty_end(short)
    assert vp(table) == 0
    assert heritage(table) == (7, 7, 7)


@pytest.mark.rule("SOT-22.4")
def test_more_than_the_condition_is_as_good() -> None:
    assert vp(dynasty_end(with_measure("C", 10, laid={"C": 1}, heritage=(0, 1, 0)))) == 1


@pytest.mark.rule("SOT-22.4")
def test_the_field_decides_which_measure_counts() -> None:
    """10 regions and no citizen: card 1 is worth its point on C and nothing on D."""
    assert vp(dynasty_end(with_measure("C", 10, laid={"D": 1}, heritage=(0, 1, 0)))) == 0


@pytest.mark.rule("SOT-22.5")
@pytest.mark.parametrize(
    ("field", "category"), [("A", 0), ("B", 0), ("C", 1), ("D", 1), ("E", 2), ("F", 2)]
)
def test_the_category_of_each_field(field: str, category: int) -> None:
    """Card 2 wants heritage 2 in the category of its field, and in no other."""
    wanted = CONDITIONS[field][1]
    enough = [2 if n == category else 0 for n in range(3)]
    table = dynasty_end(with_measure(field, wanted, laid={field: 2}, heritage=enough))
    assert vp(table) == 3
    assert heritage(table) == tuple(3 if n == category else 0 for n in range(3))
    wrong = [1 if n == category else 9 for n in range(3)]
    table = dynasty_end(with_measure(field, wanted, laid={field: 2}, heritage=wrong))
    assert vp(table) == 0
    assert heritage(table) == tuple(wrong)


# ------------------------------------------------------------------ heritage


@pytest.mark.rule("SOT-22.6", "SOT-22.8")
@pytest.mark.parametrize("card", range(1, 8))
def test_a_card_needs_as_much_heritage_as_its_number(card: int) -> None:
    assert vp(dynasty_end(lord({"C": card}, 0, card, 0))) == POINTS[card - 1]
    assert vp(dynasty_end(lord({"C": card}, 0, card - 1, 0))) == 0


@pytest.mark.rule("SOT-22.7")
def test_two_cards_of_a_category_score_both_if_heritage_covers_the_sum() -> None:
    table = dynasty_end(lord({"C": 3, "D": 4}, 0, 7, 0))
    assert table.asks[0].what == "cards"
    assert vp(table) == 6 + 10


@pytest.mark.rule("SOT-22.7")
@pytest.mark.parametrize(("chosen", "points"), [("C", 6), ("D", 10)])
def test_otherwise_the_player_chooses_one(chosen: str, points: int) -> None:
    table = dynasty_end(lord({"C": 3, "D": 4}, 0, 6, 0))
    assert asked(table) == ("score", 0)
    assert offered(table, Score) == [Score("C"), Score("D")]
    table.pick(Score(chosen))
    assert vp(table) == points
    assert heritage(table) == (0, 7, 0)


@pytest.mark.rule("SOT-22.7", "SOT-22.6")
@pytest.mark.parametrize(
    ("political", "points"),
    [(3, 6), (2, 0)],  # only card 3 passes alone; none does
)
def test_only_a_card_that_passes_alone_can_be_chosen(political: int, points: int) -> None:
    table = dynasty_end(lord({"C": 3, "D": 4}, 0, political, 0))
    assert table.asks[0].what == "cards"
    assert vp(table) == points


@pytest.mark.rule("SOT-22.7")
def test_a_card_that_is_not_fulfilled_weighs_nothing() -> None:
    """Cards 3 and 4 on C and D with heritage 3, but too few citizens for D."""
    scene = with_measure("C", 6, laid={"C": 3, "D": 4}, heritage=(0, 3, 0))
    assert vp(dynasty_end(scene)) == 6


@pytest.mark.rule("SOT-22.7")
def test_cards_of_different_categories_are_not_added() -> None:
    """Cards 3 on B and 4 on C, with heritage 3 and 4."""
    scene = with_measure("B", 7, laid={"B": 3, "C": 4}, heritage=(3, 4, 0))
    table = dynasty_end(scene)
    assert vp(table) == 6 + 10
    assert heritage(table) == (4, 5, 0)


@pytest.mark.rule("SOT-22.8")
@pytest.mark.parametrize("negative", [True, False])
def test_a_card_that_does_not_score_costs_nothing(negative: bool) -> None:
    scene = Scene(negative_vp=negative).empire(0, capital="italia", vp=4, laid={"A": 7, "C": 5})
    table = dynasty_end(scene.empire(1, capital="syria"))
    assert vp(table) == 4
    assert heritage(table) == (0, 0, 0)


@pytest.mark.rule("SOT-22.9")
def test_heritage_rises_once_in_each_category_that_scored() -> None:
    scene = lord({"B": 1, "C": 3, "D": 2}, 1, 5, 9).built("italia", "city")
    table = dynasty_end(scene)
    assert vp(table) == 1 + 6 + 3
    assert heritage(table) == (2, 6, 9)


@pytest.mark.rule("SOT-22.9")
def test_the_rise_does_not_help_in_the_same_scoring() -> None:
    """Cards 1 and 2 with heritage 2: after one has scored it is 3, too late for the other."""
    table = dynasty_end(lord({"C": 2, "D": 1}, 0, 2, 0))
    table.pick(Score("C"))
    assert vp(table) == 3
    assert heritage(table) == (0, 3, 0)


@pytest.mark.rule("SOT-22.9")
def test_a_rise_of_one_player_leaves_the_others_alone() -> None:
    table = dynasty_end(lord({"C": 1}, 0, 1, 0))
    assert [heritage(table, seat) for seat in (1, 2, 3, 4)] == [(0, 0, 0)] * 4


@pytest.mark.rule("SOT-22.10")
def test_historiography_adds_one_to_heritage() -> None:
    table = dynasty_end(lord({"C": 3}, 0, 2, 0, advances=["historiography"]))
    assert vp(table) == 6
    assert heritage(table) == (0, 3, 0)
    assert vp(dynasty_end(lord({"C": 3}, 0, 1, 0, advances=["historiography"]))) == 0


@pytest.mark.rule("SOT-22.10", "SOT-22.7")
def test_historiography_adds_one_to_what_two_cards_need() -> None:
    table = dynasty_end(lord({"C": 3, "D": 4}, 0, 6, 0, advances=["historiography"]))
    assert vp(table) == 16


@pytest.mark.rule("SOT-22.10")
@pytest.mark.parametrize("field", CONDITIONS)
def test_historiography_works_in_every_category(field: str) -> None:
    scene = with_measure(field, CONDITIONS[field][0], laid={field: 1})
    assert vp(dynasty_end(scene.knows(0, "historiography"))) == 1


# ------------------------------------------------------------------ afterwards


@pytest.mark.rule("SOT-22.11")
def test_all_chronicles_return_to_hand_scored_or_not() -> None:
    table = dynasty_end(lord({"C": 1, "A": 7}, 0, 1, 0, theirs={"F": 4}))
    for seat in (0, 1):
        assert seen(table, seat).empires[seat].laid == (None,) * 6
        assert seen(table, seat).empires[seat].chronicles == (1, 2, 3, 4, 5, 6, 7)
    choose(table, *[("chronicle", "raid")] * 5)
    assert asked(table) == ("turn", 1)
    table.pick(Play("chronicle"))
    assert len(offered(table, Lay)) == 42


@pytest.mark.rule("SOT-22.12")
@pytest.mark.parametrize("dynasty", [1, 2, 3])
def test_chronicle_points_are_recorded_by_dynasty(dynasty: int) -> None:
    table = dynasty_end(lord({"C": 3, "D": 4}, 0, 7, 0).built("italia", "wonder"), dynasty)
    expected = [0, 0, 0]
    expected[dynasty - 1] = 16
    assert chronicle_vp(table) == tuple(expected)
    assert chronicle_vp(table, 1) == (0, 0, 0)


@pytest.mark.rule("SOT-22.13")
def test_measure_a_is_the_sum_of_levels_with_the_city_as_the_capacity() -> None:
    scene = two(provinces=["gallia"]).region("gallia", "gold", 5).region("italia", "crops", 3)
    scene.built("italia", "city", "wonder", "road").built("gallia", "city")
    scene.built("sicilia", "library").built("syria", "wonder")
    assert counted(scene, "A") == 3 + 4 + 1 + 5
    assert counted(scene, "A", 1) == 4


@pytest.mark.rule("SOT-22.13")
def test_measure_f_counts_goods_and_regions_with_hubs_of_others() -> None:
    """Wine; Syria, capital and City in one; Cyprus with a City of seat 2; not the own hubs."""
    ways = ["italia-graecia", "gallia-italia", "asia_minor-syria", "syria-aegyptus"]
    ways += ["asia_minor-cyprus", "graecia-rhodes"]
    scene = Scene(players=3).empire(0, capital="italia", provinces=["gallia"], caravans=ways)
    scene.empire(1, capital="syria").empire(2, capital="libya", provinces=["cyprus"])
    scene.built("gallia", "city").built("syria", "city").built("cyprus", "city")
    scene.built("rhodes", "city")  # nobody's
    assert counted(scene, "F") == 1 + 1 + 1


@pytest.mark.rule("SOT-22.13")
def test_measure_f_looks_at_hubs_as_they_are_now() -> None:
    """The City came after the caravan, and gave no heritage; for the chronicle it counts."""
    scene = Scene().empire(0, capital="italia", caravans=["graecia-rhodes"])
    scene.empire(1, capital="syria", provinces=["rhodes"])
    assert counted(scene, "F") == 0
    assert counted(scene.built("rhodes", "city"), "F") == 1


@pytest.mark.rule("SOT-22.13")
@pytest.mark.content(
    "chronicle_fields/A",
    "chronicle_fields/B",
    "chronicle_fields/C",
    "chronicle_fields/D",
    "chronicle_fields/E",
    "chronicle_fields/F",
)
@pytest.mark.parametrize(
    ("field", "value"), [("A", 5), ("B", 3), ("C", 2), ("D", 6), ("E", 2), ("F", 1)]
)
def test_each_field_has_its_own_measure(field: str, value: int) -> None:
    """A position in which all six differ."""
    scene = two(provinces=["gallia"], caravans=["italia-graecia"], advances=["plumbing"])
    scene.built("italia", "amphitheater", "quarry").built("gallia", "irrigation", "road")
    scene.citizens(0, italia=(2, 1), sicilia=(3, 0)).knows(0, "ornamentation")
    assert measure(scene.turn(0), field) == value


# ------------------------------------------------------------------ told once more


@pytest.mark.rule("SOT-22.2", "SOT-22.4", "SOT-22.6", "SOT-22.7", "SOT-22.8", "SOT-22.9")
@pytest.mark.parametrize("number", range(24))
def test_in_wild_positions_every_dynasty_is_scored_as_by_hand(number: int) -> None:
    """Random chronicles laid by rich empires; whoever has to choose chooses at random."""
    dice = random.Random(number)
    seats = 2 + number % 4
    start, position = wild_position(dice, seats)
    position.dynasty, position.dynasty_space = 1, 7
    for me in position.empires:
        cards = dice.sample(range(1, 8), 6)
        me.laid = tuple(card if dice.random() < 0.8 else 0 for card in cards)
    position.stage = Stage.DYNASTY_END
    before = view(position, None)
    laid = [me.laid for me in position.empires]
    table = Table(start.header, start.title, position=position)
    chosen: dict[tuple[int, int], str] = {}
    while table.asks[0].what == "score":
        ask = table.asks[0]
        pick = dice.choice(offered(table, Score))
        chosen[ask.seat, "ABCDEF".index(pick.field) // 2] = pick.field
        table.pick(pick)
    for seat in range(seats):
        points, risen = by_hand(before, seat, laid[seat], chosen)
        assert chronicle_vp(table, seat)[0] - before.empires[seat].chronicle_vp[0] == points
        extra = standing(before, seat)
        assert vp(table, seat) - before.empires[seat].vp == points + extra
        old = before.empires[seat].heritage
        assert heritage(table, seat) == tuple(
            min(h + r, 15) for h, r in zip(old, risen, strict=True)
        )


def standing(table: View, seat: int) -> int:
    """VP of Wonders and of the advances of level 5."""
    me = table.empires[seat]
    own = [region for region in table.regions if region.owner == seat]
    wonders = sum("wonder" in region.buildings for region in own)
    points = wonders * (2 if "vision" in me.advances else 1)
    if "urbanism" in me.advances:
        points += 2 * sum("city" in region.buildings for region in own)
    if "imperium" in me.advances:
        points += sum(region.status == "colony" for region in own)
    if "classical_canon" in me.advances:
        points += tally(table, seat)[4] // 3
    return points


def by_hand(
    table: View, seat: int, laid: tuple[int, ...], chosen: dict[tuple[int, int], str]
) -> tuple[int, list[int]]:
    """Chronicle VP of a player, and by how much heritage rises."""
    measures = tally(table, seat)
    points, risen = 0, [0, 0, 0]
    for category in range(3):
        heritage = table.empires[seat].heritage[category]
        heritage += "historiography" in table.empires[seat].advances
        met = {
            "ABCDEF"[f]: laid[f]
            for f in (2 * category, 2 * category + 1)
            if laid[f] and measures[f] >= CONDITIONS["ABCDEF"[f]][laid[f] - 1]
        }
        if sum(met.values()) > heritage:
            met = {field: card for field, card in met.items() if card <= heritage}
            if len(met) == 2:
                field = chosen.pop((seat, category))
                met = {field: met[field]}
        points += sum(POINTS[card - 1] for card in met.values())
        risen[category] = int(bool(met))
    assert not any(who == seat for who, _ in chosen)  # nobody was asked without need
    return points, risen
