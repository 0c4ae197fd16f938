import fc from "fast-check";
import { expect, it } from "vitest";
import { readChoices, writeChoices } from "./use-column-choices.ts";

const columns = [
  { id: "image", fixed: true },
  { id: "heading" },
  { id: "type" },
  { id: "campaign", hidden: "narrow" },
  { id: "createdBy", hidden: true },
] as const;

it("[SCREEN-L9] shows the columns as the list defines them if nothing is stored", () => {
  expect(readChoices(null, columns, true)).toEqual({
    columnOrder: ["image", "heading", "type", "campaign", "createdBy"],
    columnVisibility: { image: true, heading: true, type: true, campaign: true, createdBy: false },
  });
});

it("[SCREEN-L9] reads order and visibility back as they were written", () => {
  const order = fc.shuffledSubarray(
    columns.map(({ id }) => id),
    { minLength: 5 },
  );
  const visibility = fc.record({
    image: fc.constant(true),
    heading: fc.boolean(),
    type: fc.boolean(),
    campaign: fc.boolean(),
    createdBy: fc.boolean(),
  });
  fc.assert(
    fc.property(order, visibility, fc.boolean(), (columnOrder, columnVisibility, hasRoom) => {
      const choices = { columnOrder, columnVisibility };
      expect(readChoices(writeChoices(choices, columns, hasRoom), columns, hasRoom)).toEqual(
        choices,
      );
    }),
  );
});

it("[SCREEN-L9] places a column that came later after the one that it follows, and ignores one that is gone", () => {
  const stored = "+type,-gone,-heading,-image";
  expect(readChoices(stored, columns, true)).toEqual({
    columnOrder: ["type", "campaign", "createdBy", "heading", "image"],
    columnVisibility: { image: true, heading: false, type: true, campaign: true, createdBy: false },
  });
});

it("[SCREEN-L24] hides a column on a narrow window until the user shows it, and shows it where there is room", () => {
  const isShown = (stored: string | null, hasRoom: boolean) =>
    readChoices(stored, columns, hasRoom).columnVisibility["campaign"];
  expect([isShown(null, false), isShown(null, true)]).toEqual([false, true]);
  const narrow = readChoices(null, columns, false);
  const moved = { ...narrow, columnOrder: narrow.columnOrder.toReversed() };
  expect(isShown(writeChoices(moved, columns, false), true)).toBe(true);
  const ticked = {
    ...narrow,
    columnVisibility: { ...narrow.columnVisibility, campaign: true },
  };
  expect(isShown(writeChoices(ticked, columns, false), false)).toBe(true);
});
