"""Games for the calibration: hundreds of tables are played at once, so that the network is asked about many positions
together, and what every judge says at some moments of them is written down."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.analysis.judges import Judge, WeighingJudge, judge_for
from burgher.bots.evaluator import NO_HURRY
from burgher.bots.evaluators import evaluator_for
from burgher.bots.greedy import TurnSearch
from burgher.bots.outlook import Outlook, final_outlook
from burgher.bots.trained import NoNetwork, network_for
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.core.state import OVER, State
from burgher.training.styles import make_styles

AT_ONCE = 250
"""Games that one process plays together; a part of the work."""
HEATS = (0.0, 0.5, 1.0, 1.4)
"""How freely a network's player chooses: 0 takes the likeliest."""
STYLES = 0.1
"""How often a seat is played by a greedy bot, each with its own idea of what things are worth."""
STYLES_ALONE = 0.7
"""The same where somebody plays alone."""
ALIKE = 0.5
"""How often all seats of a table play in the same way."""
OFTEN = 0.3
"""How often an option of the game is not as usual."""
GRAIN = 1 << 20


@dataclass
class Table:
    """One game that is played."""

    state: State
    random: Random
    seats: list[float | TurnSearch]
    """How each seat plays: a network's heat, or a bot's search."""
    plan: list[int] = field(default_factory=list)
    """How the bot to decide has decided to go on."""
    said: list[dict[str, Any]] = field(default_factory=list)


class Players:
    """Plays many tables together and writes down what the judges say."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.random = Random(seed)
        self.styles = make_styles(game.name, seed, Random(f"{seed}/styles"))
        self.judges: dict[str, Judge] = {"evaluator": judge_for("evaluator", game.name, calibrated=False)}
        try:
            network = network_for(game.name)
        except NoNetwork:
            self.reader = None
        else:
            from burgher.bots import reading

            self.reading, self.reader = reading, reading.reader_of(network)
            self.judges = {"network": judge_for("network", game.name, calibrated=False), **self.judges}
        self.sensible = WeighingJudge(evaluator_for("own", game.name), seed)

    def chance(self, often: float) -> bool:
        return int(self.random.below(GRAIN)) < int(often * GRAIN)

    def table(self, players: int) -> Table:
        state = self._start(players)
        random = Random(str(self.random.next()))
        state.settle(random)
        alike = self._player(players) if self.chance(ALIKE) else None
        return Table(state, random, [self._player(players) if alike is None else alike for _ in range(players)])

    def _start(self, players: int) -> State:
        chosen = {
            option.name: not option.default
            for option in self.game.options
            if isinstance(option.default, bool) and self.chance(OFTEN)
        }
        try:
            return self.game.new(players, chosen)
        except BurgherError:
            return self.game.new(players)

    def _player(self, players: int) -> float | TurnSearch:
        if self.chance(STYLES_ALONE if players == 1 else STYLES):
            return self.styles[self.random.below(len(self.styles))]
        return HEATS[self.random.below(len(HEATS))]

    def play(self, counts: Sequence[int]) -> list[Table]:
        """A game for each of these numbers of players, to its end."""
        tables = [self.table(players) for players in counts]
        active = tables
        while active := [table for table in active if self._goes_on(table)]:
            self._listen([table for table in active if self.chance(1.0 / (4.0 + 4.0 * table.state.players))])
            for table, action in zip(active, self._actions(active), strict=True):
                table.state.step(action, table.random)
        return tables

    def _goes_on(self, table: Table) -> bool:
        """Until somebody has a choice; gives whether anybody has."""
        state = table.state
        while state.seat != OVER:
            legal = state.legal(True)
            if len(legal) > 1:
                return True
            if table.plan and table.plan.pop(0) != legal[0]:
                table.plan = []
            state.step(legal[0], table.random)
        return False

    def _actions(self, tables: Sequence[Table]) -> list[int]:
        found = [self._planned(table) for table in tables]
        asking = [k for k, action in enumerate(found) if action is None]
        for k, action in zip(asking, self._heated([tables[k] for k in asking]), strict=True):
            found[k] = action
        return [action for action in found if action is not None]

    def _planned(self, table: Table) -> int | None:
        """What a bot does; None where a network is asked."""
        state = table.state
        player = table.seats[state.seat]
        if isinstance(player, float):
            table.plan = []
            return None
        legal = state.legal(True)
        if not table.plan or table.plan[0] not in legal:
            table.plan = player.best(state.imagine(state.seat, table.random), NO_HURRY)
        action = table.plan.pop(0) if table.plan else legal[0]
        return action if action in legal else legal[0]

    def _heated(self, tables: Sequence[Table]) -> list[int]:
        if not tables:
            return []
        if self.reader is None:
            return self.sensible.choose([table.state for table in tables])
        likely, _ = self.reader.read([table.state for table in tables])
        heats = [table.seats[table.state.seat] for table in tables]
        first = self.reading.likeliest(likely)
        hot = np.array([[one if isinstance(one, float) and one > 0.0 else 1.0] for one in heats], np.float32)
        free = self.reading.drawn(likely / hot, 1.0, self.random)
        return [first[k] if heat == 0.0 else free[k] for k, heat in enumerate(heats)]

    def _listen(self, tables: Sequence[Table]) -> None:
        """What every judge says about these positions."""
        states = [table.state for table in tables]
        told = {name: judge.chances(states) for name, judge in self.judges.items()} if states else {}
        for k, table in enumerate(tables):
            one: dict[str, Any] = {"round": int(table.state.round), "scores": table.state.scores()}
            for name, outlooks in told.items():
                one[name] = outlooks[k]
            table.said.append(one)


Part = dict[int, dict[str, NDArray[Any]]]
"""By the number of players: what was said and what came of it, a row for each position."""


def play_part(task: tuple[str, str, list[int]]) -> tuple[Part, float]:
    """A worker's part: a game for each number of players in the list, as arrays; and the seconds that it took."""
    name, seed, counts = task
    began = process_time()
    playing = Players(burgher.find(name), seed)
    rows: dict[int, dict[str, list[Any]]] = {}
    for number, table in enumerate(playing.play(counts)):
        own = rows.setdefault(counts[number], {})
        for row in _rows(table, number, list(playing.judges)):
            for key, value in row.items():
                own.setdefault(key, []).append(value)
    arrays = {
        players: {key: np.array(values, np.float32) for key, values in own.items()} for players, own in rows.items()
    }
    return arrays, process_time() - began


