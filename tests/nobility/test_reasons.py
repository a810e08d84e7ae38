"""Why something cannot be done, said in English: each reason where it comes up, with what makes it concrete."""

from __future__ import annotations

import pytest

import burgher
from burgher.nobility import GAME
from burgher.nobility.chancery import NO_COMMISSION_LEFT
from tests.nobility.looking import AUTOMA, GUILDS
from tests.nobility.saying import Make, clerk, giving, guild, placing, say, turn_of, words, workshop
from tests.nobility.table import table
from tests.playing import play


def council(member: str, row: int, tile: str, value: int, **has: int) -> burgher.Match:
    setup = table(3).demand(member, row, tile).has(0, **has).settled(0, "elf")
    return placing(setup, value)


def chancery(value: int, **has: int) -> burgher.Match:
    setup = table(4, chancery=True).desk(1, "top 2").has(0, **has).commission(0, "v01", "d18", 2, 2, 2)
    return placing(setup.commission(1, "v02", "d09"), value)


def no_place() -> burgher.Match:
    """Every space for a 1 is taken, and whatever else it could do takes coins, goods or figures."""
    setup = table(6).dice(0, 1).at(1, "castle", 1).at(1, "castle_extra", 1).at(1, "clerk", 1)
    for k, name in enumerate(GUILDS):
        setup.at(2 + k // 2, name, 1)
    setup.at(5, "tavern", 2)
    return setup.turn(0)


def drawn() -> burgher.Match:
    """A commission card has been had from the clerk, and there is more to have."""
    setup = table(3, chancery=True).desk(0, "top 1", "top 2").has(0, coins=1).dice(0, 1)
    return turn_of(setup, "die 1", "visit clerk", "commission")


def too_much(*actions: str) -> burgher.Match:
    """Settlers who take three goods at most."""
    mine = GAME.corrected({"settlers": {"s10": {"demand": [2, 3]}}}, "mine")
    position = table().hand(0, "s10").has(0, houses=1).goods(0, 3).position(0)
    match = burgher.load(position | {"components": mine.json()}, seed=1)
    play(match, "complete s10", *actions)
    return match


def castle_for_low_dice() -> burgher.Match:
    """The fourth space as an owner of the game has corrected it."""
    mine = GAME.corrected({"castle": {"die_spaces": {"4": {"values": [1, 2]}}}}, "mine")
    match = burgher.load(table(6).dice(0, 3).position(0) | {"components": mine.json()}, seed=1)
    play(match, "die 3")
    return match


REFUSED: list[tuple[Make, str, str, str]] = [
    (lambda: table().turn(0), "take s01", "not-asked-now",
     "Not now: this is done by putting a die there."),
    (lambda: clerk(3), "die 1", "not-asked-now", "Not now: first finish your visit to the clerk."),
    (lambda: turn_of(table().has(0, houses=1).hand(0, "s10", secret=True).dice(0, 3), "die 3", "visit castle"), "die 1",
     "die-already-placed", "You have already placed a die this turn; one a turn is the limit."),
    (lambda: turn_of(table().hand(0, "s10", "s01").has(0, houses=2).goods(0, 3), "complete s10", "pay 2 books",
                     "pay 2 weaponry"), "complete s01", "settlers-already-completed",
     "You have already completed settlers this turn; one card a turn is the limit."),
    (lambda: turn_of(table().community(0, 1, 2), "sell community 1"), "sell community 2", "building-already-sold",
     "You have already sold a building this turn; one a turn is the limit."),
    (lambda: table().turn(0), "end", "nothing-done-yet",
     ("You have done nothing this turn yet. "
     "If you want to do nothing, pass: you are then out for the rest of the round.")),
    (lambda: turn_of(table().community(0, 1), "sell community 1"), "pass", "already-acted",
     ("You have done something this turn: end the turn instead. "
     "Passing means doing nothing, and being out for the rest of the round.")),
    (lambda: table().dice(0, 2, 2, 5, 5, 6).turn(0), "die 4", "no-such-die",
     "You have no 4 among your dice: 2, 5, 6."),
    (lambda: table().has(0, houses=1).hand(0, "s10", secret=True).has(0, reputation=24)
     .at(0, "castle", 1, 3, 5).at(0, "clerk", 1, 3).turn(0), "die 4", "no-such-die", "You have no dice left."),
    (lambda: table().has(0, modifiers=1).dice(0, 1).turn(0), "modify 1 4", "too-few-modifiers",
     "That takes 3 modifiers, and you have 1."),
    (lambda: table().at(0, "castle", 5).dice(0, 6).turn(0), "die 6", "reputation-too-low",
     "Your reputation is 9, and the dice you have placed this round add up to 5: a 6 would be too much."),
    (no_place, "die 1", "no-place-for-die", "There is no place for a 1 now."),
    (lambda: placing(table().has(0, coins=4), 3), "visit yard", "too-few-coins",
     "That costs 5 coins, and you have 4."),
    (lambda: placing(table().hall("b01").apprentices(0, artists=1).has(0, coins=8), 1), "visit hall", "too-few-coins",
     "That costs 9 coins, and you have 8."),
    (lambda: turn_of(table().demand("elf", 1, "c01").settled(0, "elf").has(0, nobility=4)
                     .goods(0, magic=1, furnishings=1).dice(0, 1), "die 1"), "visit council elf", "too-few-coins",
     "That costs 1 coin, and you have 0."),
    (lambda: clerk(5, coins=1), "buy 2", "too-few-coins", "That costs 2 coins, and you have 1."),
    (lambda: workshop("b05"), "purchase magic", "too-few-coins", "That costs 1 coin, and you have 0."),
    (lambda: placing(table().at(1, "castle", 2), 1), "visit castle", "space-taken",
     "The space for a 1 at the White Castle is taken by Bert’s die."),
    (lambda: placing(table().at(1, "artists", 3), 4), "visit artists", "space-taken",
     "The space for a 4 at the Artists’ Guild is taken by Bert’s die."),
    (lambda: placing(table().at(2, "hall", 4), 4), "visit hall", "space-taken",
     "The space for a 4 at the Guild Hall is taken by Cleo’s die."),
    (lambda: placing(table().at(2, "port", 4), 4), "visit port", "space-taken",
     "The space for a 4 at the Port is taken by Cleo’s die."),
    (lambda: placing(table().at(0, "clerk", 3), 4), "visit clerk", "space-taken",
     "The space for a 4 at Berk’s office is taken by Anna’s die."),
    (lambda: placing(table().at(1, "council elf", 4), 4), "visit council elf", "space-taken",
     "The space for a 4 at the Stone Council is taken by Bert’s die."),
    (lambda: placing(table().apprentices(0, artists=1).at(0, "board", 5).has(0, reputation=12), 6), "visit board",
     "space-taken", "The space for a 6 on your own board is taken."),
    (lambda: placing(table(6).at(1, "castle_extra", 4), 3), "visit castle_extra", "space-taken",
     "The space for a 3 on the fourth space of the White Castle is taken by Bert’s die."),
    (lambda: placing(table(4, chancery=True).at(1, "desk", 3), 3), "visit desk top", "space-taken",
     "The space for a 3 at the Chancery is taken by Bert’s die."),
    (lambda: placing(table(1).at(AUTOMA, "artists", 6), 1), "visit artists", "space-taken",
     "The space for a 1 at the Artists’ Guild is taken by one of the automa’s dice."),
    (lambda: placing(table().hall("community").has(0, coins=9), 1), "visit hall", "no-worker",
     "No worker is waiting in the workers lot on your board."),
    (lambda: placing(table(2).at(1, "tavern", 1, 1), 1), "visit tavern", "tavern-full",
     "All 2 die spaces of the Cavern Tavern are taken."),
    (lambda: placing(table().at(1, "tavern", 4), 3), "visit tavern", "die-too-low",
     "The last die at the Cavern Tavern is a 4: yours may not be lower, and it is a 3."),
    (lambda: placing(table().display(), 3), "visit tavern", "no-settlers-on-show", "There are no settlers on show."),
    (lambda: placing(table(2).at(1, "yard", 3, 3), 1), "visit yard", "yard-full",
     "All 2 die spaces of the Construction Yard are taken."),
    (lambda: placing(table().at(1, "yard", 4), 5), "visit yard", "die-too-high",
     "The last die at the Construction Yard is a 4: yours may not be higher, and it is a 5."),
    (lambda: placing(table().has(0, coins=9, houses=7), 5), "visit yard", "no-house-left",
     "You have all your 7 houses."),
    (lambda: placing(table(2).at(1, "artists", 6), 1), "visit artists", "guild-closed",
     "There is a die at the Artists’ Guild, and with this number of players that closes it for the round."),
    (lambda: placing(table().at(1, "artists", 6, 4), 1), "visit artists", "guild-closed",
     "There are 2 dice at the Artists’ Guild, and with this number of players that closes it for the round."),
    (lambda: workshop("b01"), "use reputation", "not-on-workshop", "That is not what the workshop gives."),
    (lambda: workshop("b05", reputation=24, coins=1), "use reputation", "reputation-at-end",
     "Your reputation is 24 and cannot rise any further."),
    (lambda: workshop("b06"), "swap books magic", "no-such-good", "You have no books."),
    (lambda: turn_of(table().goods(0, books=1).dice(0, 4), "die 4", "visit port"), "sell magic", "no-such-good",
     "You have no magic."),
    (lambda: guild(value=3, coins=9), "buy 3", "more-than-allowed", "You can buy only 2 here."),
    (lambda: clerk(3, coins=9), "buy 2", "more-than-allowed", "You can buy only 1 here."),
    (lambda: clerk(1, coins=9), "buy 1", "more-than-allowed", "You cannot buy any here."),
    (lambda: turn_of(table().has(0, workers=1).apprentices(0, artists=1).dice(0, 1), "die 1", "visit artists"),
     "move artists", "same-guild", "The apprentice must come from a guild other than the Artists’ Guild."),
    (lambda: turn_of(table().has(0, workers=1).dice(0, 1), "die 1", "visit artists"), "move wizards",
     "no-apprentice-there", "You have no apprentice at the Wizards’ Guild."),
    (lambda: placing(table().hall("b07"), 1), "visit hall", "no-apprentice-there",
     "You have no apprentice at the Blacksmiths’ Guild."),
    (lambda: placing(table().hall(None, "b01"), 1), "visit hall", "no-tile-there",
     "There is no building on space 1 of the Guild Hall."),
    (lambda: placing(table().hall("b04").apprentices(0, artists=1).workshop("artists 1", "b01").workshop(
        "artists 2", "b02").workshop("artists 3", "b03"), 1), "visit hall", "workshops-full",
     "All workshop spaces at the Artists’ Guild are taken."),
    (lambda: placing(table().hall("community").has(0, workers=1).community(0, 1, 2, 3), 1), "visit hall",
     "no-community-space", "You have no free space for a community building."),
    (lambda: turn_of(table().hall("community").has(0, coins=9, workers=1).community(0, 2).dice(0, 1), "die 1",
                     "visit hall"), "build 2", "community-space-taken",
     "A community building already stands on space 2."),
    (lambda: table().turn(0), "sell workshop artists 1", "not-your-building", "You have no building there."),
    (lambda: placing(table(), 1), "visit port", "nothing-to-sell", "You have no goods that the ship has space for."),
    (lambda: turn_of(table().goods(0, 1).ship("h01", jewelry=2).dice(0, 4), "die 4", "visit port"), "sell jewelry",
     "ship-full", "The 2 spaces for jewelry on the ship are taken."),
    (lambda: turn_of(table().goods(0, 1).dice(0, 4), "die 4", "visit port"), "done", "sell-one-first",
     "Sell at least one good: a die may go to the Port only to sell something."),
    (lambda: placing(table().demand("elf", 2, None), 3), "visit council elf", "no-demand-there",
     "There is no demand of the elves in the row that takes a 3."),
    (lambda: council("elf", 1, "c01", 2, nobility=3), "visit council elf", "nobility-too-low",
     "The demand asks for nobility 4, and yours is 3."),
    (lambda: council("dwarf", 1, "c01", 2, nobility=4), "visit council dwarf", "race-not-settled",
     "You have not completed any dwarven settlers."),
    (lambda: council("human", 1, "c01", 2, nobility=4), "visit council human", "race-not-settled",
     "You have not completed any human settlers."),
    (lambda: placing(table(4, chancery=True).has(0, workers=1), 5), "visit desk top", "race-not-settled",
     "You have not completed any green elven settlers."),
    (lambda: council("elf", 1, "c09", 2, nobility=5), "visit council elf", "too-few-goods",
     "That takes 2 weaponry and 2 magic, and you have nothing."),
    (lambda: placing(table(3).demand("elf", 1, "c09").has(0, nobility=5).settled(0, "elf").goods(0, books=3, magic=1),
                     2), "visit council elf", "too-few-goods",
     "That takes 2 weaponry and 2 magic, and you have 1 magic."),
    (giving, "pay 4 books", "too-few-goods", "That takes 4 books, and you have 3 books."),
    (lambda: placing(table(3), 1), "visit castle_extra", "six-players-only",
     "The fourth space of the White Castle is used with six players only."),
    (lambda: placing(table().apprentices(0, artists=1), 4), "visit board", "value-not-taken",
     "That space takes 5, 6, and your die is a 4."),
    (lambda: placing(table(), 5), "visit board", "no-apprentice-out", "You have no apprentice in any guild."),
    (lambda: clerk(3, "buy 1", coins=9), "buy 1", "modifiers-already-bought",
     "You have already bought modifiers on this visit."),
    (lambda: clerk(3, "renew settlers", coins=9), "renew buildings", "already-renewed",
     "Settlers or buildings have already been replaced on this visit; it is one or the other."),
    (lambda: turn_of(table().display().dice(0, 3), "die 3", "visit clerk"), "renew settlers", "nothing-to-renew",
     "There are no settlers on show to replace."),
    (lambda: turn_of(table(3, chancery=True).desk(0, "top 1", "top 2").has(0, coins=1).dice(0, 3), "die 3",
                     "visit clerk", "commission"), "commission", "not-asked-now",
     "Not now: first choose the commission card that you keep."),
    (drawn, "commission", "commission-already-drawn", "You have already drawn a commission card on this visit."),
    (lambda: turn_of(table(3, chancery=True).dice(0, 3), "die 3", "visit clerk"), "commission",
     "too-many-commissions", "You have your one commission card; each apprentice in the Chancery allows one more."),
    (lambda: placing(table(), 1), "visit desk top", "no-chancery", "This game is played without the Chancery."),
    (lambda: placing(table(4, chancery=True), 1), "visit desk bottom", "desk-row-closed",
     "With 4 players only the upper row of desks is used."),
    (lambda: chancery(2), "visit desk top", "desk-taken", "One of Bert’s apprentices sits at that desk."),
    (lambda: chancery(2), "visit commission d09", "not-your-tile", "You do not have dice tile no. 9."),
    (lambda: chancery(2), "visit commission d18", "no-field-for-die", "All fields of dice tile no. 18 are filled."),
    (lambda: placing(table(2, chancery=True).commission(0, "v01", "d01", 2), 5), "visit commission d01",
     "no-field-for-die",
     "The fields of dice tile no. 1 that are still empty take 2, 4, and your die is a 5."),
    (lambda: burgher.Match("nobility", players=2, options={"chancery": True}, seed=1), "keep v01", "not-dealt-to-you",
     "“Halfling Hospitality” is not among the cards that were dealt to you."),
    (lambda: turn_of(table().display("s01").dice(0, 1), "die 1", "visit tavern"), "take s02", "not-on-show",
     "The Butterwick family is not on show."),
    (lambda: table().turn(0), "complete s10", "not-your-settlers",
     "The Carrick household is not among your open settlers."),
    (lambda: turn_of(table(3).hand(0, "s01", "s02", "s03").display("s10").dice(0, 2), "die 2", "visit tavern",
                     "take s10"), "discard s10", "newest-stays",
     "The Carrick household is the newest and stays; discard one of the older ones."),
    (lambda: table().hand(0, "s10").goods(0, 3).turn(0), "complete s10", "no-house",
     "You have no house on your platform."),
    (lambda: table().hand(0, "s03").has(0, houses=1).goods(0, magic=3).turn(0), "complete s03", "good-missing",
     "You have no weaponry and furnishings, and the Thistledown family wants at least one of each good."),
    (lambda: table().hand(0, "s10").has(0, houses=1).goods(0, books=1, weaponry=2).turn(0), "complete s10",
     "demand-out-of-reach", "The Carrick household wants at least 4 goods, and you can give only 3 of yours."),
    (giving, "pay 1 magic", "good-not-wanted", "The Carrick household does not want magic."),
    (lambda: giving("pay 2 books"), "pay 1 books", "good-already-paid", "You have already given books."),
    (lambda: turn_of(table().hand(0, "s10").has(0, houses=1).goods(0, 4), "complete s10"), "pay 4 books",
     "too-many-of-a-good", "You may give at most 3 books to one card."),
    (lambda: turn_of(table().hand(0, "s10").has(0, houses=1).goods(0, books=3, weaponry=2), "complete s10"),
     "pay 1 books", "too-little-for-demand", "With 1 book you could not give 4 goods in all."),
    (too_much, "pay 3 books", "too-much-for-demand",
     "With 3 books you would give at least 4 goods in all, and at most 3 are wanted."),
    (lambda: too_much("pay 2 books"), "pay 2 weaponry", "too-much-for-demand",
     "With 2 weaponry you would give at least 4 goods in all, and at most 3 are wanted."),
    (lambda: turn_of(table().dice(0, 1), "die 1", "visit tavern"), "done", "must-choose",
     "This cannot be skipped: choose one."),
    (lambda: table().turn(0), "visit castle", "take-up-die-first",
     "First pick up the die that you want to place there."),
    (lambda: placing(table(), 3), "die 1", "place-die-first", "First place the 3 that you have picked up."),
    # the same sentences by other rules
    (lambda: placing(table(4, chancery=True).settled(0, "elf"), 3), "visit desk top", "no-worker",
     "No worker is waiting in the workers lot on your board."),
    (lambda: turn_of(table().apprentices(0, wizards=1).dice(0, 1), "die 1", "visit artists"), "apprentice", "no-worker",
     "No worker is waiting in the workers lot on your board."),
    (castle_for_low_dice, "visit castle_extra", "value-not-taken", "That space takes 1, 2, and your die is a 3."),
    (lambda: turn_of(table().apprentices(0, artists=1, wizards=1).dice(0, 5), "die 5", "visit board"),
     "recall merchants", "no-apprentice-there", "You have no apprentice at the Merchants’ Guild."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "id", "sentence"), REFUSED, ids=[f"{one[2]}: {one[1]}" for one in REFUSED])
def test_reasons(make: Make, action: str, id: str, sentence: str) -> None:
    match = make()
    reason = match.why_not(action)
    assert reason is not None
    assert (reason.id, say(match, reason)) == (f"why-{id}", sentence)
    assert reason.rule


def test_the_coins_are_those_of_whoever_asks() -> None:
    match = table(3).has(0, coins=1).has(1, coins=4).has(2, coins=2).dice(1, 3).turn(1)
    play(match, "die 3")
    assert say(match, match.why_not("visit yard")) == "That costs 5 coins, and you have 4."


def test_no_commission_left() -> None:
    """With the pieces of the box there is one for everybody who may have one."""
    state = table(3, chancery=True).turn(0).state
    reason = GAME.reason(state, GAME.actions.find("commission"), NO_COMMISSION_LEFT)
    assert words(3).say(reason) == "There are no commission cards or dice tiles left."


def test_every_reason_is_said_here() -> None:
    """Each row, with its section: those that several rules share are met in each of them."""
    met = {(reason.id, reason.rule) for make, action, _, _ in REFUSED if (reason := make().why_not(action)) is not None}
    met.add(("why-no-commission-left", "Chancery: taking a commission card"))
    assert {(reason.message, reason.rule) for reason in GAME.reasons} == met
