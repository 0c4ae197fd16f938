import { expect, it } from "vitest";
import { CATEGORIES } from "./category-tree.ts";
import { CITIES, STATES } from "./places.ts";

it("[DEMO-5] has both countries with their sales taxes, and categories four levels deep", () => {
  expect(STATES.filter(({ countryId }) => countryId === "canada")).toHaveLength(13);
  expect(STATES.filter(({ countryId }) => countryId === "US")).toHaveLength(51);
  for (const { gst, hst, pst, qst, totalTax } of STATES)
    expect(gst + hst + pst + qst).toBeLessThanOrEqual(totalTax);
  for (const { id } of STATES) expect(CITIES.some(({ stateId }) => stateId === id)).toBe(true);
  expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length);
  const depth = (id: string | null | undefined): number => {
    const found = CATEGORIES.find((each) => each.id === id);
    return found ? 1 + depth(found.parentId) : 0;
  };
  expect(Math.max(...CATEGORIES.map(({ id }) => depth(id)))).toBe(4);
});
