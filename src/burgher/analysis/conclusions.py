"""What an analysis comes to: luck apart from skill, accuracy, and the turning points in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from burgher.analysis.rating import RATINGS, accuracy, scale
from burgher.analysis.reasons import when
from burgher.analysis.remarks import Remark
from burgher.analysis.report import Analysis, Decision, SeatReport, TurningPoint
from burgher.core.actions import Action
from burgher.core.events import Event
from burgher.core.match import Match, Step
from burgher.core.state import CHANCE

MOST_POINTS = 8
NOTEWORTHY = 0.08
"""A change of the chance to win, at a table for two, that is worth a word."""
ALSO = 0.3
"""A second step of a turn is told that changed so much of what the first did."""


def conclude(report: Analysis, match: Match) -> None:
    """Write luck, seats and turning points anew, from the chances and decisions as they are."""
    steps = match.steps
    seats = range(report.players)
    report.luck = [[]] + [
        [report.win[k + 1][seat] - report.win[k][seat] for seat in seats] if step.seat == CHANCE else []
        for k, step in enumerate(steps)
    ]
    report.seats = [_seat(report, steps, seat) for seat in seats]
    report.turning_points = _turning_points(report, match)


def _seat(report: Analysis, steps: Sequence[Step], seat: int) -> SeatReport:
    changes = {"luck": 0.0, "own": 0.0, "others": 0.0}
    for k, step in enumerate(steps):
        kind = "luck" if step.seat == CHANCE else "own" if step.seat == seat else "others"
        changes[kind] += report.win[k + 1][seat] - report.win[k][seat]
    own = [one for one in report.decisions if one.seat == seat]
    looked = [one for one in own if one.looked > 0]
    seen = [one for one in own if one.looked > 0 or one.best == one.action]
    return SeatReport(
        seat=seat,
        accuracy=accuracy([(one.given_away, one.stake) for one in looked], report.players)
        if _enough(looked, own)
        else None,
        counts={name: sum(one.rating == name for one in seen) for name in RATINGS},
        unseen=len(own) - len(seen),
        given_away=sum(one.given_away for one in own),
        start=report.win[0][seat],
        end=report.win[-1][seat],
        **changes,
    )


def _enough(looked: Sequence[Decision], own: Sequence[Decision]) -> bool:
    """Whether enough decisions were looked at to say how good they were."""
    return 2 * len(looked) >= sum(one.best != one.action or one.looked > 0 for one in own)


# turning points


@dataclass(frozen=True, slots=True)
class _Run:
    """The steps of one turn, though chance may have come in between; or steps in a row of chance."""

    steps: list[int]
    by: int


def _runs(match: Match) -> Iterator[_Run]:
    """A turn ends with its round at the latest: alone, nobody else ever has one."""
    steps, positions = match.steps, match.positions
    turn: list[int] = []
    draws: list[int] = []
    for k, step in enumerate(steps):
        if step.seat == CHANCE:
            draws.append(k)
            continue
        if draws:
            yield _Run(draws, CHANCE)
            draws = []
        if turn and (steps[turn[-1]].seat != step.seat or positions[turn[-1]].round != positions[k].round):
            yield _Run(turn, int(steps[turn[-1]].seat))
            turn = []
        turn.append(k)
    if turn:
        yield _Run(turn, int(steps[turn[-1]].seat))
    if draws:
        yield _Run(draws, CHANCE)


def _turning_points(report: Analysis, match: Match) -> list[TurningPoint]:
    found = []
    win = report.win
    for run in _runs(match):
        change = [sum(win[k + 1][seat] - win[k][seat] for k in run.steps) for seat in range(report.players)]
        seat = run.by if run.by != CHANCE else max(range(report.players), key=lambda one: abs(change[one]))
        if abs(change[seat]) >= NOTEWORTHY * scale(report.players):
            found.append((abs(change[seat]), run, seat, change))
    found.sort(key=lambda one: -one[0])
    chosen = sorted(found[:MOST_POINTS], key=lambda one: one[1].steps[0])
    return [
        TurningPoint(
            run.steps[0], run.steps[-1] + 1, run.by, seat, change, _said(report, match, run, seat, change[seat])
        )
        for _, run, seat, change in chosen
    ]


def _said(report: Analysis, match: Match, run: _Run, seat: int, change: float) -> Remark:
    """In words: what was done and what it did; where it was a mistake, what would have been better."""
    args: dict[str, int | str | Remark] = {
        "when": when(match.game, int(match.positions[run.steps[0]].round)),
        "seat": seat,
        "change": _percent(change),
    }
    if run.steps[-1] == len(match.steps) - 1:
        return Remark("turning-end", **args)
    mistake = _worst(report, run)
    if mistake is not None and change < 0.0:
        done, best = (match.game.actions.find(text) for text in (mistake.action, mistake.best))
        return Remark("turning-mistake", **args, done=action_phrase(done), best=action_phrase(best))
    # What changed most speaks for all of it, and what else changed a good deal; not how a turn happened to begin.
    telling = [k for k in run.steps if match.steps[k].events]
    if not telling:
        return Remark("turning-chance" if run.by == CHANCE else "turning-turn", **args)

    def weight(k: int) -> float:
        """How far this step went the way that all of it did."""
        step = report.win[k + 1][seat] - report.win[k][seat]
        return step if change > 0.0 else -step

    most, *others = sorted(telling, key=lambda k: -weight(k))
    what = event_phrase(match.steps[most].events[0])
    if others and run.by != CHANCE and weight(others[0]) >= ALSO * weight(most):
        first, second = (event_phrase(match.steps[k].events[0]) for k in sorted((most, others[0])))
        what = Remark("two-events", first=first, second=second)
    return Remark("turning-draw" if run.by == CHANCE else "turning-choice", **args, what=what)


def _worst(report: Analysis, run: _Run) -> Decision | None:
    bad = [
        one
        for one in report.decisions
        if one.moment in run.steps and one.rating in ("mistake", "blunder") and one.best != one.action
    ]
    return max(bad, key=lambda one: one.given_away, default=None)


def event_phrase(event: Event) -> Remark:
    """What happened as a phrase of its own; the game is over, nothing is secret."""
    return Remark(event.id, **{name: _plain(value) for name, value in event.args.items()})


def action_phrase(action: Action) -> Remark:
    """What an action does, in words."""
    return Remark(
        f"do-{action.verb.replace(' ', '-')}", **{name: _plain(value) for name, value in dict(action.args).items()}
    )


def _plain(value: object) -> int | str:
    """An argument as messages see it: several with spaces between, nothing as a word of its own."""
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return " ".join(str(one) for one in value)
    return value if isinstance(value, int) else str(value)


def _percent(change: float) -> str:
    """With its sign, as people write it."""
    number = round(abs(change) * 100)
    return f"+{number}" if change >= 0 else f"\u2212{number}"
