import { MOST_ALIKE, MOST_FILE_PRODUCTS } from "@marquee/domain/products/import-limits";
import type { ProductForFile } from "@marquee/domain/products/product.schema";
import { variantDraft } from "@marquee/verification/harness/product-draft";
import { productHarness, type ProductHarness } from "@marquee/verification/harness/product-harness";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

interface Given {
  readonly ids?: readonly string[];
  readonly named?: readonly object[];
}
const find = (who: string, { ids = [], named = [] }: Given) =>
  products.server.call<readonly ProductForFile[]>(who, "POST", "/productsForFile", {
    body: { ids, named },
  });
const foundBy = async (who: string, given: Given) =>
  (await find(who, given)).data.map(({ id }) => id);
const nameQuery = (name: string, storeId: string = STORE.montreal, heading = "") => ({
  named: [{ storeId, name, heading }],
});

describe("the products that a file is about", () => {
  it("[PRODUCT-I13] are found by branch and name, as names are compared, with the way down to their category", async () => {
    const { id } = await products.made("Madder  Châle");
    const { data } = await find("merchant", nameQuery(" madder CHÂLE\u200B"));
    expect(data).toMatchObject([
      { id, branchCode: expect.any(String), categories: [CATEGORY.throws], version: 1 },
    ]);
    expect(data[0]?.categoryPath.length).toBeGreaterThan(1);
    expect(await foundBy("merchant", nameQuery("Madder Chale"))).toEqual([]);
    expect(await foundBy("merchant", nameQuery("Madder Châle", STORE.toronto))).toEqual([]);
  });

  it("[PRODUCT-I13] are found by a name whose letters the database and the browser make small in other ways", async () => {
    for (const name of ["Straße aus Ilık", "ΚΡΑΝΟΣ κρανος", "ŉ dag"]) {
      const { id } = await products.made(name);
      expect([name, await foundBy("merchant", nameQuery(name))]).toEqual([name, [id]]);
    }
  });

  it("[PRODUCT-I13] are found by their ids, whatever they are called now", async () => {
    const { id } = await products.made("by its id");
    expect(await foundBy("merchant", { ids: [id, "0".repeat(32)] })).toEqual([id]);
  });

  it("[PRODUCT-I13] are no variants", async () => {
    const { id } = await products.made("varied");
    const variant = variantDraft("varied by", id);
    expect((await products.create("merchant", variant)).status).toBe(200);
    expect(await foundBy("merchant", { ids: [id, variant.id] })).toEqual([id]);
    expect(await foundBy("merchant", nameQuery("varied by"))).toEqual([]);
  });

  it("[PRODUCT-I13] are limited to a few of one name, the one with the heading among them", async () => {
    const drafts = await Promise.all(
      Array.from({ length: MOST_ALIKE + 2 }, (_, index) =>
        products.made(`alike ${index}`, { name: "Alike", heading: `Heading ${index}` }),
      ),
    );
    for (const { heading, id } of drafts) {
      const ids = await foundBy("merchant", nameQuery("Alike", STORE.montreal, heading));
      expect(ids).toHaveLength(MOST_ALIKE);
      expect(ids).toContain(id);
    }
  });

  it("[PRODUCT-I13] are those of the scope: another company and another branch see none", async () => {
    const { id, storeId } = await products.made("of Maple");
    const given = { ids: [id], ...nameQuery("of Maple", storeId) };
    expect(await foundBy("merchant", given)).toEqual([id]);
    expect(await foundBy("master", given)).toEqual([id]);
    expect(await foundBy("other", given)).toEqual([]);
    const toronto = await products.made("of Toronto", { storeId: STORE.toronto });
    const elsewhere = { ids: [toronto.id], ...nameQuery("of Toronto", STORE.toronto) };
    expect(await foundBy("branch", elsewhere)).toEqual([]);
    expect(toronto.companyId).toBe(COMPANY.maple);
  });

  it("[PRODUCT-I13] are asked for in lists with a limit", async () => {
    const many = Array.from({ length: MOST_FILE_PRODUCTS + 1 }, (_, index) => `${index}`);
    expect((await find("merchant", { ids: many })).status).toBe(422);
    expect((await find("merchant", { ids: many.slice(1) })).status).toBe(200);
    const names = many.map((name) => ({ storeId: STORE.montreal, name, heading: "" }));
    expect((await find("merchant", { named: names })).status).toBe(422);
    expect((await find("merchant", { named: names.slice(1) })).status).toBe(200);
    const long = "x".repeat(161);
    expect((await find("merchant", nameQuery(long))).status).toBe(422);
  });
});
