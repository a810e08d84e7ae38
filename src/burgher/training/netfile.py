"""Writes the file of a network: at most 6 MB, in the format that `burgher.bots.network` describes and reads."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from burgher.bots.network import FORMAT, OUTLOOK, BadNetwork, read_arrays

LARGEST = 6_000_000
"""Bytes of a file at most."""

EXACT = ("mean", "std")
"""What is kept as float32."""


def size(features: int, actions: int, width: int, blocks: int, judge: int) -> int:
    """How many bytes the weights of a network take."""
    linear = (features + 1) * width + (width + 1) * (2 * blocks * width + actions + judge) + (judge + 1) * OUTLOOK
    norms = 2 * (blocks + 1) * width
    return 2 * (linear + norms) + 4 * len(EXACT) * features


def write(path: Path, arrays: Mapping[str, NDArray[Any]], record: Mapping[str, object]) -> None:
    """Write a network, in one go: nobody ever reads half of one."""
    packed: dict[str, Any] = {
        name: np.asarray(array, np.float32 if name in EXACT else np.float16) for name, array in sorted(arrays.items())
    }
    draft = path.with_name(f".{path.name}.part")
    with draft.open("wb") as file:
        np.savez(file, record=np.array(json.dumps({"format": FORMAT, **record})), **packed)
    size = draft.stat().st_size
    if size > LARGEST:
        draft.unlink()
        raise BadNetwork(f"the network file would have {size} bytes; at most {LARGEST} are allowed: make it narrower")
    draft.replace(path)


def read(path: Path) -> tuple[dict[str, NDArray[np.float32]], dict[str, Any]]:
    """The arrays of a network, as float32, and its record."""
    try:
        with path.open("rb") as source:
            arrays, record = read_arrays(source, str(path))
    except OSError as error:
        raise BadNetwork(f"{path} is no network file: {error}") from None
    return {name: array.astype(np.float32) for name, array in arrays.items()}, record
