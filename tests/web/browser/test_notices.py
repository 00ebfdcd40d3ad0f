"""Notices in a real browser: the page that switches them on, and the worker that shows them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.browser.conftest import Opener
from tests.web.browser.hands import violations

KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",  # noqa: E501
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
# A browser gets its address from its maker's server, which cannot be reached from here.
SUBSCRIBED = """
(() => {
  const subscription = (key) => ({
    endpoint: "https://push.invalid/anna",
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: "https://push.invalid/anna", keys: KEYS }),
  });
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error("nobody may be told in secret");
    localStorage.setItem("key", applicationServerKey);
    return subscription(applicationServerKey);
  };
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem("key") ? subscription(localStorage.getItem("key")) : null;
})();
""".replace("KEYS", json.dumps(KEYS))


def somebody(open_page: Opener, **options: Any) -> Page:
    page = open_page("/me", **options)
    page.fill("input[autocomplete='nickname']", "Anna")
    page.click("form[action='/me/name'] button")
    return page


def test_this_browser_is_told_and_told_no_more(open_page: Opener) -> None:
    page = somebody(open_page, permissions=["notifications"])
    page.add_init_script(SUBSCRIBED)
    page.goto("/me")
    page.click("main a[href='/me/notices']")
    page.click("#push")
    expect(page.locator(".channels h3")).to_have_text("A browser · this one")
    expect(page.locator("#push-on")).to_be_visible()
    expect(page.locator("#push")).to_be_hidden()
    assert not violations(page)
    page.click(".channels button:text('Stop')")
    expect(page.locator(".channels")).to_have_count(0)
    expect(page.locator("#push")).to_be_visible()


def test_a_browser_that_says_no_is_told_what_to_do(open_page: Opener) -> None:
    page = somebody(open_page)
    page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page.goto("/me/notices")
    page.click("#push")
    expect(page.locator("#push-trouble")).to_contain_text("does not allow it")


def test_whoever_tries_a_channel_out_sees_how_it_went(open_page: Opener) -> None:
    """Without asking for the page again."""
    page = somebody(open_page)
    page.goto("/me/notices")
    page.fill("form[action$=webhook] [name=address]", "https://nowhere.invalid/hook")
    page.click("form[action$=webhook] button")
    failed = page.locator(".channels .error")
    expect(failed).to_contain_text("The name of the receiver is not known.")
    expect(failed).to_contain_text("Time until the next try: one minute.")
    expect(page.locator("[data-trying]")).to_have_count(0)


def test_what_has_arrived_is_said_when_it_has(open_page: Opener) -> None:
    """As the server would tell it, which sends nothing to where a test could listen."""
    page = somebody(open_page)
    channel = """<ul class="channels"><li data-channel="1" {}><div><h3>ntfy</h3>
      <p class="note {}" {}>{}</p></div></li></ul>"""
    texts = [("data-trying", "", "", "on its way"), ("", "arrived", "hidden", "It has arrived")]

    def answer(route: Route) -> None:
        real = route.fetch()
        part = channel.format(*texts[min(len(asked), 1)])
        asked.append(route)
        route.fulfill(
            response=real,
            body=real.text().replace(
                '<section class="box" id="browser"', part + '<section class="box" id="browser"'
            ),
        )

    asked: list[Route] = []
    page.route("**/me/notices", answer)
    page.goto("/me/notices")
    expect(page.locator(".channels .note")).to_have_text("on its way")
    expect(page.locator(".channels .arrived")).to_be_visible()
    expect(page.locator(".channels .note")).to_have_text("It has arrived")


def test_what_is_pushed_is_shown(open_page: Opener) -> None:
    """By the worker, as the browser's maker would bring it."""
    page = somebody(open_page, permissions=["notifications"])
    page.evaluate("() => navigator.serviceWorker.register('/static/bell.js')")
    wire = page.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerVersionUpdated",
        lambda told: found.extend(
            version["registrationId"]
            for version in told["versions"]
            if version["status"] == "activated"
        ),
    )
    wire.send("ServiceWorker.enable")
    page.wait_for_function(
        "async () => (await navigator.serviceWorker.getRegistration('/static/bell.js'))?.active"
        "?.state === 'activated'"
    )
    while not found:  # what the wire tells is heard while the page waits
        page.wait_for_timeout(20)
    said = {"title": "Your turn: Toy", "body": "What do you do?", "path": "/me", "tag": "abc"}
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin is not None
    message = {"origin": origin[0], "registrationId": found[0], "data": json.dumps(said)}
    wire.send("ServiceWorker.deliverPushMessage", message)
    shown = """async () => {
      const bell = await navigator.serviceWorker.getRegistration("/static/bell.js");
      const all = await bell.getNotifications();
      return all.length && all.map(({ title, body, data, tag }) => [title, body, data, tag]);
    }"""
    page.wait_for_function(shown)
    assert page.evaluate(shown) == [[said["title"], said["body"], f"{origin[0]}/me", "abc"]]


def test_a_link_out_needs_one_click_and_no_more(open_page: Opener) -> None:
    page = open_page("/notices/a-secret-that-is-none/stop?lang=de")
    expect(page.locator("h1")).to_have_text("Keine Nachrichten mehr")
    assert not violations(page)
