"""Trade (section 14), and what factions change in it (section 18)."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.units import KIND, LEVEL
from civitas.titles.oikumene.means.units import number_of
from civitas.titles.oikumene.picks.common import DONE
from civitas.titles.oikumene.picks.hinterland import (
    Build,
    Butcher,
    Buy,
    BuyHerd,
    ClearStone,
    Command,
    Degrade,
    DegradeAt,
    Demolish,
    DemolishAt,
    Dismiss,
    DismissAt,
    DoubleAt,
    DoubleLimit,
    HerdAt,
    Hire,
    HireAt,
    Negotiate,
    Sell,
    SellHerd,
    SellUnit,
    SellUnitAt,
    SoMany,
    StoreAt,
    Upgrade,
    UpgradeTo,
)
from civitas.titles.oikumene.scene import Scene
from civitas.titles.oikumene.stacks import KIND_OF, LEVEL_OF
from tests.titles.oikumene.helpers import do, in_turn, offered, state

WORDS = words_for(META, "en")

LIGHT = Hire("light_infantry", "standard", "gold")
RECRUIT = Hire("light_infantry", "recruit", "gold")
MERCENARY = Hire("mercenary", "standard", "gold")
FOR_PRESTIGE = Hire("mercenary", "standard", "prestige")
PIRATES = Hire("pirates", "standard", "gold")
STANDARD_LIGHT = ("out", "light_infantry", "standard")


def start(mode: str = "original", gold: int = 20, world: str = "italia") -> Scene:
    return Scene(2, mode=mode, map=world).player(0, gold=gold, prestige=20).always_ask()


def at_market(scene: Scene) -> Table:
    return scene.at("hinterland_trade")


def levels(table: Table, kind: str) -> list[str]:
    """The levels of player 0's units of a kind, one for each."""
    names = {number: name for name, number in LEVEL.items()}
    units = state(table).players[0].units
    return [
        names[LEVEL_OF[stack]]
        for stack, number in sorted(units.items())
        if KIND_OF[stack] == KIND[kind]
        for _ in range(number)
    ]


def gold(table: Table, seat: int = 0) -> int:
    return state(table).players[seat].gold


@pytest.mark.rule("HRN-14.1", "HRN-4.2")
def test_deeds_are_done_in_any_number_and_then_the_next_player_trades() -> None:
    scene = start().settle(0, "roma", "city").settle(1, "tarentum").player(1, gold=5)
    table = do(at_market(scene), LIGHT, HireAt("roma"), RECRUIT, HireAt("roma"), DONE)
    assert [ask.seat for ask in table.asks] == [1]


@pytest.mark.rule("HRN-4.2")
def test_all_trade_at_the_same_time_each_for_himself_and_take_back_their_own() -> None:
    scene = start().settle(0, "roma", "city").settle(1, "tarentum").player(1, gold=5)
    table = at_market(scene)
    seen = table.ask_for(1).seq  # type: ignore[union-attr]
    do(table, LIGHT, HireAt("roma"), seat=0)
    assert [ask.seat for ask in table.asks] == [0, 1]
    assert table.ask_for(1).seq == seen, "a question grows stale by what another does"  # type: ignore[union-attr]
    do(table, LIGHT, HireAt("tarentum"), seat=1)
    assert (gold(table, 0), gold(table, 1)) == (18, 3)
    table.undo(0)
    assert table.ask_for(0).what == "hire-where"  # type: ignore[union-attr]
    assert len(state(table).players[0].units) == 0
    assert gold(table, 1) == 3
    do(table, HireAt("roma"), DONE, seat=0)
    do(table, DONE, seat=1)
    assert not table.asks


@pytest.mark.rule("HRN-4.2", "HRN-13.15")
def test_whatever_touches_others_is_done_in_turn() -> None:
    """A shipyard holds its seas, so it is pulled down in turn; who is done is asked again only if
    something has changed for him."""
    scene = start().settle(0, "roma", "dock").settle(1, "tarentum").player(1, gold=5)
    table = at_market(scene)
    assert not offered(table, Demolish)
    reasons = dict(table.why_none(0))
    assert reasons[Demolish].clause == reasons[Negotiate].clause == "HRN-4.2"
    assert [ask.seat for ask in in_turn(at_market(scene)).asks] == [0]
    idle = do(in_turn(at_market(scene)), DONE)
    assert not idle.asks
    table = do(in_turn(table), Demolish("dock"), DemolishAt("roma"), DONE)
    assert [ask.seat for ask in table.asks] == [1]


