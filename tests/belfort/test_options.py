"""What a table may agree on before the game."""

import pytest

import burgher
from burgher.belfort import GAME

FIVE = ["merchants", "sawyers", "wizards", "miners", "masons"]


def test_the_defaults_are_the_recommended_rulings() -> None:
    assert GAME.settle_options(4, None) == {
        "guilds": "normal",
        "chosen_guilds": (),
        "thieves_gold": 2,
        "shared_gatehouses": False,
        "keep_crest": True,
        "forgo_actions": True,
        "markers_needed": True,
        "mine_pairs_only": False,
        "np_keep_markers": 2,
        "np_dwarves_together": False,
    }


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (6, {}, "belfort is for 2 to 5 players, not for 6"),
        (3, {"np_keep_markers": 1}, "option np_keep_markers is for 2 players, not for 3"),
        (4, {"thieves_gold": 4}, "option thieves_gold is one of 2, 3, not 4"),
        (4, {"keep_crest": 1}, "option keep_crest is one of true, false, not 1"),
        (4, {"chosen_guilds": FIVE}, 'option chosen_guilds is only for guilds = "chosen"'),
        (4, {"guilds": "chosen"}, "option chosen_guilds is a list of 5 different guilds, not []"),
        (
            4,
            {"guilds": "chosen", "chosen_guilds": ["spies"] * 5},
            "option chosen_guilds is a list of 5 different guilds, not ['spies', 'spies', 'spies', 'spies', 'spies']",
        ),
        (
            2,
            {"guilds": "chosen", "chosen_guilds": [*FIVE[:4], "spies"]},
            "option chosen_guilds has spies; with two players the wizards are the only interactive guild",
        ),
    ],
)
def test_what_cannot_be_is_refused(players: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(burgher.BadOption) as refusal:
        GAME.settle_options(players, options)
    assert str(refusal.value) == message


@pytest.mark.parametrize("players", [2, 5])
def test_chosen_guilds_are_in_the_city(players: int) -> None:
    match = burgher.Match("belfort", players, {"guilds": "chosen", "chosen_guilds": FIVE}, seed=1)
    city = match.view()["city"]
    assert isinstance(city, dict)
    assert sorted(district["guild"]["name"] for district in city["districts"]) == sorted(FIVE)
