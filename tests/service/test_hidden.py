"""Hidden things never leave for the wrong seat: whole games, every byte that each device was sent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import asdict
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from burgher.core.chance import Random as Chance
from burgher.core.match import Match
from burgher.service import showing
from burgher.service.coach.desk import CoachDesk
from burgher.service.coach.work import Ask
from tests.chance import word
from tests.games.plan import known
from tests.service.guests import GAMES, Guest, Place, Watching

SEATS = 3


class Viewer:
    """A device, and all that it was ever sent about a running game."""

    def __init__(self, guest: Guest, seat: int | None, table: str, socket: Watching) -> None:
        self.socket = socket
        self.guest = guest
        self.seat = seat
        self.table = table
        self.heard: list[bytes] = []
        self.pushed = -1
        """The last push that it has taken."""

    def fetch(self, path: str, **params: Any) -> bytes:
        response = self.guest.client.get(f"/api/tables/{self.table}{path}", params={**self._seat(), **params})
        self.heard.append(response.content)
        return response.content

    def post(self, path: str, **body: Any) -> bytes:
        response = self.guest.client.post(f"/api/tables/{self.table}{path}", json=body)
        self.heard.append(response.content)
        return response.content

    def listen(self, last: int) -> None:
        """Take what has been pushed, up to this push."""
        while self.pushed < last:
            push = self.socket.recv(timeout=60)
            self.heard.append(push.encode())
            self.pushed = json.loads(push)["n"]

    def _seat(self) -> dict[str, int]:
        return {} if self.seat is None else {"seat": self.seat}

    def first_push(self) -> bytes:
        """What somebody is told who comes to the table now."""
        with self.guest.watch(self.table, self.seat) as socket:
            self.heard.append(socket.recv(timeout=60).encode())
        return self.heard[-1]

    def looks(self, moment: int, version: int, any: str, legal: str, chance: str) -> list[bytes]:
        """Everything that it can fetch now: of any action, of one that the seat to decide may take, and of one that
        is chance's, with which no plan succeeds."""
        mine = {"seat": self.seat or 0, "version": version}
        return [
            # Whoever takes a hint changes what is said at the table: the first time only.
            self.post("/hint", **mine),
            self.post("/forecast", **mine, actions=[legal]),
            self.first_push(),
            self.fetch("/talk"),
            self.fetch("/situation"),
            self.fetch(f"/replay/{moment}"),
            self.fetch("/pushes", after=0),
            self.fetch(""),
            self.fetch("/course"),
            self.fetch("/log"),
            self.fetch("/record"),
            self.fetch("/previews"),
            self.fetch("/foresight", action=legal),
            self.fetch("/why-not", action=any),
            self.post("/actions", **mine, key="refused-plan", action=legal, more=[any, chance]),
            self.post("/actions", **mine, key="refused-plan", action=legal, more=[chance]),
        ]


def parts(found: Any) -> Iterator[Any]:
    """Every object in it."""
    if isinstance(found, dict):
        yield found
        for inner in found.values():
            yield from parts(inner)
    elif isinstance(found, list):
        for inner in found:
            yield from parts(inner)


@pytest.fixture
def viewers(place: Place, game: str) -> Iterator[list[Viewer]]:
    guests = [place.guest() for _ in range(SEATS)]
    id = guests[0].open("me", *["open"] * (SEATS - 1), game=game, hints=True)["id"]
    for guest in guests[1:]:
        guest.post(f"/tables/{id}/join", name="Guest")
    who = [*enumerate(guests), (None, place.guest())]
    with ExitStack() as sockets:
        yield [Viewer(guest, seat, id, sockets.enter_context(guest.watch(id, seat))) for seat, guest in who]


