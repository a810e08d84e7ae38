"""Trainings of seconds: networks that get better, and go on as if nothing had been."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burgher
from burgher.core import registry
from tests.training import pytorch

pytorch.needed(__name__)

import torch  # noqa: E402 - only where it is

from burgher.bots.network import FORMAT, WIN, Network  # noqa: E402
from burgher.envs.encoding import fingerprint  # noqa: E402
from burgher.training import netfile, saving  # noqa: E402
from burgher.training.network import expectations, forward, from_arrays  # noqa: E402
from burgher.training.running import network_path, train  # noqa: E402
from burgher.training.settings import Settings, TrainingFailed  # noqa: E402
from burgher.training.trainer import RECORD, Trainer  # noqa: E402
from tests.bots import networks  # noqa: E402
from tests.training.trainings import CPU, FOREVER, equal, saved_weights, tiny, weights_of  # noqa: E402

pytestmark = pytest.mark.slow
GOOFSPIEL = Path(__file__).parents[2] / "examples" / "goofspiel.py"


@pytest.mark.long
def test_it_gets_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a few rounds the network wins against what it was at first, which sits at most of the tables."""
    monkeypatch.setenv(registry.FILES, "")
    registry.add_file(GOOFSPIEL)
    company: dict[str, Any] = {"members": 2, "snapshots": 0, "among_members": 0.9, "among_styles": 0.0, "examined": 0.0}
    learning: dict[str, Any] = {"imitation": 0.0, "rate": 3e-3, "epochs": 4, "minibatch": 416, "trace": 0.9}
    settings = Settings(
        "goofspiel", rounds=24, tables=64, steps=26, width=32, blocks=1, judge=16, **company, **learning
    )
    lines: list[dict[str, Any]] = []
    train(settings, tmp_path, FOREVER, lines.append, device=CPU)

    def ahead(some: list[dict[str, Any]]) -> float:
        """Victories in a hundred beyond the fair share."""
        rows = np.array([row for line in some for name, row in line["scores"].items() if name.startswith("member-")])
        assert rows[:, 0].sum() > 200
        return float((rows[:, 0] * (rows[:, 1] - rows[:, 2])).sum() / rows[:, 0].sum())

    assert ahead(lines[-6:]) > max(8.0, ahead(lines[:6]))


@pytest.mark.parametrize("stopped", [1, 4], ids=["while bots play", "on its own"])
def test_stop_and_go_on_is_the_same(tmp_path: Path, stopped: int) -> None:
    """Bit for bit, in the middle of imitation or later, weights and all."""
    settings = tiny("nobility", imitation=0.4, snapshots=3)
    trainer = Trainer(settings, CPU)
    try:
        trainer.begin()
        trainer.run(FOREVER, stopped, lambda _: True)
        saving.save_state(trainer, tmp_path)
        trainer.run(FOREVER, 0, lambda _: True)
        expected = weights_of(trainer)
        played = (trainer.round, trainer.decisions, trainer.scores.games, trainer.learner.steps, trainer.league.joined)
    finally:
        trainer.close()
    assert played[0] == settings.rounds
    again = Trainer(settings, CPU)
    try:
        assert saving.load(again, tmp_path) == saving.STATE
        assert again.round == stopped
        again.run(FOREVER, 0, lambda _: True)
        assert (again.round, again.decisions, again.scores.games, again.learner.steps, again.league.joined) == played
        assert equal(weights_of(again), expected)
    finally:
        again.close()


def test_what_comes_out(tmp_path: Path) -> None:
    """Two runs in one folder: the log goes on, and the network's file says how it came about."""
    settings = tiny("nobility", seed=5)
    for run in (1, 2):
        train(settings, tmp_path, FOREVER, lambda _: None, rounds=3, device=CPU)
        log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
        assert [line["round"] for line in log] == list(range(1, 3 * run + 1))
    assert log[-1]["progress"] == 1.0
    assert {one.name for one in tmp_path.iterdir()} == {
        *("nobility.npz", "state.pt", "carry-weights.pt", "carry-league.pt", "log.jsonl", "log.svg")
    }
    assert (tmp_path / "log.svg").read_text().startswith("<svg")
    arrays, record = netfile.read(network_path(tmp_path, "nobility"))
    game = burgher.find("nobility")
    assert record["format"] == FORMAT
    assert (record["game"], record["encoding"]) == ("nobility", game.encoding_version)
    assert record["fingerprint"] == fingerprint(game)
    assert (record["features"], record["actions"]) == (game.features, game.actions.choices)
    assert record["architecture"] == {"width": 16, "blocks": 1, "judge": 8}
    assert record["versions"]["burgher"] == burgher.__version__
    assert record["versions"]["torch"] == torch.__version__.partition("+")[0]
    assert record["versions"]["numpy"] == np.__version__
    assert (record["seed"], Settings(**record["settings"])) == (5, settings)
    assert record["log"]["last"]["round"] == 6
    size = network_path(tmp_path, "nobility").stat().st_size
    least = netfile.size(game.features, game.actions.choices, 16, 1, 8)
    assert least < size < least + RECORD
    assert arrays["input.weight"].shape == (16, game.features)
    assert arrays["policy.weight"].shape == (game.actions.choices, 16)
    # The file's network says what the one that was trained says, but for what half precision loses.
    observations = torch.randint(0, 5, (3, game.features), generator=torch.Generator().manual_seed(1))
    trained, read = saved_weights(tmp_path), from_arrays(arrays, CPU)
    for ours, theirs in zip(forward(trained, observations), forward(read, observations), strict=True):
        assert torch.allclose(ours, theirs, atol=0.05)
    # And bots, which do without PyTorch, hear the same from it.
    heard = Network(arrays, record).forward(observations.numpy().astype(np.int16))
    for bots, theirs in zip(heard, forward(read, observations), strict=True):
        assert np.allclose(bots, theirs.numpy(), atol=1e-4)
    assert expectations(forward(read, observations)[1])[:, WIN:].min() >= 0.0


