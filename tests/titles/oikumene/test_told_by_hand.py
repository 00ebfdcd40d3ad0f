"""What is told where a siege, a voyage, a treaty or a winter is played by hand: what becomes of the
stores, who goes with a settlement, why nobody goes inside, and what an answer leads to."""

from __future__ import annotations

import pytest

from civitas.kernel.table import Table
from civitas.kernel.values import put
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.goods import HERD
from civitas.titles.oikumene.picks.common import YES
from civitas.titles.oikumene.picks.course import Demand, EndVassalage, Gold, Offer, Surrender
from civitas.titles.oikumene.picks.farming import GiveUpTown, KeepHerd
from civitas.titles.oikumene.picks.hinterland import Negotiate
from civitas.titles.oikumene.picks.moves import BoardInPort, Move, SendGrain
from civitas.titles.oikumene.picks.war import (
    Assault,
    Attack,
    Destroy,
    Occupy,
    Shelter,
    Sortie,
    TakeAsVillage,
    Withdraw,
)
from civitas.titles.oikumene.scene import Scene, goods_at, player
from civitas.titles.oikumene.underway import Fallen
from tests.titles.oikumene.clashes import clash
from tests.titles.oikumene.helpers import asked, do, in_turn, offered
from tests.titles.oikumene.test_told_battles import clauses
from tests.titles.oikumene.test_told_plainly import log, terms

SOUTH = "mare_tyrrhenum_meridionale"


def said(table: Table, language: str = "en") -> str:
    """The question."""
    return words_for(META, language).ask(table.asks[0])


def missing(table: Table, kind: type, seat: int = 0) -> tuple[str, str]:
    """Why nothing of a kind is offered."""
    (why,) = [reason for what, reason in table.why_none(seat) if what is kind]
    return why.message, why.clause


def prey(*, inside: int = 0) -> Scene:
    """A city with stores, herds inside and ships in its harbour, and the enemy before it."""
    scene = Scene(3, mode="extended").player(0, prestige=20, commander=2, rival=1)
    scene.settle(0, "roma", "dock", grain=4).settle(2, "umbria")
    scene.settle(1, "latium", "city", "fortification", "harbour", grain=7, fish=3)
    scene.units(0, "heavy_infantry", "latium", 4)
    scene.units(1, "transport_ship", "latium", 1, spot="port")
    scene.units(1, "light_infantry", "latium", 1, spot="hold")
    if inside:
        scene.units(1, "light_infantry", "latium", inside, spot="inside")
    s = scene.state
    s.stalls = put(s.stalls, scene.space("latium"), (HERD["sheep"], HERD["cattle"]))
    return scene


def conquest(scene: Scene, *, stormed: bool = False, surrendered: bool = False) -> Table:
    """The victor is asked what becomes of it."""
    fate = Fallen(victor=0, stormed=stormed, surrendered=surrendered)
    scene.state.fallen[scene.space("latium")] = fate
    return scene.at("combat_plunder")


@pytest.mark.rule("HRN-11.10", "HRN-10.14")
def test_a_victor_reads_what_each_fate_of_a_settlement_brings() -> None:
    table = conquest(prey(), stormed=True)
    before = player(table, 0).prestige
    assert terms(table, Destroy) == ["+8 victory points, +33 prestige, +10 gold, +1 grain, +2 fish"]
    assert terms(table, TakeAsVillage) == ["+8 victory points, +24 prestige, +5 grain, +2 fish"]
    do(table, Destroy("latium"))
    assert player(table, 0).prestige - before == 33  # city 18, harbour 6, ship 6, cargo 3
    assert goods_at(table, "roma") == (5, 2)
    assert terms(conquest(prey()), Occupy) == ["+8 victory points, +24 prestige, +7 grain, +3 fish"]


