"""The networks that the learner meets: rivals, if any, what it was when it had learned from bots, and some of its later
selves."""

from __future__ import annotations

from random import Random as PythonRandom
from typing import Any

import torch

from burgher.training.network import FIXED, Team, Tensor, Weights


def copied(weights: Weights) -> Weights:
    """What these weights are now, whatever becomes of them."""
    return {name: weight.detach().clone() for name, weight in weights.items()}


class League:
    """The first member stays, or all rivals do; the others make room for later selves, at random, so that some old ones
    are kept."""

    def __init__(self, size: int, seed: int, kind: Any) -> None:
        self.size = size
        self._kind = kind
        self._chance = PythonRandom(f"{seed}/league")
        self.members: list[Weights] = []
        self.joined = 0
        self.rivals: list[Weights] = []
        self._team: Team | None = None

    @property
    def staying(self) -> int:
        """How many members, the first ones, stay as they are."""
        return max(1, len(self.rivals))

    def found(self, weights: Weights) -> None:
        """Fill all places that are not rivals' with one network."""
        rivals = [rescaled(rival, weights) for rival in self.rivals]
        self.members = rivals + [copied(weights) for _ in range(self.size - len(rivals))]
        self._team = Team(self.members, self._kind)

    def join(self, weights: Weights) -> None:
        """Give one of the later places to this network."""
        place = self.staying + self._chance.randrange(self.size - self.staying)
        self.joined += 1
        self._put(place, copied(weights))

    def logits(self, observations: Tensor) -> Tensor:
        assert self._team is not None
        return self._team.logits(observations)

    def _put(self, place: int, weights: Weights) -> None:
        assert self._team is not None
        self.members[place] = weights
        self._team.replace(place, weights)

    # written down, to go on another time

    def state(self) -> dict[str, Any]:
        version, numbers, _ = self._chance.getstate()
        told = {"members": self.members, "joined": self.joined, "chance": [version, *numbers]}
        # While bots play there are no members yet; later the first of them are the rivals.
        return told | {"rivals": [] if self.members else self.rivals}

    def restore(self, state: dict[str, Any], device: Any, rivals: int) -> None:
        """``rivals`` of the members stay."""
        self.joined = int(state["joined"])
        version, *numbers = state["chance"]
        self._chance.setstate((version, tuple(numbers), None))
        self.members, waiting = (
            [copied({name: weight.to(device, torch.float32) for name, weight in one.items()}) for one in networks]
            for networks in (state["members"], state.get("rivals", []))
        )
        self.rivals = self.members[:rivals] or waiting
        if self.members:
            self._team = Team(self.members, self._kind)


def rescaled(weights: Weights, scale: Weights) -> Weights:
    """The same network for observations that are measured as ``scale`` has them: members have that in common."""
    stretch, shift = scale["std"] / weights["std"], (scale["mean"] - weights["mean"]) / weights["std"]
    return copied(weights) | {
        "mean": scale["mean"].detach().clone(),
        "std": scale["std"].detach().clone(),
        "input.weight": (weights["input.weight"] * stretch).detach(),
        "input.bias": (weights["input.bias"] + weights["input.weight"] @ shift).detach(),
    }


def without_scale(weights: Weights) -> Weights:
    """A member as it is carried: in half precision, without what all have in common."""
    return {name: weight.half() for name, weight in weights.items() if name not in FIXED}
