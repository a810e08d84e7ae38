"""The command line in every language: what it calls things, how it writes numbers, what it says about mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import burgher
from burgher.commands import figures, terminal_game
from burgher.reference import folded
from burgher.words import Words
from tests.commanding import refused, run

GAMES = Path(__file__).parent / "games"
A_GAME = min((GAMES / "belfort").glob("*.burgher.json"))
OTHERS = ("de", "fr", "pl")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Player 1, Wanderer 2, Journeyman 3"),
        ("de", "Spieler 1, Wanderer 2, Geselle 3"),
        ("fr", "Joueur 1, Vagabond 2, Compagnon 3"),
        ("pl", "Gracz 1, Wędrowiec 2, Czeladnik 3"),
    ],
)
def test_bots_are_called_by_their_level(language: str, names: str) -> None:
    asked = ("--lang", language, "terminal", "belfort", "--seed", "1", "--bots", "wanderer,journeyman")
    assert names in run(*asked, typed="quit\n\n").out


def test_a_saved_game_goes_on_in_another_language(tmp_path: Path) -> None:
    file = tmp_path / "evening.burgher.json"
    run("--lang", "de", "terminal", "belfort", "--seed", "1", "--bots", "wanderer", typed=f"save {file}\nquit\n")
    assert json.loads(file.read_text(encoding="utf-8"))["names"] == ["Spieler 1", "wanderer 2", "wanderer 3"]
    assert run("--lang", "fr", "resume", str(file), typed="quit\n").out.startswith(
        "Belfort\u202f: Spieler 1, Vagabond 2, Vagabond 3\n"
    )


@pytest.mark.parametrize(
    ("language", "usage"),
    [
        ("de", "SPIEL BOT ANDERER"),
        ("fr", "JEU BOT AUTRE"),
        ("pl", "GRA BOT INNY"),
    ],
)
def test_the_help_names_what_is_given(language: str, usage: str) -> None:
    said = run("--lang", language, "match", "--help").out
    assert usage in said
    assert not {"GAME", "FILE", "SEED", "VALUE", "LANG", "OTHER"} & set(said.replace("=", " ").split())


def test_numbers() -> None:
    def written(language: str) -> str:
        words = Words(language)
        parts = figures.number(1234.56, 1, words), figures.percent(0.3333, words), figures.signed(2, words)
        # Which kind of space it is, is up to the data of the time.
        return " | ".join([*parts, figures.brief(0.05, words)]).replace("\u202f", " ").replace("\xa0", " ")

    assert written("en") == "1,234.6 | 33.3% | +2.0 | 0.05"
    assert written("de") == "1.234,6 | 33,3 % | +2,0 | 0,05"
    assert written("fr") == "1 234,6 | 33,3 % | +2,0 | 0,05"
    assert written("pl") == "1 234,6 | 33,3% | +2,0 | 0,05"


def test_a_search_needs_no_accents() -> None:
    assert run("--lang", "pl", "rules", "belfort", "zloto").out == run("--lang", "pl", "rules", "belfort", "złoto").out
    assert run("--lang", "fr", "rules", "nobility", "oeuvres").status == 0
    assert run("--lang", "de", "rules", "nobility", "gross").status == 0


@pytest.mark.parametrize("language", OTHERS)
def test_many_actions_are_listed_in_words(language: str) -> None:
    typed = "1\n1\nquit\n\n"
    said = run("--lang", language, "terminal", "belfort", "--seed", "1", "--bots", "wanderer", typed=typed).out
    listed = [line for line in said.splitlines() if line.startswith("  1) ")]
    assert listed
    assert "place" not in listed[0].split()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no action “sing it”; actions begin with one of "),
        ("de", "Eine Aktion „sing it“ gibt es nicht; am Anfang einer Aktion steht eines von "),
        ("fr", "Il n’y a pas d’action «\u202fsing it\u202f»\u202f; une action commence par un mot parmi "),
        ("pl", "Nie ma akcji „sing it”; akcje zaczynają się od jednego z: "),
    ],
)
def test_a_wrong_answer_is_told_in_a_sentence(language: str, said: str) -> None:
    asked = ("--lang", language, "terminal", "belfort", "--seed", "1", "--bots", "wanderer")
    assert f"\n{said}" in run(*asked, typed="sing it\nquit\n\n").out


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("de", "warum pass\nrückgängig\nspeichern\nverlassen", "Nenne eine Datei: speichern DATEI"),
        ("fr", "pourquoi pass\nannuler\nEnregistrer\nquitter", "Nomme un fichier\u202f: enregistrer FICHIER"),
        ("pl", "dlaczego pass\ncofnij\nzapisz\nwyjdz", "Podaj plik: zapisz PLIK"),
    ],
)
def test_commands_during_a_game_are_words_of_the_language(language: str, typed: str, said: str) -> None:
    asked = ("--lang", language, "terminal", "belfort", "--seed", "1", "--bots", "wanderer")
    found = run(*asked, typed=f"{typed}\n\n").out
    words = Words(language, "cli")
    assert said in found
    assert words.say("no-undo") in found
    assert words.say("save-as") in found
    for command in terminal_game.COMMANDS:
        assert words.say(f"word-{command}") in words.say("play-help")


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_no_command_is_the_beginning_of_an_action(language: str) -> None:
    words = Words(language, "cli")
    commands = {folded(words.say(f"word-{command}")) for command in terminal_game.COMMANDS}
    assert len(commands) == len(terminal_game.COMMANDS)
    for game in burgher.names():
        assert not commands & {verb.name.split()[0] for verb in burgher.find(game).actions.verbs}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "is not JSON: see line 1, column 6"),
        ("de", "ist kein JSON: siehe Zeile 1, Spalte 6"),
        ("fr", "n’est pas du JSON\u202f: voir ligne 1, colonne 6"),
        ("pl", "to nie JSON: zob. wiersz 1, kolumna 6"),
    ],
)
def test_a_damaged_file(language: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"a":', encoding="utf-8")
    assert refused(run("--lang", language, "check", str(file))).endswith(said)


def test_an_action_that_is_not_legal_is_explained(tmp_path: Path) -> None:
    record = json.loads(A_GAME.read_text(encoding="utf-8"))
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(record | {"actions": [*record["actions"][:60], "pass"]}), encoding="utf-8")
    said = refused(run("--lang", "de", "check", str(file)))
    assert "actions[60] ist „pass“, und das geht dort nicht: " in said
    assert "why-" not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "round ist 9; möglich: von 1 bis 7"),
        ("fr", "round vaut 9\u202f; possible\u202f: de 1 à 7"),
        ("pl", "round to 9; może to być: od 1 do 7"),
    ],
)
def test_a_position_that_cannot_be(language: str, said: str, tmp_path: Path) -> None:
    position = {"game": "belfort", "players": 3, "phase": 1, "round": 9}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    assert said in refused(run("--lang", language, "show", str(file)))
