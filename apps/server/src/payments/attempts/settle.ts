import type { Tx } from "../../platform/database/typed.ts";
import type { Acting } from "../../platform/tenancy/acting.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { isOutcomeRecorded } from "../../transactions/queries.ts";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import { updateCheckoutState } from "../checkouts/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { applyDecision } from "./apply-decision.ts";
import type { Changes } from "./changes.ts";
import { decideOutcome, decideEnding, type ProviderStatus } from "./decide-outcome.ts";
import { isOver, type Lease } from "./lease-queries.ts";
import type { Payment } from "./payment-provider.ts";
import { insertAttempt, lockAttempt, updateAttempt } from "./queries.ts";
import type { ReconcileRequest } from "./reconcile-request.ts";

const providerPayment = (status: ProviderStatus): Payment | null =>
  status.tag === "payment" || status.tag === "terminal" ? status.payment : null;

async function isRecorded(tx: Tx, status: ProviderStatus): Promise<boolean> {
  const key = providerPayment(status)?.failure?.key;
  return key !== undefined && (await isOutcomeRecorded(tx, key));
}

/** What is stored of the provider's response; nothing if it is about another payment. */
function paymentColumns({ attempt }: Lease, payment: Payment | null): Changes["attempt"] {
  if (payment === null || (attempt.providerId ?? payment.id) !== payment.id) return {};
  const { id: providerId, clientSecret, status: providerStatus, receivedAs } = payment;
  const received = { receivedAs, receivedAmount: payment.amountReceived / 100 };
  const savesCard = payment.cardSaving !== undefined;
  return {
    providerId,
    clientSecret,
    providerStatus,
    savesCard,
    ...(receivedAs === null ? {} : received),
  };
}

/** Any response of the provider ends the wait for a capture (PAYSRV-Y11). */
const captureColumns = ({ tag }: ProviderStatus): Changes["attempt"] =>
  tag === "unavailable" ? {} : { capturing: false };

/** Marks a payment that another user may charge, once the provider has confirmed that it saves no card. */
function sharedColumns(status: ProviderStatus, { tag }: ReconcileRequest): Changes["attempt"] {
  const savesNone =
    status.tag === "payment" && status.refusal === undefined && !status.payment.cardSaving;
  return tag === "share" && savesNone ? { isShared: true } : {};
}

async function write(
  tx: Tx,
  held: Lease,
  changes: Changes,
  { status, request }: { readonly status: ProviderStatus; readonly request: ReconcileRequest },
  now: Date,
): Promise<void> {
  const { attempt, checkout: stored } = held;
  await updateAttempt(tx, attempt.id, {
    ...paymentColumns(held, providerPayment(status)),
    ...captureColumns(status),
    ...sharedColumns(status, request),
    ...changes.attempt,
    leasedUntil: null,
  });
  if (changes.next) await insertAttempt(tx, stored, changes.next, now);
  if (stored.state === changes.state && stored.message === changes.message) return;
  // Only a refund changes the state of a checkout that was paid.
  if (isPaidFor(stored.state) && !isPaidFor(changes.state)) return;
  await updateCheckoutState(tx, stored.id, changes, now);
}

/**
 * Stores what follows from the provider's response in one transaction under the system's scope, and releases the lease.
 * The decision is made on the locked rows: a lease that was taken over meanwhile changes nothing (PAYSRV-R8).
 */
export async function settle(
  services: PaymentServices,
  lease: Lease,
  status: ProviderStatus,
  request: ReconcileRequest,
  acting: Acting,
): Promise<void> {
  const { pool, clock } = services;
  const work = async (tx: Tx): Promise<void> => {
    const held = await lockAttempt(tx, lease.attempt);
    if (held === null) return;
    const { attempt, checkout: stored } = held;
    const now = clock.now();
    // Another process has settled the attempt since this one queried the provider.
    if (isOver(attempt)) {
      await updateAttempt(tx, attempt.id, { leasedUntil: null });
      return;
    }
    const known = {
      state: stored.state,
      attemptState: attempt.state,
      amount: attempt.amount,
      providerId: attempt.providerId,
      ending: decideEnding(held, request, now),
      failureRecorded: await isRecorded(tx, status),
    };
    const changes = await applyDecision(services, tx, held, decideOutcome(known, status));
    await write(tx, held, changes, { status, request }, now);
  };
  await withScope(pool, SYSTEM, work, acting);
  services.interrupt?.("settled");
}
