"""Help pages, from the catalogue instead of from the source."""

from __future__ import annotations

from collections.abc import Sequence
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

from typer.core import TyperCommand

from civitas.cli.speech import program_words


def overview(commands: Sequence[str], lang: str) -> str:
    """What `civitas` alone says."""
    say = program_words(lang).say
    rows = [(name, say(f"help-{name}")) for name in commands]
    usage = say("help-usage", {"usage": "civitas COMMAND …"})
    lines = [say("help-program"), "", usage, "", *_columns(rows), "", say("help-more")]
    return "\n".join(lines)


class Command(TyperCommand):
    """A command whose help texts are message ids; the context's object is the language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        say = program_words(ctx.obj).say
        arguments = [p for p in self.params if p.param_type_name == "argument"]
        options = [p for p in self.params if p.param_type_name == "option"]
        usage = " ".join([ctx.command_path, *(str(p.metavar) for p in arguments), "[--…]"])
        rows = [(str(p.metavar), _sentence(p, say)) for p in arguments]
        rows += [(f"{p.opts[0]} {p.metavar}", _sentence(p, say)) for p in options]
        lines = [say(f"help-{self.name}"), "", say("help-usage", {"usage": usage}), ""]
        formatter.write("\n".join(lines + _columns(rows)) + "\n")


def _sentence(parameter: Any, say: Any) -> str:
    text: str = say(parameter.help)
    if parameter.default in (None, "", [], ()) or parameter.default is False:
        return text
    return f"{text} {say('help-default', {'value': str(parameter.default)})}"


def _columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Two columns, the second wrapped below itself."""
    left = max(len(name) for name, _ in rows) + 4
    width = max(get_terminal_size().columns - left, 30)
    lines = []
    for name, text in rows:
        first, *more = wrap(text, width)
        lines += [f"  {name}".ljust(left) + first, *(" " * left + line for line in more)]
    return lines
