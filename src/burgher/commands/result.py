"""The end of a game: who won, and where the points came from."""

from __future__ import annotations

from burgher.commands.columns import columns
from burgher.commands.titles import table_words
from burgher.core.match import Match
from burgher.words import Words


def told_result(match: Match, words: Words) -> str:
    """The winners in a sentence, and everybody's points in a table, the best first."""
    told = table_words(match, words)
    parts = [dict(part) for part in match.game.breakdown(match.state)]
    sources = list(parts[0])
    rows = [[words.say("column-player"), words.say("column-score"), *(_source(name, told) for name in sources)]]
    scores = match.scores
    best_first = sorted(range(match.players), key=lambda seat: (seat not in match.winners, -scores[seat]))
    rows += [
        [told.seat(seat), str(scores[seat]), *(str(parts[seat].get(name, 0)) for name in sources)]
        for seat in best_first
    ]
    winners = words.say("won", count=len(match.winners), names=told.seats(" ".join(map(str, match.winners))))
    return "\n".join([winners, *columns(rows)])


def _source(name: str, told: Words) -> str:
    id = "points-" + name.replace("_", "-")
    return told.say(id) if told.has(id) else name.replace("_", " ")
