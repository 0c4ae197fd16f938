import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPlaces } from "./use-places.ts";

const NOBODY: ReadonlyMap<string, number> = new Map();

it("[SCREEN-L11] a row that stays is not drawn as another one", () => {
  const before = nextPlaces(NOBODY, ["a", "b", "c"]);
  const after = nextPlaces(before, ["d", "c", "a"]);
  expect(after.get("a")).toBe(before.get("a"));
  expect(after.get("c")).toBe(before.get("c"));
  expect(after.get("d")).toBe(before.get("b"));
});

it("[SCREEN-L11] every row has a place of its own, whatever came before", () => {
  const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h"));
  fc.assert(
    fc.property(fc.array(ids), (pages) => {
      let places = NOBODY;
      for (const page of pages) {
        places = nextPlaces(places, page);
        expect([...places.keys()]).toEqual(page);
        expect(new Set(places.values()).size).toBe(page.length);
      }
    }),
  );
});
