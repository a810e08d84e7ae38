"""What a position must stand to be an exercise: one choice is clearly best, by looks that become longer and longer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any

from burgher.analysis.hints import Coach
from burgher.analysis.judges import Judge, judge_for
from burgher.analysis.looking import NEVER, Found, Future, Looker, Question, doubt
from burgher.analysis.rating import scale
from burgher.analysis.reasons import explain
from burgher.bots.bot import Clock
from burgher.bots.evaluators import evaluator_for
from burgher.bots.levels import LEVELS as LADDER
from burgher.bots.playouts import Players
from burgher.bots.registry import make
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import State
from burgher.practice.exercises import LEAST, LEVELS, Exercise, seen_by, start
from practice.tables import Met

FEWEST, MOST = 3, 14
"""Choices that an exercise may have."""
SHORT, LONG = 4, 16
"""Worlds of the short look, and of the longer one."""
FIRST_GAMES, GAMES = 12, 40
"""Games to the end; after the first of them it is seen whether there is any hope."""
REASONS = 16
"""Worlds in which reasons are looked for."""
ROUNDS = 2
"""So many more rounds are played on where they do not convince by themselves."""
FINAL = 2
"""So many of the other choices are played to the end, beside those that suggest themselves."""
POINTS = 0.6
"""By so many points at least the best must do better then."""
NEAR = 0.004
"""What is so near to the best is as good."""
ALIKE = 0.01
"""The same for what is the same in other words: an elf or a dwarf at the same place."""
WIDTH, DEPTH = 4, 4
"""How far those look who play to the end."""
SURE = 2.0
"""A difference counts that is so many times its standard error."""
FAIRLY = 1.5
"""The same for the judge's own look, which comes before."""
OBVIOUS = 0.97
"""What the judge is so sure of at once, and a simple bot finds, too, is no exercise."""
THINKING = 5.0
"""Seconds that a bot may take for its opinion."""
ASKED = 5
"""So often is asked who decides by chance."""
APPRENTICE = "greedy:blur=14"
"""Who has to find an easy exercise. No network: that would be the judge judging itself."""
FOREMAN, CASTELLAN = (LADDER[name].bot for name in ("foreman", "castellan"))


