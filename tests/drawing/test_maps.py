"""The prepared maps show exactly the borders, coasts and straits that are declared."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

import civitas
from civitas.drawing.curves import Point, is_inside, length, units
from civitas.drawing.ground import (
    Look,
    ground,
    places,
    prepared,
    shapes,
    sign_spots,
)
from civitas.drawing.labels import ZOOMS, Box, Label, firm, lay_out
from civitas.drawing.land import Land, Pair, read_land
from civitas.drawing.names import Names, names, written
from civitas.drawing.paper import framed
from civitas.drawing.svg import on_paper
from civitas.drawing.terrain import TERRAINS
from civitas.drawing.type import Face
from scripts.maps.proof import faults
from scripts.maps.spec import spec_of

TITLES = Path(civitas.__file__).parent / "titles"
ERA = "era_of_tribes"
BOARDS = ("italia", "vikings", "orient", "britannia", "taifas", "huns")
MAPS = (ERA, *BOARDS)
LANGUAGES = {"en": "name", "de": "name_de"}
SMALLEST = 12
"""Pixels: no text is smaller."""
LINKED = {
    frozenset({"mare_sardoum", "mare_tyrrhenum_meridionale"}),
    frozenset({"english_channel", "bay_of_biscay"}),
    frozenset({"irish_sea", "sabrina_sea"}),
}
"""Seas that are adjacent and cannot touch in the plane: a line is drawn for them."""


@cache
def book(name: str) -> dict[str, Any]:
    """The list of fields and seas, told alike for both titles."""
    if name == ERA:
        found = yaml.safe_load((TITLES / ERA / "content/map.yaml").read_text("utf-8"))
        return {
            "fields": {x["id"]: x for x in found["land"]},
            "seas": {x["id"]: x for x in found["sea"]},
            "land": [(x["id"], y) for x in found["land"] for y in x["land_adj"]],
            "coast": [(x["id"], y) for x in found["land"] for y in x["sea_adj"]],
            "sea": [(x["id"], y["to"]) for x in found["sea"] for y in x["sea_adj"]],
            "straits": [(x["a"], x["b"]) for x in found["land_crossings"]],
            "rivers": {},
        }
    found = yaml.safe_load((TITLES / f"oikumene/content/map_{name}.yaml").read_text("utf-8"))
    return {
        "fields": {x["id"]: x for x in found["fields"]},
        "seas": {x["id"]: x for x in found["seas"]},
        "land": [(x["id"], y) for x in found["fields"] for y in x["adjacent"]],
        "coast": [(x["id"], y) for x in found["fields"] for y in x["coast"]],
        "sea": [(x["id"], y) for x in found["seas"] for y in x["adjacent_seas"]],
        "straits": found["straits"],
        "rivers": {x["id"]: x for x in found["rivers"]},
    }


def declared(name: str, *kinds: str) -> set[Pair]:
    return {frozenset(pair) for kind in kinds for pair in book(name)[kind]}


def file(name: str) -> Path:
    return TITLES / (f"{ERA}/board/map.json" if name == ERA else f"oikumene/board/{name}.json")


def land(name: str) -> Land:
    return read_land(file(name))


@cache
def laid(name: str, language: str) -> Names:
    things = {**book(name)["fields"], **book(name)["seas"], **book(name)["rivers"]}
    return names(land(name), lambda thing: str(things[thing][LANGUAGES[language]]))


@pytest.mark.slow
@pytest.mark.parametrize("name", MAPS)
def test_the_map_has_the_fields_and_seas_of_the_list(name: str) -> None:
    assert set(land(name).fields()) == set(book(name)["fields"])
    assert set(land(name).seas()) == set(book(name)["seas"])
    assert set(land(name).rivers) == set(book(name)["rivers"])


@pytest.mark.parametrize("name", MAPS)
def test_exactly_the_declared_neighbours_share_a_border(name: str) -> None:
    """Land borders, coasts and sea borders; all others by a strait, or by one of three links."""
    drawn = land(name)
    over_water = set(drawn.straits) & declared(name, "land")
    linked = set(drawn.links)
    assert drawn.touching() == declared(name, "land", "coast", "sea") - over_water - linked
    assert set(drawn.straits) == declared(name, "straits")
    assert not over_water & drawn.touching()
    assert linked == LINKED & declared(name, "sea")


def shown(name: str) -> dict[Pair, float]:
    """How long the lines between any two are."""
    found: dict[Pair, float] = {}
    for line in land(name).lines:
        found[line.pair] = found.get(line.pair, 0) + length(units(line.course))
    return found


@pytest.mark.parametrize("name", MAPS)
def test_a_border_is_long_enough_to_be_seen(name: str) -> None:
    found = shown(name)
    assert min(found[pair] for pair in land(name).touching()) > 7


@pytest.mark.parametrize("name", MAPS)
def test_what_lies_on_a_border_lies_between_its_two(name: str) -> None:
    """Sea borders, since ships pass there: a step aside is the one or the other sea."""
    for pair in land(name).touching() & declared(name, "sea"):
        one, other = sorted(pair)
        x, y = land(name).halfway(one, other)
        around = [(x + dx, y + dy) for dx in (-4, -1, 1, 4) for dy in (-4, -1, 1, 4)]
        for rings in map(land(name).outlines, pair):
            assert any(is_inside(spot, rings) for spot in around), pair


def test_a_map_that_contradicts_the_list_is_refused_with_a_sentence() -> None:
    """The script that prepares a map writes none that hides a border or shows one too many."""
    spec = spec_of("italia")
    straits = frozenset(spec.straits)
    steps = dict.fromkeys(land("italia").touching(), 10.0)
    assert [*faults(spec, steps, straits, 3)] == []
    hidden = {pair: n for pair, n in steps.items() if pair != {"roma", "latium"}}
    (one,) = faults(spec, hidden, straits, 3)
    assert one.startswith("italia: latium and roma are neighbours, but only 0.0 steps of it show;")
    touching = {**steps, frozenset({"roma", "campania"}): 4.0}
    (one,) = faults(spec, touching, straits, 3)
    assert one.startswith("italia: campania and roma are no neighbours, but touch over 4.0 steps;")
    (one,) = faults(spec, hidden, straits | {frozenset({"roma", "latium"})}, 3)
    assert one.startswith("italia: latium and roma are neighbours over water, but no strait")


@pytest.mark.parametrize("name", MAPS)
def test_no_place_lies_on_another(name: str) -> None:
    """The areas of all places and of nobody make up the sheet, to a thousandth."""
    drawn = land(name)
    owners = {owner for line in drawn.lines for owner in line.pair} - {"~edge"}
    areas = {owner: abs(sum(map(_area, drawn.outlines(owner)))) for owner in owners}
    assert min(areas.values()) > 0
    assert sum(areas.values()) == pytest.approx(drawn.width * drawn.height, rel=0.001)


def _area(ring: list[Point]) -> float:
    """Positive or negative, by the way around: an isle is taken off its sea."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])) / 2


