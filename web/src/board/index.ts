/** What boards are built of. */
export * from "./acts";
export { Announcer, announce } from "./announce";
export { Chooser, choose } from "./chooser";
export { Count } from "./count";
export { useKeptFocus } from "./focus";
export * from "./hooks";
export { arrive, Moving, pace } from "./motion";
export * from "./named";
export { PanZoom } from "./panzoom";
export { usePlan } from "./plan";
export * from "./play";
export { Roam } from "./roam";
export * from "./target";
export { hideTip, Tips } from "./tip";
