"""A process that steps tables: it takes actions out of the shared memory and puts what is seen into it."""

from __future__ import annotations

import pickle
import signal
import sys
import traceback
from multiprocessing.connection import Connection
from typing import Any

from numpy.typing import NDArray

import burgher
from burgher.core.chance import Random
from burgher.envs import arrays
from burgher.training.memory import Shape, Shared
from burgher.training.mix import Mix, imitated, make_mix
from burgher.training.settings import Settings
from burgher.training.styles import make_styles
from burgher.training.tables import ALL_LEGAL, LeagueTables

# what a worker is told, a byte and the group; BEGIN, MIX and THAW are followed by IMITATE where bots play alone
STEP, BEGIN, MIX, FREEZE, THAW, END = b"s", b"b", b"m", b"f", b"t", b"e"
IMITATE = b"i"
DONE, FROZEN, FAILED = b"d", b"z", b"x"


class Worker:
    """The tables of one process, in groups; ``views`` are its rows of the memory, for each group."""

    def __init__(self, settings: Settings, number: int, views: list[dict[str, NDArray[Any]]]) -> None:
        self.settings = settings
        self.mix: Mix = make_mix(settings)
        game = burgher.find(settings.game)
        self.views = views
        starts = [game.new(players, options) for players, options in self.mix.variants]
        self.seed = f"{settings.seed}/{number}"
        self.groups = []
        for group in range(settings.groups):
            chance = Random(f"{self.seed}/{group}/bots")
            self.groups.append(
                LeagueTables(
                    starts,
                    [list(kinds) for kinds in self.mix.kinds],
                    list(self.mix.companies),
                    make_styles(settings.game, self.seed, chance),
                    game.features,
                    game.actions.choices,
                    chance,
                )
            )

    def obey(self, order: bytes, group: int, more: bytes) -> bytes:
        """Do what one is told; gives the answer."""
        tables = self.groups[group]
        if order == STEP:
            refused = tables.step(self.views[group]["actions"].tolist())
            if refused != ALL_LEGAL:
                action = self.views[group]["actions"][refused]
                raise RuntimeError(f"the action {action} is not legal at table {refused} of group {group}")
        elif order == BEGIN:
            tables.companies = self._companies(more)
            tables.reset(f"{self.seed}/{group}")
        elif order == MIX:
            tables.mix(self._companies(more))
        elif order == FREEZE:
            chance = [int(tables.chance.first), int(tables.chance.second)]
            return FROZEN + pickle.dumps((chance, [tables.freeze(k) for k in range(self.settings.tables)]))
        elif order == THAW:
            tables.companies = self._companies(more[:1])
            (first, second), frozen = pickle.loads(more.removeprefix(IMITATE))
            tables.thaw(frozen)
            tables.chance.first, tables.chance.second = first, second
        self._publish(group)
        return DONE

    def _companies(self, more: bytes) -> list[int]:
        return imitated(self.mix) if more == IMITATE else list(self.mix.companies)

    def _publish(self, group: int) -> None:
        tables, view = self.groups[group], self.views[group]
        arrays.observations(tables.observations, view["observations"])
        arrays.bytes_of(tables.masks, view["masks"])
        arrays.numbers(tables.seats, view["seats"])
        arrays.numbers(tables.asked, view["asked"])
        arrays.numbers(tables.given, view["given"])
        arrays.flags(tables.dones, view["dones"])
        if view["dones"].any():
            arrays.floats(tables.places, view["places"])
            arrays.numbers(tables.points, view["points"])
            arrays.floats(tables.wins, view["wins"])
            arrays.numbers(tables.casts, view["casts"])


def serve(settings: Settings, number: int, shape: Shape, names: list[str], line: Connection) -> None:
    """What a worker process does: obey, until it is told to end or nobody is there any more."""
    # Ctrl-C is for the one who learns; it ends the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        shared = [Shared(shape, name) for name in names]
        own = slice(number * settings.tables, (number + 1) * settings.tables)
        worker = Worker(settings, number, [{name: rows[own] for name, rows in one.arrays.items()} for one in shared])
        while True:
            told = line.recv_bytes()
            if told[:1] == END:
                return
            line.send_bytes(worker.obey(told[:1], told[1], told[2:]))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except BaseException:  # noqa: BLE001 - whatever it is, the one who learns must hear of it
        line.send_bytes(FAILED + traceback.format_exc().encode())
        sys.exit(1)
