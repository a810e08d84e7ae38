"""Makes the judges' chances be what they say: plays games, sees who wins, and finds the figures to correct with.

    python scripts/calibrate_judges.py play --game NAME --games 2000 --seed 1 --workers 16 --out build/calibration
    python scripts/calibrate_judges.py fit --data build/calibration

``play`` lets quick bots of mixed levels play at tables of all sizes, and writes what the judges said at moments of
these games, and how they ended, to ``OUT/NAME-PLAYERS.npz``. It needs the package and NumPy. ``fit`` writes
``calibration.toml`` of the package, the plots in ``docs/pictures`` and the figures in ``docs/analysis.md``: these are
measured on games other than those that the corrections were found in.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

import burgher
from burgher.analysis.calibration import FILE, LEAST
from burgher.analysis.judges import Judge, WeighingJudge, judge_for
from burgher.bots import Bot, Clock, make
from burgher.bots.evaluators import evaluator_for
from burgher.bots.outlook import Outlook, final_outlook
from burgher.bots.trained import NoNetwork, network_for
from burgher.core.chance import Random
from burgher.core.errors import BurgherError
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State

Numbers = NDArray[np.float64]

AT_ONCE = 48
"""Games that one process plays together, so that a network is asked about many positions at once."""
HEATS = (0.0, 0.4, 0.8, 1.2)
"""How freely a network's player chooses: 0 takes the likeliest."""
BOTS = ("greedy", "greedy:blur=4")
SLOW = 0.05
"""How often one of these plays, which take their time."""
OFTEN = 0.3
"""How often an option of the game is not as usual."""
GRAIN = 1 << 20
WHOLE = 60_000
"""A chance of 1, as a whole number in the files."""


ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "analysis.md"
PICTURES = ROOT / "docs" / "pictures"
BEGIN, END = "<!-- calibration: begin -->", "<!-- calibration: end -->"
JUDGES = ("network", "evaluator", "blend")
RIDGE = 40.0
"""How strongly the figures of a round are drawn to those of the whole game."""
BINS = 20
SPARSE = 150
"""Fewer positions than this make no point of the plot."""


@dataclass
class Table:
    """One game that is played."""

    state: State
    random: Random
    seats: list[float | Bot]
    """How each seat plays: a network's heat, or a bot."""
    said: list[dict[str, Any]] = field(default_factory=list)


class Players:
    """Plays many tables together and writes down what the judges say."""

    def __init__(self, game: Game, players: int, seed: str) -> None:
        self.game = game
        self.players = players
        self.random = Random(seed)
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

    def table(self, number: int) -> Table:
        state = self._start()
        random = Random(f"{self.random.next()}/{number}")
        state.settle(random)
        alike = self._player(number) if self.chance(0.5) else None
        return Table(state, random, [self._player(number) if alike is None else alike for _ in range(self.players)])

    def _start(self) -> State:
        chosen = {
            option.name: not option.default
            for option in self.game.options
            if isinstance(option.default, bool) and self.chance(OFTEN)
        }
        try:
            return self.game.new(self.players, chosen)
        except BurgherError:
            return self.game.new(self.players)

    def _player(self, number: int) -> float | Bot:
        if not self.chance(SLOW):
            return HEATS[self.random.below(len(HEATS))]
        return make(BOTS[self.random.below(len(BOTS))], self.game.name, f"{number}/{self.random.next()}")

    def play(self, count: int) -> list[Table]:
        """So many games to their end."""
        tables = [self.table(number) for number in range(count)]
        active = tables
        while active := [table for table in active if table.state.seat != OVER]:
            self._listen([table for table in active if self.chance(1.0 / (5.0 + 5.0 * self.players))])
            for table, action in zip(active, self._actions(active), strict=True):
                table.state.step(action, table.random)
        return tables

    def _actions(self, tables: Sequence[Table]) -> list[int]:
        actions = self._heated(tables)
        for k, table in enumerate(tables):
            state = table.state
            player = table.seats[state.seat]
            if not isinstance(player, float):
                seen = Perspective(self.game, state, state.seat, table.random)
                actions[k] = int(player.choose(seen, Clock(1.0)))
        return actions

    def _heated(self, tables: Sequence[Table]) -> list[int]:
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


