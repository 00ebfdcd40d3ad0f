"""What typer complains of, in our own words and both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer.exceptions import TyperException

from civitas.cli.speech import Misuse


def misuse(error: TyperException, command: str, given: Sequence[str]) -> Misuse:
    """The sentence for a wrong option, a missing value, a word too many.

    Typer keeps the classes of its errors to itself, so they are told apart by what they carry.
    """
    parameter: Any = getattr(error, "param", None)
    option: str | None = getattr(error, "option_name", None)
    if option is not None:
        if type(error).__name__ == "NoSuchOption":
            return Misuse("usage-option", option=option, command=command)
        switch = any(each.startswith(f"{option}=") for each in given)
        kind = "usage-no-such-value" if switch else "usage-no-value"
        return Misuse(kind, option=option, command=command)
    if parameter is None:
        return Misuse("usage-extra", command=command)
    name = parameter.opts[0]
    if type(error).__name__ == "MissingParameter":
        what = parameter.metavar or parameter.name
        option_of = parameter.param_type_name == "option"
        argument = f"{name} {what}" if option_of else what
        return Misuse("usage-missing", argument=argument, command=command)
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if least is not None and most is not None:
        bounds = {"least": str(int(least)), "most": str(int(most))}
        return Misuse("usage-range", option=name, command=command, **bounds)
    return Misuse("usage-number", option=name, command=command)
