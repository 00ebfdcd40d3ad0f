"""What the page of a table weighs when a browser opens it for the first time."""

from __future__ import annotations

import gzip
import re
from html import unescape
from typing import Final
from urllib.parse import urldefrag, urljoin

from bench.web_page import Browser

_LINKS: Final = (
    re.compile(r'<(?:link|script|img)\b[^>]*?\b(?:href|src)="([^"]+)"'),
    re.compile(r'\bdata-base="([^"]+)"'),
    re.compile(r'url\("?([^")]+)"?\)'),
    re.compile(r'(?:from|import) ?"(\./[^"]+)"'),
)
"""What pages, styles and modules ask for."""
_TEXT: Final = (b"text/html", b"text/css", b"javascript")


async def first_load(browser: Browser, address: str) -> dict[str, int]:
    """The bytes of everything the page asks for, as it is sent, by address.

    All fonts are counted, though a browser leaves out those that it does not need.
    """
    weights: dict[str, int] = {}
    wanted = [address]
    while wanted:
        here = urldefrag(wanted.pop()).url
        if here in weights or here.startswith("data:"):
            continue
        answer = await browser.get(here)
        weights[here] = len(answer.head) + len(answer.body)
        if any(kind in answer.head for kind in _TEXT):
            packed = b"content-encoding: gzip" in answer.head
            text = (gzip.decompress(answer.body) if packed else answer.body).decode()
            found = [unescape(link) for links in _LINKS for link in links.findall(text)]
            wanted += [urljoin(here, link) for link in found]
    return weights
