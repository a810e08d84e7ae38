"""Positions of Belfort set up in a line or two, and short ways to look at what came of them.

    match = table(4).stock(0, wood=3, stone=3).turn(0)
    play(match, "build wall 2")
    assert owner(match, "wall_left", 2) == 0

Seats count from 0, as in the engine; districts and crests from 1, as at the table. What is not said is as at the start
of a game, but for the stocks, which are empty: three elves and three dwarves each, crest k + 1 with seat k, no cards in
hand, none built, a full stockpile. Cards that lie nowhere else are in the deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import burgher
from tests.playing import at as at
from tests.playing import legal as legal
from tests.playing import play as play
from tests.playing import refused as refused

KINDS = ("elf", "master_elf", "dwarf", "master_dwarf")
PROPERTIES = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "gatehouse", "library", "keep")
COPIES = 5
LOCKS = dict.fromkeys(PROPERTIES, 1) | {"market": 2, "keep": 0}
PLANKS = ("tower", "inn", "blacksmith", "market", "library")
GUILDS = (
    "merchants", "librarians", "architects", "recruiters", "sawyers", "miners",
    "bankers", "masons", "thieves", "bandits", "wizards", "spies",
)  # fmt: skip
GNOMES = {2: 9, 3: 14, 4: 18, 5: 22}
PLACEMENT, ACTIONS, NON_PLAYERS = 1, 3, 4

Counts = dict[str, int]


class Table:
    """A position that is being set up."""

    def __init__(self, players: int, guilds: Sequence[str], options: dict[str, object]) -> None:
        seats = range(players)
        self.players = players
        self.guilds = list(guilds)
        self.options = {"guilds": "chosen", "chosen_guilds": list(guilds)} | options
        self.month = 1
        self.stocks: list[Counts] = [{} for _ in seats]
        self.scores = [0 for _ in seats]
        self.elves = [3 for _ in seats]
        self.dwarves = [3 for _ in seats]
        self.crest = list(seats)
        self.hands: list[Counts] = [{} for _ in seats]
        self.known: list[Counts] = [{} for _ in seats]
        self.cards: list[Counts] = [{} for _ in seats]
        self.gnomes: list[Counts] = [{} for _ in seats]
        self.owner: list[Counts] = [{} for _ in range(5)]
        self.placed: list[tuple[int, str, str]] = []
        self.away: list[dict[str, Counts]] = [{} for _ in seats]
        self.passed_seats: set[int] = set()
        self.open_pool: list[str] | None = None
        self.whole_deck: Counts | None = None
        self.np_guilds = [guilds[0], guilds[1]] if players == 2 else []
        self.more: dict[str, object] = {}

    # what each seat has

    def stock(self, seat: int, **goods: int) -> Table:
        self.stocks[seat] = goods
        return self

    def score(self, seat: int, points: int) -> Table:
        self.scores[seat] = points
        return self

    def workers(self, seat: int, elves: int = 3, dwarves: int = 3) -> Table:
        """How many there are; masters are made of them by staffed gardens and pubs."""
        self.elves[seat] = elves
        self.dwarves[seat] = dwarves
        return self

    def hand(self, seat: int, **cards: int) -> Table:
        self.hands[seat] = cards
        return self

    def built(self, seat: int, **where: int | str | tuple[int | str, ...]) -> Table:
        """Built cards with their markers: ``built(0, pub=3, inn=(1, 2), gatehouse="2 after")``."""
        for card, places in where.items():
            for place in places if isinstance(places, tuple) else (places,):
                self.cards[seat][card] = self.cards[seat].get(card, 0) + 1
                self.marker(seat, f"{card} {place}")
        return self

    def staffed(self, seat: int, **gnomes: int) -> Table:
        """Gnomes on built cards."""
        self.gnomes[seat] = self.gnomes[seat] | gnomes
        return self

    def marker(self, seat: int, *places: str) -> Table:
        """Markers without a card: "pub 3", "keep 1", "gatehouse 2 after", "wall 4 left", "guild 5"."""
        for place in places:
            name, district, *side = place.split()
            symbols = {
                "keep": ["keep_left", "keep_right"],
                "gatehouse": ["gate_" + "".join(side)],
                "wall": ["wall_" + "".join(side)],
            }.get(name, [name])
            for symbol in symbols:
                assert symbol not in self.owner[int(district) - 1], f"{place} is taken"
                self.owner[int(district) - 1][symbol] = seat
        return self

    # the boards

    def round(self, month: int) -> Table:
        self.month = month
        return self

    def crests(self, *crests: int) -> Table:
        """The crest of each seat, from 1."""
        self.crest = [crest - 1 for crest in crests]
        return self

    def at(self, seat: int, worker: str, place: str) -> Table:
        """A worker on a plank: "recruiter", "camp", a guild or a property."""
        self.placed.append((seat, worker, place))
        return self

    def sent(self, seat: int, area: str, **workers: int) -> Table:
        self.away[seat][area] = workers
        return self

    def passed(self, *seats: int) -> Table:
        self.passed_seats |= set(seats)
        return self

    def pool(self, *cards: str) -> Table:
        self.open_pool = list(cards)
        return self

    def deck(self, **cards: int) -> Table:
        """The whole deck; the cards that are left over are discarded."""
        self.whole_deck = cards
        return self

    def blocked(self, first: str, second: str) -> Table:
        """Where the dwarves of the two non-players stand."""
        self.np_guilds = [first, second]
        return self

    def no_gnomes_left(self, seat: int) -> Table:
        """Every gnome for hire works for this seat, on cards built where there is room."""
        left = GNOMES[self.players] - sum(sum(gnomes.values()) for gnomes in self.gnomes)
        for card in ("tower", "inn", "bank", "blacksmith", "library"):
            for district in range(1, 6):
                if left and card not in self.owner[district - 1]:
                    self.built(seat, **{card: district})
                    self.staffed(seat, **{card: self.gnomes[seat].get(card, 0) + 1})
                    left -= 1
        assert left == 0
        return self

    def no_cards_left(self, seat: int) -> Table:
        """This seat has built every card that lies nowhere else: deck and discard pile are empty."""
        pool = self.open_pool if self.open_pool is not None else self._default_pool()
        self.open_pool = pool
        for card in PROPERTIES:
            for _ in range(self._unplaced(card) - pool.count(card)):
                self.built(seat, **{card: self._room(card)})
        return self

    def also(self, **fields: object) -> Table:
        """Fields of the position as the layout has them."""
        self.more |= fields
        return self

    # the match

    def place(self, seat: int) -> burgher.Match:
        """In the Placement phase, this seat to place or pass."""
        return burgher.load(self.position(PLACEMENT, "place", seat), seed=1)

    def turn(self, seat: int, seed: int = 1) -> burgher.Match:
        """In the Actions phase, at this seat's turn."""
        return burgher.load(self.position(ACTIONS, "turn", seat), seed=seed)

    def collect(self, rest: str = "gold_mine") -> burgher.Match:
        """Everybody passes, and the collection takes place.

        Workers that were not placed or sent go to the gold mine, or ("wild") to forest and quarry.
        """
        last = self.crest.index(max(self.crest))
        left = ""
        for seat in range(self.players):
            for kind, count in self._home(seat).items():
                own = "forest" if "elf" in kind else "quarry"
                area = rest if rest != "wild" else own
                stays = seat == last and count > 0 and not left
                if stays:
                    left = f"send {kind} {area}"
                workers = self.away[seat].setdefault(area, {})
                workers[kind] = workers.get(kind, 0) + count - stays
        assert left, "the last seat has no worker to send"
        self.passed(*[seat for seat in range(self.players) if seat != last])
        match = self.place(last)
        play(match, "pass", left)
        return match

    def position(self, phase: int, question: str, seat: int, **frame: int) -> dict[str, object]:
        """As `burgher.load` takes it."""
        seats = range(self.players)
        desk = [entry for entry in self.placed if entry[2] == "recruiter"]
        camp = [entry for entry in self.placed if entry[2] == "camp"]
        at_guild = {place: (who, worker) for who, worker, place in self.placed if place in self.guilds}
        stands = [at_guild.get(guild, (-1, KINDS[0])) for guild in self.guilds]
        pool = self.open_pool if self.open_pool is not None else self._default_pool()
        loose = {card: self._unplaced(card) - pool.count(card) for card in PROPERTIES}
        deck = loose if self.whole_deck is None else self.whole_deck
        staffed = sum(sum(gnomes.values()) for gnomes in self.gnomes)
        return {
            "game": "belfort",
            "players": self.players,
            "options": self.options,
            "round": self.month,
            "phase": phase,
            "step": 1 if phase == ACTIONS else 0,
            "turn": self.crest[seat],
            "stockpile": GNOMES[self.players] - staffed,
            "stock": self.stocks,
            "score": self.scores,
            "points": [{"districts": score} for score in self.scores],
            "owned": [self._owned(seat) for seat in seats],
            "home": [self._home(seat) for seat in seats],
            "sent": self.away,
            "passed": [int(seat in self.passed_seats) for seat in seats],
            "crest": self.crest,
            "hand": self.hands,
            "known": self.known,
            "built": self.cards,
            "staffed": self.gnomes,
            "planked": [self._planked(seat) for seat in seats],
            "desk_seat": _fill([who for who, _, _ in desk], 3, -1),
            "desk_kind": _fill([KINDS.index(worker) for _, worker, _ in desk], 3, 0),
            "camp_seat": _fill([who for who, _, _ in camp], 5, -1),
            "camp_kind": _fill([KINDS.index(worker) for _, worker, _ in camp], 5, 0),
            "guild": [GUILDS.index(guild) for guild in self.guilds],
            "guild_seat": [who for who, _ in stands],
            "guild_worker": [KINDS.index(worker) for _, worker in stands],
            "np_dwarf": _fill([self.guilds.index(guild) for guild in self.np_guilds], 2, -1),
            "deck": deck,
            "pool": {card: pool.count(card) for card in PROPERTIES},
            "discards": {card: loose[card] - deck.get(card, 0) for card in PROPERTIES},
            "owner": self.owner,
            "questions": [{"ask": question, "seat": seat} | frame],
            **self.more,
        }

    def _owned(self, seat: int) -> Counts:
        elves, dwarves = self.elves[seat], self.dwarves[seat]
        master_elves = min(self.gnomes[seat].get("gardens", 0), elves)
        master_dwarves = min(self.gnomes[seat].get("pub", 0), dwarves)
        return {
            "elf": elves - master_elves,
            "master_elf": master_elves,
            "dwarf": dwarves - master_dwarves,
            "master_dwarf": master_dwarves,
        }

    def _home(self, seat: int) -> Counts:
        home = self._owned(seat)
        for who, worker, _ in self.placed:
            if who == seat:
                home[worker] -= 1
        for workers in self.away[seat].values():
            for worker, count in workers.items():
                home[worker] -= count
        assert min(home.values()) >= 0, f"seat {seat} has not that many workers"
        return home

    def _planked(self, seat: int) -> dict[str, Counts]:
        planked: dict[str, Counts] = {}
        for who, worker, place in self.placed:
            if who == seat and place in PLANKS:
                workers = planked.setdefault(place, {})
                workers[worker] = workers.get(worker, 0) + 1
        return planked

    def _unplaced(self, card: str) -> int:
        """Copies that are in nobody's hand and not built."""
        return COPIES - sum(cards.get(card, 0) for cards in (*self.hands, *self.cards))

    def _default_pool(self) -> list[str]:
        return [card for card in PROPERTIES if self._unplaced(card) > 0][:3]

    def _room(self, card: str) -> int | str:
        """Where a property can still be built."""
        for district in range(5):
            here, after = self.owner[district], self.owner[(district + 1) % 5]
            if card == "gatehouse":
                if "gate_after" not in here and "gate_before" not in after:
                    return f"{district + 1} after"
            elif ("keep_left" if card == "keep" else card) not in here:
                return district + 1
        raise AssertionError(f"there is no room for {card}")


