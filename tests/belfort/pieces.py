"""What the laws know of Belfort: its pieces, and the ways to play it that they are tried in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burgher.core.game import Game
from burgher.core.state import State
from tests.belfort.table import KINDS, PROPERTIES
from tests.laws import Case


@dataclass(frozen=True)
class Pieces:
    """Counts the pieces of a position: cards, gnomes and crests are all somewhere, every worker is in one place."""

    elves: tuple[int, int] = (3, 7)
    dwarves: tuple[int, int] = (3, 7)
    most_masters: int = 5
    locks: tuple[tuple[str, int], ...] = (("market", 2), ("keep", 0))

    def __call__(self, game: Game, state: State) -> dict[str, object]:
        at: Any = game.position(state)
        for seat in range(state.players):
            self.check_seat(at, seat)
        if at["phase"] in (1, 3):
            for seat in range(state.players):
                assert _workers(at, seat) == [at["owned"][seat].get(kind, 0) for kind in KINDS], f"seat {seat}"
        cards = {
            card: sum(pile.get(card, 0) for pile in (at["deck"], at["pool"], at["discards"]))
            + sum(cards.get(card, 0) for held in ("hand", "aside", "built") for cards in at[held])
            for card in PROPERTIES
        }
        gnomes = sum(sum(staffed.values()) for staffed in at["staffed"])
        if at["phase"] > 0:
            assert sorted(at["crest"]) == list(range(state.players))
        return {"cards": cards, "gnomes": at["stockpile"] + gnomes}

    def check_seat(self, at: Any, seat: int) -> None:
        """Nothing is owed, no lock holds two gnomes, and masters are as many as their schools allow."""
        assert min(at["stock"][seat].values(), default=0) >= 0
        assert at["score"][seat] == sum(at["points"][seat].values())
        assert at["score"][seat] >= 0
        for race, school, (low, high) in (("elf", "gardens", self.elves), ("dwarf", "pub", self.dwarves)):
            masters = at["owned"][seat].get(f"master_{race}", 0)
            count = at["owned"][seat].get(race, 0) + masters
            assert low <= count <= high
            assert masters == min(at["staffed"][seat].get(school, 0), count, self.most_masters)
        for card, gnomes in at["staffed"][seat].items():
            assert gnomes <= at["built"][seat].get(card, 0) * dict(self.locks).get(card, 1)
        for card, known in at["known"][seat].items():
            assert known <= at["hand"][seat].get(card, 0)


def _workers(at: Any, seat: int) -> list[int]:
    """A seat's workers of each kind, wherever they stand."""
    found = [at["home"][seat].get(kind, 0) for kind in KINDS]
    for there in (*at["sent"][seat].values(), *at["planked"][seat].values()):
        found = [count + there.get(kind, 0) for count, kind in zip(found, KINDS, strict=True)]
    for who, what in (("desk_seat", "desk_kind"), ("camp_seat", "camp_kind"), ("guild_seat", "guild_worker")):
        for one, kind in zip(at[who], at[what], strict=True):
            if one == seat:
                found[kind] += 1
    return found


DULL = frozenset({"end", "pass", "take", "done", "reclaim"})
INTERACTIVE = ["thieves", "bandits", "wizards", "spies", "architects"]
BUSY = ["architects", "recruiters", "merchants", "librarians", "wizards"]
NON_PLAYERS: dict[str, object] = {"np_keep_markers": 1, "np_dwarves_together": True}
RICH = {"start": {"wood": 30, "stone": 30, "metal": 20, "gold": 40}}
ODD = {
    "start": {"wood": 9, "stone": 9, "metal": 9, "gold": 30, "elves": 5, "deal": 4, "keep": 0, "pool": 1},
    "limits": {"hand": 1, "dwarves": 4, "masters_of_a_kind": 1},
    "calendar": {"seasons": {"spring": 1, "summer": 1, "autumn": 2}},
    "collection": {"bonus": 2, "master": 3},
    "wall": {"cost": {"wood": 0, "stone": 0, "ws": 3}},
    "properties": {
        "pub": {"copies": 9, "cost": {"ws": 2}, "locks": 3},
        "inn": {"copies": 1, "plank": {"fee": 0, "locked": False}},
        "library": {"plank": {"draw": 1, "discard": 4}, "gnome": {"draw": 2}},
        "keep": {"cost": {"gold": 2, "ws": 1}, "locks": 1},
    },
    "guilds": {"merchants": {"cost": {"wood": 0, "stone": 0, "metal": 0}}},
}

ODD_PIECES = Pieces((5, 7), (3, 4), 1, (("market", 2), ("pub", 3)))

CASES = [
    *[Case("belfort", players, Pieces(), dull=DULL) for players in (2, 3, 4, 5)],
    Case("belfort", 3, Pieces(), {"guilds": "beginner", "keep_crest": False, "forgo_actions": False}, DULL),
    Case(
        "belfort", 4, Pieces(), {"guilds": "advanced", "shared_gatehouses": True, "markers_needed": False}, DULL, RICH
    ),
    Case("belfort", 3, Pieces(), {"mine_pairs_only": True}, DULL),
    Case("belfort", 5, Pieces(), {"guilds": "chosen", "chosen_guilds": INTERACTIVE, "thieves_gold": 3}, DULL),
    Case("belfort", 2, Pieces(), {"guilds": "chosen", "chosen_guilds": BUSY}, DULL, RICH),
    Case("belfort", 2, Pieces(), {"guilds": "chosen", "chosen_guilds": BUSY, **NON_PLAYERS}, DULL, RICH),
    Case("belfort", 3, ODD_PIECES, {"guilds": "chosen", "chosen_guilds": INTERACTIVE}, DULL, ODD),
]
