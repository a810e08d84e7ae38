"""How much memory a process needs in which the champion has decided: the most it ever held, in MiB. For Linux.

python scripts/measure_memory.py belfort
"""

from __future__ import annotations

import argparse
from pathlib import Path

import burgher
from burgher.bots import Clock, make
from burgher.core.perspective import Perspective

PLAYERS, CHOICES = 4, 6


def peak() -> float:
    """What the kernel has seen this program hold at most, its libraries included."""
    lines = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    return int(lines["VmHWM"].split()[0]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=burgher.names())
    game = parser.parse_args().game
    rules, random = burgher.find(game), burgher.Random("memory")
    state = rules.new(PLAYERS)
    state.settle(random)
    bot = make("champion", game, "memory")
    while len(state.legal(True)) < CHOICES:
        state.step(state.legal(True)[0], random)
    bot.choose(Perspective(rules, state, state.seat, random), Clock(3600.0))
    print(f"{game} {peak():.1f} MiB")


if __name__ == "__main__":
    main()
