"""The Chromium that the browser tests drive: whichever is installed."""

from __future__ import annotations

import shutil
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
WITHOUT: Final = (
    # Popups of the address bar, which nobody sees here: two more pages to be made with every page.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    # A process kept ready for the next page: no test goes to another site.
    "SpareRendererForSitePerProcess",
    # What Playwright does without: of two such lists a browser reads the last one.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS: Final = (
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_program() -> str | None:
    """Its path."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str | None:
    """Why no test can open a browser; None if they can."""
    if find_program() is None:
        return "there is no Chromium (on Debian: apt install chromium)"
    return None
