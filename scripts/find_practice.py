"""Find exercises: positions of bots' games with one clearly best answer, which a long look confirms.

    python scripts/find_practice.py GAME [--seconds 600] [--wanted 60] [--first 0] [--harder] [--into FILE]
    python scripts/find_practice.py GAME --again

Bots play; wherever a seat has several choices, a short look compares them. Where one is clearly best, all are tried
again, and the most promising ones are played to the end of the game in many worlds, by greedy players. What that
confirms is written, with what each choice is worth and why the best is best. Found ones are added to those that there
are, until so many of each level are there; ``--harder`` looks only where a simple bot and the judge think differently.

``--again`` is for another judge: every exercise is looked at anew. One whose best choice does not stand any more goes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path
from time import monotonic

import burgher
from burgher.analysis.hints import Coach
from burgher.analysis.judges import Judge, judge_for
from burgher.analysis.looking import NEVER, Found, Future, Looker, Question, doubt
from burgher.analysis.rating import scale
from burgher.analysis.reasons import explain
from burgher.bots.bot import Clock
from burgher.bots.evaluators import evaluator_for
from burgher.bots.playouts import Players
from burgher.bots.registry import make
from burgher.core.chance import Random
from burgher.core.game import Game
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State
from burgher.practice.exercises import FILE, LEAST, LEVELS, Exercise, read_exercises, seen_by, start

FEWEST, MOST = 3, 14
"""Choices that an exercise may have."""
SHORT, LONG, GAMES = 4, 16, 40
"""Worlds of the short look, of the longer one, and games to the end."""
REASONS = 16
"""Worlds in which reasons are looked for."""
FINAL = 3
"""So many of the other choices are played to the end."""
POINTS = 0.6
"""By so many points at least the best must do better then."""
NEAR = 0.004
"""What is so near to the best is as good."""
WIDTH, DEPTH = 4, 4
"""How far those look who play to the end."""
SURE = 2.0
"""A difference counts that is so many times its standard error."""
FAIRLY = 1.5
"""The same for the judge's own look, which comes before."""
OBVIOUS = 0.97
"""What the judge is so sure of at once, and a simple bot finds, too, is no exercise."""
EVERY = 3
"""One decision in so many is looked at."""


class Finder:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.judge: Judge = judge_for("best", game.name)
        self.looker = Looker(self.judge, "practice")
        evaluator = evaluator_for("own", game.name)
        assert evaluator is not None
        self.evaluator = evaluator

    def look(self, state: State, name: str) -> Exercise | None:
        """An exercise from this position, if it makes one."""
        game, seat = self.game, int(state.seat)
        root = game.restore(
            seen_by(game, state, seat, name),
            state.players,
            game.settle_options(state.players, None),
            game.components(),
        )
        actions = root.legal(True)
        if not FEWEST <= len(actions) <= MOST or len(actions) < len(root.legal()) / 2:
            return None
        least, near = LEAST * scale(state.players), NEAR * scale(state.players)
        ranked = self.ranked(root, actions, SHORT, False)
        right = [action for action, one in ranked if ranked[0][1].worth - one.worth <= near]
        subject = game.theme(game.actions[right[0]])
        if subject is None or not _one_idea(game, right, actions):
            return None
        if ranked[0][1].worth - ranked[len(right)][1].worth < least:
            return None
        ranked = self.ranked(root, actions, LONG, True)
        again = [action for action, one in ranked if ranked[0][1].worth - one.worth <= near]
        if not set(again) <= set(right) | set(again[:1]) or not _one_idea(game, again, actions):
            return None
        best, rest = again[0], ranked[len(again) :]
        if best not in right or ranked[0][1].worth - rest[0][1].worth < least:
            return None
        if doubt(ranked[0][1], rest[0][1]) * FAIRLY > ranked[0][1].worth - rest[0][1].worth:
            return None
        gain = self.gain(root, [best, *(action for action, _ in rest[:FINAL])])
        if gain is None:
            return None
        level = self.level(root, again)
        if level == 1 and self.is_obvious(root, again):
            return None
        coach = Coach(self.judge, Perspective(game, root, seat, Random(name)), name, 60.0)
        why = explain(self.looker, game, root, [best], [rest[0][0]], worlds=REASONS)
        return Exercise(
            id=name,
            players=int(state.players),
            seat=seat,
            level=level,
            theme=subject,
            position=game.position(root),
            worth={game.actions[action].text: round(one.worth, 3) for action, one in ranked},
            right=len(again),
            gain=round(gain, 1),
            line=[game.actions[step].text for step in coach._turn([best])],
            why=why.json(),
        )

    def ranked(self, root: State, actions: list[int], worlds: int, whole_round: bool) -> list[tuple[int, Found]]:
        """The choices with what they are worth, the best in front."""
        lines = [[action] for action in actions]
        (found,) = self.looker.compare([Question(root, lines, worlds, whole_round)])
        return sorted(zip(actions, found, strict=True), key=lambda one: -one[1].worth)

    def gain(self, root: State, actions: list[int]) -> float | None:
        """By how many points the first of them does better than the others, in games that are played to their end.

        It counts against the best rival; None where it is not clearly better than each of them.
        """
        best, *others = self.looker.begin(Question(root, [[action] for action in actions], GAMES))
        mine = [self.played(one) for one in best]
        gains = []
        for futures in others:
            gain = _gain(mine, [self.played(one) for one in futures])
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
        near = NEAR * scale(root.players)
        ranked = self.ranked(root, [game.actions.find(text).index for text in one.worth], LONG, True)
        right = [action for action, found in ranked if ranked[0][1].worth - found.worth <= near]
        answers = {game.actions.find(text).index for text in one.answers}
        if not set(right) <= answers or ranked[0][1].worth - ranked[len(right)][1].worth < near:
            return None
        best, other = right[0], ranked[len(right)][0]
        level = self.level(root, right)
        if level == 1 and self.is_obvious(root, right):
            print(f"{one.id} {one.theme} {one.best}: is obvious", flush=True)
        coach = Coach(self.judge, Perspective(game, root, one.seat, Random(one.id)), one.id, 60.0)
        return replace(
            one,
            level=level,
            worth={game.actions[action].text: round(found.worth, 3) for action, found in ranked},
            right=len(right),
            line=[game.actions[step].text for step in coach._turn([best])],
            why=explain(self.looker, game, root, [best], [other], worlds=REASONS).json(),
        )

    def simple(self, root: State) -> int:
        """What a simple bot does."""
        seen = Perspective(self.game, root, int(root.seat), Random("level"))
        return int(make("greedy", self.game.name, "practice").choose(seen, Clock(5.0)))

    def level(self, root: State, right: list[int]) -> int:
        """How hard it is: 1 where a simple bot finds it, 3 where a strong one's first thought is another."""
        if self.simple(root) in right:
            return 1
        return 2 if self.judge.choose([root])[0] in right else LEVELS

    def is_obvious(self, root: State, right: list[int]) -> bool:
        """Whether hardly anybody would do anything else."""
        inclined = self.judge.read([root])[0].inclined
        return sum(chance for action, chance in inclined if action in right) >= OBVIOUS

    def is_easy(self, state: State) -> bool:
        """Whether a simple bot and the judge's first thought are the same."""
        return self.simple(state) == self.judge.choose([state])[0]


