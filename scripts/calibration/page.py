"""What the calibration comes to: the file of the package, the plots and the figures in ``docs/analysis.md``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from burgher.analysis.calibration import FILE
from calibration.fitting import JUDGES, SPARSE, Figures, Numbers, Sample, bins, brier, find, most_points, read

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "analysis.md"
PICTURES = ROOT / "docs" / "pictures"
ABOUT = 1.02
"""Brier scores that differ by less are about the same."""
BEGIN, END = "<!-- calibration: begin -->", "<!-- calibration: end -->"


@dataclass(frozen=True)
class Checked:
    """One judge at tables of one size: its figures, and what it says about games that had no part in finding them."""

    figures: Figures
    chances: Numbers
    sample: Sample

    @property
    def brier(self) -> float:
        return brier(self.chances, self.sample.won)


Counts = Mapping[int, Mapping[str, Checked]]


def fit(folder: Path) -> None:
    """Everything: corrections, plots, figures."""
    files = sorted(folder.glob("*-*-*.npz"))
    told: list[str] = []
    tables = [
        "# How each judge's chances are corrected, by round: see calibration.py. scripts/calibrate_judges.py makes it."
    ]
    rows: list[list[str]] = []
    for game in sorted({path.stem.split("-")[0] for path in files}):
        own = [path for path in files if path.stem.startswith(f"{game}-")]
        counts = {players: _checked(own, players) for players in sorted({int(path.stem.split("-")[1]) for path in own})}
        many = {players: found for players, found in counts.items() if players > 1}
        best, alone = _best(many), _best({1: counts[1]}) if 1 in counts else None
        tables += _toml(game, best, alone, counts)
        rows += [_row(game, players, found) for players, found in counts.items()]
        chances, won = (np.concatenate([_flat(found[best])[k] for found in many.values()]) for k in (0, 1))
        (PICTURES / f"calibration-{game}.svg").write_text(_plot(game, bins(chances, won)), encoding="utf-8")
        told += _note(game, best, chances, won)
        if alone is not None:
            told += _note_alone(game, alone, *_flat(counts[1][alone]))
    FILE.write_text("\n".join(tables) + "\n", encoding="utf-8")
    _tell(rows, told)


def _checked(files: Sequence[Path], players: int) -> dict[str, Checked]:
    """Each half of the games is told by the figures that the other half gave; those of the package are from all."""
    paths = [path for path in files if int(path.stem.split("-")[1]) == players]
    found = {}
    for judge in JUDGES:
        sample = read(paths, judge)
        if sample is not None:
            chances = np.zeros_like(sample.win)
            for half in sample.halves():
                chances[half] = find(sample.where(~half)).chances(sample.where(half))
            found[judge] = Checked(find(sample), chances, sample)
    return found


def _best(counts: Counts) -> str:
    """The judge that misses least, tables of every size counting alike; of those that miss about as little, the one
    whose chances come nearest to what they say."""
    known = [judge for judge in JUDGES if all(judge in found for found in counts.values())]
    missed = {judge: sum(found[judge].brier for found in counts.values()) for judge in known}
    near = [judge for judge in known if missed[judge] <= ABOUT * min(missed.values())]
    return min(near, key=lambda judge: _off(counts, judge))


def _off(counts: Counts, judge: str) -> float:
    """How far what was said is from what came, on average."""
    chances, won = (np.concatenate([_flat(found[judge])[k] for found in counts.values()]) for k in (0, 1))
    steps = bins(chances, won)
    return sum(abs(said - came) * count for said, came, count in steps) / max(1, sum(count for _, _, count in steps))


def _flat(one: Checked) -> tuple[Numbers, Numbers]:
    return one.chances.ravel(), one.sample.won.ravel()


def _toml(game: str, best: str, alone: str | None, counts: Counts) -> list[str]:
    lines = ["", f"[{game}]", f'best = "{best}"', *([] if alone is None else [f'best_alone = "{alone}"'])]
    for judge in JUDGES:
        for players, found in counts.items():
            if judge in found:
                figures = found[judge].figures
                lines += ["", f"[{game}.{judge}.{players}]"]
                lines += [f"{name} = {getattr(figures, name)}" for name in ("sharpness", "bias", "placement")]
    return lines


# the page


def _row(game: str, players: int, found: Mapping[str, Checked]) -> list[str]:
    sample = next(iter(found.values())).sample
    cells = [game, str(players), f"{len(np.unique(sample.game)):,}", f"{len(sample.round):,}"]
    cells += [f"{found[judge].brier:.3f}" if judge in found else "" for judge in JUDGES]
    cells.append("" if players == 1 else f"{brier(most_points(sample), sample.won):.3f}")
    even = np.full_like(sample.won, sample.won.mean() if players == 1 else 1.0 / players)
    return [*cells, f"{brier(even, sample.won):.3f}"]


def _note(game: str, judge: str, chances: Numbers, won: Numbers) -> list[str]:
    near = (chances >= 0.65) & (chances < 0.75)
    off = [abs(said - came) for said, came, _ in bins(chances, won)]
    return [
        f"![{game}: chances that were said, and games that were won](pictures/calibration-{game}.svg)",
        "",
        f"In {game} the {judge} judges best. Of its {near.sum():,} chances of 65 to 75 %, on average",
        f"{_percent(chances[near])}, **{_percent(won[near])}** came true; of the steps of 5 % with {SPARSE} chances or",
        f"more, the greatest difference is {100 * max(off, default=0.0):.1f} %.",
        "",
    ]


def _note_alone(game: str, judge: str, chances: Numbers, won: Numbers) -> list[str]:
    parts = [(chances >= low) & (chances < low + 0.2) for low in (0.0, 0.2, 0.4, 0.6, 0.8)]
    said = ", ".join(
        f"{_percent(won[part])} where {_percent(chances[part])} was said" for part in parts if part.sum() >= SPARSE / 4
    )
    return [f"Alone in {game} the {judge} judges best ({_percent(won)} of positions were won): {said}.", ""]


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


# the plot

SIDE, EDGE = 360, 44


def _plot(game: str, points: Sequence[tuple[float, float, int]]) -> str:
    """What was said against what came, with the standard error of each point."""

    def x(part: float) -> float:
        return EDGE + part * SIDE

    def y(part: float) -> float:
        return 12 + (1.0 - part) * SIDE

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE + EDGE + 16} {SIDE + EDGE + 24}" role="img">',
        f"<title>{game}: what was said and what came of it</title>",
        '<rect width="100%" height="100%" fill="#fff"/><g font-family="sans-serif" font-size="12">',
        # Within 3 % of what was said.
        f'<path d="M{x(0)} {y(0.03)}L{x(0.97)} {y(1)}H{x(1)}V{y(0.97)}L{x(0.03)} {y(0)}H{x(0)}Z" fill="#dfe9f3"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999"/>',
    ]
    for k in range(0, 11, 2):
        part = k / 10
        parts.append(
            f'<path d="M{x(0)} {y(part):.1f}H{x(1)}M{x(part):.1f} {y(0)}V{y(1)}" stroke="#ddd" fill="none"/>'
            f'<text x="{x(part):.1f}" y="{y(0) + 16}" text-anchor="middle">{k * 10}</text>'
            f'<text x="{x(0) - 6}" y="{y(part) + 4:.1f}" text-anchor="end">{k * 10}</text>'
        )
    for said, came, count in points:
        error = (max(came * (1 - came), 1e-4) / count) ** 0.5
        parts.append(
            f'<path d="M{x(said):.1f} {y(came - 2 * error):.1f}V{y(came + 2 * error):.1f}" stroke="#2a5d8f"/>'
            f'<circle cx="{x(said):.1f}" cy="{y(came):.1f}" r="4" fill="#2a5d8f"><title>{count}</title></circle>'
        )
    parts.append(f'<text x="{x(0.5)}" y="{y(0) + 34}" text-anchor="middle">chance to win that was said, %</text>')
    parts.append(f'<text x="{x(0.02):.1f}" y="{y(0.95):.1f}">games won, %</text></g></svg>')
    return "\n".join(parts) + "\n"
