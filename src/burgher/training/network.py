"""The network in PyTorch: its weights are a dictionary of tensors, by the names that `netfile` gives them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn import functional

from burgher.bots.network import CLIP, EPSILON, OUTLOOK, WIN
from burgher.training.settings import Settings

Tensor: TypeAlias = Any
"""PyTorch's own. Type checkers need no PyTorch here."""
Weights = dict[str, Tensor]

LEAST_SPREAD = 0.25
"""A feature that hardly ever changes is not blown up."""
NEVER = -1e9
"""The logit of what is not legal."""
FIXED = ("mean", "std")


def new_weights(settings: Settings, features: int, actions: int, device: Any) -> Weights:
    """Drawn at random, by the settings' seed."""
    generator = torch.Generator().manual_seed(settings.seed)
    width = settings.width

    def linear(name: str, out: int, inputs: int, scale: float = 1.0) -> Weights:
        bound = scale / sqrt(inputs)
        weight = torch.empty(out, inputs).uniform_(-bound, bound, generator=generator)
        return {f"{name}.weight": weight, f"{name}.bias": torch.zeros(out)}

    def norm(name: str) -> Weights:
        return {f"{name}.weight": torch.ones(width), f"{name}.bias": torch.zeros(width)}

    weights = {"mean": torch.zeros(features), "std": torch.ones(features)}
    weights |= linear("input", width, features)
    for k in range(settings.blocks):
        weights |= norm(f"blocks.{k}.norm")
        weights |= linear(f"blocks.{k}.first", width, width)
        weights |= linear(f"blocks.{k}.second", width, width, 0.5)
    weights |= norm("norm")
    weights |= linear("policy", actions, width, 0.1)
    weights |= linear("judge", settings.judge, width)
    weights |= linear("outlook", OUTLOOK, settings.judge)
    return {name: weight.to(device) for name, weight in weights.items()}


def block_count(weights: Mapping[str, Any]) -> int:
    return sum(name.endswith(".first.bias") for name in weights)


def forward(weights: Weights, observations: Tensor) -> tuple[Tensor, Tensor]:
    """Logits of all actions, and the outlook (chances to win as logits), for each row."""
    x = ((observations.float() - weights["mean"]) / weights["std"]).clamp(-CLIP, CLIP)
    x = functional.linear(x, weights["input.weight"], weights["input.bias"])
    size = x.shape[-1:]
    for k in range(block_count(weights)):
        block = f"blocks.{k}"
        y = functional.layer_norm(x, size, weights[f"{block}.norm.weight"], weights[f"{block}.norm.bias"], EPSILON)
        y = functional.relu(functional.linear(y, weights[f"{block}.first.weight"], weights[f"{block}.first.bias"]))
        x = x + functional.linear(y, weights[f"{block}.second.weight"], weights[f"{block}.second.bias"])
    x = functional.layer_norm(x, size, weights["norm.weight"], weights["norm.bias"], EPSILON)
    logits = functional.linear(x, weights["policy.weight"], weights["policy.bias"])
    judged = functional.relu(functional.linear(x, weights["judge.weight"], weights["judge.bias"]))
    return logits, functional.linear(judged, weights["outlook.weight"], weights["outlook.bias"])


def expectations(outlook: Tensor) -> Tensor:
    """The outlook with chances to win as such."""
    return torch.cat([outlook[..., :WIN], torch.sigmoid(outlook[..., WIN:])], -1)


class Team:
    """Several networks of one shape, each with rows of its own, all asked at once: policies only."""

    def __init__(self, members: Sequence[Weights], kind: Any) -> None:
        self._kind = kind
        self._mean, self._std = members[0]["mean"], members[0]["std"]
        self._blocks = block_count(members[0])
        names = [name for name in members[0] if name not in FIXED and not name.startswith(("judge", "outlook"))]
        self._stacks = {name: torch.stack([member[name] for member in members]).to(kind) for name in names}

    def replace(self, place: int, weights: Weights) -> None:
        for name, stack in self._stacks.items():
            stack[place].copy_(weights[name])

    def logits(self, observations: Tensor) -> Tensor:
        """``observations`` is (members, rows, features)."""
        x = ((observations.float() - self._mean) / self._std).clamp(-CLIP, CLIP).to(self._kind)
        x = self._linear("input", x)
        for k in range(self._blocks):
            y = self._norm(f"blocks.{k}.norm", x)
            y = functional.relu(self._linear(f"blocks.{k}.first", y))
            x = x + self._linear(f"blocks.{k}.second", y)
        return self._linear("policy", self._norm("norm", x))

    def _linear(self, name: str, x: Tensor) -> Tensor:
        weight, bias = self._stacks[f"{name}.weight"], self._stacks[f"{name}.bias"]
        return torch.baddbmm(bias[:, None], x, weight.transpose(1, 2))

    def _norm(self, name: str, x: Tensor) -> Tensor:
        weight, bias = self._stacks[f"{name}.weight"], self._stacks[f"{name}.bias"]
        return functional.layer_norm(x, x.shape[-1:], eps=EPSILON) * weight[:, None] + bias[:, None]


def unpack_masks(masks: Tensor, actions: int) -> Tensor:
    """Bits as truth values, one for each action."""
    places = torch.arange(8, device=masks.device, dtype=torch.uint8)
    bits = (masks[..., None] >> places) & 1
    return bits.flatten(-2)[..., :actions].bool()


def draw(logits: Tensor, generator: torch.Generator) -> Tensor:
    """An action for each row, by its logits (the largest after noise of Gumbel's kind)."""
    noise = torch.rand(logits.shape, device=logits.device, generator=generator).clamp_(1e-9, 1.0 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)


def to_arrays(weights: Weights) -> dict[str, NDArray[np.float32]]:
    return {name: weight.detach().float().cpu().numpy() for name, weight in weights.items()}


def from_arrays(arrays: Mapping[str, NDArray[Any]], device: Any) -> Weights:
    return {name: torch.from_numpy(np.array(array, np.float32)).to(device) for name, array in arrays.items()}
