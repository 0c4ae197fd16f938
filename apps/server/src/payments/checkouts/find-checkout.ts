import { can, type AccessDecision } from "@marquee/domain/access/can";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { and, desc, eq } from "drizzle-orm";
import { campaign, checkout, invoice, paymentAttempt, transaction } from "../../schema/schema.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import type { Attempt } from "../attempts/attempt-lease.ts";
import { isPayable } from "./checkout-state.ts";
import { paymentRefusals } from "../messages.ts";
import type { PaymentServices } from "../payment-services.ts";
import { storedCheckout, type StoredCheckout } from "./stored-checkout.ts";

/** A checkout with its newest attempt, and what its payment made. */
export interface FoundCheckout {
  readonly checkout: StoredCheckout;
  readonly attempt: Attempt | null;
  readonly campaignId: string | null;
  readonly invoiceId: string | null;
  readonly paidWith: Checkout["paidWith"];
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
      paidWith: transaction.paidWith,
    })
    .from(checkout)
    .leftJoin(paymentAttempt, eq(paymentAttempt.checkoutId, checkout.id))
    .leftJoin(campaign, eq(campaign.checkoutId, checkout.id))
    .leftJoin(invoice, eq(invoice.checkoutId, checkout.id))
    .leftJoin(
      transaction,
      and(eq(transaction.checkoutId, checkout.id), eq(transaction.status, "Paid")),
    )
    .where(and(inScope(scope, checkout.companyId, checkout.storeId), eq(checkout.id, id)))
    .orderBy(desc(paymentAttempt.number))
    .limit(1);
  return found && { ...found, checkout: storedCheckout(found.checkout) };
}

/** Whether this person may pay: the ability to open a checkout pays it too (PAYSRV-C1). A card is verified by its holder alone. */
export function mayPay({ user }: Pick<Work, "user">, checkout: StoredCheckout): AccessDecision {
  const { kind, companyId, storeId } = checkout;
  if (kind !== "cardVerification") return can(user, "campaigns.create", { companyId, storeId });
  if (user.email === checkout.userId) return can(user, "cards.manageOwn");
  return { allowed: false, reason: paymentRefusals.anothersCard };
}

/** Whether this person may see it: those who may pay, and those who see all payments (PAYSRV-A1). */
export function maySee(work: Pick<Work, "user">, checkout: StoredCheckout): AccessDecision {
  const answer = mayPay(work, checkout);
  return can(work.user, "transactions.view").allowed ? { allowed: true } : answer;
}

/** Whether this person may see what was paid with: the opener, and those who see invoices or payments (PAYSRV-A2). */
const maySeePayment = ({ user }: Pick<Work, "user">, { userId }: StoredCheckout): boolean =>
  user.email === userId ||
  can(user, "invoices.view").allowed ||
  can(user, "transactions.view").allowed;

/** Whether PayPal can collect it: not a card's verification, and not a checkout that costs nothing. */
export const canPayByPaypal = ({ kind, total }: StoredCheckout): boolean =>
  total > 0 && kind !== "cardVerification";

const METHOD = { stripe: "card", paypal: "paypal", none: "none" } as const;

/** Whether the caller may charge a card for it: somebody other than the opener once it saves none (PAYSRV-K13). */
export const mayCharge = (
  { user }: Pick<Work, "user">,
  { checkout, attempt }: FoundCheckout,
): boolean => checkout.userId === user.email || attempt?.isShared === true;

/** A checkout on the wire. The card's secret goes to those who may pay, and only while it can be paid (PAYSRV-T2). */
export function checkoutView(
  work: Pick<Work, "user">,
  found: FoundCheckout,
  { cards, paypal }: Pick<PaymentServices, "cards" | "paypal">,
): Checkout {
  const { checkout: stored, attempt, campaignId, invoiceId, paidWith } = found;
  const { id, kind, state, receipt, total, message, expiresAt } = stored;
  const payable = isPayable(state) && mayPay(work, stored).allowed;
  const secret = payable && mayCharge(work, found) ? attempt?.clientSecret : null;
  const seesPayment = maySeePayment(work, stored);
  const byPaypal = payable && canPayByPaypal(stored) ? paypal : null;
  return {
    id,
    kind,
    state,
    receipt,
    clientSecret: secret ?? null,
    publishableKey: secret ? cards.publishableKey : null,
    paymentIntentId: payable || seesPayment ? (attempt?.providerId ?? null) : null,
    method: METHOD[attempt?.provider ?? "none"],
    paypal: byPaypal && { clientId: byPaypal.clientId, amount: total },
    savesCard: attempt?.savesCard === true && stored.userId === work.user.email,
    paidWith: seesPayment ? paidWith : null,
    message,
    campaignId,
    invoiceId,
    expiresAt,
  };
}