def _rows(table: Table, number: int, judges: Sequence[str]) -> Iterator[dict[str, Any]]:
    end = final_outlook(table.state)
    for said in table.said:
        row = {"game": number, "round": said["round"], "scores": said["scores"], **_written("end", end)}
        for judge in judges:
            row |= _written(judge, said[judge])
        yield row


def _written(name: str, outlooks: Sequence[Outlook]) -> dict[str, list[float]]:
    return {f"{name}_win": [one.win for one in outlooks], f"{name}_placement": [one.placement for one in outlooks]}


def play(game: str, games: int, seed: str, workers: int, out: Path, counts: Sequence[int], most: int) -> None:
    """Play all the games, of each number of players as many, and write them, part by part; at most so many parts,
    and none that is there already."""
    # Several threads for matrices as small as these only get in each other's way. The workers take it over.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    out.mkdir(parents=True, exist_ok=True)
    order = [counts[k % len(counts)] for k in range(games)]
    parts = [order[first : first + AT_ONCE] for first in range(0, games, AT_ONCE)]
    missing = [k for k, part in enumerate(parts) if not (out / f"{game}-{part[0]}-{k}.npz").exists()][:most]
    tasks = [(game, f"{seed}/{number}", parts[number]) for number in missing]
    with get_context("spawn").Pool(workers) as pool:
        for number, (found, seconds) in zip(missing, pool.imap(play_part, tasks), strict=True):
            # The one that is looked for comes last: whoever stops in between begins the part anew.
            for players, arrays in reversed(found.items()):
                np.savez_compressed(out / f"{game}-{players}-{number}.npz", **arrays)  # type: ignore[arg-type]
            print(f"{game}: part {number}, {seconds:.0f} s of processor time", file=sys.stderr, flush=True)
