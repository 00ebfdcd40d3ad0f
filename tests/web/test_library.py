"""The library: what a title is made of, with the icon that stands for each thing, and its rules."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from markupsafe import Markup

from civitas.kernel.rulebook import rulebook
from civitas.kernel.speech import thing_groups
from civitas.kernel.titles import find_title
from civitas.web.pages import common, library
from tests.kernel.test_rulebook import TITLES, cited_in_the_code, specification
from tests.web.server import Wire, serving


@pytest.mark.parametrize("title", TITLES)
def test_things_have_icons_and_every_icon_is_drawn(tmp_path: Path, title: str) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served,
        Wire(served.url) as http,
    ):
        page = http.get(f"/library/{title}").text
    things = re.findall(r'<li id="([^"]+)">(.*?)</(?:h3|li)>', page, re.DOTALL)
    shown = {name: icon[1] for name, told in things if (icon := re.search(r'#i-([\w-]+)"', told))}
    signs = find_title(title).load().signs()
    assert shown == {name: signs[name] for name, _ in things if name in signs}
    assert len(shown) > 40
    drawn = set(re.findall(r'<path [^>]*id="i-([\w-]+)"', page))
    assert drawn == set(shown.values())


def test_hundreds_of_things_are_put_on_the_page_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger who asks for them again and again costs nobody anything."""
    made: list[str] = []

    def part(template: str, language: str, **context: Any) -> Markup:
        made.append(language)
        return common.part(template, language, **context)

    library._listed.cache_clear()
    monkeypatch.setattr(library, "part", part)
    with serving(sqlite) as served, Wire(served.url) as http:
        pages = [http.get("/library/toy", params={"lang": lang}) for lang in ("en", "de", "en")]
    assert [page.status_code for page in pages] == [200] * 3
    assert made == ["en", "de"]


@pytest.fixture(scope="module")
def rules_pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The rules of every title, as a browser gets them."""
    database = tmp_path_factory.mktemp("library") / "civitas.db"
    with serving(f"sqlite:///{database}") as served, Wire(served.url) as http:
        return {title: http.get(f"/library/{title}/rules").text for title in TITLES}


@pytest.fixture(scope="module")
def german_pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The same for somebody who reads German."""
    database = tmp_path_factory.mktemp("library") / "civitas.db"
    with (
        serving(f"sqlite:///{database}") as served,
        Wire(served.url, headers={"Accept-Language": "de"}) as http,
    ):
        return {title: http.get(f"/library/{title}/rules").text for title in TITLES}


@pytest.fixture(scope="module")
def aids(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The player aid of every title."""
    database = tmp_path_factory.mktemp("library") / "civitas.db"
    with serving(f"sqlite:///{database}") as served, Wire(served.url) as http:
        return {title: http.get(f"/library/{title}/aid").text for title in TITLES}


@pytest.mark.parametrize("title", TITLES)
def test_clauses_that_the_aid_names_are_where_its_links_lead(
    title: str, aids: dict[str, str], rules_pages: dict[str, str]
) -> None:
    links = set(re.findall(r'<a [^>]*href="([^"]*)#([A-Z]+-\d+\.\d+)"', aids[title]))
    assert links
    assert {page for page, _ in links} == {f"/library/{title}/rules"}
    assert all(f'id="{clause}"' in rules_pages[title] for _, clause in links)


def test_the_aid_names_the_action_that_its_clauses_are_about(aids: dict[str, str]) -> None:
    actions = aids["clash_of_cultures"].partition("<h2>Actions</h2>")[2].partition("</section>")[0]
    names = re.findall(r"<h3>(.*?)</h3>", actions)
    assert names[:3] == ["Action: Advance", "Action: Found City", "Activate City: Collect"]
    assert names[-1] == "Action: Influence Culture"
    assert "<h3>" not in aids["oikumene"]


@pytest.mark.parametrize("title", TITLES)
def test_every_clause_that_is_cited_can_be_linked_to(
    title: str, rules_pages: dict[str, str]
) -> None:
    page = rules_pages[title]
    anchors = re.findall(r'\bid="([A-Z]+-\d+\.\d+)"', page)
    read = rulebook(find_title(title)).clauses
    assert anchors == list(read)
    engine = specification(title).clauses.keys() - read
    assert cited_in_the_code(title).keys() - engine <= set(anchors)


@pytest.mark.parametrize("title", TITLES)
def test_no_link_within_the_rules_is_dead(title: str, rules_pages: dict[str, str]) -> None:
    page = rules_pages[title]
    links, anchors = re.findall(r'href="#([^"]+)"', page), re.findall(r'\bid="([^"]+)"', page)
    assert len(links) > 300
    assert set(links) <= set(anchors)
    assert len(anchors) == len(set(anchors))


def test_a_clause_is_shown_with_its_marks(rules_pages: dict[str, str]) -> None:
    sands, clash = rules_pages["sands_of_time"], rules_pages["clash_of_cultures"]
    assert "<em>civil</em>, <em>political</em>, <em>cultural</em>" in sands
    assert "(house" not in sands
    assert "(public" not in sands
    assert "[exp]" not in clash
    assert "(expansion) 4 cavalry, 4 war elephants, 1 leader figure" in clash
    assert '<a href="#SOT-16.6">SOT-16.6</a>' in sands
    assert 'then Trade Routes (<a href="#COC-26.10">26.10</a>)' in clash
    assert "<em>Army unit</em>: infantry" in clash


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_are_in_the_readers_language(title: str, german_pages: dict[str, str]) -> None:
    page, book = german_pages[title], rulebook(find_title(title), "de")
    assert f'<div class="book" lang="{book.language}">' in page
    assert ("nur auf Englisch" in page) == (book.language == "en")
    shown = re.findall(r'<a class="clause"[^>]*>([^<]+)</a> <span>(.*?)</span></li>', page)
    told = {clause: unescape(re.sub(r"<[^>]+>", "", text)) for clause, text in shown}
    assert told == {clause: book.plain(clause) for clause in book.clauses}


@pytest.mark.parametrize("title", TITLES)
def test_the_headings_of_the_library_are_in_the_readers_language(title: str) -> None:
    words = find_title(title).words
    english, german = (
        [heading for heading, _ in thing_groups(words, language) if heading]
        for language in ("en", "de")
    )
    assert len(english) == len(german)
    assert not set(english) & set(german)
