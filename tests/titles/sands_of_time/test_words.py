"""Every message, card, ask and pick of The Sands of Time has words in English and German."""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

import civitas
from civitas.kernel import words as kernel
from civitas.kernel.asks import Ask, Pick
from civitas.kernel.shelf import Shelf
from civitas.kernel.words import LANGUAGES, Words, pick_message, pick_params, words_for
from civitas.titles.sands_of_time import (
    META,
    build,
    caravan,
    conquest,
    govern,
    muster,
    picks,
    turns,
)
from civitas.titles.sands_of_time import advance as advance_action
from civitas.titles.sands_of_time.board import draw
from civitas.titles.sands_of_time.board.sheets import base, layer
from civitas.titles.sands_of_time.content import (
    ACTIONS,
    ADVANCES,
    BONUS_ACTIONS,
    BORDERS,
    BUILDINGS,
    CARDS,
    CATEGORIES,
    CITIZENS,
    FIELDS,
    FIRST_EMPHASIS,
    GOODS,
    REGIONS,
    RESOURCES,
    ROWS,
    TERRAINS,
)
from civitas.titles.sands_of_time.panel import panel
from civitas.titles.sands_of_time.scene import Scene
from civitas.titles.sands_of_time.scoring import FINAL_BONUSES
from civitas.titles.sands_of_time.view import view
from tests.catalogues import (
    Catalogue,
    calls,
    chosen,
    keys,
    literals,
    outline,
    read_catalogue,
    referenced,
    samples,
    told_alike,
    variables,
)

HELPED: Final = ("muster", "conquest", "build", "govern", "advance", "caravan_1", "caravan_2")
"""Cards that lack what a bonus action may bring."""

TITLE: Final = Path(META.words).parent
ENGLISH, GERMAN = (read_catalogue(META.words / f"{language}.ftl") for language in ("en", "de"))
KERNEL_WORDS: Final = Path(kernel.__file__).parent / "catalogue"
KERNEL: Final = read_catalogue(KERNEL_WORDS / "en.ftl")

THROUGH: Final[dict[str, tuple[int, str, frozenset[str]]]] = {
    "tell_gain": (2, "{}", frozenset({"seat", "amount", "resource"})),
    "raise_unrest": (3, "unrest-{}", frozenset({"seat", "steps", "now"})),
    "begin_march": (2, "ask-{}", frozenset()),
}
"""Functions that pass a message on: which argument it is, what they make of it, and parameters."""

SPELLED: Final = {
    "lost-peasant": frozenset({"seat", "region"}),
    "lost-soldier": frozenset({"seat", "region"}),
    "moved-peasants": frozenset({"seat", "count", "origin", "region"}),
    "moved-soldiers": frozenset({"seat", "count", "origin", "region"}),
    **{f"final-{what}": frozenset({"seat", "points"}) for what in FINAL_BONUSES},
    "why-heritage-low": frozenset({"category", "heritage", "unrest"}),
    **{f"why-locked-{category}": frozenset[str]() for category in CATEGORIES},
}
"""Messages whose ids or parameters are put together in the code."""

COMPUTED: Final = {
    ("battle.py", "lost-{}"),
    ("bonus.py", "what"),
    ("movement.py", "march.what"),
    ("movement.py", "moved-{}"),
    ("muster.py", "locked-{}"),
    ("scoring.py", "final-{}"),
    ("tracks.py", "message"),
    ("tracks.py", "unrest-{}"),
}
"""All places where the code computes a message; `THROUGH` and `SPELLED` know what comes of it."""

SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    "action": BONUS_ACTIONS,
    "advance": ("plumbing",),
    "against": (9,),
    "amount": (0, 1, 3),
    "border": ("hispania-gallia",),
    "building": tuple(building.id for building in BUILDINGS),
    "card": CARDS,
    "category": CATEGORIES,
    "chronicle": (1, 7),
    "citizen": CITIZENS,
    "cost": (0, 1, 5),
    "count": (0, 1, 2),
    "crops": (0, 1, 3),
    "field": tuple(field.id for field in FIELDS),
    "first": ("muster",),
    "give": RESOURCES,
    "gold": (0, 1, 3),
    "has": (0, 5),
    "have": (0, 1),
    "heritage": (2,),
    "left": (1, 2),
    "lost": (1, 2),
    "needed": (6,),
    "now": (-1, 0, 4),
    "number": (0, 1, 2, 3, 4, 5, 6),
    "origin": ("italia",),
    "other": (1,),
    "own": (5,),
    "points": (0, 1, 3),
    "region": tuple(region.id for region in REGIONS),
    "resource": RESOURCES,
    "roll": (3,),
    "room": (4,),
    "round": (2,),
    "row": tuple(row.id for row in ROWS),
    "seat": (0,),
    "second": ("build",),
    "source": ("colonies", "foreign_caravans"),
    "space": (7,),
    "steps": (1, 3),
    "threshold": (4,),
    "total": (12,),
    "unrest": (3,),
}

