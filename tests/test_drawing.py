"""Lines for the terminal: colours, breaking at words, abbreviations, and what the tables show."""

from __future__ import annotations

import pytest

import burgher
from burgher.commands.question import answer, begun, in_order, spoken
from burgher.commands.terminal_game import TerminalGame
from burgher.commands.titles import table_words
from burgher.drawing.columns import columns, fitting
from burgher.drawing.page import Page, broken
from burgher.drawing.table import drawn
from burgher.words import Words
from tests.commanding import run


def test_lines_are_broken_at_words_and_hang_under_their_last_column() -> None:
    line = "   1  pass  Place no more dice in this round and let the others go on"
    assert broken(line, 40) == [
        "   1  pass  Place no more dice in this",
        "            round and let the others go",
        "            on",
    ]
    assert broken("short", 40) == ["short"]
    assert all(len(part) <= 30 for part in broken("word " * 40, 30))


def test_columns_that_do_not_fit_stand_one_under_the_other() -> None:
    rows = [["player", "wood", "stone", "at home"], ["Ann", "1", "2", "3 elves"]]
    whole = ["  player  wood  stone  at home", "  Ann        1      2  3 elves"]
    assert columns(rows) == whole
    with fitting(60):
        assert columns(rows) == whole
    rows = [[name, *cells, *cells] for name, *cells in rows]
    with fitting(50):
        assert columns(rows) == [
            "  player wood stone at home wood stone at home",
            "  Ann       1     2 3 elves    1     2 3 elves",
        ]
    with fitting(40):
        assert columns(rows) == [
            "  player wood stone at home wood stone",
            "  Ann       1     2 3 elves    1     2",
            "  player at home",
            "  Ann    3 elves",
        ]


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("letters", [77, 100])
def test_the_table_of_the_city_fits_the_screen(language: str, letters: int) -> None:
    match = match_in_placement()
    words = Words(language, "cli", strict=True)
    with fitting(letters):
        lines = drawn(match.game, match.view(0), table_words(match, words), words)
    heads = [k for k, line in enumerate(lines) if words.say("head-player") in line or words.say("head-city") in line]
    assert len(heads) >= 2
    # Each head with the lines of its three players or five districts.
    tables = [line for k, head in enumerate(heads) for line in lines[head : [*heads, head + 6][k + 1]]]
    assert max(map(len, tables)) <= letters


def test_players_have_the_colours_of_their_seats() -> None:
    page = Page(["Ann", "Annabel", "Bob"])
    assert page.painted("Annabel and Ann, not Anna") == ("\x1b[94mAnnabel\x1b[0m and \x1b[91mAnn\x1b[0m, not Anna")
    assert page.painted("Bob", "bold") == "\x1b[1m\x1b[93mBob\x1b[0m\x1b[1m\x1b[0m"
    assert Page([""]).painted("nobody") == "nobody"
    assert Page(["Ann", "Bob"], ["green", "red"]).painted("Bob") == "\x1b[91mBob\x1b[0m"


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_a_terminal_with_colours_gets_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], no_color: str, coloured: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", no_color)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    Page(["Ann"]).say("Ann builds")
    assert ("\x1b[" in capsys.readouterr().out) == coloured


def test_a_script_gets_no_colours_and_whole_lines() -> None:
    said = run("terminal", "belfort", "--seed", "1", "--bots", "wanderer", typed="log\n").out
    assert "\x1b[" not in said


# --- what is typed


def match_in_placement() -> burgher.Match:
    match = burgher.Match("belfort", 3, seed=1)
    while match.prompt.id != "ask-place":
        match.play(next(iter(match.legal)))
    return match


def test_words_may_be_cut_short_where_only_one_action_begins_so() -> None:
    match = match_in_placement()
    actions = in_order(list(match.legal))
    words, told = Words("en", "cli"), table_words(match, Words("en", "cli"))
    assert [one.text for one in begun(actions, "pl e rec")] == ["place elf recruiter"]
    chosen = answer(match, actions, "Pl E Rec", told, words)
    assert not isinstance(chosen, str)
    assert chosen.text == "place elf recruiter"
    assert str(answer(match, actions, "pl", told, words)).startswith("Which of these? ")
    assert str(answer(match, actions, "dance", told, words)).startswith("There is no action “dance”")


@pytest.mark.parametrize(("language", "typed"), [("de", "elb anwerber"), ("fr", "elfe recruteur"), ("pl", "elf posr")])
def test_actions_are_understood_in_the_reader_s_language(language: str, typed: str) -> None:
    match = match_in_placement()
    told = table_words(match, Words(language, "cli"))
    assert [one.text for one in spoken(list(match.legal), typed, told)] == ["place elf recruiter"]


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "ta"), ("de", "tis"), ("de", "tab"), ("fr", "tab"), ("pl", "st")]
)
def test_commands_may_be_cut_short(language: str, typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = TerminalGame(match_in_placement(), {}, Words(language, "cli"))
    game.viewer = 0
    game.obey(typed, in_order(list(game.match.legal)))
    assert len(capsys.readouterr().out.splitlines()) > 10, "the table is shown"


# --- the tables


def test_a_hand_is_shown_with_what_its_cards_cost() -> None:
    typed = "discard tower\ndiscard bank\ntable\n"
    said = run("terminal", "belfort", "--seed", "1", "--bots", "wanderer", typed=typed).out
    hand = "Pub (2 wood, 3 stone); Market (3 wood, 2 stone, 1 metal); Keep (2 wood, 3 stone, 2 metal)"
    assert f" Your hand: {hand} " in " ".join(said.rpartition("Month 1 of 7")[2].split())


@pytest.mark.parametrize("game", burgher.names())
def test_whoever_is_asked_is_marked(game: str) -> None:
    said = run("terminal", game, "--seed", "4", "--bots", "wanderer", typed="table\n").out
    assert [line.strip()[:11] for line in said.rpartition("> table")[2].splitlines() if ">" in line] == [
        ">1 Player 1",
        ">",
    ]


def test_guild_spaces_and_all_demands_are_shown() -> None:
    said = run("terminal", "nobility", "--seed", "4", "--bots", "wanderer", typed="table\n").out
    assert "1-2: activates 1, buys up to 1, 2 apprentices" in said
    assert "5-6: activates 3, buys up to 3" in said
    table = said.rpartition("Stone Council (")[2]
    demands = burgher.Match("nobility", 3, seed=4).view(0)["council"]["rows"]  # type: ignore[index]
    count = sum(space["demand"] is not None for row in demands for space in row["spaces"])
    assert table.count(" N") == count > 12
