"""The laws that hold in every position of every game (design, section 5), written once over `Game` and `State`.

A `Case` is a way to play a game; a `Walk` is a way into it. Both are plain values, so that what fails can be walked
again: `Walk(seed, steps, until).state(case)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, cached_property

from hypothesis import strategies as st

import burgher
from burgher.core.chance import Random
from burgher.core.compiled import COMPILED
from burgher.core.components import ComponentSet
from burgher.core.encoding import features
from burgher.core.errors import BadOption
from burgher.core.game import Game
from burgher.core.moves import Moves
from burgher.core.options import Value
from burgher.core.state import CHANCE, OVER, State
from burgher.words import Words, languages

LONGEST = 5000
"""More steps than any game has."""
PILOTS = 40 if COMPILED else 10
"""In so many games everything is asked that ever is, or nearly so; interpreted they take long, and what is missed then
is met compiled."""


@dataclass(frozen=True)
class Case:
    """A game with so many players and these options, and what the laws must know of it."""

    name: str
    players: int
    pieces: Callable[[Game, State], object]
    """All pieces, wherever they are: what this gives never changes during a game."""
    options: Mapping[str, object] = field(default_factory=dict)
    dull: frozenset[str] = frozenset()
    """Verbs that end things early. A walk avoids them half of the time, so that more is built and done."""
    corrections: Mapping[str, object] = field(default_factory=dict)
    """What is changed in the component file: a richer table shows more of the rules."""

    @cached_property
    def game(self) -> Game:
        return burgher.find(self.name)

    @cached_property
    def components(self) -> ComponentSet:
        return self.game.corrected(dict(self.corrections), "laws") if self.corrections else self.game.components()

    @property
    def settled(self) -> dict[str, Value]:
        """All its options."""
        return self.game.settle_options(self.players, self.options)

    def restored(self, position: Mapping[str, object], options: Mapping[str, object]) -> State:
        """A position, at a table with these options."""
        chosen = self.game.settle_options(self.players, options)
        return self.game.restore(position, self.players, chosen, self.components)

    @cached_property
    def met(self) -> frozenset[tuple[str, str]]:
        """The questions of a number of games, each with the verbs that answered it."""
        found = set()
        moves = Moves()
        for seed in range(PILOTS):
            state = self.new()
            random = Random(f"pilot {seed}")
            while state.seat != OVER:
                action = choose(state, self, random, moves)
                found.add((question(self, state), self.game.actions[action].verb))
                state.apply(action)
        return frozenset(found)

    @property
    def questions(self) -> tuple[str, ...]:
        """All that was asked."""
        return tuple(sorted({question for question, _ in self.met}))

    @property
    def verbs(self) -> frozenset[str]:
        """All that was done."""
        return frozenset(verb for _, verb in self.met)

    @cached_property
    def start(self) -> State:
        return self.game.new(self.players, self.options, self.components)

    def new(self) -> State:
        return self.start.copy()

    def __str__(self) -> str:
        rich = "-corrected" if self.corrections else ""
        chosen = ",".join(
            f"{name}={value if isinstance(value, (int, str)) else '...'}" for name, value in self.options.items()
        )
        return f"{self.name}-{self.players}{rich}{'-' if chosen else ''}{chosen}"


def cases_left_out(cases: list[Case]) -> list[Case]:
    """A case for each choice of an option that none of these plays with: a new one is tested because it is there."""
    added: list[Case] = []
    for first in {case.name: case for case in reversed(cases)}.values():
        usual = [case for case in cases if case.name == first.name and not case.corrections]
        for option in first.game.options:
            met = [case.options.get(option.name, option.default) for case in cases if case.name == first.name]
            left = [] if option.several else [choice for choice in option.choices if choice not in met]
            added.extend(_case_with(usual, option.name, choice) for choice in left)
    return added


def _case_with(usual: list[Case], option: str, choice: object) -> Case:
    """The first of these cases, for any number of players, that goes together with this choice."""
    for case in usual:
        for players in case.game.counts:
            options = {**case.options, option: choice}
            with suppress(BadOption):
                case.game.settle_options(players, options)
                return replace(case, players=players, options=options)
    raise AssertionError(f"no case goes together with {option} = {choice!r}: write one")


@dataclass(frozen=True)
class Walk:
    """Random play for a number of steps, chance included, and on until a question is asked.

    Where the game ends before, another one is begun: some questions are rare.
    """

    seed: int
    steps: int
    until: str | None = None

    def state(self, case: Case) -> State:
        random = Random(self.seed)
        state = case.new()
        stroll(state, case, random, self.steps)
        for _ in range(PILOTS if self.until else 0):
            while state.seat != OVER and question(case, state) != self.until:
                stroll(state, case, random, 1)
            if state.seat != OVER:
                break
            state = case.new()
        return state


def walks(case: Case) -> st.SearchStrategy[Walk]:
    """Half of them to some question, so that the rare ones are not left out; few beyond the end of the game."""
    until = st.none() | st.sampled_from(case.questions)
    return st.builds(Walk, st.integers(0, 2**32), st.integers(0, case.players * 120), until)


def question(case: Case, state: State) -> str:
    """The name of what is asked."""
    return case.game.layout.questions[state.question()]


def stroll(state: State, case: Case, random: Random, steps: int) -> None:
    """Play so many steps from here."""
    moves = Moves()
    for _ in range(steps):
        if state.seat == OVER:
            return
        state.apply(choose(state, case, random, moves))


def choose(state: State, case: Case, random: Random, moves: Moves) -> int:
    """One legal action, the dull ones less often."""
    moves.clear()
    if state.seat == CHANCE:
        state.chances(moves)
        return moves.draw(random)
    state.offer(moves, False)
    action = moves.draw(random)
    if case.game.actions[action].verb in case.dull and random.below(2):
        action = moves.draw(random)
    return action


def others(case: Case, seat: int) -> list[int]:
    return [other for other in range(case.players) if other != seat]


def some_seats(case: Case, state: State) -> list[int]:
    """The seat to decide and two more, not always the same: enough to look at a position from."""
    chosen = Random(f"{frozen(state)}").below(case.players)
    return sorted({max(state.seat, 0), chosen, (chosen + 1) % case.players})


def frozen(state: State) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """All that a position holds, to compare and to put into sets."""
    return tuple(state.cells), tuple(state.stack), state.depth


# The laws. Each takes a position that may not be changed.


def copies_are_equal_and_free(case: Case, state: State) -> None:
    """A copy is the same position; what happens to it does not happen here; equal copies go equal ways."""
    before = frozen(state)
    one, other = state.copy(), state.copy()
    assert one.same(state)
    assert state.same(one)
    assert (one.seat, one.round, one.phase) == (state.seat, state.round, state.phase)
    assert one.scores() == state.scores()
    assert one.log is None
    if state.seat == OVER:
        return
    actions = state.legal() if state.seat >= 0 else [action for action, _ in state.outcomes()]
    for action in actions[:: max(1, len(actions) // 5)]:
        one, other = state.copy(), state.copy()
        other.log = []
        one.apply(action)
        other.apply(action)
        assert frozen(state) == before
        assert one.same(other), "who listens must not matter"
        assert not one.same(state), f"{case.game.actions[action]} changed nothing"
        again = one.copy()
        stroll(again, case, Random(action), 20)
        assert one.same(other)


def looking_changes_nothing(case: Case, state: State) -> None:
    """All that can be asked of a position leaves it as it is, and is the same when asked again."""
    before = frozen(state)
    game = case.game
    for seat in (*some_seats(case, state), None):
        assert game.view(state, seat) == game.view(state, seat)
    for _ in range(2):
        state.legal()
        state.legal(True)
        state.outcomes()
        state.scores()
        state.winners()
        game.position(state)
        game.breakdown(state)
        if state.seat != OVER:
            game.prompt(state)
    state.imagine(0, Random(1))
    assert frozen(state) == before


def legal_and_why_agree(case: Case, state: State) -> None:
    """Over the whole action space; and every reason can be said."""
    game = case.game
    legal = state.legal()
    assert len(legal) == len(set(legal))
    assert (state.seat >= 0) == bool(legal), "a seat always has something to do"
    assert (state.seat == CHANCE) == bool(state.outcomes())
    if state.seat == OVER:
        return
    allowed = set(legal)
    for action in game.actions:
        code = state.why(action.index)
        assert (code == 0) == (action.index in allowed), f"{action}: {code}"
        if code:
            assert game.reason(state, action, code).id.startswith("why-")
    canonical = state.legal(True)
    assert len(canonical) == len(set(canonical))
    assert set(canonical) <= allowed
    assert bool(canonical) == bool(legal)
    assert game.prompt(state).id.startswith("ask-")


def spoken(game: str) -> list[str]:
    """The languages of a game: all of ours, unless it brings its words itself."""
    return [one for one in languages() if burgher.find(game).messages(one)] or list(languages())


@cache
def speech(language: str, game: str, players: int) -> Words:
    """Strict: what is missing, or does not fit its arguments, is an error."""
    return Words(language, game, [f"N{seat}" for seat in range(players)], strict=True)


def what_is_asked_can_be_said(case: Case, state: State) -> None:
    """In every language: the prompt, to whoever is asked and to the others, and why something else may not be done."""
    game = case.game
    some = Random(f"{frozen(state)}")
    for language in spoken(case.name):
        words = speech(language, case.name, case.players)
        prompt = game.prompt(state)
        assert words.say(prompt)
        assert words.say(prompt, "others")
        action = game.actions[some.below(game.actions.choices)]
        code = state.why(action.index) if state.seat >= 0 else 0
        if code != 0:
            assert words.say(game.reason(state, action, code))


def outcomes_are_weighed(case: Case, state: State) -> None:
    """Chance's actions are chance's, with positive weights, each once; players' actions are players'."""
    outcomes = state.outcomes()
    assert len({action for action, _ in outcomes}) == len(outcomes)
    assert all(case.game.actions[action].chance and weight > 0 for action, weight in outcomes)
    assert not any(case.game.actions[action].chance for action in state.legal())
    if state.seat == CHANCE:
        assert state.roll(Random(5)) in [action for action, _ in outcomes]


def what_is_hidden_stays_hidden(case: Case, state: State) -> None:
    """A seat cannot tell an imagined position from the real one: not by its view, its legal actions, its features."""
    game = case.game
    pieces = case.pieces(game, state)
    open_to_all = game.view(state, None)
    for seat in some_seats(case, state):
        guess = state.imagine(seat, Random(f"{seat}"))
        seen = game.view(state, seat)
        assert game.view(guess, seat) == seen
        assert game.view(guess, None) == open_to_all, "a spectator sees no more than a player"
        assert features(guess, seat, game.features) == features(state, seat, game.features)
        assert (guess.seat, guess.depth) == (state.seat, state.depth)
        assert case.pieces(game, guess) == pieces
        assert guess.scores() == state.scores()
        if state.seat == seat:
            assert guess.legal() == state.legal()
            assert guess.legal(True) == state.legal(True)
            assert [guess.why(action.index) for action in game.actions] == [
                state.why(action.index) for action in game.actions
            ]
        game.check_position(guess)
        again = guess.imagine(seat, Random(7))
        assert game.view(again, seat) == seen


def an_imagined_game_can_be_played(case: Case, state: State) -> None:
    """It has no dead ends and comes to an end."""
    seat = state.seat if state.seat >= 0 else 0
    guess = state.imagine(seat, Random(3))
    stroll(guess, case, Random(4), LONGEST)
    assert guess.seat == OVER


def features_fill_their_room(case: Case, state: State) -> None:
    """As many numbers as declared, each small enough to be one."""
    for seat in range(case.players):
        found = features(state, seat, case.game.features)
        assert len(found) == case.game.features
        assert all(-(2**15) <= number < 2**15 for number in found)


def positions_round_trip(case: Case, state: State) -> None:
    """Through text: what is written can be read, and is the same position."""
    game = case.game
    options = game.settle_options(case.players, case.options)
    text = json.dumps(game.position(state))
    again = game.restore(json.loads(text), case.players, options, case.components)
    assert again.same(state)
    assert again.seat == state.seat
    assert again.legal() == state.legal()
    assert again.outcomes() == state.outcomes()


def views_are_plain(case: Case, state: State) -> None:
    """A view is JSON through and through, and the same when it is made from somebody else's."""
    seats = (*some_seats(case, state), None)
    views = {seat: case.game.view(state, seat) for seat in seats}
    for seat, view in views.items():
        assert json.loads(json.dumps(view)) == view
        for other in views.values():
            assert json.dumps(case.game.view_beside(state, seat, other)) == json.dumps(view)


