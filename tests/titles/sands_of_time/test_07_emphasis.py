"""Section 7: unlocking, and the Emphasis cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from civitas import Pick, Table
from civitas.titles.sands_of_time.picks import (
    Annex,
    Calm,
    Caravan,
    Construct,
    Done,
    Drill,
    EndTurn,
    Group,
    Irrigate,
    Lay,
    Muster,
    Play,
    Plunder,
    Progress,
    Promote,
    Site,
    To,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import (
    ANY,
    board,
    choose,
    chosen,
    finish,
    marker_on_agriculture,
    offered,
    player,
    position,
    reason,
)

CATEGORIES = ["civil", "political", "cultural"]
UNLOCKING = {"civil": "tyranny", "political": "oligarchy", "cultural": "democracy"}

# ------------------------------------------------------------------ locked abilities


def converts_in_muster(**mine: Any) -> bool:
    table = position(gold=2, manned=True, **mine).turn(0, "muster")
    table.pick(Play("muster"))
    return offered(table, Promote("italia"))


def plunders_twice(**mine: Any) -> bool:
    table = position(**mine).citizens(0, italia=(0, 2)).turn(0, "raid", "chronicle")
    table.pick(Play("raid"))
    for region in ("gallia", "sicilia"):
        table.pick(Group("italia", "soldier", 1))
        table.pick(To(region))
    table.pick(Plunder("gallia"))
    return player(table, 0).crops == 2


def builds_a_city(**mine: Any) -> bool:
    table = position(gold=9, **mine).turn(0, "build")
    table.pick(Play("build"))
    table.pick(Site("italia"))
    return offered(table, Construct("city"))


def governs_without_crops(**mine: Any) -> bool:
    return offered(position(unrest=1, **mine).turn(0, "govern"), Play("govern"))


def begins_a_new_row(**mine: Any) -> bool:
    return offered(position(**mine).turn(0, "advance"), Play("advance"))


def uses_the_second_caravan_card(**mine: Any) -> bool:
    return offered(position(gold=2, **mine).turn(0, "caravan_2"), Play("caravan_2"))


def migrates_with_a_caravan(**mine: Any) -> bool:
    table = position(manned=True, **mine).turn(0, "migrate", "chronicle")
    table.pick(Play("migrate"))
    table.pick(Group("italia", "peasant", 1))
    table.pick(To("gallia"))
    table.pick(Done())
    return offered(table, Caravan("gallia-italia"))


def takes_both_tributes(**mine: Any) -> bool:
    scene = Scene().empire(1, capital="gallia", gold=1, caravans=["gallia-italia"])
    scene.empire(0, capital="italia", colonies=["libya"], **mine).region("italia", "gold", 4)
    table = scene.turn(0, "tribute", "chronicle")
    table.pick(Play("tribute"))
    return (player(table, 0).crops, player(table, 0).gold) == (1, 1)


def irrigates(**mine: Any) -> bool:
    table = position(gold=2, **mine).built("italia", "irrigation").turn(0, "muster")
    table.pick(Play("muster"))
    return offered(table, Irrigate("italia"))


def drills(**mine: Any) -> bool:
    table = position(gold=2, **mine).built("italia", "barracks").turn(0, "muster")
    table.pick(Play("muster"))
    return offered(table, Drill("italia"))


def builds_for_less_beside_an_amphitheater(**mine: Any) -> bool:
    table = position(gold=1, unrest=1, **mine).built("italia", "amphitheater").turn(0, "build")
    return offered(table, Play("build"))


def advances_with_a_library(**mine: Any) -> bool:
    scene = Scene().empire(0, capital="italia", unrest=1, **mine).empire(1, capital="syria")
    scene.row("civil_1", "agriculture", "granaries", "plumbing", markers={0: 1})
    return offered(scene.built("italia", "library").turn(0, "advance"), Play("advance"))


LOCKED: list[tuple[Callable[..., bool], str]] = [
    (converts_in_muster, "political"),
    (plunders_twice, "political"),
    (builds_a_city, "civil"),
    (governs_without_crops, "cultural"),
    (begins_a_new_row, "cultural"),
    (uses_the_second_caravan_card, "cultural"),
    (migrates_with_a_caravan, "cultural"),
    (takes_both_tributes, "civil"),
    (irrigates, "civil"),
    (drills, "political"),
    (builds_for_less_beside_an_amphitheater, "cultural"),
    (advances_with_a_library, "cultural"),
]
locked = pytest.mark.parametrize(
    ("ability", "category"), LOCKED, ids=[ability.__name__ for ability, _ in LOCKED]
)


@pytest.mark.rule("SOT-7.1")
@locked
def test_a_locked_ability_needs_its_category(ability: Callable[..., bool], category: str) -> None:
    assert not ability()
    for other in CATEGORIES:
        assert ability(emphasis=other) is (other == category)


@pytest.mark.rule("SOT-7.3", "SOT-7.1")
@locked
def test_the_unlocking_advance_unlocks_for_good(
    ability: Callable[..., bool], category: str
) -> None:
    for other, advance in UNLOCKING.items():
        assert ability(advances=[advance]) is (other == category)


@pytest.mark.rule("SOT-7.4")
@locked
def test_unlocked_in_both_ways_is_unlocked(ability: Callable[..., bool], category: str) -> None:
    assert ability(emphasis=category, advances=[UNLOCKING[category]])


@pytest.mark.rule("SOT-7.2")
@pytest.mark.content(
    "emphasis_cards/emphasis_civil",
    "emphasis_cards/emphasis_political",
    "emphasis_cards/emphasis_cultural",
)
@pytest.mark.parametrize("category", CATEGORIES)
def test_each_emphasis_card_unlocks_from_its_reveal_to_phase_6(category: str) -> None:
    table = position().at(Stage.CARD_CHOICE, start=1)
    choose(table, (f"emphasis_{category}", "chronicle"), ANY)
    assert player(table, 0).unlocked == ()  # Q's turn comes first
    table.pick(EndTurn())
    assert player(table, 0).unlocked == (category,)
    table.pick(EndTurn())
    choose(table, ANY, ANY)
    assert player(table, 0).unlocked == (category,)  # in the next round as well
    assert player(table, 1).unlocked == ()


@pytest.mark.rule("SOT-7.2", "SOT-7.3")
@pytest.mark.parametrize("category", CATEGORIES)
def test_a_new_generation_ends_what_the_card_had_unlocked(category: str) -> None:
    table = position(emphasis=category).at(Stage.NEW_GENERATION)
    assert player(table, 0).unlocked == ()
    table = position(emphasis=category, advances=["tyranny"]).at(Stage.NEW_GENERATION)
    assert player(table, 0).unlocked == ("civil",)


@pytest.mark.rule("SOT-7.3")
@pytest.mark.parametrize("category", CATEGORIES)
def test_an_unlocking_advance_must_be_reached(category: str) -> None:
    first = {"civil": "agriculture", "political": "law", "cultural": "writing"}[category]
    second = {"civil": "granaries", "political": "logistics", "cultural": "coinage"}[category]
    scene = position().row(f"{category}_1", first, second, UNLOCKING[category], markers={0: 2})
    table = scene.turn(0, "advance", "chronicle")
    assert player(table, 0).unlocked == ()
    table.pick(Play("advance"))
    assert player(table, 0).unlocked == (category,)
    assert player(table, 1).unlocked == ()


# ------------------------------------------------------------------ not twice


@pytest.mark.rule("SOT-7.4")
def test_twice_unlocked_irrigation_places_one_peasant() -> None:
    scene = position(gold=3, emphasis="civil", advances=["tyranny"]).built("italia", "irrigation")
    table = scene.turn(0, "muster", "chronicle")
    table.pick(Play("muster"))
    table.pick(Irrigate("italia"))
    assert reason(table, Irrigate("italia")) == "SOT-9.7"


@pytest.mark.rule("SOT-7.4")
def test_twice_unlocked_govern_has_one_free_step() -> None:
    scene = position(unrest=2, crops=1, emphasis="cultural", advances=["democracy"])
    table = scene.turn(0, "govern", "chronicle")
    table.pick(Play("govern"))
    table.pick(Calm())
    assert (player(table, 0).unrest, player(table, 0).crops) == (1, 1)
    table.pick(Calm())
    assert (player(table, 0).unrest, player(table, 0).crops) == (0, 0)


@pytest.mark.rule("SOT-7.4")
def test_twice_unlocked_muster_converts_once_in_a_region() -> None:
    scene = position(gold=5, emphasis="political", advances=["oligarchy"], manned=True)
    table = scene.turn(0, "muster", "chronicle")
    table.pick(Play("muster"))
    table.pick(Promote("italia"))
    assert reason(table, Promote("italia")) == "SOT-9.3"


@pytest.mark.rule("SOT-7.4")
def test_twice_unlocked_amphitheater_gives_one_discount_a_turn() -> None:
    scene = position(gold=1, emphasis="cultural", advances=["democracy", "engineering"])
    table = scene.built("italia", "amphitheater").turn(0, "build", "chronicle")
    table.pick(Play("build"))
    table.pick(Site("italia"))
    table.pick(Construct("aqueduct"))
    assert player(table, 0).gold == 0
    assert not offered(table, Site("italia"))  # 1 gold for a Road, were it cheaper again


# ------------------------------------------------------------------ markers

USE: dict[str, tuple[Callable[..., Scene], list[Pick]]] = {
    "chronicle": (position, [Lay(1, "A")]),
    "muster": (lambda **m: position(gold=1, **m), [Muster("italia")]),
    "conquest": (lambda **m: position(crops=1, manned=True, **m), [Annex("gallia")]),
    "raid": (
        lambda **m: position(manned=True, **m),
        [Group("italia", "soldier", 1), To("sicilia"), Done()],
    ),
    "govern": (lambda **m: position(crops=1, unrest=1, **m), [Calm()]),
    "advance": (
        lambda **m: position(**m).row(
            "civil_1", "agriculture", "granaries", "plumbing", markers={0: 1}
        ),
        [],
    ),
    "caravan_1": (lambda **m: position(gold=2, **m), [Caravan("gallia-italia")]),
    "caravan_2": (
        lambda **m: position(gold=2, advances=["democracy"], **m),
        [Caravan("gallia-italia")],
    ),
    "migrate": (
        lambda **m: position(manned=True, **m),
        [Group("italia", "peasant", 1), To("sicilia"), Done()],
    ),
    "tribute": (lambda **m: position(colonies=["libya"], **m), []),
}
"""Each action card but Build: a position in which it can be used, and its first picks."""


def use(table: Table, card: str) -> None:
    """Use a card as little as possible."""
    table.pick(Play(card))
    for pick in USE[card][1]:
        table.pick(pick)
    finish(table)


SYMBOLS = {
    "chronicle": set(),
    "muster": {"political"},
    "conquest": {"political"},
    "raid": {"political"},
    "govern": {"civil"},
    "advance": {"cultural"},
    "caravan_1": {"cultural"},
    "caravan_2": {"cultural"},
    "migrate": {"political"},
    "tribute": {"civil", "political"},
}


@pytest.mark.rule("SOT-7.5", "SOT-7.9", "SOT-7.12")
@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("card", USE)
def test_a_used_card_with_the_symbol_gives_one_marker(card: str, category: str) -> None:
    scene = USE[card][0](emphasis=category)
    table = scene.turn(0, card, "raid" if card == "chronicle" else "chronicle")
    use(table, card)
    assert player(table, 0).emphasis_markers == (category in SYMBOLS[card])
    assert player(table, 0).played == (card,)


@pytest.mark.rule("SOT-7.5")
def test_without_an_emphasis_card_there_are_no_markers() -> None:
    table = position(gold=2).turn(0, "muster", "chronicle")
    use(table, "muster")
    assert player(table, 0).emphasis_markers == 0


@pytest.mark.rule("SOT-7.5")
def test_markers_are_the_own_ones() -> None:
    scene = position(gold=1)
    scene.state.empires[1].emphasis = 1
    table = scene.turn(0, "muster", "chronicle")
    use(table, "muster")
    assert [player(table, seat).emphasis_markers for seat in (0, 1)] == [0, 0]


def build(table: Table, building: str) -> None:
    table.pick(Site("italia"))
    table.pick(Construct(building))
    if table.asks[0].what == "heritage":
        table.pick(table.asks[0].picks[0])


@pytest.mark.rule("SOT-7.6", "SOT-7.5", "SOT-7.12")
@pytest.mark.parametrize(
    ("building", "category"),
    [
        *(("quarry", "civil"), ("irrigation", "civil"), ("aqueduct", "civil"), ("city", "civil")),
        *(("triumphal_arch", "political"), ("road", "political"), ("fortress", "political")),
        *(("barracks", "political"), ("amphitheater", "cultural"), ("temple", "cultural")),
        *(("library", "cultural"), ("wonder", "cultural")),
    ],
)
def test_a_building_of_the_category_gives_a_marker_of_its_own(building: str, category: str) -> None:
    for emphasis in CATEGORIES:
        scene = position(gold=9, emphasis=emphasis, colonies=["italia"], advances=["tyranny"])
        table = scene.turn(0, "build", "chronicle")
        table.pick(Play("build"))
        build(table, building)
        for_the_card, for_the_building = emphasis == "civil", emphasis == category
        assert player(table, 0).emphasis_markers == for_the_card + for_the_building
        told = [
            (line.message, line.clause)
            for line in table.log
            if line.message.startswith("emphasis-")
        ]
        assert told == [
            *[("emphasis-marker", "SOT-7.5")] * for_the_card,
            *[("emphasis-building", "SOT-7.6")] * for_the_building,
        ]


@pytest.mark.rule("SOT-7.7")
@pytest.mark.parametrize(
    ("category", "card"), [("civil", "govern"), ("political", "raid"), ("cultural", "caravan_1")]
)
def test_the_third_marker_raises_heritage_in_the_category_of_the_card(
    category: str, card: str
) -> None:
    for before, gain in ((0, 0), (1, 0), (2, 1)):
        scene = USE[card][0](emphasis=category)
        scene.state.empires[0].emphasis_markers = before
        table = scene.turn(0, card, "chronicle")
        use(table, card)
        assert player(table, 0).emphasis_markers == before + 1
        raised = [gain if other == category else 0 for other in CATEGORIES]
        assert player(table, 0).heritage == tuple(raised)


@pytest.mark.rule("SOT-7.7")
def test_further_markers_are_ignored() -> None:
    scene = position(gold=9, crops=9, unrest=1, emphasis="civil")
    scene.state.empires[0].emphasis_markers = 2
    table = scene.turn(0, "build", "govern")
    table.pick(Play("build"))
    build(table, "quarry")  # a marker for the card, and one for the building
    assert player(table, 0).heritage == (1, 0, 0)
    use(table, "govern")
    assert player(table, 0).heritage == (1, 0, 0)
    assert player(table, 0).emphasis_markers == 3


@pytest.mark.rule("SOT-7.7")
def test_the_next_generation_starts_with_an_empty_card() -> None:
    scene = position(emphasis="civil")
    scene.state.empires[0].emphasis_markers = 3
    table = scene.at(Stage.NEW_GENERATION, start=1)
    assert player(table, 0).emphasis_markers == 0
    choose(table, ("emphasis_civil", "chronicle"), ANY)
    assert player(table, 0).emphasis_markers == 0


@pytest.mark.rule("SOT-7.8")
def test_actions_before_the_reveal_give_no_marker() -> None:
    table = position(gold=1, manned=True).at(Stage.CARD_CHOICE)
    choose(table, ("muster", "chronicle"), ANY)
    use(table, "muster")
    table.pick(EndTurn())
    table.pick(EndTurn())
    choose(table, ("emphasis_political", "raid"), ANY)
    assert player(table, 0).emphasis_markers == 0
    use(table, "raid")
    assert player(table, 0).emphasis_markers == 1


@pytest.mark.rule("SOT-7.9")
@pytest.mark.parametrize("category", ["civil", "political"])
def test_tribute_with_its_two_symbols_gives_one_marker(category: str) -> None:
    table = position(colonies=["libya"], emphasis=category).turn(0, "tribute", "chronicle")
    use(table, "tribute")
    assert player(table, 0).emphasis_markers == 1


@pytest.mark.rule("SOT-7.10", "SOT-7.13")
def test_two_buildings_of_engineering_give_two_markers() -> None:
    table = position(gold=9, emphasis="cultural", advances=["engineering"]).turn(
        0, "build", "chronicle"
    )
    table.pick(Play("build"))
    build(table, "temple")
    assert player(table, 0).emphasis_markers == 0  # markers come when the action is finished
    build(table, "amphitheater")
    assert player(table, 0).emphasis_markers == 2


@pytest.mark.rule("SOT-7.10", "SOT-7.7")
def test_engineering_can_fill_the_card_in_one_action() -> None:
    scene = position(gold=9, emphasis="civil", advances=["engineering"])
    table = scene.turn(0, "build", "chronicle")
    table.pick(Play("build"))
    build(table, "quarry")
    build(table, "irrigation")
    assert player(table, 0).emphasis_markers == 3
    assert player(table, 0).heritage == (1, 0, 0)


@pytest.mark.rule("SOT-7.11")
def test_a_repeated_card_gives_a_marker_again() -> None:
    table = position(gold=2).at(Stage.CARD_CHOICE)
    for second in ("emphasis_political", "chronicle"):
        choose(table, ("muster", second), ANY)
        use(table, "muster")
        table.pick(EndTurn())
        table.pick(EndTurn())
    assert player(table, 0).emphasis_markers == 2
    assert player(table, 0).unrest == 1


@pytest.mark.rule("SOT-7.13")
def test_the_third_marker_cannot_help_its_own_action() -> None:
    scene = marker_on_agriculture(heritage=0)
    me = scene.state.empires[0]
    me.emphasis, me.emphasis_markers = 2, 2
    scene.row("cultural_1", "writing", "coinage", "drama")
    me.unrest = 1
    table = scene.turn(0, "advance", "chronicle")
    assert reason(table, Play("advance")) == "SOT-14.3"


@pytest.mark.rule("SOT-7.13")
def test_the_third_marker_can_help_the_second_action() -> None:
    scene = marker_on_agriculture(heritage=0)
    me = scene.state.empires[0]
    me.emphasis, me.emphasis_markers = 0, 1
    me.stock = [0, 2]
    table = scene.turn(0, "build", "advance")
    assert reason(table, Play("advance")) == "SOT-14.3"
    table.pick(Play("build"))
    build(table, "quarry")
    assert player(table, 0).heritage == (1, 0, 0)
    table.pick(Play("advance"))
    assert player(table, 0).advances == ("agriculture", "granaries")


@pytest.mark.rule("SOT-7.13")
def test_an_advance_gives_its_marker_after_the_drawn_card_is_laid() -> None:
    scene = position(emphasis="cultural").row("cultural_1", "writing", "coinage", markers={0: 1})
    scene.state.empires[0].emphasis_markers = 2
    table = chosen(scene, 1, *ANY).turn(0, "advance", "chronicle")
    table.pick(Play("advance"))
    table.pick(Progress("cultural_1"))
    assert table.asks[0].what == "lay-advance"
    assert player(table, 0).emphasis_markers == 2
    table.pick(table.asks[0].picks[0])
    assert player(table, 0).emphasis_markers == 3
    assert player(table, 0).heritage == (0, 0, 1)
    assert board(table).turn is not None
