import type { RemovalResponse } from "@marquee/domain/catalog/catalog.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { deliver } from "@marquee/verification/harness/delivery";
import { productRow, offerDraft } from "@marquee/verification/harness/offer-draft";
import { makeOffer } from "@marquee/verification/harness/promoted-items";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";
import { campaign, campaignOffer, campaignProduct, offer, product } from "../schema/schema.ts";

let server: TestServer;

const OWNER = { companyId: COMPANY.northline, storeId: STORE.newYork };
const [lamp, rug] = ["lamp", "rug"].map((name) =>
  productRow(name, { ...OWNER, shopifyProductId: name }),
) as [ReturnType<typeof productRow>, ReturnType<typeof productRow>];
/** Of the same branch, and in no catalog. */
const apart = productRow("apart", OWNER);
const seasonal = offerDraft("seasonal", OWNER);
const CATALOG = stableId("catalog");
const [RUNNING, OVER] = [stableId("running"), stableId("over")];
const RUNS = {
  [RUNNING]: { validFrom: "2026-03-01T06:00:00.000Z", validTill: "2026-03-15T05:00:00.000Z" },
  [OVER]: { validFrom: "2026-02-01T06:00:00.000Z", validTill: "2026-02-15T06:00:00.000Z" },
};

const item = (shopId: string) => ({
  shopId,
  title: shopId,
  description: "Soft.",
  brand: "",
  link: "",
  image: ["https://shop.example/1.jpg"],
  price: 10,
  products: [],
});

beforeEach(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, async (tx) => {
    await insertProducts(tx, [lamp, rug, apart]);
    await makeOffer(tx, "newYork", "seasonal");
    await tx
      .update(offer)
      .set({ shopifyCollectionId: "seasonal" })
      .where(eq(offer.id, seasonal.id));
    await tx.insert(campaign).values(
      [RUNNING, OVER].map((id) => ({
        ...OWNER,
        ...RUNS[id],
        id,
        userId: "shop@marquee.test",
        campaignName: id === RUNNING ? "Running" : "Over",
        campaignType: "flyer" as const,
        campaignFor: "product" as const,
        campaignPrice: 14,
        days: 14,
        createdOn: WORLD_NOW,
      })),
    );
  });
  const row = { storeId: STORE.newYork, name: "Spring", createdOn: WORLD_NOW };
  await deliver(server, "catalogs", [
    { ...row, id: CATALOG, type: "Product", items: [item("lamp"), item("rug")] },
    { ...row, id: stableId("collections"), type: "Collection", items: [item("seasonal")] },
  ]);
});
afterEach(() => server.close());

/** Puts items into a campaign as a payment does. */
const start = (campaignId: string, productIds: readonly string[]) =>
  withScope(server.pool, SYSTEM, async (tx) => {
    for (const productId of productIds) {
      await tx
        .insert(campaignProduct)
        .values({ companyId: COMPANY.northline, campaignId, productId })
        .onConflictDoNothing();
      await tx
        .update(product)
        .set({ active: "Y", campaignId, ...RUNS[campaignId] })
        .where(eq(product.id, productId));
    }
  });
beforeEach(async () => {
  await start(RUNNING, [lamp.id, apart.id]);
  await start(OVER, [rug.id]);
});

const remove = (who: string, change: object = {}) =>
  server.call<RemovalResponse>(who, "POST", "/removeFromCampaign", {
    body: { catalogId: CATALOG, offers: [], products: [], ...change },
  });
const readStored = async (id: string) =>
  (await server.database.owner.query("select * from product where id = $1", [id])).rows[0];
const findJoined = async (campaignId: string) =>
  (
    await server.database.owner.query(
      "select product_id from campaign_product where campaign_id = $1 order by 1",
      [campaignId],
    )
  ).rows.map(({ product_id }) => product_id);

