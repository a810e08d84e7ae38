"""A phone calls whoever looks elsewhere: through a worker, as Android wants it, and nothing else passes that worker."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.serving import Server
from tests.browser.windows import PATIENCE, PHONE

# As on Android: a page may not make notifications itself. Somebody may look away. And a browser without windows has
# nothing to show notifications in, so what the page's worker is asked to show is kept here.
ANDROID = """
localStorage.setItem("burgher", JSON.stringify({ motion: "none", speed: "instant", notify: true }));
window.Notification = class {
  static permission = "granted";
  constructor() { throw new TypeError("Illegal constructor"); }
};
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, { data, tag }) => {
  const note = { title, data, tag, close: () => shown.splice(shown.indexOf(note), 1) };
  shown.push(note);
};
ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => shown.filter((note) => note.tag === tag);
Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
"""


def test_a_phone_tells_that_it_is_my_turn(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.url,
        viewport=PHONE,
        is_mobile=True,
        has_touch=True,
        permissions=["notifications"],
    )
    context.add_init_script(ANDROID)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    seats = [{"who": "me", "name": "Anna"}, {"who": "open"}]
    table = context.request.post("/api/tables", data={"game": "belfort", "seats": seats}).json()["id"]
    page.goto(f"/t/{table}")
    page.locator(".lobby").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.evaluate("away = true")
    context.request.post(f"/api/tables/{table}/seats/1/fill", data={"level": "wanderer"})
    page.wait_for_function(
        "(path) => shown.length === 1 && shown[0].data === path && shown[0].title", arg=f"/t/{table}"
    )
    page.evaluate("away = false; document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => shown.length === 0")
    context.close()
