/** What boards are built of. */
export * from "./acts";
export { Announcer, announce } from "./announce";
export { Chooser, choose } from "./chooser";
export { Count } from "./count";
export { knowFacts, useFacts } from "./facts";
export { useKeptFocus } from "./focus";
export * from "./hooks";
export { isInSight, LookContext, placed } from "./look";
export { arrive, Moving, pace, setOffLater } from "./motion";
export * from "./named";
export { Panes } from "./panes";
export { PixelContext, usePixel, useReach } from "./pixel";
export * from "./play";
export { PlayerTabs } from "./player_tabs";
export { Roam } from "./roam";
export * from "./target";
export { hideTip, Tips } from "./tip";
export { Choice, ChoiceArt, Stepper, Tray, trayTitle } from "./tray";
