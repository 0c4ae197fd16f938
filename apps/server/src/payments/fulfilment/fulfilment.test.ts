import {
  itemId,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("a paid checkout", () => {
  it("[PAYSRV-F1] makes one campaign, one transaction and one invoice, for any caller and however often", async () => {
    const checkout = await harness.opened("exactly once");
    await harness.setFaults({ duplicate: 3 });
    await harness.confirm(checkout);
    await harness.setFaults({ duplicate: 0 });
    harness.server.clock.advance(60_000);
    const askers = [
      ...Array.from({ length: 10 }, () => harness.reconcile(checkout.id)),
      harness.flush(),
      harness.sweepLater(),
      harness.sweepLater(),
    ];
    await Promise.all(askers);
    await harness.flush();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
    const { data } = await harness.find(checkout.id);
    expect(data).toMatchObject({ state: "paid", clientSecret: null, message: null });
    expect(data.campaignId).toMatch(/^[0-9a-f]{32}$/);
  });

  it("[PAYSRV-F1] is finished by the provider's message when the payer does not come back", async () => {
    const checkout = await harness.opened("by message");
    await harness.confirm(checkout);
    await harness.flush();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-W2] is finished by the sweeper when the message is lost, too", async () => {
    const checkout = await harness.opened("swept");
    await harness.setFaults({ dropNext: 1 });
    await harness.confirm(checkout);
    await harness.setFaults({ dropNext: 0 });
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-F2] starts its items for the days that were paid for", async () => {
    const first = itemId("offer", "montreal", 2);
    const other = itemId("offer", "montreal", 3);
    const checkout = await harness.opened("runs", {
      offers: [first, other],
      toDate: harness.day(7),
    });
    await harness.confirm(checkout);
    const { data } = await harness.reconcile(checkout.id);
    const { rows } = await harness.server.database.owner.query(
      "select active, campaign_id, valid_till - valid_from as days from offer where id = any($1)",
      [[first, other]],
    );
    expect(rows).toEqual([
      { active: "Y", campaign_id: data.campaignId, days: expect.objectContaining({ days: 7 }) },
      { active: "Y", campaign_id: data.campaignId, days: expect.objectContaining({ days: 7 }) },
    ]);
  });

  it("[PAYSRV-F3] has no dates while its branch awaits approval, and nothing is switched on", async () => {
    const offer = itemId("offer", "vancouver", 1);
    const checkout = await harness.opened("awaiting", {
      storeId: STORE.vancouver,
      offers: [offer],
      cityList: ["vancouver"],
    });
    await harness.confirm(checkout);
    const { data } = await harness.reconcile(checkout.id);
    const { rows } = await harness.server.database.owner.query(
      `select o.active, o.valid_till, c.valid_from, c.days from offer o
       join campaign c on c.id = o.campaign_id where o.id = $1`,
      [offer],
    );
    expect(data.state).toBe("paid");
    expect(rows).toEqual([{ active: "N", valid_till: null, valid_from: null, days: 3 }]);
  });

  it("[PAYSRV-F3] uses the branch as it is when it is paid, not when the plan was made", async () => {
    const offer = itemId("offer", "toronto", 1);
    const checkout = await harness.opened("unapproved since", {
      storeId: STORE.toronto,
      offers: [offer],
      cityList: ["toronto"],
    });
    const approve = (flag: string) =>
      harness.server.database.owner.query("update store set is_approve = $2 where id = $1", [
        STORE.toronto,
        flag,
      ]);
    await approve("N");
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    await approve("Y");
    const { rows } = await harness.server.database.owner.query(
      "select active, valid_from from offer where id = $1",
      [offer],
    );
    expect(rows).toEqual([{ active: "N", valid_from: null }]);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-F5] exists also when one of its items is gone by then", async () => {
    const [gone, left] = [itemId("offer", "montreal", 5), itemId("offer", "montreal", 6)];
    const both = await harness.opened("both", { offers: [gone, left] });
    await harness.server.database.owner.query("delete from offer where id = $1", [gone]);
    await harness.confirm(both);
    const { data } = await harness.reconcile(both.id);
    expect(data.state).toBe("paid");
    const { rows } = await harness.server.database.owner.query(
      "select offer_id from campaign_offer where campaign_id = $1",
      [data.campaignId],
    );
    expect(rows).toEqual([{ offer_id: left }]);
  });

  it("[PAYSRV-F5] keeps the longer run of an item that two payments cover", async () => {
    const offer = itemId("offer", "montreal", 4);
    const long = await harness.opened("long", { offers: [offer], toDate: harness.day(30) });
    const free = itemId("offer", "montreal", 7);
    const short = await harness.opened("short", { offers: [offer, free], toDate: harness.day(10) });
    await harness.confirm(long);
    await harness.confirm(short);
    const paid = (await harness.reconcile(long.id)).data;
    await harness.reconcile(short.id);
    expect([await harness.made(long.id), await harness.made(short.id)]).toEqual([ONCE, ONCE]);
    const { rows } = await harness.server.database.owner.query(
      `select o.campaign_id, o.valid_till = c.valid_till as longer from offer o
       join campaign c on c.checkout_id = $2 where o.id = $1`,
      [offer, long.id],
    );
    expect(rows).toEqual([{ campaign_id: paid.campaignId, longer: true }]);
  });
});