LEFT_OFF: Final = (
    *("muster", "conquest", "annex", "raid", "migrate", "site", "govern"),
    *("caravan", "next-caravan", "free-caravan"),
)
"""The questions after which somebody may leave off, and reads then what it is."""

PARTS: Final = {"part-choose-first", "part-group-region", "part-lay-chronicle"}
"""How the terminal tells one part of a pick that is chosen part by part; each has a ``value``."""

SHARED: Final = {
    "title-name",
    "thing-amphitheater",
    "thing-drama",
    "thing-imperium",
    "thing-vision",
    "board-generation",
    "panel-generation-track",
    "panel-region",
}
"""What is spelled alike in both languages, besides the Latin names of regions."""

BOARDS: Final = (
    *("points", "unrest", "capital", "caravans", "good", "control_markers", "start_player"),
    *("dynasty_track", "generation_track", "stack"),
)
"""What is drawn on the boards besides."""
SORTS: Final = ("region", "border", "row")
"""What is explained alike, whichever one it is."""
SOURCES: Final = (
    *("chronicles", "wonders", "advances", "lost"),
    *(f"final_{what}" for what in FINAL_BONUSES),
)
KINDS: Final = {
    *(*turns.TURN_KINDS, *muster.KINDS, *conquest.KINDS, *build.SITE_KINDS),
    *(*govern.KINDS, *advance_action.KINDS, *caravan.KINDS),
}
AMOUNTS: Final = (
    *RESOURCES,
    *CATEGORIES,
    *("crops_or_gold", "unrest", "heritage", "peasant", "points"),
)
EFFECTS: Final = (
    *(advance.id for advance in ADVANCES),
    *(building.id for building in BUILDINGS),
    *CARDS,
    *BONUS_ACTIONS,
    *(field.id for field in FIELDS),
    *BOARDS,
    *(*RESOURCES, *CITIZENS, *CATEGORIES, *TERRAINS, "province", "colony"),
    *("colonies", "foreign_caravans"),
)
THINGS: Final = (
    *EFFECTS,
    *(region.id for region in REGIONS),
    *(border.id for border in BORDERS),
    *(row.id for row in ROWS),
    *GOODS,
)
PICKS: Final[tuple[type[Pick], ...]] = get_args(picks.AnyPick)


# ------------------------------------------------------------------ what the code can say


@cache
def spoken() -> Mapping[str, frozenset[str]]:
    """Every log line, ask and reason in the code: message ids with their parameters."""
    found = dict(SPELLED)
    for call in calls(TITLE, ("tell", "tell_others", "whisper")):
        message = call.args[0 if call.function == "tell" else 1]
        for name in literals(message) or ():
            found[name] = frozenset(call.keywords)
    for function, (place, form, params) in THROUGH.items():
        for call in calls(TITLE, (function,)):
            names = literals(call.args[place])
            assert names is not None, f"{call.where}: {function} without a written message"
            found.update((form.format(name), params) for name in names)
    for call in calls(TITLE, ("Ask", "decide")):
        what, given = (1, 3) if call.function == "Ask" else (2, 4)
        for name in literals(call.args[what]) or ():
            found[f"ask-{name}"] = keys(call.args[given]) if len(call.args) > given else frozenset()
    for call in calls(TITLE, ("Reason",)):
        for name in literals(call.args[0]) or ():
            given_params = keys(call.args[2]) if _written(call.args[2:]) else frozenset()
            found.setdefault(f"why-{name}", given_params)
    return found


def _written(args: list[ast.expr]) -> bool:
    return bool(args) and isinstance(args[0], ast.Dict)


def test_the_code_computes_messages_only_where_this_test_knows_it() -> None:
    """A new place that puts a message id together has to be listed above."""
    places = {"whisper": 1, "tell_others": 1, "tell": 0, "Ask": 1, "Reason": 0}
    computed = {
        (call.where, outline(call.args[places[call.function]]))
        for call in calls(TITLE, places)
        if literals(call.args[places[call.function]]) is None
    }
    assert computed == COMPUTED


def test_parameters_are_written_where_this_test_can_read_them() -> None:
    unreadable = {
        next(iter(literals(call.args[0]) or ()))
        for call in calls(TITLE, ("Reason",))
        if len(call.args) > 2 and not _written(call.args[2:])
    }
    assert {f"why-{name}" for name in unreadable} <= SPELLED.keys()


# ------------------------------------------------------------------ the catalogues


