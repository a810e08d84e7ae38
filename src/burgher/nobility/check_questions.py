"""Refuses questions that cannot be asked: in the wrong phase, of the wrong seat, about what is not there."""

from __future__ import annotations

from burgher.core.checking import expect
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
    PHASES,
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
AT_PLACE = {
    questions.ACTIVATE: "a guild",
    questions.REROLL: "a guild",
    questions.BUY: "a guild",
    questions.APPRENTICE: "a guild",
    questions.ROLL: "a guild",
    questions.CLERK: "the clerk",
    questions.STOCK: "the clerk",
    questions.DEAL_COMMISSION: "the clerk",
    questions.DEAL_TILE: "the clerk",
    questions.KEEP: "the clerk",
    questions.TURN: "nowhere",
    questions.PLACE: "nowhere",
    questions.PAY: "nowhere",
    questions.SELL: "nowhere",
    questions.BUILD: "nowhere",
    questions.RECALL: "nowhere",
    questions.GAIN: "nowhere",
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
    expect(bool(answers), "questions", name, "one that has an answer")


def check_frame(state: Town, k: int, what: int, whom: int, first: int, second: int) -> None:
    """One question: in its phase, with numbers that it can have, asked of whom it is."""
    phase = cell(state, PHASE)
    field = f"questions[{k}]"
    fits = what in ASKED_IN.get(phase, ())
    expect(fits, f"{field}.ask", QUESTIONS[what], f"a question of the {PHASES[phase]} phase")
    if k > 0:
        below, _, cause, _ = frames(state)[k - 1]
        fits = (below, cause) == (questions.TAKE, questions.BY_CHARACTER)
        fits = fits and what in (questions.TAKE, questions.DISCARD, questions.GAIN)
        expect(fits, f"{field}.ask", QUESTIONS[what], "alone, or above settlers that a character brings")
    low, high = range_of_first(state, what)
    expect(low <= first <= high, f"{field}.first", first, f"from {low} to {high}")
    low, high = range_of_second(state, what)
    expect(low <= second <= high, f"{field}.second", second, f"from {low} to {high}")
    if what < questions.KEEP:
        expect(whom == CHANCE, f"{field}.seat", whom, "-1: only chance answers this")
        check_chance(state, field, what, first, second)
        return
    right = who_decides(state, what)
    expect(whom == right, f"{field}.seat", whom, f"{right}, whose decision it is")
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
        expect(
            cell(state, empty[what] + first) == NOBODY, f"{field}.first", first, "a place where there is nothing yet"
        )
    turn = cell(state, TURN)
    if cell(state, PHASE) == ACTIONS and what in (questions.ROLL, questions.DEAL_COMMISSION, questions.DEAL_TILE):
        expect(first == turn, f"{field}.first", first, f"{turn}, whose turn it is")
    if what == questions.STOCK:
        expect(cell(state, HALL_DIE + first) == 0, f"{field}.first", first, "a space without a die")
    elif what == questions.FIRST_SETTLERS:
        hand = [cell(state, HAND + first * HAND_SPACES + k) for k in range(HAND_SPACES)]
        fits = cell(state, SECRET + first) == 0 and set(hand) == {NOBODY}
        expect(fits, f"{field}.first", first, "a seat without settlers")
    elif what == questions.NEUTRAL:
        space = int(state.rules.neutral_space)
        expect(space >= 0, f"{field}.ask", "neutral", "another: there are no such workshops with so many players")
        there = cell(state, WORKSHOP + first * GUILD_SPACES + space)
        expect(there == NOBODY, f"{field}.first", first, "a guild without a workshop there")
    elif what in (questions.OBJECTIVE, questions.AUTOMA):
        expect(state.players == 1, f"{field}.ask", QUESTIONS[what], "another: only the solo game has that")
        drawn = cell(state, OBJECTIVE) != NOBODY
        expect(what == questions.AUTOMA or not drawn, "objective", cell(state, OBJECTIVE), "-1: it is being drawn")
    elif what == questions.EVENT:
        expect(bool(state.rules.events), f"{field}.ask", "event", "another: the game is played without events")
        expect(cell(state, EVENT) == NOBODY, "event", cell(state, EVENT), "-1: it is being turned up")
    elif what == questions.DEAL_TILE:
        expect(count_dealt(state, first) == 1, f"{field}.first", first, "a seat with one card dealt to it")
    elif what == questions.DEAL_COMMISSION and cell(state, PHASE) == ACTIONS:
        stack = int(in_stack(state))
        expect(second <= stack, f"{field}.second", second, f"at most {stack}, as many as are in the stack")
        free = any(cell(state, TILE_SEAT + tile) == NOBODY for tile in range(DICE_TILE_COUNT))
        expect(free, "tile_seat", "all given out", "not all given out: another is needed")


def check_seat_asked(state: Town, field: str, what: int, seat: int, first: int, second: int) -> None:
    """In the actions phase."""
    c = state.cells
    guild = cell(state, VISIT) - codes.AT_GUILD
    hand = [cell(state, HAND + seat * HAND_SPACES + k) for k in range(HAND_SPACES)]
    match what:
        case questions.KEEP:
            expect(count_dealt(state, seat) > 1, f"{field}.ask", "keep", "asked with two cards dealt or more")
        case questions.PLACE:
            fits = turns.why_die(state, seat, first, second) == 0
            expect(fits, field, f"a {first} placed as a {second}", "a die that the seat can place")
        case questions.TAKE:
            check_take(state, field, seat, first)
        case questions.PAY:
            expect(first in hand, f"{field}.first", first, "one of the seat's open settlers")
            expect(c[PLATFORM + seat] > 0, f"platform[{seat}]", 0, "1 or more: settlers are being completed")
            shown = not (c[SECRET + seat] and hand[0] == first)
            expect(shown, f"secret[{seat}]", 1, "0: the card has been shown")
        case questions.ACTIVATE:
            fits = first // GUILD_SPACES == guild and c[WORKSHOP + first] != NOBODY
            expect(fits, f"{field}.first", first, "a workshop of the guild visited")
        case questions.BUY:
            most = int(c[COINS + seat] // state.rules.good_cost)
            expect(first <= most, f"{field}.first", first, f"at most {most}, as many as can be paid for")
        case questions.APPRENTICE:
            room = int(state.rules.apprentice_spaces - state.apprentices_in(guild))
            expect(room > 0, f"{field}.ask", "apprentice", "asked while there is room in the guild")
        case questions.BUILD:
            check_build(state, field, seat, first)
        case questions.RECALL:
            expect(state.apprentices_of(seat) > 0, f"{field}.ask", "recall", "asked of a seat with apprentices")


def check_take(state: Town, field: str, seat: int, cause: int) -> None:
    """In the tavern by a die, or brought by the character of a new lord; and there must be enough on show."""
    in_tavern = cell(state, VISIT) == codes.AT_TAVERN
    if cause == questions.BY_CHARACTER:
        nobility = cell(state, NOBILITY + seat)
        expect(nobility >= state.rules.lord_at, f"{field}.first", cause, "0 or 1: the seat is no lord")
    else:
        expect(in_tavern, f"{field}.first", cause, "2, or the tavern is visited")
    wanted = sum(what == questions.TAKE for what, _, _, _ in frames(state))
    shown = int(tavern.cards_on_show(state))
    expect(wanted <= shown, "questions", f"{wanted} to take settlers", f"at most {shown}, as many as are on show")


def check_build(state: Town, field: str, seat: int, space: int) -> None:
    fits = cell(state, HALL + space) == COMMUNITY_TILE and cell(state, HALL_DIE + space) // 10 - 1 == seat
    expect(fits, f"{field}.first", space, "a community building that the seat has placed a die for")
    expect(cell(state, WORKERS + seat) > 0, f"workers[{seat}]", 0, "1 or more: one is to stand on the building")
    cost = int(price(state, seat, space))
    expect(cell(state, COINS + seat) >= cost, f"coins[{seat}]", cell(state, COINS + seat), f"{cost} or more")


# how far things have come


def check_visit(state: Town) -> None:
    """An action in several parts is under way in the tavern, a guild or the clerk's office."""
    visit = cell(state, VISIT)
    value, stage = cell(state, VALUE), cell(state, STAGE)
    if visit == NOBODY:
        expect(value == 0, "value", value, "0 when no place is visited")
        expect(stage == 0, "stage", stage, "0 when no place is visited")
        return
    expect(cell(state, PHASE) == ACTIONS, "visit", visit, "-1 outside the actions phase")
    place = place_visited(visit)
    expect(place != "nowhere", "visit", visit, "the tavern, a guild or the clerk: the others are done in one go")
    expect(value > 0, "value", value, f"from 1 to {FACES}: a place is visited")
    expect(cell(state, DIE_DONE) != 0, "die_done", 0, "1: a place is visited")
    most = {"the tavern": tavern.NO_MORE, "the clerk": 2 * clerk.READY - 1}.get(place, guilds.LEAVING)
    expect(stage <= most, "stage", stage, f"at most {most} there")


def place_visited(visit: int) -> str:
    if codes.AT_GUILD <= visit < codes.AT_HALL:
        return "a guild"
    return {codes.AT_TAVERN: "the tavern", codes.AT_CLERK: "the clerk"}.get(visit, "nowhere")


def check_first_commissions(state: Town) -> None:
    """At the start everybody is dealt as many cards, seat by seat; then everybody keeps one, seat by seat."""
    what, _, first, second = frames(state)[0]
    number = int(state.rules.first_commissions)
    for seat in range(state.players):
        dealt, held = int(count_dealt(state, seat)), int(commissions_of(state, seat))
        field = f"commission cards of seat {seat}"
        if what == questions.DEAL_COMMISSION:
            right = number if seat < first else (number - second if seat == first else 0)
            expect((dealt, held) == (right, 0), field, f"{dealt} dealt and {held} kept", f"{right} dealt and none kept")
        elif what in (questions.KEEP, questions.DEAL_TILE):
            fits = held + int(dealt > 0) == 1 and dealt in (0, 1, number)
            expect(fits, field, f"{dealt} dealt and {held} kept", f"{number} dealt, or one kept")
        else:
            expect(dealt + held == 0, field, f"{dealt} dealt and {held} kept", "none yet")


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
        expect(1 <= step <= state.players, "step", step, f"from 1 to {state.players}")
        return
    elif what == questions.EVENT:
        right = EVENT_STEP + 1
    elif what == questions.AUTOMA:
        right = AUTOMA_STEP + first + 1
    else:
        turn = (first - cell(state, FIRST)) % int(state.players)
        right = 0 if phase == ACTIONS else ROLL_STEP + turn + 1
    expect(step == right, "step", step, f"{right} at this question")
    if phase == ACTIONS:
        place = AT_PLACE.get(what)
        here = place_visited(cell(state, VISIT))
        expect(place in (None, here), "visit", cell(state, VISIT), f"{place} at this question")


def check_leftovers(state: Town) -> None:
    """What is kept only while it is needed: goods given, cards dealt, what was done in a turn."""
    paid = {good: cell(state, PAID + k) for k, good in enumerate(GOODS)}
    paying = [first for what, _, first, _ in frames(state) if what == questions.PAY]
    for k, good in enumerate(GOODS):
        wanted = any(state.rules.settlers_goods[card * GOOD_COUNT + k] for card in paying)
        expect(wanted or not paid[good], f"paid.{good}", paid[good], "0: no settlers are being given this good")
    done = [cell(state, at) for at in (DIE_DONE, SETTLERS_DONE, SALE_DONE)]
    phase = cell(state, PHASE)
    expect(phase == ACTIONS or not any(done), "die_done, settlers_done and sale_done", done, "0 outside a turn")
    expect(not paying or done[1] == 1, "settlers_done", done[1], "1: settlers are being completed")
    looking = [seat for seat in range(state.players) if count_dealt(state, seat) > 0]
    if phase != SETUP:
        dealing = any(
            what in (questions.KEEP, questions.DEAL_TILE, questions.DEAL_COMMISSION) for what, *_ in frames(state)
        )
        fits = looking in ([], [cell(state, TURN)]) and (dealing or not looking)
        expect(fits, "commission", f"dealt to {looking}", "dealt to nobody but who is to choose")
