import { encodeEmail } from "@marquee/api/http/path";
import type { Product } from "@marquee/domain/products/product.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { productDraft } from "@marquee/verification/harness/product-draft";
import {
  MONTREAL_OFFER,
  TORONTO_OFFER,
  productHarness,
  productsPath,
  refusedRules,
  type ProductHarness,
} from "@marquee/verification/harness/product-harness";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let products: ProductHarness;
beforeAll(async () => {
  products = await productHarness();
});
afterAll(() => products.close());

const update = (who: string, body: object, version?: number) =>
  products.server.call<Product>(who, "POST", productsPath(who, "update/"), {
    body,
    ...(version === undefined ? {} : { version }),
  });
const copy = (who: string, id: string, copyId?: string) =>
  products.server.call<Product>(
    who,
    "GET",
    `/createProductCopy/${id}${copyId === undefined ? "" : `?copyId=${copyId}`}`,
  );
const set = (id: string, text: string) =>
  products.server.database.owner.query(`update product set ${text} where id = $1`, [id]);

describe("changing a product", () => {
  it("[PRODUCT-T7] keeps the change, counts the version, and leaves campaign and ratings as they are", async () => {
    const draft = await products.made("change");
    await set(draft.id, "total_rating = 5, avg_rating = 4.5");
    const { data } = await update("branch", { ...draft, name: "Better" }, 1);
    expect(data).toMatchObject({
      name: "Better",
      version: 2,
      totalRating: 5,
      avgRating: 4.5,
      createdBy: "Merchant",
      updatedBy: "Branch",
    });
  });

  it("[PRODUCT-T7] refuses a stale version with what is stored now, and takes a change without a version", async () => {
    const draft = await products.made("stale");
    await update("merchant", { ...draft, name: "Theirs" }, 1);
    const { status, error } = await update("merchant", { ...draft, name: "Own" }, 1);
    expect(status).toBe(409);
    expect(error.current).toMatchObject({ name: "Theirs", version: 2 });
    expect((await update("merchant", { ...draft, name: "Own" })).data.version).toBe(3);
  });

  it("[PRODUCT-L1] keeps company, branch and offer, unless it may move", async () => {
    const draft = await products.made("locked");
    const moved = { ...draft, storeId: STORE.toronto, offerId: TORONTO_OFFER };
    expect(refusedRules(await update("merchant", moved))).toEqual(["PRODUCT-L1", "PRODUCT-L1"]);
    await set(draft.id, "can_update_branch = 'Y'");
    const { data } = await update("merchant", moved);
    expect(data).toMatchObject({ storeId: STORE.toronto, offerId: TORONTO_OFFER });
    expect(await products.mappedTo(TORONTO_OFFER)).toEqual([draft.id]);
    expect((await update("merchant", draft)).data.offerId).toBeNull();
    expect(await products.mappedTo(TORONTO_OFFER)).toEqual([]);
  });

  it("[PRODUCT-T3] names an offer no more that has let it go", async () => {
    const { server, made, byId } = products;
    const offer = offerDraft("of the past");
    const offersPath = `/offers/${encodeEmail("merchant@marquee.test")}`;
    await server.call("merchant", "POST", offersPath, { body: offer });
    const stays = await made("stays", { offerId: offer.id });
    const leaves = await made("leaves", { offerId: offer.id });
    await server.database.owner.query(
      "update offer set valid_from = '2026-01-01', valid_till = '2026-02-01' where id = $1",
      [offer.id],
    );
    await server.call("branch", "POST", `/offers/update/${encodeEmail("branch@marquee.test")}`, {
      body: { ...offer, products: [stays.id] },
    });
    expect((await byId("merchant", stays.id)).data).toMatchObject({
      offerId: offer.id,
      version: 1,
    });
    expect((await byId("merchant", leaves.id)).data).toMatchObject({
      offerId: null,
      version: 2,
      updatedBy: "Branch",
    });
  });

  it("[PRODUCT-T11] keeps its company while something is recorded of it there", async () => {
    const draft = await products.made("recorded");
    await set(draft.id, "can_update_branch = 'Y'");
    await products.server.database.owner.query(
      "insert into beacon (company_id, store_id, product_id, created_on) values ($1, $2, $3, '2026-03-01T06:00Z')",
      [draft.companyId, draft.storeId, draft.id],
    );
    const elsewhere = { companyId: COMPANY.northline, storeId: STORE.newYork };
    expect(refusedRules(await update("master", { ...draft, ...elsewhere }))).toEqual([
      "PRODUCT-T11",
    ]);
    expect((await update("merchant", { ...draft, storeId: STORE.toronto })).status).toBe(200);
  });

  it("[PRODUCT-T10] keeps its branch while it is in another offer", async () => {
    const draft = await products.made("tied");
    await set(draft.id, "can_update_branch = 'Y'");
    await products.server.database.owner.query(
      "insert into offer_product (company_id, offer_id, product_id) values ($1, $2, $3)",
      [draft.companyId, MONTREAL_OFFER, draft.id],
    );
    const response = await update("merchant", { ...draft, storeId: STORE.toronto });
    expect(refusedRules(response)).toEqual(["PRODUCT-T10"]);
  });

  it("[PRODUCT-T5] leaves images that are stored already", async () => {
    const draft = await products.made("synced");
    const images = ["https://shop.example/a.png"];
    await set(draft.id, "images = array['https://shop.example/a.png']");
    expect((await update("merchant", { ...draft, images })).data.images).toEqual(images);
  });

  it("[TEN-5] treats a foreign and an unknown product alike", async () => {
    const draft = await products.made("own");
    const foreign = await update("other", draft);
    expect(foreign.status).toBe(404);
    const absent = productDraft("never made");
    expect(withoutReference(foreign)).toBe(withoutReference(await update("other", absent)));
    const unread = await products.byId("other", draft.id);
    expect(unread.status).toBe(404);
    expect(withoutReference(unread)).toBe(
      withoutReference(await products.byId("other", absent.id)),
    );
    expect((await update("reader", draft)).status).toBe(403);
    expect((await products.byId("agent", draft.id)).status).toBe(200);
  });
});