@pytest.mark.rule("HRN-11.10", "HRN-11.11", "HRN-11.12")
@pytest.mark.parametrize(("fate", "stormed", "clause", "told"), [
    (Destroy, True, "HRN-11.10", ("1 grain and 2 fish", "6 grain and 1 fish")),
    (TakeAsVillage, True, "HRN-11.11", ("5 grain and 2 fish", "2 grain and 1 fish")),
    (Occupy, False, "HRN-11.12", ("7 grain and 3 fish",)),
])  # fmt: skip
def test_what_becomes_of_the_stores_is_told_by_the_clause_of_the_fate(
    fate: type[Destroy], stormed: bool, clause: str, told: tuple[str, ...]
) -> None:
    table = do(conquest(prey(), stormed=stormed), fate("latium"))
    said = f"Player 1 gets {'; for want of room is lost: '.join(told)}."
    assert said.replace(told[0], f"{told[0]} out of the stores of Latium", 1) in log(table)
    assert clauses(table, "told-goods-taken") == [clause]
    assert clauses(table, "told-herd-taken") == [clause] * 2
    assert len(log(table, "de")) == len(log(table))


@pytest.mark.rule("HRN-11.10", "HRN-2.13")
def test_herds_for_which_there_is_no_block_are_told_of() -> None:
    scene = prey().units(0, "mercenary", "roma", 9)
    table = do(conquest(scene, stormed=True), Destroy("latium"))
    assert clauses(table, "told-herd-taken") == ["HRN-11.10"]
    (told,) = [each for each in log(table) if "neither a block nor room" in each]
    assert "for a herd from inside Latium, which is lost" in told


@pytest.mark.rule("HRN-10.14", "HRN-11.15")
def test_ships_that_go_down_after_a_surrender_are_told_of_and_bring_nothing() -> None:
    table = conquest(prey(), surrendered=True)
    assert terms(table, Destroy)[0].startswith("+8 victory points, +24 prestige, +10 gold")
    do(table, Destroy("latium"))
    assert "Player 1 destroys a ship of Player 2 in the shipyard (Transport ships)." in log(table)
    assert player(table, 0).destroyed == 0


@pytest.mark.rule("HRN-10.2")
def test_nobody_is_beaten_where_nobody_defends() -> None:
    table = do(prey().at("combat_siege"), Assault("latium"))
    assert clauses(table, "told-undefended") == ["HRN-10.2"]
    assert not any("beaten" in line for line in log(table))


@pytest.mark.rule("HRN-10.15", "HRN-11.15")
def test_a_surrender_says_what_it_brings_and_who_goes_with_it() -> None:
    table = do(prey(inside=2).at("combat_siege"), Assault("latium"), Surrender("latium"))
    brings = "+8 victory points, +24 prestige, in the plunder sub-phase; the units inside go"
    assert terms(table, type(YES)) == [brings]
    do(table, YES)
    assert "Player 2 loses 2 × Light infantry (Standard), inside Latium." in log(table)
    assert clauses(table, "told-garrison") == ["HRN-11.15"]


@pytest.mark.rule("HRN-17.6", "HRN-10.15")
def test_a_treaty_before_the_walls_ends_the_assault_and_says_who_must_leave() -> None:
    table = do(prey(inside=2).at("combat_siege"), Assault("latium"), Offer(0, "vassalage"), YES)
    assert clauses(table, "told-siege-stopped") == ["HRN-17.6"]
    (told,) = [line for line in log(table) if line.startswith("Latium is encircled no longer")]
    assert "units of Player 1 have to leave Player 2 with their next move" in told


def at_the_gate(outside: int, inside: int) -> Scene:
    scene = Scene(2, mode="extended").settle(0, "latium").units(1, "light_infantry", "latium", 2)
    if outside:
        scene.units(0, "light_infantry", "latium", outside)
    if inside:
        scene.units(0, "cavalry", "latium", inside, spot="inside")
    return scene


