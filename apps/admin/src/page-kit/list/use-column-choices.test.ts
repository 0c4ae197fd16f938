import fc from "fast-check";
import { expect, it } from "vitest";
import { readChoices, writeChoices } from "./use-column-choices.ts";

const columns = [
  { id: "image", fixed: true },
  { id: "heading" },
  { id: "type" },
  { id: "createdBy", hidden: true },
];

it("[SCREEN-L9] shows the columns as the list defines them if nothing is stored", () => {
  expect(readChoices(null, columns)).toEqual({
    columnOrder: ["image", "heading", "type", "createdBy"],
    columnVisibility: { image: true, heading: true, type: true, createdBy: false },
  });
});

it("[SCREEN-L9] reads order and visibility back as they were written", () => {
  const order = fc.shuffledSubarray(
    columns.map(({ id }) => id),
    { minLength: 4 },
  );
  const visibility = fc.record({
    image: fc.constant(true),
    heading: fc.boolean(),
    type: fc.boolean(),
    createdBy: fc.boolean(),
  });
  fc.assert(
    fc.property(order, visibility, (columnOrder, columnVisibility) => {
      const choices = { columnOrder, columnVisibility };
      expect(readChoices(writeChoices(choices), columns)).toEqual(choices);
    }),
  );
});

it("[SCREEN-L9] places a column that came later after the one that it follows, and ignores one that is gone", () => {
  const stored = "+type,-gone,-heading,-image";
  expect(readChoices(stored, columns)).toEqual({
    columnOrder: ["type", "createdBy", "heading", "image"],
    columnVisibility: { image: true, heading: false, type: true, createdBy: false },
  });
});
