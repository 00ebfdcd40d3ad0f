"""The words of the kernel: what belongs to no title, in English and German."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import civitas
from civitas.kernel import words
from civitas.kernel.errors import CivitasError
from civitas.kernel.speech import Choice, Speech, thing_groups, things_of
from civitas.kernel.titles import known_titles
from civitas.kernel.words import LANGUAGES, Words, kernel_words
from tests.catalogues import (
    calls,
    literals,
    read_catalogue,
    read_words,
    samples,
    told_alike,
    variables,
)

KERNEL = Path(words.__file__).parent
ENGLISH, GERMAN = (read_catalogue(KERNEL / "catalogue" / f"{lang}.ftl") for lang in ("en", "de"))
ERRORS = {
    "CivitasError",
    "Excluded",
    *(error.__name__ for error in CivitasError.__subclasses__()),
}

SAMPLES: dict[str, tuple[str | int | Choice, ...]] = {
    "bot": ("genius",),
    "choices": ("true, false",),
    "fewest": (2,),
    "file": ("spring.civ",),
    "automas": (3,),
    "format": (2,),
    "known": ("1",),
    "last": (1,),
    "least": (0,),
    "left": (0, 3),
    "like": ("infantry, cavalry",),
    "line": (1, 12),
    "most": (5,),
    "name": ("infantri",),
    "need": ("water",),
    "number": (1,),
    "one": (Choice("players", 5),),
    "option": ("negative_vp",),
    "other": (1,),
    "owner": ("seat 0",),
    "pick": ("Annex(region='italia')",),
    "place": ("italia",),
    "right": ("gallia-italia",),
    "rules": ("2",),
    "seat": (0,),
    "seats": (1, 9),
    "server": ("games.example",),
    "theirs": ("1",),
    "title": ("The Sands of Time",),
    "value": ("maybe",),
    "wanted": ("seat 1",),
    "what": ("peasants",),
    "where": ("march",),
    "why": ("No such file or directory",),
}


def raised() -> dict[str, set[str]]:
    """The errors that the kernel, the bots and the research interface can raise: message ids with
    the parameters that come along."""
    found = {"seat-number": {"number"}}
    folders = (KERNEL, KERNEL.parent / "bots", KERNEL.parent / "research")
    for call in (call for folder in folders for call in calls(folder, ERRORS)):
        messages = literals(call.args[0])
        assert messages is not None, f"{call.where}: an error whose message cannot be read"
        for message in messages:
            found.setdefault(message, set(call.keywords)).intersection_update(call.keywords)
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert ENGLISH.keys() == GERMAN.keys()


def test_both_languages_use_the_same_variables() -> None:
    for message in ENGLISH:
        assert variables(ENGLISH, message) == variables(GERMAN, message), message


def test_no_message_is_left_untranslated() -> None:
    assert told_alike(ENGLISH, GERMAN) == set()


def test_every_error_has_words_and_every_word_an_error() -> None:
    others = ("choice-", "chosen-", "end-", "log-", "rules-")
    assert raised().keys() == {name for name in ENGLISH if not name.startswith(others)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_one_sentence_that_also_says_what_to_do(language: str) -> None:
    speaker = kernel_words(language)
    for message, params in raised().items():
        for sample in samples(params, SAMPLES):
            assert speaker.faults(message, sample) == []
            sentence = speaker.say(message, sample)
            assert "{" not in sentence
            if message != "seat-number":
                assert sentence.endswith(".")
                assert ". " not in sentence
                assert "; " in sentence


def test_a_seat_without_a_name_is_told_by_its_number() -> None:
    assert kernel_words("en").seat(0) == "Player 1"
    assert kernel_words("de").seat(4) == "Spieler 5"


def test_a_seat_with_a_name_is_told_by_it() -> None:
    speaker = Words("de", (KERNEL / "catalogue",), ["Ada", "Ben"])
    assert speaker.seat(1) == "Ben"
    assert speaker.seat(2) == "Spieler 3"


def test_a_missing_message_is_shown_as_its_id_and_is_a_fault() -> None:
    assert kernel_words("en").say("no-such-thing") == "no-such-thing"
    assert kernel_words("en").faults("no-such-thing", {}) == ["no message no-such-thing"]


def test_a_missing_parameter_is_a_fault() -> None:
    assert kernel_words("en").faults("error-file-foreign", {}) != []


def test_an_unknown_title_is_told_in_both_languages() -> None:
    with pytest.raises(CivitasError) as caught:
        civitas.new("chess")
    assert str(caught.value) == (
        "There is no title called chess; choose one of these: "
        "clash_of_cultures, era_of_tribes, oikumene, sands_of_time."
    )
    assert kernel_words("de").error(caught.value) == (
        "Einen Titel namens chess gibt es nicht; "
        "wähle einen von diesen: clash_of_cultures, era_of_tribes, oikumene, sands_of_time."
    )


def test_too_many_seats_are_told_in_both_languages() -> None:
    with pytest.raises(CivitasError) as caught:
        civitas.new("sands_of_time", seats=9)
    assert str(caught.value) == (
        "The Sands of Time is made for 2 to 5 players, not for 9; set up between 2 and 5 seats."
    )
    assert kernel_words("de").error(caught.value) == (
        "The Sands of Time ist für 2 bis 5 Spieler gemacht, nicht für 9; "
        "richte zwischen 2 und 5 Plätze ein."
    )


def test_an_unknown_option_and_an_unknown_value_are_told() -> None:
    with pytest.raises(CivitasError) as caught:
        civitas.new("sands_of_time", options={"dragons": True})
    assert str(caught.value).startswith("The Sands of Time has no option called dragons; choose")
    with pytest.raises(CivitasError) as caught:
        civitas.new("sands_of_time", options={"negative_vp": "maybe"})
    assert kernel_words("de").error(caught.value) == (
        "Die Option negative_vp lässt sich nicht auf maybe stellen; "
        "wähle einen dieser Werte: true, false."
    )


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    file = tmp_path / "shopping.txt"
    file.write_text("bread, salt\n")
    with pytest.raises(CivitasError) as caught:
        civitas.load(file)
    assert str(caught.value) == (
        f"{file} is not a match file of Civitas; choose one that was saved from a match."
    )


def test_a_pick_out_of_turn_and_an_undo_of_nothing_are_told() -> None:
    table = civitas.new("sands_of_time", seats=2, seed="spring")
    ask = table.asks[0]
    waiting = 1 - ask.seat
    with pytest.raises(CivitasError) as caught:
        table.pick(ask.picks[0], seat=waiting)
    assert str(caught.value) == (
        f"Player {waiting + 1} is not asked now, Player 1 is; wait until it is your turn."
    )
    with pytest.raises(CivitasError) as caught:
        table.undo()
    assert kernel_words("de").error(caught.value) == (
        "Noch hat niemand etwas entschieden, also gibt es nichts zurückzunehmen; "
        "triff die erste Wahl."
    )


def test_there_is_a_comma_between_the_items_of_a_list(tmp_path: Path) -> None:
    item = '{ $%s ->\n    [0] { "" }\n   *[other] { "\\u2063 " }{ $%s } %s\n}'
    items = "".join(item % (name, name, name) for name in ("salt", "silk", "tea"))
    (tmp_path / "en.ftl").write_text(f"load = A camel with{items}.", "utf-8")
    speech = Speech("en", [tmp_path])
    assert speech.say("load", {"salt": 0, "silk": 2, "tea": 0}) == "A camel with 2 silk."
    told = speech.say("load", {"salt": 1, "silk": 2, "tea": 3})
    assert told == "A camel with 1 salt, 2 silk, 3 tea."


def test_things_are_found_in_a_catalogue_by_their_headings(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "thing-dice = dice\n\n## Things: cards\n\nthing-muster = Muster\neffect-muster = More.\n"
        "thing-build-fast = Build\n    .short = B\n\n## Picks\n\npick-thing = thing-no = no\n"
    )
    assert thing_groups(tmp_path, "en") == [("", ["dice"]), ("cards", ["muster", "build-fast"])]
    assert things_of(tmp_path, "en") == ("dice", "muster", "build-fast")


NESTED = """\
### Messages that name others, wherever these stand.

