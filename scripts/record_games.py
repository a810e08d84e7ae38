"""Record whole games for tests/games: random and eager play, fixed seeds, all player counts and options.

    python scripts/record_games.py

Records are facts about the rules. Run this again only when a rule has changed, and look at what it changed: the tests
replay every record and compare results and events.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import burgher

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
    {"markers_needed": False},
]
EAGER = (
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
)
"""Verbs that an eager player prefers, before all others."""


@dataclass(frozen=True)
class Plan:
    """A game to record."""

    game: str
    players: int
    options: dict[str, object]
    eager: bool
    seed: int

    @property
    def name(self) -> str:
        return f"{self.players}-players-{self.seed:02}{'-eager' if self.eager else ''}"


def belfort() -> Iterator[Plan]:
    """Fourteen games for each number of players."""
    for players in (2, 3, 4, 5):
        chosen: list[dict[str, object]] = [
            {"guilds": "chosen", "chosen_guilds": guilds if players > 2 else _for_two(guilds)}
            for guilds in BELFORT_GUILDS
        ]
        for k, options in enumerate([*BELFORT_OPTIONS, *chosen, *chosen]):
            yield Plan("belfort", players, options, eager=k % 3 != 0, seed=players * 20 + k)


def _for_two(guilds: list[str]) -> list[str]:
    allowed = [guild for guild in guilds if guild not in ("thieves", "bandits", "spies")]
    spare = [guild for guild in ("wizards", "architects", "merchants", "masons", "librarians") if guild not in allowed]
    return [*allowed, *spare][:5]


def played(plan: Plan) -> burgher.Match:
    """The whole game."""
    match = burgher.Match(plan.game, plan.players, plan.options, seed=plan.seed)
    random = burgher.Random(f"{plan.name} plays")
    while not match.over:
        actions = list(match.legal)
        wanted = [action for action in actions if action.verb in EAGER]
        if plan.eager and wanted and random.below(5):
            actions = wanted
        match.play(actions[random.below(len(actions))])
    return match


def main() -> None:
    folder = FOLDER / "belfort"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.burgher.json"):
        old.unlink()
    told: dict[str, dict[str, int]] = {}
    for plan in belfort():
        match = played(plan)
        (folder / f"{plan.name}.burgher.json").write_text(match.record().dumps(), encoding="utf-8")
        told[plan.name] = dict(sorted(Counter(event.id for event in match.events).items()))
        print(plan.name, match.scores, match.winners)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(counts)}" for name, counts in told.items())
    (folder / "events.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
