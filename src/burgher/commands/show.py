"""`burgher show FILE`: a position in words, what is asked, and what may be answered."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from burgher.commands import figures
from burgher.commands.arguments import add_seat, seat_of, whole_number
from burgher.commands.files import read_moment
from burgher.commands.question import in_order, listed
from burgher.commands.result import points, winners
from burgher.commands.titles import table_words, title
from burgher.core.match import Match
from burgher.core.state import CHANCE
from burgher.drawing.table import drawn
from burgher.words import Words


def arguments(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", metavar=words.say("metavar-file"), help=words.say("help-game-file"))
    parser.add_argument(
        "--at", type=whole_number(0, words), metavar=words.say("metavar-number"), help=words.say("help-at")
    )
    add_seat(parser, words, words.say("help-show-seat"))
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))


def run(given: Namespace, words: Words) -> int:
    match = read_moment(given.file, given.at, words)
    seat = seat_of(given, match.players, words)
    if seat is None and match.seat >= 0:
        seat = match.seat
    if given.json:
        print(json.dumps(as_json(match, seat, words)))
    else:
        print("\n".join(as_text(match, seat, words)))
    return 0


def as_json(match: Match, seat: int | None, words: Words) -> dict[str, object]:
    """The view of a seat, the question, and all that may happen next; what others may do can be a secret of theirs."""
    told = table_words(match, words)
    return {
        "view": match.view(seat),
        "asked": None if match.over else match.seat,
        "prompt": None if match.over else {"id": match.prompt.id, "text": _asked(match, seat, told)},
        "legal": [
            {"index": action.index, "text": action.text, **action.json} for action in match.legal if seat == match.seat
        ],
        "chance": [
            {"index": index, "text": match.game.actions[index].text, "weight": weight}
            for index, weight in match.state.outcomes()
        ],
    }


def _asked(match: Match, seat: int | None, told: Words) -> str:
    """The question as this seat may read it: what only the seat that is asked can do is its own to know."""
    return told.say(match.prompt, None if match.seat in (seat, CHANCE) else "others")


def as_text(match: Match, seat: int | None, words: Words) -> list[str]:
    told = table_words(match, words)
    viewer = words.say("seen-by-nobody") if seat is None else words.say("seen-by", name=told.seat(seat))
    lines = [f"{title(match.game.name, words)} · {viewer}", "", *drawn(match.game, match.view(seat), told, words), ""]
    if match.over:
        return [*lines, winners(match, words), *points(match, words)]
    if match.seat == CHANCE:
        return [*lines, words.say("chance-next"), *_chances(match, words)]
    if seat != match.seat:
        return [*lines, told.say(match.prompt, "others")]
    return [*lines, told.say(match.prompt), *listed(in_order(list(match.legal)), told)]


def _chances(match: Match, words: Words) -> list[str]:
    """What chance may do: how likely it is, the text of the action, what it does."""
    told = table_words(match, words)
    outcomes = match.state.outcomes()
    total = sum(weight for _, weight in outcomes)
    shares = [figures.percent(weight / total, words) for _, weight in outcomes]
    actions = [match.game.actions[index] for index, _ in outcomes]
    wide = max(len(action.text) for action in actions)
    return [
        f"  {share:>7}  {action.text:<{wide}}  {told.action(action)}"
        for share, action in zip(shares, actions, strict=True)
    ]
