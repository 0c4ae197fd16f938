import type { Checkout, CheckoutState } from "@marquee/domain/payments/checkout.schema";
import { and, desc, eq, gt, inArray, type SQL } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import type { TransactionContext, RequestContext } from "../../platform/tenancy/request-context.ts";
import type { Scope } from "../../platform/tenancy/scope.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import {
  campaign,
  checkout,
  invoice,
  paymentAttempt,
  resumedRequest,
  transaction,
} from "../../schema/schema.ts";
import type { Attempt } from "../attempts/queries.ts";
import { payableStates } from "./checkout-state.ts";
import { storedCheckout, type StoredCheckout } from "./stored-checkout.ts";

/** A checkout with its newest attempt, and what its payment made. */
export interface FoundCheckout {
  readonly checkout: StoredCheckout;
  readonly attempt: Attempt | null;
  readonly campaignId: string | null;
  readonly invoiceId: string | null;
  readonly paidWith: Checkout["paidWith"];
}

export type NewCheckout = typeof checkout.$inferInsert;

const tenantFilter = (scope: Scope) => inScope(scope, checkout.companyId, checkout.storeId);

/** A checkout within the scope; undefined for a foreign one and an unknown one alike. */
export async function findCheckout(
  { tx, scope }: TransactionContext,
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
    .where(and(tenantFilter(scope), eq(checkout.id, id)))
    .orderBy(desc(paymentAttempt.number))
    .limit(1);
  return found && { ...found, checkout: storedCheckout(found.checkout) };
}

/** The id of the checkout that a request returned instead of opening its own (PAYSRV-C7). */
export async function resumedCheckoutId(
  { tx, scope }: TransactionContext,
  requestId: string,
): Promise<string | undefined> {
  const [resumed] = await tx
    .select({ id: checkout.id })
    .from(resumedRequest)
    .innerJoin(checkout, eq(checkout.id, resumedRequest.checkoutId))
    .where(and(tenantFilter(scope), eq(resumedRequest.id, requestId)));
  return resumed?.id;
}

/** Stores which checkout a request returns; a request that is stored already is not changed. */
export const insertResumedRequest = (
  tx: Tx,
  row: typeof resumedRequest.$inferInsert,
): Promise<unknown> => tx.insert(resumedRequest).values(row).onConflictDoNothing();

/** The id of the checkout of this purchase that can still be paid, within the scope. */
export async function equalCheckoutId(
  { tx, scope }: TransactionContext,
  purchaseHash: string,
): Promise<string | undefined> {
  const [equal] = await tx
    .select({ id: checkout.id })
    .from(checkout)
    .where(
      and(
        tenantFilter(scope),
        eq(checkout.purchaseHash, purchaseHash),
        inArray(checkout.state, [...payableStates]),
      ),
    );
  return equal?.id;
}

/** The newest verification of the caller that can still be paid, perhaps the one of an intent. */
export async function findOpenVerification(
  context: RequestContext,
  intentId?: string,
): Promise<FoundCheckout | undefined> {
  const { tx, scope, user, now } = context;
  const ofIntent: SQL | undefined =
    intentId === undefined ? undefined : eq(paymentAttempt.providerId, intentId);
  const [open] = await tx
    .select({ id: checkout.id })
    .from(checkout)
    .innerJoin(paymentAttempt, eq(paymentAttempt.checkoutId, checkout.id))
    .where(
      and(
        tenantFilter(scope),
        eq(checkout.userId, user.email),
        eq(checkout.kind, "cardVerification"),
        inArray(checkout.state, [...payableStates]),
        gt(checkout.expiresAt, now.toISOString()),
        ofIntent,
      ),
    )
    .orderBy(desc(checkout.createdOn))
    .limit(1);
  return open && findCheckout(context, open.id);
}

/** Stores a checkout; false if its id is taken or an equal one can still be paid. Of concurrent calls one is accepted. */
export async function insertCheckout(tx: Tx, row: NewCheckout): Promise<boolean> {
  const made = await tx
    .insert(checkout)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: checkout.id });
  return made.length > 0;
}

/** Stores the state of a checkout and the message to its payer, perhaps only if it is in a certain state. */
export const updateCheckoutState = (
  tx: Tx,
  id: string,
  { state, message }: { readonly state: CheckoutState; readonly message: string | null },
  now: Date,
  before?: CheckoutState,
): Promise<unknown> =>
  tx
    .update(checkout)
    .set({ state, message, updatedOn: now.toISOString() })
    .where(and(eq(checkout.id, id), before === undefined ? undefined : eq(checkout.state, before)));
