import { conflict, notFound, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { findCheckout } from "../checkouts/queries.ts";
import type { SoldCheckout, StoredCheckout } from "../checkouts/stored-checkout.ts";
import { paymentRefusals as refusals } from "../messages.ts";

/** Which checkout a call is about: the query names it, else the body does. */
export const namedCheckout = (
  query: { readonly checkout?: string | undefined },
  body: { readonly id: string },
): string => query.checkout ?? body.id;

/** Whether what a caller says of a record beside its id is what is stored, as far as it is named (PAYSRV-I3, INV-F1). */
export const isAsStored = <Stored extends object>(
  stored: Stored,
  { id: _id, ...said }: { readonly id: string } & Partial<Record<keyof Stored, unknown>>,
): boolean => Object.entries(said).every(([name, value]) => stored[name as keyof Stored] === value);

/** A checkout that was paid (PAYSRV-I2); a conflict if there is no verified payment. */
export async function paidCheckout(
  context: RequestContext,
  id: string,
): Promise<StoredCheckout | Refusal> {
  const found = await findCheckout(context, id);
  if (!found) return notFound();
  return found.checkout.state === "paid" ? found.checkout : conflict(refusals.notPaid);
}

/** A checkout that was paid for a campaign: the verification of a card makes no campaign and no invoice (PAYSRV-I2). */
export async function soldCheckout(
  context: RequestContext,
  id: string,
): Promise<SoldCheckout | Refusal> {
  const paid = await paidCheckout(context, id);
  if (paid instanceof Refusal) return paid;
  return paid.kind === "cardVerification" ? conflict(refusals.cardVerified) : paid;
}