@pytest.mark.rule("HRN-14.4", "HRN-14.5")
@pytest.mark.parametrize(("owned", "transport"), [(20, None), (1, "gold")])
def test_each_kind_of_unit_says_why_nobody_becomes_it(owned: int, transport: str | None) -> None:
    """What is missing at the place before the gold; elephants only where there are any."""
    scene = start(gold=owned).settle(0, "roma", "dock")
    scene.units(0, "light_infantry", "roma").units(0, "light_infantry", "latium")
    table = at_market(scene)
    told = {what.unit: r.message for what, r in table.why_none(0) if isinstance(what, UpgradeTo)}
    assert told.pop("transport_ship", None) == transport
    assert told == {
        "heavy_infantry": "no-own-city",
        "cavalry": "no-horses",
        "warship": "no-own-harbour",
        "siege_engines": "no-siege",
    }


@pytest.mark.rule("HRN-14.5")
def test_where_as_many_were_upgraded_as_may_be_that_is_the_reason() -> None:
    """And not that the others stand nowhere where it can be done."""
    scene = start().settle(0, "roma", "city").units(0, "light_infantry", "roma", 3)
    table = at_market(scene.units(0, "light_infantry", "latium"))
    do(table, *[UpgradeTo("heavy_infantry"), Upgrade("roma", *STANDARD_LIGHT)] * 2)
    assert dict(table.why_none(0))[UpgradeTo("heavy_infantry")].message == "upgrade-limit"


@pytest.mark.rule("HRN-14.1", "HRN-8.3")
def test_nothing_is_bought_in_an_encircled_settlement() -> None:
    scene = start().settle(0, "roma", "city").units(1, "light_infantry", "roma")
    assert not offered(at_market(scene), Hire)


@pytest.mark.rule("HRN-14.2")
@pytest.mark.content("units/light_infantry", "levels/recruit", "features/recruitment_of_recruits")
def test_light_infantry_costs_two_gold_and_a_recruit_one() -> None:
    table = do(at_market(start().settle(0, "roma", "city")), LIGHT, HireAt("roma"))
    assert (gold(table), levels(table, "light_infantry")) == (18, ["standard"])
    do(table, RECRUIT, HireAt("roma"))
    assert (gold(table), levels(table, "light_infantry")) == (17, ["recruit", "standard"])
    assert not offered(table, Hire)
    assert RECRUIT not in at_market(start("basic").settle(0, "roma")).asks[0].picks


@pytest.mark.rule("HRN-14.2", "HRN-11.7")
def test_villages_buy_one_and_plundered_fields_recruit_nobody() -> None:
    table = do(at_market(start().settle(0, "roma")), LIGHT, HireAt("roma"))
    assert not offered(table, Hire)
    scene = start().settle(0, "roma").stone(1, "roma")
    assert RECRUIT not in at_market(scene).asks[0].picks
    assert LIGHT in at_market(scene).asks[0].picks


@pytest.mark.rule("HRN-14.3", "HRN-16.5")
@pytest.mark.content("purchases/double_unit_purchase")
def test_prestige_doubles_the_limit_of_one_settlement() -> None:
    table = do(at_market(start().settle(0, "roma")), DoubleLimit(), DoubleAt("roma"))
    do(table, LIGHT, HireAt("roma"), LIGHT, HireAt("roma"))
    assert state(table).players[0].prestige == 18
    assert not offered(table, Hire)
    assert not offered(table, DoubleLimit)
    assert not offered(at_market(start("quick").settle(0, "roma")), DoubleLimit)


@pytest.mark.rule("HRN-14.4", "HRN-14.5")
@pytest.mark.content("units/heavy_infantry")
def test_heavy_infantry_is_made_in_a_city_twice_a_round() -> None:
    scene = start().settle(0, "roma", "city").units(0, "light_infantry", "roma", 3)
    scene.settle(0, "latium").units(0, "light_infantry", "latium")
    table = at_market(scene)
    for _ in range(2):
        do(table, UpgradeTo("heavy_infantry"))
        assert {pick.space for pick in table.asks[0].picks} == {"roma"}  # type: ignore[attr-defined]
        do(table, Upgrade("roma", *STANDARD_LIGHT))
    assert gold(table) == 14
    assert number_of(state(table).players[0], KIND["heavy_infantry"]) == 2
    assert UpgradeTo("heavy_infantry") not in table.asks[0].picks


