"""Prompts and reasons: the arguments that make a sentence concrete."""

from collections.abc import Callable
from typing import Any

import pytest

import burgher
from burgher.belfort.flow import QUESTIONS
from tests.belfort.table import Table, play, table

HOSTILE = ("thieves", "bandits", "wizards", "spies", "architects")
Make = Callable[[], burgher.Match]


def used(at: str, setup: Table) -> burgher.Match:
    match = setup.at(0, "elf", at).turn(0)
    play(match, f"use {at}")
    return match


def played(match: burgher.Match, *actions: str) -> burgher.Match:
    play(match, *actions)
    return match


def rich(*guilds: str) -> Table:
    return table(3, guilds or HOSTILE).stock(0, wood=9, stone=9, metal=9, gold=9)


def marked() -> Table:
    """Something for the wizards to swap."""
    return rich().marker(1, "pub 1", "guild 1")


def robbed() -> Table:
    return table(3, HOSTILE).stock(1, wood=1, stone=1, metal=1, gold=3).stock(2, wood=1, gold=1)


def non_players() -> burgher.Match:
    return played(table(2).pool("pub", "inn", "bank").turn(1), "end")


def blocking() -> burgher.Match:
    match = burgher.Match("belfort", 2, seed=1)
    while match.prompt.id == "ask-keep":
        match.play(next(iter(match.legal)))
    return match


def doing(*what: str, card: bool = True, gnome: str = "no") -> dict[str, str]:
    """What may be done in a turn."""
    flags = {name: name in what for name in ("build", "workers", "trade")}
    flags |= {"card": card, "any": bool(what) or gnome != "no"}
    return {"gnome": gnome} | {name: "yes" if flag else "no" for name, flag in flags.items()}


PROMPTS: list[tuple[str, Make, dict[str, Any]]] = [
    ("keep", lambda: burgher.Match("belfort", 3, seed=1), {"count": 2, "keep": 3}),
    ("place", lambda: table(3).place(0), {}),
    ("send", lambda: played(table(3).place(0), "pass"), {"count": 6}),
    ("camp", lambda: table(3).crests(2, 1, 3).at(0, "elf", "camp").collect(), {"crest": 2}),
    ("turn", lambda: table(3).turn(0), doing(card=False)),
    ("turn", lambda: rich().hand(0, pub=1).turn(0), doing("build", "trade")),
    ("turn", lambda: table(3).at(0, "elf", "recruiters").turn(0), doing("workers", card=False)),
    ("turn", lambda: table(3).stock(0, gold=1).at(0, "elf", "recruiters").turn(0), doing("workers", "trade")),
    # To hire one takes a lock and gold; one that is there can be used without.
    ("turn", lambda: table(3).built(0, bank=1).staffed(0, bank=1).turn(0), doing(card=False, gnome="use")),
    ("turn", lambda: rich().built(0, bank=1).turn(0), doing("build", "trade", gnome="hire")),
    ("turn", lambda: rich().built(0, bank=1, pub=1).staffed(0, bank=1).turn(0), doing("build", "trade", gnome="both")),
    (
        "discard",
        lambda: used("library", table(3).built(0, library=1).hand(0, pub=1).pool("inn", "inn", "bank")),
        {"count": 2, "cause": "drawn", "limit": 5},
    ),
    (
        "discard",
        lambda: played(table(3).hand(0, pub=3, inn=3).turn(0), "end"),
        {"count": 1, "cause": "limit", "limit": 5},
    ),
    ("staff", lambda: used("tower", table(3).built(0, tower=1, bank=1).staffed(0, tower=1)), {}),
    ("recruit", lambda: used("inn", table(3).built(0, inn=1).staffed(0, inn=1)), {"gnome": "no"}),
    ("recruit", lambda: used("recruiters", table(3)), {"gnome": "yes"}),
    ("mark", lambda: played(rich().built(0, gatehouse="1 after").turn(0), "staff gatehouse"), {"owner": None}),
    (
        "mark",
        lambda: played(used("wizards", rich().marker(1, "gatehouse 1 after")), "swap gatehouse 1", "swap gatehouse 2"),
        {"owner": 1},
    ),
    ("architects", lambda: used("architects", rich()), {}),
    (
        "discount",
        lambda: played(used("architects", rich()), "build tower 2"),
        {"what": "tower", "cost": ("wood", 1, "stone", 3, "metal", 1)},
    ),
    (
        "discount",
        lambda: played(used("architects", rich()), "build wall 2"),
        {"what": "wall", "cost": ("wood", 3, "stone", 3)},
    ),
    (
        "discount",
        lambda: played(used("architects", rich()), "build guild spies"),
        {"what": "spies", "cost": ("wood", 2, "stone", 2, "metal", 2)},
    ),
    ("thieves", lambda: used("thieves", robbed()), {"taken": 0, "from_one": 2, "victims": 3}),
    (
        "bandits",
        lambda: played(used("bandits", robbed()), "steal wood 2"),
        {"taken": 1, "metal": 1, "from_one": 2, "victims": 3},
    ),
    ("wizards", lambda: used("wizards", marked()), {}),
    ("swap_with", lambda: played(used("wizards", marked()), "swap pub 3"), {"what": "pub", "district": 3}),
    ("swap_with", lambda: played(used("wizards", marked()), "swap guild spies"), {"what": "spies", "district": None}),
    ("show", lambda: used("spies", rich().hand(2, pub=1)), {"seat": 2, "to": 0}),
    ("pick", lambda: played(used("spies", rich().hand(2, pub=1)), "show pub"), {}),
    ("block", blocking, {"non_player": 3}),
    ("np_card", non_players, {"non_player": 3}),
    ("np_build", lambda: played(non_players(), "take inn"), {"non_player": 3, "card": "inn"}),
]


