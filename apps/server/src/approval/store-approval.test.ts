import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { itemId } from "@marquee/verification/harness/payment-harness";
import {
  mustOpen,
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const DAY = 24 * 3_600_000;

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
  await owner().query("update store set manager_email = 'branch@marquee.test' where id = $1", [
    STORE.montreal,
  ]);
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await approve();
});

const owner = () => harness.server.database.owner;
const now = () => harness.server.clock.now().getTime();
const fromNow = (days: number) => ({
  valid_from: new Date(now()),
  valid_till: new Date(now() + days * DAY),
});
const call = (path: string, who = "master", storeId: string = STORE.montreal) =>
  harness.server.call<Store>(who, "GET", `/${path}/${storeId}`);
const approve = () => call("activeStoreCampaign");
const unapprove = () => call("unactiveStoreCampaign");
const getEffect = async (storeId: string = STORE.montreal): Promise<ApprovalEffect> => {
  const path = `/stores/approvalEffect/${storeId}`;
  const response = await harness.server.call<ApprovalEffect>("master", "GET", path);
  if (response.status !== 200) throw new Error(response.text);
  return response.data;
};

interface Row {
  readonly active: string;
  readonly valid_from: Date | null;
  readonly valid_till: Date | null;
}
const selectItem = (table: "offer" | "product", id: string) =>
  harness.one<Row>(`select active, valid_from, valid_till from ${table} where id = $1`, id);
const selectCampaign = (checkoutId: string) =>
  harness.one<Omit<Row, "active">>(
    "select valid_from, valid_till from campaign where checkout_id = $1",
    checkoutId,
  );

/** What the offers and products of the branch look like, to be compared with what was predicted. */
async function liveItems(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await owner().query<{ id: string; valid_till: Date }>(
    `select id, valid_till from (select id, store_id, active, valid_from, valid_till from offer
       union all select id, store_id, active, valid_from, valid_till from product) item
     where store_id = $1 and active = 'Y' and valid_from <= $2 and valid_till > $2`,
    [STORE.montreal, harness.server.clock.now()],
  );
  return new Map(rows.map(({ id, valid_till: till }) => [id, till.toISOString()]));
}

const namedLive = ({ runs }: ApprovalEffect): ReadonlyMap<string, string> =>
  new Map(
    runs
      .filter(({ begins }) => begins === "now")
      .flatMap(({ items }) => items.map(({ id, validTill }) => [id, validTill] as const)),
  );

