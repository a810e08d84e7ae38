"""Network files: what is written is what is read, and anything else is refused with a reason."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from burgher.bots.network import FORMAT, BadNetwork
from burgher.training import netfile


def some_arrays() -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]]:
    dice = np.random.default_rng(1)
    shapes = {"mean": (5,), "std": (5,), "input.weight": (4, 5), "input.bias": (4,)}
    return {name: dice.standard_normal(shape).astype(np.float32) for name, shape in shapes.items()}


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    arrays = some_arrays()
    netfile.write(path, arrays, {"game": "mill", "seed": 7})
    found, record = netfile.read(path)
    assert record == {"format": FORMAT, "game": "mill", "seed": 7}
    assert set(found) == set(arrays)
    for name, array in found.items():
        assert array.dtype == np.float32
        # What scales the inputs is kept as it is; weights lose a little.
        digits = arrays[name] if name in netfile.EXACT else arrays[name].astype(np.float16)
        assert (array == digits).all()
    assert [one.name for one in tmp_path.iterdir()] == ["net.npz"]


def test_a_file_that_is_too_large_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    netfile.write(path, some_arrays(), {})
    before = path.read_bytes()
    large = {"policy.weight": np.zeros(netfile.LARGEST // 2, np.float32)}
    with pytest.raises(BadNetwork, match=rf"at most {netfile.LARGEST} are allowed: make it narrower"):
        netfile.write(path, large, {})
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["net.npz"]


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with pytest.raises(BadNetwork, match=r"net.npz is no network file"):
        netfile.read(path)
    path.write_text("Dear all")
    with pytest.raises(BadNetwork, match=r"net.npz is no network file"):
        netfile.read(path)
    np.savez(path, weights=np.zeros(3))
    with pytest.raises(BadNetwork, match=r"net.npz is no network file"):
        netfile.read(path)
    with path.open("wb") as file:
        file.write(b"PK\3\4 cut short")
    with pytest.raises(BadNetwork, match=r"net.npz is no network file"):
        netfile.read(path)
    netfile.write(path, some_arrays(), {"format": 99})
    with pytest.raises(BadNetwork, match=rf"of format 99; this program reads {FORMAT}"):
        netfile.read(path)
