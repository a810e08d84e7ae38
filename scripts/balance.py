"""Whether the games are good games as they are reconstructed: plays bots against each other and counts what they do.

    python scripts/balance.py nobility --players 2 3 4 5 6 --games 2000 --spread events chancery
    python scripts/balance.py nobility --players 1 --games 2000 --spread events --width 16 --weight objective=200
    python scripts/balance.py belfort --players 2 3 4 5 --games 2000
    python scripts/balance.py belfort --players 2 3 4 5 --games 500 --network
    python scripts/balance.py belfort --players 2 4 --played games.jsonl

Prints tables: scores, the share of each seat in the victories, and how often each thing was done in a game, by winners
and by the others. What only winners do is too strong, what nobody does is too weak. `--spread` plays all
choices of these options in turn; `--weight` changes what the greedy bot thinks of Rise to Nobility. With `--network`
the trained network plays all seats, its first thought each time, instead of the greedy bot. With `--played` nothing is
played: the games are those that `scripts/study_games.py play` wrote down, and what counts is what their first bot did,
or with `--others` what the other one did at all other seats.

The bot must look at enough lines at once (`--width`): to build a community building takes three steps, of which only
the last is worth anything, and a narrow search never finds it.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

import burgher
from burgher.arena.referee import decide
from burgher.bots.bot import Bot
from burgher.bots.evaluators import evaluator_for
from burgher.bots.thinkers import GreedyBot
from burgher.core.chance import Random
from burgher.core.errors import BadOption
from burgher.core.events import Event
from burgher.core.game import Game
from burgher.core.state import OVER, State

NOBODY = -1
BY = {
    "placed": "at",
    "built": "property",
    "built-gatehouse": "",
    "built-wall": "",
    "built-guild": "guild",
    "staffed": "property",
    "sent": "area",
    "used": "at",
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
}
"""The events that are counted, and the argument that tells them apart."""
DRAWN, TURNED_UP = "character-drawn", "event-turned-up"
"""What a seat has by chance, and what comes for everybody: what counts is how such games end."""


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
        evaluator = evaluator_for("own", self.game)
        if self.weights:
            game = burgher.find(self.game)
            evaluator = game.evaluator(game.weights() | self.weights) or evaluator
        return GreedyBot(evaluator, seed, self.width, depth=8, samples=1)


def choices(game: Game, players: int, names: list[str], options: dict[str, object]) -> list[dict[str, object]]:
    """All ways to answer these options that are there for so many players."""
    found = []
    for answers in product((False, True), repeat=len(names)):
        chosen = options | {name: True for name, yes in zip(names, answers, strict=True) if yes}
        with suppress(BadOption):
            game.settle_options(players, chosen)
            found.append(chosen)
    return found


def play(plan: Plan, seed: str, number: int) -> dict[str, Any]:
    """One game: scores, winners, and what each seat did."""
    rules = burgher.find(plan.game)
    seed = f"{seed}/{plan.players}/{number}"
    state = rules.new(plan.players, plan.choices[number % len(plan.choices)])
    dice, guesses = Random(f"{seed}/dice"), Random(f"{seed}/guesses")
    bots = [plan.bot(f"{seed}/{seat}") for seat in range(plan.players)]
    log: list[Event] = []
    state.log = log
    state.settle(dice)
    while state.seat != OVER:
        choice, _, fault = decide(bots[state.seat], rules, state, 60.0, guesses)
        assert fault is None, fault
        state.step(choice, dice)
    return noted(rules, state, log)


def play_together(plan: Plan, seed: str, games: int) -> list[dict[str, Any]]:
    """So many games by the trained network, all at once: it is quicker to ask it about many positions."""
    # They need NumPy, which the others do without.
    from burgher.bots.reading import likeliest, reader_of
    from burgher.bots.trained import network_for

    rules = burgher.find(plan.game)
    reader = reader_of(network_for(plan.game))
    states = [rules.new(plan.players, plan.choices[number % len(plan.choices)]) for number in range(games)]
    dice = [Random(f"{seed}/{plan.players}/{number}/dice") for number in range(games)]
    logs: list[list[Event]] = [[] for _ in states]
    for state, log, random in zip(states, logs, dice, strict=True):
        state.log = log
        state.settle(random)
    while playing := [k for k, state in enumerate(states) if state.seat != OVER]:
        likely, _ = reader.read([states[k] for k in playing])
        for k, action in zip(playing, likeliest(likely), strict=True):
            states[k].step(action, dice[k])
    return [noted(rules, state, log) for state, log in zip(states, logs, strict=True)]


def played_before(plan: Plan, others: bool, told: dict[str, Any]) -> dict[str, Any]:
    """A game that was written down: scores, winners, and what the first bot did in it, or the others."""
    rules = burgher.find(plan.game)
    state, dice = rules.new(told["players"], told["options"]), Random(f"{told['seed']}/dice")
    log: list[Event] = []
    state.log = log
    state.settle(dice)
    for action in told["actions"]:
        state.step(action, dice)
    assert state.seat == OVER, "a game of another version"
    game = noted(rules, state, log)
    those = {seat for seat in range(told["players"]) if (seat == told["seat"]) != others}
    game["did"] = [did if seat in those else None for seat, did in enumerate(game["did"])]
    game["had"] = [had if seat in those else [] for seat, had in enumerate(game["had"])]
    game["points"] = [points for seat, points in enumerate(game["points"]) if seat in those]
    return game


def noted(rules: Game, state: State, log: list[Event]) -> dict[str, Any]:
    """What came of a game."""
    did: list[Counter[str]] = [Counter() for _ in range(state.players)]
    had: list[list[str]] = [[] for _ in range(state.players)]
    for event in log:
        name = key(event)
        seat = event.args.get("seat")
        if event.id == DRAWN and isinstance(seat, int):
            had[seat].append(str(event.args["character"]))
        if name is not None and isinstance(seat, int):
            did[seat][name] += 1
    return {
        "scores": state.scores(),
        "winners": state.winners(),
        "did": [dict(one) for one in did],
        "had": had,
        "turned up": [str(event.args["event"]) for event in log if event.id == TURNED_UP],
        "points": [dict(one) for one in rules.breakdown(state)],
        "objective": rules.position(state).get("objective", NOBODY),
    }


# what came of it, as tables for the documentation

Games = dict[int, list[dict[str, Any]]]
"""The games played with each number of players."""


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def tell(played: Games) -> Iterator[str]:
    """Scores and seats; where points come from; what is done, by winners and by the others; solo objectives."""
    yield table(
        ["players", "games", "winner's score", "mean score", "share of victories by seat"],
        [[str(players), str(len(games)), *scores(games), seats(games)] for players, games in played.items()],
    )
    head = [f"{players} players" for players in played]
    sources = list(next(iter(played.values()))[0]["points"][0])
    yield table(["points from", *head], [[source, *(points(g, source) for g in played.values())] for source in sources])
    counted = {players: count(games) for players, games in played.items()}
    for kind in BY:
        names = sorted({name for did in counted.values() for name in did if name.split()[0] == kind})
        if names:
            rows = [[name.removeprefix(kind).strip(), *(rate(did, name) for did in counted.values())] for name in names]
            yield table([kind, *head], rows)
    several = {players: games for players, games in played.items() if players > 1}
    yield from characters(several)
    yield from turned_up(several)
    if 1 in played and played[1][0]["objective"] != NOBODY:
        yield table(["objective", "reached"], objectives(played[1]))


def scores(games: list[dict[str, Any]]) -> list[str]:
    best = mean(max(game["scores"]) for game in games)
    return [f"{best:.1f}", f"{mean(mean(game['scores']) for game in games):.1f}"]


def seats(games: list[dict[str, Any]]) -> str:
    shares = [0.0] * len(games[0]["scores"])
    for game in games:
        for seat in game["winners"]:
            shares[seat] += 1 / len(game["winners"]) / len(games)
    return " ".join(f"{share:.2f}" for share in shares)


def points(games: list[dict[str, Any]], source: str) -> str:
    return f"{mean(seat[source] for game in games for seat in game['points']):.1f}"


def count(games: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """How often each thing was done in a game, by a winner and by another."""
    done: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    number = [0, 0]
    for game in games:
        for seat, did in enumerate(game["did"]):
            if did is None:
                continue
            lost = seat not in game["winners"]
            done[lost].update(did)
            number[lost] += 1
    return {
        name: (done[0][name] / max(1, number[0]), done[1][name] / max(1, number[1]))
        for name in sorted({*done[0], *done[1]})
    }


def rate(did: dict[str, tuple[float, float]], name: str) -> str:
    won, lost = did.get(name, (0.0, 0.0))
    return f"{won:.2f} / {lost:.2f}"


def characters(played: Games) -> Iterator[str]:
    """The share of the victories of those who had a character by chance, and how many they were."""
    won: dict[int, dict[str, list[float]]] = {players: {} for players in played}
    for players, games in played.items():
        for game in games:
            for seat, had in enumerate(game["had"]):
                for name in had:
                    share = (seat in game["winners"]) / len(game["winners"])
                    won[players].setdefault(name, []).append(share)
    names = sorted({name for found in won.values() for name in found})
    if names:
        head = ["character, share of victories (games)", *(f"{players} players" for players in played)]
        yield table(head, [[name, *(_mean_of(found.get(name, [])) for found in won.values())] for name in names])


def _mean_of(shares: list[float]) -> str:
    return f"{mean(shares):.2f} ({len(shares)})" if shares else "–"


def turned_up(played: Games) -> Iterator[str]:
    """By how many points a seat has more, and the winner's lead is greater, in games in which an event turned up,
    than in the other games with events."""
    rows: dict[str, list[str]] = {}
    for games in played.values():
        those = [game for game in games if game["turned up"]]
        for name in sorted({name for game in those for name in game["turned up"]}):
            there = [game for game in those if name in game["turned up"]]
            other = [game for game in those if name not in game["turned up"]]
            if other:
                points, lead = (gain(told, there) - gain(told, other) for told in (_mean_score, _lead))
                rows.setdefault(name, []).append(f"{points:+.1f}, {lead:+.1f} ({len(there)})")
    if rows:
        head = ["event, points of a seat, lead of the winner (games)", *(f"{players} players" for players in played)]
        yield table(head, [[name, *cells] for name, cells in rows.items()])


def gain(told: Callable[[dict[str, Any]], float], games: list[dict[str, Any]]) -> float:
    return mean(told(game) for game in games)


def _mean_score(game: dict[str, Any]) -> float:
    return float(mean(game["scores"]))


def _lead(game: dict[str, Any]) -> float:
    first, second, *_ = sorted(game["scores"], reverse=True)
    return float(first - second)


def objectives(games: list[dict[str, Any]]) -> list[list[str]]:
    """How often each solo objective was reached."""
    tries = Counter(int(game["objective"]) for game in games)
    hits = Counter(int(game["objective"]) for game in games if game["winners"])
    return [[f"o{k + 1:02}", f"{hits[k] / tries[k]:.2f}"] for k in sorted(tries)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--width", type=int, default=10)
    parser.add_argument("--weight", action="append", default=[], help="NAME=NUMBER")
    parser.add_argument("--option", action="append", default=[], help="NAME=JSON")
    parser.add_argument("--spread", nargs="*", default=[], metavar="OPTION")
    parser.add_argument("--network", action="store_true")
    parser.add_argument("--played", type=Path, metavar="FILE")
    parser.add_argument("--others", action="store_true")
    parser.add_argument("--cores", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    given = parser.parse_args()
    options = {name: json.loads(value) for name, value in (pair.split("=", 1) for pair in given.option)}
    weights = {name: float(value) for name, value in (pair.split("=", 1) for pair in given.weight)}
    known = [json.loads(line) for line in given.played.read_text().splitlines()] if given.played else []
    played: Games = {}
    with get_context("spawn").Pool(given.cores) as pool:
        for players in given.players:
            ways = choices(burgher.find(given.game), players, given.spread, options)
            plan = Plan(given.game, players, ways, given.width, weights)
            if given.played:
                those = [told for told in known if told["players"] == players]
                if not those:
                    parser.error(f"{given.played} has no games for {players}")
                played[players] = pool.map(partial(played_before, plan, given.others), those, chunksize=20)
            elif given.network:
                played[players] = play_together(plan, given.seed, given.games)
            else:
                played[players] = pool.map(partial(play, plan, given.seed), range(given.games), chunksize=20)
    for text in tell(played):
        print(text)


if __name__ == "__main__":
    main()
