"""A real browser at a real server. Whatever a page complains about fails the test."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.web import chromium
from tests.web.server import Process, processes

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
expect.set_options(timeout=60_000)  # tests share the machine with others


def _program() -> str:
    if why := chromium.missing():
        pytest.fail(f"browser tests did not run: {why}")
    return chromium.find_program() or ""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = _program()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a server lives that knows only the titles that people play."""
    return tmp_path_factory.mktemp("browser")


@pytest.fixture(scope="session")
def server(place: Path) -> Iterator[Process]:
    with processes(place, f"sqlite:///{place / 'civitas.db'}", 1) as (one,):
        yield one


Opener = Callable[..., Page]


def listen(page: Page, wrong: list[str]) -> None:
    """Note every complaint in the console, every fault, every request that fails."""

    def console(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(f"{message.text} {message.location.get('url')}")

    def response(answer: Response) -> None:
        if answer.status > 399:
            wrong.append(f"{answer.status} {answer.url}")

    def failed(request: Request) -> None:
        # Whoever leaves a page hangs up on what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            wrong.append(f"{request.failure} {request.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("response", response)
    page.on("requestfailed", failed)


@pytest.fixture
def trouble() -> list[str]:
    """What a test brings about itself, and a page may therefore complain about: patterns."""
    return []


@pytest.fixture
def open_page(browser: Browser, server: Process, trouble: list[str]) -> Iterator[Opener]:
    """Opens pages, each of somebody else, and listens to what goes wrong on them."""
    wrong: list[str] = []
    contexts = []

    def open_one(path: str = "", *, phone: bool = False, pace: str = "off", **options: Any) -> Page:
        # Without a path nothing is shown yet: the first page has large pictures, which nobody needs
        # who then goes elsewhere.
        # Who clicks for a test does not wait until others' deeds have been played.
        url = options.get("base_url", server.url)
        usual: dict[str, Any] = {"base_url": url, "viewport": WIDE, "locale": "en-GB"}
        usual["reduced_motion"] = "reduce"  # what breathes without end keeps the processor busy
        device = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
        context = browser.new_context(**{**usual, **device, **options})
        context.set_default_timeout(60_000)
        # Storage that a context starts with is written by a page and a process of its own.
        context.add_init_script(f"try {{ localStorage.pace ??= '{pace}' }} catch {{}}")
        contexts.append(context)
        page = context.new_page()
        listen(page, wrong)
        if path:
            page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not [text for text in wrong if not any(re.search(known, text) for known in trouble)]
