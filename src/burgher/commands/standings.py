"""How a contest went, in words: a line of figures for each entrant, and what they did wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from burgher.arena import MATCH, Notebook, standings
from burgher.arena.referee import Fault
from burgher.arena.report import Standing, read_game
from burgher.commands import figures
from burgher.commands.opponents import bot_title
from burgher.commands.titles import one_line, title
from burgher.drawing.columns import columns
from burgher.words import Words

SHOWN = 3
"""So many different faults of an entrant are told in words."""


def told(notebook: Notebook, words: Words) -> list[str]:
    contest = notebook.contest
    games = [read_game(result) for result in notebook.results]
    found = standings(contest, games)
    head = words.say(
        "contest-head",
        form=contest.form,
        game=title(contest.game, words),
        players=contest.players,
        games=len(games),
        seconds=figures.brief(contest.seconds, words),
        seed=contest.seed,
    )
    names = ("bot", "share", "interval", "margin", "score", "rating", "lost", "slowest")
    rows = [[words.say(f"column-{name}") for name in names]]
    rows += [_row(standing, words) for standing in found]
    lines = [head, *columns(rows), words.say("fair-share", share=figures.percent(1 / contest.players, words))]
    if contest.form == MATCH:
        lines.append(words.say("match-note"))
    for standing in found:
        lines += _faults(standing, words)
    return lines


def _row(standing: Standing, words: Words) -> list[str]:
    mean, low, high = (
        figures.percent(one, words) for one in (standing.share.mean, standing.share.low, standing.share.high)
    )
    return [
        bot_title(standing.name, words),
        mean,
        f"{low} – {high}",
        figures.signed(standing.margin, words),
        figures.number(standing.score, 1, words),
        str(round(standing.rating)),
        str(standing.lost),
        f"{figures.number(standing.slowest, 3, words)} s",
    ]


def _faults(standing: Standing, words: Words) -> Iterator[str]:
    """What an entrant did wrong, each thing once."""
    name = bot_title(standing.name, words)
    seen = Counter(_said(fault, name, words) for fault in standing.faults)
    for sentence, _ in seen.most_common(SHOWN):
        yield one_line(sentence)
    if len(seen) > SHOWN:
        yield words.say("more-faults", name=name, count=len(seen) - SHOWN)


def _said(fault: Fault, name: str, words: Words) -> str:
    return words.say(f"fault-{fault.kind}", name=name, what=fault.what)