@pytest.mark.rule("HRN-14.4")
@pytest.mark.content("units/cavalry", "herds/horses")
def test_a_horse_herd_serves_two_riders() -> None:
    scene = start().settle(0, "roma", "city").units(0, "light_infantry", "roma", 3)
    assert UpgradeTo("cavalry") not in at_market(scene).asks[0].picks
    scene.herd(0, "horses", "roma")
    table = at_market(scene)
    do(table, *[UpgradeTo("cavalry"), Upgrade("roma", *STANDARD_LIGHT)] * 2)
    assert gold(table) == 12
    assert state(table).herds[scene.space("roma")] == ()
    quick = Scene(2, mode="quick").player(0, gold=9).settle(0, "roma")
    table = do(at_market(quick.units(0, "light_infantry", "roma")), UpgradeTo("cavalry"))
    assert gold(table) == 5


@pytest.mark.rule("HRN-14.4", "HRN-14.5", "HRN-2.19")
@pytest.mark.content("units/transport_ship", "units/warship")
def test_ships_are_made_in_shipyards_with_room() -> None:
    scene = start().settle(0, "roma", "dock").units(0, "light_infantry", "roma", 3)
    table = at_market(scene)
    assert UpgradeTo("warship") not in table.asks[0].picks
    do(table, UpgradeTo("transport_ship"), Upgrade("roma", *STANDARD_LIGHT))
    assert (gold(table), levels(table, "transport_ship")) == (18, ["standard"])
    assert UpgradeTo("transport_ship") not in table.asks[0].picks
    full = start().settle(0, "roma", "dock").units(0, "light_infantry", "roma")
    full.units(0, "transport_ship", "roma", 2, spot="port")
    assert UpgradeTo("transport_ship") not in at_market(full).asks[0].picks
    harbour = start().settle(0, "roma", "harbour").units(0, "light_infantry", "roma", 3)
    table = at_market(harbour)
    do(table, *[UpgradeTo("warship"), Upgrade("roma", *STANDARD_LIGHT)] * 2)
    assert gold(table) == 14
    assert not [pick for pick in offered(table, UpgradeTo) if "ship" in str(pick)]


@pytest.mark.rule("HRN-14.4", "HRN-14.5")
@pytest.mark.content("units/siege_engines")
def test_engines_are_made_before_a_settlement_under_siege() -> None:
    scene = start().settle(0, "roma").settle(1, "latium").units(1, "light_infantry", "latium")
    scene.units(0, "light_infantry", "latium", 3)
    assert UpgradeTo("siege_engines") not in at_market(scene).asks[0].picks
    scene = start().settle(0, "roma").settle(1, "latium").units(0, "light_infantry", "latium", 3)
    table = at_market(scene)
    do(table, *[UpgradeTo("siege_engines"), Upgrade("latium", *STANDARD_LIGHT)] * 3)
    assert gold(table) == 14
    homeless = start().settle(1, "latium").units(0, "light_infantry", "latium", 3)
    assert not offered(at_market(homeless), UpgradeTo)


@pytest.mark.rule("HRN-14.6", "HRN-2.13")
@pytest.mark.content("units/mercenary", "features/mercenaries")
def test_a_mercenary_costs_gold_and_prestige_and_a_block() -> None:
    table = do(at_market(start().settle(0, "roma")), MERCENARY, HireAt("roma"))
    assert (gold(table), state(table).players[0].prestige) == (15, 18)
    assert not offered(table, Hire)
    scene = start().settle(0, "roma")
    for field in ("latium", "campania", "umbria", "sabinum", "picenum"):
        scene.herd(0, "sheep", field, 2)
    assert MERCENARY not in at_market(scene).asks[0].picks
    quick = do(at_market(start("quick").settle(0, "roma")), MERCENARY, HireAt("roma"))
    assert (gold(quick), state(quick).players[0].prestige) == (15, 20)


@pytest.mark.rule("HRN-18.5", "HRN-14.6")
@pytest.mark.content(
    "factions/italia_carthaginians",
    "factions/orient_assyria",
    "factions/britannia_romans",
    "factions/taifas_taifas",
    "purchases/faction_mercenary",
)
@pytest.mark.parametrize(
    ("world", "faction", "field"),
    [
        ("italia", "italia_carthaginians", "syracusae"),
        ("orient", "orient_assyria", "halab"),
        ("britannia", "britannia_romans", "ratae"),
        ("taifas", "taifas_taifas", "toledo"),
    ],
)
def test_some_hire_mercenaries_for_prestige_and_recruit_nobody(
    world: str, faction: str, field: str
) -> None:
    scene = start(world=world).faction(0, faction).settle(0, field)
    assert RECRUIT not in at_market(scene).asks[0].picks
    assert LIGHT in at_market(scene).asks[0].picks
    table = do(at_market(scene), FOR_PRESTIGE, HireAt(field))
    assert (gold(table), state(table).players[0].prestige) == (19, 10)
    quick = start("quick", world=world).faction(0, faction).settle(0, field)
    assert gold(do(at_market(quick), FOR_PRESTIGE, HireAt(field))) == 17
    assert FOR_PRESTIGE not in at_market(start().settle(0, "roma")).asks[0].picks


