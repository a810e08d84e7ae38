"""Bots that fail, each in its own way; a server loads them as a plug-in."""

from __future__ import annotations

import os
import time
from typing import cast

from burgher.bots import LEVELS, Clock, Level, register
from burgher.core.perspective import Perspective


class Dying:
    def choose(self, perspective: Perspective, clock: Clock) -> int:
        os._exit(7)


class Stuck:
    def choose(self, perspective: Perspective, clock: Clock) -> int:
        time.sleep(3600)
        return 0


class Raising:
    def choose(self, perspective: Perspective, clock: Clock) -> int:
        raise KeyError("a bug")


class Cheating:
    def choose(self, perspective: Perspective, clock: Clock) -> int:
        return next(action.index for action in perspective.game.actions if action.index not in perspective.legal())


class Chatting:
    """Prints, which must not come between it and the server."""

    def choose(self, perspective: Perspective, clock: Clock) -> int:
        print("thinking " * 1000, flush=True)
        return perspective.legal()[0]


BOTS = {"dying": Dying, "stuck": Stuck, "raising": Raising, "cheating": Cheating, "chatting": Chatting}

for name, bot in BOTS.items():
    register(name, lambda game, seed, bot=bot: bot())
    cast(dict[str, Level], LEVELS)[name] = Level(name, name, 0.2)
