"""The setting of a match: what fits, what is refused and in which words."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from civitas.kernel.errors import BadSetup
from civitas.kernel.setting import Condition, Excluded, Option, Setting, read_options
from civitas.kernel.titles import Meta
from civitas.kernel.words import kernel_words

LONG = Condition(choice="long", others={"automas": (0,)})
SMALL = Condition(choice=("north", "south"), seats=(1, 2))
FULL = Condition(choice="full", seats=(3, 4))
WITH_AUTOMAS = Condition(others={"automas": (1, 2)})


@pytest.fixture
def meta(tmp_path: Path) -> Meta:
    """A title with automas, a long game without them, and areas for numbers of players."""
    for language, words in {
        "en": "option-length-name = Length\nchoice-length-long = long\n"
        "option-area-name = Area\nchoice-area-north = the North\n",
        "de": "option-length-name = Länge\nchoice-length-long = lang\n"
        "option-area-name = Gebiet\nchoice-area-north = der Norden\n",
    }.items():
        (tmp_path / f"{language}.ftl").write_text(words, "utf-8")
    return Meta(
        id="tribes",
        name="Tribes",
        designer="nobody",
        players=(1, 4),
        minutes=(1, 2),
        rules_version="3",
        clauses="TRI",
        rules="nowhere:NOTHING",
        words=tmp_path,
        options=(
            Option("length", "normal", "TRI-1", ("normal", "long"), allowed=(LONG,)),
            Option("area", "north", "TRI-2", ("north", "south", "full"), allowed=(SMALL, FULL)),
            Option("difficulty", 2, "TRI-3", (1, 2, 3), shown=(WITH_AUTOMAS,)),
        ),
        automas=2,
        most_seats=5,
    )


def test_a_setting_is_complete_and_knows_who_is_asked(meta: Meta) -> None:
    setting = meta.setting(3, {"length": "normal"}, automas=[2, 1])
    assert setting == Setting(
        3, {"length": "normal", "area": "north", "difficulty": 2}, automas=(1, 2), rules=3
    )
    assert setting.players == (0,)


def test_a_default_that_does_not_fit_gives_way_to_a_choice_that_does(meta: Meta) -> None:
    assert meta.setting(2).options["area"] == "north"
    assert meta.setting(3).options["area"] == "full"


def test_two_choices_that_exclude_each_other_are_named_in_both_languages(meta: Meta) -> None:
    with pytest.raises(Excluded) as refusal:
        meta.setting(2, {"length": "long"}, automas=[1])
    told = {lang: kernel_words(lang).error(refusal.value) for lang in ("en", "de")}
    assert told["en"].startswith("Length: long and one automa exclude each other in Tribes;")
    assert told["de"].startswith("Länge: lang und ein Automa schließen einander in Tribes aus;")
    assert str(refusal.value) == told["en"]


@pytest.mark.parametrize(
    ("options", "automas", "named"),
    [
        ({"area": "north"}, [], ["Area: the North", "3 players"]),
        ({"difficulty": 3}, [], ["no automa"]),
        ({"area": "full"}, [2], ["2 players"]),
    ],
)
def test_what_does_not_fit_is_refused(
    meta: Meta, options: dict[str, str | int], automas: list[int], named: list[str]
) -> None:
    with pytest.raises(Excluded) as refusal:
        meta.setting(3, options, automas)
    assert [name for name in named if name not in str(refusal.value)] == []


@pytest.mark.parametrize(
    ("seats", "automas", "message"),
    [
        (5, (), "error-seats"),
        (0, (), "error-seats"),
        (1, (0,), "error-seats"),
        (2, (2,), "error-automa-seat"),
        (2, (-1,), "error-automa-seat"),
        (4, (1, 2, 3), "error-automas"),
        (6, (4, 5), "error-room"),
    ],
)
def test_a_table_that_is_too_small_or_too_large_is_refused(
    meta: Meta, seats: int, automas: tuple[int, ...], message: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        meta.setting(seats, {}, automas)
    assert refusal.value.message == message
    for language in ("en", "de"):
        assert kernel_words(language).faults(message, refusal.value.params) == []


def test_a_form_offers_only_what_fits_all_else(meta: Meta) -> None:
    assert meta.choices(2, 0, {}) == {"length": ("normal", "long"), "area": ("north", "south")}
    assert meta.choices(3, 1, {}) == {
        "length": ("normal",),
        "area": ("full",),
        "difficulty": (1, 2, 3),
    }


def test_whatever_a_form_offers_is_accepted(meta: Meta) -> None:
    for players, automas in meta.sizes:
        seats = tuple(range(players, players + automas))
        for name, values in meta.choices(players, automas, {}).items():
            for value in values:
                setting = meta.setting(players + automas, {name: value}, seats)
                assert setting.options[name] == value


def test_the_sizes_of_a_table(meta: Meta) -> None:
    assert list(meta.sizes) == [
        *((1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)),
        *((3, 0), (3, 1), (3, 2), (4, 0), (4, 1)),
    ]


def test_a_condition_does_not_hold_for_matches_of_older_rules(meta: Meta) -> None:
    newer = msgspec.structs.replace(LONG, since=2)
    options = (msgspec.structs.replace(meta.options[0], allowed=(newer,)),)
    meta = msgspec.structs.replace(meta, options=options)
    assert meta.setting(2, {"length": "long"}, [1], rules=1).options == {"length": "long"}
    with pytest.raises(Excluded):
        meta.setting(2, {"length": "long"}, [1], rules=2)


def test_one_is_not_yes(meta: Meta) -> None:
    with pytest.raises(BadSetup) as refusal:
        meta.setting(2, {"difficulty": True}, [1])
    assert refusal.value.message == "error-option-value"


def test_conditions_are_read_from_a_content_file(tmp_path: Path) -> None:
    file = tmp_path / "options.yaml"
    file.write_text(
        "options:\n"
        "  - id: length\n    default: normal\n    rule: TRI-1\n    choices: [normal, long]\n"
        "    allowed:\n      - {choice: long, seats: [2, 3], with: {automas: [0]}}\n"
    )
    (option,) = read_options(file)
    assert option.allowed == (Condition("long", (2, 3), {"automas": (0,)}),)
    file.write_text(file.read_text().replace("automas", "automata"))
    with pytest.raises(AssertionError, match=r"options\.yaml.*automata"):
        read_options(file)


def test_a_digest_is_the_same_for_the_same_setting_only() -> None:
    one = Setting(2, {"a": True, "b": 1})
    assert one.digest() == Setting(2, {"b": 1, "a": True}).digest()
    others = [
        Setting(3, one.options),
        Setting(2, {"a": True, "b": 2}),
        Setting(2, one.options, (1,)),
    ]
    assert len({setting.digest() for setting in [one, *others]}) == 4
