"""Set-up for 1 to 6 players: the table of the rulebook row by row, what everybody starts with, what chance deals."""

from fractions import Fraction

import pytest

import burgher
from burgher.core.state import CHANCE, State
from tests.nobility.looking import (
    AUTOMA,
    CHARACTERS,
    GAME,
    GOODS,
    GUILDS,
    PIECES,
    SETTLERS,
    WORKSHOPS,
    apprentices,
    coins,
    display,
    guild_of,
    hall,
    hand,
    here,
    masters,
    modifiers,
    points,
    reputation,
    run,
    visit,
)
from tests.nobility.table import Table, table
from tests.playing import at, legal, play, refused

COUNTS = range(1, 7)


def started(players: int, seed: int = 1, **options: object) -> burgher.Match:
    """In the first round, commissions chosen."""
    match = burgher.Match("nobility", players, options, seed=seed)
    while match.state.phase == "setup":
        play(match, sorted(legal(match))[0])
    return match


def chosen(state: State) -> dict[str, Fraction]:
    """What chance may do now, with its probability."""
    outcomes = state.outcomes()
    total = sum(weight for _, weight in outcomes)
    return {str(GAME.actions[index]): Fraction(weight, total) for index, weight in outcomes}


def first_asked(ask: str, players: int = 3, **options: object) -> State:
    """The set-up, where this is asked for the first time."""
    state = GAME.new(players, options)
    while GAME.layout.questions[state.question()] != ask:
        state.apply(state.outcomes()[0][0] if state.seat == CHANCE else state.legal()[0])
    return state


# what everybody starts with


@pytest.mark.parametrize("players", COUNTS)
def test_what_everybody_starts_with(players: int) -> None:
    match = started(players)
    position = at(match)
    seats = range(players)
    assert position["coins"] == [8] * players
    assert position["store"] == [dict.fromkeys(GOODS, 1)] * players
    assert position["platform"] == [1] * players
    assert position["nobility"] == [0] * players
    assert [points(match, seat) for seat in seats] == [{}] * players
    assert match.scores == [0] * players
    assert position["workers"] == [0] * players
    assert len(set(position["character"])) == players
    assert min(position["character"]) >= 0
    assert (position["round"], position["first"]) == (1, 0)
    assert match.seat == 0


@pytest.mark.parametrize("players", COUNTS)
def test_the_first_settlers_card_is_of_stack_one_and_secret(players: int) -> None:
    for seed in range(5):
        match = started(players, seed)
        for seat in range(players):
            (card,) = hand(match, seat)
            assert PIECES["settlers"][card]["stack"] == 1
        assert at(match)["secret"] == [1] * players


@pytest.mark.parametrize("players", COUNTS)
def test_the_boards_are_laid_out(players: int) -> None:
    match = started(players, seed=3)
    position = at(match)
    assert len(display(match)) == 6
    # The automa takes one away as soon as the first round begins.
    assert len([tile for tile in hall(match) if tile]) == (5 if players == 1 else 6)
    assert all(tile >= 0 for row in position["council"] for tile in row)
    assert len([1 for where in position["council_tile"].values() if where == 1]) == 12
    assert position["ship"] >= 0
    assert sum(position["ship_left"].values()) == 17
    assert len(position["pile"]) == 48 - 6 - players
    assert sum(position["bag"].values()) == 48 - 6 - (6 if players <= 2 else 0)


@pytest.mark.parametrize(("players", "levels"), [(1, 9), (2, 9), (3, 9), (4, 9), (5, 9), (6, 7)])
def test_start_reputation(players: int, levels: int) -> None:
    match = started(players)
    assert [reputation(match, seat) for seat in range(players)] == [levels] * players


