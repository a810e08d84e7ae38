"""Game Set-up: player counts, guild mixes, options, and that chance deals evenly."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

import burgher
from burgher.core.state import CHANCE, State
from tests.belfort.table import GUILDS, PROPERTIES, at, cards_in_hand, legal, play, refused

BASIC = set(GUILDS[:4])
RESOURCE = {"sawyers", "miners", "bankers", "masons"}
INTERACTIVE = {"thieves", "bandits", "wizards", "spies"}
BELFORT = burgher.find("belfort")


def chosen(state: State) -> list[tuple[str, Fraction]]:
    """What chance may do now, with its probability."""
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    return [(str(BELFORT.actions[index]), Fraction(weight, total)) for index, weight in outcomes]


def founded(match: burgher.Match) -> list[str]:
    return [GUILDS[guild] for guild in at(match)["guild"]]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_everybody_starts_with(players: int) -> None:
    match = burgher.Match("belfort", players, seed=1)
    position = at(match)
    assert position["stock"] == [{"wood": 1, "stone": 1, "metal": 1, "gold": 5}] * players
    assert position["owned"] == [{"elf": 3, "dwarf": 3}] * players
    assert [cards_in_hand(match, seat) for seat in range(players)] == [5] * players
    assert sorted(position["crest"]) == list(range(players))
    assert position["stockpile"] == {2: 9, 3: 14, 4: 18, 5: 22}[players]
    assert position["score"] == [0] * players
    assert position["owner"] == [{}] * 5
    assert position["built"] == [{}] * players
    assert match.state.phase == "setup"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_table_after_the_first_discards(players: int) -> None:
    match = burgher.Match("belfort", players, seed=2)
    for _ in range(2 * players):
        assert legal(match) == {f"discard {card}" for card in at(match)["hand"][match.seat]}
        play(match, sorted(legal(match))[0])
    position = at(match)
    assert [cards_in_hand(match, seat) for seat in range(players)] == [3] * players
    assert sum(position["discards"].values()) == 2 * players
    assert sum(position["pool"].values()) == 3
    assert sum(position["deck"].values()) == 50 - 5 * players - 3
    assert position["aside"] == [{}] * players
    assert (match.state.phase, match.state.round) == ("placement", 1)
    assert position["crest"][match.seat] == 0


def test_every_card_has_five_copies() -> None:
    position = at(burgher.Match("belfort", 5, seed=3))
    for card in PROPERTIES:
        found = position["deck"].get(card, 0) + sum(hand.get(card, 0) for hand in position["hand"])
        assert found == 5


def test_the_first_discards_name_a_card_in_hand() -> None:
    match = burgher.Match("belfort", 3, seed=1)
    missing = next(card for card in PROPERTIES if card not in at(match)["hand"][0])
    assert refused(match, f"discard {missing}") == "why-card-not-in-hand"
    assert refused(match, "pass") == "why-not-asked-now"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("players", [3, 5])
def test_guilds_of_a_normal_game(players: int, seed: int) -> None:
    found = set(founded(burgher.Match("belfort", players, seed=seed)))
    assert (len(found & RESOURCE), len(found & BASIC), len(found & INTERACTIVE)) == (1, 2, 2)


@pytest.mark.parametrize("seed", range(12))
def test_guilds_of_a_beginners_game(seed: int) -> None:
    found = set(founded(burgher.Match("belfort", 4, {"guilds": "beginner"}, seed=seed)))
    assert (len(found & RESOURCE), len(found & BASIC)) == (3, 2)


def test_guilds_of_an_advanced_game_are_any_five() -> None:
    seen = set()
    for seed in range(60):
        found = founded(burgher.Match("belfort", 4, {"guilds": "advanced"}, seed=seed))
        assert len(set(found)) == 5
        seen |= set(found)
    assert seen == set(GUILDS)


@pytest.mark.parametrize("seed", range(12))
def test_guilds_of_a_game_for_two(seed: int) -> None:
    found = set(founded(burgher.Match("belfort", 2, seed=seed)))
    assert "wizards" in found
    assert (len(found & RESOURCE), len(found & BASIC)) == (2, 2)
    found = set(founded(burgher.Match("belfort", 2, {"guilds": "beginner"}, seed=seed)))
    assert (len(found & RESOURCE), len(found & BASIC)) == (3, 2)
    found = set(founded(burgher.Match("belfort", 2, {"guilds": "advanced"}, seed=seed)))
    assert "wizards" in found
    assert len(found & (RESOURCE | BASIC)) == 4


def test_chosen_guilds_are_placed_at_random() -> None:
    five = ["masons", "spies", "wizards", "thieves", "merchants"]
    places: Counter[str] = Counter()
    for seed in range(100):
        found = founded(burgher.Match("belfort", 3, {"guilds": "chosen", "chosen_guilds": five}, seed=seed))
        assert sorted(found) == sorted(five)
        places[found[0]] += 1
    assert min(places[guild] for guild in five) >= 8


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (3, {"guilds": "chosen"}, "option chosen_guilds is a list of 5 different guilds, not []"),
        (
            3,
            {"guilds": "chosen", "chosen_guilds": ["masons"] * 5},
            "option chosen_guilds is a list of 5 different guilds",
        ),
        (3, {"guilds": "chosen", "chosen_guilds": list(GUILDS[:6])}, "option chosen_guilds is a list of 5 different"),
        (3, {"chosen_guilds": list(GUILDS[:5])}, 'option chosen_guilds is only for guilds = "chosen"'),
        (3, {"guilds": "chosen", "chosen_guilds": ["mice"]}, "option chosen_guilds is one of merchants, librarians"),
        (2, {"guilds": "chosen", "chosen_guilds": ["spies", *GUILDS[:4]]}, "option chosen_guilds has spies"),
        (3, {"guilds": "hard"}, "option guilds is one of normal, beginner, advanced, chosen, not 'hard'"),
        (3, {"thieves_gold": 4}, "option thieves_gold is one of 2, 3, not 4"),
        (3, {"keep_crest": "no"}, "option keep_crest is one of true, false, not 'no'"),
        (3, {"gatehouses": True}, "there is no option gatehouses; the options are guilds, chosen_guilds, thieves_gold"),
        (1, {}, "belfort is for 2 to 5 players, not for 1"),
        (6, {}, "belfort is for 2 to 5 players, not for 6"),
        ("3", {}, "belfort is for 2 to 5 players, not for '3'"),
    ],
)
def test_bad_options(players: int, options: dict[str, object], said: str) -> None:
    with pytest.raises(burgher.BadOption) as error:
        burgher.Match("belfort", players, options)
    assert str(error.value).startswith(said)


# Chance: exact probabilities, from the weights


def placed(players: int, options: dict[str, object]) -> dict[tuple[str, ...], Fraction]:
    """The probability of every arrangement of the guilds."""
    found: dict[tuple[str, ...], Fraction] = {}
    waiting: list[tuple[State, tuple[str, ...], Fraction]] = [(BELFORT.new(players, options), (), Fraction(1))]
    while waiting:
        state, guilds, likely = waiting.pop()
        if len(guilds) == 5:
            found[guilds] = found.get(guilds, Fraction(0)) + likely
            continue
        for text, chance in chosen(state):
            assert text.startswith("found ")
            after = state.copy()
            after.apply(BELFORT.actions.find(text).index)
            waiting.append((after, (*guilds, text.removeprefix("found ")), likely * chance))
    return found


def test_chosen_guilds_every_arrangement_is_as_likely() -> None:
    five = ["masons", "spies", "wizards", "thieves", "merchants"]
    arrangements = placed(3, {"guilds": "chosen", "chosen_guilds": five})
    assert len(arrangements) == 120
    assert set(arrangements.values()) == {Fraction(1, 120)}


def test_beginners_guilds_every_arrangement_is_as_likely() -> None:
    arrangements = placed(3, {"guilds": "beginner"})
    # Four ways to take three resource guilds, six to take two basic ones.
    assert len(arrangements) == 4 * 6 * 120
    assert set(arrangements.values()) == {Fraction(1, 4 * 6 * 120)}


@pytest.mark.parametrize(
    ("players", "options", "prefix"),
    [(3, {}, 2), (2, {}, 2), (3, {"guilds": "advanced"}, 2), (2, {"guilds": "advanced"}, 2)],
)
def test_guilds_begin_as_uniform_arrangements_do(players: int, options: dict[str, object], prefix: int) -> None:
    """The first two districts have the probabilities that all legal arrangements, equally likely, would give them."""
    expected = arrangements_by_counting(players, str(options.get("guilds", "normal")), prefix)
    start = BELFORT.new(players, options)
    for first, likely in chosen(start):
        state = start.copy()
        state.apply(BELFORT.actions.find(first).index)
        for second, after in chosen(state):
            pair = (first.removeprefix("found "), second.removeprefix("found "))
            assert likely * after == expected.pop(pair)
    assert expected == {}


def arrangements_by_counting(players: int, mix: str, prefix: int) -> dict[tuple[str, ...], Fraction]:
    """Choose the five guilds, put them in any order: how often each pair comes first."""
    sets = []
    for five in combinations(GUILDS, 5):
        found = set(five)
        counts = (len(found & RESOURCE), len(found & BASIC), len(found & INTERACTIVE))
        if players == 2:
            fits = "wizards" in found and counts[2] == 1 and (mix == "advanced" or counts == (2, 2, 1))
        else:
            fits = mix == "advanced" or counts == (1, 2, 2)
        if fits:
            sets.append(five)
    assert prefix == 2
    pairs = Counter((one, other) for five in sets for one in five for other in five if one != other)
    return {pair: Fraction(count, 20 * len(sets)) for pair, count in pairs.items()}


def test_crests_are_dealt_evenly() -> None:
    state = BELFORT.new(3)
    while chosen(state)[0][0].startswith("found"):
        state.apply(state.outcomes()[0][0])
    assert chosen(state) == [(f"deal crest {crest}", Fraction(1, 3)) for crest in (1, 2, 3)]
    state.apply(BELFORT.actions.find("deal crest 2").index)
    assert chosen(state) == [(f"deal crest {crest}", Fraction(1, 2)) for crest in (1, 3)]


def test_cards_are_dealt_from_what_is_left() -> None:
    state = BELFORT.new(3)
    while not chosen(state)[0][0].startswith("draw"):
        state.apply(state.outcomes()[0][0])
    assert chosen(state) == [(f"draw {card}", Fraction(5, 50)) for card in PROPERTIES]
    state.apply(BELFORT.actions.find("draw keep").index)
    assert dict(chosen(state))["draw keep"] == Fraction(4, 49)
    assert dict(chosen(state))["draw pub"] == Fraction(5, 49)
    for _ in range(4):
        state.apply(BELFORT.actions.find("draw keep").index)
    assert "draw keep" not in dict(chosen(state))
    assert state.seat == CHANCE


def test_the_pool_is_turned_up_from_the_deck() -> None:
    match = burgher.Match("belfort", 3, seed=5)
    state = match.state
    for _ in range(6):
        state.apply(state.legal()[0])
    assert state.seat == CHANCE
    deck = BELFORT.position(state)["deck"]
    assert isinstance(deck, dict)
    assert chosen(state) == [(f"turn up {card}", Fraction(deck[card], 35)) for card in PROPERTIES if card in deck]
