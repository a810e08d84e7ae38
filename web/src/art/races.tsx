import { Both, type Drawing } from "./art";

// The six peoples of Caveborn: a face on a disc of its own colour.

const Disc = ({ fill, children }: { fill: string; children: preact.ComponentChildren }) => (
  <g>
    <circle cx="24" cy="24" r="22" fill={fill} />
    <path class="shade" d="M24 46a22 22 0 0 0 17-36c2 12-4 28-26 33.5 2.8 1.6 5.8 2.5 9 2.5Z" />
    {children}
  </g>
);

const Face = ({ skin = "var(--skin)", y = 0 }: { skin?: string; y?: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path d="M14.5 22c0-7 4-11 9.5-11s9.5 4 9.5 11c0 8-4.5 14.5-9.5 14.5S14.5 30 14.5 22Z" fill={skin} />
    <path class="shade" d="M28 12c3.5 1.7 5.5 5.3 5.5 10 0 8-4.5 14.5-9.5 14.5C30 31 31 20 28 12Z" />
    <path class="line" d="M20 23v1.5M28 23v1.5" stroke-width="2.4" />
    <path class="line thin fine" d="M24 25.5c-1 1.5-1 2.3.3 2.5M21.5 31.5c1.6 1 3.4 1 5 0" />
  </g>
);

export const halfling: Drawing = () => (
  <Disc fill="#d9a441">
    <path d="M8 39.1c2-3.5 8-6 16-6s14 2.5 16 6a22 22 0 0 1-32 0Z" fill="#6b8f4a" />
    <Face y={1} />
    <path
      d="M12 24c-4-3-3.5-8 0-9-1-4 2.5-7.5 6-6.5 2-3.5 8-3.5 10.5-.5 4-1 7.5 2.5 6.5 6.5 4 1.5 4 7 1 9.5-2-1-3.5-3.5-3.5-6.5-2.5-.3-4.5-1.5-5.5-3.5-2.5 2.5-7.5 3.5-11 3-.4 3-1.5 5.5-4 7Z"
      fill="#8a4f26"
    />
    <path class="line hair" d="M15.5 14c1-1.5 2.5-2 4-1.5M27 11c1.5-.8 3.2-.3 4 1" />
    <g class="flat fine" fill="#c9714c" opacity=".6">
      <circle cx="17.5" cy="29" r="1.9" />
      <circle cx="30.5" cy="29" r="1.9" />
    </g>
  </Disc>
);

export const human: Drawing = () => (
  <Disc fill="#6f8fb3">
    <path d="M7.5 38.6c2-6 8-7 16.5-7s14.5 1 16.5 7a22 22 0 0 1-33 0Z" fill="#8c2f2a" />
    <path d="M20 33h8l-4 6Z" fill="var(--linen)" />
    <Face />
    <path
      d="M13.5 24c-2-8 2-15 10.5-15s12.5 7 10.5 15c-1.5-2-2-4.5-2-7-4.5.3-9-.5-12-2.5-1.5 2.5-3.5 3.5-5 4 .2 2-.5 4-2 5.5Z"
      fill="#5a3a22"
    />
    <path d="M12.5 13.5 13 5l6 4.5L24 3l5 6.5L35 5l.5 8.5c-7-2.3-16-2.3-23 0Z" fill="var(--gold)" />
  </Disc>
);

export const elfFace: Drawing = () => (
  <Disc fill="#b7c7a0">
    <path d="M8 39.1c2-4 8-6 16-6s14 2 16 6a22 22 0 0 1-32 0Z" fill="#3f7f86" />
    <path d="M11 38C9 24 11 7.5 24 7.5S39 24 37 38c-3 1-5-1-5-4V20H16v14c0 3-2 5-5 4Z" fill="#e3c068" />
    <Both>
      <path d="M15.5 22C10 21.5 5.5 18 3 13.5c-.5 7 5 14 12.5 14Z" fill="var(--skin)" />
    </Both>
    <Face />
    <path d="M14 21c-.5-7 3.5-11.5 10-11.5S34.5 14 34 21c-2.5-3.5-6-5.8-10-6-4 .2-7.5 2.5-10 6Z" fill="#e3c068" />
    <path class="line" d="M14.5 17.5C20 15 28 15 33.5 17.5" stroke="var(--metal-hi)" stroke-width="2" />
    <path class="flat" d="m24 14 2 2.5-2 2.5-2-2.5Z" fill="#4fb3c4" />
  </Disc>
);

export const dwarfFace: Drawing = () => (
  <Disc fill="#9a8272">
    <path d="M11 20h26v6c0 10-6 18.5-13 19-7-.5-13-9-13-19Z" fill="#a04e22" />
    <path d="M14 15.5h20v8.5c-3 2-6.5 2-10 0-3.5 2-7 2-10 0Z" fill="var(--skin)" />
    <path d="M11 29c3.5-.5 10-1.5 13-5 3 3.5 9.5 4.5 13 5-4 3.5-10 3.5-13 .6-3 2.9-9 2.9-13-.6Z" fill="#a04e22" />
    <circle cx="24" cy="22.5" r="3.2" fill="var(--skin-lo)" />
    <path class="line" d="M19 19.5V21M29 19.5V21" stroke-width="2.4" />
    <path class="line thin" d="M19 36v4M24 37v6M29 36v4" />
    <path d="M9.5 18C9.5 9 15.5 4.5 24 4.5S38.5 9 38.5 18c-9-2.5-20-2.5-29 0Z" fill="var(--metal)" />
    <path d="M8.5 15.5c10-2.5 21-2.5 31 0v4c-10-2.5-21-2.5-31 0Z" fill="var(--gold)" />
    <path d="M22.3 4.5h3.4v15h-3.4Z" fill="var(--gold)" />
  </Disc>
);

export const greenElf: Drawing = () => (
  <Disc fill="#56603c">
    <path d="M8 39.1c2-4 8-6 16-6s14 2 16 6a22 22 0 0 1-32 0Z" fill="#7a4a2b" />
    <Both>
      <path d="M15.5 21C10 20 5 16 2.5 11c-.5 8 5 15.5 13 16Z" fill="#9cc06b" />
    </Both>
    <Face skin="#9cc06b" />
    <path
      d="M13.5 20C14 11 20 9 24 3c4 6 10 8 10.5 17-2-3-4-4.5-6-5-.5 2-2.5 3.5-4.5 4-2-.5-4-2-4.5-4-2 .5-4 2-6 5Z"
      fill="#3f7a3a"
    />
    <path class="line thin fine" d="M24 4.5V17M24 9l4 4M24 9l-4 4" stroke="#9cc06b" />
    <path class="line fine" d="M17.5 28.5l3 1M30.5 28.5l-3 1" stroke="#3f7a3a" />
  </Disc>
);

/** Small, long-nosed people with tufted ears. */
export const trobit: Drawing = () => (
  <Disc fill="#7b6a96">
    <path d="M9 40.1c2-5 7-7 15-7s13 2 15 7a22 22 0 0 1-30 0Z" fill="#c28a3a" />
    <Both>
      <path d="M14.5 26C9 27 4.5 24 3 18.5c4-1.5 9 0 12 3Z" fill="#9fb4c4" />
      <path class="line thin" d="M4.5 18.5 2.5 15M7 18l-1-3.5" />
    </Both>
    <path d="M12.5 23c0-7.5 5-12 11.5-12s11.5 4.5 11.5 12c0 8-5 13.5-11.5 13.5S12.5 31 12.5 23Z" fill="#9fb4c4" />
    <path class="shade" d="M29 12c4 1.8 6.5 5.8 6.5 11 0 8-5 13.5-11.5 13.5C31 31 32 20 29 12Z" />
    <path class="line" d="M18.5 22v1.5M29.5 22v1.5" stroke-width="2.6" />
    <path d="M21.8 22c-1.3 3-2.3 8 2.2 8.5s3.5-5.5 2.2-8.5Z" fill="#86a0b3" />
    <path class="line thin" d="M18 32c3.5 2.3 8.5 2.3 12 0" />
    <path class="flat" d="m20.5 32.7 1.4 2.8 1.4-2.3ZM27.5 32.7l-1.4 2.8-1.4-2.3Z" fill="var(--linen)" />
    <path
      d="M15 15c2-2 2-6 5-8.5 0 2 .5 3 1.5 4 .5-3 2-5 3.5-7 .5 3 1 5 2.5 7 1-1 1.5-2 1.5-3.5 2 2 3 5.5 4.5 8-6-2-12.5-2-18.5 0Z"
      fill="#3d3350"
    />
  </Disc>
);
