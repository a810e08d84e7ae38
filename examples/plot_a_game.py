"""The points of every seat through a game, as a picture: an SVG file that any browser shows.

    python examples/plot_a_game.py --game nobility --players 4 --out game.svg

Uses nothing but Burgher: `burgher.Match`, and bots by their names.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import burgher
from burgher.bots import Clock, make
from burgher.core.perspective import Perspective

COLOURS = ("#b23a48", "#2e629e", "#d69e2e", "#488052", "#7a5696", "#5a5a60")
WIDTH, HEIGHT, MARGIN = 760, 380, 44


def play(game: str, players: int, bot: str, seed: int) -> tuple[list[list[int]], list[int]]:
    """The points of all seats after each decision, and the decision with which each round began."""
    match = burgher.Match(game, players=players, seed=seed)
    bots = [make(bot, game, f"{seed}/{seat}") for seat in range(players)]
    guesses = burgher.Random(seed)
    points, rounds = [match.scores], [0]
    now = match.state.round
    while not match.over:
        perspective = Perspective(match.game, match.state, match.seat, guesses)
        match.play(bots[match.seat].choose(perspective, Clock(1.0)))
        if match.state.round != now:
            now = match.state.round
            rounds.append(len(points))
        points.append(match.scores)
    return points, rounds


def drawn(title: str, points: list[list[int]], rounds: list[int]) -> str:
    """The picture."""
    most = max(1, *(max(one) for one in points))
    least = min(0, *(min(one) for one in points))

    def x(step: int) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * step / max(1, len(points) - 1)

    def y(score: int) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (score - least) / (most - least)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        "<style>text { font: 13px sans-serif }</style>",
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf7f0"/>',
        f'<text x="{MARGIN}" y="24">{title}</text>',
        f'<text x="8" y="{y(most) + 4:.0f}">{most}</text><text x="8" y="{y(least) + 4:.0f}">{least}</text>',
    ]
    for number, step in enumerate(rounds):
        lines.append(f'<path d="M{x(step):.1f} {MARGIN}V{HEIGHT - MARGIN}" stroke="#d8d0c0"/>')
        lines.append(f'<text x="{x(step) + 3:.1f}" y="{HEIGHT - MARGIN + 18}" fill="#777">{number or "set-up"}</text>')
    for seat, colour in zip(range(len(points[0])), COLOURS, strict=False):
        path = " ".join(f"{x(step):.1f},{y(one[seat]):.1f}" for step, one in enumerate(points))
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        end = points[-1][seat]
        lines.append(f'<text x="{WIDTH - MARGIN + 4}" y="{y(end) + 4:.1f}" fill="{colour}">{seat + 1}: {end}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=("belfort", "nobility"), default="belfort")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("game.svg"))
    given = parser.parse_args()
    points, rounds = play(given.game, given.players, given.bot, given.seed)
    given.out.write_text(drawn(f"{given.game}, {given.bot}, seed {given.seed}", points, rounds), encoding="utf-8")
    print(f"{given.out}: {len(points) - 1} decisions, {' '.join(str(score) for score in points[-1])} points")


if __name__ == "__main__":
    main()