@pytest.mark.rule("HRN-8.1", "HRN-8.5", "HRN-2.19")
def test_who_cannot_go_in_or_out_any_more_reads_why() -> None:
    full = at_the_gate(1, 2).units(0, "light_infantry", "latium", spot="inside")
    assert missing(full.at("withdraw.turn"), Withdraw) == ("no-room-inside", "HRN-2.19")
    table = at_the_gate(0, 2).at("withdraw.turn")
    assert missing(table, Withdraw) == ("nobody-to-withdraw", "HRN-8.1")
    do(table, Sortie("latium", "inside", "cavalry", "standard", 1))
    assert missing(table, Withdraw) == ("went-already", "HRN-8.5")
    table = at_the_gate(2, 0).at("withdraw.turn")
    do(table, Withdraw("latium", "out", "light_infantry", "standard", 1))
    assert missing(table, Sortie) == ("went-already", "HRN-8.5")


@pytest.mark.rule("HRN-8.1", "HRN-2.19")
def test_herds_without_room_inside_say_so() -> None:
    scene = at_the_gate(0, 1).herd(0, "sheep", "latium", 2)
    table = do(scene.at("withdraw.turn"), Shelter("latium", "sheep"))
    assert missing(table, Shelter) == ("no-room-inside", "HRN-2.19")


@pytest.mark.rule("HRN-8.5")
@pytest.mark.parametrize(("language", "one", "two"), [
    ("en", "comes out", "come out"), ("de", "kommt heraus", "kommen heraus"),
])  # fmt: skip
def test_one_comes_out_and_two_come_out(language: str, one: str, two: str) -> None:
    table = at_the_gate(0, 2).at("withdraw.turn")
    words = words_for(META, language)
    assert [words.pick(pick).rsplit(") ")[1] for pick in offered(table, Sortie)] == [one, two]


@pytest.mark.rule("HRN-9.4")
def test_an_attack_says_how_many_would_meet() -> None:
    scene = at_the_gate(3, 1).units(0, "siege_engines", "latium")
    assert terms(scene.at("combat_battle"), Attack) == ["4 against 2"]


@pytest.mark.rule("HRN-6.4")
@pytest.mark.parametrize(("language", "question"), [
    ("en", "Light infantry (Standard) aboard at Roma: how many?"),
    ("de", "Leichte Infanterie (Standardeinheiten), Rom, an Bord: Wie viele?"),
])  # fmt: skip
def test_who_boards_in_port_does_not_go_from_a_field_to_itself(
    language: str, question: str
) -> None:
    scene = Scene(2).settle(0, "roma", "dock").units(0, "transport_ship", "roma", spot="port")
    table = scene.units(0, "light_infantry", "roma", 2).at("movement_units")
    do(table, Move("roma", "out", "light_infantry", "standard"), BoardInPort("roma"))
    assert said(table, language) == question


@pytest.mark.rule("HRN-7.4")
def test_who_drowns_is_asked_with_the_places_that_are_missing() -> None:
    scene = Scene(2, mode="extended").units(0, "transport_ship", SOUTH)
    scene.units(0, "light_infantry", SOUTH, 3, spot="aboard")
    table = scene.units(0, "cavalry", SOUTH, spot="aboard").at("drown")
    assert said(table).endswith("the ships have 2 places too few for their cargo. Who drowns?")
    assert "fehlen auf den Schiffen 2 Plätze" in said(table, "de")


@pytest.mark.rule("HRN-9.28")
def test_who_goes_down_is_asked_with_the_places_that_are_missing() -> None:
    scene = Scene(2, mode="extended").units(0, "transport_ship", SOUTH)
    scene.units(0, "light_infantry", SOUTH, 5, spot="aboard").units(1, "warship", SOUTH, 3)
    clash(scene.units(0, "cavalry", SOUTH, spot="aboard"), SOUTH)
    table = scene.at("battle.losses")
    assert asked(table) == "go-down"
    assert "4 places too few" in said(table)


@pytest.mark.rule("HRN-6.17")
def test_a_store_that_is_alone_is_not_said_to_have_full_neighbours() -> None:
    scene = Scene(2).settle(0, "roma", grain=3).herd(0, "sheep", "roma")
    table = scene.units(0, "light_infantry", "latium").at("movement_herds")
    assert missing(table, SendGrain)[0] == "no-store"
    told = words_for(META, "en").say("why-no-store")
    assert told == "The connected area has no other store with room."


