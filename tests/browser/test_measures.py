"""What can be measured of a page without a picture: no letters under 11 px, no target under 24 px, nothing cut off, no
words over words, at every width and in four languages; no card over what it is about, no panel that jumps.

`make test` looks at a busy table of each game, at all widths in all languages, and around it on a phone and at other
widths by turns. `make exhaustive` looks at every question of every game.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator

import burgher
from burgher.core import registry
from burgher.core.record import parse
from burgher.words import Words
from tests.browser.conftest import Visit
from tests.browser.games import GAMES, one_of_the_games
from tests.browser.player import MousePlayer
from tests.browser.positions import busy, late, questions
from tests.browser.visitor import DRAW_ALL, Visitor

MEASURES = (Path(__file__).parent / "measures.js").read_text("utf-8")
RECORDS = Path(__file__).parents[1] / "games"
WIDTHS = {360: 740, 768: 1024, 1024: 768, 1280: 800, 1440: 900, 1920: 1080}
LANGUAGES = ("en", "de", "fr", "pl")
STEPS = 14
ENLARGED = (640, 400)
"""A window of 1280 × 800 that is enlarged to twice its size."""


def measured(visitor: Visitor, *about: object, widths: dict[int, int] = WIDTHS) -> list[str]:
    """All that is wrong with the page as it stands, at these widths."""
    bad: list[str] = []
    for width, height in widths.items():
        visitor.resize(width, height)
        found = visitor.page.evaluate(f"{MEASURES}; measures.all()")
        bad += [f"{', '.join(map(str, about))} at {width}: {one}" for one in found]
    return bad


def most_asked(game: str) -> int:
    """The question with most to choose from at the largest table: it shows the most."""
    all_of_them = questions(game)
    return max(range(len(all_of_them)), key=lambda k: (all_of_them[k].record["players"], -k))


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visit: Visit, game: str) -> None:
    """At every width in every language: one visit, since another width costs a fifth of a second of processor time."""
    anna = visit()
    anna.sit_down_at(busy(game))
    bad: list[str] = []
    for language in LANGUAGES:
        anna.hear_in(language)
        bad += measured(anna, game, language)
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("most", [True, False], ids=["with everything", "the plain game"])
def test_the_clear_board(visit: Visit, most: bool) -> None:
    """Chosen, or because a picture would be too small; at 1200 px there is the least room for it."""
    anna = visit(preferences={"board": "clear"})
    anna.sit_down_at(busy("nobility") if most else late("nobility", 4, 60))
    bad: list[str] = []
    for language, width in zip(LANGUAGES, (1200, 1280, 1440, 1200), strict=True):
        anna.hear_in(language)
        bad += measured(anna, "clear", language, widths={width: 800})
        assert anna.page.locator(".n-guilds").count()
    assert not bad, "\n".join(bad)


def widths_in_turn(turn: int) -> dict[int, int]:
    """Four turns have them all: a phone, where room is scarce, each time, every other width once."""
    return {width: height for k, (width, height) in enumerate(WIDTHS.items()) if k == 0 or k % 4 == turn}


def some_widths(turn: int) -> dict[int, int]:
    """A phone, and every other width."""
    return {width: height for k, (width, height) in enumerate(WIDTHS.items()) if k == 0 or (k + turn) % 2}


def test_around_a_table(visit: Visit) -> None:
    """The start page, a new game, the end, a replay, statistics and an exercise, in four languages."""
    anna = visit()
    bad: list[str] = []
    game = GAMES[0]
    record = max((RECORDS / game).glob("*.burgher.json"))
    table = anna.made("/api/records", json.loads(record.read_text("utf-8")))["id"]
    paths = ("/", f"/new/{GAMES[-1]}", f"/t/{table}", f"/t/{table}/at/90")
    for language, path in zip(LANGUAGES, paths, strict=True):
        anna.hear_in(language)
        anna.turn_to(path)
        bad += measured(anna, path, language, widths=widths_in_turn(paths.index(path)))
        if path.startswith("/new"):
            seats = [{"who": "me", "name": "Anna"}, {"who": "open"}]
            anna.turn_to(f"/t/{anna.made('/api/tables', {'game': game, 'seats': seats})['id']}")
            bad += measured(anna, "waiting", language, widths={360: WIDTHS[360]})
        if path == f"/t/{table}":
            anna.page.locator(".prompt-acts .primary").click()
            anna.rest()
            bad += measured(anna, "the end", language, widths=some_widths(1))
            anna.page.keyboard.press("Escape")
    # What only flows is looked at where it is narrowest. (Where one learns: in `test_pages`.)
    anna.turn_to("/statistics")
    bad += measured(anna, "/statistics", LANGUAGES[-1], widths={360: WIDTHS[360]})
    # An exercise has the table's parts in another order.
    begin_exercise(anna, GAMES[0])
    bad += measured(anna, "an exercise", LANGUAGES[-1], widths=some_widths(0))
    assert not bad, "\n".join(bad)


def begin_exercise(visitor: Visitor, game: str) -> None:
    visitor.turn_to(f"/practice/{game}")
    visitor.page.locator(".practice-head button").click()
    visitor.page.locator(".coach-asks").wait_for()
    visitor.rest()


def test_the_start_uses_its_window(visit: Visit) -> None:
    """Both games are most of what one sees, and how to learn one can be seen without scrolling."""
    anna = visit()
    for width, height in ((1280, 800), (1440, 900), (1920, 1080)):
        anna.resize(width, height)
        cards = [card.bounding_box() for card in anna.page.locator(".game-card").all()]
        assert sum(box["width"] for box in cards if box) >= 0.78 * width, width
        learn = [one.bounding_box() for one in anna.page.locator(".game-learn").all()]
        assert len(learn) == len(cards) == len(GAMES)
        assert all(box and box["y"] + box["height"] <= height for box in learn), width


@one_of_the_games(1)
def test_an_exercise_leaves_most_of_the_width_to_the_board(visit: Visit, game: str) -> None:
    anna = visit()
    begin_exercise(anna, game)
    for width, height in WIDTHS.items():
        anna.resize(width, height)
        board = anna.page.locator(".table-board :is(.panes, .wide)").first.bounding_box()
        assert board is not None
        assert board["width"] >= 0.6 * width, (width, board)
        # Nothing is empty between what is asked and where it is answered.
        asked = anna.page.locator(".table-top").bounding_box()
        prompt = anna.page.locator(".prompt").bounding_box()
        assert asked is not None
        assert prompt is not None
        assert asked["y"] + asked["height"] - prompt["y"] - prompt["height"] <= 24, (width, asked, prompt)


@pytest.mark.parametrize("game", GAMES)
def test_enlarged_to_twice_its_size_the_board_keeps_half_of_the_window(visit: Visit, game: str) -> None:
    anna = visit()
    anna.sit_down_at(questions(game)[most_asked(game)])
    anna.resize(*ENLARGED)
    board = anna.page.locator(".table-board").bounding_box()
    assert board is not None
    width, height = ENLARGED
    assert board["width"] * board["height"] >= width * height / 2
    bad = measured(anna, game, "enlarged", widths=dict([ENLARGED]))
    assert not bad, "\n".join(bad)


@one_of_the_games(1)
def test_enlarged_to_twice_its_size_a_replay_leaves_half_of_the_window_to_the_board(visit: Visit, game: str) -> None:
    anna = visit(language="fr")
    record = max((RECORDS / game).glob("*.burgher.json"))
    anna.turn_to(f"/t/{anna.made('/api/records', json.loads(record.read_text('utf-8')))['id']}/at/120")
    anna.resize(*ENLARGED)
    board = anna.page.locator(".table-board").bounding_box()
    assert board is not None
    width, height = ENLARGED
    assert board["width"] * board["height"] >= width * height / 2
    bad: list[str] = []
    for language in LANGUAGES:
        anna.hear_in(language)
        bad += measured(anna, game, "a replay, enlarged", language, widths=dict([ENLARGED]))
    assert not bad, "\n".join(bad)


def test_on_a_card_with_a_name_of_two_lines_all_has_room(visit: Visit) -> None:
    anna = visit(language="fr")
    anna.sit_down_at(late("belfort", 5, 160))
    assert anna.page.locator(".player.own .card-name", has_text="Corps de garde").count()
    bad = measured(anna, "belfort", "fr", widths={width: WIDTHS[width] for width in (768, 1280)})
    assert not bad, "\n".join(bad)


NAMES_OVER_THE_FRAME = """(all) => all.filter((one) => {
  const written = document.createRange();
  written.selectNodeContents(one);
  const card = one.closest(".property-card").getBoundingClientRect();
  const { left, right } = written.getBoundingClientRect();
  return left < card.left + 2 || right > card.right - 2;
}).map((one) => one.textContent)"""


def test_a_long_name_stays_within_the_frame_of_its_card(visit: Visit) -> None:
    anna = visit(language="fr")
    anna.sit_down_at(late("belfort", 5, 160))
    # The smallest card that a name is written on.
    anna.page.locator(".property-card").evaluate_all("(all) => all.forEach((one) => (one.style.width = '60px'))")
    shown = anna.page.locator(".card-name").filter(visible=True)
    assert "Bibliothèque" in shown.all_inner_texts()
    assert shown.evaluate_all(NAMES_OVER_THE_FRAME) == []


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.exhaustive)], ids=["some", "every"])
@pytest.mark.parametrize("game", GAMES)
def test_the_largest_letters_have_room(visit: Visit, game: str, every: bool) -> None:
    anna = visit(language="de", preferences={"text": "largest"})
    anna.sit_down_at(questions(game)[most_asked(game)])
    widths = WIDTHS if every else some_widths(GAMES.index(game))
    bad = measured(anna, game, "the largest letters", widths=widths)
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_leaves_the_whole_board_in_sight(visit: Visit, game: str) -> None:
    """In a usual window nothing of it has to be scrolled to, with all that a table may have: alone, and with the most
    players."""
    anna = visit()
    for players in (registry.find(game).counts[0], registry.find(game).counts[-1]):
        records = [json.loads(path.read_text("utf-8")) for path in (RECORDS / game).glob(f"{players}-*.burgher.json")]
        # The one with the most that can be chosen beside the plain game.
        record = max(records, key=lambda one: list(one["options"].values()).count(True))
        anna.turn_to(f"/t/{anna.made('/api/records', record)['id']}/at/120")
        for width in (1280, 1440, 1920):
            anna.resize(width, WIDTHS[width])
            board = anna.page.locator(".table-board")
            hidden = board.evaluate("(one) => one.scrollHeight - one.clientHeight")
            assert hidden == 0, (players, width)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_parts_of_a_table_scroll(visit: Visit, game: str) -> None:
    """However long a panel is, and however low the window; also with what only the ear is told."""
    anna = visit()
    page = anna.page
    anna.open("me", "wanderer", "wanderer", game=game)
    for height in (800, 600):
        anna.resize(1280, height)
        for panel in page.locator(".tabs [role=tab]").filter(visible=True).all():
            panel.click()
            anna.rest()
            page.evaluate(DRAW_ALL)
            anna.rest()
            assert page.evaluate("document.scrollingElement.scrollHeight === innerHeight"), (height, panel.inner_text())
    assert page.evaluate("document.querySelector('.rules').scrollHeight > 10 * innerHeight")


@pytest.mark.parametrize("game", GAMES)
def test_at_a_tablet_everybody_is_in_sight(visit: Visit, game: str) -> None:
    """However many play: the strip of seats has not to be moved, and nobody's name is cut off."""
    anna = visit(language="pl")
    for players in (4, registry.find(game).counts[-1]):
        # Late in the game, when points have two digits.
        anna.sit_down_at(late(game, players, 30))
        for width in (768, 1024):
            anna.resize(width, WIDTHS[width])
            cut = anna.page.locator(".seats ol, .seat-title").evaluate_all(
                "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"
            )
            assert not cut, (players, width)