@pytest.mark.rule("HRN-18.3", "HRN-18.4")
@pytest.mark.content("factions/huns_romans")
def test_romans_of_the_huns_map_only_recruit() -> None:
    scene = start(world="huns").faction(0, "huns_romans").settle(0, "taurica")
    picks = at_market(scene).asks[0].picks
    assert RECRUIT in picks
    assert LIGHT not in picks
    basic = start("basic", world="huns").faction(0, "huns_romans").settle(0, "taurica")
    assert LIGHT in at_market(basic).asks[0].picks


@pytest.mark.rule("HRN-18.38")
@pytest.mark.content("factions/huns_visigoths")
def test_visigoths_live_on_roman_mercenaries() -> None:
    scene = start(world="huns").faction(0, "huns_romans").settle(0, "taurica")
    scene.faction(1, "huns_visigoths").settle(1, "tyras")
    assert MERCENARY not in at_market(scene).asks[0].picks
    table = do(in_turn(at_market(scene)), MERCENARY, HireAt("taurica"))
    assert gold(table, 1) == 2


@pytest.mark.rule("HRN-18.27")
@pytest.mark.content("factions/orient_mittani")
def test_the_third_light_infantry_is_a_gift() -> None:
    scene = start(world="orient").faction(0, "orient_mittani").settle(0, "halab", "city")
    scene.settle(0, "emar")
    table = do(at_market(scene), LIGHT, HireAt("halab"), RECRUIT, HireAt("emar"))
    do(table, HireAt("emar"))
    assert gold(table) == 17
    assert sorted(levels(table, "light_infantry")) == ["recruit", "recruit", "standard"]
    do(table, LIGHT, HireAt("halab"))
    assert len(levels(table, "light_infantry")) == 4


@pytest.mark.rule("HRN-18.27", "HRN-18.38")
@pytest.mark.content("factions/orient_mittani", "factions/huns_visigoths")
@pytest.mark.parametrize(
    ("language", "gift", "gold"),
    [("en", "a third for nothing", "2 gold for"), ("de", "eine dritte geschenkt", "2 Gold für")],
)
def test_whoever_hires_is_told_who_else_has_anything_of_it(
    language: str, gift: str, gold: str
) -> None:
    words = words_for(META, language)
    scene = start(world="orient").faction(0, "orient_mittani").settle(0, "halab", "city")
    table, said = at_market(scene.settle(0, "emar")), []
    for where in ("halab", "emar", "halab"):
        said.append(gift in words.terms(table.terms(LIGHT, 0)))
        do(table, LIGHT, HireAt(where))
        if table.asks[0].what == "third-where":
            do(table, HireAt("emar"))
    assert said == [False, True, False]
    scene = start(world="huns").faction(0, "huns_romans").settle(0, "taurica")
    scene.faction(1, "huns_visigoths").settle(1, "tyras")
    table = in_turn(at_market(scene))
    assert f"{gold} {words.thing('huns_visigoths')}" in words.terms(table.terms(MERCENARY, 0))
    scene.faction(1, "huns_alans")
    table = in_turn(at_market(scene))
    assert gold not in words.terms(table.terms(MERCENARY, 0))


@pytest.mark.rule("HRN-14.7", "HRN-12.4")
@pytest.mark.content("units/pirates", "purchases/corsairs", "features/pirates")
def test_pirates_are_hired_next_to_a_controlled_space() -> None:
    scene = start("extended", gold=14).settle(0, "roma", "dock")
    assert PIRATES not in at_market(scene).asks[0].picks
    table = do(in_turn(at_market(scene)), PIRATES)
    seas = {pick.space for pick in table.asks[0].picks}  # type: ignore[attr-defined]
    assert "mare_tyrrhenum_septentrionale" in seas
    assert "mare_ionium" not in seas
    do(table, HireAt("mare_tyrrhenum_septentrionale"))
    assert gold(table) == 4
    elite = do(in_turn(at_market(scene)), Hire("pirates", "veteran", "gold"))
    assert gold(do(elite, HireAt("mare_ligusticum"))) == 0
    prestige = do(in_turn(at_market(scene)), Hire("pirates", "standard", "prestige"))
    assert state(do(prestige, HireAt("mare_ligusticum"))).players[0].prestige == 4
    for other in (start("original").settle(0, "roma", "dock"), start("extended").settle(0, "roma")):
        assert PIRATES not in in_turn(at_market(other)).asks[0].picks
    scene.units(1, "warship", "mare_ligusticum")
    table = do(in_turn(at_market(scene)), PIRATES)
    assert HireAt("mare_ligusticum") not in table.asks[0].picks


