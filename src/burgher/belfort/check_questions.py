"""Refuses questions that cannot be asked: in the wrong phase, of the wrong seat, about what is not there."""

from __future__ import annotations

from burgher.belfort import codes, questions
from burgher.belfort.building import gate_owner, other_half
from burgher.belfort.cells import (
    ACTIONS,
    ASIDE,
    CAMP_SEAT,
    COLLECTION,
    DISCARDS,
    HAND,
    NON_PLAYERS,
    PASSED,
    PHASE,
    PLACEMENT,
    POOL,
    SETUP,
    SHOWN,
    STEP,
    TURN,
)
from burgher.belfort.names import CARDS, DISTRICTS, NOBODY
from burgher.belfort.placement import workers_home
from burgher.belfort.questions import QUESTIONS
from burgher.belfort.state import City
from burgher.belfort.two_players import owners
from burgher.belfort.wizards import LOCATIONS, border_half, why_location
from burgher.core.checking import (
    all_are,
    another,
    at_least,
    at_most,
    because,
    between,
    expect,
    one_of,
    sum_of,
)
from burgher.core.errors import Phrase
from burgher.core.state import CHANCE, FRAME

MANY = 99
TO_CHANCE = {
    questions.FOUND_GUILD,
    questions.DEAL_CREST,
    questions.DEAL,
    questions.TURN_UP,
    questions.DRAW,
    questions.NP_DRAW,
}
ASKED_IN = {
    SETUP: {
        questions.FOUND_GUILD,
        questions.DEAL_CREST,
        questions.DEAL,
        questions.KEEP,
        questions.TURN_UP,
        questions.BLOCK,
    },
    PLACEMENT: {questions.PLACE, questions.SEND},
    COLLECTION: {questions.CAMP},
    ACTIONS: {questions.TURN_UP, *range(questions.TURN, questions.PICK + 1)},
    NON_PLAYERS: {questions.TURN_UP, questions.NP_CARD, questions.NP_DRAW, questions.NP_BUILD},
}
ABOVE = {
    (questions.KEEP, questions.KEEP),
    (questions.BLOCK, questions.BLOCK),
    (questions.DISCARD, questions.DRAW),
    (questions.PICK, questions.SHOW),
    (questions.SHOW, questions.SHOW),
    (questions.MARK, questions.MARK),
    (questions.TURN_UP, questions.NP_BUILD),
}
"""Which question may stand on which; besides, all that a turn brings stands on the turn's."""
STEPS = {SETUP: (1, 6), PLACEMENT: (0, 0), COLLECTION: (2, 6), ACTIONS: (1, 3), NON_PLAYERS: (1, 2)}
"""How far a phase can have come when somebody is asked."""
SETUP_STEPS = {
    questions.FOUND_GUILD: 1,
    questions.DEAL_CREST: 2,
    questions.DEAL: 3,
    questions.KEEP: 4,
    questions.TURN_UP: 5,
    questions.BLOCK: 6,
}


def frames(state: City, question: int) -> list[int]:
    """Which frames of the stack ask this."""
    return [k for k in range(state.depth) if state.stack[k * FRAME] == question]


def check_questions(state: City) -> None:
    for k in range(state.depth):
        check_frame(state, k)
    if state.depth == 0:
        return
    check_step(state)
    check_spies(state)
    if state.seat == CHANCE:
        expect(bool(state.outcomes()), "questions", QUESTIONS[state.question()], Phrase("may-by-chance"))
    else:
        expect(bool(state.legal()), "questions", QUESTIONS[state.question()], Phrase("may-answerable"))


def check_frame(state: City, k: int) -> None:
    """One question: in its phase, on top of what it belongs to, with numbers that it can have, asked of whom it is."""
    asked, seat, first, second = (int(number) for number in list(state.stack)[k * FRAME : k * FRAME + FRAME])
    phase = int(state.cells[PHASE])
    field = f"questions[{k}]"
    here = ASKED_IN.get(phase, set())
    expect(asked in here, f"{field}.ask", QUESTIONS[asked], one_of(QUESTIONS[one] for one in sorted(here)))
    if k > 0:
        below = int(state.stack[(k - 1) * FRAME])
        fits = (below, asked) in ABOVE or (below == questions.TURN and asked != questions.TURN)
        expect(fits, f"{field}.ask", QUESTIONS[asked], Phrase("may-come-up", ask=QUESTIONS[below]))
    low, high = range_of_first(state, asked)
    expect(low <= first <= high, f"{field}.first", first, between(low, high))
    low, high = range_of_second(state, asked, first)
    expect(low <= second <= high, f"{field}.second", second, between(low, high))
    if asked in TO_CHANCE:
        expect(seat == CHANCE, f"{field}.seat", seat, because(CHANCE, "since-chance-answers"))
    else:
        check_asked_seat(state, field, asked, seat, first)
    check_about(state, field, asked, seat, first, second)


