import fc from "fast-check";
import { expect, it } from "vitest";
import { nextRowKeys } from "./use-row-keys.ts";

const NONE: ReadonlyMap<string, number> = new Map();

it("[SCREEN-L11] a row that stays does not reuse the element of another one", () => {
  const before = nextRowKeys(NONE, ["a", "b", "c"]);
  const after = nextRowKeys(before, ["d", "c", "a"]);
  expect(after.get("a")).toBe(before.get("a"));
  expect(after.get("c")).toBe(before.get("c"));
  expect(after.get("d")).toBe(before.get("b"));
});

it("[SCREEN-L11] every row has a key of its own, whatever came before", () => {
  const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"));
  fc.assert(
    fc.property(fc.array(ids), (pages) => {
      let keys = NONE;
      for (const page of pages) {
        keys = nextRowKeys(keys, page);
        expect([...keys.keys()]).toEqual(page);
        expect(new Set(keys.values()).size).toBe(page.length);
      }
    }),
  );
});
