import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { mostDeclines } from "@marquee/domain/payments/decline-limits";
import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { whileLocked } from "@marquee/verification/harness/while-locked";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { declinedUntil, insertDecline } from "./decline-queries.ts";
import type { Lease } from "./lease-queries.ts";

const DECLINED = "pm_card_chargeDeclined";
const MOST = mostDeclines("payer", 1);
const HOUR = 3_600_000;

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.sweepLater(2 * HOUR));

/** Confirms so often with a card that is declined, as a page that has the secret; how often the card was asked. */
async function declines(checkout: Checkout, times: number): Promise<number> {
  let tried = 0;
  for (let time = 0; time < times; time += 1) {
    const status = await harness.confirm(checkout, DECLINED).catch(() => "ended");
    await harness.flush();
    if (status === "ended" || status === "canceled") break;
    tried += 1;
  }
  return tried;
}

const countNotified = async () =>
  (
    await harness.server.database.owner.query<{ n: number }>(
      "select count(distinct key)::int as n from notification where kind = 'cardsTested'",
    )
  ).rows[0]?.n;

describe("declines", () => {
  it("[DECLINE-1] [DECLINE-2] [DECLINE-4] are stopped at the limit, whichever checkout, and staff are notified once", async () => {
    const before = await countNotified();
    const [first, second] = [await harness.opened("tested"), await harness.opened("tested too")];
    expect(await declines(first, 50)).toBeLessThanOrEqual(MOST);
    expect(await declines(second, 50)).toBeLessThanOrEqual(1);
    await harness.reconcile(first.id);
    expect((await harness.find(first.id)).data.clientSecret).toBeNull();
    expect(await harness.made(first.id)).toMatchObject({
      ...NOTHING,
      transactions: { Fail: MOST },
    });
    expect(await countNotified()).toBe((before ?? 0) + 1);
  });

  it("[DECLINE-1] are counted while another process removes those that count no more", async () => {
    const { pool, clock, database } = harness.server;
    const { owner } = database;
    await owner.query(
      "insert into card_decline (outcome_key, payer, burst, declined_on) values ('counts no more', 'old', 'old', '2020-01-01')",
    );
    const lease = {
      attempt: { provider: "stripe", payerAddress: null },
      checkout: { userId: "at one moment" },
    } as Lease;
    await whileLocked(
      owner,
      "card_decline",
      "counts no more",
      () =>
        withScope(pool, SYSTEM, async (tx) => {
          await tx.execute("set local lock_timeout = '50ms'");
          await insertDecline(tx, lease, { key: "at one moment", payment: null }, clock.now());
        }),
      "outcome_key",
    );
    const { rowCount } = await owner.query("select 1 from card_decline where payer = $1", [
      "at one moment",
    ]);
    expect(rowCount).toBe(1);
  });

  it("[DECLINE-3] are refused in words until the first is an hour old, and then the payment goes on", async () => {
    const checkout = await harness.opened("tried again");
    await declines(checkout, MOST);
    const refused = await harness.open("another");
    expect(refused.status).toBe(429);
    expect(refused.error.message).toMatch(/nothing was charged\. Please try again in \d+ minutes/);
    harness.server.clock.advance(HOUR);
    const again = await harness.open("tried again");
    expect(again.status).toBe(200);
    await harness.confirm(again.data);
    await harness.reconcile(checkout.id);
    expect(await harness.made(checkout.id)).toMatchObject({ campaigns: 1, paid: 1 });
  });

  it("[DECLINE-1] refuse nothing of a payer who was declined twice", async () => {
    const before = await countNotified();
    const checkout = await harness.opened("honest");
    expect(await declines(checkout, 2)).toBe(2);
    expect((await harness.open("honest")).status).toBe(200);
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Fail: 2, Paid: 1 },
    });
    expect(await countNotified()).toBe(before);
  });

  it("[DECLINE-5] are limited for a family of cards, whoever tries which of them, from wherever", async () => {
    const until = (family: string) =>
      withScope(harness.server.pool, SYSTEM, (tx) =>
        declinedUntil(
          tx,
          { payer: "another", card: null, family, address: null },
          { now: harness.server.clock.now(), factor: 1 },
        ),
      );
    const insertDeclines = (from: number, to: number) =>
      harness.server.database.owner.query(
        `insert into card_decline (outcome_key, payer, card, family, address, burst, declined_on)
         select 'family ' || n, 'payer ' || n, 'card ' || n, 'iin 42424242', 'address ' || n, 'burst', $3
         from generate_series($1::int, $2::int) n`,
        [from, to, harness.server.clock.now()],
      );
    const most = mostDeclines("family", 1);
    await insertDeclines(1, most - 1);
    expect(await until("iin 42424242")).toBeNull();
    await insertDeclines(most, most);
    expect(await until("iin 42424242")).not.toBeNull();
    expect(await until("iin 55555555")).toBeNull();
  });
});
