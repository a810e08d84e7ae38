import { Both, type Drawing } from "./art";
import { Badge } from "./players";

const Shadow = () => <ellipse class="shade" cx="24" cy="45" rx="15" ry="2.2" />;

/** The golden base that every master stands on. */
const Plinth = ({ width = 26 }: { width?: number }) => (
  <g>
    <rect x={24 - width / 2} y="40.5" width={width} height="5" rx="1.6" fill="var(--gold)" />
    <rect class="light fine" x={24 - width / 2 + 1.5} y="41.6" width={width - 3} height="1.2" rx=".6" />
  </g>
);

const ElfBody: Drawing = ({ seat }) => (
  <g>
    <path d="M24 16C17.5 17.5 16 27 12 43.5c7 2 17 2 24 0C32 27 30.5 17.5 24 16Z" fill="var(--p)" />
    <path class="shade" d="M24 16.5c6 1.5 7.5 11 11.3 26.6-2.3.7-4.6 1-7 1.2C30 34 28.5 23 24 16.5Z" />
    <path class="line fine" d="M16 31c-1 4-1.7 8-2.4 12" stroke="var(--p-hi)" stroke-width="1.3" />
    <Both>
      <path d="M18.5 11.5C14 11 10.5 8.5 8.5 5.5c-.5 5.5 4 11 10 11.5Z" fill="var(--skin)" />
    </Both>
    <path d="M17.5 12.5c0-5.5 3-8 6.5-8s6.5 2.5 6.5 8c0 4-3.5 8.5-6.5 8.5s-6.5-4.5-6.5-8.5Z" fill="var(--skin)" />
    <path d="M16.8 12.8C16 6 20 2.6 27.5 1.2 29 4 32 7 31.2 12.8c-3.5-3.6-10.9-3.6-14.4 0Z" fill="var(--p-lo)" />
    <path class="line fine" d="M27.5 1.2c-1.5 2.5-2 4-1.8 8.5" stroke="var(--p-hi)" stroke-width="1.1" />
    <g class="fine">
      <path class="line thin" d="M20.8 14.2v1.2M27.2 14.2v1.2" />
      <path class="line hair" d="M22.5 18.3c1 .6 2 .6 3 0" />
    </g>
    <Badge seat={seat} x={24} y={28.5} size={9} />
  </g>
);

const DwarfBody: Drawing = ({ seat }) => (
  <g>
    <path d="M7.5 43.5c-.5-10 3-17.5 16.5-17.5s17 7.5 16.5 17.5c-9 2-24 2-33 0Z" fill="var(--p)" />
    <path class="shade" d="M32 27.5c6 2.5 8.7 8 8.5 16-3 .7-6.5 1.1-10 1.3C34 39 34.5 33 32 27.5Z" />
    <path d="M12.5 17h23v6c0 9-6 19-11.5 19.5C18.5 42 12.5 32 12.5 23Z" fill="var(--beard)" />
    <path class="shade" d="M35.5 20v3c0 9-6 19-11.5 19.5 2-3 6-10 6.5-20Z" />
    <g class="fine">
      <path class="line hair" d="M17.5 27c1 4 2.5 7.5 4.5 10.5M30.5 27c-1 4-2.5 7.5-4.5 10.5M24 30v10" />
    </g>
    <path d="M14.5 15.5h19v6c-2.5 2-6 1.8-9.5-.2-3.5 2-7 2.2-9.5.2Z" fill="var(--skin)" />
    <path
      d="M12.5 26c2.5-.4 8.5-1 11.5-4.2 3 3.2 9 3.8 11.5 4.2-3.5 3-9 3-11.5.6-2.5 2.4-8 2.4-11.5-.6Z"
      fill="var(--beard)"
    />
    <circle cx="24" cy="20" r="2.6" fill="var(--skin-lo)" />
    <path class="line thin fine" d="M18.7 17.8v1.2M29.3 17.8v1.2" />
    <path d="M10.5 17C10.5 8 16 3.5 24 3.5S37.5 8 37.5 17c-8-2-19-2-27 0Z" fill="var(--p)" />
    <path class="light" d="M13.5 14c.4-4.5 3-7.5 6.5-8.6-1.8 2.4-2.8 5-3 8.1Z" />
    <path d="M9.5 15.2c9-2.2 20-2.2 29 0v3.6c-9-2.2-20-2.2-29 0Z" fill="var(--metal)" />
    <g class="fine flat">
      <circle cx="13" cy="16.6" r=".8" fill="var(--metal-hi)" />
      <circle cx="35" cy="16.6" r=".8" fill="var(--metal-hi)" />
    </g>
    <Badge seat={seat} x={24} y={9.5} size={8} />
  </g>
);

export const elf: Drawing = (props) => (
  <g>
    <Shadow />
    <ElfBody {...props} />
  </g>
);

export const dwarf: Drawing = (props) => (
  <g>
    <Shadow />
    <DwarfBody {...props} />
  </g>
);

/** A star of gold: the master's sign, plain enough for the smallest size. */
const MasterStar = ({ x, y }: { x: number; y: number }) => (
  <path
    transform={`translate(${x} ${y})`}
    d="M0-7.5 2.2-2.6 7.5-2 3.6 1.6 4.7 6.8 0 4.2-4.7 6.8-3.6 1.6-7.5-2-2.2-2.6Z"
    fill="var(--gold-hi)"
    stroke-width="1.5"
  />
);

export const masterElf: Drawing = (props) => (
  <g>
    <Shadow />
    <g transform="translate(0 1.5) scale(1 .95)">
      <ElfBody {...props} />
    </g>
    <path class="fine line" d="M17.5 11.6c4-2.6 9-2.6 13 0" stroke="var(--gold)" stroke-width="2.2" />
    <Plinth width={28} />
    <MasterStar x={37.5} y={29} />
  </g>
);

