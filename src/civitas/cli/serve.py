"""`civitas serve`: the web table, for whoever opens its address."""

from __future__ import annotations

import gc
import sys
from importlib.util import find_spec
from typing import Annotated

import typer

from civitas.cli.speech import Lang, Misuse, language, program_words
from civitas.kernel.errors import CivitasError


def command(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="help-host")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", help="help-port", min=0, max=65535)
    ] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="FILE|URL", help="help-kept")] = "",
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", help="help-workers", min=1, max=64)
    ] = 1,
    address: Annotated[str, typer.Option("--address", metavar="URL", help="help-address")] = "",
    browser: Annotated[bool, typer.Option("--browser", metavar="", help="help-browser")] = False,
    lang: Lang = "",
) -> int:
    speech = language(lang)
    if find_spec("fastapi") is None:
        raise Misuse("error-no-web")
    gc.disable()  # until all is there that stays (`civitas.web.serve`): none of it is garbage
    from civitas.kernel.signing import Key
    from civitas.web.serve import open_browser, serve
    from civitas.web.settings import settings_of
    from civitas.web.speech.words import sentence

    say = program_words(speech).say

    def ready(where: str) -> None:
        print(say("serving", {"address": where}), flush=True)
        print(say("serving-key", {"key": Key(settings.secret).public}), flush=True)
        if browser:
            open_browser(where)

    try:
        settings = settings_of(database, host, port, workers, address)
        serve(settings, ready)
    except CivitasError as error:
        print(sentence(error, speech), file=sys.stderr)
        return 2
    finally:
        gc.enable()
    return 0
