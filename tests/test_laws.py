"""The laws of tests/laws.py for every game, player count and a choice of options."""

from collections.abc import Callable
from importlib import import_module

import pytest
from hypothesis import given, note, settings

import burgher
from burgher.core.state import State
from tests import laws
from tests.laws import Case, Walk, cases_left_out, walks

WRITTEN: list[Case] = [case for game in burgher.names() for case in import_module(f"tests.{game}.pieces").CASES]
CASES = [*WRITTEN, *cases_left_out(WRITTEN)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


LAWS: tuple[Callable[[Case, State], object], ...] = (
    laws.copies_are_equal_and_free,
    laws.legal_and_why_agree,
    laws.outcomes_are_weighed,
    laws.what_is_asked_can_be_said,
    laws.looking_changes_nothing,
    laws.views_are_plain,
    laws.views_follow_one_another,
    laws.features_fill_their_room,
    laws.scores_add_up,
    laws.what_is_hidden_stays_hidden,
    laws.an_imagined_game_can_be_played,
    laws.positions_round_trip,
)


@every_case
def test_laws_of_positions(case: Case) -> None:
    """All of them in each position: the way there takes as long as a law."""

    @given(walk=walks(case))
    def hold(walk: Walk) -> None:
        note(f"{walk}.state({case})")
        state = walk.state(case)
        for law in LAWS:
            law(case, state)

    hold()


@every_case
@pytest.mark.parametrize(
    "law",
    [laws.a_game_is_sound, laws.a_match_can_be_told_and_taken_back, laws.canonical_order_reaches_everything],
    ids=lambda law: law.__name__,
)
def test_laws_of_walks(case: Case, law: Callable[[Case, Walk], None]) -> None:
    @settings(max_examples=max(1, settings().max_examples // 3))
    @given(walk=walks(case))
    def holds(walk: Walk) -> None:
        law(case, walk)

    holds()


@pytest.mark.parametrize("game", burgher.names())
def test_every_choice_is_met(game: str) -> None:
    """Of each option; and one that no case plays with gets a case of its own."""
    for option in burgher.find(game).options:
        met = [case.options.get(option.name, option.default) for case in CASES if case.name == game]
        if option.several:
            assert any(met), option.name
            continue
        assert set(option.choices) <= set(met), option.name
        if isinstance(option.default, bool):
            without = [case for case in WRITTEN if case.name == game and option.name not in case.options]
            added = [case.options.get(option.name) for case in cases_left_out(without)]
            assert (not option.default) in added


@pytest.mark.slow
@pytest.mark.parametrize("game", burgher.names())
def test_every_question_and_every_verb_is_met(game: str) -> None:
    cases = [case for case in CASES if case.name == game]
    rules = burgher.find(game)
    assert {question for case in cases for question in case.questions} == set(rules.layout.questions)
    assert {verb for case in cases for verb in case.verbs} == {verb.name for verb in rules.actions.verbs}


@pytest.mark.slow
@pytest.mark.parametrize("game", burgher.names())
def test_a_question_that_needs_an_option_is_refused_without_it(game: str) -> None:
    """No position asks what only an option brings when the table plays without it."""
    cases = [case for case in CASES if case.name == game]
    for option in (option for option in cases[0].game.options if isinstance(option.default, bool)):
        chosen = [case for case in cases if case.options.get(option.name, option.default) != option.default]
        usual = [case for case in cases if case.settled[option.name] == option.default]
        asked = {name for case in usual for name in case.questions}
        for case in chosen:
            for name in set(case.questions) - asked:
                position = case.game.position(Walk(1, 0, name).state(case))
                assert case.restored(position, case.options).asked().name == name
                with pytest.raises(burgher.BadPosition):
                    case.restored(position, {**case.options, option.name: option.default})


@pytest.mark.parametrize("game", burgher.names())
def test_text_index_and_json_of_every_action_name_it(game: str) -> None:
    actions = next(case for case in CASES if case.name == game).game.actions
    for action in actions:
        assert actions.find(action.text) is action
        assert actions.find(action.index) is action
        assert actions.find(action.json) is action
        assert actions.find(str(action).upper()) is action
