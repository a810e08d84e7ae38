"""How the games in this folder are played: at random, eagerly or greedily, with fixed seeds."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import burgher
from burgher.bots import Bot, Clock, make
from burgher.core.encoding import features
from burgher.core.perspective import Perspective

FOLDER = Path(__file__).parent
STYLES = ("random", "eager", "greedy")


def known(game: str) -> Any:
    """What the tests of a game tell others about it: ``tests/GAME/known.py``."""
    return import_module(f"tests.{game}.known")


@dataclass(frozen=True)
class Plan:
    """A game to record."""

    players: int
    options: dict[str, object]
    style: str
    seed: int
    components: str | None = None

    @property
    def name(self) -> str:
        return f"{self.players}-players-{self.seed:02}{'' if self.style == 'random' else '-' + self.style}"

    def file(self, game: str) -> Path:
        return FOLDER / game / f"{self.name}.burgher.json"


def play(game: str, plan: Plan, before: tuple[str, ...] = ()) -> burgher.Match:
    """The whole game. As long as its actions are legal, it goes as it went ``before``: bots change, and rules do."""
    match = burgher.Match(game, plan.players, plan.options, seed=plan.seed, components=plan.components)
    random = burgher.Random(f"{plan.name} plays")
    bots: list[Bot] = []
    while not match.over:
        done = tuple(step.action.text for step in match.steps)
        if done == before[: len(done)] and len(done) < len(before) and before[len(done)] in match.legal:
            match.play(before[len(done)])
        elif plan.style == "greedy":
            bots = bots or [make("greedy", game, f"{plan.name} {seat}") for seat in range(plan.players)]
            seen = Perspective(match.game, match.state, match.seat, random)
            match.play(bots[match.seat].choose(seen, Clock(60.0)))
        else:
            actions = list(match.legal)
            wanted = [action for action in actions if action.verb in known(game).EAGER]
            if plan.style == "eager" and wanted and random.below(5):
                actions = wanted
            match.play(actions[random.below(len(actions))])
    return match


def story(match: burgher.Match) -> dict[str, str]:
    """What a game told: how often each event happened, and a mark of all that was said in it, and to whom."""
    said: defaultdict[str, list[object]] = defaultdict(list)
    for event in match.events:
        said[event.id].append([event.args, event.secret, event.reveals])
    marks = {id: sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:6] for id, found in said.items()}
    return {id: f"{len(said[id])} {marks[id]}" for id in sorted(said)}


def encoded(match: burgher.Match) -> str:
    """A mark of what a network reads in a game: of every seventh position, as each seat sees it.

    Zeros at the end do not count, so that an encoding may grow there.
    """
    mark = sha256()
    for state in match.positions[::7]:
        for seat in range(state.players):
            found = features(state, seat, match.game.features)
            while found and found[-1] == 0:
                found.pop()
            mark.update(json.dumps(found).encode())
    return mark.hexdigest()[:12]