def _fill(values: list[int], count: int, empty: int) -> list[int]:
    return [*values, *[empty] * (count - len(values))]


def table(
    players: int = 4,
    guilds: Sequence[str] = ("merchants", "librarians", "architects", "recruiters", "miners"),
    **options: object,
) -> Table:
    """A table with these guilds in districts 1 to 5."""
    return Table(players, guilds, options)


# playing


def finish_turn(match: burgher.Match) -> None:
    """Reclaim what stands on planks and end the turn."""
    seat = match.seat
    while match.seat == seat:
        reclaims = sorted(legal(match, "reclaim"))
        play(match, reclaims[0] if reclaims else "end")


# looking


def stock(match: burgher.Match, seat: int) -> Counts:
    found: Counts = at(match)["stock"][seat]
    return dict.fromkeys(("wood", "stone", "metal", "gold"), 0) | found


def lacking(match: burgher.Match, build: str) -> object:
    """All that is missing for something that is too dear."""
    found = match.why_not(build)
    assert found is not None
    assert found.id == "why-too-dear"
    return found.args["lacking"]


def gold(match: burgher.Match, seat: int) -> int:
    return stock(match, seat)["gold"]


def hand(match: burgher.Match, seat: int) -> Counts:
    cards: Counts = at(match)["hand"][seat]
    return cards