export const masterDwarf: Drawing = (props) => (
  <g>
    <Shadow />
    <g transform="translate(0 1) scale(1 .95)">
      <DwarfBody {...props} />
    </g>
    <Plinth width={36} />
    <MasterStar x={39} y={28.5} />
  </g>
);

export const gnome: Drawing = () => (
  <g>
    <ellipse class="shade" cx="24" cy="45" rx="12" ry="2" />
    <path d="M13.5 43.5c-.5-8 2.5-12 10.5-12s11 4 10.5 12c-6 1.6-15 1.6-21 0Z" fill="var(--leaf)" />
    <path class="shade" d="M29 32.5c4 1.6 5.8 5.2 5.5 11-2 .5-4.4.9-6.8 1 2.3-4 2.6-8 1.3-12Z" />
    <path d="M13 24c-1 8 5 15.5 11 17 6-1.5 12-9 11-17Z" fill="var(--linen)" />
    <path class="shade" d="M35 24c1 8-5 15.5-11 17 4-5 5.5-11 5-17Z" />
    <path class="line hair" d="M19 31c1 3 2 5 3.5 7M29 31c-1 3-2 5-3.5 7" />
    <path d="M15.5 21.5h17v5c-3 2-5.5 1.6-8.5.4-3 1.2-5.5 1.6-8.5-.4Z" fill="var(--skin)" />
    <circle cx="24" cy="26" r="3.2" fill="var(--skin-lo)" />
    <path class="line thin fine" d="M19.3 23.6v1M28.7 23.6v1" />
    <path
      d="M11.5 22.5C15 19 18.5 8 25.5 1.5c3 .5 5.5 2.5 6 4.5-1.5-.6-2.8-.5-3.8.3C29 12 33 19 36.5 22.5c-8 2.4-17 2.4-25 0Z"
      fill="var(--roof)"
    />
    <path class="shade" d="M27.7 6.3C29 12 33 19 36.5 22.5c-2.4.8-5 1.3-7.5 1.5-1.7-6-2.3-12-1.3-17.7Z" />
    <path class="line thin fine" d="M16.6 16.5c5 1.6 10 1.6 15.8 0" stroke="var(--gold-hi)" />
  </g>
);

// People of Caveborn: one wooden figure in three trades.

const Person = ({ children }: { children?: preact.ComponentChildren }) => (
  <g>
    <Shadow />
    <path d="M11 43.5C10 31 14 23.5 24 23.5S38 31 37 43.5c-7 2-19 2-26 0Z" fill="var(--p)" />
    <path class="shade" d="M30 25c5 2.5 7.5 9 7 18.5-2.5.7-5.5 1.2-8.5 1.3C32 38 32.5 31 30 25Z" />
    {children}
  </g>
);

const Head = () => (
  <g>
    <circle cx="24" cy="15.5" r="8.3" fill="var(--skin)" />
    <path class="shade" d="M27 7.8a8.3 8.3 0 0 1-1 15.8c3.5-4 4-11 1-15.8Z" />
    <path class="line thin fine" d="M21 15v1.3M27 15v1.3M22 19.3c1.3.9 2.7.9 4 0" />
  </g>
);

export const worker: Drawing = ({ seat }) => (
  <Person>
    <Head />
    <path d="M15.5 13.5c.5-6 4-8.7 8.5-8.7s8 2.7 8.5 8.7c-5-2.6-12-2.6-17 0Z" fill="var(--p-lo)" />
    <Badge seat={seat} x={24} y={33} size={10} />
  </Person>
);

export const apprentice: Drawing = ({ seat }) => (
  <Person>
    <path d="M17 27.5h14l2.5 16.7c-5.5.9-13.5.9-19 0Z" fill="var(--linen)" />
    <path class="line thin fine" d="M17 27.5 15.5 25M31 27.5l1.5-2.5" />
    <Head />
    <path d="M14.5 13C14 7 18 4 24 4s10 3 9.5 9c-2-.8-4-1.4-5-1.5-3-.3-6-.3-9 0-1 .1-3 .7-5 1.5Z" fill="var(--p)" />
    <path d="M13.5 12.5c7-2.5 14-2.5 21 0v2.3c-7-2.4-14-2.4-21 0Z" fill="var(--p-lo)" />
    <Badge seat={seat} x={24} y={35.5} size={10} fill="var(--p-lo)" />
  </Person>
);

export const guildMaster: Drawing = ({ seat }) => (
  <Person>
    <path d="M14.5 27c3 6 6 8.5 9.5 8.5s6.5-2.5 9.5-8.5" class="line" stroke="var(--outline)" stroke-width="4.2" />
    <path
      d="M14.5 27c3 6 6 8.5 9.5 8.5s6.5-2.5 9.5-8.5"
      class="line"
      stroke="var(--gold)"
      stroke-width="2.2"
      stroke-dasharray="2.5 1.5"
    />
    <circle cx="24" cy="37" r="5" fill="var(--gold)" />
    <Badge seat={seat} x={24} y={37} size={5.5} fill="var(--p-lo)" />
    <Head />
    <path d="M9.5 12.5C11 6 18 3 25 3.5c7 .5 12.5 3 14 6.5-2 3-7 3.5-11 3-6-.8-12-1.5-18.5-.5Z" fill="var(--p-lo)" />
    <path class="line" d="M33 6.5c3-4.5 7-5.5 10-4.5-1 3.5-4 6.5-8 7.5" fill="var(--gold-hi)" />
  </Person>
);
