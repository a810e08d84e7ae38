"""A network asked about positions, many at once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from burgher.bots.network import PLACEMENT, POINTS, POINTS_UNIT, SEATS, WIN, Network, Numbers
from burgher.bots.outlook import Outlook, final_outlook
from burgher.bots.rows import Rows
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.encoding import features
from burgher.core.state import OVER, State

AT_ONCE = 64
"""More positions are asked about in parts: the time for each falls no further."""
NEVER = np.float32(-1e9)
"""The logit of what is not legal."""
GRAIN = 1 << 30


@lru_cache(maxsize=4)
def reader_of(network: Network) -> Reader:
    """The one reader of a network: bots that think one after the other need no rows of their own."""
    return Reader(network)


class Reader:
    """Keeps the rows that positions are written to."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._rows = Rows(AT_ONCE, network.features, network.actions)

    def read(self, states: list[State]) -> tuple[Numbers, Numbers]:
        """How likely each action is, as a logarithm, and the outlook. In each position some seat must be to decide."""
        parts = [self._read(states[k : k + AT_ONCE]) for k in range(0, len(states), AT_ONCE)]
        if len(parts) == 1:
            return parts[0]
        return np.concatenate([likely for likely, _ in parts]), np.concatenate([outlook for _, outlook in parts])

    def _read(self, states: list[State]) -> tuple[Numbers, Numbers]:
        rows, count = self._rows, len(states)
        rows.write(states)
        seen: NDArray[np.int16]
        legal: NDArray[np.bool_]
        if COMPILED:
            seen = np.frombuffer(memoryview(rows.observations), np.int16)
            legal = np.frombuffer(memoryview(rows.legal), np.bool_)
        else:
            seen, legal = np.array(rows.observations, np.int16), np.array(rows.legal, np.bool_)
        logits, outlook = self.network.forward(seen.reshape(-1, rows.features)[:count])
        likely = np.where(legal.reshape(AT_ONCE, -1)[:count], logits, NEVER)
        likely -= likely.max(axis=1, keepdims=True)
        likely -= np.log(np.exp(likely).sum(axis=1, keepdims=True))
        return likely, outlook

    def outlooks(self, states: list[State]) -> list[list[Outlook]]:
        """What each seat may expect in each of these positions, by the numbers of the seats."""
        found = [final_outlook(state) if state.seat == OVER else [] for state in states]
        asking = [k for k, state in enumerate(states) if state.seat != OVER]
        if asking:
            _, rows = self.read([states[k] for k in asking])
            for k, row in zip(asking, rows, strict=True):
                found[k] = by_seat(row, states[k])
        return found

    def seen_by_all(self, states: list[State]) -> list[list[list[Outlook]]]:
        """For each position what every seat makes of it: what each may expect. Whoever decides does not matter."""
        viewed = [(state, seat) for state in states for seat in range(state.players)]
        found: list[list[Outlook]] = []
        for k in range(0, len(viewed), AT_ONCE):
            part = viewed[k : k + AT_ONCE]
            seen = np.array([features(state, seat, self.network.features) for state, seat in part], np.int16)
            _, rows = self.network.forward(seen)
            found += [by_seat(row, state, seat) for row, (state, seat) in zip(rows, part, strict=True)]
        views = iter(found)
        return [[next(views) for _ in range(state.players)] for state in states]


def by_seat(row: NDArray[np.float32], state: State, viewer: int | None = None) -> list[Outlook]:
    """The outlook that stands viewer first; by default the viewer is the seat to decide."""
    first = state.seat if viewer is None else viewer
    places = [(seat - first) % state.players for seat in range(state.players)]
    chances = 1.0 / (1.0 + np.exp(-row[WIN : WIN + SEATS].astype(np.float64)))
    if state.players > 1:
        chances /= sum(chances[place] for place in places)
    return [
        Outlook(
            placement=float(np.clip(row[PLACEMENT + place], -1.0, 1.0)),
            win=float(chances[place]),
            points=float(row[POINTS + place]) * POINTS_UNIT,
        )
        for place in places
    ]


def leanings(likely: NDArray[np.float32]) -> list[tuple[int, float]]:
    """The legal actions of one row with how likely they are, the likeliest first."""
    actions = np.flatnonzero(likely > NEVER / 2)
    chances = np.exp(likely[actions].astype(np.float64))
    order = np.argsort(-chances, kind="stable")
    return [(int(actions[k]), float(chances[k])) for k in order]


def likeliest(likely: Numbers) -> list[int]:
    return [int(action) for action in likely.argmax(axis=1)]


def drawn(likely: Numbers, heat: float, random: Random) -> list[int]:
    """An action for each row by chance: as likely as the network has it, more evenly the greater the heat."""
    sums = np.cumsum(np.exp(likely.astype(np.float64) / heat), axis=1)
    marks = np.array([random.below(GRAIN) / GRAIN for _ in likely]) * sums[:, -1]
    return [int(action) for action in (sums > marks[:, None]).argmax(axis=1)]
