"""Refuses positions that cannot be: cards or tiles twice or nowhere, figures too many, a tile where none can lie.

Whatever passes here can be played on from: no rule will find a state that it did not leave itself. Dice are in
`check_dice`, the Chancery is in `check_chancery`; each question has its own check.
"""

from __future__ import annotations

from collections.abc import Sequence

from burgher.core.checking import all_are, all_of, another, at_least, at_most, because, between, expect, one_of, sum_of
from burgher.core.errors import Phrase
from burgher.nobility import clerk, guilds, tavern
from burgher.nobility.asking import AT_CLERK, AT_GUILD, AT_TAVERN, Asked, visited
from burgher.nobility.cells import (
    ACTIONS,
    BAG,
    CHARACTER,
    COMMUNITY,
    COUNCIL,
    COUNCIL_DIE,
    COUNCIL_TILE,
    DIE_DONE,
    DISPLAY,
    ELSEWHERE,
    ENDED,
    EVENT,
    EVENT_LEFT,
    FIRST,
    FULFILLED,
    GONE,
    HALL,
    HAND,
    INCOME,
    LOT,
    MASTER,
    NOBILITY,
    OBJECTIVE,
    PAID,
    PASSED,
    PHASE,
    PILE,
    PLATFORM,
    PREPARATION,
    REPUTATION,
    ROLLING,
    ROUND,
    SALE_DONE,
    SCRAPPED,
    SECRET,
    SETTLERS_DONE,
    SETUP,
    SHIP,
    SHIP_LEFT,
    SOLD,
    STAGE,
    STEP,
    SUCCESS,
    TURN,
    VALUE,
    VISIT,
    WORKSHOP,
)
from burgher.nobility.chancery import DEAL_COMMISSION, DEAL_TILE, KEEP, commissions_of, count_dealt
from burgher.nobility.characters import DRAW_CHARACTER
from burgher.nobility.check_chancery import check_chancery
from burgher.nobility.check_dice import check_dice
from burgher.nobility.events import NEXT_EVENT
from burgher.nobility.faces.piece_view import cell
from burgher.nobility.names import (
    BUILDING_COUNT,
    BUILDINGS,
    COMMUNITY_SPACES,
    COMMUNITY_TILE,
    COUNCIL_SPACES,
    COUNCIL_TILES,
    DISPLAY_SPACES,
    EVENT_COUNT,
    EVENTS,
    FACES,
    GOODS,
    GUILD_SPACES,
    GUILDS,
    HALL_SPACES,
    HAND_SPACES,
    LOTS,
    NOBODY,
    SEATS,
    SETTLERS,
    SHIP_COUNT,
    SHIPS,
    WORKSHOP_SPACES,
)
from burgher.nobility.port import NEXT_SHIP
from burgher.nobility.rounds import AUTOMA_STEP, COUNCIL_STEP, EVENT_STEP, HALL_STEP, ROLL_STEP
from burgher.nobility.settlers import PAY, goods_wanted
from burgher.nobility.setup import FIRST_SETTLERS, FIRST_STACK, NEUTRAL, STEPS
from burgher.nobility.solo import DRAW_OBJECTIVE
from burgher.nobility.state import Town
from burgher.nobility.tavern import DISCARD


def check_position(state: Town) -> None:
    """BadPosition names the first thing that cannot be."""
    check_calendar(state)
    check_settlers(state)
    check_buildings(state)
    check_council(state)
    check_ships(state)
    check_events(state)
    check_solo(state)
    check_characters(state)
    check_setup(state)
    for seat in range(state.players):
        check_seat(state, seat)
    check_guilds(state)
    check_dice(state)
    check_chancery(state)
    check_visit(state)
    state.questions.check(state)
    if state.depth > 0:
        check_step(state)
        check_leftovers(state)


def cells(state: Town, at: int, count: int) -> list[int]:
    return [cell(state, at + k) for k in range(count)]


def asked(state: Town, question: Asked) -> bool:
    """Whether this is being asked, of anybody."""
    return bool(state.questions.frames(state, question))


# when


