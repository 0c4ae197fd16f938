import { can } from "@marquee/domain/access/can";
import { centsOf } from "@marquee/domain/money/cents";
import { MINIMUM_CARD_CHARGE } from "@marquee/domain/payments/card-charge";
import { and, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { checkout, paymentAttempt } from "../../schema/schema.ts";
import { conflict, forbidden, type Refusal } from "../../platform/refusal/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import { payableStates } from "../checkouts/checkout-state.ts";
import { findCheckout, type FoundCheckout } from "../checkouts/find-checkout.ts";
import { paymentRefusals as say } from "../messages.ts";
import { newId } from "../../platform/database/new-id.ts";
import { openOrResume } from "../checkouts/resume-checkout.ts";
import type { PaymentServices } from "../payment-services.ts";

/** The newest verification of the caller that can still be paid, perhaps the one of an intent. */
async function findOpenVerification(work: Work, which?: SQL): Promise<FoundCheckout | undefined> {
  const { tx, scope, user, now } = work;
  const [open] = await tx
    .select({ id: checkout.id })
    .from(checkout)
    .innerJoin(paymentAttempt, eq(paymentAttempt.checkoutId, checkout.id))
    .where(
      and(
        inScope(scope, checkout.companyId, checkout.storeId),
        eq(checkout.userId, user.email),
        eq(checkout.kind, "cardVerification"),
        inArray(checkout.state, [...payableStates]),
        gt(checkout.expiresAt, now.toISOString()),
        which,
      ),
    )
    .orderBy(desc(checkout.createdOn))
    .limit(1);
  return open && findCheckout(work, open.id);
}

/**
 * The checkout of a call that names none, which can only verify a card of the caller for 0.50 (PAYSRV-G1). An open one
 * is resumed, so that the call may be repeated; a call that names an intent opens no other.
 */
export async function openVerification(
  services: PaymentServices,
  request: SignedInRequest,
  amount: number,
  intentId?: string,
): Promise<FoundCheckout | Refusal> {
  if (centsOf(amount) !== MINIMUM_CARD_CHARGE) return conflict(say.noCheckout);
  const answer = can(request.user, "cards.manageOwn");
  if (!answer.allowed) return forbidden(answer.reason);
  const which = intentId === undefined ? undefined : eq(paymentAttempt.providerId, intentId);
  const open = await request.transaction((tx) => findOpenVerification({ ...request, tx }, which));
  if (open) return open;
  return intentId === undefined
    ? openOrResume(services, request, { id: newId(), kind: "cardVerification" })
    : conflict(say.noCheckout);
}
