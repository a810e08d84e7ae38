"""The games there are."""

import pytest

import burgher
from burgher.core.errors import BadOption
from burgher.core.game import Game


def test_both_games_are_known() -> None:
    assert {"belfort", "nobility"} <= set(burgher.names())


def test_a_game_is_found_by_name_and_is_one_object() -> None:
    game = burgher.find("belfort")
    assert isinstance(game, Game)
    assert game.name == "belfort"
    assert burgher.find("belfort") is game


@pytest.mark.parametrize("name", ["chess", "", "Belfort"])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match=rf"^there is no game '{name}'; there are belfort, nobility$"):
        burgher.find(name)
