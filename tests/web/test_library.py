"""The library: what a title is made of, with the icon that stands for each thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from civitas.kernel.titles import find_title
from tests.web.server import Wire, serving


@pytest.mark.parametrize("title", ["clash_of_cultures", "sands_of_time"])
def test_things_have_icons_and_every_icon_is_drawn(tmp_path: Path, title: str) -> None:
    with (
        serving(f"sqlite:///{tmp_path / 'civitas.db'}") as served,
        Wire(served.url) as http,
    ):
        page = http.get(f"/library/{title}").text
    things = re.findall(r'<li id="([^"]+)">(.*?)</(?:h3|li)>', page, re.DOTALL)
    shown = {name: icon[1] for name, told in things if (icon := re.search(r'#i-([\w-]+)"', told))}
    signs = find_title(title).load().signs()
    assert shown == {name: signs[name] for name, _ in things if name in signs}
    assert len(shown) > 40
    drawn = set(re.findall(r'<path [^>]*id="i-([\w-]+)"', page))
    assert drawn == set(shown.values())
