"""Refuses questions that cannot be asked: in the wrong phase, of the wrong seat, about what is not there."""

from __future__ import annotations

from burgher.core.checking import another, at_least, at_most, because, between, expect, one_of
from burgher.core.errors import Phrase
from burgher.core.state import CHANCE, FRAME
from burgher.nobility import clerk, codes, guilds, questions, tavern, turns
from burgher.nobility.cells import (
    ACTIONS,
    CHARACTER,
    COINS,
    COUNCIL,
    DIE_DONE,
    DISPLAY,
    EVENT,
    FIRST,
    HALL,
    HALL_DIE,
    HAND,
    INCOME,
    NOBILITY,
    OBJECTIVE,
    PAID,
    PHASE,
    PLATFORM,
    PREPARATION,
    ROLLING,
    SALE_DONE,
    SECRET,
    SETTLERS_DONE,
    SETUP,
    STAGE,
    STEP,
    TILE_SEAT,
    TURN,
    VALUE,
    VISIT,
    WORKERS,
    WORKSHOP,
)
from burgher.nobility.chancery import commissions_of, in_stack
from burgher.nobility.guild_hall import price
from burgher.nobility.knowledge import count_dealt
from burgher.nobility.names import (
    AUTOMA_DICE_COUNT,
    COMMUNITY_TILE,
    COUNCIL_SPACES,
    DICE_TILE_COUNT,
    DISPLAY_SPACES,
    FACES,
    GOOD_COUNT,
    GOODS,
    GUILD_COUNT,
    GUILD_SPACES,
    HALL_SPACES,
    HAND_SPACES,
    NOBODY,
    SEATS,
    SETTLERS_COUNT,
    WORKSHOP_SPACES,
)
from burgher.nobility.piece_view import cell
from burgher.nobility.questions import QUESTIONS
from burgher.nobility.rounds import AUTOMA_STEP, COUNCIL_STEP, EVENT_STEP, HALL_STEP, ROLL_STEP
from burgher.nobility.state import Town

MANY = 99
SETUP_STEPS = {
    questions.CHARACTER: 0,
    questions.FIRST_SETTLERS: 1,
    questions.NEUTRAL: 2,
    questions.TURN_UP: 3,
    questions.STOCK: 4,
    questions.SHIP: 5,
    questions.PETITION: 6,
    questions.OBJECTIVE: 7,
    questions.DEAL_COMMISSION: 8,
    questions.KEEP: 9,
    questions.DEAL_TILE: 9,
}
PREPARATION_STEPS = {
    questions.SHIP: COUNCIL_STEP,
    questions.PETITION: COUNCIL_STEP,
    questions.STOCK: HALL_STEP,
}
ASKED_IN = {
    SETUP: set(SETUP_STEPS),
    ROLLING: {questions.EVENT, questions.AUTOMA, questions.ROLL},
    ACTIONS: {
        questions.ROLL,
        questions.TURN_UP,
        questions.STOCK,
        questions.DEAL_COMMISSION,
        questions.DEAL_TILE,
        *range(questions.KEEP, questions.GAIN + 1),
    },
    INCOME: {questions.GAIN},
    PREPARATION: set(PREPARATION_STEPS),
}
"""What is asked in each phase."""
GUILD, CLERK, TAVERN, NOWHERE = range(4)
"""Where an action in several parts can be under way."""
VISITS = {
    GUILD: Phrase("may-visit-guild"),
    CLERK: Phrase("may-visit-clerk"),
    NOWHERE: Phrase("may-visit-nowhere"),
}
AT_PLACE = {
    questions.ACTIVATE: GUILD,
    questions.REROLL: GUILD,
    questions.BUY: GUILD,
    questions.APPRENTICE: GUILD,
    questions.ROLL: GUILD,
    questions.CLERK: CLERK,
    questions.STOCK: CLERK,
    questions.DEAL_COMMISSION: CLERK,
    questions.DEAL_TILE: CLERK,
    questions.KEEP: CLERK,
    questions.TURN: NOWHERE,
    questions.PLACE: NOWHERE,
    questions.PAY: NOWHERE,
    questions.SELL: NOWHERE,
    questions.BUILD: NOWHERE,
    questions.RECALL: NOWHERE,
    questions.GAIN: NOWHERE,
}
"""In the actions phase: where the action is under way that a question belongs to. Settlers are taken here and there."""