def play_some(task: tuple[str, int, str, int]) -> dict[str, NDArray[Any]]:
    """A worker's part: so many games, as arrays."""
    name, players, seed, count = task
    playing = Players(burgher.find(name), players, seed)
    rows: dict[str, list[Any]] = {}
    for number, table in enumerate(playing.play(count)):
        end = final_outlook(table.state)
        for said in table.said:
            row = {"game": number, "round": said["round"], "scores": said["scores"], **_written("end", end)}
            for judge in playing.judges:
                row |= _written(judge, said[judge])
            for key, value in row.items():
                rows.setdefault(key, []).append(value)
    return {key: np.array(values, np.int32) for key, values in rows.items()}


def _written(name: str, outlooks: Sequence[Outlook]) -> dict[str, list[int]]:
    return {
        f"{name}_win": [round(one.win * WHOLE) for one in outlooks],
        f"{name}_placement": [round(one.placement * WHOLE / 2) for one in outlooks],
    }


def play(game: str, games: int, seed: str, workers: int, out: Path, counts: Sequence[int]) -> None:
    """Play all the games, and write them."""
    out.mkdir(parents=True, exist_ok=True)
    each = games // len(counts)
    tasks = [
        (players, (game, players, f"{seed}/{players}/{first}", min(AT_ONCE, each - first)))
        for players in sorted(counts, reverse=True)
        for first in range(0, each, AT_ONCE)
    ]
    began = monotonic()
    parts: dict[int, list[dict[str, NDArray[Any]]]] = {players: [] for players in counts}
    with get_context("spawn").Pool(workers) as pool:
        found = pool.imap(play_some, [task for _, task in tasks])
        for k, ((players, _), part) in enumerate(zip(tasks, found, strict=True)):
            parts[players].append(part)
            print(f"{k + 1} of {len(tasks)} parts, {monotonic() - began:.0f} s", file=sys.stderr, flush=True)
            # Whoever has to stop before the end has the greater tables.
            if k + 1 == len(tasks) or tasks[k + 1][0] != players:
                _write(out / f"{game}-{players}.npz", each, parts[players])


def _write(path: Path, games: int, parts: Sequence[dict[str, NDArray[Any]]]) -> None:
    for k, part in enumerate(parts):
        part["game"] += k * AT_ONCE
    joined = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
    np.savez_compressed(path, **{key: _small(values) for key, values in joined.items()})  # type: ignore[arg-type]
    print(f"{path}: {games} games, {len(joined['game'])} positions, {path.stat().st_size / 1e6:.2f} MB", flush=True)


def _small(values: NDArray[Any]) -> NDArray[Any]:
    """In the smallest type that holds them."""
    for kind in (np.int8, np.int16, np.uint16):
        room = np.iinfo(kind)
        if values.min() >= room.min and values.max() <= room.max:
            return values.astype(kind)
    return values


# what the figures are found in


@dataclass(frozen=True)
class Sample:
    """Positions of one game at tables of one size: what a judge said, and what came of it."""

    game: NDArray[Any]
    round: NDArray[Any]
    scores: Numbers
    win: Numbers
    placement: Numbers
    won: Numbers
    placed: Numbers

    def where(self, chosen: NDArray[np.bool_]) -> Sample:
        return Sample(**{name: getattr(self, name)[chosen] for name in self.__dataclass_fields__})


@dataclass(frozen=True)
class Figures:
    """The corrections, by round."""

    sharpness: list[float]
    bias: list[float]
    placement: list[float]

    def chances(self, sample: Sample) -> Numbers:
        at = np.minimum(sample.round, len(self.sharpness) - 1)
        return corrected(sample.win, np.array(self.sharpness)[at], np.array(self.bias)[at])


