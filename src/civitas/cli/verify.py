"""`civitas verify`: is this match what it says it is?

The file alone proves the picks, the luck and the result. Who sat there it proves only with the
signature of the server where it was played, and the key of that server.
"""

from __future__ import annotations

from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from civitas.cli.endings import victory
from civitas.cli.screen import Screen
from civitas.cli.seats import table_words
from civitas.cli.speech import Lang, Misuse, language, program_words
from civitas.kernel.journal import Signature
from civitas.kernel.match import verify
from civitas.kernel.speech import points
from civitas.kernel.titles import find_title
from civitas.kernel.words import Words

MatchFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="help-match")]
ServerKey: TypeAlias = Annotated[
    str, typer.Option("--key", metavar="FILE|KEY", help="help-key")
]  # fmt: skip


def command(file: MatchFile, key: ServerKey = "", lang: Lang = "") -> int:
    speech = language(lang)
    own = program_words(speech)
    verdict = verify(file)
    header = verdict.header
    meta = find_title(header.title)
    facts: dict[str, str | int] = {
        "file": file,
        "title": meta.name,
        "picks": verdict.picks,
        "commitment": header.commitment[:16],
    }
    words = table_words(header, speech)
    told = own.say("verified-open", facts)
    if verdict.result:
        told_points = enumerate(map(points, verdict.result.scores))
        scores = ", ".join(f"{words.seat(seat)} {score}" for seat, score in told_points)
        told = own.say("verified-over", facts | {"scores": scores})
        told += f" {victory(verdict.result, words, own)}"
    told += f" {_signed(file, verdict.signature, key, own)}"
    console = Screen().console
    console.print(told, soft_wrap=True)
    older = words.rules(header.rules_version, meta.rules_version)
    if older:
        console.print(older, soft_wrap=True)
    return 0


def _signed(file: str, signature: Signature | None, key: str, own: Words) -> str:
    """Who vouches for the names, checked if there is a key to check it with."""
    public = _public(key) if key else ""
    if signature is None:
        if public:
            raise Misuse("error-unsigned", file=file)
        return own.say("unsigned")
    facts: dict[str, str | int] = {"server": signature.server, "key": signature.key}
    if not public:
        return own.say("signed", facts)
    _check(file, signature, public)
    return own.say("signed-true", facts)


def _public(key: str) -> str:
    """The key that somebody means: the text itself, or a file that has it."""
    if find_spec("nacl") is None:
        raise Misuse("error-no-signing")
    from civitas.kernel.signing import is_key

    text = key
    with suppress(OSError, ValueError):
        text = Path(key).read_text("ascii").strip()
    if not is_key(text):
        raise Misuse("error-key", key=key)
    return text


def _check(file: str, signature: Signature, public: str) -> None:
    from civitas.kernel.signing import check, key_id

    key, given, server = signature.key, key_id(public), signature.server
    if key != given:
        raise Misuse("error-other-key", file=file, key=key, given=given, server=server)
    check(signature, public, file)
