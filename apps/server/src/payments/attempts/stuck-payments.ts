import type { Page } from "@marquee/api/http/call";
import type { RetriedPayment, StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { ListQuery } from "../../platform/lists/list-query.ts";
import { notFound, Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import type { PaymentRequest } from "../payment-services.ts";
import { findAttempt, listDeadAttempts, type Attempt } from "./queries.ts";
import { reconcileAttempt } from "./reconcile.ts";

type DeadAttempt = Attempt & { readonly deadSince: string };

const isDead = (attempt: Attempt): attempt is DeadAttempt => attempt.deadSince !== null;

function toStuckPayment(attempt: DeadAttempt, userId: string): StuckPayment {
  const { id, checkoutId, companyId, providerStatus, retries, lastError, deadSince } = attempt;
  const owed = attempt.state === "refundDue" ? attempt.receivedAmount : null;
  return {
    id,
    checkoutId,
    companyId,
    userId,
    kind: attempt.state === "refundDue" ? "refunding" : "collecting",
    paymentType: attempt.provider === "paypal" ? "PayPal" : "Card",
    paymentId: attempt.providerId,
    providerStatus,
    amount: owed ?? attempt.amount,
    retries,
    lastError,
    deadSince,
  };
}

/** Payments that are left to staff (PAYSRV-D1), the newest first. */
export async function listStuckPayments(
  context: RequestContext,
  listing: ListQuery & { readonly companyId?: string | undefined },
): Promise<Page<StuckPayment> | Refusal> {
  const page = await listDeadAttempts(context, listing);
  if (page instanceof Refusal) return page;
  const stuck = page.rows.flatMap(({ attempt, userId }) =>
    isDead(attempt) ? [toStuckPayment(attempt, userId)] : [],
  );
  return { rows: stuck, total: page.total };
}

/** Retries a stuck payment for a user (PAYSRV-D2), or its failed refund. Returns the payment in its state then. */
export async function retryStuckPayment(
  request: PaymentRequest,
  attemptId: string,
): Promise<RetriedPayment | Refusal> {
  const { services, user, transaction } = request;
  const find = () => transaction((tx) => findAttempt({ ...request, tx }, attemptId));
  const attempt = await find();
  if (!attempt) return notFound();
  if (isDead(attempt)) {
    const result = await reconcileAttempt(
      services,
      attemptId,
      { actor: user.email },
      { tag: "refundAgain" },
    );
    if (result === "busy") return unavailable(refusals.beingWorkedOn);
  }
  const now = await find();
  if (!now) return notFound();
  const { id, checkoutId, state } = now;
  return { id, checkoutId, state, stuck: isDead(now) };
}