def cards_in_hand(match: burgher.Match, seat: int) -> int:
    return sum(hand(match, seat).values())


def built(match: burgher.Match, seat: int) -> Counts:
    cards: Counts = at(match)["built"][seat]
    return cards


def staffed(match: burgher.Match, seat: int) -> Counts:
    gnomes: Counts = at(match)["staffed"][seat]
    return gnomes


def owned(match: burgher.Match, seat: int) -> Counts:
    workers: Counts = at(match)["owned"][seat]
    return dict.fromkeys(KINDS, 0) | workers


def owner(match: burgher.Match, symbol: str, district: int) -> int | None:
    """The seat whose marker is there."""
    found: int | None = at(match)["owner"][district - 1].get(symbol)
    return found


def markers(match: burgher.Match, seat: int) -> Iterator[str]:
    """Where this seat has its markers."""
    for district, symbols in enumerate(at(match)["owner"], start=1):
        for symbol, whose in symbols.items():
            if whose == seat:
                yield f"{symbol} {district}"


def points(match: burgher.Match, seat: int) -> Counts:
    """Where the points of a seat come from."""
    found: Counts = at(match)["points"][seat]
    return dict.fromkeys(("districts", "elves", "dwarves", "gnomes", "taxes"), 0) | found


def crests(match: burgher.Match) -> list[int]:
    return [crest + 1 for crest in at(match)["crest"]]


def scored(table_: Table, rounds: int = 3) -> burgher.Match:
    """The position after the scoring of this round; the last seat in turn order ends its turn."""
    last = table_.crest.index(max(table_.crest))
    match = table_.round(rounds).turn(last)
    play(match, "end")
    return match
