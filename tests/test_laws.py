"""The laws of tests/laws.py for every game, player count and a choice of options."""

from collections.abc import Callable

import pytest
from hypothesis import given, note, settings

from burgher.core.state import State
from tests import laws
from tests.belfort.pieces import CASES as BELFORT
from tests.laws import Case, Walk, walks
from tests.nobility.pieces import CASES as NOBILITY

CASES: list[Case] = [*BELFORT, *NOBILITY]

every_case = pytest.mark.parametrize("case", CASES, ids=str)


LAWS: dict[str, tuple[Callable[[Case, State], object], ...]] = {
    "copies": (laws.copies_are_equal_and_free,),
    "actions": (laws.legal_and_why_agree, laws.outcomes_are_weighed),
    "looking": (
        laws.looking_changes_nothing,
        laws.views_are_plain,
        laws.features_fill_their_room,
        laws.scores_add_up,
    ),
    "secrets": (laws.what_is_hidden_stays_hidden, laws.an_imagined_game_can_be_played),
    "positions": (laws.positions_round_trip,),
}


@every_case
@pytest.mark.parametrize("about", LAWS)
def test_laws_of_positions(case: Case, about: str) -> None:
    @given(walk=walks(case))
    def hold(walk: Walk) -> None:
        note(f"{walk}.state({case})")
        state = walk.state(case)
        for law in LAWS[about]:
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


@pytest.mark.parametrize("game", sorted({case.name for case in CASES}))
def test_text_index_and_json_of_every_action_name_it(game: str) -> None:
    actions = next(case for case in CASES if case.name == game).game.actions
    for action in actions:
        assert actions.find(action.text) is action
        assert actions.find(action.index) is action
        assert actions.find(action.json) is action
        assert actions.find(str(action).upper()) is action
