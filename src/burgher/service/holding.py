"""How a game would stand after some actions, for whoever wants to see it before the turn is over."""

from __future__ import annotations

from collections.abc import Sequence

from burgher.core.chance import Random
from burgher.core.state import CHANCE, State
from burgher.service.live.draft import Draft
from burgher.service.live.match import Trial
from burgher.service.live.table import LiveTable
from burgher.service.playing import Named, act, running
from burgher.service.store.rows import CHOSEN

WORLDS = 4
"""In how many worlds chance is tried out; who decides after it hardly ever depends on what it brings."""


def end_of_turn(live: LiveTable, seat: int, named: Sequence[Named]) -> Trial | None:
    """The game after these actions, if they end the seat's turn and could be taken back until then; None otherwise.

    Chance has not acted in it, and nothing is written: what is hidden stays so.
    """
    trial = Trial.of(running(live))
    copy = LiveTable(live.row, live.seats, trial)
    act(copy, Draft(copy), seat, named, CHOSEN, None)
    reveals = any(event.reveals for step in trial.steps for event in step.events)
    return None if reveals or trial.over or trial.seat == seat else trial


def goes_on(state: State, seat: int) -> bool:
    """Whether the turn goes on once chance has acted: looked at in imagined worlds, so that nothing is given away."""
    if state.seat != CHANCE:
        return False
    for number in range(WORLDS):
        random = Random(number)
        world = state.imagine(seat, random)
        while world.seat == CHANCE:
            world.apply(world.roll(random))
        if world.seat == seat and world.round == state.round:
            return True
    return False
