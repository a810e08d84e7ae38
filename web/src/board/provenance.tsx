import { CheckOwn } from "../box/at_table";
import { useShownFacts } from "./facts";

type Tables = { readonly [name: string]: unknown; readonly source?: string };

/** Where a value of the component file comes from: what the nearest table around it says. */
export function sourceOf(values: unknown, path: string): string | undefined {
  let source: string | undefined;
  let table = values as Tables | undefined;
  for (const name of ["", ...path.split(".")]) {
    table = name ? (table?.[name] as Tables | undefined) : table;
    if (typeof table !== "object" || table === null) break;
    source = table.source ?? source;
  }
  return source;
}

/** Where a number is not certain: the way to that piece in one's own box. */
export function Provenance({ game, piece, field = "" }: { game: string; piece: string; field?: string }) {
  const source = sourceOf(useShownFacts(), field ? `${piece}.${field}` : piece);
  if (source !== "reconstructed" && source !== "inferred") return null;
  return (
    <small class="provenance">
      <CheckOwn game={game} piece={piece} />
    </small>
  );
}
