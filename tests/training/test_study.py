"""Learning from the games of a stronger player."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.training import pytorch

pytorch.needed(__name__)

import torch  # noqa: E402

import burgher  # noqa: E402
from burgher.core.encoding import fingerprint  # noqa: E402
from burgher.training import netfile  # noqa: E402
from burgher.training.network import forward, from_arrays, new_weights, to_arrays  # noqa: E402
from burgher.training.replays import Decisions, read_games, replay, taught_by_others  # noqa: E402
from burgher.training.settings import TrainingFailed  # noqa: E402
from burgher.training.study import Study, study  # noqa: E402
from scripts.study_games import one_game, play_games  # noqa: E402
from tests.training.trainings import CPU, tiny  # noqa: E402

QUICK = Study(passes=6, minibatch=128, rate=3e-3, examined=4)


def games_of(name: str, players: int, count: int = 8) -> list[dict[str, Any]]:
    found = [one_game((name, "greedy", "casual", players, (), "study", number)) for number in range(count)]
    assert all(found)
    return [told for told in found if told is not None]


def new_network(name: str, place: Path) -> Path:
    game, settings = burgher.find(name), tiny(name)
    weights = new_weights(settings, game.features, game.actions.choices, CPU)
    shape = {"features": game.features, "actions": game.actions.choices, "fingerprint": fingerprint(game)}
    size = {"width": settings.width, "blocks": settings.blocks, "judge": settings.judge}
    netfile.write(place, to_arrays(weights), {"game": name, "architecture": size, **shape})
    return place


@pytest.fixture(scope="module")
def decisions() -> Decisions:
    return replay("belfort", games_of("belfort", 2))


def policy(network: Path, decisions: Decisions) -> torch.Tensor:
    """What the network would do where the games were."""
    arrays, _ = netfile.read(network)
    logits, _ = forward(from_arrays(arrays, CPU), torch.from_numpy(decisions.observations))
    return torch.softmax(logits.masked_fill(~torch.from_numpy(decisions.masks), -1e9), 1)


def outlook(network: Path, decisions: Decisions) -> torch.Tensor:
    """What it expects there."""
    arrays, _ = netfile.read(network)
    return forward(from_arrays(arrays, CPU), torch.from_numpy(decisions.observations))[1]


def test_games_tell_what_the_teacher_did_and_how_they_ended(decisions: Decisions) -> None:
    assert decisions.taught.sum() > 300
    assert decisions.masks[np.arange(len(decisions.actions)), decisions.actions][decisions.taught].all()
    assert set(decisions.games) == set(range(8))
    placements = decisions.ends[:, 0, :2]
    assert np.array_equal(placements[:, 0], -placements[:, 1])
    # Greedy players hardly ever lose against casual ones, and theirs is the first place in their own rows.
    assert placements[decisions.taught][:, 0].mean() > 0.5


@pytest.mark.slow
def test_it_comes_to_do_what_the_teacher_does(decisions: Decisions, tmp_path: Path) -> None:
    source, place = new_network("belfort", tmp_path / "before.npz"), tmp_path / "after.npz"
    told: list[str] = []
    study("belfort", source, decisions, QUICK, place, told.append, CPU)
    _, record = netfile.read(place)
    (studied,) = record["studied"]
    (agreed_before, surprise_before, off_before), (agreed, surprise, off) = (
        studied["before"]["2"],
        studied["after"]["2"],
    )
    assert agreed > agreed_before + 0.1
    assert surprise < surprise_before
    assert off < off_before
    assert studied["decisions"] == decisions.taught.sum()
    assert len(told) == QUICK.passes + 1
    assert record["fingerprint"] == fingerprint(burgher.find("belfort"))


@pytest.mark.slow
def test_without_hindsight_it_expects_what_it_expected_before(decisions: Decisions, tmp_path: Path) -> None:
    """A teacher who nearly always wins would teach it that whoever is to decide does."""
    source = new_network("belfort", tmp_path / "before.npz")
    strayed = {}
    for hindsight in (0.0, 1.0):
        place = tmp_path / f"{hindsight}.npz"
        study("belfort", source, decisions, replace(QUICK, hindsight=hindsight), place, lambda line: None, CPU)
        strayed[hindsight] = float((outlook(place, decisions) - outlook(source, decisions)).abs().mean())
    assert strayed[0.0] < 0.5 * strayed[1.0]


@pytest.mark.slow
def test_where_nobody_teaches_it_stays_as_it_was(decisions: Decisions, tmp_path: Path) -> None:
    source = new_network("belfort", tmp_path / "before.npz")
    untaught = replace(decisions, taught=np.zeros_like(decisions.taught))
    study("belfort", source, decisions, QUICK, tmp_path / "taught.npz", lambda line: None, CPU)
    study("belfort", source, untaught, QUICK, tmp_path / "untaught.npz", lambda line: None, CPU)
    before = policy(source, decisions)
    moved = {
        name: float((policy(tmp_path / f"{name}.npz", decisions) - before).abs().sum(1).mean())
        for name in ("taught", "untaught")
    }
    assert moved["untaught"] < 0.25 * moved["taught"]


def test_the_teacher_is_followed_at_large_tables_only() -> None:
    games = games_of("nobility", 2, 1) + games_of("nobility", 3, 1)
    found = replay("nobility", games, fewest=3)
    assert set(found.players[found.taught]) == {3}
    assert {2, 3} == set(found.players)


def test_what_is_no_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("Dear all")
    with pytest.raises(TrainingFailed, match="holds no games"):
        read_games(file)
    (told,) = games_of("belfort", 2, 1)
    file.write_text(json.dumps({**told, "actions": told["actions"][:40]}))
    with pytest.raises(TrainingFailed, match="stops before its end"):
        replay("belfort", read_games(file))
    with pytest.raises(TrainingFailed, match="breaks the rules"):
        replay("belfort", [{**told, "actions": [*told["actions"][:40], 0]}])
    with pytest.raises(TrainingFailed, match="no decision"):
        replay("belfort", [])


def test_playing_goes_on_with_games_of_the_same_kind_only(tmp_path: Path) -> None:
    given = Namespace(
        game="belfort",
        bot="casual",
        against="casual",
        players=2,
        options=[],
        games=2,
        cores=1,
        seed="one",
        out=tmp_path / "games.jsonl",
    )
    for changes in ({}, {}, {"against": "random"}, {"seed": "two"}, {"games": 3}):
        play_games(Namespace(**vars(given) | changes))
    told = read_games(given.out)
    assert [(one["against"], one["seed"]) for one in told] == [
        *[("casual", "one/0")] * 2,
        *[("random", "one/0")] * 2,
        *[("casual", "two/0")] * 2,
        ("casual", "one/1"),
    ]


def test_others_can_teach_as_well() -> None:
    games = games_of("belfort", 4, 4)
    found = taught_by_others(games)
    assert [told["seed"] for told in found] == [told["seed"] for told in games for _ in range(2)]
    for told, before in zip(found, [told for told in games for _ in range(2)], strict=True):
        assert told["seat"] in set(range(4)) - {before["seat"]}
    assert all(one["seat"] != two["seat"] for one, two in zip(found[::2], found[1::2], strict=True))
    assert [told["seat"] for told in taught_by_others(games_of("belfort", 2, 2))] == [1, 0]
    assert replay("belfort", found[:1]).taught.any()
