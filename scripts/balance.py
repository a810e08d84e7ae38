"""Whether the games are good games as they are reconstructed: plays bots against each other and counts what they do.

    python scripts/balance.py nobility --players 1 2 3 4 5 6 --games 2000
    python scripts/balance.py belfort --players 2 3 4 5 --games 2000

Prints, for each number of players: scores, the share of each seat in the victories, and how often each thing was done,
by winners and by the others. What only winners do is too strong, what nobody does is too weak.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from functools import partial
from multiprocessing import get_context
from statistics import mean, pstdev

import burgher
from burgher.arena.referee import decide
from burgher.bots import make
from burgher.core.chance import Random
from burgher.core.events import Event
from burgher.core.state import OVER

BY = {
    # belfort
    "placed": "at",
    "built": "property",
    "built-gatehouse": "",
    "built-wall": "",
    "built-guild": "guild",
    "staffed": "property",
    "sent": "to",
    "used": "at",
    # nobility
    "die-placed": "place",
    "settlers-completed": "card",
    "settlers-taken": "card",
    "workshop-built": "tile",
    "community-built": "",
    "demand-fulfilled": "tile",
    "apprentice-placed": "guild",
    "good-sold": "good",
    "house-bought": "",
    "desk-taken": "benefit",
    "commission-scored": "card",
    "commission-activated": "card",
    "character-drawn": "character",
}
"""The events that are counted, and the argument that tells them apart."""


def key(event: Event) -> str | None:
    if event.id not in BY:
        return None
    name = BY[event.id]
    return f"{event.id} {event.args.get(name)}" if name else event.id


def play(game: str, players: int, bot: str, options: dict[str, object], seed: str) -> dict[str, object]:
    """One game: scores, winners, and what each seat did."""
    rules = burgher.find(game)
    state = rules.new(players, options)
    dice, guesses = Random(f"{seed}/dice"), Random(f"{seed}/guesses")
    bots = [make(bot, game, f"{seed}/{seat}") for seat in range(players)]
    did: list[Counter[str]] = [Counter() for _ in range(players)]
    state.settle(dice)
    while state.seat != OVER:
        choice, _, fault = decide(bots[state.seat], rules, state, 60.0, guesses)
        assert fault is None, fault
        log: list[Event] = []
        state.log = log
        state.step(choice, dice)
        for event in log:
            name = key(event)
            seat = event.args.get("seat")
            if name is not None and isinstance(seat, int):
                did[seat][name] += 1
    return {
        "scores": state.scores(),
        "winners": state.winners(),
        "did": [dict(one) for one in did],
        "points": [dict(one) for one in rules.breakdown(state)],
        "objective": state.cells[13] if game == "nobility" and players == 1 else None,
    }


def tell(players: int, games: list[dict[str, object]]) -> dict[str, object]:
    """The figures of one number of players."""
    scores: list[list[int]] = [game["scores"] for game in games]  # type: ignore[misc]
    winners: list[list[int]] = [game["winners"] for game in games]  # type: ignore[misc]
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    victors = losers = 0
    shares = [0.0] * players
    for game in games:
        for seat, did in enumerate(game["did"]):  # type: ignore[call-overload]
            if seat in game["winners"]:  # type: ignore[operator]
                won.update(did)
                victors += 1
            else:
                lost.update(did)
                losers += 1
    for victory in winners:
        for seat in victory:
            shares[seat] += 1.0 / len(victory) / len(games)
    sources: Counter[str] = Counter()
    for game in games:
        for points in game["points"]:  # type: ignore[attr-defined]
            sources.update(points)
    found: dict[str, object] = {
        "players": players,
        "games": len(games),
        "score": [round(mean(max(one) for one in scores), 1), round(mean(mean(one) for one in scores), 1)],
        "spread": round(pstdev([points for one in scores for points in one]), 1),
        "seats": [round(share, 3) for share in shares],
        "points by source": {
            name: round(total / len(games) / players, 2) for name, total in sorted(sources.items(), key=lambda x: -x[1])
        },
        "done by winners / by others": {
            name: [round(won[name] / max(victors, 1), 2), round(lost[name] / max(losers, 1), 2)]
            for name in sorted(set(won) | set(lost))
        },
    }
    if players == 1:
        tries: Counter[int] = Counter()
        hits: Counter[int] = Counter()
        for game in games:
            objective = int(game["objective"])  # type: ignore[call-overload]
            tries[objective] += 1
            hits[objective] += bool(game["winners"])
        found["objectives reached"] = {f"o{k + 1:02}": round(hits[k] / tries[k], 2) for k in sorted(tries)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="greedy:width=4,depth=10,samples=2")
    parser.add_argument("--option", action="append", default=[], help="NAME=JSON")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    given = parser.parse_args()
    options = {name: json.loads(value) for name, value in (pair.split("=", 1) for pair in given.option)}
    with get_context("spawn").Pool(given.cores) as pool:
        for players in given.players:
            job = partial(play, given.game, players, given.bot, options)
            games = pool.map(job, [f"{given.seed}/{players}/{k}" for k in range(given.games)])
            print(json.dumps(tell(players, games), indent=1), flush=True)


if __name__ == "__main__":
    main()