class Finder:
    def __init__(self, game: Game, level: int = 1) -> None:
        self.game = game
        self.least = level
        self.judge: Judge = judge_for("best", game.name)
        self.looker = Looker(self.judge, "practice")
        evaluator = evaluator_for("own", game.name)
        assert evaluator is not None
        self.evaluator = evaluator
        self.dropped: Counter[str] = Counter()
        """Why promising positions were not taken."""

    def promising(self, met: Sequence[Met]) -> list[Met]:
        """Positions where a short look finds a choice better than what the bot does that is not to find it. All are
        looked at together."""
        asked: list[tuple[Met, int]] = []
        for one in met:
            if FEWEST <= len(one.state.legal(True)) <= MOST:
                simple = self.opinion(FOREMAN if self.least == LEVELS else APPRENTICE, one.state)
                if self.least == 1 or simple != one.inclined[0][0]:
                    asked.append((one, simple))
        lines = [_suggested(one, simple) for one, simple in asked]
        questions = [
            Question(one.state, [[action] for action in some], SHORT)
            for (one, _), some in zip(asked, lines, strict=True)
        ]
        promising = []
        for (one, simple), some, tried in zip(asked, lines, self.looker.compare(questions), strict=True):
            worth = [found.worth for found in tried]
            other = worth[some.index(simple)] if self.least > 1 else sorted(worth)[-2]
            if max(worth) - other >= LEAST * scale(one.state.players):
                promising.append(one)
        return promising

    def look(self, met: Met) -> Exercise | None:
        """An exercise from this position, if it makes one."""
        game, state, name = self.game, met.state, met.name
        seat = int(state.seat)
        root = game.restore(
            seen_by(game, state, seat, name),
            state.players,
            game.settle_options(state.players, None),
            game.components(),
        )
        actions = root.legal(True)
        if not FEWEST <= len(actions) <= MOST or len(actions) < len(root.legal()) / 2:
            return None
        least = LEAST * scale(state.players)
        ranked = self.ranked(root, actions, LONG)
        right = self.right(ranked, root)
        best, rest = right[0], ranked[len(right) :]
        subject = game.theme(game.actions[best])
        if subject is None or not _one_idea(game, right, actions):
            return self._drop("several ideas")
        ahead = ranked[0][1].worth - rest[0][1].worth
        if ahead < least or doubt(ranked[0][1], rest[0][1]) * FAIRLY > ahead:
            return self._drop("not clear by the end of the round")
        line = self.line(root, best, name)
        if self.order_is_open(root, right, line):
            return self._drop("in another order it is the same")
        level = self.level(root, right)
        if level < self.least or (level == 1 and self.is_obvious(root, right)):
            return self._drop("too easy")
        if self.opinion("champion", root) not in right:
            return self._drop("the champion thinks otherwise")
        traps = [met.inclined[0][0], self.opinion(FOREMAN, root), self.opinion(CASTELLAN, root)]
        traps = [action for action in traps if action in actions and action not in right]
        others = list(dict.fromkeys([*traps, *(action for action, _ in rest[:FINAL])]))
        gain = self.gain(root, best, others)
        if gain is None:
            return self._drop("not better at the end of the game")
        return Exercise(
            id=name,
            players=int(state.players),
            seat=seat,
            level=level,
            theme=subject,
            position=game.position(root),
            worth={game.actions[action].text: round(one.worth, 3) for action, one in ranked},
            right=len(right),
            gain=round(gain, 1),
            line=[game.actions[step].text for step in line],
            why=self.reasons(root, best, [action for action, _ in rest]),
        )

    def line(self, root: State, best: int, name: str) -> list[int]:
        """How the coach goes on after the best."""
        seen = Perspective(self.game, root, int(root.seat), Random(name))
        return Coach(self.judge, seen, name, 60.0)._turn([best])

    def order_is_open(self, root: State, right: list[int], line: list[int]) -> bool:
        """Whether a later step of the same kind might as well come first: whoever begins with it is not wrong."""
        verb, legal = self.game.actions[right[0]].verb, root.legal()
        return any(step in legal and step not in right and self.game.actions[step].verb == verb for step in line[1:])

    def reasons(self, root: State, best: int, others: list[int]) -> dict[str, Any]:
        """Why the best is better than each of the others."""
        return {
            self.game.actions[other].text: explain(
                self.looker, self.game, root, [best], [other], worlds=REASONS, convincing=ROUNDS
            ).json()
            for other in others
        }

    def _drop(self, why: str) -> None:
        self.dropped[why] += 1

    def ranked(self, root: State, actions: list[int], worlds: int) -> list[tuple[int, Found]]:
        """The choices with what they are worth at the end of the round, the best first."""
        lines = [[action] for action in actions]
        (found,) = self.looker.compare([Question(root, lines, worlds, True, True)])
        return sorted(zip(actions, found, strict=True), key=lambda one: -one[1].worth)

    def right(self, ranked: list[tuple[int, Found]], root: State) -> list[int]:
        best, factor = ranked[0], scale(root.players)
        right = []
        for action, found in ranked:
            alike = _idea(self.game, action) == _idea(self.game, best[0])
            if best[1].worth - found.worth > (ALIKE if alike else NEAR) * factor:
                break
            right.append(action)
        return right

    def gain(self, root: State, best: int, others: list[int]) -> float | None:
        """By how many points the first does better than the others, in games that are played to their end.

        It counts against the best rival; None where it is not clearly better than each of them.
        """
        mine, *theirs = self.looker.begin(Question(root, [[action] for action in (best, *others)], GAMES))
        first = [self.played(one) for one in mine[:FIRST_GAMES]]
        short = [[self.played(one) for one in futures[:FIRST_GAMES]] for futures in theirs]
        if any(sum(first) - sum(found) < POINTS * FIRST_GAMES for found in short):
            return None
        first += [self.played(one) for one in mine[FIRST_GAMES:]]
        gains = []
        for found, futures in zip(short, theirs, strict=True):
            gain = _gain(first, found + [self.played(one) for one in futures[FIRST_GAMES:]])
            if gain is None:
                return None
            gains.append(gain)
        return min(gains)

    def played(self, future: Future) -> float:
        """The lead at the end, by other players than the judge knows: so no answer hangs on what a network thinks."""
        Players(self.evaluator, future.dice, WIDTH, DEPTH).play_on(future.state, future.seat, 0, 0, NEVER)
        return _lead(future)

    def again(self, one: Exercise) -> Exercise | None:
        """The same exercise by this judge; None where it does not find the same choice clearly best."""
        game = self.game
        root = start(game, one)
        ranked = self.ranked(root, [game.actions.find(text).index for text in one.worth], LONG)
        right = self.right(ranked, root)
        answers = {game.actions.find(text).index for text in one.answers}
        if not set(right) <= answers or ranked[0][1].worth - ranked[len(right)][1].worth < NEAR * scale(root.players):
            return None
        line = self.line(root, right[0], one.id)
        if self.order_is_open(root, right, line):
            return None
        level = self.level(root, right)
        if level == 1 and self.is_obvious(root, right):
            print(f"{one.id} {one.theme} {one.best}: is obvious", flush=True)
        return replace(
            one,
            level=level,
            worth={game.actions[action].text: round(found.worth, 3) for action, found in ranked},
            right=len(right),
            line=[game.actions[step].text for step in line],
            why=self.reasons(root, right[0], [action for action, _ in ranked[len(right) :]]),
        )

    def opinion(self, bot: str, root: State, seed: str = "practice") -> int:
        """What a bot does."""
        seen = Perspective(self.game, root, int(root.seat), Random("level"))
        return int(make(bot, self.game.name, seed).choose(seen, Clock(THINKING)))

    def finds(self, bot: str, root: State, right: list[int]) -> bool:
        """Whether a bot that decides by chance, too, mostly does the right thing."""
        found = sum(self.opinion(bot, root, f"practice/{k}") in right for k in range(ASKED))
        return 2 * found > ASKED

    def level(self, root: State, right: list[int]) -> int:
        """How hard it is, by who finds it of those that people play against: 1 an apprentice, 2 a foreman or a
        castellan, 3 only those above them."""
        foreman = self.opinion(FOREMAN, root) in right
        if foreman and self.finds(APPRENTICE, root, right):
            return 1
        return 2 if foreman or self.finds(CASTELLAN, root, right) else LEVELS

    def is_obvious(self, root: State, right: list[int]) -> bool:
        """Whether hardly anybody would do anything else."""
        inclined = self.judge.read([root])[0].inclined
        return sum(chance for action, chance in inclined if action in right) >= OBVIOUS