def neighbours(gold: int = 9) -> Scene:
    scene = Scene(3, mode="extended").settle(0, "roma", grain=3).settle(1, "latium", grain=3)
    return scene.settle(2, "umbria").player(0, gold=gold).player(1, gold=gold)


@pytest.mark.rule("HRN-17.3", "HRN-17.4")
def test_offers_say_the_least_gold_and_the_share_of_the_taxes() -> None:
    table = do(in_turn(neighbours().at("hinterland_trade")), Negotiate("ransom"))
    assert terms(table, Demand) == ["+2 victory points, at least 3 gold, if it is agreed"]
    do(table, Offer(2, "ransom"))
    assert said(table) == "Peace by ransom: how much gold does Player 1 pay Player 3?"
    table = do(in_turn(neighbours().at("hinterland_trade")), Negotiate("vassalage"))
    assert all("the vassal gives a third of the taxes" in each for each in terms(table, Offer))


@pytest.mark.rule("HRN-17.8")
@pytest.mark.parametrize(("gold", "able"), [(7, False), (8, True)])
def test_a_vassal_without_the_gold_for_freedom_reads_so(gold: int, able: bool) -> None:
    scene = neighbours(gold).treaty("vassalage", payer=0, receiver=1)
    table = do(in_turn(scene.at("hinterland_trade")), Negotiate("vassalage"))
    assert bool(offered(table, EndVassalage)) == able
    if not able:
        assert missing(table, EndVassalage) == ("gold", "HRN-17.8")
        why = table.why_not(EndVassalage(1), 0)
        assert why is not None
        assert (why.clause, why.params["number"]) == ("HRN-17.8", 8)


@pytest.mark.rule("HRN-17.6")
def test_a_ransom_tells_whose_units_must_leave() -> None:
    scene = neighbours().units(0, "light_infantry", "latium", 2)
    table = in_turn(
        scene.units(1, "light_infantry", "latium", spot="inside").at("hinterland_trade")
    )
    do(table, Negotiate("ransom"), Demand(1, "ransom"), Gold(3), YES)
    assert clauses(table, "told-must-leave") == ["HRN-17.6"]


@pytest.mark.rule("HRN-5.25", "HRN-5.31")
def test_a_herd_that_is_kept_says_who_goes_hungry_for_it() -> None:
    scene = Scene(2, mode="extended").when("winter").settle(0, "roma")
    scene.units(0, "light_infantry", "roma", 2).herd(0, "sheep", "roma").settle(1, "daunia")
    table = scene.at("feeding")
    assert terms(table, KeepHerd) == ["then 3 go hungry"]
    assert terms(table, KeepHerd, "de") == ["dann hungern 3"]


@pytest.mark.rule("HRN-5.31", "HRN-13.16")
def test_ships_that_are_lost_with_a_hungry_settlement_are_told_of() -> None:
    scene = Scene(2, mode="extended").when("winter").settle(0, "roma", "dock", grain=1)
    table = scene.units(0, "warship", "roma", spot="port").settle(1, "daunia").at("feeding")
    do(table, GiveUpTown("roma"))
    assert "Player 1 loses 1 × Warships (Standard) with the shipyard of Roma." in log(table)
    assert clauses(table, "told-goes-down") == ["HRN-13.16"]


@pytest.mark.rule("HRN-5.32", "HRN-11.15")
def test_a_settlement_that_starves_into_surrender_says_why() -> None:
    scene = Scene(2, mode="extended").when("winter").settle(0, "roma", grain=5).settle(1, "latium")
    scene.units(0, "light_infantry", "latium", 2)
    table = scene.units(1, "mercenary", "latium", spot="inside").at("feeding")
    assert clauses(table, "told-hungry-surrender") == ["HRN-5.32"]
    assert "Player 2 loses 1 × Mercenaries (Standard), inside Latium." in log(table)
