"""What Rise to Nobility says in English: actions, prompts and events, in sentences that are concrete."""

from __future__ import annotations

import pytest

import burgher
from burgher.core.chance import Random
from burgher.nobility import GAME
from tests.both_ways import the_first_both_ways
from tests.nobility.looking import SETTLERS
from tests.nobility.saying import Make, clerk, giving, guild, placing, say, turn_of, words, workshop
from tests.nobility.table import Table, table
from tests.playing import play

# actions


def test_every_action_can_be_said() -> None:
    said = [words(6).action(action) for action in GAME.actions]
    assert all(sentence[0].isupper() for sentence in said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("die 4", "Pick up a 4"),
        ("modify 4 6", "Pick up a 4 and turn it to 6"),
        ("visit clerk", "Go to Berk’s office"),
        ("visit scholars", "Go to the Scholars’ Guild"),
        ("visit council green_elf", "Fulfil the demand of the green elves"),
        ("visit desk bottom", "Sit down at the desk below the die space"),
        ("visit commission d03", "Fill a field of dice tile no. 3"),
        ("complete s03", "Complete the Thistledown family"),
        ("pay 1 books", "Give 1 book"),
        ("pay 2 books", "Give 2 books"),
        ("purchase magic", "Buy 1 magic"),
        ("swap books furnishings", "Swap 1 book for 1 furnishing"),
        ("use reputation", "Gain 1 reputation"),
        ("renew buildings", "Have all buildings on show replaced"),
        ("keep v04", "Keep “Dwarven Halls”"),
    ],
)
def test_actions(action: str, sentence: str) -> None:
    assert words(6).action(GAME.actions.find(action)) == sentence


@pytest.mark.parametrize("players", the_first_both_ways([6, 1, 2, 3, 4, 5]))
@pytest.mark.parametrize("seed", the_first_both_ways(range(2)))
def test_a_game_can_be_told_to_everybody(players: int, seed: int) -> None:
    options: dict[str, object] = {"events": seed == 0}
    if 1 < players < 6:
        options["chancery"] = seed == 0
    match = burgher.Match("nobility", players, options, seed)
    speech = words(players)
    random = Random(seed)
    while not match.over:
        speech.say(match.prompt)
        speech.say(match.prompt, "others")
        for _ in range(5):
            reason = match.why_not(GAME.actions[random.below(GAME.actions.choices)])
            if reason is not None:
                speech.say(reason)
        legal = list(match.legal)
        eager = [action for action in legal if action.verb not in ("pass", "end", "decline", "done")] or legal
        for event in match.play(eager[random.below(len(eager))]):
            for seat in (*range(players), None):
                speech.say(event.seen_by(seat))
    assert speech.say(match.prompt) == "The game is over."


def test_points_by_source() -> None:
    match = table(3).score(1, settlers=7, council=5).turn(0)
    assert [sum(parts.values()) for parts in GAME.breakdown(match.state)] == match.scores == [0, 12, 0]
    assert GAME.breakdown(match.state)[1]["council"] == 5
    assert all(words(3).say(f"points-{source}") for source in GAME.breakdown(match.state)[0])


# secrets


def test_a_card_dealt_face_down_is_told_to_its_owner_only() -> None:
    match = burgher.Match("nobility", players=3, options={"chancery": True}, seed=1)
    for id, hidden in (
        ("first-settlers-dealt", "Bert is dealt a settlers card, face down."),
        ("commission-dealt", "Bert is dealt a commission card."),
    ):
        event = next(event for event in match.events if event.id == id and event.args["seat"] == 1)
        assert words(3).say(event.seen_by(0)) == words(3).say(event.seen_by(None)) == hidden
        card = str(event.args["card"])
        assert words(3).piece(card) in words(3).say(event.seen_by(1))
    kept = play(match, str(next(iter(match.legal))))[0]
    assert words(3).say(kept.seen_by(1)) == "Anna keeps a commission card and puts the others back."
    assert words(3).say(kept.seen_by(0)).startswith("Anna keeps “")


# prompts


def lord(character: str, **gains: int) -> burgher.Match:
    """Seat 0 becomes a lord by completing settlers."""
    setup = table(3).character(0, character).has(0, nobility=4, houses=1, **gains).hand(0, "s01").display("s20", "s21")
    return turn_of(setup.goods(0, 3), "complete s01", "pay 2 artwork", "pay 2 furnishings")


def rerolling() -> burgher.Match:
    setup = table(3).workshop("artists 1", "b03").dice(0, 1, 2, 3, 4, 5)
    return turn_of(setup, "die 1", "visit artists", "reroll 2", "reroll 3")


