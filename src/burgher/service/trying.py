"""Trying out an example of the rules: each request tells all that was done, and nothing is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burgher.core.chance import Random
from burgher.core.errors import BurgherError, IllegalAction
from burgher.core.game import Game
from burgher.core.match import Match
from burgher.examples import Example, illustrations, is_done, taken, try_out
from burgher.service import showing
from burgher.service.chance import Chance
from burgher.service.cleaning import clean_name
from burgher.service.live.draft import Draft
from burgher.service.opening import bot_name, known_game, known_level, new_row
from burgher.service.records import open_draft
from burgher.service.refusal import Refusal, refused
from burgher.service.shapes import examples as shapes
from burgher.service.shapes.base import Message
from burgher.service.shapes.play import Log, Result, Situation
from burgher.service.store.rows import BOT, PERSON, SeatRow


def show_illustrations(game: Game) -> shapes.Illustrations:
    found = illustrations(game)
    return shapes.Illustrations(
        pictures=dict(found.pictures),
        asked=dict(found.asked),
        terms=dict(found.terms),
        signs={group: list(names) for group, names in found.signs.items()},
        gallery=[
            shapes.Kind(name=one.name, within=one.within, only=dict(one.only), picture=one.picture)
            for one in found.gallery
        ],
        examples=[_show_example(game, example) for example in found.examples.values()],
    )


def _show_example(game: Game, example: Example) -> shapes.Example:
    return shapes.Example(
        name=example.name,
        section=example.section,
        text=example.text,
        about=example.about,
        seat=example.seat,
        players=example.position["players"],
        actions=[showing.show_action(game.actions.find(action)) for action in example.actions],
    )


def known_example(game: str, name: str) -> Example:
    found = illustrations(known_game(game)).examples.get(name)
    if found is None:
        raise Refusal("not-found")
    return found


def _played(example: Example, actions: Sequence[str]) -> Match:
    try:
        return try_out(example, actions)
    except IllegalAction as error:
        raise Refusal("bad-request", detail=error.detail()) from None
    except BurgherError as error:
        raise refused(error) from None


def show_trial(example: Example, actions: Sequence[str]) -> shapes.ExampleTrial:
    match = _played(example, actions)
    done = taken(example, match)
    return shapes.ExampleTrial(
        situation=_situation(example, match, len(done)), actions=done, done=is_done(example, match)
    )


def _situation(example: Example, match: Match, decisions: int) -> Situation:
    asked = match.prompt if match.seat >= 0 else None
    decides = match.seat == example.seat
    told = [(moment, event) for moment, step in enumerate(match.steps, 1) for event in step.events]
    breakdown = [dict(points) for points in match.game.breakdown(match.state)]
    return Situation(
        table=example.name,
        n=len(match.steps) + 1,
        version=len(match.steps) + 1,
        moment=len(match.steps),
        seat=example.seat,
        turn=match.seat if match.seat >= 0 else None,
        over=match.over,
        view=match.view(example.seat),
        asked=None if asked is None else asked.id,
        prompt=Message.of(asked) if asked is not None and decides else None,
        legal=[showing.show_action(action) for action in match.legal] if decides else [],
        lesson=None,
        undo=decisions,
        far_undo=False,
        far_moment=None,
        decided=None,
        forced=[],
        held=False,
        goes_on=False,
        hidden="nothing",
        log=Log(start=0, events=[showing.show_event(event, at, example.seat) for at, event in told]),
        result=Result(scores=match.scores, winners=match.winners, breakdown=breakdown) if match.over else None,
    )


def wonder(example: Example, actions: Sequence[str], named: str) -> shapes.ExampleWonder:
    """Why an action may not be done there, or what it would do."""
    match = _played(example, actions)
    try:
        action = match.game.actions.find(named)
    except BurgherError as error:
        raise refused(error) from None
    if match.seat != example.seat:
        return shapes.ExampleWonder(reason=Message(id="why-not-your-turn", args={}), preview=None)
    reason = match.why_not(action)
    if reason is not None:
        return shapes.ExampleWonder(reason=Message.of(reason), preview=None)
    random = Random(example.name)
    guesses = [match.state.imagine(example.seat, random) for _ in range(showing.GUESSES)]
    return shapes.ExampleWonder(
        reason=None, preview=showing.try_action(guesses, example.seat, action, len(match.steps) + 1)
    )


def play_on(example: Example, asked: shapes.ExampleTable, device: int, chance: Chance) -> Draft:
    """A new table that begins where somebody has come to at an example, with bots at the other seats."""
    match = _played(example, asked.actions)
    level = known_level(asked.level)
    name = clean_name(asked.name)
    if match.over:
        raise Refusal("nothing-to-play")
    position: dict[str, Any] = match.position()
    position["options"] = dict(position["options"])
    row = new_row(
        match.game,
        match.players,
        device,
        chance,
        options=position["options"],
        components=match.components.json(),
        position=position,
        made_key=asked.key,
    )
    seats = [
        SeatRow(row.id, number, PERSON, name, device=device)
        if number == example.seat
        else SeatRow(row.id, number, BOT, bot_name(level, number), level=level)
        for number in range(match.players)
    ]
    return open_draft(row, seats)
