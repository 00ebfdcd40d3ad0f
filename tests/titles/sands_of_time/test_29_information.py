"""Section 29: who knows what, who is asked what, and when."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import civitas
from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.titles.sands_of_time.picks import (
    AskRoad,
    Attack,
    Calm,
    Capital,
    Caravan,
    Choose,
    Commit,
    Consent,
    Construct,
    Deny,
    EndTurn,
    Exchange,
    Group,
    Heritage,
    Keep,
    Lay,
    Lose,
    Muster,
    Pay,
    Play,
    Province,
    Retreat,
    Reveal,
    Score,
    Settle,
    Site,
    To,
    UseBonus,
)
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.state import Stage
from tests.titles.sands_of_time.helpers_a import choose, first_picks, pair, random_match
from tests.titles.sands_of_time.helpers_b import asked, do, offered, playable, refused
from tests.titles.sands_of_time.helpers_c import action, build, chooses, realm, seen

SUPPORT = UseBonus("support")
EXCHANGE = Exchange("gold", 1)


def two(**me: Any) -> Scene:
    return Scene().empire(0, capital="italia", **me).empire(1, capital="syria")


def front(**me: Any) -> Scene:
    """Seat 1 holds Sicilia and Rhodes next to it, and is outnumbered in Sicilia."""
    scene = Scene().empire(0, capital="italia", crops=9, **me).citizens(0, sicilia=(0, 6))
    scene.empire(1, capital="sicilia", provinces=["rhodes", "libya"])
    return scene.citizens(1, sicilia=(3, 2))


# ------------------------------------------------------------------ what is hidden


@pytest.mark.rule("SOT-29.1")
def test_chosen_cards_are_hidden_until_the_own_turn() -> None:
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    table = scene.empire(2, capital="libya").at(Stage.CARD_CHOICE, start=0)
    choose(table, ("chronicle", "muster"), ("raid", "emphasis_civil"), ("build", "govern"))
    assert asked(table) == ("turn", 0)
    for viewer in (0, 2, None):
        hidden = seen(table, viewer).empires[1]
        assert (hidden.chosen, hidden.emphasis, hidden.unlocked) == ((), None, ())
    assert seen(table, 1).empires[1].chosen == ("raid", "emphasis_civil")
    table.pick(EndTurn())
    for viewer in (0, 1, 2, None):
        view = seen(table, viewer)
        assert view.turn is not None
        assert (view.turn.seat, view.turn.hand) == (1, ("raid",))
        assert view.empires[1].emphasis == "civil"
        assert view.empires[2].chosen == (("build", "govern") if viewer == 2 else ())


@pytest.mark.rule("SOT-29.1")
def test_what_one_has_chosen_shows_to_nobody_while_others_think() -> None:
    table = two().at(Stage.CARD_CHOICE, start=0)
    before = (table.view(0).board, table.view(0).asks, table.view(None).board)
    table.pick(pair("raid", "muster"), seat=1)
    assert (table.view(0).board, table.view(0).asks, table.view(None).board) == before
    assert table.view(0).waiting == (0,)


@pytest.mark.rule("SOT-29.1")
def test_chronicles_of_others_are_face_down_and_their_hands_are_hidden() -> None:
    table = two(laid={"A": 3, "F": 7}).turn(1)
    own = seen(table, 0).empires[0]
    assert own.laid == (3, None, None, None, None, 7)
    assert own.chronicles == (1, 2, 4, 5, 6)
    for viewer in (1, None):
        theirs = seen(table, viewer).empires[0]
        assert theirs.laid == (0, None, None, None, None, 0)
        assert theirs.chronicles == ()


@pytest.mark.rule("SOT-29.1")
def test_laying_a_chronicle_tells_others_the_field_and_not_the_card() -> None:
    table = action(two(), "chronicle", Lay(5, "C"))
    assert any(line.params.get("chronicle") == 5 for line in table.story(0))
    for viewer in (1, None):
        lines = table.story(viewer)
        assert all("chronicle" not in line.params for line in lines)
        assert all(line.params.get("card") in (None, "chronicle") for line in lines)
    assert any(line.params.get("field") == "C" for line in table.story(1))


@pytest.mark.rule("SOT-29.1")
def test_a_battle_number_is_hidden_until_both_are_chosen() -> None:
    table = action(front(), "conquest", Attack("sicilia", 1))
    before = (table.view(1).board, table.view(1).asks, len(table.story(1)))
    table.pick(Commit(4), seat=0)
    assert (table.view(1).board, table.view(1).asks, len(table.story(1))) == before
    table.pick(Commit(0), seat=1)
    opened = next(line for line in table.story(None) if line.message == "battle-numbers")
    assert (opened.params["total"], opened.params["against"]) == (12 + 3 * 4, 3 + 4)


@pytest.mark.rule("SOT-29.1")
def test_the_order_of_the_advance_stacks_is_hidden() -> None:
    one = two().stack("civil", 3, "tyranny", "plumbing", "architecture").turn(0)
    other = two().stack("civil", 3, "architecture", "tyranny", "plumbing").turn(0)
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    assert seen(one).stacks == (3, 2, 1, 4, 2, 1, 3, 2, 1)
    assert seen(one).known_tops == (None,) * 9


@pytest.mark.rule("SOT-29.1")
def test_hidden_things_leave_no_trace_in_the_view_of_another() -> None:
    """Two positions that differ in nothing but secrets of seat 1 look the same to seat 0."""

    def looks(laid: dict[str, int], first: str, second: str) -> tuple[Any, Any]:
        scene = Scene().empire(0, capital="italia").empire(1, capital="syria", laid=laid)
        table = chooses(scene, 1, first, second).turn(0, "chronicle")
        return table.view(0), table.view(None)

    assert looks({"A": 1, "C": 2}, "raid", "muster") == looks(
        {"A": 7, "C": 4}, "build", "emphasis_cultural"
    )


@pytest.mark.rule("SOT-29.1")
def test_everything_else_is_open_to_all() -> None:
    """Resources, unrest, VP, heritage, cards played, bonus actions used, advances, pieces."""
    scene = Scene().empire(
        0,
        capital="italia",
        crops=7,
        gold=3,
        unrest=4,
        vp=9,
        heritage=(1, 2, 3),
        advances=["law", "drama"],
        emphasis="political",
        played=["raid", "build"],
        bonuses=["taxes"],
        caravans=["italia-sicilia"],
    )
    table = scene.empire(1, capital="syria").citizens(0, italia=(2, 1)).turn(1)
    hidden = {"laid", "chronicles", "chosen"}
    mine = msgspec.structs.asdict(seen(table, 0).empires[0])
    for viewer in (1, None):
        theirs = seen(table, viewer)
        for name, value in mine.items():
            if name not in hidden:
                assert getattr(theirs.empires[0], name) == value
        assert theirs.regions == seen(table, 0).regions
        assert theirs.borders == seen(table, 0).borders
    assert (mine["crops"], mine["gold"], mine["unrest"], mine["vp"]) == (7, 3, 4, 9)
    assert mine["played"] == ("raid", "build")
    assert (mine["emphasis"], mine["bonuses"]) == ("political", ("taxes",))


# ------------------------------------------------------------------ setup


@pytest.mark.rule("SOT-29.2")
def test_the_decisions_of_setup() -> None:
    table = civitas.new("sands_of_time", seats=2, seed="setup")
    start = table.asks[0].seat
    wanted = {start: ["italia", "gallia", "sicilia"], 1 - start: ["syria", "cyprus", "aegyptus"]}
    asks: dict[int, list[str]] = {0: [], 1: []}
    while table.asks[0].what != "cards":
        ask = table.asks[0]
        asks[ask.seat].append(ask.what)
        choices: list[Pick] = [Province(region) for region in wanted[ask.seat]]
        choices.append(Capital(wanted[ask.seat][0]))
        table.pick(next((p for p in choices if p in ask.picks), ask.picks[0]))
    setup = ["province"] * 3
    setup += ["capital", "first-caravan", "heritage", "extra-peasant", "first-advance"]
    assert asks == {0: setup, 1: setup}


# ------------------------------------------------------------------ turns


@pytest.mark.rule("SOT-29.3")
def test_the_decisions_of_a_turn() -> None:
    """Order, use or decline, bonus action, exchange: all in one list."""
    table = realm(advances=["coinage"]).citizens(0, italia=(1, 0)).turn(0, "muster", "build")
    picks = table.asks[0].picks
    assert playable(table) == {"muster", "build"}
    assert EndTurn() in picks
    assert {UseBonus("oppression"), SUPPORT, EXCHANGE} <= set(picks)
    do(table, Play("build"), Site("italia"), Construct("road"))
    assert playable(table) == {"muster"}
    assert EndTurn() in table.asks[0].picks


@pytest.mark.rule("SOT-29.3")
def test_two_cards_are_asked_for_and_heritage_where_there_is_a_choice() -> None:
    table = two().at(Stage.CARD_CHOICE)
    assert {ask.what for ask in table.asks} == {"cards"}
    pairs = offered(table, Choose)
    assert len(pairs) == len(table.asks[0].picks)
    assert all(pick.first != pick.second for pick in pairs)
    table = build(realm(), "italia", "wonder")
    assert list(table.asks[0].picks) == [Heritage(c) for c in ("civil", "political", "cultural")]
    table = build(realm(colonies=["libya"]), "libya", "triumphal_arch")
    assert asked(table) == ("turn", 0)  # there is no choice with the Arch


def merchant(**me: Any) -> Scene:
    """Somebody with Coinage, who has not used it yet."""
    return realm(advances=["coinage", *me.pop("advances", [])], **me)


def open_to_interruptions(table: Table) -> bool:
    """Are a bonus action and Coinage offered?"""
    picks = table.asks[0].picks
    assert (SUPPORT in picks) == (EXCHANGE in picks)
    return SUPPORT in picks


@pytest.mark.rule("SOT-29.4")
def test_interruptions_before_between_and_after_the_actions() -> None:
    table = merchant().turn(0, "build", "muster")
    assert open_to_interruptions(table)
    do(table, Play("build"), Site("italia"), Construct("road"))
    assert open_to_interruptions(table)
    do(table, Play("muster"), Muster("italia"))
    assert playable(table) == set()
    assert open_to_interruptions(table)


@pytest.mark.rule("SOT-29.4")
@pytest.mark.parametrize(
    ("card", "what", "first"),
    [
        ("muster", "muster", ()),
        ("muster", "muster", (Muster("italia"),)),
        ("conquest", "conquest", ()),
        ("build", "site", ()),
        ("build", "site", (Site("italia"), Construct("road"))),
        ("govern", "govern", ()),
        ("govern", "govern", (Calm(),)),
        ("caravan_1", "caravan", ()),
    ],
)
def test_interruptions_inside_an_action_before_a_cost(
    card: str, what: str, first: tuple[Pick, ...]
) -> None:
    scene = merchant(unrest=2, advances=["conscription", "engineering"])
    table = action(scene.citizens(0, sicilia=(0, 2)), card, *first)
    assert asked(table) == (what, 0)
    assert open_to_interruptions(table)


@pytest.mark.rule("SOT-29.4")
def test_interruptions_before_the_annexation_that_follows_an_attack() -> None:
    table = action(front(gold=3, advances=["coinage"]), "conquest", Attack("sicilia", 1))
    do_numbers(table, 1, 0)
    do(table, Lose("peasant"), Lose("peasant"), Retreat("rhodes"), Capital("libya"))
    assert asked(table) == ("annex", 0)
    assert open_to_interruptions(table)


def do_numbers(table: Table, mine: int, theirs: int) -> None:
    table.pick(Commit(mine), seat=0)
    table.pick(Commit(theirs), seat=1)


@pytest.mark.rule("SOT-29.4")
@pytest.mark.parametrize(
    ("card", "picks", "what"),
    [
        ("chronicle", (), "chronicle"),
        ("raid", (), "raid"),
        ("raid", (Group("sicilia", "soldier", 1),), "destination"),
        ("migrate", (), "migrate"),
        ("advance", (), "advance"),
        ("tribute", (), "tribute"),
        ("caravan_1", (Caravan("italia-graecia"), Pay("gold")), "heritage"),
    ],
)
def test_no_interruption_where_nothing_is_paid(
    card: str, picks: tuple[Pick, ...], what: str
) -> None:
    scene = Scene().empire(
        0, capital="italia", colonies=["gallia"], crops=9, gold=9, advances=["coinage"]
    )
    scene.empire(1, capital="syria", caravans=["italia-sicilia"])
    scene.citizens(0, sicilia=(0, 2)).row("civil_1", "agriculture", "granaries", markers={0: 1})
    table = action(scene.row("civil_2", "labor", "ornamentation", markers={0: 1}), card, *picks)
    assert asked(table) == (what, 0)
    assert not open_to_interruptions(table)
    assert refused(table, SUPPORT) == "SOT-29.4"
    assert refused(table, EXCHANGE) == "SOT-29.4"


# ------------------------------------------------------------------ out of turn


@pytest.mark.rule("SOT-29.5")
def test_number_losses_retreat_and_capital_of_a_defender() -> None:
    table = action(front(), "conquest", Attack("sicilia", 1))
    assert {(ask.what, ask.seat) for ask in table.asks} == {
        ("battle-number", 0),
        ("battle-number", 1),
    }
    do_numbers(table, 2, 0)
    assert asked(table) == ("lose", 1)
    do(table, Lose("soldier"), Lose("peasant"))
    assert asked(table) == ("retreat", 1)
    assert offered(table, Retreat) == [Retreat("libya"), Retreat("rhodes")]
    table.pick(Retreat("rhodes"))
    assert asked(table) == ("new-capital", 1)
    assert offered(table, Capital) == [Capital("libya"), Capital("rhodes")]
    table.pick(Capital("libya"))
    assert asked(table) == ("annex", 0)


@pytest.mark.rule("SOT-29.5")
def test_a_defender_who_wins_chooses_the_loss_first() -> None:
    table = action(front(), "conquest", Attack("sicilia", 1))
    do_numbers(table, 0, 3)
    assert asked(table) == ("lose", 1)
    table.pick(Lose("peasant"))
    assert asked(table) == ("turn", 0)  # of two soldiers it does not matter which


@pytest.mark.rule("SOT-29.5")
@pytest.mark.parametrize(("answer", "there"), [(Consent(), True), (Deny(), False)])
def test_consent_to_the_use_of_a_road(answer: Pick, there: bool) -> None:
    scene = Scene().empire(0, capital="italia").citizens(0, libya=(0, 1))
    scene.empire(1, capital="syria", provinces=["mauretania"]).built("mauretania", "road")
    table = action(scene, "migrate", AskRoad("mauretania"))
    assert asked(table) == ("road", 1)
    table.pick(answer)
    table.pick(Group("libya", "soldier", 1))
    assert (To("hispania") in offered(table, To)) is there


@pytest.mark.rule("SOT-29.5")
@pytest.mark.parametrize(
    ("stage", "what", "picks"),
    [
        (Stage.ATTRITION, "lose", [Lose("peasant"), Lose("soldier")]),
        (Stage.GROWTH, "growth", [Settle("cyprus"), Settle("rhodes")]),
        (Stage.DYNASTY_END, "score", [Score("C"), Score("D")]),
        (Stage.NEW_GENERATION, "granaries", [Keep(1, 0), Keep(0, 0)]),
    ],
)
def test_decisions_between_the_rounds(stage: Stage, what: str, picks: list[Pick]) -> None:
    """All of them are seat 1's; seat 0 is the start player and has nothing to decide."""
    scene = Scene().empire(0, capital="italia")
    scene.empire(
        1,
        capital="rhodes",
        provinces=["cyprus", "syria", "libya", "aegyptus"] if what == "score" else ["cyprus"],
        crops=1,
        heritage=(0, 2, 0),
        laid={"C": 2, "D": 1},
        advances=["granaries"],
    )
    scene.citizens(1, gallia=(11, 9 if what == "lose" else 0), cyprus=(8, 0))
    scene.state.growth = True
    scene.state.dynasty_space = 7 if what == "score" else 6
    table = scene.at(stage, start=0)
    assert asked(table) == (what, 1)
    assert list(table.asks[0].picks) == picks