describe("an approval", () => {
  it("[STORE-A3] starts the days of campaigns that waited, with the runs of their items", async () => {
    await unapprove();
    const offerId = await harness.newOffer("waits");
    const checkout = mustOpen(await harness.promote("waits", offerId));
    await harness.paid(checkout);
    const product = itemId("product", "montreal", 1);
    const flyer = await harness.openFlyer("waits, too", {
      campaignFor: "product",
      offers: [],
      products: [product],
    });
    await harness.paid(flyer);
    expect(await selectCampaign(checkout.id)).toEqual({ valid_from: null, valid_till: null });
    harness.server.clock.advance(DAY);
    const { data } = await approve();
    expect(data).toMatchObject({ id: STORE.montreal, isApprove: "Y" });
    expect(await selectCampaign(checkout.id)).toEqual(fromNow(7));
    expect(await selectItem("offer", offerId)).toEqual({ active: "Y", ...fromNow(7) });
    expect(await selectCampaign(flyer.id)).toEqual(fromNow(3));
    expect(await selectItem("product", product)).toEqual({ active: "Y", ...fromNow(3) });
  });

  it("[STORE-A3] [CAMP-R4] leaves a campaign its chosen day if that is later", async () => {
    await unapprove();
    const offerId = await harness.newOffer("chosen day");
    const days = { offers: [offerId], fromDate: harness.day(20), toDate: harness.day(22) };
    const flyer = await harness.openFlyer("chosen day", days);
    await harness.paid(flyer);
    const { runs } = await getEffect();
    expect(runs.at(-1)).toMatchObject({ startedDays: 2, begins: "later", offers: 1 });
    await approve();
    const { valid_from: from, valid_till: till } = await selectCampaign(flyer.id);
    expect(from?.getTime()).toBeGreaterThan(now() + 18 * DAY);
    expect(runs.at(-1)).toMatchObject({
      validFrom: from?.toISOString(),
      validTill: till?.toISOString(),
    });
    expect(await selectItem("offer", offerId)).toEqual({
      active: "Y",
      valid_from: from,
      valid_till: till,
    });
  });

  it("[STORE-A3] gives a sponsored campaign that waited its dates alone", async () => {
    await unapprove();
    const offerId = await harness.newOffer("sponsored");
    await owner().query(
      `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_price,
         days, created_on, sponsored_type, budget, bid)
       select 'sponsored', company_id, id, 'merchant@marquee.test', 'Sponsored', 'sponsored', 'offer', 0, 5, now(), 'section', 500, 50
       from store where id = $1`,
      [STORE.montreal],
    );
    await owner().query(
      "insert into campaign_offer select company_id, 'sponsored', id from offer where id = $1",
      [offerId],
    );
    expect((await getEffect()).runs).toContainEqual(
      expect.objectContaining({ campaignId: "sponsored", startedDays: 5, offers: 0, items: [] }),
    );
    await approve();
    const run = await harness.one(
      "select valid_from, valid_till from campaign where id = 'sponsored'",
    );
    expect(run).toEqual(fromNow(5));
    expect((await selectItem("offer", offerId)).valid_till).toBeNull();
  });

  it("[STORE-A3] [STORE-A4] switches off everything when it is withdrawn, and on again what is not over", async () => {
    const [short, long] = [await harness.newOffer("short"), await harness.newOffer("long")];
    await harness.paid(
      await harness.openFlyer("short", { offers: [short], toDate: harness.day(1) }),
    );
    await harness.paid(await harness.openFlyer("long", { offers: [long], toDate: harness.day(9) }));
    const before = await selectItem("offer", long);
    expect(before.active).toBe("Y");
    const { data } = await unapprove();
    expect(data.isApprove).toBe("N");
    expect(await selectItem("offer", long)).toEqual({ ...before, active: "N" });
    expect((await liveItems()).size).toBe(0);
    harness.server.clock.advance(2 * DAY);
    await approve();
    expect(await selectItem("offer", long)).toEqual(before);
    expect((await selectItem("offer", short)).active).toBe("N");
  });

  it("[STORE-A5] [CAMP-R10] does exactly what could be read before", async () => {
    const running = await harness.newOffer("runs on");
    await harness.paid(
      await harness.openFlyer("runs on", { offers: [running], toDate: harness.day(5) }),
    );
    const off = await getEffect();
    expect(off).toMatchObject({
      isApprove: "Y",
      storeName: "The montreal branch",
      companyName: "Maple",
    });
    expect(namedLive(off)).toEqual(await liveItems());
    expect(off.offers + off.products).toBe((await liveItems()).size);
    await unapprove();
    const both = { offers: [running, await harness.newOffer("new one")], toDate: harness.day(9) };
    await harness.paid(await harness.openFlyer("both", both));
    await harness.paid(
      mustOpen(
        await harness.promote("again", both.offers[1] ?? "", {
          plan: "custom",
          fromDate: harness.day(0),
          toDate: harness.day(30),
        }),
      ),
    );
    const on = await getEffect();
    expect(on).toMatchObject({ isApprove: "N", informed: "branch@marquee.test" });
    expect(on.staying.count).toBeGreaterThan(0);
    expect(on.staying.headings).toHaveLength(3);
    await approve();
    expect(namedLive(on)).toEqual(await liveItems());
    expect(on.offers + on.products).toBe((await liveItems()).size);
    const started = on.runs.filter(({ startedDays }) => startedDays !== null);
    for (const { campaignId, validFrom, validTill } of started) {
      const run = await harness.one<Row>(
        "select valid_from, valid_till from campaign where id = $1",
        campaignId,
      );
      expect([run.valid_from?.toISOString(), run.valid_till?.toISOString()]).toEqual([
        validFrom,
        validTill,
      ]);
    }
    expect(started.map(({ startedDays }) => startedDays)).toEqual([30, 9]);
  });

  it("[STORE-A2] is ordered before or after a payment: withdrawn during a checkout, what is paid waits for it", async () => {
    const offerId = await harness.newOffer("in a checkout");
    const checkout = await harness.openFlyer("in a checkout", { offers: [offerId] });
    await unapprove();
    expect((await harness.paid(checkout)).state).toBe("paid");
    expect(await selectCampaign(checkout.id)).toEqual({ valid_from: null, valid_till: null });
    expect((await selectItem("offer", offerId)).active).toBe("N");
    await approve();
    expect((await selectItem("offer", offerId)).active).toBe("Y");
  });

  it("[STORE-A2] loses no campaign and starts none twice at the moment of a payment", async () => {
    await unapprove();
    const offerId = await harness.newOffer("same moment");
    const checkout = await harness.openFlyer("same moment", { offers: [offerId] });
    await harness.confirm(checkout);
    await Promise.all([harness.reconcile(checkout.id), approve()]);
    const row = await selectItem("offer", offerId);
    expect(row.active).toBe("Y");
    expect(row.valid_till?.getTime()).toBe(now() + 3 * DAY);
  });

  it("[STORE-A2] changes nothing if anything of it fails", async () => {
    await unapprove();
    const offerId = await harness.newOffer("fails");
    await harness.paid(mustOpen(await harness.promote("fails", offerId)));
    await owner().query(
      "alter table outbox add constraint no_mail check (kind <> 'mail') not valid",
    );
    const failed = await approve();
    await owner().query("alter table outbox drop constraint no_mail");
    expect(failed.status).toBe(500);
    expect(await getEffect()).toMatchObject({ isApprove: "N" });
    expect(await selectItem("offer", offerId)).toMatchObject({ active: "N", valid_till: null });
  });

  it("[STORE-A1] [STORE-A6] is given once by two masters at the same time, with one mail to the branch", async () => {
    await unapprove();
    await owner().query("delete from outbox where key like 'store-approval:%'");
    const responses = await Promise.all([approve(), approve(), approve()]);
    for (const { data } of responses) expect(data.isApprove).toBe("Y");
    const { rows } = await owner().query(
      "select payload -> 'to' as recipient, payload -> 'content' -> 'subject' as subject from outbox where key like 'store-approval:%'",
    );
    expect(rows).toEqual([
      { recipient: "branch@marquee.test", subject: 'Your store "The montreal branch" is approved' },
    ]);
  });
});