def check_calendar(state: Town) -> None:
    phase = cell(state, PHASE)
    number = cell(state, ROUND)
    if phase == SETUP:
        expect(number == 0, "round", number, because(0, "since-setup"))
    else:
        expect(1 <= number <= state.rules.rounds, "round", number, between(1, int(state.rules.rounds)))
    if phase == PREPARATION:
        may = because(at_most(int(state.rules.rounds) - 1), "since-no-round-after")
        expect(number < state.rules.rounds, "round", number, may)
    if phase == ENDED:
        won = state.players == 1 and cell(state, SUCCESS) != 0
        may = because(int(state.rules.rounds), "since-over")
        expect(won or number == state.rules.rounds, "round", number, may)
        expect(state.depth == 0, Phrase("length-of", field="questions"), int(state.depth), because(0, "since-over"))
    if phase == ACTIONS:
        turn = cell(state, TURN)
        expect(cell(state, PASSED + turn) == 0, f"passed[{turn}]", 1, because(0, "since-turn"))


# cards and tiles: each is in one place


def check_once(names: Sequence[str], places: list[int], elsewhere: list[bool], fields: tuple[str, ...]) -> None:
    """Of pieces that there is one of each, all are in `places` (numbers, or NOBODY) or `elsewhere`: in these fields."""
    for k, name in enumerate(names):
        there = places.count(k) + elsewhere[k]
        expect(there == 1, all_of(name, *fields), there, 1)


def check_settlers(state: Town) -> None:
    places = cells(state, DISPLAY, DISPLAY_SPACES)
    places += cells(state, HAND, SEATS * HAND_SPACES) + cells(state, LOT, SEATS * LOTS)
    piles = [cell(state, PILE + card) != ELSEWHERE for card in range(len(SETTLERS))]
    check_once(SETTLERS, places, piles, ("display", "hand", "lot", "pile"))
    for seat in range(state.players):
        hand = cells(state, HAND + seat * HAND_SPACES, HAND_SPACES)
        limit = int(state.rules.hand_limit)
        fits = all(card == NOBODY for card in hand[limit:-1])
        expect(fits, f"hand[{seat}]", hand, Phrase("may-open-cards", most=limit))
        newest = any(frame.seat == seat for frame in state.questions.frames(state, DISCARD))
        may = because(at_least(0), "since-discard") if newest else because(NOBODY, "since-no-discard")
        expect((hand[-1] != NOBODY) == newest, f"hand[{seat}][{HAND_SPACES - 1}]", hand[-1], may)
        if cell(state, SECRET + seat) != 0:
            first = hand[0] != NOBODY and state.rules.settlers_stack[hand[0]] == FIRST_STACK
            expect(first, f"secret[{seat}]", 1, because(0, "since-not-stack-one"))


def check_buildings(state: Town) -> None:
    """Every workshop as often as there are copies of it; all community buildings; workshops in their own guilds."""
    hall = cells(state, HALL, HALL_SPACES)
    shops = cells(state, WORKSHOP, WORKSHOP_SPACES)
    for tile in range(BUILDING_COUNT):
        there = cell(state, BAG + tile) + cell(state, SCRAPPED + tile) + hall.count(tile)
        places = ["bag", "scrapped", "hall"]
        if tile == COMMUNITY_TILE:
            places += ["gone", "community"]
            number = int(state.rules.community_tiles)
            there += cell(state, GONE) + sum(cells(state, COMMUNITY, SEATS * COMMUNITY_SPACES))
        else:
            places += ["workshop"]
            number = int(state.rules.workshop_copies[tile])
            there += shops.count(tile)
        expect(there == number, all_of(BUILDINGS[tile], *places), there, number)
    for space, tile in enumerate(shops):
        guild, k = divmod(space, GUILD_SPACES)
        field = f"{GUILDS[guild]}[{k}]"
        master = cell(state, MASTER + space)
        if tile == NOBODY:
            expect(master == NOBODY, f"master.{field}", master, because(NOBODY, "since-no-workshop"))
            continue
        own = GUILDS[state.rules.workshop_guild[tile]]
        may = because(another(), "since-other-guild", guild=own)
        expect(own == GUILDS[guild], f"workshop.{field}", BUILDINGS[tile], may)
        left = [shops[guild * GUILD_SPACES + j] for j in range(k)]
        gap = NOBODY in left and k != state.rules.neutral_space
        expect(not gap, f"workshop.{field}", BUILDINGS[tile], because(NOBODY, "since-free-to-the-left"))