def corrected(win: Numbers, sharpness: Numbers, bias: Numbers) -> Numbers:
    """As `burgher.analysis.calibration` does it, for many."""
    if win.shape[1] == 1:
        one = np.clip(win[:, 0], LEAST, 1.0 - LEAST)
        return (1.0 / (1.0 + np.exp(-sharpness * np.log(one / (1.0 - one)) - bias)))[:, None]
    weights = np.maximum(win, LEAST) ** sharpness[:, None]
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


# reading


def read(paths: Sequence[Path], judge: str) -> Sample | None:
    """What one judge said, in the files of several runs; the blend is the mean of the two others."""
    parts = []
    first = 0
    for path in paths:
        with np.load(path) as data:
            names = ("network", "evaluator") if judge == "blend" else (judge,)
            if any(f"{name}_win" not in data for name in names):
                return None
            parts.append(_sample(data, names, first))
            first = int(parts[-1].game.max()) + 1
    return Sample(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in parts[0].__dict__})


def _sample(data: Mapping[str, NDArray[Any]], names: Sequence[str], first: int) -> Sample:
    return Sample(
        game=data["game"].astype(np.int64) + first,
        round=data["round"].astype(np.int64),
        scores=data["scores"].astype(np.float64),
        win=np.mean([data[f"{name}_win"] / WHOLE for name in names], axis=0),
        placement=np.mean([data[f"{name}_placement"] / (WHOLE / 2) for name in names], axis=0),
        won=data["end_win"] / WHOLE,
        placed=data["end_placement"] / (WHOLE / 2),
    )


# finding


def find(sample: Sample) -> Figures:
    """The corrections for a sample: for each round, drawn to those for all of them."""
    everything = _best(sample, 1.0, 0.0, 0.0)
    sharpness, bias, placement = [], [], []
    scale = _scale(sample)
    for number in range(int(sample.round.max()) + 1):
        part = sample.where(sample.round == number)
        found = _best(part, *everything, RIDGE) if len(part.round) else everything
        sharpness.append(round(found[0], 3))
        bias.append(round(found[1], 3))
        placement.append(round(_scale(part, scale), 3) if len(part.round) else round(scale, 3))
    return Figures(sharpness, bias, placement)


def _best(sample: Sample, sharpness: float, bias: float, ridge: float) -> tuple[float, float]:
    """Sharpness, and for those who play alone the bias, with the least logarithmic loss."""
    alone = sample.win.shape[1] == 1

    def loss(a: float, b: float) -> float:
        count = len(sample.round)
        chances = np.clip(corrected(sample.win, np.full(count, a), np.full(count, b)), 1e-9, 1.0 - 1e-9)
        missed = -np.sum(sample.won * np.log(chances))
        if alone:
            missed -= np.sum((1.0 - sample.won) * np.log(1.0 - chances))
        return float(missed + ridge * ((a - sharpness) ** 2 + (b - bias) ** 2))

    a, b = sharpness, bias
    for _ in range(8 if alone else 1):
        a = _least(lambda one, b=b: loss(one, b), 0.05, 4.0)  # type: ignore[misc]
        if alone:
            b = _least(lambda one, a=a: loss(a, one), -3.0, 3.0)  # type: ignore[misc]
    return a, b


def _least(loss: Callable[[float], float], low: float, high: float) -> float:
    """Golden section: where a curve with one valley is lowest."""
    part = (5**0.5 - 1) / 2
    for _ in range(24):
        one, other = high - part * (high - low), low + part * (high - low)
        if loss(one) < loss(other):
            high = other
        else:
            low = one
    return (low + high) / 2


def _scale(sample: Sample, usual: float | None = None) -> float:
    """The factor of the placements with the least squares."""
    said, came = sample.placement.ravel(), sample.placed.ravel()
    more = 0.0 if usual is None else RIDGE
    return (float(said @ came) + more * (usual or 0.0)) / max(1e-9, float(said @ said) + more)


# measuring


def brier(chances: Numbers, won: Numbers) -> float:
    """The mean square of what is missing, over all seats of a table together."""
    return float(((chances - won) ** 2).sum(axis=1).mean())


