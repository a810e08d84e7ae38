"""Record the games of tests/games: random, eager and greedy play, fixed seeds, all player counts and options.

    python scripts/record_games.py [GAME ...]

Records are facts about the rules. Run this again when a rule has changed, and look at what it changed: each game goes
as it went before, as long as that is legal. Where nothing has changed, it writes what is there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import burgher
from burgher.core.record import parse
from tests.games.plan import FOLDER, encoded, known, play, story


def record(game: str) -> None:
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    plans = list(known(game).plans())
    for old in set(folder.glob("*.burgher.json")) - {plan.file(game) for plan in plans}:
        old.unlink()
    told: dict[str, dict[str, str]] = {}
    read: dict[str, str] = {}
    for plan in plans:
        file = plan.file(game)
        before = parse(file.read_bytes()).actions if file.exists() else ()
        match = play(game, plan, before)
        file.write_text(match.record().dumps(), encoding="utf-8")
        told[plan.name] = story(match)
        # One game for each number of players: interpreted, encoding takes long.
        if plan.players not in {other.players for other in plans[: plans.index(plan)]}:
            read[plan.name] = encoded(match)
        print(plan.name, match.scores, match.winners)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(events)}" for name, events in told.items())
    (folder / "events.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")
    (folder / "encoded.json").write_text(json.dumps(read, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for game in sys.argv[1:] or burgher.names():
        record(game)
