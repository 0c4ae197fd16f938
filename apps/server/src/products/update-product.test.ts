import { encodeEmail } from "@marquee/api/http/path";
import type { Product, ProductDraft } from "@marquee/domain/products/product.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { productDraft } from "@marquee/verification/harness/product-draft";
import { makeOffer } from "@marquee/verification/harness/promoted-items";
import { withoutReference } from "@marquee/verification/harness/answer";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";

let server: TestServer;
const offer = offerDraft("free");
const away = offerDraft("away");
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, async (tx) => {
    await makeOffer(tx, "montreal", "free");
    await makeOffer(tx, "toronto", "away");
  });
});
afterAll(() => server.close());

const me = (who: string) => encodeEmail(`${who}@marquee.test`);
const create = (who: string, body: object) =>
  server.call<Product>(who, "POST", `/products/${me(who)}`, { body });
const update = (who: string, body: object, version?: number) =>
  server.call<Product>(who, "POST", `/products/update/${me(who)}`, {
    body,
    ...(version === undefined ? {} : { version }),
  });
const byId = (who: string, id: string) =>
  server.call<Product>(who, "GET", `/products/${me(who)}/${id}`);
const copy = (who: string, id: string, copyId?: string) =>
  server.call<Product>(
    who,
    "GET",
    `/createProductCopy/${id}${copyId === undefined ? "" : `?copyId=${copyId}`}`,
  );
const rules = ({ error }: { error: { issues?: readonly { rule: string }[] } }) =>
  error.issues?.map(({ rule }) => rule);
const made = async (name: string, change: Partial<ProductDraft> = {}) => {
  const draft = productDraft(name, change);
  expect((await create("merchant", draft)).status).toBe(200);
  return draft;
};
const mappedTo = async (offerId: string) =>
  (
    await server.database.owner.query("select product_id from offer_product where offer_id = $1", [
      offerId,
    ])
  ).rows.map((row: { product_id: string }) => row.product_id);
const set = (id: string, text: string) =>
  server.database.owner.query(`update product set ${text} where id = $1`, [id]);

describe("changing a product", () => {
  it("[PRODUCT-T7] keeps the change, counts the version, and leaves campaign and ratings as they are", async () => {
    const draft = await made("change");
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
    const draft = await made("stale");
    await update("merchant", { ...draft, name: "Theirs" }, 1);
    const { status, error } = await update("merchant", { ...draft, name: "Mine" }, 1);
    expect(status).toBe(409);
    expect(error.current).toMatchObject({ name: "Theirs", version: 2 });
    expect((await update("merchant", { ...draft, name: "Mine" })).data.version).toBe(3);
  });

  it("[PRODUCT-L1] keeps company, branch and offer, unless it may move", async () => {
    const draft = await made("locked");
    const moved = { ...draft, storeId: STORE.toronto, offerId: away.id };
    expect(rules(await update("merchant", moved))).toEqual(["PRODUCT-L1", "PRODUCT-L1"]);
    await set(draft.id, "can_update_branch = 'Y'");
    const { data } = await update("merchant", moved);
    expect(data).toMatchObject({ storeId: STORE.toronto, offerId: away.id });
    expect(await mappedTo(away.id)).toEqual([draft.id]);
    expect((await update("merchant", draft)).data.offerId).toBeNull();
    expect(await mappedTo(away.id)).toEqual([]);
  });

  it("[PRODUCT-T10] keeps its branch while it is in another offer", async () => {
    const draft = await made("tied");
    await set(draft.id, "can_update_branch = 'Y'");
    await server.database.owner.query(
      "insert into offer_product (company_id, offer_id, product_id) values ($1, $2, $3)",
      [draft.companyId, offer.id, draft.id],
    );
    const answer = await update("merchant", { ...draft, storeId: STORE.toronto });
    expect(rules(answer)).toEqual(["PRODUCT-T10"]);
  });

  it("[PRODUCT-T5] leaves images that are stored already", async () => {
    const draft = await made("synced");
    const images = ["https://shop.example/a.png"];
    await set(draft.id, "images = array['https://shop.example/a.png']");
    expect((await update("merchant", { ...draft, images })).data.images).toEqual(images);
  });

  it("[TEN-5] answers a foreign and an unknown product alike", async () => {
    const draft = await made("mine");
    const foreign = await update("other", draft);
    expect(foreign.status).toBe(404);
    const absent = productDraft("nobody has made this one");
    expect(withoutReference(foreign)).toBe(withoutReference(await update("other", absent)));
    const unread = await byId("other", draft.id);
    expect(unread.status).toBe(404);
    expect(withoutReference(unread)).toBe(withoutReference(await byId("other", absent.id)));
    expect((await update("reader", draft)).status).toBe(403);
    expect((await byId("agent", draft.id)).status).toBe(200);
  });
});

describe("copying a product", () => {
  it("[PRODUCT-C1] [PRODUCT-C2] keeps the content, under a heading of its own, pending and in no offer", async () => {
    const draft = await made("original", { offerId: offer.id });
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
    expect(await mappedTo(offer.id)).not.toContain(data.id);
  });

  it("[PRODUCT-T8] is made once under its copyId, and each time without one", async () => {
    const draft = await made("copied");
    const copyId = "c".repeat(32);
    const [one, two] = [
      await copy("merchant", draft.id, copyId),
      await copy("merchant", draft.id, copyId),
    ];
    expect(two.data).toEqual(one.data);
    expect(one.headers["cache-control"]).toContain("no-store");
    const ids = [await copy("merchant", draft.id), await copy("merchant", draft.id)];
    expect(new Set(ids.map(({ data }) => data.id)).size).toBe(2);
    const other = await made("other source");
    expect((await copy("merchant", other.id, copyId)).status).toBe(409);
    expect(rules(await copy("merchant", draft.id, "short"))).toEqual(["PRODUCT-T8"]);
  });

  it("[ACCESS-A12] is for those who may; a foreign product is not there", async () => {
    const draft = await made("guarded");
    expect((await copy("reader", draft.id)).status).toBe(403);
    const foreign = await copy("other", draft.id);
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(await copy("other", "nowhere")));
    expect((await copy("agent", draft.id)).status).toBe(200);
  });
});
