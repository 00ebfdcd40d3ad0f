"""The program `civitas`: matches in the terminal, simulations, replays, pictures."""

import sys


def main() -> None:
    """The console script."""
    from civitas.cli.program import run

    sys.exit(run(sys.argv[1:]))
