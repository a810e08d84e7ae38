"""What protects people: headers, cookies, sizes, rates, names."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from pathlib import Path

import pytest
from httpx import Client
from sqlalchemy import select

from burgher.service import Rate, Rates
from burgher.service.cleaning import LONGEST_LINE, LONGEST_NAME, clean_name, clean_words
from burgher.service.keys import hashed, new_secret
from burgher.service.network import is_local, links
from burgher.service.rates import Limiter, address
from burgher.service.refusal import Refusal
from burgher.service.serving import CannotListen, listen
from burgher.service.store.schema import devices
from tests.service.guests import Guest, Place, served, settings_for

SEATS = [{"who": "me"}, {"who": "open"}]


def test_every_answer_is_guarded(place: Place) -> None:
    with Client(base_url=place.url) as client:
        own = ("/api/tables", "/api/nothing", "/api/openapi.json")
        for path in ("/", "/api/games", *own, "/t/AAAAAAAAAAAAAAAA", "/no.file"):
            headers = client.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            # What is the same for everybody may be kept, if it is asked for again each time.
            if path.startswith("/api/"):
                assert headers["cache-control"] == ("no-store" if path in own else "no-cache")
        assert client.get("/docs").text.startswith("<!doctype html>")


def test_a_browser_gets_a_cookie_that_scripts_cannot_read(place: Place) -> None:
    with Client(base_url=place.url) as browser:
        opened = browser.post("/api/tables", json={"game": "belfort", "seats": SEATS})
        cookie = opened.headers["set-cookie"].lower()
        for part in ("httponly", "samesite=lax", "path=/", "max-age="):
            assert part in cookie
        assert "secure" not in cookie
        assert cookie.startswith("burgher-")
        id = opened.json()["id"]
        again = browser.get("/api/tables")
        assert [table["id"] for table in again.json()["tables"]] == [id]
        assert "set-cookie" not in again.headers
        assert browser.get(f"/api/tables/{id}/situation?seat=0").status_code == 200
        name, key = next(iter(browser.cookies.items()))
    with Client(base_url=place.url, cookies={name: key + "x"}) as other:
        assert other.get(f"/api/tables/{id}/situation?seat=0").status_code == 403
    with place.app.state.desk.house.database.reading() as connection:
        kept = list(connection.execute(select(devices.c.key_hash)).scalars())
    assert hashed(key) in kept
    assert key not in kept


def test_a_server_behind_https_keeps_its_cookies_there(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, secure=True)) as place, Client(base_url=place.url) as browser:
        opened = browser.post("/api/tables", json={"game": "belfort", "seats": SEATS})
        assert "secure" in opened.headers["set-cookie"].lower()
        assert opened.headers["strict-transport-security"]


def test_a_key_has_256_bits_of_chance() -> None:
    secrets = {new_secret() for _ in range(20)}
    assert len(secrets) == 20
    assert {len(urlsafe_b64decode(secret + "=")) for secret in secrets} == {32}


def test_keys_that_are_not_known(place: Place) -> None:
    for header in ("Bearer nonsense", "Bearer", "Basic YTpi", ""):
        with Client(base_url=place.url, headers={"Authorization": header}) as client:
            answer = client.get("/api/tables")
            assert (answer.status_code, answer.json()["error"]["id"]) == (401, "no-device")


def test_pages_of_other_sites_cannot_act(place: Place) -> None:
    with Client(base_url=place.url) as client:
        body = {"game": "belfort", "seats": SEATS}
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "same-site"}):
            answer = client.post("/api/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, "foreign-page")
        assert client.get("/api/games", headers={"origin": "http://evil.example"}).status_code == 200
        assert client.post("/api/tables", json=body, headers={"origin": place.url}).status_code == 201
        broken = client.post("/api/tables", json=body, headers={"origin": "http://[::1"})
        assert broken.status_code == 403


def test_a_server_behind_another_knows_its_own_address(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, links=("https://play.example",))) as place:
        anna = place.guest()
        asked = {"game": "belfort", "seats": SEATS}
        opened = anna.client.post("/api/tables", json=asked, headers={"origin": "https://play.example"})
        links = anna.get(f"/tables/{opened.json()['id']}/links")
        assert links["links"][0]["url"] == f"https://play.example{links['path']}"
        assert links["reachable"]


def test_a_server_answers_to_its_names_only(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, hosts=("localhost", "127.0.0.1"))) as place, Client() as client:
        assert client.get(f"{place.url}/api/health").status_code == 200
        answer = client.get(f"{place.url}/api/health", headers={"host": "rebound.example"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (421, "wrong-host")


def test_what_is_too_big_is_refused(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, body=2000, record=5000)) as place, Client(base_url=place.url) as client:
        answer = client.post("/api/tables", content=b"x" * 3000)
        assert (answer.status_code, answer.json()["error"]) == (
            413,
            {
                "id": "too-big",
                "args": {"most": 2000},
                "message": "That is too big: the limit is 2,000 bytes.",
                "reason": None,
            },
        )
        pieces = client.post("/api/tables", content=(b"x" * 500 for _ in range(10)))
        assert (pieces.status_code, pieces.json()["error"]["id"]) == (413, "too-big")
        assert client.post("/api/records", content=b"{" + b" " * 3000 + b"}").status_code == 422
        assert client.post("/api/records", content=b"{" + b" " * 6000 + b"}").status_code == 413


def test_bodies_that_are_no_json(anna: Guest) -> None:
    half = '"\\ud800"'
    for content in (
        b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 30_000, b"1e999", b"NaN",
        f'{{"game": {half}, "seats": [{{"who": "me"}}]}}'.encode(),
        f'{{"game": "belfort", "seats": [{{"who": "me"}}, {{"who": "me"}}], "options": {{{half}: {half}}}}}'.encode(),
        f'{{"game": "belfort", "seats": [{{"who": "me"}}, {{"who": "me"}}], "corrections": {{"a": {half}}}}}'.encode(),
        f'{{"game": "belfort", "seats": [{{"who": "me", "name": {half}}}]}}'.encode(),
    ):  # fmt: skip
        for path in ("/api/tables", "/api/records", "/api/claim"):
            answer = anna.client.post(path, content=content, headers={"content-type": "application/json"})
            assert answer.status_code == 422, (content, answer.text)
            assert answer.json()["error"]["id"] in ("bad-request", "bad-file", "no-game")


def test_who_comes_too_often_waits(tmp_path: Path) -> None:
    rates = Rates(talking=Rate(3, 0.001), requests=Rate(30, 0.01))
    with served(settings_for(tmp_path, rates=rates)) as place:
        anna = place.guest()
        id = anna.open("me", "open")["id"]
        for _ in range(3):
            anna.post(f"/tables/{id}/talk", 201, seat=0, words="hello")
        answer = anna.client.post(f"/api/tables/{id}/talk", json={"seat": 0, "words": "hello"})
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "too-often")
        assert 900 <= int(answer.headers["retry-after"]) <= 1000
        statuses = [anna.client.get("/api/health").status_code for _ in range(40)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


def test_a_bucket_fills_again() -> None:
    time = 0.0
    limiter = Limiter(Rate(2, 0.5), lambda: time)
    limiter.spend("a")
    limiter.spend("a")
    limiter.spend("b")
    with pytest.raises(Refusal, match="2 seconds"):
        limiter.spend("a")
    time = 2.0
    limiter.spend("a")
    with pytest.raises(Refusal):
        limiter.spend("a")


def test_an_ipv6_network_is_one_address() -> None:
    assert address("2001:db8::1") == address("2001:db8::ffff:2")
    assert address("2001:db8::1") != address("2001:db8:0:1::1")
    assert address("192.0.2.1") == "192.0.2.1"
    assert address(None) == address("") == ""
    assert address("testclient") == "testclient"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna  ", "Anna"),
        ("A\u0000n\u0007n\na", "An n a".replace(" n a", "n a")),
        ("\u202eevil", "evil"),
        ("Zoë", "Zoë"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a" + "\u0301" * 20, "á" + "\u0301" * 4),
    ],
)
def test_names_are_cleaned(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("given", ["", " ", "\u200d", "\u0000", "x" * 31])
def test_names_that_are_none(given: str) -> None:
    with pytest.raises(Refusal, match="1 to 30"):
        clean_name(given)


def test_words_may_be_longer() -> None:
    assert clean_words("x" * 500) == "x" * 500
    with pytest.raises(Refusal):
        clean_words("x" * 501)


def test_the_page_lets_nobody_write_what_is_too_long() -> None:
    """Fields of the page end where the server does not take more."""
    web = Path(__file__).parents[2] / "web" / "src"
    limits = dict(re.findall(r"export const (\w+) = (\d+);", (web / "limits.ts").read_text()))
    assert limits == {"LONGEST_NAME": str(LONGEST_NAME), "LONGEST_LINE": str(LONGEST_LINE)}
    fields = [field for file in web.rglob("*.tsx") for field in re.findall(r"maxLength=\{(\w+)\}", file.read_text())]
    assert set(fields) == {*limits}


def test_ids_cannot_be_guessed(anna: Guest) -> None:
    ids = {anna.open("me", "open")["id"] for _ in range(20)}
    assert len(ids) == 20
    assert all(len(id) == 16 for id in ids)


def test_the_client_is_served_and_cached(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Burgher</title>")
    (static / "assets" / "app-1a2b.js").write_text("let a = 1;\n" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    with served(settings_for(tmp_path, static=static)) as place, Client(base_url=place.url) as client:
        for path in ("/", "/t/AAAAAAAAAAAAAAAA", "/claim"):
            page = client.get(path)
            assert page.text == "<title>Burgher</title>"
            assert page.headers["cache-control"] == "no-cache"
        assert client.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
        assert client.head("/").status_code == 200
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("let a")
        assert "content-encoding" not in client.get("/assets/app-1a2b.js", headers={"accept-encoding": ""}).headers
        outside = ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/secret.txt", "/%00.js")
        for path in (*outside, "/assets/none.js", "/" + "x" * 5000 + ".js"):
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["error"]["id"] == "not-found"


def test_without_a_built_client_there_is_a_page_that_says_so(tmp_path: Path) -> None:
    with served(settings_for(tmp_path, static=tmp_path / "none")) as place, Client(base_url=place.url) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "not built" in page.text
        assert page.headers["content-type"].startswith("text/html")


def test_a_port_that_is_taken_is_said_so() -> None:
    with listen("127.0.0.1", 0) as bound:
        port = bound.getsockname()[1]
        with pytest.raises(CannotListen, match=f"port {port} is taken"):
            listen("127.0.0.1", port)
    with pytest.raises(CannotListen, match="from 0 to 65535"):
        listen("127.0.0.1", 70_000)
    with pytest.raises(CannotListen, match="cannot listen on address"):
        listen("no.such.host.invalid", 0)


def test_addresses_for_others() -> None:
    assert links("127.0.0.1", 8000) == ("http://127.0.0.1:8000",)
    assert links("192.0.2.7", 443, secure=True) == ("https://192.0.2.7",)
    assert links("0.0.0.0", 80)[-1] == "http://localhost"
    assert links("::1", 8000) == ("http://[::1]:8000",)
    for local in ("http://127.0.0.1:8000", "http://localhost", "http://[::1]:9", "http://[::1]"):
        assert is_local(local), local
    for remote in ("http://192.0.2.7:8000", "https://burgher.example", "http://[2001:db8::1]:9"):
        assert not is_local(remote), remote