def building() -> burgher.Match:
    setup = table(3).hall("community").has(0, coins=9, workers=1).dice(0, 1)
    return turn_of(setup, "die 1", "visit hall")


def at_desk_for_settlers() -> burgher.Match:
    setup = table(3, chancery=True).desk(0, "top 4").display(*SETTLERS[8:14]).dice(0, 2)
    return turn_of(setup, "die 2", "visit tavern", "take s11")


PROMPTS: list[tuple[Make, str, str]] = [
    (lambda: table(3).turn(0), "Your turn: place a die (9 pips left), or pass for the rest of the round.",
     "It is Anna’s turn."),
    (lambda: table(3).hand(0, "s10", secret=True).has(0, houses=1, reputation=6).goods(0, 3).community(0, 1)
     .at(0, "port", 5).dice(0, 1).turn(0),
     "Your turn: place a die (1 pip left), complete settlers, sell a building, or pass for the rest of the round.",
     "It is Anna’s turn."),
    (lambda: table(3).has(0, reputation=6).community(0, 1).at(0, "port", 6).turn(0),
     "Your turn: you cannot place another die. Sell a building, or pass for the rest of the round.",
     "It is Anna’s turn."),
    (lambda: table(3).hand(0, "s10", secret=True).has(0, houses=1, reputation=6).goods(0, 3).at(0, "port", 6).turn(0),
     "Your turn: you cannot place another die. Complete settlers, or pass for the rest of the round.",
     "It is Anna’s turn."),
    # Others cannot know that the settlers dealt at the start cannot be completed; whoever has them is told so.
    (lambda: table(3).hand(0, "s10", secret=True).has(0, houses=1, reputation=6).at(0, "port", 6).turn(0),
     "There is nothing you can do now: pass for the rest of the round.", "It is Anna’s turn."),
    (lambda: turn_of(table(3).hand(0, "s10", secret=True).has(0, houses=1).dice(0, 3), "die 3", "visit castle"),
     "You can do nothing more this turn: end it.", "It is Anna’s turn."),
    # All five dice lie on the board; the reputation would allow more.
    (lambda: table(3).has(0, reputation=24).community(0, 1).at(0, "port", 1, 2, 3, 4, 5).dice(0).turn(0),
     "Your turn: you cannot place another die. Sell a building, or pass for the rest of the round.",
     "It is Anna’s turn."),
    (lambda: turn_of(table(3).community(0, 1).hand(0, "s10", secret=True).has(0, houses=1).goods(0, 3).dice(0, 3),
                     "die 3", "visit castle"),
     "You may still complete settlers or sell a building, or end your turn.", "It is Anna’s turn."),
    (lambda: turn_of(table(3).community(0, 1, 2).hand(0, "s10", secret=True).has(0, houses=1).goods(0, 3),
                     "sell community 1"),
     "You may still place a die (9 pips left), complete settlers, or end your turn.", "It is Anna’s turn."),
    (lambda: turn_of(table(3).hand(0, "s10").has(0, houses=1).goods(0, 3).community(0, 1), "complete s10",
                     "pay 2 books", "pay 2 weaponry"),
     "You may still place a die (9 pips left), sell a building, or end your turn.", "It is Anna’s turn."),
    (lambda: turn_of(table(3).hand(0, "s10").has(0, houses=1).goods(0, 3).community(0, 1).dice(0, 3), "complete s10",
                     "pay 2 books", "pay 2 weaponry", "die 3", "visit castle"),
     "End your turn. You could sell a building first, but that is rarely worth it.", "It is Anna’s turn."),
    (lambda: turn_of(table(3).hand(0, "s10", secret=True).has(0, houses=1).goods(0, 3).community(0, 1).dice(0, 3),
                     "sell community 1", "die 3", "visit castle"),
     "You may still complete settlers, or end your turn.", "It is Anna’s turn."),
    (lambda: placing(table(3), 3), "Choose where to place your 3.", "Anna places a 3."),
    (lambda: turn_of(table(3).dice(0, 2), "die 2", "visit tavern"), "Choose the settlers that you take.",
     "Anna chooses settlers."),
    (at_desk_for_settlers, "Take another settlers card, or stop.", "Anna chooses settlers."),
    (lambda: lord("k01"), "Choose the settlers that your character brings you.", "Anna chooses settlers."),
    (lambda: lord("k07"), "Your character brings you 3 goods of your choice: choose them one after the other.",
     "Anna chooses goods."),
    (lambda: lord("k11"), "Your character brings you a good of your choice: choose one.", "Anna chooses goods."),
    (lambda: turn_of(table(3).community(0, 2).passed(1, 2), "pass"),
     "Your community building brings you a good of your choice as income: choose one.", "Anna chooses goods."),
    (lambda: turn_of(table(3).hand(0, "s01", "s02", "s03").display("s10").dice(0, 2), "die 2", "visit tavern",
                     "take s10"),
     "You may have only 3 open settlers cards: discard one of the older ones for the Carrick household.",
     "Anna chooses which settlers to discard."),
    (lambda: giving("pay 2 books"),
     "Choose how much of each good you give to the Carrick household: 4 to 6 in all, 2 so far.",
     "Anna gives goods to the Carrick household."),
    (lambda: workshop("b01"), "Choose what you take from the workshop at the Artists’ Guild, or do without.",
     "Anna uses the workshop at the Artists’ Guild."),
    (rerolling, "Pick more dice to roll again, or roll the 2 you picked.", "Anna picks dice to roll again."),
    (lambda: workshop("b03", "reroll 6"), "Pick more dice to roll again, or roll the one you picked.",
     "Anna picks dice to roll again."),
    (lambda: guild(value=3, coins=5),
     "Choose how many goods (artwork) you buy: up to 2, or none; if you buy any, your apprentices add 2.",
     "Anna chooses how many goods (artwork) to buy."),
    (lambda: workshop("b01", "decline", coins=2), "Choose how many goods (artwork) you buy: up to 1, or none.",
     "Anna chooses how many goods (artwork) to buy."),
    (lambda: turn_of(table(3).has(0, workers=3).dice(0, 1), "die 1", "visit artists"),
     "You may place up to 2 apprentices at the Artists’ Guild: workers, or apprentices of other guilds.",
     "Anna chooses apprentices for the Artists’ Guild."),
    (lambda: turn_of(table(3).has(0, workers=3).dice(0, 1), "die 1", "visit artists", "apprentice"),
     "You may place one apprentice at the Artists’ Guild: a worker, or an apprentice of another guild.",
     "Anna chooses apprentices for the Artists’ Guild."),
    (lambda: turn_of(table(3).goods(0, 2).dice(0, 4), "die 4", "visit port"),
     "Choose a good to sell: up to 4.", "Anna sells goods at the Port."),
    (lambda: turn_of(table(3).goods(0, 2).dice(0, 1), "die 1", "visit port"),
     "Choose a good to sell: up to 1.", "Anna sells goods at the Port."),
    (lambda: clerk(3), "Choose what else you want from Berk, if anything.", "Anna is at Berk’s office."),
    (building, "Choose the space for your community building; each space has its own income.",
     "Anna chooses a space for a community building."),
    (lambda: turn_of(table(3).apprentices(0, artists=1, wizards=1).dice(0, 5), "die 5", "visit board"),
     "Choose the guild to call an apprentice back from.", "Anna calls an apprentice back."),
    (lambda: burgher.Match("nobility", players=3, options={"chancery": True}, seed=1),
     "Choose the commission card that you keep, out of 3.", "Anna chooses a commission card."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "prompt", "others"), PROMPTS, ids=[one[1][:40] for one in PROMPTS])
