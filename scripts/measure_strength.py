"""Measures what docs/strength.md says of the bots, row by row, and prints it as tables in Markdown.

    python scripts/measure_strength.py ladder champion --games 400 --cores 14 --folder build/strength
    python scripts/measure_strength.py champion --game belfort --players 2 --seed verify --first 2000

Each row has a file in the folder: the same command goes on where it was stopped, and plays only what is not there yet.
``--game NAME`` and ``--players NUMBER`` leave out the rows of others; ``--first`` begins at a later game of the seed.
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

sys.path.insert(0, str(Path(__file__).parents[1]))

import burgher
from burgher.arena import MATCH, Contest, Notebook, run
from burgher.arena.report import read_game, standings
from burgher.bots import LEVELS
from scripts.strange_pieces import STRANGE, text_of

SECONDS = 10.0
"""Far more than any bot takes: a busy machine decides nothing."""
MET = 0.3
"""What people give every level for a decision."""


@dataclass(frozen=True)
class Row:
    """One bot against others of another kind at all other seats; alone, against what the solo game asks for."""

    game: str
    bot: str
    other: str
    players: int
    options: tuple[tuple[str, object], ...] = ()
    seconds: float = SECONDS
    pieces: str = ""
    """The name of a set of strange pieces (scripts/strange_pieces.py)."""

    @property
    def name(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        seconds = "" if self.seconds == SECONDS else f" {self.seconds:g} s"
        pieces = f" {self.pieces}" if self.pieces else ""
        return f"{self.game} {self.bot} {self.other} {self.players}{options}{seconds}{pieces}"


def ladder() -> Iterator[Row]:
    """Each level against the one below."""
    for game in burgher.names():
        for below, level in pairwise(LEVELS):
            for players in (2, 4):
                yield Row(game, level, below, players)


def champion() -> Iterator[Row]:
    """The champion at every number of players, and its network alone, against the best bot without one; with and
    without the games' extras."""
    for game in burgher.names():
        for players in burgher.find(game).counts:
            yield Row(game, "champion", "flat", players)
        extras = tuple((option.name, True) for option in burgher.find(game).options if option.name in EXTRAS)
        for players in (2, 4) if extras else ():
            yield Row(game, "champion", "flat", players, extras)
        for players in (2, 4):
            yield Row(game, "champion:turns=1", "flat", players)


EXTRAS = ("events", "chancery")


def hurry() -> Iterator[Row]:
    """The champion with the time that people give it."""
    for game in burgher.names():
        for players in (2, 4):
            yield Row(game, "champion", "flat", players, seconds=MET)


def strange() -> Iterator[Row]:
    """The champion with pieces that its network has never seen."""
    for game in burgher.names():
        for pieces in STRANGE:
            yield Row(game, "champion", "flat", 2, pieces=pieces)


def search() -> Iterator[Row]:
    """What the champion's search brings beyond its network, by its settings."""
    for game in burgher.names():
        yield Row(game, "champion", "champion:turns=1", 2)
        for ahead in (0, 1, 2):
            for trust in (10, 20, 40):
                yield Row(game, f"champion:ahead={ahead},trust={trust}", "champion:turns=1", 2)


TABLES = {"ladder": ladder, "champion": champion, "hurry": hurry, "strange": strange, "search": search}


def pieces_of(row: Row, folder: Path) -> str | None:
    """The file with the pieces that a row is played with, where they are not those that come with the game."""
    if not row.pieces:
        return None
    path = folder / f"{row.game}-{row.pieces}.toml"
    path.write_text(text_of(row.game, row.pieces), "utf-8")
    return str(path)


def measure(row: Row, first: int, games: int, seed: str, cores: int, folder: Path) -> str | None:
    """Play what is missing of a row; its line of the table, or None where it was stopped."""
    entrants = (row.bot, row.other)
    contest = Contest(MATCH, row.game, row.players, entrants, seed, row.seconds, row.options, pieces_of(row, folder))
    if row.players > 1:
        contest.check()
    fixtures = contest.fixtures(first + games)[first:]
    begun = f" {seed}" + (f" from {first}" if first else "")
    notebook = Notebook(contest, fixtures, folder / f"{re.sub(r'[^a-z0-9=.]+', '-', row.name + begun)}.jsonl")

    def tell(done: int) -> None:
        print(f"\r{row.name}: {done} of {len(fixtures)} games ", end="", file=sys.stderr, flush=True)

    complete = run(notebook, fixtures, cores, tell)
    print(file=sys.stderr)
    if not complete:
        return None
    first_of = standings(contest, [read_game(result) for result in notebook.results])[0]
    options = ", ".join(f"{name}={value}" for name, value in row.options)
    interval = f"{100 * first_of.share.low:.1f} – {100 * first_of.share.high:.1f} %"
    cells = [
        " ".join(filter(None, (row.game, options, row.pieces, "" if row.seconds == SECONDS else f"{row.seconds:g} s"))),
        f"`{row.bot}`",
        f"`{row.other}`" if row.players > 1 else "the objectives",
        str(row.players),
        str(len(fixtures)),
        f"{100 * first_of.share.mean:.1f} %",
        interval,
        f"{first_of.margin:+.1f}" if row.players > 1 else "",
        f"{first_of.slowest:.2f} s",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("table", nargs="+", choices=TABLES)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, metavar="GAME", help="leave out the seed's games before this")
    parser.add_argument("--seed", default="strength")
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
                line = measure(row, given.first, given.games, given.seed, given.cores, given.folder)
                if line is None:
                    return 130
                print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