def frames(state: Town) -> list[tuple[int, int, int, int]]:
    """The open questions, from the bottom: what, whom, first, second."""
    numbers = [int(number) for number in list(state.stack)[: state.depth * FRAME]]
    return [(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) for at in range(0, len(numbers), FRAME)]


def asked(state: Town, question: int, seat: int | None = None) -> bool:
    """Whether this is being asked, of this seat or of anybody."""
    return any(what == question and seat in (None, whom) for what, whom, _, _ in frames(state))


def check_questions(state: Town) -> None:
    check_visit(state)
    for k, frame in enumerate(frames(state)):
        check_frame(state, k, *frame)
    if state.depth == 0:
        return
    check_step(state)
    check_leftovers(state)
    name = QUESTIONS[state.question()]
    answers = state.outcomes() if state.seat == CHANCE else state.legal()
    expect(bool(answers), "questions", name, Phrase("may-answerable"))


def check_frame(state: Town, k: int, what: int, whom: int, first: int, second: int) -> None:
    """One question: in its phase, with numbers that it can have, asked of whom it is."""
    phase = cell(state, PHASE)
    field = f"questions[{k}]"
    here = ASKED_IN.get(phase, set())
    expect(what in here, f"{field}.ask", QUESTIONS[what], one_of(QUESTIONS[one] for one in sorted(here)))
    if k > 0:
        below, _, cause, _ = frames(state)[k - 1]
        fits = (below, cause) == (questions.TAKE, questions.BY_CHARACTER)
        fits = fits and what in (questions.TAKE, questions.TURN_UP, questions.DISCARD, questions.GAIN)
        expect(fits, f"{field}.ask", QUESTIONS[what], Phrase("may-alone-or-above"))
    low, high = range_of_first(state, what)
    expect(low <= first <= high, f"{field}.first", first, between(low, high))
    low, high = range_of_second(state, what)
    expect(low <= second <= high, f"{field}.second", second, between(low, high))
    if what < questions.KEEP:
        expect(whom == CHANCE, f"{field}.seat", whom, because(CHANCE, "since-chance-answers"))
        check_chance(state, field, what, first, second)
        return
    right = who_decides(state, what)
    expect(whom == right, f"{field}.seat", whom, because(right, "since-decides"))
    if phase == ACTIONS:
        check_seat_asked(state, field, what, whom, first, second)


def range_of_first(state: Town, what: int) -> tuple[int, int]:
    """What the first number of a question can be; see `questions`."""
    if what in (questions.ROLL, questions.CHARACTER, questions.FIRST_SETTLERS, questions.DEAL_COMMISSION):
        return 0, int(state.players) - 1
    ranges = {
        questions.DEAL_TILE: (0, int(state.players) - 1),
        questions.AUTOMA: (0, AUTOMA_DICE_COUNT - 1),
        questions.NEUTRAL: (0, GUILD_COUNT - 1),
        questions.TURN_UP: (0, DISPLAY_SPACES - 1),
        questions.STOCK: (0, HALL_SPACES - 1),
        questions.PETITION: (0, COUNCIL_SPACES - 1),
        questions.PLACE: (1, FACES),
        questions.TAKE: (questions.AT_TAVERN, questions.BY_CHARACTER),
        questions.PAY: (0, SETTLERS_COUNT - 1),
        questions.ACTIVATE: (0, WORKSHOP_SPACES - 1),
        questions.REROLL: (1, int(state.rules.dice)),
        questions.BUY: (1, codes.MOST_BOUGHT),
        questions.APPRENTICE: (1, SEATS),
        questions.SELL: (1, FACES),
        questions.BUILD: (0, HALL_SPACES - 1),
        questions.GAIN: (1, MANY),
    }
    return ranges.get(what, (0, 0))


