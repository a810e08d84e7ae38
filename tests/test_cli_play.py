"""Playing in the terminal, by scripts that type: one game among bots and people, saved and resumed."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import burgher
from burgher.commands import asking, terminal_game
from burgher.commands.opponents import bots_named, read_bots
from burgher.commands.question import in_order
from burgher.words import Words
from tests.commanding import GAMES, Run, run

GAME = pytest.mark.parametrize("game", GAMES)
END = re.compile(r"^  Points( +\d+)+$", re.MULTILINE)
MISSING = re.compile(r"\[[a-z]+-[a-z-]+\]")


def play(*arguments: str, typed: str) -> Run:
    """A game of Belfort with three players, two of them random."""
    found = run("terminal", "belfort", "--seed", "1", "--bots", "wanderer", *arguments, typed=typed)
    assert (found.status, found.err) == (0, ""), found
    assert not MISSING.search(found.out), "a message is missing"
    return found


def first_match() -> burgher.Match:
    return burgher.Match("belfort", 3, seed=1)


# --- whole games


@GAME
@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game_by_always_taking_the_first(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("terminal", game, "--players", str(players), "--bots", "wanderer", "--seed", "2", typed="1\n" * 2000)
    assert (found.status, found.err) == (0, "")
    assert not MISSING.search(found.out), "a message is missing"
    assert END.search(found.out)
    assert found.out.endswith("(Enter: do not save): 1\nSaved as 1.burgher.json.\n")
    assert run("check", "1.burgher.json").status == 0


def test_bots_alone_are_watched() -> None:
    found = run("terminal", "belfort", "--players", "2", "--humans", "0", "--bots", "wanderer", "--seed", "3")
    assert (found.status, found.err) == (0, "")
    assert "Wanderer 1 " in found.out
    assert END.search(found.out)


def test_play_without_a_game_asks_for_one() -> None:
    found = run("terminal", typed="zero\n1\n9\n2\n1\n")
    assert (found.status, found.err) == (0, "")
    assert "1  Belfort\n  2  Rise to Nobility" in found.out
    assert "Please answer with a number from 1 to 2." in found.out
    assert "Please answer with a number from 2 to 5." in found.out
    assert "Belfort: Player 1, Journeyman 2\n" in found.out


def test_enter_takes_what_is_usual() -> None:
    assert "Belfort: Player 1, Journeyman 2, Journeyman 3\n" in run("terminal", typed="\n\n\n").out


def test_one_player_is_not_asked_how_many_people() -> None:
    assert "Rise to Nobility: Player 1\n" in run("terminal", typed="2\n1\n").out


def test_nobody_there_is_no_error() -> None:
    assert run("terminal", typed="").status == 0
    assert run("terminal", "belfort", typed="").status == 0


# --- answers


def test_answers_by_number_and_by_text() -> None:
    actions = in_order(list(first_match().legal))
    by_number = play(typed="1\n").out
    by_text = play(typed=f"  {actions[0].text.upper()} \n").out
    assert by_number.splitlines()[-5:] == by_text.splitlines()[-5:]


def test_answers_that_do_not_fit_are_explained() -> None:
    actions = in_order(list(first_match().legal))
    said = play(typed=f"0\n99\ndiscrad pub\ndisc\nend\nfound spies\n\nwhy\nwhy end\nwhy {actions[0]}\nwhy dance\n").out
    assert f"There is no number 0 in the list; it goes to {len(actions)}." in said
    assert "There is no number 99 in the list" in said
    assert "There is no action “discrad pub”; did you mean “discard pub”" in said
    assert f"Which of these? {actions[0]}" in said
    assert said.count("“end” is not possible. ") == 2
    assert "“found spies” is not possible. That is up to chance" in said
    assert "Name an action, for example: why pass" in said
    assert f"“{actions[0]}” is possible now: Discard" in said
    assert "There is no action “dance”" in said


def test_help_list_table_and_log() -> None:
    said = play(typed="?\nhelp\nlist\ntable\nlog\n").out
    assert said.count("why ACTION") == 2
    assert said.count("   1  discard") == 2
    assert said.count("District [who is there]") == 2
    assert said.count("Your hand: ") == 2


def test_no_command_is_an_action() -> None:
    for game in GAMES:
        verbs = {verb.name.split()[0] for verb in burgher.find(game).actions.verbs}
        assert verbs.isdisjoint({"?", "help", "why", "list", "table", "log", "undo", "save", "quit", "exit"})


def test_other_hands_are_not_told() -> None:
    match = first_match()
    hidden = [event for event in match.events if event.secret and event.args["seat"] != 0]
    assert hidden
    words = Words("en", "belfort", ["Player 1", "Wanderer 2", "Wanderer 3"])
    said = play(typed="log\n").out
    for event in hidden:
        assert words.say(event) not in said


# --- going back


def test_undo_takes_back_a_choice_of_ones_own() -> None:
    said = play(typed="1\nundo\n1\n1\nundo\n").out
    assert "Taken back." in said
    nothing = play(typed="undo\n").out
    assert "Nothing can be taken back" in nothing


def test_undo_takes_forced_steps_along() -> None:
    """After a choice the game may take a step by itself; undo goes back to the choice."""
    match = first_match()
    game = terminal_game.TerminalGame(match, {1: "wanderer", 2: "wanderer"}, Words("en", "cli"))
    before = match.position()
    match.play(next(iter(match.legal)))
    game.automatic.add(len(match.steps))
    match.play(next(iter(match.legal)))
    assert match.seat != 0
    game.undo()
    assert match.position() == before
    assert game.automatic == set()


# --- saving and resuming


def test_save_resume_and_check(tmp_path: Path) -> None:
    file = tmp_path / "mine.burgher.json"
    said = play("--names", "Ann", typed=f"1\nsave\nsave {tmp_path / 'mine'}\nquit\n").out
    assert "Name a file: save FILE" in said
    assert f"Saved as {file}." in said
    assert "Save the game as" not in said, "nothing would be lost"
    assert run("check", str(file)).status == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["names"] == ["Ann", "wanderer 2", "wanderer 3"]

    resumed = run("resume", str(file), typed="1\nsave\nquit\n")
    assert (resumed.status, resumed.err) == (0, "")
    assert resumed.out.startswith("Belfort: Ann, Wanderer 2, Wanderer 3\n")
    assert run("check", str(file)).status == 0
    longer = json.loads(file.read_text(encoding="utf-8"))["actions"]
    assert longer[: len(record["actions"])] == record["actions"]
    assert len(longer) > len(record["actions"])


def test_colours_are_chosen_by_name_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.burgher.json"
    play("--names", "Ann", "--colours", "green", typed=f"save {file}\n")
    assert json.loads(file.read_text())["colours"][0] == "green"
    own = ("terminal", "belfort", "--humans", "2", "--players", "2", "--colours")
    twice = run("--lang", "de", *own, "grün,GRUN")
    assert (twice.status, "grün" in twice.err) == (2, True), twice
    assert "pink" in run(*own, "pink").err
    assert run(*own, "red,blue,green").status == 2


def test_resume_among_others(tmp_path: Path) -> None:
    file = tmp_path / "mine.burgher.json"
    play("--names", "Ann", typed=f"save {file}\n")
    assert run("resume", str(file), "--humans", "2").out.startswith("Belfort: Ann, Player 2, Journeyman 3\n")
    assert run("resume", str(file), "--bots", "random").out.startswith("Belfort: Ann, random 2, random 3\n")


def test_resume_from_a_position(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(first_match().position()), encoding="utf-8")
    found = run("resume", str(position), "--bots", "wanderer", typed="1\nsave\nquit\n\n")
    assert "Name a file: save FILE" in found.out, "the position itself is not overwritten"


def test_resume_of_a_finished_game_shows_the_end(tmp_path: Path) -> None:
    file = tmp_path / "over.burgher.json"
    found = run("terminal", "belfort", "--humans", "0", "--bots", "wanderer", "--seed", "3", typed=f"{file}\n")
    assert f"Saved as {file}." in found.out
    assert END.search(run("resume", str(file)).out)


def test_save_never_overwrites_what_is_not_ones_own(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious", encoding="utf-8")
    said = play(typed=f"save {other}\nsave {tmp_path / 'none' / 'mine'}\nsave {tmp_path}\nsave a\0b.json\n").out
    assert f"{other} already exists and was left as it is" in said
    assert "cannot be written: there is no such folder" in said
    assert other.read_text(encoding="utf-8") == "precious"
    assert list(tmp_path.iterdir()) == [other]


def test_quit_offers_to_save(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("precious", encoding="utf-8")
    file = tmp_path / "mine.burgher.json"
    said = play(typed=f"quit\n{other}\n{file}\n").out
    assert said.count("Save the game as (Enter: do not save):") == 2
    assert said.endswith(f"Saved as {file}.\n")
    assert file.exists()
    assert not play(typed="quit\n\n").out.endswith("Saved")


# --- several people


def test_hot_seat_tells_each_what_they_may_know() -> None:
    found = run(
        "terminal", "belfort", "--humans", "2", "--players", "2", "--names", "Ann,Bob", "--seed", "1", typed="1\n1\n"
    )
    hands = re.findall(r"Your hand: (.*)", found.out)
    assert len(hands) == 2
    assert hands[0] != hands[1]


class Keyboard(io.StringIO):
    """A standard input at which somebody sits."""

    def isatty(self) -> bool:
        return True


def test_at_a_keyboard_the_screen_is_handed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard("\n1\n1\n\nquit\n\n"))
    match = burgher.Match("belfort", 2, seed=1, names=["Ann", "Bob"])
    terminal_game.TerminalGame(match, {}, Words("en", "cli")).run()
    said = capsys.readouterr().out
    assert "It is Ann’s turn. Press Enter when nobody else is looking." in said
    assert said.index("It is Bob’s turn.") > said.index("It is Ann’s turn.")


def test_at_a_keyboard_the_end_of_input_asks_about_saving(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(""))
    terminal_game.TerminalGame(first_match(), {1: "random", 2: "random"}, Words("en", "cli")).run()
    assert "Save the game as" in capsys.readouterr().out


def test_the_tab_key_completes() -> None:
    endings = ["place elf recruiter", "place elf camp", "pass"]
    assert [asking._completion("place", k, endings) for k in range(3)] == [*endings[:2], None]


# --- bots


def test_bots_by_name() -> None:
    words = Words("en", "cli")
    assert read_bots("random", 2, words) == ["random", "random"]
    assert read_bots("wanderer, random", 2, words) == ["wanderer", "random"]
    assert read_bots("search:simulations=4,pauses=0,random", 2, words) == ["search:simulations=4,pauses=0", "random"]


def test_a_record_names_its_bots_but_no_files() -> None:
    names = ["Ann", "wanderer 2", "random 3", "wanderer 3", "evil.py:Bot 5", "wanderer"]
    assert bots_named(names) == {1: "wanderer", 2: "random"}
