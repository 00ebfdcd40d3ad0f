"""The form of a new match, and the API beside it: only what fits is offered, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from civitas.bots import OFFERED
from civitas.bots.strength import strength
from tests.web.server import Served, Wire, ok, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('new') / 'civitas.db'}") as served:
        yield served


@pytest.fixture
def browser(served: Served) -> Iterator[Wire]:
    with Wire(served.url, headers={"Accept-Language": "en"}) as browser:
        yield browser


def offered(html: str) -> dict[str, dict[str, str]]:
    """By option, what the form says of each choice: chosen, open or shut."""
    found = {}
    for name, select in re.findall(
        r'<select id="option-(\w+)"[^>]*>(.*?)</select>', html, re.DOTALL
    ):
        choices = re.findall(r'<option value="([^"]*)"([^>]*)>', select)
        found[name] = {
            value.replace("&#34;", ""): "chosen"
            if "selected" in marks
            else "shut"
            if "disabled" in marks
            else "open"
            for value, marks in choices
        }
    return found


def seats(*kinds: str) -> dict[str, str]:
    return {f"seat-{n}": kind for n, kind in enumerate(kinds)}


def test_what_has_no_meaning_is_not_shown_and_what_does_not_fit_is_shut(browser: Wire) -> None:
    def at(*kinds: str, **options: str) -> dict[str, dict[str, str]]:
        chosen = {f"option-{name}": value for name, value in options.items()}
        return offered(browser.get("/new/terraces/options", params=seats(*kinds) | chosen).text)

    two = at("me", "open")
    assert two == {
        "game": {"rivals": "chosen", "allies": "open"},
        "long": {"true": "open", "false": "chosen"},
    }
    alone = at("me")
    assert alone["game"] == {"rivals": "shut", "allies": "chosen"}
    assert alone["hope"] == {"1": "open", "2": "chosen"}, "it belongs to allies"
    beside = at("me", "automa", long="true", eager="true")
    assert beside["long"] == {"true": "shut", "false": "chosen"}
    assert beside["eager"] == {"true": "chosen", "false": "open"}
    assert at("me", "open", game='"allies"', hope="1")["hope"]["1"] == "chosen"


def test_options_and_choices_have_words_in_both_languages(browser: Wire) -> None:
    german = browser.get("/new/clash_of_cultures", headers={"Accept-Language": "de"}).text
    for word in ("Dauer", "Normal (sechs Runden)", "Kurz (vier Runden)", "ja", "nein"):
        assert word in german
    assert not re.search(r">(normal|flexible|short|full|optional|true|false)<", german)
    assert "Short (four rounds)" in browser.get("/new/clash_of_cultures").text


def test_what_does_not_fit_is_told_at_once(browser: Wire) -> None:
    three = browser.get("/new/terraces/options", params=seats("me", "automa", "automa", "automa"))
    assert "has room for 2 automas at most" in three.text
    assert 'role="alert"' not in browser.get("/new/terraces/options", params=seats("me")).text


def test_a_refusal_names_the_two_choices(served: Served, browser: Wire) -> None:
    """As the form, so the API: whoever sends it anyway is told what excludes what."""
    token = re.search(r'name="csrf" value="([^"]+)"', browser.get("/new/terraces").text)
    assert token is not None
    form = {"csrf": token[1], **seats("me", "automa"), "option-long": "true"}
    answer = browser.post("/new/terraces", data=form)
    assert answer.status_code == 400
    refusal = "Long match: yes and one automa exclude each other"
    assert refusal in answer.text
    wishes = [{"kind": "me"}, {"kind": "automa"}]
    refused = served.player("Anna").post(
        "/matches", title="terraces", seats=wishes, options={"long": True}
    )
    assert refused.status_code == 400
    assert refusal in refused.json()["message"]


def test_the_api_tells_what_fits(served: Served) -> None:
    anna = served.player("Anna")
    title = ok(anna.get("/titles/terraces"))
    assert (title["players"], title["automas"], title["seats"]) == ([1, 4], 2, 4)
    game = title["options"][0]
    assert (game["name"], game["choices"][1]) == ("Game", {"value": "allies", "name": "Allies"})
    path = "/titles/terraces/choices"
    fits = ok(anna.post(path, players=1, automas=0, options={"game": "allies"}))
    assert (fits["choices"]["game"], fits["problem"]) == (["allies"], "")
    shut = ok(anna.post(path, players=2, automas=1, options={"long": True}))
    assert shut["problem"].startswith("Long match: yes and one automa exclude each other")
    assert ok(anna.post(path, players=9))["problem"]


def test_levels_come_with_their_strength(browser: Wire) -> None:
    """From the ladder of this title; where bots have not met, none is claimed."""
    form = browser.get("/new/sands_of_time").text
    assert f"takes what is best right now (strength {strength('sands_of_time', 'medium')})" in form
    assert "(Stärke " in browser.get("/new/oikumene", headers={"Accept-Language": "de"}).text
    assert "strength 0" not in browser.get("/new/terraces").text
    levels = ok(browser.get("/api/titles/sands_of_time"))["levels"]
    assert [level["bot"] for level in levels] == list(OFFERED)
    assert levels[0]["how"] == "knows the rules and often goes wrong"
    assert levels[2]["strength"] == 1500
    assert ok(browser.get("/api/titles/terraces"))["levels"][0]["strength"] is None


@pytest.mark.parametrize(
    ("form", "page"),
    [("/me/sign-in", "/me"), ("/friends/ask", "/friends"), ("/play/toy", "/"), ("/language", "/")],
)
def test_whoever_reads_the_address_of_a_form_comes_to_its_page(
    browser: Wire, form: str, page: str
) -> None:
    """As after a mistake in it: the page is sent again, or read in the other language."""
    answer = browser.get(form)
    assert (answer.status_code, answer.headers["location"]) == (303, page)
    assert browser.get("/api/me/sign-out-everywhere").status_code == 405


@pytest.mark.parametrize(
    "address", ["/play/%s", "/learn/%s", "/new/%s", "/library/%s", "/library/%s/aid", "/ladder/%s"]
)
def test_the_address_of_a_title_that_is_not_here_names_those_that_are(
    browser: Wire, address: str
) -> None:
    """By what they are called; a program is told their ids."""
    answer = browser.get(address % "<chess>")
    assert answer.status_code == 404
    told = re.search(r"<h1>.*?</h1><p>(.*?)</p>", answer.text)
    assert told
    assert told[1].startswith("There is no game called &lt;chess&gt; here; these are here: ")
    assert "The Sands of Time" in told[1]
    assert "sands_of_time" not in told[1]
    german = browser.get(address % "chess", headers={"Accept-Language": "de"}).text
    assert "Ein Spiel namens chess gibt es hier nicht; diese sind da: " in german
    assert "sands_of_time" in browser.get("/api/titles/chess").json()["message"]
