"""Trade and building worked out by hand from the rules: where two clauses meet."""

from __future__ import annotations

import pytest

from civitas.kernel.explain import Amount, Terms
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.hinterland import (
    AWAIT,
    Accelerate,
    AccelerateAt,
    Build,
    BuildAt,
    Builder,
    Butcher,
    Demolish,
    DemolishAt,
    HerdAt,
    Hire,
    Negotiate,
    SellUnit,
    SellUnitAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.scene import Scene, buildings_at, herds_at, player, units_at
from tests.titles.oikumene.helpers import asked, do, in_turn, offered

LIGHT = ("out", "light_infantry", "standard")
ON_SITE = ("site", "light_infantry", "standard")


def at_market(scene: Scene) -> Table:
    return scene.always_ask().at("hinterland_trade")


@pytest.mark.rule("HRN-13.10", "HRN-13.12")
def test_a_second_site_in_the_same_field_is_hastened_for_itself() -> None:
    """Village 3 gold: 2 for the last quarter; the dock begun in its place is another site."""
    scene = Scene(2).player(0, gold=20).units(0, "light_infantry", "latium", 3)
    scene.settle(0, "roma").site(0, "latium", "village", work=6)
    table = do(at_market(scene), Accelerate(), AccelerateAt("latium"))
    assert buildings_at(table, "latium") == ["village"]
    do(table, Build("dock"), BuildAt("latium"), Builder("latium", *LIGHT), DONE)
    assert player(table, 0).gold == 20 - 2 - 2
    do(table, Accelerate(), AccelerateAt("latium"))
    assert player(table, 0).gold == 20 - 2 - 2 - 1
    assert Accelerate() not in table.asks[0].picks


@pytest.mark.rule("HRN-14.4", "HRN-20.3")
def test_the_owner_says_which_horses_go() -> None:
    scene = Scene(2).player(0, gold=20).settle(0, "roma", "city")
    scene.units(0, "light_infantry", "roma", 3).units(0, "light_infantry", "latium")
    scene.herd(0, "horses", "roma").herd(0, "horses", "latium")
    table = do(at_market(scene), UpgradeTo("cavalry"), Upgrade("roma", *LIGHT))
    assert asked(table) == "horses-where"
    assert table.asks[0].picks == [HerdAt("roma"), HerdAt("latium")]
    do(table, HerdAt("latium"))
    assert (herds_at(table, 0, "roma"), herds_at(table, 0, "latium")) == (["horses"], [])
    do(table, UpgradeTo("cavalry"), Upgrade("roma", *LIGHT))  # the herd serves a second rider
    assert asked(table) == "trade"
    assert herds_at(table, 0, "roma") == ["horses"]
    assert player(table, 0).gold == 20 - 2 * 4


@pytest.mark.rule("HRN-14.11", "HRN-14.10")
def test_a_herd_without_connection_is_slaughtered_but_its_meat_finds_no_buyer() -> None:
    scene = Scene(2).when("autumn").player(0, gold=5).settle(0, "roma")
    scene.herd(0, "pigs", "messapia").herd(0, "pigs", "roma")
    table = do(at_market(scene), Butcher("pigs"))
    assert set(table.asks[0].picks) == {HerdAt("roma"), HerdAt("messapia")}
    assert table.terms(HerdAt("messapia"), 0) == Terms(note="meat-lost")
    terms = table.terms(HerdAt("roma"), 0)
    assert terms is not None
    assert terms.gains == (Amount("gold", 5),)
    do(table, HerdAt("messapia"))
    assert (player(table, 0).gold, herds_at(table, 0, "messapia")) == (5, [])


@pytest.mark.rule("HRN-14.11", "HRN-4.2")
def test_a_herd_on_the_land_of_another_is_slaughtered_in_turn() -> None:
    scene = Scene(2).when("autumn").settle(0, "roma").herd(0, "pigs", "messapia")
    scene.units(1, "light_infantry", "messapia").settle(1, "tarentum")
    assert not offered(at_market(scene), Butcher)


@pytest.mark.rule("HRN-4.2", "HRN-13.15")
@pytest.mark.parametrize("lying", ["herd", "crop"])
def test_a_village_is_pulled_down_in_turn_where_others_have_something(lying: str) -> None:
    """Whose field it is changes what they may do with it."""
    scene = Scene(2).when("autumn").settle(0, "roma").settle(1, "tarentum").settle(1, "messapia")
    if lying == "herd":
        scene.herd(0, "pigs", "messapia")
    else:
        scene.crop(0, "messapia")
    table = at_market(scene)
    before = table.ask_for(0)
    assert before is not None
    do(table, Demolish("village"), seat=1)
    ask = table.ask_for(1)
    assert ask is not None
    assert ask.picks == [DemolishAt("tarentum")]
    do(table, DemolishAt("tarentum"), seat=1)
    after = table.fork().ask_for(0)
    assert after is not None
    assert list(before.picks) == list(after.picks)
    do(table, AWAIT, seat=1)
    do(table, DONE, seat=0)
    do(table, Demolish("village"), DemolishAt("messapia"), seat=1)
    assert buildings_at(table, "messapia") == []


@pytest.mark.rule("HRN-18.19", "HRN-1.6")
@pytest.mark.content("factions/huns_slavs")
def test_light_infantry_on_a_site_stands_in_the_field_and_may_be_sold() -> None:
    scene = Scene(2, map="huns", area=3).faction(0, "huns_slavs").player(0, gold=0)
    home = scene.state.label(scene.state.world.fields[0])
    scene.settle(0, home).site(0, home, "fortification")
    scene.units(0, "light_infantry", home, spot="site")
    table = do(at_market(scene), SellUnit(), SellUnitAt(home, *ON_SITE))
    assert player(table, 0).gold == 1
    assert not units_at(table, 0, home)


@pytest.mark.rule("HRN-18.5", "HRN-14.6")
@pytest.mark.content("factions/italia_carthaginians")
@pytest.mark.parametrize("language", ["en", "de"])
def test_two_prices_of_a_mercenary_are_told_apart(language: str) -> None:
    """In quick mode 5 gold or, for the faction, 3: lines of the same words would be a riddle."""
    scene = Scene(2, mode="quick").faction(0, "italia_carthaginians").settle(0, "roma")
    table = at_market(scene.player(0, gold=9))
    hires = [pick for pick in offered(table, Hire) if pick.unit == "mercenary"]  # type: ignore[attr-defined]
    prices = [table.terms(pick, 0) for pick in hires]
    assert [price.costs for price in prices if price] == [
        (Amount("gold", 5),),
        (Amount("gold", 3),),
    ]
    words = words_for(META, language)
    assert len({words.pick(pick) for pick in hires}) == 2


@pytest.mark.rule("HRN-17.12")
def test_the_menu_tells_what_another_rival_costs() -> None:
    scene = Scene(3).settle(0, "roma").settle(1, "latium").settle(2, "campania")
    table = in_turn(at_market(scene.player(0, rival=1, prestige=9)))
    price = table.terms(Negotiate("rival"), 0)
    assert price is not None
    assert price.costs == (Amount("prestige", 8),)
    assert words_for(META, "en").pick(Negotiate("rival")) == "Name another rival"
