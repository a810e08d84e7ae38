"""Many games at once: on the cores of this machine, or on a Ray cluster. Each finished game is written down at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path

from burgher.arena.contest import Contest, Fixture
from burgher.arena.referee import play
from burgher.bots.registry import make
from burgher.core.errors import BadOption, BadRecord
from burgher.core.registry import find

Result = dict[str, object]


def play_fixture(contest: Contest, fixture: Fixture) -> Result:
    """One game, with the seed of its block: as far as can be, all games of a block have the same dice and draws."""
    game = find(contest.game)
    state = game.new(contest.players, dict(contest.options))
    names = [contest.entrants[entrant] for entrant in fixture.seats]
    seed = f"{contest.seed}/{fixture.block}"
    bots = [make(name, contest.game, f"{seed}/{fixture.turn}/{seat}") for seat, name in enumerate(names)]
    outcome = play(game, state, bots, names, contest.seconds, seed)
    return {"game": fixture.key, "seats": list(fixture.seats), **asdict(outcome)}


def _job(work: tuple[Contest, Fixture]) -> Result:
    return play_fixture(*work)


def run(
    contest: Contest,
    fixtures: Sequence[Fixture],
    out: Path | None,
    cores: int,
    tell: Callable[[int], None],
    ray: bool = False,
) -> list[Result]:
    """Play all fixtures that the file does not have yet; gives all results, in the order of the fixtures."""
    done = _read(contest, out) if out is not None and out.exists() else {}
    todo = [fixture for fixture in fixtures if fixture.key not in done]
    tell(len(fixtures) - len(todo))
    with _Notes(contest, out) as notes:
        for result in _played(contest, todo, cores, ray):
            done[str(result["game"])] = result
            notes.add(result)
            tell(len(done))
    return [done[fixture.key] for fixture in fixtures]


def _played(contest: Contest, todo: Sequence[Fixture], cores: int, ray: bool) -> Iterator[Result]:
    work = [(contest, fixture) for fixture in todo]
    if not work:
        return
    if ray:
        yield from _on_ray(work)
    elif cores == 1:
        yield from map(_job, work)
    else:
        # A fresh interpreter for each worker: what a bot does to its process never reaches another's.
        with get_context("spawn").Pool(min(cores, len(work))) as pool:
            yield from pool.imap_unordered(_job, work)


def _on_ray(work: Iterable[tuple[Contest, Fixture]]) -> Iterator[Result]:
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs Ray: pip install burgher[ray]") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task = ray.remote(play_fixture)
    waiting = [task.remote(contest, fixture) for contest, fixture in work]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


class _Notes:
    """The file of results: what was agreed in its first line, then a game a line, safe after every game."""

    def __init__(self, contest: Contest, out: Path | None) -> None:
        self._file = None
        if out is not None:
            fresh = not out.exists() or out.stat().st_size == 0
            self._file = out.open("a", encoding="utf-8")
            if fresh:
                self.add(contest.describe())

    def add(self, line: dict[str, object]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()

    def __enter__(self) -> _Notes:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._file is not None:
            self._file.close()


def _read(contest: Contest, out: Path) -> dict[str, Result]:
    lines = out.read_text(encoding="utf-8").splitlines()
    if not lines:
        return {}
    if json.loads(lines[0]) != json.loads(json.dumps(contest.describe())):
        raise BadRecord(f"{out} holds the results of another contest; name another file, or remove it")
    done: dict[str, Result] = {}
    for line in lines[1:]:
        try:
            result = json.loads(line)
        except ValueError:
            # Cut off in the middle of writing: that game is played again.
            continue
        done[str(result["game"])] = result
    return done