def views_follow_one_another(case: Case, state: State) -> None:
    """A view is the same when it is made from what the seat saw earlier, or later, before it was taken back."""
    game = case.game
    other = state.copy()
    for steps in (1, 3, 30):
        stroll(other, case, Random(f"{steps}"), steps)
        for seat in (*some_seats(case, state), None):
            here, there = game.view(state, seat), game.view(other, seat)
            assert json.dumps(game.view_after(other, seat, state, here)) == json.dumps(there)
            assert json.dumps(game.view_after(state, seat, other, there)) == json.dumps(here)


def scores_add_up(case: Case, state: State) -> None:
    """The points come from somewhere, and the winners have the most of them."""
    scores = state.scores()
    assert len(scores) == case.players
    assert [sum(parts.values()) for parts in case.game.breakdown(state)] == scores
    winners = state.winners()
    # Somebody who plays alone may lose.
    assert winners or case.players == 1
    assert winners == sorted(set(winners))
    assert {scores[seat] for seat in winners} <= {max(scores)}


def all_ends_are_reached_in_canonical_order(state: State, limit: int) -> bool:
    """What the seat to decide can bring about, it can bring about by canonical actions alone.

    Looks at all ways from here to the next decision of somebody else (or chance), and gives up (False) where there are
    more than `limit` positions in between. Here must be where the seat begins, not in the middle of its steps.
    """
    full = ends(state, False, limit)
    canonical = ends(state, True, limit)
    if full is None or canonical is None:
        return False
    assert canonical == full
    return True


