"""The board as it is drawn: everything on the table can be told, without colour, in full."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from civitas.drawing.legible import LEAST, SHEET
from civitas.kernel.agenda import Step
from civitas.kernel.match import new
from civitas.kernel.speech import points
from civitas.kernel.values import changed
from civitas.kernel.words import LANGUAGES, Words, words_for
from civitas.titles.clash_of_cultures import META
from civitas.titles.clash_of_cultures.board import symbols
from civitas.titles.clash_of_cultures.board.cards import (
    HIGH,
    LABEL,
    LINE,
    STRIP_SIZES,
    card,
    label,
    strip,
    strip_high,
)
from civitas.titles.clash_of_cultures.board.hexes import definitions
from civitas.titles.clash_of_cultures.board.players import MEANS
from civitas.titles.clash_of_cultures.board.tables import middle
from civitas.titles.clash_of_cultures.content.advances import CATEGORIES
from civitas.titles.clash_of_cultures.content.areas import TERRAINS
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    OBJECTIVES,
    WONDER,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.civilizations import LEADER_CARD, LEADERS
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.goods import GOODS
from civitas.titles.clash_of_cultures.content.pieces import STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.course.setup import deal_civilizations
from civitas.titles.clash_of_cultures.leaders import bring_leader, lose_leader
from civitas.titles.clash_of_cultures.picks.common import Use
from civitas.titles.clash_of_cultures.picks.people import Recruit
from civitas.titles.clash_of_cultures.scene import Scene
from civitas.titles.clash_of_cultures.title import TITLE
from civitas.titles.clash_of_cultures.view import OfferView, View
from tests.titles.clash_of_cultures.fights import plains
from tests.titles.clash_of_cultures.helpers import asked, do

CARDS = [
    *(each.id for each in ACTION_CARDS),
    *(each.id for each in OBJECTIVES),
    *(each.id for each in WONDERS),
    *(each.id for each in EVENTS),
]


def words(language: str = "en") -> Words:
    return words_for(META, language, ["Ann", "Ben", "Cleo", "Dion"])


def layer(view: Any) -> dict[str, str]:
    return dict(TITLE.draw_layer(view, words()))


def shown(scene: Scene, seat: int | None = 0) -> View:
    return TITLE.view(scene.state, seat)


def test_everything_has_a_sign_of_its_own() -> None:
    for signs, things in (
        (symbols.GOODS, GOODS),
        (symbols.STRUCTURES, [each.id for each in STRUCTURES]),
        (symbols.UNITS, [each.id for each in UNITS]),
        (symbols.WONDERS, [each.id for each in WONDERS]),
        (symbols.CATEGORIES, [each.id for each in CATEGORIES]),
    ):
        assert list(signs) == list(things)
        assert len(set(signs.values())) == len(signs)


def test_terrains_differ_in_more_than_colour() -> None:
    drawn = [
        re.findall(r' d="([^"]+)"', re.split(r'id="t-', definitions())[n + 1])[-1]
        for n in range(len(TERRAINS))
    ]
    assert len(set(drawn)) == len(TERRAINS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_too_small_for_its_words(language: str) -> None:
    drawn = {name: card(name, language).body for name in CARDS}
    assert [name for name, body in drawn.items() if "…" in body or ">effect-" in body] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_stays_says_what_it_does(language: str) -> None:
    stays = [event.id for event in EVENTS if event.kind != "instant"]
    assert [name for name in stays if not words(language).has(f"effect-{name}")] == []


def test_an_area_shows_its_back_until_it_is_revealed() -> None:
    scene = Scene(2)
    before = layer(shown(scene))
    after = layer(shown(scene.reveal(1)))
    assert "t-back" in before["area-2"]
    assert "t-back" not in after["area-2"]


def test_a_city_shows_its_buildings_mood_and_units() -> None:
    scene = Scene(2)
    spot = scene.state.label(scene.state.players[0].cities[0])
    scene.city(0, spot, "temple", colours={"academy": 1}, mood="angry", wonders=["great_wall"])
    scene.units(0, spot, infantry=3)
    drawn = layer(shown(scene))[f"on-{spot}"]
    for sign in ("greek-temple", "graduate-cap", "defensive-wall", "spartan-helmet"):
        assert f"#i-{sign}" in drawn
    assert drawn != layer(shown(scene.city(0, spot, mood="happy")))[f"on-{spot}"]
    assert ">3</text>" in drawn


def test_a_wonder_shows_who_built_it_elsewhere() -> None:
    scene = Scene(2)
    spot = scene.state.label(scene.state.players[0].cities[0])
    scene.city(0, spot, wonders=["great_wall"])
    before = layer(shown(scene))[f"on-{spot}"]
    assert "#crest-1" not in before
    wall = WONDER["great_wall"]
    markers = list(scene.state.wonder_markers)
    markers[wall] = (1, 0)
    scene.state.wonder_markers = tuple(markers)
    assert "#crest-1" in layer(shown(scene))[f"on-{spot}"]


def test_areas_that_a_leader_has_marked_are_seen() -> None:
    scene = Scene(2, expansion=True)
    before = layer(shown(scene))["ports"]
    scene.state.players[0].marked_areas = 0b11
    after = layer(shown(scene))["ports"]
    assert after.count("#i-lyre") == before.count("#i-lyre") + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_card_stay_on_it(language: str) -> None:
    for name in CARDS:
        drawn = ElementTree.fromstring(f"<g>{card(name, language).body}</g>")
        assert max(float(line.get("y", "")) for line in drawn.iter("text")) < HIGH - 3, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wide", "high"), [(SHEET[0], LINE), (SHEET[0] / 2 - 1, LABEL)])
def test_a_label_names_the_card_in_full(language: str, wide: float, high: float) -> None:
    for name in CARDS:
        drawn = ElementTree.fromstring(f"<g>{label(name, language, wide, high).body}</g>")
        lines = [line.text for line in drawn.iter("text") if not (line.text or "").isdigit()]
        named = words(language).thing(name)
        assert " / ".join(map(str, lines)) == named, name


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", STRIP_SIZES)
def test_no_strip_is_too_small_for_its_words(language: str, size: float) -> None:
    """Words keep to the strip, and those of one half off those of the other."""
    for name in CARDS:
        high = strip_high(name, language, SHEET[0], size)
        drawn = ElementTree.fromstring(f"<g>{strip(name, language, SHEET[0], high).body}</g>")
        lines = [
            (float(line.get("y", "")), float(line.get("font-size", "")), line)
            for line in drawn.iter("text")
            if not (line.text or "").isdigit()
        ]
        assert min(size_ for _, size_, _ in lines) >= size, name
        assert max(y for y, _, _ in lines) < high - 3, name
        assert min(y - 0.72 * size_ for y, size_, _ in lines) > 2.5, name
        second = max(y for y, _, line in lines if "c-f" in line.get("class", ""))
        assert all(y >= second or y <= second - size for y, _, _ in lines), name


def test_a_large_hand_stays_on_the_sheet() -> None:
    """However many they are, cards have a size and lie on the sheet."""
    for count in (1, 6, 12, 24, 42):
        scene = Scene(2).player(0, actions=[each.id for each in ACTION_CARDS[:count]])
        drawn = layer(shown(scene))["hand"]
        assert drawn.count("data-place") == count
        assert "-" not in "".join(re.findall(r'(?:width|height)="([^"]+)"', drawn))
        top, *spots = (float(y) for y in re.findall(r"translate\(\S+ (\S+?)\)", drawn))
        assert 0 < top + max(spots) < SHEET[1] - 20


def texts(drawn: str) -> list[tuple[float, str]]:
    """Every word that is written, with its size."""
    lines = ElementTree.fromstring(f"<g>{drawn}</g>").iter("text")
    return [(float(line.get("font-size", "")), line.text or "") for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [11, 14, 20])
def test_large_hands_can_be_read_even_in_a_battle(language: str, count: int) -> None:
    """Nothing is set smaller than twelve pixels, and nothing is cut."""
    scene = fight().player(
        0, advances=["tactics"], actions=[each.id for each in ACTION_CARDS[:count]]
    )
    view = scene.battle(0, 1, "D4", "C4").view(0).board
    assert view.battle is not None
    drawn = dict(TITLE.draw_layer(view, words(language)))["hand"]
    assert min(size for size, told in texts(drawn) if len(told) > 2) >= 12
    assert "…" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_offered_is_named_in_full(language: str) -> None:
    said, view = words(language), shown(Scene(2))
    for name in (*(one.id for one in ACTION_CARDS), *(one.id for one in OBJECTIVES)):
        offer = OfferView(0, 1, {"food": 1}, {"ideas": 2}, (name,), {"action": 1})
        drawn = middle(changed(view, offer=offer), said, SHEET[0]).body
        told = texts(drawn)
        assert said.thing(name) in " ".join(line for _, line in told)
        assert "…" not in drawn
        assert min(size for size, _ in told) >= LEAST


@pytest.mark.parametrize(
    ("card", "sign"),
    [
        (ACTION_CARDS[0].id, symbols.DECKS["action"]),
        (OBJECTIVES[0].id, symbols.DECKS["objective"]),
        (WONDERS[0].id, symbols.WONDERS[WONDERS[0].id]),
        ("deck-objective", symbols.DECKS["objective"]),
    ],
)
def test_each_card_of_an_offer_has_its_own_sign_and_can_be_pointed_at(card: str, sign: str) -> None:
    """Whoever is to agree can read what it does; an objective had the sign of action cards."""
    offer = OfferView(0, 1, {}, {"ideas": 2}, (card,), {})
    drawn = middle(changed(shown(Scene(2)), offer=offer), words("en"), SHEET[0]).body
    things = {
        each.get("data-thing"): ElementTree.tostring(each, "unicode")
        for each in ElementTree.fromstring(f"<g>{drawn}</g>").iter("g")
    }
    assert f"#i-{sign}" in things[card]
    assert "ideas" in things


def fight() -> Scene:
    """Two armies on one hex."""
    return plains().units(0, "D4", infantry=2).units(1, "D4", infantry=2)


@pytest.mark.rule("COC-7.11")
def test_a_civilization_shows_its_advances_and_what_they_hang_on() -> None:
    scene = Scene(2, expansion=True)
    scene.player(0, civilization="rome", civilization_advances=["captivi"])
    drawn = layer(shown(scene))["civilization"]
    for name in ("aqueducts", "roman_roads", "captivi", "provinces"):
        assert f'data-place="advance:{name}"' in drawn
    told = [line for _, line in texts(drawn)]
    for line in ("Rome", "Captivi", "Bartering", "Provinces", "a government"):
        assert line in told
    ticks = layer(shown(scene.player(0, civilization_advances=["captivi", "aqueducts"])))
    assert ticks["civilization"].count("l3 3 5-6") == drawn.count("l3 3 5-6") + 1


@pytest.mark.rule("COC-11.12", "COC-11.14")
def test_leaders_are_in_play_to_come_or_dead() -> None:
    scene = Scene(2, expansion=True).player(0, civilization="rome", leaders=["sulla"])
    scene.state.players[0].leader = LEADER_CARD["augustus"]
    view = shown(scene)
    me = view.players[0]
    assert (me.leader, me.leaders, me.fallen_leaders) == ("augustus", ("sulla",), ("caesar",))
    told = [line for _, line in texts(layer(view)["civilization"])]
    leaders = told[told.index("Augustus") :]
    assert leaders == [
        *("Augustus", "in play", "Sulla", "can be recruited"),
        *("Gaius Julius Caesar", "dead"),
    ]


@pytest.mark.rule("COC-28.8", "COC-11.14")
def test_of_leaders_that_were_dealt_the_dead_are_shown_as_well() -> None:
    scene = Scene(2, expansion=True, alternative_history=True)
    s = scene.state
    deal_civilizations(s)
    me = s.players[0]
    first, second, third = me.leaders
    bring_leader(s, me, second, me.capital)
    lose_leader(s, 0)
    bring_leader(s, me, third, me.capital)
    seen = shown(scene).players[0]
    dead, queen, heir = (LEADERS[card].id for card in (second, third, first))
    assert (seen.leader, seen.leaders, seen.fallen_leaders) == (queen, (heir,), (dead,))
    told = [line for _, line in texts(layer(shown(scene))["civilization"])]
    assert told[told.index(words().thing(dead)) + 1] == "dead"


def test_many_objectives_are_told_so_that_they_can_be_read() -> None:
    scene = Scene()
    wanted = [(f"objective_{n:02}", 0) for n in range(1, 9)]
    few = texts(layer(shown(scene.player(0, played=wanted[:1])))["seat-0-kept"])
    assert "+" not in few[0][1]
    many = texts(layer(shown(scene.player(0, played=wanted[1:])))["seat-0-kept"])
    size, told = many[0]
    assert size >= 12
    assert re.match(r"\+\d · ", told)
    assert int(told[1]) + told.count(" · ") == 8


def test_a_hex_tells_whose_city_and_units_are_there() -> None:
    scene = Scene().city(1, "C3", mood="angry", activations=1).units(1, "C3", infantry=2)
    drawn = layer(shown(scene))["on-C3"]
    assert "<title>Ben: angry, size 1, activated once</title>" in drawn
    assert "<title>Ben: 2 × Infantry</title>" in drawn
    assert drawn.startswith("<title>Plains</title>")


def test_civilizations_and_leaders_are_told_in_figures_too() -> None:
    scene = Scene(2, expansion=True).player(0, civilization="rome", leaders=["sulla"])
    scene.player(1, civilization="egypt")
    told = TITLE.panel(shown(scene), words())[-1].rows
    assert told[0][1:] == ("Rome", "–", "Sulla", "Augustus, Gaius Julius Caesar")
    assert told[1][1:] == ("Egypt", "–", "Cleopatra, Imhotep, Ramses II", "–")


@pytest.mark.rule("COC-11.12")
def test_a_leader_is_recruited_by_a_click_on_the_board() -> None:
    scene = Scene(2, expansion=True).player(0, civilization="rome", mood=1, culture=1)
    table = do(scene.goods(0, food=0).turn(0), Recruit("D2"))
    drawn = layer(table.view(0).board)["civilization"]
    picks = table.asks[0].picks
    assert {place for pick in picks for place in pick.places} == {
        *("leader:augustus", "leader:caesar", "leader:sulla")
    }
    assert all(f'data-place="{place}"' in drawn for pick in picks for place in pick.places)


def test_without_the_expansion_there_is_no_civilization() -> None:
    assert layer(shown(Scene(2)))["civilization"] == ""


def test_a_spectator_sees_the_civilization_of_whose_turn_it_is() -> None:
    scene = Scene(2, expansion=True).player(0, civilization="rome")
    scene.player(1, civilization="egypt")
    scene.state.seat = 1
    assert "Egypt" in layer(shown(scene, None))["civilization"]
    assert "Rome" in layer(shown(scene, 0))["civilization"]


@pytest.mark.rule("COC-25.11")
def test_as_long_as_anybody_is_asked_it_is_not_over() -> None:
    """Who starts the next round is the last question of a round."""
    table = Scene(2).at(Step("status"))
    while asked(table) != "start-player":
        assert not table.view(0).board.over
        table.pick(table.asks[0].picks[0])
    assert not table.view(0).board.over


@pytest.mark.rule("COC-27.3")
def test_the_end_shows_all_points_and_what_they_are_for() -> None:
    scene = Scene(2)
    assert "Final score" not in layer(shown(scene))["top"]
    scene.state.agenda = ()
    view = shown(scene)
    told = [line for _, line in texts(layer(view)["top"])]
    for me in view.players:
        assert points(sum(me.points.values())) in told[told.index(words().seat(me.seat)) :]


def test_what_matters_now_says_so() -> None:
    """The page lays the sheet with a battle on top."""
    scene = fight().player(0, advances=["tactics"], actions=["action_01"])
    assert "data-now" not in layer(shown(scene))["top"]
    assert "data-now" in layer(scene.battle(0, 1, "D4", "C4").view(0).board)["top"]


def test_only_the_owner_sees_the_hand() -> None:
    scene = Scene(2).player(0, actions=["action_07"])
    assert "Spy" in layer(shown(scene))["hand"]
    assert layer(shown(scene, 1))["hand"] == layer(shown(scene, None))["hand"] == ""


def test_a_move_changes_a_few_kilobytes() -> None:
    scene = Scene(4, expansion=True)
    spot = scene.state.label(scene.state.players[0].cities[0])
    before = layer(shown(scene))
    after = layer(shown(scene.units(0, spot, infantry=1).goods(0, food=1)))
    changed = [drawn for group, drawn in after.items() if drawn != before[group]]
    assert 0 < sum(map(len, changed)) < 8000


def test_all_that_lies_on_the_board_is_sent_in_one_update() -> None:
    """Late in a match of four, with every hand and every city, it is no more than 60 kB."""
    table, dice = new(META.id, 4, seed="a full board", options={"expansion": True}), Random(1)
    while not table.over:
        ask = dice.choice(table.asks)
        table.pick(dice.choice(ask.picks), ask.seat)
    assert sum(map(len, layer(table.view(0).board).values())) < 60_000


@pytest.mark.rule("COC-2.6", "COC-3.2")
def test_every_panel_says_which_turn_of_a_phase_is_whose() -> None:
    """Seats are dealt, so the panels, which lie by seat, do not lie in the order of play."""
    view = changed(shown(Scene(players=3)), order=(0, 2, 1), start=2)
    heads = [layer(view)[f"seat-{seat}-head"] for seat in range(3)]
    assert [re.findall(r">(\d)\.</text>", head) for head in heads] == [["3"], ["2"], []]
    assert "has turn 2 of each phase" in heads[1]
    assert "start player" in heads[2]
    two = layer(shown(Scene()))
    assert not re.search(r">\d\.</text>", two["seat-0-head"] + two["seat-1-head"])


def test_no_tail_of_a_name_hangs_into_what_a_phone_shows_of_a_panel() -> None:
    """A phone shows goods and cards alone, cut out of the panel."""
    scene = Scene(expansion=True).player(0, civilization="vikings")
    head = layer(shown(scene))["seat-0-head"]
    named = re.search(r'y="([\d.]+)" font-size="([\d.]+)" class="c-a[^>]*>Vikings<', head)
    assert named is not None
    baseline, size = map(float, named.groups())
    assert baseline + size * 0.3 <= MEANS[0]


def test_the_battle_shows_dice_and_bonuses_with_their_origin() -> None:
    scene = plains(expansion=True).knows(0, "steel_weapons").goods(0, ore=1)
    scene.units(0, "D4", infantry=2).units(1, "D4", infantry=2, cavalry=1)
    table = scene.rolls(12, 1).battle(0, 1, "D4", "C4")
    table.pick(Use("steel_weapons"))
    battle = table.view(0).board.battle
    assert dict(battle.attacker.shares) == {"infantry": 1, "steel_weapons": 2}
    drawn = layer(table.view(0).board)["top"]
    for number in ("6", "1", "10", str(battle.defender.value), "+1", "+2"):
        assert f">{number}</text>" in drawn
    for origin in ("Infantry", "Steel Weapons"):
        assert f">{origin}</text>" in drawn