def check_council(state: Town) -> None:
    tiles = cells(state, COUNCIL, COUNCIL_SPACES)
    away = [cell(state, COUNCIL_TILE + tile) != ELSEWHERE for tile in range(len(COUNCIL_TILES))]
    check_once(COUNCIL_TILES, tiles, away, ("council", "council_tile"))
    for tile, name in enumerate(COUNCIL_TILES):
        where = cell(state, COUNCIL_TILE + tile)
        last = FULFILLED + int(state.players) - 1
        expect(where <= last, f"council_tile.{name}", where, at_most(last))
    for space, tile in enumerate(tiles):
        if tile != NOBODY:
            die = cell(state, COUNCIL_DIE + space)
            expect(die == 0, "council_die", die, because(0, "since-tile-there"))


def check_ships(state: Town) -> None:
    """A ship for each round, and one in the port."""
    ship = cell(state, SHIP)
    left = sum(cells(state, SHIP_LEFT, SHIP_COUNT))
    needed = int(state.rules.rounds) - rounds_with_ship(state)
    expect(left >= needed, sum_of("ship_left"), left, because(at_least(needed), "since-rounds-to-come"))
    in_port = cell(state, PHASE) in (SETUP, PREPARATION)
    expect(in_port or ship != NOBODY, "ship", ship, because(at_least(0), "since-drawn"))
    sold = cells(state, SOLD, len(GOODS))
    if ship == NOBODY:
        expect(not any(sold), "sold", sold, because(all_are(0), "since-no-ship"))
        return
    expect(cell(state, SHIP_LEFT + ship) == 0, f"ship_left.{SHIPS[ship]}", 1, because(0, "since-ship-in-port"))
    for good, name in enumerate(GOODS):
        spaces = int(state.rules.ship_spaces[ship * len(GOODS) + good])
        expect(sold[good] <= spaces, f"sold.{name}", sold[good], because(at_most(spaces), "since-ship-spaces"))


def rounds_with_ship(state: Town) -> int:
    """How many rounds have had their ship, the next one included where it has come in."""
    phase = cell(state, PHASE)
    if phase == SETUP:
        return int(cell(state, SHIP) != NOBODY)
    came = phase == PREPARATION and not asked(state, NEXT_SHIP)
    return cell(state, ROUND) + int(came)


def check_events(state: Town) -> None:
    """With the events: enough of them for the rounds to come, and one in force."""
    event = cell(state, EVENT)
    left = cells(state, EVENT_LEFT, EVENT_COUNT)
    if not state.rules.events:
        expect(event == NOBODY, "event", event, because(NOBODY, "since-no-events"))
        expect(not any(left), sum_of("event_left"), sum(left), because(0, "since-no-events"))
        return
    phase = cell(state, PHASE)
    before = phase in (SETUP, PREPARATION) or asked(state, NEXT_EVENT)
    expect((event == NOBODY) == before, "event", event, drawn_or_not(not before))
    if event != NOBODY:
        expect(left[event] == 0, f"event_left.{EVENTS[event]}", 1, because(0, "since-event-in-force"))
    half = int(state.rules.rounds) // 2
    begun = cell(state, ROUND) - int(asked(state, NEXT_EVENT))
    for stack, first, last in ((1, 0, half), (2, half, int(state.rules.rounds))):
        there = sum(left[k] for k in range(EVENT_COUNT) if state.rules.event_stack[k] == stack)
        needed = max(0, last - max(begun, first))
        may = because(at_least(needed), "since-rounds-to-come")
        expect(there >= needed, Phrase("events-left", stack=stack), there, may)


def check_solo(state: Town) -> None:
    objective = cell(state, OBJECTIVE)
    if state.players > 1:
        expect(objective == NOBODY, "objective", objective, because(NOBODY, "since-solo-only"))
        expect(cell(state, SUCCESS) == 0, "success", 1, because(0, "since-solo-only"))
    else:
        drawn = is_laid_out(state, DRAW_OBJECTIVE)
        expect(drawn == (objective != NOBODY), "objective", objective, drawn_or_not(drawn))


