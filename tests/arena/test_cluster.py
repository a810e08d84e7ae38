"""The same games on a Ray cluster: a local one."""

from __future__ import annotations

import sys

import pytest

import burgher
from burgher.arena import MATCH, Contest, Notebook, run
from burgher.arena.cluster import played_on_ray
from tests.arena.test_notebook import without_times

CONTEST = Contest(MATCH, "belfort", 2, ("random", "random"), "cluster", 1.0)


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(burgher.BadOption, match=r"a Ray cluster needs Ray: pip install burgher\[ray\]"):
        next(played_on_ray(CONTEST, CONTEST.fixtures(2)))


@pytest.mark.slow
def test_a_local_cluster_plays_the_same_games() -> None:
    fixtures = CONTEST.fixtures(4)
    told: list[int] = []
    here, there = Notebook(CONTEST, fixtures, None), Notebook(CONTEST, fixtures, None)
    assert run(here, fixtures, 1, told.append)
    assert run(there, fixtures, 1, told.append, ray=True)
    assert [without_times(one) for one in there.results] == [without_times(one) for one in here.results]
