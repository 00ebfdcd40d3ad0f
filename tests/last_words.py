"""The last lines of a run name what failed, for whoever sees no more than its end; and before them
what had to run again, with the reason, which nothing else tells of a test that passed then."""

from __future__ import annotations

from typing import Final

import pytest

REASON: Final = 2000
"""So many characters of a reason are told."""


def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    for report in reporter.stats.get("rerun", ()):
        crash = getattr(report.longrepr, "reprcrash", None)
        where = f" ({crash.path}:{crash.lineno})" if crash else ""
        why = (crash.message if crash else str(report.longrepr))[:REASON]
        reporter.write_line(f"run again: {report.nodeid}{where}: {why}", yellow=True)
    for kind in ("failed", "error"):
        for report in reporter.stats.get(kind, ()):
            reporter.write_line(f"{kind}: {report.nodeid}", red=True)
