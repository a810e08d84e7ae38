"""Whether a choice ends the turn where chance acts after it: settlers are replaced, and one may sell a building yet."""

from __future__ import annotations

from collections import Counter

import burgher
from burgher.core.chance import Random
from burgher.core.state import CHANCE
from burgher.service.holding import goes_on


def test_what_is_held_as_the_end_of_the_turn_ends_it() -> None:
    met: Counter[tuple[str, bool]] = Counter()
    for seed in range(6):
        match = burgher.Match("nobility", 3, seed=str(seed))
        actions, state, random = match.game.actions, match.state.copy(), Random(seed)
        while not state.over():
            seat = state.seat
            if seat == CHANCE:
                state.apply(state.roll(random))
                continue
            legal = state.legal(False)
            useful = [one for one in legal if actions[one].verb not in ("pass", "end")] or legal
            action = useful[random.below(len(useful))]
            state.apply(action)
            if state.seat != CHANCE:
                continue
            said, round = goes_on(state, seat), state.round
            while state.seat == CHANCE:
                state.apply(state.roll(random))
            came = state.seat == seat and state.round == round
            assert said or not came, actions[action].text
            met[actions[action].verb, said] += 1
    # Taking settlers ends some turns and not others; passing ends them all.
    assert met["take", True] > 0
    assert met["take", False] > 0
    assert met["pass", False] > 0
    assert met["pass", True] == 0
