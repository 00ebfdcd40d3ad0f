"""From arguments to a command, and from whatever goes wrong to one sentence and an exit code."""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final

import typer
from typer.exceptions import TyperException

from civitas.cli.help import Command, overview
from civitas.cli.speech import (
    LANG,
    Interrupted,
    Misuse,
    complaint,
    language_of,
    program_words,
)
from civitas.cli.usage import misuse
from civitas.kernel.errors import CivitasError

COMMANDS: Final = (
    *("play", "simulate", "lab", "ladder", "learn", "replay", "verify", "show", "titles"),
    *("serve", "database"),
)
"""Each is the module of that name beside this one, imported when it is called for."""

FINE: Final = 0
FAULT: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130
FULL: Final = (errno.ENOSPC, errno.EDQUOT)
BARRED: Final = (
    *(errno.EACCES, errno.EPERM, errno.EROFS, errno.EIO),
    *(errno.EISDIR, errno.ENOTDIR, errno.ENAMETOOLONG),
)
"""What no program can mend: rights, a disk that is broken, a folder where a file should be."""


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    _survive_any_terminal()
    lang = language_of(arguments)
    try:
        code = _call(arguments, lang)
        sys.stdout.flush()
    except Interrupted as error:
        return _say(complaint(error, lang), INTERRUPTED)
    except CivitasError as error:
        return _say(complaint(error, lang), WRONG)
    except BrokenPipeError:
        sys.stdout = io.StringIO()
        return FAULT
    except OSError as error:
        return _barred(error, lang)
    except KeyboardInterrupt:
        return _say(program_words(lang).say("stopped"), INTERRUPTED)
    except Exception as error:
        return _fault(error, lang)
    return code


def _barred(error: OSError, lang: str) -> int:
    """What the machine does not let us do is no bug of ours, as long as it says why."""
    say, why = program_words(lang).say, error.strerror or "?"
    if error.errno in FULL:
        sys.stdout = io.StringIO()  # what is left in it would find no room at the end, either
        return _say(say("error-no-room", {"why": why}), WRONG)
    if error.errno in BARRED and error.filename is not None:
        return _say(say("error-barred", {"file": str(error.filename), "why": why}), WRONG)
    return _fault(error, lang)


def _fault(error: Exception, lang: str) -> int:
    """A bug of ours: the user gets a sentence, we get the details."""
    from civitas.cli.fault import report

    return _say(program_words(lang).say("fault", report(error)), FAULT)


def _call(arguments: Sequence[str], lang: str) -> int:
    name, *rest = _command_first(arguments)
    if name in ("--help", "-h", "help"):
        print(overview(COMMANDS, lang))
        return FINE
    if name == "--version":
        print(f"civitas {version('civitas')}")
        return FINE
    if name not in COMMANDS:
        raise Misuse("error-command", command=name, known=", ".join(COMMANDS))
    app = typer.Typer(add_completion=False, context_settings={"obj": lang})
    app.command(name, cls=Command)(import_module(f"civitas.cli.{name}").command)
    command = typer.main.get_command(app)
    try:
        code = command.main(rest, prog_name=f"civitas {name}", standalone_mode=False)
    except TyperException as error:
        raise misuse(error, name, rest) from None
    if code == INTERRUPTED:  # typer has swallowed a Ctrl-C
        raise KeyboardInterrupt
    return code or FINE


def _command_first(arguments: Sequence[str]) -> Sequence[str]:
    """The language may stand before the command, too."""
    if not arguments or arguments[0].partition("=")[0] != LANG:
        return arguments or ("--help",)
    length = 1 if "=" in arguments[0] else 2
    return [*(arguments[length:] or ("--help",)), *arguments[:length]]


def _survive_any_terminal() -> None:
    """One that cannot show a letter shows a question mark; one that was closed hears nothing."""
    if sys.stdout is None:
        sys.stdout = io.StringIO()
    if sys.stderr is None:
        sys.stderr = io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
