"""docs/api.md: the bot in it plays, the tables in it are complete."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from civitas.web.api import router as api
from tests.web.routes import routes
from tests.web.server import ROOT, serving

TEXT = (ROOT / "docs" / "api.md").read_text("utf-8")


@pytest.mark.parametrize("title", ["toy", "sands_of_time"])
def test_the_bot_plays_a_whole_match(tmp_path: Path, title: str) -> None:
    found = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    assert found[1].strip().count("\n") < 25
    program = tmp_path / "robo.py"
    program.write_text(found[1])
    with serving(f"sqlite:///{tmp_path / 'civitas.db'}", limits=True) as served:
        done = subprocess.run(
            [sys.executable, str(program), served.url, title],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout.replace("'", '"'))["scores"]) == 2


def test_every_call_is_told_of() -> None:
    for route in routes(api):
        last = route.path.rpartition("/")[2]
        assert last in TEXT or "{" in last, route.path


def test_errors_in_the_text_are_real(tmp_path: Path) -> None:
    told = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert told is not None
    problem = json.loads(told[1])
    catalogue = ROOT / "src" / "civitas" / "web" / "speech" / "catalogue" / "en.ftl"
    assert f"{problem['error']} = {problem['message']}" in catalogue.read_text("utf-8")


def test_every_setting_is_told_of() -> None:
    source = (ROOT / "src" / "civitas" / "web" / "settings.py").read_text("utf-8")
    read = set(re.findall(r'PREFIX\}([A-Z]\w*)|_number\("(\w+)"', source))
    names = {f"CIVITAS_{''.join(name)}" for name in read} - {"CIVITAS_SETTINGS"}
    page = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")
    table = page.partition("## All settings")[2].partition("\n## ")[0]
    assert set(re.findall(r"`(CIVITAS_\w+)`", table)) == names
