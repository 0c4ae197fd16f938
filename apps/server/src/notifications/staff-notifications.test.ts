import type { Notification } from "@marquee/domain/notifications/notification.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import {
  promotionHarness,
  type PromotionHarness,
} from "@marquee/verification/harness/promotion-harness";
import { shopperBill } from "@marquee/verification/harness/shopper-bill";
import { STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { limitCounter } from "../platform/limits/limit-counter.ts";
import { earlyLog } from "../platform/log/early-log.ts";
import type { JobResult } from "../platform/outbox/job.ts";
import { mailNotification, notificationJob } from "./mail-notification.ts";
import { notificationSweeper } from "./notification-sweeper.ts";

const DAY = 86_400_000;

let harness: PromotionHarness;
beforeEach(async () => {
  harness = await promotionHarness();
  // what the world itself has waiting
  await sweep();
});
afterEach(() => harness.close());

const run = (text: string, ...values: readonly unknown[]) =>
  harness.server.database.owner.query(text, [...values]);
const sweeper = () => notificationSweeper({ ...harness.server, log: earlyLog() });
async function sweep() {
  const one = sweeper();
  await one.sweep();
  await one.stop();
}
const notificationsOf = async (who: string): Promise<readonly string[]> =>
  (await harness.server.call<Notification[]>(who, "GET", "/notifications?size=100")).data.map(
    ({ kind, name, amount }) => [kind, name, amount].filter(Boolean).join(" "),
  );

describe("staff are notified", () => {
  it("[NOTE-10] once of a new branch that awaits approval, and only who may approve", async () => {
    await run("delete from notification");
    await run(
      "update store set is_approve = case when id = $1 then 'N' else 'Y' end, created_on = $2",
      STORE.montreal,
      harness.server.clock.now(),
    );
    await Promise.all([sweep(), sweep()]);
    expect(await notificationsOf("master")).toEqual(["storeWaits The montreal branch"]);
    for (const who of ["agent", "merchant", "reader", "other"])
      expect(await notificationsOf(who)).toEqual([]);
    await run("update store set is_approve = 'Y'");
  });

  it("[NOTE-10] once a day of bills that wait, when the database announces one", async () => {
    expect((await deliver(harness.server, "bills", [shopperBill("first")])).status).toBe(200);
    const one = sweeper();
    one.receive({ tag: "changed", change: { noun: "bills", companyId: "" } });
    await expect.poll(() => notificationsOf("master")).toContain("billsWait");
    await one.stop();
    await deliver(harness.server, "bills", [shopperBill("second")]);
    await sweep();
    expect((await notificationsOf("master")).filter((text) => text === "billsWait")).toHaveLength(
      1,
    );
    harness.server.clock.advance(DAY);
    await sweep();
    expect((await notificationsOf("master")).filter((text) => text === "billsWait")).toHaveLength(
      2,
    );
    expect(await notificationsOf("agent")).toEqual([]);
  });

  it("[NOTE-10] also of a payment that is left to staff, with its company and its amount", async () => {
    const checkout = await harness.opened("left to staff");
    await run(
      "update payment_attempt set dead_since = $2, due_at = null where checkout_id = $1",
      checkout.id,
      harness.server.clock.now(),
    );
    await sweep();
    await sweep();
    const stuck = (await notificationsOf("master")).filter((text) => text.startsWith("payment"));
    expect(stuck).toEqual([`paymentStuck Maple ${checkout.receipt.charge}`]);
  });
});

describe("the mail of a notification", () => {
  const mailing = (result: () => JobResult) => {
    const sent: { readonly to: string; readonly href: string | undefined }[] = [];
    const { pool, clock } = harness.server;
    const send = mailNotification({
      sendMail: (payload) => {
        const { to, content } = payload as {
          readonly to: string;
          readonly content: { readonly link: { readonly href: string } | null };
        };
        sent.push({ to, href: content.link?.href });
        return Promise.resolve(result());
      },
      limits: limitCounter({ pool, clock, factor: 1 }),
    });
    const play = (to: string, number: number) => {
      const event = { kind: "campaignEnds", name: "Spring", subject: "k1", amount: null } as const;
      const { key, payload } = notificationJob(to, { ...event, key: `campaign-ends:${number}` });
      return send(payload, { key, signal: new AbortController().signal });
    };
    return { sent, play };
  };

  it("[NOTE-6] [NOTE-11] [LIMIT-28] goes out ten times a day to a user, with a link to what it is about", async () => {
    const { sent, play } = mailing(() => ({ tag: "done" }));
    for (let number = 1; number <= 12; number += 1)
      expect(await play("busy@marquee.test", number)).toEqual({ tag: "done" });
    expect(sent).toHaveLength(10);
    expect(sent[0]).toEqual({
      to: "busy@marquee.test",
      href: "/home/campaign/manage?id=k1",
    });
    await play("other@marquee.test", 13);
    expect(sent).toHaveLength(11);
    harness.server.clock.advance(DAY);
    await play("busy@marquee.test", 14);
    expect(sent).toHaveLength(12);
  });

  it("[LIMIT-28] counts one that does not go out when it is sent at last", async () => {
    const failed: JobResult = { tag: "failed", reason: "away", lasting: false };
    const away = mailing(() => failed);
    for (let number = 1; number <= 15; number += 1)
      expect(await away.play("late@marquee.test", number)).toEqual(failed);
    const back = mailing(() => ({ tag: "done" }));
    await back.play("late@marquee.test", 1);
    expect(back.sent).toHaveLength(1);
  });
});
