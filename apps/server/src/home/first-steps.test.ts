import { encodeEmail } from "@marquee/api/http/path";
import type { Home } from "@marquee/domain/home/home.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, expect, it } from "vitest";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const PLACE = { companyId: COMPANY.harbour, storeId: STORE.halifax };

/** Makes an offer or collection of the branch that awaits approval. */
async function make(heading: string, type: "Offer" | "Collection" = "Offer"): Promise<string> {
  const body = offerDraft(heading, { ...PLACE, type });
  const path = `/offers/${encodeEmail("pending@marquee.test")}`;
  expect((await server.call("pending", "POST", path, { body })).status).toBe(200);
  return body.id;
}

/** Has a campaign paid for an offer, which waits for the approval. */
async function promote(id: string): Promise<void> {
  await server.database.owner.query(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on)
     values ('opening', $1, $2, 'pending@marquee.test', 'Opening week', 'flyer', 'offer', 'city', 798, 7, now())`,
    [PLACE.companyId, PLACE.storeId],
  );
  await server.database.owner.query("update offer set campaign_id = 'opening' where id = $1", [id]);
}

const read = async () => (await server.call<Home>("pending", "GET", "/home")).data.merchant;

it("[HOME-M5] [HOME-N2] proposes no offer that a campaign was paid for, and says what was made first until something is live", async () => {
  await make("stories");
  await promote(await make("lamp"));
  const { progress, waiting } = (await read()) ?? {};
  // of two pending offers the one that the approval makes live (HOME-M4)
  expect(waiting).toMatchObject([{ kind: "approval", count: 1 }]);
  expect(progress).toMatchObject({
    hasBeenLive: false,
    offers: 2,
    firstOffer: { name: expect.any(String) },
    firstCampaign: { name: "Opening week", days: 7, price: 7.98 },
    nextStep: { kind: "promote", storeId: STORE.halifax, pending: 1, promoted: 1 },
  });
});

it("[HOME-M5] [HOME-M4] [HOME-N2] counts collections among the offers of the steps, of what waits and of the next step", async () => {
  await make("stories");
  const collection = await make("winter collection", "Collection");
  expect((await read())?.progress).toMatchObject({
    offers: 2,
    pending: 2,
    nextStep: { kind: "promote", pending: 2, promoted: 2 },
  });
  await promote(collection);
  expect(await read()).toMatchObject({
    waiting: [{ kind: "approval", count: 1 }],
    progress: { offers: 2, nextStep: { kind: "promote", pending: 1 } },
  });
});
