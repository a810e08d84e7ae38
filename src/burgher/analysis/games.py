"""The analysis of a game that is over: the chances all along, what each decision gave away, luck and turning points.

>>> import burgher
>>> from burgher.analysis import analyse
>>> match = burgher.Match(burgher.names()[0], players=2, seed=7)
>>> while not match.over:
...     _ = match.play(next(iter(match.legal)))
>>> report = analyse(match, judge="evaluator", seconds=1.0)
>>> len(report.win) == len(match.steps) + 1
True
>>> round(sum(report.win[20]), 2)
1.0
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from time import monotonic, process_time

from burgher.analysis.conclusions import conclude
from burgher.analysis.judges import Judge, Reading, judge_for
from burgher.analysis.looking import Found, Future, Looker, Question, doubt
from burgher.analysis.rating import GOOD, rate, scale
from burgher.analysis.reasons import HORIZON, WORLDS, Case, differences, later
from burgher.analysis.report import Analysis, Decision
from burgher.bots.outlook import Outlook, final_outlook, mean
from burgher.core.errors import BadRecord
from burgher.core.match import Match
from burgher.core.state import CHANCE, State

SECONDS = 20.0
"""What an analysis takes at most, in processor time."""
PATIENCE = 1.2
"""On a busy machine it may take so many times as long by the clock."""
CASES, FEWEST_CASES = 12, 4
"""Cases of what chance may do, for what a position is worth before it has."""
ALL_CASES = 6000
"""So many are looked at in a game; one with very many draws has fewer cases for each."""
CANDIDATES = 3
"""How many of the likeliest actions a decision is compared with."""
LIKELY = 0.02
FIRST_WORLDS, SECOND_WORLDS = 3, 16
FEW_WORLDS = 6
"""So many of the second look's are enough where it is clear by then that hardly anything was given away."""
CLEAR = 1.5
"""By so many standard errors."""
AT_ONCE, AT_ONCE_AGAIN = 32, 24
"""Decisions that are looked at together, at first and the second time."""
FEWEST_AT_ONCE = 4
DOUBTFUL = 0.03
"""What seems to have given away more than this (for two players) is looked at a second time."""
SURE = 0.5
"""A difference must be more than so many of its standard errors, else it may be chance: that much is taken off."""
BY_CHANCES, BY_FIRST, BY_SECOND = 0.2, 0.55, 0.85
"""How much of the time may be gone after each part; the rest is for reasons."""


def analyse(match: Match, judge: Judge | str = "best", seconds: float = SECONDS) -> Analysis:
    """The whole analysis of a game that is over."""
    *_, report = stages(match, judge, seconds)
    return report


def stages(match: Match, judge: Judge | str = "best", seconds: float = SECONDS) -> Iterator[Analysis]:
    """The same step by step: each time the analysis as far as it is done. The chances come at once."""
    if not match.over:
        raise BadRecord("game-not-over")
    found = judge_for(judge, match.game.name, match.players) if isinstance(judge, str) else judge
    yield from _Analyst(match, found, seconds).work()


