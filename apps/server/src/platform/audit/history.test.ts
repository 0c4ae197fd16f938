import { encodeEmail } from "@marquee/api/http/path";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";
import { insertProducts } from "../../products/queries.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";

let server: TestServer;
const throws = productRow("Throw");
const rug = productRow("Rug");
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws, rug]));
});
afterAll(() => server.close());

const me = (who: string) => encodeEmail(`${who}@marquee.test`);
const history = (who: string, path: string) =>
  server.call<readonly HistoryEntry[]>(who, "GET", path);
const makeOffer = async (name: string, change: Partial<OfferDraft> = {}) => {
  const body = offerDraft(name, change);
  await server.call("merchant", "POST", `/offers/${me("merchant")}`, { body });
  return body;
};

describe("the history of an offer", () => {
  it("[HIST-S1] [HIST-S2] shows who changed which field, and is read by those who read the offer", async () => {
    const draft = await makeOffer("told", { products: [throws.id] });
    const body = { ...draft, heading: "Better" };
    await server.call("branch", "POST", `/offers/update/${me("branch")}`, { body });
    const { status, data } = await history("reader", `/offerHistory/${draft.id}`);
    expect(status).toBe(200);
    expect(data).toMatchObject([
      {
        by: "Branch",
        kind: "changed",
        changes: [{ field: "heading", before: draft.heading, after: "Better" }],
      },
      { by: "Merchant", kind: "created", changes: [] },
    ]);
  });

  it("[HIST-S1] [HIST-H3] shows the products that one request mapped and removed", async () => {
    const draft = await makeOffer("mapped", { products: [throws.id] });
    await server.database.owner.query(
      "update offer set active = 'Y', valid_from = '2026-01-01', valid_till = '2026-02-01' where id = $1",
      [draft.id],
    );
    const body = { ...draft, products: [rug.id] };
    await server.call("merchant", "POST", `/offers/update/${me("merchant")}`, { body });
    const [latest] = (await history("merchant", `/offerHistory/${draft.id}`)).data;
    expect(latest?.changes).toEqual([{ field: "products", before: [throws.id], after: [rug.id] }]);
  });

  it("[HIST-S1] is treated like what does not exist for another company", async () => {
    const draft = await makeOffer("hidden");
    const foreign = await history("other", `/offerHistory/${draft.id}`);
    const absent = await history("other", `/offerHistory/${"0".repeat(32)}`);
    expect([foreign.status, absent.status]).toEqual([404, 404]);
  });

  it("[HIST-S2] names no user of another company", async () => {
    const draft = await makeOffer("by staff");
    const body = { ...draft, heading: "By staff" };
    await server.call("master", "POST", `/offers/update/${me("master")}`, { body });
    const [latest] = (await history("merchant", `/offerHistory/${draft.id}`)).data;
    expect(latest?.by).toBe("Marquee staff");
  });
});

describe("the history of an offer that was deleted", () => {
  it("[HIST-S3] is read by those who could read the offer, and by no others", async () => {
    const draft = await makeOffer("deleted");
    const copyId = stableId("copy to delete");
    await server.call("merchant", "GET", `/createOfferCopy/${draft.id}?copyId=${copyId}`);
    await server.call("merchant", "POST", `/removeOfferCopy/${draft.id}/${copyId}`);
    const { status, data } = await history("reader", `/offerHistory/${copyId}`);
    expect(status).toBe(200);
    expect(data).toMatchObject([
      { by: "Merchant", kind: "deleted" },
      { by: "Merchant", kind: "created" },
    ]);
    expect((await history("other", `/offerHistory/${copyId}`)).status).toBe(404);
  });
});

describe("the history of an offer that another branch deleted", () => {
  it("[HIST-S3] is not read by a user of one branch", async () => {
    const draft = await makeOffer("of toronto", { storeId: STORE.toronto });
    const copyId = stableId("copy of toronto");
    await server.call("merchant", "GET", `/createOfferCopy/${draft.id}?copyId=${copyId}`);
    await server.call("merchant", "POST", `/removeOfferCopy/${draft.id}/${copyId}`);
    expect((await history("merchant", `/offerHistory/${copyId}`)).status).toBe(200);
    expect((await history("branch", `/offerHistory/${copyId}`)).status).toBe(404);
  });
});

describe("the history of a product and of a user", () => {
  it("[HIST-S1] is that of the thing", async () => {
    await server.database.owner.query("update product set name = 'Runner' where id = $1", [rug.id]);
    const [latest] = (await history("merchant", `/productHistory/${rug.id}`)).data;
    expect(latest).toMatchObject({
      by: "Marquee",
      changes: [{ field: "name", before: rug.name, after: "Runner" }],
    });
    expect((await history("other", `/productHistory/${rug.id}`)).status).toBe(404);
  });

  it("[HIST-S1] is read of a user by those who may update them", async () => {
    await server.database.owner.query(
      "update app_user set name = 'Reader B' where email = 'reader@marquee.test'",
    );
    const response = await history("merchant", `/userHistory/${me("reader")}`);
    expect(response.data[0]).toMatchObject({ changes: [{ field: "name", after: "Reader B" }] });
    expect((await history("reader", `/userHistory/${me("reader")}`)).status).toBe(403);
    expect((await history("merchant", `/userHistory/${me("other")}`)).status).toBe(403);
    // A user of one branch changes no user of the whole company (USER-U1).
    expect((await history("branch", `/userHistory/${me("merchant")}`)).status).toBe(403);
    expect((await history("branch", `/userHistory/${me("branch")}`)).status).toBe(200);
  });
});
