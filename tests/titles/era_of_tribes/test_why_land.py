"""Why an expansion does not offer something, with its clause, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from civitas.kernel.asks import Pick
from civitas.kernel.table import Table
from civitas.kernel.words import LANGUAGES, words_for
from civitas.titles.era_of_tribes import META
from civitas.titles.era_of_tribes.picks import land as picks
from civitas.titles.era_of_tribes.picks.battles import Expel, Fight
from civitas.titles.era_of_tribes.picks.common import DONE, Advance, FreeFleet
from civitas.titles.era_of_tribes.picks.deeds import Covet, Purchase, Waive
from civitas.titles.era_of_tribes.scene import Scene
from tests.titles.era_of_tribes.expansions import expand, move, romans
from tests.titles.era_of_tribes.helpers import asked, do
from tests.titles.era_of_tribes.wars import attack, fight


def grown(scene: Scene) -> Table:
    """After a new vassal in Latium, before special uses."""
    return do(expand(scene), picks.Grow("latium"), DONE)


def learned() -> Scene:
    levels = {"navigation": 1, "mechanics": 1, "commerce": 2}
    scene = romans().land(0, "provincia").city(1, "ilergetia", "turdetania")
    return scene.player(0, levels=levels, thalers=1, treaties=0)


def norse() -> Scene:
    scene = Scene(peoples=["norsemen", "britons"]).fleets(0, "north_sea_south")
    return scene.battlefield("catuvellaunia").player(0, levels={"navigation": 1})


CASES: list[tuple[Callable[[], Table], Pick, str, str]] = [
    (lambda: expand(romans()), picks.Grow("etruria"), "no-room-to-grow", "EOT-7.6"),
    (lambda: grown(learned()), picks.Employ("campania"), "no-new-vassal", "EOT-7.11"),
    (lambda: grown(learned()), picks.BuildFleet("tyrrhenian_sea"), "thalers", "EOT-7.12"),
    (lambda: grown(learned()), picks.BuildFleet("ionian_north"), "no-coast", "EOT-7.12"),
    (lambda: expand(romans()), picks.TrainArmy(), "no-mechanics", "EOT-7.14"),
    (lambda: grown(learned()), picks.SetPost("latium"), "no-foreign-city", "EOT-7.15"),
    (
        lambda: move(romans().land(0, "etruria")),
        picks.March("etruria", 2),
        "not-your-unit",
        "EOT-8.1",
    ),
    (lambda: move(romans()), picks.To("venetia"), "out-of-reach", "EOT-8.2"),
    (lambda: move(norse()), picks.Raid("catuvellaunia"), "raid-battlefield", "EOT-8.26"),
    (lambda: move(norse()), picks.Raid("dumnonia"), "raid-not-adjacent", "EOT-8.26"),
    (lambda: move(norse()), picks.Raid("batavia"), "no-victim", "EOT-8.26"),
    (lambda: move(norse()), picks.Demand("channel"), "no-demand", "EOT-8.35"),
    (lambda: move(romans()), picks.FoundCity("latium"), "city-limit", "EOT-8.29"),
    (
        lambda: move(norse().player(0, levels={"architecture": 1})),
        picks.FoundCity("north_sea_south"),  # an own sea field, on which anybody may click
        "too-few-founders",
        "EOT-8.29",
    ),
]


@pytest.mark.parametrize(("begin", "pick", "message", "clause"), CASES)
def test_why_a_pick_is_missing(
    begin: Callable[[], Table], pick: Pick, message: str, clause: str
) -> None:
    table = begin()
    assert pick not in table.asks[0].picks
    reason = table.why_not(pick)
    assert reason is not None
    assert (reason.message, reason.clause) == (message, clause)
    for language in LANGUAGES:
        words = words_for(META, language, ("A", "B"))
        assert words.faults(f"why-{message}", reason.params) == []


@pytest.mark.parametrize(
    ("begin", "kind", "message"),
    [
        (lambda: move(romans()), picks.Sail, "no-fleet"),
        (lambda: move(romans()), picks.Demand, "no-demand"),
        (lambda: do(grown(learned()), picks.Employ("latium")), picks.BuildFleet, "thalers"),
    ],
)
def test_why_a_kind_is_missing(begin: Callable[[], Table], kind: type[Pick], message: str) -> None:
    table = begin()
    ask = table.asks[0]
    assert kind in ask.kinds
    reason = table.title.why_none(table.state, ask, kind)
    assert reason is not None
    assert reason.message == message


def harbours() -> Table:
    """Romans, who have learned to sail, before their free fleet."""
    scene = romans().player(0, thalers=20).land(0, "venetia")
    return do(scene.action(0, "progress"), Advance("navigation"))


def two_battles() -> Table:
    scene = Scene(peoples=["romans", "iberians"]).land(1, "etruria").land(1, "apulia")
    return fight(attack(attack(scene, "etruria", walked=1), "apulia", walked=1))


def foreign_posts() -> Table:
    scene = Scene(peoples=["romans", "iberians"]).city(0, "latium", "campania")
    scene.post(1, "latium").post(1, "campania").land(1, "etruria")
    return fight(attack(scene, "etruria", walked=1))


def purchase() -> Table:
    scene = (
        Scene(peoples=["romans", "iberians"]).land(0, "provincia").land(1, "ilergetia", "apulia")
    )
    table = scene.player(0, thalers=30).action(0, "diplomacy")
    return do(table, Waive(), Purchase(1))


@pytest.mark.parametrize(
    ("begin", "what", "pick", "message", "clause"),
    [
        (harbours, "free-fleet", FreeFleet("syrtis_minor"), "no-harbour", "EOT-5.15"),
        (two_battles, "fight", Fight("latium"), "no-battle", "EOT-9.1"),
        (foreign_posts, "expel", Expel("etruria"), "no-guest", "EOT-7.18"),
        (purchase, "covet", Covet("latium"), "not-for-sale", "EOT-4.19"),
        (purchase, "covet", Covet("tyrrhenian_sea"), "not-for-sale", "EOT-4.19"),
    ],
)
def test_whoever_clicks_another_field_is_told_why_it_is_not_offered(
    begin: Callable[[], Table], what: str, pick: Pick, message: str, clause: str
) -> None:
    table = begin()
    assert asked(table) == what
    assert type(pick) in map(type, table.asks[0].picks)
    reason = table.why_not(pick)
    assert reason is not None
    assert (reason.message, reason.clause) == (message, clause)
    for language in LANGUAGES:
        assert words_for(META, language, ("A", "B")).reason(reason)


@pytest.mark.rule("EOT-7.12")
def test_the_sea_of_another_new_vassal_is_not_next_to_this_one() -> None:
    scene = romans().player(0, levels={"navigation": 1}, thalers=9).land(0, "venetia")
    table = do(expand(scene), picks.Grow("latium"), picks.Grow("venetia"), DONE)
    table = do(table, picks.Employ("venetia"))
    assert picks.BuildFleet("tyrrhenian_sea") not in table.asks[0].picks
    reason = table.why_not(picks.BuildFleet("tyrrhenian_sea"))
    assert reason is not None
    assert (reason.message, reason.clause) == ("no-coast", "EOT-7.12")


@pytest.mark.rule("EOT-8.18")
@pytest.mark.parametrize("unit", [picks.March("vestfold", 1), picks.Sail("north_sea_south", 4)])
def test_where_only_a_fleet_can_land_it_is_told_which_unit_has_to_sail(unit: Pick) -> None:
    """The question may be about a vassal, who cannot sail."""
    reason = do(move(norse()), unit).why_not(picks.To("dumnonia"))
    assert reason is not None
    assert (reason.message, reason.clause) == ("sail-first", "EOT-8.18")
    english, german = (words_for(META, language, ("A", "B")) for language in ("en", "de"))
    assert english.reason(reason).startswith("Not from here. A fleet of yours can land there")
    assert german.reason(reason).startswith("Von hier aus nicht. Eine deiner Flotten kann dort")


def test_outside_an_expansion_there_is_nothing_to_say_of_it() -> None:
    table = romans().turn(0)
    assert table.why_not(picks.Grow("latium")) is None
    other = expand(romans())
    assert other.why_not(picks.FoundCity("edetania"), 1) is None


def test_a_fleet_that_cannot_raid_says_why() -> None:
    table = do(move(norse()), picks.Sail("north_sea_south", 4))
    assert asked(table) == "sail"
    reason = table.title.why_none(table.state, table.asks[0], picks.Raid)
    assert reason is not None
    assert reason.clause == "EOT-8.26"
