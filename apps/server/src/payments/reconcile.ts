import { setTimeout as pause } from "node:timers/promises";
import { desc, eq } from "drizzle-orm";
import type pg from "pg";
import { paymentAttempt } from "../database/schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope, type Acting } from "../tenancy/with-scope.ts";
import { isOver, leaseAttempt, releaseLease, type Attempt, type Lease } from "./attempt-lease.ts";
import { afterFailure } from "./due.ts";
import { findOut, type Wish } from "./find-out.ts";
import type { PaymentServices } from "./payment-services.ts";
import { settle } from "./settle.ts";

const UNIQUE_VIOLATION = "23505";

/** Whether the database says that what was to be made is there already. */
function isAlreadyDone(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("code" in error && error.code === UNIQUE_VIOLATION) return true;
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
): Promise<void> {
  try {
    const finding = await findOut(services, lease, wish);
    services.interrupt?.("providerAsked");
    await settle(services, lease, finding, wish, acting);
  } catch (error) {
    const again = afterFailure(lease.attempt, services.clock.now());
    // A lease that cannot be let go ends by itself; the error that matters is the first one.
    await releaseLease(services.pool, lease, again).catch(() => undefined);
    // The constraints found what the locks should have: somebody else has made it.
    if (!isAlreadyDone(error)) throw error;
  }
}

/** The newest try to collect a checkout's charge; undefined for a checkout nobody knows. */
async function attemptOf(pool: pg.Pool, checkoutId: string): Promise<Attempt | undefined> {
  const [attempt] = await withScope(pool, SYSTEM, (tx) =>
    tx
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.checkoutId, checkoutId))
      .orderBy(desc(paymentAttempt.createdOn), desc(paymentAttempt.id))
      .limit(1),
  );
  return attempt;
}

/** How long a caller waits for somebody else who is working on the same attempt, in milliseconds. */
const PATIENCE = 8_000;
const PAUSE = 40;

/**
 * The one way to settle a checkout (PAYSRV-R1), for the browser's return, the provider's message and the sweeper
 * alike. `busy`: somebody else is at it still, and what is stored is the best answer there is.
 */
export async function reconcile(
  services: PaymentServices,
  checkoutId: string,
  acting: Acting,
  wish: Wish = {},
): Promise<"done" | "busy"> {
  for (let waited = 0; waited <= PATIENCE; waited += PAUSE) {
    const attempt = await attemptOf(services.pool, checkoutId);
    if (!attempt || isOver(attempt)) return "done";
    const lease = await leaseAttempt(services.pool, attempt.id);
    if (lease) {
      await reconcileLeased(services, lease, wish, acting);
      return "done";
    }
    await pause(PAUSE);
  }
  return "busy";
}
