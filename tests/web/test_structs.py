"""Structs are ready before there are threads."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.patience import PATIENCE

READ = """
import sys, threading, types
import msgspec
from civitas.web.structs import structs_ready

told = "import msgspec\\n" + "".join(
    f"class Inner{n}(msgspec.Struct):\\n    x: 'int'\\n    y: 'list[int]'\\n"
    f"class Outer{n}(msgspec.Struct):\\n    a: 'int'\\n    i: 'Inner{n}'\\n"
    for n in range(400)
)
many = sys.modules["many"] = types.ModuleType("many")
exec(compile(told, "many", "exec"), many.__dict__)
structs = [getattr(many, f"Outer{n}") for n in range(400)]
{first}
sys.setswitchinterval(1e-6)
begin = threading.Barrier(8)

def read():
    begin.wait()
    for struct in structs:
        msgspec.convert({"a": 1, "i": {"x": 1, "y": [1]}}, struct)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("all read")
"""


@pytest.mark.slow
def test_many_threads_read_structs_that_nobody_has_read_before() -> None:
    """Without it the process is gone, with no word."""
    program = READ.replace("{first}", "structs_ready()")
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        timeout=PATIENCE,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "all read\n")
