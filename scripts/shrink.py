"""Make pictures small enough to be committed."""

from __future__ import annotations

import base64
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

QUALITY: Final = 0.43
"""Of a WebP: lines and letters stay sharp."""
FINE: Final = 0.75
"""The same, where it is looked at closely."""
_DRAWN: Final = """async ([picture, quality]) => {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def shrink(files: Iterable[Path]) -> None:
    """256 colours are enough for paper and ink."""
    pngquant = shutil.which("pngquant")
    if pngquant is None:
        print("Without pngquant the pictures stay large; on Debian: apt install pngquant")
        return
    subprocess.run([pngquant, "--force", "--ext", ".png", "--speed", "1", *files], check=True)


def to_webp(pictures: dict[Path, bytes], chromium: str, quality: float = QUALITY) -> None:
    """Write pictures, given as PNG, as WebP: of a map with its terrain a fifth is left."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        page = browser.new_page()
        for file, png in pictures.items():
            source = "data:image/png;base64," + base64.b64encode(png).decode()
            file.write_bytes(base64.b64decode(page.evaluate(_DRAWN, [source, quality])))
        browser.close()
