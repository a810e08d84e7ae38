"""Everything that Belfort says has words, in every language, and no message is left over."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import burgher
from burgher.belfort.questions import QUESTIONS
from burgher.belfort.reasons import REASONS
from burgher.core.chance import Random
from burgher.core.moves import Moves
from burgher.words import LOCALES, Words, languages
from tests.belfort.pieces import CASES
from tests.laws import Case, choose

BELFORT = burgher.find("belfort")
SOURCES = Path(burgher.__file__).parent / "belfort"
TOLD = {
    name
    for source in SOURCES.glob("*.py")
    for name in re.findall(r'(?:tell|tell_only|reveal)\(\s*"([a-z-]+)"', source.read_text(encoding="utf-8"))
}
every_language = pytest.mark.parametrize("language", languages())


def words(language: str, players: int = 3) -> Words:
    return Words(language, "belfort", [f"Player{k}" for k in range(players)], strict=True)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_can_be_retold_to_everybody(case: Case) -> None:
    @given(seed=st.integers(0, 2**32))
    def retold(seed: int) -> None:
        speakers = [words(language, case.players) for language in languages()]
        match = burgher.Match(case.name, case.players, case.options, seed, case.components)
        random, moves = Random(seed), Moves()
        for _ in range(60 + seed % 200):
            if match.over:
                break
            for speaker in speakers:
                assert speaker.say(match.prompt)
                assert speaker.say(match.prompt, "others")
            match.play(choose(match.state, case, random, moves))
        for speaker in speakers:
            for seat in (0, case.players - 1, None):
                for event in match.events_for(seat):
                    said = speaker.say(event)
                    assert said
                    assert "none" not in said.split(), f"{event}: {said}"

    retold()


@every_language
def test_every_action_has_words(language: str) -> None:
    speaker = words(language)
    said = {}
    for action in BELFORT.actions:
        text = speaker.action(action)
        assert text
        said[text] = action.text
    assert len(said) == len(BELFORT.actions), "two actions are called the same"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_reason_can_be_said(case: Case) -> None:
    """Of whatever is refused on the way through a game."""
    speakers = [words(language, case.players) for language in languages()]
    random, moves = Random("reasons"), Moves()
    state = case.new()
    said: set[str] = set()
    while state.seat != burgher.OVER:
        for action in BELFORT.actions if state.seat >= 0 and random.below(12) == 0 else ():
            code = state.why(action.index)
            if code:
                message = BELFORT.reason(state, action, code)
                said.add(message.id)
                for speaker in speakers:
                    assert speaker.say(message)
        state.apply(choose(state, case, random, moves))
    assert len(said) > 15


@every_language
def test_there_are_no_other_messages(language: str) -> None:
    """Every message of belfort.ftl is used, and every id the engine knows has its message."""
    text = (LOCALES / language / "belfort.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE))
    needed = TOLD | set(REASONS[1:])
    needed |= {f"ask-{question.replace('_', '-')}" for question in QUESTIONS} | {"ask-nothing"}
    needed |= {f"do-{verb.name.replace(' ', '-')}" for verb in BELFORT.actions.verbs}
    assert needed - written == set()
    named = ("piece-", "form-", "phase-", "season-", "points-", "source-", "option-", "game-")
    code = "".join(source.read_text(encoding="utf-8") for source in SOURCES.glob("*.py"))
    assert {name for name in written - needed if not name.startswith(named) and f'"{name}"' not in code} == set()
    for option in BELFORT.options:
        assert f"option-{option.name.replace('_', '-')}" in written
