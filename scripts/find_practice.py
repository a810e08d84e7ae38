"""Find exercises: positions of bots' games with one clearly best answer, which a long look confirms.

    python scripts/find_practice.py GAME [--seconds 600] [--games 48] [--first 0] [--level 3] [--into FILE]
    python scripts/find_practice.py GAME --again

The network plays many games at once; wherever a seat has several choices, a short look compares those that suggest
themselves. Where another one is better, all are tried to the end of the round, the champion is asked, and the most
promising ones are played to the end of the game in many worlds, by greedy players. What all of that confirms is
written, with what each choice is worth and why the best is best. Found ones are added to those that there are.
``--level 3`` looks only where the network's first thought seems to be wrong, ``--level 2`` where a simple bot and the
network think differently. ``--first`` is the number of the first game: the same number gives the same games.

``--again`` is for another judge: every exercise is looked at anew. One whose best choice does not stand any more goes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from time import process_time

from practice.finding import Finder
from practice.tables import play

import burgher
from burgher.core.game import Game
from burgher.practice.exercises import FILE, Exercise, read_exercises

OF_A_THEME = 0.4
"""No more of them are about the same thing."""
OF_A_GAME = 2


def search(game: Game, file: Path, seconds: float, first: int, games: int, level: int) -> None:
    finder = Finder(game, level)
    have = {one.id: one for one in read_exercises(file)}
    taken: Counter[str] = Counter()
    met = promising = 0
    for some in play(game, range(first, first + games)):
        met += len(some)
        for one in finder.promising(some):
            if process_time() > seconds:
                print(f"the time is up: {met} positions met, {promising} promising; {dict(finder.dropped)}", flush=True)
                return
            table = one.name.partition("d")[0]
            if taken[table] >= OF_A_GAME:
                continue
            promising += 1
            found = finder.look(one)
            themes = Counter(other.theme for other in have.values())
            if found and found.level >= level and themes[found.theme] < OF_A_THEME * max(len(have), 40):
                taken[table] += 1
                have[found.id] = found
                print(f"{len(have)}: {found.id} level {found.level} {found.theme}: {found.best}", flush=True)
                write(file, list(have.values()))
    print(f"{met} positions met, {promising} promising, {process_time():.0f} s; {dict(finder.dropped)}", flush=True)


def look_again(game: Game, file: Path) -> None:
    """All exercises by another judge, or when what the coach says has changed."""
    finder = Finder(game)
    kept = []
    for one in read_exercises(file):
        found = finder.again(one)
        if found is None:
            print(f"{one.id} {one.theme} {one.best}: does not stand", flush=True)
        else:
            kept.append(found)
            if found.level != one.level:
                print(f"{one.id} {one.theme}: level {one.level} -> {found.level}", flush=True)
    write(file, kept)


def write(file: Path, found: list[Exercise]) -> None:
    file.parent.mkdir(exist_ok=True)
    found.sort(key=lambda one: (one.level, one.id))
    file.write_text("".join(one.dumps() + "\n" for one in found), encoding="utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=burgher.names())
    asked.add_argument("--seconds", type=float, default=600.0, help="of processor time, at most")
    asked.add_argument("--games", type=int, default=48, help="so many are played at once")
    asked.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked.add_argument("--level", type=int, default=1, help="how hard they are at least")
    asked.add_argument("--again", action="store_true", help="only look at those that there are anew")
    asked.add_argument("--into", type=Path)
    given = asked.parse_args()
    chosen = burgher.find(given.game)
    folder = chosen.practice_folder()
    assert folder is not None
    into = given.into or folder / FILE
    if given.again:
        look_again(chosen, into)
    else:
        search(chosen, into, given.seconds, given.first, given.games, given.level)
