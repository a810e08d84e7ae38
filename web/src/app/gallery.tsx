import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import {
  Art,
  BUSTS,
  CardBack,
  CardFront,
  caveborn,
  crest,
  type Drawing,
  dieOf,
  EMBLEMS,
  figures,
  type Guild,
  goods,
  ICON_NAMES,
  Icon,
  lockClosed,
  lockOpen,
  logo,
  marker,
  places,
  plank,
  properties,
  races,
  resources,
  Surfaces,
  turnCrest,
  workings,
} from "../art";
import { play, SOUND_NAMES } from "../table/sounds";
import { volume } from "./preferences";
import "./gallery.css";

type Entry = [name: string, of: Drawing, seat?: number | null | undefined];

const seats = (name: string, of: Drawing): Entry[] =>
  [0, 1, 2, 3, 4, 5].map((seat) => [`${name} ${seat + 1}`, of, seat]);
const all = (set: Record<string, Drawing>, seat?: number): Entry[] =>
  Object.entries(set).map(([name, of]) => [name, of, seat]);

const SECTIONS: [string, Entry[]][] = [
  ["Seats", [...seats("marker", marker), ["nobody", marker, null]]],
  [
    "Figures",
    [
      ...all(figures, 0),
      ...seats("elf", figures.elf),
      ...seats("dwarf", figures.dwarf),
      ...seats("apprentice", figures.apprentice),
    ],
  ],
  ["Resources", all(resources)],
  ["Properties", all(properties)],
  ["Guilds", (Object.keys(EMBLEMS) as Guild[]).map((guild): Entry => [guild, crest(guild)])],
  [
    "Cards",
    [
      ["lock", lockClosed],
      ["lock, open", lockOpen],
      ["plank", plank],
      ["arms", logo],
      ...[1, 2, 3, 4, 5, null].map((n): Entry => [`crest ${n ?? "face down"}`, turnCrest(n)]),
    ],
  ],
  ["Places", all(places)],
  [
    "Dice",
    [
      ...[1, 2, 3, 4, 5, 6].map((n): Entry => [`die ${n}`, dieOf(n), n - 1]),
      ...seats("six", dieOf(6)),
      ["not rolled", dieOf(0), 0],
    ],
  ],
  ["Goods", all(goods)],
  ["Peoples", all(races)],
  ["Caveborn", all(caveborn, 1)],
  ["What is done there", all(workings)],
  ["Characters", BUSTS.map((of, k): Entry => [`k${k + 1}`, of])],
];

const PATTERNS = ["parchment", "cobbles", "meadow", "planks", "ashlar", "waves"];
const SIZES = [16, 24, 40, 96, 200];

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section>
      <h2>{title}</h2>
      <div class="gallery-entries">{children}</div>
    </section>
  );
}

/** Every drawing at several sizes and every sound, for review, at /gallery. Not linked from anywhere. */
export function Gallery() {
  const [large, setLarge] = useState(false);
  return (
    <main class="gallery">
      <label>
        <input type="checkbox" checked={large} onChange={() => setLarge(!large)} /> 200
      </label>
      {SECTIONS.map(([title, entries]) => (
        <Group key={title} title={title}>
          {entries.map(([name, of, seat]) => (
            <figure key={name}>
              <div>
                {SIZES.filter((size) => large || size < 200).map((size) => (
                  <Art key={size} of={of} seat={seat} size={size} />
                ))}
              </div>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Group>
      ))}
      <Group title="Cards, whole">
        <CardBack width={120} />
        {Object.entries(properties).map(([name, of]) => (
          <CardFront key={name} width={120} picture={of} />
        ))}
      </Group>
      <Group title="Surfaces">
        {PATTERNS.map((name) => (
          <svg key={name} width="200" height="120" class="art" role="img" aria-label={name}>
            <Surfaces />
            <rect width="200" height="120" rx="8" fill={`url(#${name})`} />
          </svg>
        ))}
      </Group>
      <Group title="Signs">
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <div>
              <Icon name={name} size={16} />
              <Icon name={name} size={24} />
              <Icon name={name} size={40} />
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Group>
      <Group title="Sounds">
        {(["soft", "medium", "loud"] as const).map((loud) => (
          <fieldset key={loud}>
            <legend>{loud}</legend>
            {SOUND_NAMES.map((name) => (
              <button
                key={name}
                type="button"
                class="button small"
                data-sound={`${name} ${loud}`}
                onClick={() => {
                  volume.value = loud;
                  play(name);
                }}
              >
                {name}
              </button>
            ))}
          </fieldset>
        ))}
      </Group>
    </main>
  );
}
