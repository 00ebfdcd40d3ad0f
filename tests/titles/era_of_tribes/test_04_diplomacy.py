"""Section 4: Diplomacy, purchases, alliances."""

from __future__ import annotations

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.log import readable
from civitas.kernel.table import Table
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.area import tokens
from civitas.titles.era_of_tribes.content.fields import FIELD, LUXURY
from civitas.titles.era_of_tribes.picks.common import PASS
from civitas.titles.era_of_tribes.picks.course import Act, Leaders
from civitas.titles.era_of_tribes.picks.deeds import (
    Agree,
    Ally,
    Bribe,
    Covet,
    Decline,
    Deter,
    Force,
    Found,
    HireLeader,
    Part,
    Propose,
    Purchase,
    Settle,
    Waive,
)
from civitas.titles.era_of_tribes.scene import (
    Scene,
    city_at,
    goods_of,
    owner_of,
    player,
    vassals_at,
)
from civitas.titles.era_of_tribes.state import RING_BEFORE, RING_NOW
from tests.titles.era_of_tribes.helpers import asked, do, offered, refused

WORDS = words_for(META, "en")


def near() -> Scene:
    """Gauls and Iberians, neighbours at Aquitania; the Iberians hold Cantabria and Gallaecia."""
    scene = Scene(peoples=["gauls", "iberians"]).land(0, "aquitania")
    return scene.land(1, "cantabria", "gallaecia")


def diplomacy(scene: Scene, leaders: int = 1) -> Table:
    return scene.always_ask().action(0, "diplomacy", leaders)


# ---------------------------------------------------------------- treaties and diplomacy actions


@pytest.mark.rule("EOT-4.8")
def test_each_leader_brings_a_treaty_a_diplomacy_action_and_a_bonus_action() -> None:
    table = diplomacy(near(), 2)
    assert player(table, 0).treaties == 1
    assert asked(table) == "diplomacy"
    do(table, Deter())
    assert asked(table) == "bonus"
    do(table, PASS)
    assert player(table, 0).treaties == 2
    assert asked(table) == "diplomacy"


@pytest.mark.rule("EOT-4.8")
def test_diplomacy_takes_three_leaders_at_most() -> None:
    table = near().player(0, grey=3).turn(0)
    do(table, Act("diplomacy"))
    assert offered(table, Leaders) == [Leaders(1), Leaders(2), Leaders(3)]


@pytest.mark.rule("EOT-4.9")
def test_diplomacy_actions_of_one_action_differ() -> None:
    table = do(diplomacy(near(), 2), Deter(), PASS)
    assert refused(table, Deter()) == "EOT-4.9"


@pytest.mark.rule("EOT-4.10")
def test_a_diplomacy_action_may_be_waived() -> None:
    table = do(diplomacy(near(), 2), Waive(), PASS)
    assert player(table, 0).treaties == 2
    assert Deter() in table.asks[0].picks


@pytest.mark.rule("EOT-4.11", "EOT-4.13", "EOT-12.10", "EOT-2.24")
@pytest.mark.parametrize(
    ("people", "other", "price"), [("gauls", "britons", 3), ("slavs", "greek", 2)]
)
@pytest.mark.content("abilities/tribal_elders")
def test_a_grey_leader_costs_thalers_and_vassals(people: str, other: str, price: int) -> None:
    scene = Scene(peoples=[people, other]).player(0, thalers=5)
    supply, free = scene.state.grey_supply, scene.me(0).free
    table = do(diplomacy(scene), HireLeader())
    me = player(table, 0)
    assert (me.thalers, me.free, me.gone, me.grey) == (5 - price, free - price, price, 1)
    assert table.state.grey_supply == supply - 1
    assert me.ready_leaders == 2  # two, one of them placed, and the new one is usable at once


@pytest.mark.rule("EOT-4.12")
def test_a_grey_leader_needs_supply_and_free_vassals() -> None:
    scene = near().player(0, thalers=9)
    scene.state.grey_supply = 0
    assert refused(diplomacy(scene), HireLeader()) == "EOT-4.12"
    assert refused(diplomacy(near().player(0, thalers=9, free=2)), HireLeader()) == "EOT-4.12"
    assert refused(diplomacy(near().player(0, thalers=2)), HireLeader()) == "EOT-4.11"


