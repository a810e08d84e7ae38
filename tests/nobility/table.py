"""Positions of Rise to Nobility set up in a line or two, and short ways to look at what came of them.

    match = table(3).dice(0, 2).display("s01", "s09").turn(0)
    play(match, "die 2", "visit tavern", "take s09")
    assert hand(match, 0) == ["s09"]

Seats count from 0, as in the engine; rows, spaces and rounds from 1, as at the table. What is not said is as at the
start of the first round, but for what the seats own: no coins, no goods, no houses, no cards in hand. Every piece that
lies nowhere else is where it comes from: settlers in the draw pile, buildings in the bag, council tiles in the stack.
"""

from __future__ import annotations

from collections.abc import Iterable

import burgher
from burgher.core.state import CHANCE, State
from tests.nobility.looking import (
    AUTOMA,
    CHARACTERS,
    COMMISSIONS,
    COUNCIL,
    EVENTS,
    GAME,
    GOODS,
    GUILDS,
    MEMBERS,
    OBJECTIVES,
    PHASES,
    PIECES,
    SETTLERS,
    SHIPS,
    TILES,
    WORKSHOPS,
    Counts,
    guild_of,
    race_of,
    row_of,
)
from tests.playing import play

PLAIN = ("k02", "k05", "k08", "k13", "k03", "k06")
"""Characters that ask nothing when somebody becomes a lord."""