def test_prompts(make: Make, prompt: str, others: str) -> None:
    match = make()
    assert say(match, match.prompt) == prompt
    assert say(match, match.prompt, "others") == others


def told_by_chance(players: int, **options: object) -> set[str]:
    """All that chance is asked in a game."""
    state = GAME.new(players, options)
    random = Random(1)
    found = set()
    while state.seat != burgher.OVER:
        if state.seat == burgher.CHANCE:
            found.add(words(players).say(GAME.prompt(state)))
        legal = [action for action in state.legal() if GAME.actions[action].verb != "pass"] or state.legal()
        state.apply(legal[random.below(len(legal))] if legal else state.roll(random))
    return found


def test_what_chance_is_asked() -> None:
    """Chance answers before anybody looks; who follows a state step by step sees what it is asked."""
    assert told_by_chance(1) >= {
        "The automa’s white die is rolled.",
        "An objective is drawn.",
        "A workshop without an owner is laid out at the Scholars’ Guild.",
        "5 dice are rolled for Anna.",
        "A die is rolled for Anna.",
    }
    assert told_by_chance(2, events=True, chancery=True) >= {
        "Bert draws a character.",
        "Bert is dealt settlers, face down.",
        "New settlers go on show.",
        "A building goes on show at space 6 of the Guild Hall.",
        "A ship comes into the Port.",
        "A demand of the trobits is laid out in row 3 of the Stone Council.",
        "The event of the round is turned up.",
        "3 commission cards are dealt to Bert.",
        "A commission card is dealt to Bert.",
        "A dice tile is drawn for Bert’s commission card.",
    }