@pytest.mark.parametrize(("players", "dice"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_dice_of_each_player(players: int, dice: int) -> None:
    match = started(players)
    assert [sum(thrown.values()) for thrown in at(match)["dice"]] == [dice] * players


@pytest.mark.parametrize(
    ("players", "held"),
    [
        (1, [0]),
        (2, [0, 0]),
        (3, [0, 0, 0]),
        (4, [0, 0, 0, 1]),
        (5, [0, 0, 0, 1, 2]),
        (6, [0, 0, 0, 1, 2, 3]),
    ],
)
def test_extra_modifiers_by_seat(players: int, held: list[int]) -> None:
    match = started(players)
    assert [modifiers(match, seat) for seat in range(players)] == held


@pytest.mark.parametrize("players", COUNTS)
def test_a_workshop_without_owner_with_one_or_two_players(players: int) -> None:
    position = at(started(players, seed=4))
    for guild in GUILDS:
        spaces = position["workshop"][guild]
        if players <= 2:
            assert spaces[0] == spaces[2] == -1
            assert guild_of(WORKSHOPS[spaces[1]]) == guild
        else:
            assert spaces == [-1, -1, -1]
        assert position["master"][guild] == [-1, -1, -1]


# the spaces


def crowded(players: int, place: str, dice: int) -> Table:
    """So many threes at a place: the automa's in the solo game, or the last seats', and then the first seat's."""
    owners = [AUTOMA, 0] if players == 1 else [*range(players - 1, 0, -1), 0]
    setup = table(players).has(0, coins=99)
    for seat in owners[:dice]:
        setup.at(seat, place, 3)
    return setup


@pytest.mark.parametrize(("players", "spaces"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
@pytest.mark.parametrize("place", ["tavern", "yard"])
def test_spaces_in_tavern_and_yard(players: int, spaces: int, place: str) -> None:
    match = crowded(players, place, spaces - 1).turn(0)
    play(match, "die 3", f"visit {place}")
    match = crowded(players, place, spaces).dice(0, 3).turn(0)
    play(match, "die 3")
    assert refused(match, f"visit {place}") == f"why-{place}-full"


@pytest.mark.parametrize(("players", "spaces"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_die_spaces_in_guilds(players: int, spaces: int) -> None:
    """Any of the three; when so many are filled, the others are closed."""
    rivals = range(1, players) if players > 1 else [AUTOMA]
    setup = table(players).dice(0, 1, 3, 5)
    placed = [(5, 3, 1)[k] for k in range(spaces - 1)]
    for rival, value in zip(rivals, placed, strict=False):
        setup.at(rival, "artists", value)
    match = setup.turn(0)
    left = [value for value in (1, 3, 5) if value not in placed]
    for value in left:
        play(match, f"die {value}")
        assert "visit artists" in match.legal
        match.undo()
    if spaces < 3:
        setup.at(0, "artists", left[-1])
        match = setup.dice(0, left[0]).turn(0)
        play(match, f"die {left[0]}")
        assert refused(match, "visit artists") == "why-guild-closed"


@pytest.mark.parametrize(("players", "room"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_apprentice_spaces_in_guilds(players: int, room: int) -> None:
    setup = table(players).has(0, workers=3).dice(0, 1)
    rival = players - 1
    match = setup.apprentices(rival, artists=room - 1).turn(0)
    visit(match, 1, "artists")
    play(match, "apprentice")
    assert sum(apprentices(match, "artists")) == room
    # No second worker was asked for, though the space would allow one: there is no room.
    assert "apprentice" not in match.legal
    match = setup.apprentices(rival, artists=room).turn(0)
    visit(match, 1, "artists")
    assert "apprentice" not in match.legal


@pytest.mark.parametrize("players", COUNTS)
def test_castle_spaces(players: int) -> None:
    match = table(players).dice(0, 4).turn(0)
    play(match, "die 4")
    assert "visit castle" in match.legal
    if players == 6:
        assert "visit castle_extra" in match.legal
    else:
        assert refused(match, "visit castle_extra") == "why-six-players-only"


@pytest.mark.parametrize(("players", "factor"), [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_owner_rewards(players: int, factor: int) -> None:
    setup = table(players).workshop("artists 1", "b01", owner=1)
    match = setup.turn(0)
    visit(match, 1, "artists")
    reward = PIECES["guilds"]["workshop_spaces"]["1"]["reward"]
    assert coins(match, 1) == factor * reward.get("coins", 0)
    assert points(match, 1).get("rewards", 0) == factor * reward.get("points", 0)


@pytest.mark.parametrize("players", COUNTS)
def test_the_game_has_ten_rounds(players: int) -> None:
    match = table(players).round(9).income()
    assert (match.state.round, match.over) == (10, False)
    match = table(players).round(10).income()
    assert match.over


# Chancery and events


def test_the_solo_game_is_never_played_with_the_chancery() -> None:
    with pytest.raises(burgher.BadOption, match="chancery"):
        burgher.Match("nobility", 1, {"chancery": True})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chancery_is_a_choice(players: int) -> None:
    assert at(started(players))["tile_seat"] == {}
    position = at(started(players, chancery=True))
    assert sorted(position["tile_seat"].values()) == list(range(players))
    assert len(position["commission"]) == players


def test_six_players_always_play_with_the_chancery() -> None:
    assert len(at(started(6))["tile_seat"]) == 6
    with pytest.raises(burgher.BadOption, match="chancery"):
        burgher.Match("nobility", 6, {"chancery": False})
    assert burgher.Match("nobility", 6, {"chancery": True}).options["chancery"] is True


@pytest.mark.parametrize(("players", "rows"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_rows_of_desks(players: int, rows: int) -> None:
    bottom = PIECES["desks"]["bottom"]["3"]["race"]
    match = table(players, chancery=True).has(0, workers=1).settled(0, bottom).turn(0)
    play(match, "die 3")
    if rows == 2:
        assert "visit desk bottom" in match.legal
    else:
        assert refused(match, "visit desk bottom") == "why-desk-row-closed"


def test_no_event_without_the_event_cards() -> None:
    assert at(started(3))["event"] == -1
    assert at(started(3, events=True))["event"] >= 0


def test_seven_players_are_too_many() -> None:
    for players in (0, 7):
        with pytest.raises(burgher.BadOption, match="1 to 6"):
            burgher.Match("nobility", players)


# chance


def test_every_character_is_as_likely() -> None:
    state = first_asked("character")
    assert chosen(state) == {f"draw {character}": Fraction(1, 13) for character in CHARACTERS}
    run(state, "draw k04")
    assert set(chosen(state)) == {f"draw {character}" for character in CHARACTERS if character != "k04"}


def test_first_settlers_come_from_stack_one_then_the_stacks_are_mixed() -> None:
    first = [card for card in SETTLERS if PIECES["settlers"][card]["stack"] == 1]
    assert len(first) == 24
    assert chosen(first_asked("first_settlers")) == {f"draw {card}": Fraction(1, 24) for card in first}
    state = first_asked("turn_up")
    dealt = [card for seat in range(3) for card in hand(state, seat)]
    assert chosen(state) == {f"draw {card}": Fraction(1, 45) for card in SETTLERS if card not in dealt}


def test_neutral_workshops_are_of_their_guild() -> None:
    state = first_asked("neutral", 2)
    for guild in GUILDS:
        assert chosen(state) == {f"draw {tile}": Fraction(1, 6) for tile in WORKSHOPS if guild_of(tile) == guild}
        state.apply(state.outcomes()[0][0])
        assert masters(state, guild) == [-1, -1, -1]


def test_buildings_are_drawn_from_the_bag() -> None:
    drawn = chosen(first_asked("stock"))
    assert drawn == {f"draw {tile}": Fraction(1, 48) for tile in WORKSHOPS} | {"draw community": Fraction(12, 48)}


def test_ships_council_tiles_and_objectives_are_as_likely() -> None:
    assert list(chosen(first_asked("ship")).values()) == [Fraction(1, 18)] * 18
    assert list(chosen(first_asked("petition")).values()) == [Fraction(1, 30)] * 30
    assert list(chosen(first_asked("objective", 1)).values()) == [Fraction(1, 15)] * 15


def test_dice_are_fair() -> None:
    assert chosen(first_asked("roll")) == {f"roll {face}": Fraction(1, 6) for face in range(1, 7)}


def test_a_players_board_is_set_up_before_anything_is_known() -> None:
    state = GAME.new(4)
    assert state.seat == CHANCE
    assert (state.phase, state.round) == ("setup", 0)
    assert here(state)["hand"] == [[-1] * 4] * 4