class Table:
    """A position that is being set up."""

    def __init__(self, players: int, options: dict[str, object], components: str | None) -> None:
        seats = range(players)
        self.players = players
        self.options = options
        self.components = components
        self.chancery = bool(options.get("chancery")) or players == 6
        self.of_each = 4 if players == 6 else 5
        self.number = 1
        self.first_seat = 0
        self.each: dict[str, list[int]] = {
            "coins": [0 for _ in seats],
            "modifiers": [0 for _ in seats],
            "reputation": [7 if players == 6 else 9 for _ in seats],
            "nobility": [0 for _ in seats],
            "workers": [0 for _ in seats],
            "platform": [0 for _ in seats],
            "secret": [0 for _ in seats],
            "passed": [0 for _ in seats],
        }
        self.characters = list(PLAIN[:players])
        self.stores: list[Counts] = [{} for _ in seats]
        self.points: list[Counts] = [{} for _ in seats]
        self.hands: list[list[str]] = [[] for _ in seats]
        self.lots: list[list[str]] = [[] for _ in seats]
        self.communities: list[list[int]] = [[0, 0, 0] for _ in seats]
        self.thrown: list[list[int] | None] = [None for _ in seats]
        self.placed: list[tuple[int, str, int]] = []
        self.taught: dict[str, list[int]] = {guild: [0 for _ in seats] for guild in GUILDS}
        self.shops: dict[str, list[str | None]] = {guild: [None] * 3 for guild in GUILDS}
        self.masters: dict[str, list[int]] = {guild: [-1] * 3 for guild in GUILDS}
        self.on_show: list[str] | None = None
        self.thrown_away: list[str] = []
        self.on_offer: list[str | None] | None = None
        self.scrapped_tiles: list[str] = []
        self.lost_tiles = 0
        self.demands: dict[tuple[int, int], str | None] = {}
        self.met: dict[str, int] = {}
        self.in_port = "h01"
        self.loaded: Counts = {}
        self.happening: str | None = None
        self.goal = "o01"
        self.desks: dict[str, list[int]] = {"top": [-1] * 6, "bottom": [-1] * 6}
        self.tiles: list[tuple[int, str, str, tuple[int, ...]]] = []
        self.more: dict[str, object] = {}

    # what each seat has

    def has(self, seat: int, **numbers: int) -> Table:
        """Coins, modifiers, reputation, nobility, workers (in the lot), houses (on the platform)."""
        for name, number in numbers.items():
            self.each["platform" if name == "houses" else name][seat] = number
        return self

    def goods(self, seat: int, all_: int = 0, **goods: int) -> Table:
        self.stores[seat] = dict.fromkeys(GOODS, all_) | goods
        return self

    def character(self, seat: int, character: str) -> Table:
        if character in self.characters:
            self.characters[self.characters.index(character)] = self.characters[seat]
        self.characters[seat] = character
        return self

    def hand(self, seat: int, *cards: str, secret: bool = False) -> Table:
        """Open settlers cards; secret: the first of them is the one of the start."""
        self.hands[seat] = list(cards)
        self.each["secret"][seat] = int(secret)
        return self

    def completed(self, seat: int, *cards: str) -> Table:
        self.lots[seat] += cards
        return self

    def settled(self, seat: int, *races: str) -> Table:
        """A completed settlers card of each of these races."""
        for race in races:
            self.lots[seat].append(next(card for card in self._free_settlers() if race_of(card) == race))
        return self

    def community(self, seat: int, *spaces: int) -> Table:
        for space in spaces:
            self.communities[seat][space - 1] = 1
        return self

    def score(self, seat: int, **points: int) -> Table:
        """Where points come from: settlers, community, buildings, rewards, council, events."""
        self.points[seat] = points
        return self

    def dice(self, seat: int, *faces: int) -> Table:
        """Dice not placed yet; those not named are sixes."""
        self.thrown[seat] = list(faces)
        return self

    def passed(self, *seats: int) -> Table:
        for seat in seats:
            self.each["passed"][seat] = 1
        return self

    # the town

    def round(self, number: int, first: int = 0) -> Table:
        self.number = number
        self.first_seat = first
        return self

    def at(self, seat: int, place: str, *values: int) -> Table:
        """Dice on the board: at "tavern", "scholars", "castle", "castle_extra", "council elf", "desk" ..."""
        self.placed += [(seat, place, value) for value in values]
        return self

    def apprentices(self, seat: int, **guilds: int) -> Table:
        for guild, number in guilds.items():
            self.taught[guild][seat] = number
        return self

    def workshop(self, place: str, tile: str, owner: int = -1) -> Table:
        """A workshop on a space: "artists 1"."""
        guild, space = place.split()
        assert guild_of(tile) == guild
        self.shops[guild][int(space) - 1] = tile
        self.masters[guild][int(space) - 1] = owner
        return self

    def display(self, *cards: str) -> Table:
        self.on_show = list(cards)
        return self

    def discarded(self, *cards: str) -> Table:
        self.thrown_away += cards
        return self

    def hall(self, *tiles: str | None) -> Table:
        """The tiles on the spaces 1 to 6 ("community" for a community building)."""
        self.on_offer = [*tiles, *[None] * (6 - len(tiles))]
        return self

    def scrapped(self, *tiles: str) -> Table:
        self.scrapped_tiles += tiles
        return self

    def gone(self, number: int) -> Table:
        """Community buildings that were sold."""
        self.lost_tiles = number
        return self

    def demand(self, member: str, row: int, tile: str | None) -> Table:
        self.demands[(row - 1, MEMBERS.index(member))] = tile
        return self

    def fulfilled(self, seat: int, *tiles: str) -> Table:
        for tile in tiles:
            self.met[tile] = seat
        return self

    def ship(self, ship: str, **sold: int) -> Table:
        self.in_port = ship
        self.loaded = sold
        return self

    def event(self, event: str) -> Table:
        """The event in force, in the first round that it can come in."""
        self.options = self.options | {"events": True}
        self.happening = event
        if PIECES["events"][event]["stack"] == 2 and self.number < 6:
            self.number = 6
        return self

    def objective(self, objective: str) -> Table:
        self.goal = objective
        return self

    def desk(self, seat: int, *places: str) -> Table:
        """An apprentice at "top 3"; its race must have been settled."""
        for place in places:
            row, space = place.split()
            self.desks[row][int(space) - 1] = seat
            race = PIECES["desks"][row][space]["race"]
            if all(race_of(card) != race for card in self.lots[seat]):
                self.settled(seat, race)
        return self

    def commission(self, seat: int, card: str, tile: str, *filled: int) -> Table:
        """A commission card under a dice tile; on its three fields 0 nothing, 1 a die of this round, 2 a city token."""
        self.tiles.append((seat, card, tile, (*filled, 0, 0, 0)[:3]))
        return self

    def also(self, **fields: object) -> Table:
        """Fields of the position as the layout has them."""
        self.more |= fields
        return self

    # the match

    def turn(self, seat: int, seed: int = 1) -> burgher.Match:
        """At the beginning of this seat's turn."""
        return burgher.load(self.position(seat), seed=seed)

    def income(self, seed: int = 1) -> burgher.Match:
        """After everybody has passed: in the next round, unless somebody must choose a good before."""
        self.passed(*range(1, self.players))
        match = self.turn(0, seed)
        play(match, "pass")
        return match

    def state(self, seat: int = 0) -> State:
        """As `turn`, without a match: for tests that decide what chance does."""
        return self.restored(self.position(seat))

    def rolling(self, ask: str, **frame: int) -> State:
        """At the beginning of a round, chance to decide."""
        step = {"event": 1, "automa": 2 + frame.get("first", 0), "roll": 7}[ask]
        position = self.position(0) | {"phase": PHASES.index("rolling"), "step": step}
        position["dice"] = [{} for _ in range(self.players)]
        position["questions"] = [{"ask": ask, "seat": CHANCE, **frame}]
        if ask == "event":
            position["event"] = -1
        return self.restored(position)

    def restored(self, position: dict[str, object]) -> State:
        rest = {name: value for name, value in position.items() if name not in ("game", "players", "options")}
        rest.pop("components", None)
        options = GAME.settle_options(self.players, self.options)
        return GAME.restore(rest, self.players, options, GAME.components(self.components))

    def position(self, seat: int) -> dict[str, object]:
        """As `burgher.load` takes it: the actions phase, at this seat's turn."""
        self._fill_neutral_workshops()
        self._fill_commissions()
        display = self.on_show if self.on_show is not None else self._free_settlers(descending=True)[:6]
        hall = self._hall()
        council = self._council()
        stacked = [tile for tile in COUNCIL if tile not in self.met and not any(tile in row for row in council)]
        bag = {tile: 1 for tile in WORKSHOPS if tile not in self._built() and tile not in hall}
        bag["community"] = 12 - hall.count("community") - sum(map(sum, self.communities)) - self.lost_tiles
        for tile in self.scrapped_tiles:
            bag[tile] -= 1
        event, events_left = self._events()
        ships = [ship for ship in SHIPS if ship != self.in_port][: 18 - self.number]
        return {
            "game": "nobility",
            "players": self.players,
            "options": self.options,
            **({} if self.components is None else {"components": {"name": self.components}}),
            "round": self.number,
            "phase": PHASES.index("actions"),
            "first": self.first_seat,
            "turn": seat,
            "event": event,
            "ship": SHIPS.index(self.in_port),
            "objective": OBJECTIVES.index(self.goal) if self.players == 1 else -1,
            "gone": self.lost_tiles,
            "sold": self.loaded,
            **self.each,
            "character": [CHARACTERS.index(character) for character in self.characters],
            "used": [sum(self._placed(seat)) for seat in range(self.players)],
            "store": self.stores,
            "points": self.points,
            "hand": [_numbers(hand, SETTLERS, 4) for hand in self.hands],
            "lot": [_numbers(lot, SETTLERS, 7) for lot in self.lots],
            "community": self.communities,
            "dice": [self._dice(seat) for seat in range(self.players)],
            "apprentices": self.taught,
            "workshop": {guild: _numbers(shops, WORKSHOPS, 3) for guild, shops in self.shops.items()},
            "master": self.masters,
            **self._board(),
            "display": _numbers(display, SETTLERS, 6),
            "pile": {card: 1 for card in self._free_settlers() if card not in display}
            | dict.fromkeys(self.thrown_away, 2),
            "hall": _numbers(hall, (*WORKSHOPS, "community"), 6),
            "bag": bag,
            "scrapped": {tile: self.scrapped_tiles.count(tile) for tile in self.scrapped_tiles},
            "council": [_numbers(row, COUNCIL, 6) for row in council],
            "council_tile": dict.fromkeys(stacked, 1) | {tile: 2 + seat for tile, seat in self.met.items()},
            "ship_left": dict.fromkeys(ships, 1),
            "event_left": dict.fromkeys(events_left, 1),
            "desk": self.desks,
            "commission": {card: 1 for _, card, _, _ in self.tiles},
            "tile_seat": {tile: seat for seat, _, tile, _ in self.tiles},
            "tile_card": {tile: COMMISSIONS.index(card) for _, card, tile, _ in self.tiles},
            "tile_filled": {tile: list(filled) for _, _, tile, filled in self.tiles},
            "tile_order": {tile: k + 1 for k, (_, _, tile, _) in enumerate(self.tiles)},
            "questions": [{"ask": "turn", "seat": seat}],
            **self.more,
        }

    # what follows from what was said

    def _free_settlers(self, descending: bool = False) -> list[str]:
        """Cards that nobody has and that were not discarded."""
        taken = {card for cards in (*self.hands, *self.lots, self.thrown_away) for card in cards}
        return [card for card in (reversed(SETTLERS) if descending else SETTLERS) if card not in taken]

    def _built(self) -> list[str | None]:
        return [tile for shops in self.shops.values() for tile in shops]

    def _hall(self) -> list[str | None]:
        built = self._built()
        hall = self.on_offer
        if hall is None:
            hall = [next(t for t in reversed(WORKSHOPS) if guild_of(t) == guild and t not in built) for guild in GUILDS]
        dice = [value for _, place, value in self.placed if place == "hall"]
        return [None if space + 1 in dice else tile for space, tile in enumerate(hall)]

    def _council(self) -> list[list[str | None]]:
        named = [tile for tile in self.demands.values() if tile is not None]
        rest = iter(tile for tile in COUNCIL if tile not in named and tile not in self.met)
        dice = {
            (row_of("council", value), MEMBERS.index(place.split()[1]))
            for _, place, value in self.placed
            if place.startswith("council")
        }
        spaces = [[(row, column) for column in range(6)] for row in range(3)]
        return [
            [None if s in dice else self.demands[s] if s in self.demands else next(rest, None) for s in row]
            for row in spaces
        ]

    def _events(self) -> tuple[int, list[str]]:
        """The event in force and those that may still come; those before were the first of their stack."""
        if not self.options.get("events"):
            return -1, []
        stacks = [[e for e in EVENTS if PIECES["events"][e]["stack"] == stack] for stack in (1, 2)]
        stack = stacks[0 if self.number <= 5 else 1]
        now = self.happening or stack[0]
        stack.remove(now)
        for k in range(self.number - 1):
            del stacks[0 if k < 5 else 1][0]
        return EVENTS.index(now), [*stacks[0], *stacks[1]]

    def _fill_neutral_workshops(self) -> None:
        for guild in GUILDS if self.players <= 2 else ():
            if self.shops[guild][1] is None:
                self.shops[guild][1] = next(
                    tile for tile in WORKSHOPS if guild_of(tile) == guild and tile not in self._taken_tiles()
                )

    def _taken_tiles(self) -> list[str | None]:
        return [*self._built(), *(self.on_offer or []), *self.scrapped_tiles]

    def _fill_commissions(self) -> None:
        """Everybody has had one since the start."""
        for seat in range(self.players if self.chancery else 0):
            if all(owner != seat for owner, _, _, _ in self.tiles):
                card = next(c for c in reversed(COMMISSIONS) if all(c != taken for _, taken, _, _ in self.tiles))
                tile = next(t for t in reversed(TILES) if all(t != taken for _, _, taken, _ in self.tiles))
                self.tiles.append((seat, card, tile, (0, 0, 0)))

    def _placed(self, seat: int) -> list[int]:
        """The values of a seat's dice on the board and on dice tiles."""
        values = [value for who, _, value in self.placed if who == seat]
        for owner, _, tile, filled in self.tiles:
            if owner == seat:
                fields = PIECES["dice_tiles"][tile]
                values += [value for value, there in zip(fields, filled, strict=True) if there == 1]
        return values

    def _dice(self, seat: int) -> Counts:
        left = self.of_each - len(self._placed(seat))
        faces = self.thrown[seat]
        faces = list(range(1, left + 1)) if faces is None else [*faces, *[6] * (left - len(faces))]
        assert len(faces) == left, f"seat {seat} has {left} dice to place, not {len(faces)}"
        return {str(face): faces.count(face) for face in faces}

    def _board(self) -> dict[str, object]:
        """The dice on the board."""
        rows: dict[str, list[int]] = {"tavern_die": [], "yard_die": []}
        guilds = {guild: [0, 0, 0] for guild in GUILDS}
        council = [[0] * 6 for _ in range(3)]
        faces = {name: [0] * 6 for name in ("hall_die", "port_die", "desk_die")}
        clerk, castle, board = [0] * 3, [0] * 4, [0] * self.players
        for seat, place, value in self.placed:
            die = 10 * (seat + 1) + value
            if place in ("tavern", "yard"):
                rows[f"{place}_die"].append(die)
            elif place in GUILDS:
                guilds[place][0 if seat == AUTOMA else row_of("guild", value)] = die
            elif place.startswith("council"):
                council[row_of("council", value)][MEMBERS.index(place.split()[1])] = die
            elif place == "clerk":
                clerk[row_of("clerk", value)] = die
            elif place.startswith("castle"):
                castle[3 if place == "castle_extra" else row_of("castle", value)] = die
            elif place == "board":
                board[seat] = die
            else:
                faces[f"{place}_die"][value - 1] = die
        filled = {name: [*dice, *[0] * (6 - len(dice))] for name, dice in rows.items()}
        return {
            **filled,
            **faces,
            "guild_die": guilds,
            "council_die": council,
            "clerk_die": clerk,
            "castle_die": castle,
            "board_die": board,
        }


