"""What happened in training: a line of JSON every few seconds, and pictures of it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, EDGE = 480, 240, 40
COLOURS = ("#2f6f9f", "#c0562f", "#4f8f3f", "#7f4f9f", "#8f7f2f", "#3f8f8f")

# Each picture's curves, by what they are called in a line, and what they are called to people.
PICTURES: Mapping[str, Mapping[str, str]] = {
    "victories in a hundred at tables of greedy bots": {"exam-2": "2 players", "exam-4": "4 players"},
    "victories in a hundred against earlier selves": {"members-2": "2 players", "members-4": "4 players"},
    "points": {"points-2": "2 players", "points-4": "4 players"},
    "entropy": {"entropy": ""},
    "loss of the outlook": {"outlook": ""},
    "decisions a second": {"pace": ""},
}


class Logbook:
    """The lines of a training; those of an earlier run in the same folder come before."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines: list[dict[str, Any]] = []
        if path.exists():
            whole = path.read_text(encoding="utf-8", errors="replace")
            for line in whole.splitlines():
                # What was cut short when the machine went off is left out.
                with suppress(json.JSONDecodeError):
                    self.lines.append(json.loads(line))
            if not whole.endswith("\n"):
                path.write_text("".join(json.dumps(line) + "\n" for line in self.lines), encoding="utf-8")

    def note(self, line: Mapping[str, Any]) -> None:
        self.lines.append(dict(line))
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def summary(self) -> dict[str, object]:
        """What goes into the network's file: the last line, and the exams of the last tenth together."""
        if not self.lines:
            return {}
        recent = self.lines[-max(1, len(self.lines) // 10) :]
        exams: dict[str, list[float]] = {}
        for line in recent:
            for name, (games, wins, *_) in line.get("scores", {}).items():
                if name.startswith("exam"):
                    sums = exams.setdefault(name, [0.0, 0.0])
                    sums[0] += games
                    sums[1] += games * wins
        told = {name: [int(games), round(wins / games, 1)] for name, (games, wins) in exams.items()}
        return {"last": self.lines[-1], "exams": told}

    def draw(self, path: Path) -> None:
        """All pictures, one below the other, as SVG."""
        drawn = []
        for place, (title, names) in enumerate(PICTURES.items()):
            curves = {name: [(line["minutes"], figure(line, name)) for line in self.lines] for name in names}
            known = {names[name]: [(x, y) for x, y in curve if y is not None] for name, curve in curves.items()}
            drawn.append(f'<g transform="translate(0 {place * HEIGHT})">{picture(title, known)}</g>')
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT * len(PICTURES)}"'
        text = f'{head} font-family="sans-serif" font-size="11" style="background: #fff">{"".join(drawn)}</svg>\n'
        draft = path.with_name(f".{path.name}.part")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)


def figure(line: Mapping[str, Any], name: str) -> float | None:
    """A number of a line by its name in a picture."""
    kind, _, players = name.partition("-")
    scores = line.get("scores", {})
    if kind == "points":
        row = scores.get(f"alone-{players}") or scores.get(f"bots-{players}")
        return None if row is None else float(row[3])
    if players:
        return float(scores[name][1]) if name in scores else None
    return float(line[name]) if name in line else None


def picture(title: str, curves: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """Curves over the minutes, with the ends of the axes named."""
    points = [point for curve in curves.values() for point in curve]
    parts = [f'<text x="{EDGE}" y="16">{title}</text>']
    box = f'x="{EDGE}" y="{EDGE}" width="{WIDTH - 2 * EDGE}" height="{HEIGHT - 2 * EDGE}"'
    parts.append(f'<rect {box} fill="none" stroke="#999"/>')
    if points:
        right = max(x for x, _ in points) or 1.0
        low, high = min(y for _, y in points), max(y for _, y in points)
        span = high - low or 1.0  # where all is alike, it stands at the bottom
        wide, tall = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
        for k, (name, curve) in enumerate(curves.items()):
            colour = COLOURS[k % len(COLOURS)]
            places = [
                (round(EDGE + wide * x / right, 1), round(EDGE + tall * (1 - (y - low) / span), 1)) for x, y in curve
            ]
            line = " ".join(f"{x},{y}" for x, y in places)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
            # Where a curve is now; a single point would not be seen otherwise.
            parts.extend(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places[-1:])
            parts.append(f'<text x="{WIDTH - EDGE - 80 * (len(curves) - k)}" y="32" fill="{colour}">{name}</text>')
        parts.append(f'<text x="2" y="{HEIGHT - EDGE}">{low:.4g}</text>')
        if high > low:
            parts.append(f'<text x="2" y="{EDGE + 4}">{high:.4g}</text>')
        parts.append(f'<text x="{WIDTH - EDGE - 20}" y="{HEIGHT - EDGE + 16}">{right:.1f} min</text>')
    return "".join(parts)
