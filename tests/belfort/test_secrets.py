"""What happens face down is told to its owner alone, in every random game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher.core.chance import Random
from burgher.core.match import Step
from burgher.core.moves import Moves
from tests.belfort.pieces import CASES
from tests.laws import Case, choose

WITH_SPIES = [case for case in CASES if case.options.get("guilds") == "chosen" or not case.options]


def words(step: Step, seat: int | None) -> set[object]:
    """Everything that a seat is told about a step."""
    return {
        word
        for event in step.events
        for value in event.seen_by(seat).args.values()
        for word in (value if isinstance(value, tuple) else (value,))
    }


def is_face_down(step: Step, phase: str) -> bool:
    """A card is drawn into a hand, put away at the start, or chosen for the spies; nothing is turned up with it."""
    if any(event.reveals for event in step.events):
        return False
    return step.action.verb in ("draw", "show") or (step.action.verb == "discard" and phase == "setup")


@pytest.mark.parametrize("case", WITH_SPIES, ids=str)
def test_a_card_that_moves_face_down_is_named_to_its_owner_only(case: Case) -> None:
    @settings(max_examples=max(1, settings().max_examples // 10))
    @given(seed=st.integers(0, 2**32))
    def told(seed: int) -> None:
        match = burgher.Match(case.name, case.players, case.options, seed, case.components)
        random, moves = Random(seed), Moves()
        phases = ["setup"] * len(match.steps)
        while not match.over:
            phase = match.state.phase
            match.play(choose(match.state, case, random, moves))
            phases += [phase] * (len(match.steps) - len(phases))
        hidden = [step for step, phase in zip(match.steps, phases, strict=True) if is_face_down(step, phase)]
        assert len(hidden) > 5 * case.players
        for step in hidden:
            card = step.action["card"]
            owner = next(event.args["seat"] for event in step.events if event.secret)
            assert isinstance(owner, int)
            assert card in words(step, owner)
            for other in (*range(case.players), None):
                if other != owner:
                    assert card not in words(step, other), f"{step}"

    told()


def test_events_say_nothing_more_to_a_spectator_than_to_a_player() -> None:
    match = burgher.Match("belfort", 4, seed=11)
    random, moves = Random(11), Moves()
    case = next(case for case in CASES if case.players == 4)
    for _ in range(150):
        match.play(choose(match.state, case, random, moves))
    for event in match.events:
        open_args = {name for name, value in event.seen_by(None).args.items() if value is not None}
        for seat in range(4):
            assert open_args <= {name for name, value in event.seen_by(seat).args.items() if value is not None}
