"""Whatever happens in random games, with any options and pieces, can be said in every language."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher.core.chance import Random
from burgher.core.events import Event
from burgher.core.game import Message
from burgher.core.moves import Moves
from burgher.words import Words, languages
from tests.belfort.pieces import CASES
from tests.laws import Case, choose

BELFORT = burgher.find("belfort")


def words(language: str, players: int = 3) -> Words:
    return Words(language, "belfort", [f"Player{k}" for k in range(players)], strict=True)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_can_be_retold_to_everybody(case: Case) -> None:
    @settings(max_examples=max(1, settings().max_examples // 10))
    @given(seed=st.integers(0, 2**32))
    def retold(seed: int) -> None:
        speakers = [words(language, case.players) for language in languages()]
        match = burgher.Match(case.name, case.players, case.options, seed, case.components)
        random, moves = Random(seed), Moves()
        # The same with the same arguments is said in the same words: each of them once.
        prompts: dict[str, Message] = {}
        events: dict[str, Event] = {}
        for _ in range(60 + seed % 200):
            if match.over:
                break
            prompts[repr(match.prompt)] = match.prompt
            match.play(choose(match.state, case, random, moves))
        for seat in (0, case.players - 1, None):
            events.update((repr(event), event) for event in match.events_for(seat))
        for speaker in speakers:
            for prompt in prompts.values():
                assert speaker.say(prompt)
                assert speaker.say(prompt, "others")
            for event in events.values():
                said = speaker.say(event)
                assert said
                assert "none" not in said.split(), f"{event}: {said}"

    retold()


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_reason_can_be_said(case: Case) -> None:
    """Of whatever is refused on the way through a game."""
    speakers = [words(language, case.players) for language in languages()]
    random, moves = Random("reasons"), Moves()
    state = case.new()
    reasons: dict[str, Message] = {}
    while state.seat != burgher.OVER:
        for action in BELFORT.actions if state.seat >= 0 and random.below(12) == 0 else ():
            code = state.why(action.index)
            if code:
                message = BELFORT.reason(state, action, code)
                reasons[repr(message)] = message
        state.apply(choose(state, case, random, moves))
    for speaker in speakers:
        for message in reasons.values():
            assert speaker.say(message)
    assert len({message.id for message in reasons.values()}) > 15
