"""Record whole games for tests/games: random, eager and greedy play, fixed seeds, all player counts and options.

    python scripts/record_games.py [belfort] [nobility]

Records are facts about the rules. Run this again only when a rule has changed, and look at what it changed: the tests
replay every record and compare results and events.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import burgher
from burgher.bots.bot import Clock
from burgher.bots.registry import make
from burgher.core.perspective import Perspective

FOLDER = Path(__file__).parents[1] / "tests" / "games"

BELFORT_GUILDS = [
    ["thieves", "bandits", "wizards", "spies", "architects"],
    ["merchants", "librarians", "recruiters", "thieves", "spies"],
    ["sawyers", "masons", "miners", "bankers", "wizards"],
]
BELFORT_OPTIONS: list[dict[str, object]] = [
    {},
    {},
    {"guilds": "beginner"},
    {"guilds": "advanced"},
    {"guilds": "advanced", "shared_gatehouses": True},
    {"thieves_gold": 3, "keep_crest": False},
    {"forgo_actions": False},
    {"markers_needed": False, "mine_pairs_only": True},
]
NOBILITY_OPTIONS: dict[int, list[dict[str, object]]] = {
    players: [
        {**({"events": True} if events else {}), **({"chancery": True} if chancery else {})}
        for chancery in ([False, True] if 2 <= players <= 5 else [False])
        for events in (False, True)
    ]
    for players in range(1, 7)
}
STYLES = ("random", "eager", "greedy")
EAGER = {
    "belfort": (
        "build",
        "build keep",
        "build gatehouse",
        "build guild",
        "build wall",
        "use",
        "staff",
        "place",
        "gnome",
        "convert",
    ),
    "nobility": (
        "complete",
        "die",
        "apprentice",
        "buy",
        "visit council",
        "visit desk",
        "visit commission",
        "commission",
        "renew",
    ),
}
"""Verbs that an eager player prefers, before all others."""


@dataclass(frozen=True)
class Plan:
    """A game to record."""

    game: str
    players: int
    options: dict[str, object]
    style: str
    seed: int
    components: str | None = None

    @property
    def name(self) -> str:
        return f"{self.players}-players-{self.seed:02}{'' if self.style == 'random' else '-' + self.style}"


def belfort() -> Iterator[Plan]:
    """Fourteen games for each number of players."""
    for players in (2, 3, 4, 5):
        chosen: list[dict[str, object]] = [
            {"guilds": "chosen", "chosen_guilds": guilds if players > 2 else _for_two(guilds)}
            for guilds in BELFORT_GUILDS
        ]
        for_two = {"np_keep_markers": 1, "np_dwarves_together": True} if players == 2 else {}
        for k, options in enumerate([*BELFORT_OPTIONS[:-1], BELFORT_OPTIONS[-1] | for_two, *chosen, *chosen]):
            yield Plan("belfort", players, options, "random" if k % 3 == 0 else "eager", seed=players * 20 + k)


def _for_two(guilds: list[str]) -> list[str]:
    allowed = [guild for guild in guilds if guild not in ("thieves", "bandits", "spies")]
    spare = [guild for guild in ("wizards", "architects", "merchants", "masons", "librarians") if guild not in allowed]
    return [*allowed, *spare][:5]


def nobility() -> Iterator[Plan]:
    """Each choice of options played in each way; every other one with the second reading of the council tiles."""
    for players, choices in NOBILITY_OPTIONS.items():
        for k, options in enumerate(choices):
            for j, style in enumerate(STYLES):
                pieces = "numerals_as_points" if (k + j) % 2 else None
                yield Plan("nobility", players, options, style, seed=players * 20 + 3 * k + j, components=pieces)
    # Some objectives are reached and some are not.
    for seed in range(26, 34):
        yield Plan("nobility", 1, {"events": seed % 2 == 0}, "greedy", seed)


def played(plan: Plan) -> burgher.Match:
    """The whole game."""
    match = burgher.Match(plan.game, plan.players, plan.options, seed=plan.seed, components=plan.components)
    random = burgher.Random(f"{plan.name} plays")
    bots = [make("greedy", plan.game, f"{plan.name} {seat}") for seat in range(plan.players)]
    while not match.over:
        if plan.style == "greedy":
            seen = Perspective(match.game, match.state, match.seat, random)
            match.play(bots[match.seat].choose(seen, Clock(60.0)))
            continue
        actions = list(match.legal)
        wanted = [action for action in actions if action.verb in EAGER[plan.game]]
        if plan.style == "eager" and wanted and random.below(5):
            actions = wanted
        match.play(actions[random.below(len(actions))])
    return match


def main() -> None:
    for game, plans in GAMES.items():
        if game in (sys.argv[1:] or GAMES):
            record(game, plans)


def record(game: str, plans: Callable[[], Iterator[Plan]]) -> None:
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.burgher.json"):
        old.unlink()
    told: dict[str, dict[str, int]] = {}
    for plan in plans():
        match = played(plan)
        (folder / f"{plan.name}.burgher.json").write_text(match.record().dumps(), encoding="utf-8")
        told[plan.name] = dict(sorted(Counter(event.id for event in match.events).items()))
        print(plan.name, match.scores, match.winners)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in told.items())
    (folder / "events.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


GAMES = {"belfort": belfort, "nobility": nobility}


if __name__ == "__main__":
    main()
