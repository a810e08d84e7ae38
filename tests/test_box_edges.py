"""Sets at the edges of what is allowed are played on sensibly: by chance, by bots, and in the eyes of networks."""

from __future__ import annotations

from itertools import count

import pytest

import burgher
from burgher.bots import Clock, make
from burgher.core.chance import Random
from burgher.core.encoding import features
from burgher.core.perspective import Perspective
from burgher.core.simulate import Tally, simulate
from burgher.core.state import CHANCE, OVER
from scripts.strange_pieces import STRANGE, strange_set

GAME = pytest.mark.parametrize("game", burgher.names())


@pytest.mark.slow
@GAME
@pytest.mark.parametrize("edge", STRANGE)
def test_games_end_and_can_be_encoded(game: str, edge: str) -> None:
    rules = burgher.find(game)
    pieces = strange_set(game, edge)
    assert pieces.fingerprint != rules.components().fingerprint
    for players in rules.counts:
        tally = Tally(players)
        start = rules.new(players, components=pieces)
        for seed in range(3):
            simulate(start, Random(seed), tally)
        assert tally.games == 3
    for players in (rules.counts[0], rules.counts[-1]):
        state = rules.new(players, components=pieces)
        random = Random(players)
        for step in count():
            if state.seat == OVER:
                break
            if state.seat != CHANCE and step % 16 == 0:
                numbers = features(state, state.seat, rules.features)
                assert len(numbers) == rules.features
                guess = state.imagine(state.seat, random)
                assert rules.view(guess, state.seat) == rules.view(state, state.seat)
            state.apply(state.roll(random) if state.seat == CHANCE else _any(state.legal(), random))


def _any(legal: list[int], random: Random) -> int:
    return legal[random.below(len(legal))]


@pytest.mark.slow
@GAME
@pytest.mark.parametrize("edge", STRANGE)
@pytest.mark.parametrize("bot", ["casual", "greedy", "champion:turns=1"])
def test_bots_play_on(game: str, edge: str, bot: str) -> None:
    """To the end, or for a good while; every choice is legal, and none is broken off."""
    pieces = strange_set(game, edge)
    match = burgher.Match(game, players=2, seed=edge, components=pieces)
    players = [make(bot, game, f"{edge}/{seat}") for seat in range(2)]
    random = Random(edge)
    for _ in range(60 if bot.startswith("champion") else 400):
        if match.over:
            break
        perspective = Perspective(match.game, match.state, match.seat, random)
        match.play(players[match.seat].choose(perspective, Clock(0.05)))
    assert burgher.read(match.record()).scores == match.scores