def most_points(sample: Sample) -> Numbers:
    """Whoever has most points wins: the plain man's judge. Alone there is nobody to compare with."""
    leads = (sample.scores == sample.scores.max(axis=1, keepdims=True)).astype(np.float64)
    return np.asarray(leads / leads.sum(axis=1, keepdims=True))


def bins(chances: Numbers, won: Numbers) -> list[tuple[float, float, int]]:
    """What was said, what came, and how many, in steps of 5 %."""
    said, came = chances.ravel(), won.ravel()
    where = np.minimum((said * BINS).astype(int), BINS - 1)
    return [
        (float(said[where == k].mean()), float(came[where == k].mean()), int((where == k).sum()))
        for k in range(BINS)
        if (where == k).sum() >= SPARSE
    ]


def fit(folders: Sequence[Path]) -> None:
    """Everything: corrections, plots, figures."""
    files = sorted(path for folder in folders for path in folder.glob("*-*.npz"))
    tables: dict[str, dict[str, dict[int, Figures]]] = {}
    rows: list[list[str]] = []
    notes: list[str] = []
    chosen: dict[str, str] = {}
    for game in sorted({path.stem.rpartition("-")[0] for path in files}):
        counts = sorted({int(path.stem.rpartition("-")[2]) for path in files if path.stem.startswith(f"{game}-")})
        said: dict[str, list[tuple[Numbers, Numbers]]] = {judge: [] for judge in JUDGES}
        for players in counts:
            paths = [path for path in files if path.stem == f"{game}-{players}"]
            found = {judge: sample for judge in JUDGES if (sample := read(paths, judge)) is not None}
            measured = {}
            for judge, sample in found.items():
                tables.setdefault(game, {}).setdefault(judge, {})[players] = find(sample)
                measured[judge] = _tested(sample)
                said[judge].append(measured[judge])
            rows.append(_row(game, players, found, measured))
        # The chances of every table count alike.
        judged = [judge for judge in JUDGES if said[judge]]
        best = min(judged, key=lambda judge: sum(brier(*one) for one in said[judge]))
        chosen[game] = best
        chances, won = (np.concatenate([one[k].ravel() for one in said[best]]) for k in (0, 1))
        picture = _plot(game, best, bins(chances, won))
        (PICTURES / f"calibration-{game}.svg").write_text(picture, encoding="utf-8")
        notes += _note(game, best, chances, won)
    FILE.write_text(_toml(tables, chosen), encoding="utf-8")
    _tell(rows, notes)


def _tested(sample: Sample) -> tuple[Numbers, Numbers]:
    """Chances for all positions, each by the figures that the other half of the games gave, and what came of them."""
    odd = sample.game % 2 == 1
    chances = np.zeros_like(sample.win)
    for half in (odd, ~odd):
        chances[half] = find(sample.where(~half)).chances(sample.where(half))
    return chances, sample.won


def _row(
    game: str, players: int, found: Mapping[str, Sample], measured: Mapping[str, tuple[Numbers, Numbers]]
) -> list[str]:
    sample = next(iter(found.values()))
    cells = [game, str(players), str(len(np.unique(sample.game))), str(len(sample.round))]
    cells += [f"{brier(*measured[judge]):.3f}" if judge in measured else "" for judge in JUDGES]
    cells.append("" if players == 1 else f"{brier(most_points(sample), sample.won):.3f}")
    even = np.full_like(sample.won, sample.won.mean() if players == 1 else 1.0 / players)
    return [*cells, f"{brier(even, sample.won):.3f}"]


# writing


def _toml(tables: Mapping[str, Mapping[str, Mapping[int, Figures]]], chosen: Mapping[str, str]) -> str:
    lines = [
        "# How each judge's chances are corrected, by round: see calibration.py. scripts/calibrate_judges.py makes it."
    ]
    for game, judges in tables.items():
        lines += ["", f"[{game}]", f'best = "{chosen[game]}"']
        for judge, counts in judges.items():
            for players, figures in counts.items():
                lines += ["", f"[{game}.{judge}.{players}]"]
                lines += [f"{name} = {getattr(figures, name)}" for name in ("sharpness", "bias", "placement")]
    return "\n".join(lines) + "\n"


