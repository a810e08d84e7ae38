"""The same training on a Ray cluster: a local one."""

from __future__ import annotations

import sys

import pytest

import burgher
from tests.training import pytorch

pytorch.needed(__name__)

from burgher.training.trainer import Trainer  # noqa: E402 - only where it is
from tests.training.trainings import CPU, FOREVER, equal, tiny, weights_of  # noqa: E402


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(burgher.BadOption, match=r"a Ray cluster needs Ray: pip install burgher\[ray\]"):
        Trainer(tiny("belfort"), CPU, ray=True)


@pytest.mark.slow
@pytest.mark.exhaustive
def test_a_local_cluster_learns_the_same() -> None:
    """Bit for bit, with what is written down in the middle taken up by the other kind of workers."""
    settings = tiny("belfort", workers=2, tables=8, rounds=4)
    here, there = Trainer(settings, CPU), Trainer(settings, CPU, ray=True)
    try:
        for trainer in (here, there):
            trainer.begin()
            trainer.run(FOREVER, 2, lambda _: True)
        assert equal(weights_of(there), weights_of(here))
        first, second = here.crew.freeze(), there.crew.freeze()
        assert first == second
        there.go_on(first)
        for trainer in (here, there):
            trainer.run(FOREVER, 2, lambda _: True)
        assert equal(weights_of(there), weights_of(here))
        assert there.scores.told() == here.scores.told()
    finally:
        here.close()
        there.close()