# ------------------------------------------------------------------ advances


@pytest.mark.rule("SOT-29.6")
def test_only_the_drawing_player_sees_the_two_cards() -> None:
    scene = two(heritage=(3, 0, 0), unrest=3)
    scene.row("civil_2", "labor", "ornamentation", markers={0: 1})
    scene.stack("civil", 3, "tyranny", "plumbing", "architecture")
    table = action(scene, "advance")
    assert asked(table) == ("lay-advance", 0)
    assert set(table.asks[0].picks) == {Reveal("tyranny"), Reveal("plumbing")}
    assert set(seen(table, 0).drawn) == {"tyranny", "plumbing"}
    for viewer in (1, None):
        assert seen(table, viewer).drawn == ()
        assert table.view(viewer).asks == ()
        text = str(table.story(viewer))
        assert "tyranny" not in text
        assert "plumbing" not in text


@pytest.mark.rule("SOT-29.6")
def test_the_other_card_goes_back_face_down_and_only_who_put_it_there_knows_it() -> None:
    scene = two(heritage=(3, 0, 0), unrest=3)
    scene.row("civil_2", "labor", "ornamentation", markers={0: 1})
    scene.stack("civil", 3, "tyranny", "plumbing", "architecture")
    table = action(scene, "advance", Reveal("plumbing"))
    assert seen(table, 1).rows[1] == ("labor", "ornamentation", "plumbing")
    assert seen(table, 1).stacks[0] == 2
    assert seen(table, 0).known_tops[0] == "tyranny"
    for viewer in (1, None):
        assert seen(table, viewer).known_tops == (None,) * 9
        assert "tyranny" not in str(table.story(viewer))


