import { Art, type ArtProps, type Drawing, names } from "./art";

/** Emblems of Belfort's guilds: line and solid in one colour (currentColor), for a shield of any colour. */
const merchants = () => (
  <g>
    <path class="line" d="M24 9v27M17 37h14M11 14h26" stroke="currentColor" stroke-width="2.6" />
    <path d="M11 14 5.5 26h11ZM37 14l-5.5 12h11Z" class="line" stroke="currentColor" stroke-width="1.8" />
    <path class="flat" d="M5 26h12a6 6 0 0 1-12 0ZM31 26h12a6 6 0 0 1-12 0Z" fill="currentColor" />
    <circle class="flat" cx="24" cy="9" r="2.6" fill="currentColor" />
  </g>
);

const librarians = () => (
  <g>
    <path class="flat" d="M38 6C26 7 17 15 15 30l-2 9 3-1 2-6c11 0 18-8 20-26Z" fill="currentColor" />
    <path class="line" d="M34 11C27 16 21 23 17 33" stroke="var(--field)" stroke-width="1.6" />
    <path class="line" d="M20 39h15" stroke="currentColor" stroke-width="2.6" />
  </g>
);

const architects = () => (
  <g>
    <path class="line" d="M22 13 13 38M26 13l9 25" stroke="currentColor" stroke-width="3.2" />
    <path class="line" d="M14.5 29c6 4 13 4 19 0" stroke="currentColor" stroke-width="2.2" />
    <circle class="flat" cx="24" cy="11" r="4.6" fill="currentColor" />
    <circle class="flat" cx="24" cy="11" r="1.6" fill="var(--field)" />
  </g>
);

const recruiters = () => (
  <g>
    <path class="line" d="M11 6v35" stroke="currentColor" stroke-width="3.2" />
    <path class="flat" d="M13 8h27l-6 9 6 9H13Z" fill="currentColor" />
    <circle class="flat" cx="23" cy="13.5" r="3" fill="var(--field)" />
    <path class="flat" d="M17.5 23c0-4 2-6 5.5-6s5.5 2 5.5 6Z" fill="var(--field)" />
    <path class="line" d="M18 41c3-6 14-6 17 0" stroke="currentColor" stroke-width="2.6" />
  </g>
);

const sawyers = () => (
  <g>
    <path
      class="flat"
      d="M7 17h26l3 3-2 9-2.2-3-2.2 3-2.2-3-2.2 3-2.2-3-2.2 3-2.2-3-2.2 3-2.2-3L12 29l-2.2-3L7 29Z"
      fill="currentColor"
    />
    <path class="line" d="M34 20c3-5 8-4.5 8 .5s-4 8-8 7" stroke="currentColor" stroke-width="3.4" />
    <path class="line" d="M13 36h20" stroke="currentColor" stroke-width="2.4" />
  </g>
);

const miners = () => (
  <g>
    <path
      class="flat"
      d="M7.5 20C15 9 30 7 41 17c-8-3-14-2.5-19 1-5.5 3.5-8.5 8-10.5 15-3-3-4.5-8-4-13Z"
      fill="currentColor"
      transform="rotate(4 24 20)"
    />
    <path class="line" d="m20 17.5 17 21" stroke="var(--field)" stroke-width="6" />
    <path class="line" d="m20 17.5 17 21" stroke="currentColor" stroke-width="3.6" />
  </g>
);

const bankers = () => (
  <g>
    <path
      class="flat"
      d="M18 8h12l-3 7c8 4 12 11 12 17 0 5-4 8-9 8H18c-5 0-9-3-9-8 0-6 4-13 12-17Z"
      fill="currentColor"
    />
    <path class="line" d="M18.5 16h11" stroke="var(--field)" stroke-width="2" />
    <circle class="line" cx="24" cy="28.5" r="6.5" stroke="var(--field)" stroke-width="2" />
    <circle class="flat" cx="24" cy="28.5" r="2" fill="var(--field)" />
  </g>
);

const masons = () => (
  <g>
    <g transform="rotate(45 24 20)">
      <path class="flat" d="M24 38 13.5 20c6-3 15-3 21 0Z" fill="currentColor" />
      <path class="line" d="M24 18v-5h-1" stroke="currentColor" stroke-width="2.6" />
      <path class="line" d="M24 12V1" stroke="currentColor" stroke-width="5" />
    </g>
    <path class="flat" d="M21 34h9v5.5h-9ZM32 34h9v5.5h-9ZM27 27h9v5.5h-9Z" fill="currentColor" />
  </g>
);