@pytest.mark.parametrize(("question", "make", "args"), PROMPTS, ids=[f"{k}-{p[0]}" for k, p in enumerate(PROMPTS)])
def test_a_prompt_says_what_is_asked_of_whom(question: str, make: Make, args: dict[str, Any]) -> None:
    match = make()
    assert match.prompt.id == "ask-" + question.replace("_", "-")
    assert match.prompt.args == {"seat": match.seat} | args


def test_prompts_of_chance() -> None:
    game = burgher.find("belfort")
    state = game.new(2)
    said: dict[str, dict[str, Any]] = {}
    while state.seat < 0 or len(said) < 4:
        if state.seat < 0:
            prompt = game.prompt(state)
            said.setdefault(prompt.id, dict(prompt.args))
        state.apply(state.outcomes()[0][0] if state.seat < 0 else state.legal()[0])
    assert said == {
        "ask-found-guild": {"district": 1},
        "ask-deal-crest": {"to": 0},
        "ask-deal": {"to": 0},
        "ask-turn-up": {},
    }


def test_prompts_of_chance_in_a_turn() -> None:
    game = burgher.find("belfort")
    state = table(3).crests(2, 1, 3).stock(1, gold=1).turn(1).state
    state.apply(game.actions.find("take deck").index)
    assert (game.prompt(state).id, game.prompt(state).args) == ("ask-draw", {"to": 1})
    state = non_players().state
    state.apply(game.actions.find("take deck").index)
    assert (game.prompt(state).id, game.prompt(state).args) == ("ask-np-draw", {"non_player": 3})


def test_nothing_is_asked_at_the_end() -> None:
    match = played(table(3).round(7).turn(2), "end")
    assert match.prompt.id == "ask-nothing"


def test_every_question_has_its_prompt_here() -> None:
    chances = {"found_guild", "deal_crest", "deal", "turn_up", "draw", "np_draw"}
    assert {question for question, _, _ in PROMPTS} | chances | {"pay"} == set(QUESTIONS.names)


# reasons

