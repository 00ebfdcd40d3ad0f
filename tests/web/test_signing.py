"""Match files that a server signs, and what it says of those that are brought to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from civitas.kernel.journal import Signature, parse_match, with_signature
from civitas.kernel.match import loads
from civitas.kernel.signing import Key, holds
from tests.kernel.test_files import sealed
from tests.web.server import Player, Served, Wire, ok, serving
from tests.web.test_api import finished


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('signing') / 'civitas.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def anna(served: Served) -> Player:
    return served.player("Anna")


@pytest.fixture(scope="module")
def match(anna: Player) -> str:
    return finished(anna)


@pytest.fixture(scope="module")
def signed(anna: Player, match: str) -> bytes:
    return anna.get(f"/matches/{match}/file").content


def public(served: Served) -> str:
    with Wire(served.url) as anybody:
        answer = anybody.get("/.well-known/civitas-key")
    assert answer.headers["content-type"].startswith("text/plain")
    return answer.text.strip()


def signature(data: bytes) -> Signature:
    found = parse_match(data, "match.civ").signature
    assert found is not None
    return found


def swapped(data: bytes) -> bytes:
    """Another winner, sealed anew as well as can be."""
    header, *lines = [json.loads(line) for line in data.splitlines()]
    header["seats"].reverse()
    return sealed([header, *lines])


def bring(player: Player, data: bytes) -> str:
    shown = ok(player.http.post("/files", files={"file": ("match.civ", data)}))
    return str(shown["id"])


def told(served: Served, player: Player, match: str) -> str:
    """What the replay page says about who vouches for the names."""
    header = {"Authorization": f"Bearer {player.token}"}
    with Wire(served.url) as browser:
        page = browser.get(f"/match/{match}/replay", headers=header).text
    assert "It does not tell who sat there." in page
    found = re.search(r'id="vouched">(.*?)</p>', page)
    assert found
    return unescape(found[1])


def test_what_was_played_here_is_signed_here(served: Served, match: str, signed: bytes) -> None:
    assert holds(signature(signed), public(served))
    assert signature(signed).server == served.url.removeprefix("http://")
    assert loads(signed, "match.civ").over


def test_a_server_with_a_public_address_signs_with_that_name(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'civitas.db'}"
    with serving(database, address="https://games.example") as served:
        anna = served.player("Anna")
        data = anna.get(f"/matches/{finished(anna)}/file").content
    assert signature(data).server == "games.example"


def test_the_page_of_a_match_says_so(served: Served, anna: Player, match: str) -> None:
    assert told(served, anna, match).startswith("Played at this server")


def test_a_server_knows_its_own_signature(served: Served, anna: Player, signed: bytes) -> None:
    brought = bring(anna, signed)
    assert told(served, anna, brought).startswith("Signed by this server")
    assert anna.get(f"/matches/{brought}/file").content == signed


def test_names_swapped_and_sealed_anew_are_refused(anna: Player, signed: bytes) -> None:
    forged = swapped(signed)
    assert loads(forged, "match.civ").over  # the seals alone do not tell
    refused = anna.http.post("/files", files={"file": ("match.civ", forged)})
    assert refused.status_code == 400
    assert refused.json()["error"] == "error-file-signature"
    assert "changed after" in refused.json()["message"]


def test_a_server_never_signs_what_was_brought_to_it(
    served: Served, anna: Player, signed: bytes
) -> None:
    plain = swapped(loads(signed, "match.civ").to_bytes())
    brought = bring(anna, plain)
    assert told(served, anna, brought) == "The file is not signed: nobody vouches for the names."
    assert anna.get(f"/matches/{brought}/file").content == plain


def test_the_signature_of_another_server_is_kept_not_believed(
    served: Served, anna: Player, signed: bytes
) -> None:
    plain = loads(signed, "match.civ").to_bytes()
    other = with_signature(Key(b"another").sign(plain, "<b>other.example"))
    brought = bring(anna, other)
    assert told(served, anna, brought).startswith("It says that <b>other.example has signed it")
    assert anna.get(f"/matches/{brought}/file").content == other