def ends(start: State, canonical: bool, limit: int) -> set[tuple[object, ...]] | None:
    seat = start.seat
    seen: set[tuple[object, ...]] = {frozen(start)}
    ends: set[tuple[object, ...]] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        for action in state.legal(canonical):
            after = state.copy()
            after.apply(action)
            key = frozen(after)
            if after.seat != seat:
                ends.add(key)
            elif key not in seen:
                if len(seen) >= limit:
                    return None
                seen.add(key)
                waiting.append(after)
    return ends


def steps_of(start: State, canonical: bool, depth: int, turn: int = -1) -> set[object]:
    """All positions where this question and those it opened have been answered.

    `turn` is the question that is asked in their place then, if it is asked at the same depth.
    """
    seen = {frozen(start)}
    found: set[object] = set()
    waiting = [start]
    while waiting:
        state = waiting.pop()
        for action in state.legal(canonical):
            after = state.copy()
            after.apply(action)
            if has_answered(start, after, depth, turn):
                found.add(frozen(after))
            elif frozen(after) not in seen:
                seen.add(frozen(after))
                waiting.append(after)
    return found


def lines(state: State, canonical: bool, depth: int, turn: int = -1) -> int:
    """In how many ways this question and those it opens can be answered."""
    total = 0
    for action in state.legal(canonical):
        after = state.copy()
        after.apply(action)
        total += 1 if has_answered(state, after, depth, turn) else lines(after, canonical, depth, turn)
    return total


