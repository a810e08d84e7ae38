// What somebody at a table sees that can be chosen, and where. It looks at the page only: nothing here plays.
window.hands = (() => {
  const LAYERS = [".curtain", "dialog[open]", ".chooser"];
  let found = [];

  const table = () => document.querySelector(".table");
  const topmost = () => LAYERS.map((one) => [...document.querySelectorAll(one)].at(-1)).find(Boolean);

  /** What tells one state of the screen from another. */
  const state = () =>
    JSON.stringify([
      location.pathname,
      table()?.dataset.n,
      LAYERS.map((layer) => document.querySelectorAll(layer).length),
      document.querySelectorAll(".target.legal").length,
      document.querySelectorAll(".target.held").length,
      [...document.querySelectorAll(".table-board [aria-selected=true], .table-board [aria-pressed=true]")].map(
        (one) => one.ariaLabel || one.textContent,
      ),
      document.querySelector(".tray")?.textContent,
    ]);

  const buttons = (root) => [...root.querySelectorAll("button:enabled")];

  /** A point of the element that is really its own: nothing lies over it. */
  function point(element) {
    const box = element.getBoundingClientRect();
    if (box.right <= 0 || box.left >= innerWidth || box.width === 0) return null;
    for (const dy of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      for (const dx of [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
        const hit = document.elementFromPoint(x, y)?.closest("[data-target], button, a");
        if (hit === element) return [x, y];
      }
    }
    return null;
  }

  function choosable() {
    const layer = topmost();
    if (layer) {
      // Whoever has come to a question answers it; what closes a window is no answer.
      const all = buttons(layer).filter((one) => !one.closest(".dialog-head"));
      // To give something up is an answer as well, and the one that leads on.
      const main = all.filter((one) => one.matches("[data-yes]"));
      const first = main.length ? main : all.filter((one) => one.matches(".primary"));
      return first.length ? first : all;
    }
    const held = document.querySelector(".target.held") !== null;
    const targets = [...document.querySelectorAll(".target.legal:not(.action)")].filter((one) => !held || !one.hasAttribute("aria-pressed"));
    const tray = document.querySelector(".tray");
    const inTray = tray ? buttons(tray).filter((one) => !one.matches("[data-target], [aria-pressed=true]")) : [];
    const bar = [...document.querySelectorAll(".prompt-acts .button[data-act]:enabled")];
    // What is not shown, but leads to something that can be chosen.
    const panes = [...document.querySelectorAll("button.chances:not([aria-selected=true], [aria-pressed=true])")];
    // A game without boards is played from the list.
    const list = [...document.querySelectorAll(".plain .action")];
    return [...targets, ...list, ...inTray, ...bar, ...panes];
  }

  /** On the part of the board that is turned to: the others stand beside it, out of the window or behind a panel. */
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const { left, right } = element.closest(".panes")?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    return box.width > 0 && box.left >= left && box.right <= right + 1;
  };

  const kind = (element) =>
    element.closest(".prompt-acts") ? "bar" : element.matches(".chances") ? "pane" : element.closest(".tray") ? "tray" : "board";

  /** Waits until the page says that it is at rest; false when it does not in this time. */
  function rest(patience) {
    const root = document.documentElement;
    const rests = () => root.hasAttribute("data-rest");
    if (rests()) return true;
    // To look again with every frame would make the page draw frames that nobody else asks for.
    return new Promise((done) => {
      const watch = new MutationObserver(() => rests() && end(true));
      const late = setTimeout(() => end(false), patience);
      const end = (came) => {
        watch.disconnect();
        clearTimeout(late);
        done(came);
      };
      watch.observe(root, { attributeFilter: ["data-rest"] });
    });
  }

  /** What the page shows when it is at rest, and what can be chosen; "over" at the end, null when it does not rest. */
  async function choices(patience) {
    if (!(await rest(patience))) return null;
    if (document.querySelector("dialog.end[open]")) return "over";
    // "Result" is for those who have closed the end.
    found = table()?.hasAttribute("data-over") ? [] : choosable().filter(seen);
    return { state: state(), choices: found.map((one) => ({ kind: kind(one), name: one.ariaLabel || one.textContent })) };
  }

  /** Brings a choice into view; where to press it. */
  function reach(index) {
    const element = found[index];
    const at = point(element);
    if (at && at[1] >= 0 && at[1] <= innerHeight) return at;
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // A tray lies over the board on small screens, and asks for the same.
    const tray = document.querySelector(".tray");
    return point(element) ?? (tray && !tray.contains(element) ? "under the tray" : null);
  }

  /** Whether it can be pressed, where it has been brought into view: on the part of the board that is shown, at least. */
  function reaches(element) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const tray = document.querySelector(".tray");
    return !seen(element) || point(element) !== null || (tray !== null && !tray.contains(element));
  }

  const stops = () =>
    [...document.querySelectorAll("a[href], button:enabled, input, select, textarea, summary, [tabindex='0']")].filter(
      (one) => one.tabIndex === 0 && one.checkVisibility(),
    );

  /** How the focus gets to a choice: a key and how often, as far as one can tell; null when it is there. */
  function way(index) {
    const element = found[index];
    const active = document.activeElement;
    if (active === element) return null;
    const region = element.parentElement?.closest("[data-roam]");
    const inside = region?.contains(active) && active.matches("[data-target]");
    if (inside && element.matches("[data-target]")) {
      const legal = [...region.querySelectorAll("[data-target]")].filter((one) => one === active || one.matches(".legal"));
      return towards(legal.indexOf(active), legal.indexOf(element), "PageDown", "PageUp");
    }
    const all = stops();
    const stop = region ? all.find((one) => region.contains(one) && one.matches("[data-target]")) : element;
    return towards(placeAmong(all, active), all.indexOf(stop ?? element), "Tab", "Shift+Tab");
  }

  /** Which of the stops the focus is at. What can be scrolled is one, too, though it says so nowhere: it is between two. */
  function placeAmong(all, active) {
    const at = all.indexOf(active);
    const before = (one) => one.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
    return at >= 0 || active === document.body ? at : all.findLastIndex(before) + 0.5;
  }

  const towards = (from, to, on, back) => (to > from ? [on, Math.ceil(to - from)] : [back, Math.max(1, Math.ceil(from - to))]);

  /** The choices that are near the focus. */
  function near() {
    const region = document.activeElement?.closest("[data-roam], .chooser, .tray, .prompt-acts, dialog");
    return found.map((one, k) => (region?.contains(one) ? k : -1)).filter((k) => k >= 0);
  }

  /** Where the first of these can be pressed. */
  function open(selector) {
    for (const one of document.querySelectorAll(selector)) {
      const at = seen(one) && point(one);
      if (at && at[1] > 0 && at[1] < innerHeight) return at;
    }
    return null;
  }

  const NAMED = "button, a[href], summary, [role=button], [role=link], [role=tab], [role=option]";
  const tokens = (text) => text.normalize("NFKD").toLowerCase().replace(/\([^()]*\)/g, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

  /** The text on an element that can be seen. */
  function written(element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around.closest(".unseen, title") || !around.checkVisibility()) continue;
      parts.push(node.data);
    }
    return parts.join(" ");
  }

  /** What can be pressed and is called otherwise than is written on it: who says what they see does not reach it. */
  function misnamed() {
    return [...document.querySelectorAll(NAMED)].flatMap((one) => {
      const name = one.getAttribute("aria-label");
      const seen = ` ${tokens(written(one)).join(" ")} `;
      if (name === null && (seen.trim() || one.querySelector("[aria-label], .unseen, title") || !one.checkVisibility())) return [];
      if (name !== null && ` ${tokens(name).join(" ")} `.includes(seen.trim() ? seen : " ")) return [];
      return [`${name === null ? "no name" : `called "${name}"`}, written "${seen.trim()}": ${one.outerHTML.slice(0, 120)}`];
    });
  }

  const SHAPES = "defs, path, rect, circle, ellipse, line, polyline, polygon, use";
  const SAYS = "[role], [aria-label], [aria-labelledby], [tabindex], [data-target]";

  /** Does something while pictures are empty: they are no words, but most of what a board is made of. */
  async function undrawn(work) {
    const pictures = [...document.querySelectorAll("svg[aria-hidden=true], svg[role=img]")]
      .filter((one) => !one.querySelector("text, title, [data-target]"))
      .map((one) => [one, [...one.childNodes]]);
    for (const [picture] of pictures) picture.replaceChildren();
    // Where there are words or something to press, all else goes but what words stand on; one by one, so that nothing
    // loses the focus.
    const drawn = (one) => !one.matches(SAYS) && (one.matches("defs") || !one.firstElementChild);
    const shapes = [...document.querySelectorAll(`svg :is(${SHAPES})`)]
      .filter((one) => drawn(one) && !one.parentElement.closest("defs") && !one.parentElement.querySelector(":scope > text"))
      .map((one) => [one, one.parentNode, one.nextSibling]);
    for (const [shape] of shapes) shape.remove();
    try {
      return await work();
    } finally {
      for (const [shape, around, next] of shapes.reverse()) around.insertBefore(shape, next);
      for (const [picture, parts] of pictures) picture.replaceChildren(...parts);
    }
  }

  /** Says it on the console when no frame is drawn for so many milliseconds, though the page is shown and runs. */
  function watchFrames(patience) {
    let since = null;
    return setInterval(() => {
      if (since === null) {
        since = performance.now();
        requestAnimationFrame(() => (since = null));
      } else if (document.visibilityState === "visible" && performance.now() - since > patience) {
        console.warn("no frames");
        since = performance.now();
      }
    }, patience / 4);
  }
  let watch = watchFrames(40_000);

  /** From now on with this patience. */
  function expectFrames(patience) {
    clearInterval(watch);
    watch = watchFrames(patience);
  }

  return { open, misnamed, undrawn, rest, state, choices, reach, reaches, isSeen: seen, way, near, expectFrames };
})();
