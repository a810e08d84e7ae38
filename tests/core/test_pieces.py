"""A component file, read a line for each number."""

from typing import Any

import pytest

from burgher.core.errors import BadComponents
from burgher.core.pieces import Pieces

FILE: dict[str, Any] = {
    "fees": {"source": "rulebook", "recruiter": 2},
    "by_players": {"gnomes": {"2": 9, "3": 14}},
    "cards": {
        "pub": {"copies": 5, "cost": {"wood": 2}, "kind": "inn", "locked": True},
        "bank": {"copies": 3, "cost": {"gold": 1, "note": "from the box"}, "kind": "hall"},
    },
    "scores": [5, 3, 1],
    "ships": [{"id": "a", "goods": ["ale", "oil"], "price": [1, 2]}, {"id": "b", "goods": [], "price": [3, 4]}],
}


def read(**changes: Any) -> tuple[Pieces, list[object]]:
    file = Pieces(FILE | changes)
    found: list[object] = [
        file.number("fees.recruiter", 0, 20),
        file.number("fees.guild", 0, 20, default=1),
        list(file.row("by_players.gnomes.*", ("2", "3"), 0, 99)),
        list(file.row("cards.*.copies", ("pub", "bank"), 0, 9)),
        list(file.grid("cards.*.cost.*", ("pub", "bank"), ("wood", "gold"), 0, 9)),
        list(file.kinds("cards.*.kind", ("pub", "bank"), ("inn", "hall"))),
        list(file.flags("cards.*.locked", ("pub", "bank"), default=False)),
        file.numbers("scores", 3, 0, 9),
        [file.text(path) for path in file.each("ships.*.id", 2)],
        [ship.words("goods", ("oil", "ale")) for ship in file.tables("ships")],
        list(file.lists("ships.*.price", 2, 2, 0, 9)),
    ]
    file.close()
    return file, found


def test_a_line_for_each_number() -> None:
    assert read()[1] == [
        2, 1, [9, 14], [5, 3], [2, 0, 0, 1], [0, 1], [1, 0], [5, 3, 1], ["a", "b"], [[1, 0], []], [1, 2, 3, 4],
    ]  # fmt: skip


def test_what_was_read_is_known_by_its_path() -> None:
    facts = read()[0].facts
    assert (facts["fees.recruiter"], facts["by_players.gnomes.3"], facts["ships[1].id"]) == (2, 14, "b")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"fees": {}}, "fees.recruiter is missing"),
        ({"fees": 3}, "fees is 3; it may be a table"),
        ({"fees": {"recruiter": 21}}, "fees.recruiter is 21; it may be a whole number from 0 to 20"),
        ({"fees": {"recruiter": True}}, "fees.recruiter is True; it may be a whole number from 0 to 20"),
        ({"fees": {"recruiter": 2, "recruitr": 2}}, "fees.recruitr"),
        ({"fees": {"recruiter": 2, "note": 4}}, "fees.note is 4"),
        ({"fees": {"recruiter": 2, "source": "hearsay"}}, "fees.source is 'hearsay'; it may be one of rulebook"),
        ({"scores": [5, 3]}, "scores is [5, 3]"),
        ({"scores": [5, 3, 10]}, "scores[2] is 10"),
        ({"ships": []}, "ships is a list of 0; it may be"),
        ({"ships": [*FILE["ships"][:1], {"id": "b", "goods": ["tar"], "price": [3, 4]}]}, "ships[1].goods[0] is 'tar'"),
        ({"ships": [*FILE["ships"][:1], {"id": "b", "goods": [], "price": [3, 4], "flag": 1}]}, "ships[1].flag"),
        ({"cards": {**FILE["cards"], "pub": {"copies": 5, "kind": "inn"}}}, "cards.pub.cost is missing"),
        ({"cards": {**FILE["cards"], "pub": {"copies": 5, "cost": 3, "kind": "inn"}}}, "cards.pub.cost is 3"),
        ({"cards": {**FILE["cards"], "pub": {"copies": 5, "cost": {}, "kind": "pub"}}}, "cards.pub.kind is 'pub'"),
        ({"more": {"of": {"it": 1}}}, "more is not a field here"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadComponents) as error:
        read(**changes)
    assert str(error.value).removeprefix("there is no field ").startswith(said)
