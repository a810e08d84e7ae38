"""What the laws know of Rise to Nobility: its pieces, and the ways to play it that they are tried in."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from burgher.core.game import Game
from burgher.core.state import State
from tests.laws import Case
from tests.nobility.looking import COMMISSIONS, COUNCIL, GUILDS, SETTLERS, SHIPS, WORKSHOPS

SETUP, ROLLING, ACTIONS, INCOME, PREPARATION, ENDED = range(6)
SPACES = ("tavern_die", "yard_die", "hall_die", "port_die", "clerk_die", "castle_die", "board_die", "desk_die")


@dataclass(frozen=True)
class Pieces:
    """Counts the pieces of a position: every card, tile, figure, house and die is in exactly one place."""

    houses: int = 7
    workers: int = 14
    reputation: tuple[int, int] = (6, 24)

    def __call__(self, game: Game, state: State) -> dict[str, object]:
        at: Any = game.position(state)
        for seat in range(state.players):
            self.check_seat(at, seat)
            check_dice(at, state, seat)
        check_drawn(at)
        check_commissions(at)
        return {
            "settlers": settlers(at),
            "buildings": buildings(at),
            "council": council(at),
            "tiles": len(at["tile_seat"]) + sum(tile not in at["tile_seat"] for tile in at["tile_filled"]),
        }

    def check_seat(self, at: Any, seat: int) -> None:
        """Nothing is owed, no track is left, no more figures and houses than there are."""
        low, high = self.reputation
        assert low <= at["reputation"][seat] <= high
        assert 0 <= at["nobility"][seat] <= 12
        assert at["coins"][seat] >= 0
        assert at["modifiers"][seat] >= 0
        assert min(at["store"][seat].values(), default=0) >= 0
        assert sum(at["points"][seat].values()) >= 0
        built = sum(card >= 0 for card in at["lot"][seat])
        assert at["platform"][seat] + built <= self.houses
        figures = at["workers"][seat] + sum(at["community"][seat])
        figures += sum(at["apprentices"][guild][seat] for guild in GUILDS)
        figures += sum(at["master"][guild].count(seat) for guild in GUILDS)
        figures += sum(row.count(seat) for row in at["desk"].values())
        assert figures <= self.workers
        assert at["workers"][seat] >= 0


def settlers(at: Any) -> Counter[str]:
    """On show, in a hand, on a lot, or in the pile."""
    cards = [card for row in (*at["hand"], *at["lot"], at["display"]) for card in row if card >= 0]
    found = Counter(SETTLERS[card] for card in cards) + Counter(card for card, where in at["pile"].items() if where)
    assert set(found.values()) == {1}
    return found


def buildings(at: Any) -> Counter[str]:
    """In the hall, the bag or the box, built, or sold and gone."""
    tiles = (*WORKSHOPS, "community")
    found = Counter(at["bag"]) + Counter(at["scrapped"])
    found += Counter(tiles[tile] for tile in at["hall"] if tile >= 0)
    for guild in GUILDS:
        found += Counter(tiles[tile] for tile in at["workshop"][guild] if tile >= 0)
        for tile, master in zip(at["workshop"][guild], at["master"][guild], strict=True):
            assert master < 0 or tile >= 0, "a guild master without a workshop"
    found["community"] += at["gone"] + sum(map(sum, at["community"]))
    return found


def council(at: Any) -> Counter[str]:
    """On a space, still to come, or fulfilled."""
    found = Counter(COUNCIL[tile] for row in at["council"] for tile in row if tile >= 0)
    found += Counter(tile for tile, where in at["council_tile"].items() if where)
    assert set(found.values()) == {1}
    for row, dice in zip(at["council"], at["council_die"], strict=True):
        assert all(tile < 0 or die == 0 for tile, die in zip(row, dice, strict=True))
    return found


def check_drawn(at: Any) -> None:
    """A ship and an event a round, each once in a game."""
    left = sum(at["ship_left"].values())
    number = at["round"]
    assert left in (18 - number, 17 - number)
    assert at["ship"] < 0 or SHIPS[at["ship"]] not in at["ship_left"]
    if at["event"] >= 0:
        assert f"e{at['event'] + 1:02}" not in at["event_left"]
        assert len(at["event_left"]) == 16 - number


def check_commissions(at: Any) -> None:
    """Under one dice tile, or looked at, or in the stack; a tile has one card and one seat."""
    under = Counter(COMMISSIONS[card] for card in at["tile_card"].values())
    assert under == Counter(card for card, where in at["commission"].items() if where == 1)
    assert set(at["tile_seat"]) == set(at["tile_card"]) == set(at["tile_order"])
    desks = Counter(seat for row in at["desk"].values() for seat in row if seat >= 0)
    for seat, held in Counter(at["tile_seat"].values()).items():
        assert held <= 1 + desks[seat]


def check_dice(at: Any, state: State, seat: int) -> None:
    """In hand, on the board, on a dice tile, or about to be thrown again."""
    if at["phase"] not in (ACTIONS, INCOME, ENDED):
        return
    board = [die for name in SPACES for die in at[name]]
    board += [die for dice in (*at["guild_die"].values(), *at["council_die"]) for die in dice]
    placed = [die % 10 for die in board if die // 10 == seat + 1]
    rules: Any = state.rules  # type: ignore[attr-defined]
    for tile, owner in at["tile_seat"].items():
        if owner == seat:
            values = [int(rules.tile_values[(int(tile[1:]) - 1) * 3 + k]) for k in range(3)]
            placed += [v for v, filled in zip(values, at["tile_filled"][tile], strict=True) if filled == 1]
    thrown = 0
    for frame in at["questions"]:
        if frame["ask"] == "reroll" and frame["seat"] == seat:
            thrown = frame["picked"]
        elif frame["ask"] == "roll" and frame["to"] == seat:
            thrown = frame["dice"]
    assert sum(at["dice"][seat].values()) + len(placed) + thrown == int(rules.dice)
    assert at["used"][seat] == sum(placed)


DULL = frozenset({"pass", "end", "done", "decline"})
RICH = {
    "start": {"coins": 40, "goods": 6, "houses": 4},
    "by_players": {"reputation": dict.fromkeys("123456", 24)},
}
BUSY = RICH | {"clerk": {"die_spaces": {space: {"commissions": 7} for space in "123"}}}
"""So many commission cards are looked at that those put under the stack are soon drawn again."""
ODD = {
    "base": "numerals_as_points",
    "start": {"coins": 30, "goods": 4, "houses": 3, "rounds": 4},
    "figures": {"workers": 5, "houses": 4},
    "by_players": {"reputation": dict.fromkeys("123456", 15), "neutral_workshop": {"4": 1}},
    "reputation": {"least": 8, "most": 20},
    "nobility": {"most": 6, "lord_at": 2},
    "limits": {"open_settlers": 1, "of_a_good": 2},
}

ODD_PIECES = Pieces(4, 5, (8, 20))

EVENTS, CHANCERY, BOTH = {"events": True}, {"chancery": True}, {"events": True, "chancery": True}

CASES = [
    # Every number of players; with and without events and, where there is a choice, the Chancery. Half of them are
    # rich: they build more and rise higher.
    Case("nobility", 1, Pieces(), {}, DULL),
    Case("nobility", 1, Pieces(), EVENTS, DULL, RICH),
    Case("nobility", 2, Pieces(), {}, DULL, RICH),
    Case("nobility", 2, Pieces(), BOTH, DULL),
    Case("nobility", 3, Pieces(), EVENTS, DULL),
    Case("nobility", 3, Pieces(), CHANCERY, DULL, RICH),
    Case("nobility", 4, Pieces(), {}, DULL, RICH),
    Case("nobility", 4, ODD_PIECES, CHANCERY, DULL, ODD),
    Case("nobility", 5, Pieces(), BOTH, DULL, BUSY),
    Case("nobility", 5, Pieces(), {}, DULL),
    Case("nobility", 6, Pieces(), EVENTS, DULL, RICH),
]
