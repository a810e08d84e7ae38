"""Makes the judges' chances be what they say: plays games, sees who wins, and finds the figures to correct with.

    python scripts/calibrate_judges.py play --game NAME --games 4000 --workers 2 --out build/calibration
    python scripts/calibrate_judges.py fit --data build/calibration

``play`` lets the network at several heats, and greedy bots of several styles, play at tables of all sizes, and writes
what the judges said at moments of these games, and how they ended, to ``OUT/NAME-PLAYERS-PART.npz``. ``fit`` finds the
corrections, tries those of each half of the games on the other half, and writes ``calibration.toml`` of the package,
the plots in ``docs/pictures`` and the figures in ``docs/analysis.md``. Both want NumPy.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from calibration.page import fit
from calibration.playing import play

import burgher


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and write down what the judges say")
    playing.add_argument("--game", required=True, choices=burgher.names())
    playing.add_argument("--games", type=int, default=4000, help="in all, shared out among the numbers of players")
    playing.add_argument("--players", type=int, nargs="*", help="only with these numbers of players")
    playing.add_argument("--seed", default="1")
    playing.add_argument("--workers", type=int, default=2)
    playing.add_argument("--most", type=int, default=1_000_000, help="stop after so many parts; begin again to go on")
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="find the corrections, and write file, plots and figures")
    fitting.add_argument("--data", type=Path, required=True, help="the folder that play has written to")
    asked = parser.parse_args()
    if asked.command == "play":
        counts = asked.players or list(burgher.find(asked.game).counts)
        play(asked.game, asked.games, asked.seed, asked.workers, asked.out, counts, asked.most)
    else:
        fit(asked.data)


if __name__ == "__main__":
    main()