def _one_idea(game: Game, right: list[int], actions: list[int]) -> bool:
    """Whether what is equally good is one thing in other words: an elf or a dwarf at the same place."""
    ideas = {(game.actions[action].verb, *(str(v) for _, v in game.actions[action].args[1:])) for action in right}
    return len(right) <= len(actions) // 2 and (len(right) == 1 or len(ideas) == 1)


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


def search(game: Game, file: Path, seconds: float, wanted: int, first: int, harder: bool) -> None:
    finder = Finder(game)
    have = {one.id: one for one in read_exercises(file)}
    until = monotonic() + seconds
    number = first
    looked = 0
    counts = [count for count in game.counts if count > 1]
    while monotonic() < until and len(have) < wanted:
        number += 1
        players = counts[number % len(counts)]
        name = f"{players}p{number}"
        # Somewhat freely, so that no two games go alike and not everything is best.
        bots = [make("champion:turns=1,heat=0.5", game.name, f"{name}/{seat}") for seat in range(players)]
        dice, guesses, picks = Random(name), Random(f"guesses/{name}"), Random(f"picks/{name}")
        state = game.new(players)
        state.settle(dice)
        taken = 0
        decision = 0
        while state.seat != OVER and taken < 3 and monotonic() < until:
            seat = state.seat
            decision += 1
            if FEWEST <= len(state.legal(True)) <= MOST and picks.below(EVERY) == 0 and state.round > 1:
                looked += 1
                found = None if harder and finder.is_easy(state) else finder.look(state, f"{name}d{decision}")
                themes = Counter(one.theme for one in have.values())
                levels = Counter(one.level for one in have.values())
                fits = found and themes[found.theme] < wanted / 3 and levels[found.level] < wanted / 2
                if found and fits and (found.level > 1 or not harder):
                    have[found.id] = found
                    taken += 1
                    print(f"{len(have)} of {looked}: {found.id} {found.theme} {found.level} {found.best}", flush=True)
                    write(file, list(have.values()))
            state.step(bots[seat].choose(Perspective(game, state, seat, guesses), Clock(5.0)), dice)
    print(f"{len(have)} exercises, {looked} positions looked at, {file.stat().st_size if file.exists() else 0} bytes")


def look_again(game: Game, file: Path) -> None:
    """All exercises by another judge, or when what the coach says has changed."""
    finder = Finder(game)
    kept = []
    for one in read_exercises(file):
        found = finder.again(one)
        if found is None:
            print(f"{one.id} {one.theme} {one.best}: does not stand", flush=True)
        else:
            kept.append(found)
            if found.level != one.level:
                print(f"{one.id} {one.theme}: level {one.level} -> {found.level}", flush=True)
    write(file, kept)


def write(file: Path, found: list[Exercise]) -> None:
    file.parent.mkdir(exist_ok=True)
    found.sort(key=lambda one: (one.level, one.id))
    file.write_text("".join(one.dumps() + "\n" for one in found), encoding="utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=burgher.names())
    asked.add_argument("--seconds", type=float, default=600.0)
    asked.add_argument("--wanted", type=int, default=60)
    asked.add_argument("--first", type=int, default=0, help="the number of the first game to look at")
    asked.add_argument("--harder", action="store_true", help="only such as a simple bot does not find")
    asked.add_argument("--again", action="store_true", help="only look at those that there are anew")
    asked.add_argument("--into", type=Path)
    given = asked.parse_args()
    chosen = burgher.find(given.game)
    folder = chosen.practice_folder()
    assert folder is not None
    into = given.into or folder / FILE
    if given.again:
        look_again(chosen, into)
    else:
        search(chosen, into, given.seconds, given.wanted, given.first, given.harder)
