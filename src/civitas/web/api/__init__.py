"""The API: everything the page does, as JSON under ``/api``. docs/api.md tells how to use it."""

from __future__ import annotations

from fastapi import APIRouter

from civitas.web.api import files, friends, ladders, matches, people, table
from civitas.web.api.openapi import PROBLEMS

router = APIRouter(prefix="/api", responses=PROBLEMS)
for part in (people, ladders, friends, matches, table, files):
    router.include_router(part.router)

__all__ = ["router"]