def known() -> set[str]:
    """Every message that anything can use, but those of the drawing, the panel and the moment."""
    return {
        "title-name",
        "title-pitch",
        *spoken(),
        *PARTS,
        *(f"pick-{pick.__name__.lower()}" for pick in PICKS),
        *(f"pick-done-{what}" for what in LEFT_OFF),
        *(f"option-{option.id}" for option in META.options),
        *(f"option-{option.id}-name" for option in META.options),
        *(f"thing-{thing}" for thing in THINGS),
        *(f"effect-{thing}" for thing in (*EFFECTS, *SORTS)),
        *(f"kind-{kind.__name__.lower()}" for kind in KINDS),
        *(f"kind-{pick.__name__.lower()}" for pick in PICKS),
        *(f"amount-{thing}" for thing in AMOUNTS),
        *(f"terms-idle-{card}" for card in CARDS[:FIRST_EMPHASIS]),
        *(f"terms-bonus-first-{card}" for card in HELPED),
        "terms-again",
        "terms-at-turn-end",
        "terms-chronicle",
        "terms-if-won",
        "terms-strength",
        *(f"terms-brings-{bonus}" for bonus in BONUS_ACTIONS),
        "tie-last-dynasty",
        *(f"source-{source}" for source in SOURCES),
        *(f"sheet-{name}" for name in base(META.setting(2), "en")),
    }


def test_both_languages_have_the_same_messages() -> None:
    assert ENGLISH.keys() == GERMAN.keys()


def test_both_languages_use_the_same_variables() -> None:
    for message in ENGLISH:
        assert variables(ENGLISH, message) == variables(GERMAN, message), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_hang_on_a_thing_know_its_name_in_their_language(language: str) -> None:
    """A variant with the id of a thing is never taken where the thing is called otherwise."""
    catalogue = {"en": ENGLISH, "de": GERMAN}[language]
    named = {words_for(META, language).thing(thing) for thing in THINGS}
    unknown = {name: chosen(message) - named for name, message in catalogue.items()}
    assert [name for name, others in unknown.items() if others] == []


@pytest.mark.parametrize("catalogue", [ENGLISH, GERMAN], ids=LANGUAGES)
def test_every_message_the_code_can_use_is_there_and_no_other(catalogue: Catalogue) -> None:
    own = {name for name in catalogue if not name.startswith(("board-", "panel-", "moment-"))}
    phrases = {name for name in own if name.startswith("phrase-")}
    assert own - phrases == known()
    assert phrases == {name for name in referenced(catalogue) if name.startswith("phrase-")}


def test_no_message_hides_one_of_the_kernel() -> None:
    assert KERNEL.keys().isdisjoint(ENGLISH)


def test_every_thing_has_an_id_of_its_own() -> None:
    assert len(THINGS) == len(set(THINGS))


def test_only_names_are_the_same_in_both_languages() -> None:
    latin = {f"thing-{region.id}" for region in REGIONS if region.id != "aethiopia"}
    latin |= {f"thing-{b.id}" for b in BORDERS if "aethiopia" not in (b.a, b.b)}
    assert told_alike(ENGLISH, GERMAN) == latin | SHARED


# ------------------------------------------------------------------ nothing is told wrongly


@cache
def speaker(language: str) -> Words:
    return words_for(META, language, ("Ada", "Ben", "Cleo", "Dido", "Enno"))


