"""The file of a network: a NumPy archive (``.npz``, no pickles) of at most 6 MB.

Weights are float16, ``mean`` and ``std`` float32, F is the number of features, A that of the actions of players, W the
width, B the number of blocks, H the width of the judging layer:

- ``mean`` and ``std`` (F): an observation is standardised, ``(x - mean) / std``, and clipped to -6..6
- ``input.weight`` (W, F), ``input.bias`` (W): a linear layer, ``x @ weight.T + bias``, as all of them
- for each block k from 0 on: ``blocks.k.norm.weight``, ``blocks.k.norm.bias`` (W), a layer norm (epsilon 1e-5);
  ``blocks.k.first.weight`` (W, W), ``blocks.k.first.bias`` (W), linear, then ReLU; ``blocks.k.second.weight`` (W, W),
  ``blocks.k.second.bias`` (W), linear. What comes out is added to what went in.
- ``norm.weight``, ``norm.bias`` (W): a last layer norm; from here on there are two heads
- ``policy.weight`` (A, W), ``policy.bias`` (A): logits of the actions; those that are not legal do not count
- ``judge.weight`` (H, W), ``judge.bias`` (H), linear, then ReLU; ``outlook.weight`` (18, H), ``outlook.bias`` (18),
  linear: six numbers of each of three kinds, for the viewing seat first and for the others as they sit after it (what
  stands at seats that are not played means nothing):
  0 to 5 the placement to expect, from 1 to -1, as `burgher.core.placement` tells it; 6 to 11 the points at the end,
  divided by POINTS_UNIT; 12 to 17 the logit of the chance to win (a shared victory counts as a part of one)
- ``record``: a string, JSON: how the network came about. ``format`` (FORMAT), ``game``, ``encoding`` (its version, as
  in `burgher.envs.encoding`), ``fingerprint`` (of that encoding), ``features``, ``actions``, ``architecture`` (width,
  blocks, judge), ``versions``, ``seed``, ``settings``, ``log`` (a summary)
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from burgher.core.errors import BurgherError

FORMAT = 1
POINTS_UNIT = 50.0
"""Points are told in this unit, so that they are numbers of the size that networks like."""
CLIP = 6.0
"""How many standard deviations from the mean an input may be."""
EPSILON = 1e-5
"""What a layer norm adds to the variance."""
SEATS = 6
PLACEMENT, POINTS, WIN = 0, SEATS, 2 * SEATS
"""Where in the outlook each kind of number begins."""
OUTLOOK = 3 * SEATS
LARGEST = 6_000_000
"""Bytes of a file at the most."""

EXACT = ("mean", "std")
"""What is kept as float32."""


class BadNetwork(BurgherError):
    """A file that is no network of this format."""


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
        with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
            record: dict[str, Any] = json.loads(str(archive["record"]))
            arrays = {name: archive[name].astype(np.float32) for name in archive.files if name != "record"}
    except (OSError, EOFError, BadZipFile, ValueError, KeyError) as error:
        raise BadNetwork(f"{path} is no network file: {error}") from None
    if record.get("format") != FORMAT:
        raise BadNetwork(f"{path} is a network file of format {record.get('format')}; this program reads {FORMAT}")
    return arrays, record
