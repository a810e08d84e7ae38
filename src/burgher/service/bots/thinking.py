"""What runs in a worker process: a bot's decision."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from burgher.bots import Bot, Clock, make
from burgher.bots.worker import Tell
from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.perspective import Perspective
from burgher.service.live.pieces import pieces_of

MOST_BOTS = 64
"""Bots that a worker remembers: a bot may think on about a game that it knows."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked. The position is one that its seat imagines: what is hidden from it does not come here."""

    table: str
    game: str
    players: int
    options: Mapping[str, Any]
    components: Mapping[str, Any]
    position: Mapping[str, Any]
    seat: int
    bot: str
    seconds: float
    seed: str


def decide_asked(asked: dict[str, Any], tell: Tell) -> int:
    """A worker's work: `decide`."""
    return decide(Question(**asked))


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def decide(question: Question) -> int:
    """The index of the action that the bot chooses."""
    game = registry.find(question.game)
    options = game.settle_options(question.players, question.options)
    components = pieces_of(question.game, question.components)
    state = game.restore(question.position, question.players, options, components)
    perspective = Perspective(game, state, question.seat, Random(question.seed))
    name = (question.table, question.seat, question.bot)
    bot = _bots.pop(name, None) or make(question.bot, question.game, question.seed)
    _bots[name] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return int(bot.choose(perspective, Clock(question.seconds)))
