"""The same games on a Ray cluster, or on a local one that is started for them."""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Sequence

from burgher.arena.contest import Contest, Fixture
from burgher.arena.notebook import Result
from burgher.arena.workers import play_fixture
from burgher.core.errors import BadOption


def played_on_ray(contest: Contest, fixtures: Sequence[Fixture]) -> Generator[Result, None, None]:
    """All these games, each as soon as it is over. Bots in files must be on every machine, under the same path."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray") from None
    own = not ray.is_initialized()
    if own:
        # A cluster of our own reports to nobody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    try:
        task = ray.remote(max_retries=0)(play_fixture)
        games = {task.remote(contest, fixture): fixture for fixture in fixtures}
        while games:
            ready, _ = ray.wait(list(games))
            for one in ready:
                fixture = games.pop(one)
                try:
                    result: Result = ray.get(one)
                except ray.exceptions.RayError as error:
                    raise BadOption("cluster-failed", game=str(fixture.key), why=str(error)) from None
                yield result
    finally:
        if own:
            ray.shutdown()