@pytest.mark.rule("EOT-4.14")
def test_deterrence_lasts_until_the_end_of_the_round() -> None:
    table = do(diplomacy(near()), Deter())
    assert player(table, 0).deterring
    scene = near()
    scene.me(0).deterring = True
    assert not player(scene.clean_up(), 0).deterring


@pytest.mark.rule("EOT-4.15", "EOT-4.17")
def test_bribery_pays_all_with_less_influence() -> None:
    scene = Scene(players=3).player(0, influence=12, thalers=7).player(1, influence=3, thalers=0)
    scene.player(2, influence=12, thalers=0)
    table = do(diplomacy(scene), Bribe())
    assert [player(table, n).thalers for n in range(3)] == [5, 2, 0]  # a fifth of 12, rounded down
    assert player(table, 0).influence == 13
    assert player(table, 0).ring == RING_NOW
    told = [WORDS.line(line) for line in table.log]
    assert any("bribes, gains 1 influence" in line for line in told)


@pytest.mark.rule("EOT-4.15")
def test_a_bribe_of_nothing_tells_of_no_payment() -> None:
    table = do(diplomacy(near().player(0, influence=4).player(1, influence=0)), Bribe())
    assert not [line for line in table.log if line.message == "told-bribed"]
    assert player(table, 0).ring == RING_NOW


@pytest.mark.rule("EOT-4.16")
def test_when_there_is_no_bribery() -> None:
    assert refused(diplomacy(near().ring(1, now=True)), Bribe()) == "EOT-4.16"
    assert refused(diplomacy(near().ring(0)), Bribe()) == "EOT-4.16"
    poor = near().player(0, influence=10, thalers=1)
    assert refused(diplomacy(poor), Bribe()) == "EOT-4.16"
    table = diplomacy(near().ring(1))  # another's leader of last round does not matter
    assert table.state.players[1].ring == RING_BEFORE
    assert Bribe() in table.asks[0].picks


# ---------------------------------------------------------------- purchases


def to_bonus(scene: Scene) -> Table:
    return do(diplomacy(scene), Waive())


@pytest.mark.rule("EOT-4.18", "EOT-4.19", "EOT-4.21", "EOT-1.11")
def test_a_province_is_bought_by_agreement() -> None:
    """Cantabria: nothing lies there but what the map says."""
    scene = near().player(0, thalers=20).player(1, thalers=0)
    free = (scene.me(0).free, scene.me(1).free)
    table = do(to_bonus(scene), Purchase(1), Covet("cantabria"), Propose())
    assert (table.asks[0].seat, asked(table)) == (1, "agree-buys")
    do(table, Agree())
    price = 5 + 5 * _tokens("cantabria")
    assert (player(table, 0).thalers, player(table, 1).thalers) == (20 - price, price)
    assert owner_of(table, "cantabria") == 0
    assert vassals_at(table, "cantabria") == 1
    assert (player(table, 0).free, player(table, 1).free) == (free[0] - 1, free[1] + 1)


@pytest.mark.rule("EOT-4.18", "EOT-4.19", "EOT-4.24", "EOT-4.26")
def test_a_bonus_action_tells_its_price_before_it_is_proposed() -> None:
    """Where there is one way only, nobody is asked how."""
    table = to_bonus(near().player(0, thalers=20, morale=3))
    assert _said(table, Ally(1)) == "+1 influence, +2 morale"
    assert _said(table, Purchase(1)) == ""
    do(table, Purchase(1))
    assert _said(table, Covet("cantabria")) == (
        f"{5 + 5 * _tokens('cantabria')} thalers, 1 free vassal"
    )
    friends = to_bonus(near().player(0, allies=[1], influence=9, morale=3))
    assert _said(friends, Part(1)) == "1 influence, 2 morale"
    both = do(to_bonus(near().player(0, thalers=20, treaties=3)), Purchase(1))
    assert _said(both, Covet("cantabria")) == ""  # how it is bought is asked next, with its price


def _said(table: Table, pick: Pick) -> str:
    return words_for(META, "en").terms(table.terms(pick, 0))


@pytest.mark.rule("EOT-4.24", "EOT-4.26", "EOT-1.14")
def test_the_log_says_what_an_alliance_does_to_influence() -> None:
    table = do(to_bonus(near()), Ally(1), Propose(), Agree())
    assert "Anna: influence +1." in _log(table)
    assert "Ben: influence +1." in _log(table)
    friends = near().player(0, allies=[1], influence=9).player(1, influence=0)
    table = do(to_bonus(friends), Part(1), Propose(), Agree())
    assert "Anna: influence −1." in _log(table)
    assert not any(line.startswith("Ben: influence") for line in _log(table))


