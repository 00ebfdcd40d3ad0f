"""Section 5: progress."""

from __future__ import annotations

import pytest

from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.content.progress import PROGRESSES, WHEEL
from civitas.titles.era_of_tribes.learning.prices import missing_branches, price
from civitas.titles.era_of_tribes.picks.common import DONE, Advance, FreeFleet
from civitas.titles.era_of_tribes.picks.course import Act
from civitas.titles.era_of_tribes.scene import Scene, fleets_at, level_of, owner_of, player
from tests.titles.era_of_tribes.helpers import asked, do, offered, refused

PLAIN = "britons"
"""A people that pays the full price of everything."""


def of(people: str = PLAIN, **levels: int) -> Scene:
    other = "gauls" if people != "gauls" else "germanics"
    scene = Scene(peoples=[people, other], setup=_setup(people))
    return scene.player(0, thalers=60, levels=levels)


def _setup(people: str) -> str:
    south = ("romans", "carthaginians", "greek", "egyptians")
    return (
        "2p_central_sea" if people in south else "2p_west" if people == "iberians" else "2p_north"
    )


def cost(scene: Scene, field: str) -> int:
    return price(scene.state, scene.me(0), WHEEL[field])


@pytest.mark.rule("EOT-5.1", "EOT-5.2")
def test_one_progress_for_each_leader_and_fields_may_repeat() -> None:
    table = of().action(0, "progress", 2)
    do(table, Advance("architecture"))
    assert level_of(table, 0, "architecture") == 1
    do(table, Advance("architecture"))
    assert level_of(table, 0, "architecture") == 2
    assert asked(table) != "progress"
    table = do(of().action(0, "progress", 2), Advance("architecture"), DONE)
    assert asked(table) == "turn"


