import { useMemo } from "react";
import { useKept } from "../../browser/kept.ts";
import type { Column } from "./list-definition.ts";

/** The columns as this person keeps them. */
export interface ShownColumns<Row> {
  readonly shown: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly show: (id: string, shown: boolean) => void;
}

/** What differs from how the columns start, as kept: `+id` for shown, `-id` for hidden. */
const readChoices = (kept: string | null): ReadonlyMap<string, boolean> =>
  new Map(
    (kept ?? "")
      .split(",")
      .filter(Boolean)
      .map((entry) => [entry.slice(1), entry.startsWith("+")]),
  );

const writeChoices = (choices: ReadonlyMap<string, boolean>): string =>
  [...choices].map(([id, shown]) => `${shown ? "+" : "-"}${id}`).join(",");

/** Which columns a list shows to this person; kept under the list's name. */
export function useShownColumns<Row>(
  name: string,
  columns: readonly Column<Row>[],
): ShownColumns<Row> {
  const [kept, keep] = useKept(`columns${name}`);
  return useMemo(() => {
    const choices = readChoices(kept);
    const byId = new Map(columns.map((column) => [column.id, column]));
    const isShown = (id: string): boolean => {
      const column = byId.get(id);
      return column?.fixed === true || (choices.get(id) ?? column?.hidden !== true);
    };
    return {
      shown: columns.filter(({ id }) => isShown(id)),
      isShown,
      show: (id, shown) => keep(writeChoices(new Map(choices).set(id, shown))),
    };
  }, [columns, kept, keep]);
}