REFUSED: list[tuple[str, Make, str, dict[str, Any]]] = [
    ("not-asked-now", lambda: table(3).place(0), "end", {"question": "place"}),
    (
        "desk-full",
        lambda: table(4).at(2, "elf", "recruiter").at(1, "elf", "recruiter").place(0),
        "place elf recruiter",
        {"worker": "elf", "at": "recruiter", "planks": 2, "holders": (1, 2)},
    ),
    (
        "guild-not-in-city",
        lambda: table(3).place(0),
        "place elf spies",
        {"worker": "elf", "at": "spies", "guild": "spies"},
    ),
    ("guild-not-in-city", lambda: table(3).turn(0), "build guild spies", {"guild": "spies"}),
    (
        "plank-occupied",
        lambda: table(3).at(2, "elf", "miners").place(0),
        "place elf miners",
        {"worker": "elf", "at": "miners", "holder": 2},
    ),
    (
        "plank-occupied",
        lambda: table(3).built(0, market=1).at(0, "elf", "market").place(0),
        "place elf market",
        {"worker": "elf", "at": "market", "holder": None},
    ),
    (
        "guild-blocked",
        lambda: table(2).blocked("merchants", "miners").place(0),
        "place elf miners",
        {"worker": "elf", "at": "miners", "guild": "miners", "non_player": 4},
    ),
    ("not-built", lambda: table(3).place(0), "place elf inn", {"worker": "elf", "at": "inn", "property": "inn"}),
    ("not-built", lambda: table(3).stock(0, gold=3).turn(0), "staff inn", {"property": "inn"}),
    (
        "plank-locked",
        lambda: table(3).built(0, inn=1).place(0),
        "place elf inn",
        {"worker": "elf", "at": "inn", "property": "inn"},
    ),
    ("crest-not-in-game", lambda: table(3).at(0, "elf", "camp").collect(), "crest 5", {"crest": 5, "players": 3}),
    (
        "crest-taken",
        lambda: played(table(3).at(0, "elf", "camp").at(1, "elf", "camp").collect(), "crest 2"),
        "crest 2",
        {"crest": 2, "holder": 0},
    ),
    (
        "too-dear",
        lambda: table(3).hand(0, pub=1).stock(0, wood=1, stone=1).turn(0),
        "build pub 2",
        {"property": "pub", "district": 2, "cost": ("wood", 2, "stone", 3), "lacking": ("wood", 1, "stone", 2)},
    ),
    ("too-little-to-sell", lambda: table(3).turn(0), "sell metal", {"what": "metal", "lacking": ("metal", 1)}),
    (
        "too-little-to-sell",
        lambda: table(3).stock(0, wood=1).turn(0),
        "sell wood+stone",
        {"what": "wood+stone", "lacking": ("stone", 1)},
    ),
    (
        "too-little-gold",
        lambda: table(3).stock(0, gold=1).place(0),
        "place elf recruiter",
        {"worker": "elf", "at": "recruiter", "cost": ("gold", 2), "have": 1},
    ),
    (
        "too-little-gold",
        lambda: table(3).place(0),
        "place elf miners",
        {"worker": "elf", "at": "miners", "cost": ("gold", 1), "have": 0},
    ),
    (
        "too-little-gold",
        lambda: table(3).built(0, inn=1).staffed(0, inn=1).place(0),
        "place elf inn",
        {"worker": "elf", "at": "inn", "cost": ("gold", 1), "have": 0},
    ),
    ("too-little-gold", lambda: table(3).turn(0), "buy metal", {"what": "metal", "cost": ("gold", 2), "have": 0}),
    (
        "too-little-gold",
        lambda: table(3).built(0, inn=1).turn(0),
        "staff inn",
        {"property": "inn", "cost": ("gold", 3), "have": 0},
    ),
    (
        "too-little-gold",
        lambda: table(3).built(0, blacksmith=1).staffed(0, blacksmith=1).turn(0),
        "gnome blacksmith",
        {"property": "blacksmith", "cost": ("gold", 1), "have": 0},
    ),
    ("too-little-gold", lambda: table(3).turn(0), "take deck", {"card": "deck", "cost": ("gold", 1), "have": 0}),
    ("card-not-in-hand", lambda: rich().turn(0), "build keep 1", {"district": 1, "card": "keep"}),
    ("card-not-in-hand", lambda: rich().turn(0), "build pub 1", {"property": "pub", "district": 1, "card": "pub"}),
    ("card-not-in-hand", lambda: used("spies", rich().hand(1, pub=1)), "show keep", {"card": "keep"}),
    (
        "no-free-symbol",
        lambda: rich().hand(0, pub=1).marker(2, "pub 1").turn(0),
        "build pub 1",
        {"property": "pub", "district": 1, "what": "pub", "holders": (2,)},
    ),
    (
        "no-free-symbol",
        lambda: rich().marker(2, "wall 1 left").marker(1, "wall 1 right").turn(0),
        "build wall 1",
        {"district": 1, "what": "wall", "holders": (1, 2)},
    ),
    (
        "no-free-symbol",
        lambda: rich().hand(0, keep=1).marker(2, "keep 1").turn(0),
        "build keep 1",
        {"district": 1, "what": "keep", "holders": (2,)},
    ),
    (
        "no-free-symbol",
        lambda: rich().hand(0, gatehouse=1).marker(2, "gatehouse 1 before").turn(0),
        "build gatehouse 1 before",
        {"district": 1, "side": "before", "what": "gatehouse", "holders": (2,)},
    ),
    (
        "gatehouse-shared",
        lambda: rich().hand(0, gatehouse=1).marker(2, "gatehouse 1 before").turn(0),
        "build gatehouse 5 after",
        {"district": 5, "side": "after", "holder": 2},
    ),
    (
        "gatehouse-shared",
        lambda: rich().hand(0, gatehouse=1).marker(2, "gatehouse 5 after").turn(0),
        "build gatehouse 1 before",
        {"district": 1, "side": "before", "holder": 2},
    ),
    ("guild-owned", lambda: rich().marker(2, "guild 4").turn(0), "build guild spies", {"guild": "spies", "holder": 2}),
    ("visit-used", lambda: played(rich().turn(0), "buy wood"), "buy wood", {"what": "wood", "visits": 1}),
    ("no-conversion", lambda: rich().turn(0), "convert wood", {"what": "wood", "conversions": 2}),
    (
        "no-free-lock",
        lambda: rich().built(0, market=1).staffed(0, market=2).turn(0),
        "staff market",
        {"property": "market", "locks": 2},
    ),
    (
        "gnome-used",
        lambda: played(table(3).built(0, bank=(1, 2)).staffed(0, bank=1).turn(0), "gnome bank"),
        "gnome bank",
        {"property": "bank", "gnomes": 1},
    ),
    (
        "workers-still-placed",
        lambda: table(3).built(0, market=1).at(0, "elf", "market").at(0, "elf", "miners").turn(0),
        "end",
        {"places": ("miners", "market")},
    ),
    (
        "none-in-supply",
        lambda: used("recruiters", table(3).workers(0, 7, 3)),
        "recruit elf",
        {"worker": "elf", "most": 7},
    ),
    (
        "too-dear-even-so",
        lambda: used("architects", table(3).stock(0, wood=2, stone=1)),
        "build bank 1",
        {"property": "bank", "district": 1, "what": "bank", "cost": ("wood", 2, "stone", 3, "metal", 1)},
    ),
    (
        "too-dear-even-so",
        lambda: used("architects", table(3).stock(0, wood=2, stone=1)),
        "build guild miners",
        {"guild": "miners", "what": "miners", "cost": ("wood", 3, "stone", 2, "metal", 1)},
    ),
    (
        "discount-not-in-cost",
        lambda: played(used("architects", rich()), "build wall 1"),
        "discount metal",
        {"what": "metal", "cost": ("wood", 3, "stone", 3)},
    ),
    (
        "discount-too-small",
        lambda: played(used("architects", table(3).stock(0, wood=2, stone=2, metal=1)), "build market 1"),
        "discount metal",
        {"what": "metal", "cost": ("wood", 3, "stone", 2, "metal", 1)},
    ),
    ("seat-not-in-game", lambda: used("thieves", robbed()), "steal gold 5", {"what": "gold", "from": 5, "number": 5}),
    ("nothing-to-steal", lambda: used("bandits", robbed()), "steal stone 3", {"what": "stone", "from": 3, "victim": 2}),
    (
        "not-this-gatehouse",
        lambda: played(used("wizards", rich().marker(1, "gatehouse 1 after")), "swap gatehouse 1", "swap gatehouse 5"),
        "mark gatehouse 3 after",
        {"district": 3, "side": "after", "before": 5, "after": 1},
    ),
    (
        "not-this-card",
        lambda: played(non_players(), "take inn"),
        "build pub 1",
        {"property": "pub", "district": 1, "card": "inn"},
    ),
]


