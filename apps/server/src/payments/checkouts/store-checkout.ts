import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { checkout } from "../../schema/schema.ts";
import { requestHash } from "../../platform/http/request-hash.ts";
import { conflict, Refusal } from "../../platform/http/refusal.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import { beginAttempt } from "../attempts/begin-attempt.ts";
import { findCheckout, type FoundCheckout } from "./find-checkout.ts";
import { keptRequest } from "./kept-request.ts";
import { paymentRefusals as say } from "../messages.ts";
import { priceCheckout } from "./price-checkout.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The checkout of an id within the scope, if its request was this one. */
async function repeated(
  work: Work,
  id: string,
  hash: string,
): Promise<FoundCheckout | Refusal | undefined> {
  const known = await findCheckout(work, id);
  if (!known) return undefined;
  return known.checkout.requestHash === hash ? known : conflict(say.idTaken);
}

async function found(work: Work, id: string): Promise<FoundCheckout> {
  const known = await findCheckout(work, id);
  if (!known) throw new Error(`checkout ${id} was stored and is not there`);
  return known;
}

/**
 * Checks, prices and stores a plan together with the try to collect its price, before any provider is asked
 * (PAYSRV-C6). The same id with the same request answers the first checkout, also to a caller who was at it in the
 * same moment; with another request it is a conflict. It can be paid for a day.
 */
export async function storeCheckout(
  work: Work,
  request: CheckoutRequest,
): Promise<FoundCheckout | Refusal> {
  const kept = keptRequest(request);
  const { id, kind, draft, code } = kept;
  const hash = requestHash({ kind, draft, code });
  const before = await repeated(work, id, hash);
  if (before) return before;
  const priced = await priceCheckout(work, kept);
  if (priced instanceof Refusal) return priced;
  const { companyId, storeId, receipt } = priced;
  const at = work.now.toISOString();
  const expiresAt = new Date(work.now.getTime() + DAY).toISOString();
  const made = await work.tx
    .insert(checkout)
    .values({
      id,
      kind,
      state: "open",
      companyId,
      storeId,
      userId: work.user.email,
      draft,
      requestHash: hash,
      receipt,
      total: receipt.total,
      charge: receipt.charge,
      createdOn: at,
      updatedOn: at,
      expiresAt,
    })
    .onConflictDoNothing({ target: checkout.id })
    .returning({ id: checkout.id });
  // Somebody stored it since we looked, in this company or in another.
  if (made.length === 0) return (await repeated(work, id, hash)) ?? conflict(say.idTaken);
  const collecting = { id, companyId, total: receipt.total, charge: receipt.charge, expiresAt };
  await beginAttempt(work.tx, collecting, receipt.charge === 0 ? "none" : "stripe", work.now);
  return found(work, id);
}
