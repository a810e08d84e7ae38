import type { Table } from "../api/schema";
import { Icon } from "../art";
import { t } from "../words";
import "./at_table.css";

/**
 * Which pieces a table plays with, where they are not those that come with the game; everybody can open them.
 * brief: where there is little room, only the sign is seen.
 */
export function TablePieces({ table, brief = false }: { table: Table; brief?: boolean }) {
  const { name, corrections } = table.components as { name?: string; corrections?: unknown };
  if (!name || !corrections) return null;
  const said = t("box-at-table", { name });
  return (
    // The game stays where it is: the box opens beside it.
    <a class="table-pieces" href={`/box/${table.game}/table/${table.id}`} target="_blank" rel="noopener" title={said}>
      <Icon name="box" size={18} />
      <span class={brief ? "unseen-small" : undefined}>{said}</span>
    </a>
  );
}

/** From what is said of a piece to that piece in one's own box. */
export function CheckOwn({ game, piece }: { game: string; piece: string }) {
  return (
    <a class="check-own" href={`/box/${game}#${piece}`} target="_blank" rel="noopener">
      {t("box-check-own")}
    </a>
  );
}
