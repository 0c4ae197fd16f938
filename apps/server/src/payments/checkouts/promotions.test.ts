import { itemId, ONCE } from "@marquee/verification/harness/payment-harness";
import {
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const DAY = 24 * 60 * 60 * 1000;
/** An offer that nothing else of this file promotes. */
const offerIdAt = (number: number) => itemId("offer", "montreal", number);

describe("promoting one offer", () => {
  it("[PAYSRV-M5] makes a campaign under the offer's heading that runs its plan from the payment", async () => {
    const { data } = await harness.promote("runs", offerIdAt(1));
    expect(data).toMatchObject({
      kind: "promoteOffer",
      receipt: { days: 7, places: 1, subtotal: 5 },
    });
    const now = harness.server.clock.now();
    expect((await harness.paid(data)).state).toBe("paid");
    expect(await harness.made(data.id)).toEqual(ONCE);
    const made = await harness.one(
      `select c.campaign_name, c.campaign_for, c.valid_from, c.valid_till, o.heading, o.valid_till as item_till, o.active
       from campaign c join offer o on o.campaign_id = c.id where c.checkout_id = $1`,
      data.id,
    );
    const till = new Date(now.getTime() + 7 * DAY);
    expect(made).toMatchObject({
      campaign_for: "offer",
      valid_from: now,
      valid_till: till,
      item_till: till,
      active: "Y",
    });
    expect(Reflect.get(made, "campaign_name")).toBe(Reflect.get(made, "heading"));
  });

  it("[PAYSRV-M5] [PROMOTE-P8] promotes several offers of a branch by one payment, each at the price of one", async () => {
    const [first, second, third, fourth] = await Promise.all(
      ["Throws", "Aprons", "Lamps", "Boards"].map(harness.newOffer),
    );
    const others = [second, third];
    const draft = { moreOffers: others, campaignName: "Three of winter" };
    const { data } = await harness.promote("several", first ?? "", draft);
    expect(data.receipt).toMatchObject({ days: 7, places: 1, items: 3, subtotal: 15 });
    expect((await harness.paid(data)).state).toBe("paid");
    expect(await harness.made(data.id)).toEqual(ONCE);
    const made = await harness.one(
      `select c.campaign_name, count(o.id)::int as live from campaign c join offer o on o.campaign_id = c.id
       where c.checkout_id = $1 and o.active = 'Y' group by 1`,
      data.id,
    );
    expect(made).toEqual({ campaign_name: "Three of winter", live: 3 });
    const again = await harness.promote("several again", fourth ?? "", { moreOffers: others });
    expect(again.error?.issues?.[0]?.message).toMatch(/are live already/);
  });

  it("[PAYSRV-M1] takes no offer of another branch with those of a branch", async () => {
    const mixed = { moreOffers: [itemId("offer", "newYork", 1)] };
    expect((await harness.promote("mixed", offerIdAt(2), mixed)).error).toMatchObject({
      issues: [{ rule: "PAYSRV-M1", field: "offerId" }],
    });
  });

  it("[PAYSRV-M1] takes no offer that is live, foreign or unknown", async () => {
    const live = await harness.liveOffer("live already");
    expect((await harness.promote("live", live)).error).toMatchObject({
      tag: "Invalid",
      issues: [{ rule: "PAYSRV-M1", field: "offerId" }],
    });
    const foreign = await harness.promote("foreign", itemId("offer", "newYork", 1));
    const unknown = await harness.promote("unknown", stableId("an unknown offer"));
    expect(foreign.error).toMatchObject({ issues: [{ rule: "PAYSRV-M1", field: "offerId" }] });
    expect(foreign.error?.issues).toEqual(unknown.error?.issues);
  });

  it("[PAYSRV-M2] takes the stored figures of a plan that is sold for offers, and no other", async () => {
    for (const plan of ["gone", "goods", "never was"])
      expect((await harness.promote(`plan ${plan}`, offerIdAt(2), { plan })).error).toMatchObject({
        issues: [{ rule: "PAYSRV-M2", field: "plan" }],
      });
    const custom = { plan: "custom", fromDate: harness.day(0), toDate: harness.day(4) };
    expect((await harness.promote("custom", offerIdAt(2), custom)).data.receipt).toMatchObject({
      days: 4,
      subtotal: 4,
    });
  });

  it("[PAYSRV-M2] reports everything that is wrong at once", async () => {
    const change = { plan: "", campaignArea: "", cityList: [] };
    const { error } = await harness.promote("all wrong", offerIdAt(3), change);
    const rules = error?.issues?.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(["PROMOTE-V5", "PROMOTE-V6"]));
  });

  it("[PAYSRV-C1] is for those who may create campaigns", async () => {
    expect((await harness.promote("reader", offerIdAt(3), {}, "reader")).status).toBe(403);
  });
});

