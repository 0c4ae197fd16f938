import type { CampaignResults } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";
import { beacon } from "../schema/schema.ts";
import { insertCampaign } from "./insert-campaign.ts";

let server: TestServer;
const MAPLE = { companyId: COMPANY.maple, storeId: STORE.montreal };
const items = ["lamp", "tile", "throw"].map((name) => productRow(name));
const itemIds = items.map(({ id }) => id);
const DAY = 86_400_000;
const at = (days: number) => new Date(Date.parse(WORLD_NOW) + days * DAY).toISOString();
const dayAgo = (days: number) => at(-days).slice(0, 10);

/** Campaigns of the same items: running, over, later, and one that waits for its approval. */
const RUNS = [
  ["flyer", at(-9), at(3)],
  ["flyer", at(-2), at(8)],
  ["sponsored", at(-5), at(5)],
  ["sponsored", at(-6), at(-3)],
  ["flyer", at(1), at(4)],
  ["flyer", null, null],
] as const;
const ids = RUNS.map((_, index) => stableId(`campaign ${index}`));

beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, async (tx) => {
    await insertProducts(tx, items);
    for (const [index, [campaignType, validFrom, validTill]] of RUNS.entries())
      await insertCampaign(tx, {
        row: {
          ...MAPLE,
          id: ids[index] ?? "",
          userId: "merchant@marquee.test",
          campaignName: `Campaign ${index}`,
          campaignType,
          campaignFor: "product",
          campaignPrice: campaignType === "flyer" ? 12 : 0,
          ...(campaignType === "flyer" ? {} : { sponsoredType: "keyword", bid: 0.5, budget: 2 }),
          days: 3,
          validFrom,
          validTill,
          createdOn: WORLD_NOW,
        },
        // the last item is in the even ones alone
        items: index % 2 === 0 ? itemIds : itemIds.slice(0, 2),
        cityList: [],
        stateList: [],
      });
  });
});
afterAll(() => server.close());

const row = fc.record(
  {
    itemId: fc.constantFrom(...itemIds),
    createdOn: fc.integer({ min: 0, max: 12 }).map(dayAgo),
    clicks: fc.nat(40),
    impressions: fc.integer({ min: 40, max: 900 }),
    keyword: fc.constantFrom("linen", "oak"),
    sectionId: fc.constant(stableId("section")),
  },
  { requiredKeys: ["itemId", "createdOn", "clicks", "impressions"] },
);

describe("the figures of campaigns", () => {
  it("[CAMP-G13] [SPONSOR-B2] never add up to more than was delivered, nor spend more than was promised", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 25 }),
        fc.uuid(),
        async (rows, run) => {
          await withScope(server.pool, SYSTEM, (tx) => tx.delete(beacon));
          const sent = rows.map((one, index) => ({
            ...one,
            id: stableId(`${run} ${index}`),
            type: "product",
            buyNowClicks: 0,
            snips: 0,
          }));
          expect((await deliver(server, "beacons", sent)).status).toBe(200);
          const path = `/campaignResults/${ids.join(",")}`;
          const { campaigns } = (await server.call<CampaignResults>("merchant", "GET", path)).data;
          const sum = (rowsOf: readonly { readonly clicks: number }[]) =>
            rowsOf.reduce((total, { clicks }) => total + clicks, 0);
          const began = sent.filter(({ itemId, createdOn }) =>
            RUNS.some(
              ([, from, till], index) =>
                from !== null &&
                from <= WORLD_NOW &&
                till > WORLD_NOW &&
                createdOn >= from.slice(0, 10) &&
                (index % 2 === 0 || itemId !== itemIds[2]),
            ),
          );
          expect(sum(campaigns)).toBe(sum(began));
          const promisedSum = (id: string) => (RUNS[ids.indexOf(id)]?.[0] === "sponsored" ? 6 : 12);
          expect(campaigns.filter(({ id, spent }) => spent > promisedSum(id))).toEqual([]);
          const notBegun = campaigns.filter(({ id }) => ids.indexOf(id) > 3);
          expect(sum(notBegun)).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });
});
