"""What The Sands of Time says of itself: prices, gains, reasons by kind, sources of points."""

from __future__ import annotations

from typing import Any

import pytest

from civitas import Pick, Table
from civitas.kernel.words import words_for
from civitas.titles.sands_of_time import META
from civitas.titles.sands_of_time.content import BORDERS, CHRONICLES
from civitas.titles.sands_of_time.picks import (
    Annex,
    Attack,
    Calm,
    Caravan,
    Choose,
    Construct,
    EndTurn,
    Exchange,
    Labor,
    Lay,
    Muster,
    Oppress,
    Pay,
    Play,
    Plunder,
    Site,
    Tax,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.scoring import sources
from civitas.titles.sands_of_time.state import Stage


def realm(**me: Any) -> Scene:
    """Seat 0 in Italia with Gallia; seat 1 in Syria with Sicilia."""
    scene = Scene().empire(0, **{"capital": "italia", "provinces": ["gallia"], **me})
    return scene.empire(1, capital="syria", provinces=["sicilia"])


def told(table: Table, pick: Pick) -> str:
    """What the button says besides the pick."""
    words = words_for(META, "en")
    assert pick in table.asks[0].picks
    named = table.terms(pick, 0)
    return "" if named is None else words.terms(named, words.pick(pick))


def do(table: Table, *picks: Pick) -> Table:
    for pick in picks:
        table.pick(pick)
    return table


# ------------------------------------------------------------------ terms


@pytest.mark.rule("SOT-6.2", "SOT-6.8")
def test_two_cards_tell_which_of_them_could_do_nothing_now() -> None:
    """Nobody shall find out after the reveal that there is neither unrest nor gold for them."""
    table = realm(gold=0, crops=2, unrest=0).citizens(0, italia=(1, 0)).at(Stage.CARD_CHOICE)
    neither = "Muster could not be used now, Govern could not be used now"
    assert told(table, Choose("muster", "govern")) == neither
    assert told(table, Choose("chronicle", "govern")) == "Govern could not be used now"
    assert told(table, Choose("chronicle", "migrate")) == ""
    table = realm(gold=2, crops=9, unrest=3).citizens(0, italia=(1, 0)).at(Stage.CARD_CHOICE)
    assert told(table, Choose("muster", "govern")) == ""


@pytest.mark.rule("SOT-6.8", "SOT-18.4", "SOT-18.5", "SOT-18.6", "SOT-27.16")
def test_of_two_cards_it_is_told_which_one_a_bonus_action_would_help() -> None:
    """The guide leads to Taxes, and then to Build: it was said that it could not be used."""

    def poor(**me: Any) -> Scene:
        scene = realm(**{"crops": 0, "unrest": 2, **me}).citizens(0, italia=(1, 0))
        scene.row("political_1", "law", "logistics", markers={0: 1})
        return scene.region("italia", "gold", 4)

    table = poor(gold=2).at(Stage.CARD_CHOICE)
    before = table.state_hash()
    assert told(table, Choose("chronicle", "build")) == "Build only after a bonus action"
    assert told(table, Choose("chronicle", "advance")) == "Advance only after a bonus action"
    assert told(table, Choose("chronicle", "raid")) == "Raid could not be used now"
    assert table.state_hash() == before
    table = poor(gold=0).at(Stage.CARD_CHOICE)
    assert told(table, Choose("chronicle", "build")) == "Build could not be used now"
    coined = poor(gold=2, crops=1).knows(0, "coinage").at(Stage.CARD_CHOICE)
    assert told(coined, Choose("chronicle", "build")) == ""


@pytest.mark.rule("SOT-12.4", "SOT-12.5")
def test_a_building_tells_its_price_with_unrest_and_discounts() -> None:
    table = realm(gold=9, unrest=2).built("gallia", "quarry").turn(0, "build")
    do(table, Play("build"), Site("italia"))
    assert told(table, Construct("aqueduct")) == "3 gold"  # level 2, unrest 2, a Quarry nearby


@pytest.mark.rule("SOT-12.6")
def test_labor_tells_what_is_left_to_pay_and_who_is_lost() -> None:
    scene = realm(gold=9, advances=["labor"]).citizens(0, italia=(3, 0))
    table = do(scene.turn(0, "build"), Play("build"), Site("italia"))
    assert told(table, Construct("library")) == "3 gold"
    table.pick(Construct("library"))
    assert told(table, Labor(0)) == "3 gold"
    assert told(table, Labor(1)) == "2 gold"  # the text names the one peasant already
    assert told(table, Labor(3)) == "2 peasants"


@pytest.mark.rule("SOT-6.14", "SOT-18.3")
def test_unrest_to_come_is_told_before_it_comes() -> None:
    scene = realm(gold=3, played=["muster"], bonuses=["support"]).citizens(0, italia=(1, 0))
    table = scene.turn(0, "muster", "chronicle")
    assert told(table, Play("muster")) == "+1 unrest when the turn ends"
    assert told(table, Play("chronicle")) == ""
    assert told(table, UseBonus("oppression")) == "up to 1 crop, +1 unrest when the turn ends"
    assert told(table, UseBonus("support")) == "+2 heritage for this turn"
    assert told(table, EndTurn()) == ""
    do(table, UseBonus("oppression"))
    assert told(table, EndTurn()) == "+1 unrest"


@pytest.mark.rule("SOT-18.4", "SOT-18.6")
def test_a_bonus_action_tells_what_it_may_bring() -> None:
    """Which region, and crops or gold, is asked only when it is chosen."""
    goods = [border.id for border in BORDERS if border.trade_good and "gallia" in border.id][:1]
    scene = realm(gold=3, caravans=goods).citizens(0, italia=(2, 0), gallia=(3, 0))
    scene.region("italia", "gold", 4)
    table = scene.turn(0, "chronicle")
    later = "+1 unrest when the turn ends"
    assert told(table, UseBonus("oppression")) == f"up to 3 crops or 2 gold, {later}"
    assert told(table, UseBonus("taxes")) == f"+1 crop or 1 gold, {later}"


@pytest.mark.rule("SOT-8.1", "SOT-22.4", "SOT-22.6")
def test_a_chronicle_tells_what_it_is_worth_and_what_it_takes() -> None:
    table = do(realm(heritage=(1, 2, 0)).turn(0, "chronicle"), Play("chronicle"))
    first, third = CHRONICLES[0], CHRONICLES[2]
    for chronicle, card in ((1, first), (3, third)):
        worth = "1 point" if card.vp == 1 else f"{card.vp} points"
        takes = f"now 2 of {card.conditions['C']}, heritage 2 of {card.heritage}"
        assert told(table, Lay(chronicle, "C")) == f"{worth}, {takes}"


@pytest.mark.rule("SOT-9.1", "SOT-10.3", "SOT-10.16", "SOT-13.2")
def test_what_actions_charge_is_told() -> None:
    scene = realm(crops=9, gold=3, unrest=2).citizens(0, rhodes=(2, 0)).citizens(1, rhodes=(1, 0))
    table = do(scene.turn(0, "conquest"), Play("conquest"))
    assert told(table, Attack("rhodes", 1)).startswith("2 crops, strength 2 against 1")
    assert told(table, Annex("rhodes")) == "2 crops"
    table = do(realm(crops=9, unrest=2).turn(0, "govern"), Play("govern"))
    assert told(table, Calm()) == "2 crops"
    table = do(realm(gold=1).turn(0, "muster"), Play("muster"))
    assert told(table, Muster("italia")) == "1 gold"


@pytest.mark.rule("SOT-13.3")
def test_the_first_step_of_govern_is_free_and_the_second_is_not() -> None:
    table = do(realm(crops=9, unrest=3).turn(0, "govern", "emphasis_cultural"), Play("govern"))
    assert told(table, Calm()) == ""
    assert told(do(table, Calm()), Calm()) == "2 crops"


@pytest.mark.rule("SOT-15.1", "SOT-15.6")
def test_a_caravan_is_paid_in_crops_or_gold_and_may_bring_heritage() -> None:
    table = do(realm(crops=2, gold=2).turn(0, "caravan_1"), Play("caravan_1"))
    prices = {told(table, p) for p in table.asks[0].picks if isinstance(p, Caravan)}
    assert prices == {"2 crops or 2 gold", "2 crops or 2 gold, +1 heritage"}
    table.pick(table.asks[0].picks[0])
    assert told(table, Pay("crops")) == "2 crops"
    table = do(realm(gold=2).turn(0, "caravan_1"), Play("caravan_1"))
    assert {told(table, p).partition(",")[0] for p in table.asks[0].picks[:2]} == {"2 gold"}


@pytest.mark.rule("SOT-18.4", "SOT-18.6", "SOT-27.16")
def test_what_bonus_actions_bring_is_told() -> None:
    scene = realm(crops=3, advances=["coinage"], caravans=["gallia-italia"])
    table = scene.citizens(0, italia=(6, 0), gallia=(1, 0)).turn(0, "chronicle")
    exchange = Exchange("crops", 2)
    assert table.terms(exchange, 0) is not None
    assert told(table, exchange) == ""  # its own words say it all
    do(table, UseBonus("oppression"))
    assert told(table, Oppress("italia")) == "+4 crops"
    assert told(table, Oppress("gallia")) == "+1 crop"


@pytest.mark.rule("SOT-11.2")
def test_plunder_tells_its_booty() -> None:
    scene = realm(emphasis="political").citizens(0, sicilia=(0, 6), rhodes=(0, 2), italia=(0, 1))
    scene.region("rhodes", "gold", 3)
    table = do(scene.turn(0, "raid"), Play("raid"))
    while table.asks[0].what != "plunder":
        table.pick(table.asks[0].picks[0])
    booty = [told(table, p) for p in table.asks[0].picks if isinstance(p, Plunder)]
    assert booty
    assert all(text.startswith("+") for text in booty)


def test_a_price_that_has_to_be_paid_is_told_by_the_card_itself() -> None:
    """Nothing else can be done with Govern, and the bonus action is used: it is not asked."""
    scene = realm(crops=3, unrest=1).citizens(0, italia=(1, 0))
    table = do(scene.turn(0, "govern"), UseBonus("oppression"))
    assert told(table, Play("govern")) == "2 crops"
    do(table, Play("govern"))
    assert table.state.empires[0].stock[0] == 2  # 3, 1 by Oppression, 2 paid


# ------------------------------------------------------------------ why none


def reasons(table: Table) -> dict[str, str]:
    words = words_for(META, "en", ("Ada", "Ben"))
    return {
        words.pick(what) if isinstance(what, Pick) else words.kind(what): words.reason(reason)
        for what, reason in table.why_none(0)
    }


def test_each_revealed_card_that_cannot_be_used_has_its_reason() -> None:
    scene = realm(unrest=4).citizens(0, sicilia=(1, 0)).citizens(1, sicilia=(1, 0))
    scene.row("civil_1", "agriculture", "plumbing", markers={0: 1})
    told_reasons = reasons(scene.turn(0, "conquest", "advance"))
    assert told_reasons["Use Conquest"] == "This costs 4 crops, and you have 0."
    assert told_reasons["Use Advance"].startswith("Your unrest is 4")
    assert "Use a card" not in told_reasons
    assert told_reasons["Exchange crops and gold"].startswith("You need the advance Coinage")


def test_each_kind_that_is_missing_has_one_reason() -> None:
    table = do(realm(gold=2).turn(0, "muster"), Play("muster"))
    assert {
        "Turn a peasant into a soldier": "Political has to be unlocked for it, "
        "by the Political Emphasis card or the advance Oligarchy.",
        "Place a peasant by Irrigation": "None of your regions has Irrigation.",
        "Place a soldier from the Barracks": "None of your regions has Barracks.",
    }.items() <= reasons(table).items()


def test_the_reason_is_the_one_behind_which_least_is_missing() -> None:
    scene = realm(unrest=1).citizens(0, rhodes=(1, 0), libya=(1, 0)).citizens(1, libya=(2, 0))
    table = scene.turn(0, "conquest")
    assert reasons(table)["Use Conquest"] == "This costs 1 crop, and you have none."


@pytest.mark.rule("SOT-6.3", "SOT-6.4")
def test_cards_that_were_played_before_say_why_they_are_not_offered() -> None:
    """No Emphasis is left, and of three cards any two would both be repeated."""
    scene = realm(played=["muster", "raid", "build"], emphasis="civil")
    told_reasons = reasons(scene.at(Stage.CARD_CHOICE))
    one = "You can play only one Emphasis card in a generation."
    both = (
        "You have played both cards in this generation already, and only one of the two may be "
        "repeated."
    )
    assert told_reasons == {
        **{f"Use {category} Emphasis": one for category in ("Civil", "Political", "Cultural")},
        **dict.fromkeys(("Muster and Raid", "Muster and Build", "Raid and Build"), both),
    }
    assert realm().at(Stage.CARD_CHOICE).why_none(0) == []


# ------------------------------------------------------------------ sources


@pytest.mark.rule("SOT-22.2", "SOT-24.1", "SOT-24.2", "SOT-24.3")
def test_sources_add_up_to_the_points() -> None:
    scene = realm(advances=["urbanism"], laid={"C": 1}).built("italia", "wonder", "city")
    scene.state.dynasty, scene.state.dynasty_space = 3, 21
    table = scene.at(Stage.DYNASTY_END)
    assert table.over
    found = {source: points[0] for source, points in sources(table.state).items() if points[0]}
    assert found["wonders"] == 1
    assert found["advances"] == 2
    assert found["final_symbols"] == 3
    assert table.result is not None
    assert sum(found.values()) == table.result.scores[0]


@pytest.mark.rule("SOT-20.4")
def test_points_lost_to_unrest_are_a_source_below_zero() -> None:
    scene = realm(gold=1, unrest=7, played=["chronicle"])
    table = scene.turn(0, "chronicle", "raid")
    table.pick(Play("chronicle"))
    table.pick(table.asks[0].picks[0])
    table.pick(EndTurn())
    assert sources(table.state)["lost"] == (-1, 0)
    assert sources(table.fork().state)["lost"] == (-1, 0)


def test_taxes_tell_one_for_each_trade_good() -> None:
    good = next(b.id for b in BORDERS if b.trade_good)
    table = do(realm(caravans=[good]).turn(0, "chronicle"), UseBonus("taxes"))
    assert told(table, Tax("crops")) == "+1 crop"
    assert told(table, Tax("gold")) == "+1 gold"
