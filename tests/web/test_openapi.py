"""The OpenAPI document: it is true, and whatever fits it, or nearly fits it, breaks nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode

from civitas.web.api import router as api
from civitas.web.api.shapes import (
    ChatShape,
    LogShape,
    MatchShape,
    PersonShape,
    PositionShape,
    SessionShape,
    TableShape,
    TitleShape,
    Welcome,
)
from civitas.web.lobby.cards import MatchCard
from tests.conftest import QUICK
from tests.web.routes import routes
from tests.web.server import Player, Served, ok, serving

EXAMPLES = 4 if QUICK else 8


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'civitas.db'}") as served:
        yield served


@pytest.fixture(scope="module")
def anna(served: Served) -> Player:
    return served.player("Anna")


@pytest.fixture(scope="module")
def matches(anna: Player) -> list[str]:
    """An open match, two running ones, one that is over and one that was brought as a file."""
    opened = anna.create(seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    running = [anna.create(title)["id"] for title in ("toy", "sands_of_time")]
    over = anna.create(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    dice = random.Random(2)
    while not anna.play_once(over, dice)["result"]:
        pass
    data = anna.get(f"/matches/{over}/file").content
    shown = ok(anna.http.post("/files", files={"file": ("x.civ", data)}))["id"]
    return [opened, *running, over, shown]


def test_every_call_is_described(served: Served) -> None:
    document = ok(served.player().get("/openapi.json"))
    paths = {f"/api{route.path.removeprefix('/api')}" for route in routes(api)}
    assert document["paths"].keys() == paths
    schemas = document["components"]["schemas"]
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            assert call["summary"], (method, path)
            answer = call["responses"]["200"]["content"]
            for said in answer.values():
                _check_references(said["schema"], schemas)


def _check_references(schema: Any, schemas: dict[str, Any]) -> None:
    if isinstance(schema, dict):
        if "$ref" in schema:
            assert schema["$ref"].rpartition("/")[2] in schemas
        for part in schema.values():
            _check_references(part, schemas)
    elif isinstance(schema, list):
        for part in schema:
            _check_references(part, schemas)


def test_points_may_be_halves(served: Served) -> None:
    schemas = ok(served.player().get("/openapi.json"))["components"]["schemas"]
    for shape in ("MatchShape", "MatchCard", "TableShape", "PositionShape"):
        found = schemas[shape]["properties"]["result"]["anyOf"]
        assert {"$ref": "#/components/schemas/Ending"} in found
    ending = schemas["Ending"]["properties"]
    assert ending["scores"]["items"] == {"type": "number"}
    assert ending["ranks"]["items"] == ending["winners"]["items"] == {"type": "integer"}


def test_answers_have_the_shape_they_are_said_to_have(anna: Player, matches: list[str]) -> None:
    over = matches[3]
    shapes: dict[str, Any] = {
        "/titles": list[TitleShape],
        "/session": SessionShape,
        "/me": PersonShape,
        "/matches": list[MatchCard],
        f"/matches/{over}": MatchShape,
        f"/matches/{over}/table": TableShape,
        f"/matches/{over}/log": LogShape,
        f"/matches/{over}/chat": list[ChatShape],
        f"/matches/{over}/replay/3": PositionShape,
    }
    for path, shape in shapes.items():
        msgspec.json.decode(anna.get(path).content, type=shape, strict=True)
    msgspec.json.decode(anna.post("/me/token").content, type=Welcome)


@pytest.mark.filterwarnings("ignore:Do not use the `random` module")  # schemathesis itself does
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_nothing_that_is_sent_is_our_fault(
    served: Served, anna: Player, matches: list[str], mode: GenerationMode
) -> None:
    """No call answers with 5xx, and every answer is JSON with a sentence if it is a refusal."""
    schema = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    dice = random.Random(9)
    tried = 0
    known = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if operation.path.endswith("/events"):
            continue  # a stream has no end; its own tests read it
        # These make Anna's token void, and no call after them would go deep.
        ends = operation.path in ("/api/me", "/api/me/sign-out-everywhere")
        player = served.player("Somebody") if ends else anna

        @hypothesis.settings(
            max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck)
        )
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def check(case: Any) -> None:
            nonlocal tried, known
            if "match" in (case.path_parameters or {}) and dice.random() < 0.8:
                case.path_parameters["match"] = dice.choice(matches)
            answer = case.call(headers={"Authorization": f"Bearer {player.token}"})  # noqa: B023
            tried += 1
            known += answer.status_code != 401
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            if answer.status_code >= 400:
                problem = answer.json()
                assert problem["error"]
                assert problem["message"].endswith((".", ")"))

        with suppress(Unsatisfiable):  # there is nothing in some calls that can be wrong
            check()
    assert tried > 20 * EXAMPLES / 2
    assert known > 0.8 * tried
