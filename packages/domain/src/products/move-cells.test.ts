import { expect, it } from "vitest";
import { branchCell, categoryCell } from "./move-cells.ts";
import { productLocks } from "./product-locks.ts";

const throws = { id: "throws", text: "Home › Throws" };

it("[CHANGE-M7] shows the way down to the old category beside that to the new one", () => {
  const lamp = { categories: ["lamps"], categoryPath: ["Home", "Lamps"] };
  expect(categoryCell(lamp, throws)).toMatchObject({
    before: "lamps",
    beforeText: "Home › Lamps",
    after: "throws",
    afterText: "Home › Throws",
    isTyped: false,
    problem: null,
  });
});

it("[CHANGE-M7] refuses another branch for a product that may not leave its own, and that one never", () => {
  const fixed = { storeId: "montreal", storeName: "Montreal", canUpdateBranch: "N" } as const;
  const toronto = { id: "toronto", text: "Toronto" };
  expect(branchCell(fixed, toronto).problem).toBe(productLocks(fixed).branch);
  expect(branchCell({ ...fixed, canUpdateBranch: "Y" }, toronto).problem).toBeNull();
  expect(branchCell(fixed, { id: "montreal", text: "Montreal" })).toMatchObject({
    before: "montreal",
    after: "montreal",
    problem: null,
  });
});