describe("mapping products to a live offer", () => {
  const products = (...numbers: number[]) =>
    numbers.map((number) => itemId("product", "montreal", number));

  it("[PAYSRV-M5] joins them to the offer, and they run until it ends", async () => {
    const offerId = await harness.liveOffer("mapped");
    const { data } = await harness.map("joins", offerId, products(1, 2));
    expect(data).toMatchObject({
      kind: "mapProducts",
      receipt: { days: 3, places: 1, subtotal: 3 },
    });
    expect((await harness.paid(data)).state).toBe("paid");
    expect(await harness.made(data.id)).toEqual(ONCE);
    const joined = await harness.one<{ n: number; runs: boolean }>(
      `select count(*)::int as n, bool_and(p.valid_till = o.valid_till and p.active = 'Y') as runs
       from offer_product j join product p on p.id = j.product_id join offer o on o.id = j.offer_id
       where j.offer_id = $1`,
      offerId,
    );
    expect(joined).toEqual({ n: 2, runs: true });
  });

  it("[PAYSRV-M3] counts those that are mapped already, and takes none of them again", async () => {
    const offerId = await harness.liveOffer("mapped before");
    await harness.paid((await harness.map("first three", offerId, products(1, 2, 3))).data);
    expect((await harness.map("again", offerId, products(3, 4))).error).toMatchObject({
      issues: [{ rule: "PAYSRV-M3", field: "products" }],
    });
    const six = await harness.map("sixth", offerId, products(4, 5, 6));
    expect(six.data.receipt).toMatchObject({ items: 6, subtotal: 0.6 });
  });

  it("[PAYSRV-M3] takes live offers and products of their branch alone", async () => {
    const refusedRules = async (name: string, offerId: string, chosen: readonly string[]) => {
      const { error } = await harness.map(name, offerId, chosen);
      return error?.issues?.map(({ rule }) => rule);
    };
    expect(await refusedRules("pending", offerIdAt(4), products(1))).toEqual(["MAP-V2"]);
    const offerId = await harness.liveOffer("own products");
    const toronto = itemId("product", "toronto", 1);
    expect(await refusedRules("other branch", offerId, [toronto])).toEqual(["PAYSRV-M3"]);
    expect(await refusedRules("nothing", offerId, [])).toEqual(["MAP-V1"]);
  });

  it("[PAYSRV-M4] counts the states of an offer that runs in states, and one place if there is no area", async () => {
    const offerId = await harness.liveOffer("areas");
    const mappedReceipt = async (name: string, product: number) =>
      (await harness.map(name, offerId, products(product))).data.receipt;
    const owner = harness.server.database.owner;
    const campaign = "(select campaign_id from offer where id = $1)";
    await owner.query(`update campaign set campaign_area = 'state' where id = ${campaign}`, [
      offerId,
    ]);
    await owner.query(
      `insert into campaign_state (company_id, campaign_id, state_id)
       select c.company_id, c.id, s.id from campaign c, (select id from state where country_id = 'canada' order by id limit 2) s
       where c.id = ${campaign}`,
      [offerId],
    );
    expect(await mappedReceipt("two states", 1)).toMatchObject({ places: 2, subtotal: 6 });
    await owner.query(
      `update campaign set campaign_type = 'sponsored', campaign_area = null, sponsored_type = 'keyword', budget = 0, campaign_price = 0, checkout_id = null
       where id = ${campaign}`,
      [offerId],
    );
    expect(await mappedReceipt("no area", 2)).toMatchObject({ places: 1, subtotal: 3 });
  });

  it("[PAYSRV-M6] gives the money back if the offer is over before it arrives", async () => {
    const offerId = await harness.liveOffer("over soon");
    const { data } = await harness.map("too late", offerId, products(7));
    await harness.server.database.owner.query("update offer set valid_till = $2 where id = $1", [
      offerId,
      harness.server.clock.now(),
    ]);
    expect((await harness.paid(data)).state).toBe("refundDue");
    await harness.sweepLater(1000);
    expect((await harness.find(data.id)).data.state).toBe("refunded");
    const { campaigns, invoices, transactions } = await harness.made(data.id);
    expect({ campaigns, invoices, transactions }).toEqual({
      campaigns: 0,
      invoices: 0,
      transactions: { Error: 1 },
    });
  });
});
