"""A few sentences of The Sands of Time by heart, in English and German."""

from __future__ import annotations

from functools import cache

import pytest

from civitas.kernel.asks import Ask, Pick, Reason
from civitas.kernel.log import Line
from civitas.kernel.words import Words, words_for
from civitas.titles.sands_of_time import META, picks


@cache
def speaker(language: str) -> Words:
    return words_for(META, language, ("Ada", "Ben", "Cleo"))


def line(language: str, message: str, **params: str | int) -> str:
    return speaker(language).line(Line.of(message, params, ""))


def ask(language: str, what: str, **params: str | int) -> str:
    return speaker(language).ask(Ask(0, what, tuple, params))


def why(language: str, message: str, **params: str | int) -> str:
    return speaker(language).reason(Reason(message, "", dict(params)))


@pytest.mark.parametrize(
    ("cost", "english", "german"),
    [
        (0, "Ada annexes Italia for free.", "Ada annektiert Italia ohne Kosten."),
        (1, "Ada annexes Italia for 1 crop.", "Ada annektiert Italia für 1 Getreide."),
        (4, "Ada annexes Italia for 4 crops.", "Ada annektiert Italia für 4 Getreide."),
    ],
)
def test_annexing_in_words(cost: int, english: str, german: str) -> None:
    assert line("en", "annexed", seat=0, region="italia", cost=cost) == english
    assert line("de", "annexed", seat=0, region="italia", cost=cost) == german


@pytest.mark.parametrize(
    ("amount", "resource", "english", "german"),
    [
        (1, "crops", "Ben gains 1 crop as income.", "Ben erhält 1 Getreide als Einkommen."),
        (5, "crops", "Ben gains 5 crops as income.", "Ben erhält 5 Getreide als Einkommen."),
        (1, "gold", "Ben gains 1 gold as income.", "Ben erhält 1 Gold als Einkommen."),
    ],
)
def test_income_in_words(amount: int, resource: str, english: str, german: str) -> None:
    assert line("en", "income", seat=1, amount=amount, resource=resource) == english
    assert line("de", "income", seat=1, amount=amount, resource=resource) == german


@pytest.mark.parametrize(
    ("count", "english", "german"),
    [
        (
            1,
            "Ada moves 1 soldier from Libya to Aethiopia.",
            "Ada zieht 1 Soldaten von Libya nach Äthiopia.",
        ),
        (
            2,
            "Ada moves 2 soldiers from Libya to Aethiopia.",
            "Ada zieht 2 Soldaten von Libya nach Äthiopia.",
        ),
    ],
)
def test_moving_in_words(count: int, english: str, german: str) -> None:
    params: dict[str, str | int] = {"count": count, "origin": "libya", "region": "aethiopia"}
    assert line("en", "moved-soldiers", seat=0, **params) == english
    assert line("de", "moved-soldiers", seat=0, **params) == german


@pytest.mark.parametrize(
    ("building", "english"),
    [
        ("quarry", "Ada builds a Quarry in Rhodes for 3 gold."),
        ("amphitheater", "Ada builds an Amphitheater in Rhodes for 3 gold."),
        ("aqueduct", "Ada builds an Aqueduct in Rhodes for 3 gold."),
        ("irrigation", "Ada builds Irrigation in Rhodes for 3 gold."),
        ("barracks", "Ada builds Barracks in Rhodes for 3 gold."),
        ("triumphal_arch", "Ada builds a Triumphal Arch in Rhodes for 3 gold."),
    ],
)
def test_building_in_words(building: str, english: str) -> None:
    assert line("en", "built", seat=0, building=building, region="rhodes", cost=3) == english


def test_building_in_german_words() -> None:
    assert line("de", "built", seat=0, building="road", region="rhodes", cost=0) == (
        "Ada errichtet in Rhodes ohne Kosten das Bauwerk Straße."
    )


