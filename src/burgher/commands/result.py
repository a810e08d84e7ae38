"""The end of a game: who won, and where the points came from."""

from __future__ import annotations

from burgher.commands.titles import table_words
from burgher.core.match import Match
from burgher.drawing.columns import columns
from burgher.words import Words


def winners(match: Match, words: Words) -> str:
    """Who won, in a sentence."""
    told = table_words(match, words)
    return words.say("won", count=len(match.winners), names=told.seats(" ".join(map(str, match.winners))))


def points(match: Match, words: Words) -> list[str]:
    """Everybody's points and where they came from, the winners first."""
    told = table_words(match, words)
    scores = match.scores
    seats = sorted(range(match.players), key=lambda seat: (seat not in match.winners, -scores[seat]))
    parts = match.game.breakdown(match.state)
    rows = [
        ["", *(told.seat(seat) for seat in seats)],
        [words.say("column-score"), *(str(scores[seat]) for seat in seats)],
    ]
    for name in parts[0]:
        numbers = [parts[seat][name] for seat in seats]
        if any(numbers):
            rows.append([_source(name, told), *map(str, numbers)])
    return columns(rows)


def _source(name: str, told: Words) -> str:
    id = "points-" + name.replace("_", "-")
    return told.say(id) if told.has(id) else name.replace("_", " ")
