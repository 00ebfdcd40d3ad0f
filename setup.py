"""Builds Civitas; all that is fixed stands in pyproject.toml.

The rules are written once, in docs/rules. In a wheel each title carries its own: whoever installs
Civitas has no docs beside it.

With ``CIVITAS_FAST=1`` in the environment kernel and rules are compiled (`scripts/compile.py`);
otherwise a wheel is pure Python.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

RULES = Path("docs", "rules")
TITLES = Path("civitas", "titles")


class BuildWithRules(build_py):
    """The modules, and docs/rules/<title> as ``rulebook`` in the folder of each title."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for file, copy in self.rulebooks().items():
                self.mkpath(str(copy.parent))
                self.copy_file(str(file), str(copy), preserve_mode=False)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        return [*super().get_outputs(include_bytecode), *map(str, self.rulebooks().values())]

    def rulebooks(self) -> dict[Path, Path]:
        """Every file of rules, and where it goes."""
        titles = Path(self.build_lib) / TITLES
        folders = (folder for folder in sorted(RULES.iterdir()) if folder.is_dir())
        return {
            file: titles / folder.name / "rulebook" / file.relative_to(folder)
            for folder in folders
            if (Path("src") / TITLES / folder.name).is_dir()
            for file in sorted(folder.rglob("*.md"))
        }


def compiled() -> list[Extension]:
    """Nothing, unless it is asked for."""
    wanted = os.environ.get("CIVITAS_FAST", "")
    if not wanted:
        return []
    sys.path.insert(0, str(Path(__file__).parent))
    from scripts.compile import extensions

    return extensions(wanted)


setup(
    cmdclass={"build_py": BuildWithRules},
    ext_modules=compiled(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
