import { type ComponentChildren, cloneElement, type VNode } from "preact";
import { useContext, useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { names } from "../art";
import type { Act } from "../words";
import { fits, fitting, type Pattern, sameAct } from "./acts";
import { choose } from "./chooser";
import { beginDrag, ofDrag, targets } from "./drag";
import { type Play, usePlay } from "./play";
import { RoamContext } from "./roam";
import { hideTip, hoverTip, pinTip, showTip, type Tip } from "./tip";
import "./target.css";

export interface TargetOptions {
  /** What it stands for: actions that fit one of these are taken by a click. */
  act?: Pattern | readonly Pattern[] | undefined;
  /** The action to ask the server about when none fits; by default the first pattern with what is held. */
  ask?: Act | undefined;
  /** What would be done before that. */
  after?: readonly Act[] | undefined;
  /** What choosing among several is called here, where it does more than the action alone. */
  says?: ((act: Act) => string) | undefined;
  /** Picks something up: targets then offer only what goes with it. */
  hold?: Pattern | undefined;
  /** What is picked up, where that is not the whole of it: of a stack, one. */
  holds?: string | undefined;
  /** What it is, in words. */
  label: string;
  /** What is written on it says it all: that is its name, and no other is given. */
  saysItself?: boolean | undefined;
  /** A shorter name for the card, which says the rest itself. */
  title?: string | undefined;
  /** More about it, for the card that hovering, focus or a long press shows. */
  card?: ComponentChildren;
  /** The section of the rules that tells more: "Actions: hire a gnome". */
  rule?: string | undefined;
}

export interface TargetState {
  /** What a click may do. */
  options: readonly Act[];
  legal: boolean;
  held: boolean;
}

/** What each target on the page stands for, by its `data-target`. */
const standing = new Map<
  string,
  () => Pick<TargetOptions, "act" | "hold"> & Partial<TargetOptions> & { leads?: boolean }
>();

/** Something that can be pressed to do one of some actions, to pick up what they need, or to see where to do them. */
export interface Offer {
  id: string;
  kind: "does" | "holds" | "leads";
}

/** What is in the hand, in a word. */
export function nameOfHeld(held: Pattern): string {
  for (const look of standing.values()) {
    const { hold, holds, title, label } = look();
    if (hold !== undefined && same(hold, held)) return holds ?? title ?? label ?? "";
  }
  return "";
}

/** Where these actions can be taken. */
export function offersOf(acts: readonly Act[]): Offer[] {
  const found: Offer[] = [];
  for (const [id, look] of standing) {
    const { act, hold, leads } = look();
    const patterns = hold === undefined ? listed(act) : [hold];
    if (!acts.some((one) => patterns.some((pattern) => fits(one, pattern)))) continue;
    found.push({ id, kind: leads ? "leads" : hold === undefined ? "does" : "holds" });
  }
  return found;
}

/** Attributes for what opens a part of the board that is not shown: it leads to what can be done there, and to places. */
export function useLeads(act: readonly Pattern[], places: readonly string[]) {
  const id = useId();
  const latest = useRef(act);
  latest.current = act;
  useLayoutEffect(() => {
    standing.set(id, () => ({ act: latest.current, leads: true }));
    return () => {
      standing.delete(id);
    };
  }, [id]);
  return { "data-target": id, "data-leads": places.join(" ") };
}

const LONG_PRESS = 450;
const NEAR = 6;

function listed(act: TargetOptions["act"]): readonly Pattern[] {
  if (act === undefined) return [];
  return Array.isArray(act) ? act : [act as Pattern];
}

function stateOf(play: Play, { act, hold }: TargetOptions): TargetState {
  const held = play.hold.value;
  if (hold !== undefined) {
    const options = fitting(play.legal, [hold], null);
    return { options, legal: options.length > 0, held: held !== null && same(held, hold) };
  }
  const options = fitting(play.legal, listed(act), held);
  return { options, legal: options.length > 0, held: false };
}

/** The number under which a coach would choose one of these; undefined: it would not. */
export function markOf(play: Play, options: readonly Act[]): number | undefined {
  const at = play.marks?.value.findIndex(([first]) => first && options.some((act) => sameAct(act, first))) ?? -1;
  return at < 0 ? undefined : at + 1;
}

function same(one: Pattern, other: Pattern): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a click, Enter, a tap or a drop does. */
export async function activate(play: Play, options: TargetOptions, element: Element): Promise<void> {
  const state = stateOf(play, options);
  if (options.hold !== undefined && state.legal) {
    play.hold.value = state.held ? null : options.hold;
    return;
  }
  const [only, ...more] = state.options;
  if (only === undefined) {
    const asks = options.act !== undefined || options.hold !== undefined;
    if (asks || options.rule !== undefined) pinTip(tipOf(play, options, element), asks);
    return;
  }
  hideTip();
  const { title = options.label, card } = options;
  const picked = more.length === 0 ? only : await choose(element, title, state.options, card, options.says);
  if (picked === null) return;
  await play.act(picked);
}

/** The card for a target. */
function tipOf(play: Play, options: TargetOptions, element: Element): Tip {
  const state = stateOf(play, options);
  const held = play.hold.value;
  const pattern = options.hold ?? listed(options.act)[0];
  const asked = options.ask ?? (pattern && "do" in pattern ? ({ ...pattern, ...held } as unknown as Act) : undefined);
  return {
    element,
    title: options.title ?? options.label,
    body: options.card,
    options: options.hold === undefined ? state.options : [],
    asked: state.legal ? undefined : asked,
    after: options.after,
    rule: options.rule,
  };
}

/** The attributes that make an element a target: the same for mouse, touch, keyboard and screen reader. */
export function useTarget(options: TargetOptions) {
  const play = usePlay();
  const id = useId();
  const state = stateOf(play, options);
  const latest = useRef({ play, options });
  latest.current = { play, options };
  const press = useRef<{ timer: number; x: number; y: number; long: boolean } | null>(null);

  useEffect(() => {
    targets.set(id, (element) => activate(latest.current.play, latest.current.options, element));
    return () => {
      targets.delete(id);
    };
  }, [id]);

  // At once: what is pointed at is looked for as soon as it is drawn.
  useLayoutEffect(() => {
    standing.set(id, () => latest.current.options);
    return () => {
      standing.delete(id);
    };
  }, [id]);

  const tip = (element: Element) => tipOf(latest.current.play, latest.current.options, element);
  const lift = () => {
    if (press.current) clearTimeout(press.current.timer);
  };

  const props = {
    role: "button" as const,
    tabindex: useContext(RoamContext) ? -1 : 0,
    "aria-label": options.saysItself ? undefined : options.label,
    "aria-disabled": !state.legal,
    "aria-pressed": options.hold === undefined ? undefined : state.held,
    "data-target": id,
    "data-hint": markOf(play, state.options),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (press.current?.long || ofDrag(event)) return;
      void activate(play, options, event.currentTarget as Element);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      void activate(play, options, event.currentTarget as Element);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hoverTip(event, tip);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hideTip(event.currentTarget as Element);
    },
    onFocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      // Whoever only passes by is told nothing, and the server is not asked.
      if (element.matches(":focus-visible")) showTip(tip(element), 120);
    },
    onBlur: (event: FocusEvent) => {
      // A card that was asked for stays while somebody reads on in it, and goes when the focus does.
      const into = event.relatedTarget;
      if (!(into instanceof Element && into.closest(".tip"))) hideTip();
    },
    onPointerDown: (event: PointerEvent) => {
      const element = event.currentTarget as Element;
      const long = event.pointerType === "mouse" ? 0 : LONG_PRESS;
      const timer = window.setTimeout(() => {
        if (!press.current) return;
        press.current.long = true;
        pinTip(tip(element), false);
      }, long || 1e6);
      press.current = { timer, x: event.clientX, y: event.clientY, long: false };
      if (options.hold !== undefined && state.legal && event.button === 0) {
        beginDrag(event, element, () => {
          lift();
          play.hold.value = options.hold ?? null;
        });
      }
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.buttons === 0) hoverTip(event, tip);
      const from = press.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR) clearTimeout(from.timer);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: Event) => {
      // A long press on Android would open the browser's own menu.
      if (press.current?.long) event.preventDefault();
    },
  };
  return { props, state };
}

/** The class names that show what a target is at the moment. */
export function targetClass(state: TargetState): string {
  return names("target", state.legal ? "legal" : "idle", state.held && "held");
}

export interface TargetProps extends TargetOptions {
  /** An outline around it, in SVG: where it can be hit, and where the glow is. */
  shape?: VNode | undefined;
  class?: string | undefined;
  /** The names by which the log points at it. */
  place?: string | undefined;
  children?: ComponentChildren;
}

/** Something on an SVG board that can be chosen. */
export function Target({ shape, class: extra, place, children, ...options }: TargetProps) {
  const { props, state } = useTarget(options);
  return (
    <g {...props} class={names(targetClass(state), extra)} data-place={place}>
      {shape && cloneElement(shape, { class: "target-hit" })}
      {children}
      {shape && cloneElement(shape, { class: "target-halo" })}
    </g>
  );
}

/** The same outside of an SVG board: a button. */
export function TargetButton({ class: extra, place, children, ...options }: Omit<TargetProps, "shape">) {
  const { props, state } = useTarget(options);
  const { role: _, ...rest } = props;
  return (
    <button type="button" {...rest} class={names(targetClass(state), "target-button", extra)} data-place={place}>
      {children}
    </button>
  );
}
