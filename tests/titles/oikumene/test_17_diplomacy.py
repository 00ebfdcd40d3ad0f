"""Diplomacy (section 17): treaties, help, rivals."""

from __future__ import annotations

import pytest

from civitas.kernel.agenda import Step
from civitas.kernel.asks import Pick
from civitas.kernel.explain import Amount, Terms, terms
from civitas.kernel.table import Table
from civitas.kernel.words import words_for
from civitas.titles.oikumene import META
from civitas.titles.oikumene.content.tables import HELP, RANSOM, RIVAL, TRIBUTE, VASSALAGE
from civitas.titles.oikumene.course.rounds import end_phase
from civitas.titles.oikumene.course.treaties import conclude, expire
from civitas.titles.oikumene.means.bargains import refuse_bargain, refuse_treaty
from civitas.titles.oikumene.means.control import encircled, hostile, settle_all
from civitas.titles.oikumene.means.purse import against, is_rival
from civitas.titles.oikumene.means.settlements import raze
from civitas.titles.oikumene.picks.common import NO, PASS, YES
from civitas.titles.oikumene.picks.course import (
    Demand,
    EndVassalage,
    Gold,
    MoreGold,
    NameRival,
    Offer,
    Release,
    Surrender,
)
from civitas.titles.oikumene.picks.hinterland import Negotiate
from civitas.titles.oikumene.picks.moves import Move, To
from civitas.titles.oikumene.scene import Scene, player, treaty_of
from tests.titles.oikumene.helpers import asked, do, refused, state


def three() -> Scene:
    """Neighbours: Romans and Etruscans on each other's border, and somebody far away."""
    scene = Scene(3).settle(0, "roma").settle(1, "etruria_clusium").settle(2, "syracusae")
    scene.units(0, "light_infantry", "umbria").units(1, "light_infantry", "etruria_clusium")
    return scene.player(0, gold=9, prestige=9).player(1, gold=9, prestige=9).player(2, gold=9)


def pressed() -> Scene:
    """The same, and somebody of the second stands before Roma."""
    return three().units(1, "light_infantry", "roma")


def bargaining(scene: Scene, kind: int, seat: int = 0) -> Table:
    scene.state.agenda = (Step("bargain", seat, (kind,)),)
    return scene.table()


@pytest.mark.rule("HRN-17.1", "HRN-1.8")
@pytest.mark.content("features/diplomacy")
def test_a_treaty_makes_two_players_friends_and_there_is_one_at_most() -> None:
    scene = three()
    assert hostile(scene.state, 0, 1)
    conclude(scene.state, TRIBUTE, scene.me(0), scene.me(1), 1)
    assert not hostile(scene.state, 0, 1)
    conclude(scene.state, RANSOM, scene.me(0), scene.me(1), 3)
    assert [treaty.kind for treaty in scene.state.treaties] == [RANSOM]


@pytest.mark.rule("HRN-17.2", "HRN-17.5", "HRN-17.11")
@pytest.mark.content("treaties/tribute")
def test_tribute_is_offered_before_the_own_turn_and_holds_four_rounds_more() -> None:
    table = bargaining(three(), TRIBUTE)
    assert {Offer(1, "tribute"), Demand(1, "tribute")} <= set(table.asks[0].picks)
    told = [table.terms(kind(1, "tribute"), 0) for kind in (Offer, Demand)]
    assert told == [
        Terms((Amount("victory", 1),), (), True, "least-gold if-agreed", (("number", 1),)),
        Terms((), (Amount("victory", 2),), True, "least-gold if-agreed", (("number", 1),)),
    ]
    do(table, Offer(1, "tribute"))
    assert table.asks[0].picks == [Gold(n) for n in range(1, 10)]
    do(table, Gold(4))
    assert (asked(table), table.asks[0].seat) == ("offered", 1)
    assert table.terms(YES, 1) == terms(gains={"gold": 4, "victory": 2})
    do(table, YES)
    assert treaty_of(table, 0, 1) == "tribute"
    assert state(table).treaties[0].until == 1 + 4
    assert [me.gold for me in state(table).players] == [5, 13, 9]
    assert [me.victory for me in state(table).players] == [-1, 2, 0]