# ------------------------------------------------------------------ order


@pytest.mark.rule("SOT-29.7")
def test_cards_are_chosen_by_all_at_once_in_any_order() -> None:
    scene = Scene(players=3).empire(0, capital="italia").empire(1, capital="syria")
    table = scene.empire(2, capital="libya").at(Stage.CARD_CHOICE, start=1)
    assert [ask.seat for ask in table.asks] == [1, 2, 0]
    for seat in (0, 2, 1):
        assert seat in {ask.seat for ask in table.asks}
        table.pick(pair("raid", "muster"), seat=seat)
    assert asked(table) == ("turn", 1)


@pytest.mark.rule("SOT-29.7")
@pytest.mark.parametrize("first", [0, 1])
def test_battle_numbers_are_chosen_at_once(first: int) -> None:
    table = action(front(), "conquest", Attack("sicilia", 1))
    assert sorted(ask.seat for ask in table.asks) == [0, 1]
    table.pick(Commit(1), seat=first)
    assert [ask.seat for ask in table.asks] == [1 - first]
    table.pick(Commit(1), seat=1 - first)
    assert asked(table)[0] == "lose"


@pytest.mark.rule("SOT-29.7")
@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize("stage", [Stage.GROWTH, Stage.ATTRITION, Stage.DYNASTY_END])
def test_in_the_same_step_the_start_player_is_first(stage: Stage, start: int) -> None:
    scene = Scene(players=3)
    homes = (
        ("italia", "gallia", "hispania", "libya", "mauretania"),
        ("syria", "cyprus", "rhodes", "aegyptus", "asia_minor"),
        ("armenia", "mesopotamia", "germania", "aethiopia", "sicilia"),
    )
    for seat, (capital, *others) in enumerate(homes):
        scene.empire(
            seat,
            capital=capital,
            provinces=others,
            laid={"C": 2, "D": 1},
            heritage=(0, 2, 0),
        ).citizens(seat, graecia=(14, 4), **{capital: (4, 0)})
    scene.state.growth = True
    scene.state.dynasty_space = 7 if stage == Stage.DYNASTY_END else 6
    table = scene.at(stage, start=start)
    what = table.asks[0].what
    order = []
    for _ in range(20):
        if table.asks[0].what != what:
            break
        order.append(table.asks[0].seat)
        table.pick(table.asks[0].picks[0])
    assert list(dict.fromkeys(order)) == [(start + n) % 3 for n in range(3)]


