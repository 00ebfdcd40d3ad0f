"""Leisure: what takes long, such as playing a match through again, has a few threads of its own.

Whoever waits for it holds no thread that others need, and no more than those few compete with them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from fastapi import Request

from civitas.web.house import House

T = TypeVar("T")


async def at_leisure(request: Request, work: Callable[[], T]) -> T:
    """Do this when it is its turn."""
    house: House = request.app.state.house
    return await asyncio.get_running_loop().run_in_executor(house.leisure, work)
