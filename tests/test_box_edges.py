"""Sets at the edges of what is allowed are played on sensibly: by chance, by bots, and in the eyes of networks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

import pytest

import burgher
from burgher.bots import Clock, make
from burgher.core.box import Box, Field, box_of, corrections, read_values
from burgher.core.chance import Random
from burgher.core.components import ComponentSet
from burgher.core.encoding import features
from burgher.core.perspective import Perspective
from burgher.core.simulate import Tally, simulate
from burgher.core.state import CHANCE, OVER

GAME = pytest.mark.parametrize("game", burgher.names())
Extreme = Callable[[Field, Random], Any]


def lowest(field: Field, random: Random) -> Any:
    return {"number": field.low, "numbers": [field.low] * (field.count or 1), "words": list(field.words[:1])}.get(
        field.kind
    )


def highest(field: Field, random: Random) -> Any:
    return {"number": field.high, "numbers": [field.high] * (field.count or 1), "words": list(field.words)}.get(
        field.kind
    )


def anything(field: Field, random: Random) -> Any:
    if field.kind == "number":
        return field.low + random.below(field.high - field.low + 1)
    if field.kind == "word":
        return field.words[random.below(len(field.words))]
    return lowest(field, random) if random.below(2) else highest(field, random)


EXTREMES: dict[str, Extreme] = {"lowest": lowest, "highest": highest, "anything": anything}


@cache
def at_the_edge(box: Box, extreme: Extreme) -> ComponentSet:
    """As many values at their edge as go together: those that the reader does not take stay as they are."""
    random = Random("edge")
    values: dict[str, object] = {}
    for part in box.parts:
        for piece in part.pieces:
            for field in part.fields:
                path = piece.fields.get(field.name)
                if path is not None and box.is_open(path):
                    values[path] = extreme(field, random)
    values = {path: value for path, value in values.items() if value is not None}
    while problems := read_values(box, values)[1]:
        wrong = {one.path.partition("[")[0].partition(" ")[0] for one in problems}
        fitting = {
            path: value
            for path, value in values.items()
            if not any(path.startswith(one) or one.startswith(path) for one in wrong if one)
        }
        if len(fitting) == len(values):
            # What is wrong is no single value's fault, or that of a value on the same piece.
            pieces = {_piece(box, one) for one in wrong} - {""}
            fitting = {path: value for path, value in values.items() if _piece(box, path) not in pieces}
        if len(fitting) == len(values):
            fitting = dict(list(values.items())[: len(values) // 2])
        values = fitting
    return burgher.find(box.game).corrected(corrections(box, values), "edge")


def _piece(box: Box, path: str) -> str:
    piece = box.piece_of(path)
    return "" if piece is None else piece.id


@pytest.mark.slow
@GAME
@pytest.mark.parametrize("edge", EXTREMES)
def test_games_end_and_can_be_encoded(game: str, edge: str) -> None:
    rules = burgher.find(game)
    pieces = at_the_edge(box_of(game, rules.sets[0]), EXTREMES[edge])
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
@pytest.mark.parametrize("edge", EXTREMES)
@pytest.mark.parametrize("bot", ["casual", "greedy", "champion:turns=1"])
def test_bots_play_on(game: str, edge: str, bot: str) -> None:
    """To the end, or for a good while; every choice is legal, and none is broken off."""
    rules = burgher.find(game)
    pieces = at_the_edge(box_of(game, rules.sets[0]), EXTREMES[edge])
    match = burgher.Match(game, players=2, seed=edge, components=pieces)
    players = [make(bot, game, f"{edge}/{seat}") for seat in range(2)]
    random = Random(edge)
    for _ in range(60 if bot.startswith("champion") else 400):
        if match.over:
            break
        perspective = Perspective(match.game, match.state, match.seat, random)
        match.play(players[match.seat].choose(perspective, Clock(0.05)))
    assert burgher.read(match.record()).scores == match.scores
