"""Learning from a batch: proximal policy optimisation where the network played, imitation where bots did."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import torch
from torch.nn import functional

from burgher.bots.network import WIN
from burgher.training.batch import KINDS, Batch, live_seats
from burgher.training.network import FIXED, NEVER, Tensor, Weights, forward, unpack_masks
from burgher.training.settings import Settings
from burgher.training.tables import SEATS

FIGURES = ("policy", "outlook", "entropy", "shift", "clipped", "agreed")
"""What is noted of each minibatch: the losses, the entropy, how far the policy moved and how often it was held, and how
often the likeliest action was the one taken."""


class Learner:
    """The weights that learn, and their optimiser."""

    def __init__(self, settings: Settings, weights: Weights, actions: int, device: Any, generator: Any) -> None:
        self.settings = settings
        self.weights = weights
        self.actions = actions
        self.device = device
        self.generator = generator
        self.learned = [name for name in weights if name not in FIXED]
        for name in self.learned:
            weights[name].requires_grad_(True)
        self.optimiser = torch.optim.AdamW(
            [weights[name] for name in self.learned],
            lr=settings.rate,
            weight_decay=settings.decay,
            eps=1e-5,
            fused=device.type == "cuda",
        )
        self.steps = 0
        self._sums = torch.zeros(len(FIGURES), device=device)
        self._noted = 0

    def mixed(self) -> AbstractContextManager[Any]:
        """Half precision where the accelerator has it."""
        if self.device.type == "cuda":
            found: AbstractContextManager[Any] = torch.autocast("cuda", torch.bfloat16)
            return found
        return nullcontext()

    def minibatches(
        self,
        batch: Batch,
        rows: Tensor,
        advantages: Tensor,
        targets: Tensor,
        players: Tensor,
        imitate: bool,
        rates: Any,
    ) -> Iterator[None]:
        """One step of learning each time it is asked for. ``rows`` are those to learn from; ``rates`` gives the
        learning rate and the weight of the entropy."""
        size = self.settings.minibatch
        if len(rows) == 0:
            return
        flat = _Flat(batch, advantages, targets, players)
        scaled = flat.advantages[rows]
        middle, spread = scaled.mean(), scaled.std(correction=0) + 1e-6
        for _ in range(self.settings.epochs):
            order = rows[torch.randperm(len(rows), device=self.device, generator=self.generator)]
            parts = max(1, round(len(order) / size))
            for part in order.tensor_split(parts):
                rate, entropy = rates()
                self._learn(flat, part, (flat.advantages[part] - middle) / spread, imitate, rate, entropy)
                yield

    def step_count(self, rows: int) -> int:
        """How many steps `minibatches` will have."""
        return 0 if rows == 0 else self.settings.epochs * max(1, round(rows / self.settings.minibatch))

    def figures(self) -> dict[str, float]:
        """The means since they were asked for last."""
        means = (self._sums / max(1, self._noted)).tolist()
        self._sums.zero_()
        self._noted = 0
        return dict(zip(FIGURES, means, strict=True))

    def _learn(
        self, flat: _Flat, part: Tensor, advantages: Tensor, imitate: bool, rate: float, entropy_weight: float
    ) -> None:
        settings = self.settings
        with self.mixed():
            logits, outlook = forward(self.weights, flat.observations[part])
        legal = unpack_masks(flat.masks[part], self.actions)
        logs = functional.log_softmax(logits.float().masked_fill(~legal, NEVER), 1)
        actions = flat.actions[part]
        chosen = logs.gather(1, actions[:, None])[:, 0]
        entropy = -(logs.exp() * logs.clamp_min(-30.0)).sum(1).mean()
        before = flat.likelihoods[part]
        if imitate:
            # Whatever bots never do is tried, too: a little of the weight goes to all that is legal.
            others = logs.masked_fill(~legal, 0.0).sum(1) / legal.sum(1)
            policy = -((1.0 - settings.doubt) * chosen + settings.doubt * others).mean()
            ratio = torch.ones_like(chosen)
        else:
            ratio = (chosen - before).exp()
            held = ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip)
            policy = -torch.min(ratio * advantages, held * advantages).mean()
        expected = self._outlook_loss(outlook.float(), flat.targets[part], flat.players[part])
        loss = policy + settings.outlook_weight * expected
        if not imitate:
            loss = loss - entropy_weight * entropy
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([self.weights[name] for name in self.learned], settings.gradient)
        self.optimiser.step()
        self.steps += 1
        with torch.no_grad():
            shift = ((ratio - 1.0) - (chosen - before)).mean() if not imitate else torch.zeros_like(entropy)
            clipped = ((ratio - 1.0).abs() > settings.clip).float().mean()
            agreed = (logs.argmax(1) == actions).float().mean()
            self._sums += torch.stack([policy, expected, entropy, shift, clipped, agreed]).detach()
            self._noted += 1

    def _outlook_loss(self, outlook: Tensor, targets: Tensor, players: Tensor) -> Tensor:
        """How wrong the network was about the seats that are played, its own first of all."""
        live = live_seats(players).float()
        weight = live * torch.tensor([1.0] + [0.25] * (SEATS - 1), device=outlook.device)
        split = outlook.reshape(-1, KINDS, SEATS)
        squares = ((split[:, : WIN // SEATS] - targets[:, : WIN // SEATS]) ** 2).sum(1)
        chances = functional.binary_cross_entropy_with_logits(
            split[:, WIN // SEATS], targets[:, WIN // SEATS].clamp(0.0, 1.0), reduction="none"
        )
        return ((squares + chances) * weight).sum(1).mean()


class _Flat:
    """A batch as one long list of rows."""

    def __init__(self, batch: Batch, advantages: Tensor, targets: Tensor, players: Tensor) -> None:
        self.observations = batch.observations.flatten(0, 2)
        self.masks = batch.masks.flatten(0, 2)
        self.actions = batch.actions.flatten()
        self.likelihoods = batch.likelihoods.flatten()
        self.advantages = advantages.flatten()
        self.targets = targets.flatten(0, 2)
        self.players = players.expand(batch.seats.shape).flatten()