def _log(table: Table) -> list[str]:
    words = words_for(META, "en", ("Anna", "Ben"))
    return [words.line(line) for line in readable(table.log, None)]


def _tokens(name: str) -> int:
    return tokens(FIELD[name])


@pytest.mark.rule("EOT-4.19", "EOT-4.21", "EOT-1.9")
def test_goods_and_food_change_hands_and_are_paid() -> None:
    scene = Scene(peoples=["gauls", "iberians"]).land(0, "aquitania")
    place = next(
        scene.state.label(n)
        for n in scene.state.area.land
        if scene.state.owner[n] == -1 and _tokens(scene.state.label(n)) == 1 and _luxury(n)
    )
    scene.land(1, place).land(1, "gallaecia", "cantabria").player(0, thalers=30)
    table = do(to_bonus(scene), Purchase(1), Covet(place), Propose(), Agree())
    assert player(table, 0).thalers == 20
    assert place in goods_of(table, 0)


def _luxury(n: int) -> bool:
    return LUXURY[n] >= 0


@pytest.mark.rule("EOT-4.18")
def test_without_agreement_nothing_happens() -> None:
    table = do(to_bonus(near().player(0, thalers=20)), Purchase(1), Covet("gallaecia"), Propose())
    do(table, Decline())
    assert owner_of(table, "gallaecia") == 1
    assert player(table, 0).thalers == 20


@pytest.mark.rule("EOT-4.18", "EOT-4.24", "EOT-4.26")
def test_the_log_says_what_was_refused() -> None:
    """To all, since all hear what is proposed: also to who comes later and sees the log alone."""
    rich = near().player(0, thalers=20)
    sale = do(to_bonus(rich), Purchase(1), Covet("cantabria"), Propose(), Decline())
    bond = do(to_bonus(near()), Ally(1), Propose(), Decline())
    end = do(to_bonus(near().player(0, allies=[1])), Part(1), Propose(), Decline())
    price = 5 + 5 * _tokens("cantabria")
    assert _refusal(sale) == (
        f"Ben refuses to sell Cantabria to Anna for {price} thalers.",
        f"Ben lehnt ab, Anna für {price} Taler eine Provinz zu verkaufen: Kantabrien.",
    )
    assert _refusal(bond) == (
        "Ben refuses an alliance with Anna.",
        "Ben lehnt ein Bündnis mit Anna ab.",
    )
    assert _refusal(end) == (
        "Ben refuses to end the alliance with Anna.",
        "Ben lehnt ab, das Bündnis mit Anna zu beenden.",
    )


def _refusal(table: Table) -> tuple[str, ...]:
    (line,) = [line for line in readable(table.log, None) if "refuse" in line.message]
    return tuple(words_for(META, language, ("Anna", "Ben")).line(line) for language in LANGUAGES)


@pytest.mark.rule("EOT-4.18", "EOT-4.19", "EOT-4.29")
def test_three_treaties_force_it_for_less() -> None:
    scene = near().player(0, thalers=20, treaties=3)
    table = do(to_bonus(scene), Purchase(1), Covet("cantabria"), Force())
    assert owner_of(table, "cantabria") == 0
    assert player(table, 0).thalers == 20 - (3 + 3 * _tokens("cantabria"))
    assert player(table, 0).treaties == 1  # three, and the new one


@pytest.mark.rule("EOT-4.29")
def test_a_forced_purchase_needs_treaties_and_thalers() -> None:
    poor = near().player(0, thalers=2, treaties=9)
    assert not offered(to_bonus(poor), Purchase)
    some = near().player(0, thalers=20, treaties=1)
    table = do(to_bonus(some), Purchase(1), Covet("cantabria"))
    assert Force() not in table.asks[0].picks


@pytest.mark.rule("EOT-4.20")
def test_homes_of_their_owner_are_not_for_sale() -> None:
    table = do(to_bonus(near().player(0, thalers=90)), Purchase(1))
    names = {pick.field for pick in table.asks[0].picks if isinstance(pick, Covet)}
    assert names == {"cantabria", "gallaecia"}
    # a home of the Gauls that Iberians hold is no home of its present owner
    scene = Scene(peoples=["gauls", "iberians"]).player(0, thalers=90)
    scene.leave("parisia").land(1, "parisia")
    table = do(to_bonus(scene), Purchase(1))
    assert Covet("parisia") in table.asks[0].picks


