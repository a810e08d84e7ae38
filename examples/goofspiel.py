"""Goofspiel, a game in one file: everybody bids a card in secret for the prize on the table; the highest bid takes it.

Every player has the cards 1 to 13. Thirteen prizes, worth 1 to 13 points, are turned up one after the other in an order
that nobody knows. For each, all lay down one of their cards and show them at the same time. Whoever laid the highest
takes the prize; when several did, nobody gets it, or (option `carry`) it goes along with the next one.

    burgher terminal goofspiel --game examples/goofspiel.py --players 3
"""

from __future__ import annotations

from typing import Final

from burgher.core.actions import ActionSpace, Verb
from burgher.core.chance import Random
from burgher.core.components import ComponentSet
from burgher.core.events import Argument
from burgher.core.layout import SEATS, Field
from burgher.core.moves import Moves
from burgher.core.options import Option, Value
from burgher.core.plain import PlainGame, PlainState
from burgher.core.question import Frame, Question, Questions
from burgher.core.reasons import NOT_ASKED_NOW, Reasons
from burgher.core.state import CHANCE, State

CARDS: Final = 13
VALUES: Final = tuple(range(1, CARDS + 1))

# the actions: their numbers, their words

BID: Final = 0
TURN_UP: Final = CARDS
ACTIONS: Final = ActionSpace(
    [Verb("bid", BID, {"card": VALUES}), Verb("turn up", TURN_UP, {"prize": VALUES}, chance=True)]
)

# why an action may not be legal

REASONS: Final = Reasons("The round")
CARD_PLAYED: Final = REASONS.add("card-played", "The bids")


class Table(PlainState):
    """What lies on the table: prizes, cards, bids."""

    def proceed(self) -> None:
        """The next prize, then a bid of everybody; after the last prize the game is over."""
        if self["prize"] > 0 and self["bid", 0] == 0:
            ASK_BID.put(self, 0)
        elif self.prizes_left() > 0:
            ASK_PRIZE.put(self, CHANCE)
        else:
            self.finish()

    def prizes_left(self) -> int:
        return sum(self["pile", k] for k in range(CARDS))

    @property
    def round(self) -> int:
        return CARDS - self.prizes_left()

    def imagine(self, seat: int, random: Random) -> PlainState:
        """Others have laid down any of their cards."""
        guess = self.copy()
        for other in range(self.players):
            if other != seat and self["bid", other] > 0:
                held = [value for value in VALUES if self["cards", other, value - 1] > 0]
                guess["bid", other] = held[random.below(len(held))]
        return guess

    def award(self) -> None:
        """All bids lie open: the highest takes the prize, unless there are two of them."""
        bids = [self["bid", seat] for seat in range(self.players)]
        for seat, bid in enumerate(bids):
            self.reveal("bids", {"seat": seat, "card": bid})
            self["cards", seat, bid - 1] = 0
            self["bid", seat] = 0
        if bids.count(max(bids)) == 1:
            winner = bids.index(max(bids))
            self["score", winner] += self["prize"]
            self.tell("takes", {"seat": winner, "points": self["prize"]})
        elif self.options["carry"] and self.prizes_left() > 0:
            self["carried"] = self["prize"]
            self.tell("carried", {"points": self["prize"]})
        else:
            self.tell("lost", {"points": self["prize"]})
        self["prize"] = 0


class Prize(Question[Table]):
    """Chance: which prize is turned up."""

    def chances(self, s: Table, moves: Moves) -> None:
        for k in range(CARDS):
            moves.weigh(TURN_UP + k, s["pile", k])

    def perform(self, s: Table, action: int) -> None:
        s.answered()
        s["pile", action - TURN_UP] = 0
        s["prize"] = action - TURN_UP + 1 + s["carried"]
        s["carried"] = 0
        s.tell("turned-up", {"prize": action - TURN_UP + 1, "points": s["prize"]})