# events


def said_of(make: Make, *actions: str) -> list[str]:
    match = make()
    return [words(match.players).say(event) for event in play(match, *actions)]


MORE_POINTS = (
    "Anna has completed the Barleybrook family and scores 4 points, 1 more for community buildings, "
    "1 more for the event; 1 worker moved in."
)
EVENTS: list[tuple[Make, tuple[str, ...], list[str]]] = [
    (lambda: table().has(0, modifiers=2, coins=5).dice(0, 4).turn(0), ("modify 4 2", "visit yard"),
     ["Anna turns a 4 into a 2 with 2 modifiers and places it at the Construction Yard.",
      "Anna buys a house for 5 coins."]),
    (lambda: table().has(0, reputation=10).dice(0, 3).turn(0), ("die 3", "visit castle"),
     ["Anna places a 3 at the White Castle.", "Anna now has a reputation of 12."]),
    (giving, ("pay 2 books", "pay 3 weaponry"),
     ["Anna gives 2 books.", "Anna gives 3 weaponry.",
      "Anna has completed the Carrick household and scores 5 points; 2 workers moved in."]),
    (lambda: table(events=True).event("e11").hand(0, "s01").has(0, houses=1).goods(0, 3).community(0, 1).turn(0),
     ("complete s01", "pay 2 artwork", "pay 2 furnishings"),
     ["Anna houses the Barleybrook family.", "Anna gives 2 artwork.", "Anna gives 2 furnishings.",
      MORE_POINTS, "Anna rises to nobility 1."]),
    (lambda: table().workshop("artists 1", "b01", owner=1).has(0, coins=2).apprentices(0, artists=2).dice(0, 1).turn(0),
     ("die 1", "visit artists", "use coin", "buy 1"),
     ["Anna places a 1 at the Artists’ Guild.", "Bert owns a workshop at the Artists’ Guild and gets 1 coin.",
      "Anna activates the workshop at the Artists’ Guild.", "Anna gets 1 coin.",
      "Anna buys 1 artwork for 1 coin and gets 2 more through apprentices."]),
    (lambda: table().hall("b01").has(0, coins=9).apprentices(0, artists=1).dice(0, 1).turn(0), ("die 1", "visit hall"),
     ["Anna places a 1 at the Guild Hall.",
      "Anna builds a workshop on space 1 at the Artists’ Guild for 9 coins and scores 3 points."]),
    (lambda: table().demand("elf", 1, "c01").settled(0, "elf").has(0, nobility=4, coins=1, reputation=10)
     .goods(0, magic=1, furnishings=1).dice(0, 1).turn(0), ("die 1", "visit council elf"),
     ["Anna places a 1 at the Stone Council.",
      "Anna gives 1 coin, 1 magic, and 1 furnishing for a demand of the elves and scores 5 points.",
      "Anna loses 2 reputation and now has 8."]),
    (lambda: table(chancery=True).desk(0, "top 1").demand("elf", 1, "c01").settled(0, "elf")
     .goods(0, magic=1, furnishings=1).has(0, nobility=4, reputation=10).dice(0, 1).turn(0),
     ("die 1", "visit council elf"),
     ["Anna places a 1 at the Stone Council.",
      "Anna gives 1 magic and 1 furnishing for a demand of the elves and scores 5 points."]),
    (lambda: table().workshop("artists 1", "b05").has(0, coins=3).dice(0, 1).turn(0),
     ("die 1", "visit artists", "purchase books"),
     ["Anna places a 1 at the Artists’ Guild.", "Anna activates the workshop at the Artists’ Guild.",
      "Anna buys 1 book for 1 coin."]),
    (lambda: table().goods(0, books=1).ship("h01").dice(0, 1).turn(0), ("die 1", "visit port", "sell books"),
     ["Anna places a 1 at the Port.", "Anna sells 1 book for 2 coins."]),
    (lambda: table(4, chancery=True).settled(0, "elf").has(0, workers=1).dice(0, 3).turn(0),
     ("die 3", "visit desk top"),
     ["Anna places a 3 at the Chancery.", ("Anna has an apprentice at a desk for the elves in the Chancery: "
      "demands of the Stone Council cost less reputation from now on.")]),
    (lambda: table(4, chancery=True).commission(0, "v01", "d01", 2, 2).dice(0, 4).turn(0),
     ("die 4", "visit commission d01"),
     ["Anna places a 4 on a commission card.", "Anna fills the field 4 of dice tile no. 1.",
      "Anna has filled all fields of dice tile no. 1: the commission will count."]),
    (lambda: table().community(0, 2).turn(0), ("sell community 2",),
     ["Anna sells the community building on space 2 for 3 coins and loses nothing."]),
    (lambda: table().has(0, coins=2).dice(0, 5).turn(0), ("die 5", "visit clerk", "buy 2"),
     ["Anna places a 5 at Berk’s office.", "Anna gets 1 modifier.", "Anna buys 2 modifiers for 2 coins."]),
    (lambda: table(1).objective("o13").passed().turn(0), ("pass",), ["Anna passes."]),
]  # fmt: skip


