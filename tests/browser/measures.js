// What is wrong with the page as it is drawn: letters too small, targets too small, words cut off, broken, over words.
// It looks at the page only, and gives a line for each thing found.
window.measures = (() => {
  const LETTERS = 11;
  const TARGET = 24;
  /** Edges of letters may touch: this much (pixels) is not yet "over", or "cut off". */
  const SLACK = 2;
  const ALL = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [data-target]";
  /** What is inert is a picture of it. */
  const TARGETS = ALL.split(", ").map((one) => `${one}:not([inert] *)`).join(", ");
  const SCROLLS = /auto|scroll/;

  const round = (value) => Math.round(value * 10) / 10;
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  /** The name of an element, for whoever has to find it. */
  function named(element) {
    const parts = [];
    for (let one = element; one && parts.length < 4 && one !== document.body; one = one.parentElement) {
      const kinds = typeof one.className === "string" ? one.className : one.className.baseVal;
      parts.unshift(one.localName + kinds.split(/\s+/).filter(Boolean).slice(0, 3).map((kind) => `.${kind}`).join(""));
    }
    return parts.join(" > ");
  }

  /** How many pixels one unit of an element's letters is. */
  function scale(element) {
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM?.();
      return matrix ? Math.hypot(matrix.b, matrix.d) : 1;
    }
    // Widths are told in whole pixels: a little more or less is no scale.
    const ratio = (element.offsetWidth && element.getBoundingClientRect().width / element.offsetWidth) || 1;
    return element.offsetWidth > 40 && Math.abs(ratio - 1) > 0.04 ? ratio : 1;
  }

  /** What an element lies in that cuts off what does not fit, and cannot be moved to see it. */
  function cutters(element) {
    const found = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const svg = one instanceof SVGSVGElement;
      if (SCROLLS.test(style.overflowX) && SCROLLS.test(style.overflowY)) break;
      if (svg && one.parentElement instanceof SVGElement) continue;
      if (/hidden|clip/.test(style.overflowX + style.overflowY)) found.push([one, style]);
      if (SCROLLS.test(style.overflowX + style.overflowY) || style.position === "fixed") break;
    }
    return found;
  }

  /** Every piece of text that can be seen: its element, its words, and the boxes of its lines. */
  function texts() {
    const walker = document.createTreeWalker(layer(), NodeFilter.SHOW_TEXT);
    const found = [];
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest(".unseen, .skip, [inert], defs, title, option, script, style, desc")) continue;
      if (getComputedStyle(element).clipPath === "inset(50%)") continue;
      if (!shown(element)) continue;
      range.selectNodeContents(node);
      // A range knows nothing of letters that are drawn narrower to fit: the text does.
      const drawn = element.hasAttribute("textLength") ? element : range;
      const boxes = [...drawn.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length) found.push({ element, node, words: node.data.trim().slice(0, 40), boxes });
    }
    return found;
  }

  /** Numbers and words that styles write, where no text stands: their element, and the part of it that they are. */
  function styled() {
    return [...layer().querySelectorAll("*")].flatMap((element) => {
      if (element instanceof SVGElement || element.closest("[inert], .unseen") || !shown(element)) return [];
      return ["::before", "::after"].flatMap((part) => {
        const { content, display, visibility, opacity, fontSize } = getComputedStyle(element, part);
        const [, words] = /^"(.*)"$/.exec(content) ?? [];
        const seen = display !== "none" && visibility === "visible" && opacity !== "0";
        return seen && /[\p{L}\p{N}]/u.test(words ?? "") ? [{ element, words, size: Number.parseFloat(fontSize) }] : [];
      });
    });
  }

  /** What is on top: a window over the page, or the page. */
  const layer = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

  function small(all) {
    const sized = all.map(({ element, words }) => ({ element, words, size: Number.parseFloat(getComputedStyle(element).fontSize) }));
    return [...sized, ...styled()].flatMap(({ element, words, size }) => {
      const seen = size * scale(element);
      return seen < LETTERS - 0.05 ? [`letters of ${round(seen)} px: "${words}" in ${named(element)}`] : [];
    });
  }

  /** Links within a sentence are as high as its letters, for everybody. */
  const inSentence = (element) =>
    element.matches("a, .link") && [...element.parentElement.childNodes].some((one) => one.nodeType === 3 && one.data.trim());

  function narrow() {
    return [...layer().querySelectorAll(TARGETS)].flatMap((element) => {
      if (!shown(element) || inSentence(element) || element.matches(".unseen, .skip")) return [];
      // A box to tick is as large as its label.
      const whole = element.matches("input") ? (element.closest("label") ?? element) : element;
      const own = whole.getBoundingClientRect();
      const halo = element.querySelector(":scope > .target-halo, :scope > .target-shape")?.getBoundingClientRect();
      const [width, height] = [Math.max(own.width, halo?.width ?? 0), Math.max(own.height, halo?.height ?? 0)];
      if (width === 0 || (width >= TARGET - 0.1 && height >= TARGET - 0.1)) return [];
      return [`a target of ${round(width)} × ${round(height)} px: "${name(element)}" in ${named(element)}`];
    });
  }
  const name = (element) => (element.ariaLabel || element.textContent || element.localName).trim().slice(0, 40);

  function cut(all) {
    const found = [];
    const frame = document.documentElement;
    if (frame.scrollWidth > frame.clientWidth + 1) found.push(`the page is ${frame.scrollWidth - frame.clientWidth} px too wide`);
    const below = frame.scrollHeight - frame.clientHeight;
    // A table fills the window: only its parts can be scrolled.
    if (document.querySelector(".table") && below > 0) found.push(`the whole table can be scrolled by ${below} px`);
    for (const { element, words, boxes } of all) {
      for (const [around, style] of cutters(element)) {
        const box = around.getBoundingClientRect();
        const [left, right] = SCROLLS.test(style.overflowX) ? [-1e9, 1e9] : [box.left, box.right];
        // Where whole lines are shown and a button beside them opens the rest, nothing is lost below.
        const opens = style.webkitLineClamp !== "none" && around.closest(":has(> button[aria-expanded])");
        const [top, bottom] = SCROLLS.test(style.overflowY) || opens ? [-1e9, 1e9] : [box.top, box.bottom];
        const over = Math.max(...boxes.map((one) => Math.max(left - one.left, one.right - right, (top - one.top) / 2, (one.bottom - bottom) / 2)));
        if (over > SLACK) {
          found.push(`cut off by ${round(over)} px: "${words}" in ${named(element)}, by ${named(around)}`);
          break;
        }
      }
    }
    return found;
  }

  /** Words that stick out of the panel or the button that they stand in. */
  function outside(all) {
    return all.flatMap(({ element, words, boxes }) => {
      const around = element.closest("button, .button, .place, .sheet, .tag, .seat, .prompt, [data-panel-edge]");
      if (!around || around === element || element instanceof SVGElement) return [];
      const box = around.getBoundingClientRect();
      const over = Math.max(...boxes.map((one) => Math.max(box.left - one.left, one.right - box.right)));
      return over > SLACK ? [`sticks out by ${round(over)} px: "${words}" in ${named(element)}, of ${named(around)}`] : [];
    });
  }

  /** Words of which some letters stand on another line, though nobody has hyphenated them. */
  function broken(all) {
    const range = document.createRange();
    return all.flatMap(({ element, node, boxes }) => {
      if (boxes.length < 2 || element instanceof SVGElement || element.closest("code")) return [];
      if (getComputedStyle(element).hyphens === "auto") return [];
      return [...node.data.matchAll(/\p{L}{2,24}/gu)].flatMap(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        return lines.size > 1 ? [`broken: "${word}" in ${named(element)}`] : [];
      });
    });
  }

  /** Choices that cannot be read whole while they are closed. */
  function squeezed() {
    return [...layer().querySelectorAll("select")].flatMap((element) => {
      const chosen = element.selectedOptions[0]?.label;
      if (!chosen || !shown(element)) return [];
      // A twin that has only this to show is as wide as it would like to be, with whatever the browser draws beside it.
      const twin = document.createElement("select");
      twin.append(new Option(chosen));
      const { font, padding, border } = getComputedStyle(element);
      Object.assign(twin.style, { font, padding, border, position: "fixed", width: "max-content", minWidth: "0", maxWidth: "none" });
      const room = element.offsetWidth;
      layer().append(twin);
      const over = twin.offsetWidth - room;
      twin.remove();
      return over > SLACK ? [`cut off by ${round(over)} px: "${chosen}" in ${named(element)}`] : [];
    });
  }

  /** Panels that reach beyond the window to the side, where nobody can scroll to see the rest. */
  function beyond() {
    return [...layer().querySelectorAll(".seat, .place, .prompt, .replay, .sheet, .tray, .panel, .table-board")].flatMap((element) => {
      if (!shown(element)) return [];
      for (let one = element.parentElement; one; one = one.parentElement)
        if (SCROLLS.test(getComputedStyle(one).overflowX)) return [];
      const box = element.getBoundingClientRect();
      const over = Math.max(-box.left, box.right - innerWidth);
      return box.width > 0 && over > 1 ? [`${round(over)} px beyond the window: ${named(element)}`] : [];
    });
  }

  /** What stands nearer to the edge of its sheet than the sheet lets anything stand. */
  function overPadding() {
    return [...layer().querySelectorAll(".sheet > *")].flatMap((element) => {
      if (!shown(element) || /absolute|fixed/.test(getComputedStyle(element).position)) return [];
      const [around, own] = [element.parentElement, element].map((one) => one.getBoundingClientRect());
      const { paddingLeft, paddingRight } = getComputedStyle(element.parentElement);
      const [left, right] = [around.left + Number.parseFloat(paddingLeft), around.right - Number.parseFloat(paddingRight)];
      const over = Math.max(left - own.left, own.right - right);
      return own.width > 0 && over > SLACK ? [`${round(over)} px into the edge of its sheet: ${named(element)}`] : [];
    });
  }

  /** What is written at the foot of a card, beyond its edge or over what stands below it. */
  function offCard() {
    return [...layer().querySelectorAll(".card-foot > *")].flatMap((element) => {
      if (!shown(element)) return [];
      const card = element.parentElement.parentElement.getBoundingClientRect();
      const [own, next] = [element, element.nextElementSibling].map((one) => one?.getBoundingClientRect());
      const over = Math.max(own.bottom - card.bottom, next?.height > 0 ? own.bottom - next.top : 0);
      return own.height > 0 && over > SLACK + 1 ? [`${round(over)} px too low on its card: ${named(element)}`] : [];
    });
  }

  /** Pictures that stick out of the panel or the button that they stand in. */
  function drawnOutside() {
    return [...layer().querySelectorAll("svg:not(svg svg)")].flatMap((element) => {
      const around = element.closest(".place, .n-place, .sheet, .tag, .seat, .prompt, .pile, .trade");
      // What stands over an edge on purpose is placed there by itself.
      if (!around || !shown(element) || getComputedStyle(element).position === "absolute") return [];
      for (let one = element; one !== around; one = one.parentElement)
        if (SCROLLS.test(getComputedStyle(one).overflowX)) return [];
      const [box, own] = [around, element].map((one) => one.getBoundingClientRect());
      const over = Math.max(box.left - own.left, own.right - box.right);
      return own.width > 0 && over > SLACK ? [`a picture sticks out by ${round(over)} px: ${named(element)}, of ${named(around)}`] : [];
    });
  }

  /** Words of a picture that stick out of the ground that they stand on. */
  function offGround(all) {
    return all.flatMap(({ element, words }) => {
      const ground = element instanceof SVGElement && element.closest("g.untouched")?.previousElementSibling;
      const box = ground && ground.querySelector?.(".standing-ground")?.getBoundingClientRect();
      if (!box) return [];
      // Of the element: its lines know nothing of letters that are drawn narrower.
      const own = element.getBoundingClientRect();
      const over = Math.max(box.left - own.left, own.right - box.right);
      return over > 0 ? [`sticks out by ${round(over)} px: "${words}" in ${named(element)}`] : [];
    });
  }

  /** What of a box can be seen, within everything that hides the rest of it. */
  function visible(box, element) {
    let { left, right, top, bottom } = box;
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflow !== "visible") {
        const around = one.getBoundingClientRect();
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
        top = Math.max(top, around.top);
        bottom = Math.min(bottom, around.bottom);
      }
      if (style.position === "fixed") break;
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }

  const onTop = (element, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (hit === element || element.contains(hit) || hit.contains(element));
  };

  /** Words that stand over words. */
  function crossed(all) {
    const boxes = all.flatMap(({ element, words, boxes }) =>
      boxes.map((box) => ({ element, words, box: visible(box, element) })).filter(({ box }) => box.width > SLACK && box.height > SLACK),
    );
    boxes.sort((one, other) => one.box.top - other.box.top);
    const found = [];
    for (const [k, one] of boxes.entries()) {
      for (let j = k + 1; j < boxes.length; j++) {
        const other = boxes[j];
        if (other.box.top >= one.box.bottom) break;
        if (one.element === other.element) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of letters are higher than letters.
        const much = Math.min(one.box.height, other.box.height) * 0.35;
        if (wide <= SLACK || high <= much) continue;
        const x = Math.max(one.box.left, other.box.left) + wide / 2;
        const y = Math.max(one.box.top, other.box.top) + high / 2;
        // One that lies in a layer over the other hides it; that is meant so.
        if (!onTop(one.element, x, y) && !onTop(other.element, x, y)) continue;
        if (layerOf(one.element) !== layerOf(other.element)) continue;
        found.push(`"${one.words}" (${named(one.element)}) and "${other.words}" (${named(other.element)}) overlap by ${round(wide)} × ${round(high)} px`);
      }
    }
    return found;
  }
  /** What stays in sight while the rest is scrolled lies over it, and is meant to. */
  function stuck(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).position === "sticky") return one;
    return null;
  }
  const layerOf = (element) =>
    stuck(element) ?? element.closest("dialog, .tip, .chooser, .tray, .trouble, .moment, .panel, .tabs");

  /** Targets of which nothing can be pressed, because something lies over them. */
  function buried() {
    return [...layer().querySelectorAll(TARGETS)].flatMap((element) => {
      if (!shown(element) || element.matches(".unseen, .skip, input")) return [];
      const box = visible(element.getBoundingClientRect(), element);
      // What the edge of the window cuts off is not covered: only what is left of it is looked at.
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [wide, high] = [Math.min(innerWidth, box.right) - left, Math.min(innerHeight, box.bottom) - top];
      if (wide < 12 || high < 12) return [];
      for (const dx of [0.5, 0.2, 0.8, 0.05, 0.95])
        for (const dy of [0.5, 0.2, 0.8, 0.05, 0.95]) {
          const hit = document.elementFromPoint(left + wide * dx, top + high * dy);
          if (hit && (element.contains(hit) || layerOf(hit) !== layerOf(element))) return [];
        }
      return [`covered: "${name(element)}" in ${named(element)}`];
    });
  }

  function all() {
    const written = texts();
    return [
      ...new Set([
        ...[small, cut, outside, broken, crossed, offGround].flatMap((look) => look(written)),
        ...[narrow, squeezed, buried, beyond, overPadding, offCard, drawnOutside].flatMap((look) => look()),
      ]),
    ];
  }
  return { all };
})();
