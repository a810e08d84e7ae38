"""The messages that browsers load: as they stand in ``locale/``, kept by their hash."""

from __future__ import annotations

from httpx import Client

from burgher.core import registry
from burgher.service.pages import SMALL
from burgher.words import LOCALES, Words, languages
from tests.service.guests import Place


def test_every_message_file_is_served_as_it_stands(place: Place) -> None:
    with Client(base_url=place.url) as client:
        listed = client.get("/words/index.json")
        assert listed.headers["cache-control"] == "no-cache"
        assert listed.headers["content-encoding"] == "gzip"
        files = listed.json()
        assert set(files) == set(languages())
        for language, hashes in files.items():
            # What only the terminal says is not for browsers.
            assert set(hashes) == {path.stem for path in (LOCALES / language).glob("*.ftl")} - {"cli"} | {"games"}
        del files["de"]["games"]
        for name, version in files["de"].items():
            answer = client.get(f"/words/de/{name}.ftl", params={"v": version})
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            # What is small is sent as it is.
            assert answer.headers.get("content-encoding") == ("gzip" if len(answer.content) >= SMALL else None)
            assert answer.text == (LOCALES / "de" / f"{name}.ftl").read_text(encoding="utf-8")


def test_titles_of_all_games_are_served_without_their_messages(place: Place) -> None:
    with Client(base_url=place.url) as client:
        for language in languages():
            text = client.get(f"/words/{language}/games.ftl").text
            for game in registry.names():
                words = Words(language, game)
                assert f"title-{game} = {words.say(f'game-{game}')}\n" in text
                assert f"about-{game} = {words.say(f'game-{game}', 'hint')}\n" in text


def test_another_version_is_given_but_not_kept(place: Place) -> None:
    """A page that was open while the server was renewed asks for files by their old hashes."""
    with Client(base_url=place.url) as client:
        for params in ({}, {"v": "0123456789ab"}):
            answer = client.get("/words/en/core.ftl", params=params)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-cache"
        again = client.get("/words/en/core.ftl", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


def test_nothing_else_is_there(place: Place) -> None:
    with Client(base_url=place.url) as client:
        for path in ("en/none.ftl", "xx/core.ftl", "en/cli.ftl", "../words.py", "en/%2e%2e%2fde%2fcore.ftl"):
            answer = client.get(f"/words/{path}")
            assert answer.status_code == 404, path
            assert answer.json()["error"]["id"] == "not-found"
