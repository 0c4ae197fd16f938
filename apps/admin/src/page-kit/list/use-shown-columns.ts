import { useMemo } from "react";
import { useStored } from "../../browser/local-storage.ts";
import type { Column } from "./list-definition.ts";

/** The columns as this person has chosen them. */
export interface ShownColumns<Row> {
  readonly shown: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly show: (id: string, shown: boolean) => void;
}

/** What differs from how the columns start, as stored: `+id` for shown, `-id` for hidden. */
const readChoices = (stored: string | null): ReadonlyMap<string, boolean> =>
  new Map(
    (stored ?? "")
      .split(",")
      .filter(Boolean)
      .map((entry) => [entry.slice(1), entry.startsWith("+")]),
  );

const writeChoices = (choices: ReadonlyMap<string, boolean>): string =>
  [...choices].map(([id, shown]) => `${shown ? "+" : "-"}${id}`).join(",");

/** Which columns a list shows to this person; stored under the list's name. */
export function useShownColumns<Row>(
  name: string,
  columns: readonly Column<Row>[],
): ShownColumns<Row> {
  const [stored, store] = useStored(`columns${name}`);
  return useMemo(() => {
    const choices = readChoices(stored);
    const byId = new Map(columns.map((column) => [column.id, column]));
    const isShown = (id: string): boolean => {
      const column = byId.get(id);
      return column?.fixed === true || (choices.get(id) ?? column?.hidden !== true);
    };
    return {
      shown: columns.filter(({ id }) => isShown(id)),
      isShown,
      show: (id, shown) => store(writeChoices(new Map(choices).set(id, shown))),
    };
  }, [columns, stored, store]);
}
