import { describe, expect, it } from "vitest";
import { changeMessages } from "./change-messages.ts";
import type { ChangeCell } from "./item-changes.ts";
import { fieldsToUndo, undoCell, UNDOABLE } from "./undo-change.ts";

const price = { field: "actualPrice", before: "40.00", after: "45.50" };
const heading = { field: "heading", before: "Wool", after: "Linen" };

describe("a change that is undone from the history", () => {
  it("[CHANGE-U1] writes price and texts again, and leaves what follows from them", () => {
    const offerPrice = { field: "offerPrice", before: "30.00", after: "34.13" };
    expect(fieldsToUndo([price, heading, offerPrice], UNDOABLE.products)).toEqual([
      { field: "actualPrice", before: 40, after: 45.5 },
      { field: "heading", before: "Wool", after: "Linen" },
    ]);
    const empty = { field: "subHeading", before: null, after: "Soft" };
    expect(fieldsToUndo([empty], UNDOABLE.offers)).toEqual([
      { field: "subHeading", before: "", after: "Soft" },
    ]);
  });

  it("[CHANGE-U1] is none that changed anything else, or nothing", () => {
    const images = { field: "images", before: null, after: ["a"] };
    expect(fieldsToUndo([price, images], UNDOABLE.products)).toBeNull();
    expect(fieldsToUndo([price], UNDOABLE.offers)).toBeNull();
    expect(fieldsToUndo([], UNDOABLE.products)).toBeNull();
  });

  it("[CHANGE-U2] is refused where the field has another value by now", () => {
    const cell: ChangeCell = {
      field: "heading",
      label: "Heading",
      isTyped: true,
      before: "Linen",
      beforeText: "Linen",
      after: "Wool",
      afterText: "Wool",
      difference: "",
      problem: null,
      suggestion: null,
    };
    const field = { field: "heading", before: "Wool", after: "Linen" };
    expect(undoCell(cell, field)).toBe(cell);
    expect(undoCell({ ...cell, before: "Cotton" }, field)).toMatchObject({
      after: null,
      problem: changeMessages.changedSince,
    });
  });
});
