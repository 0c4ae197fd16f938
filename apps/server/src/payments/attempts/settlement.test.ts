import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  itemId,
  ONCE,
  paymentBench,
  type PaymentBench,
} from "@marquee/verification/harness/payment-bench";
import { STORE } from "@marquee/verification/harness/world";

let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.flush());

describe("a paid checkout", () => {
  it("[PAYSRV-F1] makes one campaign, one transaction and one invoice, whoever asks and however often", async () => {
    const checkout = await bench.opened("exactly once");
    await bench.turn({ duplicate: 3 });
    await bench.confirm(checkout);
    await bench.turn({ duplicate: 0 });
    bench.server.clock.advance(60_000);
    const askers = [
      ...Array.from({ length: 10 }, () => bench.reconcile(checkout.id)),
      bench.flush(),
      bench.sweepLater(),
      bench.sweepLater(),
    ];
    await Promise.all(askers);
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
    const { data } = await bench.find(checkout.id);
    expect(data).toMatchObject({ state: "paid", clientSecret: null, message: null });
    expect(data.campaignId).toMatch(/^[0-9a-f]{32}$/);
  });

  it("[PAYSRV-F1] is finished by the provider's message when nobody comes back", async () => {
    const checkout = await bench.opened("by message");
    await bench.confirm(checkout);
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-W2] is finished by the sweeper when the message is lost, too", async () => {
    const checkout = await bench.opened("swept");
    await bench.turn({ dropNext: 1 });
    await bench.confirm(checkout);
    await bench.turn({ dropNext: 0 });
    await bench.sweepLater();
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-F2] starts its items for the days that were paid for", async () => {
    const first = itemId("offer", "montreal", 2);
    const other = itemId("offer", "montreal", 3);
    const checkout = await bench.opened("runs", { offers: [first, other], toDate: bench.day(7) });
    await bench.confirm(checkout);
    const { data } = await bench.reconcile(checkout.id);
    const { rows } = await bench.server.database.owner.query(
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
    const checkout = await bench.opened("awaiting", {
      storeId: STORE.vancouver,
      offers: [offer],
      cityList: ["vancouver"],
    });
    await bench.confirm(checkout);
    const { data } = await bench.reconcile(checkout.id);
    const { rows } = await bench.server.database.owner.query(
      `select o.active, o.valid_till, c.valid_from, c.days from offer o
       join campaign c on c.id = o.campaign_id where o.id = $1`,
      [offer],
    );
    expect(data.state).toBe("paid");
    expect(rows).toEqual([{ active: "N", valid_till: null, valid_from: null, days: 3 }]);
  });

  it("[PAYSRV-F3] goes by the branch as it is when it is paid, not when the plan was made", async () => {
    const offer = itemId("offer", "toronto", 1);
    const checkout = await bench.opened("unapproved since", {
      storeId: STORE.toronto,
      offers: [offer],
      cityList: ["toronto"],
    });
    const approve = (flag: string) =>
      bench.server.database.owner.query("update store set is_approve = $2 where id = $1", [
        STORE.toronto,
        flag,
      ]);
    await approve("N");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    await approve("Y");
    const { rows } = await bench.server.database.owner.query(
      "select active, valid_from from offer where id = $1",
      [offer],
    );
    expect(rows).toEqual([{ active: "N", valid_from: null }]);
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });

  it("[PAYSRV-F5] exists also when one of its items is gone by then", async () => {
    const [gone, kept] = [itemId("offer", "montreal", 5), itemId("offer", "montreal", 6)];
    const both = await bench.opened("both", { offers: [gone, kept] });
    await bench.server.database.owner.query("delete from offer where id = $1", [gone]);
    await bench.confirm(both);
    const { data } = await bench.reconcile(both.id);
    expect(data.state).toBe("paid");
    const { rows } = await bench.server.database.owner.query(
      "select offer_id from campaign_offer where campaign_id = $1",
      [data.campaignId],
    );
    expect(rows).toEqual([{ offer_id: kept }]);
  });

  it("[PAYSRV-F5] keeps the longer run of an item that two payments cover", async () => {
    const offer = itemId("offer", "montreal", 4);
    const long = await bench.opened("long", { offers: [offer], toDate: bench.day(30) });
    const free = itemId("offer", "montreal", 7);
    const short = await bench.opened("short", { offers: [offer, free], toDate: bench.day(10) });
    await bench.confirm(long);
    await bench.confirm(short);
    const paid = (await bench.reconcile(long.id)).data;
    await bench.reconcile(short.id);
    expect([await bench.made(long.id), await bench.made(short.id)]).toEqual([ONCE, ONCE]);
    const { rows } = await bench.server.database.owner.query(
      `select o.campaign_id, o.valid_till = c.valid_till as longer from offer o
       join campaign c on c.checkout_id = $2 where o.id = $1`,
      [offer, long.id],
    );
    expect(rows).toEqual([{ campaign_id: paid.campaignId, longer: true }]);
  });
});