def _note(game: str, judge: str, chances: Numbers, won: Numbers) -> list[str]:
    near = (chances >= 0.65) & (chances < 0.75)
    off = [abs(said - came) for said, came, _ in bins(chances, won)]
    return [
        f"![{game}: chances that were said, and games that were won](pictures/calibration-{game}.svg)",
        "",
        f"In {game} the {judge} judges best. Of its {near.sum()} chances of 65 to 75 %, on average",
        f"{_percent(chances[near])}, {_percent(won[near])} came true; of the steps of 5 % with {SPARSE} chances or",
        f"more, the greatest difference is {100 * max(off, default=0.0):.1f} %.",
        "",
    ]


def _percent(values: Numbers) -> str:
    return f"{100 * values.mean():.1f} %" if len(values) else "none"


def _tell(rows: Sequence[Sequence[str]], notes: Sequence[str]) -> None:
    head = ["game", "players", "games", "positions", *JUDGES, "most points", "even"]
    lines = [f"| {' | '.join(cells)} |" for cells in (head, ["---"] * len(head), *rows)]
    told = "\n".join([BEGIN, *lines, "", *notes[:-1], END])
    print(told)
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(before + told + after, encoding="utf-8")


SIDE, EDGE = 360, 44


def _plot(game: str, judge: str, points: Sequence[tuple[float, float, int]]) -> str:
    """What was said against what came, with the standard error of each point."""

    def x(part: float) -> float:
        return EDGE + part * SIDE

    def y(part: float) -> float:
        return 12 + (1.0 - part) * SIDE

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE + EDGE + 16} {SIDE + EDGE + 24}" role="img">',
        '<g font-family="sans-serif" font-size="12">',
        f"<title>{game}: what the {judge} said and what came of it</title>",
        f'<rect width="100%" height="100%" fill="#fff"/><path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999"/>',
    ]
    for k in range(0, 11, 2):
        part = k / 10
        parts.append(
            f'<path d="M{x(0)} {y(part)}H{x(1)}M{x(part)} {y(0)}V{y(1)}" stroke="#eee" fill="none"/>'
            f'<text x="{x(part)}" y="{y(0) + 16}" text-anchor="middle">{k * 10}</text>'
            f'<text x="{x(0) - 6}" y="{y(part) + 4}" text-anchor="end">{k * 10}</text>'
        )
    for said, came, count in points:
        error = (max(came * (1 - came), 1e-4) / count) ** 0.5
        parts.append(
            f'<path d="M{x(said):.1f} {y(came - 2 * error):.1f}V{y(came + 2 * error):.1f}" stroke="#2a5d8f"/>'
            f'<circle cx="{x(said):.1f}" cy="{y(came):.1f}" r="4" fill="#2a5d8f"><title>{count}</title></circle>'
        )
    parts.append(f'<text x="{x(0.5)}" y="{y(0) + 34}" text-anchor="middle">chance to win that was said, %</text>')
    parts.append(f'<text x="{x(0.02)}" y="{y(0.95)}">games won, %</text></g></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games and write down what the judges say")
    playing.add_argument("--game", required=True, choices=burgher.names())
    playing.add_argument("--games", type=int, default=2000, help="in all, shared out among the numbers of players")
    playing.add_argument("--players", type=int, nargs="*", help="only with these numbers of players")
    playing.add_argument("--seed", default="1")
    playing.add_argument("--workers", type=int, default=2)
    playing.add_argument("--out", type=Path, required=True)
    fitting = commands.add_parser("fit", help="find the corrections, and write file, plots and figures")
    fitting.add_argument("--data", type=Path, nargs="+", required=True, help="folders that play has written to")
    asked = parser.parse_args()
    if asked.command == "play":
        counts = asked.players or list(burgher.find(asked.game).counts)
        play(asked.game, asked.games, asked.seed, asked.workers, asked.out, counts)
    else:
        fit(asked.data)


if __name__ == "__main__":
    main()
