"""What Belfort says in English: actions, prompts, reasons and events, in sentences that are concrete."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import burgher
from burgher.belfort import GAME
from burgher.core.actions import Action
from burgher.core.chance import Random
from burgher.core.game import Message
from burgher.words import Words, languages
from tests.belfort.table import Table, finish_turn, play, scored, table
from tests.both_ways import the_first_both_ways

FRIENDLY = ("merchants", "librarians", "architects", "recruiters", "miners")
HOSTILE = ("thieves", "bandits", "wizards", "spies", "miners")
NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")
Make = Callable[[], burgher.Match]


def words(players: int) -> Words:
    return Words("en", "belfort", NAMES[:players], strict=True)


def say(match: burgher.Match, message: Message | None, form: str | None = None) -> str:
    assert message is not None
    return words(match.players).say(message, form)


def test_a_lone_worker_in_the_mine_brings_nothing() -> None:
    found = Message("collected", {"seat": 0, "area": "mine", "what": "metal", "amount": 0, "bonus": 0})
    assert words(3).say(found) == "Anna collects nothing in the mine: it takes a pair."


@pytest.mark.parametrize("language", languages())
def test_where_the_mine_is_for_pairs_only_nothing_is_said_of_lone_workers(language: str) -> None:
    """What the place tells of itself in the browser: with the option there is no one without a partner to speak of."""
    said = Words(language, "belfort", strict=True, more=("belfort-web",))
    alone, pairs = (said.say("about-mine", master=3, pairs=pairs).split(". ") for pairs in ("no", "yes"))
    assert alone[0] == pairs[0]
    assert len(alone) == len(pairs) == 2
    bonus = {"en": "bonus", "de": "Bonus", "fr": "bonus", "pl": "premii"}[language]
    assert bonus in alone[1]
    assert bonus not in pairs[1]


# actions


def test_every_action_can_be_said() -> None:
    said = [words(5).action(action) for action in GAME.actions]
    assert all(sentence[0].isupper() for sentence in said)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("place master_elf inn", "Place a master elf at the Inn"),
        ("place elf camp", "Place an elf in the king’s camp"),
        ("send dwarf gold_mine", "Send a dwarf to the gold mine"),
        ("discount metal", "Save 1 metal"),
        ("sell wood+stone", "Sell 1 wood and 1 stone"),
        ("take deck", "Take the top card of the deck"),
        ("steal gold 2", "Take 1 gold from Bert"),
        ("swap wall 3 right", "Choose the right Wall in district 3"),
    ],
)
def test_actions(action: str, sentence: str) -> None:
    found: Action = GAME.actions.find(action)
    assert words(5).action(found) == sentence


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", the_first_both_ways(range(3)))
def test_a_game_can_be_told_to_everybody(players: int, seed: int) -> None:
    match = burgher.Match("belfort", players, {"guilds": "advanced"}, seed)
    speech = words(players)
    random = Random(seed)
    while not match.over:
        speech.say(match.prompt)
        speech.say(match.prompt, "others")
        reason = match.why_not(GAME.actions[random.below(GAME.actions.choices)])
        if reason is not None:
            speech.say(reason)
        legal = list(match.legal)
        eager = [action for action in legal if action.verb not in ("pass", "end", "reclaim", "done")] or legal
        for event in match.play(eager[random.below(len(eager))]):
            for seat in (*range(players), None):
                speech.say(event.seen_by(seat))
    assert speech.say(match.prompt) == "The game is over."


# secrets


def test_a_card_put_away_is_told_to_its_owner_only() -> None:
    match = burgher.Match("belfort", players=3, seed=1)
    events = play(match, str(next(iter(match.legal))))
    card = words(3).piece(events[0].args["card"], "a")
    assert words(3).say(events[0].seen_by(0)) == f"Anna puts away {card}."
    assert words(3).say(events[0].seen_by(1)) == words(3).say(events[0].seen_by(None)) == "Anna puts a card away."


def test_a_drawn_card_is_told_to_who_drew_it() -> None:
    match = table(3).stock(0, gold=1).deck(keep=3).turn(0)
    drew = next(event for event in play(match, "take deck") if event.id == "drew")
    assert words(3).say(drew.seen_by(0)) == "Anna draws a Keep."
    assert words(3).say(drew.seen_by(2)) == "Anna draws a card."


def test_a_card_for_the_spies_is_told_to_who_shows_it() -> None:
    match = table(3, HOSTILE).hand(1, inn=1, pub=1).hand(2, keep=1).at(0, "elf", "spies").turn(0)
    play(match, "use spies")
    chose = play(match, "show inn")[0]
    assert words(3).say(chose.seen_by(1)) == "Bert has chosen to show an Inn."
    assert words(3).say(chose.seen_by(0)) == "Bert has chosen a card to show."


# prompts


def turn_of(setup: Table, *actions: str) -> burgher.Match:
    match = setup.turn(0)
    play(match, *actions)
    return match


def using(guild: str, *actions: str) -> burgher.Match:
    """Among hostile guilds, with something to take from the others, and something to swap."""
    setup = table(4, HOSTILE).stock(1, wood=2, gold=5).stock(2, metal=1, stone=1, gold=1).hand(1, pub=1).hand(2, inn=1)
    setup.marker(1, "pub 1", "wall 1 left", "guild 5", "gatehouse 1 after")
    return turn_of(setup.at(0, "elf", guild), f"use {guild}", *actions)


def swapping(*actions: str) -> burgher.Match:
    """For the wizards, places of two players."""
    setup = table(3, HOSTILE).marker(1, "pub 1", "wall 1 left", "guild 5", "gatehouse 1 after")
    setup.marker(2, "pub 2", "wall 1 right", "guild 4", "gatehouse 5 after", "gatehouse 1 before", "keep 3")
    return turn_of(setup.at(0, "elf", "wizards"), "use wizards", *actions)


def architects(*actions: str, **stock: int) -> burgher.Match:
    return turn_of(table(3).stock(0, **stock).at(0, "elf", "architects"), "use architects", *actions)


def gatehouses(*actions: str) -> burgher.Match:
    setup = table(3, HOSTILE).marker(1, "gatehouse 5 after").at(0, "elf", "wizards")
    return turn_of(setup, "use wizards", *actions)


PROMPTS: list[tuple[Make, str, str]] = [
    (lambda: table(3).place(1), "Place a worker, or pass.", "Bert places a worker or passes."),
    (
        lambda: architects("build guild miners", wood=2, stone=2, metal=3),
        "Choose what the architects save you on the Miners’ Guild, which costs 3 wood, 2 stone, and 1 metal.",
        "Anna chooses what the architects save.",
    ),
    (
        lambda: using("thieves"),
        "Take gold: up to 2 from one player, or 1 each from up to 3. Or take nothing.",
        "Anna lets the thieves take gold.",
    ),
    (lambda: using("thieves", "steal gold 2"), "Take more gold, or stop.", "Anna lets the thieves take gold."),
    (
        lambda: using("bandits"),
        "Take 1 metal or up to 2 wood or stone from one player, or 1 wood or stone each from up to 3. Or take nothing.",
        "Anna lets the bandits take resources.",
    ),
    (
        lambda: using("wizards", "swap pub 3"),
        "Choose the place that swaps markers with the Pub in district 3. One of the two may be empty.",
        "Anna chooses what the wizards swap.",
    ),
    (
        lambda: using("wizards", "swap guild spies"),
        "Choose the place that swaps markers with the Spies’ Guild. One of the two may be empty.",
        "Anna chooses what the wizards swap.",
    ),
    (
        lambda: gatehouses("swap gatehouse 5", "swap gatehouse 4"),
        "Choose the half of the Gatehouse for Bert’s marker.",
        "Anna chooses the half of a Gatehouse.",
    ),
    (
        lambda: turn_of(table(3).built(0, gatehouse="1 after").stock(0, gold=3), "staff gatehouse"),
        "Choose the Gatehouse on which you put your second marker.",
        "Anna chooses the half of a Gatehouse.",
    ),
    (
        lambda: turn_of(table(3).built(0, inn=1).staffed(0, inn=1).at(0, "elf", "inn"), "use inn"),
        "Recruit an elf or a dwarf.",
        "Anna chooses whom to recruit.",
    ),
    (
        lambda: turn_of(table(3).at(0, "elf", "recruiters"), "use recruiters"),
        "Recruit an elf or a dwarf, or put a gnome to work.",
        "Anna chooses whom to recruit.",
    ),
    (
        lambda: turn_of(table(3).at(0, "elf", "librarians"), "use librarians"),
        "Choose a card from your hand to discard, just drawn or not.",
        "Anna chooses what to discard.",
    ),
]


@pytest.mark.parametrize(("make", "prompt", "others"), PROMPTS, ids=[one[1][:30] for one in PROMPTS])
def test_prompts(make: Make, prompt: str, others: str) -> None:
    match = make()
    assert say(match, match.prompt) == prompt
    assert say(match, match.prompt, "others") == others


def test_prompts_count() -> None:
    match = burgher.Match("belfort", players=2, seed=1)
    assert say(match, match.prompt) == "Choose 2 cards to put away, face down; 3 stay in your hand."
    play(match, str(next(iter(match.legal))))
    assert say(match, match.prompt) == "Choose a card to put away, face down; 3 stay in your hand."
    while match.prompt.id != "ask-block":
        play(match, str(next(iter(match.legal))))
    assert say(match, match.prompt) == "Choose the guild that Non-player 3’s dwarf blocks."
    match = table(3).place(0)
    play(match, "pass")
    assert say(match, match.prompt) == "Send your 6 workers to the resource areas."


def test_what_chance_is_asked() -> None:
    """Chance answers before anybody looks; who follows a state step by step sees what it is asked."""
    found = set()
    for seed in range(4):
        state = GAME.new(2)
        random = Random(seed)
        while state.seat != burgher.OVER:
            if state.seat == burgher.CHANCE:
                found.add(words(2).say(GAME.prompt(state)))
            legal = state.legal()
            state.apply(legal[random.below(len(legal))] if legal else state.roll(random))
    assert found >= {
        "A guild is drawn for district 1.",
        "A crest is dealt to Anna.",
        "A card is dealt to Anna.",
        "A card is turned up for the pool.",
        "A card is drawn for Bert.",
        "A card is drawn for Non-player 4.",
    }


# reasons


def in_camp(*actions: str, **options: object) -> burgher.Match:
    match = table(4, FRIENDLY, **options).at(0, "elf", "camp").at(1, "elf", "camp").collect()
    play(match, *actions)
    return match


def thieving(*actions: str, **options: object) -> burgher.Match:
    setup = table(4, HOSTILE, **options).stock(1, gold=5).stock(2, gold=5).stock(3, gold=5)
    return turn_of(setup.at(0, "elf", "thieves"), "use thieves", *actions)


def sending() -> burgher.Match:
    match = table(3, mine_pairs_only=True).workers(0, elves=2, dwarves=1).place(0)
    play(match, "pass", "send elf mine")
    return match


def non_player(*actions: str, pool: str = "pub") -> burgher.Match:
    match = table(2).pool(pool, "inn", "bank").marker(0, *(f"pub {k}" for k in range(1, 6))).turn(1)
    finish_turn(match)
    play(match, *actions)
    return match


def blocking() -> burgher.Match:
    match = burgher.Match("belfort", 2, {"guilds": "chosen", "chosen_guilds": list(FRIENDLY)}, seed=1)
    while match.prompt.id != "ask-block":
        play(match, str(next(iter(match.legal))))
    play(match, "block miners")
    return match


REFUSED: list[tuple[Make, str, str, str]] = [
    (lambda: table().place(0), "build wall 1", "not-asked-now",
     ("Not yet: workers are placed on planks first. When you pass, you send the others to gather; building and trading "
      "come after that.")),
    (lambda: table().turn(0), "pass", "not-asked-now", "Not now: this is not part of a turn."),
    (lambda: table().place(0), "place master_elf camp", "no-such-worker-home",
     "You have no master elf left to place."),
    (lambda: table(5).at(1, "elf", "recruiter").at(2, "elf", "recruiter").at(1, "dwarf", "recruiter").place(0),
     "place elf recruiter", "desk-full", "All 3 planks of the recruiter’s desk are taken, by Bert and Cleo."),
    (lambda: table(3).at(1, "elf", "recruiter").place(0), "place elf recruiter", "desk-full",
     "The recruiter’s desk has one plank, and it is taken by Bert."),
    (lambda: table().at(0, "elf", "camp").place(0), "place elf camp", "already-in-camp",
     "You already have a worker in the king’s camp; one a month is the limit."),
    (lambda: table().place(0), "place elf spies", "guild-not-in-city", "There is no Spies’ Guild in this city."),
    (lambda: table().at(1, "elf", "miners").place(0), "place elf miners", "plank-occupied",
     "Bert already has a worker at the Miners’ Guild."),
    (lambda: table().built(0, market=1).at(0, "elf", "market").place(0), "place elf market", "plank-occupied",
     "You already have a worker on every usable plank of your Market."),
    (lambda: table(2).place(0), "place elf librarians", "guild-blocked",
     "Non-player 4’s dwarf blocks the Librarians’ Guild."),
    (blocking, "block miners", "guild-blocked", "Non-player 3’s dwarf blocks the Miners’ Guild."),
    (lambda: table().place(0), "place elf inn", "not-built", "You have not built an Inn."),
    (lambda: table().stock(0, gold=3).turn(0), "staff gardens", "not-built", "You have not built Gardens."),
    (lambda: table().built(0, inn=1).place(0), "place elf inn", "plank-locked",
     "The plank of your Inn is locked; a gnome on the card opens it."),
    (sending, "send dwarf gold_mine", "mine-unpaired",
     "In the mine every elf needs a dwarf and every dwarf an elf, and with your workers that would not work out."),
    (in_camp, "crest 5", "crest-not-in-game", "There is no crest 5 in this game; they run from 1 to 4."),
    (lambda: in_camp("crest 4"), "crest 4", "crest-taken", "Anna has chosen crest 4 this month, and it stays there."),
    (lambda: table().stock(0, wood=1, stone=9).turn(0), "build wall 1", "too-dear",
     "That costs 3 wood and 3 stone: you need 2 wood more."),
    (lambda: table().hand(0, keep=1).stock(0, wood=1, stone=9).turn(0), "build keep 1", "too-dear",
     "That costs 2 wood, 3 stone, and 2 metal: you need 1 wood and 2 metal more."),
    (lambda: table().stock(0, stone=1).turn(0), "sell stone+stone", "too-little-to-sell",
     "To sell that you need 1 stone more."),
    (lambda: table().turn(0), "sell wood+stone", "too-little-to-sell",
     "To sell that you need 1 wood and 1 stone more."),
    (lambda: turn_of(table().at(0, "elf", "merchants"), "use merchants"), "convert stone", "none-of-it",
     "You have no stone."),
    (lambda: table().stock(0, wood=9, stone=9, metal=1).turn(0), "build guild merchants", "too-dear",
     "That costs 2 wood, 2 stone, and 2 metal: you need 1 metal more."),
    (lambda: table().stock(0, gold=1).place(0), "place elf recruiter", "too-little-gold",
     "That costs 2 gold, and you have 1 gold."),
    (lambda: table().turn(0), "build keep 1", "card-not-in-hand", "You have no Keep in your hand."),
    (lambda: table().hand(0, pub=1).marker(1, "pub 3").turn(0), "build pub 3", "no-free-symbol",
     "No symbol is left for a Pub in district 3: taken by Bert."),
    (lambda: table().marker(1, "wall 3 left").marker(2, "wall 3 right").turn(0), "build wall 3", "no-free-symbol",
     "No symbol is left for a Wall in district 3: taken by Bert and Cleo."),
    (lambda: table().hand(0, gatehouse=1).marker(1, "gatehouse 2 after").turn(0), "build gatehouse 3 before",
     "gatehouse-shared", "Bert has a marker on the other half; in this game both halves must be free."),
    (lambda: table().hand(0, gatehouse=1).marker(0, "gatehouse 2 after").turn(0), "build gatehouse 3 before",
     "gatehouse-shared", "Anna has a marker on the other half; in this game both halves must be free."),
    (lambda: table().marker(1, "guild 5").turn(0), "build guild miners", "guild-owned",
     "Bert already owns the Miners’ Guild."),
    (lambda: table().turn(0), "use inn", "no-worker-there", "You have no worker at the Inn."),
    (lambda: table(3, forgo_actions=False).at(0, "elf", "miners").turn(0), "reclaim miners", "must-use",
     "In this game a placed worker must be used; it cannot just be taken back."),
    (lambda: turn_of(table().stock(0, gold=5), "buy wood"), "buy wood", "visit-used",
     "You have made your visit to the trading post this turn."),
    (lambda: turn_of(table().stock(0, gold=5).built(0, market=1).staffed(0, market=1), "buy wood", "buy wood"),
     "buy wood", "visit-used", "You have made all your 2 visits to the trading post this turn."),
    (lambda: table().turn(0), "convert wood", "no-conversion",
     "You may exchange only in a turn in which you use a worker at the Merchants’ Guild, and then 2 times."),
    (lambda: turn_of(table().stock(0, gold=9).built(0, inn=(1, 2)), "staff inn"), "staff inn", "already-hired",
     "You have already hired a gnome this turn."),
    (lambda: table().stock(0, gold=9).no_gnomes_left(1).built(0, pub=1).turn(0), "staff pub", "no-gnomes-left",
     "There are no gnomes left for hire."),
    (lambda: table().stock(0, gold=9).built(0, inn=1).staffed(0, inn=1).turn(0), "staff inn", "no-free-lock",
     "Every lock of your Inn already has its gnome."),
    (lambda: table().stock(0, gold=9).built(0, keep=1).turn(0), "staff keep", "no-free-lock",
     "There is no lock for a gnome on a Keep."),
    (lambda: table().turn(0), "gnome bank", "no-gnome-there", "You have no gnome on a Bank."),
    (lambda: turn_of(table().built(0, bank=1).staffed(0, bank=1), "gnome bank"), "gnome bank", "gnome-used",
     "The gnome on your Bank has done its work this turn."),
    (lambda: turn_of(table().built(0, bank=(1, 2)).staffed(0, bank=2), "gnome bank", "gnome bank"), "gnome bank",
     "gnome-used", "All 2 gnomes on your Bank cards have done their work this turn."),
    (lambda: table().stock(0, gold=9).pool("inn").turn(0), "take pub", "not-in-pool", "There is no Pub in the pool."),
    (lambda: table().stock(0, gold=9).no_cards_left(1).turn(0), "take deck", "no-cards-left",
     "There are no cards left to draw."),
    (lambda: table().built(0, market=1).at(0, "elf", "market").at(0, "elf", "miners").turn(0), "end",
     "workers-still-placed", "Your workers at the Miners’ Guild and at the Market must come back first."),
    (lambda: turn_of(table().workers(0, dwarves=7).at(0, "elf", "recruiters"), "use recruiters"), "recruit dwarf",
     "none-in-supply", "All your 7 dwarves are in play."),
    (lambda: turn_of(table().stock(0, gold=3).built(0, gatehouse="1 after"), "staff gatehouse"),
     "mark gatehouse 4 after", "no-own-marker-there", "You have no marker on the other half of this Gatehouse."),
    (lambda: architects(wood=3, stone=3), "build keep 1", "too-dear-even-so",
     "That costs 2 wood, 3 stone, and 2 metal; even with what the architects save you, you cannot pay for it."),
    (lambda: architects("build gatehouse 1 after", wood=1, stone=3, metal=2), "discount wood+wood",
     "discount-not-in-cost", "The cost is 1 wood, 3 stone, and 2 metal: the architects cannot save you 2 wood on it."),
    (lambda: architects("build keep 1", wood=2, stone=2, metal=2), "discount metal", "discount-too-small",
     "If the architects save you 1 metal, you still cannot pay the rest of 2 wood, 3 stone, and 2 metal."),
    (lambda: using("thieves"), "steal gold 5", "seat-not-in-game", "There is no player 5 in this game."),
    (lambda: using("thieves"), "steal gold 1", "not-from-yourself", "You cannot take anything from yourself."),
    (lambda: using("thieves"), "steal gold 4", "nothing-to-steal", "Dora has no gold."),
    (lambda: using("thieves"), "steal wood 2", "thieves-take-gold", "Thieves take gold and nothing else."),
    (lambda: using("bandits"), "steal gold 2", "bandits-take-no-gold",
     "Bandits take wood, stone or metal, but no gold."),
    (lambda: using("bandits", "steal wood 2"), "steal metal 3", "metal-alone",
     "If you take metal, you take nothing else, and you have already taken something."),
    (lambda: thieving("steal gold 2", "steal gold 3"), "steal gold 2", "stolen-enough-there",
     "You cannot take more from Bert."),
    (lambda: thieving("steal gold 2", "steal gold 2", thieves_gold=3), "steal gold 3", "stolen-enough",
     "After what you have taken, you cannot take from Cleo as well."),
    (lambda: using("wizards", "swap pub 1"), "swap pub 1", "same-location",
     "A place cannot swap markers with itself."),
    (lambda: using("wizards", "swap pub 1"), "swap inn 1", "other-kind-of-location",
     "Markers are swapped between places of one kind: two properties of a type, two Walls or two guilds."),
    (lambda: using("wizards"), "swap bank 1", "nothing-to-swap",
     "No marker would move: one of the two places must have one."),
    (lambda: gatehouses("swap gatehouse 5", "swap gatehouse 4"), "mark gatehouse 1 before", "not-this-gatehouse",
     "The marker belongs to the Gatehouse between districts 4 and 5."),
    (lambda: using("spies", "show pub", "show inn"), "pick 4", "no-card-shown", "Dora shows no card."),
    (lambda: using("spies", "show pub", "show inn"), "done", "must-choose", "This cannot be skipped: choose one."),
    (non_player, "take pub", "no-space-for-card",
     "There is no free place for a Pub, and another card of the pool has one."),
    (lambda: non_player("take inn"), "build bank 1", "not-this-card",
     "The non-player builds the Inn now, and nothing else."),
    (lambda: non_player("take inn"), "build wall 1", "not-for-non-players",
     "Non-players build neither Walls nor guilds."),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "id", "sentence"), REFUSED, ids=[f"{one[2]}: {one[1]}" for one in REFUSED])
def test_reasons(make: Make, action: str, id: str, sentence: str) -> None:
    match = make()
    reason = match.why_not(action)
    assert reason is not None
    assert reason.id == f"why-{id}"
    assert say(match, reason) == sentence


def test_too_little_wood_or_stone() -> None:
    message = Message("why-too-dear", {"cost": ("wood", 1, "ws", 2), "lacking": ("ws", 1)})
    assert words(3).say(message) == "That costs 1 wood and 2 wood or stone: you need 1 wood or stone more."


def test_every_reason_is_said_here() -> None:
    said = {f"why-{one[2]}" for one in REFUSED}
    assert {reason.message for reason in GAME.reasons} == said


# events


EVENTS: list[tuple[Make, str, list[str]]] = [
    (lambda: table(3).stock(0, gold=3).place(0), "place elf recruiter",
     ["Anna places an elf at the recruiter’s desk for 2 gold."]),
    (lambda: table(3).place(0), "place dwarf camp", ["Anna places a dwarf in the king’s camp."]),
    (lambda: table(3).stock(0, gold=3).marker(1, "guild 5").place(0), "place elf miners",
     ["Anna places an elf at the Miners’ Guild and pays Bert 1 gold."]),
    (lambda: table(3).stock(0, wood=3, stone=3).turn(0), "build wall 2",
     ["Anna builds a Wall in district 2 for 3 wood and 3 stone."]),
    (lambda: table(3).stock(0, wood=1, stone=3, metal=2).hand(0, gatehouse=1).turn(0), "build gatehouse 1 before",
     [("Anna builds the Gatehouse between districts 1 and 5, on the half in district 1,"
       " for 1 wood, 3 stone, and 2 metal.")]),
    (lambda: table(3).stock(0, wood=2, stone=3).hand(0, pub=1).turn(0), "build pub 4",
     ["Anna builds the Pub in district 4 for 2 wood and 3 stone."]),
    (lambda: table(3).stock(0, gold=3).built(0, pub=1).turn(0), "staff pub",
     ["Anna hires a gnome for 3 gold.", "Anna puts a gnome on the Pub.", "Anna: a dwarf becomes a master."]),
    (lambda: table(3).stock(0, wood=1, stone=1).turn(0), "sell wood+stone",
     ["Anna sells 1 wood and 1 stone for 1 gold."]),
    (lambda: table(3).at(0, "elf", "miners").turn(0), "use miners",
     ["Anna uses the elf at the Miners’ Guild.", "Anna gets 2 metal from the Miners’ Guild."]),
    (lambda: non_player("take gatehouse", pool="gatehouse"), "build gatehouse 3 before",
     ["Anna lets Non-player 3 build the Gatehouse between districts 3 and 2, on the half in district 3."]),
    (lambda: using("wizards", "swap wall 1 left"), "swap wall 2 right",
     ["Anna moves the marker of Bert from the left Wall in district 1 to the right Wall in district 2."]),
    (lambda: using("wizards", "swap wall 2 right"), "swap wall 1 left",
     ["Anna moves the marker of Bert from the left Wall in district 1 to the right Wall in district 2."]),
    (lambda: using("wizards", "swap guild spies"), "swap guild miners",
     ["Anna moves the marker of Bert from the Miners’ Guild to the Spies’ Guild."]),
    (lambda: using("wizards", "swap gatehouse 1"), "swap gatehouse 2",
     [("Anna moves all markers of Bert from the Gatehouse between districts 1 and 2"
       " to the one between districts 2 and 3.")]),
    (lambda: using("wizards", "swap pub 1"), "swap pub 2",
     ["Anna moves the marker of Bert from the Pub in district 1 to the one in district 2."]),
    (lambda: using("wizards", "swap pub 2"), "swap pub 1",
     ["Anna moves the marker of Bert from the Pub in district 1 to the one in district 2."]),
    (lambda: swapping("swap pub 1"), "swap pub 2",
     ["Anna swaps the markers of the Pub in district 1 (Bert) and the one in district 2 (Cleo)."]),
    (lambda: swapping("swap wall 1 left"), "swap wall 1 right",
     ["Anna swaps the markers of the left Wall in district 1 (Bert) and the right Wall in district 1 (Cleo)."]),
    (lambda: swapping("swap guild miners"), "swap guild spies",
     ["Anna swaps the markers of the Miners’ Guild (Bert) and the Spies’ Guild (Cleo)."]),
    (lambda: swapping("swap gatehouse 1"), "swap gatehouse 5",
     [("Anna swaps the markers of the Gatehouse between districts 1 and 2 (Bert)"
       " and the one between districts 5 and 1 (Cleo).")]),
    (lambda: swapping("swap keep 4"), "swap keep 3",
     ["Anna moves all markers of Cleo from the Keep in district 3 to the Keep in district 4."]),
]  # fmt: skip


@pytest.mark.parametrize(("make", "action", "sentences"), EVENTS, ids=[one[1] for one in EVENTS])
def test_events(make: Make, action: str, sentences: list[str]) -> None:
    match = make()
    assert [words(match.players).say(event) for event in play(match, action)][: len(sentences)] == sentences


@pytest.mark.parametrize(
    ("gold", "sentence"),
    [
        (5, "Anna pays 2 gold in taxes."),
        (1, "Anna pays 1 of 2 gold in taxes and loses a point."),
        (0, "Anna pays 0 of 2 gold in taxes and loses 2 points."),
    ],
)
def test_taxes_and_lost_points(gold: int, sentence: str) -> None:
    setup = table(3).score(0, 12).stock(0, gold=gold).sent(0, "forest", elf=3).sent(0, "quarry", dwarf=3)
    match = setup.collect()
    assert [words(3).say(event) for event in match.events if event.id == "taxed"] == [sentence]


def test_points() -> None:
    match = table(3).marker(0, "pub 1").round(3).turn(2)
    said = [words(3).say(event) for event in play(match, "end")]
    assert "Anna scores 5 points in district 1." in said
    assert "Bert scores a point for elves." in said


def at_inn() -> burgher.Match:
    """Asked whom to recruit at the inn, with all elves in play."""
    setup = table().workers(0, elves=7).built(0, inn=1).staffed(0, inn=1)
    return turn_of(setup.at(0, "elf", "inn"), "use inn")


def test_how_a_tie_is_decided_is_told() -> None:
    told = scored(table(3).stock(0, wood=3).stock(1, metal=2).built(0, bank=1).built(1, bank=2), rounds=7)
    assert [words(3).say(event) for event in told.events[-2:]] == [
        "Anna and Bert have 7 points each. What they have left decides, with metal counting double: the most is 4.",
        "Bert wins the game.",
    ]


@pytest.mark.parametrize(
    ("make", "action", "rule"),
    [
        (lambda: table().built(0, inn=1).place(0), "place elf tower", "Placement: property cards"),
        (lambda: table().stock(0, gold=9).turn(0), "staff pub", "Actions: hire a gnome"),
        (lambda: turn_of(table().built(0, tower=1, inn=1).staffed(0, tower=1).at(0, "elf", "tower"), "use tower"),
         "staff pub", "Properties: tower"),
        (lambda: turn_of(table().at(0, "elf", "recruiters"), "use recruiters"), "staff pub", "Guilds: recruiters"),
        (lambda: table().stock(0, gold=9).pool("inn").turn(0), "take keep", "Actions: buy a property card"),
        (non_player, "take keep", "Two-player game: gameplay"),
        (lambda: table().turn(0), "sell metal", "Actions: visit the trading post"),
        (lambda: turn_of(table().workers(0, elves=7).at(0, "elf", "recruiters"), "use recruiters"), "recruit elf",
         "Guilds: recruiters"),
        (at_inn, "recruit elf", "Properties: inn"),
        (at_inn, "done", "Actions: activate previously placed workers"),
        (lambda: table().hand(0, pub=1).turn(0), "build pub 1", "Actions: build properties"),
        (lambda: table().turn(0), "build wall 1", "Actions: build walls"),
        (lambda: table().turn(0), "build guild merchants", "Actions: build guilds"),
        (lambda: table().turn(0), "convert wood", "Guilds: merchants"),
    ],
)  # fmt: skip
def test_a_reason_names_the_section_of_what_was_tried(make: Make, action: str, rule: str) -> None:
    found = make().why_not(action)
    assert found is not None
    assert found.rule == rule
