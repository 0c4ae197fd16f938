import { eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { checkout, paymentAttempt, transaction } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import type { Acting } from "../../platform/tenancy/acting.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { isOver, type Lease } from "./attempt-lease.ts";
import { beginAttempt } from "./insert-attempt.ts";
import { carryOut, type Changes } from "./apply-decision.ts";
import { isPaidFor } from "../checkouts/checkout-state.ts";
import type { Payment } from "./payment-provider.ts";
import { endingOf, type Wish } from "./query-provider.ts";
import type { PaymentServices } from "../payment-services.ts";
import { storedCheckout } from "../checkouts/stored-checkout.ts";
import { judge, type Finding } from "./decide-outcome.ts";

const paymentOf = (finding: Finding): Payment | null =>
  finding.tag === "payment" || finding.tag === "givenUp" ? finding.payment : null;

async function isRecorded(tx: Tx, finding: Finding): Promise<boolean> {
  const key = paymentOf(finding)?.failure?.key;
  return key !== undefined && (await tx.$count(transaction, eq(transaction.outcomeKey, key))) > 0;
}

/** Both rows as they stand now, held; null where a later lease has taken the work over. */
async function hold(tx: Tx, lease: Lease): Promise<Lease | null> {
  const [attempt] = await tx
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, lease.attempt.id))
    .for("update");
  if (!attempt || attempt.fence !== lease.attempt.fence) return null;
  const [stored] = await tx
    .select()
    .from(checkout)
    .where(eq(checkout.id, attempt.checkoutId))
    .for("update");
  return stored ? { attempt, checkout: storedCheckout(stored) } : null;
}

/** What the provider said of the attempt's payment; of another one nothing is kept. */
function seen({ attempt }: Lease, payment: Payment | null): Changes["attempt"] {
  if (payment === null || (attempt.providerId ?? payment.id) !== payment.id) return {};
  const { id: providerId, clientSecret, status: providerStatus, receivedAs } = payment;
  const received = { receivedAs, receivedAmount: payment.amountReceived / 100 };
  const keepsCard = payment.keeping !== undefined;
  return {
    providerId,
    clientSecret,
    providerStatus,
    keepsCard,
    ...(receivedAs === null ? {} : received),
  };
}

/** Whatever the provider says of a payment, a capture of it is not waited for any more (PAYSRV-Y11). */
const heardOf = ({ tag }: Finding): Changes["attempt"] =>
  tag === "unavailable" ? {} : { capturing: false };

/** A payment that another person may charge from now on, once the provider has agreed that it saves no card. */
function shared(finding: Finding, { share }: Wish): Changes["attempt"] {
  const agreed =
    finding.tag === "payment" && finding.refusal === undefined && !finding.payment.keeping;
  return share === true && agreed ? { isShared: true } : {};
}

async function write(
  tx: Tx,
  held: Lease,
  changes: Changes,
  { finding, wish }: { readonly finding: Finding; readonly wish: Wish },
  now: Date,
): Promise<void> {
  const { attempt, checkout: stored } = held;
  await tx
    .update(paymentAttempt)
    .set({
      ...seen(held, paymentOf(finding)),
      ...heardOf(finding),
      ...shared(finding, wish),
      ...changes.attempt,
      leasedUntil: null,
    })
    .where(eq(paymentAttempt.id, attempt.id));
  if (changes.next) await beginAttempt(tx, stored, changes.next, now);
  if (stored.state === changes.state && stored.message === changes.message) return;
  // Nothing but money that has to go back changes a checkout that was paid.
  if (isPaidFor(stored.state) && !isPaidFor(changes.state)) return;
  await tx
    .update(checkout)
    .set({ state: changes.state, message: changes.message, updatedOn: now.toISOString() })
    .where(eq(checkout.id, stored.id));
}

/**
 * Writes down what was found out, in one transaction under the system's scope, and lets the lease go. Everything
 * is decided on the rows as they stand now: a lease that was taken over meanwhile changes nothing (PAYSRV-R8).
 */
export async function settle(
  services: PaymentServices,
  lease: Lease,
  finding: Finding,
  wish: Wish,
  acting: Acting,
): Promise<void> {
  const { pool, clock } = services;
  const work = async (tx: Tx): Promise<void> => {
    const held = await hold(tx, lease);
    if (held === null) return;
    const { attempt, checkout: stored } = held;
    const now = clock.now();
    // What was found out before another process took the work on is about an attempt that was otherwise then.
    if (isOver(attempt)) {
      await tx
        .update(paymentAttempt)
        .set({ leasedUntil: null })
        .where(eq(paymentAttempt.id, attempt.id));
      return;
    }
    const known = {
      state: stored.state,
      attemptState: attempt.state,
      amount: attempt.amount,
      providerId: attempt.providerId,
      ending: endingOf(held, wish, now),
      failureRecorded: await isRecorded(tx, finding),
    };
    const changes = await carryOut(services, tx, held, judge(known, finding));
    await write(tx, held, changes, { finding, wish }, now);
  };
  await withScope(pool, SYSTEM, work, acting);
  services.interrupt?.("settled");
}
