"""Tuning an evaluator's weights: steps go where the better variants are, and equal seeds give equal games."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from burgher.arena import tune
from burgher.bots.registry import make
from burgher.bots.thinkers import FlatBot
from burgher.bots.weights import read_weights
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.registry import find, names


def test_steps_lead_to_where_the_best_variants_are() -> None:
    """Nothing but the score of each pair is known, and that is blurred by luck."""
    aim = {"first": 2.0, "second": -1.0, "kept": 5.0}
    tuning = tune.Tuning("any", {"first": 1.0, "second": 0.5, "kept": 1.0}, frozenset({"kept"}), 0.25, 0.1)
    random = Random("aim")

    def score(weights: tuple[float, ...]) -> float:
        far = sum((found - wanted) ** 2 for found, wanted in zip(weights[:2], list(aim.values())[:2], strict=True))
        return -far + 0.3 * tune.normal(random)

    for step in range(150):
        directions = [[tune.normal(random) for _ in tuning.names] for _ in range(16)]
        gains = [score(tuning.moved(way, 0.25)) - score(tuning.moved(way, -0.25)) for way in directions]
        tuning.step(directions, gains, 1.0 - step / 150)
    found = tuning.found()
    assert found["first"] == pytest.approx(2.0, abs=0.3)
    assert found["second"] == pytest.approx(-1.0, abs=0.3)
    assert found["kept"] == 1.0


def test_variants_of_a_pair_lie_in_opposite_directions() -> None:
    tuning = tune.Tuning("any", {"large": 4.0, "none": 0.0}, frozenset(), 0.25, 0.1)
    up, down = tuning.moved([1.0, -2.0], 0.25), tuning.moved([1.0, -2.0], -0.25)
    assert up == (5.0, -2.0 * 0.25 * tune.LEAST)
    assert [sum(both) / 2 for both in zip(up, down, strict=True)] == [4.0, 0.0]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("playouts", [0, 2])
def test_a_table_comes_out_alike_each_time_and_weights_matter(game: str, playouts: int) -> None:
    shipped = tuple(find(game).weights().values())
    table = tune.Table(game, 3, (), 1, "table", shipped, 0.5, playouts)
    assert tune.score(table) == tune.score(table)
    careless = tune.Table(game, 3, (), 1, "table", tuple(-weight for weight in shipped), 0.5, playouts)
    assert tune.score(careless) < tune.score(table)


@pytest.mark.parametrize("game", names())
def test_equal_seeds_give_equal_weights_in_a_file_that_bots_read(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = []
    first = next(iter(find(game).weights()))
    for name in ("one.toml", "two.toml"):
        told = f"tune {game} --players 2 --steps 1 --pairs 1 --cores 1 --keep {first} --out {tmp_path / name}"
        monkeypatch.setattr(sys, "argv", told.split())
        tune.main()
        texts.append((tmp_path / name).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    order = list(find(game).weights())
    found = dict(zip(order, read_weights(texts[0], order), strict=True))
    assert found[first] == pytest.approx(find(game).weights()[first], abs=1e-4)
    assert found != find(game).weights()
    assert isinstance(make(f"flat:evaluator={tmp_path / 'one.toml'}", game, "1"), FlatBot)


@pytest.mark.parametrize("game", names())
def test_a_file_of_weights_that_cannot_be_read_is_named(game: str, tmp_path: Path) -> None:
    with pytest.raises(BurgherError, match=r"nowhere\.toml"):
        make(f"greedy:evaluator={tmp_path / 'nowhere.toml'}", game, "1")
    (tmp_path / "poor.toml").write_text("[weights]\nnothing = 1\n", encoding="utf-8")
    with pytest.raises(BurgherError, match=r"weights\.nothing"):
        make(f"greedy:evaluator={tmp_path / 'poor.toml'}", game, "1")
