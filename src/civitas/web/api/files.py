"""Match files: taking one home, bringing one to look at."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response, UploadFile

from civitas.web.api.answers import match_shape
from civitas.web.api.openapi import answers, other
from civitas.web.api.shapes import MatchShape, reply
from civitas.web.front.doors import MatchId, look, peek
from civitas.web.front.leisure import at_leisure
from civitas.web.front.parts import Key
from civitas.web.front.visitor import visit
from civitas.web.lobby.files import export_match, import_match

router = APIRouter(tags=["files"])


@router.get(
    "/matches/{match}/file", responses=other("application/x-ndjson", "A .civ file")
)  # fmt: skip
def export(request: Request, match: MatchId, key: Key = None) -> Response:
    """The match as a .civ file, once it is over: its seed would tell what is still to come.

    A match that was played here is signed with the key of this server, /.well-known/civitas-key.
    """
    visitor = visit(request)
    house = visitor.house
    server = urlsplit(house.settings.address).netloc or request.url.netloc
    data = look(visitor, match, key, lambda live: export_match(live, house.key, server))
    name = f'attachment; filename="{match}.civ"'
    headers = {"Content-Disposition": name}
    return Response(data, media_type="application/x-ndjson", headers=headers)


@router.post("/files", responses=answers(MatchShape, "The match, to look at"))
async def upload(request: Request, file: UploadFile) -> Response:
    """Bring a .civ file. It is replayed and verified; then you can look at every position."""
    return await at_leisure(request, partial(_upload, request, file))


def _upload(request: Request, file: UploadFile) -> Response:
    visitor = visit(request)
    person = visitor.somebody()
    visitor.house.limits.take("upload", person.id, visitor.address, size=file.size or 0)
    name = (file.filename or "match.civ")[-40:]
    house = visitor.house
    match = import_match(house.store, person, file.file.read(), name, house.key)
    found, seats = peek(visitor, match, None)
    return reply(match_shape(found, seats, visitor))
