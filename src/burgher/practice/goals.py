"""Goals: positions in which something can be reached in this turn, if one finds out how.

No judgement is needed: the engine looks at everything that may be done until the turn ends or chance comes in. So it
knows whether the goal was reached, and which step made it impossible. ``scripts/find_goals.py`` finds them.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from burgher.analysis.remarks import Remark
from burgher.core.game import Game
from burgher.core.quantity import Quantity
from burgher.core.state import FRAME, State
from burgher.practice.exercises import start

FILE = "goals.jsonl"
POSITIONS = 6000
"""A turn with more positions than these is no goal: it would take too long to look through."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A position, the seat that decides, and how much of what it is to have before its turn ends."""

    id: str
    players: int
    seat: int
    level: int
    theme: str
    position: Mapping[str, Any]
    of: str
    """The name of one of the game's aims (`Game.aims`)."""
    now: int
    """How much of it there is."""
    least: int
    line: Sequence[str]
    """A shortest way, by the texts of its actions."""

    def dumps(self) -> str:
        """In a line."""
        return json.dumps(asdict(self), separators=(",", ":"), ensure_ascii=False)


@lru_cache(maxsize=16)
def goals(game: Game) -> Mapping[str, Goal]:
    """By their ids, the easiest first; nothing where a game has none."""
    folder = game.practice_folder()
    if folder is None or not (folder / FILE).is_file():
        return {}
    found = [Goal(**json.loads(line)) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()]
    return {one.id: one for one in sorted(found, key=lambda one: (one.level, one.id))}


def asks(goal: Goal) -> Remark:
    """What is to be reached, and how it stands. A name that ends in a number gives it to its message."""
    what, _, number = goal.of.rpartition("-")
    if number.isdigit():
        return Remark(f"goal-{what}", number=int(number))
    return Remark("goal-least", what=Remark(f"quantity-{goal.of}"), least=goal.least, now=goal.now)


def quantity(game: Game, goal: Goal) -> Quantity:
    return game.aims()[goal.of][0]


def in_turn(root: State, state: State) -> bool:
    """Whether it is still the turn that began at the root."""
    return state.seat == root.seat and is_near(root, state)


def is_near(root: State, state: State) -> bool:
    """Whether nothing has happened but what was done in the turn: no scoring, no income."""
    return state.round == root.round and state.phase == root.phase


class Turn:
    """Everything that may be done in the turn of the seat to decide, until it ends or chance comes in."""

    def __init__(self, root: State, most: int = POSITIONS) -> None:
        """Stops, ``whole`` is then false, where there are more positions than ``most``."""
        self.root = root
        self.states = [root]
        """In the order in which they are found."""
        self.steps: list[dict[int, int]] = [{}]
        """By position: where each action leads to."""
        known = {_key(root): 0}
        at = 0
        while at < len(self.states) <= most:
            state = self.states[at]
            for action in state.legal() if in_turn(root, state) else ():
                after = state.copy()
                after.apply(action)
                if is_near(root, after):
                    number = known.setdefault(_key(after), len(self.states))
                    if number == len(self.states):
                        self.states.append(after)
                        self.steps.append({})
                    self.steps[at][action] = number
            at += 1
        self.whole = len(self.states) <= most


class Reach:
    """How much of something the seat to decide can have in its turn."""

    def __init__(self, turn: Turn, of: Quantity) -> None:
        seat = int(turn.root.seat)
        self.steps = turn.steps
        self.has = [int(of.of(state, seat)) for state in turn.states]
        """How much there is in each position of the turn."""
        self.can_have = self._spread()
        """The most that there can still be from there."""

    def _spread(self) -> list[int]:
        most = list(self.has)
        changed = True
        while changed:
            changed = False
            for at in reversed(range(len(most))):
                best = max((most[to] for to in self.steps[at].values()), default=most[at])
                if best > most[at]:
                    most[at] = best
                    changed = True
        return most

    def after(self, actions: Sequence[int]) -> list[int]:
        """The positions that these actions lead to, one after the other; what leaves the turn is not among them."""
        at, found = 0, []
        for action in actions:
            if action not in self.steps[at]:
                break
            at = self.steps[at][action]
            found.append(at)
        return found

    def shortest(self, least: int, without: int = -1) -> list[int] | None:
        """The fewest steps to a position with so much, without a certain one; None: nothing leads there."""
        came: dict[int, tuple[int, int]] = {0: (-1, -1)}
        queue = deque([0])
        while queue:
            at = queue.popleft()
            if self.has[at] >= least:
                line = []
                while at:
                    at, step = came[at]
                    line.append(step)
                return line[::-1]
            for step, to in self.steps[at].items():
                if to not in came and step != without:
                    came[to] = (at, step)
                    queue.append(to)
        return None

    def lost_by(self, actions: Sequence[int], least: int) -> int | None:
        """Which of the actions, by its number, made so much impossible; None: none of them."""
        return next((k for k, at in enumerate(self.after(actions)) if self.can_have[at] < least), None)


def is_only_way(reach: Reach, line: Sequence[int], least: int) -> bool:
    """Whether nobody gets there without each of these steps, in whatever order."""
    return all(reach.shortest(least, step) is None for step in line)


def _key(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(state.cells), tuple(state.stack[: state.depth * FRAME])


@lru_cache(maxsize=16)
def reach_of(game: Game, id: str) -> Reach:
    """What can be reached in the turn of a goal; it is looked through once."""
    goal = goals(game)[id]
    return Reach(Turn(start(game, goal)), quantity(game, goal))