describe("catalog.removeFromCampaign", () => {
  it("[CATALOG-R2] makes what is in a running campaign pending, and leaves what is in none", async () => {
    const before = await readStored(lamp.id);
    const products = [lamp.id, rug.id, lamp.id];
    expect((await remove("shop", { products })).data).toEqual({ removed: 1 });
    expect(await readStored(lamp.id)).toMatchObject({
      active: "N",
      campaign_id: null,
      valid_from: null,
      valid_till: null,
      updated_by: "Shop",
      version: before.version + 1,
    });
    // The campaign no longer has it, so that an approval of the branch would not start it.
    expect(await findJoined(RUNNING)).toEqual([apart.id]);
    expect(await readStored(rug.id)).toMatchObject({ campaign_id: OVER, active: "Y" });
    expect(await findJoined(OVER)).toEqual([rug.id]);
    const live = `/getCompanyProduct/${COMPANY.northline}`;
    const listNames = async (status: string) =>
      (await server.call<{ id: string }[]>("shop", "GET", `${live}/${status}`)).data.map(
        ({ id }) => id,
      );
    expect(await listNames("active")).toEqual([apart.id]);
    expect(await listNames("pending")).toEqual([lamp.id]);
  });

  it("[CATALOG-R3] keeps what was paid, and changes nothing when it is repeated", async () => {
    await remove("shop", { products: [lamp.id] });
    const { version } = await readStored(lamp.id);
    expect((await remove("shop", { products: [lamp.id] })).data).toEqual({ removed: 0 });
    expect((await readStored(lamp.id)).version).toBe(version);
    const { rows } = await server.database.owner.query(
      "select campaign_name, campaign_price, valid_till from campaign where id = $1",
      [RUNNING],
    );
    expect(rows).toEqual([
      {
        campaign_name: "Running",
        campaign_price: "1400",
        valid_till: new Date(RUNS[RUNNING]?.validTill ?? ""),
      },
    ]);
  });

  it("[CATALOG-R2] takes offers and collections out as well", async () => {
    await withScope(server.pool, SYSTEM, async (tx) => {
      await tx
        .insert(campaignOffer)
        .values({ companyId: COMPANY.northline, campaignId: RUNNING, offerId: seasonal.id });
      await tx
        .update(offer)
        .set({ active: "Y", campaignId: RUNNING, ...RUNS[RUNNING] })
        .where(eq(offer.id, seasonal.id));
    });
    const catalogId = stableId("collections");
    const { data } = await remove("master", { catalogId, offers: [seasonal.id] });
    expect(data).toEqual({ removed: 1 });
    const { rows } = await server.database.owner.query(
      "select active, campaign_id, (select count(*)::int from campaign_offer) as joined from offer where id = $1",
      [seasonal.id],
    );
    expect(rows).toEqual([{ active: "N", campaign_id: null, joined: 0 }]);
  });

  it("[CATALOG-R1] refuses all of it if one of them is not of the catalog", async () => {
    const one = await remove("shop", { products: [lamp.id, apart.id] });
    expect(one.status).toBe(404);
    expect(await readStored(lamp.id)).toMatchObject({ campaign_id: RUNNING, active: "Y" });
    expect((await remove("shop", { offers: [lamp.id] })).status).toBe(404);
    const unknown = await remove("shop", { catalogId: "unknown", products: [lamp.id] });
    expect(withoutReference(unknown)).toBe(withoutReference(one));
  });

  it("[CATALOG-R4] is for those who see the catalog and may create campaigns", async () => {
    const products = [lamp.id];
    for (const who of ["merchant", "other", "agent", "reader"])
      expect((await remove(who, { products })).status).toBe(403);
    await server.database.owner.query(
      "update app_user set role_id = 'role-read-only' where email = 'shop@marquee.test'",
    );
    const refused = await remove("shop", { products });
    expect([refused.status, refused.error.tag]).toEqual([403, "Forbidden"]);
    expect(await readStored(lamp.id)).toMatchObject({ campaign_id: RUNNING });
  });
});