class _Analyst:
    """Works through one game."""

    def __init__(self, match: Match, judge: Judge, seconds: float) -> None:
        self._match = match
        self._judge = judge
        self._looker = Looker(judge, "analysis")
        self._positions = match.positions
        self._players = match.players
        self._began = monotonic()
        self._worked = process_time()
        self._seconds = seconds
        self._report = Analysis(match.game.name, match.players, judge.name)
        self._readings: dict[int, Reading] = {}
        self._tried: dict[int, tuple[list[Future], list[Future]]] = {}
        """What became of the best and of what was done, for the decisions that need a reason."""

    def work(self) -> Iterator[Analysis]:
        self._read()
        self._count()
        yield self._done(0.05)
        self._count_on_chance()
        yield self._done(BY_CHANCES)
        for part in self._first_look():
            yield self._done(BY_CHANCES + part * (BY_FIRST - BY_CHANCES))
        for part in self._second_look():
            yield self._done(BY_FIRST + part * (BY_SECOND - BY_FIRST))
        for part in self._reasons():
            yield self._done(BY_SECOND + part * (0.99 - BY_SECOND))
        yield self._done(1.0)

    def _is_past(self, part: float) -> bool:
        """Whether this part of the time is gone: of work, or of patience."""
        return self._left(part) < 0.0

    def _left(self, part: float) -> float:
        """Seconds until then."""
        spent = max(process_time() - self._worked, (monotonic() - self._began) / PATIENCE)
        return part * self._seconds - spent

    def _done(self, progress: float) -> Analysis:
        report = self._report
        report.progress = progress
        report.seconds = monotonic() - self._began
        conclude(report, self._match)
        return report

    # the chances

    def _read(self) -> None:
        """All positions in which somebody decides."""
        asking = [k for k, state in enumerate(self._positions) if state.seat >= 0]
        readings = self._judge.read([self._positions[k] for k in asking])
        self._readings = dict(zip(asking, readings, strict=True))

    def _count(self) -> None:
        """The outlook wherever somebody decides, and at the end; before chance acts, what will come of it at first."""
        known = [k for k, state in enumerate(self._positions) if state.seat != CHANCE]
        outlooks = dict(zip(known, self._judge.chances([self._positions[k] for k in known]), strict=True))
        found: list[list[Outlook]] = []
        for k in reversed(range(len(self._positions))):
            found.append(outlooks[k] if k in outlooks else found[-1])
        found.reverse()
        self._report.win = [[one.win for one in seats] for seats in found]
        self._report.placement = [[one.placement for one in seats] for seats in found]

    def _count_on_chance(self) -> None:
        """Before chance acts a position is worth the mean of what it may do. How that compares with what it did is for
        the seat to judge that decides after it, in all cases. What is looked at goes by number and not by the clock,
        so that a busy machine finds the same luck; only a judge that is far too slow leaves some of it uncounted."""
        after = len(self._positions) - 1
        draws: list[tuple[int, int]] = []
        for k in reversed(range(len(self._positions))):
            state = self._positions[k]
            if state.seat != CHANCE:
                after = k
            elif len(state.outcomes()) > 1:
                draws.append((k, after))
        samples = max(FEWEST_CASES, min(CASES, ALL_CASES // max(1, len(draws))))
        left = iter(draws)
        while chunk := list(islice(left, AT_ONCE)):
            if self._is_past(BY_FIRST):
                self._report.luck_counted = False
                return
            cases = [case for k, _ in chunk for case in self._looker.settled(self._positions[k], samples)]
            found = [one.outlooks for one in self._judge.read(cases)]
            for number, (k, after) in enumerate(chunk):
                came = self._readings[after].outlooks if after in self._readings else final_outlook(self._positions[-1])
                self._take_off(k, after, came, mean(found[number * samples : (number + 1) * samples]))

    def _take_off(self, moment: int, after: int, came: list[Outlook], likely: list[Outlook]) -> None:
        """What chance has given is not there yet."""
        report = self._report
        pairs = list(zip(came, likely, strict=True))
        win = [chance - (a.win - b.win) for chance, (a, b) in zip(report.win[after], pairs, strict=True)]
        places = [
            place - (a.placement - b.placement) for place, (a, b) in zip(report.placement[after], pairs, strict=True)
        ]
        win = [min(1.0, max(0.0, one)) for one in win]
        total = sum(win) if self._players > 1 else 1.0
        report.win[moment] = [one / total for one in win]
        report.placement[moment] = [min(1.0, max(-1.0, one)) for one in places]

    # the decisions

    def _first_look(self) -> Iterator[float]:
        """Every decision: what is not the judge's own first thought is compared with it; then, as long as there is
        time, its first thoughts with its second ones."""
        choices = [k for k, step in enumerate(self._match.steps) if step.seat >= 0 and self._has_choice(k)]
        for k in choices:
            self._report.decisions.append(self._first_thought(k))
        yield 0.0
        others = [one for one in self._report.decisions if one.best != one.action]
        firsts = [one for one in self._report.decisions if one.best == one.action and len(self._lines(one, False)) > 1]
        yield from self._look(others + firsts, AT_ONCE, False, BY_FIRST)

    def _has_choice(self, moment: int) -> bool:
        return len(self._positions[moment].legal(True)) > 1

    def _first_thought(self, moment: int) -> Decision:
        step, state = self._match.steps[moment], self._positions[moment]
        win = self._report.win[moment + 1][step.seat]
        likeliest = self._readings[moment].inclined[0][0]
        best = self._match.game.actions[likeliest].text
        return Decision(
            moment=moment,
            seat=int(step.seat),
            round=int(state.round),
            phase=state.phase,
            action=step.action.text,
            best=best,
            given_away=0.0,
            rating="best" if best == step.action.text else "good",
            win=win,
            best_win=win,
            stake=0.0,
            looked=0,
        )

    def _second_look(self) -> Iterator[float]:
        """What seems to have given something away, the worst first: in more worlds, once round the table."""
        doubtful = [
            one
            for one in self._report.decisions
            if one.looked == 1 and one.given_away >= DOUBTFUL * scale(self._players)
        ]
        doubtful.sort(key=lambda one: -one.given_away)
        yield from self._look(doubtful, AT_ONCE_AGAIN, True, BY_SECOND)

    def _look(self, decisions: list[Decision], at_once: int, again: bool, until: float) -> Iterator[float]:
        """As many at once as there is time for: many together are quicker, and a slow machine ends in time."""
        left = iter(decisions)
        done, begin, size = 0, self._left(until), at_once
        while chunk := list(islice(left, size)):
            if self._is_past(until):
                return
            lines = [self._lines(one, again) for one in chunk]
            compared = (
                self._compare_closely(chunk, lines) if again else self._compare(chunk, lines, FIRST_WORLDS, False)
            )
            for one, some, found in zip(chunk, lines, compared, strict=True):
                self._rate(one, some, found, again)
            done += len(chunk)
            time = self._left(until)
            size = max(FEWEST_AT_ONCE, min(at_once, int(time * done / max(1e-6, begin - time))))
            yield done / len(decisions)

    def _compare(
        self, decisions: list[Decision], lines: list[list[list[int]]], worlds: int = FIRST_WORLDS, again: bool = False
    ) -> list[list[Found]]:
        questions = [
            Question(self._positions[one.moment], some, worlds, again, again)
            for one, some in zip(decisions, lines, strict=True)
        ]
        return self._looker.compare(questions)

    def _compare_closely(self, decisions: list[Decision], lines: list[list[list[int]]]) -> list[list[Found]]:
        """In a few worlds, and where that leaves doubts, in more."""
        compared = self._compare(decisions, lines, FEW_WORLDS, True)
        unclear = [k for k, found in enumerate(compared) if not self._is_clearly_good(found)]
        more = self._compare(
            [decisions[k] for k in unclear], [lines[k] for k in unclear], SECOND_WORLDS - FEW_WORLDS, True
        )
        for k, further in zip(unclear, more, strict=True):
            compared[k] = [a.and_more(b) for a, b in zip(compared[k], further, strict=True)]
        return compared

    def _is_clearly_good(self, found: list[Found]) -> bool:
        """Whether what was done, the first of these, gave hardly anything away."""
        played, other = found
        return other.worth - played.worth + CLEAR * doubt(other, played) < GOOD * scale(self._players)

    def _lines(self, decision: Decision, again: bool) -> list[list[int]]:
        """What was done, which comes first, and what it is compared with."""
        actions = self._match.game.actions
        played = actions.find(decision.action).index
        if again:
            return [[played], [actions.find(decision.best).index]]
        inclined = self._readings[decision.moment].inclined[:CANDIDATES]
        likely = [action for k, (action, chance) in enumerate(inclined) if k == 0 or chance >= LIKELY]
        return [[played], *([action] for action in likely if action != played)]

    def _rate(self, decision: Decision, lines: list[list[int]], found: list[Found], again: bool) -> None:
        best = max(range(len(found)), key=lambda k: found[k].worth)
        lost = found[best].worth - found[0].worth
        if again and best != 0:
            lost = max(0.0, lost - SURE * doubt(found[best], found[0]))
        seat = decision.seat
        decision.best = self._match.game.actions[lines[best][0]].text
        decision.given_away = lost
        decision.rating = rate(lost, self._players)
        decision.win = found[0].outlooks[seat].win
        decision.best_win = found[best].outlooks[seat].win
        decision.stake = max(decision.stake, found[best].worth - min(one.worth for one in found))
        decision.looked = 2 if again else 1
        if again and decision.rating not in ("best", "good"):
            self._tried[decision.moment] = (found[best].futures, found[0].futures)

    def _reasons(self) -> Iterator[float]:
        """Why the worst decisions were not the best. Most of them differ when the round ends, to which they were
        played; the others are played on together."""
        bad = [one for one in self._report.decisions if one.rating not in ("best", "good")]
        bad.sort(key=lambda one: -one.given_away)
        left = [(one, self._case(one)) for one in bad]
        for more in range(HORIZON):
            again, left = left, []
            for k in range(0, len(again), AT_ONCE_AGAIN):
                if self._is_past(0.97):
                    return
                chunk = again[k : k + AT_ONCE_AGAIN]
                found = differences(self._looker, self._match.game, [case for _, case in chunk], more)
                for (one, case), why in zip(chunk, found, strict=True):
                    one.why = later(self._match.game, case) if why is None else why
                left += [pair for pair, why in zip(chunk, found, strict=True) if why is None]
                yield (more + (k + len(chunk)) / len(again)) / HORIZON

    def _case(self, decision: Decision) -> Case:
        """The best beside what was done: as it was tried closely, or else tried now."""
        state: State = self._positions[decision.moment]
        if decision.moment in self._tried:
            return Case(state, *self._tried[decision.moment])
        actions = self._match.game.actions
        lines = [[actions.find(text).index] for text in (decision.best, decision.action)]
        return Case(state, *self._looker.begin(Question(state, lines, WORLDS)))
