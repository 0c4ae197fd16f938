import { soldAlreadyText } from "@marquee/domain/campaigns/sold-item";
import { refundSentence } from "@marquee/domain/payments/refund-reason";
import { itemId, NOTHING, ONCE } from "@marquee/verification/harness/payment-harness";
import {
  mustOpen,
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const owner = () => harness.server.database.owner;
const products = (...numbers: number[]) =>
  numbers.map((number) => itemId("product", "montreal", number));

describe("what was sold in part", () => {
  it("[PAYSRV-F7] is made once also if another price is paid, by a promo code or another plan", async () => {
    await owner().query(
      "insert into promocode (code, type, discount) values ('TENTH', 'P', '10') on conflict do nothing",
    );
    const offers = [await harness.newOffer("another price")];
    const full = await harness.openFlyer("full price", { offers });
    const less = await harness.openFlyer("less", { offers, campaignName: "Another" }, "TENTH");
    expect((await harness.paid(full)).state).toBe("paid");
    expect((await harness.paid(less)).state).toBe("refundDue");
    const offerId = await harness.newOffer("another plan");
    const week = mustOpen(await harness.promote("a week", offerId));
    const custom = { plan: "custom", fromDate: harness.day(0), toDate: harness.day(30) };
    const month = mustOpen(await harness.promote("a month", offerId, custom));
    expect((await harness.paid(week)).state).toBe("paid");
    expect((await harness.paid(month)).state).toBe("refundDue");
  });

  it("[PAYSRV-F7] is made if some of it is still free, and an item keeps its longest run", async () => {
    const [live, free] = [
      await harness.newOffer("live by then"),
      await harness.newOffer("still free"),
    ];
    const both = await harness.openFlyer("both of them", {
      offers: [live, free],
      toDate: harness.day(2),
    });
    await harness.paid(
      await harness.openFlyer("one of them", { offers: [live], toDate: harness.day(9) }),
    );
    expect((await harness.paid(both)).state).toBe("paid");
    expect(await harness.made(both.id)).toEqual(ONCE);
    const { rows } = await owner().query(
      `select o.id, o.campaign_id = c.id as by_this from offer o, campaign c
       where c.checkout_id = $1 and o.id = any($2) order by by_this`,
      [both.id, [live, free]],
    );
    expect(rows).toEqual([
      { id: live, by_this: false },
      { id: free, by_this: true },
    ]);
  });

  it("[PAYSRV-F7] maps what is not mapped yet, if some of it is", async () => {
    const offerId = await harness.liveOffer("partly mapped");
    const three = mustOpen(await harness.map("three", offerId, products(3, 4, 5)));
    const two = mustOpen(await harness.map("two", offerId, products(3, 4)));
    expect((await harness.paid(two)).state).toBe("paid");
    expect((await harness.paid(three)).state).toBe("paid");
    expect(await harness.made(three.id)).toEqual(ONCE);
    const { rows } = await owner().query(
      "select count(*)::int as n from offer_product where offer_id = $1",
      [offerId],
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  it("[MAP-R4] maps those whose run is over again, once, and counts them once", async () => {
    const offerId = await harness.liveOffer("promoted anew");
    await harness.paid((await harness.map("first run", offerId, products(1, 2))).data);
    await owner().query("update product set valid_till = $2 where id = $1", [
      products(1)[0],
      harness.server.clock.now(),
    ]);
    expect((await harness.map("both again", offerId, products(1, 2))).error).toMatchObject({
      issues: [{ rule: "PAYSRV-M3" }],
    });
    const again = mustOpen(await harness.map("one again", offerId, products(1)));
    const twin = mustOpen(await harness.map("it and another", offerId, products(1, 6)));
    expect(again.receipt).toMatchObject({ items: 2, subtotal: 3 });
    expect((await harness.paid(again)).state).toBe("paid");
    const alone = await harness.one<{ runs: boolean }>(
      `select p.valid_till = o.valid_till as runs from product p, offer o
       where p.id = '${itemId("product", "montreal", 1)}' and o.id = $1`,
      offerId,
    );
    expect(alone).toEqual({ runs: true });
    expect((await harness.paid(twin)).state).toBe("paid");
  });

  it("[PAYSRV-F7] is made if it buys days that were not bought yet", async () => {
    const offers = [await harness.newOffer("more days")];
    const week = { offers, fromDate: harness.day(10), toDate: harness.day(12) };
    const first = await harness.openFlyer("two days", week);
    const more = await harness.openFlyer("three days", { ...week, toDate: harness.day(13) });
    expect((await harness.paid(first)).state).toBe("paid");
    expect((await harness.paid(more)).state).toBe("paid");
  });

  it("[PAYSRV-F7] is made once while its branch awaits approval, unless more days are bought", async () => {
    const approve = (flag: "N" | "Y") =>
      owner().query("update store set is_approve = $2 where id = $1", [STORE.montreal, flag]);
    await approve("N");
    const offerId = await harness.newOffer("awaits approval");
    const days = (last: number) => ({
      plan: "custom",
      fromDate: harness.day(0),
      toDate: harness.day(last),
    });
    const week = mustOpen(await harness.promote("awaits a week", offerId));
    const custom = mustOpen(await harness.promote("awaits seven days", offerId, days(7)));
    const month = mustOpen(await harness.promote("awaits a month", offerId, days(30)));
    expect((await harness.paid(week)).state).toBe("paid");
    expect((await harness.paid(custom)).state).toBe("refundDue");
    expect((await harness.paid(month)).state).toBe("paid");
    await approve("Y");
  });

  it("[PAYSRV-F7] is not made if it is free: nothing is refunded, and the user sees why", async () => {
    await owner().query(
      "insert into promocode (code, type, discount) values ('WHOLE', 'P', '100') on conflict do nothing",
    );
    const offers = [await harness.newOffer("free of charge")];
    const free = await harness.openFlyer("free", { offers }, "WHOLE");
    await harness.paid(await harness.openFlyer("paid meanwhile", { offers }));
    const { data } = await harness.reconcile(free.id);
    expect(data).toMatchObject({ state: "cancelled", message: refundSentence("soldAlready") });
    expect(await harness.made(free.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-C2] [PAYSRV-M1] is not sold to begin with", async () => {
    const offers = [await harness.newOffer("sold before")];
    const days = { offers, fromDate: harness.day(20), toDate: harness.day(22) };
    await harness.paid(await harness.openFlyer("sold", days));
    const body = harness.request("sold again", { ...days, campaignName: "Again" });
    const again = await harness.server.call("merchant", "POST", "/checkouts", { body });
    expect(again.error).toMatchObject({ issues: [{ rule: "PAYSRV-C2", field: "offers" }] });
  });

  it("[PAYSRV-C2] names the items that are sold already, of a plan that has others too", async () => {
    const [sold, free] = [await harness.newOffer("sold alone"), await harness.newOffer("free too")];
    const days = { fromDate: harness.day(20), toDate: harness.day(22) };
    await harness.paid(await harness.openFlyer("the one", { ...days, offers: [sold] }));
    const body = harness.request("both", { ...days, offers: [sold, free] });
    const again = await harness.server.call("merchant", "POST", "/checkouts", { body });
    const { rows } = await owner().query("select heading from offer where id = $1", [sold]);
    const message = soldAlreadyText([rows[0].heading]);
    expect(again.error).toMatchObject({
      issues: [{ rule: "PAYSRV-C2", field: "offers", message }],
    });
  });
});
