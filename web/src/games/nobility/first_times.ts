import type { FirstTime } from "../../table/face";

/** What is said the first time it becomes possible, or matters. */
export const firstTimes: readonly FirstTime[] = [
  { say: "first-passed", taught: "first-game/income", at: ["prompt"], forced: "pass" },
  { say: "first-complete", taught: "first-game/settlers", at: ["hand-$"], question: "turn", legal: { do: "complete" } },
  {
    say: "first-no-house",
    taught: "first-game/houses",
    at: ["yard"],
    question: "turn",
    facts: [
      ["seats.$.settlers.*.goods_suffice", "is", true],
      ["seats.$.houses.platform", "is", 0],
    ],
  },
  { say: "first-apprentice", taught: "first-game/apprentices", at: ["tray", "lot-$"], question: "apprentice" },
  { say: "first-workshop", taught: "first-game/buildings", at: ["tray"], question: "activate" },
  { say: "first-clerk", taught: "first-game/apprentices", at: ["clerk", "tray"], question: "clerk" },
  { say: "first-sell", taught: "first-game/port", at: ["port", "tray"], question: "sell" },
  { say: "first-build", taught: "first-game/buildings", at: ["community-$-1"], question: "build" },
  { say: "first-keep", taught: "chancery/commissions", at: ["tray"], question: "keep" },
  {
    say: "first-council",
    taught: "first-game/council",
    at: ["council"],
    question: "place",
    legal: { do: "visit council" },
  },
  { say: "first-desk", taught: "chancery/desks", at: ["chancery"], question: "place", legal: { do: "visit desk" } },
  { say: "first-own-space", at: ["board-$"], question: "place", legal: { do: "visit", at: "board" } },
  {
    say: "first-too-much",
    taught: "first-game/castle",
    at: ["dice-$"],
    question: "turn",
    facts: [["seats.$.dice.*", ">", "@seats.$.pips_left"]],
  },
  { say: "first-modifier", at: ["dice-$"], question: "turn", facts: [["seats.$.modifiers", ">=", 1]] },
  { say: "first-lord", at: ["nobility-$"], question: "turn", facts: [["seats.$.lord", "is", true]] },
  {
    say: "first-sale",
    taught: "first-game/buildings",
    at: ["community-$-1", "prompt"],
    question: "turn",
    legal: { do: "sell community" },
  },
  {
    say: "first-event",
    taught: "events/event",
    at: ["event"],
    question: "turn",
    facts: [["event.effects.*", ">=", 1]],
  },
];
