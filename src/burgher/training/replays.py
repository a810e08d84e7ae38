"""Games of a stronger player, played again: what each seat saw, what the teacher did, and how it ended.

A game is a line of JSON: ``players``, ``options``, ``seed`` (of the dice), ``seat`` (the teacher's, or null where
nobody is to be learned from) and ``actions``, everybody's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random as PythonRandom
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.bots.network import POINTS_UNIT, SEATS
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.core.placement import placement
from burgher.core.state import OVER, State
from burgher.envs import arrays
from burgher.envs.tables import mask_on, observe_on, zeros8, zeros16
from burgher.training.batch import KINDS
from burgher.training.settings import TrainingFailed

FROM_OTHERS = 0.25
"""So much of what was not the teacher's decision is kept: there the network is to stay as it was."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """Decisions, a row for each."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    taught: NDArray[np.bool_]
    """Whether it was the teacher who decided, at a table of a size at which it teaches."""
    players: NDArray[np.int64]
    ends: NDArray[np.float32]
    """How the game ended, in the outlook's units, the viewing seat first: (rows, kinds, seats)."""
    games: NDArray[np.int64]
    """The number of the game that a row is of."""


def read_games(path: Path) -> list[dict[str, Any]]:
    try:
        return [json.loads(line) for line in path.read_text().splitlines() if line]
    except (OSError, ValueError) as error:
        raise TrainingFailed(f"{path} holds no games: {error}") from None


def taught_by_others(games: Iterable[dict[str, Any]], most: int = 2, seed: int = 1) -> list[dict[str, Any]]:
    """The same games with those as teachers who sat at the other seats, at most so many of a game, each in one of its
    own."""
    pick = PythonRandom(seed)
    found = []
    for told in games:
        others = [seat for seat in range(told["players"]) if seat != told["seat"]]
        found += [{**told, "seat": seat} for seat in sorted(pick.sample(others, min(most, len(others))))]
    return found


def replay(name: str, games: Iterable[dict[str, Any]], fewest: int = 1) -> Decisions:
    """The decisions of these games; the teacher teaches at tables of at least ``fewest``."""
    game = burgher.find(name)
    blank, no_choices, moves = zeros16(game.features), zeros8(game.actions.choices), Moves()
    rows: dict[str, list[Any]] = {field: [] for field in Decisions.__dataclass_fields__}
    for number, told in enumerate(games):
        state, dice = game.new(told["players"], told["options"]), Random(f"{told['seed']}/dice")
        state.settle(dice)
        pick = PythonRandom(number)
        viewers: list[int] = []
        for action in told["actions"]:
            seat = int(state.seat)
            taught = seat == told["seat"] and state.players >= fewest
            if state.seat == OVER or state.why(action) != 0:
                raise TrainingFailed(f"game {number + 1} breaks the rules: the games are of another version")
            if taught or pick.random() < FROM_OTHERS:
                mask = arrays.mask(mask_on(state, seat, no_choices, moves, True))
                if np.count_nonzero(mask) > 1:
                    rows["observations"].append(arrays.observation(observe_on(state, seat, blank)).astype(np.int16))
                    rows["masks"].append(mask.astype(np.bool_))
                    rows["actions"].append(action)
                    # A step that commutes may have been taken in another order than the one that is taught.
                    rows["taught"].append(taught and bool(mask[action]))
                    rows["players"].append(state.players)
                    rows["games"].append(number)
                    viewers.append(seat)
            state.step(action, dice)
        rows["ends"] += _ends(state, viewers)
    if not rows["games"]:
        raise TrainingFailed("there is no decision in these games to learn from")
    return Decisions(**{field: np.array(values) for field, values in rows.items()})


def _ends(state: State, viewers: list[int]) -> list[NDArray[np.float32]]:
    if state.seat != OVER:
        raise TrainingFailed("a game stops before its end")
    winners = state.winners()
    wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    told = np.zeros((KINDS, SEATS), np.float32)
    told[:, : state.players] = [placement(state), [score / POINTS_UNIT for score in state.scores()], wins]
    turned = np.zeros((state.players, KINDS, SEATS), np.float32)
    for seat in range(state.players):
        turned[seat, :, : state.players] = np.roll(told[:, : state.players], -seat, axis=1)
    return [turned[seat] for seat in viewers]