@pytest.mark.parametrize(("make", "actions", "sentences"), EVENTS, ids=[" ".join(one[1]) for one in EVENTS])
def test_events(make: Make, actions: tuple[str, ...], sentences: list[str]) -> None:
    assert said_of(make, *actions)[: len(sentences)] == sentences


@pytest.mark.parametrize(
    ("character", "sentence"),
    [
        ("k13", "Hadrik Gatewarden: Anna becomes a lord and gets 4 coins and 1 modifier."),
        ("k05", "Verelan Si: Anna becomes a lord and gets 4 modifiers."),
        ("k07", "Gaugnir Slowstep: Anna becomes a lord."),
    ],
)
def test_becoming_a_lord(character: str, sentence: str) -> None:
    match = lord(character)
    assert sentence in [words(3).say(event) for event in match.events]


def test_the_end_is_told() -> None:
    said = said_of(lambda: table(3, chancery=True).goods(0, books=3).round(10).passed(1, 2).turn(0), "pass")
    assert "Anna scores 1 point for goods and nothing for nobility." in said
    assert "Anna gets nothing for “Good Name”." in said
    assert said[-1] == "Anna won the game."
    assert not any("points each" in sentence for sentence in said)
    assert said_of(lambda: table(1).round(10).turn(0), "pass")[-1] == "The objective was not reached: you have lost."


def end_of(houses: int = 1, **has: int) -> list[str]:
    """The last two sentences of a game in which Anna and Bert have four points each; Bert has one house."""
    setup = table(3).score(0, settlers=4).score(1, settlers=4).score(2, settlers=3).round(10).passed(1, 2)
    setup.completed(0, *("s02", "s10")[:houses]).completed(1, "s18")
    return said_of(lambda: setup.has(0, **has).turn(0), "pass")[-2:]


def test_a_tie_is_told_with_what_decides_it() -> None:
    level = "Anna and Bert have 4 points each."
    assert end_of(houses=2) == [
        f"{level} Anna has given the most houses to settlers: 2.",
        "Anna won the game.",
    ]
    assert end_of(reputation=12) == [
        f"{level} Houses do not decide it; Anna has the highest reputation: 12.",
        "Anna won the game.",
    ]
    assert end_of(reputation=6) == [
        f"{level} Houses do not decide it; Bert has the highest reputation: 9.",
        "Bert won the game.",
    ]
    assert end_of() == [
        f"{level} Houses and reputation do not decide it either: the victory is shared.",
        "Anna and Bert won the game.",
    ]


# income


def income_of(setup: Table) -> list[str]:
    """What Anna is told of the income, everybody having passed."""
    said = said_of(lambda: setup.passed(1, 2).turn(0), "pass")
    return [sentence for sentence in said[1:] if sentence.startswith("Anna") and "rolls" not in sentence]


def test_income_is_told_by_source() -> None:
    setup = table(3, chancery=True).event("e02").desk(0, "top 1").apprentices(0, artists=2).community(0, 1)
    [sentence] = income_of(setup)
    assert sentence == (
        "Anna has an income of 10 coins: 4 for apprentices in the guilds, 3 for apprentices in the Chancery, "
        "1 for community buildings, and 2 for the event."
    )
    assert income_of(table(3).workshop("artists 1", "b01", owner=0)) == ["Anna gets 1 artwork from a workshop."]
    assert income_of(table(3).event("e08").workshop("artists 1", "b01", owner=0)) == [
        "Anna gets 1 artwork from a workshop.",
        "Anna has an income of 1 coin: 1 for the event.",
    ]
    assert income_of(table(3).event("e16").community(0, 3)) == [
        "Anna gains 2 reputation: 1 for community buildings and 1 for the event.",
        "Anna now has a reputation of 11.",
    ]
    assert income_of(table(3)) == []
