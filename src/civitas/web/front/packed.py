"""Packed: what is the same for all goes packed to whoever can unpack it, and is packed once.

Only that: how long a packed page is would tell something of what is secret in it.
"""

from __future__ import annotations

import gzip
from math import inf
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from civitas.kernel.shelf import MB, kept

PACKED: Final = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
_TEXTS: Final = (".css", ".js", ".svg")


def unpacks(scope: Scope) -> bool:
    """Can whoever asks unpack it?"""
    accepted = Headers(scope=scope).get("accept-encoding", "")
    return any(way.strip() == "gzip" for way in accepted.lower().split(","))


def pack(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


class Files(StaticFiles):
    """Our files."""

    def file_response(
        self,
        full_path: PathLike[str] | str,
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        plain = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        if path.suffix not in _TEXTS or not isinstance(plain, FileResponse) or not unpacks(scope):
            return plain
        body = _packed(str(path), stat_result.st_mtime_ns)
        kept = ("content-type", "etag", "last-modified")
        headers = {name: plain.headers[name] for name in kept if name in plain.headers}
        return Response(body, status_code, headers | PACKED)


@kept(2 * MB, lasts=inf)
def _packed(path: str, _: int) -> bytes:
    """A file as it was at this time."""
    return pack(Path(path).read_bytes())
