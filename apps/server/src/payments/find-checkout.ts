import { can } from "@marquee/domain/access/can";
import type { Checkout, CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { and, desc, eq } from "drizzle-orm";
import { campaign, checkout, invoice, paymentAttempt } from "../database/schema/schema.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";
import type { Attempt, StoredCheckout } from "./attempt-lease.ts";

/** A checkout with its newest try, and what it made once it was paid. */
export interface FoundCheckout {
  readonly checkout: StoredCheckout;
  readonly attempt: Attempt | null;
  readonly campaignId: string | null;
  readonly invoiceId: string | null;
}

/** A checkout within the scope; undefined for a foreign one and an unknown one alike. */
export async function findCheckout(
  { tx, scope }: Work,
  id: string,
): Promise<FoundCheckout | undefined> {
  const [found] = await tx
    .select({
      checkout,
      attempt: paymentAttempt,
      campaignId: campaign.id,
      invoiceId: invoice.id,
    })
    .from(checkout)
    .leftJoin(paymentAttempt, eq(paymentAttempt.checkoutId, checkout.id))
    .leftJoin(campaign, eq(campaign.checkoutId, checkout.id))
    .leftJoin(invoice, eq(invoice.checkoutId, checkout.id))
    .where(and(inScope(scope, checkout.companyId, checkout.storeId), eq(checkout.id, id)))
    .orderBy(desc(paymentAttempt.createdOn), desc(paymentAttempt.id))
    .limit(1);
  return found;
}

const PAYABLE: ReadonlySet<CheckoutState> = new Set([
  "open",
  "requiresAction",
  "unknown",
  "declined",
]);

/** Whether a card may still be charged for a checkout in this state. */
export const isPayable = (state: CheckoutState): boolean => PAYABLE.has(state);

/** Whether this person may pay for it: what opens a checkout also pays it. */
export const mayPay = (
  { user }: Pick<Work, "user">,
  { companyId, storeId }: Pick<StoredCheckout, "companyId" | "storeId">,
): boolean => can(user, "campaigns.create", { companyId, storeId }).allowed;

/** A checkout as it travels. What a card is charged with goes only to who may pay, and only while it can be. */
export function checkoutView(
  work: Pick<Work, "user">,
  { checkout: stored, attempt, campaignId, invoiceId }: FoundCheckout,
  publishableKey: string,
): Checkout {
  const { id, kind, state, receipt, message, expiresAt } = stored;
  const secret = isPayable(state) && mayPay(work, stored) ? attempt?.clientSecret : null;
  return {
    id,
    kind,
    state,
    receipt,
    clientSecret: secret ?? null,
    publishableKey: secret ? publishableKey : null,
    paymentIntentId: attempt?.providerId ?? null,
    message,
    campaignId,
    invoiceId,
    expiresAt,
  };
}
