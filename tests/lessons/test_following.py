"""Where a learner is in a lesson: going on, going another way, going back."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgher.core import registry
from burgher.core.match import Match
from burgher.lessons import Line, Place, Prompter, find_lesson, follow, go_on, holds_bots, wanted
from burgher.lessons.following import CHOSEN, Game

EXAMPLE = Path(__file__).parents[2] / "examples" / "goofspiel.py"


class Table:
    """A learner at seat 0 and a bot that does what the lesson says, or the first thing it may."""

    def __init__(self) -> None:
        self.line = Line(find_lesson("goofspiel", "first-game"))
        self.match = Match("goofspiel", players=2, seed="first-game")
        self.prompter = Prompter(self.line, lambda: registry.find("goofspiel").new(2))
        while self.match.steps:
            self.match._cut(len(self.match.steps) - 1)
        self.causes: list[str] = []
        self.place = Place()
        self.chance()

    @property
    def game(self) -> Game:
        return Game(self.match.state, self.match.steps, self.causes)

    @property
    def wanted(self) -> list[str]:
        return wanted(self.line, self.place, self.match.state)

    def chance(self) -> None:
        while self.match.seat == -1:
            given = self.prompter.given(self.match.state, self.match.steps)
            assert given is not None
            self.take(given, "chance")

    def take(self, action: int, cause: str) -> None:
        self.match._apply(self.match.game.actions[action])
        self.causes.append(cause)

    def play(self, text: str) -> None:
        self.take(self.match.game.actions.find(text).index, CHOSEN)
        self.chance()
        self.place = follow(self.line, self.place, self.game)
        self.bots()

    def bots(self) -> None:
        while self.match.seat == 1 and not holds_bots(self.line, self.place, self.match.state):
            given = self.prompter.given(self.match.state, self.match.steps)
            self.take(self.match.state.legal()[0] if given is None else given, "bot")
            self.chance()
            self.place = follow(self.line, self.place, self.game)

    def read(self) -> None:
        self.place = go_on(self.line, self.place, self.game)
        self.bots()

    def undo(self) -> None:
        self.match._cut(len(self.match.steps) - 1)
        self.causes.pop()
        self.place = follow(self.line, self.place, self.game)

    @property
    def done(self) -> list[str]:
        return [str(step.action) for step in self.match.steps]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setenv(registry.FILES, str(EXAMPLE))
    return Table()


def test_the_lesson_as_it_is_meant(table: Table) -> None:
    assert table.done == ["turn up 9"]
    assert table.place == Place(0, (0,))
    # What is read is not done by playing.
    assert table.wanted == []
    table.read()
    assert table.place.step == 1
    assert table.wanted == ["bid 10", "bid 11", "bid 12", "bid 13"]
    table.play("bid 10")
    assert table.done == ["turn up 9", "bid 10", "bid 6", "turn up 2"]
    assert table.place.step == 2
    assert list(table.place.done) == ["bidding"]
    table.play("bid 1")
    assert table.place.step == 3
    assert "bid 13" in table.wanted
    table.play("bid 13")
    assert table.place.step == 4
    assert list(table.place.done) == ["bidding", "saving"]
    assert table.done == [str(one.action) for one in table.line.given]
    # After the last step the game goes on, and nobody waits.
    assert not holds_bots(table.line, table.place, table.match.state)
    table.read()
    assert table.place.step == 4


def test_reading_twice_reads_once(table: Table) -> None:
    table.read()
    table.read()
    assert table.place.step == 1


def test_something_else_is_noticed_and_the_bots_wait(table: Table) -> None:
    table.read()
    table.play("bid 3")
    assert table.place == Place(1, (0, 1), astray=True)
    assert table.match.seat == 1
    assert holds_bots(table.line, table.place, table.match.state)
    table.read()
    # The others and chance do what the lesson has for them, all the same.
    assert table.done == ["turn up 9", "bid 3", "bid 6", "turn up 2"]
    assert table.place.step == 2
    assert table.wanted == ["bid 1"]


def test_something_else_can_be_taken_back(table: Table) -> None:
    table.read()
    table.play("bid 3")
    table.undo()
    assert table.place == Place(1, (0, 1))
    table.play("bid 12")
    assert table.place.step == 2


def test_going_back_behind_a_step(table: Table) -> None:
    table.read()
    table.play("bid 12")
    for _ in range(3):
        table.undo()
    assert table.place.step == 1
    assert table.wanted == ["bid 10", "bid 11", "bid 12", "bid 13"]


def test_what_cannot_be_done_any_more_is_told_of(table: Table) -> None:
    """The learner has bid the 1 before the step that is about it."""
    table.read()
    table.play("bid 1")
    table.read()
    assert table.done[-1] == "turn up 2"
    assert (table.place.step, table.place.astray) == (2, True)
    table.read()
    # What comes next is as one likes.
    assert (table.place.step, table.place.astray) == (3, False)
    assert "bid 13" in table.wanted


def test_a_bot_whose_move_was_taken_decides_itself(table: Table) -> None:
    prompter = table.prompter
    state = table.match.state.copy()
    for text in ("bid 3", "bid 6"):
        state.apply(table.match.game.actions.find(text).index)
    table.read()
    table.play("bid 10")
    # In the second round the bot has bid its 2; its place in the plan goes on from there.
    table.take(table.match.game.actions.find("bid 5").index, CHOSEN)
    assert prompter.given(table.match.state, table.match.steps) == table.match.game.actions.find("bid 2").index
    table.take(table.match.game.actions.find("bid 2").index, "bot")
    table.chance()
    table.take(table.match.game.actions.find("bid 13").index, CHOSEN)
    table.take(table.match.game.actions.find("bid 12").index, "bot")
    table.chance()
    # There the lesson ends.
    table.take(table.match.game.actions.find("bid 12").index, CHOSEN)
    assert prompter.given(table.match.state, table.match.steps) is None


def test_a_place_is_kept_as_json() -> None:
    place = Place(3, (0, 4, 4, 9), True, ("goal",))
    assert Place.read(place.json()) == place