const thieves = () => (
  <g>
    <path
      class="flat"
      d="M5 17c6-4 13-4 19-1 6-3 13-3 19 1 1 8-3 15-9 15-4 0-7-2.5-10-5-3 2.5-6 5-10 5-6 0-10-7-9-15Z"
      fill="currentColor"
    />
    <path
      class="flat"
      d="M10.5 20.5c3.5-1.5 7-.5 9 3-3 2.5-7 2-9-3ZM37.5 20.5c-3.5-1.5-7-.5-9 3 3 2.5 7 2 9-3Z"
      fill="var(--field)"
    />
  </g>
);

const bandits = () => (
  <g>
    <g transform="rotate(42 24 24)">
      <path class="flat" d="M22 4c0 0 2-2 4 0v22h-4Z" fill="currentColor" transform="translate(0 1)" />
      <path class="line" d="M18 28h12" stroke="currentColor" stroke-width="3" />
      <path class="line" d="M24 29v9" stroke="currentColor" stroke-width="3.6" />
    </g>
    <g transform="rotate(-42 24 24)">
      <path class="line" d="M24 4v23" stroke="var(--field)" stroke-width="7" />
      <path class="flat" d="M22 5c0 0 2-2 4 0v22h-4Z" fill="currentColor" />
      <path class="line" d="M18 28h12" stroke="currentColor" stroke-width="3" />
      <path class="line" d="M24 29v9" stroke="currentColor" stroke-width="3.6" />
    </g>
  </g>
);

const wizards = () => (
  <g>
    <path
      class="flat"
      d="M9 35c6-3 10-19 18-29 2 2 5 4 8 4-3 1.5-4 3-3.5 5.5C32 22 35 31 39 35c-9 5-21 5-30 0Z"
      fill="currentColor"
    />
    <path class="flat" d="m24 21 1.5 3.6 3.9.3-3 2.5 1 3.8-3.4-2-3.4 2 1-3.8-3-2.5 3.9-.3Z" fill="var(--field)" />
    <path class="line" d="M8 39c10 4 22 4 32 0" stroke="currentColor" stroke-width="2.6" />
  </g>
);

const spies = () => (
  <g>
    <path class="flat" d="M4 24c5-8 12-12 20-12s15 4 20 12c-5 8-12 12-20 12S9 32 4 24Z" fill="currentColor" />
    <circle class="flat" cx="24" cy="24" r="8.5" fill="var(--field)" />
    <circle class="flat" cx="24" cy="24" r="5" fill="currentColor" />
    <circle class="flat" cx="26" cy="22" r="1.7" fill="var(--field)" />
  </g>
);

export const EMBLEMS = {
  merchants,
  librarians,
  architects,
  recruiters,
  sawyers,
  miners,
  bankers,
  masons,
  thieves,
  bandits,
  wizards,
  spies,
};
export type Guild = keyof typeof EMBLEMS;

const KIND: Record<Guild, "basic" | "resource" | "interactive"> = {
  merchants: "basic",
  librarians: "basic",
  architects: "basic",
  recruiters: "basic",
  sawyers: "resource",
  miners: "resource",
  bankers: "resource",
  masons: "resource",
  thieves: "interactive",
  bandits: "interactive",
  wizards: "interactive",
  spies: "interactive",
};

/** Each kind of guild has its own cut of shield as well as its own colour. */
const SHIELDS = {
  basic: "M5 4h38v20c0 11-8 17.5-19 21.5C13 41.5 5 35 5 24Z",
  resource: "M5 6c7 1 13 0 19-3 6 3 12 4 19 3v19c0 10.5-8 17-19 20.5C13 42 5 35.5 5 25Z",
  interactive:
    "M8 3c4 2.5 8 2.5 12 .5h8c4 2 8 2 12-.5l4.5 8c-3 4-2.5 7-1.5 11 2 10-5 17-19 23.5C10 39 3 32 5 22c1-4 1.5-7-1.5-11Z",
};

/** A guild's shield with its emblem. */
export function crest(guild: Guild): Drawing {
  const Emblem = EMBLEMS[guild];
  const kind = KIND[guild];
  const d = SHIELDS[kind];
  return () => (
    <g class={names("guild", `guild-${kind}`)}>
      <path d={d} fill="var(--gold)" />
      <path d={d} fill="var(--field)" stroke-width="1.4" transform="translate(24 24) scale(.87) translate(-24 -24.3)" />
      <path class="light" d="M9 8h14v32C15 36 9 31.5 9 23Z" opacity=".4" />
      <g class="charge" transform="translate(24 23) scale(.66) translate(-24 -23)">
        <Emblem />
      </g>
    </g>
  );
}

const CRESTS = Object.fromEntries(Object.keys(EMBLEMS).map((guild) => [guild, crest(guild as Guild)])) as Record<
  Guild,
  Drawing
>;

export function GuildCrest({ guild, ...rest }: Omit<ArtProps, "of"> & { guild: Guild }) {
  return <Art of={CRESTS[guild]} {...rest} />;
}
