"""A trained network: read from its file, and asked for many positions at once.

It needs NumPy alone. The file is a NumPy archive (``.npz``, no pickles); F is the number of features, A that of the
actions of players, W the width, B the number of blocks, H the width of the judging layer:

- ``mean`` and ``std`` (F), float32: an observation is standardised, ``(x - mean) / std``, and clipped to -6..6.
  All other arrays are float16
- ``input.weight`` (W, F), ``input.bias`` (W): a linear layer, ``x @ weight.T + bias``, as all of them
- for each block k from 0 on: ``blocks.k.norm.weight``, ``blocks.k.norm.bias`` (W), a layer norm (epsilon 1e-5);
  ``blocks.k.first.weight`` (W, W), ``blocks.k.first.bias`` (W), linear, then ReLU; ``blocks.k.second.weight`` (W, W),
  ``blocks.k.second.bias`` (W), linear. What comes out is added to what went in
- ``norm.weight``, ``norm.bias`` (W): a last layer norm; from here on there are two heads
- ``policy.weight`` (A, W), ``policy.bias`` (A): logits of the actions; those that are not legal do not count
- ``judge.weight`` (H, W), ``judge.bias`` (H), linear, then ReLU; ``outlook.weight`` (18, H), ``outlook.bias`` (18),
  linear: six numbers of each of three kinds, for the viewing seat first and for the others as they sit after it (what
  stands at seats that are not played means nothing): the placement to expect, from 1 to -1, as `core.placement` tells
  it; the points at the end, divided by POINTS_UNIT; the logit of the chance to win
- ``record``: a string, JSON: how the network came about. ``format`` (FORMAT), ``game``, ``encoding`` (the version of
  the game's encoding), ``fingerprint`` (of that encoding), ``features``, ``actions``, ``architecture`` (width, blocks,
  judge), and whatever else is worth knowing
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from burgher.core.errors import BurgherError, Phrase, cause

Numbers = NDArray[np.float32]
Observations = NDArray[np.int16]

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


class BadNetwork(BurgherError):
    """A file that is no network of this format."""


def as_it_stands(array: NDArray[Any]) -> NDArray[Any]:
    return array


def turned(array: NDArray[Any]) -> Numbers:
    """Turned round in memory, so that the few rows of a search find it as they need it: more than twice as fast."""
    return np.ascontiguousarray(array.T, np.float32).T


def read_arrays(
    source: IO[bytes], name: str, kept: Callable[[NDArray[Any]], NDArray[Any]] = as_it_stands
) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    """The arrays of a network file, each as it is to be kept, and its record."""
    try:
        with np.load(source, allow_pickle=False) as archive:
            record: dict[str, Any] = json.loads(str(archive["record"]))
            # One after the other: the file never stands in memory as a whole beside what is made of it.
            arrays = {key: kept(archive[key]) for key in archive.files if key != "record"}
    except (OSError, EOFError, BadZipFile, ValueError, KeyError) as error:
        raise BadNetwork("network-unreadable", file=name, why=cause(error)) from None
    if record.get("format") != FORMAT:
        raise BadNetwork("network-format", file=name, format=str(record.get("format")), known=FORMAT)
    return arrays, record


def grown(arrays: Mapping[str, NDArray[Any]], features: int, actions: int) -> dict[str, NDArray[Any]]:
    """The same network for an encoding that has grown at its end: what it reads there does not matter to it, and an
    action that it does not know is as likely to it as its actions are on average."""
    more = (0, features - len(arrays["mean"]))
    acts = (0, actions - len(arrays["policy.bias"]))
    return {
        **arrays,
        "mean": np.pad(arrays["mean"], more),
        "std": np.pad(arrays["std"], more, constant_values=1.0),
        "input.weight": np.pad(arrays["input.weight"], ((0, 0), more)),
        "policy.weight": np.pad(arrays["policy.weight"], (acts, (0, 0)), mode="mean"),
        "policy.bias": np.pad(arrays["policy.bias"], acts, mode="mean"),
    }


class Network:
    """Answers for rows of features: how likely each action is, and what each seat may expect."""

    def __init__(self, arrays: Mapping[str, NDArray[Any]], record: Mapping[str, Any]) -> None:
        self.record = record
        self._arrays: dict[str, Numbers] = {name: turned(array).T for name, array in arrays.items()}
        self._blocks = sum(name.endswith(".first.bias") for name in arrays)
        self.features = len(arrays["mean"])
        self.actions = len(arrays["policy.bias"])

    @classmethod
    def read(cls, source: IO[bytes], name: str) -> Network:
        arrays, record = read_arrays(source, name, turned)
        try:
            return cls(arrays, record)
        except KeyError as error:
            raise BadNetwork("network-unreadable", file=name, why=Phrase("network-lacks", part=str(error))) from None

    def grown(self, features: int, actions: int) -> Network:
        """The same network for an encoding that has grown at its end (`grown`)."""
        if (features, actions) == (self.features, self.actions):
            return self
        return Network(grown({name: array.T for name, array in self._arrays.items()}, features, actions), self.record)

    def forward(self, observations: Observations) -> tuple[Numbers, Numbers]:
        """Logits of all actions, and the outlook (chances to win as logits), for each row."""
        a = self._arrays
        x = (observations - a["mean"]) / a["std"]
        np.clip(x, -CLIP, CLIP, out=x)
        x = self._linear("input", x)
        for k in range(self._blocks):
            y = self._linear(f"blocks.{k}.first", self._norm(f"blocks.{k}.norm", x))
            np.maximum(y, 0.0, out=y)
            x += self._linear(f"blocks.{k}.second", y)
        x = self._norm("norm", x)
        judged = self._linear("judge", x)
        np.maximum(judged, 0.0, out=judged)
        return self._linear("policy", x), self._linear("outlook", judged)

    def _linear(self, name: str, x: Numbers) -> Numbers:
        y: Numbers = x @ self._arrays[f"{name}.weight"]
        y += self._arrays[f"{name}.bias"]
        return y

    def _norm(self, name: str, x: Numbers) -> Numbers:
        y: Numbers = x - x.mean(axis=1, keepdims=True)
        y /= np.sqrt((y * y).mean(axis=1, keepdims=True) + EPSILON)
        y *= self._arrays[f"{name}.weight"]
        y += self._arrays[f"{name}.bias"]
        return y
