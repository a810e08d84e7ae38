"""Positions for bots to think about."""

from __future__ import annotations

import burgher
from burgher.bots import Clock
from burgher.bots.bot import Bot
from burgher.core.perspective import Perspective
from burgher.core.state import OVER, State

GAMES = ("belfort", "nobility")
HOURS = 3600.0
"""More time than any test takes: what is chosen does not depend on the machine."""


def reached(game: str, players: int, seed: str, steps: int, choices: int = 2) -> State:
    """Where a game is after so many decisions at random, and on until there is a choice between so many actions."""
    random = burgher.Random(seed)
    state = burgher.find(game).new(players)
    state.settle(random)
    done = 0
    while done < steps or len(state.legal(True)) < choices:
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
        done += 1
        assert state.seat != OVER, "the game was over before there was such a choice"
    return state


def forced(game: str, players: int, seed: str) -> State:
    """Where a seat has no choice."""
    random = burgher.Random(seed)
    state = burgher.find(game).new(players)
    state.settle(random)
    while len(state.legal(True)) > 1:
        legal = state.legal(True)
        state.step(legal[random.below(len(legal))], random)
        assert state.seat != OVER
    return state


def seen(game: str, state: State, seed: str = "guess") -> Perspective:
    """As the seat to decide sees it."""
    return Perspective(burgher.find(game), state, state.seat, burgher.Random(seed))


def asked(bot: Bot, game: str, state: State, seconds: float = HOURS) -> int:
    """What a bot chooses."""
    return bot.choose(seen(game, state), Clock(seconds))