@pytest.mark.rule("HRN-14.8", "HRN-14.5", "HRN-12.6")
@pytest.mark.content("units/war_elephants", "features/war_elephants", "specials/italia-desert")
def test_elephants_come_from_the_desert_of_italia() -> None:
    scene = Scene(4, mode="extended").always_ask()
    scene.player(0, gold=20).settle(0, "byzacium")
    scene.units(0, "light_infantry", "desertum", 2, "veteran")
    table = do(at_market(scene), UpgradeTo("war_elephants"))
    do(table, Upgrade("desertum", "out", "light_infantry", "veteran"))
    assert (gold(table), levels(table, "war_elephants")) == (14, ["standard"])
    assert UpgradeTo("war_elephants") not in table.asks[0].picks
    assert (
        UpgradeTo("war_elephants")
        not in at_market(start("extended").settle(0, "roma").units(0, "light_infantry", "roma"))
        .asks[0]
        .picks
    )


@pytest.mark.rule("HRN-14.8", "HRN-18.28")
@pytest.mark.content("factions/orient_elam")
def test_elam_makes_elephants_at_its_settlements() -> None:
    scene = start("extended", world="orient").settle(0, "halab")
    scene.units(0, "light_infantry", "halab")
    assert UpgradeTo("war_elephants") not in at_market(scene).asks[0].picks
    scene.faction(0, "orient_elam")
    assert UpgradeTo("war_elephants") in at_market(scene).asks[0].picks
    scene = start("original", world="orient").settle(0, "halab").faction(0, "orient_elam")
    scene.units(0, "light_infantry", "halab")
    assert UpgradeTo("war_elephants") not in at_market(scene).asks[0].picks


@pytest.mark.rule("HRN-14.9", "HRN-12.6")
@pytest.mark.parametrize(
    ("unit", "buildings", "spot", "back"),
    [
        ("heavy_infantry", ["city"], "out", 3),
        ("heavy_infantry", ["village"], "out", 0),
        ("cavalry", ["village"], "out", 4),
        ("transport_ship", ["dock"], "port", 2),
        ("warship", ["harbour"], "port", 3),
        ("warship", ["dock"], "port", 0),
    ],
)
def test_degraded_units_bring_their_gold_back_where_they_are_made(
    unit: str, buildings: list[str], spot: str, back: int
) -> None:
    scene = start().settle(0, "roma", *buildings).units(0, unit, "roma", 1, "veteran", spot=spot)
    table = do(at_market(scene), Degrade(), DegradeAt("roma", spot, unit, "veteran"))
    assert gold(table) == 20 + back
    assert levels(table, "light_infantry") == ["veteran"]


@pytest.mark.rule("HRN-14.9")
def test_engines_bring_nothing_back_and_mercenaries_stay_what_they_are() -> None:
    scene = start().settle(0, "roma").settle(1, "latium").units(0, "siege_engines", "latium")
    table = do(at_market(scene), Degrade())
    engines = DegradeAt("latium", "out", "siege_engines", "standard")
    assert worth(table, engines) == "no gold comes back here"
    do(table, engines)
    assert gold(table) == 20
    assert WORDS.line(table.log[-1]).endswith("back into light infantry; no gold comes back.")
    assert not offered(at_market(start().settle(0, "roma").units(0, "mercenary", "roma")), Degrade)


@pytest.mark.rule("HRN-18.25", "HRN-14.9")
@pytest.mark.content("factions/orient_yamhad")
def test_yamhad_builds_ships_for_less_and_gets_less_back() -> None:
    scene = start(world="orient").faction(0, "orient_yamhad").settle(0, "ugarit", "harbour")
    scene.units(0, "light_infantry", "ugarit")
    table = do(at_market(scene), UpgradeTo("warship"), Upgrade("ugarit", *STANDARD_LIGHT))
    assert gold(table) == 18
    do(table, Degrade(), DegradeAt("ugarit", "port", "warship", "standard"))
    assert gold(table) == 20


def worth(table: Table, pick: Pick) -> str:
    """What is said beside a pick."""
    return WORDS.terms(table.title.terms(table.state, table.asks[0], pick))


def told(table: Table) -> dict[int, str]:
    """By number, what the sale of so many costs and brings."""
    ask, words = table.asks[0], words_for(META, "en")
    assert ask.terms is not None
    many = [pick for pick in ask.picks if isinstance(pick, SoMany)]
    return {pick.number: words.terms(ask.terms(pick)) for pick in many}


