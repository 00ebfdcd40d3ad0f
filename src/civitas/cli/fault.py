"""When the program itself is wrong: the details go to a file, for whoever mends it."""

from __future__ import annotations

import os
import tempfile
import traceback


def report(error: Exception) -> dict[str, str]:
    """Write the traceback to a file; the parameters of the sentence that names it."""
    kind = type(error).__name__
    try:
        handle, name = tempfile.mkstemp(prefix="civitas-fault-", suffix=".txt")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.writelines(traceback.format_exception(error))
    except OSError:
        return {"kind": f"{kind}: {error}", "file": "-"}
    return {"kind": kind, "file": name}
