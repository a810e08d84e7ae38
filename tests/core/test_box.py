"""The box of a game: what may be changed, what is wrong, what is odd; and an owner's file."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import burgher
from burgher.core.box import KNOWN, Box, box_of, corrections, differences, flat, matches, nested, read_values
from burgher.core.box_compare import compare
from burgher.core.box_file import HEAD, checked_in, game_of, owner_file
from burgher.core.doubts import doubts
from burgher.core.errors import BadComponents
from burgher.words import Words, languages

GAME = pytest.mark.parametrize("game", burgher.names())


def standard(game: str) -> Box:
    return box_of(game, burgher.find(game).sets[0])


@GAME
def test_whatever_is_not_the_rulebooks_lies_in_the_box(game: str) -> None:
    for base in burgher.find(game).sets:
        box = box_of(game, base)
        uncertain = [path for path in box.facts if box.source(path) != KNOWN]
        outside = [path for path in uncertain if not box.is_open(path)]
        assert outside == [path for path in uncertain if any(matches(path, one) for one in box.unprinted)]


@GAME
def test_no_value_lies_on_two_pieces(game: str) -> None:
    paths = [path for piece in standard(game).pieces.values() for path in piece.fields.values()]
    assert len(paths) == len(set(paths))


@GAME
def test_the_shipped_sets_contradict_no_rulebook(game: str) -> None:
    for base in burgher.find(game).sets:
        box = box_of(game, base)
        assert doubts(box, box.facts) == []
        assert read_values(box, {}) == (box.facts, [])


@pytest.mark.slow
@GAME
def test_every_doubt_has_words_and_can_be_raised(game: str) -> None:
    """Each by some change of one kind of value."""
    box = standard(game)
    raised: set[str] = set()
    for part in box.parts:
        for field in part.fields:
            for extreme in (field.low, field.high):
                paths = [piece.fields[field.name] for piece in part.pieces if field.name in piece.fields]
                if field.kind == "number":
                    values: dict[str, object] = dict.fromkeys(paths, extreme)
                elif field.kind == "numbers" and field.count is not None:
                    values = {path: [extreme] * field.count for path in paths}
                elif field.kind == "words":
                    values = {path: [field.words[0]] for path in paths}
                else:
                    continue
                raised |= {one.id for one in doubts(box, {**box.facts, **values})}
    ids = {plan["id"] for plan in box.doubts}
    assert ids <= raised
    for language in languages():
        words = Words(language, game, more=("box", f"{game}-box"))
        assert [id for id in (*ids, "rulebook") if not words.has(f"doubt-{id}")] == []


@GAME
def test_what_the_rulebook_says_is_doubted_when_it_is_changed(game: str) -> None:
    box = standard(game)
    path = next(path for path, value in box.facts.items() if box.source(path) == KNOWN and isinstance(value, int))
    found = doubts(box, {**box.facts, path: 3 + int(str(box.facts[path]))})
    assert "rulebook" in [one.id for one in found]


@pytest.mark.slow
@GAME
def test_what_may_be_is_what_the_reader_takes(game: str) -> None:
    """One value at a time, at its ends, and beyond them."""
    box = standard(game)
    for part in box.parts:
        piece = part.pieces[0]
        for field in part.fields[:3]:
            if field.kind != "number" or field.name not in piece.fields:
                continue
            path = piece.fields[field.name]
            for value, fits in ((field.low - 1, False), (field.high + 1, False), (box.facts[path], True)):
                problems = read_values(box, {path: value})[1]
                assert (problems == []) == fits, (path, value, problems)
                assert fits or problems[0].path == path


def test_several_mistakes_are_found_at_once() -> None:
    box = standard("belfort")
    wrong = {"properties.pub.cost.wood": "x", "guilds.spies.cost.stone": 99, "no.such": 3}
    facts, problems = read_values(box, {**wrong, "tax.spaces": 6})
    assert [one.path for one in problems] == ["properties.pub.cost.wood", "guilds.spies.cost.stone", "no"]
    assert facts["tax.spaces"] == 6
    assert facts["properties.pub.cost.wood"] == box.facts["properties.pub.cost.wood"]


def test_what_does_not_go_together_is_found_on_its_piece() -> None:
    box = standard("nobility")
    _, problems = read_values(box, {"settlers.s07.goods": ["books"], "hall.cost": [1]})
    assert [one.path for one in problems] == ["settlers.s07.demand", "hall.cost"]


@GAME
def test_values_by_path_are_the_tables(game: str) -> None:
    shipped = burgher.find(game).shipped(burgher.find(game).sets[0])
    assert flat(nested(flat(shipped))) == flat(shipped)
    assert differences(standard(game), flat(shipped)) == {}


def test_a_value_cannot_be_a_table_too() -> None:
    with pytest.raises(BadComponents, match="may be a table"):
        nested({"tax": 3, "tax.spaces": 4})


@GAME
def test_an_owners_file_says_what_was_looked_up(game: str) -> None:
    for base in burgher.find(game).sets:
        box = box_of(game, base)
        looked_up = box.to_check()[1::2]
        path = next(iter(box.open_fields(box.pieces[box.to_check()[0]]).values()))
        field = next(one for part in box.parts for one in part.fields if path.endswith(one.name))
        other = field.high if box.facts[path] != field.high else field.low
        text = owner_file(box, 'Ünser "Kasten" \N{GRINNING FACE}\n', {path: other}, looked_up, note="second printing")
        tables: dict[str, Any] = tomllib.loads(text)
        pieces = burgher.find(game).corrected(tables, "file")
        assert pieces.name == 'Ünser "Kasten" \N{GRINNING FACE}'
        told = flat({name: value for name, value in tables.items() if name not in HEAD})
        assert differences(box, told) == {path: other}
        assert checked_in(box, tables) == looked_up
        assert set(told) == {path, *(one for id in looked_up for one in box.open_fields(box.pieces[id]).values())}
        if looked_up and path.count(".") > 1:
            assert "owner" in burgher.find(game).provenance(pieces).values()


@GAME
def test_corrections_are_as_small_as_they_can_be(game: str) -> None:
    sets = burgher.find(game).sets
    assert corrections(standard(game), {}) == {}
    for base in sets[1:]:
        assert corrections(box_of(game, base), {}) == {"base": base}


@GAME
def test_an_owner_answers_for_what_was_looked_up(game: str) -> None:
    box = standard(game)
    checked = box.to_check()
    pieces = burgher.find(game).corrected(corrections(box, {}, checked), "mine")
    assert pieces.fingerprint == burgher.find(game).components().fingerprint
    sources = burgher.find(game).provenance(pieces)
    tables = {path.rpartition(".")[0] for id in checked for path in box.open_fields(box.pieces[id]).values()}
    assert {sources[table] for table in tables if table in sources} >= {"owner"}


def test_owners_are_compared() -> None:
    box = standard("belfort")
    anna = {"properties": {"pub": {"cost": {"wood": 3, "stone": 2}}, "keep": {"cost": {"metal": 3}}}}
    bert = {"properties": {"pub": {"cost": {"wood": 3, "stone": 3}}}}
    found = {one.path: one for one in compare(box, [("anna", anna), ("bert", bert)])}
    assert found["properties.pub.cost.wood"].is_agreed
    assert not found["properties.pub.cost.wood"].is_as_shipped
    assert found["properties.pub.cost.stone"].by == {"2": ("anna",), "3": ("bert",)}
    assert found["properties.keep.cost.metal"].by == {"3": ("anna",)}
    assert len(found) == 3


def test_a_file_is_for_the_game_it_names_or_fits() -> None:
    assert game_of({"game": "belfort"}) is burgher.find("belfort")
    assert game_of({"tax": {"spaces": 6}}) is burgher.find("belfort")
    assert game_of({"yard": {"house": 4}}) is burgher.find("nobility")
    with pytest.raises(BadComponents, match=r"yard\.house is 'x'"):
        game_of({"yard": {"house": "x"}})


def test_a_file_of_another_game_or_form_says_so() -> None:
    game = burgher.find("belfort")
    with pytest.raises(BadComponents, match="is for 'nobility', not for belfort"):
        game.corrected({"game": "nobility"}, "mine")
    with pytest.raises(BadComponents, match="format 2; this version of Burgher reads 1"):
        game.corrected({"format": 2}, "mine")
    assert game.corrected({"game": "belfort", "format": 1}, "mine").values == game.components().values


def test_a_game_without_a_box_has_an_empty_one() -> None:
    class Boxless(type(burgher.find("belfort"))):  # type: ignore[misc]
        def box_file(self) -> None:
            return None

    box = Box(Boxless(), "standard")
    assert box.parts == ()
    assert box.to_check() == []
