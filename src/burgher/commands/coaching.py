"""What the coach says, in lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgher.analysis import Analysis, Coach, Decision, Hint
from burgher.analysis.rating import Rating
from burgher.analysis.reasons import when
from burgher.commands.figures import number, percent
from burgher.core.chance import Random
from burgher.core.match import Match
from burgher.core.perspective import Perspective
from burgher.drawing.columns import columns
from burgher.words import Words

RATINGS: tuple[Rating, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
"""The columns, from good to bad."""
WORST = 6
"""Decisions that are told in words at most."""


def report(analysis: Analysis, match: Match, told: Words, words: Words) -> Iterator[str]:
    """An analysis of a game, a part after the other."""
    yield words.say("analysis-head", judge=analysis.judge, seconds=number(analysis.seconds, 1, words))
    yield ""
    yield from columns(_chances(analysis, match, told, words))
    yield ""
    yield from columns(_seats(analysis, told, words))
    for seat in analysis.seats:
        if seat.unseen:
            seen = sum(seat.counts.values())
            yield words.say("analysis-unseen", name=told.seat(seat.seat), seen=seen, all=seen + seat.unseen)
    if analysis.turning_points:
        yield ""
        yield words.say("analysis-turning-points")
        yield from (f"  {told.phrase(one.said)}" for one in analysis.turning_points)
    bad = sorted(
        (one for one in analysis.decisions if one.rating not in ("best", "good")), key=lambda one: -one.given_away
    )
    if bad:
        yield ""
        yield words.say("analysis-worst")
        for one in bad[:WORST]:
            yield from _decision(one, match, told, words)


def _chances(analysis: Analysis, match: Match, told: Words, words: Words) -> list[list[str]]:
    """Everybody's chance to win when each round begins, and at the end."""
    rows = [[words.say("column-chance"), *(told.seat(seat) for seat in range(match.players))]]
    before = None
    for state, chances in zip(match.positions, analysis.win, strict=True):
        if state.round != before and state.seat >= 0:
            before = state.round
            rows.append([told.phrase(when(match.game, int(state.round))), *(percent(one, words) for one in chances)])
    return [*rows, [words.say("analysis-end"), *(percent(one, words) for one in analysis.win[-1])]]


def _seats(analysis: Analysis, told: Words, words: Words) -> list[list[str]]:
    """How everybody played, and what luck they had."""
    head = [words.say("column-player"), words.say("column-accuracy")]
    rows = [[*head, *(words.say(f"column-{rating}") for rating in RATINGS), words.say("column-luck")]]
    for one in analysis.seats:
        accuracy = "" if one.accuracy is None else percent(one.accuracy / 100, words)
        # No mistakes are only told of somebody all of whose decisions were looked at.
        counts = [str(one.counts.get(rating, 0) or ("" if one.unseen else "0")) for rating in RATINGS]
        luck = percent(one.luck, words)
        luck = luck if one.luck < 0 else f"+{luck}"
        rows.append([told.seat(one.seat), accuracy, *counts, luck if analysis.luck_counted else ""])
    return rows


def _telling(decision: Decision, players: int) -> float:
    """What the chance to win must differ by to say why a decision is rated so. Where more than two play, most of what
    was given away may be the place."""
    return 0.005 if players < 3 else max(0.005, decision.given_away)


def _decision(decision: Decision, match: Match, told: Words, words: Words) -> Iterator[str]:
    done, best = (told.action(match.game.actions.find(text)) for text in (decision.action, decision.best))
    yield "  " + words.say(
        "analysis-decision",
        moment=str(decision.moment),
        when=told.phrase(when(match.game, decision.round)),
        name=told.seat(decision.seat),
        done=done,
        best=best,
        rating=decision.rating,
        about="win" if decision.best_win - decision.win >= _telling(decision, match.players) else "place",
        before=percent(decision.best_win, words),
        after=percent(decision.win, words),
    )
    if decision.why is not None:
        yield f"    {told.phrase(decision.why.said())}"


# hints


def hinted(match: Match, seat: int, told: Words, words: Words) -> list[str]:
    """What the coach would do for the seat to decide, from what that seat can see."""
    # Nothing of the game's own chance is in it.
    seen = Perspective(match.game, match.state, seat, Random(f"hint/{len(match.steps)}"))
    return list(_choices(Coach("best", seen).hint(), match, told, words))


def _choices(hint: Hint, match: Match, told: Words, words: Words) -> Iterator[str]:
    yield words.say("hint-now", chance=percent(hint.now[hint.seat].win, words))
    for place, choice in enumerate(hint.choices, 1):
        steps: Sequence[int] = choice.steps
        action = match.game.actions[steps[0]]
        chance = percent(choice.outlooks[hint.seat].win, words)
        yield f"  {place}. " + words.say("hint-choice", does=told.action(action), action=action.text, chance=chance)
        if choice.why is not None:
            yield f"     {told.phrase(choice.why.said())}"
