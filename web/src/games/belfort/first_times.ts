import type { FirstTime } from "../../table/face";

/** What is said the first time it becomes possible, or matters. */
export const firstTimes: readonly FirstTime[] = [
  { say: "first-passed", taught: "first-game/month", at: ["prompt"], forced: "pass" },
  { say: "first-keep", at: ["hand-$"], question: "keep" },
  {
    say: "first-desk",
    taught: "first-game/placing",
    at: ["recruiter"],
    question: "place",
    legal: { do: "place", at: "recruiter" },
  },
  {
    say: "first-guild",
    at: ["prompt"],
    question: "place",
    facts: [["seats.$.stock.gold", "<", 1]],
  },
  { say: "first-send", taught: "first-game/gathering", at: ["forest", "tray"], question: "send" },
  { say: "first-camp", taught: "first-game/placing", at: ["crests"], question: "camp" },
  {
    say: "first-tax",
    at: ["income"],
    // Before the collection: afterwards the taxes of the month are paid.
    question: "place",
    facts: [
      ["seats.$.tax", ">", "@seats.$.stock.gold"],
      ["seats.$.tax", ">", "@seats.$.income"],
    ],
  },
  { say: "first-use", taught: "first-game/guilds", at: ["prompt"], question: "turn", legal: { do: "use" } },
  { say: "first-build", taught: "first-game/building", at: ["hand-$"], question: "turn", legal: { do: "build" } },
  {
    say: "first-lock",
    taught: "first-game/gnomes",
    at: ["built-$", "gnomes"],
    question: "turn",
    facts: [["seats.$.built.*.free_locks", ">=", 1]],
  },
  { say: "first-hire", taught: "first-game/gnomes", at: ["gnomes"], question: "turn", legal: { do: "staff" } },
  { say: "first-trade", taught: "first-game/trading", at: ["post"], question: "turn", legal: { do: "buy" } },
  { say: "first-card", taught: "first-game/gnomes", at: ["pool"], question: "turn", legal: { do: "take" } },
  { say: "first-discard", at: ["hand-$"], question: "discard" },
  { say: "first-steal", at: ["tray"], question: "thieves" },
  { say: "first-bandits", at: ["tray"], question: "bandits" },
  { say: "first-recruit", at: ["tray"], question: "recruit" },
  { say: "first-mark", at: ["prompt"], question: "mark" },
  { say: "first-wizards", at: ["prompt"], question: "wizards" },
  { say: "first-pick", at: ["tray"], question: "pick" },
  { say: "first-show", at: ["hand-$"], question: "show" },
  { say: "first-architects", at: ["prompt"], question: "architects" },
  { say: "first-block", taught: "two-players/dwarves", at: ["prompt"], question: "block" },
  { say: "first-np-card", taught: "two-players/building", at: ["pool", "prompt"], question: "np_card" },
  { say: "first-np-build", taught: "two-players/building", at: ["prompt"], question: "np_build" },
];
