"""The pages: home, new match, table, replay, library, me. What changes on them comes in parts."""

from __future__ import annotations

from fastapi import APIRouter

from civitas.web.pages import (
    assets,
    end,
    frames,
    friends,
    guide,
    home,
    ladders,
    library,
    matches,
    me,
    new,
    notices,
    pleading,
    replay,
    table,
)

router = APIRouter(include_in_schema=False)
# Routes are tried in this order, and the table is asked for most.
for part in (
    table,
    assets,
    home,
    guide,
    new,
    matches,
    replay,
    frames,
    pleading,
    end,
    library,
    me,
    notices,
    ladders,
    friends,
):
    router.include_router(part.router)
