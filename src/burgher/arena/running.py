"""A contest from its first game to its last, or to where it is stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from burgher.arena.cluster import played_on_ray
from burgher.arena.contest import Fixture
from burgher.arena.notebook import Notebook
from burgher.arena.workers import played


def run(
    notebook: Notebook, fixtures: Sequence[Fixture], cores: int, tell: Callable[[int], None], ray: bool = False
) -> bool:
    """Play what the notebook does not have yet, on so many cores or on a Ray cluster; False: stopped by Ctrl-C.

    ``tell`` is told how many games are done, again and again.
    """
    todo = [fixture for fixture in fixtures if not notebook.has(fixture)]
    done = len(fixtures) - len(todo)
    tell(done)
    games = played_on_ray(notebook.contest, todo) if ray else played(notebook.contest, todo, cores)
    # Closing it ends the workers, wherever it was stopped.
    with closing(games):
        try:
            for result in games:
                notebook.add(result)
                done += 1
                tell(done)
        except KeyboardInterrupt:
            notebook.settle()
            return False
    return True
