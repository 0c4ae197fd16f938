import { encodeEmail } from "@marquee/api/http/path";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCampaign } from "../campaigns/insert-campaign.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";

const CAMPAIGN = "ca".repeat(16);
const me = encodeEmail("merchant@marquee.test");

let server: TestServer;
let promoted: OfferDraft;
const make = async (name: string) => {
  const body = offerDraft(name);
  const { status } = await server.call("merchant", "POST", `/offers/${me}`, { body });
  expect(status).toBe(200);
  return body;
};
const read = async (id: string) =>
  (await server.call<Offer>("merchant", "GET", `/getOffersById/${me}/${id}`)).data;

beforeAll(async () => {
  server = await testServer();
  promoted = await make("in a campaign");
  await withScope(server.pool, SYSTEM, (tx) =>
    insertCampaign(tx, {
      row: {
        id: CAMPAIGN,
        companyId: COMPANY.maple,
        storeId: STORE.montreal,
        userId: "merchant@marquee.test",
        campaignName: "Spring",
        campaignType: "flyer",
        campaignFor: "offer",
        campaignArea: "city",
        campaignPrice: 100,
        days: 7,
        createdOn: WORLD_NOW,
      },
      items: [promoted.id],
      cityList: ["toronto", "montreal"],
      stateList: [],
    }),
  );
  await server.database.owner.query("update offer set campaign_id = $1 where id = $2", [
    CAMPAIGN,
    promoted.id,
  ]);
});
afterAll(() => server.close());

describe("an offer that a campaign holds", () => {
  it("[OFFER-T13] says where its campaign runs, and one without a campaign says nowhere", async () => {
    expect(await read(promoted.id)).toMatchObject({
      campaignName: "Spring",
      cityList: ["montreal", "toronto"],
      stateList: [],
    });
    const { id } = await make("in none");
    expect(await read(id)).toMatchObject({ campaignId: null, cityList: [], stateList: [] });
  });

  it("[OFFER-L1] says that its branch is fixed, and keeps it", async () => {
    expect((await read(promoted.id)).canUpdateBranch).toBe("N");
    const { status, error } = await server.call("merchant", "POST", `/offers/update/${me}`, {
      body: { ...promoted, storeId: STORE.toronto },
    });
    expect(status).toBe(422);
    expect(error.issues?.map(({ rule }) => rule)).toEqual(["OFFER-L1"]);
  });

  it("[OFFER-L1] leaves the branch of its copy free", async () => {
    const { data } = await server.call<Offer>(
      "merchant",
      "GET",
      `/createOfferCopy/${promoted.id}?copyId=${"cb".repeat(16)}`,
    );
    expect(data).toMatchObject({ canUpdateBranch: "Y", campaignId: null, cityList: [] });
  });
});