@pytest.mark.rule("EOT-5.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_makes_no_progress_is_not_told_of_another_one(language: str) -> None:
    """The same answer ends the action after none as after one: its words fit both."""
    words, table = words_for(META, language), of().action(0, "progress", 2)
    assert DONE in table.asks[0].picks
    for what in ("progress", "found-city"):
        text = words.answer(what, DONE).lower()
        assert text != words.pick(DONE).lower()
        assert not any(more in text for more in ("other", "more", "weiter"))


@pytest.mark.rule("EOT-5.2")
def test_four_levels_are_the_most() -> None:
    scene = of(architecture=4, mechanics=4, farming=4)
    table = scene.action(0, "progress", 1)
    assert refused(table, Advance("architecture")) == "EOT-5.2"


@pytest.mark.rule("EOT-5.3")
@pytest.mark.parametrize(
    ("level", "pioneer", "follower"), [(0, 4, 3), (1, 8, 6), (2, 16, 12), (3, 32, 24)]
)
def test_pioneers_pay_more_than_followers(level: int, pioneer: int, follower: int) -> None:
    scene = of(architecture=level, farming=3, mechanics=3)
    assert cost(scene, "architecture") == pioneer
    scene.player(1, levels={"architecture": level + 1})
    assert cost(scene, "architecture") == follower


@pytest.mark.rule("EOT-5.11")
def test_a_level_stays_reached() -> None:
    scene = of()
    scene.state.reached = (0, 0, 0, 0, 0, 1)
    assert cost(scene, "architecture") == 3


@pytest.mark.rule("EOT-5.4", "EOT-5.6")
@pytest.mark.parametrize(
    ("level", "branches", "surcharge"), [(0, 0, 0), (1, 1, 2), (2, 1, 5), (3, 2, 20)]
)
def test_missing_side_branches_cost_more(level: int, branches: int, surcharge: int) -> None:
    scene = of(architecture=level)
    assert missing_branches(scene.me(0), WHEEL["architecture"]) == branches
    assert cost(scene, "architecture") == (4, 8, 16, 32)[level] + surcharge


@pytest.mark.rule("EOT-5.5")
def test_side_branches_lean_on_the_neighbours_of_the_wheel() -> None:
    for n, field in enumerate(PROGRESSES):
        before, after = PROGRESSES[n - 1].id, PROGRESSES[(n + 1) % 6].id
        needs = [[(need.field, need.level) for need in level.needs] for level in field.levels]
        assert needs[0] == []
        assert needs[1] == [(before, 1)]
        assert needs[2] == [(after, 2)]
        assert sorted(needs[3]) == sorted([(before, 3), (after, 3)])


@pytest.mark.rule("EOT-5.7", "EOT-12.6")
@pytest.mark.content("abilities/philosophers")
def test_cities_and_greeks_pay_less() -> None:
    scene = of("greek")
    assert cost(scene, "farming") == 4 - 2
    scene.city(0, "attica")
    assert cost(scene, "farming") == 4 - 2 - 1


@pytest.mark.rule("EOT-5.8")
def test_a_progress_costs_at_least_1() -> None:
    scene = of("greek").city(0, "attica", "thessalia", "peloponnesus")
    assert cost(scene, "farming") == 1
    scene.player(0, thalers=1)
    table = do(scene.action(0, "progress", 1), Advance("farming"))
    assert player(table, 0).thalers == 0


@pytest.mark.rule("EOT-5.8", "EOT-1.13")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    scene = of().player(0, thalers=3)
    assert refused(scene.turn(0), Act("progress")) == "EOT-5.8"
    scene = of().player(0, thalers=3).player(1, levels={"farming": 1})
    assert offered(scene.action(0, "progress", 1), Advance) == [Advance("farming")]


@pytest.mark.rule("EOT-5.9", "EOT-12.3", "EOT-12.4", "EOT-12.7", "EOT-12.9")
@pytest.mark.parametrize(
    ("people", "field"),
    [
        ("egyptians", "architecture"),
        ("gauls", "culture"),
        ("iberians", "navigation"),
        ("romans", "mechanics"),
    ],
)
@pytest.mark.content(
    "abilities/master_builders",
    "abilities/druids",
    "abilities/ocean_sailors",
    "abilities/engineers",
)
def test_half_price_peoples(people: str, field: str) -> None:
    scene = of(people)
    assert cost(scene, field) == 2
    scene.player(1, levels={field: 1})
    assert cost(scene, field) == 2  # as a follower too
    scene.player(0, levels={field: 1})
    assert cost(scene, field) == 4 + 2  # and the missing branch


@pytest.mark.rule("EOT-5.10")
@pytest.mark.parametrize("people", [PLAIN, "egyptians"])
def test_pioneers_gain_influence(people: str) -> None:
    table = do(of(people).action(0, "progress", 1), Advance("architecture"))
    assert player(table, 0).influence == 2
    scene = of(people).player(1, levels={"architecture": 1})
    table = do(scene.action(0, "progress", 1), Advance("architecture"))
    assert player(table, 0).influence == 1


@pytest.mark.rule("EOT-5.12")
@pytest.mark.parametrize(("level", "food"), [(1, 2), (2, 1), (3, 2), (4, 3)])
def test_farming_feeds(level: int, food: int) -> None:
    scene = of(farming=level - 1).player(0, food=0)
    table = do(scene.action(0, "progress", 1), Advance("farming"))
    assert player(table, 0).food == food


@pytest.mark.rule("EOT-5.13")
@pytest.mark.parametrize(
    ("level", "morale", "influence"), [(1, 2, 1), (2, 0, 2), (3, 0, 2), (4, 0, 4)]
)
def test_culture_brings_influence(level: int, morale: int, influence: int) -> None:
    scene = of(culture=level - 1).player(1, levels={"culture": level})
    table = do(scene.action(0, "progress", 1), Advance("culture"))
    assert (player(table, 0).morale, player(table, 0).influence) == (morale, 1 + influence)


@pytest.mark.rule("EOT-5.14", "EOT-5.15", "EOT-5.16")
def test_navigation_gives_a_fleet() -> None:
    """The Britons have fish at their coast."""
    scene = of().fleets(1, "channel")
    free, food = scene.me(0).free, scene.me(0).food
    table = do(scene.action(0, "progress", 1), Advance("navigation"))
    seas = {pick.field for pick in table.asks[0].picks if isinstance(pick, FreeFleet)}
    assert "irish_sea" in seas
    assert "channel" not in seas  # a foreign fleet
    do(table, FreeFleet("irish_sea"))
    assert fleets_at(table, "irish_sea") == {0: 1}
    assert owner_of(table, "irish_sea") == 0
    assert player(table, 0).free == free - 1
    assert player(table, 0).food == food + 2


@pytest.mark.rule("EOT-5.20", "EOT-12.2")
@pytest.mark.content("abilities/great_harbour")
def test_carthaginians_get_three_fleets_cheaply() -> None:
    scene = of("carthaginians").player(0, free=1, morale=5)
    table = do(scene.action(0, "progress", 1), Advance("navigation"))
    do(table, FreeFleet("syrtis_minor"), FreeFleet("syrtis_minor"))
    assert player(table, 0).morale == 4
    do(table, FreeFleet("numidian_sea"))
    assert player(table, 0).morale == 3
    assert fleets_at(table, "syrtis_minor") == {0: 2}
    assert asked(table) != "free-fleet"


@pytest.mark.rule("EOT-5.18")
def test_mechanics_gives_an_army() -> None:
    scene = of()
    free = scene.me(0).free
    table = do(scene.action(0, "progress", 1), Advance("mechanics"))
    assert (player(table, 0).army, player(table, 0).free) == (1, free - 1)


@pytest.mark.rule("EOT-5.21", "EOT-12.5")
@pytest.mark.parametrize(("unbuilt", "from_fv"), [(24, 0), (2, 1)])
@pytest.mark.content("abilities/war_host")
def test_germanics_get_three_armies_from_their_cities(unbuilt: int, from_fv: int) -> None:
    scene = of("germanics")
    if unbuilt < 24:
        scene.me(0).gone += 24 - unbuilt
        scene.me(0).slots = (0,) * 7 + (unbuilt,)
    free = scene.me(0).free
    table = do(scene.action(0, "progress", 1), Advance("mechanics"))
    assert player(table, 0).army == 3
    assert player(table, 0).free == free - from_fv
    assert sum(player(table, 0).slots) == unbuilt - 3 + from_fv
    assert player(table, 0).morale == 0


@pytest.mark.rule("EOT-5.22")
def test_the_number_of_progresses_is_the_sum_of_all_levels() -> None:
    assert of(farming=2, culture=1, mechanics=4).me(0).progresses == 7