@pytest.mark.parametrize(
    ("points", "english", "german"),
    [
        (
            1,
            "Ada scores 1 victory point for chronicle 1 on field C Realm.",
            "Ada erhält 1 Siegpunkt für Chronik 1 auf Feld C Reich.",
        ),
        (
            15,
            "Ada scores 15 victory points for chronicle 5 on field C Realm.",
            "Ada erhält 15 Siegpunkte für Chronik 5 auf Feld C Reich.",
        ),
    ],
)
def test_scoring_in_words(points: int, english: str, german: str) -> None:
    chronicle = {1: 1, 15: 5}[points]
    params: dict[str, str | int] = {"chronicle": chronicle, "field": "C", "points": points}
    assert line("en", "scored", seat=0, **params) == english
    assert line("de", "scored", seat=0, **params) == german


def test_asks_in_words() -> None:
    assert ask("en", "province", number=2) == "Which region do you take as your second province?"
    assert ask("de", "province", number=3) == "Welche Region wählst du als dritte Provinz?"
    battle: dict[str, str | int] = {"other": 2, "own": 5, "against": 4, "region": "gallia"}
    assert ask("en", "battle-number", **battle) == (
        "Which secret number do you choose in Gallia, "
        "where your strength is 5 and that of Cleo is 4?"
    )
    assert ask("de", "battle-number", **battle) == (
        "Welche geheime Zahl wählst du in Gallia, wo dein Kampfwert 5 beträgt und der von Cleo 4?"
    )
    assert ask("en", "govern", cost=1, unrest=4) == (
        "Do you lower your unrest of 4 by a step for 1 crop?"
    )
    assert ask("de", "govern", cost=0, unrest=4) == (
        "Senkst du deine Unruhe von 4 ohne Kosten um einen Schritt?"
    )
    assert ask("de", "growth", left=1) == (
        "Welche Region bekommt den letzten Bauern aus deinem Vorrat?"
    )


@pytest.mark.parametrize(
    ("pick", "english", "german"),
    [
        (picks.Annex("italia"), "Annex Italia", "Italia annektieren"),
        (picks.Attack("italia", 1), "Attack Ben in Italia", "Ben in Italia angreifen"),
        (picks.Caravan("libya-aethiopia"), "Caravan Libya–Aethiopia", "Karawane Libya–Äthiopia"),
        (picks.Choose("muster", "build"), "Muster and Build", "Musterung und Bauen"),
        (picks.Commit(2), "2: strength +6", "2: Kampfwert +6"),
        (picks.EndTurn(), "End turn", "Zug beenden"),
        (
            picks.Exchange("crops", 1),
            "Exchange 1 crop for 1 gold",
            "1 Getreide gegen 1 Gold tauschen",
        ),
        (
            picks.Exchange("gold", 3),
            "Exchange 3 gold for 3 crops",
            "3 Gold gegen 3 Getreide tauschen",
        ),
        (picks.Group("italia", "peasant", 1), "1 peasant from Italia", "1 Bauer aus Italia"),
        (picks.Group("italia", "soldier", 2), "2 soldiers from Italia", "2 Soldaten aus Italia"),
        (picks.Keep(0, 0), "Keep nothing", "Nichts behalten"),
        (picks.Keep(1, 3), "Keep 1 crop and 3 gold", "1 Getreide und 3 Gold behalten"),
        (picks.Lay(3, "A"), "Chronicle 3 on A Great Works", "Chronik 3 auf A Große Werke"),
        (picks.Lose("soldier"), "Lose a soldier", "Einen Soldaten verlieren"),
        (picks.Lose("peasant"), "Lose a peasant", "Einen Bauern verlieren"),
    ],
)
def test_picks_in_words(pick: Pick, english: str, german: str) -> None:
    assert speaker("en").pick(pick) == english
    assert speaker("de").pick(pick) == german


def test_reasons_in_words() -> None:
    assert why("en", "no-crops", cost=1, have=0) == "This costs 1 crop, and you have none."
    assert why("en", "no-crops", cost=5, have=2) == "This costs 5 crops, and you have 2."
    assert why("de", "heritage-low", category="civil", heritage=2, unrest=3) == (
        "Deine Unruhe beträgt 3, und deine Überlieferung Bürgertum von 2 "
        "müsste mindestens so hoch sein."
    )
