import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { daysRefunded } from "@marquee/domain/refunds/refund-effect";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { staffRefunds, type StaffRefunds } from "@marquee/verification/harness/staff-refunds";
import { whileChanging } from "@marquee/verification/harness/while-locked";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditRefunds } from "../../invoices/credit-refunds.ts";
import { typedTx } from "../../platform/database/typed.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";

let harness: PaymentHarness;
let staff: StaffRefunds;
beforeAll(async () => {
  harness = await paymentHarness();
  staff = staffRefunds(harness);
});
afterAll(() => harness.close());

describe("a refund by staff", () => {
  it("[REFUND-V2] is at most what is left once another one that ends at this moment is done", async () => {
    const checkout = await staff.paid("ends at this moment");
    const late = await whileChanging(
      harness.server.database.owner,
      (client) =>
        client.query(
          "update transaction set refunded_on = created_on, refunded_amount = amount - 1 where checkout_id = $1",
          [checkout.id],
        ),
      () => staff.request(checkout, "late", 2),
    );
    expect(late.error.issues?.map(({ rule }) => rule)).toContain("REFUND-V2");
  });

  it("[REFUND-R1] takes its days off the run that its campaign has by then", async () => {
    const checkout = await staff.paid("runs by then");
    const readDays = async () =>
      (
        await staff.one<{ days: number }>(
          "select days from campaign where checkout_id = $1",
          checkout.id,
        )
      ).days;
    const longer = (await readDays()) + 5;
    await whileChanging(
      harness.server.database.owner,
      (client) =>
        client.query(
          "update campaign set days = $2, valid_till = valid_till + interval '5 days' where checkout_id = $1",
          [checkout.id, longer],
        ),
      () => staff.request(checkout, "runs by then", 1),
    );
    const refunded = { paid: checkout.receipt.charge, amount: 1, total: 1 };
    expect(await readDays()).toBe(longer - daysRefunded(longer, refunded));
  });

  it("[INV-C2] is credited once, whatever else credits its payment at this moment", async () => {
    const { database, pool } = harness.server;
    const { id } = await staff.paid("credited at this moment");
    await database.owner.query(
      "update transaction set refunded_on = created_on, refunded_amount = 100 where checkout_id = $1",
      [id],
    );
    const now = harness.server.clock.now();
    await whileChanging(
      database.owner,
      (client) => creditRefunds(typedTx(client), id, now),
      () => withScope(pool, SYSTEM, (tx) => creditRefunds(tx, id, now)),
    );
    const { notes } = await staff.one<{ notes: number }>(
      "select count(*)::int notes from credit_note n join invoice i on i.id = n.invoice_key where i.checkout_id = $1",
      id,
    );
    expect(notes).toBe(1);
  });

  it("[STORE-A14] leaves an approval at the same moment the days that it has not paid for, and nothing of what it has stopped", async () => {
    const { clock, database, call } = harness.server;
    const now = clock.now();
    const begun = new Date(now.getTime() - 1);
    await call("master", "GET", `/unactiveStoreCampaign/${STORE.montreal}`);
    const shortened = await staff.paid("shortened while its branch is approved");
    const stopped = await staff.paid("stopped while its branch is approved");
    await whileChanging(
      database.owner,
      async (client) => {
        await client.query("update campaign set days = 1 where checkout_id = $1", [shortened.id]);
        await client.query(
          "update campaign set valid_from = $2, valid_till = $3 where checkout_id = $1",
          [stopped.id, begun, now],
        );
      },
      () => call("master", "GET", `/activeStoreCampaign/${STORE.montreal}`),
    );
    const runOf = ({ id }: Checkout) =>
      staff.one("select valid_from, valid_till from campaign where checkout_id = $1", id);
    const tomorrow = new Date(now.getTime() + 24 * 3_600_000);
    expect(await runOf(shortened)).toEqual({ valid_from: now, valid_till: tomorrow });
    expect(await runOf(stopped)).toEqual({ valid_from: begun, valid_till: now });
  });
});
