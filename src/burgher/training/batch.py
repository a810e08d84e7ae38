"""A batch of decisions at all tables, and what they were good for."""

from __future__ import annotations

from typing import Any

import torch

from burgher.bots.network import OUTLOOK, PLACEMENT, POINTS, POINTS_UNIT, WIN
from burgher.training.memory import Shape
from burgher.training.network import Tensor
from burgher.training.tables import SEATS

KINDS = 3
"""Placement, points and victory are expected for each seat."""


class Batch:
    """``steps`` decisions at each table of each group; what an action led to stands in its own row."""

    def __init__(self, shape: Shape, groups: int, steps: int, device: Any) -> None:
        lead = (groups, steps, shape.tables)

        def room(*more: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((*lead, *more), dtype=kind, device=device)

        self.steps = steps
        self.observations = room(shape.features, kind=torch.int16)
        self.masks = room(shape.stride, kind=torch.uint8)
        self.seats = room(kind=torch.int64)
        self.asked = room(kind=torch.int64)
        self.actions = room(kind=torch.int64)
        self.likelihoods = room(kind=torch.float32)
        """The logarithm of how likely the action was."""
        self.outlooks = room(OUTLOOK, kind=torch.float32)
        """What the learner expected, the viewing seat first."""
        self.dones = room(kind=torch.bool)
        self.ends = room(OUTLOOK, kind=torch.float32)
        """How the game ended, where it did: by seats as they are numbered, in the outlook's units."""
        self.filled = 0
        """So many steps of every group are there."""


def from_viewer(outlook: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """Numbers that stand viewer first, by the numbers of the seats: (..., KINDS, SEATS)."""
    places = torch.arange(SEATS, device=outlook.device)
    index = (places - seats[..., None]) % players[..., None]
    return _turn(outlook, index)


def to_viewer(absolute: Tensor, seats: Tensor, players: Tensor) -> Tensor:
    """The other way round; what stands at seats that are not played means nothing."""
    places = torch.arange(SEATS, device=absolute.device)
    index = (places + seats[..., None]) % players[..., None]
    return _turn(absolute, index)


def _turn(numbers: Tensor, index: Tensor) -> Tensor:
    split = numbers.reshape(*numbers.shape[:-1], KINDS, SEATS) if numbers.shape[-1] == OUTLOOK else numbers
    wide = index[..., None, :].expand(*split.shape)
    return split.gather(-1, wide)


def worth(absolute: Tensor, players: Tensor, points_term: float, victory: float) -> Tensor:
    """What a seat plays for: its placement, and a little for each point ahead of the others' mean; or, as far as
    ``victory`` says, to win, whoever comes second."""
    placement = absolute[..., PLACEMENT // SEATS, :]
    points = absolute[..., POINTS // SEATS, :]
    live = torch.arange(SEATS, device=absolute.device) < players[..., None]
    points = torch.where(live, points, torch.zeros_like(points))
    others = (points.sum(-1, keepdim=True) - points) / (players[..., None] - 1).clamp_min(1)
    lead = torch.where(players[..., None] > 1, points - others, torch.zeros_like(points))
    wins = 2.0 * absolute[..., WIN // SEATS, :] - 1.0
    return (1.0 - victory) * (placement + points_term * POINTS_UNIT * lead) + victory * wins


def look_back(
    batch: Batch,
    last: Tensor,
    last_seats: Tensor,
    players: Tensor,
    trusted: Tensor,
    settings: tuple[float, float, float, float],
) -> tuple[Tensor, Tensor]:
    """Advantages (groups, steps, tables) and what the outlook should have been (the same, KINDS, SEATS), viewer first.

    ``last`` is what was expected in the position after the last step, for the seats ``last_seats``. Each seat's
    decisions follow each other although others decide in between. ``trusted`` says in which rows the outlook is that of
    somebody who plays as the network does; others' are passed over.
    """
    trace, outlook_trace, points_term, victory = settings
    count = players.expand(batch.seats.shape[0], -1)
    ahead = from_viewer(last, last_seats, count)
    target = ahead
    value = worth(ahead, count, points_term, victory)
    gain = torch.zeros_like(value)
    advantages = torch.zeros_like(batch.likelihoods)
    targets = torch.zeros((*batch.seats.shape, KINDS, SEATS), device=last.device)
    for t in range(batch.steps - 1, -1, -1):
        done = batch.dones[:, t, :, None]
        end = batch.ends[:, t].reshape(*count.shape, KINDS, SEATS)
        # What comes after this step: the end of the game, or the next decision at the table.
        target = torch.where(done[..., None], end, target)
        value = torch.where(done, worth(end, count, points_term, victory), value)
        gain = torch.where(done, torch.zeros_like(gain), gain)
        seat = batch.seats[:, t]
        own = from_viewer(batch.outlooks[:, t], seat, count)
        expected = worth(own, count, points_term, victory)
        mover = seat[..., None]
        now = expected.gather(-1, mover)
        advantage = value.gather(-1, mover) - now + trace * gain.gather(-1, mover)
        advantages[:, t] = advantage[..., 0]
        targets[:, t] = to_viewer(target, seat, count)
        gain = gain.scatter(-1, mover, advantage)
        value = value.scatter(-1, mover, now)
        mixed = (1.0 - outlook_trace) * own + outlook_trace * target
        target = torch.where(trusted[:, t, :, None, None], mixed, target)
    return advantages, targets


def live_seats(players: Tensor) -> Tensor:
    """Which of the SEATS places, viewer first, are played."""
    return torch.arange(SEATS, device=players.device) < players[..., None]