-crown = the crown
    .case = crowned
told = { -crown } of { place }
    .more = never told
place = { $number ->
    [one] { thing-one }
   *[other] { NUMBER($number) } of { -many(number: 3) }
}
# What comes last
-many = { $number ->
   *[other] many
}
thing-one=one = 1
told = a second one does not count
"""


def test_a_message_that_is_read_alone_is_told_as_in_the_whole_catalogue(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(NESTED)
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(NESTED))
    names = ("told", "place", "thing-one")
    for name in names:
        for number in (1, 2):
            alone = Speech("en", [tmp_path])
            pattern = whole.get_message(name).value
            assert pattern is not None
            text, errors = whole.format_pattern(pattern, {"number": number})
            assert alone.say(name, {"number": number}) == str(text)
            assert len(alone.faults(name, {"number": number})) == len(errors)
    assert [name for name in (*names, "crown", "case", "What") if alone.has(name)] == list(names)


class Late(dict[str, object]):
    """Has everything a moment later than it is first asked for."""

    def __getitem__(self, key: str) -> object:
        if key in self.asked:
            return super().__getitem__(key)
        self.asked.add(key)
        raise KeyError(key)

    def __init__(self, *known: dict[str, object]) -> None:
        super().__init__(*known)
        self.asked: set[str] = set()


def test_who_tells_a_message_while_another_thread_reads_it_tells_it_all_the_same(
    tmp_path: Path,
) -> None:
    """What was read of it has gone by then, and what it is told from was not there before."""
    (tmp_path / "en.ftl").write_text("told = { $number } of { place }\nplace = Roma\n")
    speech = Speech("en", [tmp_path])
    assert speech.say("told", {"number": 1}) == "1 of Roma"
    bundle = speech._messages.bundle
    bundle._compiled = Late(bundle._compiled)  # type: ignore[assignment,arg-type]
    assert speech.say("told", {"number": 2}) == "2 of Roma"
    assert not bundle._messages  # all of it is told from something else


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_catalogue_is_found(language: str) -> None:
    for folder in (KERNEL / "catalogue", *(meta.words for meta in known_titles().values())):
        speech = Speech(language, [folder])
        for message in read_words(folder, language):
            assert speech.has(message), message


def test_the_id_of_a_thing_that_is_told_by_its_words_is_at_hand(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "thing-port = in the shipyard\n"
        'ship = A ship{ $spot-id ->\n    [port] , { $spot }\n   *[other] { "" }\n}.\n'
    )
    speech = Speech("en", [tmp_path])
    assert speech.say("ship", {"spot": "port"}) == "A ship, in the shipyard."
    assert speech.say("ship", {"spot": "out"}) == "A ship."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 12, 999, 1234, 1_234_567, -3])
def test_a_number_is_written_as_fluent_writes_it(language: str, number: int) -> None:
    """Again and again, too: what was written once is kept."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("seat-number = { $number }"))
    pattern = bundle.get_message("seat-number").value
    assert pattern is not None
    written = str(bundle.format_pattern(pattern, {"number": number})[0])
    for _ in range(2):
        told = kernel_words(language).say("seat-number", {"number": number})
        assert told.split()[-1] == written.replace("-", "−")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_below_zero_is_not_told_as_one(language: str, tmp_path: Path) -> None:
    told = "scored = { $number ->\n    [one] 1 point\n   *[other] { $number } points\n}\n"
    (tmp_path / f"{language}.ftl").write_text(told, "utf-8")
    speech = Speech(language, (tmp_path,))
    said = [speech.say("scored", {"number": number}) for number in (1, -1, -2)]
    assert said == ["1 point", "−1 points", "−2 points"]
