import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { whileLocked } from "@marquee/verification/harness/while-locked";
import { WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { insertRefund, leaseRefund } from "../refunds/queries.ts";
import { leaseAttempt, releaseLease, renewLease, type Lease } from "./lease-queries.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

/** A payment, as a refund of it names it. */
interface Paid {
  readonly transactionId: string;
  readonly companyId: string;
  readonly storeId: string;
  readonly attemptId: string;
}

/** Leases the attempt of a checkout, which no other process must hold. */
async function lease(checkoutId: string): Promise<Lease> {
  const { pool, database } = harness.server;
  const { rows } = await database.owner.query<{ id: string }>(
    "select id from payment_attempt where checkout_id = $1",
    [checkoutId],
  );
  const leased = await leaseAttempt(pool, rows[0]?.id ?? "");
  if (typeof leased === "string") throw new Error(`the attempt is ${leased}`);
  return leased;
}

// It holds the mutant "A process that has lost its lease renews it and goes on." (verification/src/simulation/mutants).
it("[PAYSRV-R8] a process that has lost its lease neither renews it nor ends the later one", async () => {
  const { id } = await harness.opened("lost lease");
  const { pool, database } = harness.server;
  const lost = await lease(id);
  await database.owner.query(
    "update payment_attempt set leased_until = now() - interval '1 second' where checkout_id = $1",
    [id],
  );
  const later = await lease(id);
  const again = { retries: 1, dueAt: null, deadSince: null, lastError: "too late" };
  await releaseLease(pool, lost, again);
  expect(await leaseAttempt(pool, later.attempt.id)).toBe("held");
  expect(await renewLease(pool, lost)).toBe(false);
  expect(await renewLease(pool, later)).toBe(true);
  await releaseLease(pool, later, again);
  expect((await lease(id)).attempt.lastError).toBe("too late");
});

// It holds the mutant "A process that sends refunds waits for those that another one takes."
it("[REFUND-P2] a refund that another process takes at this moment is neither taken nor waited for", async () => {
  const checkout = await harness.opened("taken at one moment");
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  await harness.flush();
  const { pool, database } = harness.server;
  const { rows } = await database.owner.query<Paid>(
    `select t.id "transactionId", t.company_id "companyId", t.store_id "storeId", a.id "attemptId"
     from transaction t join payment_attempt a on a.provider_id = t.payment_id where t.checkout_id = $1`,
    [checkout.id],
  );
  const [paid] = rows;
  if (!paid) throw new Error("nothing was paid");
  const id = stableId("refund that is taken at one moment");
  // requested, and not sent yet
  await withScope(pool, SYSTEM, (tx) =>
    insertRefund(tx, {
      ...paid,
      id,
      checkoutId: checkout.id,
      amount: 1,
      currency: "CAD",
      reason: "You asked for it.",
      note: "",
      requestedBy: "master@marquee.test",
      requestedOn: WORLD_NOW,
    }),
  );
  await whileLocked(database.owner, "refund", id, async () =>
    expect(await leaseRefund(pool, id)).toBeUndefined(),
  );
  expect((await leaseRefund(pool, id))?.id).toBe(id);
});
