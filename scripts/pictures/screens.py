"""What there is to be seen of the browser client, and how one comes to each screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

from burgher.core import registry
from tests.browser.learner import Learner
from tests.browser.positions import after, late
from tests.browser.visitor import Visitor
from tests.games.plan import known
from tests.service.guests import Guest, play_out

RECORDS = Path(__file__).parents[2] / "tests" / "games"
MUCH = 16
"""Choices that make a turn worth a picture."""
MIDDLE = 160
"""Actions before the end of a game: there is much on the board then."""
Come = Callable[[Visitor], None]


@dataclass(frozen=True)
class Screen:
    """Something to be seen, and how one comes to it."""

    name: str
    come: Come
    in_docs: bool = False
    by_night: bool = True
    anew: bool = False
    """Whether one comes again at every width, since it goes when the window changes."""
    at_rest: bool = True
    """Whether nothing is told there, for which a page would wait."""
    sizes: Mapping[str, tuple[int, int]] | None = None
    """Windows of its own."""


ENLARGED = {"640": (640, 400)}
"""A window of 1280 × 800 that is enlarged to twice its size."""


def screens() -> Iterator[Screen]:
    yield Screen("start", page("/"), in_docs=True)
    yield Screen("settings", settings)
    for game in registry.names():
        yield Screen(f"new-{game}", page(f"/new/{game}"), in_docs=True)
        yield Screen(f"lobby-{game}", partial(lobby, game))
        yield Screen(f"rules-{game}", page(f"/rules/{game}"))
        yield Screen(f"legend-{game}", page(f"/rules/{game}#signs"), anew=True)
        yield Screen(f"sheet-{game}", page(f"/rules/{game}/sheet"))
        yield Screen(f"learn-{game}", page(f"/learn/{game}"))
        yield Screen(f"lesson-{game}", partial(lesson, game), in_docs=True, by_night=False)
        yield Screen(f"practice-{game}", page(f"/practice/{game}"))
        yield Screen(f"exercise-{game}", partial(exercise, game))
        yield Screen(f"box-{game}", partial(box, game), in_docs=True)
        yield Screen(f"box-glance-{game}", partial(glance, game), in_docs=True, by_night=False)
        yield Screen(f"box-sheet-{game}", page(f"/box/{game}/print"), in_docs=True)
        yield Screen(game, partial(turn, game), in_docs=True)
        for players in table_sizes(game):
            yield Screen(f"{game}-{players}-players", partial(table_for, game, players))
        yield Screen(f"{game}-enlarged", partial(turn, game), sizes=ENLARGED)
        yield Screen(f"{game}-plain", partial(plain, game))
        yield Screen(f"{game}-card", partial(card, game), anew=True)
        yield Screen(f"{game}-curtain", partial(curtain, game))
        for moment in known(game).MOMENTS:
            yield Screen(f"{game}-{moment}", partial(told, game, moment))
        for moment in known(game).PLAYED:
            yield Screen(f"{game}-{moment}", partial(told_in_play, game, moment), at_rest=False)
        yield Screen(f"{game}-replay", partial(replay, game))
        yield Screen(f"{game}-end", partial(end, game), in_docs=True)
        for kind, name in known(game).ENDS.items():
            yield Screen(f"{game}-end-{kind}", partial(end, game, name=name))
        yield Screen(f"{game}-analysis", partial(analysis, game))
        yield Screen(f"{game}-decision", partial(decision, game))
    yield Screen("statistics", statistics)
    yield Screen("start-again", page("/"))


def page(path: str) -> Come:
    return lambda one: one.go(path)


def table_sizes(game: str) -> tuple[int, ...]:
    """The smallest table, one of a middle size and the largest."""
    counts = registry.find(game).counts
    return (counts[0], 4, counts[-1])


def settings(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator("header .round").last.click()
    visitor.rest()


def lobby(game: str, visitor: Visitor) -> None:
    seats = [{"who": "me", "name": "Anna"}, {"who": "open"}, {"who": "bot", "level": "wanderer"}]
    visitor.go(f"/t/{visitor.made('/api/tables', {'game': game, 'seats': seats})['id']}")


def box(game: str, visitor: Visitor) -> None:
    """Some pieces are looked up, one is otherwise."""
    visitor.go(f"/box/{game}")
    for number in range(3):
        visitor.page.locator(".box-as-mine").nth(number).click()
    visitor.page.locator(".box-count-up").first.click()
    visitor.rest()
    visitor.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")


def glance(game: str, visitor: Visitor) -> None:
    """All pieces of a chapter."""
    visitor.go(f"/box/{game}")
    visitor.page.locator(".box-glance button").click()
    visitor.rest()
    visitor.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")


# at a table


def record(visitor: Visitor, game: str, name: str | None = None) -> str:
    path = RECORDS / game / (name or known(game).PICTURE[0])
    return str(visitor.made("/api/records", json.loads(path.read_text("utf-8")))["id"])


_turns: WeakKeyDictionary[Visitor, dict[str, str]] = WeakKeyDictionary()
"""Tables that somebody has found for their turn, by game: a server does not let anybody open any number."""


def turn(game: str, visitor: Visitor) -> None:
    """A turn with much to choose from, some way into a game."""
    found = _turns.setdefault(visitor, {})
    if game not in found:
        table = record(visitor, game)
        last = visitor.ask.get(f"{visitor.url}/api/tables/{table}").json()["moment"]
        _, far = known(game).PICTURE
        found[game] = turn_after(visitor, table, int(last * far), last)
    visitor.go(f"/t/{found[game]}")
    visitor.page.locator(".prompt.mine").wait_for()


def turn_after(visitor: Visitor, table: str, first: int, last: int) -> str:
    """A table to play on at, from the first moment on at which somebody has a turn with much to choose from."""
    ask = visitor.ask
    at = f"{visitor.url}/api/tables"
    for moment in range(first, last):
        asked = ask.get(f"{at}/{table}/replay/{moment}").json()["view"]["asked"]
        if asked["question"] != "turn":
            continue
        seat = asked["seat"]
        whom = {"moment": moment, "seat": seat, "name": "Anna", "level": "wanderer"}
        found: str = ask.post(f"{at}/{table}/fork", data=whom).json()["id"]
        if len(ask.get(f"{at}/{found}/situation?seat={seat}").json()["legal"]) >= MUCH:
            return found
    raise SystemExit(f"nobody has much to choose from after moment {first}")


def table_for(game: str, players: int, visitor: Visitor) -> None:
    visitor.go("/")
    visitor.sit_down_at(late(game, players, MIDDLE))


def plain(game: str, visitor: Visitor) -> None:
    """The same turn on the plain board, where there is one."""
    turn(game, visitor)
    visitor.prefer(board="clear")
    # Whoever comes to the next screen has the picture again.
    visitor.page.evaluate("localStorage.burgher = localStorage.burgher.replace('\"clear\"', '\"picture\"')")


def card(game: str, visitor: Visitor) -> None:
    """One that is shown larger."""
    turn(game, visitor)
    of = visitor.page.locator(known(game).CARD).first
    # Where the board is shown part by part.
    part = of.evaluate("(one) => [...document.querySelectorAll('.panes > *')].findIndex((part) => part.contains(one))")
    if part >= 0:
        visitor.page.locator(".pane-tab").nth(part).click()
        visitor.rest()
    visitor.look_closer(of)


def curtain(game: str, visitor: Visitor) -> None:
    """Before somebody else at the same device looks at what is theirs alone."""
    visitor.go("/")
    visitor.prefer(curtain="always")
    visitor.open("me", "here", game=game)
    visitor.page.locator("dialog.curtain, .curtain").first.wait_for()
    visitor.page.evaluate("localStorage.burgher = localStorage.burgher.replace('\"always\"', '\"drawn\"')")


def told(game: str, moment: str, visitor: Visitor) -> None:
    """A step of something that is told piece by piece, held."""
    name, event, step = known(game).MOMENTS[moment]
    table = record(visitor, game, name)
    log = visitor.ask.get(f"{visitor.url}/api/tables/{table}/log").json()["events"]
    those = [one["moment"] for one in log if one["id"] == event]
    # Of a short step nothing is told again to somebody who has not come to it from the one before.
    visitor.go(f"/t/{table}/at/{those[len(those) // 2] - 1}")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.locator(".show-again").click()
    visitor.page.locator(f".stage[data-step='{step}'], .stage:not(:has(.stage-steps))").wait_for()
    hold = visitor.page.locator(".stage-acts .round").first
    if hold.count():
        hold.click()
        visitor.rest()


def told_in_play(game: str, moment: str, visitor: Visitor) -> None:
    """The last step of what is told after an action, where a replay tells it bit by bit."""
    name, actions, action = known(game).PLAYED[moment]
    visitor.go("/")
    visitor.sit_down_at(after(game, name, actions))
    visitor.press(action)
    visitor.page.locator(".show-again").click()
    visitor.page.locator(".stage:not(:has(.stage-steps i:not(.past)))").wait_for()
    hold = visitor.page.locator(".stage-acts .round")
    if hold.count():
        hold.first.click()


def replay(game: str, visitor: Visitor) -> None:
    visitor.go(f"/t/{record(visitor, game)}/at/120")


def end(game: str, visitor: Visitor, name: str | None = None) -> None:
    visitor.go(f"/t/{record(visitor, game, name)}")
    visitor.page.locator(".prompt-acts .primary").click()
    visitor.page.locator("dialog.end .graph").wait_for()


# learning, and looking back


def lesson(game: str, visitor: Visitor) -> None:
    """The first thing that a learner is to do in the first game."""
    learner = Learner(visitor, "touch" if visitor.phone else "pointer")
    asked = {"game": game, "lesson": "first-game", "name": "Anna"}
    visitor.go(f"/t/{visitor.made('/api/lessons', asked)['id']}")
    while (now := learner.look())["kind"] != "do":
        learner.go_on(now)


def exercise(game: str, visitor: Visitor) -> None:
    visitor.go(f"/practice/{game}")
    visitor.page.locator(".practice-head button").click()
    visitor.page.locator(".coach-asks").wait_for()
    visitor.rest()


_analysed: dict[tuple[str, str], str] = {}
"""Tables that the coach has gone through, by server and game: it takes a while."""


def analysis(game: str, visitor: Visitor) -> None:
    key = (visitor.url, game)
    if key not in _analysed:
        _analysed[key] = record(visitor, game)
    visitor.go(f"/t/{_analysed[key]}/analysis")
    visitor.page.locator(".chances").wait_for()
    visitor.page.locator(".analysis-progress").wait_for(state="detached")
    visitor.rest()


def decision(game: str, visitor: Visitor) -> None:
    """One that the coach has looked at."""
    analysis(game, visitor)
    visitor.page.locator(".decision a").first.click()
    visitor.page.locator(".rated-moment").wait_for()
    visitor.rest()


def statistics(visitor: Visitor) -> None:
    """Of somebody who has played a game of each."""
    for game in registry.names():
        guest = Guest(visitor.url)
        for one in visitor.context.cookies():
            guest.client.cookies.set(one["name"], one["value"])
        table: str = guest.open("me", "here", game=game, seed="5")["id"]
        play_out(table, {0: guest, 1: guest})
        for name, value in guest.client.cookies.items():
            visitor.context.add_cookies([{"name": name, "value": value, "url": visitor.url}])
    visitor.go("/statistics")
    visitor.page.locator(".statistics table").first.wait_for()