def _suggested(met: Met, simple: int) -> list[int]:
    """What is worth a short look: what the network finds likeliest, and what a simple bot does."""
    return list(dict.fromkeys([*(action for action, _ in met.inclined[:5]), simple]))


def _one_idea(game: Game, right: list[int], actions: list[int]) -> bool:
    """Whether what is equally good is one thing in other words: an elf or a dwarf at the same place."""
    ideas = {_idea(game, action) for action in right}
    return len(right) <= len(actions) // 2 and (len(right) == 1 or len(ideas) == 1)


def _idea(game: Game, action: int) -> tuple[str, ...]:
    """What an action does, whoever of one's people does it."""
    done = game.actions[action]
    return (done.verb, *(str(value) for _, value in done.args[1:]))


def _lead(future: Future) -> float:
    """The points ahead of the best rival at the end."""
    scores = future.state.scores()
    others = [score for seat, score in enumerate(scores) if seat != future.seat]
    return float(scores[future.seat] - max(others, default=0))


def _gain(better: list[float], worse: list[float]) -> float | None:
    """By how much one is better on average; None where that may be chance, or is too little."""
    differences = [a - b for a, b in zip(better, worse, strict=True)]
    count = len(differences)
    middle = sum(differences) / count
    spread = sqrt(sum((one - middle) ** 2 for one in differences) / (count - 1) / count)
    return middle if middle >= POINTS and middle >= SURE * spread else None
