"""Whether the games are good games as they are reconstructed: plays bots against each other and counts what they do.

    python scripts/balance.py nobility --players 2 3 4 5 6 --games 2000 --spread events chancery
    python scripts/balance.py nobility --players 1 --games 2000 --spread events --width 16 --weight objective=200
    python scripts/balance.py belfort --players 2 3 4 5 --games 2000

Prints, for each number of players: scores, the share of each seat in the victories, and how often each thing was done,
by winners and by the others. What only winners do is too strong, what nobody does is too weak. `--spread` plays all
choices of these options in turn; `--weight` changes what the greedy bot thinks of Rise to Nobility.

The bot must look at enough lines at once (`--width`): to build a community building takes three steps, of which only
the last is worth anything, and a narrow search never finds it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from statistics import mean, pstdev

import burgher
from burgher.arena.referee import decide
from burgher.bots.bot import Bot
from burgher.bots.evaluators import evaluator_for
from burgher.bots.nobility import weights as nobility_weights
from burgher.bots.nobility_sight import NAMES, NobilitySight
from burgher.bots.thinkers import GreedyBot
from burgher.core.chance import Random
from burgher.core.errors import BadOption
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.state import OVER
from burgher.nobility.cells import OBJECTIVE
from burgher.nobility.names import NOBODY

BY = {
    # belfort
    "placed": "at",
    "built": "property",
    "built-gatehouse": "",
    "built-wall": "",
    "built-guild": "guild",
    "staffed": "property",
    "sent": "area",
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
    "commission-activated": "",
    "workshop-activated": "",
    "settlers-discarded": "",
    "character-drawn": "character",
}
"""The events that are counted, and the argument that tells them apart."""


def key(event: Event) -> str | None:
    if event.id not in BY:
        return None
    name = BY[event.id]
    return f"{event.id} {event.args[name]}" if name else event.id


@dataclass(frozen=True)
class Plan:
    """How the games are played."""

    game: str
    players: int
    choices: list[dict[str, object]]
    width: int
    weights: dict[str, float]

    def bot(self, seed: str) -> Bot:
        sight = evaluator_for("own", self.game)
        if self.weights:
            weights = dict(zip(NAMES, nobility_weights(), strict=True)) | self.weights
            sight = NobilitySight([weights[name] for name in NAMES])
        return GreedyBot(sight, seed, self.width, depth=8, samples=1)


def choices(game: Game, players: int, names: list[str], options: dict[str, object]) -> list[dict[str, object]]:
    """All ways to answer these options that are there for so many players."""
    found = []
    for answers in product((False, True), repeat=len(names)):
        chosen = options | {name: True for name, yes in zip(names, answers, strict=True) if yes}
        with suppress(BadOption):
            game.settle_options(players, chosen)
            found.append(chosen)
    return found


def play(plan: Plan, seed: str, number: int) -> dict[str, object]:
    """One game: scores, winners, and what each seat did."""
    rules = burgher.find(plan.game)
    seed = f"{seed}/{plan.players}/{number}"
    state = rules.new(plan.players, plan.choices[number % len(plan.choices)])
    dice, guesses = Random(f"{seed}/dice"), Random(f"{seed}/guesses")
    bots = [plan.bot(f"{seed}/{seat}") for seat in range(plan.players)]
    did: list[Counter[str]] = [Counter() for _ in bots]
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
        "objective": state.cells[OBJECTIVE] if plan.game == "nobility" else NOBODY,
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
        found["objectives reached"] = objectives(games)
    return found


def objectives(games: list[dict[str, object]]) -> dict[str, float]:
    """How often each solo objective was reached."""
    tries: Counter[int] = Counter()
    hits: Counter[int] = Counter()
    for game in games:
        objective = int(game["objective"])  # type: ignore[call-overload]
        tries[objective] += 1
        hits[objective] += bool(game["winners"])
    return {f"o{k + 1:02}": round(hits[k] / tries[k], 3) for k in sorted(tries)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--width", type=int, default=10)
    parser.add_argument("--weight", action="append", default=[], help="NAME=NUMBER")
    parser.add_argument("--option", action="append", default=[], help="NAME=JSON")
    parser.add_argument("--spread", nargs="*", default=[], metavar="OPTION")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    given = parser.parse_args()
    options = {name: json.loads(value) for name, value in (pair.split("=", 1) for pair in given.option)}
    weights = {name: float(value) for name, value in (pair.split("=", 1) for pair in given.weight)}
    with get_context("spawn").Pool(given.cores) as pool:
        for players in given.players:
            ways = choices(burgher.find(given.game), players, given.spread, options)
            plan = Plan(given.game, players, ways, given.width, weights)
            games = pool.map(partial(play, plan, given.seed), range(given.games), chunksize=20)
            print(json.dumps(tell(players, games), indent=1), flush=True)


if __name__ == "__main__":
    main()