def told(language: str, message: str, params: Mapping[str, Any]) -> str:
    """The sentence, which must have no fault and name nothing by its id."""
    words = speaker(language)
    assert words.faults(message, params) == []
    for value in params.values():
        assert not isinstance(value, str) or words.has(f"thing-{value}"), value
    sentence = words.say(message, params)
    assert sentence == sentence.strip()
    assert "  " not in sentence
    assert not any(sign in sentence for sign in "{}_$")
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_is_told_and_no_two_read_the_same(language: str) -> None:
    labels = [
        told(language, pick_message(pick(**sample)), sample)
        for pick in PICKS
        for sample in samples(pick.__struct_fields__, SAMPLES)
    ]
    assert len(labels) == len(set(labels)) > len(PICKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_effect_and_option_is_told_without_a_fault(language: str) -> None:
    for message in known() - spoken().keys() - PARTS:
        if not message.startswith("pick-"):
            counted = message.startswith(("amount-", "terms-"))
            numbers = variables(ENGLISH, message) if counted else ()
            assert told(language, message, dict.fromkeys(numbers, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_picks_are_told_without_a_fault(language: str) -> None:
    assert told(language, "part-choose-first", {"value": "muster"})
    assert told(language, "part-group-region", {"value": "italia"})
    assert told(language, "part-lay-chronicle", {"value": 3})


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_and_reasons_are_sentences_and_asks_are_questions(language: str) -> None:
    for message, params in spoken().items():
        end = "?" if message.startswith("ask-") else "."
        for sample in samples(params, SAMPLES):
            sentence = told(language, message, sample)
            assert sentence.endswith(end)
            if not message.startswith(("ask-", "why-")) and "seat" in params:
                assert sentence.startswith("Ada ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_have_the_same_name(language: str) -> None:
    names = [speaker(language).thing(thing) for thing in THINGS]
    assert len(names) == len(set(names))


def test_things_have_the_names_of_the_box() -> None:
    names = {region.id: region.name for region in REGIONS}
    names |= {building.id: building.name for building in BUILDINGS}
    names |= {advance.id: advance.name for advance in ADVANCES}
    assert {thing: speaker("en").thing(thing) for thing in names} == names


def test_things_have_the_german_names_of_the_box() -> None:
    """Names that the German edition gives are in the content files as ``name_de``."""
    given = {
        thing["id"]: thing["name_de"]
        for file in (TITLE / "content").glob("*.yaml")
        for thing in _named(msgspec.yaml.decode(file.read_text("utf-8")))
    }
    assert len(given) > 40
    given["caravan_2"] = "Zweite Karawane"
    assert {thing: speaker("de").thing(thing) for thing in given} == given


def _named(data: Any) -> list[dict[str, str]]:
    """Everything in a content file that has a German name."""
    if isinstance(data, dict):
        inner = [found for value in data.values() for found in _named(value)]
        return [data, *inner] if "name_de" in data else inner
    return [found for value in data for found in _named(value)] if isinstance(data, list) else []


# ------------------------------------------------------------------ whole matches


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("eager", [False, True], ids=["random", "eager"])
def test_a_whole_match_is_told_in_both_languages(seats: int, eager: bool) -> None:
    """Every line, ask and pick; and no two picks of one ask read the same."""
    dice = random.Random(seats)
    table = civitas.new("sands_of_time", seats=seats, seed=f"words {seats}", log=True)
    while not table.over:
        question = dice.choice(table.asks)
        for language in LANGUAGES:
            assert told(language, f"ask-{question.what}", question.params)
            labels = {_label(pick, language) for pick in question.picks}
            assert len(labels) == len(question.picks)
        table.pick(dice.choice(_busy(question) if eager else question.picks), question.seat)
    assert len(table.log) > len(table.journal)
    for entry in table.log:
        for language in LANGUAGES:
            assert told(language, entry.message, entry.params)


def _busy(question: Ask) -> Sequence[Pick]:
    """The picks that do something, if there are any: an eager match tells of more."""
    idle = (picks.Done, picks.EndTurn, picks.UseBonus)
    return [pick for pick in question.picks if not isinstance(pick, idle)] or question.picks


@cache
def _label(pick: Pick, language: str) -> str:
    return told(language, pick_message(pick), pick_params(pick))


def _clear(shelf: object) -> None:
    if isinstance(shelf, Shelf):
        for key, _ in shelf.things():
            shelf.pop(key)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The messages that any words say, even those of drawings that would be remembered."""
    heard: set[str] = set()
    say = Words.say

    def listen(words: Words, message: str, params: Mapping[str, Any] | None = None) -> str:
        heard.add(message)
        assert words.faults(message, params or {}) == []
        return say(words, message, params)

    for name, module in list(sys.modules.items()):
        if name.startswith("civitas.titles.sands_of_time.board"):
            for thing in vars(module).values():
                for cell in getattr(thing, "__closure__", None) or ():
                    _clear(cell.cell_contents)
    monkeypatch.setattr(Words, "say", listen)
    return heard


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_panel_say_all_their_words_and_no_others(language: str, said: set[str]) -> None:
    words = speaker(language)
    dice = random.Random(8)
    table = civitas.new("sands_of_time", seats=4, seed="drawn", log=False)
    while True:
        if table.over or len(table.journal) % 120 == 0:
            seen = view(table.state, 0)
            draw(seen, words)
            layer(seen, words)
            panel(seen, words)
        if table.over:
            break
        question = table.asks[0]
        table.pick(dice.choice(question.picks), question.seat)
    moved = Scene().empire(0, capital="italia", colonies=["italia"]).empire(1, capital="syria")
    panel(view(moved.state, 0), words)
    drawn = ("board-", "panel-")
    assert {name for name in said if name.startswith(drawn)} == {
        name for name in ENGLISH if name.startswith(drawn)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refused_card_says_why(language: str) -> None:
    """What a player misses in a match of random picks is explained in both languages."""
    dice = random.Random(3)
    table = civitas.new("sands_of_time", seats=3, seed="why", log=False)
    reasons: set[str] = set()
    while not table.over:
        question = dice.choice(table.asks)
        if question.what == "turn":
            for card in ACTIONS:
                reason = table.why_not(picks.Play(card.id), question.seat)
                if reason:
                    reasons.add(reason.message)
                    told(language, f"why-{reason.message}", reason.params)
        table.pick(dice.choice(question.picks), question.seat)
    assert {"not-revealed", "locked-cultural"} <= reasons