# A game of one kind; at length, with `make hosting`, several of each, and three other worlds at every fifth step.
TWINS = [
    (GAMES[0], 1, 30, 1),
    *(pytest.param(game, seed, 5, 3, marks=pytest.mark.hosting) for game in GAMES for seed in range(2, 7)),
]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed", "every", "worlds"), TWINS)
def test_no_byte_tells_what_is_hidden(
    place: Place, viewers: list[Viewer], game: str, seed: int, every: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game with three devices and a spectator. Now and then the hidden things are dealt anew behind the server's
    back, as one viewer cannot tell: then everything that this viewer fetches stays the same, byte for byte."""
    # What would come of an action is looked at in a world that is guessed: each time in the same.
    monkeypatch.setattr(showing, "new_secret", lambda: "always the same")
    monkeypatch.setattr(CoachDesk, "ask", answer_for_the_coach)
    random = Random(seed)
    id = viewers[0].table
    now = json.loads(viewers[0].fetch("/situation", log_from=10**6))
    for count in range(1000):
        player = viewers[now["turn"]]
        seen = json.loads(player.fetch("/situation"))
        chosen = random.choice(seen["legal"])["text"]
        asked = {"seat": player.seat, "version": seen["version"], "key": f"hidden-{count:05}"}
        if count % 5 == 0:
            player.fetch("/previews")
        if count % every == 0:
            for viewer in viewers:
                viewer.listen(seen["n"])
            check_twins(place, viewers, worlds)
            player.post("/actions", **{**asked, "action": "fly"})
        answer = json.loads(player.post("/actions", **asked, action=chosen))
        assert answer["version"] > seen["version"], answer
        now = answer["situation"]
        if now["over"]:
            player.heard.pop()
            break
        if now["undo"] and random.random() < 0.2:
            asked = {**asked, "version": answer["version"], "key": f"undone-{count:05}"}
            now = json.loads(player.post("/undo", **asked))["situation"]
    assert now["over"]
    live = place.app.state.desk.house._places[id].live
    for viewer in viewers:
        viewer.listen(now["n"])
        check_heard(viewer, game, live.match, live.row.seed)
        assert len(viewer.heard) > 300


async def answer_for_the_coach(desk: CoachDesk, work: object, ask: Ask) -> dict[str, Any]:
    """How the coach answers depends on its time; here only on what it is asked, on every byte of that."""
    digest = sha256(json.dumps(asdict(ask), sort_keys=True).encode()).hexdigest()
    found = {name: [int(digest[:8], 16)] for name in ("win", "placement", "points")}
    return {"now": found, "after": found, "choices": []}


def check_twins(place: Place, viewers: list[Viewer], worlds: int) -> None:
    live = table_of(place, viewers)
    match = live.match
    real = match.state
    random = Random(match.moment)
    actions = match.game.actions
    by_chance = next(action.text for action in actions if action.chance)
    any, legal = actions[random.randrange(actions.choices)].text, random.choice(list(match.legal)).text
    asked = (match.moment, live.row.version, any, legal, by_chance)
    for viewer in viewers:
        fetched = viewer.looks(*asked)
        for guess in range(worlds):
            # Whoever only looks on knows less than any seat.
            knows = random.randrange(SEATS) if viewer.seat is None else viewer.seat
            live = table_of(place, viewers)
            live.match.state = real.imagine(knows, Chance(guess))
            live.shown.clear()
            assert viewer.looks(*asked) == fetched
            if live is table_of(place, viewers):
                live.match.state = real
                live.shown.clear()


def table_of(place: Place, viewers: list[Viewer]) -> Any:
    """The table in the server's memory; after a plan that was refused it is loaded when somebody asks for it."""
    viewers[0].guest.get(f"/tables/{viewers[0].table}")
    return place.app.state.desk.house._places[viewers[0].table].live


def check_heard(viewer: Viewer, game: str, match: Match, seed: str) -> None:
    secrets: dict[str, set[str]] = {}
    for event in match.events:
        if event.secret:
            secrets.setdefault(event.id, set()).update(event.secret)
    assert secrets
    for heard in viewer.heard:
        found = json.loads(heard)
        if any(part.get("over") is True for part in parts(found)) and b'"result":{' in heard:
            continue
        assert seed.encode() not in heard
        for part in parts(found):
            assert part.get("position") is None
            # A seat's own things, where this is a seat of a view.
            with suppress(KeyError):
                assert part["seat"] == viewer.seat or not any(known(game).hidden_things(part)), part
            if part.get("legal"):
                assert part.get("turn", viewer.seat) == viewer.seat
            if set(part) == {"id", "args", "moment"}:
                check_event(viewer, part, secrets)


def check_event(viewer: Viewer, event: Any, secrets: dict[str, set[str]]) -> None:
    for name in secrets.get(event["id"], ()):
        if event["args"]["seat"] != viewer.seat:
            assert event["args"][name] is None, event


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_dealt_anew_change_nothing_that_is_shown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same for all that the server shows of a game, at every step of a random one, without a network between."""
    from burgher.core import registry
    from burgher.service.chance import Chance as OfTables
    from burgher.service.live.draft import Draft
    from burgher.service.live.table import LiveTable
    from burgher.service.opening import begin_if_full, new_row
    from burgher.service.playing import act
    from burgher.service.showing import preview, show_situation
    from burgher.service.store.rows import CHOSEN, PERSON, SeatRow

    monkeypatch.setattr(showing, "new_secret", lambda: "always the same")
    rules = registry.find(game)
    row = new_row(rules, 3, 1, OfTables(word()), options={}, components=rules.components().json())
    live = LiveTable(row, tuple(SeatRow(row.id, seat, PERSON, f"P{seat}", device=1) for seat in range(3)))
    begin_if_full(live, Draft(live))
    assert live.match is not None
    random = Random(2)
    for step in range(2000):
        match = live.match
        if match.over:
            break
        real = match.state
        for seat in range(3):
            shown = show_situation(live, seat, 10**6)
            match.state = real.imagine(seat, Chance(step))
            live.shown.clear()
            assert show_situation(live, seat, 10**6) == shown
            match.state = real
            live.shown.clear()
        if step % 20 == 0:
            told = preview(live, match.seat, None)
            match.state = real.imagine(match.seat, Chance(step))
            assert preview(live, match.seat, None) == told
            match.state = real
        draft = Draft(live)
        act(live, draft, match.seat, [random.choice(list(match.legal)).text], CHOSEN, None)
        live.next_seq += len(draft._entries)
        match.forget()
    assert live.match.over
