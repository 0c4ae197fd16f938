import { encodeEmail } from "@marquee/api/http/path";
import type { Notification } from "@marquee/domain/notifications/notification.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import {
  mustOpen,
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { shopperBill } from "@marquee/verification/harness/shopper-bill";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { earlyLog } from "../platform/log/early-log.ts";
import { notificationSweeper } from "./notification-sweeper.ts";

let harness: PromotionHarness;
beforeAll(async () => {
  harness = await promotionHarness();
});
afterAll(() => harness.close());
beforeEach(() => run("delete from notification"));

const run = (text: string, ...values: readonly unknown[]) =>
  harness.server.database.owner.query(text, [...values]);
const call = <Data>(who: string, method: "GET" | "POST", path: string, body?: object) =>
  harness.server.call<Data>(who, method, path, body === undefined ? {} : { body });
const read = (who: string, query = "") =>
  call<Notification[]>(who, "GET", `/notifications${query}`);
const notificationTexts = async (who: string): Promise<readonly string[]> =>
  (await read(who)).data.map(({ kind, name }) => `${kind} ${name}`);
const approve = (what: "activeStoreCampaign" | "unactiveStoreCampaign", store: string) =>
  call("master", "GET", `/${what}/${store}`);
const sweeper = () => {
  const { pool, clock } = harness.server;
  return notificationSweeper({ pool, clock, log: earlyLog() });
};
const sweep = async () => {
  const one = sweeper();
  await one.sweep();
  await one.stop();
};

