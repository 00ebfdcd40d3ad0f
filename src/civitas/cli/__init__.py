"""The program `civitas`: matches in the terminal, simulations, replays, pictures."""

import sys


def main() -> None:
    """The console script."""
    try:
        from civitas.cli.program import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
