"""What a stranger finds who tries what others have not: nobody waits for it, nothing grows by it,
and it is never the server's own fault."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from civitas.kernel.chance import commitment
from civitas.kernel.journal import Closing, match_bytes
from civitas.kernel.match import new
from civitas.web.lobby.files import SEED
from civitas.web.pages.common import inside
from tests.web.server import Browser, Served, ok, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('strangers') / 'civitas.db'}") as served:
        yield served


def test_the_way_back_from_a_long_path(served: Served) -> None:
    """Whoever asked by another name for a path of 7,500 folders let all others wait for 4 s: in
    each of them the page was looked for from which a form might have come."""
    with Browser(served.url) as browser:
        for path in ("/a" * 7500, "/me" + "/a" * 7500, "/me" + "/a" * 6):
            long = browser.build_request("POST", path, headers={"Host": "evil.example"})
            answer = browser.send(long)
            assert answer.status_code == 400
            assert 'class="button strong" href="/"' in answer.text, "it was not looked for"
        refused = browser.post("/me/sign-in", data={"name": "Anna", "password": "x" * 8})
        assert 'href="/me"' in refused.text, "the page that has the form"


@pytest.mark.parametrize("back", ["/\t/[", "//[", "/\n/]x", "/\\[", "/\t/evil.example", "//x"])
def test_a_way_back_that_is_no_address(served: Served, back: str) -> None:
    assert inside(back) == "/" or back.startswith("/\\")
    with Browser(served.url) as browser:
        form = {"language": "en", "csrf": browser.csrf, "back": back}
        assert browser.post("/language", data=form).headers["Location"] == "/"


LETTERS = ("unicode_escape", "raw_unicode_escape", "utf-7", "undefined", "punycode", "idna", "x")


@pytest.mark.parametrize("letters", LETTERS)
def test_a_form_in_letters_of_its_own(served: Served, letters: str) -> None:
    """A codec of Python that is none of the web's makes half letters, or faults of its own."""
    half = r"\ud800"
    with Browser(served.url) as browser:
        csrf = browser.csrf

        def send(path: str, *fields: tuple[str, str], kind: str = letters) -> httpx.Response:
            parts = [
                f'--x\r\nContent-Disposition: form-data; name="{name}\r\n\r\n{value}\r\n'
                for name, value in (('csrf"', csrf), *fields)
            ]
            headers = {"Content-Type": f"multipart/form-data; boundary=x; charset={kind}"}
            return browser.post(path, content="".join([*parts, "--x--\r\n"]), headers=headers)

        for path, field in {
            "/me/wishes": "theme",
            "/new/toy": "option-generous",
            "/me/name": "name",
            "/language": "language",
        }.items():
            assert send(path, (f'{field}"', half)).status_code == 415, path
        for path in ("/upload", "/api/files"):
            assert send(path, (f'file"; filename="{half}.civ"', half)).status_code == 415, path
        assert send("/me/name", ('name"', "Anna"), kind='"UTF-8"').status_code in (303, 400)


def _brought(served: Served, data: bytes, by: str) -> httpx.Response:
    return served.player(by).http.post("/files", files={"file": ("x.civ", data)})


def test_a_file_with_a_seed_as_long_as_a_book(served: Served) -> None:
    """It was kept, and read again with every list in which the match stands: ten of 2 MB each were
    20 MB for every page."""
    table = new("toy", 2, seed="s")
    for length, status in ((SEED, 200), (SEED + 1, 400), (1_900_000, 400)):
        seed = "s" * length
        head = msgspec.structs.replace(table.header, seed=seed, commitment=commitment(seed))
        start = new("toy", 2, seed=seed)
        closing = Closing(0, start.state_hash(), None)
        answer = _brought(served, match_bytes(head, start.journal, closing), f"Seedy {length}")
        assert answer.status_code == status, answer.text[:200]


def test_a_file_with_a_signature_as_long_as_a_book(served: Served) -> None:
    table = new("toy", 2, seed="s")
    closing = Closing(0, table.state_hash(), None, server="x", key="y", signature="z" * 1_900_000)
    match = ok(_brought(served, match_bytes(table.header, table.journal, closing), "Long"))["id"]
    found = served.house.store.match(match)
    assert found is not None
    assert found[0].signature == {"server": "?", "key": "?", "made": ""}
