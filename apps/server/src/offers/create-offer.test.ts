import { encodeEmail } from "@marquee/api/http/path";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { sentImage } from "@marquee/verification/harness/sent-image";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const throws = productRow("Throw");
const away = productRow("Away", { storeId: STORE.toronto });
const foreign = productRow("Foreign", { companyId: COMPANY.northline, storeId: STORE.newYork });
beforeEach(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws, away, foreign]));
});
afterEach(() => server.close());

const create = (who: string, draft: OfferDraft) =>
  server.call<Offer>(who, "POST", `/offers/${encodeEmail(`${who}@marquee.test`)}`, { body: draft });
const rules = ({ error }: { error: { issues?: readonly { rule: string }[] } }) =>
  error.issues?.map(({ rule }) => rule);

describe("creating an offer", () => {
  it("[OFFER-T6] makes it pending, without campaign or dates, by the user and the moment it was made", async () => {
    const draft = offerDraft("new", { products: [throws.id], categories: [CATEGORY.throws] });
    const { status, data, headers } = await create("merchant", draft);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...draft,
      active: "N",
      validFrom: null,
      validTill: null,
      campaignId: null,
      campaignName: null,
      storeName: "The montreal branch",
      canUpdateBranch: "Y",
      createdBy: "Merchant",
      createdOn: WORLD_NOW,
      version: 1,
    });
    expect(headers["etag"]).toBe('"1"');
  });

  it("[OFFER-T6] returns the first offer again for the same id and content, whatever the order of products", async () => {
    const draft = offerDraft("again", { products: [throws.id, throws.id] });
    const first = await create("merchant", draft);
    server.clock.advance(1000);
    const again = await create("merchant", { ...draft, products: [throws.id] });
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
  });

  it("[OFFER-T6] makes one offer when the same call arrives many times at once", async () => {
    const draft = offerDraft("at once", { isPrimary: "Y", products: [throws.id] });
    const responses = await Promise.all(Array.from({ length: 8 }, () => create("merchant", draft)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it("[OFFER-T6] refuses the same id with other content, also if the id is another company's", async () => {
    const draft = offerDraft("taken");
    await create("merchant", draft);
    expect((await create("merchant", { ...draft, heading: "Other" })).status).toBe(409);
    const elsewhere = { ...draft, companyId: COMPANY.northline, storeId: STORE.newYork };
    const { status, text } = await create("other", elsewhere);
    expect(status).toBe(409);
    expect(text).not.toContain(draft.heading);
  });

  it("[OFFER-V1] lists every wrong field at once, with the form's own rules", async () => {
    const empty = offerDraft("empty", {
      heading: " ",
      subHeading: "",
      description: "",
      vendorUrl: "",
      marketPlace: [],
    });
    const response = await create("merchant", empty);
    expect(response.status).toBe(422);
    expect(rules(response)).toEqual(["OFFER-V1", "OFFER-V2", "OFFER-V3", "OFFER-V4", "OFFER-V8"]);
    const master = await create("master", offerDraft("no company", { companyId: "", storeId: "" }));
    expect(rules(master)).toEqual(["OFFER-V6", "OFFER-V9"]);
  });

  it("[OFFER-V7] refuses a type that was not chosen, with the form's message, and whatever else is wrong", async () => {
    const response = await create("merchant", offerDraft("untyped", { type: "", marketPlace: [] }));
    expect(response.status).toBe(422);
    expect(response.error.issues).toMatchObject([
      { rule: "OFFER-V7", field: "type", message: "Please select type" },
      { rule: "OFFER-V8", field: "marketPlace", message: "Please select marketPlace" },
    ]);
  });

  it("[OFFER-D2] keeps nothing of a collection that only offers have", async () => {
    const { data } = await create(
      "merchant",
      offerDraft("collection", { type: "Collection", isPrimary: "Y" }),
    );
    expect(data).toMatchObject({
      type: "Collection",
      subHeading: "",
      description: "",
      vendorUrl: "",
      isPrimary: "N",
    });
  });

  it("[ACCESS-P2] refuses another company and, for users of one branch, another branch", async () => {
    const abroad = offerDraft("abroad", { companyId: COMPANY.northline, storeId: STORE.newYork });
    expect((await create("merchant", abroad)).error.message).toContain("another company");
    const next = offerDraft("next door", { storeId: STORE.toronto });
    expect((await create("branch", next)).error.message).toContain("another branch");
    expect((await create("master", abroad)).status).toBe(200);
  });

  it("[ACCESS-A9] refuses users who may not edit, and names who may", async () => {
    const { status, error } = await create("reader", offerDraft("by reader"));
    expect(status).toBe(403);
    expect(error.message).toContain("“Add and change”");
  });

  it("[OFFER-T2] refuses a branch that is not the company's", async () => {
    expect(rules(await create("master", offerDraft("mixed", { storeId: STORE.newYork })))).toEqual([
      "OFFER-T2",
    ]);
  });

  it("[OFFER-T3] refuses products of another branch or company, and unknown ones", async () => {
    for (const products of [[away.id], [foreign.id], ["nowhere"]])
      expect(rules(await create("merchant", offerDraft("products", { products })))).toEqual([
        "OFFER-T3",
      ]);
  });

  it("[OFFER-T4] refuses an unknown category, together with whatever else is wrong", async () => {
    const both = offerDraft("both", { products: [foreign.id], categories: ["nowhere"] });
    expect(rules(await create("merchant", both))).toEqual(["OFFER-T3", "OFFER-T4"]);
  });

  it("[OFFER-T5] refuses an image that was not uploaded here", async () => {
    for (const fullImage of [
      "https://elsewhere.example/a.png",
      "/images/../a.webp",
      "javascript:1",
    ])
      expect(rules(await create("merchant", offerDraft("image", { fullImage })))).toEqual([
        "OFFER-T5",
      ]);
    const path = `/images/offers/${"a".repeat(32)}.webp`;
    expect(rules(await create("merchant", offerDraft("never sent", { fullImage: path })))).toEqual([
      "OFFER-T5",
    ]);
    await sentImage(server.database.owner, path, COMPANY.northline);
    expect(rules(await create("merchant", offerDraft("foreign", { fullImage: path })))).toEqual([
      "OFFER-T5",
    ]);
    const fullImage = await sentImage(server.database.owner, path);
    expect((await create("merchant", offerDraft("own", { fullImage }))).data.fullImage).toBe(
      fullImage,
    );
  });

  it("[OFFER-P1] keeps one primary offer a branch: the newest takes the place of the one before", async () => {
    const first = await create("merchant", offerDraft("primary 1", { isPrimary: "Y" }));
    const second = await create("merchant", offerDraft("primary 2", { isPrimary: "Y" }));
    const path = `/getPrimaryOffer/${encodeEmail("merchant@marquee.test")}/${COMPANY.maple}`;
    expect((await server.call<Offer>("merchant", "GET", `${path}/${STORE.montreal}`)).data.id).toBe(
      second.data.id,
    );
    const before = await server.call<Offer>(
      "merchant",
      "GET",
      `/getOffersById/${encodeEmail("merchant@marquee.test")}/${first.data.id}`,
    );
    expect(before.data).toMatchObject({ isPrimary: "N", version: 2 });
    expect((await server.call("merchant", "GET", `${path}/${STORE.toronto}`)).data).toBeNull();
    expect((await server.call("merchant", "GET", `${path}/${STORE.newYork}`)).status).toBe(404);
  });

  it("[OFFER-P1] keeps one primary offer when many are made at once", async () => {
    const drafts = Array.from({ length: 6 }, (_, index) =>
      offerDraft(`race ${index}`, { storeId: STORE.toronto, isPrimary: "Y" }),
    );
    const responses = await Promise.all(drafts.map((draft) => create("merchant", draft)));
    expect(responses.map(({ status }) => status)).toEqual(drafts.map(() => 200));
    const { rows } = await server.database.owner.query(
      "select count(*)::int as n from offer where store_id = $1 and is_primary = 'Y'",
      [STORE.toronto],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