CARDS = 12
"""Cards that are looked at in a game."""
OVERLAP = """() => {
  const [card, about] = [".tip", ":hover[data-target]"].map((one) => document.querySelector(one));
  if (!card || !about) return null;
  const [one, other] = [card, about].map((element) => element.getBoundingClientRect());
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const out = Math.max(-one.left, -one.top, one.right - innerWidth, one.bottom - innerHeight);
  return { over: wide > 0 && high > 0, out: out > 0, title: card.innerText.slice(0, 40) };
}"""


BESIDE = ((1280, 800), (1024, 768))


# Each game in one of the windows; in the narrower one little of a town can be pointed at.
@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        *((game, (BESIDE[(k + 1) % 2],)) for k, game in enumerate(GAMES)),
        *(pytest.param(game, BESIDE, marks=pytest.mark.exhaustive) for game in GAMES),
    ],
)
def test_a_card_stands_beside_what_it_is_about(visit: Visit, game: str, sizes: tuple[tuple[int, int], ...]) -> None:
    """Never over it, and never out of the window, wherever the pointer is."""
    anna = visit()
    anna.sit_down_at(questions(game)[most_asked(game)])
    page = anna.page
    looked = 0
    for width, height in sizes:
        anna.resize(width, height)
        targets = [one for one in page.locator("[data-target]").all() if one.is_visible()]
        for target in targets[:: max(1, 2 * len(targets) // CARDS)]:
            box = target.bounding_box()
            if box is None or not on_top(anna, target, box):
                continue
            page.mouse.move(0, 0)
            page.locator(".tip").wait_for(state="detached")
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.locator(".tip").wait_for()
            anna.rest()
            found = page.evaluate(OVERLAP)
            assert found is not None
            assert not found["over"], (width, found)
            assert not found["out"], (width, found)
            looked += 1
    assert looked >= CARDS // 4 * len(sizes)


def on_top(visitor: Visitor, target: Locator, box: FloatRect) -> bool:
    """Whether the pointer would be over this, and over no other, in its middle."""
    return bool(
        target.evaluate(
            "(element, [x, y]) => document.elementFromPoint(x, y)?.closest('[data-target]') === element",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
    )


PANELS = """() => Object.fromEntries(
  [".table-head", ".table-top", ".table-board", ".table-side", ".seats", ".pane-tabs", ".player-frame"]
    .flatMap((name) => [...document.querySelectorAll(name)].slice(0, 1).map((one) => [name, one]))
    .concat([...document.querySelectorAll(".seat")].map((one, k) => [`seat ${k + 1}`, one]))
    .map(([name, one]) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return [name, [left, top, width, height].map(Math.round).join(" ")];
    }))"""


@pytest.mark.parametrize("steps", [STEPS // 2, pytest.param(STEPS, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_one_plays(visit: Visit, game: str, steps: int) -> None:
    """Panels stand where they stood, step after step: what one is about to press does not move away."""
    anna = visit(preferences={"firstTips": False})
    anna.open("me", "wanderer", "wanderer", game=game)
    anna.resize(1440, 900)
    plays = MousePlayer(anna, seed=3)
    before: dict[str, str] = anna.page.evaluate(PANELS)
    moved: set[str] = set()
    for _ in range(steps):
        plays.play(1)
        now: dict[str, str] = anna.page.evaluate(PANELS)
        moved |= {
            f"{name}: {before[name]} -> {now.get(name)} ({plays.visitor.done[-1]})"
            for name in before
            if now.get(name) != before[name]
        }
        before = now
    assert not moved, "\n".join(sorted(moved))


# Each of these questions where the prompt asks: what of it cannot be read, and where the board is meanwhile.
ASKED = """async (questions) => {
  const ask = document.querySelector(".prompt-ask");
  const found = [];
  for (const question of questions) {
    ask.textContent = question;
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const parts = [".prompt", ".prompt-words", ".table-board"];
    const [prompt, words, board] = parts.map((one) => document.querySelector(one));
    const { left, top, width, height } = board.getBoundingClientRect();
    const cut = words.scrollHeight > words.clientHeight + 1 || prompt.scrollWidth > prompt.clientWidth + 1;
    found.push({ box: [left, top, width, height].map(Math.round).join(" "), cut, question });
  }
  return found;
}"""


@pytest.mark.parametrize("longest", [3, pytest.param(None, marks=pytest.mark.exhaustive)], ids=["longest", "all"])
@pytest.mark.parametrize("game", GAMES)
def test_no_question_moves_the_board(visit: Visit, game: str, longest: int | None) -> None:
    """However long it is, in whatever language: with the buttons beside it that one has in the middle of a game. The
    longest ones, and the shortest; on a phone in all languages, at each other width in one."""
    asked = [burgher.read(parse(json.dumps(one.record))) for one in questions(game)]
    anna = visit()
    anna.open("me", "wanderer", "wanderer", game=game)
    MousePlayer(anna, seed=3).play(3)
    anna.page.locator(".prompt .undo").wait_for()
    boxes: dict[int, set[str]] = {}
    cut: list[str] = []
    for language in LANGUAGES:
        anna.hear_in(language)
        words = Words(language, game)
        every = sorted({words.say(one.prompt) for one in asked}, key=len)
        told = every if longest is None else [every[0], *every[-longest:]]
        widths = WIDTHS if longest is None else widths_in_turn(LANGUAGES.index(language))
        for width, height in widths.items():
            anna.resize(width, height)
            found = anna.page.evaluate(ASKED, told)
            boxes.setdefault(width, set()).update(one["box"] for one in found)
            cut += [f"{width}, {language}: {one['question']}" for one in found if one["cut"]]
    assert not cut, "\n".join(cut)
    assert all(len(all_of_them) == 1 for all_of_them in boxes.values()), boxes


# By turns: the largest table in a large window, three in a low one.
LARGEST, THREE = ("[1-6]", (1440, 900)), ("3", (1024, 768))


@pytest.mark.parametrize(
    ("game", "result"),
    [
        *((game, (THREE, LARGEST)[k % 2]) for k, game in enumerate(GAMES)),
        *(pytest.param(game, (LARGEST, THREE)[k % 2], marks=pytest.mark.exhaustive) for k, game in enumerate(GAMES)),
    ],
)
def test_a_result_fits_the_window_with_all_its_buttons(
    visit: Visit, game: str, result: tuple[str, tuple[int, int]]
) -> None:
    players, size = result
    anna = visit(language="de")
    record = max((RECORDS / game).glob(f"{players}-*.burgher.json"))
    table = anna.made("/api/records", json.loads(record.read_text("utf-8")))["id"]
    anna.turn_to(f"/t/{table}")
    anna.page.locator(".prompt-acts .primary").click()
    anna.page.locator("dialog.end .graph").wait_for()
    anna.resize(*size)
    hidden = anna.page.evaluate("""() => {
      const dialog = document.querySelector("dialog.end");
      const around = dialog.getBoundingClientRect();
      const cut = [...dialog.querySelectorAll("button, a, table, .graph")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < Math.max(0, around.top) || box.bottom > Math.min(innerHeight, around.bottom) + 1;
      });
      return [dialog.scrollHeight - dialog.clientHeight, ...cut.map((one) => one.innerText || one.localName)];
    }""")
    assert hidden == [0], hidden


LIGHT = 250_000
"""What a page may weigh, in bytes over the wire, with nothing kept from before."""


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_light(visit: Visit, game: str) -> None:
    anna = visit(new=True, language="de")
    weights: dict[str, int] = {}
    session = anna.context.new_cdp_session(anna.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda one: weights.update({one["requestId"]: one["encodedDataLength"]}))
    anna.go("/")
    assert 20_000 < sum(weights.values()) < LIGHT, sum(weights.values())
    weights.clear()
    anna.open("me", "wanderer", game=game)
    assert 50_000 < sum(weights.values()) < LIGHT, sum(weights.values())
    # What the table would still fetch beforehand is not what the rules weigh.
    anna.page.goto(f"{anna.url}/api/games")
    weights.clear()
    # Whether the first examples have come, which can be played where they stand, is a matter of time.
    anna.go(f"/rules/{game}")
    assert 50_000 < sum(weights.values()) < LIGHT, sum(weights.values())


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question(visit: Visit, game: str, language: str) -> None:
    anna = visit(language=language)
    bad: list[str] = []
    for asked in questions(game):
        anna.sit_down_at(asked)
        bad += measured(anna, game, language, asked.question, asked.record["players"])
    assert not bad, "\n".join(bad)


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_screen(visit: Visit, game: str, language: str) -> None:
    """Ends and replays at tables of every size, and the pages around a table."""
    anna = visit(language=language)
    bad: list[str] = []
    for players in sorted({path.name[0] for path in (RECORDS / game).glob("*.burgher.json")}):
        record = min((RECORDS / game).glob(f"{players}-*.burgher.json"))
        table = anna.made("/api/records", json.loads(record.read_text("utf-8")))["id"]
        anna.turn_to(f"/t/{table}/at/120")
        bad += measured(anna, "replay", players, language)
        anna.turn_to(f"/t/{table}")
        anna.page.locator(".prompt-acts .primary").click()
        anna.rest()
        bad += measured(anna, "the end", players, language)
        anna.page.keyboard.press("Escape")
    pages = (f"/{kind}/{game}" for kind in ("new", "rules", "learn", "practice", "box"))
    for path in ("/", *pages, f"/rules/{game}/sheet", f"/box/{game}/print", "/statistics"):
        anna.turn_to(path)
        bad += measured(anna, path, language)
    begin_exercise(anna, game)
    bad += measured(anna, "an exercise", language)
    assert not bad, "\n".join(bad)
