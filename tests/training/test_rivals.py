"""Networks that stay in the league all along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.commanding import run
from tests.training import pytorch

pytorch.needed(__name__)

import torch  # noqa: E402 - only where it is

import burgher  # noqa: E402
from burgher.core.encoding import fingerprint  # noqa: E402
from burgher.training import netfile, saving  # noqa: E402
from burgher.training.league import League, rescaled  # noqa: E402
from burgher.training.network import forward, from_arrays, new_weights, to_arrays  # noqa: E402
from burgher.training.rivals import Rival, read_rival, settings_against  # noqa: E402
from burgher.training.running import network_path, train  # noqa: E402
from burgher.training.settings import Settings, TrainingFailed  # noqa: E402
from burgher.training.trainer import Trainer  # noqa: E402
from tests.training.trainings import CPU, FOREVER, tiny  # noqa: E402


def stranger(name: str, place: Path, **changes: Any) -> Path:
    """A network that knows nothing, measured otherwise than any that learned."""
    game, settings = burgher.find(name), tiny(name, **changes)
    weights = new_weights(settings, game.features, game.actions.choices, CPU)
    weights["mean"], weights["std"] = weights["mean"] + 2.0, weights["std"] * 4.0
    size = {"width": settings.width, "blocks": settings.blocks, "judge": settings.judge}
    shape = {"features": game.features, "actions": game.actions.choices, "fingerprint": fingerprint(game)}
    netfile.write(place, to_arrays(weights), {"game": name, "architecture": size, **shape})
    return place


def test_a_rival_is_a_file_and_a_heat() -> None:
    assert read_rival("nets/flat.npz") == Rival(Path("nets/flat.npz"))
    assert read_rival("nets/flat.npz@0.5") == Rival(Path("nets/flat.npz"), 0.5)
    # Folders may have an @ in their names.
    assert read_rival("me@home/flat.npz") == Rival(Path("me@home/flat.npz"))
    assert read_rival("me@home/flat.npz@2") == Rival(Path("me@home/flat.npz"), 2.0)
    assert [Rival(Path("nets/flat.npz")).name, Rival(Path("nets/flat.npz"), 0.5).name] == ["flat", "flat@0.5"]
    for wrong in ("flat.npz@", "flat.npz@warm", "flat.npz@0", "flat.npz@-1", "flat.npz@nan", "flat.npz@1000"):
        with pytest.raises(TrainingFailed, match="heat is a number"):
            read_rival(wrong)


def test_a_network_says_the_same_however_observations_are_measured() -> None:
    game, settings = burgher.find("belfort"), tiny("belfort")
    one = new_weights(settings, game.features, game.actions.choices, CPU)
    one["mean"], one["std"] = one["mean"] + 1.5, one["std"] * 3.0
    other = new_weights(settings, game.features, game.actions.choices, CPU)
    observations = torch.randint(0, 4, (5, game.features), generator=torch.Generator().manual_seed(1))
    moved = rescaled(one, other)
    assert torch.equal(moved["std"], other["std"])
    for ours, theirs in zip(forward(one, observations), forward(moved, observations), strict=True):
        assert torch.allclose(ours, theirs, atol=1e-4)


def test_rivals_stay_and_earlier_selves_come_and_go() -> None:
    game, settings = burgher.find("belfort"), tiny("belfort")

    def network() -> dict[str, Any]:
        return new_weights(settings, game.features, game.actions.choices, CPU)

    league = League(4, 1, torch.float32)
    league.rivals = [network(), network()]
    league.found(network())
    first = [member["input.weight"].clone() for member in league.members]
    for _ in range(12):
        league.join({name: weight + 1.0 for name, weight in network().items()})
    stayed = [torch.equal(member["input.weight"], before) for member, before in zip(league.members, first, strict=True)]
    assert stayed == [True, True, False, False]


def test_a_network_of_another_shape_or_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TrainingFailed, match="of another shape"):
        settings_against(tiny("belfort"), [Rival(stranger("belfort", tmp_path / "wide.npz", width=24))])
    with pytest.raises(TrainingFailed, match="of another game"):
        settings_against(tiny("belfort"), [Rival(stranger("nobility", tmp_path / "other.npz"))])


@pytest.mark.slow
@pytest.mark.parametrize("carried", [False, True])
def test_rivals_wait_while_bots_play(tmp_path: Path, carried: bool) -> None:
    """Stopped before there is a league, a training goes on with its rivals in it."""
    file, folder = stranger("belfort", tmp_path / "flat.npz"), tmp_path / "training"
    settings = tiny("belfort", imitation=0.5)
    train(settings, folder, FOREVER, lambda _: None, rounds=1, device=CPU, rivals=[Rival(file, 0.5)])
    if carried:
        (folder / saving.STATE).unlink()
    again = saving.saved_settings(folder)
    assert again is not None
    trainer = Trainer(again, CPU)
    try:
        saving.load(trainer, folder)
        assert trainer.league.members == []
        trainer.run(FOREVER, 4, lambda _: True)
        policy = from_arrays(netfile.read(file)[0], CPU)["policy.weight"]
        assert torch.allclose(trainer.league.members[0]["policy.weight"], 2.0 * policy, rtol=1e-2)
    finally:
        trainer.close()


@pytest.mark.slow
@pytest.mark.parametrize("carried", [False, True])
def test_a_training_against_rivals_goes_on_with_them(tmp_path: Path, carried: bool) -> None:
    file, folder = stranger("belfort", tmp_path / "flat.npz"), tmp_path / "training"
    rivals = [Rival(file), Rival(file, 0.5)]
    train(tiny("belfort"), folder, FOREVER, lambda _: None, rounds=3, device=CPU, rivals=rivals)
    _, record = netfile.read(network_path(folder, "belfort"))
    settings = Settings(**record["settings"])
    assert (settings.rivals, settings.members) == (("flat", "flat@0.5"), 3)
    if carried:
        (folder / saving.STATE).unlink()
    read, _ = netfile.read(file)
    policy = from_arrays(read, CPU)["policy.weight"]
    trainer = Trainer(settings, CPU)
    try:
        saving.load(trainer, folder)
        for _ in range(3):
            trainer.league.join(trainer.learner.weights)
        members = [member["policy.weight"] for member in trainer.league.members]
        assert torch.allclose(members[0], policy, rtol=1e-2)
        assert torch.allclose(members[1], 2.0 * policy, rtol=1e-2)
        assert torch.equal(members[2], trainer.learner.weights["policy.weight"])
        trainer.run(FOREVER, 1, lambda _: True)
    finally:
        trainer.close()


def test_settings_by_name() -> None:
    settings = Settings("belfort").changed(["rate=2e-4", "members=6", "victory=0.5"])
    assert settings == Settings("belfort", rate=2e-4, members=6, victory=0.5)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--set", "speed=3"], "training has no setting “speed”; the settings are rounds, workers,"),
        (["--set", "members=many"], "members is a whole number, not “many”"),
        (["--set", "rate"], "rate is a number, not “”"),
        (["--set", "rate=nan"], "rate is a number, not “nan”"),
        (["--set", "victory=2"], "victory is 2; it may be from 0 to 1"),
        (["--set", "members=1"], "members is 1; it may be 2 or more"),
        (["--set", "among_members=0.9", "among_styles=0.9"], "examined are parts of one whole"),
        (["--against", "flat.npz@hot"], "heat is a number above 0 and at most 100, not “hot”"),
        (["--against", "nowhere.npz"], "nowhere.npz is no network file"),
    ],
)
def test_what_is_wrong_gets_one_line(arguments: list[str], expected: str, tmp_path: Path) -> None:
    said = run("train", "belfort", "--out", str(tmp_path), *arguments)
    assert said.status == 2
    assert expected in said.err.splitlines()[-1]
