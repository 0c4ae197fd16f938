import { conflict, notFound, type Refusal } from "../../platform/refusal/refusal.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import { findCheckout } from "../checkouts/queries.ts";
import { paymentRefusals as say } from "../messages.ts";

/** Which checkout a call is about: the query names it, else the body does. */
export const namedCheckout = (
  query: { readonly checkout?: string | undefined },
  body: { readonly id: string },
): string => query.checkout ?? body.id;

/** The id of a checkout that was paid (PAYSRV-I2); a conflict where there is no verified payment. */
export async function paidCheckout(work: Work, id: string): Promise<string | Refusal> {
  const found = await findCheckout(work, id);
  if (!found) return notFound();
  return found.checkout.state === "paid" ? found.checkout.id : conflict(say.notPaid);
}
