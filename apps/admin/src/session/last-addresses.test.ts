import { beforeEach, describe, expect, it } from "vitest";
import { clearAddresses, lastSearch, lastShown, rememberAddress } from "./last-addresses.ts";
import { clearSavedFilters } from "./saved-filters.ts";

describe("the addresses that a tab remembers", () => {
  beforeEach(clearAddresses);

  it("[SCREEN-W1] returns the last query of a page, with or without /manage and whatever its case", () => {
    rememberAddress("/home/offers", { tab: "pending", page: "2" });
    rememberAddress("/home/Offers/", { tab: "live", q: undefined });
    expect(lastSearch("/home/offers/manage")).toStrictEqual({ tab: "live" });
    expect(lastSearch("/home/products")).toBeUndefined();
  });

  it("[SCREEN-W1] names the page that was shown last of several", () => {
    expect(lastShown("/home/company", "/home/branches")).toBe("/home/company");
    rememberAddress("/home/company", {});
    rememberAddress("/home/branches", {});
    expect(lastShown("/home/company", "/home/branches")).toBe("/home/branches");
    rememberAddress("/home/company", { page: "2" });
    expect(lastShown("/home/branches", "/home/company")).toBe("/home/company");
  });

  it("[SCREEN-W1] remembers nothing of a user who signed out", () => {
    rememberAddress("/home/offers", { q: "wool" });
    clearSavedFilters();
    expect(lastSearch("/home/offers")).toBeUndefined();
  });

  it.each(["{", "[]", "null", '{"/home/offers":{"page":2}}'])(
    "[SCREEN-W1] takes %s for nothing",
    (text) => {
      window.sessionStorage.setItem("lastAddresses", text);
      expect(lastSearch("/home/offers")).toBeUndefined();
      rememberAddress("/home/offers", { q: "wool" });
      expect(lastSearch("/home/offers")).toStrictEqual({ q: "wool" });
    },
  );
});