describe("copying a product", () => {
  it("[PRODUCT-C1] [PRODUCT-C2] keeps the content, under a heading of its own, pending and in no offer", async () => {
    const draft = await products.made("original", { offerId: MONTREAL_OFFER });
    const { data } = await copy("merchant", draft.id);
    expect(data).toMatchObject({
      name: draft.name,
      heading: `${draft.heading} (copy)`,
      attribute: draft.attribute,
      categories: draft.categories,
      mainCategory: draft.mainCategory,
      offerId: null,
      active: "N",
      campaignId: null,
      version: 1,
    });
    expect(await products.mappedTo(MONTREAL_OFFER)).not.toContain(data.id);
  });

  it("[PRODUCT-T8] is made once under its copyId, and each time without one", async () => {
    const draft = await products.made("copied");
    const copyId = "c".repeat(32);
    const [one, two] = [
      await copy("merchant", draft.id, copyId),
      await copy("merchant", draft.id, copyId),
    ];
    expect(two.data).toEqual(one.data);
    expect(one.headers["cache-control"]).toContain("no-store");
    const ids = [await copy("merchant", draft.id), await copy("merchant", draft.id)];
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(2);
    const other = await products.made("other source");
    expect((await copy("merchant", other.id, copyId)).status).toBe(409);
    expect(refusedRules(await copy("merchant", draft.id, "short"))).toEqual(["PRODUCT-T8"]);
  });

  it("[PRODUCT-C4] is made in another branch of the company once, and is removed again", async () => {
    const draft = await products.made("copied elsewhere");
    const copyId = "d".repeat(32);
    const inToronto = `${copyId}&storeId=${STORE.toronto}`;
    const [one, two] = [
      await copy("merchant", draft.id, inToronto),
      await copy("merchant", draft.id, inToronto),
    ];
    expect(one.data).toMatchObject({
      name: draft.name,
      storeId: STORE.toronto,
      storeName: expect.not.stringMatching(/^$/),
      offerId: null,
      version: 1,
    });
    expect(two.data).toEqual(one.data);
    expect((await copy("merchant", draft.id, copyId)).status).toBe(409);
    const removed = await products.server.call(
      "merchant",
      "POST",
      `/removeProductCopy/${draft.id}/${copyId}`,
    );
    expect(removed.data).toBe("Success");
  });

  it("[PRODUCT-C4] is made in no branch of another company, and in none beyond the caller's own", async () => {
    const draft = await products.made("copied nowhere");
    const into = (who: string, storeId: string) =>
      copy(who, draft.id, `${"e".repeat(32)}&storeId=${storeId}`);
    expect(refusedRules(await into("merchant", STORE.newYork))).toEqual(["PRODUCT-C4"]);
    expect(refusedRules(await into("merchant", "nowhere"))).toEqual(["PRODUCT-C4"]);
    expect((await into("branch", STORE.toronto)).status).toBe(403);
    const varied = await products.made("with a variant");
    await set(draft.id, `is_variant = 'Y', variant_product_id = '${varied.id}'`);
    expect(refusedRules(await into("merchant", STORE.toronto))).toEqual(["VARIANT-T1"]);
  });

  it("[ACCESS-A12] is for those who may; a foreign product is not there", async () => {
    const draft = await products.made("guarded");
    expect((await copy("reader", draft.id)).status).toBe(403);
    const foreign = await copy("other", draft.id);
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(await copy("other", "nowhere")));
    expect((await copy("agent", draft.id)).status).toBe(200);
  });
});
