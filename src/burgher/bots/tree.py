# compiled
"""Information-set tree search (after Cowling, Powley and Whitehouse 2012).

One tree of players' actions; every simulation begins with a fresh guess at what the seat cannot see, chance is sampled,
and each seat looks after its own share of the victory.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import monotonic
from typing import Final

from mypy_extensions import i64

from burgher.bots.evaluator import MOST_SEATS, Evaluator, Guide, numbers
from burgher.bots.greedy import TurnSearch
from burgher.core.cells import vec
from burgher.core.chance import Random
from burgher.core.moves import CAPACITY, Moves
from burgher.core.state import CHANCE, OVER, State

MOST_NODES: Final = 200_000
"""A tree that has grown so large (some 50 MB) grows no more: long thinking then only makes it surer."""
LONGEST_MEMORY: Final = 512
"""So many decisions of a playout can be remembered."""
AHEAD: Final = 0.2
"""The part of the time that may go into looking a turn ahead."""
LOOK: Final = 64
"""After so many simulations the search looks whether it can stop early."""


class Listener(Guide):
    """Plays on, and remembers who did what at first."""

    def __init__(self, evaluator: Evaluator, random: Random) -> None:
        super().__init__(evaluator, random)
        self.seats = vec[i64]([0] * LONGEST_MEMORY)
        self.actions = vec[i64]([0] * LONGEST_MEMORY)
        self.count: i64 = 0
        self.most: i64 = 0
        """So many decisions are remembered."""

    def choose(self, state: State) -> i64:
        action = super().choose(state)
        if self.count < self.most:
            self.seats[self.count] = state.seat
            self.actions[self.count] = action
            self.count += 1
        return action


class Node:
    """An action in its place: how often it was there to choose, how often it was chosen, what its chooser got."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.seat: i64 = OVER
        """Who chose this action."""
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.later: i64 = 0
        """How often it was chosen here or by the same seat later in the line, and what came of that."""
        self.later_total = 0.0
        self.children: dict[int, Node] | None = None


