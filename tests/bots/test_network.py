"""A network's file, and what it answers."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

import burgher
from burgher.bots import make, registry, trained
from burgher.bots.network import BadNetwork, Network
from burgher.bots.reading import AT_ONCE, Reader, drawn, likeliest
from burgher.bots.thinkers import FlatBot
from burgher.bots.trained import NoNetwork, network_for
from burgher.core.state import State
from tests.bots import networks
from tests.bots.positions import GAMES, asked, reached

FEATURES, ACTIONS = 9, 5


@pytest.fixture(autouse=True)
def _fresh() -> None:
    network_for.cache_clear()
    registry._told.clear()


def by_hand(arrays: dict[str, np.ndarray], row: list[int]) -> tuple[list[float], list[float]]:
    """The same network, number by number."""
    a = {name: array.astype(np.float64).tolist() for name, array in arrays.items()}

    def linear(name: str, x: list[float]) -> list[float]:
        rows = zip(a[f"{name}.weight"], a[f"{name}.bias"], strict=True)
        return [sum(w * v for w, v in zip(weights, x, strict=True)) + bias for weights, bias in rows]

    def norm(name: str, x: list[float]) -> list[float]:
        mean = sum(x) / len(x)
        spread = (sum((v - mean) ** 2 for v in x) / len(x) + 1e-5) ** 0.5
        parts = zip(x, a[f"{name}.weight"], a[f"{name}.bias"], strict=True)
        return [(v - mean) / spread * weight + bias for v, weight, bias in parts]

    def positive(x: list[float]) -> list[float]:
        return [max(0.0, v) for v in x]

    standard = zip(row, a["mean"], a["std"], strict=True)
    x = linear("input", [min(6.0, max(-6.0, (v - mean) / std)) for v, mean, std in standard])
    for k in range(networks.BLOCKS):
        y = positive(linear(f"blocks.{k}.first", norm(f"blocks.{k}.norm", x)))
        x = [one + two for one, two in zip(x, linear(f"blocks.{k}.second", y), strict=True)]
    x = norm("norm", x)
    return linear("policy", x), linear("outlook", positive(linear("judge", x)))


def test_a_network_computes_what_its_file_says() -> None:
    arrays = networks.arrays(FEATURES, ACTIONS)
    rows = [[0] * FEATURES, list(range(FEATURES)), [40, -40, 1, 0, 2, 0, 3, 0, 7]]
    logits, outlook = Network(arrays, {}).forward(np.array(rows, np.int16))
    for k, row in enumerate(rows):
        expected = by_hand(arrays, row)
        assert logits[k].tolist() == pytest.approx(expected[0], abs=1e-3)
        assert outlook[k].tolist() == pytest.approx(expected[1], abs=1e-3)


def test_it_comes_out_of_its_file_as_it_went_in() -> None:
    arrays = networks.arrays(FEATURES, ACTIONS)
    written = {"format": 1, "game": "belfort", "seed": 7}
    found = Network.read(BytesIO(networks.packed(written, arrays)), "some.npz")
    assert found.record == written
    assert (found.features, found.actions) == (FEATURES, ACTIONS)
    row = np.arange(FEATURES, dtype=np.int16)[None]
    assert np.array_equal(found.forward(row)[0], Network(arrays, {}).forward(row)[0])


def test_files_that_are_none() -> None:
    arrays = networks.arrays(FEATURES, ACTIONS)
    with pytest.raises(BadNetwork, match=r"some\.npz is no network file"):
        Network.read(BytesIO(b"nothing of the kind"), "some.npz")
    with pytest.raises(BadNetwork, match=r"some\.npz is a network file of format 2; this program reads 1"):
        Network.read(BytesIO(networks.packed({"format": 2}, arrays)), "some.npz")
    del arrays["policy.bias"]
    with pytest.raises(BadNetwork, match=r"'policy\.bias' is missing"):
        Network.read(BytesIO(networks.packed({"format": 1}, arrays)), "some.npz")


# --- reading positions


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_read_alike_alone_and_among_many(game: str) -> None:
    reader = Reader(networks.network(game))
    states: list[State] = [reached(game, 3, f"many {k}", 3 * k) for k in range(8)]
    likely, outlook = reader.read(states * (AT_ONCE // 8 + 1))
    assert len(likely) == AT_ONCE + 8
    for k, state in enumerate(states):
        alone, expects = reader.read([state])
        for row in range(k, len(likely), 8):
            assert likely[row] == pytest.approx(alone[0], abs=1e-3)
            assert outlook[row] == pytest.approx(expects[0], abs=1e-3)
        chances = np.exp(alone[0])
        assert chances.sum() == pytest.approx(1.0, abs=1e-4)
        legal = state.legal(True)
        assert chances[legal].sum() == pytest.approx(1.0, abs=1e-4)
        assert likeliest(alone) == [max(legal, key=lambda action: alone[0][action])]


def test_chance_follows_the_network_and_heat_evens_it_out() -> None:
    likely = np.log(np.array([[0.7, 0.2, 0.1]], np.float32))
    random = burgher.Random(1)

    def shares(heat: float) -> list[float]:
        drawn_now = drawn(np.repeat(likely, 4000, axis=0), heat, random)
        return [drawn_now.count(k) / 4000 for k in range(3)]

    assert shares(1.0) == pytest.approx([0.7, 0.2, 0.1], abs=0.03)
    total = 0.7**0.5 + 0.2**0.5 + 0.1**0.5
    assert shares(2.0) == pytest.approx([0.7**0.5 / total, 0.2**0.5 / total, 0.1**0.5 / total], abs=0.03)
    assert shares(0.1)[0] > 0.99


@pytest.mark.parametrize("players", [2, 3, 4])
def test_outlooks_are_by_seat_whoever_decides(players: int) -> None:
    reader = Reader(networks.network("belfort"))
    for steps in (0, 3, 10):
        state = reached("belfort", players, f"outlook {steps}", steps)
        _, rows = reader.read([state])
        (outlooks,) = reader.outlooks([state])
        assert len(outlooks) == players
        assert sum(one.win for one in outlooks) == pytest.approx(1.0)
        for place in range(players):
            found = outlooks[(state.seat + place) % players]
            assert found.placement == pytest.approx(float(np.clip(rows[0][place], -1.0, 1.0)), abs=1e-4)
            assert found.points == pytest.approx(50.0 * float(rows[0][6 + place]), abs=1e-2)


# --- which network


@pytest.mark.parametrize("game", GAMES)
def test_a_network_of_ones_own(game: str, tmp_path: Path) -> None:
    path = networks.file(tmp_path, game)
    bot = make(f"champion:network={path},turns=2,worlds=1", game, "own")
    state = reached(game, 2, "own network", 20)
    assert asked(bot, game, state) in state.legal(True)
    with pytest.raises(
        burgher.BadOption, match=r"champion has no setting 'speed'; it has network, evaluator, style, turns"
    ):
        make(f"champion:network={path},speed=3", game, "own")


def test_without_a_network_the_next_best_plays_and_one_line_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    missing = tmp_path / "none.npz"
    with caplog.at_level(logging.WARNING, "burgher.bots"):
        for _ in range(3):
            assert isinstance(make(f"champion:network={missing}", "belfort", "missing"), FlatBot)
    assert caplog.messages == ["champion cannot play: there is no network for belfort. flat plays in its place."]


def test_networks_that_do_not_fit(tmp_path: Path) -> None:
    path = networks.file(tmp_path, "belfort")
    with pytest.raises(NoNetwork, match=r"belfort\.npz was trained on belfort, not on nobility"):
        network_for("nobility", str(path))
    other = networks.file(tmp_path, "belfort", fingerprint="0123456789abcdef")
    with pytest.raises(
        NoNetwork, match=r"belfort\.npz was trained on another encoding of belfort than the one used here, version 0"
    ):
        network_for("belfort", str(other))
    path.write_bytes(b"half a file")
    network_for.cache_clear()
    with pytest.raises(NoNetwork, match=r"belfort\.npz is no network file"):
        network_for("belfort", str(path))


@pytest.mark.parametrize("game", GAMES)
def test_a_network_plays_on_when_its_encoding_has_grown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[State] = [reached(game, 3, f"grown {k}", 4 * k) for k in range(12)]
    before = network_for(game)
    likely, outlook = Reader(before).read(states)
    network_for.cache_clear()
    networks.lengthen(game, monkeypatch)
    after = network_for(game)
    assert (after.features, after.actions) == (before.features + 1, before.actions + 2)
    grown, expects = Reader(after).read(states)
    assert likeliest(grown) == likeliest(likely)
    assert grown[:, :-2] == pytest.approx(likely, abs=1e-3)
    assert expects == pytest.approx(outlook, abs=1e-3)


def test_what_a_network_does_not_know_is_as_likely_as_the_rest() -> None:
    network = Network(networks.arrays(FEATURES, ACTIONS), {})
    grown = network.grown(FEATURES + 2, ACTIONS + 3)
    row = np.arange(FEATURES, dtype=np.int16)[None]
    for unknown in ([0, 0], [1, 7]):
        logits, outlook = grown.forward(np.append(row, [unknown], axis=1).astype(np.int16))
        known, expects = network.forward(row)
        assert logits[:, :ACTIONS] == pytest.approx(known, abs=1e-3)
        assert logits[0, ACTIONS:] == pytest.approx(known[0].mean(), abs=1e-3)
        assert outlook == pytest.approx(expects, abs=1e-3)


def test_a_network_of_a_longer_encoding_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        networks.lengthen("belfort", patch)
        path = networks.file(tmp_path, "belfort")
        assert network_for("belfort", str(path)).actions == burgher.find("belfort").actions.choices
    network_for.cache_clear()
    with pytest.raises(NoNetwork, match=r"was trained on another encoding"):
        network_for("belfort", str(path))


def test_without_numpy_the_next_best_plays() -> None:
    program = """
import sys
sys.modules["numpy"] = None
import burgher
from burgher.bots import make
print(type(make("champion", "belfort", "1")).__name__)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "FlatBot"
    assert done.stderr.strip() == "champion cannot play: NumPy is not installed. flat plays in its place."


@pytest.mark.parametrize("module", ["champion", "learner", "network", "reading"])
def test_a_bot_thinks_on_one_core(module: str) -> None:
    """Whichever is loaded first: NumPy hears of it before it is loaded itself."""
    program = f"""
import os, sys
import burgher.bots.{module}
print("numpy" in sys.modules, os.environ.get("OPENBLAS_NUM_THREADS"))
"""
    unsaid = {name: value for name, value in os.environ.items() if name != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=unsaid)
    assert done.stdout.split() == ["True", "1"]


def test_the_networks_that_come_with_the_games_know_them() -> None:
    """Where there is one, it is of this encoding, and small."""
    folder = Path(trained.__file__).parents[1] / "networks"
    for path in folder.glob("*.npz"):
        assert path.stat().st_size <= 6_000_000
        assert network_for(path.stem).record["game"] == path.stem
