import type { Beacon, CampaignPlan } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { deliver } from "@marquee/verification/harness/delivery";
import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const lamp = productRow("lamp");
const tile = productRow("tile", { storeId: STORE.toronto });
const rug = productRow("rug", { companyId: COMPANY.northline, storeId: STORE.newYork });
const flyer = offerDraft("flyer");

const beaconRow = (
  type: "product" | "offer",
  itemId: string,
  createdOn: string,
  impressions: number,
) => ({
  id: stableId(`${itemId} ${createdOn}`),
  itemId,
  type,
  createdOn,
  impressions,
  clicks: 3,
  buyNowClicks: 2,
  snips: 1,
});

beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [lamp, tile, rug]));
  await server.call("merchant", "POST", `/offers/${btoa("merchant@marquee.test")}`, {
    body: flyer,
  });
  await deliver(server, "beacons", [
    beaconRow("product", lamp.id, "2026-02-27", 10),
    beaconRow("product", lamp.id, "2026-02-28", 20),
    beaconRow("product", lamp.id, "2026-03-01", 30),
    beaconRow("offer", flyer.id, "2026-03-01", 40),
    beaconRow("product", rug.id, "2026-03-01", 50),
  ]);
  await server.database.owner.query(`
    insert into campaign_plan (id, campaign_for, days, price, active) values
      ('month', 'offer', 30, 1499, 'Y'), ('week', 'offer', 7, 499, 'Y'),
      ('old', 'offer', 1, 100, 'N'), ('shelf', 'product', 3, 200, 'Y')`);
});
afterAll(() => server.close());

describe("campaigns.plans", () => {
  const plans = (type: string, who: string | null = "merchant", query = "") =>
    server.call<CampaignPlan[]>(
      who,
      "GET",
      `/getCampaignPlan/${btoa(`${who}@marquee.test`)}/${type}${query}`,
    );

  it("[CAMP-L3] lists what is offered for offers, the shortest first, without retired ones", async () => {
    const { data, meta } = await plans("offer");
    expect(data).toEqual([
      { id: "week", days: 7, price: 4.99 },
      { id: "month", days: 30, price: 14.99 },
    ]);
    expect(meta.total).toBe(2);
    expect((await plans("product")).data).toEqual([{ id: "shelf", days: 3, price: 2 }]);
  });

  it("[CAMP-L3] is sorted and paged as every list, and is the same for every signed-in user", async () => {
    const page = await plans("offer", "shop", "?sort=-price&page=1&size=1");
    expect(page.data).toEqual([{ id: "month", days: 30, price: 14.99 }]);
    expect(page.meta.total).toBe(2);
    expect((await plans("offer", "merchant", "?sort=active")).status).toBe(422);
    expect((await plans("everything")).status).toBe(422);
    expect(
      (await server.call(null, "GET", `/getCampaignPlan/${btoa("a@b.ca")}/offer`)).status,
    ).toBe(401);
  });
});

describe("campaigns.beacons", () => {
  const beacons = (who: string, id: string, query = "") =>
    server.call<Beacon[]>(who, "GET", `/getOfferBeacon/${id}${query}`);
  const days = ({ data }: { readonly data: readonly Beacon[] }) =>
    data.map(({ createdOn, impressions }) => `${createdOn} ${impressions}`);

  it("[CAMP-L4] lists what shoppers did with a product or an offer by day, oldest first", async () => {
    expect(days(await beacons("merchant", lamp.id))).toEqual([
      "2026-02-27 10",
      "2026-02-28 20",
      "2026-03-01 30",
    ]);
    const { data, meta } = await beacons("master", flyer.id);
    expect(data).toEqual([
      { createdOn: "2026-03-01", impressions: 40, clicks: 3, buyNowClicks: 2, snips: 1 },
    ]);
    expect(meta.total).toBe(1);
  });

  it("[CAMP-L4] stays between two days, both counted in; `undefined` is no limit", async () => {
    const between = async (from: string, to: string) =>
      days(await beacons("merchant", lamp.id, `?from=${from}&to=${to}`));
    expect(await between("2026-02-28", "2026-02-28")).toEqual(["2026-02-28 20"]);
    expect(await between("undefined", "2026-02-28")).toEqual(["2026-02-27 10", "2026-02-28 20"]);
    expect(await between("2026-03-01", "undefined")).toEqual(["2026-03-01 30"]);
    expect((await beacons("merchant", lamp.id, "?from=yesterday")).status).toBe(422);
  });

  it("[CAMP-L4] is empty for an item that no user has seen, which is not the same as no item", async () => {
    expect(await beacons("merchant", tile.id)).toMatchObject({ status: 200, data: [] });
  });

  it("[TEN-5] treats an item of another company or branch like one that does not exist", async () => {
    const unknown = await beacons("merchant", "f".repeat(32));
    const foreign = await beacons("merchant", rug.id);
    const otherBranch = await beacons("branch", tile.id);
    expect(unknown.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
    expect(withoutReference(otherBranch)).toBe(withoutReference(unknown));
  });
});