@pytest.mark.rule("HRN-14.10", "HRN-14.12", "HRN-14.13")
@pytest.mark.content("goods/grain", "goods/fish", "features/trade_goods")
def test_grain_and_fish_have_their_prices() -> None:
    scene = start().settle(0, "roma", "dock", grain=3, fish=2)
    table = at_market(scene)
    assert Buy("fish") not in table.asks[0].picks
    do(table, Sell("grain"), StoreAt("roma"), SoMany(3))
    assert gold(table) == 21
    do(table, Sell("fish"), StoreAt("roma"))
    assert told(table) == {1: "½ gold towards the next sale", 2: "+1 gold"}
    do(table, SoMany(1))
    assert gold(table) == 21
    do(table, Sell("fish"), StoreAt("roma"), SoMany(1))
    assert gold(table) == 22
    do(table, Buy("grain"), StoreAt("roma"))
    assert table.asks[0].picks[-1] == SoMany(5)
    do(table, SoMany(5))
    assert gold(table) == 12
    harbour = start().settle(0, "roma", "harbour", grain=3)
    table = do(at_market(harbour), Sell("grain"), StoreAt("roma"), SoMany(3))
    assert gold(table) == 23
    do(table, Buy("fish"), StoreAt("roma"), SoMany(4))
    assert gold(table) == 19
    assert not offered(at_market(start("quick").settle(0, "roma")), Buy)


@pytest.mark.rule("HRN-14.10", "HRN-14.13")
@pytest.mark.parametrize(
    ("herd", "buys", "sells"), [("sheep", 5, 3), ("pigs", 7, 5), ("cattle", 9, 7), ("horses", 7, 5)]
)
@pytest.mark.content("herds/sheep", "herds/pigs", "herds/cattle", "herds/horses")
def test_herds_are_traded_at_harbours(herd: str, buys: int, sells: int) -> None:
    scene = (
        start().settle(0, "roma", "harbour").crop(0, "latium").units(0, "light_infantry", "latium")
    )
    table = do(at_market(scene), BuyHerd(herd))
    assert table.asks[0].picks == [HerdAt("roma")]
    do(table, HerdAt("roma"))
    assert gold(table) == 20 - buys
    do(table, SellHerd(herd), HerdAt("roma"))
    assert gold(table) == 20 - buys + sells
    inland = start().settle(0, "roma", "dock").herd(0, herd, "roma")
    assert not offered(at_market(inland), SellHerd)
    assert not offered(at_market(inland), BuyHerd)


@pytest.mark.rule("HRN-18.30")
@pytest.mark.content("factions/taifas_almoravids")
def test_almoravids_trade_horses_without_a_harbour() -> None:
    scene = start(world="taifas").faction(0, "taifas_almoravids").settle(0, "toledo")
    picks = at_market(scene).asks[0].picks
    assert BuyHerd("horses") in picks
    assert BuyHerd("sheep") not in picks


@pytest.mark.rule("HRN-14.11", "HRN-14.12")
@pytest.mark.parametrize(
    ("season", "price"), [("spring", 0.5), ("summer", 0.5), ("autumn", 1), ("winter", 1)]
)
@pytest.mark.content("goods/meat")
def test_meat_is_sold_at_once(season: str, price: float) -> None:
    scene = start().when(season).settle(0, "roma").herd(0, "sheep", "roma", 2)
    table = do(at_market(scene), Butcher("sheep"), HerdAt("roma"))
    assert gold(table) == 20 + int(3 * price)
    assert table.log[-1].clause == "HRN-14.11"
    do(table, Butcher("sheep"), HerdAt("roma"))
    assert gold(table) == 20 + int(6 * price)


@pytest.mark.rule("HRN-14.11", "HRN-14.12")
def test_what_meat_brings_is_said_before_a_herd_is_slaughtered() -> None:
    """Nothing far from a settlement, and in spring a half may be left over."""
    scene = start().when("spring").settle(0, "roma").herd(0, "sheep", "roma")
    scene.units(0, "light_infantry", "daunia").herd(0, "pigs", "daunia")
    table = at_market(scene)
    said = {herd: worth(table, Butcher(herd)) for herd in ("sheep", "pigs")}
    assert {*offered(table, Butcher)} == {Butcher("pigs"), Butcher("sheep")}
    assert said["sheep"] == "+1 gold, ½ gold towards the next sale"
    assert said["pigs"] == "nobody buys the meat there: no connection to a settlement"
    do(table, Butcher("pigs"))
    assert worth(table, HerdAt("daunia")) == said["pigs"]
    do(table, HerdAt("daunia"))
    assert "the meat brings no gold" in WORDS.line(table.log[-1])