@pytest.mark.rule("HRN-17.2")
def test_tribute_stands_in_the_menu_of_the_first_move_alone() -> None:
    scene = three().units(0, "light_infantry", "roma")
    table = scene.at("movement_units")
    assert Negotiate("tribute") in table.asks[0].picks
    do(table, Negotiate("tribute"))
    assert {Offer(1, "tribute"), Offer(2, "tribute")} <= set(table.asks[0].picks)
    do(table, Offer(2, "tribute"), Gold(1), NO)
    assert Negotiate("tribute") in table.asks[0].picks
    do(table, Move("umbria", "out", "light_infantry", "standard"), To("roma"))
    assert table.asks[0].seat == 0
    assert Negotiate("tribute") not in table.asks[0].picks


@pytest.mark.rule("HRN-17.2", "HRN-20.5")
def test_before_withdrawing_only_those_are_asked_who_meet_an_enemy() -> None:
    assert three().at("tribute").asks == ()
    assert {ask.seat for ask in pressed().at("tribute").asks} == {0}
    assert pressed().at("tribute", 2).asks == ()


@pytest.mark.rule("HRN-17.2")
def test_tribute_needs_gold_of_the_payer() -> None:
    scene = three().player(0, gold=0)
    table = bargaining(scene, TRIBUTE)
    assert set(table.asks[0].picks) == {Demand(1, "tribute"), Demand(2, "tribute")}
    assert refused(table, Offer(1, "tribute")) == "HRN-17.2"


@pytest.mark.rule("HRN-17.3", "HRN-17.11")
@pytest.mark.content("treaties/ransom")
def test_ransom_costs_three_at_least_and_holds_eight_rounds_more() -> None:
    table = bargaining(three(), RANSOM)
    do(table, Demand(1, "ransom"))
    assert table.asks[0].picks == [Gold(n) for n in range(3, 10)]
    do(table, Gold(3))
    assert (asked(table), table.asks[0].seat) == ("demanded", 1)
    assert table.terms(YES, 1) == terms({"gold": 3, "victory": 1})
    do(table, YES)
    assert treaty_of(table, 1, 0) == "ransom"
    assert state(table).treaties[0].until == 1 + 8
    assert [me.gold for me in state(table).players] == [12, 6, 9]


@pytest.mark.rule("HRN-17.3")
def test_who_has_less_than_three_gold_pays_no_ransom() -> None:
    scene = three().player(0, gold=2)
    table = bargaining(scene, RANSOM)
    assert refused(table, Offer(1, "ransom")) == "HRN-17.3"
    assert Demand(1, "ransom") in table.asks[0].picks


@pytest.mark.rule("HRN-17.4", "HRN-17.5", "HRN-16.2", "HRN-16.4")
@pytest.mark.content("treaties/vassalage")
def test_vassalage_costs_the_vassal_prestige_and_has_no_limit() -> None:
    table = bargaining(three(), VASSALAGE)
    do(table, Offer(1, "vassalage"))
    assert table.terms(YES, 1) == terms(gains={"prestige": 8, "victory": 2})
    do(table, YES)
    assert treaty_of(table, 0, 1) == "vassalage"
    assert state(table).treaties[0].until == 0
    assert [me.prestige for me in state(table).players][:2] == [1, 17]
    assert [me.victory for me in state(table).players][:2] == [-1, 2]


@pytest.mark.rule("HRN-16.3", "HRN-17.4")
def test_a_rival_as_vassal_brings_half_as_much_again() -> None:
    table = bargaining(three().player(1, rival=0), VASSALAGE)
    do(table, Offer(1, "vassalage"))
    assert table.terms(YES, 1) == terms(gains={"prestige": 12, "victory": 2})
    assert player(do(table, YES), 1).prestige == 21


@pytest.mark.rule("HRN-17.5")
def test_points_are_given_for_the_first_treaty_of_a_pair_in_a_year() -> None:
    scene = three()
    s, payer, receiver = scene.state, scene.me(0), scene.me(1)
    conclude(s, TRIBUTE, payer, receiver, 1)
    conclude(s, VASSALAGE, payer, receiver)
    assert (payer.victory, receiver.victory) == (-1, 2)
    assert (payer.prestige, receiver.prestige) == (9, 9)
    conclude(s, TRIBUTE, payer, scene.me(2), 1)
    assert payer.victory == -2
    state_after = state(scene.at("new_year"))
    assert [me.scored for me in state_after.players] == [0, 0, 0]


@pytest.mark.rule("HRN-17.5")
def test_a_second_treaty_that_brings_nothing_names_nothing_for_consent() -> None:
    scene = three()
    scene.me(0).scored, scene.me(1).scored = 1 << 1, 1 << 0
    table = bargaining(scene, VASSALAGE)
    do(table, Offer(1, "vassalage"))
    assert table.asks[0].seat == 1
    assert table.terms(YES, 1) is None