@pytest.mark.parametrize(
    ("reason", "make", "action", "args"), REFUSED, ids=[f"{r[0]}-{r[2]}".replace(" ", "_") for r in REFUSED]
)
def test_a_reason_says_what_stands_in_the_way(reason: str, make: Make, action: str, args: dict[str, Any]) -> None:
    found = make().why_not(action)
    assert found is not None
    assert found.id == f"why-{reason}"
    assert found.args == args


def test_too_little_of_wood_or_stone() -> None:
    game = burgher.find("belfort")
    pieces = game.corrected({"wall": {"cost": {"wood": 0, "stone": 1, "ws": 2}}}, "mine")
    position = table(3).stock(0, wood=1, stone=1).position(3, "turn", 0) | {"components": pieces.json()}
    found = burgher.load(position).why_not("build wall 2")
    assert found is not None
    assert found.args == {"district": 2, "cost": ("stone", 1, "ws", 2), "lacking": ("ws", 1)}


def test_pieces_to_pay() -> None:
    game = burgher.find("belfort")
    pieces = game.corrected({"wall": {"cost": {"wood": 0, "stone": 0, "ws": 2}}}, "mine")
    position = table(3).stock(0, wood=3).position(3, "turn", 0) | {"components": pieces.json()}
    match = played(burgher.load(position), "build wall 2")
    assert (match.prompt.id, match.prompt.args) == ("ask-pay", {"seat": 0, "count": 2})
    found = match.why_not("pay stone")
    assert found is not None
    assert (found.id, found.args) == ("why-none-of-it", {"what": "stone"})


def test_what_is_not_asked_names_the_round_order() -> None:
    found = table(3).place(0).why_not("end")
    assert found is not None
    assert found.rule == "Round order"
