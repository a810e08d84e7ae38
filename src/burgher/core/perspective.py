"""What a bot is given: a seat's view of the game, and nothing else."""

from __future__ import annotations

from burgher.core.chance import Random
from burgher.core.encoding import features
from burgher.core.game import Game
from burgher.core.parts import copied
from burgher.core.state import State


class Perspective:
    """The game as one seat sees it.

    It is made from an imagined position, so what the seat cannot see is not here at all: a bot that cheats cannot be
    written. For the same reason asking it twice for `imagine` gives two different guesses at the hidden things.
    """

    def __init__(self, game: Game, state: State, seat: int, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.players = state.players
        self._guess = state.imagine(seat, random)

    def __repr__(self) -> str:
        return f"<Perspective of seat {self.seat} on {self.game.name}: {self._guess!r}>"

    def legal(self) -> list[int]:
        """The legal actions of this seat, steps that commute in one order only; none when another decides."""
        return self._guess.legal(True) if self._guess.seat == self.seat else []

    def view(self) -> dict[str, object]:
        return {**copied(self.game.view(self._guess, self.seat))}

    def imagine(self, random: Random) -> State:
        """A complete position that might be the real one."""
        return self._guess.imagine(self.seat, random)

    def encode(self) -> list[int]:
        return features(self._guess, self.seat, self.game.features)
