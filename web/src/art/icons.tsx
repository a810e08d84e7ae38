import { names } from "./art";
import { kept } from "./kept";

/** The signs of the table around the game: lines in the colour of the text, in a box of 24. */
const ICONS = {
  learn: "M12 4 2.5 9 12 14l9.5-5ZM6.5 11.5V16c1.6 1.6 3.4 2.4 5.5 2.4s3.9-.8 5.5-2.4v-4.5M21.5 9v6",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  rewind: "M11.5 5l-7 7 7 7M19.5 5l-7 7 7 7",
  restart: "M4 4v6h6M4.5 10a8 8 0 1 1-.5 4",
  chat: "M4 5h16v11H11l-5 4v-4H4ZM8 9.5h8M8 12.5h5",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5",
  language: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.8 6 3.8 9s-.8 6-3.8 9c-3-3-3.8-6-3.8-9S9 6 12 3Z",
  day: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M19.1 4.9l-1.8 1.8M6.7 17.3l-1.8 1.8",
  night: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z",
  settings:
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM10.5 3h3l.5 2.7 1.9 1 2.6-.9 1.5 2.6-2 1.8v2l2 1.8-1.5 2.6-2.6-.9-1.9 1-.5 2.7h-3l-.5-2.7-1.9-1-2.6.9L4 14l2-1.8v-2L4 8.4l1.5-2.6 2.6.9 1.9-1Z",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.1",
  why: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.3 9.5a2.8 2.8 0 1 1 3.9 2.6c-.8.4-1.2.9-1.2 1.9M12 16.8v.1",
  play: "M7 4.5v15l12-7.5Z",
  pause: "M6.5 4.5h4v15h-4ZM13.5 4.5h4v15h-4Z",
  first: "M5 4.5v15M19 4.5 9 12l10 7.5Z",
  last: "M19 4.5v15M5 4.5 15 12 5 19.5Z",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  link: "M10 14a4.2 4.2 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4.2 4.2 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1",
  qr: "M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM20 14v3M17 20h3M14 20v-1",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z",
  hidden:
    "M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-3 3.8M6 7.5A13 13 0 0 0 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5a9 9 0 0 0 4-1",
  bot: "M5 9h14v10H5ZM12 9V5M12 3.6v.1M9 13v1.5M15 13v1.5M2.5 12v4M21.5 12v4M9.5 19v2M14.5 19v2",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 20.5c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5",
  people:
    "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.4-4 2.7-5.5 6.5-5.5s6.1 1.5 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3c2.3.6 3.3 2.2 3.5 5.2",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.3l3.5 2",
  board: "M12 3 21 9.6 17.6 20H6.4L3 9.6ZM12 3v9M21 9.6 12 12M17.6 20 12 12M6.4 20 12 12M3 9.6 12 12",
  scroll:
    "M7 4h11a2 2 0 0 1 2 2v1.5h-3.5M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h9.5M7 4a2 2 0 0 1 2 2v0M16.5 6v12a2 2 0 0 1-2 2M9 9.5h4.5M9 13h4.5",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
  book: "M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.7 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5ZM12 6.5V20",
  bell: "M12 3.5c4 0 5.5 3 5.5 7l1.5 5.5H5L6.5 10.5c0-4 1.5-7 5.5-7ZM10 19a2 2 0 0 0 4 0",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  box: "M3.5 8 12 3.500l8.500 4.500v8.500L12 21l-8.500-4.500ZM3.500 8 12 12.500 20.500 8M12 12.500V21M7.800 5.800l8.500 4.500",
  download: "M12 4v11M8 11.5l4 4 4-4M4.5 20h15",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  check: "M4.5 12.5 10 18 19.5 6.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5",
  zoomIn: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  speed: "M4 5.5v13l8-6.5ZM12.5 5.5v13l8-6.5Z",
  warning: "M12 4 2.5 20h19ZM12 10v4.5M12 17.2v.1",
  offline:
    "M3 9a13 13 0 0 1 5-3M21 9a13 13 0 0 0-9-3.8M6.5 13a8 8 0 0 1 3-1.7M17.5 13a8 8 0 0 0-2-1.3M12 18.5v.1M4 4l16 16",
  home: "M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10M10 20v-5.5h4V20",
  leave: "M13 4H5v16h8M10 12h11M17.5 8.5 21 12l-3.5 3.5",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0ZM8 5.5H4.5c0 3 1 5 3.8 5.3M16 5.5h3.5c0 3-1 5-3.8 5.3M12 14v4M8.5 20h7M9.5 18h5",
  graph: "M4 4v16h16M7.5 15l4-5 3 3 5-7",
  fork: "M7 4v6c0 4 10 2 10 7v3M7 10v10M4.5 17.5 7 20l2.5-2.5M14.5 17.5 17 20l2.5-2.5",
} satisfies Record<string, string>;

const SOLID = new Set<string>(["play", "pause", "speed"]);

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export const Icon = kept(function Icon({
  name,
  size = 20,
  label,
  class: extra,
}: {
  name: IconName;
  size?: number;
  label?: string;
  class?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      class={names("icon", extra)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d={ICONS[name]} class={SOLID.has(name) ? "solid" : undefined} />
    </svg>
  );
});