def range_of_second(state: Town, what: int) -> tuple[int, int]:
    ranges = {
        questions.ROLL: (1, int(state.rules.dice)),
        questions.DEAL_COMMISSION: (1, max(int(state.rules.first_commissions), *map(int, state.rules.clerk_draws))),
        questions.PLACE: (1, FACES),
        questions.TAKE: (0, MANY),
        questions.REROLL: (0, FACES - 1),
        questions.APPRENTICE: (0, GUILD_COUNT),
        questions.SELL: (NOBODY, GOOD_COUNT - 1),
        questions.GAIN: (0, GOOD_COUNT - 1),
    }
    return ranges.get(what, (0, 0))


def who_decides(state: Town, what: int) -> int:
    """In a turn, whose turn it is; at the income, who is being paid; at the start, who has not chosen a card yet."""
    phase = cell(state, PHASE)
    if phase == INCOME:
        return (cell(state, FIRST) + cell(state, STEP) - 1) % int(state.players)
    if phase == SETUP:
        return next((seat for seat in range(state.players) if count_dealt(state, seat) > 0), 0)
    return cell(state, TURN)


# what a question is about


def check_chance(state: Town, field: str, what: int, first: int, second: int) -> None:
    """What is drawn must be missing."""
    empty = {
        questions.TURN_UP: DISPLAY,
        questions.STOCK: HALL,
        questions.PETITION: COUNCIL,
        questions.CHARACTER: CHARACTER,
    }
    if what in empty:
        free = cell(state, empty[what] + first) == NOBODY
        expect(free, f"{field}.first", first, Phrase("may-empty-place"))
    turn = cell(state, TURN)
    if cell(state, PHASE) == ACTIONS and what in (questions.ROLL, questions.DEAL_COMMISSION, questions.DEAL_TILE):
        expect(first == turn, f"{field}.first", first, because(turn, "since-turn"))
    if what == questions.STOCK:
        expect(cell(state, HALL_DIE + first) == 0, f"{field}.first", first, Phrase("may-space-without-die"))
    elif what == questions.FIRST_SETTLERS:
        hand = [cell(state, HAND + first * HAND_SPACES + k) for k in range(HAND_SPACES)]
        fits = cell(state, SECRET + first) == 0 and set(hand) == {NOBODY}
        expect(fits, f"{field}.first", first, Phrase("may-seat-without-settlers"))
    elif what == questions.NEUTRAL:
        space = int(state.rules.neutral_space)
        expect(space >= 0, f"{field}.ask", "neutral", because(another(), "since-no-neutral"))
        there = cell(state, WORKSHOP + first * GUILD_SPACES + space)
        expect(there == NOBODY, f"{field}.first", first, Phrase("may-guild-without-workshop"))
    elif what in (questions.OBJECTIVE, questions.AUTOMA):
        expect(state.players == 1, f"{field}.ask", QUESTIONS[what], because(another(), "since-solo-only"))
        drawn = cell(state, OBJECTIVE)
        fits = what == questions.AUTOMA or drawn == NOBODY
        expect(fits, "objective", drawn, because(NOBODY, "since-not-drawn"))
    elif what == questions.EVENT:
        expect(bool(state.rules.events), f"{field}.ask", "event", because(another(), "since-no-events"))
        expect(cell(state, EVENT) == NOBODY, "event", cell(state, EVENT), because(NOBODY, "since-not-drawn"))
    elif what == questions.DEAL_TILE:
        expect(count_dealt(state, first) == 1, f"{field}.first", first, Phrase("may-seat-with-card"))
    elif what == questions.DEAL_COMMISSION and cell(state, PHASE) == ACTIONS:
        stack = int(in_stack(state))
        expect(second <= stack, f"{field}.second", second, because(at_most(stack), "since-in-stack"))
        free = any(cell(state, TILE_SEAT + tile) == NOBODY for tile in range(DICE_TILE_COUNT))
        expect(free, Phrase("tiles-left"), 0, at_least(1))


