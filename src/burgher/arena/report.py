"""What a contest's results say: a line of figures for each entrant."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from burgher.arena.contest import TOURNAMENT, Contest
from burgher.arena.notebook import Notebook, Result
from burgher.arena.ratings import Share, margin, plackett_luce, ranking_of, share
from burgher.arena.referee import Fault, Outcome


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played."""

    key: str
    seats: tuple[int, ...]
    outcome: Outcome

    @property
    def block(self) -> str:
        return self.key.partition(".")[0]

    def won(self, seat: int) -> float:
        """The seat's part of the victory."""
        return 1.0 / len(self.outcome.winners) if seat in self.outcome.winners else 0.0


@dataclass(frozen=True, slots=True)
class Standing:
    """How an entrant did."""

    name: str
    seats: int
    """How many seats it had, in all games together: each of them could win."""
    share: Share
    """Of the victories, for each of these seats; the fair share is one by the number of players."""
    margin: float
    """Mean of its best score less the best of the others."""
    score: float
    rating: float
    lost: int
    """Moves lost by faults."""
    faults: tuple[Fault, ...]
    slowest: float


def read_game(result: Result) -> Game:
    """A game from the line of a notebook."""
    values = dict(result)
    key, seats, faults = values.pop("game"), values.pop("seats"), values.pop("faults")
    assert isinstance(seats, list)
    assert isinstance(faults, list)
    return Game(str(key), tuple(seats), Outcome(**values, faults=[Fault(**one) for one in faults]))  # type: ignore[arg-type]


def standings(contest: Contest, games: Sequence[Game]) -> list[Standing]:
    """Every entrant's figures: in a tournament the best first, in a match as they were named."""
    rankings = [ranking_of(game.seats, game.outcome.scores, game.outcome.winners) for game in games]
    ratings = plackett_luce(len(contest.entrants), rankings)
    found = [_standing(contest, games, entrant, ratings[entrant]) for entrant in range(len(contest.entrants))]
    if contest.form == TOURNAMENT:
        found.sort(key=lambda standing: -standing.rating)
    return found


def _standing(contest: Contest, games: Sequence[Game], entrant: int, rating: float) -> Standing:
    blocks: defaultdict[str, list[float]] = defaultdict(list)
    scores, faults = [], []
    lost, slowest = 0, 0.0
    for game in games:
        outcome = game.outcome
        for seat in range(contest.players):
            if game.seats[seat] == entrant:
                blocks[game.block].append(game.won(seat))
                scores.append(outcome.scores[seat])
                lost += outcome.lost[seat]
                slowest = max(slowest, outcome.slowest[seat])
                faults += [fault for fault in outcome.faults if fault.seat == seat]
    margins = [ahead for game in games if (ahead := margin(game.seats, game.outcome.scores, entrant)) is not None]
    return Standing(
        name=contest.entrants[entrant],
        seats=len(scores),
        share=share(blocks.values()),
        margin=_mean(margins),
        score=_mean(scores),
        rating=rating,
        lost=lost,
        faults=tuple(faults),
        slowest=slowest,
    )


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def report(notebook: Notebook, asked: int) -> dict[str, object]:
    """All of it as JSON; ``asked`` is how many games there were to be."""
    games = [read_game(result) for result in notebook.results]
    contest = notebook.contest
    return {
        **contest.describe(),
        "games": len(games),
        "complete": len(games) >= asked,
        "fair_share": 1.0 / contest.players,
        "decisions_a_game": _mean([game.outcome.decisions for game in games]),
        "standings": [asdict(one) for one in standings(contest, games)],
    }