@pytest.mark.rule("EOT-4.22", "EOT-9.34", "EOT-11.10")
def test_a_province_with_a_city() -> None:
    scene = near().city(1, "gallaecia").player(0, thalers=60, levels={"architecture": 1})
    scene.player(1, food=0, influence=4, morale=0)
    scene.me(1).colonies, scene.me(1).colonial = 1, 1 << FIELD["cantabria"]
    table = do(to_bonus(scene), Purchase(1), Covet("gallaecia"), Propose(), Agree())
    assert player(table, 0).thalers == 60 - 10 - 5 * _tokens("gallaecia")
    assert player(table, 1).cities == ()
    assert player(table, 1).food == 2
    assert set(table.asks[0].picks) == {Found(), Settle()}
    food = player(table, 0).food
    do(table, Found())
    assert city_at(table, "gallaecia")
    assert vassals_at(table, "gallaecia") == 0
    assert player(table, 0).food == max(0, food - 2)
    assert (player(table, 1).influence, player(table, 1).morale) == (4, 0)
    assert player(table, 0).influence == 1


@pytest.mark.rule("EOT-4.23", "EOT-8.23")
def test_both_count_colonies_after_a_purchase() -> None:
    scene = near().land(1, "celtiberia").player(0, thalers=60)
    table = do(to_bonus(scene), Purchase(1), Covet("celtiberia"), Propose(), Agree())
    assert player(table, 0).morale == -2


@pytest.mark.rule("EOT-4.31", "EOT-7.9")
def test_the_buyers_cube_may_come_from_an_unbuilt_city() -> None:
    scene = near().player(0, thalers=20, free=0)
    table = do(to_bonus(scene), Purchase(1), Covet("cantabria"), Propose(), Agree())
    assert vassals_at(table, "cantabria") == 1
    assert player(table, 0).morale == -2
    scene = near().player(0, thalers=20, free=0)
    scene.me(0).gone += scene.me(0).unbuilt
    scene.me(0).slots = (0,) * 8
    assert not offered(to_bonus(scene), Purchase)


# ---------------------------------------------------------------- alliances


@pytest.mark.rule("EOT-4.24", "EOT-4.32", "EOT-4.25")
def test_an_alliance_by_agreement() -> None:
    scene = near().player(0, influence=3).player(1, influence=3)
    leaders = (scene.me(0).leaders, scene.me(1).leaders)
    table = do(to_bonus(scene), Ally(1), Propose(), Agree())
    for seat in (0, 1):
        me = player(table, seat)
        assert (me.influence, me.morale) == (4, 2)
        assert me.leaders == leaders[seat]
    assert player(table, 0).ally_of(1)
    table = to_bonus(near().player(0, allies=[1]))
    assert not offered(table, Ally)
    reason = table.why_not(Ally(1), 0)
    assert reason is not None
    assert (reason.message, reason.clause) == ("ally-already", "EOT-4.25")


@pytest.mark.rule("EOT-4.29", "EOT-4.18")
def test_a_forced_alliance_cannot_be_refused() -> None:
    table = do(to_bonus(near().player(0, treaties=2)), Ally(1), Force())
    assert player(table, 1).ally_of(0)
    assert player(table, 0).treaties == 0


@pytest.mark.rule("EOT-4.24", "EOT-1.11")
def test_only_neighbours_can_be_allied() -> None:
    table = to_bonus(Scene(peoples=["romans", "iberians"]).player(0, treaties=9, thalers=90))
    assert asked(table) == "turn"  # there is nobody to do anything with


@pytest.mark.rule("EOT-4.26")
@pytest.mark.parametrize("forced", [True, False])
def test_ending_an_alliance(forced: bool) -> None:
    scene = near().player(0, influence=3, treaties=2, allies=[1]).player(1, influence=3)
    table = do(to_bonus(scene), Part(1), Force() if forced else Propose())
    if not forced:
        do(table, Agree())
    for seat in (0, 1):
        assert (player(table, seat).influence, player(table, seat).morale) == (2, -2)
        assert not player(table, seat).allies
