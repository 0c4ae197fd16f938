import { describe, expect, it } from "vitest";
import { missingFields, syncError, type SyncedItem } from "./sync-errors.ts";

const item = (change: Partial<SyncedItem> = {}): SyncedItem => ({
  shopId: "1",
  title: "Throw",
  description: "Soft.",
  link: "",
  image: ["https://shop.example/1.jpg"],
  price: 0,
  ...change,
});
const EMPTY: SyncedItem = {
  shopId: "",
  title: " ",
  description: "",
  link: "",
  image: ["", " "],
  price: null,
};

describe("what syncs from the shop platform", () => {
  it("[CATALOG-S1] is a product with ID, TITLE, DESCRIPTION, IMAGE and PRICE", () => {
    expect(missingFields("Product", item())).toEqual([]);
    expect(missingFields("Product", item({ description: " ", image: [] }))).toEqual([
      "DESCRIPTION",
      "IMAGE",
    ]);
    expect(missingFields("Product", EMPTY)).toEqual([
      "ID",
      "TITLE",
      "DESCRIPTION",
      "IMAGE",
      "PRICE",
    ]);
  });

  it("[CATALOG-S2] is a collection of any kind with ID and TITLE", () => {
    expect(missingFields("Collection", { ...EMPTY, shopId: "1", title: "New" })).toEqual([]);
    expect(missingFields("Smart collection", EMPTY)).toEqual(["ID", "TITLE"]);
  });

  it("[CATALOG-S3] is without an error; the error names what is missing", () => {
    expect(syncError([])).toBe("");
    expect(syncError(["IMAGE", "PRICE"])).toBe("Missing: IMAGE, PRICE");
  });
});