# ------------------------------------------------------------------ chance, and the end


@pytest.mark.rule("SOT-29.8")
def test_the_same_seed_and_picks_make_the_same_match() -> None:
    *_, one = random_match(3, 11)
    *_, two = random_match(3, 11)
    assert one.state_hash() == two.state_hash()
    assert one.log == two.log


@pytest.mark.rule("SOT-29.8")
def test_chance_deals_tiles_start_player_and_advances_and_all_of_them_vary() -> None:
    tiles, starts, second = set(), set(), set()
    for n in range(12):
        table = civitas.new("sands_of_time", seats=3, seed=f"seed {n}")
        first_picks(table, "first-advance")
        board = seen(table)
        tiles.add(tuple((region.resource, region.capacity) for region in board.regions))
        starts.add(board.start)
        second.add(board.rows)
    assert len(tiles) == 12
    assert starts == {0, 1, 2}
    assert len(second) > 3


@pytest.mark.rule("SOT-29.8")
def test_after_the_deal_only_the_generation_die_is_left_to_chance() -> None:
    table = civitas.new("sands_of_time", seats=3, seed="dice", log=True)
    first_picks(table, "first-advance")
    dice = random.Random(4)
    rolled = 0
    while not table.over:
        before, lines = table.state.chance.counter, len(table.log)
        ask = table.asks[0]
        table.pick(dice.choice(ask.picks), seat=ask.seat)
        rolls = sum(line.message == "die" for line in table.log[lines:])
        assert table.state.chance.counter - before == rolls
        rolled += rolls
    assert rolled > 6


@pytest.mark.rule("SOT-29.9")
def test_the_longest_match_ends_after_round_24() -> None:
    """The last generation begins on the last space of the third dynasty and has four rounds."""
    scene = two().rolls(6, 6)
    scene.state.dynasty, scene.state.dynasty_space = 3, 20
    table = scene.at(Stage.CARD_CHOICE, start=0)
    for number in range(1, 5):
        assert not table.over
        choose(table, ("chronicle", "muster"), ("chronicle", "muster"))
        do(table, EndTurn(), EndTurn())
        assert seen(table).dynasty_space == 20 + number
    assert table.over
