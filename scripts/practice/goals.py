"""What a turn must be like to be a goal: something can be reached in exactly one way, and much else may be done."""

from __future__ import annotations

from collections.abc import Iterator

from burgher.core.game import Game
from burgher.core.state import State
from burgher.practice.exercises import seen_by
from burgher.practice.goals import Goal, Reach, Turn, is_only_way

FEWEST = 60
"""Positions that a turn must offer."""
SHORTEST, LONGEST = 3, 9
"""Steps to the goal."""
TRAPS = 2
"""So many first steps at least must lead astray."""
EASY, HARD = 0.02, 0.001
"""How often somebody gets there who does anything at all by chance: more is easy, less is hard."""
FIRST_ROUND = 3


class GoalFinder:
    def __init__(self, game: Game) -> None:
        self.game = game

    def look(self, state: State, name: str) -> Iterator[Goal]:
        """Goals of the turn that begins here, the hardest first."""
        game, seat = self.game, int(state.seat)
        root = game.restore(
            seen_by(game, state, seat, name), state.players, game.settle_options(state.players, None), game.components()
        )
        whole = Turn(root)
        if not whole.whole or len(whole.states) < FEWEST or not self.ends(root):
            return
        found = []
        for of, (quantity, theme) in game.aims().items():
            turn = Reach(whole, quantity)
            least = self.target(of, turn)
            line = None if least is None else turn.shortest(least)
            if line is None or least is None or not SHORTEST <= len(line) <= LONGEST:
                continue
            astray = sum(turn.can_have[to] < least for to in turn.steps[0].values())
            if astray < TRAPS or not is_only_way(turn, line, least):
                continue
            chance = chance_of(turn, least)
            level = 1 if chance >= EASY else 2 if chance >= HARD else 3
            goal = Goal(
                id=f"{name}-{of}",
                players=int(state.players),
                seat=seat,
                level=level,
                theme=theme,
                position=game.position(root),
                of=of,
                now=turn.has[0],
                least=least,
                line=[game.actions[step].text for step in line],
            )
            found.append((chance, goal))
        for _, goal in sorted(found, key=lambda one: one[0]):
            yield goal

    def target(self, of: str, turn: Reach) -> int | None:
        """What is to be reached: all that is possible; to be ahead is enough."""
        now, most = turn.has[0], turn.can_have[0]
        if of[-1].isdigit():
            return 1 if now < 1 <= most else None
        return most if most > now else None

    def ends(self, root: State) -> bool:
        """Whether another seat comes next, so that everybody sees where the turn ends."""
        ends = [action for action in root.legal() if self.game.actions[action].verb in ("end", "pass")]
        if not ends:
            return True
        after = root.copy()
        after.apply(ends[0])
        return bool(after.seat != root.seat)


def chance_of(turn: Reach, least: int) -> float:
    """How likely somebody gets there who takes any legal step by chance."""
    chance = [float(has >= least) for has in turn.has]
    for _ in range(4):
        for at in reversed(range(len(chance))):
            if turn.has[at] < least and turn.steps[at]:
                chance[at] = sum(chance[to] for to in turn.steps[at].values()) / len(turn.steps[at])
    return chance[0]
