import { refundSentence } from "@marquee/domain/payments/refund-reason";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { itemId, NOTHING, ONCE } from "@marquee/verification/harness/payment-bench";
import {
  mustOpen,
  promotionBench,
  type PromotionBench,
} from "@marquee/verification/harness/promotion-bench";
import { STORE } from "@marquee/verification/harness/world";

let bench: PromotionBench;
beforeAll(async () => {
  bench = await promotionBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.flush());

const owner = () => bench.server.database.owner;
const products = (...numbers: number[]) =>
  numbers.map((number) => itemId("product", "montreal", number));

describe("what was sold in part", () => {
  it("[PAYSRV-F7] is made once also where another price is paid, by a promo code or another plan", async () => {
    await owner().query(
      "insert into promocode (code, type, discount) values ('TENTH', 'P', '10') on conflict do nothing",
    );
    const offers = [await bench.newOffer("another price")];
    const full = await bench.openFlyer("full price", { offers });
    const less = await bench.openFlyer("less", { offers, campaignName: "Another" }, "TENTH");
    expect((await bench.paid(full)).state).toBe("paid");
    expect((await bench.paid(less)).state).toBe("refundDue");
    const offerId = await bench.newOffer("another plan");
    const week = mustOpen(await bench.promote("a week", offerId));
    const custom = { plan: "custom", fromDate: bench.day(0), toDate: bench.day(30) };
    const month = mustOpen(await bench.promote("a month", offerId, custom));
    expect((await bench.paid(week)).state).toBe("paid");
    expect((await bench.paid(month)).state).toBe("refundDue");
  });

  it("[PAYSRV-F7] is made where some of it is still free, and an item keeps its longest run", async () => {
    const [live, free] = [await bench.newOffer("live by then"), await bench.newOffer("still free")];
    const both = await bench.openFlyer("both of them", {
      offers: [live, free],
      toDate: bench.day(2),
    });
    await bench.paid(
      await bench.openFlyer("one of them", { offers: [live], toDate: bench.day(9) }),
    );
    expect((await bench.paid(both)).state).toBe("paid");
    expect(await bench.made(both.id)).toEqual(ONCE);
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

  it("[PAYSRV-F7] maps what is not mapped yet, where some of it is", async () => {
    const offerId = await bench.liveOffer("partly mapped");
    const three = mustOpen(await bench.map("three", offerId, products(3, 4, 5)));
    const two = mustOpen(await bench.map("two", offerId, products(3, 4)));
    expect((await bench.paid(two)).state).toBe("paid");
    expect((await bench.paid(three)).state).toBe("paid");
    expect(await bench.made(three.id)).toEqual(ONCE);
    const { rows } = await owner().query(
      "select count(*)::int as n from offer_product where offer_id = $1",
      [offerId],
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  it("[PAYSRV-F7] is made where it buys days that were not bought yet", async () => {
    const offers = [await bench.newOffer("more days")];
    const week = { offers, fromDate: bench.day(10), toDate: bench.day(12) };
    const first = await bench.openFlyer("two days", week);
    const more = await bench.openFlyer("three days", { ...week, toDate: bench.day(13) });
    expect((await bench.paid(first)).state).toBe("paid");
    expect((await bench.paid(more)).state).toBe("paid");
  });

  it("[PAYSRV-F7] is made once while its branch awaits approval, unless more days are bought", async () => {
    const approve = (flag: "N" | "Y") =>
      owner().query("update store set is_approve = $2 where id = $1", [STORE.montreal, flag]);
    await approve("N");
    const offerId = await bench.newOffer("awaits approval");
    const days = (last: number) => ({
      plan: "custom",
      fromDate: bench.day(0),
      toDate: bench.day(last),
    });
    const week = mustOpen(await bench.promote("awaits a week", offerId));
    const custom = mustOpen(await bench.promote("awaits seven days", offerId, days(7)));
    const month = mustOpen(await bench.promote("awaits a month", offerId, days(30)));
    expect((await bench.paid(week)).state).toBe("paid");
    expect((await bench.paid(custom)).state).toBe("refundDue");
    expect((await bench.paid(month)).state).toBe("paid");
    await approve("Y");
  });

  it("[PAYSRV-F7] is not made where it is free: nothing goes back, and the person reads why", async () => {
    await owner().query(
      "insert into promocode (code, type, discount) values ('WHOLE', 'P', '100') on conflict do nothing",
    );
    const offers = [await bench.newOffer("free of charge")];
    const free = await bench.openFlyer("free", { offers }, "WHOLE");
    await bench.paid(await bench.openFlyer("paid meanwhile", { offers }));
    const { data } = await bench.reconcile(free.id);
    expect(data).toMatchObject({ state: "cancelled", message: refundSentence("soldAlready") });
    expect(await bench.made(free.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-C2] [PAYSRV-M1] is not sold to begin with", async () => {
    const offers = [await bench.newOffer("sold before")];
    const days = { offers, fromDate: bench.day(20), toDate: bench.day(22) };
    await bench.paid(await bench.openFlyer("sold", days));
    const body = bench.request("sold again", { ...days, campaignName: "Again" });
    const again = await bench.server.call("merchant", "POST", "/checkouts", { body });
    expect(again.error).toMatchObject({ issues: [{ rule: "PAYSRV-C2", field: "offers" }] });
  });
});