class TreeSearch:
    """The tree and its settings.

    ``explore`` weighs curiosity against results; ``widen`` says how fast further actions are considered (0: all at
    once); ``pauses`` cuts a playout (0: to the end).

    ``uct`` above 0: curiosity as in UCT (Kocsis and Szepesvári 2006), without priors. ``echo`` above 0: what came of an
    action that was done later, among the first ``memory`` decisions of a playout, counts as well, the less the more
    often it was done at once (RAVE, after Gelly and Silver 2011).
    """

    def __init__(
        self,
        evaluator: Evaluator,
        random: Random,
        ahead: TurnSearch | None,
        trust: float,
        explore: float,
        widen: float,
        pauses: i64,
        steps: i64,
    ) -> None:
        self.evaluator = evaluator
        self.random = random
        self.guide = Listener(evaluator, random)
        self.uct = 0.0
        self.echo = 0.0
        self.memory: i64 = 0
        self.explore = explore
        self.widen = widen
        self.pauses = pauses
        self.steps = steps
        self.ahead = ahead
        self.trust = trust
        self.expected: dict[int, float] = {}
        self.sum = 0.0
        self.sum_of_squares = 0.0
        self.count = 0.0
        self.root = Node(-1)
        self.nodes: i64 = 0
        self.most_nodes: i64 = MOST_NODES
        self.moves = Moves()
        self.weights = numbers(CAPACITY)
        self.shares = numbers(MOST_SEATS)
        self.simulations: i64 = 0

    def forget(self) -> None:
        self.root = Node(-1)
        self.nodes = 0

    def descend(self, action: int) -> None:
        """The action was taken and the same seat decides again: keep what was found out below it."""
        children = self.root.children
        child = children.get(action) if children is not None else None
        if child is None:
            self.forget()
        else:
            self.root = child
            # Every visit grew one node at the most.
            self.nodes = child.visits

    def think(self, guess: State, seat: i64, limit: i64, until: float) -> None:
        """Simulate, at most ``limit`` times (0: as often as there is time for)."""
        began = monotonic()
        self.guide.until = until
        self.sum = 0.0
        self.sum_of_squares = 0.0
        self.count = 0.0
        self._look_ahead(guess, began + AHEAD * (until - began))
        done: i64 = 0
        while limit == 0 or done < limit:
            now = monotonic()
            if now >= until or not self._simulate(guess.imagine(seat, self.random)):
                return
            done += 1
            if limit == 0 and done % LOOK == 0:
                to_come = float(done) * (until - now) / (now - began + 1e-9)
                if self._lead() > to_come:
                    return

    def _look_ahead(self, guess: State, until: float) -> None:
        self.expected = {}
        ahead = self.ahead
        if ahead is None:
            return
        ahead.look(guess, until)
        if not ahead.turns:
            return
        most = ahead.turns[0].worth
        total = 0.0
        for line in ahead.turns:
            first = line.steps()[0]
            if first not in self.expected:
                self.expected[first] = exp((line.worth - most) / self.trust)
                total += self.expected[first]
        for first in self.expected:
            self.expected[first] /= total

    def _scale(self) -> float:
        """How far the results of simulations lie apart."""
        if self.count < 8.0:
            return 0.2
        mean = self.sum / self.count
        return sqrt(max(1e-6, self.sum_of_squares / self.count - mean * mean))

    def best(self, guess: State) -> i64:
        """The action tried most; of those tried equally, and where there was no time to try any, the likeliest."""
        moves = self.moves
        moves.clear()
        guess.offer(moves, True)
        self.evaluator.weigh(guess, moves, self.weights)
        children = self.root.children
        best: i64 = 0
        most: i64 = -1
        for k in range(moves.count):
            child = children.get(moves.codes[k]) if children is not None else None
            visits: i64 = child.visits if child is not None else 0
            if visits > most or (visits == most and self.weights[k] > self.weights[best]):
                most = visits
                best = k
        return moves.codes[best]

    def _lead(self) -> float:
        """By how many visits the first is ahead of the second: when fewer are to come, it stays the first."""
        first: i64 = 0
        second: i64 = 0
        children = self.root.children
        if children is not None:
            for child in children.values():
                if child.visits > first:
                    second = first
                    first = child.visits
                elif child.visits > second:
                    second = child.visits
        return float(first - second)

    def _simulate(self, state: State) -> bool:
        """One line down the tree and a playout; one that the time does not allow to the end does not count."""
        node = self.root
        path = [node]
        while state.seat != OVER:
            if state.seat == CHANCE:
                self.guide.settle(state)
                continue
            mover = state.seat
            child = self._select(node, state)
            if child is None:
                break
            state.apply(child.action)
            child.seat = mover
            node = child
            path.append(child)
            if child.visits == 0:
                break
        self.guide.count = 0
        self.guide.most = self.memory if self.echo > 0.0 else 0
        if not self.guide.play_on(state, self.pauses, self.steps):
            return False
        self.evaluator.shares(state, self.shares)
        self.simulations += 1
        if len(path) > 1:
            value = self.shares[path[1].seat]
            self.sum += value
            self.sum_of_squares += value * value
            self.count += 1.0
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += self.shares[node.seat]
        if self.echo > 0.0:
            self._echo(path)
        return True

    def _echo(self, path: list[Node]) -> None:
        """What a seat did later in the line says something about doing it at once."""
        heard = self.guide
        last: i64 = len(path) - 1
        for k in range(last):
            children = path[k].children
            if children is None:
                continue
            seat = path[k + 1].seat
            value = self.shares[seat]
            for j in range(k + 1, last + 1):
                if path[j].seat == seat:
                    _hear(children.get(path[j].action), value)
            for j in range(heard.count):
                if heard.seats[j] == seat:
                    _hear(children.get(heard.actions[j]), value)

    def _select(self, node: Node, state: State) -> Node | None:
        """The child to follow: new ones in the order of their prior (chance decides among equals), then by result and
        curiosity.

        None: there is no child for this case, and no room for a new one.
        """
        moves = self.moves
        moves.clear()
        state.offer(moves, True)
        self.evaluator.weigh(state, moves, self.weights)
        total = 0.0
        for k in range(moves.count):
            total += self.weights[k]
        if total <= 0.0:
            total = 1.0
        at_root = node is self.root and len(self.expected) > 0
        explore = (self.uct if self.uct > 0.0 else self.explore) * self._scale()
        children = node.children
        if children is None:
            children = {}
            node.children = children
        room = moves.count
        if self.widen > 0.0:
            room = i64(2.0 + self.widen * sqrt(float(node.visits)))
        present: i64 = 0
        fresh: i64 = -1
        fresh_prior = -1.0
        alike: i64 = 1
        best: Node | None = None
        best_score = -1e18
        for k in range(moves.count):
            prior = self.weights[k] / total
            if at_root:
                prior = 0.25 * prior + 0.75 * self.expected.get(moves.codes[k], 0.0)
            child = children.get(moves.codes[k])
            if child is None:
                if prior > fresh_prior:
                    fresh_prior = prior
                    fresh = moves.codes[k]
                    alike = 1
                elif prior == fresh_prior:
                    alike += 1
                    if self.random.below(alike) == 0:
                        fresh = moves.codes[k]
                continue
            present += 1
            child.available += 1
            score = self._known(child)
            if self.uct > 0.0:
                score += explore * sqrt(log(float(child.available + 1)) / float(max(i64(1), child.visits)))
            else:
                score += explore * prior * sqrt(float(child.available)) / float(1 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        if fresh >= 0 and (best is None or present < room) and self.nodes < self.most_nodes:
            grown = Node(fresh)
            grown.available = 1
            children[fresh] = grown
            self.nodes += 1
            return grown
        return best

    def _known(self, child: Node) -> float:
        """What came of an action on average."""
        mean = child.total / float(child.visits) if child.visits > 0 else 0.0
        if self.echo > 0.0 and child.later > 0:
            trust = sqrt(self.echo / (3.0 * float(child.visits) + self.echo))
            mean += trust * (child.later_total / float(child.later) - mean)
        return mean


def _hear(child: Node | None, value: float) -> None:
    if child is not None:
        child.later += 1
        child.later_total += value