def test_it_goes_on_from_what_was_carried(tmp_path: Path) -> None:
    """Without the large file, the weights are the same and the tables begin anew."""
    settings = tiny("belfort")
    train(settings, tmp_path, FOREVER, lambda _: None, rounds=3, device=CPU)
    weights = saved_weights(tmp_path)
    (tmp_path / saving.STATE).unlink()
    trainer = Trainer(settings, CPU)
    try:
        assert saving.load(trainer, tmp_path) == saving.CARRIED[0]
        assert equal(weights_of(trainer), weights)
        assert (trainer.round, len(trainer.league.members)) == (3, 2)
        trainer.run(FOREVER, 1, lambda _: True)
        assert trainer.round == 4
    finally:
        trainer.close()


def test_it_begins_with_a_network_file(tmp_path: Path) -> None:
    """With its weights and its counts, without bots to imitate; a network of another game is refused."""
    train(tiny("belfort"), tmp_path / "first", FOREVER, lambda _: None, rounds=2, device=CPU)
    source = network_path(tmp_path / "first", "belfort")
    arrays, record = netfile.read(source)
    settings = saving.settings_from(tiny("belfort", width=64, imitation=0.5), source)
    assert (settings.width, settings.blocks, settings.judge, settings.imitation) == (16, 1, 8, 0.0)
    trainer = Trainer(settings, CPU)
    try:
        saving.begin_from(trainer, source)
        assert equal(weights_of(trainer), from_arrays(arrays, CPU))
        assert (trainer.imitating, trainer.scaled, trainer.round) == (False, True, 0)
        assert trainer.decisions == record["log"]["last"]["decisions"] > 0
        trainer.run(FOREVER, 1, lambda _: True)
        assert not equal(weights_of(trainer), from_arrays(arrays, CPU))
    finally:
        trainer.close()
    with pytest.raises(TrainingFailed, match="a network of another game"):
        saving.settings_from(tiny("nobility"), source)


def test_a_network_tells_of_all_its_trainings(tmp_path: Path) -> None:
    """Also of one that was stopped and went on."""
    source, place = network_path(tmp_path / "first", "belfort"), network_path(tmp_path / "second", "belfort")
    train(tiny("belfort", seed=5), tmp_path / "first", FOREVER, lambda _: None, rounds=1, device=CPU)
    _, first = netfile.read(source)
    settings = saving.settings_from(tiny("belfort", seed=6), source)
    for _ in range(2):
        train(settings, tmp_path / "second", FOREVER, lambda _: None, rounds=1, device=CPU, source=source)
    _, second = netfile.read(place)
    (part,) = second["earlier"]
    assert (first["earlier"], part["seed"], part["settings"]) == ([], 5, first["settings"])
    assert part["decisions"] == first["log"]["last"]["decisions"] < second["log"]["last"]["decisions"]
    assert [part["seed"] for part in saving.parts_of(second)] == [5, 6]


def test_it_begins_with_a_network_of_a_shorter_encoding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = networks.file(tmp_path, "belfort", architecture={"width": networks.WIDTH, "blocks": 2, "judge": 8})
    arrays, _ = netfile.read(source)
    networks.lengthen("belfort", monkeypatch)
    trainer = Trainer(saving.settings_from(tiny("belfort"), source), CPU)
    monkeypatch.setattr(trainer, "begin", lambda: None)  # its workers know nothing of the longer encoding
    try:
        saving.begin_from(trainer, source)
        weights = weights_of(trainer)
    finally:
        trainer.close()
    features, actions = len(arrays["mean"]), len(arrays["policy.bias"])
    assert weights["input.weight"].shape == (16, features + 1)
    assert weights["policy.weight"].shape == (actions + 2, 16)
    assert torch.equal(weights["input.weight"][:, :features], from_arrays(arrays, CPU)["input.weight"])
    assert not weights["input.weight"][:, features:].any()
    assert torch.equal(weights["std"][features:], torch.ones(1))


def test_other_tables_and_other_networks(tmp_path: Path) -> None:
    """More tables than before begin anew; a network of another shape is refused."""
    settings = tiny("belfort")
    train(settings, tmp_path, FOREVER, lambda _: None, rounds=1, device=CPU)
    train(replace(settings, tables=30), tmp_path, FOREVER, lambda _: None, rounds=1, device=CPU)
    with pytest.raises(TrainingFailed, match=r"holds the training of a network of another shape"):
        train(replace(settings, width=24), tmp_path, FOREVER, lambda _: None, rounds=1, device=CPU)