@pytest.mark.rule("HRN-17.6")
def test_a_treaty_ends_the_encirclement() -> None:
    scene = three().units(0, "light_infantry", "etruria_clusium")
    field = scene.space("etruria_clusium")
    scene.state.players[1].units.clear()
    scene.me(1).recall()
    settle_all(scene.state)
    assert encircled(scene.state, field)
    conclude(scene.state, RANSOM, scene.me(1), scene.me(0), 3)
    assert not encircled(scene.state, field)
    assert scene.state.control[field] == 1


@pytest.mark.rule("HRN-17.7")
def test_a_treaty_is_replaced_only_by_a_higher_one_with_the_same_roles() -> None:
    scene = three().treaty("ransom", 0, 1, until=9)
    table = scene.at("tribute")
    assert table.asks == ()
    table = bargaining(scene, VASSALAGE)
    assert Offer(1, "vassalage") in table.asks[0].picks
    assert refused(table, Demand(1, "vassalage")) == "HRN-17.7"
    table = bargaining(scene, RANSOM)
    assert refused(table, Offer(1, "ransom")) == "HRN-17.7"


@pytest.mark.rule("HRN-17.8")
def test_a_vassal_buys_freedom_for_eight_gold() -> None:
    scene = three().treaty("vassalage", 0, 1)
    table = bargaining(scene, VASSALAGE)
    assert table.terms(EndVassalage(1), 0) == terms({"gold": 8})
    do(table, EndVassalage(1))
    assert state(table).treaties == ()
    assert [me.gold for me in state(table).players] == [1, 17, 9]
    assert [me.victory for me in state(table).players] == [0, 0, 0]
    poor = three().treaty("vassalage", 0, 1).player(0, gold=7)
    assert EndVassalage(1) not in bargaining(poor, VASSALAGE).asks[0].picks


@pytest.mark.rule("HRN-17.8")
def test_a_lord_releases_a_vassal_for_nothing() -> None:
    table = bargaining(three().treaty("vassalage", 1, 0), VASSALAGE)
    do(table, Release(1))
    assert state(table).treaties == ()


@pytest.mark.rule("HRN-17.8")
def test_a_lord_without_settlement_has_no_vassal() -> None:
    scene = three().treaty("vassalage", 1, 0).treaty("vassalage", 2, 1)
    raze(scene.state, scene.space("roma"))
    end_phase(scene.state)
    assert [(t.payer, t.receiver) for t in scene.state.treaties] == [(2, 1)]


@pytest.mark.rule("HRN-17.9")
@pytest.mark.content("treaties/help")
def test_help_is_a_gift_of_gold_that_costs_the_taker_prestige() -> None:
    table = bargaining(three(), HELP)
    assert set(table.asks[0].picks) == {Offer(1, "help"), Offer(2, "help")}
    do(table, Offer(1, "help"))
    assert table.asks[0].picks == [Gold(n) for n in range(3, 10)]
    do(table, Gold(5))
    assert table.terms(YES, 1) == terms({"prestige": 8}, {"gold": 5})
    do(table, YES)
    giver, taker = player(table, 0), player(table, 1)
    assert (giver.gold, giver.prestige, giver.victory, giver.helps) == (4, 17, 1, 1)
    assert (taker.gold, taker.prestige, taker.victory, taker.helped) == (14, 1, 0, 1)
    assert state(table).treaties == ()


@pytest.mark.rule("HRN-17.9")
def test_there_is_help_once_a_year_between_two_whoever_gives() -> None:
    scene = three()
    scene.me(0).aided = scene.me(1).aided = 0b11
    table = bargaining(scene.always_ask(), HELP, seat=1)
    assert refused(table, Offer(0, "help")) == "HRN-17.9"
    assert Offer(2, "help") in table.asks[0].picks


@pytest.mark.rule("HRN-17.10")
def test_a_treaty_is_over_at_the_end_of_its_last_round() -> None:
    scene = three().treaty("tribute", 0, 1, until=5).treaty("ransom", 2, 1, until=6)
    scene.treaty("vassalage", 2, 0)
    scene.state.round = 4
    expire(scene.state)
    assert len(scene.state.treaties) == 3
    scene.state.round = 5
    expire(scene.state)
    assert [t.kind for t in scene.state.treaties] == [RANSOM, VASSALAGE]
    assert hostile(scene.state, 0, 1)


