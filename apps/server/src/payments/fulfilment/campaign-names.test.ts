import {
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { whileChanging } from "@marquee/verification/harness/while-locked";
import { STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { nameCampaign } from "../../campaigns/insert-campaign.ts";
import { typedTx } from "../../platform/database/typed.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const campaignName = "Mile End, Mar 2";

/** Under which names campaign, invoice and mail of a paid checkout are stored. */
const namesOf = (checkoutId: string) =>
  harness.one<{ campaign: string; invoice: string; mailed: boolean }>(
    `select c.campaign_name as campaign, i.issued ->> 'campaignName' as invoice,
       m.payload -> 'content' ->> 'subject' like '%"' || c.campaign_name || '"%' as mailed
     from campaign c join invoice i on i.campaign_id = c.id
     join outbox m on m.key = 'campaign-paid:' || c.id
     where c.checkout_id = $1`,
    checkoutId,
  );

it("[CAMP-D8] a second campaign of the day under one name is numbered in list, invoice and mail", async () => {
  const offers = [await harness.newOffer("first of a name")];
  const first = await harness.openFlyer("first", { offers, campaignName });
  const second = await harness.openFlyer("second", {
    offers: [await harness.newOffer("second of a name")],
    campaignName,
  });
  await harness.paid(first);
  await harness.paid(second);
  expect(await namesOf(first.id)).toEqual({
    campaign: campaignName,
    invoice: campaignName,
    mailed: true,
  });
  const numbered = `${campaignName} (2)`;
  expect(await namesOf(second.id)).toEqual({ campaign: numbered, invoice: numbered, mailed: true });
});

it("[CAMP-D8] a campaign is named after the one that is named at the same moment", async () => {
  const copied = await harness.openFlyer("copied", {
    offers: [await harness.newOffer("of a campaign that is copied")],
    campaignName: "Copied",
  });
  await harness.paid(copied);
  const named = { storeId: STORE.montreal, campaignName: "At one moment" };
  const now = new Date(WORLD_NOW);
  const second = await whileChanging(
    harness.server.database.owner,
    async (client) => {
      const campaignName = await nameCampaign(typedTx(client), named, now);
      await client.query(
        `insert into campaign select (jsonb_populate_record(c, jsonb_build_object('id', 'named first', 'campaign_name', $1::text,
           'checkout_id', null, 'created_on', $2::timestamptz))).* from campaign c where c.checkout_id = $3`,
        [campaignName, WORLD_NOW, copied.id],
      );
    },
    () => withScope(harness.server.pool, SYSTEM, (tx) => nameCampaign(tx, named, now)),
  );
  expect(second).toBe("At one moment (2)");
});
