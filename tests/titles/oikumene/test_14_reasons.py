"""Why the menus of trade and plunder miss a deed: of all reasons the one that says most."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.titles.oikumene.content.tables import COMMANDERS
from civitas.titles.oikumene.means.purse import short_of
from civitas.titles.oikumene.picks.hinterland import (
    Build,
    Buy,
    BuyHerd,
    Command,
    Degrade,
    Demolish,
    Hire,
    HireAt,
    Sell,
    SellHerd,
    Train,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.picks.war import Plunder, RazeSite, StealHerd
from civitas.titles.oikumene.scene import Scene
from tests.titles.oikumene.helpers import do

LIGHT = "light_infantry"
MARKET = "hinterland_trade"


def start(gold: int, *buildings: str, world: str = "italia", field: str = "roma") -> Scene:
    scene = Scene(2, map=world, area=3).player(0, gold=gold).settle(0, field, *buildings)
    return scene.always_ask()


def told(scene: Scene, kind: Pick | type[Pick], *deeds: Pick) -> tuple[str, object]:
    """The message, and the number in it."""
    table = do(scene.at(MARKET), *deeds)
    reason = dict(table.why_none(0))[kind]
    return reason.message, reason.params.get("number")


def why_not(table: Table, pick: Pick) -> str | None:
    """Why this one is not offered, by its message."""
    reason = table.why_not(pick, 0)
    return None if reason is None else reason.message


@pytest.mark.rule("HRN-14.2")
@pytest.mark.parametrize(("gold", "why"), [(0, ("gold", 1)), (3, ("buy-limit", None))])
def test_nobody_is_hired_for_want_of_gold_or_since_the_limit_is_reached(
    gold: int, why: tuple[str, object]
) -> None:
    """Not since a mercenary would cost more than there is."""
    deeds = (Hire(LIGHT, "recruit", "gold"), HireAt("roma")) if gold else ()
    assert told(start(gold), Hire, *deeds) == why


@pytest.mark.rule("HRN-14.2", "HRN-18.3", "HRN-18.4")
@pytest.mark.parametrize(
    ("world", "faction", "field", "level"),
    [
        ("italia", "italia_carthaginians", "utica", "standard"),
        ("huns", "huns_romans", "europa", "recruit"),
    ],
)
def test_what_a_faction_never_hires_is_not_why_it_hires_nobody_now(
    world: str, faction: str, field: str, level: str
) -> None:
    scene = start(20, world=world, field=field).faction(0, faction).player(0, prestige=20)
    assert told(scene, Hire, Hire(LIGHT, level, "gold"), HireAt(field)) == ("buy-limit", None)
    scene = start(0, world=world, field=field).faction(0, faction)
    assert told(scene, Hire) == ("gold", 2 if level == "standard" else 1)


@pytest.mark.rule("HRN-14.4", "HRN-14.5")
@pytest.mark.parametrize(("building", "why"), [("dock", "no-own-city"), ("city", "upgrade-limit")])
@pytest.mark.parametrize("spot", ["aboard", "site"])
def test_who_is_aboard_or_at_work_is_not_why_others_are_not_upgraded(
    building: str, why: str, spot: str
) -> None:
    scene = start(20, building, "fortification").units(0, LIGHT, "roma", 3)
    where = scene.state.label(scene.state.world.seas[0]) if spot == "aboard" else "latium"
    if spot == "aboard":
        scene.units(0, "transport_ship", where)
    else:
        scene.site(0, where, "village")
    scene.units(0, LIGHT, where, spot=spot)
    kind = UpgradeTo("heavy_infantry")
    deeds = [kind, Upgrade("roma", "out", LIGHT, "standard")] * 2 if building == "city" else []
    assert told(scene, kind, *deeds) == (why, None)


@pytest.mark.rule("HRN-14.9", "HRN-6.6")
def test_ships_at_sea_are_upgraded_units_that_cannot_become_infantry_there() -> None:
    scene = start(9).units(0, LIGHT, "roma")
    assert told(scene, Degrade) == ("nothing-upgraded", None)
    sea = scene.state.label(scene.state.world.seas[0])
    assert told(scene.units(0, "transport_ship", sea), Degrade) == ("at-sea", None)


@pytest.mark.rule("HRN-12.5", "HRN-12.8")
def test_who_is_at_home_says_more_of_training_than_who_is_away() -> None:
    scene = start(9).units(0, LIGHT, "latium").units(0, "mercenary", "roma")
    assert told(scene, Train) == ("no-own-settlement", None)
    scene.units(0, LIGHT, "roma", level="elite")
    assert told(scene, Train) == ("elite", None)


@pytest.mark.rule("HRN-13.1", "HRN-13.2")
def test_nothing_is_built_for_want_of_builders_or_gold_not_since_villages_stand() -> None:
    scene = start(9).settle(0, "latium").units(0, "mercenary", "roma")
    assert told(scene, Build) == ("no-builder", None)
    scene = start(1).units(0, LIGHT, "roma").units(0, LIGHT, "latium")
    assert told(scene, Build) == ("gold", 2)


@pytest.mark.rule("HRN-13.15")
def test_a_building_that_cannot_be_pulled_down_is_there_all_the_same() -> None:
    scene = start(9, "dock").units(0, "warship", "roma", spot="port")
    assert told(scene, Demolish) == ("ships-in-port", None)
    scene = start(9).units(1, LIGHT, "roma")
    assert told(scene, Demolish) == ("encircled", None)


@pytest.mark.rule("HRN-14.10", "HRN-14.13")
def test_one_full_store_or_pasture_is_not_why_nothing_is_bought() -> None:
    scene = start(0, "city", "harbour").herd(0, "sheep", "roma", 2).units(0, LIGHT, "latium")
    scene.state.grain[scene.space("roma")] = 10
    scene.state.fish[scene.space("roma")] = 4
    scene.settle(0, "latium")
    assert told(scene, Buy) == ("gold", 2)
    assert told(scene, BuyHerd) == ("gold", 5)
    assert told(start(9).units(1, LIGHT, "roma"), BuyHerd) == ("no-market", None)


@pytest.mark.rule("HRN-11.5", "HRN-2.13", "HRN-2.24", "HRN-10.13")
def test_what_is_wanting_last_is_why_nothing_is_stolen_plundered_or_pulled_down() -> None:
    scene = start(0).units(0, LIGHT, "latium").herd(1, "sheep", "latium")
    scene.units(0, "mercenary", "roma", 10).settle(1, "daunia").units(0, LIGHT, "daunia")
    scene.site(1, "daunia", "fortification")
    for field in scene.state.world.fields[:10]:
        scene.state.stone = put(scene.state.stone, field, 0)
    reasons = dict(scene.at("combat_plunder").why_none(0))
    assert reasons[StealHerd].message == "no-block"
    assert reasons[Plunder].message == "stones-used"
    assert reasons[RazeSite].message == "site-protected"


@pytest.mark.rule("HRN-13.2", "HRN-13.3")
def test_each_building_says_why_it_is_not_begun_while_others_can_be() -> None:
    """A second city wants a harbour, which says more than that Rome is no village."""
    scene = start(20, "city").settle(0, "latium").units(0, LIGHT, "roma").units(0, LIGHT, "latium")
    table = scene.at(MARKET)
    missed = {what.building: reason for what, reason in table.why_none(0) if type(what) is Build}
    assert {building: reason.message for building, reason in missed.items()} == {
        "village": "settled",
        "city": "second-city",
        "harbour": "no-own-dock",
    }
    assert missed["city"] == table.why_not(Build("city"), 0)
    assert table.why_not(Build("dock"), 0) is None  # it is offered
    assert table.why_not(Build("temple"), 0) is None  # there is no such thing


@pytest.mark.rule("HRN-13.1")
def test_where_nothing_can_be_built_the_page_tells_it_once() -> None:
    table = start(0, "city").units(0, LIGHT, "roma").at(MARKET)
    assert [what for what, _ in table.why_none(0) if what is Build or type(what) is Build] == [
        Build
    ]
    assert table.why_not(Build("dock"), 0) == short_of("gold", 2, "HRN-13.1")


@pytest.mark.rule("HRN-11.7", "HRN-14.2", "HRN-14.7")
def test_each_purchase_says_why_it_is_not_made() -> None:
    scene = start(9, "city").units(0, LIGHT, "roma")
    scene.state.stone = put(scene.state.stone, scene.space("roma"), 1)
    table = scene.at(MARKET)
    recruit = Hire(LIGHT, "recruit", "gold")
    assert dict(table.why_none(0))[recruit].message == "plundered"
    assert why_not(table, Hire("mercenary", "elite", "gold")) == "gold"
    assert why_not(table, Hire(LIGHT, "standard", "gold")) is None  # it is offered


@pytest.mark.rule("HRN-14.10", "HRN-14.13")
def test_each_herd_and_good_says_why_it_is_not_traded() -> None:
    table = start(4, "city", "harbour").units(0, LIGHT, "roma").at(MARKET)
    assert why_not(table, BuyHerd("sheep")) == "gold"
    assert why_not(table, SellHerd("sheep")) == "no-herd"
    assert why_not(table, Buy("grain")) is None  # it is offered
    assert why_not(table, Sell("grain")) == "nothing-stored"


@pytest.mark.rule("HRN-14.14")
@pytest.mark.parametrize(("mode", "why"), [("extended", "gold"), ("basic", "no-commanders")])
def test_each_commander_says_why_he_is_not_hired(mode: str, why: str) -> None:
    scene = Scene(2, map="italia", area=3, mode=mode).player(0, gold=5, commander=1)
    table = scene.settle(0, "roma").always_ask().at(MARKET)
    assert why_not(table, Command(COMMANDERS[-1].id)) == why


@pytest.mark.rule("HRN-4.2")
def test_out_of_trade_nothing_is_said_of_its_lines() -> None:
    table = start(9).units(0, LIGHT, "roma").at("movement_units")
    assert table.asks
    assert table.why_not(Build("city"), 0) is None
    assert table.why_not(UpgradeTo("cavalry"), 0) is None


@pytest.mark.rule("HRN-4.2", "HRN-14.1")
def test_what_could_be_done_is_not_refused_while_something_else_is_asked() -> None:
    """While the place of a purchase is asked for."""
    scene = start(9, "city", "harbour").settle(0, "latium").units(0, LIGHT, "roma")
    table = scene.units(0, LIGHT, "latium").player(0, prestige=20).at(MARKET)
    table = do(table, Hire(LIGHT, "standard", "gold"))
    assert why_not(table, Build("fortification")) is None
    assert why_not(table, Build("city")) == "second-city"
    assert why_not(table, Hire("mercenary", "standard", "gold")) is None
