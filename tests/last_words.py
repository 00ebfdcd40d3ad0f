"""The last lines of a run name what failed, for whoever sees no more than its end."""

from __future__ import annotations

import pytest


def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    for kind in ("failed", "error"):
        for report in reporter.stats.get(kind, ()):
            reporter.write_line(f"{kind}: {report.nodeid}", red=True)
