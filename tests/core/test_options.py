"""Options: what may be chosen before a game, and what is said to who chooses otherwise."""

import pytest

from burgher.core.errors import BadOption
from burgher.core.options import Option, read_options

MIX = Option("mix", "normal", ("beginner", "normal"))
GOLD = Option("gold", 2, (2, 3))
OPEN = Option("open", True, (True, False))
GUILDS = Option("guilds", (), ("masons", "miners", "spies"), several=True)
SOLO = Option("solo", False, (True, False), players=(1, 2))
ALL = (MIX, GOLD, OPEN, GUILDS, SOLO)


def test_what_is_not_given_has_its_default() -> None:
    expected = {"mix": "normal", "gold": 2, "open": True, "guilds": (), "solo": False}
    assert read_options(ALL, None, 3) == expected
    assert read_options(ALL, {}, 3) == expected


def test_what_is_given_counts() -> None:
    given = {"mix": "beginner", "gold": 3, "open": False, "guilds": ["spies", "miners"]}
    values = read_options(ALL, given, 3)
    assert values == {"mix": "beginner", "gold": 3, "open": False, "guilds": ("spies", "miners"), "solo": False}
    assert given["guilds"] == ["spies", "miners"]


def test_an_option_for_some_player_counts() -> None:
    assert read_options(ALL, {"solo": True}, 2)["solo"] is True
    assert read_options(ALL, {"solo": False}, 3)["solo"] is False
    with pytest.raises(BadOption, match=r"^option solo is for 1, 2 players, not for 3$"):
        read_options(ALL, {"solo": True}, 3)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"mix": "hard"}, "option mix is one of beginner, normal, not 'hard'"),
        ({"mix": 1}, "option mix is one of beginner, normal, not 1"),
        ({"gold": "2"}, "option gold is one of 2, 3, not '2'"),
        ({"gold": True}, "option gold is one of 2, 3, not True"),
        ({"gold": 4}, "option gold is one of 2, 3, not 4"),
        ({"open": 1}, "option open is one of true, false, not 1"),
        ({"open": None}, "option open is one of true, false, not None"),
        ({"guilds": "spies"}, "option guilds is a list of masons, miners, spies, not 'spies'"),
        ({"guilds": 3}, "option guilds is a list of masons, miners, spies, not 3"),
        ({"guilds": ["spies", "mice"]}, "option guilds is one of masons, miners, spies, not 'mice'"),
        ({"mixed": "normal"}, "there is no option mixed; the options are mix, gold, open, guilds, solo"),
    ],
)
def test_a_bad_option_is_refused(given: dict[str, object], said: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(ALL, given, 3)
    assert str(error.value) == said
