"""A network learns from games of a stronger player, such as the champion, which searches: to do at once what took that
one long to find, and what it came to. Where the teacher did not decide, the network is to stay as it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

import burgher
from burgher.bots.network import OUTLOOK, WIN, grown
from burgher.core.encoding import fingerprint
from burgher.training import netfile
from burgher.training.batch import KINDS, live_seats
from burgher.training.network import FIXED, NEVER, Tensor, Weights, forward, from_arrays, to_arrays
from burgher.training.replays import Decisions
from burgher.training.saving import settings_from
from burgher.training.settings import Settings
from burgher.training.tables import SEATS


@dataclass(frozen=True, slots=True)
class Study:
    """How it learns; written into the network's file."""

    seed: int = 1
    passes: int = 2
    minibatch: int = 2048
    rate: float = 3e-4
    decay: float = 0.01
    doubt: float = 0.03
    """How much of what is taught is anything that is legal: a teacher may err."""
    keep: float = 0.5
    """How much it counts to stay as before where nobody teaches."""
    expect: float = 0.25
    """How much it counts to expect what was expected before, and what came."""
    hindsight: float = 1.0
    """How much of the latter: 0 where the teacher nearly always wins, which says more of it than of the positions."""
    gradient: float = 0.5
    average: float = 0.998
    """What is kept in the end is the mean of the weights on the way, so much of it from before at each step."""
    examined: int = 14
    """One game in so many is not learned from; it tells how well the others were."""


WARM = 50
"""Steps until the learning rate is reached."""
LAST = 0.03
"""What is left of it in the end."""


def study(
    game: str, source: Path, decisions: Decisions, how: Study, place: Path, tell: Callable[[str], None], device: Any
) -> None:
    """Learn, beginning with the network ``source``, and write what came of it to ``place``."""
    settings_from(Settings(game), source)
    arrays, record = netfile.read(source)
    known = burgher.find(game)
    fitting = grown(arrays, known.features, known.actions.choices)
    pupil = _Pupil(from_arrays(fitting, device), decisions, how, device)
    before = pupil.examine(pupil.before)
    tell(f"before: {_told(before)}")
    for number in range(how.passes):
        pupil.learn()
        tell(f"after pass {number + 1}: {_told(pupil.examine(pupil.learned()))}")
    after = pupil.examine(pupil.learned())
    record.pop("format", None)
    counts = {"decisions": int(decisions.taught.sum()), "games": int(decisions.games.max()) + 1}
    figures = {"before": before, "after": after}
    lesson = {"burgher": burgher.__version__, "settings": asdict(how), **counts, **figures}
    studied = [*record.get("studied", []), lesson]
    shape = {"fingerprint": fingerprint(known), "features": known.features, "actions": known.actions.choices}
    netfile.write(place, to_arrays(pupil.learned()), {**record, **shape, "studied": studied})


def _told(figures: dict[str, list[float]]) -> str:
    parts = [
        f"{players} players: agrees in {100 * agreed:.1f} %, surprise {surprise:.3f}, outlook off by {off:.3f}"
        for players, (agreed, surprise, off) in figures.items()
    ]
    return "; ".join(parts)


