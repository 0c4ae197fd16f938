import { itemId } from "@marquee/verification/harness/payment-harness";
import {
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const DAY = 24 * 60 * 60 * 1000;
/** The user these calls are about, as their paths name them. */
const encodeUser = (who: string) => Buffer.from(`${who}@marquee.test`).toString("base64url");
const ENCODED = encodeUser("merchant");

/** An offer that nothing else of this file promotes. */
const offerIdAt = (number: number) => itemId("offer", "montreal", number);

describe("the specification's calls after a promotion", () => {
  const getCampaign = async (checkoutId: string) =>
    (
      await harness.one<{ id: string }>(
        "select id from campaign where checkout_id = $1",
        checkoutId,
      )
    ).id;

  it("[CAMP-A1] return the offer that its campaign runs, and refuse every other", async () => {
    const { data } = await harness.promote("activated", offerIdAt(5));
    const call = (who: string, path: string, body: object) =>
      harness.server.call<{ id: string; campaignId: string }>(who, "POST", path, { body });
    const path = `/activeOfferCampaign/${ENCODED}`;
    const early = { id: offerIdAt(5), campaignId: stableId("no campaign yet") };
    expect((await call("merchant", `${path}?checkout=${data.id}`, early)).status).toBe(409);
    expect((await call("merchant", path, early)).status).toBe(404);
    await harness.paid(data);
    const campaignId = await getCampaign(data.id);
    const known = await call("merchant", path, { id: offerIdAt(5), campaignId });
    expect(known.data).toMatchObject({ id: offerIdAt(5), campaignId, active: "Y" });
    expect((await call("merchant", path, { id: offerIdAt(6), campaignId })).status).toBe(409);
    const other = `${path}?checkout=${stableId("another")}`;
    expect((await call("merchant", other, { id: offerIdAt(5), campaignId })).status).toBe(409);
    const sponsored = `/activeSponsoredOfferCampaign/${ENCODED}`;
    expect((await call("merchant", sponsored, { id: offerIdAt(5), campaignId })).status).toBe(409);
    const foreign = `/activeOfferCampaign/${encodeUser("other")}`;
    for (const id of [campaignId, stableId("no campaign yet")]) {
      const body = { id: offerIdAt(5), campaignId: id };
      expect((await call("other", foreign, body)).status).toBe(404);
      expect((await call("other", `${foreign}?checkout=${data.id}`, body)).status).toBe(409);
    }
  });

  it("[CAMP-S2] say of a campaign and of an item's campaigns whether their branch is approved", async () => {
    const offerId = await harness.liveOffer("told");
    const read = <Data>(path: string) => harness.server.call<Data>("merchant", "GET", path);
    const flags = async () => {
      const { data } = await read<{ campaigns: { id: string; isApprove: string }[] }>(
        `/itemCampaigns/${offerId}`,
      );
      const [listed] = data.campaigns;
      const one = await read<{ isApprove: string }>(`/getCampaignById/${listed?.id ?? ""}`);
      return [listed?.isApprove, one.data.isApprove];
    };
    const approve = (flag: "Y" | "N") =>
      harness.server.database.owner.query("update store set is_approve = $2 where id = $1", [
        STORE.montreal,
        flag,
      ]);
    const approved = await flags();
    await approve("N");
    const unapproved = await flags();
    await approve("Y");
    expect([approved, unapproved]).toEqual([
      ["Y", "Y"],
      ["N", "N"],
    ]);
  });

  it("[OFFER-T12] map products by a paid checkout to an offer that runs, and at once to one that is over", async () => {
    const offerId = await harness.liveOffer("map call");
    const products = [itemId("product", "montreal", 6)];
    const call = (checkout: string, id: string, chosen: readonly string[]) =>
      harness.server.call<string | null>(
        "merchant",
        "POST",
        `/mapProductToOffer/${ENCODED}${checkout}`,
        {
          body: { id, products: chosen },
        },
      );
    expect((await call("", offerId, products)).status).toBe(409);
    const { data } = await harness.map("map call", offerId, products);
    expect((await call(`?checkout=${data.id}`, offerId, products)).status).toBe(409);
    await harness.paid(data);
    const response = await call(`?checkout=${data.id}`, offerId, products);
    expect(response).toMatchObject({ status: 200, data: await getCampaign(data.id) });
    expect((await call(`?checkout=${data.id}`, offerIdAt(6), products)).status).toBe(409);
    harness.server.clock.advance(30 * DAY);
    expect((await call("", offerId, [itemId("product", "montreal", 1)])).status).toBe(200);
    const toronto = itemId("product", "toronto", 1);
    expect((await call("", offerId, [toronto])).error?.issues?.[0]?.rule).toBe("OFFER-T3");
    const mapped = await harness.one(
      "select count(*)::int as n from offer_product where offer_id = $1",
      offerId,
    );
    expect(mapped).toEqual({ n: 2 });
  });
});
