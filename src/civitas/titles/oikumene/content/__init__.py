"""The box: everything printed, read once from the YAML files beside these modules, never changed.

Each module reads one kind of thing into frozen structs and numbers them in the order of their file;
the rules work with these numbers, picks and words with the ids.
"""

from pathlib import Path
from typing import Final

FILES: Final = Path(__file__).parent
"""Where the YAML files are."""
