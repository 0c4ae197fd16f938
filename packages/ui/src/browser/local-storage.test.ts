import { afterEach, expect, it, vi } from "vitest";
import { onStored, readStored, storedKeys, writeStored } from "./local-storage.ts";

const KEY = "companyFilterOffer";

afterEach(() => {
  writeStored(KEY, null);
});

/** What a browser does in this tab when another one takes a text back. */
function removeElsewhere(): void {
  window.localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: null }));
}

it("[SCREEN-G7] a text that another tab has taken back is gone here too", () => {
  const told = vi.fn();
  const stop = onStored(KEY, told);
  writeStored(KEY, "c1");
  removeElsewhere();
  expect(told).toHaveBeenCalledTimes(2);
  expect(readStored(KEY)).toBeNull();
  expect(storedKeys((key) => key === KEY)).toEqual([]);
  stop();
});

it("[SCREEN-G7] a text that cannot be stored lasts as long as the page, and so does its removal", () => {
  writeStored(KEY, "c1");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  writeStored(KEY, "c2");
  expect(readStored(KEY)).toBe("c2");
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
    throw new DOMException("read-only", "NoModificationAllowedError");
  });
  writeStored(KEY, null);
  expect(readStored(KEY)).toBeNull();
  expect(storedKeys((key) => key === KEY)).toEqual([]);
});
