import type { ChangedItem, HistoryEntry } from "@marquee/domain/history/history.schema";
import { productHarness, type ProductHarness } from "@marquee/verification/harness/product-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

/** A price without a discount. */
const free = (price: number) =>
  ({ actualPrice: price, discountType: "percentage", discountPerc: 0, offerPrice: price }) as const;

/** Changes these products in one call, and gives the newest entry of the history of the first. */
async function changeAll(ids: readonly string[], actualPrice: number): Promise<string> {
  await products.server.call("merchant", "POST", "/changeProducts", {
    body: { changes: ids.map((id) => ({ id, version: 1, values: { actualPrice } })) },
  });
  const path = `/productHistory/${ids[0]}`;
  const { data } = await products.server.call<readonly HistoryEntry[]>("merchant", "GET", path);
  return data[0]?.id ?? "";
}
const together = async (who: string, entryId: string) => {
  const path = `/productChangedTogether/${encodeURIComponent(entryId)}`;
  const { status, data } = await products.server.call<readonly ChangedItem[]>(who, "GET", path);
  expect(status).toBe(200);
  return data;
};
const prices = (items: readonly ChangedItem[]) =>
  new Map(
    items.map(({ id, changes }) => {
      const price = changes.find(({ field }) => field === "actualPrice");
      return [id, [price?.before, price?.after]];
    }),
  );

describe("what one call changed", () => {
  it("[CHANGE-U3] is every product of it with its fields before and after, by an entry of one of them", async () => {
    const first = await products.made("together 1", { ...free(40) });
    const second = await products.made("together 2", { ...free(50) });
    const other = await products.made("by itself", { ...free(60) });
    const entry = await changeAll([first.id, second.id], 45);
    await changeAll([other.id], 65);
    expect(prices(await together("merchant", entry))).toEqual(
      new Map([
        [first.id, ["40.00", "45.00"]],
        [second.id, ["50.00", "45.00"]],
      ]),
    );
  });

  it("[CHANGE-U3] is of what the user sees alone, and nothing of an entry that there is not", async () => {
    const seen = await products.made("of montreal", { ...free(40) });
    const unseen = await products.made("of toronto", { ...free(40), storeId: STORE.toronto });
    const entry = await changeAll([seen.id, unseen.id], 45);
    expect([...prices(await together("merchant", entry)).keys()].toSorted()).toEqual(
      [seen.id, unseen.id].toSorted(),
    );
    expect([...prices(await together("branch", entry)).keys()]).toEqual([seen.id]);
    expect(await together("other", entry)).toEqual([]);
    for (const none of ["999999999", "0", "-1", "x", "99999999999999999999"])
      expect(await together("merchant", none)).toEqual([]);
  });
});
