import { describe, expect, it } from "vitest";
import { changeMessages, undoReasons } from "./change-messages.ts";
import type { ChangeCell } from "./item-changes.ts";
import { fieldsToUndo, undoCell, UNDOABLE, whyNotUndone } from "./undo-change.ts";

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

  it("[CHANGE-U1] moves back to the category and the branch, as a change of many calls them", () => {
    const category = { field: "categories", before: "c1", after: "c2" };
    const branch = { field: "storeId", before: "s1", after: "s2" };
    expect(fieldsToUndo([category, branch], UNDOABLE.products)).toEqual([
      { field: "categoryId", before: "c1", after: "c2" },
      { field: "storeId", before: "s1", after: "s2" },
    ]);
  });

  it("[CHANGE-U4] says in words why it has none: paid, approved, or changed in the form", () => {
    const change = (field: string) => ({ field, before: null, after: "x" });
    const why = (...fields: readonly string[]) =>
      whyNotUndone(fields.map(change), UNDOABLE.products);
    expect(why("heading", "validTill")).toBe(undoReasons.paid);
    expect(why("active")).toBe(undoReasons.approved);
    expect(why("heading", "images")).toBe(undoReasons.form);
    expect(why("heading")).toBeNull();
    expect(why()).toBeNull();
  });

  it("[CHANGE-U1] is not offered for an entry that changed anything else, or nothing", () => {
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
    expect(undoCell({ ...cell, isTyped: false, before: "Cotton" }, field)).toMatchObject({
      after: null,
      problem: changeMessages.movedSince,
    });
  });
});
