import { encodeEmail } from "@marquee/api/http/path";
import type { Home } from "@marquee/domain/home/home.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it("[HOME-M5] [HOME-N2] proposes no offer that a campaign was paid for, and says what was made first until something is live", async () => {
  const path = `/offers/${encodeEmail("pending@marquee.test")}`;
  const place = { companyId: COMPANY.harbour, storeId: STORE.halifax };
  const [first, second] = [offerDraft("stories", place), offerDraft("lamp", place)];
  for (const body of [first, second]) await server.call("pending", "POST", path, { body });
  await server.database.owner.query(
    `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
       campaign_price, days, created_on)
     values ('opening', $1, $2, 'pending@marquee.test', 'Opening week', 'flyer', 'offer', 'city', 798, 7, now())`,
    [place.companyId, place.storeId],
  );
  await server.database.owner.query("update offer set campaign_id = 'opening' where id = $1", [
    second.id,
  ]);
  const { data } = await server.call<Home>("pending", "GET", "/home");
  const { progress, waiting } = data.merchant ?? {};
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
  const path = `/offers/${encodeEmail("pending@marquee.test")}`;
  const read = async () =>
    (await server.call<Home>("pending", "GET", "/home")).data.merchant?.progress ?? null;
  const before = await read();
  const collection = offerDraft("winter collection", {
    type: "Collection",
    companyId: COMPANY.harbour,
    storeId: STORE.halifax,
  });
  await server.call("pending", "POST", path, { body: collection });
  const after = await read();
  expect(after?.offers).toBe((before?.offers ?? 0) + 1);
  expect(after?.pending).toBe((before?.pending ?? 0) + 1);
  expect(after?.nextStep).toMatchObject({ kind: "promote", pending: 2, promoted: 2 });
  await server.database.owner.query("update offer set campaign_id = 'opening' where id = $1", [
    collection.id,
  ]);
  const { data } = await server.call<Home>("pending", "GET", "/home");
  expect(data.merchant?.waiting).toMatchObject([{ kind: "approval", count: 2 }]);
  expect(data.merchant?.progress?.nextStep).toMatchObject({ kind: "promote", pending: 1 });
});
