"""The board in text says what stands on the board, and keeps what a seat may not see."""

from __future__ import annotations

import civitas
from civitas.kernel.titles import Section
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.title import TITLE

META = civitas.known_titles()["sands_of_time"]


def told(seat: int | None, lang: str = "en") -> dict[str, Section]:
    """The panel of one scene, by the first word of each heading."""
    scene = Scene(players=2)
    scene.region("italia", "gold", 3, "quarry", "temple")
    scene.empire(
        0,
        capital="italia",
        provinces=["gallia", "sicilia"],
        colonies=["libya"],
        crops=7,
        gold=2,
        unrest=4,
        vp=9,
        heritage=(3, 1, 2),
        emphasis="civil",
        played=["build"],
        caravans=["gallia-italia", "italia-graecia"],
        laid={"C": 2},
    )
    scene.empire(1, capital="syria", laid={"C": 1, "F": 7})
    scene.row("civil_1", "agriculture", "granaries", "tyranny", markers={0: 2, 1: 1})
    scene.citizens(0, italia=(2, 1), gallia=(1, 0)).citizens(1, italia=(0, 2))
    table = scene.turn(0, "muster", "govern")
    words = civitas.words_for(META, lang, ["Ada", "Ben"])
    sections = TITLE.panel(table.view(seat).board, words)
    return {section.heading.split()[0].rstrip(":,"): section for section in sections}


def row(section: Section, name: str) -> tuple[str, ...]:
    (found,) = (row for row in section.rows if row[0] == name)
    return found


def test_the_figures_of_every_empire_come_first() -> None:
    empires = next(iter(told(0).values()))
    ada = dict(zip(empires.header, row(empires, "▲ Ada"), strict=True))
    assert (ada["VP"], ada["crops"], ada["gold"], ada["Unrest"]) == ("9", "7", "2", "4/7")
    assert ada["Heritage"].split() == ["civ", "3", "pol", "1", "cult", "2"]
    assert (ada["C"], ada["D"], ada["F"]) == ("4", "4", "1")
    assert row(empires, "● Ben")[1] == "0"


def test_regions_tell_tile_control_citizens_and_buildings() -> None:
    regions = told(None)["Regions"]
    assert row(regions, "Italia") == (
        "Italia",
        "gold 3",
        "▲ capital",
        "▲2+1 ●0+2",
        "Quarry, Temple",
    )
    assert row(regions, "Gallia") == ("Gallia", "crops 4", "▲ province", "▲1", "")
    assert row(regions, "Libya")[2] == "▲ colony"
    assert len(regions.rows) == 12


def test_thresholds_are_ticked_by_the_own_measure() -> None:
    """SOT-22.13: field C wants 4, 5, 6 … regions; the own four reach the first."""
    realm = row(told(0)["Chronicles"], "C Realm")
    assert realm[1:] == ("4", "4✓", "5", "6", "7", "8", "9", "10", "▲● 2")


def test_chronicles_of_others_stay_face_down() -> None:
    """SOT-8.4: opponents and spectators see only that a card lies there."""
    for seat, cards in ((0, ("▲● 2", "●")), (1, ("▲● 1", "● 7")), (None, ("▲●", "●"))):
        chronicles = told(seat)["Chronicles"]
        assert (row(chronicles, "C Realm")[-1], row(chronicles, "F Trade")[-1]) == cards


def test_cards_advances_and_caravans() -> None:
    panel = told(1)
    assert row(panel["Cards"], "▲ Ada")[1:] == ("Build", "civil 0/3", "civil", "–")
    assert row(panel["Caravans"], "▲ Ada")[1:] == ("Gallia–Italia, Italia–Graecia", "Wine")
    assert ("civil", "Agriculture ● › Granaries ▲ › Tyranny") in panel["Advances"].rows
    assert row(panel["Neighbours"], "Syria")[1].startswith("Asia Minor, ")


def test_the_panel_is_german_too() -> None:
    panel = told(0, "de")
    assert row(panel["Regionen"], "Italia")[1:3] == ("Gold 3", "▲ Hauptstadt")
    assert row(panel["Chroniken"], "C Reich")[1] == "4"
