"""What runs in a worker process: a bot's decision."""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import parent_process
from typing import Any

from burgher.bots import Bot, Clock, make
from burgher.core import registry
from burgher.core.chance import Random
from burgher.core.match import named_components
from burgher.core.perspective import Perspective

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


def prepare(plugins: Sequence[str]) -> None:
    """Make a worker ready: it lives as long as the server does."""
    # Ctrl-C goes to all processes; the server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for plugin in plugins:
        import_module(plugin)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def decide(question: Question) -> int:
    """The index of the action that the bot chooses."""
    game = registry.find(question.game)
    options = game.settle_options(question.players, question.options)
    components = named_components(game, dict(question.components))
    state = game.restore(question.position, question.players, options, components)
    random = Random(question.seed)
    perspective = Perspective(game, state, question.seat, random)
    name = (question.table, question.seat, question.bot)
    bot = _bots.pop(name, None) or make(question.bot, question.game, question.seed)
    _bots[name] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return int(bot.choose(perspective, Clock(question.seconds)))