def range_of_first(state: City, asked: int) -> tuple[int, int]:
    """What the first number of a question can be; see `questions`."""
    rules = state.rules
    if asked in (questions.DEAL_CREST, questions.DEAL, questions.DRAW, questions.CAMP, questions.SHOW):
        return 0, int(state.players) - 1
    if asked in (questions.BLOCK, questions.RECRUIT, questions.NP_CARD, questions.NP_DRAW, questions.NP_BUILD):
        return 0, 1
    ranges = {
        questions.FOUND_GUILD: (0, DISTRICTS - 1),
        questions.KEEP: (1, int(rules.deal - rules.keep)),
        questions.TURN_UP: (1, int(rules.pool)),
        questions.SEND: (NOBODY, codes.CREST - codes.SEND - 1),
        questions.DISCARD: (1, MANY),
        questions.MARK: (NOBODY, DISTRICTS - 1),
        questions.DISCOUNT: (codes.BUILD, codes.MARK - 1),
        questions.PAY: (1, MANY),
        questions.THIEVES: (0, int(max(rules.thieves_gold, rules.spread)) - 1),
        questions.BANDITS: (0, int(max(rules.bandits_pieces, rules.spread)) - 1),
        questions.SWAP_WITH: (0, int(LOCATIONS) - 1),
    }
    return ranges.get(asked, (0, 0))


def range_of_second(state: City, asked: int, first: int) -> tuple[int, int]:
    if asked == questions.DEAL:
        return 1, int(state.rules.deal)
    if asked == questions.DRAW:
        return 1, MANY
    if asked in (questions.KEEP, questions.DISCARD):
        return NOBODY, CARDS - 1
    if asked == questions.MARK and first != NOBODY:
        return 0, int(owners(state)) - 1
    if asked == questions.PAY:
        return NOBODY, 1
    if asked in (questions.THIEVES, questions.BANDITS):
        return 0, 2 * questions.BANDITS_STONE - 1
    return (0, CARDS - 1) if asked == questions.NP_BUILD else (0, 0)


def check_asked_seat(state: City, field: str, asked: int, seat: int, first: int) -> None:
    """A question of a turn is asked of whose turn it is; the others of those whom they are about."""
    expect(seat >= 0, f"{field}.seat", seat, because(at_least(0), "since-seat-answers"))
    if asked == questions.KEEP:
        same = [k for k in frames(state, asked) if state.stack[k * FRAME + 1] == seat]
        expect(len(same) == 1, f"{field}.seat", seat, because(another(), "since-asked-once"))
        return
    if asked == questions.SHOW:
        expect(seat != first, f"{field}.seat", seat, because(another(), "since-own-spies"))
        return
    if asked == questions.CAMP:
        right = int(state.cells[CAMP_SEAT + first])
    elif asked in (questions.BLOCK, questions.NP_CARD, questions.NP_BUILD):
        right = int(state.seat_with(first))
    else:
        right = int(state.seat_with(state.cells[TURN]))
    expect(seat == right, f"{field}.seat", seat, because(right, "since-decides"))


