import type { Page } from "@marquee/api/http/call";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import { checkout, paymentAttempt } from "../../schema/schema.ts";
import { notFound, Refusal, unavailable } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { holdsText, orderOf, type ListQuery } from "../../platform/lists/list-query.ts";
import { readPage } from "../../platform/lists/read-page.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import type { Attempt } from "./attempt-lease.ts";
import { lookUp } from "../checkouts/look-up-checkout.ts";
import { checkoutView } from "../checkouts/find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { learnOf } from "./reconcile.ts";

type DeadAttempt = Attempt & { readonly deadSince: string };

const SORT = {
  deadSince: paymentAttempt.deadSince,
  amount: paymentAttempt.amount,
  tries: paymentAttempt.tries,
} as const;

const isDead = (attempt: Attempt): attempt is DeadAttempt => attempt.deadSince !== null;

function troubleOf(attempt: DeadAttempt, userId: string): StuckPayment {
  const { id, checkoutId, companyId, providerStatus, tries, lastError, deadSince } = attempt;
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
    retries: tries,
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

/** Payments that are left to people (PAYSRV-D1), the newest first; `q` looks at payments, checkouts and people. */
export async function listTroubles(
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
  const troubles = rows.flatMap(({ attempt, userId }) =>
    isDead(attempt) ? [troubleOf(attempt, userId)] : [],
  );
  return { rows: troubles, total };
}

/** The checkout of a try, whatever the try has come to. */
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
 * A person asks the provider once more (PAYSRV-D2): how the payment stands, or to give back what it could not give
 * back. One that is no trouble any more is answered as it stands; so is one that stays a trouble.
 */
export async function retryTrouble(
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
    const learnt = await learnOf(services, attemptId, { actor: user.email }, { again: true });
    if (learnt === "busy") return unavailable(say.beingWorkedOn);
  }
  const now = await lookUp(request, id);
  return now instanceof Refusal ? now : checkoutView(request, now, services);
}
