"""The action space: index, text and JSON of an action, and what is said to somebody who misspells one."""

import pytest

from burgher.core.actions import Action, ActionSpace, Verb
from burgher.core.errors import UnknownAction

OWN = {("elf", "forest"), ("dwarf", "quarry")}

SPACE = ActionSpace(
    [
        Verb("place", 0, {"worker": ("elf", "dwarf"), "at": ("camp", "mine")}),
        Verb("build wall", 4, {"district": (1, 2, 3)}),
        Verb("send", 7, {"worker": ("elf", "dwarf"), "to": ("forest", "quarry")}, where=lambda w, a: (w, a) in OWN),
        Verb("end", 9, {}),
        Verb("roll", 10, {"die": (1, 2)}, chance=True),
    ]
)


def test_indices_run_through_the_verbs_the_last_argument_fastest() -> None:
    assert [action.text for action in SPACE] == [
        "place elf camp",
        "place elf mine",
        "place dwarf camp",
        "place dwarf mine",
        "build wall 1",
        "build wall 2",
        "build wall 3",
        "send elf forest",
        "send dwarf quarry",
        "end",
        "roll 1",
        "roll 2",
    ]
    assert [action.index for action in SPACE] == list(range(12))
    assert len(SPACE) == 12


def test_players_actions_are_counted_apart_from_those_of_chance() -> None:
    assert SPACE.choices == 10
    assert [action.text for action in SPACE if action.chance] == ["roll 1", "roll 2"]


def test_an_action_knows_its_arguments() -> None:
    action = SPACE[1]
    assert (action["worker"], action["at"]) == ("elf", "mine")
    assert action.json == {"do": "place", "worker": "elf", "at": "mine"}
    assert str(action) == "place elf mine"
    with pytest.raises(KeyError, match="district"):
        action["district"]


def test_a_slice_is_a_tuple_of_actions() -> None:
    assert [action.text for action in SPACE[4:6]] == ["build wall 1", "build wall 2"]


@pytest.mark.parametrize("action", SPACE, ids=str)
def test_index_text_json_and_action_name_the_same(action: Action) -> None:
    for name in (action, action.index, action.text, action.json):
        assert SPACE.find(name) is action


def test_text_may_be_written_carelessly() -> None:
    assert SPACE.find("  Build   WALL 2 ").index == 5


def test_numbers_in_json_may_be_text() -> None:
    assert SPACE.find({"do": "build wall", "district": "3"}).index == 6


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (12, "there is no action 12; they run from 0 to 11"),
        (-1, "there is no action -1; they run from 0 to 11"),
        (True, "an action is a text, an index or an object, not True"),
        (2.0, "an action is a text, an index or an object, not float"),
        (None, "an action is a text, an index or an object, not NoneType"),
        ("build wall 7", "there is no action “build wall 7”; did you mean “build wall 3” or “build wall 2” or "),
        ("send", "there is no action “send”; “send” is used like this: “send elf forest”"),
        ("fly", "there is no action “fly”; actions begin with one of build wall, end, place, send"),
        (
            {"do": "place", "worker": "elf", "at": "cmp"},
            "there is no action {'do': 'place', 'worker': 'elf', 'at': 'cmp'}; did you mean “place elf camp” or ",
        ),
        ({"worker": "elf"}, "there is no action {'worker': 'elf'}; actions begin with one of build wall, end, place, "),
    ],
)  # fmt: skip
def test_what_is_not_an_action_is_refused_with_a_hint(name: object, said: str) -> None:
    with pytest.raises(UnknownAction) as error:
        SPACE.find(name)  # type: ignore[arg-type]
    assert str(error.value).startswith(said)


def test_an_action_of_another_game_is_refused() -> None:
    other = ActionSpace([Verb("place", 0, {"worker": ("elf", "dwarf"), "at": ("camp", "mine")}), Verb("end", 4, {})])
    assert SPACE.find(other[3]) is other[3]
    for action in (other[4], Action(99, "end", (), False)):
        with pytest.raises(UnknownAction, match=r"^“end” is not an action of this game$"):
            SPACE.find(action)


def test_a_verb_at_the_wrong_index_is_refused() -> None:
    with pytest.raises(AssertionError, match="verb end is declared at 3, but 2 comes next"):
        ActionSpace([Verb("crest", 0, {"crest": (1, 2)}), Verb("end", 3, {})])


def test_two_actions_with_one_text_are_refused() -> None:
    with pytest.raises(AssertionError, match="same text"):
        ActionSpace([Verb("build", 0, {"what": ("wall 1",)}), Verb("build wall", 1, {"district": (1,)})])
