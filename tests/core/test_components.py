"""Component files: what is read from them, and what is said about a bad one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from burgher.core.components import ComponentSet, Table, fingerprint, overlay, read_file
from burgher.core.errors import BadComponents

VALUES: dict[str, object] = {
    "rounds": 7,
    "scoring": [3, 5, 7],
    "open": True,
    "title": "Belfort",
    "kind": "basic",
    "kinds": ["basic", "resource"],
    "cost": {"wood": 3, "stone": 2},
    "cards": [{"id": "pub"}, {"id": "inn"}],
}
KINDS = ("basic", "resource", "interactive")
GOODS = ("wood", "stone", "metal")


def table(**changes: object) -> Table:
    return Table(VALUES | changes, "belfort")


def test_values_are_read_by_kind() -> None:
    read = table()
    assert read.number("rounds", 1, 9) == 7
    assert read.numbers("scoring", 3, 1, 7) == [3, 5, 7]
    assert read.numbers("scoring", None, 1, 7) == [3, 5, 7]
    assert read.flag("open") is True
    assert read.text("title") == "Belfort"
    assert read.word("kind", KINDS) == "basic"
    assert read.words("kinds", KINDS) == ["basic", "resource"]
    assert read.counts("cost", GOODS, 0, 9) == [3, 2, 0]
    assert [card.text("id") for card in read.tables("cards", 2)] == ["pub", "inn"]
    assert [card.text("id") for card in read.tables("cards")] == ["pub", "inn"]
    assert read.table("cost").number("stone", 0, 9) == 2
    assert read.has("title")
    assert not read.has("subtitle")
    read.close()


def test_defaults_stand_for_what_is_missing() -> None:
    read = Table({}, "")
    assert read.number("rounds", 1, 9, default=7) == 7
    assert read.flag("open", default=False) is False
    assert read.text("title", default="none") == "none"
    read.close()


def test_a_default_does_not_hide_a_value() -> None:
    read = table()
    assert read.number("rounds", 1, 9, default=3) == 7
    assert read.flag("open", default=False) is True
    assert read.text("title", default="none") == "Belfort"


def test_notes_may_stand_anywhere() -> None:
    read = Table({"source": "a guess", "note": "see there"}, "")
    read.close()


@pytest.mark.parametrize("name", ["source", "note"])
def test_notes_are_text(name: str) -> None:
    """Records carry corrections as JSON: a TOML date could not go along."""
    with pytest.raises(BadComponents, match=rf"^belfort\.{name} is 4; it may be a text$"):
        Table({name: 4}, "belfort").close()


def test_what_nobody_asked_for_is_refused() -> None:
    read = table(ruonds=7)
    for name in VALUES:
        read.has(name)
    read.number("rounds", 1, 9)
    read.flag("open")
    with pytest.raises(BadComponents, match=r"^belfort\.scoring is not a field here; there are open, rounds$"):
        read.close()


def test_a_misspelt_count_is_refused() -> None:
    with pytest.raises(BadComponents, match=r"^belfort\.cost\.wod is not a field here; there are metal, stone, wood$"):
        table(cost={"wod": 3}).counts("cost", GOODS, 0, 9)


@pytest.mark.parametrize(
    ("changes", "call", "said"),
    [
        ({"rounds": 0}, "number", "belfort.rounds is 0; it may be a whole number from 1 to 9"),
        ({"rounds": "7"}, "number", "belfort.rounds is '7'; it may be a whole number from 1 to 9"),
        ({"rounds": True}, "number", "belfort.rounds is True; it may be a whole number from 1 to 9"),
        ({"scoring": 3}, "numbers", "belfort.scoring is 3; it may be a list of 3 whole numbers from 1 to 7"),
        ({"scoring": [3]}, "numbers", "belfort.scoring is [3]; it may be a list of 3 whole numbers from 1 to 7"),
        ({"scoring": [3, 5, 8]}, "numbers", "belfort.scoring[2] is 8; it may be a whole number from 1 to 7"),
        ({"open": 1}, "flag", "belfort.open is 1; it may be true or false"),
        ({"title": 1}, "text", "belfort.title is 1; it may be a text"),
        ({"kind": "base"}, "word", "belfort.kind is 'base'; it may be one of basic, resource, interactive"),
        ({"kinds": "basic"}, "words", "belfort.kinds is 'basic'; it may be a list of some of basic, resource, inter"),
        ({"kinds": ["basic", 2]}, "words", "belfort.kinds[1] is 2; it may be one of basic, resource, interactive"),
        ({"cost": 3}, "counts", "belfort.cost is 3; it may be a table"),
        ({"cost": {"wood": -1}}, "counts", "belfort.cost.wood is -1; it may be a whole number from 0 to 9"),
        ({}, "all counts", "belfort.cost.metal is missing; it may be a whole number from 0 to 9"),
        ({"cards": [{}]}, "tables", "belfort.cards is a list of 1; it may be a list of 2 tables"),
        ({"cards": {}}, "tables", "belfort.cards is {}; it may be a list of 2 tables"),
        ({"cards": [{}, 3]}, "tables", "belfort.cards[1] is 3; it may be a table"),
        ({"cards": 3}, "some tables", "belfort.cards is 3; it may be a list of tables"),
    ],
)
def test_a_bad_value_is_named_with_what_it_may_be(changes: dict[str, object], call: str, said: str) -> None:
    read = table(**changes)
    calls: dict[str, Callable[[], object]] = {
        "number": lambda: read.number("rounds", 1, 9),
        "numbers": lambda: read.numbers("scoring", 3, 1, 7),
        "flag": lambda: read.flag("open"),
        "text": lambda: read.text("title"),
        "word": lambda: read.word("kind", KINDS),
        "words": lambda: read.words("kinds", KINDS),
        "counts": lambda: read.counts("cost", GOODS, 0, 9),
        "all counts": lambda: read.counts("cost", GOODS, 0, 9, needs_all=True),
        "tables": lambda: read.tables("cards", 2),
        "some tables": lambda: read.tables("cards"),
    }
    with pytest.raises(BadComponents) as error:
        calls[call]()
    assert str(error.value).startswith(said)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda read: read.number("x", 1, 9), "x is missing; it may be a whole number from 1 to 9"),
        (
            lambda read: read.numbers("x", None, 1, 9),
            "x is missing; it may be a list of some whole numbers from 1 to 9",
        ),
        (lambda read: read.flag("x"), "x is missing; it may be true or false"),
        (lambda read: read.text("x"), "x is missing; it may be a text"),
        (lambda read: read.word("x", ("a", "b")), "x is missing; it may be one of a, b"),
        (lambda read: read.words("x", ("a", "b")), "x is missing; it may be a list of some of a, b"),
        (lambda read: read.table("x"), "x is missing; it may be a table"),
        (lambda read: read.tables("x"), "x is missing; it may be a list of tables"),
    ],
)
def test_a_missing_value_is_named(call: Callable[[Table], object], said: str) -> None:
    with pytest.raises(BadComponents) as error:
        call(Table({}, ""))
    assert str(error.value) == said


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('rounds = 6\n[cost]\nwood = 1\nnote = "ä"\n', encoding="utf-8")
    assert read_file(path) == {"rounds": 6, "cost": {"wood": 1, "note": "ä"}}


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BadComponents) as error:
        read_file(path)
    assert str(error.value) == f"there is no component file {path}"


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"the component file .* cannot be read: "):
        read_file(tmp_path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match=r"picture\.toml cannot be read: "):
        read_file(path)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("rounds: 6\n")
    with pytest.raises(BadComponents, match=r"wrong\.toml is not TOML: .*line 1"):
        read_file(path)


def test_a_fingerprint_does_not_mind_the_order() -> None:
    one = {"rounds": 7, "cost": {"wood": 1, "stone": 2}}
    other = {"cost": {"stone": 2, "wood": 1}, "rounds": 7}
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint(one) != fingerprint(one | {"rounds": 6})
    assert len(fingerprint(one)) == 16


def test_a_fingerprint_does_not_mind_where_values_come_from() -> None:
    one = {"source": "rulebook", "cost": {"wood": 1, "note": "guessed"}, "cards": [{"id": "pub", "note": "a"}]}
    other = {"source": "owner", "cost": {"wood": 1}, "cards": [{"id": "pub"}]}
    assert fingerprint(one) == fingerprint(other)
    assert fingerprint(one) != fingerprint(other | {"cost": {"wood": 2}})


def test_corrections_are_laid_over() -> None:
    base: dict[str, object] = {
        "rounds": 7,
        "scoring": [3, 5, 7],
        "cost": {"wood": 1, "stone": 2},
        "cards": [{"id": "pub", "cost": {"wood": 2, "stone": 3}}, {"id": "inn", "copies": 5}],
        "plain": [{"wood": 1}],
    }
    corrections: dict[str, object] = {
        "scoring": [2, 4],
        "cost": {"stone": 4},
        "cards": [{"id": "inn", "copies": 4}, {"id": "jail", "copies": 1}],
        "plain": [{"stone": 1}],
        "new": 1,
    }
    assert overlay(base, corrections) == {
        "rounds": 7,
        "scoring": [2, 4],
        "cost": {"wood": 1, "stone": 4},
        "cards": [
            {"id": "pub", "cost": {"wood": 2, "stone": 3}},
            {"id": "inn", "copies": 4},
            {"id": "jail", "copies": 1},
        ],
        "plain": [{"stone": 1}],
        "new": 1,
    }
    assert base["cost"] == {"wood": 1, "stone": 2}
    assert base["cards"] == [{"id": "pub", "cost": {"wood": 2, "stone": 3}}, {"id": "inn", "copies": 5}]


def test_a_set_is_named_in_records() -> None:
    plain = ComponentSet("shipped", {"rounds": 7})
    assert plain.json() == {"name": "shipped", "fingerprint": fingerprint({"rounds": 7})}
    mine = ComponentSet("mine", {"rounds": 6}, {"rounds": 6})
    assert mine.json() == {"name": "mine", "fingerprint": fingerprint({"rounds": 6}), "corrections": {"rounds": 6}}