class _Pupil:
    def __init__(self, weights: Weights, decisions: Decisions, how: Study, device: Any) -> None:
        self.before = {name: weight.clone() for name, weight in weights.items()}
        self._weights = weights
        self._how, self._device = how, device
        self._rows = {name: torch.from_numpy(getattr(decisions, name)) for name in Decisions.__dataclass_fields__}
        generator = np.random.default_rng(how.seed)
        games = np.unique(decisions.games)
        kept_back = generator.permutation(games)[: max(1, len(games) // how.examined)]
        held = torch.from_numpy(np.isin(decisions.games, kept_back))
        self._exam, self._taught = torch.nonzero(held)[:, 0], torch.nonzero(~held)[:, 0]
        self._names = [name for name in weights if name not in FIXED]
        for name in self._names:
            weights[name].requires_grad_(True)
        self._mean = {name: weights[name].detach().clone() for name in self._names}
        self._optimiser = torch.optim.AdamW(
            [weights[name] for name in self._names], lr=how.rate, weight_decay=how.decay
        )
        self._generator = torch.Generator().manual_seed(how.seed)
        self._steps = 0
        self._all = how.passes * max(1, round(len(self._taught) / how.minibatch))

    def learned(self) -> Weights:
        return {**self.before, **self._mean}

    def learn(self) -> None:
        """One pass over all decisions."""
        order = self._taught[torch.randperm(len(self._taught), generator=self._generator)]
        parts = max(1, round(len(order) / self._how.minibatch))
        for rows in order.tensor_split(parts):
            progress = self._steps / self._all
            rate = self._how.rate * min(1.0, (self._steps + 1) / WARM) * (LAST + (1.0 - LAST) * (1.0 - progress))
            for group in self._optimiser.param_groups:
                group["lr"] = rate
            self._optimiser.zero_grad(set_to_none=True)
            self._loss(rows).backward()
            torch.nn.utils.clip_grad_norm_([self._weights[name] for name in self._names], self._how.gradient)
            self._optimiser.step()
            self._steps += 1
            # At the beginning the mean is of few steps.
            kept = min(self._how.average, self._steps / (self._steps + 20.0))
            with torch.no_grad():
                for name in self._names:
                    self._mean[name].lerp_(self._weights[name].detach(), 1.0 - kept)

    def _loss(self, rows: Tensor) -> Tensor:
        how = self._how
        legal, taught = self._of("masks", rows), self._of("taught", rows)
        logs, outlook = self._ask(self._weights, rows, legal)
        with torch.no_grad():
            logs_before, outlook_before = self._ask(self.before, rows, legal)
        chosen = logs.gather(1, self._of("actions", rows)[:, None])[:, 0]
        others = logs.masked_fill(~legal, 0.0).sum(1) / legal.sum(1)
        surprise = -((1.0 - how.doubt) * chosen + how.doubt * others)
        strayed = (logs_before.exp() * (logs_before - logs)).masked_fill(~legal, 0.0).sum(1)
        came = self._off(outlook, self._of("ends", rows), rows).mean()
        expected = outlook_before.reshape(-1, KINDS, SEATS).clone()
        expected[:, WIN // SEATS] = torch.sigmoid(expected[:, WIN // SEATS])
        stayed = self._off(outlook, expected, rows).mean()
        loss = (surprise * taught).sum() / taught.sum().clamp_min(1)
        loss = loss + how.keep * (strayed * ~taught).sum() / (~taught).sum().clamp_min(1)
        return loss + how.expect * (how.hindsight * came + stayed)

    def _of(self, name: str, rows: Tensor) -> Tensor:
        return self._rows[name][rows].to(self._device)

    def _ask(self, weights: Weights, rows: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        logits, outlook = forward(weights, self._of("observations", rows))
        return functional.log_softmax(logits.float().masked_fill(~legal, NEVER), 1), outlook.float()

    def _off(self, outlook: Tensor, ends: Tensor, rows: Tensor) -> Tensor:
        """How far an outlook is from how it ended, the seat's own first of all."""
        live = live_seats(self._of("players", rows)).float()
        weight = live * torch.tensor([1.0] + [0.25] * (SEATS - 1), device=self._device)
        split = outlook.reshape(-1, OUTLOOK // SEATS, SEATS)
        squares = ((split[:, : WIN // SEATS] - ends[:, : WIN // SEATS]) ** 2).sum(1)
        chances = functional.binary_cross_entropy_with_logits(
            split[:, WIN // SEATS], ends[:, WIN // SEATS].clamp(0.0, 1.0), reduction="none"
        )
        return ((squares + chances) * weight).sum(1)

    def examine(self, weights: Weights) -> dict[str, list[float]]:
        """By the number of players: how often the likeliest action is the teacher's, how surprising that one is, and
        how far the outlook is off."""
        figures = {}
        for players in sorted(set(self._rows["players"][self._exam].tolist())):
            rows = self._exam[self._rows["players"][self._exam] == players]
            sums = torch.zeros(4)
            for part in rows.split(self._how.minibatch):
                with torch.no_grad():
                    legal, taught = self._of("masks", part), self._of("taught", part)
                    logs, outlook = self._ask(weights, part, legal)
                    actions = self._of("actions", part)
                    agreed = (logs.argmax(1) == actions) & taught
                    surprise = -(logs.gather(1, actions[:, None])[:, 0] * taught).sum()
                    off = self._off(outlook, self._of("ends", part), part).sum()
                    sums += torch.stack([agreed.sum(), surprise, off, taught.sum()]).cpu()
            count = max(1.0, float(sums[3]))
            figures[str(players)] = [
                round(float(value), 4) for value in (sums[0] / count, sums[1] / count, sums[2] / len(rows))
            ]
        return figures
