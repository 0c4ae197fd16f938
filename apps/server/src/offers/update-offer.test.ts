import { encodeEmail } from "@marquee/api/http/path";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const throws = productRow("Throw");
const rug = productRow("Rug");
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws, rug]));
});
afterAll(() => server.close());

const me = (who: string) => encodeEmail(`${who}@marquee.test`);
const makeOffer = async (name: string, change: Partial<OfferDraft> = {}) => {
  const body = offerDraft(name, change);
  const { status } = await server.call("merchant", "POST", `/offers/${me("merchant")}`, { body });
  expect(status).toBe(200);
  return body;
};
const update = (who: string, body: OfferDraft, version?: number) =>
  server.call<Offer>(who, "POST", `/offers/update/${me(who)}`, {
    body,
    ...(version === undefined ? {} : { version }),
  });
const rules = ({ error }: { error: { issues?: readonly { rule: string }[] } }) =>
  error.issues?.map(({ rule }) => rule);
const set = (id: string, text: string) =>
  server.database.owner.query(`update offer set ${text} where id = $1`, [id]);

describe("changing an offer", () => {
  it("[OFFER-T7] keeps the change, counts the version, and shows who changed it", async () => {
    const draft = await makeOffer("change");
    const { data, headers } = await update("branch", { ...draft, heading: "Better" }, 1);
    expect(data).toMatchObject({
      heading: "Better",
      version: 2,
      createdBy: "Merchant",
      updatedBy: "Branch",
    });
    expect(headers["etag"]).toBe('"2"');
  });

  it("[OFFER-T7] refuses a stale version with the current state, and takes a change without a version", async () => {
    const draft = await makeOffer("stale");
    await update("merchant", { ...draft, heading: "Theirs" }, 1);
    const { status, error } = await update("merchant", { ...draft, heading: "Own" }, 1);
    expect(status).toBe(409);
    expect(error.current).toMatchObject({ heading: "Theirs", version: 2 });
    expect((await update("merchant", { ...draft, heading: "Own" })).data.version).toBe(3);
  });

  it("[OFFER-T7] accepts one of two edits at once, and refuses the other", async () => {
    const draft = await makeOffer("both");
    const responses = await Promise.all(
      [1, 2].map((n) => update("merchant", { ...draft, heading: `Edit ${n}` }, 1)),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("[OFFER-L1] keeps company and branch if they are fixed, and lets them change if they are not", async () => {
    const draft = await makeOffer("moving");
    expect((await update("merchant", { ...draft, storeId: STORE.toronto })).data.storeId).toBe(
      STORE.toronto,
    );
    await set(draft.id, "can_update_branch = 'N'");
    expect(rules(await update("merchant", draft))).toEqual(["OFFER-L1"]);
    const { data } = await update("merchant", {
      ...draft,
      storeId: STORE.toronto,
      heading: "Stays",
    });
    expect(data.heading).toBe("Stays");
  });

  it("[OFFER-L1] lets those who act across companies move an offer to another company", async () => {
    const draft = await makeOffer("emigrant");
    const { data } = await update("master", {
      ...draft,
      companyId: COMPANY.northline,
      storeId: STORE.newYork,
    });
    expect(data).toMatchObject({ companyId: COMPANY.northline, storeName: "The newYork branch" });
  });

  it("[OFFER-T16] keeps an offer in its company if something is recorded of it there", async () => {
    const draft = await makeOffer("recorded");
    await server.database.owner.query(
      "insert into beacon (company_id, store_id, offer_id, created_on) values ($1, $2, $3, '2026-03-01T06:00Z')",
      [draft.companyId, draft.storeId, draft.id],
    );
    const elsewhere = { companyId: COMPANY.northline, storeId: STORE.newYork };
    expect(rules(await update("master", { ...draft, ...elsewhere }))).toEqual(["OFFER-T16"]);
    expect((await update("merchant", { ...draft, storeId: STORE.toronto })).status).toBe(200);
  });

  it("[OFFER-L2] opens mapped products only once the offer has ended", async () => {
    const draft = await makeOffer("mapped", { products: [throws.id] });
    expect(rules(await update("merchant", { ...draft, products: [rug.id] }))).toEqual(["OFFER-L2"]);
    expect(
      (await update("merchant", { ...draft, heading: "Same products" })).data.products,
    ).toEqual([throws.id]);
    await set(draft.id, "valid_from = '2026-02-01', valid_till = '2026-03-01'");
    expect((await update("merchant", { ...draft, products: [rug.id] })).data).toMatchObject({
      products: [rug.id],
      validTill: "2026-03-01T00:00:00.000Z",
    });
  });

  it("[OFFER-L2] lets an offer that moves to another branch leave its products behind", async () => {
    const draft = await makeOffer("leaving", { products: [throws.id] });
    const moved = { ...draft, storeId: STORE.toronto };
    expect(rules(await update("merchant", moved))).toEqual(["OFFER-T3"]);
    expect((await update("merchant", { ...moved, products: [] })).data).toMatchObject({
      storeId: STORE.toronto,
      products: [],
    });
  });

  it("[TEN-5] treats an offer of another company or branch like an unknown one", async () => {
    const draft = await makeOffer("not yours", { storeId: STORE.toronto });
    const unknown = await update("other", offerDraft("never made"));
    expect(unknown.status).toBe(404);
    expect(withoutReference(await update("other", draft))).toBe(withoutReference(unknown));
    expect(withoutReference(await update("branch", draft))).toBe(withoutReference(unknown));
  });

  it("[OFFER-P1] makes an offer primary in place of the one before", async () => {
    const first = await makeOffer("was primary", { isPrimary: "Y" });
    const second = await makeOffer("becomes primary");
    expect((await update("merchant", { ...second, isPrimary: "Y" })).data.isPrimary).toBe("Y");
    const before = await server.call<Offer>(
      "merchant",
      "GET",
      `/getOffersById/${me("merchant")}/${first.id}`,
    );
    expect(before.data.isPrimary).toBe("N");
  });
});

describe("two users who tick primary at once", () => {
  it("[OFFER-P4] both succeed if one saves the offer that the other replaces", async () => {
    const primary = await makeOffer("is replaced", { isPrimary: "Y" });
    const next = await makeOffer("replaces it");
    const { owner, countWaiting } = server.database;
    const other = await owner.connect();
    await other.query("begin");
    await other.query("select from store where id = $1 for update", [STORE.montreal]);
    const replacing = update("merchant", { ...next, isPrimary: "Y" });
    await expect.poll(countWaiting).toBe(1);
    const saving = update("branch", { ...primary, heading: "Saved meanwhile" });
    await expect.poll(countWaiting).toBe(2);
    await other.query("commit");
    other.release();
    expect([(await replacing).status, (await saving).status]).toEqual([200, 200]);
  });

  const tick = (who: string, body: OfferDraft, replaces: string) =>
    server.call<Offer>(who, "POST", `/offers/update/${me(who)}?replaces=${replaces}`, {
      body: { ...body, isPrimary: "Y" },
    });

  it("[OFFER-T15] are one who wins and one who is refused, and who replaces it the second time", async () => {
    const before = await makeOffer("primary before", { isPrimary: "Y" });
    const [own, theirs] = [await makeOffer("own"), await makeOffer("theirs")];
    const responses = await Promise.all([
      tick("merchant", own, before.id),
      tick("branch", theirs, before.id),
    ]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
    const told = responses.find(({ status }) => status === 422);
    expect(told && rules(told)).toEqual(["OFFER-T15"]);
    const { rows } = await server.database.owner.query<{ id: string }>(
      "select id from offer where store_id = $1 and is_primary = 'Y'",
      [STORE.montreal],
    );
    const [primary] = rows;
    expect([own.id, theirs.id]).toContain(primary?.id);
    const loser = primary?.id === own.id ? theirs : own;
    expect((await tick("merchant", loser, primary?.id ?? "")).data.isPrimary).toBe("Y");
  });

  it("[OFFER-T15] are refused also if none was primary when they looked", async () => {
    await server.database.owner.query("update offer set is_primary = 'N'");
    const [own, theirs] = [await makeOffer("first"), await makeOffer("second")];
    expect((await tick("merchant", own, "undefined")).status).toBe(200);
    expect((await tick("branch", theirs, "undefined")).status).toBe(422);
    // saving it again is no second tick
    expect((await tick("merchant", own, "undefined")).status).toBe(200);
  });
});

describe("copying an offer", () => {
  const copy = (who: string, id: string, copyId?: string) =>
    server.call<Offer>(
      who,
      "GET",
      `/createOfferCopy/${id}${copyId === undefined ? "" : `?copyId=${copyId}`}`,
    );

  it("[OFFER-C1] keeps content and mapped products under a new heading, pending", async () => {
    const draft = await makeOffer("original", { products: [throws.id], isPrimary: "Y" });
    await set(
      draft.id,
      "active = 'Y', valid_from = '2026-03-01', valid_till = '2026-04-01', total_rating = 3",
    );
    const { data } = await copy("merchant", draft.id);
    expect(data).toMatchObject({
      heading: "Offer original (copy)",
      products: [throws.id],
      isPrimary: "N",
      active: "N",
      validFrom: null,
      totalRating: 0,
    });
    expect(data.id).not.toBe(draft.id);
  });

  it("[OFFER-T8] is made once under one copyId, and refused if the id is taken", async () => {
    const draft = await makeOffer("copied twice");
    for (const digit of "0123456789") {
      const copyId = `c0${digit}`.padEnd(32, "c");
      const responses = await Promise.all([1, 2, 3].map(() => copy("merchant", draft.id, copyId)));
      expect(responses.map(({ status, data }) => [status, data?.id])).toEqual(
        Array(3).fill([200, copyId]),
      );
    }
    expect((await copy("merchant", draft.id, draft.id)).status).toBe(409);
    expect(rules(await copy("merchant", draft.id, "short"))).toEqual(["OFFER-T8"]);
  });

  it("[ACCESS-A10] is for those who may copy, and [TEN-5] for what they can see", async () => {
    const draft = await makeOffer("guarded");
    expect((await copy("reader", draft.id)).status).toBe(403);
    expect((await copy("other", draft.id)).status).toBe(404);
  });
});