def drawn_or_not(drawn: bool) -> Phrase:
    """What the number of a piece may be, by whether it has been drawn."""
    return because(at_least(0), "since-drawn") if drawn else because(NOBODY, "since-not-drawn")


# the set-up


def is_laid_out(state: Town, question: Asked) -> bool:
    """Whether the step of the set-up that asks this lies behind."""
    return cell(state, PHASE) != SETUP or cell(state, STEP) > STEPS.index(question.name)


def check_setup(state: Town) -> None:
    """Nobody has played yet: what has been laid out is there, what has not is not."""
    if cell(state, PHASE) != SETUP:
        return
    secret = cells(state, SECRET, state.players)
    dealt = is_laid_out(state, FIRST_SETTLERS)
    expect(not dealt or all(secret), "secret", secret, because(all_are(1), "since-settlers-dealt"))
    for seat in range(state.players):
        lots = cells(state, LOT + seat * LOTS, LOTS)
        expect(set(lots) == {NOBODY}, f"lot[{seat}]", lots, because(all_are(NOBODY), "since-setup"))
    ship = cell(state, SHIP)
    came = is_laid_out(state, NEXT_SHIP)
    expect(came == (ship != NOBODY), "ship", ship, drawn_or_not(came))
    neutral = int(state.rules.neutral_space)
    if neutral != NOBODY and is_laid_out(state, NEUTRAL):
        for guild, name in enumerate(GUILDS):
            tile = cell(state, WORKSHOP + guild * GUILD_SPACES + neutral)
            expect(tile != NOBODY, f"workshop.{name}[{neutral}]", tile, because(at_least(0), "since-neutral"))


# seats


def check_characters(state: Town) -> None:
    characters = cells(state, CHARACTER, state.players)
    drawn = [character for character in characters if character != NOBODY]
    expect(len(set(drawn)) == len(drawn), "character", characters, Phrase("may-different"))
    done = is_laid_out(state, DRAW_CHARACTER)
    may = Phrase("may-different") if done else Phrase("may-some-undrawn")
    expect(done == (NOBODY not in characters), "character", characters, may)


def check_seat(state: Town, seat: int) -> None:
    r = state.rules
    reputation = cell(state, REPUTATION + seat)
    fits = r.reputation_least <= reputation <= r.reputation_most
    expect(fits, f"reputation[{seat}]", reputation, between(int(r.reputation_least), int(r.reputation_most)))
    nobility = cell(state, NOBILITY + seat)
    expect(nobility <= r.nobility_most, f"nobility[{seat}]", nobility, at_most(int(r.nobility_most)))
    lots = cells(state, LOT + seat * LOTS, LOTS)
    built = int(state.built(seat))
    expect(all(card == NOBODY for card in lots[built:]), f"lot[{seat}]", lots, Phrase("may-from-first"))
    houses = cell(state, PLATFORM + seat) + built
    expect(houses <= r.houses_each, f"platform[{seat}]", houses - built, at_most(int(r.houses_each) - built))
    figures = int(state.figures_of(seat))
    expect(figures <= r.workers_each, Phrase("figures-of", seat=seat), figures, at_most(int(r.workers_each)))
    passed = cell(state, PASSED + seat)
    fits = not passed or cell(state, PHASE) in (ACTIONS, INCOME, ENDED)
    expect(fits, f"passed[{seat}]", passed, because(0, "since-nobody-passes"))


def check_guilds(state: Town) -> None:
    for guild, name in enumerate(GUILDS):
        there = int(state.apprentices_in(guild))
        room = int(state.rules.apprentice_spaces)
        expect(there <= room, sum_of(f"apprentices.{name}"), there, at_most(room))


# how far it has come