@pytest.mark.parametrize("name", MAPS)
def test_every_place_can_be_clicked(name: str) -> None:
    """On a map 1400 wide: 12 pixels across where there is most room, as much as a square of 22."""
    for place, spot in land(name).places.items():
        rings = land(name).outlines(place)
        assert is_inside(spot.at, rings), place
        assert spot.room >= (11 if spot.isle else 6), place
        assert abs(sum(map(_area, rings))) > 22**2, place


@pytest.mark.parametrize("name", MAPS)
def test_a_strait_leads_from_one_land_to_the_other(name: str) -> None:
    for pair, line in land(name).straits.items():
        ends = units((line[0], line[-1]))
        reached = [
            {end for end in ends if is_inside(end, land(name).outlines(place))} for place in pair
        ]
        assert all(reached), pair
        assert reached[0] != reached[1]


@pytest.mark.parametrize("name", BOARDS)
def test_a_river_runs_through_land(name: str) -> None:
    for river, parts in land(name).rivers.items():
        assert sum(map(length, parts)) > 40, river
        assert all(
            0 <= x <= land(name).width and 0 <= y <= land(name).height
            for part in parts
            for x, y in part
        )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("name", MAPS)
def test_no_name_stands_on_another(name: str, zoom: str, language: str) -> None:
    found = laid(name, language)[zoom]
    assert not [
        (one.label.words, other.label.words)
        for one, other in combinations(found, 2)
        if one.box.meets(other.box)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("name", MAPS)
def test_names_are_legible_and_on_the_sheet(name: str, zoom: str, language: str) -> None:
    drawn = land(name)
    for each in laid(name, language)[zoom]:
        assert each.size * ZOOMS[zoom] >= SMALLEST
        assert each.box.left >= 0
        assert each.box.top >= 0
        assert each.box.right <= drawn.width
        assert each.box.bottom <= drawn.height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_a_name_has_the_size_of_its_box(name: str, language: str) -> None:
    for each in laid(name, language)["mid"]:
        wide = max(each.label.face.width(words, each.size) for words in each.lines)
        assert wide <= each.box.right - each.box.left
        assert " ".join(each.lines).replace("- ", "-") == each.label.words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_what_finds_no_room_waits_until_the_reader_comes_nearer(name: str, language: str) -> None:
    """Nearly all fields are named on the sheet, all of them near by, and nearly all seas."""
    found = {zoom: {each.label.words for each in laid(name, language)[zoom]} for zoom in ZOOMS}
    assert len(found["far"]) <= len(found["mid"]) <= len(found["near"])
    fields = {x[LANGUAGES[language]] for x in book(name)["fields"].values()}
    seas = {x[LANGUAGES[language]] for x in book(name)["seas"].values()}
    assert len(fields & found["mid"]) > 0.9 * len(fields)
    assert fields <= found["near"]
    assert len(seas & found["near"]) > 0.95 * len(seas)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_terrain_is_told_by_signs_and_not_by_colour_alone(name: str, language: str) -> None:
    """Beside its name every field shows a sign of each of its kinds."""
    covered = [each.box for each in laid(name, language)["mid"]]
    for field, told in book(name)["fields"].items():
        kinds = [told["terrain"]] if name == ERA else told["terrain"]
        spots = list(sign_spots(land(name), field, kinds, covered))
        assert {kind for kind, _ in spots} == set(kinds), field
        assert all(is_inside(spot, land(name).outlines(field)) for _, spot in spots), field


def looks(name: str) -> Look:
    kinds = list(TERRAINS)
    return Look(
        {
            field: (kinds[n % 7],) if n % 2 else (kinds[n % 7], kinds[(n + 1) % 7])
            for n, field in enumerate(land(name).fields())
        },
        heavy=sorted(declared(name, "land") & land(name).touching(), key=sorted)[:3],
        out=sorted(land(name).places)[:2],
    )


def drawing(name: str, glow: tuple[str, ...] | None = None) -> str:
    drawn, look, called = land(name), looks(name), laid(name, "en")
    sheet = framed(
        drawn.width,
        drawn.height,
        ground(drawn, look, called),
        places(drawn, str, lambda place: "sea" if drawn.places[place].sea else "field", glow),
        written(called),
    )
    return on_paper(sheet, 0, name, shapes(drawn), prepared(drawn, look))


@pytest.mark.parametrize("name", MAPS)
def test_a_map_is_drawn_whole(name: str) -> None:
    """Well-formed; every place once, seas below fields; what is referred to is defined once."""
    elements = list(ElementTree.fromstring(drawing(name)).iter())
    spots = [element.attrib["data-place"] for element in elements if "data-place" in element.attrib]
    assert len(set(spots)) == len(spots) == len(land(name).places)
    assert [spot.startswith("sea:") for spot in spots] == sorted(
        (spot.startswith("sea:") for spot in spots), reverse=True
    )
    ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
    assert len(set(ids)) == len(ids)
    assert set(_references(elements)) <= set(ids)


def _references(elements: list[ElementTree.Element]) -> Iterator[str]:
    for element in elements:
        for value in element.attrib.values():
            if value.startswith("url(#"):
                yield value[5:-1]
            elif value.startswith("#") and len(value) != 7:
                yield value[1:]


def test_gold_lies_ready_or_on_what_glows() -> None:
    ready, lit = drawing("italia"), drawing("italia", ("field:roma",))
    assert ready.count('class="reach"') == len(land("italia").places)
    assert 'class="reach"' not in lit
    assert lit.count('class="c-o"') > drawing("italia", ()).count('class="c-o"')


@pytest.mark.parametrize("name", MAPS)
def test_a_map_stays_small(name: str) -> None:
    most = 100_000 if name == ERA else 60_000
    assert file(name).stat().st_size < most
    assert len(drawing(name)) < 5 * most


def test_a_name_that_fits_nowhere_waits() -> None:
    """The one that matters more stands; the other comes when there is room."""
    square = [[(0.0, 0.0), (100.0, 0.0), (100.0, 30.0), (0.0, 30.0)]]

    def label(words: str, rank: float) -> Label:
        return Label(words, (50, 15), square, Face.ASIDE, 16, 16, "#000", rank, water=True)

    both = [label("Mare Nostrum", 1), label("Mare Ionium", 2)]
    sheet = Box(0, 0, 100, 30)

    def shown(zoom: float) -> list[str]:
        return [each.label.words for each in lay_out(both, sheet, zoom=zoom)]

    assert shown(1) == ["Mare Ionium"]
    assert shown(2) == ["Mare Ionium", "Mare Nostrum"]
    assert lay_out(both, sheet, busy=[sheet]) == []


def test_who_finds_no_other_room_stands_where_things_may_come_to_lie() -> None:
    """And near the own point; what is busy for good stays clear."""
    square = [[(0.0, 0.0), (100.0, 0.0), (100.0, 90.0), (0.0, 90.0)]]
    label = Label("Latium", (50, 45), square, Face.NAME, 16, 16, "#000", 1)
    sheet, upper, lower = Box(0, 0, 100, 90), Box(0, 0, 100, 60), Box(0, 60, 100, 90)
    (beside,) = lay_out([label], sheet, kept=[upper])
    assert not beside.lent
    assert not beside.box.meets(upper)
    (lent,) = lay_out([label], sheet, kept=[upper, lower])
    assert lent.lent
    assert list(firm([beside, lent])) == [beside]
    assert abs(lent.middle[1] - 45) < 20
    assert lay_out([label], sheet, busy=[upper, lower]) == []
    (out_of_the_way,) = lay_out([label], sheet, busy=[lower], kept=[upper])
    assert not out_of_the_way.box.meets(lower)
