# compiled
"""Information-set tree search (after Cowling, Powley and Whitehouse 2012).

One tree of players' actions; every simulation begins with a fresh guess at what the seat cannot see, chance is sampled,
and each seat looks after its own share of the victory.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic

from mypy_extensions import i64

from burgher.bots.evaluator import MOST_SEATS, Evaluator, Guide, numbers
from burgher.core.chance import Random
from burgher.core.moves import CAPACITY, Moves
from burgher.core.state import CHANCE, OVER, State


class Node:
    """An action in its place: how often it was there to choose, how often it was chosen, what its chooser got."""

    def __init__(self, action: i64, prior: float, parent: Node | None) -> None:
        self.action = action
        self.prior = prior
        self.parent = parent
        self.seat: i64 = OVER
        """Who chose this action."""
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class TreeSearch:
    """The tree and its settings.

    ``explore`` weighs curiosity against results; ``widen`` says how fast further actions are considered (0: all at
    once); ``pauses`` cuts a playout (0: to the end).
    """

    def __init__(self, evaluator: Evaluator, random: Random, explore: float, widen: float, pauses: i64) -> None:
        self.evaluator = evaluator
        self.random = random
        self.guide = Guide(evaluator, random)
        self.explore = explore
        self.widen = widen
        self.pauses = pauses
        self.root = Node(-1, 1.0, None)
        self.moves = Moves()
        self.weights = numbers(CAPACITY)
        self.shares = numbers(MOST_SEATS)
        self.simulations: i64 = 0

    def forget(self) -> None:
        self.root = Node(-1, 1.0, None)

    def descend(self, action: int) -> None:
        """The action was taken and the same seat decides again: keep what was found out below it."""
        child = self.root.children.get(action)
        if child is None:
            self.forget()
        else:
            child.parent = None
            self.root = child

    def think(self, guess: State, seat: i64, limit: i64, seconds: float) -> None:
        """Simulate, at most ``limit`` times (0: as often as the time allows)."""
        until = monotonic() + seconds
        done: i64 = 0
        while limit == 0 or done < limit:
            self._simulate(guess.imagine(seat, self.random))
            done += 1
            if done % 8 == 0 and monotonic() >= until:
                break

    def best_of(self, legal: list[int]) -> int:
        """Of these actions the one tried most."""
        best = legal[0]
        most: i64 = -1
        for action in legal:
            child = self.root.children.get(action)
            if child is not None and child.visits > most:
                most = child.visits
                best = action
        return best

    def _simulate(self, state: State) -> None:
        node = self.root
        while state.seat != OVER:
            if state.seat == CHANCE:
                self.guide.settle(state)
                continue
            mover = state.seat
            child = self._select(node, state)
            state.apply(child.action)
            child.seat = mover
            node = child
            if child.visits == 0:
                break
        if state.seat != OVER:
            self.guide.play_on(state, self.pauses)
        self.evaluator.shares(state, self.shares)
        self.simulations += 1
        self._credit(node)

    def _credit(self, leaf: Node) -> None:
        node = leaf
        while True:
            node.visits += 1
            if node.seat >= 0:
                node.total += self.shares[node.seat]
            parent = node.parent
            if parent is None:
                return
            node = parent

    def _select(self, node: Node, state: State) -> Node:
        """The child to follow: new ones in the order of their prior, then by result and curiosity."""
        moves = self.moves
        moves.clear()
        state.offer(moves, True)
        self.evaluator.weigh(state, moves, self.weights)
        total = 0.0
        for k in range(moves.count):
            total += self.weights[k]
        room = moves.count
        if self.widen > 0.0:
            room = i64(2.0 + self.widen * sqrt(float(node.visits)))
        present: i64 = 0
        fresh: i64 = -1
        fresh_prior = -1.0
        best: Node | None = None
        best_score = -1e18
        for k in range(moves.count):
            prior = self.weights[k] / total
            child = node.children.get(moves.codes[k])
            if child is None:
                if prior > fresh_prior:
                    fresh_prior = prior
                    fresh = moves.codes[k]
                continue
            present += 1
            child.available += 1
            score = child.total / float(child.visits) if child.visits > 0 else 0.0
            score += self.explore * prior * sqrt(float(child.available)) / float(1 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        if fresh >= 0 and (best is None or present < room):
            grown = Node(fresh, fresh_prior, node)
            grown.available = 1
            node.children[fresh] = grown
            return grown
        assert best is not None
        return best
