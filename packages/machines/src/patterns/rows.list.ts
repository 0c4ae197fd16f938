import type { ListedMachine } from "./listed-machine.ts";
import { rowsMachine } from "./rows.machine.ts";

const REFUSED = "?";
const broken = { rule: "ROWS-M1", field: "row", message: "The row is not complete." };
const missing = { rule: "ROWS-M3", field: "rows", message: "There is no row." };

/** What every list's entry has besides its name and its machine: a row, and its field that is typed in. */
export function rowsEntry(
  row: object,
  field: string,
): Pick<ListedMachine, "pattern" | "starts" | "events" | "guards"> {
  const empty = { ...row, [field]: "" };
  const validateRow = (typed: object) => {
    const value: unknown = Reflect.get(typed, field);
    return value === "" || value === REFUSED ? [{ ...broken, field }] : [];
  };
  const input = {
    newRow: () => empty,
    validateRow,
    validateRows: (rows: readonly object[]) => (rows.length === 0 ? [missing] : []),
  };
  return {
    pattern: rowsMachine,
    starts: [
      { title: "No row yet", input: { ...input, rows: [] } },
      { title: "A row is there, and one is allowed", input: { ...input, rows: [row], most: 1 } },
    ],
    events: [
      { type: "field.changed", name: field, value: "linen" },
      { type: "field.changed", name: field, value: REFUSED },
      { type: "fields.changed", values: { [field]: "linen" } },
      { type: "field.blurred", name: field },
      { type: "row.cleared" },
      { type: "row.changed", index: 0, values: { bid: 1 } },
      { type: "row.removed", index: 0 },
    ],
    guards: {
      rowHolds: { asks: "Is the row complete?", rules: ["ROWS-M1"] },
      isTypedRowInvalid: { asks: "Is something typed that is not complete?", rules: ["ROWS-M2"] },
      isRowTyped: { asks: "Is a complete row typed and not added?", rules: ["ROWS-M2"] },
      isListInvalid: { asks: "Is there no row, or a rule of the list broken?", rules: ["ROWS-M3"] },
    },
  };
}
