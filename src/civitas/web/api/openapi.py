"""The OpenAPI document: FastAPI writes it, the schemas of the answers come from their structs."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from civitas.web.api.shapes import ANSWERS, Problem, Stale

Responses = dict[int | str, dict[str, Any]]

_WHERE: Final = "#/components/schemas/{name}"


def answers(shape: type, text: str, *, many: bool = False) -> Responses:
    """Says in the document that a call answers in this shape, or with a list of such."""
    one: dict[str, Any] = {"$ref": _WHERE.format(name=shape.__name__)}
    schema = {"type": "array", "items": one} if many else one
    return {200: {"description": text, "content": {"application/json": {"schema": schema}}}}


def other(media: str, text: str) -> Responses:
    """Says in the document that a call answers with something that is not JSON."""
    return {200: {"description": text, "content": {media: {"schema": {"type": "string"}}}}}


def _problem(shape: type, text: str) -> dict[str, Any]:
    return answers(shape, text)[200]


PROBLEMS: Final[Responses] = {
    400: _problem(Problem, "A setup, a name or a file that does not do"),
    401: _problem(Problem, "You have to say who you are"),
    403: _problem(Problem, "Not yours to do"),
    404: _problem(Problem, "Not there, or not for your eyes"),
    413: _problem(Problem, "Too much at once"),
    422: _problem(Problem, "A request that cannot be understood"),
    429: _problem(Problem, "Too often; the header Retry-After says when again"),
}
REFUSED: Final[Responses] = {409: _problem(Stale, "Refused; the table as it is now")}


def describe(app: FastAPI) -> None:
    """Let the app give a document that has the schemas of all answers."""

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=[route for route in app.routes if getattr(route, "include_in_schema", True)],
            )
            _, shapes = msgspec.json.schema_components(ANSWERS, ref_template=_WHERE)
            made["components"]["schemas"] |= shapes
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]
