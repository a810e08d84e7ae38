"""What runs in a worker process: a bot's decision."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from burgher.bots import Bot, Clock, make
from burgher.bots.worker import Tell
from burgher.service.posed import Posed

MOST_BOTS = 64
"""Bots that a worker remembers: a bot may think on about a game that it knows."""


@dataclass(frozen=True, kw_only=True)
class Question(Posed):
    """What a bot is asked."""

    table: str
    bot: str


def decide_asked(asked: dict[str, Any], tell: Tell) -> int:
    """A worker's work: `decide`."""
    return decide(Question(**asked))


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def decide(question: Question) -> int:
    """The index of the action that the bot chooses."""
    perspective = question.perspective()
    name = (question.table, question.seat, question.bot)
    bot = _bots.pop(name, None) or make(question.bot, question.game, question.seed)
    _bots[name] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return int(bot.choose(perspective, Clock(question.seconds)))