def _numbers(names: Iterable[str | None], known: tuple[str, ...], count: int) -> list[int]:
    """The numbers of pieces, -1 for none."""
    numbers = [-1 if name is None else known.index(name) for name in names]
    return [*numbers, *[-1] * (count - len(numbers))]


def table(players: int = 3, components: str | None = None, **options: object) -> Table:
    return Table(players, options, components)


def low_stack(shuffled: int) -> Table:
    """Seat 0 has put v01 and v02 under the stack, then seat 1 v03; so many cards of the start lie above them.

    Only the seats 1 and 2 may have another card.
    """
    owners = [0, 1, 2, 3, 4, 5, 0, 1, *[3, 4, 5, 3, 4, 5, 0][: 7 - shuffled]]
    setup = table(6).has(2, reputation=20).dice(2, 1, 3, 5)
    for seat in range(6):
        setup.desk(seat, f"top {seat + 1}", f"bottom {seat + 1}")
    for k, owner in enumerate(owners):
        setup.commission(owner, COMMISSIONS[3 + k], TILES[k])
    where = dict.fromkeys(COMMISSIONS[3 : 3 + len(owners)], 1) | {"v01": 8 + 7, "v02": 8 + 7, "v03": 8 + 8}
    return setup.also(commission=where, put_back=[{"v01": 7, "v02": 7}, {"v03": 8}, {}, {}, {}, {}])
