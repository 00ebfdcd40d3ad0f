"""Make pictures small enough to be committed."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path


def shrink(files: Iterable[Path]) -> None:
    """256 colours are enough for paper and ink."""
    pngquant = shutil.which("pngquant")
    if pngquant is None:
        print("Without pngquant the pictures stay large; on Debian: apt install pngquant")
        return
    subprocess.run([pngquant, "--force", "--ext", ".png", "--speed", "1", *files], check=True)
