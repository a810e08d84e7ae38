"""What every game does alike: its options, its component sets, and an owner's corrections to them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from burgher.core.actions import Action, ActionSpace, Verb
from burgher.core.components import ComponentSet
from burgher.core.errors import BadComponents, BadOption
from burgher.core.game import Game, Message
from burgher.core.layout import Layout
from burgher.core.options import Option, Value
from burgher.core.pieces import Pieces
from burgher.core.question import Questions
from burgher.core.state import State


class Inn(Game):
    """A game of nothing but its rooms."""

    name = "inn"
    counts = range(2, 5)
    actions = ActionSpace([Verb("sleep", 0, {})])
    options = (Option("beds", 2, (2, 3)), Option("late", False, (True, False)))
    layout = Layout(4, 0, [], Questions([]))
    features = 0
    sets = ("first edition", "second edition")

    def shipped(self, name: str) -> dict[str, object]:
        return {"rooms": 5 if name == "first edition" else 6, "prices": {"bed": 1, "meal": 2}}

    def check_components(self, components: ComponentSet) -> None:
        file = Pieces(components.values)
        file.number("rooms", 1, 20)
        file.row("prices.*", ("bed", "meal"), 0, 9)
        file.close()

    def check_options(self, players: int, options: dict[str, Value]) -> None:
        if options["late"] and players == 2:
            raise BadOption("two players cannot be late")

    def start(self, players: int, options: dict[str, Value], components: ComponentSet) -> State:
        started: Any = (players, options, components)
        return started  # type: ignore[no-any-return]

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {}

    def prompt(self, state: State) -> Message:
        return Message("ask-sleep", {})

    def reason(self, state: State, action: Action, code: int) -> Message:
        return Message("why-awake", {})

    def breakdown(self, state: State) -> Sequence[Mapping[str, int]]:
        return []

    def check_position(self, state: State) -> None:
        pass


INN = Inn()


def new(*args: Any, **kwargs: Any) -> Any:
    return INN.new(*args, **kwargs)


def test_a_game_starts_with_defaults() -> None:
    players, options, components = new(3)
    assert players == 3
    assert options == {"beds": 2, "late": False}
    assert components.name == "first edition"
    assert components.values["rooms"] == 5
    assert components.corrections is None


def test_a_game_starts_as_asked() -> None:
    _, options, components = new(4, {"beds": 3}, "second edition")
    assert options == {"beds": 3, "late": False}
    assert components.values["rooms"] == 6
    own = ComponentSet("own", {"rooms": 1})
    assert new(4, None, own)[2] is own


@pytest.mark.parametrize("players", [1, 5, 0, -2, "3", None, 3.0, True])
def test_a_wrong_number_of_players(players: object) -> None:
    with pytest.raises(BadOption) as error:
        new(players)
    assert str(error.value) == f"inn is for 2 to 4 players, not for {players!r}"


def test_options_that_do_not_go_together() -> None:
    assert new(3, {"late": True})[1]["late"] is True
    with pytest.raises(BadOption, match="two players cannot be late"):
        new(2, {"late": True})


def test_an_unknown_set() -> None:
    with pytest.raises(BadComponents) as error:
        INN.components("third edition")
    assert str(error.value) == (
        "there is no component set or file 'third edition'; the sets are first edition, second edition"
    )


def test_a_file_corrects_the_first_set(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[prices]\nbed = 3\n")
    pieces = INN.components(path)
    assert pieces.name == "mine"
    assert pieces.values == {"rooms": 5, "prices": {"bed": 3, "meal": 2}}
    assert pieces.corrections == {"prices": {"bed": 3}}
    assert INN.components(str(path)) == pieces


def test_a_file_names_its_base_and_itself(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('base = "second edition"\nname = "our copy"\n[prices]\nmeal = 0\n')
    pieces = INN.components(path)
    assert pieces.name == "our copy"
    assert pieces.values == {"rooms": 6, "prices": {"bed": 1, "meal": 0}}
    assert INN.corrected(dict(pieces.corrections or {}), "whatever") == pieces


def test_a_file_with_an_unknown_base(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('base = "tenth edition"\n')
    with pytest.raises(
        BadComponents, match=r"^base is 'tenth edition'; it may be one of first edition, second edition$"
    ):
        INN.components(path)


def test_a_file_with_a_bad_value(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("rooms = 50\n")
    with pytest.raises(BadComponents, match=r"^rooms is 50; it may be a whole number from 1 to 20$"):
        INN.components(path)


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="there is no component file"):
        INN.components(tmp_path / "none.toml")


@pytest.mark.parametrize("line", ["note = 2011-07-04", "name = 2011-07-04"])
def test_names_and_notes_are_text(tmp_path: Path, line: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"{line}\n")
    with pytest.raises(BadComponents) as error:
        INN.components(path)
    assert str(error.value) == f"{line[:4]} is datetime.date(2011, 7, 4); it may be a text"