@pytest.mark.rule("HRN-14.10", "HRN-14.12")
def test_half_a_gold_is_told_as_such() -> None:
    table = at_market(start().settle(0, "roma", "dock", grain=2))
    do(table, Sell("grain"), StoreAt("roma"), SoMany(1))
    told = WORDS.line(table.log[-1])
    assert told.endswith("1 × Grain of Roma: ½ gold towards the next sale.")


@pytest.mark.rule("HRN-14.14")
@pytest.mark.content(
    "features/commanders",
    "commanders/poor_commander",
    "commanders/average_commander",
    "commanders/better_commander",
    "commanders/brilliant_commander",
)
def test_commanders_are_bought_and_raised_by_the_difference() -> None:
    table = do(at_market(start("extended").settle(0, "roma")), Command("poor_commander"))
    assert gold(table) == 18
    for name in ("average_commander", "better_commander", "brilliant_commander"):
        do(table, Command(name))
    assert gold(table) == 12
    assert not offered(table, Command)
    assert not offered(at_market(start().settle(0, "roma")), Command)


@pytest.mark.rule("HRN-14.15", "HRN-14.16")
def test_whoever_trades_may_deal_with_others_by_treaties_alone() -> None:
    table = in_turn(at_market(start().settle(0, "roma").settle(1, "tarentum").player(1, gold=3)))
    deals = {"ransom", "vassalage", "help", "rival"}
    assert {pick.treaty for pick in offered(table, Negotiate)} == deals  # type: ignore[attr-defined]
    others = [pick for pick in table.asks[0].picks if "other" in pick.__struct_fields__]
    assert not others


@pytest.mark.rule("HRN-14.15", "HRN-11.8")
def test_a_plundered_field_recovers_for_three_gold() -> None:
    scene = start().settle(0, "roma").stone(1, "roma").stone(1, "campania")
    table = do(at_market(scene), ClearStone())
    assert [pick.space for pick in table.asks[0].picks] == ["roma"]  # type: ignore[attr-defined]
    do(table, table.asks[0].picks[0])
    assert gold(table) == 17
    assert state(table).stone[scene.space("roma")] == -1


@pytest.mark.rule("HRN-14.17")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = in_turn(at_market(start("extended", gold=0).settle(0, "roma", "city")))
    kinds = {type(pick).__name__ for pick in table.asks[0].picks}
    assert kinds == {"Done", "DoubleLimit", "Demolish", "Negotiate"}


@pytest.mark.rule("HRN-18.19")
@pytest.mark.content("factions/vikings_slavs_balts", "factions/huns_slavs")
@pytest.mark.parametrize(
    ("world", "faction", "field"),
    [("vikings", "vikings_slavs_balts", "jylland"), ("huns", "huns_slavs", "podolia")],
)
def test_slavs_sell_light_infantry(world: str, faction: str, field: str) -> None:
    scene = start(world=world).faction(0, faction).settle(0, field)
    scene.units(0, "light_infantry", field)
    table = do(at_market(scene), SellUnit(), SellUnitAt(field, *STANDARD_LIGHT))
    assert gold(table) == 21
    assert not offered(table, SellUnit)


@pytest.mark.rule("HRN-2.12")
def test_no_action_needs_a_twenty_first_stack() -> None:
    scene = start().settle(0, "roma")
    for n, field in enumerate(("latium", "umbria", "sabinum", "campania")):
        for level in ("recruit", "standard", "experienced", "veteran", "elite"):
            scene.units(0, "light_infantry", field, 1 + n, level)
    assert LIGHT not in at_market(scene).asks[0].picks
    scene.units(0, "light_infantry", "roma")
    table = at_market(scene)
    assert DONE not in table.asks[0].picks
    do(table, Dismiss(), DismissAt("latium", "out", "light_infantry", "elite"))
    assert DONE in table.asks[0].picks


@pytest.mark.rule("HRN-14.1")
@pytest.mark.parametrize(("pick", "question"), [
    (RECRUIT, "Light infantry (Recruits): where to?"),
    (UpgradeTo("cavalry"), "Cavalry: which light infantry becomes that?"),
    (Sell("grain"), "Grain: which store?"),
    (Butcher("sheep"), "Sheep: on which field?"),
    (Build("fortification"), "Fortification: on which field?"),
    (Demolish("village"), "Village: which one do you pull down?"),
])  # fmt: skip
def test_who_is_asked_where_reads_what_it_is_about(pick: Pick, question: str) -> None:
    scene = (
        start().settle(0, "roma", grain=2).settle(0, "latium", grain=2).herd(0, "horses", "roma")
    )
    scene.units(0, "light_infantry", "roma").units(0, "light_infantry", "latium")
    scene.herd(0, "sheep", "roma").herd(0, "sheep", "latium")
    table = do(at_market(scene), pick, seat=0)
    ask = table.ask_for(0)
    assert ask is not None
    assert words_for(META, "en").ask(ask) == question