@pytest.mark.rule("HRN-17.11")
def test_nothing_happens_without_consent() -> None:
    table = do(pressed().at("tribute"), Offer(1, "tribute"), Gold(2))
    assert table.asks[0].picks == [NO, YES]
    do(table, NO)
    assert state(table).treaties == ()
    assert player(table, 0).gold == 9


@pytest.mark.rule("HRN-17.11")
def test_all_gold_may_be_offered() -> None:
    table = do(pressed().player(0, gold=40).at("tribute"), Offer(1, "tribute"))
    assert table.asks[0].picks[-1] == Gold(40)
    rich = do(pressed().player(0, gold=130).at("tribute"), Offer(1, "tribute"))
    assert rich.asks[0].picks == [*map(Gold, range(1, 41)), *map(MoreGold, (40, 80, 120))]
    do(rich, MoreGold(120))
    assert rich.asks[0].picks == [*map(Gold, range(121, 131))]


@pytest.mark.rule("HRN-17.13")
def test_an_offer_is_made_once_in_a_sub_phase() -> None:
    table = do(pressed().at("tribute"), Offer(1, "tribute"), Gold(2), NO)
    assert set(table.asks[0].picks) & {Offer(1, "tribute"), Demand(1, "tribute")} == {
        Demand(1, "tribute")
    }
    assert refused(table, Offer(1, "tribute")) == "HRN-17.13"
    do(table, Demand(1, "tribute"), Gold(1), NO)
    assert not set(table.asks[0].picks) & {Offer(1, "tribute"), Demand(1, "tribute")}
    scene = three()
    s = scene.state
    s.phase, s.offers = "movement_units", (("combat_withdraw", TRIBUTE, 0, 1),)
    assert refuse_treaty(s, TRIBUTE, s.players[0], s.players[1]) is None
    s.phase = "combat_withdraw"
    assert refuse_treaty(s, TRIBUTE, s.players[0], s.players[1]) is not None


@pytest.mark.rule("HRN-17.12")
@pytest.mark.content("treaties/rival", "purchases/change_rival")
def test_another_rival_costs_eight_prestige() -> None:
    scene = three().player(0, rival=1)
    table = bargaining(scene.always_ask(), RIVAL)
    assert table.asks[0].picks == [NameRival(2)]
    assert table.terms(NameRival(2), 0) == terms({"prestige": 8})
    assert refused(table, NameRival(1)) == "HRN-17.12"
    do(table, NameRival(2))
    assert (player(table, 0).rival, player(table, 0).prestige) == (2, 1)
    poor = three().player(0, rival=1, prestige=7)
    reason = refuse_bargain(poor.state, poor.me(0), RIVAL)
    assert reason is not None
    assert reason.clause == "HRN-17.12"


@pytest.mark.rule("HRN-17.12", "HRN-1.3")
def test_in_quick_mode_the_rival_stays() -> None:
    scene = Scene(3, mode="quick").settle(0, "roma").settle(1, "boica").player(0, rival=1)
    reason = refuse_bargain(scene.state, scene.me(0), RIVAL)
    assert reason is not None
    assert reason.clause == "HRN-1.3"


@pytest.mark.rule("HRN-17.12", "HRN-4.7")
def test_a_rival_who_leaves_is_replaced_for_nothing() -> None:
    scene = Scene(3).settle(0, "roma").settle(1, "boica").player(0, rival=2, prestige=0)
    end_phase(scene.state)
    assert (scene.me(2).gone, scene.me(0).rival) == (True, -1)
    table = bargaining(scene.always_ask(), RIVAL)
    do(table, NameRival(1))
    assert (player(table, 0).rival, player(table, 0).free_rival) == (1, False)


@pytest.mark.rule("HRN-18.37")
@pytest.mark.content("factions/huns_alans")
def test_a_ransom_of_the_alans_to_the_huns_never_expires() -> None:
    scene = Scene(3, map="huns").faction(0, "huns_alans").faction(1, "huns_huns")
    scene.settle(0, "kuban").settle(1, "lower_volga").settle(2, "tyras").player(0, gold=9)
    conclude(scene.state, RANSOM, scene.me(0), scene.me(1), 3)
    conclude(scene.state, RANSOM, scene.me(0), scene.me(2), 3)
    conclude(scene.state, TRIBUTE, scene.me(2), scene.me(1), 0)
    assert [treaty.until for treaty in scene.state.treaties] == [0, 9, 5]


