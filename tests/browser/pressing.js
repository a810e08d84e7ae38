// Presses all that can be chosen and keeps what would be done, without doing it: the server never hears of it.
window.pressing = (() => {
  let wished = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const asked = JSON.parse(data);
    if (!asked.act) return send.call(this, data);
    const { action, key } = asked.act;
    wished.push(Object.values(action).join(" "));
    const refusal = { situation: null, error: { id: "broken", args: {}, message: "kept back", reason: null }, answered: { key, status: 409 } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(refusal) })));
  };

  const SOMETHING = ".target.legal, .prompt-acts [data-act]:enabled, .tray button:enabled:not([data-target])";
  const layer = () => document.querySelector("dialog[open]") ?? document.querySelector(".chooser");
  const rest = () => hands.rest(20_000);
  const found = () => [...document.querySelectorAll(SOMETHING)].filter((one) => one.checkVisibility());
  const click = (one) => one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const name = (one) => one.ariaLabel || one.textContent;

  /** A part of the board that is opened may take the elements of the one before it. */
  const what = (one) => `${name(one)} ${one.dataset.place ?? ""}`;

  /** Presses it, and answers what is asked then, in every way; true when something would have been done. */
  async function press(element, unreachable) {
    const before = wished.length;
    if (!hands.reaches(element)) unreachable.add(name(element));
    click(element);
    await rest();
    const answers = layer() ? [...layer().querySelectorAll("button:enabled")].filter((one) => !one.closest(".dialog-head")).length : 0;
    for (let k = 0; k < answers; k++) {
      if (!layer()) {
        click(element);
        await rest();
      }
      const all = [...(layer()?.querySelectorAll("button:enabled") ?? [])].filter((one) => !one.closest(".dialog-head"));
      all[k]?.click();
      await rest();
      // Whether one is sure.
      document.querySelector("dialog[open] [data-yes]")?.click();
      await rest();
    }
    return wished.length > before || answers > 0;
  }

  const open = async (one) => {
    if (one.matches("[aria-selected=true], [aria-pressed=true]")) return;
    click(one);
    await rest();
  };

  /** Goes through all parts of the board, and the parts of those. */
  async function everywhere(work) {
    const tabs = [...document.querySelectorAll(".table-board [role=tab]")];
    for (const tab of tabs.length ? tabs : [null]) {
      if (tab) await open(tab);
      const inner = [...document.querySelectorAll(".pane button.chances")].filter((one) => hands.isSeen(one));
      for (const one of inner.length ? inner : [null]) {
        if (one) await open(one);
        await work();
      }
    }
  }

  /** Everything: what would be done, what does nothing when it is pressed, and what cannot be pressed. */
  async function everything() {
    wished = [];
    const [idle, unreachable, pressed] = [new Set(), new Set(), new Set()];
    const picked = new Set();
    await everywhere(async () => {
      for (const element of found()) {
        if (pressed.has(what(element)) || !element.isConnected || !element.matches(SOMETHING)) continue;
        pressed.add(what(element));
        const was = hands.state();
        if (await press(element, unreachable)) continue;
        if (hands.state() === was) idle.add(name(element));
        else picked.add(element);
        if (element.isConnected && element.matches(".held, [aria-pressed=true]")) click(element);
        await rest();
      }
    });
    // What is picked up is carried everywhere.
    for (const element of picked) {
      if (!element.isConnected) continue;
      click(element);
      await rest();
      const tried = new Set([what(element)]);
      await everywhere(async () => {
        for (const one of found()) {
          if (tried.has(what(one)) || one.matches("[aria-pressed]") || !one.isConnected) continue;
          tried.add(what(one));
          await press(one, unreachable);
        }
      });
      if (element.isConnected && element.matches(".held, [aria-pressed=true]")) click(element);
      await rest();
    }
    return { wished: [...new Set(wished)], idle: [...idle], unreachable: [...unreachable] };
  }

  return { everything };
})();
