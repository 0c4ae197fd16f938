import { and, desc, eq, notInArray } from "drizzle-orm";
import type pg from "pg";
import { paymentAttempt } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import type { Acting } from "../../platform/tenancy/acting.ts";
import { errorText } from "../../platform/log/error-text.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { leaseAttempt, releaseLease, type Attempt, type Lease } from "./attempt-lease.ts";
import { afterFailure } from "./due.ts";
import { findOut, type Wish } from "./query-provider.ts";
import { patiently } from "./retry-while-busy.ts";
import type { PaymentServices } from "../payment-services.ts";
import { settle } from "./settle.ts";
import type { Finding } from "./decide-outcome.ts";

/** What a checkout has once, by the constraints that see to it: whoever breaks one comes after somebody else. */
const ONCE: ReadonlySet<unknown> = new Set([
  "attempt_collecting_once",
  "attempt_numbered",
  "attempt_open_once",
  "attempt_provider_once",
  "attempt_succeeded_once",
  "campaign_once_per_checkout",
  "invoice_once_per_checkout",
  "transaction_once_per_outcome",
  "transaction_paid_once",
]);

/** Whether the database says that what was to be made for a checkout is there already. */
function isAlreadyDone(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("constraint" in error && ONCE.has(error.constraint)) return true;
  return "cause" in error && isAlreadyDone(error.cause);
}

/**
 * Brings one leased attempt up to date with the provider (PAYSRV-R1): asks without a transaction, then settles in
 * one. Broken off anywhere it can simply be done again. Throws what broke it off, after letting the lease go.
 */
export async function reconcileLeased(
  services: PaymentServices,
  lease: Lease,
  wish: Wish,
  acting: Acting,
): Promise<Finding | "over"> {
  try {
    const finding = await findOut(services, lease, wish);
    services.interrupt?.("providerAsked");
    await settle(services, lease, finding, wish, acting);
    return finding;
  } catch (error) {
    const again = afterFailure(lease.attempt, services.clock.now());
    const lastError = errorText(error);
    // A lease that cannot be let go ends by itself; the error that matters is the first one.
    await releaseLease(services.pool, lease, { ...again, lastError }).catch(() => undefined);
    // The constraints found what the locks should have: somebody else has made it.
    if (!isAlreadyDone(error)) throw error;
    return "over";
  }
}

/** The tries of a checkout that something is still to be learnt of, the newest first. */
const attemptsOf = (pool: pg.Pool, checkoutId: string): Promise<readonly Attempt[]> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .select()
      .from(paymentAttempt)
      .where(
        and(
          eq(paymentAttempt.checkoutId, checkoutId),
          notInArray(paymentAttempt.state, ["succeeded", "refunded", "cancelled"]),
        ),
      )
      .orderBy(desc(paymentAttempt.number)),
  );

/**
 * What was learnt of a try: `over` where there is nothing more to learn. `busy`: somebody else is at it still, and
 * what is stored is the best answer there is.
 */
export type Learnt = Finding | "over" | "busy";

/** Brings one try up to date, whatever it has come to, and answers what the provider said of it. */
export const learnOf = (
  services: PaymentServices,
  attemptId: string,
  acting: Acting,
  wish: Wish = {},
): Promise<Learnt> =>
  patiently<Finding | "over">(services, async () => {
    const lease = await leaseAttempt(services.pool, attemptId);
    if (lease === "over") return "over";
    return lease === "held" ? "busy" : reconcileLeased(services, lease, wish, acting);
  });

/** The same, where it only matters whether it was done. */
async function reconcileAttempt(...call: Parameters<typeof learnOf>): Promise<"done" | "busy"> {
  return (await learnOf(...call)) === "busy" ? "busy" : "done";
}

/**
 * The one way to settle a checkout (PAYSRV-R1), for the browser's return, the provider's message and the sweeper
 * alike. What a person wishes concerns the try that is collecting: the newest one.
 */
export async function reconcile(
  services: PaymentServices,
  checkoutId: string,
  acting: Acting,
  wish: Wish = {},
): Promise<"done" | "busy"> {
  const attempts = await attemptsOf(services.pool, checkoutId);
  let busy = false;
  for (const [index, { id }] of attempts.entries()) {
    const done = await reconcileAttempt(services, id, acting, index === 0 ? wish : {});
    busy ||= done === "busy";
  }
  return busy ? "busy" : "done";
}