def check_seat_asked(state: Town, field: str, what: int, seat: int, first: int, second: int) -> None:
    """In the actions phase."""
    c = state.cells
    guild = cell(state, VISIT) - codes.AT_GUILD
    hand = [cell(state, HAND + seat * HAND_SPACES + k) for k in range(HAND_SPACES)]
    match what:
        case questions.KEEP:
            expect(count_dealt(state, seat) > 1, f"{field}.ask", "keep", because(another(), "since-two-cards"))
        case questions.PLACE:
            fits = turns.why_die(state, seat, first, second) == 0
            expect(fits, field, {"first": first, "second": second}, Phrase("may-placeable-die"))
        case questions.TAKE:
            check_take(state, field, seat, first, second)
        case questions.PAY:
            expect(first in hand, f"{field}.first", first, Phrase("may-open-settlers"))
            expect(c[PLATFORM + seat] > 0, f"platform[{seat}]", 0, because(at_least(1), "since-completing"))
            shown = not (c[SECRET + seat] and hand[0] == first)
            expect(shown, f"secret[{seat}]", 1, because(0, "since-card-shown"))
        case questions.ACTIVATE:
            fits = first // GUILD_SPACES == guild and c[WORKSHOP + first] != NOBODY
            expect(fits, f"{field}.first", first, Phrase("may-workshop-there"))
        case questions.BUY:
            most = int(c[COINS + seat] // state.rules.good_cost)
            expect(first <= most, f"{field}.first", first, because(at_most(most), "since-paid-for"))
        case questions.APPRENTICE:
            room = int(state.rules.apprentice_spaces - state.apprentices_in(guild))
            expect(room > 0, f"{field}.ask", "apprentice", because(another(), "since-no-room"))
        case questions.BUILD:
            check_build(state, field, seat, first)
        case questions.RECALL:
            may = because(another(), "since-no-apprentices")
            expect(state.apprentices_of(seat) > 0, f"{field}.ask", "recall", may)


def check_take(state: Town, field: str, seat: int, cause: int, further: int) -> None:
    """In the tavern by a die, or brought by the character of a new lord; and there must be enough on show."""
    in_tavern = cell(state, VISIT) == codes.AT_TAVERN
    if cause == questions.BY_CHARACTER:
        nobility = cell(state, NOBILITY + seat)
        may = because(between(0, questions.BY_CHARACTER - 1), "since-no-lord")
        expect(nobility >= state.rules.lord_at, f"{field}.first", cause, may)
    else:
        expect(in_tavern, f"{field}.first", cause, because(questions.BY_CHARACTER, "since-not-in-tavern"))
        expect(further == 0, f"{field}.second", further, 0)
    wanted = sum(what == questions.TAKE for what, _, _, _ in frames(state))
    shown = int(tavern.cards_on_show(state))
    takes = Phrase("questions-of", ask=QUESTIONS[questions.TAKE])
    expect(wanted <= shown, takes, wanted, because(at_most(shown), "since-on-show"))


def check_build(state: Town, field: str, seat: int, space: int) -> None:
    fits = cell(state, HALL + space) == COMMUNITY_TILE and cell(state, HALL_DIE + space) // 10 - 1 == seat
    expect(fits, f"{field}.first", space, Phrase("may-own-community"))
    expect(cell(state, WORKERS + seat) > 0, f"workers[{seat}]", 0, because(at_least(1), "since-worker-on-building"))
    cost = int(price(state, seat, space))
    coins = cell(state, COINS + seat)
    expect(coins >= cost, f"coins[{seat}]", coins, because(at_least(cost), "since-building-costs"))


# how far things have come


def check_visit(state: Town) -> None:
    """An action in several parts is under way in the tavern, a guild or the clerk's office."""
    visit = cell(state, VISIT)
    value, stage = cell(state, VALUE), cell(state, STAGE)
    if visit == NOBODY:
        expect(value == 0, "value", value, because(0, "since-no-visit"))
        expect(stage == 0, "stage", stage, because(0, "since-no-visit"))
        return
    expect(cell(state, PHASE) == ACTIONS, "visit", visit, because(NOBODY, "since-not-actions"))
    place = place_visited(visit)
    expect(place != NOWHERE, "visit", visit, because(another(), "since-done-in-one-go"))
    expect(value > 0, "value", value, because(between(1, FACES), "since-visit"))
    expect(cell(state, DIE_DONE) != 0, "die_done", 0, because(1, "since-visit"))
    most = {TAVERN: tavern.NO_MORE, CLERK: 2 * clerk.READY - 1}.get(place, guilds.LEAVING)
    expect(stage <= most, "stage", stage, at_most(int(most)))


def place_visited(visit: int) -> int:
    if codes.AT_GUILD <= visit < codes.AT_HALL:
        return GUILD
    return {codes.AT_TAVERN: TAVERN, codes.AT_CLERK: CLERK}.get(visit, NOWHERE)


def check_first_commissions(state: Town) -> None:
    """At the start everybody is dealt as many cards, seat by seat; then everybody keeps one, seat by seat."""
    what, _, first, second = frames(state)[0]
    number = int(state.rules.first_commissions)
    for seat in range(state.players):
        dealt, held = int(count_dealt(state, seat)), int(commissions_of(state, seat))
        cards = Phrase("cards-dealt", seat=seat)
        if what == questions.DEAL_COMMISSION:
            right = number if seat < first else (number - second if seat == first else 0)
            expect(dealt == right, cards, dealt, right)
            expect(held == 0, Phrase("tiles-of", seat=seat), held, because(0, "since-cards-first"))
        elif what in (questions.KEEP, questions.DEAL_TILE):
            expect(held <= 1, Phrase("tiles-of", seat=seat), held, at_most(1))
            right_ones = (1, number) if held == 0 else (0,)
            expect(dealt in right_ones, cards, dealt, one_of(right_ones))
        else:
            expect(dealt == 0, cards, dealt, because(0, "since-cards-last"))
            expect(held == 0, Phrase("tiles-of", seat=seat), held, because(0, "since-cards-last"))


def check_step(state: Town) -> None:
    """How far the phase has come, by the question at the bottom."""
    what, _, first, _ = frames(state)[0]
    phase = cell(state, PHASE)
    step = cell(state, STEP)
    if phase == SETUP:
        right = SETUP_STEPS[what]
        check_first_commissions(state)
    elif phase == PREPARATION:
        right = PREPARATION_STEPS[what]
    elif phase == INCOME:
        expect(1 <= step <= state.players, "step", step, between(1, int(state.players)))
        return
    elif what == questions.EVENT:
        right = EVENT_STEP + 1
    elif what == questions.AUTOMA:
        right = AUTOMA_STEP + first + 1
    else:
        turn = (first - cell(state, FIRST)) % int(state.players)
        right = 0 if phase == ACTIONS else ROLL_STEP + turn + 1
    expect(step == right, "step", step, Phrase("may-at-question", number=right))
    if phase == ACTIONS:
        place = AT_PLACE.get(what)
        here = place_visited(cell(state, VISIT))
        if place is not None:
            expect(place == here, "visit", cell(state, VISIT), VISITS[place])


def check_leftovers(state: Town) -> None:
    """What is kept only while it is needed: goods given, cards dealt, what was done in a turn."""
    paid = {good: cell(state, PAID + k) for k, good in enumerate(GOODS)}
    paying = [first for what, _, first, _ in frames(state) if what == questions.PAY]
    for k, good in enumerate(GOODS):
        wanted = any(state.rules.settlers_goods[card * GOOD_COUNT + k] for card in paying)
        expect(wanted or not paid[good], f"paid.{good}", paid[good], because(0, "since-not-given"))
    phase = cell(state, PHASE)
    for name, at in (("die_done", DIE_DONE), ("settlers_done", SETTLERS_DONE), ("sale_done", SALE_DONE)):
        done = cell(state, at)
        expect(phase == ACTIONS or done == 0, name, done, because(0, "since-not-actions"))
    completed = cell(state, SETTLERS_DONE)
    expect(not paying or completed == 1, "settlers_done", completed, because(1, "since-completing"))
    if phase == SETUP:
        return
    dealing = {questions.KEEP, questions.DEAL_TILE, questions.DEAL_COMMISSION} & {what for what, *_ in frames(state)}
    for seat in range(state.players):
        dealt = int(count_dealt(state, seat))
        fits = dealt == 0 or (bool(dealing) and seat == cell(state, TURN))
        expect(fits, Phrase("cards-dealt", seat=seat), dealt, because(0, "since-not-choosing"))