def check_visit(state: Town) -> None:
    """An action in several parts is under way in the tavern, a guild or the clerk's office."""
    visit, value, stage = cell(state, VISIT), cell(state, VALUE), cell(state, STAGE)
    if visit == NOBODY:
        expect(value == 0, "value", value, because(0, "since-no-visit"))
        expect(stage == 0, "stage", stage, because(0, "since-no-visit"))
        return
    expect(cell(state, PHASE) == ACTIONS, "visit", visit, because(NOBODY, "since-not-actions"))
    most = {AT_TAVERN: tavern.NO_MORE, AT_CLERK: 2 * clerk.READY - 1, AT_GUILD: guilds.LEAVING}.get(visited(state))
    expect(most is not None, "visit", visit, because(another(), "since-done-in-one-go"))
    expect(value > 0, "value", value, because(between(1, FACES), "since-visit"))
    expect(cell(state, DIE_DONE) != 0, "die_done", 0, because(1, "since-visit"))
    expect(stage <= (most or 0), "stage", stage, at_most(most or 0))


def check_step(state: Town) -> None:
    """How far the phase has come, by the question at the bottom."""
    name = state.questions.names[state.asked_at(0)]
    phase, step = cell(state, PHASE), cell(state, STEP)
    if phase == INCOME:
        expect(1 <= step <= state.players, "step", step, between(1, int(state.players)))
        return
    right = 0
    if phase == SETUP:
        right = STEPS.index("keep" if name == "deal_tile" else name)
        check_first_commissions(state)
    elif phase == PREPARATION:
        right = HALL_STEP if name == "stock" else COUNCIL_STEP
    elif phase == ROLLING:
        turn = (int(state.first_at(0)) - cell(state, FIRST)) % int(state.players)
        right = {"event": EVENT_STEP, "automa": AUTOMA_STEP + int(state.first_at(0))}.get(name, ROLL_STEP + turn) + 1
    expect(step == right, "step", step, Phrase("may-at-question", number=right))
    if phase == ACTIONS:
        question = state.questions.table[state.asked_at(0)]
        assert isinstance(question, Asked)
        question.check_visit(state)


def check_first_commissions(state: Town) -> None:
    """At the start everybody is dealt as many cards, seat by seat; then everybody keeps one, seat by seat."""
    name = state.asked().name
    number = int(state.rules.first_commissions)
    for seat in range(state.players):
        dealt, held = int(count_dealt(state, seat)), int(commissions_of(state, seat))
        cards = Phrase("cards-dealt", seat=seat)
        if name == "deal_commission":
            to, left = int(DEAL_COMMISSION.to(state)), int(DEAL_COMMISSION.cards(state))
            right = number if seat < to else (number - left if seat == to else 0)
            expect(dealt == right, cards, dealt, right)
            expect(held == 0, Phrase("tiles-of", seat=seat), held, because(0, "since-cards-first"))
        elif name in ("keep", "deal_tile"):
            expect(held <= 1, Phrase("tiles-of", seat=seat), held, at_most(1))
            right_ones = (1, number) if held == 0 else (0,)
            expect(dealt in right_ones, cards, dealt, one_of(right_ones))
        else:
            expect(dealt == 0, cards, dealt, because(0, "since-cards-last"))
            expect(held == 0, Phrase("tiles-of", seat=seat), held, because(0, "since-cards-last"))


def check_leftovers(state: Town) -> None:
    """What is kept only while it is needed: goods given, cards dealt, what was done in a turn."""
    paying = [frame.first for frame in state.questions.frames(state, PAY)]
    wanted = [good for card in paying for good in goods_wanted(state, card)]
    for k, good in enumerate(GOODS):
        paid = cell(state, PAID + k)
        expect(k in wanted or paid == 0, f"paid.{good}", paid, because(0, "since-not-given"))
    phase = cell(state, PHASE)
    for name, at in (("die_done", DIE_DONE), ("settlers_done", SETTLERS_DONE), ("sale_done", SALE_DONE)):
        done = cell(state, at)
        expect(phase == ACTIONS or done == 0, name, done, because(0, "since-not-actions"))
    if phase == SETUP:
        return
    dealing = any(asked(state, question) for question in (KEEP, DEAL_TILE, DEAL_COMMISSION))
    for seat in range(state.players):
        dealt = int(count_dealt(state, seat))
        fits = dealt == 0 or (dealing and seat == cell(state, TURN))
        expect(fits, Phrase("cards-dealt", seat=seat), dealt, because(0, "since-not-choosing"))
