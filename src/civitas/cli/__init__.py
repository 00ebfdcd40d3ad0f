"""The program `civitas`: matches in the terminal, simulations, replays, pictures."""

import sys


def main() -> None:
    """The console script."""
    try:
        if sys.argv[1:2] == ["serve"]:
            from civitas.web.heap import begin_without_pockets

            begin_without_pockets()
        from civitas.cli.program import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
