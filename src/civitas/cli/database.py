"""`civitas database copy`: all matches and people from one database into another."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Annotated, Final

import typer

from civitas.cli.speech import Lang, Misuse, language, program_words
from civitas.kernel.errors import CivitasError

MANY: Final = 50_000
"""Rows after which the next line tells how far it is."""


def command(
    action: Annotated[str, typer.Argument(metavar="copy", help="help-database-copy")],
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="help-copy-source")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="help-copy-target")],
    lang: Lang = "",
) -> int:
    speech = language(lang)
    if action != "copy":
        raise Misuse("error-database-action", action=action)
    if find_spec("fastapi") is None:
        raise Misuse("error-no-web")
    from civitas.web.settings import carry_secret
    from civitas.web.speech.words import sentence
    from civitas.web.storage.copying import copy
    from civitas.web.storage.database import address, public

    say = program_words(speech).say

    def tell(table: str, done: int, total: int) -> None:
        if done == total or done % MANY == 0:
            print(say("copying", {"table": table, "done": done, "total": total}), flush=True)

    here, there = address(source), address(target)
    try:
        rows = copy(here, there, tell)
        secret = carry_secret(here, there)
    except CivitasError as error:
        print(sentence(error, speech), file=sys.stderr)
        return 2
    print(say("copied-rows", {"rows": rows, "target": public(there)}))
    if secret is not None:
        print(say("copied-secret", {"file": str(secret)}))
    return 0