class Bid(Question[Table]):
    """Which card to bid. One seat after the other is asked, and sees none of the bids before its own."""

    def offer(self, s: Table, moves: Moves, canonical: bool) -> None:
        for k in range(CARDS):
            if self.why(s, BID + k) == 0:
                moves.add(BID + k)

    def why(self, s: Table, action: int) -> int:
        if action >= TURN_UP:
            return NOT_ASKED_NOW
        return 0 if s["cards", s.seat, action - BID] > 0 else CARD_PLAYED

    def perform(self, s: Table, action: int) -> None:
        seat = s.seat
        s["bid", seat] = action - BID + 1
        s.tell_only("laid-down", {"seat": seat, "card": action - BID + 1}, "card")
        s.answered()
        if seat + 1 < s.players:
            self.put(s, seat + 1)
        else:
            s.award()

    def prompt(self, s: Table) -> dict[str, Argument]:
        return {"points": s["prize"]}

    def check(self, s: Table, frame: Frame) -> None:
        frame.is_asked(sum(s["bid", seat] > 0 for seat in range(frame.seat + 1)))


ASK_PRIZE: Final = Prize("prize", to_chance=True)
ASK_BID: Final = Bid("bid")

WORDS: Final = """
game-goofspiel = Goofspiel
    .hint = Bid your cards in secret for prizes; the highest bid takes them.
option-carry = Ties carry the prize
option-carry-hint = Whether a prize that several bid highest for goes along with the next one.
ask-prize = The next prize is turned up.
ask-bid = Which card do you bid for { $points } points?
    .others = { SEAT($seat) } chooses a card to bid for { $points } points.
do-bid = bid { $card }
do-turn-up = turn up { $prize }
why-not-asked-now = That is not asked now.
why-card-played = You have played your { $card } already.
phase-play = Bidding
phase-end = The end
turned-up = A prize is turned up: { $prize }. There are { $points } points to win.
laid-down = { SEAT($seat) } lays down { $card ->
        [none] a card
       *[other] { $card }
    }.
bids = { SEAT($seat) } has bid { $card }.
takes = { SEAT($seat) } takes { $points } points.
carried = Nobody wins: { $points } points go along with the next prize.
lost = Nobody wins the { $points } points.
points-points = Prizes
rule-the-round = The round
    .text = A prize is turned up. All lay down a card, one after the other and face down; then all are shown.
rule-the-bids = The bids
    .text = A card can be played once. The highest takes the prize; when several are highest, nobody does.
lesson-first-game = Your first game
    .about = What to bid, and what to save.
lesson-first-game-bidding = Bidding
lesson-first-game-bidding-goal = A prize lies open. Whoever bids the highest card takes its points.
lesson-first-game-bidding-high = This prize is worth much. Bid a high card.
    .why = The other may want it, too.
    .otherwise = So you save your high cards. Let us see what happens.
lesson-first-game-saving = Saving
lesson-first-game-saving-low = This one is worth little: bid your lowest card.
    .otherwise = Keep that one for a better prize: bid the 1.
lesson-first-game-saving-free = Now bid as you like.
"""


class Goofspiel(PlainGame):
    name = "goofspiel"
    counts = range(2, 7)
    actions = ACTIONS
    questions = Questions([ASK_PRIZE, ASK_BID])
    reasons = REASONS
    options = (Option("carry", False, (True, False)),)
    fields = (
        Field("pile", axes=(CARDS,), high=1, doc="which prizes are still to come"),
        Field("prize", high=91, doc="the points to win now"),
        Field("carried", high=91, doc="the points that go along with the next prize"),
        Field("cards", axes=(SEATS, CARDS), high=1, doc="which cards are left, the one that is bid among them"),
        Field("bid", axes=(SEATS,), high=CARDS, doc="the card laid down; 0: none", secret=True),
        Field("score", axes=(SEATS,), high=91, doc="points"),
    )

    def messages(self, language: str) -> str:
        return WORDS if language == "en" else ""

    def start(self, players: int, options: dict[str, Value], components: ComponentSet) -> State:
        table = Table(self, players, options)
        for k in range(CARDS):
            table["pile", k] = 1
            for seat in range(players):
                table["cards", seat, k] = 1
        table.proceed()
        return table


GAME: Final = Goofspiel()
