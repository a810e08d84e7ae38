"""A lesson goes along with those who go another way in what they may decide freely."""

from __future__ import annotations

from burgher.core.chance import Random
from burgher.core.match import Match
from burgher.core.state import CHANCE
from burgher.lessons import Line, Place, find_lesson, follow, go_on, holds_bots
from burgher.lessons.following import CHOSEN, Game


class Beside:
    """A learner at a lesson's own table, who decides also for the others."""

    def __init__(self, game: str, name: str) -> None:
        lesson = find_lesson(game, name)
        self.line = Line(lesson)
        self.match = Match(game, players=lesson.players, options=lesson.options, seed=1)
        while self.match.steps:
            self.match._cut(len(self.match.steps) - 1)
        self.causes: list[str] = []
        self.place = Place()
        self.random = Random(1)
        for text in lesson.begin:
            self._take(text)
        self.place = follow(self.line, self.place, self._game)

    @property
    def _game(self) -> Game:
        return Game(self.match.state, self.match.steps, self.causes)

    @property
    def said(self) -> str:
        return self.line.lesson.steps[self.place.step].say.removeprefix(f"lesson-{self.line.lesson.name}-")

    def _take(self, text: str) -> None:
        self.match._apply(self.match.game.actions.find(text))
        self.causes.append(CHOSEN)

    def read(self) -> None:
        while holds_bots(self.line.lesson, self.place):
            assert not self.place.astray
            self.place = go_on(self.line, self.place, self._game)

    def play(self, *texts: str) -> None:
        for text in texts:
            self._take(text)
            while self.match.seat == CHANCE:
                self._take(str(self.match.game.actions[self.match.state.roll(self.random)]))
            self.place = follow(self.line, self.place, self._game)


def test_for_two_with_a_worker_in_the_kings_camp_and_another_crest() -> None:
    """Between placing and acting a crest is chosen, and the other one acts first."""
    table = Beside("belfort", "two-players")
    table.read()
    table.play("block miners", "block merchants")
    table.read()
    assert table.said == "building-month"
    table.play("place elf camp", "pass", *["send elf forest"] * 3, *["send dwarf quarry"] * 3)
    table.play("pass", *["send elf forest"] * 2, *["send dwarf quarry"] * 3)
    assert table.match.state.asked().name == "camp"
    assert table.said == "building-month"
    table.play("crest 2")
    # The other has crest 1 now.
    assert table.said == "building-turn"
    table.play("end")
    assert table.said == "building-turn"
    # What one builds for oneself is not what is built for a non-player.
    table.play("build gardens 1", "end")
    assert (table.said, table.match.state.asked().name) == ("building-watch", "np_card")
    table.read()
    table.play("take pub", "build pub 2")
    assert table.said == "building-card"
    table.play("take inn")
    assert table.said == "building-place"
    table.play("build inn 1")
    # The learner has crest 2, and learns how it went when it is their turn to block again.
    table.play("place elf camp")
    assert table.said == "building-walked"
