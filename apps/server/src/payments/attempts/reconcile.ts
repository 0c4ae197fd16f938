import { isDatabaseSilent } from "../../platform/database/database-error.ts";
import { errorText } from "../../platform/log/error-text.ts";
import type { Acting } from "../../platform/tenancy/acting.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { ProviderStatus } from "./decide-outcome.ts";
import { scheduleNext } from "./due.ts";
import { leaseAttempt, releaseLease, type Lease } from "./lease-queries.ts";
import { stopDeclines } from "./limit-declines.ts";
import { unfinishedAttempts } from "./queries.ts";
import { queryProvider } from "./query-provider.ts";
import { REFRESH, type ReconcileRequest } from "./reconcile-request.ts";
import { retryWhileBusy } from "./retry-while-busy.ts";
import { settle } from "./settle.ts";

/** The unique constraints of what a checkout has once. A violation means that another process was first. */
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

/** Whether an error is a violation of one of those constraints. */
function isAlreadyDone(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  if ("constraint" in error && ONCE.has(error.constraint)) return true;
  return "cause" in error && isAlreadyDone(error.cause);
}

/**
 * Brings one leased attempt up to date with its provider (PAYSRV-R1): queries it without a transaction, then settles in
 * one. Interrupted anywhere it can be repeated. Releases the lease before it throws what interrupted it.
 */
export async function reconcileLeased(
  services: PaymentServices,
  lease: Lease,
  request: ReconcileRequest,
  acting: Acting,
): Promise<ProviderStatus | "over"> {
  try {
    const status = await queryProvider(services, lease, request);
    services.interrupt?.("providerQueried");
    await settle(services, lease, status, request, acting);
    if (status.tag === "payment") await stopDeclines(services, lease, status.payment);
    return status;
  } catch (error) {
    // Another wait for the same database would keep the caller beyond ten seconds (REL-S1). The lease expires.
    if (isDatabaseSilent(error)) throw error;
    const again = scheduleNext(services, lease.attempt);
    const lastError = errorText(error);
    // A lease that cannot be released expires; the first error is the one to report.
    await releaseLease(services.pool, lease, { ...again, lastError }).catch(() => undefined);
    // Another process has inserted it in spite of the locks.
    if (!isAlreadyDone(error)) throw error;
    return "over";
  }
}

/** The provider's state of an attempt; `over` if it is finished, `busy` while another process holds its lease. */
export type ReconcileResult = ProviderStatus | "over" | "busy";

/** Brings one attempt up to date, in whatever state it is, and returns its state at the provider. */
export const reconcileAttempt = (
  services: PaymentServices,
  attemptId: string,
  acting: Acting,
  request: ReconcileRequest = REFRESH,
): Promise<ReconcileResult> =>
  retryWhileBusy<ProviderStatus | "over">(services, async () => {
    const lease = await leaseAttempt(services.pool, attemptId);
    if (lease === "over") return "over";
    return lease === "held" ? "busy" : reconcileLeased(services, lease, request, acting);
  });

/**
 * Brings every unfinished attempt of a checkout up to date (PAYSRV-R1). What a user requests concerns the newest
 * attempt, which is the one that collects. One that another process holds is waited for once (PAYSRV-W4); older ones are
 * left to the sweeper then.
 */
export async function reconcile(
  services: PaymentServices,
  checkoutId: string,
  acting: Acting,
  request: ReconcileRequest = REFRESH,
): Promise<"done" | "busy"> {
  const attempts = await unfinishedAttempts(services.pool, checkoutId);
  for (const [index, { id }] of attempts.entries()) {
    const result = await reconcileAttempt(services, id, acting, index === 0 ? request : REFRESH);
    if (result === "busy") return "busy";
  }
  return "done";
}
