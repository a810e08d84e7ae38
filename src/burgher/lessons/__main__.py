"""For those who write lessons: ``python -m burgher.lessons GAME [LESSON]`` plays one and shows how it goes."""

from __future__ import annotations

import sys

from burgher.core.errors import BurgherError
from burgher.core.state import OVER
from burgher.lessons import Line, find_lesson, lesson_names
from burgher.words import Words


def tell(line: Line) -> None:
    """Every step with where it stands; at the end, the table as the learner sees it and what may be done."""
    lesson, game = line.lesson, line.game
    for number, moment in enumerate(line.moments):
        said = "" if number == len(lesson.steps) else f" · {lesson.steps[number].say}"
        who = "over" if moment.seat == OVER else f"seat {moment.seat} {moment.question}"
        print(f"{lesson.place(number)}{said}: round {moment.mark[0]}, {moment.mark[1]}, {who}")
    *_, state = line.positions()
    names = [f"Seat {seat}" for seat in range(lesson.players)]
    words = Words("en", game.name, names, more=("cli",))
    drawn = game.draw(game.view(state, lesson.seat), Words("en", game.name, names), words)
    print("\n".join(drawn or [str(game.view(state, lesson.seat))]))
    if state.seat >= 0:
        print(f"\nseat {state.seat} may: {', '.join(str(game.actions[action]) for action in state.legal())}")
    for seat in range(lesson.players):
        done = [str(one.action) for one in line.given if one.seat == seat]
        print(f"seat {seat} has: {', '.join(done[-12:])}")


def main(game: str, *names: str) -> int:
    for name in names or lesson_names(game):
        try:
            tell(Line(find_lesson(game, name)))
        except BurgherError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
