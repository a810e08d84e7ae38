"""Games as rows of a Parquet file: every decision with what the seat saw, what it might do, what it did, how it ended.

Needs pyarrow and NumPy: ``pip install 'burgher[dataset]'``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

import burgher
from burgher.bots import Bot, Clock
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.moves import Moves
from burgher.core.perspective import Perspective
from burgher.core.placement import placement
from burgher.core.state import OVER, State
from burgher.envs import arrays
from burgher.envs.encoding import env_name, fingerprint
from burgher.envs.tables import mask_on, observe_on, zeros8, zeros16

GROUP = 4096
"""Rows that are written together."""


def schema(game: Game, about: Mapping[str, object]) -> pa.Schema:
    """The columns of a game's rows; ``about`` goes into the file's metadata under ``burgher``, as JSON."""
    columns = [
        pa.field("game", pa.int32(), metadata={"doc": "number of the game in this file"}),
        pa.field("step", pa.int32(), metadata={"doc": "number of the decision in its game"}),
        pa.field("seat", pa.int8(), metadata={"doc": "who decides"}),
        pa.field("observation", pa.list_(pa.int16(), game.features), metadata={"doc": "what that seat sees"}),
        pa.field("mask", pa.binary((game.actions.choices + 7) // 8), metadata={"doc": "legal actions, a bit for each"}),
        pa.field("action", pa.int16(), metadata={"doc": "what it did"}),
        pa.field("placement", pa.float32(), metadata={"doc": "how the game ended for it: 1 first, -1 last"}),
        pa.field("score", pa.int16(), metadata={"doc": "its points at the end"}),
        pa.field("won", pa.bool_(), metadata={"doc": "whether it won, alone or with others"}),
    ]
    return pa.schema(columns, metadata={"burgher": json.dumps(about)})


def unpack_masks(column: pa.FixedSizeBinaryArray, choices: int) -> NDArray[np.uint8]:
    """The masks of some rows as 0 and 1, one row for each, one column for each action."""
    packed = np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(len(column), -1)
    return np.unpackbits(packed, axis=1, count=choices, bitorder="little")


@dataclass
class _Rows:
    """Decisions that are not written yet."""

    game: list[int] = field(default_factory=list)
    step: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    observation: list[NDArray[np.int16]] = field(default_factory=list)
    mask: list[bytes] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    placement: list[float] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)

    def batch(self, columns: pa.Schema) -> pa.RecordBatch:
        flat = np.concatenate(self.observation)
        values = [
            pa.FixedSizeListArray.from_arrays(pa.array(flat), type=column.type)
            if column.name == "observation"
            else pa.array(getattr(self, column.name), column.type)
            for column in columns
        ]
        return pa.RecordBatch.from_arrays(values, schema=columns)


class Recorder:
    """Plays games among bots and writes down every decision."""

    def __init__(self, game: Game, start: State) -> None:
        self._game = game
        self._start = start
        self._blank = zeros16(game.features)
        self._no_choices = zeros8(game.actions.choices)
        self._moves = Moves()
        self.rows = _Rows()

    def play(self, number: int, bots: Sequence[Bot], seconds: float, seed: str) -> None:
        """One game, its decisions added to the rows."""
        rows = self.rows
        dice, guesses = Random(f"{seed}/dice"), Random(f"{seed}/guesses")
        state = self._start.copy()
        state.settle(dice)
        step = 0
        first = len(rows.seat)
        while state.seat != OVER:
            seat = int(state.seat)
            mask = arrays.mask(mask_on(state, seat, self._no_choices, self._moves, True))
            perspective = Perspective(self._game, state, seat, guesses)
            action = int(bots[seat].choose(perspective, Clock(seconds)))
            mask[action] = 1  # a bot may take steps that commute in another order
            rows.game.append(number)
            rows.step.append(step)
            rows.seat.append(seat)
            rows.observation.append(arrays.observation(observe_on(state, seat, self._blank)))
            rows.mask.append(np.packbits(mask.view(np.uint8), bitorder="little").tobytes())
            rows.action.append(action)
            state.step(action, dice)
            step += 1
        places, scores, winners = placement(state), state.scores(), state.winners()
        for seat in rows.seat[first:]:
            rows.placement.append(places[seat])
            rows.score.append(scores[seat])
            rows.won.append(seat in winners)


def write(
    path: Path,
    game: Game,
    players: int,
    options: Mapping[str, object],
    games: int,
    new_bots: Callable[[str], tuple[Sequence[Bot], float]],
    seed: str,
    about: Mapping[str, object],
    told: Callable[[int], None],
) -> int:
    """Play so many games and write them; gives the number of rows. ``new_bots`` makes the bots for a game's seed."""
    recorder = Recorder(game, game.new(players, options))
    known = {
        "burgher": burgher.__version__,
        "game": game.name,
        "players": players,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in options.items()},
        "encoding": env_name(game.name),
        "version": game.encoding_version,
        "fingerprint": fingerprint(game),
        "games": games,
        "seed": seed,
        **about,
    }
    columns = schema(game, known)
    written = 0
    with pq.ParquetWriter(path, columns, compression="zstd") as file:
        for number in range(games):
            bots, seconds = new_bots(f"{seed}/{number}")
            recorder.play(number, bots, seconds, f"{seed}/{number}")
            if len(recorder.rows.seat) >= GROUP or number == games - 1:
                file.write_batch(recorder.rows.batch(columns))
                written += len(recorder.rows.seat)
                recorder.rows = _Rows()
            told(number + 1)
    return written
