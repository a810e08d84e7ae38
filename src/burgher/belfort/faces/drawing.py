"""The table of Belfort in lines of text: calendar, players, city, boards, the viewer's hand.

Reads a view as `burgher.belfort.faces.shapes` has it. In the city, players are their numbers and free symbols are dots.
"""

from __future__ import annotations

from typing import Any

from burgher.drawing.columns import columns, wrapped
from burgher.words import Words

View = dict[str, Any]
SINGLES = ("pub", "gardens", "tower", "inn", "blacksmith", "bank", "market", "library")
HEADS = (
    "head-player",
    "head-crest",
    "head-points",
    "head-tax",
    "head-income",
    "head-wood",
    "head-stone",
    "head-metal",
    "head-gold",
    "head-home",
    "head-gnomes",
    "head-hand",
)
PAIRS = (("keep_left", "keep_right"), ("gate_before", "gate_after"), ("wall_left", "wall_right"))


def drawn(view: View, told: Words, words: Words) -> list[str]:
    return [
        _calendar(view, told, words),
        *_players(view, told, words),
        *_city(view, told, words),
        *_boards(view, told, words),
        *_own(view, told, words),
    ]


def _calendar(view: View, told: Words, words: Words) -> str:
    calendar = view["calendar"]
    phase = told.say("phase-" + calendar["phase"].replace("_", "-"))
    if calendar["season"] is None:
        return phase
    return words.say(
        "belfort-calendar",
        round=calendar["round"],
        rounds=calendar["rounds"],
        season=told.say("season-" + calendar["season"]),
        phase=phase,
        scoring="yes" if calendar["round"] in calendar["scoring_rounds"] else "no",
    )


def _players(view: View, told: Words, words: Words) -> list[str]:
    """A line for each player, in the order of their crests."""
    rows = [[words.say(head) for head in HEADS]]
    asked = view["asked"]["seat"] if view["asked"] else None
    for seat in sorted(view["seats"], key=lambda seat: (seat["crest"] or 0, seat["seat"])):
        number, stock = seat["seat"], seat["stock"]
        rows.append(
            [
                f"{'>' if number == asked else ' '}{number + 1} {told.seat(number)}",
                str(seat["crest"] or "-"),
                *(str(seat[name]) for name in ("score", "tax", "income")),
                *(str(stock[name]) for name in ("wood", "stone", "metal", "gold")),
                words.say("head-passed") if seat["passed"] else _amounts(seat["workers"]["home"], told),
                str(seat["gnomes"]),
                str(seat["hand_size"]),
            ]
        )
    return columns(rows, indent=" ")


def _city(view: View, told: Words, words: Words) -> list[str]:
    rows = [
        [
            words.say("head-city"),
            *(told.piece(name)[:3] for name in (*SINGLES, "keep", "gatehouse", "wall")),
            words.say("head-guild")[:3],
            words.say("head-markers"),
        ]
    ]
    for district in view["city"]["districts"]:
        symbols = district["symbols"]
        markers = [f"{owner + 1}:{count}" for owner, count in enumerate(district["markers"]) if count]
        rows.append(
            [
                f" {district['district']} {_guild(district['guild'], told, words)}",
                *(_owner(symbols[name]) for name in SINGLES),
                *("".join(_owner(symbols[name]) for name in pair) for pair in PAIRS),
                _owner(symbols["guild"]),
                " ".join(markers) or "-",
            ]
        )
    return columns(rows, indent=" ", gap=" ")


def _owner(owner: int | None) -> str:
    return "." if owner is None else str(owner + 1)


def _guild(guild: View | None, told: Words, words: Words) -> str:
    if guild is None:
        return "-"
    name = told.piece(guild["name"])
    if guild["blocked_by"] is not None:
        return words.say("belfort-blocked", guild=name)
    return name if guild["seat"] is None else f"{name} [{guild['seat'] + 1}]"


def _boards(view: View, told: Words, words: Words) -> list[str]:
    """Cards on show, workers on the collection board, built cards: each line only when there is something in it."""
    board, cards = view["collection_board"], view["cards"]
    lines = [words.say("belfort-cards", pool=_counted(cards["pool"], told), deck=cards["deck"], gnomes=view["gnomes"])]
    places = []
    for name in ("recruiter", "camp"):
        standing = [told.seat(worker["seat"]) for worker in board[name] if worker is not None]
        if standing:
            places.append(words.say("place-of", place=_label(told.piece(name)), who=", ".join(standing)))
    for area, seats in board["areas"].items():
        sent = [
            words.say("workers-of", name=told.seat(seat), workers=_amounts(workers, told))
            for seat, workers in enumerate(seats)
            if workers
        ]
        if sent:
            places.append(words.say("place-of", place=_label(told.piece(area)), who=", ".join(sent)))
    if places:
        lines += wrapped("", places, 0, " · ")
    for seat in view["seats"]:
        if seat["built"]:
            built = [_built(card, told, words) for card in seat["built"]]
            lines += wrapped(words.say("belfort-built", name=told.seat(seat["seat"])), built, 2, ", ")
    return [f" {line}" for line in lines]


def _label(name: str) -> str:
    """The name of a place where it begins an entry."""
    return name[:1].upper() + name[1:]


def _built(card: View, told: Words, words: Words) -> str:
    name = told.piece(card["property"]) + (f" ×{card['cards']}" if card["cards"] > 1 else "")
    return words.say("belfort-staffed", property=name, gnomes=card["gnomes"])


def _own(view: View, told: Words, words: Words) -> list[str]:
    """The viewer's hand, and what can be built without a card, each with its cost."""
    if view["viewer"] is None:
        return []
    costs = view["city"]["costs"]
    hand = view["seats"][view["viewer"]]["hand"]
    cards = [f"{_counted({name: count}, told)} ({_amounts(costs[name], told)})" for name, count in hand.items()]
    guilds = [district["guild"] for district in view["city"]["districts"]]
    free = ["wall", *(guild["name"] for guild in guilds if guild is not None and guild["owner"] is None)]
    without = [f"{told.piece(name)} ({_amounts(costs[name], told)})" for name in free]
    between = words.say("between-entries")
    lines = wrapped(words.say("belfort-hand"), cards or ["-"], 2, between)
    lines += wrapped(words.say("belfort-free"), without, 2, between)
    return [f" {line}" for line in lines]


def _amounts(counts: dict[str, int], told: Words) -> str:
    return ", ".join(told.amounts(name, count) for name, count in counts.items() if count) or "-"


def _counted(counts: dict[str, int], told: Words) -> str:
    return ", ".join(told.piece(name) + (f" ×{count}" if count > 1 else "") for name, count in counts.items()) or "-"