def has_answered(before: State, after: State, depth: int, turn: int) -> bool:
    """Whether somebody else decides now, or what was asked before is asked again."""
    return after.seat != before.seat or after.depth < depth or after.question() == turn


def canonical_order_reaches_everything(case: Case, walk: Walk) -> None:
    """From where a seat begins to decide, on that walk or soon after it."""
    state = case.new()
    random = Random(walk.seed)
    stroll(state, case, random, walk.steps)
    before = state.seat
    for _ in range(200):
        if state.seat == OVER:
            return
        if state.seat >= 0 and state.seat != before and all_ends_are_reached_in_canonical_order(state, 120):
            return
        before = state.seat
        stroll(state, case, random, 1)


def a_game_is_sound(case: Case, walk: Walk) -> None:
    """A whole game: pieces are conserved, there is always something to do, and it ends."""
    game = case.game
    state = case.new()
    random = Random(walk.seed)
    pieces = case.pieces(game, state)
    moves = Moves()
    for step in range(LONGEST):
        if state.seat == OVER:
            break
        if step % 40 == walk.steps % 40:
            assert case.pieces(game, state) == pieces
            game.check_position(state)
        state.apply(choose(state, case, random, moves))
    assert state.seat == OVER
    assert state.over()
    assert state.legal() == []
    assert state.outcomes() == []
    assert case.pieces(game, state) == pieces
    scores_add_up(case, state)


def a_match_can_be_told_and_taken_back(case: Case, walk: Walk) -> None:
    """Records replay to the same position; undo leads back to each position before."""
    match = burgher.Match(case.name, case.players, case.options, walk.seed, case.components)
    random = Random(walk.seed)
    moves = Moves()
    before: list[State] = []
    for _ in range(walk.steps % 60):
        if match.over:
            break
        before.append(match.state.copy())
        match.play(choose(match.state, case, random, moves))
    record = burgher.read(match.record(with_seed=True).dumps())
    assert record.state.same(match.state)
    assert record.steps == match.steps
    assert burgher.read(match.record(with_seed=False).dumps()).state.same(match.state)
    loaded = burgher.load(json.loads(json.dumps(match.position())))
    assert loaded.state.same(match.state)
    tongues = spoken(case.name)
    words = speech(tongues[walk.seed % len(tongues)], case.name, case.players)
    for event in match.events:
        for seat in (None, 0):
            assert words.say(event.seen_by(seat))
    for state in reversed(before):
        match.undo()
        assert match.state.same(state)
