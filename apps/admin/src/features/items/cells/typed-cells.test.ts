import { priceCell, textCell } from "@marquee/domain/products/change-cells";
import type { ChangeRow } from "@marquee/machines/items/change-items.model";
import { describe, expect, it } from "vitest";
import {
  NOTHING_TYPED,
  pasteAt,
  repeatStep,
  undoStep,
  typedRows,
  typeInto,
} from "./typed-cells.ts";

const rows: readonly ChangeRow[] = ["a", "b"].map((id) => ({
  id,
  name: id,
  image: null,
  version: 1,
  isLive: false,
  cells: [textCell("brand", "Lin", "Lin"), priceCell(40, "40.00")],
}));

describe("typing into cells", () => {
  it("[CHANGE-G3] takes a step back and repeats it, a paste as one", () => {
    const typed = typeInto(typeInto(NOTHING_TYPED, { "a brand": "Lune" }), {
      "a actualPrice": "36",
      "b actualPrice": "37",
    });
    const back = undoStep(typed);
    expect(back.typed).toEqual({ "a brand": "Lune" });
    expect(repeatStep(back)).toEqual(typed);
    expect(repeatStep(typeInto(back, { "a brand": "Nord" })).typed).toEqual({ "a brand": "Nord" });
    expect(undoStep(undoStep(undoStep(typed))).typed).toEqual({});
  });

  it("[CHANGE-G2] pastes from a cell on, to the right and down, and nothing beyond the last", () => {
    const block = [["Nord", "36,50", "more"], ["Sud", "sold out"], ["more"]];
    const typed = pasteAt(rows, { row: 0, column: 0 }, block);
    expect(typed).toEqual({
      "a brand": "Nord",
      "a actualPrice": "36,50",
      "b brand": "Sud",
      "b actualPrice": "sold out",
    });
    expect(pasteAt(rows, { row: 1, column: 1 }, [["1"], ["2"]])).toEqual({ "b actualPrice": "1" });
    const [first, second] = typedRows(rows, typed, (cell, text) =>
      cell.field === "brand"
        ? textCell("brand", String(cell.before), text)
        : priceCell(Number(cell.before), text),
    );
    expect(first?.cells.map(({ after }) => after)).toEqual(["Nord", 36.5]);
    expect(second?.cells[1]?.problem).not.toBeNull();
  });

  it("[CHANGE-G1] a cell in which the stored value is typed again is not changed", () => {
    const same = typedRows(rows, { "a actualPrice": "40.00" }, () => {
      throw new Error("it is not read");
    });
    expect(same).toEqual(rows);
  });
});