@pytest.mark.rule("HRN-18.37", "HRN-17.11")
@pytest.mark.parametrize(("language", "said"), [("en", "never ends"), ("de", "endet nie")])
def test_who_offers_or_accepts_a_ransom_that_never_expires_is_told_so(
    language: str, said: str
) -> None:
    scene = Scene(3, map="huns").faction(0, "huns_alans").faction(1, "huns_huns")
    scene.settle(0, "kuban").settle(1, "lower_volga").settle(2, "tyras")
    words = words_for(META, language)

    def told(table: Table, pick: Pick) -> bool:
        return said in words.terms(table.title.terms(state(table), table.asks[0], pick))

    for n in range(3):
        scene.player(n, gold=9)
    table = bargaining(scene, RANSOM)
    ask = table.asks[0]
    assert [pick for pick in ask.picks if told(table, pick)] == [Offer(1, "ransom")]
    do(table, Offer(1, "ransom"), Gold(3))
    assert [pick for pick in table.asks[0].picks if told(table, pick)] == [YES]
    table = bargaining(scene, RANSOM, 1)
    assert [pick for pick in table.asks[0].picks if told(table, pick)] == [Demand(0, "ransom")]
    table = do(bargaining(scene, VASSALAGE), Offer(1, "vassalage"))
    assert not any(told(table, pick) for pick in table.asks[0].picks)  # it never does


@pytest.mark.rule("HRN-19.3")
def test_with_two_players_a_payment_is_a_resignation_and_is_called_so() -> None:
    scene = Scene(2).settle(0, "roma", grain=5).settle(1, "umbria", grain=5)
    scene.units(0, "light_infantry", "umbria").player(0, gold=5).player(1, gold=5)
    table = do(scene.at("tribute"), Demand(1, "tribute"), Gold(1))
    assert (asked(table), table.asks[0].seat) == ("demanded-resign", 1)
    table = do(scene.at("tribute", 1), Offer(0, "tribute"), Gold(1))
    assert (asked(table), table.asks[0].seat) == ("resign", 1)
    withdrawn = do(table.fork(), NO)
    assert state(withdrawn).treaties == ()
    assert Offer(0, "tribute") not in withdrawn.asks[0].picks  # HRN-17.13
    do(table, YES)
    assert table.asks[0].seat == 0
    do(table, YES)
    assert table.result is not None
    assert (table.result.winners, table.result.how) == ((0,), "end-sovereignty")


# ------------------------------------------------------------------ HRN-10.15


def besieged() -> Table:
    scene = Scene(3).settle(0, "roma").settle(1, "etruria_clusium").settle(2, "syracusae")
    scene.units(1, "light_infantry", "etruria_clusium", 2, spot="inside")
    scene.units(0, "light_infantry", "etruria_clusium", 6).player(1, prestige=9)
    field = scene.space("etruria_clusium")
    scene.state.agenda = (Step("capitulation", 1, (0, field)),)
    return scene.table()


@pytest.mark.rule("HRN-10.15")
def test_the_defender_may_surrender_a_settlement() -> None:
    table = besieged()
    assert set(table.asks[0].picks) == {PASS, Offer(0, "vassalage"), Surrender("etruria_clusium")}
    do(table, Surrender("etruria_clusium"))
    assert (asked(table), table.asks[0].seat) == ("surrender-offered", 0)
    do(table, YES)
    field = state(table).world.number["etruria_clusium"]
    assert (state(table).fallen[field].victor, state(table).fallen[field].stormed) == (0, False)
    assert not player(table, 1).units


@pytest.mark.rule("HRN-10.15", "HRN-17.4")
def test_the_defender_may_become_a_vassal() -> None:
    table = do(besieged(), Offer(0, "vassalage"), YES)
    assert treaty_of(table, 1, 0) == "vassalage"
    assert not state(table).fallen


@pytest.mark.rule("HRN-10.15")
def test_the_encircler_may_refuse() -> None:
    table = do(besieged(), Surrender("etruria_clusium"), NO)
    assert not state(table).fallen


@pytest.mark.rule("HRN-18.29", "HRN-16.3")
@pytest.mark.content("factions/taifas_reinos")
def test_every_taifa_is_a_rival_of_the_christian_reinos() -> None:
    scene = Scene(3, map="taifas").faction(0, "taifas_reinos").faction(1, "taifas_taifas")
    scene.faction(2, "taifas_reinos").player(0, rival=2)
    s, me = scene.state, scene.me(0)
    assert [is_rival(s, me, seat) for seat in (1, 2)] == [True, True]
    assert not is_rival(s, scene.me(2), 0)
    assert not is_rival(s, scene.me(1), 0)
    assert against(s, me, 1, 8) == 12
