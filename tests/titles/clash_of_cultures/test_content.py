"""The box: everything printed is read, numbered and counted."""

from __future__ import annotations

from collections import Counter

import pytest

from civitas.titles.clash_of_cultures import chapters
from civitas.titles.clash_of_cultures.content.advances import ADVANCES, UNLOCKED_BY
from civitas.titles.clash_of_cultures.content.areas import AREAS, CIVILIZATION_AREAS, START_SIDES
from civitas.titles.clash_of_cultures.content.cards import (
    ACTION_CARDS,
    ACTION_HALVES,
    CONDITIONS,
    OBJECTIVES,
    TACTICS_HALVES,
    WONDERS,
)
from civitas.titles.clash_of_cultures.content.civilizations import (
    CIVILIZATION_ADVANCES,
    CIVILIZATIONS,
    LEADER_ABILITIES,
    LEADERS,
)
from civitas.titles.clash_of_cultures.content.events import EVENTS
from civitas.titles.clash_of_cultures.content.layouts import LAYOUTS
from civitas.titles.clash_of_cultures.content.pieces import FACES, STRUCTURES, UNITS
from civitas.titles.clash_of_cultures.powers.moments import MOMENTS
from civitas.titles.clash_of_cultures.powers.registry import ABILITIES, hooks_of

assert chapters.SPEAKING


@pytest.mark.rule("COC-1.4", "COC-26.1")
def test_everything_is_in_the_box() -> None:
    assert len(ADVANCES) == 48
    assert len(STRUCTURES) == 8
    assert len(UNITS) == 6
    assert len(AREAS) + len(CIVILIZATION_AREAS) == 21
    assert (len(ACTION_CARDS), len(ACTION_HALVES), len(TACTICS_HALVES)) == (42, 21, 16)
    assert (len(EVENTS), sum(event.expansion for event in EVENTS)) == (58, 20)
    assert (len(OBJECTIVES), sum(c.expansion for c in OBJECTIVES), len(CONDITIONS)) == (38, 6, 66)
    assert len(WONDERS) == 8
    assert (len(CIVILIZATIONS), len(CIVILIZATION_ADVANCES)) == (15, 60)
    assert (len(LEADERS), len(LEADER_ABILITIES)) == (45, 90)
    assert len(ABILITIES) == 48 + 60 + 90 + 8 + 58


def test_somebody_speaks_at_every_moment() -> None:
    heard = {hook.moment for ability in range(len(ABILITIES)) for hook in hooks_of(ability)}
    assert {MOMENTS[moment - 1] for moment in heard} == set(MOMENTS)


@pytest.mark.rule("COC-1.1", "COC-1.2", "COC-1.3")
def test_pieces_of_each_kind() -> None:
    assert {s.id: s.per_player for s in STRUCTURES} == {
        "settlement": 7,
        **dict.fromkeys(
            ("port", "temple", "fortress", "academy", "market", "obelisk", "observatory"), 5
        ),
    }
    assert {u.id: tuple(u.supply.values()) for u in UNITS} == {
        "settler": (4, 0, 0),
        "infantry": (16, 20, 0),
        "ship": (4, 0, 4),
        "cavalry": (4, 4, 0),
        "elephant": (4, 4, 0),
        "leader": (1, 0, 0),
    }


@pytest.mark.rule("COC-7.10")
def test_what_unlocks_a_building() -> None:
    assert {name: ADVANCES[n].id for name, n in UNLOCKED_BY.items()} == {
        "port": "fishing",
        "academy": "writing",
        "fortress": "tactics",
        "temple": "myths",
        "market": "bartering",
        "obelisk": "arts",
        "observatory": "math",
    }


@pytest.mark.rule("COC-7.9")
def test_government_advances_have_no_ring() -> None:
    bonus = {a.id: a.bonus for a in ADVANCES}
    assert bonus["voting"] is bonus["nationalism"] is bonus["dogma"] is None
    assert (bonus["fishing"], bonus["writing"]) == ("mood", "culture")


@pytest.mark.rule("COC-2.1", "COC-0.17")
@pytest.mark.parametrize(("players", "hexes"), [(2, 40), (3, 60), (4, 72)])
def test_layouts(players: int, hexes: int) -> None:
    layout = LAYOUTS[players]
    assert len(layout.labels) == hexes
    assert len(layout.areas) == hexes // 4
    for place, near in enumerate(layout.near):
        assert all(place in layout.near[n] for n in near)
        assert layout.edge[place] == (len(near) < 6)
    assert sorted(layout.perimeter) == [n for n in range(hexes) if layout.edge[n]]


def test_start_areas_have_the_city_on_plains() -> None:
    for side in (*START_SIDES.values(), *CIVILIZATION_AREAS.values()):
        assert side.terrain[0] == "plains"


def test_the_die() -> None:
    assert Counter(face.number for face in FACES) == dict.fromkeys(range(1, 7), 2)
    assert Counter(face.symbol for face in FACES) == {
        "infantry": 4,
        "cavalry": 3,
        "elephant": 3,
        "leader": 2,
    }
