import { useState } from "preact/hooks";
import { Icon, names } from "../../art";
import { Choice, ChoiceArt, markOf, Tray, textOf, trayTitle, usePlay } from "../../board";
import type { Act, Words } from "../../words";
import { CommissionFacts, commissionInWords, measureOf } from "./commissions";
import { ownOf, type Scene, useScene } from "./context";
import { incomeOf } from "./estate";
import { forward, isEnough, isPlaced } from "./face";
import { GOOD, Num, Sign } from "./signs";
import { Spot } from "./spot";
import { PayTray, SellTray } from "./steps_tray";
import { GOODS, type Good, type Guild } from "./view";

/** What is asked and has no place of its own on the boards. */
export function Question({ narrow = false }: { narrow?: boolean }) {
  const { question } = useScene();
  const { legal } = usePlay();
  if (question === "" || legal.length === 0 || isPlaced(question, narrow)) return null;
  if (question === "pay") return <PayTray />;
  if (question === "sell") return <SellTray />;
  if (question === "keep") return <KeepTray />;
  if (question === "activate") return <ActivateTray />;
  return <ChoiceTray />;
}

/** "Done" or "do without", where it may be said: what it leaves undone. */
export function EnoughButton() {
  const play = usePlay();
  const { legal, act, label, busy } = play;
  const { view } = useScene();
  const enough = legal.find(isEnough);
  if (!enough) return null;
  const forwards = forward(enough, view, legal);
  return (
    <button
      type="button"
      class={names("button", forwards && "primary")}
      data-hint={markOf(play, [enough])}
      disabled={busy.value}
      onClick={() => void act(enough)}
    >
      {label(enough)}
    </button>
  );
}

/** What an answer costs, and what comes with it. */
function priceOf(act: Act, scene: Scene, words: Words): string | undefined {
  const { view } = scene;
  const place = view.this_turn?.visit?.place ?? "";
  const guild = view.guilds[place as Guild];
  const number = Number(act.number);
  if (act.do === "buy" && guild) {
    const free = guild.apprentices[scene.seat ?? -1] ?? 0;
    return words.t("price-goods", { coins: number * guild.price, free });
  }
  if (act.do === "buy") return words.t("price", { coins: number * view.clerk.price });
  if (act.do === "purchase" && guild) return words.t("price", { coins: guild.price });
  if (act.do === "build") {
    const from = view.hall.spaces.find(
      ({ die, building }) => die?.seat === scene.seat && building?.kind === "community",
    );
    const coins = from?.price[scene.seat ?? -1];
    const here = ownOf(scene)?.community.find(({ space }) => space === Number(act.space));
    return coins === undefined || !here
      ? undefined
      : words.t("price-community", { coins, income: incomeOf(here, words) });
  }
  if (act.do !== "commission") return undefined;
  const space = view.clerk.die_spaces.find(({ die }) => die?.seat === scene.seat);
  return words.t("price-reputation", { loss: space?.loss ?? 0 });
}

function Answer({ act }: { act: Act }) {
  const scene = useScene();
  const { view } = scene;
  const { picture, words } = usePlay();
  // What is bought depends on where.
  const guild = view.guilds[(view.this_turn?.visit?.place ?? "") as Guild];
  const drawn = act.do === "buy" && guild ? { of: GOOD[guild.good], seat: null } : picture(act);
  const price = priceOf(act, scene, words);
  return (
    <Choice act={act} picture={drawn && <ChoiceArt {...drawn} />} {...(price === undefined ? {} : { note: price })} />
  );
}

/** Everything that may be answered, as buttons. */
function ChoiceTray() {
  const { question } = useScene();
  const { legal, words } = usePlay();
  const choices = legal.filter((act) => !isEnough(act));
  return (
    <Tray title={trayTitle(words, question)} footer={<EnoughButton />}>
      <div class="choices">
        {choices.map((act) => (
          <Answer key={textOf(act)} act={act} />
        ))}
      </div>
    </Tray>
  );
}

/** What to have of a workshop. A good that is swapped is chosen first, then what for. */
function ActivateTray() {
  const scene = useScene();
  const { legal, words } = usePlay();
  const own = ownOf(scene);
  const swaps = legal.filter((act) => act.do === "swap");
  const gives = GOODS.filter((good) => swaps.some((act) => act.give === good));
  const [given, setGiven] = useState<Good | null>(null);
  const give = given !== null && gives.includes(given) ? given : null;
  const others = legal.filter((act) => !["swap", "decline", "done"].includes(act.do));
  return (
    <Tray title={trayTitle(words, "activate")} footer={<EnoughButton />}>
      {others.length > 0 && (
        <div class="choices">
          {others.map((act) => (
            <Answer key={textOf(act)} act={act} />
          ))}
        </div>
      )}
      {gives.length > 0 && (
        <div class="n-swap">
          <p>{words.t("swap-give")}</p>
          <div class="choices">
            {gives.map((good) => (
              <button
                key={good}
                type="button"
                class={names("n-pick", good === give && "picked")}
                aria-pressed={good === give}
                aria-label={words.t("good-of", { good, count: own?.goods[good] ?? 0, income: 0 })}
                onClick={() => setGiven(good === give ? null : good)}
              >
                <Sign of={GOOD[good]} big />
                <b>{own?.goods[good]}</b>
              </button>
            ))}
          </div>
          {give && (
            <>
              <p>{words.t("swap-get")}</p>
              <div class="choices">
                {swaps
                  .filter((act) => act.give === give)
                  .map((act) => (
                    <Spot key={String(act.get)} act={act} ask={act} class="n-pick" label={words.action(act)}>
                      <Sign of={GOOD[act.get as Good]} big />
                    </Spot>
                  ))}
              </div>
            </>
          )}
        </div>
      )}
    </Tray>
  );
}

/** Which commission to keep of those dealt. */
function KeepTray() {
  const scene = useScene();
  const { words } = usePlay();
  const dealt = ownOf(scene)?.commissions?.dealt ?? [];
  return (
    <Tray title={trayTitle(words, "keep")}>
      <div class="choices">
        {dealt.map((one) => {
          const act = { do: "keep", card: one.card };
          return (
            <Spot
              key={one.card}
              act={act}
              ask={act}
              class="n-commission"
              label={`${words.piece(one.card)} ${measureOf(words, one)}: ${commissionInWords(words, one)}`}
              title={words.piece(one.card)}
              card={<CommissionFacts of={one} />}
            >
              <strong>{words.piece(one.card)}</strong>
              <span>{measureOf(words, one)}</span>
              <span class="n-steps">
                {one.points.map(({ from, points }) => (
                  <span key={from}>
                    <Num of={from} />
                    <Icon name="forward" size={10} />
                    <Num of={points} />
                  </span>
                ))}
              </span>
            </Spot>
          );
        })}
      </div>
    </Tray>
  );
}