describe("notifications", () => {
  it("[NOTE-1] [NOTE-2] notify the users of the branch of an approval and its withdrawal, and no one else", async () => {
    await approve("unactiveStoreCampaign", STORE.montreal);
    await approve("activeStoreCampaign", STORE.montreal);
    await approve("activeStoreCampaign", STORE.montreal);
    for (const who of ["merchant", "reader"])
      expect((await notificationTexts(who)).toSorted()).toEqual([
        "storeApproved The montreal branch",
        "storeUnapproved The montreal branch",
      ]);
    for (const who of ["other", "master", "agent"])
      expect(await notificationTexts(who)).toEqual([]);
    await run("delete from notification");
    await approve("unactiveStoreCampaign", STORE.toronto);
    expect(await notificationTexts("merchant")).toEqual(["storeUnapproved The toronto branch"]);
    expect(await notificationTexts("branch")).toEqual([]);
  });

  it("[NOTE-1] are stored with what they are about or not at all", async () => {
    await run("alter table notification add constraint none check (kind <> 'storeUnapproved')");
    const failed = await approve("unactiveStoreCampaign", STORE.montreal);
    await run("alter table notification drop constraint none");
    expect(failed.status).toBe(500);
    expect(await notificationTexts("merchant")).toEqual([]);
  });

  it("[NOTE-2] notify the payer of a failed payment, once", async () => {
    const offerId = await harness.newOffer("fails");
    const checkout = mustOpen(await harness.promote("fails", offerId));
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.reconcile(checkout.id);
    await harness.reconcile(checkout.id);
    const { data } = await read("merchant");
    expect(data).toMatchObject([{ kind: "paymentFailed", amount: checkout.receipt.charge }]);
    expect(await notificationTexts("reader")).toEqual([]);
  });

  it("[NOTE-14] notify of the last failure of a checkout alone, and of none that is paid", async () => {
    const offerId = await harness.newOffer("fails twice");
    const checkout = mustOpen(await harness.promote("fails twice", offerId));
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.reconcile(checkout.id);
    const [first] = (await read("merchant")).data;
    await harness.confirm(checkout, "pm_card_chargeDeclined");
    await harness.reconcile(checkout.id);
    const { data } = await read("merchant");
    expect(data).toHaveLength(1);
    expect(data[0]?.id).not.toBe(first?.id);
    await harness.confirm(checkout, "pm_card_visa");
    await harness.reconcile(checkout.id);
    expect(await notificationTexts("merchant")).toEqual([]);
  });

  it("[NOTE-2] notify those of a rejected bill who may see bills", async () => {
    const bill = shopperBill("rejected");
    const { status } = await deliver(harness.server, "bills", [bill]);
    expect(status).toBe(200);
    const review = (decision: string, code: string) =>
      call(
        "master",
        "POST",
        `/bills/status/${code}/${decision}/${bill.id}/${encodeEmail("master@marquee.test")}`,
      );
    expect((await review("Reject", "R")).status).toBe(200);
    expect(await notificationTexts("merchant")).toEqual(["billRejected The montreal branch"]);
    expect(await notificationTexts("reader")).toEqual([]);
  });

  it("[NOTE-3] notify once of a campaign that ends tomorrow, whichever servers look for it", async () => {
    const insert = (id: string, days: number) =>
      run(
        `insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area,
           campaign_price, days, created_on, valid_from, valid_till)
         values ($1, $2, $3, 'merchant@marquee.test', $1, 'flyer', 'offer', 'city', 1000, 3, now(), $4::timestamptz - interval '1 day', $4::timestamptz + $5 * interval '1 day')`,
        id,
        COMPANY.maple,
        STORE.montreal,
        harness.server.clock.now(),
        days,
      );
    await insert("today", 0.1);
    await insert("tomorrow", 1);
    await insert("later", 2);
    await Promise.all([sweep(), sweep()]);
    expect(await notificationTexts("merchant")).toEqual(["campaignEnds tomorrow"]);
    const one = sweeper();
    harness.server.clock.advance(86_400_000);
    one.receive({ tag: "changed", change: { noun: "clock", companyId: "" } });
    await one.sweep();
    await one.stop();
    expect(await notificationTexts("merchant")).toEqual([
      "campaignEnds later",
      "campaignEnds tomorrow",
    ]);
    await run("delete from campaign where id in ('today', 'tomorrow', 'later')");
  });

  it("[NOTE-4] are removed after 90 days", async () => {
    await approve("unactiveStoreCampaign", STORE.montreal);
    await run(
      "update notification set created_on = $1::timestamptz - interval '89 days'",
      harness.server.clock.now(),
    );
    await sweep();
    expect(await notificationTexts("merchant")).toHaveLength(1);
    await run("update notification set created_on = created_on - interval '2 days'");
    await sweep();
    expect(await notificationTexts("merchant")).toEqual([]);
    await approve("activeStoreCampaign", STORE.montreal);
  });

  it("[NOTE-6] are mailed once to those who chose their kind, and to no one else", async () => {
    const choice = async (who: string) =>
      (await call(who, "GET", "/notifications/mail")).data as { readonly kinds: readonly string[] };
    const set = (...kinds: readonly string[]) =>
      call("merchant", "POST", "/notifications/mail", { kinds });
    const mails = async () =>
      (
        await run(
          "select payload ->> 'to' as recipient, payload -> 'said' ->> 'kind' as kind from outbox where key like 'notification:%'",
        )
      ).rows;
    expect(await choice("merchant")).toEqual({ kinds: [] });
    await approve("unactiveStoreCampaign", STORE.montreal);
    expect(await mails()).toEqual([]);
    expect((await set("storeApproved", "storeApproved")).data).toEqual({
      kinds: ["storeApproved"],
    });
    expect((await set("anything")).status).toBe(422);
    expect(await choice("merchant")).toEqual({ kinds: ["storeApproved"] });
    expect(await choice("reader")).toEqual({ kinds: [] });
    await approve("activeStoreCampaign", STORE.montreal);
    await approve("unactiveStoreCampaign", STORE.montreal);
    expect(await mails()).toEqual([{ recipient: "merchant@marquee.test", kind: "storeApproved" }]);
    await set();
    await approve("activeStoreCampaign", STORE.montreal);
    expect(await mails()).toHaveLength(1);
  });

  it("[NOTE-7] are read by their user alone, counted, and marked as read one by one or all", async () => {
    await approve("unactiveStoreCampaign", STORE.montreal);
    await approve("activeStoreCampaign", STORE.montreal);
    const { data, meta } = await read("merchant", "?size=1");
    expect(data).toHaveLength(1);
    expect(meta).toMatchObject({ total: 2, counts: { unread: 2 } });
    const ids = data.map(({ id }) => id);
    const mark = (who: string, named: readonly string[] | null) =>
      call(who, "POST", "/notifications/read", { ids: named });
    expect((await mark("reader", ids)).data).toEqual({ unread: 2 });
    expect((await mark("master", ids)).data).toEqual({ unread: 0 });
    expect((await mark("merchant", ids)).data).toEqual({ unread: 1 });
    expect((await mark("merchant", ids)).data).toEqual({ unread: 1 });
    expect((await mark("merchant", null)).data).toEqual({ unread: 0 });
    expect((await read("reader")).meta).toMatchObject({ counts: { unread: 2 } });
    expect(
      (
        await mark(
          "merchant",
          Array.from({ length: 101 }, () => "a".repeat(32)),
        )
      ).status,
    ).toBe(422);
  });
});