def check_about(state: City, field: str, asked: int, seat: int, first: int, second: int) -> None:
    """What a question is about must be there."""
    if asked == questions.PLACE:
        expect(not state.cells[PASSED + seat], f"passed[{seat}]", 1, because(0, "since-asked-to-place"))
        may = because(at_least(1), "since-asked-to-place")
        expect(workers_home(state, seat) > 0, sum_of(f"home[{seat}]"), 0, may)
    elif asked == questions.SEND:
        expect(bool(state.cells[PASSED + seat]), f"passed[{seat}]", 0, because(1, "since-asked-to-send"))
        may = because(at_least(1), "since-asked-to-send")
        expect(workers_home(state, seat) > 0, sum_of(f"home[{seat}]"), 0, may)
    elif asked in (questions.KEEP, questions.DISCARD):
        drawing = any(state.stack[k * FRAME + 2] == seat for k in frames(state, questions.DRAW))
        size = int(state.hand_size(seat))
        expect(first <= size or drawing, f"{field}.first", first, because(at_most(size), "since-in-hand"))
        if asked == questions.KEEP:
            aside = sum(int(state.cells[ASIDE + seat * CARDS + card]) for card in range(CARDS))
            left = int(state.rules.deal - state.rules.keep) - aside
            expect(first == left, f"{field}.first", first, because(left, "since-aside", aside=aside))
    elif asked in (questions.FOUND_GUILD, questions.DEAL_CREST):
        check_dealt(state, [0] * int(state.players))
    elif asked == questions.DEAL:
        deal = int(state.rules.deal)
        check_dealt(state, [deal] * first + [deal - second] + [0] * (int(state.players) - first - 1))
    elif asked in (questions.DRAW, questions.SHOW):
        turn = int(state.seat_with(state.cells[TURN]))
        expect(first == turn, f"{field}.first", first, because(turn, "since-turn"))
    elif asked == questions.PAY:
        either = int(state.stock(seat, 0) + state.stock(seat, 1))
        expect(first <= either, f"{field}.first", first, because(at_most(either), "since-wood-and-stone"))
    elif asked == questions.MARK and first != NOBODY:
        half = border_half(first)
        empty = gate_owner(state, half) == NOBODY and gate_owner(state, other_half(half)) == NOBODY
        expect(empty, f"{field}.first", first, Phrase("may-lifted-gatehouse"))
    elif asked == questions.SWAP_WITH:
        expect(why_location(state, first) == 0, f"{field}.first", first, Phrase("may-location"))
    elif asked in (questions.THIEVES, questions.BANDITS):
        robbed = second % questions.BANDITS_STONE
        fits = robbed >> state.players == 0 and not robbed >> seat & 1 and robbed.bit_count() in range(first + 1)
        fits = fits and (robbed > 0) == (first > 0)
        expect(fits, f"{field}.second", second, Phrase("may-robbed", most=first))


def check_dealt(state: City, dealt: list[int]) -> None:
    """While hands are dealt, seat after seat, all other cards are in the deck."""
    for seat in range(state.players):
        size = int(state.hand_size(seat))
        expect(size == dealt[seat], sum_of(f"hand[{seat}]"), size, because(dealt[seat], "since-dealt"))
    for name, pile in (("pool", POOL), ("discards", DISCARDS)):
        there = sum(int(state.cells[pile + card]) for card in range(CARDS))
        expect(there == 0, sum_of(name), there, because(0, "since-hands-first"))


def check_step(state: City) -> None:
    step = int(state.cells[STEP])
    phase = int(state.cells[PHASE])
    bottom, _, first, _ = (int(number) for number in list(state.stack)[:FRAME])
    low, high = STEPS[phase]
    if phase == SETUP:
        low = high = SETUP_STEPS[bottom]
    elif phase == COLLECTION:
        low = high = first + 2
    elif bottom == questions.TURN:
        low = high = 1
    elif phase == NON_PLAYERS and bottom != questions.TURN_UP:
        low = high = first + 1
    expect(low <= step <= high, "step", step, between(low, high))


def check_spies(state: City) -> None:
    """Cards are shown only to spies, by everybody else who has cards: before the last has chosen, or all of them."""
    shown = [seat for seat in range(state.players) if state.cells[SHOWN + seat] != NOBODY]
    if not frames(state, questions.PICK):
        cards = [int(state.cells[SHOWN + seat]) for seat in range(state.players)]
        expect(not shown, "shown", cards, because(all_are(NOBODY), "since-no-pick"))
        expect(not frames(state, questions.SHOW), "questions", "show", because(another(), "since-no-pick"))
        return
    spies = int(state.stack[frames(state, questions.PICK)[0] * FRAME + 1])
    choosing = [int(state.stack[k * FRAME + 1]) for k in frames(state, questions.SHOW)]
    for seat in range(state.players):
        has_cards = any(state.cells[HAND + seat * CARDS + card] for card in range(CARDS))
        asked = choosing.count(seat) + (seat in shown)
        due = int(seat != spies and has_cards)
        may = Phrase("may-shown") if due else because(NOBODY, "since-nothing-to-show")
        expect(asked == due, f"shown[{seat}]", int(state.cells[SHOWN + seat]), may)