@pytest.mark.rule("HRN-18.19")
@pytest.mark.content("factions/huns_slavs")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Light infantry is sold in a field with a free settlement of yours."),
        ("de", "Leichte Infanterie wird in einem Feld mit eigener freier Siedlung verkauft."),
    ],
)
def test_who_has_light_infantry_elsewhere_alone_reads_where_it_is_sold(
    language: str, said: str
) -> None:
    scene = start(world="huns").faction(0, "huns_slavs").settle(0, "podolia")
    table = at_market(scene.units(0, "light_infantry", "moldavia"))
    assert not offered(table, SellUnit)
    reason = table.title.why_none(state(table), table.asks[0], SellUnit)
    assert reason is not None
    assert (reason.clause, words_for(META, language).reason(reason)) == ("HRN-18.19", said)


@pytest.mark.rule("HRN-14.4")
@pytest.mark.parametrize(
    ("language", "herd", "none"),
    [
        ("en", "4 gold, a herd of horses for one or two", "4 gold, no further herd"),
        ("de", "4 Gold, eine Pferdeherde für eine oder zwei", "4 Gold, keine weitere Herde"),
    ],
)
def test_whoever_mounts_light_infantry_is_told_of_the_herd(
    language: str, herd: str, none: str
) -> None:
    scene = (
        start().settle(0, "roma", "city").units(0, "light_infantry", "roma", 3).player(0, gold=20)
    )
    scene.units(0, "light_infantry", "roma", 1, "elite").herd(0, "horses", "roma", 2)
    words, table = words_for(META, language), scene.at("hinterland_trade")

    def told() -> tuple[str, str]:
        line = words.terms(table.terms(UpgradeTo("cavalry"), 0))
        fork = do(table.fork(), UpgradeTo("cavalry"))
        return line, words.terms(fork.terms(fork.asks[0].picks[0], 0))

    assert told() == (herd, herd)
    do(table, UpgradeTo("cavalry"))
    do(table, table.asks[0].picks[0])
    assert told() == (none, none)
    quick = start(mode="quick").units(0, "light_infantry", "roma", 3).player(0, gold=20)
    assert "4" in words.terms(quick.at("hinterland_trade").terms(UpgradeTo("cavalry"), 0))
    assert "," not in words.terms(quick.at("hinterland_trade").terms(UpgradeTo("cavalry"), 0))


@pytest.mark.rule("HRN-14.11", "HRN-14.10")
@pytest.mark.parametrize(
    ("language", "unsold"), [("en", "nobody buys the meat there"), ("de", "dort kauft niemand")]
)
def test_whoever_would_slaughter_a_herd_without_connection_is_told_that_nobody_buys_it(
    language: str, unsold: str
) -> None:
    scene = start().settle(0, "roma").herd(0, "sheep", "syracusae")
    scene.units(0, "light_infantry", "syracusae")
    words = words_for(META, language)

    def said(table: Table, pick: Pick) -> str:
        return words.terms(table.terms(pick, 0))

    assert said(at_market(scene), Butcher("sheep")).startswith(unsold)
    table = at_market(scene.herd(0, "sheep", "roma"))
    assert not said(table, Butcher("sheep")).startswith(unsold)
    do(table, Butcher("sheep"))
    assert [said(table, HerdAt(name)).startswith(unsold) for name in ("roma", "syracusae")] == [
        False,
        True,
    ]


@pytest.mark.rule("HRN-15.1", "HRN-15.3", "HRN-5.21", "HRN-14.14")
@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("quick", "5 gold, wages of 2 in winter"),
        ("original", "5 gold, 2 prestige, wages of 2 in winter"),
        ("extended", "5 gold, 2 prestige, wages of 1 in summer and winter"),
    ],
)
def test_whoever_hires_is_told_of_the_wages(mode: str, said: str) -> None:
    table, words = at_market(start(mode).settle(0, "roma", "dock")), words_for(META, "en")
    assert words.terms(table.terms(MERCENARY, 0)) == said
    assert words.terms(table.terms(LIGHT, 0)) == "2 gold"
    if mode == "extended":
        better = words.terms(table.terms(Command("better_commander"), 0))
        assert better == "6 gold, wages of 3 in summer and winter"
        assert words.terms(table.terms(PIRATES, 0)) == "10 gold"
    german = words_for(META, "de").terms(table.terms(MERCENARY, 0))
    assert "Sold: " in german
