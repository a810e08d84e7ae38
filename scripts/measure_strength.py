"""Measures what docs/strength.md says of the bots, row by row, and prints it as tables in Markdown.

    python scripts/measure_strength.py ladder champion --games 400 --cores 14 --folder build/strength

Each row has a file in the folder: the same command goes on where it was stopped, and plays only what is not there yet.
``--game NAME`` and ``--players NUMBER`` leave out the rows of others.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import burgher
from burgher.arena import MATCH, Contest, Notebook, run
from burgher.arena.report import read_game, standings
from burgher.bots import LEVELS

SECONDS = 10.0
"""Far more than any bot takes: a busy machine decides nothing."""


@dataclass(frozen=True)
class Row:
    """One bot against others of another kind at all other seats."""

    game: str
    bot: str
    other: str
    players: int
    options: tuple[tuple[str, object], ...] = ()

    @property
    def name(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game} {self.bot} {self.other} {self.players}{options}"


def ladder() -> Iterator[Row]:
    """Each level against the one below."""
    for game in burgher.names():
        for below, level in pairwise(LEVELS):
            for players in (2, 4):
                yield Row(game, level, below, players)


def champion() -> Iterator[Row]:
    """The champion, and its network alone, against the best bot without one; with and without the games' extras."""
    for players in (2, 4):
        for bot in ("champion:turns=1", "champion"):
            for game in burgher.names():
                yield Row(game, bot, "flat", players)
    for game in burgher.names():
        extras = tuple((option.name, True) for option in burgher.find(game).options if option.name in EXTRAS)
        for players in (2, 4) if extras else ():
            yield Row(game, "champion", "flat", players, extras)


EXTRAS = ("events", "chancery")


def search() -> Iterator[Row]:
    """What the champion's search brings beyond its network, by its settings."""
    for game in burgher.names():
        yield Row(game, "champion", "champion:turns=1", 2)
        for ahead in (0, 1, 2):
            for trust in (10, 20, 40):
                yield Row(game, f"champion:ahead={ahead},trust={trust}", "champion:turns=1", 2)


TABLES = {"ladder": ladder, "champion": champion, "search": search}


def measure(row: Row, games: int, cores: int, folder: Path) -> str | None:
    """Play what is missing of a row; its line of the table, or None where it was stopped."""
    contest = Contest(MATCH, row.game, row.players, (row.bot, row.other), "strength", SECONDS, row.options)
    contest.check()
    fixtures = contest.fixtures(games)
    notebook = Notebook(contest, fixtures, folder / f"{re.sub(r'[^a-z0-9=]+', '-', row.name)}.jsonl")

    def tell(done: int) -> None:
        print(f"\r{row.name}: {done} of {len(fixtures)} games ", end="", file=sys.stderr, flush=True)

    complete = run(notebook, fixtures, cores, tell)
    print(file=sys.stderr)
    if not complete:
        return None
    first = standings(contest, [read_game(result) for result in notebook.results])[0]
    options = ", ".join(f"{name}={value}" for name, value in row.options)
    interval = f"{100 * first.share.low:.1f} – {100 * first.share.high:.1f} %"
    cells = [
        f"{row.game} {options}".strip(),
        f"`{row.bot}`",
        f"`{row.other}`",
        str(row.players),
        str(len(fixtures)),
        f"{100 * first.share.mean:.1f} %",
        interval,
        f"{first.margin:+.1f}",
        f"{first.slowest:.2f} s",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("table", nargs="+", choices=TABLES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build/strength"))
    parser.add_argument("--game", choices=burgher.names())
    parser.add_argument("--players", type=int)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    for table in given.table:
        print("\n| game | bot | against | players | games | wins | 95 % interval | margin to the best | slowest |")
        print("|---|---|---|---|---|---|---|---|---|")
        for row in TABLES[table]():
            if given.game in (None, row.game) and given.players in (None, row.players):
                line = measure(row, given.games, given.cores, given.folder)
                if line is None:
                    return 130
                print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
