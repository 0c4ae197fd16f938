import { readStored, writeStored } from "@marquee/ui/browser/local-storage.ts";
import { expect, it } from "vitest";
import { recentKey } from "./recent-key.ts";
import { clearSavedFilters } from "./saved-filters.ts";

it("[SEARCH-R2] stores what was opened lately for one user in one company, until they sign out", () => {
  const own = { email: "a@b.test", companyId: "c1" };
  const others = [
    { ...own, companyId: "c2" },
    { ...own, companyId: null },
    { ...own, email: "z@b.test" },
  ];
  expect(new Set([own, ...others].map(recentKey)).size).toBe(4);
  writeStored(recentKey(own), "[]");
  writeStored("theme", "dark");
  clearSavedFilters();
  expect(readStored(recentKey(own))).toBeNull();
  expect(readStored("theme")).toBe("dark");
});
