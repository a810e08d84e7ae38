"""What stands beside the rules: examples can be played and do what they show; pictures and signs have their words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

import burgher
from burgher.belfort import names as belfort_names
from burgher.core.errors import IllegalAction
from burgher.examples import NOTHING, Example, Kind, illustrations, is_done, laid_over, taken, try_out, value_at
from burgher.reference import LINK, numbers
from burgher.words import Words, languages
from tests.core.test_game import Inn
from tests.test_rules_reference import LISTED

GAMES = tuple(burgher.names())
EXAMPLES = [example for game in GAMES for example in illustrations(burgher.find(game)).examples.values()]
EXAMPLE = pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one.position['game']}-{one.name}")
GAME = pytest.mark.parametrize("game", GAMES)
LANGUAGE = pytest.mark.parametrize("language", languages())
SIGNS = {">", "<", "+", "-", "/", "=", "|", ".."}
PLAIN = re.compile(r"options$|numbers$|readings$|^glossary$")
"""Sections that need no picture."""


def words_of(language: str, game: str) -> Words:
    return Words(language, game, strict=True, more=("web", f"{game}-rules", "reference", f"{game}-reference"))


def sections_of(game: str) -> set[str]:
    return {id.removeprefix("rule-") for id in Words("en", more=(f"{game}-rules",)).ids("rule-")}


# examples


@EXAMPLE
def test_an_example_does_what_it_shows(example: Example) -> None:
    before = try_out(example)
    assert before.seat == example.seat
    for number in range(len(example.actions)):
        assert not is_done(example, try_out(example, example.actions[:number])), f"after {number} of its steps"
    after = try_out(example, example.actions)
    assert taken(example, after) == list(example.actions)
    for path, value in example.after.items():
        assert value_at(after.position(), path) != value_at(before.position(), path), f"{path} has not changed"
        assert (value_at(after.position(), path) or 0) == value, path
    assert is_done(example, after)


@pytest.mark.slow
@EXAMPLE
def test_an_example_can_be_played_on_to_the_end(example: Example) -> None:
    match = try_out(example, example.actions)
    random = burgher.Random(example.name)
    for _ in range(3000):
        if match.over:
            break
        legal = match.state.legal(True)
        match.play(legal[random.below(len(legal))])
    assert match.over


def test_what_is_not_legal_is_refused() -> None:
    example = illustrations(burgher.find("belfort")).examples["walls"]
    with pytest.raises(IllegalAction):
        try_out(example, ["build keep 3"])


def test_an_action_that_is_not_legal_yet_waits() -> None:
    example = illustrations(burgher.find("belfort")).examples["gnome"]
    match = try_out(example, ["gnome bank", "staff bank"])
    assert taken(example, match) == ["staff bank", "gnome bank"]


def test_fields_are_laid_over_one_another() -> None:
    base = {"round": 2, "deck": {"pub": 4, "inn": 3}, "score": [1, 2]}
    assert laid_over(base, {"deck": {"pub": 5}, "score": [0, 0]}) == {
        "round": 2,
        "deck": {"pub": 5, "inn": 3},
        "score": [0, 0],
    }
    assert base["deck"] == {"pub": 4, "inn": 3}


def test_a_game_without_pictures_has_none() -> None:
    assert illustrations(Inn()) is NOTHING


# what is covered


@GAME
def test_names_are_not_given_twice(game: str) -> None:
    found = [one for one in EXAMPLES if one.position["game"] == game]
    assert len({one.name for one in found}) == len(found) >= 20


@GAME
def test_everything_stands_in_a_section(game: str) -> None:
    found = illustrations(burgher.find(game))
    assert {one.section for one in found.examples.values()} | set(found.pictures) <= sections_of(game)


@GAME
def test_the_rules_are_opened_at_what_is_asked(game: str) -> None:
    asked = illustrations(burgher.find(game)).asked
    state = burgher.find(game).new(2)
    assert set(asked) == {one.name for one in state.questions.table if not one.to_chance}
    assert set(asked.values()) <= sections_of(game)


@GAME
def test_every_section_has_a_picture(game: str) -> None:
    pictures = illustrations(burgher.find(game)).pictures
    assert [section for section in sections_of(game) - set(pictures) if not PLAIN.search(section)] == []


def pieces_of(kind: Kind, args: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """The pieces of a kind of the gallery, with what the component files have of each."""
    path = re.compile(rf"{kind.within}-([a-z]\d\d)-(.+)")
    found: dict[str, dict[str, object]] = {}
    for arg, value in args.items():
        if at := path.fullmatch(arg):
            found.setdefault(at[1], {})[at[2]] = value
    return {name: own for name, own in found.items() if kind.only.items() <= own.items()}


def test_every_card_and_tile_that_the_text_does_not_list_is_shown() -> None:
    """In the gallery, each piece of its table once, and nothing in its picture but what some piece has."""
    game = burgher.find("nobility")
    args = numbers(game.components().values)
    shown: list[str] = []
    for kind in illustrations(game).gallery:
        pieces = pieces_of(kind, args)
        parts = re.findall(r"(?<=\.)[a-z1-9][\w-]*", kind.picture)
        assert parts, kind.name
        assert set(parts) <= {part for own in pieces.values() for part in own}
        shown += pieces
    assert len(shown) == len(set(shown)) == 48 + 36 + 30 + 18 + 18
    untold = {found[0] for arg in args if LISTED.match(arg) and (found := re.search(r"\b[sbchd]\d\d\b", arg))}
    assert untold == set(shown)


@LANGUAGE
@GAME
def test_every_kind_of_the_gallery_has_its_name(game: str, language: str) -> None:
    words = words_of(language, game)
    for kind in illustrations(burgher.find(game)).gallery:
        assert words.say(f"gallery-{kind.name}")


def test_every_guild_and_property_of_belfort_can_be_tried() -> None:
    tried = {example.section for example in illustrations(burgher.find("belfort")).examples.values()}
    assert {f"properties-{name}" for name in belfort_names.PROPERTIES} <= tried
    assert {f"guilds-{name}" for name in belfort_names.GUILDS} <= tried


def test_every_place_and_card_with_an_effect_of_rise_to_nobility_can_be_tried() -> None:
    found = illustrations(burgher.find("nobility")).examples.values()
    places = "cavern-tavern construction-yard guilds guild-hall port stone-council white-castle chancery-the-board"
    assert set(places.split()) <= {example.section for example in found}
    values: Any = burgher.find("nobility").components().values
    cards = {name for kind in ("characters", "events", "objectives", "commissions") for name in values[kind]}
    cards = {name for name in cards if re.fullmatch(r"[ekov]\d\d", name)}
    assert len(cards) == 13 + 16 + 15 + 18
    guilds = {one["guild"] for name, one in values["workshops"].items() if name.startswith("b")}
    benefits = {one["benefit"] for row in ("top", "bottom") for k, one in values["desks"][row].items() if k.isdigit()}
    assert (len(guilds), len(benefits)) == (6, 6)
    assert cards | guilds | benefits <= {example.about for example in found}
    done = [action.split() for example in found for action in example.actions]
    visited = {action[1] for action in done if action[0] == "visit"}
    assert {"tavern", "yard", "hall", "port", "council", "clerk", "castle", "board", "desk", "commission"} <= visited
    # What a workshop may do for whoever comes.
    effects = {"coin": "use coin", "reputation": "use reputation", "guild_good": "use good"}
    effects |= {"reroll": "reroll", "buy_any_good": "purchase", "swap_good": "swap"}
    there = {name for tile in values["workshops"].values() if isinstance(tile, dict) for name in tile["effects"]}
    assert set(effects) == there
    assert all(any(action[: len(how)] == how for action in done) for how in map(str.split, effects.values()))


# words


@GAME
@LANGUAGE
def test_every_example_is_told(game: str, language: str) -> None:
    words = words_of(language, game)
    found = illustrations(burgher.find(game)).examples.values()
    for example in found:
        text = words.say(f"example-{example.text}", None, about=example.about, players=example.position["players"])
        assert len(text) > 10
        assert "{" not in text
        for action in example.actions:
            assert words.action(burgher.find(game).actions.find(action))
    told = {id.removeprefix("example-") for id in words.ids("example-")}
    assert told == {example.text for example in found}, "a text without its example"


def names_in(picture: str, facts: set[str], examples: set[str]) -> set[str]:
    """The pieces that a picture names; its numbers and its parts of the boards are looked up."""
    names: set[str] = set()
    parts = iter(picture.split())
    for part in parts:
        if part.startswith("@"):
            assert next(parts) in examples, picture
        elif part.startswith("$"):
            path, _, name = part[1:].partition(":")
            assert path in facts, f"{path} is no number of the pieces"
            names |= {name} if name else set()
        elif part not in SIGNS and not part.isdigit():
            names.add(part.split(":")[0])
    return names


@GAME
@LANGUAGE
def test_every_picture_and_sign_has_words(game: str, language: str) -> None:
    words = words_of(language, game)
    found = illustrations(burgher.find(game))
    facts = set(numbers(burgher.find(game).components().values))
    names = {name for group in found.signs.values() for name in group}
    for picture in found.pictures.values():
        names |= names_in(picture, facts, set(found.examples))
    for kind in found.gallery:
        # Of a piece's own words those that its picture has are drawn: its race, its goods, its effects.
        names |= names_in(re.sub(r"\S*\.\S+", "", kind.picture), facts, set())
        names |= set(re.findall(r"\.\S+:(\w+)", kind.picture))
        for own in pieces_of(kind, numbers(burgher.find(game).components().values)).values():
            for part in re.findall(r"\s\.([\w-]+)(?=\s|$)", f" {kind.picture}"):
                value = own.get(part, ())
                several = value if isinstance(value, tuple) else (value,)
                names |= {one for one in several if isinstance(one, str)}
    ids = {name: name.replace("_", "-") for name in names if not re.fullmatch(r"die_\d", name)}
    assert [n for n, id in sorted(ids.items()) if not words.has(f"sign-{id}") and not words.has(f"piece-{id}")] == []
    assert [group for group in found.signs if not words.has(f"signs-{group}")] == []
    named = {id.removeprefix("sign-") for id in words.ids("sign-")}
    assert named <= set(ids.values()), "a sign that stands nowhere"


@GAME
@LANGUAGE
def test_every_word_of_the_glossary_is_told_and_drawn(game: str, language: str) -> None:
    words = words_of(language, game)
    facts = numbers(burgher.find(game).components().values)
    terms = words.ids("term-")
    assert len(terms) > 12
    assert {id.removeprefix("term-") for id in terms} == set(illustrations(burgher.find(game)).terms)
    glossary = words.say("rule-glossary", "text", **facts)
    for id in terms:
        assert words.say(id) in glossary
        text = words.say(id, "text", **facts)
        assert {found[2] for found in LINK.finditer(text)} <= sections_of(game)


# the sheet to print


@GAME
@LANGUAGE
def test_the_sheet_has_two_sides_and_known_signs(game: str, language: str) -> None:
    words = words_of(language, game)
    options = {f"option-{option.name}": str(option.default) for option in burgher.find(game).options}
    facts = numbers(burgher.find(game).components().values) | options
    sides = [words.ids(f"side-{side}-") for side in (1, 2)]
    assert min(map(len, sides)) > 3
    for id in [*sides[0], *sides[1]]:
        text = words.say(id) + " " + words.say(id, "text", **facts)
        assert "{" not in text
        assert text.count("*") % 2 == 0
        for sign in re.findall(r":([$a-z0-9_-]+):", text):
            name = sign.replace("_", "-")
            assert sign[1:] in facts or words.has(f"sign-{name}") or words.has(f"piece-{name}"), (id, sign)
