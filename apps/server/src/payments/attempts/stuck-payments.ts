import type { Page } from "@marquee/api/http/call";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { checkout, paymentAttempt } from "../../schema/schema.ts";
import { notFound, Refusal, unavailable } from "../../platform/refusal/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { holdsText, orderOf, type ListQuery } from "../../platform/lists/list-query.ts";
import { readPage } from "../../platform/lists/read-page.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import type { Attempt } from "./attempt-lease.ts";
import { lookUpCheckout } from "../checkouts/look-up-checkout.ts";
import { checkoutView } from "../checkouts/find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { reconcileAttempt } from "./reconcile.ts";

type DeadAttempt = Attempt & { readonly deadSince: string };

const SORT = {
  deadSince: paymentAttempt.deadSince,
  amount: paymentAttempt.amount,
  retries: paymentAttempt.retries,
} as const;

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

const selectDead = ({ tx, scope }: Pick<Work, "scope" | "tx">, where?: SQL) => {
  const condition = and(
    inScope(scope, checkout.companyId, checkout.storeId),
    isNotNull(paymentAttempt.deadSince),
    where,
  );
  return tx
    .select({ attempt: paymentAttempt, userId: checkout.userId })
    .from(paymentAttempt)
    .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
    .where(condition)
    .$dynamic();
};

/** Payments that are left to staff (PAYSRV-D1), the newest first; `q` searches payments, checkouts and users. */
export async function listStuckPayments(
  work: Work,
  listing: ListQuery,
): Promise<Page<StuckPayment> | Refusal> {
  const order = orderOf(listing.sort ?? "-deadSince", SORT, paymentAttempt.id);
  if (order instanceof Refusal) return order;
  const wanted = holdsText(listing.q, [
    paymentAttempt.providerId,
    paymentAttempt.checkoutId,
    checkout.userId,
  ]);
  const dead = selectDead(work, wanted).orderBy(...order);
  const count = () => work.tx.$count(selectDead(work, wanted).as("dead"));
  const { rows, total } = await readPage(listing, dead, count);
  const stuck = rows.flatMap(({ attempt, userId }) =>
    isDead(attempt) ? [toStuckPayment(attempt, userId)] : [],
  );
  return { rows: stuck, total };
}

/** The checkout of an attempt in whatever state. */
const checkoutOf = async ({ tx, scope }: Pick<Work, "scope" | "tx">, attemptId: string) => {
  const [found] = await tx
    .select({ id: checkout.id })
    .from(paymentAttempt)
    .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
    .where(
      and(inScope(scope, checkout.companyId, checkout.storeId), eq(paymentAttempt.id, attemptId)),
    );
  return found?.id;
};

/**
 * Retries a stuck payment for a person (PAYSRV-D2): queries the provider again, or requests another refund after a failed
 * one. Answers the checkout in its state then, whether the payment is still stuck or not.
 */
export async function retryStuckPayment(
  services: PaymentServices,
  request: SignedInRequest,
  attemptId: string,
): Promise<Checkout | Refusal> {
  const { user, transaction } = request;
  const id = await transaction((tx) => checkoutOf({ ...request, tx }, attemptId));
  if (id === undefined) return notFound();
  const [dead] = await transaction((tx) =>
    selectDead({ ...request, tx }, eq(paymentAttempt.id, attemptId)),
  );
  if (dead) {
    const result = await reconcileAttempt(
      services,
      attemptId,
      { actor: user.email },
      { again: true },
    );
    if (result === "busy") return unavailable(say.beingWorkedOn);
  }
  const now = await lookUpCheckout(request, id);
  return now instanceof Refusal ? now : checkoutView(request, now, services);
}
