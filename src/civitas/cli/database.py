"""`civitas database`: all matches and people from one database into another; the ladders anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated, Final

import typer

from civitas.cli.speech import Lang, Misuse, language, program_words
from civitas.kernel.errors import CivitasError

MANY: Final = 50_000
"""Rows after which the next line tells how far it is."""


def command(
    action: Annotated[str, typer.Argument(metavar="copy|ratings", help="help-database-action")],
    source: Annotated[str, typer.Argument(metavar="SOURCE", help="help-copy-source")],
    target: Annotated[str, typer.Argument(metavar="TARGET", help="help-copy-target")] = "",
    lang: Lang = "",
) -> int:
    speech = language(lang)
    if action not in ("copy", "ratings"):
        raise Misuse("error-database-action", action=action)
    if action == "copy" and not target:
        raise Misuse("usage-missing", argument="TARGET", command="database")
    if action == "ratings" and target:
        raise Misuse("usage-extra", command="database")
    if find_spec("fastapi") is None:
        raise Misuse("error-no-web")
    from civitas.web.speech.words import sentence
    from civitas.web.storage.database import address

    try:
        if action == "copy":
            _copy(address(source), address(target), speech)
        else:
            _rate(address(source), speech)
    except CivitasError as error:
        print(sentence(error, speech), file=sys.stderr)
        return 2
    return 0


def _copy(here: str, there: str, speech: str) -> None:
    from civitas.web.storage.copying import copy
    from civitas.web.storage.database import public
    from civitas.web.storage.secret import carry_secret

    say = program_words(speech).say
    rows = copy(here, there, _telling(speech))
    secret = carry_secret(here, there)
    print(say("copied-rows", {"rows": rows, "target": public(there)}))
    if secret is not None:
        print(say("copied-secret", {"file": str(secret)}))


def _telling(speech: str) -> Callable[[str, int, int], None]:
    def tell(table: str, done: int, total: int) -> None:
        if done == total or done % MANY == 0:
            said = program_words(speech).say(
                "copying", {"table": table, "done": done, "total": total}
            )  # fmt: skip
            print(said, flush=True)

    return tell


def _rate(url: str, speech: str) -> None:
    """Make the ladders anew; the server may go on meanwhile."""
    from civitas.web.lobby.ladder import Ladder
    from civitas.web.storage.database import check_there
    from civitas.web.storage.store import Store

    check_there(url)
    store = Store(url)
    try:
        matches = Ladder(store).remake()
    finally:
        store.close()
    print(program_words(speech).say("rated", {"matches": matches}))
